import type { Page } from '@playwright/test'
import { apiOf } from './members.ts'

/** A plan of the member of this page, as the server has it. */
export const planOf = (page: Page, id: number) => apiOf(page.request).mealPlans.get({ params: { id } })

/** A thing of the calendar on this page. */
export const entryOf = (page: Page, id: string) => page.locator(`[data-entry="${id}"]`)

/** Two own recipes for two: one with eggs, one of plants. */
export async function eggsAndCarrots(api: ReturnType<typeof apiOf>) {
  const eggs = await api.recipes.create({
    body: {
      title: 'Fried eggs with potatoes',
      servings: 2,
      ingredients: ['4 eggs', '1 lb potatoes', '2 tbsp olive oil'],
      instructions: ['Boil the potatoes for 20 minutes.', 'Fry the eggs in the oil for 4 minutes.'],
    },
  })
  const carrots = await api.recipes.create({
    body: {
      title: 'Roasted carrots',
      servings: 2,
      ingredients: ['1 lb carrots', '2 tbsp olive oil'],
      instructions: ['Roast the carrots in the oil at 400°F for 30 minutes.'],
    },
  })
  return { eggs, carrots }
}
