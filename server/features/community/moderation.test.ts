import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shown } from '#contract/community/community-views.ts'
import { countOpenReports } from '#server/features/community/store.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let cleo: Cook
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  const name = { firstName: 'B', lastName: 'O' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
  await world.database.query('update users set email_confirmed_at = now()')
  await boss.api.community.saveProfile({ body: { handle: 'boss' } })
  cleo = await cook(world.app)
})
afterAll(() => world.close())

/** A member with a handle, and a recipe that they have published. */
async function publisher(handle: string) {
  const member = await cook(world.app)
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [member.user.id])
  await member.api.community.saveProfile({ body: { handle } })
  const words = { title: `By ${handle}`, servings: 1, ingredients: ['1 onion'], instructions: ['Fry it.'] }
  const { id } = await member.api.recipes.create({ body: words })
  const publish = () => member.api.community.publish({ params: { id }, body: {} })
  const params = { token: (await publish()).path!.replace('/community/', '') }
  return { ...member, handle, id, params, publish }
}
type Publisher = Awaited<ReturnType<typeof publisher>>

const say = ({ api }: Pick<Browser, 'api'>, { params }: Publisher, content: string) =>
  api.community.comment({ params, body: { content } })
const block = ({ api }: Pick<Browser, 'api'>, handle: string, isBlocked: boolean) =>
  api.community.block({ params: { handle }, body: { isBlocked } })
const settle = (id: number, isHidden: boolean) => boss.api.moderation.settle({ params: { id }, body: { isHidden } })
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  )

test('a report about who has left the community is neither seen nor counted until they are back', async () => {
  const [eve, bob] = [await publisher('eve'), await publisher('bob')]
  const { id: comment } = await say(bob, eve, 'Rude words')
  for (const about of [
    { kind: 'recipe', ...eve.params } as const,
    { kind: 'cook', handle: 'eve' } as const,
    { kind: 'comment', id: comment } as const,
  ])
    await cleo.api.community.report({ body: { about, reason: 'spam' } })
  const seenAndCounted = async () => [
    (await boss.api.moderation.list({})).map(({ kind }) => kind),
    await countOpenReports(world.database),
  ]
  expect(await seenAndCounted()).toEqual([['recipe', 'cook', 'comment'], 3])
  await eve.api.community.leave({ body: {} })
  expect(await seenAndCounted()).toEqual([['comment'], 1])
  await eve.api.community.saveProfile({ body: { handle: 'eve' } })
  await eve.publish()
  expect(await seenAndCounted()).toEqual([['recipe', 'comment'], 2])
  for (const { id } of await boss.api.moderation.list({})) await settle(id, false)
  expect(await seenAndCounted()).toEqual([[], 0])
})

test('an administrator is blocked by nobody, and sees nothing of whom they block themselves', async () => {
  const [fay, gus] = [await publisher('fay'), await publisher('gus')]
  await block(fay, 'boss', true)
  const { community } = boss.api
  const calls = ({ params, handle }: Publisher) => [
    () => community.read({ params }),
    () => community.like({ params, body: { isLiked: true } }),
    () => community.share({ params, body: { platform: 'link' } }),
    () => community.keep({ params, body: {} }),
    () => say(boss, { params } as Publisher, 'Hello'),
    () => community.cook({ params: { handle } }),
    () => community.report({ body: { about: { kind: 'recipe', ...params }, reason: 'other' } }),
  ]
  const answersOf = (of: Publisher) => Promise.all(calls(of).map((call) => statusOf(call())))
  const cooks = async () => new Set((await community.list({})).map((row) => row.cook))
  expect(await answersOf(fay)).toEqual(calls(fay).map(() => 'done'))
  await block(boss, 'gus', true)
  expect(await answersOf(gus)).toEqual(calls(gus).map(() => '404 not_found'))
  expect([(await cooks()).has('fay'), (await cooks()).has('gus')]).toEqual([true, false])
  await block(boss, 'gus', false)
  expect(await statusOf(community.read({ params: gus.params }))).toBe('done')
})

test('as many comments are counted as their reader sees', async () => {
  const [hal, ida] = [await publisher('hal'), await publisher('ida')]
  await say(ida, hal, 'Lovely')
  await say(boss, hal, 'Indeed')
  const countsFor = async ({ api }: Pick<Browser, 'api'>) => [
    (await api.community.list({ query: { cook: 'hal' } })).map(({ comments }) => comments),
    (await api.community.read({ params: hal.params })).comments,
    (await api.community.comments({ params: hal.params })).length,
  ]
  const own = async () => (await hal.api.community.publication({ params: { id: hal.id } })).comments
  expect([await countsFor(visitor(world.app)), await countsFor(cleo), await own()]).toEqual([
    [[2], 2, 2],
    [[2], 2, 2],
    2,
  ])
  await world.database.query('insert into user_blocks (user_id, blocked_id, created_at) values ($1, $2, now())', [
    cleo.user.id,
    ida.user.id,
  ])
  expect([await countsFor(visitor(world.app)), await countsFor(cleo)]).toEqual([
    [[2], 2, 2],
    [[1], 1, 1],
  ])
  await world.database.query(`update community_profiles set suspended_at = now() where handle = 'ida'`)
  expect([await countsFor(visitor(world.app)), await own()]).toEqual([[[1], 1, 1], 1])
  const [last] = await hal.api.community.comments({ params: hal.params })
  await hal.api.community.hideComment({ params: { id: last!.id }, body: { isHidden: true } })
  expect([await countsFor(visitor(world.app)), await countsFor(hal)]).toEqual([
    [[0], 0, 0],
    [[1], 1, 1],
  ])
})

test('an administrator opens what is hidden, marked, and nobody else does', async () => {
  const kit = await publisher('kit')
  const read = ({ api }: Pick<Browser, 'api'>) => api.community.read({ params: kit.params })
  const profile = ({ api }: Pick<Browser, 'api'>) => api.community.cook({ params: { handle: 'kit' } })
  const titles = async () => (await boss.api.community.list({})).map(({ title }) => title)
  const ofCook = ({ api }: Pick<Browser, 'api'>) => api.community.list({ query: { cook: 'kit' } })
  const payload = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'image/png' }
  await kit.send({ method: 'POST', url: `/api/recipes/${kit.id}/photo`, headers, payload })
  const { imageUrl, photoUrl } = (await read(boss)).recipe
  const pictures = [imageUrl, photoUrl!, `/api/community/recipes/${kit.params.token}/picture.png`]
  const shown = (who: Browser) => Promise.all(pictures.map(async (url) => (await who.send({ url })).statusCode === 200))
  expect([await read(boss), await profile(boss)]).toMatchObject([{ isHidden: false }, { isHidden: false }])
  for (const about of [{ kind: 'recipe', ...kit.params } as const, { kind: 'cook', handle: 'kit' } as const]) {
    await cleo.api.community.report({ body: { about, reason: 'spam' } })
    const report = (await boss.api.moderation.list({})).find(({ cook: handle }) => handle === 'kit')
    await settle(report!.id, true)
    expect(await read(boss)).toMatchObject({ cook: 'kit', isHidden: true })
    expect(await profile(boss)).toMatchObject({ isHidden: about.kind === 'cook' })
    expect(await shown(boss)).toEqual([true, true, true])
    for (const other of [cleo, visitor(world.app)]) {
      expect(await statusOf(read(other))).toBe('404 not_found')
      expect([await shown(other), await ofCook(other)]).toEqual([[false, false, false], []])
    }
    expect(await ofCook(boss)).toHaveLength(about.kind === 'cook' ? 1 : 0)
    expect(await titles()).not.toContain('By kit')
    await settle(report!.id, false)
  }
  expect([await read(cleo), await profile(cleo)]).toMatchObject([{ isHidden: false }, { isHidden: false }])
})

test('an administrator sees hidden comments where they were made, marked, and nobody else but their writer and the cook does', async () => {
  const [lea, max] = [await publisher('lea'), await publisher('max')]
  const { id } = await say(max, lea, 'Rude words')
  const params = lea.params
  const reply = () => lea.api.community.comment({ params, body: { content: 'Please don’t.', parentCommentId: id } })
  await reply()
  const seen = async ({ api }: Pick<Browser, 'api'>) => {
    const hidden = (await api.community.comments({ params })).map(({ hiddenBy }) => hiddenBy)
    expect((await api.community.read({ params })).comments).toBe(hidden.length)
    return hidden
  }
  const others = [cleo, visitor(world.app)]
  for (const about of [{ kind: 'comment', id } as const, { kind: 'cook', handle: 'max' } as const]) {
    await cleo.api.community.report({ body: { about, reason: 'unkind' } })
    const report = (await boss.api.moderation.list({})).find(({ cook: handle }) => handle === 'max')
    await settle(report!.id, true)
    const isComment = about.kind === 'comment'
    expect(await seen(boss)).toEqual(['administrator', isComment ? 'administrator' : null])
    for (const other of others) expect(await seen(other)).toEqual([])
    const answer = boss.api.community.comment({ params, body: { content: 'No.', parentCommentId: id } })
    expect(await statusOf(answer)).toBe('404 not_found')
    await settle(report!.id, false)
    for (const other of [boss, ...others]) expect(await seen(other)).toEqual([null, null])
  }
})

test('an administrator hides what nobody has reported, unhides it, and each is written down once', async () => {
  const [nina, omar] = [await publisher('nina'), await publisher('omar')]
  const { id } = await say(omar, nina, 'Rude words')
  const recipe = { kind: 'recipe', ...nina.params } as const
  const comment = { kind: 'comment', id } as const
  const hisProfile = { kind: 'cook', handle: 'omar' } as const
  const hide = (about: Shown, isHidden: boolean) => boss.api.moderation.hide({ body: { about, isHidden } })
  const shown = async () => {
    const read = await statusOf(cleo.api.community.read({ params: nina.params }))
    if (read !== 'done') return read
    return (await cleo.api.community.comments({ params: nina.params })).map(({ content }) => content)
  }
  await cleo.api.community.report({ body: { about: recipe, reason: 'spam' } })
  for (const about of [recipe, comment, hisProfile]) {
    expect(await Promise.all([hide(about, true), hide(about, true)])).toEqual([{ isHidden: true }, { isHidden: true }])
    expect(await shown()).toEqual(about.kind === 'recipe' ? '404 not_found' : [])
    // what was reported of it is settled with it
    expect((await boss.api.moderation.list({})).filter(({ cook: handle }) => handle === 'nina')).toEqual([])
    expect(await hide(about, false)).toEqual({ isHidden: false })
    expect(await shown()).toEqual(['Rude words'])
  }
  const acts = async ({ user }: Cook) =>
    (await boss.api.admin.audit({ query: { userId: user.id } })).map(({ action, after }) => [action, after])
  expect(await acts(nina)).toEqual([
    ['unhide-recipe', { isHidden: false, address: `/community/${nina.params.token}` }],
    ['hide-recipe', { isHidden: true, address: `/community/${nina.params.token}` }],
  ])
  expect((await acts(omar)).map(([action]) => action)).toEqual([
    'unhide-cook',
    'hide-cook',
    'unhide-comment',
    'hide-comment',
  ])

  // a hidden cook's comment is shown by showing the cook; what the cook of the recipe hides is not an administrator's to unhide
  await hide(hisProfile, true)
  expect(await statusOf(hide(comment, false))).toBe('400 invalid_input')
  await hide(hisProfile, false)
  await nina.api.community.hideComment({ params: { id }, body: { isHidden: true } })
  expect(await hide(comment, false)).toEqual({ isHidden: false })
  expect(await shown()).toEqual([])
  await hide(comment, true)
  await hide(comment, false)
  expect(await shown()).toEqual(['Rude words'])
  for (const about of [
    { kind: 'comment', id: 2_000_000_000 },
    { kind: 'cook', handle: 'nobody-here' },
  ] as const)
    expect(await statusOf(hide(about, true))).toBe('404 not_found')
  expect(await statusOf(cleo.api.moderation.hide({ body: { about: recipe, isHidden: true } }))).toBe('403 forbidden')
})
