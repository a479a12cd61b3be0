import type { Page } from '@playwright/test'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import { expectAsked } from './first-load.ts'
import { expect, expectAccessible, expectFits, test, toast } from './journey.ts'
import { apiOf, grant, member } from './members.ts'

test('the lists of the dashboard: waiting, failing, empty, with hearts, without what was deleted, and full', async ({
  page,
  failing,
  playwright,
  baseURL,
}) => {
  const { user } = await member(page)

  await test.step('lists are waited for; one that cannot be read says so and can be asked again', async () => {
    failing.push('/api/recipes')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/recipes?*', async (route) => {
      await held.promise
      await route.fulfill({ status: 500, json: { code: 'internal', message: 'The stove is cold.' } })
    })
    await page.goto('/')
    for (const name of ['Recent Recipes', 'Favorite Recipes'] as const)
      await expect(card(page, name).locator('[data-skeleton-row]')).toHaveCount(3)
    await expectAccessible(page, 'a loading dashboard')
    held.resolve()
    await expect(card(page, 'Recent Recipes').getByRole('alert')).toContainText('The stove is cold.')
    await expectAccessible(page, 'a failing dashboard')
    await page.unroute('**/api/recipes?*')
    await card(page, 'Recent Recipes').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No recipes yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No recipes yet')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Or start here' })).toBeVisible()
  })

  await test.step('a heart keeps a recipe among the favourites, and takes it back', async () => {
    failing.push('/favorite')
    const [recipe] = await cookFor(page, 1)
    const { title, id } = recipe!
    await page.reload()
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

  await test.step('a recipe is deleted only after the question, and is gone for good', async () => {
    failing.push('/recipes/')
    const [recipe] = await apiOf(page.request).recipes.list({})
    const { title, id } = recipe!
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
    await expect(page.getByText('No recipes yet')).toBeVisible()
    expect((await page.goto(`/recipes/${id}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
    await expectAccessible(page, 'a recipe that is not there')
  })

  await test.step('it shows the newest eight', async () => {
    const administrator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await grant(administrator, user.id, 'premium')
    await administrator.dispose()
    const made = await cookFor(page, 9, { recipeType: 'Main Dish' })
    const rows = card(page, 'Recent Recipes')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    const calls = [
      '/api/auth/user',
      '/api/meal-plans/ahead',
      '/api/meal-plans/today',
      '/api/recipes/:id/image.svg',
      '/api/recipes?view=row',
      '/api/tonight',
    ]
    await expectAsked(page, '/', calls, 'kinds')
    await expect(rows).toHaveCount(8)
    await expect(rows.first().getByRole('link')).toHaveText(made.at(-1)!.title)
    await expect(page.getByText('As many recipes as you like')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Unlimited')).toBeVisible()
    await expectAccessible(page, 'a full dashboard')
  })

  await test.step('a session that ended elsewhere is noticed at the next press of a heart', async () => {
    failing.push('/favorite', '/api/recipes', '/api/tonight')
    const heart = card(page, 'Recent Recipes')
      .getByRole('button', { name: /^Favorite: / })
      .first()
    await expect(heart).toBeVisible()
    await apiOf(page.request).accounts.signOut({ body: {} })
    await heart.click()
    await expect(toast(page)).toContainText('You are logged out. Logging in again...')
    await page.waitForURL('/signin')
  })
})

test('five long titles stand whole on a phone and in sight on a desk, and Cook leads into cook mode', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { user } = await member(page)
  const { recipes } = apiOf(page.request)
  for (const vegetable of ['Brussels sprouts', 'carrots', 'parsnips', 'beets', 'potatoes'])
    await recipes.create({
      body: {
        title: `Roasted ${vegetable} with a maple and mustard glaze and toasted walnuts`,
        servings: 2,
        ingredients: [`500 g ${vegetable}`, '1 tbsp maple syrup', '1 tbsp mustard', '120 g walnuts'],
        instructions: ['Toss it all on a tray.', 'Roast for 30 minutes.'],
      },
    })
  const rows = card(page, 'Recent Recipes')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  // a line is higher than this, and a letter may stand out of its line
  const isWhole = (title: HTMLElement) => title.scrollHeight < title.clientHeight + 10

  await test.step('on a phone all of them, one below the other, with nothing cut', async () => {
    await page.goto('/')
    await expect(rows).toHaveCount(5)
    for (const row of await rows.all()) {
      expect(await row.getByRole('heading').evaluate(isWhole)).toBe(true)
      const { x, width } = (await row.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    await expectFits(page)
    await expectAccessible(page, 'a dashboard on a phone')
  })

  await test.step('on a phone they begin above its bar', async () => {
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('region', { name: 'Tonight' }).getByRole('listitem')).toHaveCount(3)
    const title = (await page.getByRole('heading', { name: 'Recent Recipes' }).boundingBox())!
    const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
    expect(title.y + title.height).toBeLessThan(bar.y)
  })

  await test.step('on a desk of a free plan favorites stand beside them', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const recent = (await card(page, 'Recent Recipes').boundingBox())!
    const favorite = (await card(page, 'Favorite Recipes').boundingBox())!
    expect(favorite.y).toBe(recent.y)
    expect(favorite.x).toBeGreaterThan(recent.x + recent.width)
  })

  await test.step('on a desk each on two lines at most, and all five in sight', async () => {
    const administrator = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await grant(administrator, user.id, 'premium')
    await administrator.dispose()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.reload()
    await expect(rows).toHaveCount(5)
    await card(page, 'Recent Recipes').evaluate((list) => list.scrollIntoView({ block: 'center' }))
    for (const row of await rows.all()) {
      expect(await row.getByRole('heading').evaluate(isWhole)).toBe(true)
      await expect(row).toBeInViewport({ ratio: 0.8 })
    }
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('Cook leads from Tonight to the first step', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Plan a week' })).toHaveAttribute('href', '/meal-plans/new')
    const cook = page
      .getByRole('region', { name: 'Tonight' })
      .getByRole('link', { name: /^Cook: Roasted/ })
      .first()
    const title = (await cook.getAttribute('aria-label'))!.replace('Cook: ', '')
    await cook.click()
    await expect(page).toHaveURL(/\/recipes\/\d+\?cook=1$/)
    await expect(page.getByRole('dialog', { name: title }).getByText('Step 1 of 2', { exact: true })).toBeVisible()
  })
})

test('a newcomer has three dishes for tonight on a phone, each one tap from being written, and what does not load says so', async ({
  page,
  failing,
}) => {
  failing.push('/api/tonight')
  await page.setViewportSize({ width: 390, height: 844 })
  await member(page, { dietaryPreference: 'Vegetarian' })
  const tonight = page.getByRole('region', { name: 'Tonight' })
  const fail = (address: string) =>
    page.route(address, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'The stove is cold.' } }),
    )
  for (const address of ['**/api/tonight?*', '**/api/tonight/composed?*']) {
    await fail(address)
    await page.goto('/')
    await expect(tonight.getByRole('alert')).toContainText('The stove is cold.')
    await page.unroute(address)
    await tonight.getByRole('button', { name: 'Try again' }).click()
    await expect(tonight.getByRole('button', { name: /^Generate: / })).toHaveCount(3)
    await expect(tonight.getByRole('alert')).toHaveCount(0)
  }
  await expect(tonight).toContainText('A new dish counts as one of today’s recipes.')
  await expectFits(page)
  await expect(page.getByRole('region', { name: 'Or start here' }).getByRole('link')).toHaveCount(3)
  await expectAccessible(page, 'the dashboard of a newcomer')

  const dish = tonight.getByRole('button', { name: /^Generate: / }).first()
  const title = (await dish.getAttribute('aria-label'))!.replace('Generate: ', '')
  await dish.click()
  await page.waitForURL(/\/recipes\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start cooking' })).toBeInViewport()
  await page.goto('/')
  await expect(tonight.getByRole('link', { name: `Cook: ${title}` })).toBeVisible()
  await expect(tonight.getByRole('button', { name: /^Generate: / })).toHaveCount(2)
  await expect(page.getByText('2 of 3 recipes left today').first()).toBeVisible()
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
