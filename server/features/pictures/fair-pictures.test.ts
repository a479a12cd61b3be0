import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

/** Statuses of so many pictures of one dish, asked for at once. */
async function asked(who: Cook, photoUrl: string, times: number): Promise<number[]> {
  const { port } = world.app.server.address() as AddressInfo
  const cookie = Object.entries(who.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const answers = Array.from({ length: times }, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${photoUrl}&width=96`, { headers: { cookie } })
    await answer.arrayBuffer()
    return answer.status
  })
  return Promise.all(answers)
}

async function photographed(who: Cook): Promise<string> {
  const { id } = await who.api.recipes.generate({ body: { recipeType: 'Soup' } })
  const payload = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  const url = `/api/recipes/${id}/photo`
  const answer = await who.send({ method: 'POST', url, payload, headers: { 'content-type': 'image/jpeg' } })
  return answer.json<Recipe>().photoUrl!
}

test('whoever asks for many pictures at once waits in line with themselves, and everybody else gets theirs', async () => {
  const [ada, bob] = [await cook(world.app), await cook(world.app)]
  const [hers, his] = [await photographed(ada), await photographed(bob)]
  const [many, few] = await Promise.all([asked(ada, hers, 60), asked(bob, his, 10)])
  expect(few.filter((status) => status !== 200)).toEqual([])
  expect(many.filter((status) => ![200, 429].includes(status))).toEqual([])
  // a page of pictures is answered in full
  expect(many.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40)
  // and later all is as ever
  expect(await asked(ada, hers, 10)).toEqual(Array(10).fill(200))
})
