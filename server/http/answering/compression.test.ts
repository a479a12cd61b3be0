import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let plain: string
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  await ada.api.recipes.generate({ body: {} })
  plain = (await list('identity')).payload
})
afterAll(() => world.close())

const list = (accepted: string, headers: Record<string, string> = {}) =>
  ada.send({ method: 'GET', url: '/api/recipes', headers: { 'accept-encoding': accepted, ...headers } })

describe('a long answer comes as its reader takes it', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('%s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await list(accepted)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') })
    expect(rawPayload.length).toBeLessThan(plain.length / 2)
    expect(unpack(rawPayload).toString()).toBe(plain)
  })

  test.each(['', 'identity', 'compress', 'br;q=0, gzip;q=0'])('as it is for "%s"', async (accepted) => {
    const { headers, payload } = await list(accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(payload).toBe(plain)
  })
})

test('a short answer and a refusal come as they are', async () => {
  const accepted = { 'accept-encoding': 'br' }
  for (const url of ['/api/recipes/tags', '/api/recipes/999999'])
    expect((await ada.send({ method: 'GET', url, headers: accepted })).headers['content-encoding']).toBeUndefined()
})

test('what another site has a browser ask for tells nothing by its length', async () => {
  for (const site of ['cross-site', 'same-site'])
    expect((await list('br', { 'sec-fetch-site': site })).headers['content-encoding']).toBeUndefined()
  for (const site of ['same-origin', 'none'])
    expect((await list('br', { 'sec-fetch-site': site })).headers['content-encoding']).toBe('br')
})

test('events come one by one, not when there is enough of them to pack', async () => {
  const headers = { accept: 'text/event-stream', 'accept-encoding': 'br' }
  const answer = await ada.send({ method: 'POST', url: '/api/generate-recipe', payload: {}, headers })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.payload).toMatch(/^data: /)
})

test('a packed body is not unpacked: a small one must not become a large one', async () => {
  const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' }
  const answer = await ada.send({ method: 'POST', url: '/api/recipes/verify', payload: 'packed', headers })
  expect(answer.statusCode).toBe(400)
})
