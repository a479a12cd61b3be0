import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { minutesText } from '#domain/measure/minutes.ts'
import { expect, expectAccessible, test, toast } from './journey.ts'
import { apiOf, member } from './members.ts'

test('servings rescale the amounts at once, in words a cook would say, and back', async ({ page }) => {
  const recipe = await open(page)
  const ingredients = page.getByRole('region', { name: 'Ingredients', exact: true })
  await expect(ingredients).toContainText(`For ${recipe.servings} people`)
  // without the notes on scaling, which are items too and come and go with the servings
  const lines = ingredients.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(lines).toHaveCount(recipe.ingredients.length)
  const before = await lines.allInnerTexts()
  await ingredients.getByRole('button', { name: 'Servings: one more' }).click()
  await expect(ingredients).toContainText(`For ${recipe.servings + 1} people`)
  const after = await lines.allInnerTexts()
  expect(after).toHaveLength(before.length)
  expect(after).not.toEqual(before)
  await ingredients.getByLabel('Servings', { exact: true }).fill(String(recipe.servings))
  await expect.poll(() => lines.allInnerTexts()).toEqual(before)
})

test('minutes of preparing and of cooking stand on the page and in the dialog; the tooltips share one wait', async ({
  page,
}) => {
  const recipe = await open(page)
  const isTold = async () => {
    for (const [name, minutes] of [
      ['Prep', recipe.prepTime],
      ['Cook', recipe.cookTime],
    ] as const) {
      const fact = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
      await expect(fact.getByRole('definition')).toHaveText(minutesText(minutes))
    }
  }
  await isTold()
  await page.getByRole('button', { name: 'Share' }).hover()
  await expect(page.getByText('Share', { exact: true })).toBeVisible()
  await expect(page.getByText('Share', { exact: true })).not.toHaveAttribute('data-at-once')
  await page.getByRole('button', { name: 'Print' }).hover()
  await expect(page.getByText('Print', { exact: true })).toBeVisible()
  // the second tooltip of a row does not wait 700 ms again
  await expect(page.getByText('Print', { exact: true })).toHaveAttribute('data-at-once')

  await page.goto(`/?recipe=${recipe.id}`)
  await expect(page.getByRole('dialog', { name: recipe.title })).toBeVisible()
  await isTold()
})

test('a recipe is saved as a text with its title, every ingredient and every step', async ({ page }) => {
  const recipe = await open(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^[\w .-]+\.txt$/)
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain(recipe.title)
  for (const { name } of recipe.ingredients) expect(text).toContain(name)
  for (const { description } of recipe.instructions) expect(text.replaceAll(/\s+/g, ' ')).toContain(description)
})

test('thumbs rate, and the same thumb again takes it back', async ({ page, failing }) => {
  failing.push('/rate')
  const { id } = await open(page)
  const rating = async () => (await apiOf(page.request).recipes.get({ params: { id } })).userRating
  const up = page.getByRole('button', { name: 'Thumbs up' })
  const down = page.getByRole('button', { name: 'Thumbs down' })
  await up.click()
  await expect(toast(page)).toContainText('Recipe Rated')
  expect(await rating()).toBe(1)
  await down.click()
  await expect(down).toHaveAttribute('aria-pressed', 'true')
  await expect(up).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(rating).toBe(-1)
  await down.click()
  await expect.poll(rating).toBe(null)

  await page.route('**/rate', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await up.click()
  await expect(toast(page)).toContainText('Failed to rate recipe. Please try again.')
  await expect(up).toHaveAttribute('aria-pressed', 'false')
})

test('a recipe that is deleted from its page leads home', async ({ page }) => {
  const { title } = await open(page)
  await page.getByRole('button', { name: `Delete: ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('/')
  await expect(page.getByText('Nothing cooked up yet')).toBeVisible()
})

test('another member’s recipe, and an address that names none, are not found', async ({ page, failing }) => {
  failing.push('/api/recipes/')
  const { id } = await open(page)
  await page.context().clearCookies()
  await member(page)
  await page.goto(`/recipes/${id}`)
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  await page.goto('/recipes/spoon')
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
})

test('a recipe that does not come says so and can be asked for again', async ({ page, failing }) => {
  failing.push('/api/recipes/')
  await page.route('**/api/recipes/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } }),
  )
  const { id, title } = await open(page)
  await page.goto(`/recipes/${id}`)
  await expect(page.getByRole('alert')).toContainText('Not just now.')
  await expectAccessible(page, 'a recipe that does not come')
  await page.unroute('**/api/recipes/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

/** A new member's page of a new recipe. */
async function open(page: Page) {
  await member(page)
  const recipe = await apiOf(page.request).recipes.generate({ body: { recipeType: 'Main Dish' } })
  await page.goto(`/recipes/${recipe.id}`)
  return recipe
}
