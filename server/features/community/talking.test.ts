import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let cleo: Cook
let boss: Browser
/** Ada's recipe, published anew for each test. */
let params: { token: string }
let id: number

beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  cleo = await cook(world.app)
  boss = visitor(world.app)
  const name = { firstName: 'B', lastName: 'O' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
  const members = { ada, bob, cleo }
  const ids = Object.values(members).map(({ user }) => user.id)
  await world.database.query('update users set email_confirmed_at = now() where id = any($1)', [ids])
  for (const [handle, { api }] of Object.entries(members)) await api.community.saveProfile({ body: { handle } })
})
beforeEach(async ({ task }) => {
  const words = { title: task.name, servings: 2, ingredients: ['1 onion', '2 carrots'], instructions: ['Cook it.'] }
  ;({ id } = await ada.api.recipes.create({ body: words }))
  const { path } = await ada.api.community.publish({ params: { id }, body: {} })
  params = { token: path!.replace('/community/', '') }
})
afterAll(() => world.close())

const anyone = () => visitor(world.app, '198.51.100.7')
const say = ({ api }: Cook, content: string, parentCommentId?: number) =>
  api.community.comment({ params, body: { content, ...(parentCommentId && { parentCommentId }) } })
const read = async ({ api }: Pick<Browser, 'api'>) =>
  (await api.community.comments({ params })).map(({ content }) => content)
const later = () => (world.clock.now = new Date(world.clock.now.getTime() + 60_000))
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  )
const counted = async () => (await anyone().api.community.read({ params })).comments

test('a comment is followed by its replies, whenever they came, from page to page', async () => {
  const first = await say(bob, 'How much salt?')
  await say(cleo, 'Lovely.')
  await say(ada, 'A teaspoon.', first.id)
  await say(bob, 'Thanks!', first.id)
  const inOrder = ['How much salt?', 'A teaspoon.', 'Thanks!', 'Lovely.']
  expect(await read(anyone())).toEqual(inOrder)
  expect(await counted()).toBe(4)
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await anyone().api.community.commentsPage({ params, query: { limit: 2, ...(cursor && { cursor }) } })
    found.push(...page.rows.map(({ content }) => content))
    cursor = page.next
  }
  expect(found).toEqual(inOrder)
})

test('a comment is plain text of bounded length, and replies have no replies', async () => {
  const script = '<script>alert(1)</script> [link](javascript:alert(1)) https://spam.example'
  const { id: comment } = await say(bob, `  ${script}\u202e\0  `.replace('\0', ''))
  expect(await read(anyone())).toEqual([script])
  for (const content of ['', '   ', '\u200b', 'x'.repeat(1001)])
    expect(await statusOf(say(bob, content))).toBe('400 invalid_input')
  const reply = await say(cleo, 'x'.repeat(1000), comment)
  expect(await statusOf(say(bob, 'deeper', reply.id))).toBe('404 not_found')
  expect(await statusOf(say(bob, 'nowhere', 999_999))).toBe('404 not_found')
})

test('its writer deletes a comment with the replies, and nobody else does', async () => {
  const { id: comment } = await say(bob, 'Too salty.')
  await say(cleo, 'Not at all.', comment)
  const remove = ({ api }: Cook) => statusOf(api.community.removeComment({ params: { id: comment }, body: {} }))
  expect([await remove(cleo), await remove(ada), await remove(bob)]).toEqual(['404 not_found', '404 not_found', 'done'])
  expect([await read(anyone()), await counted()]).toEqual([[], 0])
})

test('the cook of a recipe hides a comment with its replies: they and its writer see it as hidden', async () => {
  const { id: comment } = await say(bob, 'Buy my knives.')
  await say(cleo, 'Please don’t.', comment)
  const hide = ({ api }: Cook, isHidden: boolean) =>
    statusOf(api.community.hideComment({ params: { id: comment }, body: { isHidden } }))
  expect(await hide(cleo, true)).toBe('404 not_found')
  expect(await hide(bob, true)).toBe('404 not_found')
  expect(await hide(ada, true)).toBe('done')
  expect(await read(anyone())).toEqual([])
  expect(await read(bob)).toEqual(['Buy my knives.'])
  const [seen] = await ada.api.community.comments({ params })
  expect(seen).toMatchObject({ content: 'Buy my knives.', hiddenBy: 'cook' })
  expect(await counted()).toBe(0)
  expect(await statusOf(say(cleo, 'More?', comment))).toBe('404 not_found')
  await hide(ada, false)
  expect([await read(anyone()), await counted()]).toEqual([['Buy my knives.', 'Please don’t.'], 2])
  // a reply goes unseen with what it replies to, hidden itself or not
  await world.database.query(`update recipe_comments set hidden_at = now(), hidden_by = 'cook' where id = $1`, [
    comment,
  ])
  expect([await read(anyone()), await read(cleo), await read(ada)]).toEqual([[], [], ['Buy my knives.']])
})

test('of 10,000 comments an hour most are refused with a sentence', async () => {
  await world.database.query('delete from rate_limits')
  const strict = await startApp({ rateLimitFactor: 1 }, { database: world.database })
  const loud = visitor(strict.app)
  loud.cookies = { ...bob.cookies }
  const url = `/api/community/recipes/${params.token}/comments`
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => loud.send({ method: 'POST', url, payload: { content: 'Buy!' } })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect([answers.length - refused.length, refused.length]).toEqual([30, 10])
  expect(refused[0]!.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('a lot of') })
  expect(refused[0]!.headers['retry-after']).toMatch(/^\d+$/)
  await strict.close()
})

test('who blocks and who is blocked see nothing of each other until it is taken back', async () => {
  const { id: own } = await bob.api.recipes.create({
    body: { title: 'By Bob', servings: 1, ingredients: ['1 onion'], instructions: ['Fry it.'] },
  })
  const byBob = { token: (await bob.api.community.publish({ params: { id: own }, body: {} })).path!.slice(11) }
  const { id: comment } = await say(bob, 'Hello Ada')
  await say(cleo, 'Hello both', comment)
  await bob.api.community.follow({ params: { handle: 'ada' }, body: { isFollowed: true } })
  const block = (isBlocked: boolean) => ada.api.community.block({ params: { handle: 'bob' }, body: { isBlocked } })
  await block(true)
  expect((await ada.api.community.membership({})).blocked).toEqual(['bob'])
  expect((await bob.api.community.membership({})).following).toEqual([])
  const asBob = bob.api.community
  const asAda = ada.api.community
  const hidden = [
    () => asBob.read({ params }),
    () => asBob.comments({ params }),
    () => asBob.like({ params, body: { isLiked: true } }),
    () => asBob.comment({ params, body: { content: 'Let me in' } }),
    () => asBob.keep({ params, body: {} }),
    () => asBob.share({ params, body: { platform: 'link' } }),
    () => asBob.cook({ params: { handle: 'ada' } }),
    () => asBob.follow({ params: { handle: 'ada' }, body: { isFollowed: true } }),
    () => asBob.block({ params: { handle: 'ada' }, body: { isBlocked: true } }),
    () => asBob.report({ body: { about: { kind: 'recipe', ...params }, reason: 'spam' } }),
    () => asAda.read({ params: byBob }),
    () => asAda.cook({ params: { handle: 'bob' } }),
    () => asAda.hideComment({ params: { id: comment }, body: { isHidden: true } }),
    () => asAda.report({ body: { about: { kind: 'comment', id: comment }, reason: 'spam' } }),
  ]
  for (const [number, call] of hidden.entries())
    expect([number, await statusOf(call())]).toEqual([number, '404 not_found'])
  const cooks = async ({ api }: Cook) => new Set((await api.community.list({})).map((row) => row.cook))
  expect([(await cooks(bob)).has('ada'), (await cooks(ada)).has('bob')]).toEqual([false, false])
  expect([(await cooks(cleo)).has('ada'), (await cooks(cleo)).has('bob')]).toEqual([true, true])
  // the answer to what is not seen is not seen either; what was said before goes unseen by everybody
  expect([await read(ada), await read(cleo), await read(anyone())]).toEqual([[], [], []])
  expect(await statusOf(say(cleo, 'Hello?', comment))).toBe('404 not_found')
  // administrators read as strangers do
  await world.database.query(`update users set email_confirmed_at = now() where email = 'boss@example.org'`)
  await boss.api.community.saveProfile({ body: { handle: 'boss' } })
  await ada.api.community.block({ params: { handle: 'boss' }, body: { isBlocked: true } })
  expect(await statusOf(boss.api.community.read({ params }))).toBe('done')
  expect(await statusOf(boss.api.community.cook({ params: { handle: 'ada' } }))).toBe('done')
  await block(false)
  expect(await read(ada)).toEqual(['Hello Ada', 'Hello both'])
  expect(await statusOf(asBob.read({ params }))).toBe('done')
})

test('a report waits for an administrator, who hides what it is about or lets it stand; every act is written down', async () => {
  const { id: comment } = await say(bob, 'Rude words')
  const about = { kind: 'comment', id: comment } as const
  await ada.api.community.report({ body: { about, reason: 'unkind', note: '=HYPERLINK("x")' } })
  await cleo.api.community.report({ body: { about, reason: 'spam' } })
  await cleo.api.community.report({ body: { about, reason: 'spam' } })
  const open = (await boss.api.moderation.list({})).filter(({ kind }) => kind === 'comment')
  expect(open.map(({ reporter, words, cook: of, isHidden }) => [reporter, words, of, isHidden])).toEqual([
    ['ada', 'Rude words', 'bob', false],
    ['cleo', 'Rude words', 'bob', false],
  ])
  const settle = (report: number, isHidden: boolean) =>
    boss.api.moderation.settle({ params: { id: report }, body: { isHidden } })
  expect(await settle(open[0]!.id, true)).toMatchObject({ isHidden: true, settledAt: expect.any(String) })
  expect(await boss.api.moderation.list({})).toEqual([])
  expect(await read(anyone())).toEqual([])
  // not the cook's to show again
  const show = { params: { id: comment }, body: { isHidden: false } }
  expect(await statusOf(ada.api.community.hideComment(show))).toBe('404 not_found')
  await settle(open[0]!.id, true)
  await settle(open[1]!.id, false)
  expect(await read(anyone())).toEqual(['Rude words'])
  const acts = await boss.api.admin.audit({ query: { userId: bob.user.id } })
  expect(acts.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['settle-report-of-comment', { isHidden: true }, { isHidden: false, report: open[1]!.id }],
    [
      'settle-report-of-comment',
      { isHidden: false, isSettled: false },
      { isHidden: true, isSettled: true, report: open[0]!.id },
    ],
  ])
})

test('what the cook has hidden an administrator hides for good, and never unhides', async () => {
  const { id: comment } = await say(bob, 'Nasty')
  await say(cleo, 'Indeed', comment)
  await cleo.api.community.report({ body: { about: { kind: 'comment', id: comment }, reason: 'unkind' } })
  const hide = (isHidden: boolean) => ada.api.community.hideComment({ params: { id: comment }, body: { isHidden } })
  await hide(true)
  later()
  const [report] = await boss.api.moderation.list({})
  const settle = (isHidden: boolean) => boss.api.moderation.settle({ params: { id: report!.id }, body: { isHidden } })
  expect(report).toMatchObject({ words: 'Nasty', isHidden: false })
  expect(await settle(false)).toMatchObject({ isHidden: false, settledAt: expect.any(String) })
  expect([await read(anyone()), await counted()]).toEqual([[], 0])
  await settle(true)
  expect(await statusOf(hide(false))).toBe('404 not_found')
  const times = await world.database.query('select distinct hidden_at from recipe_comments where hidden_at is not null')
  const since = times.rows.map(({ hidden_at }) => hidden_at as Date)
  expect(since).toContainEqual(new Date(world.clock.now.getTime() - 60_000))
  expect(since).not.toContainEqual(world.clock.now)
  await settle(false)
  expect(await read(anyone())).toEqual(['Nasty', 'Indeed'])
})

test('a settled report rests for 30 days, and those that wait come in the order in which they were sent', async () => {
  const { id: comment } = await say(bob, 'Report me')
  const recipe = { kind: 'recipe', ...params } as const
  const report = (about: typeof recipe | { kind: 'comment'; id: number }) =>
    cleo.api.community.report({ body: { about, reason: 'spam' } })
  const open = async () => (await boss.api.moderation.list({})).map(({ kind }) => kind)
  await report(recipe)
  const [first] = await boss.api.moderation.list({})
  await boss.api.moderation.settle({ params: { id: first!.id }, body: { isHidden: false } })
  await report(recipe)
  expect(await open()).toEqual([])
  later()
  await report({ kind: 'comment', id: comment })
  await world.database.query(`update community_reports set settled_at = settled_at - interval '31 days'`)
  later()
  await report(recipe)
  expect(await open()).toEqual(['comment', 'recipe'])
  const page = await boss.api.moderation.listPage({ query: { limit: 1 } })
  const next = await boss.api.moderation.list({ query: { limit: 1, cursor: page.next! } })
  expect([page.rows[0]!.kind, next[0]!.kind]).toEqual(['comment', 'recipe'])
  for (const { id: each } of [...page.rows, ...next])
    await boss.api.moderation.settle({ params: { id: each }, body: { isHidden: false } })
})

test('a recipe that an administrator hides stays hidden when it is published again', async () => {
  await bob.api.community.report({ body: { about: { kind: 'recipe', ...params }, reason: 'copied' } })
  const [report] = await boss.api.moderation.list({})
  await boss.api.moderation.settle({ params: { id: report!.id }, body: { isHidden: true } })
  await ada.api.community.unpublish({ params: { id }, body: {} })
  expect(await ada.api.community.publish({ params: { id }, body: {} })).toMatchObject({ isHidden: true })
  expect(await statusOf(anyone().api.community.read({ params }))).toBe('404 not_found')
  await boss.api.moderation.settle({ params: { id: report!.id }, body: { isHidden: false } })
  expect(await statusOf(anyone().api.community.read({ params }))).toBe('done')
})

test('a cook whom an administrator hides is seen nowhere, and says nothing more', async () => {
  const { id: comment } = await say(cleo, 'Spam')
  await say(bob, 'Go away', comment)
  await bob.api.community.report({ body: { about: { kind: 'cook', handle: 'cleo' }, reason: 'spam' } })
  const [report] = await boss.api.moderation.list({})
  const settle = (isHidden: boolean) => boss.api.moderation.settle({ params: { id: report!.id }, body: { isHidden } })
  await settle(true)
  expect(await read(bob)).toEqual([])
  expect(await statusOf(anyone().api.community.cook({ params: { handle: 'cleo' } }))).toBe('404 not_found')
  expect(await statusOf(say(cleo, 'Again'))).toBe('403 forbidden')
  expect(await statusOf(cleo.api.community.saveProfile({ body: { handle: 'new-cleo' } }))).toBe('403 forbidden')
  expect(await statusOf(cleo.api.community.leave({ body: {} }))).toBe('403 forbidden')
  expect((await cleo.api.community.membership({})).profile).toMatchObject({ isSuspended: true })
  await settle(false)
  expect(await read(bob)).toEqual(['Spam', 'Go away'])
})

test('who leaves takes everything along, and who deletes their account does too', async () => {
  const dora = await cook(world.app)
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [dora.user.id])
  await dora.api.community.saveProfile({ body: { handle: 'dora' } })
  await dora.api.community.like({ params, body: { isLiked: true } })
  await say(dora, 'Bye')
  await bob.api.community.follow({ params: { handle: 'dora' }, body: { isFollowed: true } })
  expect(await counted()).toBe(1)
  expect((await dora.api.community.leave({ body: {} })).profile).toBeNull()
  expect([await read(anyone()), await counted()]).toEqual([[], 0])
  expect(await statusOf(anyone().api.community.cook({ params: { handle: 'dora' } }))).toBe('404 not_found')
  expect((await bob.api.community.membership({})).following).not.toContain('dora')
  await dora.api.community.saveProfile({ body: { handle: 'dora' } })
  await say(dora, 'Back')
  const likes = async () => (await anyone().api.community.read({ params })).likes
  expect([await likes(), await counted()]).toEqual([1, 1])
  later()
  await world.database.query('delete from users where id = $1', [dora.user.id])
  expect([await likes(), await counted()]).toEqual([0, 0])
})
