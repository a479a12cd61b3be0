import { afterAll, beforeAll, expect, test } from 'vitest'
import { cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

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
