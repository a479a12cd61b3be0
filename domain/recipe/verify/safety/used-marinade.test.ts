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

const chicken = '1 lb chicken breast\n1/2 cup soy sauce\n4 scallions'
const steeped = 'Marinate the chicken in the soy sauce in the fridge for 4 hours.'

it.each([
  `Slice the scallions and set aside. ${steeped} Grill the chicken to 165°F. Drizzle the remaining marinade over it.`,
  `${steeped} Lift the chicken out, reserving the marinade. Grill the chicken to 165°F. Whisk the scallions into the reserved marinade as a dip.`,
  `${steeped} Grill the chicken to 165°F. Serve with the sauce left in the bowl.`,
])('a marinade is eaten raw: %s', (steps) => {
  expect(isFound(chicken, steps)).toBe(true)
})

it.each([
  `Fry the chicken to 165°F. Marinate the chicken in the soy sauce in the fridge overnight. Serve in the marinade.`,
  `${steeped} Grill the chicken for 15 minutes, brushing with the marinade, until 165°F.`,
  `${steeped} Grill the chicken to 165°F. Pour out the leftover marinade.`,
])('none is: %s', (steps) => {
  expect(isFound(chicken, steps)).toBe(false)
})
