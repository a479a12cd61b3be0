import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { apiOf, member } from './members.ts'

test.use({ serviceWorkers: 'allow' })

test('a page of which a new version took a part away comes anew by itself, and what waits is not lost', async ({
  page,
  failing,
}) => {
  failing.push('/assets/', '/api/shopping-lists')
  await member(page)
  const api = apiOf(page.request)
  const { id } = await api.shopping.create({ body: { title: 'Saturday' } })
  await api.shopping.addItem({ params: { id }, body: { text: 'milk' } })
  await page.goto(`/lists/${id}`)
  await page.route('**/api/shopping-lists/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionfailed') : route.continue(),
  )
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  const loaded = await withoutOnce(page, fileOf('library-page'))
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
  expect(loaded()).toBe(1)
  await page.unroute('**/api/shopping-lists/*')
  await expect.poll(async () => (await api.shopping.get({ params: { id } })).items[0]?.checked).toBe(true)
})

test('as long as something is typed the page stays as it is', async ({ page, failing }) => {
  failing.push('/assets/', '/api/auth/signup')
  await page.goto('/signup')
  const loaded = await withoutOnce(page, fileOf('toasts'))
  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Cook')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('paprika and thyme')
  const asked = page.waitForResponse(fileOf('toasts'))
  await page.keyboard.press('Enter')
  await asked
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeEnabled()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  expect(loaded()).toBe(0)
})

test('a page whose program is gone asks once more', async ({ page, failing }) => {
  failing.push('/assets/')
  const loaded = await withoutOnce(page, fileOf('index'))
  await page.goto('/forgot-password')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded()).toBe(2)
})

/**
 * The server has such a file no more when it is asked for it first. Answers how often the page has been loaded since. The route
 * stays: taking it away while the page is being replaced can leave that page waiting for a request for ever.
 */
async function withoutOnce(page: Page, file: string): Promise<() => number> {
  let isGone = true
  let loads = 0
  await page.route(file, (route) => {
    if (!isGone) return route.continue()
    isGone = false
    return route.fulfill({ status: 404, json: { code: 'not_found', message: 'Gone.' } })
  })
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** The address of a built part, as a pattern. */
function fileOf(name: string): string {
  const parts = JSON.parse(readFileSync('dist/client-manifest.json', 'utf8')) as Record<
    string,
    { name?: string; file: string }
  >
  return `**/${Object.values(parts).find((part) => part.name === name)!.file}`
}
