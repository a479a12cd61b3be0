import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { narrowed } from '#server/ports/images/pixels.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let image: Buffer
beforeAll(async () => {
  world = await startApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => world.close())

/** Asks for so many pictures of one dish at once; the statuses that have come so far, and all of them. */
function asks(who: Cook, photoUrl: string, times: number) {
  const { port } = world.app.server.address() as AddressInfo
  const cookie = Object.entries(who.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const came: number[] = []
  const waits: (string | null)[] = []
  const all = Array.from({ length: times }, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${photoUrl}&width=96`, { headers: { cookie } })
    await answer.arrayBuffer()
    came.push(answer.status)
    waits.push(answer.status === 429 ? answer.headers.get('retry-after') : '5')
  })
  const answered = Promise.all(all).then(() => expect(new Set(waits)).toEqual(new Set(['5'])))
  return { came, all: answered }
}

async function photographed(who: Cook): Promise<string> {
  const { id } = await who.api.recipes.generate({ body: { recipeType: 'Soup' } })
  const headers = { 'content-type': 'image/jpeg' }
  const answer = await who.send({ method: 'POST', url: `/api/recipes/${id}/photo`, payload: image, headers })
  return answer.json<Recipe>().photoUrl!
}

test('whoever asks for many pictures at once waits in line with themselves, and everybody else gets theirs', async () => {
  const [ada, bob] = [await cook(world.app), await cook(world.app)]
  const [adas, bobs] = [await photographed(ada), await photographed(bob)]
  // the server is busy with two large pictures
  const { promise, resolve } = Promise.withResolvers<{ image: Buffer }>()
  const large = [1, 2].map(() => narrowed('somebody', () => promise, 96))
  const many = asks(ada, adas, 60)
  await expect.poll(() => many.came).toEqual(Array(20).fill(429))
  const few = asks(bob, bobs, 10)
  await new Promise((arrived) => setTimeout(arrived, 300))
  expect(few.came).toEqual([])
  resolve({ image })
  await Promise.all([...large, many.all, few.all])
  expect(few.came).toEqual(Array(10).fill(200))
  expect(many.came.filter((status) => status === 200)).toHaveLength(40)
  // and later all is as ever
  const later = asks(ada, adas, 10)
  await later.all
  expect(later.came).toEqual(Array(10).fill(200))
})
