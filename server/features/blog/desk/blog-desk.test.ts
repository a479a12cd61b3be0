import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PostWords, placeholderWords, type WrittenPost } from '#contract/blog/blog-desk.ts'
import { findPublished } from '#server/features/blog/posts/published.ts'
import { type Browser, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let other: Browser
beforeAll(async () => {
  world = await startApp({ adminEmails: ['boss@example.org', 'other@example.org'] })
  ;[boss, other] = [await administrator('boss', 'Bo'), await administrator('other', 'Otto')]
  await world.jobs.run()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.query('delete from blog_posts')
  world.clock.now = new Date('2026-11-20T12:00:00Z')
})

async function administrator(name: string, firstName: string): Promise<Browser> {
  const browser = visitor(world.app)
  const email = `${name}@example.org`
  await browser.api.accounts.signUp({ body: { email, firstName, lastName: 'Cook', password: 'cardamom pods' } })
  return browser
}

const words: PostWords = {
  title: 'Beans for a week',
  excerpt: 'A pot of beans.',
  metaDescription: 'How to cook a pot of beans.',
  category: 'Beans',
  tags: ['beans'],
  picture: { dish: 'Bean Stew', type: 'Main Dish', foods: ['1 cup beans', '1 onion'], alt: 'A bowl of beans' },
  markdown: '## Soak\n\nOvernight.\n\n<!-- table: pot -->\n\nIt costs {{pot.cost}}.',
}
const desk = (browser = boss) => browser.api.blogDesk
const read = (id: number) => desk().read({ params: { id } })
const history = (id: number) => desk().history({ params: { id }, query: {} })
const saves = async (id: number) => (await history(id)).flatMap((entry) => (entry.kind === 'saved' ? [entry] : []))
const save = ({ id, revision }: WrittenPost, change: Partial<PostWords>, browser = boss) =>
  desk(browser).save({ params: { id }, body: { ...words, ...change, seen: revision } })
const publish = ({ id, revision }: WrittenPost, at?: string) =>
  desk().publish({ params: { id }, body: { seen: revision, ...(at !== undefined && { at }) } })
const shown = async (id: number) =>
  (await visitor(world.app).send({ method: 'GET', url: `/api/blog/posts/${id}` })).json<{ title?: string }>().title
const ids = async () => (await visitor(world.app).api.blog.posts({})).map(({ id }) => id)
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000)
}

test('a draft is nobody’s to read; published, it stands on every public page and goes on from number 6', async () => {
  const draft = await desk().write({ body: words })
  expect(draft).toMatchObject({ version: 1, shows: 'nothing', wasPublished: false, words, tables: ['pot'] })
  expect(draft.id).toBeGreaterThan(6)
  expect([await shown(draft.id), await findPublished(world.context, draft.id)]).toEqual([undefined, undefined])
  expect(await ids()).toEqual([6, 5, 4, 3, 2, 1])
  const feeds = () =>
    Promise.all(['/feed.xml', '/sitemap.xml'].map((url) => visitor(world.app).send({ method: 'GET', url })))
  for (const { body } of await feeds()) expect(body).not.toContain(`/blog/${draft.id}`)

  await publish(draft)
  const post = await visitor(world.app).api.blog.post({ params: { id: draft.id } })
  expect(post).toMatchObject({
    title: 'Beans for a week',
    author: 'MealCrafter Kitchen',
    date: '2026-11-20',
    changedOn: '2026-11-20',
    readTime: 1,
    picture: { isDrawn: true, alt: 'A bowl of beans' },
  })
  expect(JSON.stringify(post.text)).toMatch(/"tag":"table".*Lentils.*It costs \$3\.40\./s)
  expect(await ids()).toEqual([draft.id, 6, 5, 4, 3, 2, 1])
  expect(await findPublished(world.context, draft.id)).toBeDefined()
  for (const { body } of await feeds()) expect(body).toContain(`/blog/${draft.id}`)
  // another instance holds nothing of its own
  const second = await startApp({}, { database: world.database })
  const { title } = await visitor(second.app).api.blog.post({ params: { id: draft.id } })
  await second.close()
  expect(title).toBe('Beans for a week')
  const member = await cook(world.app)
  expect(await member.api.blog.like({ params: { id: draft.id }, body: { isLiked: true } })).toMatchObject({ likes: 1 })
  expect((await member.api.blog.marks({})).map(({ id }) => id)).toContain(draft.id)
  const [picture, small] = await Promise.all(
    [post.picture.src, post.picture.small].map((url) => visitor(world.app).send({ method: 'GET', url })),
  )
  expect([picture?.statusCode, picture?.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(small?.statusCode).toBe(200)
  expect(small!.body.length).toBeLessThan(picture!.body.length / 2)
  const preview = await visitor(world.app).send({ method: 'GET', url: post.picture.preview })
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('a scheduled article appears by itself at its time, as it was scheduled, and can be taken back until then', async () => {
  const draft = await desk().write({ body: words })
  const at = '2026-11-20T14:00:00Z'
  const scheduled = await publish(draft, at)
  expect(scheduled).toMatchObject({ shows: 'nothing', scheduled: { version: 1, at: '2026-11-20T14:00:00.000Z' } })
  // what is written on meanwhile is another version
  const changed = await save(scheduled, { title: 'Not yet' })
  expect(changed.version).toBe(2)
  later(119)
  expect(await shown(draft.id)).toBeUndefined()
  later(1)
  expect(await shown(draft.id)).toBe('Beans for a week')
  expect(await read(draft.id)).toMatchObject({ shows: 'version', shownVersion: 1, scheduled: null })

  const again = await publish(await read(draft.id), '2026-11-21T00:00:00Z')
  const { id, revision } = again
  await desk().unschedule({ params: { id }, body: { seen: revision } })
  later(24 * 60)
  expect(await shown(draft.id)).toBe('Beans for a week')
  for (const wrong of ['2026-11-01T00:00:00Z', '2028-01-01T00:00:00Z'])
    await expect(publish(await read(draft.id), wrong)).rejects.toMatchObject({ status: 400 })
})

test('an original is overridden by its number, keeps its date, and comes back', async () => {
  const original = await read(3)
  expect(original).toMatchObject({ isOriginal: true, version: 0, revision: 0, shows: 'original', by: null })
  expect(await history(3)).toEqual([])
  const changed = await save(original, {})
  expect(await shown(3)).toBe('Soup number 3')
  await publish(changed)
  const post = await visitor(world.app).api.blog.post({ params: { id: 3 } })
  expect(post).toMatchObject({ title: words.title, date: '2026-11-03', changedOn: '2026-11-20' })
  expect(await ids()).toEqual([6, 5, 4, 3, 2, 1])
  const back = await desk().original({ params: { id: 3 }, body: { seen: (await read(3)).revision } })
  expect(back).toMatchObject({ shows: 'original', words: original.words, version: 2 })
  expect(await shown(3)).toBe('Soup number 3')
  const down = await desk().takeDown({ params: { id: 3 }, body: { seen: back.revision } })
  expect([await shown(3), await ids(), down.shows]).toEqual([undefined, [6, 5, 4, 2, 1], 'nothing'])
  const again = await desk().original({ params: { id: 3 }, body: { seen: down.revision } })
  expect([again.shows, await shown(3)]).toEqual(['original', 'Soup number 3'])
})

test('of two who write on one article the later is told, and loses nothing', async () => {
  const draft = await desk().write({ body: words })
  await save(draft, { title: 'Bo was first' })
  await expect(save(draft, { title: 'Otto was second' }, other)).rejects.toMatchObject({
    status: 409,
    code: 'changed_elsewhere',
    details: { revision: 1 },
  })
  expect((await read(draft.id)).words.title).toBe('Bo was first')
  // on top of what was seen now: both stay
  const both = await save(await read(draft.id), { title: 'Otto was second' }, other)
  expect(both.by).toBe('Otto Cook')
  expect((await saves(draft.id)).map(({ title, by }) => [title, by])).toEqual([
    ['Otto was second', 'Otto Cook'],
    ['Bo was first', 'Bo Cook'],
  ])
  const presses = await Promise.allSettled([publish(both), publish(both), publish(both)])
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await history(draft.id)).filter(({ kind }) => kind === 'shown')).toHaveLength(1)
})

test('a sitting is a version, and each of them can be had back', async () => {
  let post = await desk().write({ body: words })
  later(3)
  post = await save(post, { title: 'Two' })
  expect(await saves(post.id)).toHaveLength(1)
  later(8)
  post = await save(post, { title: 'Three' })
  expect((await saves(post.id)).map(({ version, title }) => [version, title])).toEqual([
    [2, 'Three'],
    [1, 'Two'],
  ])
  // what readers have seen is written on in another one
  post = await save(await publish(post), { title: 'Four' })
  expect(post.version).toBe(3)
  // the same once more is no change
  expect((await save(post, { title: 'Four' })).revision).toBe(post.revision)
  post = await desk().restore({ params: { id: post.id }, body: { seen: post.revision, version: 1 } })
  expect([post.version, post.words.title]).toEqual([4, 'Two'])
  const first = await desk().version({ params: { id: post.id, number: '2' } })
  expect(first).toMatchObject({ ...words, title: 'Three' })
  await expect(desk().version({ params: { id: post.id, number: '9' } })).rejects.toMatchObject({ status: 404 })
  const entries = await boss.api.admin.audit({ query: { limit: 5 } })
  expect(entries.map(({ action, actor, subject }) => [action, actor.name, subject.id])).toEqual(
    ['restore-post', 'change-post', 'publish-post', 'change-post', 'change-post'].map((action) => [
      action,
      'Bo Cook',
      `article ${post.id}`,
    ]),
  )
  // also what was written on in the same version stands there as it was before and after
  expect(entries[4]).toMatchObject({ before: { title: words.title }, after: { title: 'Two' } })
})

test('a draft can be deleted, what was published cannot', async () => {
  const draft = await desk().write({ body: words })
  const published = await publish(await desk().write({ body: words }))
  const discard = (id: number, seen: number) =>
    desk().discard({ params: { id }, query: { seen: String(seen) }, body: undefined })
  const { revision } = await save(draft, { title: 'Otto has gone on' }, other)
  await expect(discard(draft.id, draft.revision)).rejects.toMatchObject({ status: 409, code: 'changed_elsewhere' })
  expect(await discard(draft.id, revision)).toEqual({ success: true })
  for (const [id, status] of [
    [draft.id, 404],
    [published.id, 409],
    [3, 404],
  ] as const)
    await expect(discard(id, revision)).rejects.toMatchObject({ status })
})

test('an article with a text that new ones begin with is not published', async () => {
  const draft = await desk().write({ body: placeholderWords })
  await expect(publish(draft)).rejects.toMatchObject({ status: 400 })
  const { metaDescription } = placeholderWords
  await expect(publish(await save(draft, { metaDescription }))).rejects.toMatchObject({ status: 400 })
  expect(await publish(await save(await read(draft.id), {}))).toMatchObject({ shows: 'version' })
})

test('an article with a picture that says nothing to who cannot see it is not published', async () => {
  const address = '/api/blog/pictures/40x30?v=aaaaaaaaaaaaaaaa'
  let last = await desk().write({ body: words })
  for (const alt of ['', '  ', 'What the picture shows']) {
    last = await save(last, { markdown: `Beans.\n\n![${alt}](${address})` })
    await expect(publish(last)).rejects.toMatchObject({
      status: 400,
      sentence: expect.stringMatching(/no description/),
    })
  }
  last = await save(last, { markdown: `Beans.\n\n![Beans in a pot](${address})` })
  expect(await publish(last)).toMatchObject({ shows: 'version' })
})

test('of what has been decided the last decision holds, whenever its time came', async () => {
  const { id } = await publish(await desk().write({ body: words }))
  await desk().takeDown({ params: { id }, body: { seen: (await read(id)).revision } })
  // by a server whose clock goes fast
  await world.database.query("update blog_publications set at = at + interval '1 minute' where shows = 'version'")
  later(5)
  expect([await shown(id), (await read(id)).shows]).toEqual([undefined, 'nothing'])
})

test('what asks for an unknown table or a picture from elsewhere is refused, and script stays words', async () => {
  await expect(desk().write({ body: { ...words, markdown: 'See <!-- table: spoons -->' } })).rejects.toMatchObject({
    status: 400,
    details: { issues: [{ field: 'markdown', message: 'The kitchen has no table or figure called “spoons.”' }] },
  })
  const elsewhere = { photo: 'https://evil.example/a.png', alt: 'x' }
  await expect(desk().write({ body: { ...words, picture: elsewhere } })).rejects.toMatchObject({ status: 400 })
  const hostile =
    '<script>alert(1)</script>\n\n[go](javascript:alert(1))\n\n![x](https://evil.example/a.png)\n\n![x](/api/blog/pictures/9x9?v=short)'
  const { id } = await publish(await desk().write({ body: { ...words, markdown: hostile } }))
  const { text } = await visitor(world.app).api.blog.post({ params: { id } })
  expect(JSON.stringify(text)).not.toMatch(/"href"|"tag":"(?!p")/)
})

test('pictures are made anew, kept once, and shown between paragraphs and at the head', async () => {
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const send = (browser: Browser) =>
    browser.send({
      method: 'POST',
      url: '/api/admin/blog/pictures',
      payload: file,
      headers: { 'content-type': 'image/png' },
    })
  const { address } = (await send(boss)).json<{ address: string }>()
  expect(address).toMatch(/^\/api\/blog\/pictures\/40x30\?v=[\w-]{16}$/)
  expect((await send(boss)).json()).toMatchObject({ address })
  const seen = await visitor(world.app).send({ method: 'GET', url: address })
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable'])
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 })
  const picture = { photo: address, alt: 'A red pot' }
  const { id } = await publish(
    await desk().write({ body: { ...words, picture, markdown: `One.\n\n![A *red* pot](${address})` } }),
  )
  const post = await visitor(world.app).api.blog.post({ params: { id } })
  expect(post.picture).toMatchObject({ src: address, isDrawn: false, alt: 'A red pot' })
  expect(post.text.at(-1)).toMatchObject({ tag: 'figure', href: address })
  const preview = await visitor(world.app).send({ method: 'GET', url: post.picture.preview })
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ width: 1200 })
  const member = await cook(world.app)
  expect((await send(member)).statusCode).toBe(403)
  expect((await send(visitor(world.app))).statusCode).toBe(401)
  const refused = await member.send({ method: 'GET', url: `/api/admin/blog/${id}/preview` })
  expect(refused.statusCode).toBe(403)
})

test('the desk lists every article page by page, the newest first, those of the program last', async () => {
  for (let each = 0; each < 5; each += 1) await desk().write({ body: words })
  const all = (await desk().list({})).map(({ id }) => id)
  expect(all).toHaveLength(11)
  expect(all).toEqual(all.toSorted((one, other) => other - one))
  const leafed: number[] = []
  let pages = 0
  for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
    const { rows, next } = await desk().listPage({ query: { limit: 4, ...(cursor && { cursor }) } })
    leafed.push(...rows.map(({ id }) => id))
    cursor = next
  }
  expect([leafed, pages]).toEqual([all, 3])
  for (const query of ['limit=101', 'limit=0', 'cursor=bm8'])
    expect((await boss.send({ url: `/api/admin/blog?${query}` })).statusCode).toBe(400)
})
