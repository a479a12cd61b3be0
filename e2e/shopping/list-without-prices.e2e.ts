import { expect, test } from '../journey.ts'
import { apiOf, member } from '../members.ts'

test('what has no price says so wherever a price stands', async ({ page }) => {
  await member(page)
  const { id } = await apiOf(page.request).shopping.create({ body: { title: 'Paper' } })
  await page.goto(`/lists/${id}`)
  await page.getByLabel('Add to the list').fill('kitchen paper')
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 of 1 in the cart, N/A to go')).toBeVisible()
  await expect(page.getByText('TotalN/A', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /More about kitchen paper/i }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Price' })).toContainText('N/A')
  await page.goto('/lists')
  await expect(page.getByRole('main')).toContainText('N/A')
  await expect(page.getByRole('main')).not.toContainText('$0.00')
})
