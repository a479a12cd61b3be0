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
