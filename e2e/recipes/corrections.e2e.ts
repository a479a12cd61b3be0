import { expect, expectSound, test, toast } from '../journey.ts'
import { letterTo } from '../letters.ts'
import { apiOf, asAdministrator, member } from '../members.ts'

test('a cook says what a line is, an administrator accepts it, and the recipe is read that way', async ({
  page,
  browser,
  baseURL,
}) => {
  // a name of its own, which no other journey corrects
  const name = 'Hafer Morgenstern'
  const { email } = await member(page)
  const words = { title: 'Warm oats', servings: 1, instructions: ['Warm it all in a pan.'] }
  const { id } = await apiOf(page.request).recipes.create({
    body: { ...words, ingredients: [`1 cup ${name}`, '1/2 cup rolled oats'] },
  })
  await page.goto(`/recipes/${id}`)
  const correct = page.getByRole('button', { name: `Not right? Correct “1 cup ${name}”` })
  await page.getByRole('button', { name: /^Cost/ }).click()
  await expect(correct).toBeVisible()
  const energy = page.getByRole('button', { name: /^Calories/ })
  await energy.click()
  await correct.click()
  const dialog = page.getByRole('dialog', { name: 'Correct this line' })
  await dialog.getByLabel('What is it?').fill('oat m')
  await dialog.getByRole('button', { name: 'unsweetened oat milk', exact: true }).click()
  await expectSound(page, 'a line being corrected')
  await dialog.getByRole('button', { name: 'Send suggestion' }).click()
  await expect(toast(page)).toContainText('Thank you')

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const desk = await elsewhere.newPage()
  await asAdministrator(desk.request)
  await desk.goto('/admin/corrections')
  await expectSound(desk, '/admin/corrections')
  await desk.getByRole('link', { name: `“${name}” is unsweetened oat milk` }).press('Enter')
  await expect(desk.getByText('It would change 1 stored recipe.')).toBeVisible({ timeout: 20_000 })
  await expect(desk.getByRole('row', { name: /^Food/ })).toContainText('unsweetened oat milk')
  await expectSound(desk, 'a correction')
  await desk.getByLabel('Message to Ada Cook').fill('Well spotted!')
  await desk.getByRole('button', { name: 'Accept' }).dblclick()
  await expect(toast(desk)).toContainText('Correction accepted')
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(desk.getByText('It changed 1 stored recipe.')).toBeVisible()
  await expect(desk.getByText(/^Accepted by Grace Boss, .*: Well spotted!$/)).toBeVisible()
  await expectSound(desk, 'a correction that was accepted')
  const accepted = await apiOf(desk.request).admin.audit({ query: { q: name, action: 'accept-correction' } })
  expect(accepted).toHaveLength(1)
  await elsewhere.close()

  await page.reload()
  await energy.click()
  await expect(page.getByRole('row', { name: /unsweetened oat milk/ })).toContainText('115')
  expect((await letterTo(email, /Well spotted!/)).subject).toBe('We’ve accepted your correction')
})
