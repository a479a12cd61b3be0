import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generatedMenu, menuMember } from '#server/test-world/menus.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

describe('another dish of a menu', () => {
  test('has the food that was asked for where no dish beside it has it', async () => {
    const ada = await menuMember(world)
    const { menu } = await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2, includeIngredients: 'eggplant' })
    const linesAt = async (place: number, { recipeIds }: { recipeIds: number[] }) =>
      JSON.stringify((await ada.api.recipes.get({ params: { id: recipeIds[place]! } })).ingredients)
    const holding = await Promise.all([0, 1].map((place) => linesAt(place, menu)))
    const place = holding.findIndex((lines) => lines.includes('eggplant'))
    expect(holding.filter((lines) => lines.includes('eggplant'))).toHaveLength(1)
    const swapped = await ada.api.menus.swap({ params: { id: menu.id }, body: { place } })
    expect(swapped.recipeIds[place]).not.toBe(menu.recipeIds[place])
    expect(await linesAt(place, swapped)).toContain('eggplant')
  })

  test('keeps a budget of which a recipe for more people takes its part', async () => {
    const ada = await menuMember(world)
    const { menu } = await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2, servings: 4, budget: 60 })
    const roast = {
      title: 'Beef roast',
      servings: 40,
      ingredients: ['20 lb beef chuck roast'],
      instructions: ['Roast it for 2 hours.'],
    }
    const own = await ada.api.recipes.create({ body: roast })
    const params = { id: menu.id }
    const changed = await ada.api.menus.update({ params, body: { recipeIds: [own.id, menu.recipeIds[1]!] } })
    expect(own.estimatedCost).toBeGreaterThan(100)
    expect(changed.totalCost).toBeLessThan(100)
    expect((await ada.api.menus.swap({ params, body: { place: 1 } })).totalCost).toBeLessThanOrEqual(60)
  })
})
