import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Publication } from '#contract/community/community-views.ts'
import { lettersIn } from '../running/outbox-letters.ts'
import type { Scene } from './shot-scenes.ts'

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const hold = (address: string | RegExp) => async (page: Page) => void (await page.route(address, () => undefined))
const fail = (address: string | RegExp) => async (page: Page) =>
  void (await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong. Please try again.' } }),
  ))
const none = (address: string | RegExp) => async (page: Page) =>
  void (await page.route(address, (route) => route.fulfill({ json: [] })))
const list = /\/api\/community(?:\?|$)/
const reports = '**/api/admin/reports?*'
/** As long as a handle gets. */
const longHandle = 'donaudampfschifffahrtskapitaen'

/** What members publish, say of each other's dishes, and have to be protected from. */
export const communityScenes: readonly Scene[] = [
  { name: 'community', who: 'shopper', path: '/community' },
  { name: 'community-stranger', who: 'visitor', path: '/community?sort=liked' },
  { name: 'community-filtered', who: 'shopper', path: '/community?diet=vegan&without=milk,gluten' },
  { name: 'community-no-match', who: 'shopper', path: '/community?diet=keto&without=milk,gluten,soy' },
  { name: 'community-following', who: 'empty', path: '/community?following=true' },
  { name: 'community-empty', who: 'empty', path: '/community', prepare: none(list) },
  { name: 'community-loading', who: 'shopper', path: '/community', prepare: hold(list) },
  { name: 'community-failing', who: 'shopper', path: '/community', prepare: fail(list) },
  { name: 'published', who: 'shopper', path: '/community/:published', arrange: replyToFirst },
  { name: 'published-administrator', who: 'boss', path: '/community/:published' },
  { name: 'cook-administrator', who: 'boss', path: '/cooks/nora' },
  { name: 'published-own', who: 'household', path: '/community/:published' },
  { name: 'published-stranger', who: 'visitor', path: '/community/:published' },
  { name: 'published-long-words', who: 'household', path: '/community/:longest' },
  { name: 'published-without-handle', who: 'empty', path: '/community/:longest' },
  {
    name: 'published-comments-failing',
    who: 'shopper',
    path: '/community/:longest',
    prepare: fail(/\/comments(?:\?|$)/),
  },
  { name: 'published-report', who: 'shopper', path: '/community/:published', arrange: ask('Report'), window: true },
  { name: 'published-not-found', who: 'visitor', path: '/community/aaaaaaaaaaaaaaaaaaaaaa' },
  { name: 'cook', who: 'shopper', path: '/cooks/nora' },
  { name: 'cook-long-words', who: 'household', path: `/cooks/${longHandle}` },
  { name: 'cook-block', who: 'shopper', path: '/cooks/nora', arrange: ask('Block'), window: true },
  { name: 'cook-failing', who: 'shopper', path: '/cooks/nora', prepare: fail('**/api/cooks/*') },
  { name: 'cook-not-found', who: 'shopper', path: '/cooks/nobody-at-all' },
  { name: 'profile', who: 'unlimited', path: '/community/profile' },
  { name: 'profile-unconfirmed', who: 'spent', path: '/community/profile' },
  { name: 'profile-without-handle', who: 'empty', path: '/community/profile' },
  { name: 'profile-taken', who: 'empty', path: '/community/profile', arrange: takeHandle },
  { name: 'profile-failing', who: 'empty', path: '/community/profile', prepare: fail('**/api/community/membership') },
  { name: 'publish', who: 'household', path: '/recipes/:id?dialog=publish', window: true },
  { name: 'publish-first', who: 'spent', path: '/recipes/:spent?dialog=publish', window: true },
  { name: 'publish-done', who: 'unlimited', path: '/recipes/:long?dialog=publish', window: true },
  { name: 'reports', who: 'boss', path: '/admin-analytics/reports' },
  { name: 'reports-resolved', who: 'boss', path: '/admin-analytics/reports', arrange: seeResolved },
  { name: 'reports-empty', who: 'boss', path: '/admin-analytics/reports', prepare: none(reports) },
  { name: 'reports-failing', who: 'boss', path: '/admin-analytics/reports', prepare: fail(reports) },
]

type Cooks = Record<'household' | 'unlimited' | 'shopper' | 'empty' | 'boss', APIRequestContext>

/** Cooks with handles, what they published, and what they say of it; tokens of a recipe with comments and of the one with the longest words. */
export async function fillCommunity(
  { household, unlimited, shopper, empty, boss }: Cooks,
  outbox: string,
): Promise<{ published: string; longest: string }> {
  for (const cook of [household, unlimited, shopper, empty]) await confirmAddress(cook, outbox)
  const introduce = (cook: APIRequestContext, handle: string, about = '') =>
    cook.patch('/api/community/membership', { data: { handle, about } })
  await introduce(household, 'nora', 'Two children, one big pan. Mostly vegetables, and bread on Saturdays.')
  await introduce(
    unlimited,
    longHandle,
    `Auf dem Schiff: ${'Rindfleischetikettierungsüberwachungsaufgaben'.repeat(3)}.`,
  )
  await introduce(shopper, 'ada-cooks')
  const [longest = ''] = await publishAll(unlimited, 100, /^Donau/)
  const tokens = await publishAll(household, 5)
  await publishAll(shopper, 4)
  const [published = ''] = tokens
  for (const [place, token] of tokens.entries())
    for (const cook of [shopper, unlimited].slice(0, 2 - (place % 3)))
      await cook.post(`/api/community/recipes/${token}/like`, { data: { isLiked: true } })
  await talk({ household, unlimited, shopper }, published)
  await unlimited.post('/api/cooks/nora/follow', { data: { isFollowed: true } })
  await unlimited.post('/api/cooks/ada-cooks/follow', { data: { isFollowed: true } })
  const report = (about: object, reason: string, note = '') =>
    shopper.post('/api/community/reports', { data: { about, reason, note } })
  await report({ kind: 'recipe', token: longest }, 'copied')
  await report({ kind: 'cook', handle: longHandle }, 'other', 'I can’t even say it.\nAnd it goes off my screen.')
  const rows = (await (await boss.get('/api/admin/reports')).json()) as { id: number; kind: string }[]
  const recipe = rows.find(({ kind }) => kind === 'recipe')
  await boss.post(`/api/admin/reports/${recipe?.id}/settle`, { data: { isHidden: false } })
  return { published, longest }
}

/** By the link in the email, which is written after the call that asks for it. */
async function confirmAddress(cook: APIRequestContext, outbox: string): Promise<void> {
  const { email } = (await (await cook.get('/api/auth/user')).json()) as { email: string }
  for (let tries = 0; tries < 40; tries += 1) {
    const letter = (await lettersIn(outbox)).find(({ to, text }) => to === email && text.includes('/confirm-email'))
    const token = /\/confirm-email\?\S*token=([\w.%-]+)/.exec(letter?.text ?? '')?.[1]
    if (token) {
      await cook.post('/api/auth/confirm-email', { data: { token: decodeURIComponent(token) } })
      return
    }
    await sleep(250)
  }
  throw new Error(`${email} got no link to confirm it`)
}

async function publishAll(cook: APIRequestContext, most: number, titled = /./): Promise<string[]> {
  const recipes = (await (await cook.get(`/api/recipes?limit=${most}`)).json()) as { id: number; title: string }[]
  const tokens: string[] = []
  for (const { id } of recipes.filter(({ title }) => titled.test(title))) {
    const { path } = (await (await cook.post(`/api/recipes/${id}/publication`, { data: {} })).json()) as Publication
    tokens.push(path?.replace('/community/', '') ?? '')
  }
  return tokens
}

async function talk(
  { household, unlimited, shopper }: Pick<Cooks, 'household' | 'unlimited' | 'shopper'>,
  token: string,
) {
  const say = async (cook: APIRequestContext, content: string, parentCommentId?: number) => {
    const data = { content, ...(parentCommentId !== undefined && { parentCommentId }) }
    const answer = await cook.post(`/api/community/recipes/${token}/comments`, { data })
    return ((await answer.json()) as { id: number }).id
  }
  const first = await say(shopper, 'We made it twice this week. Does it freeze?')
  await say(household, 'It does, for three months. Leave the herbs out until you warm it up.', first)
  await say(
    unlimited,
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz! https://example.org/a/very/long/address/that/nobody/would/ever/type',
    first,
  )
  const rude = await say(unlimited, 'Tastes like a wet harbor wall.\n\nSorry.')
  await household.post(`/api/community/comments/${rude}/hide`, { data: { isHidden: true } })
  const data = { about: { kind: 'comment', id: first }, reason: 'spam', note: '' }
  await unlimited.post('/api/community/reports', { data })
}

async function replyToFirst(page: Page): Promise<void> {
  await press(/^Reply to @/)(page)
  await page.getByLabel(/^Your reply/).fill('Good to know, thank you!')
  // what stays in sight as one scrolls would lie over the rows of a picture of the whole page
  await page.evaluate(() => scrollTo(0, 0))
}

function ask(name: string) {
  return async (page: Page) => {
    await press(name)(page)
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
    await page.waitForTimeout(300)
  }
}

async function takeHandle(page: Page): Promise<void> {
  await page.getByLabel('Handle').fill('nora')
  await press('Use this handle')(page)
  await page.locator('[aria-invalid=true]').waitFor()
}

async function seeResolved(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Resolved' }).click()
  await page.getByRole('tabpanel').getByRole('article').first().waitFor()
}
