import { expect, expectSound, test, toast } from '../journey.ts'
import { press } from '../keyboard.ts'
import { apiOf, asAdministrator, member } from '../members.ts'

test('an administrator sees what a price changes, sets it, and a cook’s recipe costs that', async ({
  page,
  browser,
  baseURL,
}) => {
  // a food that no other journey buys
  await member(page)
  const { id } = await apiOf(page.request).recipes.create({
    body: { title: 'Abalone', servings: 1, instructions: ['Grill it.'], ingredients: ['200 g abalone'] },
  })
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const desk = await elsewhere.newPage()
  await asAdministrator(desk.request)
  await desk.goto('/admin/prices')
  await desk.getByLabel('Search foods').fill('unicorn')
  await press(desk, desk.getByRole('button', { name: 'Show all foods' }))
  await expect(desk.getByRole('table', { name: 'Foods and what they cost' })).toBeVisible()
  await expect(desk.getByLabel('Search foods')).toHaveValue('')
  await desk.getByLabel('Search foods').fill('abalo')
  await expectSound(desk, '/admin/prices')
  await desk.getByRole('link', { name: 'abalone', exact: true }).click()
  await desk.getByLabel('Price per 100 g').fill('12.5')
  await desk.getByLabel('Source').fill('the fish market')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('region', { name: 'What changes' })).toContainText('$12.50')
  await expectSound(desk, 'a price being set')
  await press(desk, desk.getByRole('button', { name: 'Save this price' }))
  await expect(toast(desk)).toContainText('Price saved')
  await elsewhere.close()

  await page.goto(`/recipes/${id}`)
  await page.getByRole('button', { name: /^Cost/ }).click()
  await expect(page.getByRole('table', { name: 'Cost, line by line' })).toContainText('$25.00')
})
