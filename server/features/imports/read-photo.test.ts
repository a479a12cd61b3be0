import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { modelPhotoReader } from '#server/ports/photo-reader/model-photo-reader.ts'
import type { PhotoReading } from '#server/ports/photo-reader/photo-reader.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { inPieces, type ScriptedModel, scriptedModel } from '#server/test-world/scripted-model.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let model: ScriptedModel
let world: TestApp
let ada: Cook
let photo: Buffer
const logged: string[] = []
beforeAll(async () => {
  model = await scriptedModel()
  const photoReader = await modelPhotoReader(
    { provider: 'openai-compatible', model: 'eyes', baseUrl: model.url, apiKey: 'key-of-the-house' },
    5,
  )
  const log = openLog('info', { write: (line) => logged.push(line) })
  world = await startApp({}, { photoReader, log })
  ada = await cook(world.app)
  photo = await sharp({ create: { width: 3000, height: 200, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { Make: 'Camera of Ada' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await world.close()
  await model.close()
})

const send = (payload = photo, who = ada, type = 'image/png') =>
  who.send({ method: 'POST', url: '/api/recipe-imports/photo', payload, headers: { 'content-type': type } })

const card = {
  found: true,
  title: 'Aunt May’s \u202eLentil soup',
  servings: '6',
  ingredients: ['1 1/2 cups red lentils', 'For the top:', '[unreadable] lemon juice', ''],
  steps: ['Simmer the lentils for 30 minutes.', 'Finish with the juice.'],
  notes: ['From the church cookbook'],
}

test('the words of a photograph come back for the form, and nothing is kept of it', async () => {
  model.script({ pieces: inPieces(`Sure!\n\`\`\`json\n${JSON.stringify(card)}\n\`\`\``) })
  const answer = await send()
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      title: 'Aunt May’s Lentil soup',
      description: '',
      servings: 6,
      ingredients: ['1 1/2 cups red lentils', 'For the top:', '[unreadable] lemon juice'],
      instructions: [{ description: 'Simmer the lentils for 30 minutes.' }, { description: 'Finish with the juice.' }],
      cuisine: '',
      recipeType: '',
      difficulty: null,
      tags: [],
      cookNotes: 'From the church cookbook',
      photo: null,
      by: 'photo',
    },
  ])
  expect(await ada.api.recipes.list({})).toEqual([])
})

test('the model gets an upright JPEG of 2,048 pixels, without what else the file held', async () => {
  model.script({ pieces: [JSON.stringify(card)] })
  await send()
  const asked = JSON.stringify(model.requests.at(-1)!.body)
  const [, sent = ''] = /data:image\/jpeg;base64,([\w+/=]+)/.exec(asked) ?? []
  const { format, width, exif } = await sharp(Buffer.from(sent, 'base64')).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 2048, exif: undefined })
  expect(asked).not.toContain(ada.user.email)
})

test.each([
  ['no recipe on it', { pieces: [JSON.stringify({ found: false, ingredients: [] })] }, 400, 'sharper'],
  ['an answer that is none', { pieces: ['I would rather not.'] }, 503, 'just now'],
  [
    'an answer without end',
    { pieces: ['{"title": "', ...Array.from({ length: 70 }, () => 'x'.repeat(1000))] },
    503,
    'just now',
  ],
  ['a refused key', { status: 401 }, 503, 'just now'],
  ['a model without eyes', { status: 400 }, 400, 'can’t read photos'],
  ['an overrun model', { status: 429, headers: { 'retry-after': '0' } }, 503, 'A lot of photos'],
  ['silence', { silent: true }, 503, 'just now'],
])('%s is told in a sentence', async (_, script, status, words) => {
  model.script(script)
  const answer = await send()
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(words)])
})

test('strangers, other files and a house without a model are refused before a model is asked', async () => {
  const before = model.requests.length
  const stranger = await world.app.inject({
    method: 'POST',
    url: '/api/recipe-imports/photo',
    payload: photo,
    headers: { 'content-type': 'image/png' },
  })
  expect(stranger.statusCode).toBe(401)
  expect((await send(Buffer.from('<svg/>'), ada, 'image/svg+xml')).statusCode).toBe(415)
  expect((await send(Buffer.from('<svg/>'))).statusCode).toBe(415)
  expect((await send(photo.subarray(0, 60))).json()).toMatchObject({ code: 'invalid_input' })
  const blind = await startApp()
  const grace = await cook(blind.app)
  expect((await send(photo, grace)).json().message).toBe('This site can’t read recipes from photos.')
  await blind.close()
  expect(model.requests.length).toBe(before)
})

describe('what a reading costs', () => {
  const leftOf = async (who: Cook) => (await who.api.accounts.currentUser({})).generationsLeft
  const legible = { recipe: { title: 'Soup', ingredients: ['1 cup lentils'], steps: [{ text: 'Simmer.' }] } }

  test('a recipe that was read counts as one of the day’s, and where none is left no model is asked', async () => {
    let asked = 0
    const read = () => Promise.resolve(((asked += 1), legible))
    const counting = await startApp({}, { photoReader: { read } })
    const grace = await cook(counting.app)
    expect((await send(photo.subarray(0, 60), grace)).statusCode).toBe(400)
    const two = () => Promise.all([send(photo, grace), send(photo, grace)])
    const sent = [...(await two()), ...(await two())]
    expect(sent.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429])
    const refused = sent.find(({ statusCode }) => statusCode === 429)
    expect(refused!.json()).toMatchObject({ code: 'daily_limit_reached', limit: 3, used: 3 })
    expect(asked).toBe(3)
    expect(await grace.api.accounts.currentUser({})).toMatchObject({ dailyGenerationsUsed: 3, generationsLeft: 0 })
    counting.clock.now = new Date('2026-11-21T00:00:01Z')
    expect((await send(photo, grace)).statusCode).toBe(200)
    await counting.close()
  })

  test.each<[string, () => Promise<PhotoReading>]>([
    ['no recipe on it', () => Promise.resolve({ trouble: 'no_recipe', detail: '' })],
    ['a model that is not there', () => Promise.resolve({ trouble: 'unreachable', detail: '' })],
    ['a reader that breaks', () => Promise.reject(new Error('of glass'))],
  ])('%s costs nothing', async (_, read) => {
    const failing = await startApp({}, { photoReader: { read } })
    const grace = await cook(failing.app)
    expect((await send(photo, grace)).statusCode).not.toBe(200)
    expect(await leftOf(grace)).toBe(3)
    await failing.close()
  })

  test('a photograph is held while it is read, and costs nothing when its sender goes, even if it is read after that', async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    const isRead = Promise.withResolvers<PhotoReading>()
    const read = (_: Buffer, signal: AbortSignal) => {
      begun.resolve(signal)
      return isRead.promise
    }
    const slow = await startApp({}, { photoReader: { read } })
    const address = await slow.app.listen({ port: 0, host: '127.0.0.1' })
    const grace = await cook(slow.app)
    const leaving = new AbortController()
    const cookie = Object.entries(grace.cookies).map((each) => each.join('='))
    const sent = fetch(`${address}/api/recipe-imports/photo`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', cookie: cookie.join('; ') },
      body: new Uint8Array(photo),
      signal: leaving.signal,
    })
    const signal = await begun.promise
    expect(await leftOf(grace)).toBe(2)
    leaving.abort()
    await expect(sent).rejects.toThrow('abort')
    await expect.poll(() => signal.aborted).toBe(true)
    isRead.resolve(legible)
    await expect.poll(() => leftOf(grace)).toBe(3)
    expect((await grace.api.accounts.currentUser({})).dailyGenerationsUsed).toBe(0)
    await slow.close()
  })
})

test('a member has twenty photographs read an hour', async () => {
  const strict = await startApp(
    { rateLimitFactor: 1 },
    { photoReader: { read: () => Promise.resolve({ trouble: 'no_recipe', detail: '' }) } },
  )
  const grace = await cook(strict.app)
  const statuses = []
  for (let sent = 0; sent < 21; sent += 1) statuses.push((await send(photo, grace)).statusCode)
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  await strict.close()
})

test('neither the key nor a word of the photograph is logged', () => {
  expect(logged.join('')).toContain('a photograph was not read')
  expect(logged.join('')).not.toMatch(/key-of-the-house|Lentil|rather not/)
})
