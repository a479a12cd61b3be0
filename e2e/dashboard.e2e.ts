import type { Page } from '@playwright/test'
import type { GenerationForm } from '#contract/generation.ts'
import { expect, expectAccessible, test, toast } from './journey.ts'
import { apiOf, grant, member } from './members.ts'

const loud = { name: 'Generate New Recipe' } as const

test('an empty dashboard waits, says what to do, and fills with the newest eight', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { user } = await member(page)
  let letThrough: (() => void) | undefined
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route('**/api/recipes?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(card(page, 'Recent Recipes').locator('[data-skeleton-row]')).toHaveCount(3)
  await expect(card(page, 'Favorite Recipes').locator('[data-skeleton-row]')).toHaveCount(3)
  await expectAccessible(page, 'a loading dashboard')
  letThrough?.()
  await expect(page.getByText('Nothing cooked up yet')).toBeVisible()
  await expect(page.getByText('No favorites yet')).toBeVisible()

  const administrator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await grant(administrator, user.id, 'premium')
  await administrator.dispose()
  const made = await cookFor(page, 9)
  await page.reload()
  const rows = card(page, 'Recent Recipes')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(rows).toHaveCount(8)
  await expect(rows.first().getByRole('link')).toHaveText(made.at(-1)!.title)
  await expect(page.getByText('As many recipes as you like')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Unlimited')).toBeVisible()
  await expectAccessible(page, 'a full dashboard')
})

test('a list that cannot be read says so and can be asked again', async ({ page, failing }) => {
  failing.push('/api/recipes')
  await member(page)
  await page.route('**/api/recipes?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'The stove is cold.' } }),
  )
  await page.goto('/')
  await expect(card(page, 'Recent Recipes').getByRole('alert')).toContainText('The stove is cold.')
  await expectAccessible(page, 'a failing dashboard')
  await page.unroute('**/api/recipes?*')
  await card(page, 'Recent Recipes').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing cooked up yet')).toBeVisible()
})

test('a heart keeps a recipe among the favourites, and takes it back', async ({ page, failing }) => {
  failing.push('/favorite')
  await member(page)
  const [recipe] = await cookFor(page, 1)
  const { title, id } = recipe!
  await page.goto('/')
  const heart = card(page, 'Recent Recipes').getByRole('button', { name: `Favorite: ${title}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(toast(page)).toContainText('Added to Favorites')
  await page.reload()
  await expect(card(page, 'Favorite Recipes').getByRole('link', { name: title })).toBeVisible()
  await card(page, 'Favorite Recipes')
    .getByRole('button', { name: `Favorite: ${title}` })
    .click()
  await expect(toast(page)).toContainText('Removed from Favorites')
  await expect(page.getByText('No favorites yet')).toBeVisible()
  expect((await apiOf(page.request).recipes.get({ params: { id } })).isFavorite).toBe(false)

  await page.route('**/favorite', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await heart.click()
  await expect(toast(page)).toContainText('Failed to update favorite status')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a recipe is deleted only after the question, and is gone for good', async ({ page, failing }) => {
  failing.push('/api/recipes/')
  await member(page)
  const [recipe] = await cookFor(page, 1)
  const { title, id } = recipe!
  await page.goto('/')
  const more = card(page, 'Recent Recipes').getByRole('button', { name: `More: ${title}` })
  const remove = async () => {
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await remove()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this recipe?' })
  await expect(question).toContainText(title)
  await expectAccessible(page, 'the question before deleting')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect((await apiOf(page.request).recipes.list({})).length).toBe(1)

  await remove()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page)).toContainText('Deleted')
  await expect(page.getByText('Nothing cooked up yet')).toBeVisible()
  await page.goto(`/recipes/${id}`)
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  await expectAccessible(page, 'a recipe that is not there')
})

test('a spent day closes the button; the dialog by its address shows the panel, then a form that cannot be sent', async ({
  page,
}) => {
  await member(page)
  await cookFor(page, 3)
  await page.goto('/')
  await expect(page.getByText("You've reached your daily limit!")).toBeVisible()
  await expect(page.getByRole('button', loud)).toBeDisabled()
  await expectAccessible(page, 'a dashboard on a spent day')

  await page.goto('/?dialog=generate')
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await expect(dialog.getByRole('heading', { name: 'Daily Limit Reached' })).toBeVisible()
  await expect(dialog.getByText('MOST POPULAR')).toBeVisible()
  await expectAccessible(page, 'the limit panel')
  await dialog.getByRole('button', { name: 'Back to Form' }).click()
  await expect(dialog.getByRole('button', { name: 'Generate My Recipe' })).toBeDisabled()
  await page.goto('/?dialog=generate')
  await dialog.getByRole('link', { name: 'View All Plans' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('a day that was spent elsewhere is told by the panel, and the wish is still there', async ({ page, failing }) => {
  failing.push('/api/generate-recipe')
  await member(page)
  await page.goto('/?dialog=generate')
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await dialog.getByLabel('Exclude ingredients').fill('okra')
  await cookFor(page, 3)
  await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(dialog.getByRole('heading', { name: 'Daily Limit Reached' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to Form' }).click()
  await expect(dialog.getByLabel('Exclude ingredients')).toHaveValue('okra')
  expect((await apiOf(page.request).recipes.list({})).length).toBe(3)
})

test('what a plan does not have is shown behind its lock, and opens with the plan', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { user } = await member(page)
  const administrator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await page.goto('/?dialog=generate')
  await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(1)
  await dialog.getByText('Notes, spice and more').click()
  await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(3)
  await expect(dialog.getByRole('combobox', { name: 'Spice level' })).toBeHidden()

  await grant(administrator, user.id, 'mid')
  await page.reload()
  for (const fold of ['Fine-tuning', 'Calories per serving']) await dialog.locator('summary').getByText(fold).click()
  for (const name of ['Spice level', 'Cooking method', 'Recipe complexity', 'Season'])
    await expect(dialog.getByRole('combobox', { name })).toBeEnabled()
  await expect(dialog.getByLabel('Specific ingredients')).toBeEnabled()
  await expect(dialog.getByLabel('Special notes')).toBeEnabled()
  await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(1)
  await expect(dialog.getByRole('textbox', { name: 'Calories per serving' })).toBeHidden()
  await expectAccessible(page, 'the generation dialog of a paid plan')

  await grant(administrator, user.id, 'premium')
  await administrator.dispose()
  await page.reload()
  await expect(dialog.getByRole('link', { name: 'Upgrade to unlock' })).toHaveCount(0)
  await dialog.getByText('Fine-tuning').click()
  await dialog.getByLabel('Calories per serving').fill('500')
  await dialog.getByRole('combobox', { name: 'Spice level' }).selectOption('Hot')
  await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(toast(page)).toContainText('Recipe Generated!')
  const [recipe] = await apiOf(page.request).recipes.list({})
  expect(Math.abs(recipe!.summary.calories - 500)).toBeLessThanOrEqual(50)
})

test('a generation that is cancelled costs nothing and leaves the wish as it was', async ({ page, failing }) => {
  failing.push('/api/generate-recipe')
  await member(page)
  const stopped: string[] = []
  let release: (() => void) | undefined
  const cancelPressed = new Promise<void>((done) => {
    release = done
  })
  // The kitchen writes in milliseconds; held here, it is as slow as a language model, and obeys the cancel as it does.
  await page.route('**/api/generate-recipe', async (route) => {
    await cancelPressed
    const events = [
      `data: ${JSON.stringify({ type: 'started', generationId: 'held-one' })}`,
      `event: error\nid: 409\ndata: ${JSON.stringify({ code: 'generation_cancelled', message: 'The generation was stopped.' })}`,
    ]
    await route.fulfill({ contentType: 'text/event-stream', body: events.map((event) => `${event}\n\n`).join('') })
  })
  await page.route('**/api/generations/*/cancel', async (route) => {
    stopped.push(new URL(route.request().url()).pathname)
    await route.fulfill({ json: { cancelled: true } })
  })
  await page.goto('/')
  await page.getByRole('button', loud).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await dialog.getByLabel('Exclude ingredients').fill('okra')
  await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(dialog.getByText('Reading your request')).toBeVisible()
  await expectAccessible(page, 'a recipe being written')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('Stopping')).toBeVisible()
  release?.()
  await expect(toast(page)).toContainText('It didn’t use one of today’s recipes.')
  expect(stopped).toEqual(['/api/generations/held-one/cancel'])
  await expect(dialog.getByLabel('Exclude ingredients')).toHaveValue('okra')
  await expect(dialog.getByText('3 of 3 left')).toBeVisible()
})

test('a window that is closed while a recipe is written finds it on return', async ({ page }) => {
  await member(page)
  await page.goto('/?dialog=generate')
  const sent = page.waitForResponse('**/api/generate-recipe')
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
  await sent
  await page.goto('about:blank')
  await expect.poll(async () => (await apiOf(page.request).recipes.list({})).length).toBe(1)
  await page.goto('/')
  await expect(page.getByText('2 of 3 recipes left today')).toBeVisible()
})

test('wishes that contradict each other are marked, nothing is counted and nothing is lost', async ({
  page,
  failing,
}) => {
  failing.push('/api/generate-recipe')
  await member(page)
  await page.goto('/?dialog=generate')
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  for (const fold of ['Budget and equipment', 'Kind of dish']) await dialog.getByText(fold).click()
  await dialog.getByLabel('Budget').fill('1')
  await dialog.getByLabel('Servings', { exact: true }).fill('10')
  await dialog.getByRole('radio', { name: 'Main Dish' }).check()
  await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It didn’t use one of today’s recipes.')
  await expect(dialog.getByLabel('Budget')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Budget')).toHaveValue('1')
  await expect(dialog.getByLabel('Servings', { exact: true })).toHaveValue('10')
  await expect(dialog.getByRole('radio', { name: 'Main Dish' })).toBeChecked()
  await expect(dialog.getByText('3 of 3 left')).toBeVisible()
  await expectAccessible(page, 'wishes that contradict each other')
  await dialog.getByLabel('Budget').fill('60')
  await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(toast(page)).toContainText('Recipe Generated!')
})

test('numbers outside their bounds are said beside their field, and nothing is sent', async ({ page }) => {
  await member(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('generate-recipe') && sent.push(request.url()))
  await page.goto('/?dialog=generate')
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  await dialog.getByLabel('Prep time').fill('500')
  await dialog.getByText('Budget and equipment').click()
  await dialog.getByLabel('Budget').fill('0')
  await dialog.getByLabel('Servings', { exact: true }).fill('')
  await dialog.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(dialog.getByLabel('Prep time')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Budget')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Servings', { exact: true })).toHaveValue('4')
  expect(sent).toEqual([])
})

test('a session that ended elsewhere is noticed at the next press of a heart', async ({ page, failing }) => {
  failing.push('/favorite', '/api/recipes', '/api/tonight')
  await member(page)
  const [recipe] = await cookFor(page, 1)
  await page.goto('/')
  const heart = card(page, 'Recent Recipes').getByRole('button', { name: `Favorite: ${recipe!.title}` })
  await expect(heart).toBeVisible()
  await apiOf(page.request).accounts.signOut({ body: {} })
  await heart.click()
  await expect(toast(page)).toContainText('You are logged out. Logging in again...')
  await page.waitForURL('/signin')
})

function card(page: Page, name: 'Recent Recipes' | 'Favorite Recipes') {
  return page.getByRole('region', { name })
}

/** Recipes made through the interface, one after the other. */
async function cookFor(page: Page, count: number, wish: GenerationForm = {}) {
  const { recipes } = apiOf(page.request)
  const made = []
  for (let index = 0; index < count; index += 1) made.push(await recipes.generate({ body: wish }))
  return made
}
