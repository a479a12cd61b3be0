import { afterAll, beforeAll, expect, test } from 'vitest'
import { cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

test('a page tells a stranger that there is nobody to ask for, and a cook nothing of the kind', async () => {
  const ada = await cook(world.app)
  for (const url of ['/', '/pricing', '/recipes/1?cook=2']) {
    expect((await visitor(world.app).send({ method: 'GET', url })).headers['server-timing']).toBe('stranger')
    expect((await ada.send({ method: 'GET', url })).headers['server-timing']).toBeUndefined()
  }
  expect((await visitor(world.app).send({ method: 'GET', url: '/api/auth/user' })).headers).not.toHaveProperty(
    'server-timing',
  )
})

test('the page of a recipe names its picture, to its cook alone', async () => {
  const ada = await cook(world.app)
  const bob = await cook(world.app)
  const { id, imageUrl } = await ada.api.recipes.generate({ body: {} })
  const linkFor = async (who: typeof ada, url: string) => (await who.send({ method: 'GET', url })).headers['link']
  expect(await linkFor(ada, `/recipes/${id}`)).toBe(`<${imageUrl}>; rel=preload; as=image; fetchpriority=high`)
  expect(await linkFor(bob, `/recipes/${id}`)).toBeUndefined()
  expect(await linkFor(ada, `/recipes/${id}/edit`)).toBeUndefined()
  expect(await linkFor(ada, '/recipes/99999999999999')).toBeUndefined()
  expect(await linkFor(ada, '/')).toBeUndefined()
})
