import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mostInADay } from '#domain/recipe/verify/plausible.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const bread = ['4 cups flour', '1 cup sugar', '1 cup butter', '4 eggs', '1 cup walnuts']
const found = (servings: number, ingredients: readonly string[] = bread) =>
  verifyRecipe({ servings, ingredients, instructions: [] }, undefined, { author: 'cook' }).findings.filter(
    ({ code }) => code === 'implausible_serving',
  )

it('asks of a loaf for one whether it is one serving, and names whose bound it is', () => {
  expect(found(1).map(({ severity, message }) => [severity, message])).toEqual([
    [
      'warns',
      expect.stringMatching(
        /^A serving comes to [\d,]+ kcal; 2,000 is the daily value on US food labels \(FDA, 21 CFR 101\.9\)\. Is it really one serving, or is an amount wrong\?$/,
      ),
    ],
  ])
  expect(found(8)).toEqual([])
  expect(found(4, ['15 cups rice'])[0]?.message).toContain('Is 4 the right number of servings')
  expect(found(4, ['2 cups rice'])).toEqual([])
})

it('asks of every serving that is more than a day, and of no other, whatever is in it', () => {
  const foods = ['cups flour', 'lb chicken breast', 'cups rice', 'tbsp olive oil', 'cups sugar', 'lb broccoli']
  const anyLine = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...foods))
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 12 }),
      (lines, servings) => {
        const ingredients = lines.map(([amount, food]) => `${amount} ${food}`)
        const verified = verifyRecipe({ servings, ingredients, instructions: [] }, undefined, { author: 'cook' })
        const { perServing } = verified.nutrition
        const isTooMuch = mostInADay.some(({ of, most }) => perServing[of] > most * 1.1)
        expect(verified.findings.some(({ code }) => code === 'implausible_serving')).toBe(isTooMuch)
      },
    ),
    { numRuns: 60 },
  )
})
