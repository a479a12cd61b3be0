import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertComment } from '#server/features/community/comment-store.ts'
import { communityAt } from '#server/features/community/first-pages.ts'
import { addSiteFiles } from '#server/features/public/site-files.ts'
import { handleFailures } from '#server/http/refusals/failures.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
beforeAll(async () => {
  world = await startApp({ community: true })
  ada = await cook(world.app)
  bob = await cook(world.app)
  await world.database.query('update users set email_confirmed_at = now()')
  for (const [handle, { api }] of Object.entries({ ada, bob })) await api.community.saveProfile({ body: { handle } })
})
afterAll(() => world.close())

let made = 0
async function published({ api }: Cook) {
  made += 1
  const words = { title: `Soup ${made}`, servings: 2, ingredients: ['1 onion'], instructions: ['Boil it.'] }
  const { id } = await api.recipes.create({ body: words })
  const { path } = await api.community.publish({ params: { id }, body: {} })
  return { id, path: path! }
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

test('what is published stands in the sitemap, its cooks once, as long as everybody may see it', async () => {
  const [first, second, other] = [await published(ada), await published(ada), await published(bob)]
  const listed = async () => {
    const { payload, headers } = await visitor(world.app).send({ url: '/sitemap.xml' })
    expect(headers['content-type']).toContain('application/xml')
    return locationsIn(payload)
      .filter((path) => /^\/(?:community|cooks)/.test(path))
      .toSorted()
  }
  const all = ['/community', first.path, second.path, other.path, '/cooks/ada', '/cooks/bob'].toSorted()
  expect(await listed()).toEqual(all)
  await ada.api.community.unpublish({ params: { id: first.id }, body: {} })
  expect(await listed()).toEqual(all.filter((path) => path !== first.path))
  await world.database.query('update community_profiles set suspended_at = now() where user_id = $1', [bob.user.id])
  expect(await listed()).toEqual(['/community', second.path, '/cooks/ada'].toSorted())
  await world.database.query('update community_profiles set suspended_at = null')
  await ada.api.community.publish({ params: { id: first.id }, body: {} })
  expect(await listed()).toEqual(all)
  const robots = (await visitor(world.app).send({ url: '/robots.txt' })).payload
  expect(robots).toContain('Allow: /api/community/recipes/')
})

test('a sitemap that would be too long is a list of files, and every address stands in one of them once', async () => {
  await Promise.all([published(bob), published(bob)])
  const whole = locationsIn((await visitor(world.app).send({ url: '/sitemap.xml' })).payload)
  const app = Fastify()
  handleFailures(app)
  addSiteFiles(app, world.context, async () => [], 2)
  const index = (await app.inject({ url: '/sitemap.xml' })).payload
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const files = locationsIn(index)
  expect(files).toEqual(['/sitemap/0.xml', '/sitemap/1.xml', '/sitemap/2.xml', '/sitemap/3.xml'])
  const found = await Promise.all(files.map(async (url) => locationsIn((await app.inject({ url })).payload)))
  // no articles were given to this one
  expect(found.flat().toSorted()).toEqual(whole.filter((path) => !/^\/blog\/\d/.test(path)).toSorted())
  const recipesIn = (file: string[]) => file.filter((path) => path.startsWith('/community/')).length
  expect(found.map(recipesIn)).toEqual([0, 2, 2, 1])
  for (const url of ['/sitemap/4.xml', '/sitemap/1', '/sitemap/-1.xml', '/sitemap/1e1.xml'])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
  await app.close()
})

test('a page that comes drawn is given what the program would ask for as a stranger', async () => {
  const { id, path } = await published(ada)
  const token = path.replace('/community/', '')
  const now = world.clock.now
  for (let at = 0; at < 51; at += 1) {
    const comment = { userId: bob.user.id, recipeId: id, content: `Comment ${at}`, parentCommentId: null }
    await insertComment(world.database, comment, now)
  }
  for (let more = 0; more < 16; more += 1) await published(ada)
  const { api } = visitor(world.app)
  const given = (at: string) => communityAt(world.context, at)
  expect(await given('/community')).toEqual({ listed: await api.community.listPage({}) })
  expect(await given('/cooks/ada')).toEqual({
    cook: await api.community.cook({ params: { handle: 'ada' } }),
    listed: await api.community.listPage({ query: { cook: 'ada' } }),
  })
  const shown = await given(path)
  expect(shown).toEqual({
    published: await api.community.read({ params: { token } }),
    comments: await api.community.commentsPage({ params: { token }, query: {} }),
  })
  expect([shown?.comments?.rows.length, shown?.comments?.next]).toEqual([50, expect.any(String)])
  expect((await given('/community'))?.listed?.next).toEqual(expect.any(String))
  for (const none of ['/community/none', `/community/${'x'.repeat(22)}`])
    expect(await given(none)).toEqual({ published: null })
  expect(await given('/cooks/nobody')).toEqual({ cook: null })
  expect(await given('/community/profile')).toBeUndefined()
})
