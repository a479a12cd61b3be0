import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const client = mkdtempSync(join(tmpdir(), 'client-'))
const kitchen = '/assets/kitchen.js'
const book = '/assets/book.js'
let world: TestApp
beforeAll(async () => {
  for (const page of ['index', 'member']) writeFileSync(join(client, `${page}.html`), '<title>x</title>')
  world = await startApp({}, { client })
})
afterAll(async () => {
  await world.close()
  rmSync(client, { recursive: true })
})

type Cook = Awaited<ReturnType<typeof cook>>

async function hintsFor(who: Pick<Cook, 'send'>, url: string): Promise<string[]> {
  const { statusCode, headers } = await who.send({ method: 'GET', url })
  expect(statusCode).toBeLessThan(500)
  return headers['link'] === undefined ? [] : String(headers['link']).split(', ')
}
const script = (address: string) => `<${address}>; rel=modulepreload`
const data = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin`
const picture = (address: string | null) => `<${address}>; rel=preload; as=image; fetchpriority=high`
const user = data('/api/auth/user')

test('a page names its scripts as they are built just now, and does without where there is no list', async () => {
  const ada = await cook(world.app)
  const hints = async () => [
    await hintsFor(ada, '/'),
    await hintsFor(ada, '/recipes/7'),
    await hintsFor(ada, '/settings'),
  ]
  const list = join(client, 'page-scripts.json')
  expect(await hints()).toEqual([[user], [user], [user]])
  writeFileSync(list, JSON.stringify({ '/': [kitchen], '/recipes/:id': [kitchen, book] }))
  expect(await hints()).toEqual([[script(kitchen), user], [script(kitchen), script(book), user], [user]])
  writeFileSync(list, JSON.stringify({ '/': [book] }))
  expect(await hints()).toEqual([[script(book), user], [user], [user]])
  expect((await ada.send({ method: 'GET', url: '/page-scripts.json' })).statusCode).toBe(404)
  rmSync(list)
})

test('the page of a recipe names the recipe and its picture, to its cook alone', async () => {
  const ada = await cook(world.app)
  const bob = await cook(world.app)
  const { id, imageUrl } = await ada.api.recipes.generate({ body: {} })
  const page = `/recipes/${id}`
  const all = [user, data(`/api/recipes/${id}`), data(`/api/recipes/${id}/worth`), picture(imageUrl)]
  expect(await hintsFor(ada, page)).toEqual(all)
  expect(await hintsFor(ada, `${page}/?servings=4`)).toEqual(all)
  expect(await hintsFor(bob, page)).toEqual([user])
  expect(await hintsFor(ada, `${page}/edit`)).toEqual([user])
  expect(await hintsFor(ada, '/recipes/99999999999999')).toEqual([user])
})

test('the dashboard names the picture of the newest favorite, else of the newest recipe', async () => {
  const ada = await cook(world.app)
  const first = await ada.api.recipes.generate({ body: {} })
  const second = await ada.api.recipes.generate({ body: {} })
  expect(await hintsFor(ada, '/')).toEqual([user, picture(second.imageUrl)])
  await ada.api.recipes.toggleFavorite({ params: { id: first.id }, body: {} })
  expect(await hintsFor(ada, '/')).toEqual([user, picture(first.imageUrl)])
})

test('a stranger is named nothing, nor is anybody who asks for what is no page', async () => {
  const ada = await cook(world.app)
  const stranger = { send: (asked: Parameters<Cook['send']>[0]) => world.app.inject(asked) } as Pick<Cook, 'send'>
  expect(await hintsFor(stranger, '/settings')).toEqual([])
  expect(await hintsFor(stranger, '/recipes/1')).toEqual([])
  expect(await hintsFor(ada, '/nowhere')).toEqual([])
  expect(await hintsFor(ada, '/api/auth/user')).toEqual([])
})
