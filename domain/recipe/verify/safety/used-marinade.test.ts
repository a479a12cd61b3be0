import { describe, expect, it } from 'vitest'
import { heldBackMarinade, marinadePhrasings } from '#domain/recipe/properties/table/marinade-phrasings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

function isFound(ingredients: string, steps: string): boolean {
  const instructions = steps.split(/(?<=\.) /)
  const recipe = { title: 'Dish', servings: 4, ingredients: ingredients.split('\n'), instructions }
  const { findings } = verifyRecipe(recipe, undefined, { author: 'cook' })
  return findings.some(({ code }) => code === 'used_marinade')
}

describe.each([
  ['the rule was made by', marinadePhrasings],
  ['were held back', heldBackMarinade],
])('phrasings that %s', (_, { danger, safe }) => {
  it.each(danger)('%s. %s: is served raw', (ingredients, steps) => {
    expect(isFound(ingredients, steps)).toBe(true)
  })
  it.each(safe)('%s. %s: is not', (ingredients, steps) => {
    expect(isFound(ingredients, steps)).toBe(false)
  })
})
