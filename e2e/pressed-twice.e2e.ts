import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { apiOf, member } from './members.ts'

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
  await page.getByLabel('A new list').fill('Saturday')
  await twice(page.getByRole('button', { name: 'New list' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible()
  const api = apiOf(page.request)
  expect(await api.recipes.list({ query: {} })).toHaveLength(1)
  expect(await api.shopping.list({ query: {} })).toHaveLength(2)
  expect((await api.accounts.currentUser({})).generationsLeft).toBe(2)
})

test('a press counts for the button it began on, though the page moves under it', async ({ page }) => {
  await member(page)
  await page.goto('/lists')
  await page.getByLabel('A new list').fill('Sunday')
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

  await test.step('but what is dragged off it, and let go elsewhere, does not', async () => {
    await page.goto('/lists')
    await page.getByLabel('A new list').fill('Monday')
    await button.hover()
    await page.mouse.down()
    await moved('150px')
    await page.mouse.move(8, 300)
    await page.mouse.up()
    await expect(page.getByLabel('A new list')).toHaveValue('Monday')
    await expect(page).toHaveURL('/lists')
  })
})
