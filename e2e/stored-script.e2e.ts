import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { linkTo } from './letters.ts'
import { apiOf, asAdministrator, grant, leave, member } from './members.ts'
import { bodies, ran } from './stored-texts.ts'

type Row = keyof typeof bodies
/** What was stored, as far as its address is made of it. */
interface Made {
  readonly id: number
}

// that no text of the contract is missing, tools/words/typed-texts.test.ts says
test('script in every text that people store is text wherever it is shown', async ({ page, browser }) => {
  test.slow()
  const boss = await browser.newContext()
  const typed = new Set<Row>()
  const ada = await member(page)
  await grant(boss.request, ada.user.id, 'premium')
  const api = apiOf(page.request)
  const type = typist(page.request, typed)
  await page.goto(await linkTo(ada.email, '/confirm-email'))
  await expect.poll(async () => (await api.accounts.currentUser({})).emailConfirmed).toBe(true)

  await type('accounts.changeProfile')
  await type('accounts.changeDeliveryPreferences')
  await type('recipes.generate')
  const { id } = await type('recipes.create')
  await type('recipes.update', { id })
  await type('library.tag', {}, { recipeIds: [id] })
  const { sharePath } = await api.recipes.share({ params: { id }, body: {} })
  const collection = await type('collections.create', {}, { recipeIds: [id] })
  const list = await type('shopping.create')
  await type('shopping.update', list)
  await type('shopping.addItem', list)
  const shopping = await type('shopping.ofMenu', {}, { recipeIds: [id] })
  await type('menus.generate')
  const [menu] = await api.menus.list({})
  await type('menus.update', menu)
  const plan = await type('mealPlans.create', {}, { recipeIds: [id] })
  await type('mealPlans.update', plan)
  const copy = await type('mealPlans.duplicate', plan)
  await type('atHome.add')
  await type('cooked.note', {}, { recipeId: id })
  await type('contact.send', {}, { email: ada.email })
  await type('corrections.propose')
  const handle = `cook-${ada.user.id.toLowerCase().replace(/[^a-z0-9]/g, '')}`.slice(0, 20)
  await type('community.saveProfile', {}, { handle })
  const { path: published } = await api.community.publish({ params: { id }, body: {} })
  const token = published!.split('/').at(-1)!
  await type('community.comment', { token })
  const bob = await browser.newContext()
  const reader = await bob.newPage()
  await member(reader)
  await typist(reader.request, typed)('community.report', {}, { about: { kind: 'recipe', token } })
  await bob.close()

  const title = bodies['recipes.update'].title
  const shown = [
    '/',
    '/recipes',
    `/recipes?collection=${collection.id}`,
    `/recipes/${id}`,
    `/recipes/${id}/edit`,
    sharePath,
    '/lists',
    ...[list, shopping].map((each) => `/lists/${each.id}`),
    '/menu-planning',
    `/menus/${menu!.id}`,
    ...[plan, copy].map((each) => `/meal-plans/${each.id}`),
    '/at-home',
    '/cooked',
    '/settings',
    '/community',
    '/community/profile',
    published!,
    `/cooks/${handle}`,
  ]
  for (const path of shown) await expectText(page, path)
  await expectText(page, `/recipes/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await leave(page)
  // as they come drawn
  for (const path of [sharePath, published!, `/cooks/${handle}`]) await expectText(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`@${handle}`)

  await asAdministrator(page.request)
  const typeAtDesk = typist(page.request, typed)
  const desk = apiOf(page.request)
  const message = (await desk.inbox.list({ query: { limit: 100 } })).find(({ email }) => email === ada.email)
  await typeAtDesk('inbox.note', message)
  await typeAtDesk('inbox.answer', message)
  const corrections = await desk.correctionDesk.list({ query: { limit: 100 } })
  const correction = corrections.find((each) => each.member?.id === ada.user.id)
  await typeAtDesk('correctionDesk.decide', correction)
  const issue = await typeAtDesk('newsletterIssues.write')
  const post = await typeAtDesk('blogDesk.write')
  const desks = [
    '/admin-analytics',
    `/admin-analytics/members/${ada.user.id}`,
    '/admin-analytics/audit',
    '/admin-analytics/reports',
    '/admin/inbox',
    `/admin/inbox/${message!.id}`,
    '/admin/corrections',
    `/admin/corrections/${correction!.id}`,
    '/admin/newsletter',
    `/admin/newsletter/${issue.id}`,
    '/admin/blog',
    `/admin/blog/${post.id}`,
  ]
  for (const path of desks) await expectText(page, path)
  expect(Object.keys(bodies).filter((row) => !typed.has(row as Row))).toEqual([])
  await boss.close()
})

/** Sends what stands in `bodies` for a row of the contract; `params` for its address, and what else its body needs. */
function typist(request: APIRequestContext, typed: Set<Row>) {
  const rows = apiOf(request) as unknown as Record<string, Record<string, (call: object) => Promise<Made>>>
  return (row: Row, params: object | undefined = {}, more: object = {}): Promise<Made> => {
    const [feature = '', name = ''] = row.split('.')
    typed.add(row)
    return rows[feature]![name]!({ params, body: { ...bodies[row], ...more } })
  }
}

/** Nothing of what was stored has become an element of the page, or of an email that it shows, and nothing has run. */
async function expectText(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const frame of page.frames()) {
    await expect(frame.locator('img[src="x"], svg[onload], a[href^="javascript:"]'), path).toHaveCount(0)
    expect(await frame.locator('script').allTextContents(), path).not.toContain(`${ran}=1`)
  }
  expect(await page.evaluate((name) => name in window, ran), path).toBe(false)
}
