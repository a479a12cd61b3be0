import { describe, expect, it } from 'vitest'
import { isDisliked } from '#domain/recipe/verify/eater/dislikes.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

function disliked(text: string, dislike: string): boolean {
  const [line] = readRecipe({ servings: 1, ingredients: [text] }).lines
  return line !== undefined && isDisliked(line, dislike)
}

describe('a food that somebody will not have', () => {
  it.each([
    ['8 oz cremini mushrooms, sliced', 'mushrooms'],
    ['8 oz cremini mushrooms, sliced', 'Mushroom'],
    ['1 cup cilantro, chopped', 'fresh cilantro'],
    ['1 lb large shrimp', 'seafood'],
    ['2 tbsp fish sauce', 'fish'],
    ['1 lb ground beef', 'red meat'],
    ['1/2 cup feta, crumbled', 'cheese'],
    ['1 cup whole milk', 'milk'],
    ['2 tbsp olive oil or butter', 'butter'],
    ['1 lb blue blorfleaf', 'blorfleaf'],
    ['1 red bell pepper', 'bell peppers'],
  ])('is found in "%s" by "%s"', (text, dislike) => {
    expect(disliked(text, dislike)).toBe(true)
  })

  it.each([
    ['1 can coconut milk', 'milk'],
    ['2 tbsp rice vinegar', 'rice'],
    ['2 tbsp peanut butter', 'butter'],
    ['1 eggplant, cubed', 'eggs'],
    ['1 tsp black pepper', 'peppers'],
    ['1 cup jasmine rice', ''],
    ['1 cup jasmine rice', '???'],
  ])('is not found in "%s" by "%s"', (text, dislike) => {
    expect(disliked(text, dislike)).toBe(false)
  })
})
