import { describe, expect, it } from 'vitest'
import { heldBackLeftOut, leftOutPhrasings } from '#domain/recipe/properties/table/left-out-phrasings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** Severities of what stands in the warm, or of rice that does, which has its own words. */
function found(ingredients: string, steps: string): string[] {
  const recipe = { title: 'Dish', servings: 4, ingredients: ingredients.split('\n'), instructions: [steps] }
  return verifyRecipe(recipe, undefined, { author: 'cook' })
    .findings.filter(({ code }) => code === 'left_out' || code === 'rice_cooling')
    .map(({ severity }) => severity)
}

describe.each([
  ['the rule was made by', leftOutPhrasings],
  ['were held back', heldBackLeftOut],
])('phrasings that %s', (_, { danger, safe }) => {
  it.each(danger)('%s. %s: stands out too long', (ingredients, steps) => {
    expect(found(ingredients, steps)).toHaveLength(1)
  })
  it.each(safe)('%s. %s: does not', (ingredients, steps) => {
    expect(found(ingredients, steps)).toEqual([])
  })
})

it('warns after two hours, blocks after four, and says which food it is', () => {
  const shrimp = (hours: number) => `Boil the shrimp for 3 minutes. Leave the shrimp on the counter for ${hours} hours.`
  expect([2, 3, 4, 5].map((hours) => found('1 lb shrimp', shrimp(hours)))).toEqual([
    [],
    ['warns'],
    ['warns'],
    ['blocks'],
  ])
  const recipe = { title: 'Shrimp', servings: 4, ingredients: ['1 lb shrimp'], instructions: [shrimp(5)] }
  const { findings } = verifyRecipe(recipe, undefined, { author: 'cook' })
  expect(findings.find(({ code }) => code === 'left_out')?.message).toBe(
    'Step 1 leaves shrimp at room temperature too long: bacteria grow there after two hours. Keep it in the fridge.',
  )
})
