import { expect, expectAccessible, test, toast } from './journey.ts'
import { apiOf, asAdministrator } from './members.ts'

test('an administrator changes an article, sees its page, schedules it; strangers read it from then on, and the original after that', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = 'Meal prep, written anew'
  await asAdministrator(page.request)
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: /meal prep/i }).click()
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByText('Dark', { exact: true }).click()
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(26, 19, 16)')
  await expectAccessible(page, 'an article being written')
  await page.getByLabel('When').fill(new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 16))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(toast(page)).toContainText('It will appear')
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'What changed' }).first().click()
  await expect(page.getByRole('insertion').filter({ hasText: 'anew' })).toBeVisible()
  await expectAccessible(page, 'the history of an article')

  const { blogDesk } = apiOf(page.request)
  const params = { id: 6 }
  const { revision } = await blogDesk.read({ params })
  const at = new Date(Date.now() + 1000).toISOString()
  const scheduled = await blogDesk.publish({ params, body: { seen: revision, at } })
  const stranger = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await expect(async () => {
    await stranger.goto('/blog/6')
    await expect(stranger).toHaveTitle(new RegExp(`^${title}`), { timeout: 200 })
  }).toPass({ timeout: 10_000 })
  await blogDesk.original({ params, body: { seen: scheduled.revision } })
  await stranger.goto('/blog/6')
  await expect(stranger).not.toHaveTitle(new RegExp(`^${title}`))
})
