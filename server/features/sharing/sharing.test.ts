import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

// no token and no recipe has these by chance
const name = { firstName: 'Zephyrine', lastName: 'Quillfeather' }

let world: TestApp
let ada: Cook
let bob: Cook
let soup: Recipe
let log = ''
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app, { ...name, dietaryPreference: 'Vegan', allergies: ['Peanuts'], foodDislikes: 'beetroot' })
  await world.database.query("update users set subscription_tier = 'premium' where id = $1", [ada.user.id])
  bob = await cook(world.app, { allergies: ['Soy'] })
  soup = await ada.api.recipes.generate({ body: { recipeType: 'Soup', servings: 2 } })
})
afterAll(() => world.close())

const tokenOf = (path: string) => path.replace('/r/', '')
const share = async () => tokenOf((await ada.api.recipes.share({ params: { id: soup.id }, body: {} })).sharePath)
const anyone = () => visitor(world.app, '198.51.100.7')

test('a recipe is shared by one link until it is taken back, and each sharing counts', async () => {
  const first = await ada.api.recipes.share({ params: { id: soup.id }, body: {} })
  expect(first).toEqual({ sharePath: expect.stringMatching(/^\/r\/[\w-]{22}$/), shareCount: 1 })
  expect(await ada.api.recipes.share({ params: { id: soup.id }, body: {} })).toEqual({ ...first, shareCount: 2 })
  const shared = { isShared: true, shareCount: 2, sharePath: first.sharePath, updatedAt: soup.updatedAt }
  expect(await ada.api.recipes.get({ params: { id: soup.id } })).toMatchObject(shared)
  expect((await ada.api.recipes.list({}))[0]).toMatchObject(shared)
  expect(await ada.api.recipes.revokeShare({ params: { id: soup.id }, body: {} })).toEqual({ success: true })
  expect(await ada.api.recipes.get({ params: { id: soup.id } })).toMatchObject({
    isShared: false,
    sharePath: null,
    shareCount: 2,
  })
  const second = await ada.api.recipes.share({ params: { id: soup.id }, body: {} })
  expect(second.sharePath).not.toBe(first.sharePath)
})

test('parallel sharing makes one link', async () => {
  const other = await ada.api.recipes.generate({ body: {} })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ada.api.recipes.share({ params: { id: other.id }, body: {} })),
  )
  expect(new Set(answers.map(({ sharePath }) => sharePath)).size).toBe(1)
  expect(Math.max(...answers.map(({ shareCount }) => shareCount))).toBe(6)
})

test("nobody shares, or takes back, another cook's recipe", async () => {
  const token = await share()
  for (const method of ['POST', 'DELETE'] as const) {
    const url = `/api/recipes/${soup.id}/share`
    expect((await bob.send({ method, url })).statusCode).toBe(404)
    expect((await anyone().send({ method, url })).statusCode).toBe(401)
  }
  expect((await anyone().send({ url: `/api/shared/${token}` })).statusCode).toBe(200)
})

test('whoever has the link reads the dish, and nothing of its cook', async () => {
  const token = await share()
  await ada.api.recipes.rate({ params: { id: soup.id }, body: { rating: 1 } })
  await world.database.query(
    `update recipes set tags = '{secretly}', cook_notes = 'mother dislikes it', notes = '["for Zephyrine"]',
       changes = '[{"line":0,"from":"peanuts","to":"seeds","reason":"you avoid peanut"}]' where id = $1`,
    [soup.id],
  )
  const answer = await anyone().send({ url: `/api/shared/${token}` })
  const text = answer.payload
  expect(answer.json()).toMatchObject({
    recipe: { title: soup.title, servings: 2, reasons: [], notes: [] },
    isOwn: false,
  })
  for (const secret of [
    ada.user.id,
    ada.user.email,
    ...Object.values(name),
    'secretly',
    'mother',
    'because you',
    'beetroot',
    'you avoid',
    `/${soup.id}/`,
  ]) {
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  }
  expect(Object.keys(answer.json().recipe)).not.toEqual(expect.arrayContaining(['id', 'userId', 'userRating', 'tags']))
  expect((await ada.api.sharing.read({ params: { token } })).isOwn).toBe(true)
})

test('a signed-in reader sees it checked for their own profile', async () => {
  const curry = await ada.api.recipes.generate({ body: {} })
  await world.database.query(
    `update recipes set ingredients = '[{"amount":"2","unit":"tbsp","name":"soy sauce"}]', updated_at = now() where id = $1`,
    [curry.id],
  )
  const { sharePath } = await ada.api.recipes.share({ params: { id: curry.id }, body: {} })
  const params = { token: tokenOf(sharePath) }
  const warned = ({ verification }: Awaited<ReturnType<typeof bob.api.sharing.read>>) =>
    verification.findings.some(({ severity, message }) => severity === 'blocks' && /soy/i.test(message))
  expect(warned(await bob.api.sharing.read({ params }))).toBe(true)
  expect(warned(await anyone().api.sharing.read({ params }))).toBe(false)
})

test('a link that was taken back, or never given, is dead everywhere at once', async () => {
  const token = await share()
  const addresses = ['', '/image.svg', '/picture.png'].map((part) => `/api/shared/${token}${part}`)
  for (const url of addresses) expect([url, (await anyone().send({ url })).statusCode]).toEqual([url, 200])
  await ada.api.recipes.revokeShare({ params: { id: soup.id }, body: {} })
  for (const url of [...addresses, `/api/shared/${token}/photo`, `/api/shared/${'x'.repeat(22)}/picture.png`]) {
    expect([url, (await anyone().send({ url })).statusCode]).toEqual([url, 404])
  }
  expect((await bob.send({ method: 'POST', url: `/api/shared/${token}/keep` })).statusCode).toBe(404)
  expect((await anyone().send({ url: '/api/shared/..%2f..%2fusers' })).statusCode).toBe(400)
  const again = await share()
  await ada.api.recipes.remove({ params: { id: soup.id }, body: {} })
  expect((await anyone().send({ url: `/api/shared/${again}` })).statusCode).toBe(404)
  soup = await ada.api.recipes.generate({ body: { recipeType: 'Soup', servings: 2 } })
})

test('a kept recipe is a copy that says where it is from, without a name', async () => {
  const params = { token: await share() }
  expect((await anyone().send({ method: 'POST', url: `/api/shared/${params.token}/keep` })).statusCode).toBe(401)
  const kept = await bob.api.sharing.keep({ params, body: {} })
  expect(kept).toMatchObject({
    userId: bob.user.id,
    title: soup.title,
    ingredients: soup.ingredients,
    writer: soup.writer,
    notes: [expect.stringContaining('shared with a link')],
    reasons: [],
    changes: [],
    isShared: false,
    userRating: null,
  })
  for (const secret of Object.values(name)) expect(JSON.stringify(kept)).not.toContain(secret)
  await ada.api.recipes.revokeShare({ params: { id: soup.id }, body: {} })
  expect((await bob.api.recipes.get({ params: { id: kept.id } })).title).toBe(soup.title)
  const again = await bob.send({ method: 'POST', url: `/api/shared/${await share()}/keep` })
  expect([again.statusCode, again.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'recipe_exists', recipeId: kept.id }),
  ])
  expect(await bob.api.recipes.list({ query: { q: soup.title.split(' ')[0]! } })).toHaveLength(1)
})

test('the social preview is a picture of 1200 by 630', async () => {
  const token = await share()
  const { rawPayload, headers } = await anyone().send({ url: `/api/shared/${token}/picture.png` })
  expect(headers['content-type']).toBe('image/png')
  expect(headers['cache-control']).toContain('no-cache')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(rawPayload.length).toBeLessThan(600_000)
})

test('no token stands in the log', async () => {
  const { openLog } = await import('#server/log.ts')
  const noisy = await startApp(
    {},
    { database: world.database, log: openLog('trace', { write: (line) => void (log += line) }) },
  )
  const token = await share()
  for (const url of [
    `/api/shared/${token}`,
    `/api/shared/${token}/picture.png`,
    `/r/${token}`,
    `/r/${token}x`,
    `/api/shared/${token}/nowhere`,
  ]) {
    await visitor(noisy.app).send({ url })
  }
  await noisy.close()
  expect(log).toContain('/api/shared/:token')
  expect(log).not.toContain(token)
})
