import { expect, it } from 'vitest'
import { wishFindings } from '#domain/recipe/verify/eater/wish-findings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const rice = verifyRecipe({
  title: 'Rice',
  servings: 2,
  ingredients: ['1 cup jasmine rice'],
  instructions: ['Simmer the rice for 20 minutes.'],
})
const { calories } = rice.nutrition.perServing

it('a recipe that is quick, cheap and light enough has nothing said against it', () => {
  expect(wishFindings(rice, { maxMinutes: 20, budget: 20, calories: calories * 1.05 })).toEqual([])
  expect(wishFindings(rice, {})).toEqual([])
})

it('one that takes longer, costs more or is off the calories does', () => {
  const found = wishFindings(rice, { maxMinutes: 15, budget: 0.01, calories: calories * 2 })
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'blocks over_time',
    'blocks over_budget',
    'blocks off_calories',
  ])
  expect(found[0]?.message).toBe('The recipe takes 20 minutes; the limit is 15.')
})
