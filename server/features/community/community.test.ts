import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { insertComment } from '#server/features/community/comment-store.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let cleo: Cook
/** Has neither a profile nor a confirmed address. */
let newcomer: Cook
let boss: Browser

beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app, { firstName: 'Zephyrine', lastName: 'Quillfeather', foodDislikes: 'beetroot' })
  bob = await cook(world.app, { allergies: ['Soy'] })
  cleo = await cook(world.app)
  newcomer = await cook(world.app)
  boss = visitor(world.app)
  const name = { firstName: 'B', lastName: 'O' }
  await boss.api.accounts.signUp({ body: { ...name, email: 'boss@example.org', password: 'cardamom pods' } })
  const members = { ada, bob, cleo }
  const ids = Object.values(members).map(({ user }) => user.id)
  await world.database.query('update users set email_confirmed_at = now() where id = any($1)', [ids])
  for (const [handle, { api }] of Object.entries(members)) await api.community.saveProfile({ body: { handle } })
})
afterAll(() => world.close())

const anyone = () => visitor(world.app, '198.51.100.7')
const words = { servings: 2, instructions: ['Cook it all.'] }
const tofu = ['400 g tofu', '2 tbsp soy sauce', '1 onion']
const soup = ['1 onion', '2 carrots', '500 ml water', '1 tsp salt']

/** An own recipe, published: its id and token. */
async function published({ api }: Cook, title: string, ingredients: readonly string[] = soup) {
  const { id } = await api.recipes.create({ body: { ...words, title, ingredients: [...ingredients] } })
  const { path } = await api.community.publish({ params: { id }, body: {} })
  return { id, params: { token: path!.replace('/community/', '') } }
}
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
const titlesFor = async ({ api }: Pick<Browser, 'api'>, query: object = {}) =>
  titles(await api.community.list({ query }))
const later = () => (world.clock.now = new Date(world.clock.now.getTime() + 60_000))
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  )

test('a recipe is published by choice, is read by everybody, and taken back keeps its address', async () => {
  const { id } = await ada.api.recipes.create({ body: { ...words, title: 'Carrot soup', ingredients: soup } })
  expect(await ada.api.community.publication({ params: { id } })).toMatchObject({ isPublished: false, path: null })
  const { path } = await ada.api.community.publish({ params: { id }, body: {} })
  const params = { token: path!.replace('/community/', '') }
  expect(await ada.api.recipes.get({ params: { id } })).toMatchObject({ isPublic: true, isShared: false })
  const [row] = await anyone().api.community.list({})
  expect(row).toMatchObject({ title: 'Carrot soup', cook: 'ada', token: params.token, likes: 0, comments: 0 })
  expect(await bob.api.community.read({ params })).toMatchObject({ cook: 'ada', isOwn: false, isLiked: false })
  expect(await ada.api.community.read({ params })).toMatchObject({ isOwn: true })
  const pictures = ['image.svg', 'picture.png'].map((name) => `/api/community/recipes/${params.token}/${name}`)
  for (const url of pictures) expect((await anyone().send({ url })).statusCode).toBe(200)
  await ada.api.community.unpublish({ params: { id }, body: {} })
  expect(await titlesFor(anyone())).not.toContain('Carrot soup')
  expect(await statusOf(anyone().api.community.read({ params }))).toBe('404 not_found')
  for (const url of pictures) expect((await anyone().send({ url })).statusCode).toBe(404)
  const publishedAt = async () => (await anyone().api.community.read({ params })).publishedAt
  later()
  expect(await ada.api.community.publish({ params: { id }, body: {} })).toMatchObject({ path, isPublished: true })
  expect(await publishedAt()).toBe(row!.publishedAt)
  // a week later it is new again
  await world.database.query(`update published_recipes set published_at = published_at - interval '8 days'`)
  await ada.api.community.unpublish({ params: { id }, body: {} })
  await ada.api.community.publish({ params: { id }, body: {} })
  expect(await publishedAt()).toBe(world.clock.now.toISOString())
})

test('a comment on a recipe that is deleted meanwhile is not found', async () => {
  const gone = { userId: ada.user.id, recipeId: 999_999, content: 'Too late', parentCommentId: null }
  expect(await insertComment(world.database, gone, world.clock.now).catch(({ code }) => code)).toBe('not_found')
})

test('who has asked for their account to be deleted is not seen meanwhile', async () => {
  const { id, params } = await published(bob, 'Leaving soon')
  const ask = (at: Date | null) =>
    world.database.query('update users set deletion_at = $2 where id = $1', [bob.user.id, at])
  await ask(new Date(world.clock.now.getTime() + 1e9))
  expect(await titlesFor(cleo)).not.toContain('Leaving soon')
  expect(await statusOf(anyone().api.community.read({ params }))).toBe('404 not_found')
  expect(await statusOf(cleo.api.community.cook({ params: { handle: 'bob' } }))).toBe('404 not_found')
  await ask(null)
  expect(await statusOf(cleo.api.community.read({ params }))).toBe('done')
  await bob.api.community.unpublish({ params: { id }, body: {} })
})

test('nothing of its cook is told but the handle', async () => {
  const { id, params } = await published(ada, 'Quiet soup')
  await world.database.query(
    `update recipes set tags = '{secretly}', cook_notes = 'mother dislikes it', notes = '["for Zephyrine"]' where id = $1`,
    [id],
  )
  const answers = [
    await anyone().send({ url: '/api/community' }),
    await bob.send({ url: `/api/community/recipes/${params.token}` }),
    await bob.send({ url: '/api/cooks/ada' }),
  ]
  const text = answers.map(({ payload }) => payload).join()
  const secrets = [
    ada.user.id,
    ada.user.email,
    'Zephyrine',
    'Quillfeather',
    'secretly',
    'mother',
    'beetroot',
    `/${id}/`,
  ]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('publishing, commenting and following ask for a confirmed address, and words for a handle; reading and liking do not', async () => {
  const { params } = await published(ada, 'For newcomers')
  const { id } = await newcomer.api.recipes.create({ body: { ...words, title: 'Mine', ingredients: soup } })
  const { community } = newcomer.api
  const content = 'Hello'
  expect(await statusOf(community.publish({ params: { id }, body: {} }))).toBe('403 email_not_confirmed')
  expect(await statusOf(community.comment({ params, body: { content } }))).toBe('403 email_not_confirmed')
  expect(await statusOf(community.saveProfile({ body: { handle: 'newcomer' } }))).toBe('403 email_not_confirmed')
  expect(await statusOf(community.follow({ params: { handle: 'ada' }, body: { isFollowed: true } }))).toBe(
    '403 email_not_confirmed',
  )
  expect(await community.like({ params, body: { isLiked: true } })).toEqual({ likes: 1, isLiked: true })
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [newcomer.user.id])
  expect(await statusOf(community.publish({ params: { id }, body: {} }))).toBe('403 handle_needed')
  expect(await statusOf(community.comment({ params, body: { content } }))).toBe('403 handle_needed')
  expect(await statusOf(community.follow({ params: { handle: 'ada' }, body: { isFollowed: true } }))).toBe('done')
  for (const url of [`/api/community/recipes/${params.token}/like`, '/api/cooks/ada/follow', '/api/community/reports'])
    expect((await anyone().send({ method: 'POST', url, payload: {} })).statusCode).toBe(401)
})

test('a handle that was given up for another is kept from others for 90 days, and not from whoever had it', async () => {
  const save = (by: Cook, handle: string) => statusOf(by.api.community.saveProfile({ body: { handle } }))
  expect([await save(cleo, 'soup'), await save(bob, 'cleo')]).toEqual(['done', '409 handle_taken'])
  expect([await save(cleo, 'cleo'), await save(bob, 'soup')]).toEqual(['done', '409 handle_taken'])
  // as if that had been long ago: sessions do not last
  await world.database.query(
    `update community_profiles set given_up = replace(given_up::text, '2026-', '2025-')::jsonb`,
  )
  expect([await save(bob, 'soup'), await save(bob, 'bob')]).toEqual(['done', 'done'])
})

test('a handle is one’s own, in small letters, and passes for nobody else', async () => {
  const save = (handle: string) => statusOf(bob.api.community.saveProfile({ body: { handle } }))
  expect(await save('Ada')).toBe('409 handle_taken')
  const ours = 'mealcrafter-support meal-crafter the-admin admins admin-1 site-moderators team billing'.split(' ')
  for (const handle of ours) expect([handle, await save(handle)]).toEqual([handle, '409 handle_taken'])
  for (const handle of ['dream-team', 'adas-kitchen', 'modern-cook']) expect(await save(handle)).toBe('done')
  for (const handle of ['ab', 'bob@example.org', 'a--b', '-bob', 'b'.repeat(31), 'böb', 'bob cook'])
    expect([handle, await save(handle)]).toEqual([handle, '400 invalid_input'])
  expect((await bob.api.community.saveProfile({ body: { handle: 'Bob', about: 'Soups.' } })).profile).toEqual({
    handle: 'bob',
    about: 'Soups.',
    isSuspended: false,
  })
})

test('the list is narrowed by diet and allergens as they were verified, and tells each reader of their own', async () => {
  await published(cleo, 'Tofu bowl', tofu)
  await published(cleo, 'Something odd', ['200 g grandmother’s secret', '1 onion'])
  await published(cleo, 'Plain carrots', ['500 g carrots', '1 tsp salt'])
  const own = { cook: 'cleo' }
  expect(await titlesFor(anyone(), own)).toEqual(['Plain carrots', 'Something odd', 'Tofu bowl'])
  // what nobody knows is not cleared
  expect(await titlesFor(anyone(), { ...own, without: 'soy' })).toEqual(['Plain carrots'])
  expect(await titlesFor(anyone(), { ...own, diet: 'vegan' })).toEqual(['Plain carrots', 'Tofu bowl'])
  expect(await titlesFor(anyone(), { ...own, without: allergens.join(',') })).toEqual(['Plain carrots'])
  const rows = await bob.api.community.list({ query: own })
  expect(rows.map(({ title, summary }) => [title, summary.allergens])).toEqual([
    ['Plain carrots', [{ allergen: 'soy', verdict: 'not_found' }]],
    ['Something odd', [{ allergen: 'soy', verdict: 'unknown' }]],
    ['Tofu bowl', [{ allergen: 'soy', verdict: 'contains' }]],
  ])
  // what an older kitchen found lets nothing through until this one has looked
  await world.database.query(
    `update recipes set facts = jsonb_set(facts, '{kitchenVersion}', '"older"') where title = 'Plain carrots'`,
  )
  expect(await titlesFor(anyone(), { ...own, without: 'soy' })).toEqual([])
  expect(await titlesFor(anyone(), own)).toContain('Plain carrots')
  expect(await titlesFor(anyone(), { ...own, without: 'soy' })).toEqual(['Plain carrots'])
})

test('lists go on from page to page, the newest or the most liked first', async () => {
  const made: string[] = []
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    later()
    const { params } = await published(bob, title)
    made.push(params.token)
  }
  for (const { api } of [ada, cleo]) await api.community.like({ params: { token: made[1]! }, body: { isLiked: true } })
  await ada.api.community.like({ params: { token: made[0]! }, body: { isLiked: true } })
  const leaf = async (sort: 'new' | 'liked') => {
    const found: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { cook: 'bob', sort, limit: 3, ...(cursor && { cursor }) }
      const page = await anyone().api.community.listPage({ query })
      found.push(...titles(page.rows))
      cursor = page.next
    }
    return found
  }
  expect(await leaf('new')).toEqual(['Four', 'Three', 'Two', 'One'])
  expect(await leaf('liked')).toEqual(['Two', 'One', 'Four', 'Three'])
  for (const cursor of ['x', Buffer.from('1 x').toString('base64url'), Buffer.from('1 1e400').toString('base64url')])
    expect(await statusOf(anyone().api.community.list({ query: { cursor } }))).toBe('400 invalid_input')
  // a cursor of the one order in the other
  const { next } = await anyone().api.community.listPage({ query: { limit: 1 } })
  const query = { sort: 'liked', cursor: next! } as const
  expect(await statusOf(anyone().api.community.list({ query }))).toBe('400 invalid_input')
  const comments = { params: { token: made[0]! }, query: { cursor: next! } }
  expect(await statusOf(anyone().api.community.comments(comments))).toBe('400 invalid_input')
})

test('whom one follows has a list of its own', async () => {
  await published(bob, 'Followed')
  expect(await titlesFor(cleo, { following: 'true' })).toEqual([])
  await cleo.api.community.follow({ params: { handle: 'bob' }, body: { isFollowed: true } })
  expect(await titlesFor(cleo, { following: 'true' })).toContain('Followed')
  expect(await cleo.api.community.cook({ params: { handle: 'bob' } })).toMatchObject({ followers: 1, isFollowed: true })
  expect((await cleo.api.community.membership({})).following).toEqual(['bob'])
  expect(await titlesFor(anyone(), { following: 'true' })).toEqual([])
  await cleo.api.community.follow({ params: { handle: 'bob' }, body: { isFollowed: false } })
  expect(await titlesFor(cleo, { following: 'true' })).toEqual([])
  expect(await statusOf(bob.api.community.follow({ params: { handle: 'bob' }, body: { isFollowed: true } }))).toBe(
    '400 invalid_input',
  )
})

test('a member follows and blocks 500 at most', async () => {
  const many = `(select 'crowd-' || n as id from generate_series(1, 500) as n)`
  await world.database.query(
    `insert into users (id, email, first_name, last_name) select id, id || '@example.org', '', '' from ${many} as crowd`,
  )
  for (const into of [
    'user_follows (follower_id, following_id, created_at)',
    'user_blocks (user_id, blocked_id, created_at)',
  ])
    await world.database.query(`insert into ${into} select $1, id, now() from ${many} as crowd`, [cleo.user.id])
  const { community } = cleo.api
  const one = { params: { handle: 'bob' } }
  expect(await statusOf(community.follow({ ...one, body: { isFollowed: true } }))).toBe('400 invalid_input')
  expect(await statusOf(community.block({ ...one, body: { isBlocked: true } }))).toBe('400 invalid_input')
  await world.database.query(`delete from users where id like 'crowd-%'`)
  expect(await statusOf(community.follow({ ...one, body: { isFollowed: true } }))).toBe('done')
})

test('a like counts once, however often it is pressed', async () => {
  const { id, params } = await published(ada, 'Liked')
  const press = (isLiked: boolean) => bob.api.community.like({ params, body: { isLiked } })
  await Promise.all([press(true), press(true), press(true)])
  expect(await cleo.api.community.like({ params, body: { isLiked: true } })).toEqual({ likes: 2, isLiked: true })
  expect(await press(false)).toEqual({ likes: 1, isLiked: false })
  expect((await ada.api.recipes.get({ params: { id } })).likesCount).toBe(1)
  await bob.api.community.share({ params, body: { platform: 'link' } })
  await bob.api.community.share({ params, body: { platform: 'link' } })
  expect(await ada.api.community.publication({ params: { id } })).toMatchObject({ likes: 1, shares: 1 })
})

test('a kept copy says where it is from, without a name', async () => {
  const { params } = await published(ada, 'Worth keeping')
  const kept = await bob.api.community.keep({ params, body: {} })
  const notes = ['Saved from a recipe in the community']
  expect(kept).toMatchObject({ userId: bob.user.id, title: 'Worth keeping', isPublic: false, likesCount: 0, notes })
  expect(await statusOf(bob.api.community.keep({ params, body: {} }))).toBe('409 recipe_exists')
})

test('off, nothing of it is there, and private links still work', async () => {
  const { id, params } = await published(ada, 'Private again')
  const off = await startApp({ community: false }, { database: world.database })
  const as = ({ cookies }: Browser) => Object.assign(visitor(off.app), { cookies: { ...cookies } })
  const [own, administrator] = [as(ada), as(boss)]
  const rows = [...Object.values(contract.community), ...Object.values(contract.moderation)]
  for (const { method, path, access } of rows) {
    const url = path.replace(':token', params.token).replace(':handle', 'ada').replace(':id', String(id))
    const by = access === 'admin' ? administrator : own
    const found = await by.send({ method, url, ...(method !== 'GET' && { payload: {} }) })
    const { message } = found.json<{ message: string }>()
    expect([method, url, message]).toEqual([method, url, 'There’s nothing at this address.'])
  }
  for (const url of [`/api/community/recipes/${params.token}/image.svg`, '/community'])
    expect([url, (await own.send({ url })).statusCode]).toEqual([url, 404])
  expect((await own.api.public.site({})).community).toBe(false)
  for (const url of ['/sitemap.xml', '/api/openapi.json'])
    expect((await own.send({ url })).payload).not.toContain('/community')
  const { sharePath } = await own.api.recipes.share({ params: { id }, body: {} })
  expect((await own.send({ url: sharePath.replace('/r/', '/api/shared/') })).statusCode).toBe(200)
  await off.close()
})
