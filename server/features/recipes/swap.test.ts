import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

const world = await startApp()
afterAll(() => world.close())
let ada: Cook
let recipe: Recipe
beforeAll(async () => {
  ada = await cook(world.app)
  recipe = await ada.api.recipes.generate({ body: { cuisine: 'Italian', recipeType: 'Main Dish' } })
})

describe('“I’m out of …”', () => {
  test('offers swaps with what they change, and makes the one that is taken', async () => {
    const line = await swappableLine()
    const offers = await ada.api.recipes.swaps({ params: { id: recipe.id }, query: { line } })
    const [offer] = offers
    if (!offer) throw new Error('nothing offered')
    const before = ingredientText(recipe.ingredients[line]!)
    const swapped = await ada.api.recipes.swap({ params: { id: recipe.id }, body: { line, food: offer.food } })
    expect(ingredientText(swapped.ingredients[line]!)).toBe(offer.line)
    expect(swapped.changes.at(-1)).toMatchObject({ line, from: before, to: offer.line })
    const calories =
      swapped.verification.nutrition.perServing.calories - recipe.verification.nutrition.perServing.calories
    expect(Math.round(calories)).toBe(offer.calories)
    expect(await ada.api.recipes.get({ params: { id: recipe.id } })).toMatchObject({
      ingredients: swapped.ingredients,
      calories: swapped.calories,
    })
  })

  test('is a stranger’s 404, and a food that is not offered is refused and changes nothing', async () => {
    const bo = await cook(world.app)
    const there = { params: { id: recipe.id } }
    await expect(bo.api.recipes.swaps({ ...there, query: { line: 0 } })).rejects.toThrow('404')
    await expect(bo.api.recipes.swap({ ...there, body: { line: 0, food: 'butter' } })).rejects.toThrow('404')
    const before = await ada.api.recipes.get(there)
    await expect(ada.api.recipes.swap({ ...there, body: { line: 0, food: 'water-buffalo' } })).rejects.toThrow(
      'can’t replace this line',
    )
    await expect(ada.api.recipes.swap({ ...there, body: { line: 60, food: 'butter' } })).rejects.toThrow('400')
    expect(await ada.api.recipes.get(there)).toEqual(before)
    expect(await ada.api.recipes.swaps({ ...there, query: { line: 59 } })).toEqual([])
  })
})

async function swappableLine(): Promise<number> {
  for (const line of recipe.ingredients.keys()) {
    const offers = await ada.api.recipes.swaps({ params: { id: recipe.id }, query: { line } })
    if (offers.length > 0) return line
  }
  throw new Error('no line of it can be swapped')
}
