import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnPages, nothingAt } from '#contract/pages.ts'
import { createApp } from '#server/app.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

/** Kinds of drawn pages of which there are many, each by its address. */
type Kind = Extract<(typeof drawnPages)[number], `${string}:${string}`>
const kinds = drawnPages.filter((page): page is Kind => page.includes(':'))

/** Addresses of a kind at which there never was anything: well formed, as nothing is called, and with more behind it. */
const never: Readonly<Record<Kind, readonly string[]>> = {
  '/blog/:id': ['/blog/999', '/blog/0', '/blog/no-such-post', '/blog/1/more'],
  '/newsletter/:number': ['/newsletter/7', '/newsletter/0', '/newsletter/first', '/newsletter/1/more'],
  '/r/:token': [`/r/${'x'.repeat(22)}`, '/r/short', '/r/%20', '/r/none', '/r/a/b'],
  '/community/:token': [`/community/${'x'.repeat(22)}`, '/community/short', '/community/none', '/community/a/b'],
  '/cooks/:handle': ['/cooks/nobody', '/cooks/none', '/cooks/a%20b', `/cooks/${'x'.repeat(60)}`, '/cooks/a/b'],
}

/** What is drawn where there is nothing: of each kind one page for all. */
const saysNothing = /^\/(?:404|\w+\/(?:none|9{9}))$/

let world: TestApp
let app: FastifyInstance
let ada: Cook
let recipe: { id: number }
beforeAll(async () => {
  world = await startApp({ community: true })
  const client = temporaryFolder()
  const files = ['index', 'drawn', 'member'].map((name) => join(client, `${name}.html`))
  await Promise.all(files.map((file) => writeFile(file, '<!--head--><!--page-->')))
  // what is drawn is told by its path, and says that there is nothing as the page itself does
  const kitchen: Kitchen = {
    ...world.context.kitchen,
    for: () => kitchen,
    ask: (name, ...given) =>
      name === 'drawPage'
        ? Promise.resolve({ head: '', body: given[0], isThere: !saysNothing.test(given[0] as string) } as never)
        : world.context.kitchen.ask(name, ...given),
  }
  app = await createApp({ ...world.context, kitchen }, client)
  ada = await cook(world.app)
  await world.database.query('update users set email_confirmed_at = now()')
  await ada.api.community.saveProfile({ body: { handle: 'ada' } })
  const words = { title: 'Soup', servings: 2, ingredients: ['1 onion'], instructions: ['Boil it.'] }
  recipe = await ada.api.recipes.create({ body: words })
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const asked = async (url: string) => {
  const { statusCode, payload } = await visitor(app).send({ url })
  return { url, statusCode, payload }
}
const found = (url: string) => ({ url, statusCode: 200, payload: url })
const missing = (url: string, payload: string) => ({ url, statusCode: 404, payload })

test.each(kinds)('an address of %s where there never was anything is not found', async (kind) => {
  for (const url of never[kind].flatMap((each) => [each, `${each}/`, `${each}?utm_source=x`])) {
    const { statusCode, payload } = await asked(url)
    expect([url, statusCode, payload]).toEqual([url, 404, expect.stringMatching(saysNothing)])
  }
})

test('nor is one below a page of which there is one', async () => {
  for (const page of drawnPages.filter((each) => !each.includes(':') && each !== '/')) {
    expect(await asked(page)).toEqual(found(page))
    const { statusCode } = await asked(`${page}/no-such-page/at-all`)
    expect([page, statusCode]).toEqual([page, 404])
  }
})

test('what was taken back is not found, and one page says so of all of its kind', async () => {
  const params = { id: recipe.id }
  const { sharePath } = await ada.api.recipes.share({ params, body: {} })
  expect(await asked(sharePath)).toEqual(found(sharePath))
  await ada.api.recipes.revokeShare({ params, body: {} })
  expect(await asked(sharePath)).toEqual(missing(sharePath, nothingAt(sharePath)))

  const path = (await ada.api.community.publish({ params, body: {} })).path!
  const pages = [path, '/cooks/ada']
  const all = () => Promise.all(pages.map(asked))
  const gone = [missing(path, '/community/none'), missing('/cooks/ada', '/cooks/none')]
  expect(await all()).toEqual(pages.map(found))
  const setBack = (statement: string) => world.database.query(`update ${statement}`)
  await setBack('published_recipes set hidden_at = now()')
  expect(await all()).toEqual([gone[0], found('/cooks/ada')])
  await setBack('published_recipes set hidden_at = null')
  for (const [column, table] of [
    ['suspended_at', 'community_profiles'],
    ['deletion_at', 'users'],
  ]) {
    await setBack(`${table} set ${column} = now()`)
    expect(await all()).toEqual(gone)
    await setBack(`${table} set ${column} = null`)
  }
  expect(await all()).toEqual(pages.map(found))
  await ada.api.community.unpublish({ params, body: {} })
  expect(await all()).toEqual([gone[0], found('/cooks/ada')])
  await ada.api.community.publish({ params, body: {} })
  await ada.api.recipes.remove({ params, body: {} })
  expect(await all()).toEqual([gone[0], found('/cooks/ada')])
  await ada.api.community.leave({ body: {} })
  expect(await all()).toEqual(gone)
})

test('nor is it for who reads the plain page signed in', async () => {
  const member = visitor(app)
  member.cookies = { ...ada.cookies }
  for (const kind of kinds) {
    const [url = ''] = never[kind]
    const { statusCode } = await member.send({ url: `${url}?plain=1` })
    expect([url, statusCode]).toEqual([url, 404])
  }
})
