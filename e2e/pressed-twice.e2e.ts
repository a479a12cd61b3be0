import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { apiOf, grant, member } from './members.ts'

test('two presses of a button make one recipe, and one list', async ({ page }) => {
  await member(page)
  const twice = (button: Locator) => button.evaluate((element: HTMLElement) => [element.click(), element.click()])
  await page.goto('/?dialog=generate')
  await twice(page.getByRole('button', { name: 'Generate My Recipe' }))
  const dish = page.getByRole('dialog').getByRole('button', { name: 'Generate Shopping List' })
  await expect(dish).toBeVisible()
  await twice(dish)
  await expect(page).toHaveURL(/\/lists\/\d+$/)
  await page.goto('/lists')
  await page.getByLabel('List name').fill('Saturday')
  await twice(page.getByRole('button', { name: 'New list' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible()
  const api = apiOf(page.request)
  expect(await api.recipes.list({ query: {} })).toHaveLength(1)
  expect(await api.shopping.list({ query: {} })).toHaveLength(2)
  expect((await api.accounts.currentUser({})).generationsLeft).toBe(2)
})

test('what is on its way is neither stopped by a double-click nor begun again by whoever comes back to it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const calls = { recipe: 0, menu: 0, cancel: 0 }
  const held = { recipe: Promise.withResolvers<void>(), menu: Promise.withResolvers<void>() }
  for (const what of ['recipe', 'menu'] as const)
    await page.route(`**/api/generate-${what}`, async (route) => {
      calls[what] += 1
      await held[what].promise
      await route.continue()
    })
  page.on('request', (request) => {
    if (request.url().endsWith('/cancel')) calls.cancel += 1
  })
  const go = (address: string) => page.evaluate((address) => window.history.pushState({}, '', address), address)
  /** A double-click near the right edge, as slow as people are: its second half comes when the page shows what the first began. */
  const pressTwice = async (button: Locator, begun: Locator) => {
    const { x, y, width, height } = (await button.boundingBox())!
    await page.mouse.click(x + width - 30, y + height / 2)
    await expect(begun).toBeVisible()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
  }
  const { user } = await member(page)
  const administrator = await playwright.request.newContext({ baseURL: baseURL! })
  await grant(administrator, user.id, 'premium')
  const dialog = page.getByRole('dialog', { name: 'Generate Your Perfect Recipe' })
  const writing = dialog.getByText('Reading your request…')
  const form = dialog.getByRole('button', { name: 'Generate My Recipe' })

  await test.step('the second half of a double-click does not reach what came under it', async () => {
    await page.goto('/?dialog=generate')
    await pressTwice(form, writing)
    await expect(writing).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('nor is a second recipe begun elsewhere', async () => {
    await go('/ideas?with=rice,egg')
    const idea = page.getByRole('button', { name: /^Generate/ }).first()
    await expect(idea).toHaveAttribute('aria-busy', 'true')
    await idea.click({ force: true })
    await go('/?dialog=generate')
    await expect(writing).toBeVisible()
    await expect(form).toBeHidden()
  })
  await test.step('nor is a menu', async () => {
    await go('/menu-planning')
    await page.getByText('Dinner', { exact: true }).click()
    const menu = page.getByRole('button', { name: 'Generate Menu' })
    const coming = page.getByText('Reading your request…')
    await menu.scrollIntoViewIfNeeded()
    await pressTwice(menu, coming)
    await go('/lists')
    await expect(page.getByRole('button', { name: 'New list' })).toBeVisible()
    await go('/menu-planning')
    await expect(coming).toBeVisible()
    await expect(menu).toBeHidden()
  })
  held.recipe.resolve()
  await expect(page.getByText('Recipe Generated!')).toBeVisible()
  held.menu.resolve()
  await expect(page.getByText('Menu Generated Successfully!')).toBeVisible()
  expect(calls).toEqual({ recipe: 1, menu: 1, cancel: 0 })
  await go('/ideas?with=rice,egg')
  await expect(page.getByRole('button', { name: /^Generate/ }).first()).not.toHaveAttribute('aria-busy')
})

test('a press counts for the button it began on, though the page moves under it', async ({ page }) => {
  await member(page)
  await page.goto('/lists')
  await page.getByLabel('List name').fill('Sunday')
  const button = page.getByRole('button', { name: 'New list' })
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  const moved = (by: string) =>
    page.getByRole('main').evaluate((main, by) => {
      main.style.paddingTop = by
    }, by)
  await moved('150px')
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()

  await test.step('an item of a menu above which another one came', async () => {
    await page.getByRole('button', { name: 'More options for this list' }).click()
    const item = page.getByRole('menuitem', { name: 'Rename the list' })
    await item.hover()
    await page.mouse.down()
    await item.evaluate((row) => {
      row.style.marginTop = '60px'
    })
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await test.step('but what is dragged off it, and let go elsewhere, does not', async () => {
    await page.goto('/lists')
    await page.getByLabel('List name').fill('Monday')
    await button.hover()
    await page.mouse.down()
    await moved('150px')
    await page.mouse.move(8, 300)
    await page.mouse.up()
    await expect(page.getByLabel('List name')).toHaveValue('Monday')
    await expect(page).toHaveURL('/lists')
  })
})
