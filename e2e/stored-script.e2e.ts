import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { linkTo } from './letters.ts'
import { apiOf, asAdministrator, grant, leave, member } from './members.ts'

const ran = 'storedScriptRan'
/** Runs wherever it is taken for HTML: in text, in an attribute, in a script and in a link. */
const hostile = (field: string) =>
  `${field}"'><img src=x onerror="window.${ran}=1"><svg onload="window.${ran}=1"></textarea></title></script><script>window.${ran}=1</script>`
const link = `[${ran}](javascript:window.${ran}=1)`

test('script in every text that a member stores is text wherever it is shown', async ({ page, browser }) => {
  test.slow()
  const boss = await browser.newContext()
  const ada = await member(page, { firstName: hostile('first').slice(0, 100), lastName: hostile('last').slice(0, 100) })
  await grant(boss.request, ada.user.id, 'premium')
  const api = apiOf(page.request)
  const { id } = await api.recipes.create({
    body: {
      title: hostile('title'),
      description: hostile('description'),
      servings: 2,
      ingredients: ['400 g tofu', hostile('line').slice(0, 190)],
      instructions: [hostile('step'), link],
      tags: [hostile('tag').slice(0, 40)],
      cookNotes: hostile('notes'),
    },
  })
  const { sharePath } = await api.recipes.share({ params: { id }, body: {} })
  const collection = await api.collections.create({ body: { name: hostile('name').slice(0, 60), recipeIds: [id] } })
  const list = await api.shopping.create({ body: { title: hostile('list').slice(0, 100) } })
  await api.shopping.addItem({ params: { id: list.id }, body: { text: hostile('item').slice(0, 190) } })
  await api.contact.send({
    body: {
      name: hostile('name').slice(0, 100),
      email: ada.email,
      subject: hostile('subject'),
      message: hostile('message'),
    },
  })

  await page.goto(await linkTo(ada.email, '/confirm-email'))
  await expect.poll(async () => (await api.accounts.currentUser({})).emailConfirmed).toBe(true)
  const handle = `cook-${ada.user.id.toLowerCase().replace(/[^a-z0-9]/g, '')}`.slice(0, 20)
  await api.community.saveProfile({ body: { handle, about: hostile('about').slice(0, 200) } })
  const { path: published } = await api.community.publish({ params: { id }, body: {} })
  await api.community.comment({
    params: { token: published!.split('/').at(-1)! },
    body: { content: `${hostile('comment')} ${link}` },
  })

  const shown = [
    '/',
    '/recipes',
    `/recipes?collection=${collection.id}`,
    `/recipes/${id}`,
    `/recipes/${id}/edit`,
    sharePath,
    '/lists',
    `/lists/${list.id}`,
    '/settings',
    '/community',
    published!,
    `/cooks/${handle}`,
  ]
  for (const path of shown) await expectText(page, path)
  await expectText(page, `/recipes/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile('title'))

  await leave(page)
  await asAdministrator(page.request)
  const issue = await api.newsletterIssues.write({
    body: { subject: hostile('subject').slice(0, 150), markdown: `${hostile('text')}\n\n${link}` },
  })
  const desks = [
    '/admin-analytics',
    `/admin-analytics/members/${ada.user.id}`,
    '/admin-analytics/audit',
    '/admin/inbox',
    '/admin/newsletter',
    `/admin/newsletter/${issue.id}`,
  ]
  for (const path of desks) await expectText(page, path)
  await boss.close()
})

/** Nothing of what was stored has become an element of the page, or of an email that it shows, and nothing has run. */
async function expectText(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const frame of page.frames()) {
    await expect(frame.locator('img[src="x"], svg[onload], a[href^="javascript:"]'), path).toHaveCount(0)
    expect(await frame.locator('script').allTextContents(), path).not.toContainEqual(
      expect.stringContaining(`window.${ran}`),
    )
  }
  expect(await page.evaluate((name) => name in window, ran), path).toBe(false)
}
