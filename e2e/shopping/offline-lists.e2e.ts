import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../journey.ts'
import { apiOf, member } from '../members.ts'

test.use({ serviceWorkers: 'allow' })

test('a list is used where there is no reception: it opens, it is ticked and typed into, and joins on return', async ({
  page,
  context,
  failing,
}) => {
  failing.push('/api/', '/assets/', '/lists')
  await member(page)
  const api = apiOf(page.request)
  const { id } = await api.shopping.create({ body: { title: 'Saturday' } })
  for (const text of ['milk', 'eggs', 'leeks', 'salt']) await api.shopping.addItem({ params: { id }, body: { text } })
  await page.goto(`/lists/${id}`)
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeVisible()
  await keptPages(page)

  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await page.getByLabel('Add to the list').fill('2 kg flour')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'More about Leeks' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/^3 changes are saved on this device/).last()).toBeVisible()
  await fromMenu(page, 'Rename the list')
  await page.getByRole('dialog').getByLabel('Name').fill('Sunday')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
  await fromMenu(page, 'Your store’s aisles')
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Dairy & Eggs: up' }).click()
  await page.getByRole('button', { name: 'Save aisle order' }).click()
  await expect(page.getByText(/^5 changes are saved on this device/).last()).toBeVisible()
  await expectAccessible(page, 'a list without reception')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: '2 kg flour' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Leeks' })).toBeHidden()
  await expect(page.getByText(/^5 changes are saved on this device/).last()).toBeVisible()
  await page.goto('/lists')
  await expect(page.getByRole('link', { name: 'Sunday' })).toBeVisible()

  // meanwhile somebody at home adds to it
  await context.setOffline(false)
  await context.setOffline(true)
  await page.goto(`/lists/${id}`)
  await page.getByRole('checkbox', { name: 'Eggs' }).check()
  await context.setOffline(false)
  await expect(page.getByText(/changes? (?:is|are) saved on this device/)).toHaveCount(0)
  await expect
    .poll(async () =>
      (await api.shopping.get({ params: { id } })).items.map(({ name, checked }) => `${name} ${checked}`).sort(),
    )
    .toEqual(expect.arrayContaining(['eggs true', 'milk true']))
  const { items, title, aisles } = await api.shopping.get({ params: { id } })
  expect([title, aisles[0]]).toEqual(['Sunday', 'Dairy & Eggs'])
  expect(items.filter(({ name }) => /flour/.test(name))).toHaveLength(1)
  expect(items.some(({ name }) => /leek/.test(name))).toBe(false)
})

test('what one member left waiting is neither shown to nor sent by the next on the same device', async ({
  page,
  context,
  failing,
}) => {
  failing.push('/api/', '/assets/', '/lists')
  const ana = await member(page)
  const api = apiOf(page.request)
  const { id } = await api.shopping.create({ body: { title: 'Of Ana' } })
  await api.shopping.addItem({ params: { id }, body: { text: 'milk' } })
  await page.goto(`/lists/${id}`)
  await page.route('**/api/shopping-lists/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionfailed') : route.continue(),
  )
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await logOut(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved changes?' })
  await expect(question).toContainText('an unsaved change to a shopping list', { timeout: 10_000 })
  await expectAccessible(page, 'signing out with something unsent', '[role=alertdialog]')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
  await logOut(page)
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible({ timeout: 10_000 })
  expect(await keysKept(page)).toEqual([])
  await page.unroute('**/api/shopping-lists/*')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url())
  })
  await member(page)
  await page.goto('/lists')
  await expect(page.getByText('No lists yet')).toBeVisible()
  await page.goto(`/lists/${id}`)
  await expect(page.getByRole('heading', { name: 'List Not Found' })).toBeVisible()
  expect(sent.filter((url) => url.includes('shopping-lists'))).toEqual([])
  await apiOf(page.request).accounts.signIn({ body: { email: ana.email, password: ana.password } })
  expect((await api.shopping.get({ params: { id } })).items[0]?.checked).toBe(false)
  await context.close()
})

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account: / }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More options for this list' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The browser has kept the pages; from the next loading on they come without the network. */
async function keptPages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect.poll(async () => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const keysKept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept-')))
