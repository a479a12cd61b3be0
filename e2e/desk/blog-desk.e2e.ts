import { placeholderWords } from '#contract/blog/blog-desk.ts'
import { expect, expectSound, test, toast } from '../journey.ts'
import { press } from '../keyboard.ts'
import { apiOf, asAdministrator } from '../members.ts'
import { onePixel } from '../one-pixel.ts'

test('an administrator changes an article, sees its page, schedules it; strangers read it from then on, and the original after that', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = 'Meal prep, written anew'
  await asAdministrator(page.request)
  await page.goto('/admin/blog')
  await expect(page.getByRole('link', { name: /meal prep/i })).toBeVisible()
  await expectSound(page, '/admin/blog')
  await page.getByRole('link', { name: /meal prep/i }).click()
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByText('Dark', { exact: true }).click()
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(26, 19, 16)')
  await expectSound(page, 'an article being written')
  // by keyboard; the time itself is the server's affair
  await page.getByLabel('When').fill(localTime(new Date(Date.now() + 24 * 60 * 60 * 1000)))
  await press(page, page.getByRole('button', { name: 'Schedule', exact: true }))
  await expect(toast(page)).toContainText('It will appear')
  await expect(page.getByText(/^Appears /)).toBeFocused()
  await page.getByRole('tab', { name: 'History' }).press('Enter')
  await page.getByRole('button', { name: 'What changed' }).first().press('Enter')
  await expect(page.getByRole('insertion').filter({ hasText: 'anew' })).toBeVisible()
  await expectSound(page, 'the history of an article')

  const stranger = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await stranger.goto('/blog/6')
  await expect(stranger).not.toHaveTitle(new RegExp(`^${title}`))
  const { blogDesk } = apiOf(page.request)
  const params = { id: 6 }
  const revision = async () => (await blogDesk.read({ params })).revision
  await blogDesk.publish({ params, body: { seen: await revision() } })
  await stranger.goto('/blog/6')
  await expect(stranger).toHaveTitle(new RegExp(`^${title}`))
  await blogDesk.original({ params, body: { seen: await revision() } })
  await stranger.goto('/blog/6')
  await expect(stranger).not.toHaveTitle(new RegExp(`^${title}`))
})

test('a picture in an article is published once it is said what it shows', async ({ page, failing }) => {
  failing.push('/publish')
  await asAdministrator(page.request)
  const { blogDesk } = apiOf(page.request)
  const words = {
    ...placeholderWords,
    title: 'Peas',
    excerpt: 'Of peas.',
    metaDescription: 'Of peas.',
    markdown: 'Peas.',
  }
  const { id } = await blogDesk.write({ body: words })
  await page.goto(`/admin/blog/${id}`)
  const text = page.getByLabel('Text', { exact: true })
  await text.press('Control+End')
  const [file] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add a picture to the text' }).click(),
  ])
  await file.setFiles({ name: 'peas.png', mimeType: 'image/png', buffer: onePixel })
  await expect(text).toHaveValue(/^Peas\.\n\n!\[\]\(\/api\/blog\/pictures\//)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.press('Enter')
  await expect(toast(page)).toContainText('has no description')
  // what is typed next is that
  await text.focus()
  await page.keyboard.type('Peas in a bowl')
  await expect(text).toHaveValue(/!\[Peas in a bowl\]\(/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // for later: other journeys count the articles that strangers read
  const { revision: seen } = await blogDesk.read({ params: { id } })
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await blogDesk.publish({ params: { id }, body: { seen, at } })
  await page.reload()
  await expect(page.getByText(/^Scheduled/).first()).toBeVisible()
})

/** As a field for a date and a time takes it, with its seconds. */
function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}
