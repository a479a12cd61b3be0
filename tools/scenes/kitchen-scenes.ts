import type { Page } from '@playwright/test'
import type { Scene } from './shot-scenes.ts'

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const hold = (address: string) => async (page: Page) => void (await page.route(address, () => undefined))
const fail = (address: string) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))

/** Finding, writing and cooking. `:token` is a link to a recipe of the household. */
export const kitchenScenes: readonly Scene[] = [
  { name: 'recipes-found', who: 'household', path: '/recipes?q=tomato' },
  { name: 'recipes-nothing', who: 'household', path: '/recipes?q=xylophone&diet=vegan' },
  { name: 'recipes-empty', who: 'empty', path: '/recipes' },
  { name: 'recipes-loading', who: 'household', path: '/recipes', prepare: hold('**/api/recipes?*') },
  { name: 'recipes-failing', who: 'household', path: '/recipes', prepare: fail('**/api/recipes?*') },
  { name: 'editor-edit', who: 'household', path: '/recipes/:id/edit' },
  { name: 'editor-paste', who: 'household', path: '/recipes/new?paste=1' },
  { name: 'editor-variation', who: 'household', path: '/recipes/new?variationOf=:id' },
  { name: 'editor-unknown', who: 'empty', path: '/recipes/new', arrange: typeUnknown },
  { name: 'import-photo', who: 'empty', path: '/recipes/import', prepare: withModel },
  { name: 'import-photo-spent', who: 'spent', path: '/recipes/import', prepare: withModel },
  { name: 'ideas-locked', who: 'empty', path: '/ideas' },
  { name: 'scale', who: 'household', path: '/recipes/:id', arrange: press('Scale to what you have') },
  { name: 'recipe-more', who: 'household', path: '/recipes/:id', arrange: openMenu, window: true },
  { name: 'share', who: 'household', path: '/recipes/:id?dialog=share', window: true },
  { name: 'shared', who: 'visitor', path: '/r/:token' },
  { name: 'shared-dead', who: 'visitor', path: '/r/0123456789012345678901' },
]

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menu').waitFor()
}

async function typeUnknown(page: Page): Promise<void> {
  await page.getByLabel('Ingredient, line 1', { exact: true }).fill('2 tbsp peanut butter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1 tbsp flurbian paste')
  await page.getByText(/We don’t recognize this/).waitFor()
}

async function withModel(page: Page): Promise<void> {
  await page.route('**/api/site', async (route) => {
    const site = await (await route.fetch()).json()
    await route.fulfill({ json: { ...site, services: { ...site.services, languageModel: 'openai' } } })
  })
}
