import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { faultOfXml } from '#server/test-world/well-formed.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let url: string
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  const soup = await ada.api.recipes.generate({ body: { recipeType: 'Soup' } })
  url = soup.imageUrl
})
afterAll(() => world.close())

test('a cook sees the pictures of their own recipes only', async () => {
  const picture = await ada.send({ method: 'GET', url })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(faultOfXml(picture.payload)).toBeUndefined()
  expect((await visitor(world.app).send({ method: 'GET', url })).statusCode).toBe(401)
  expect((await bob.send({ method: 'GET', url })).statusCode).toBe(404)
  for (const id of ['0', '-1', 'abc', '99999999999']) {
    const { statusCode } = await ada.send({ method: 'GET', url: `/api/recipes/${id}/image.svg` })
    expect([id, statusCode]).toEqual([id, 400])
  }
  expect((await ada.send({ method: 'GET', url: '/api/recipes/2147483647/image.svg' })).statusCode).toBe(404)
})

test('the small picture is for lists', async () => {
  const [small, full] = await Promise.all(
    ['small', 'full'].map((size) => ada.send({ method: 'GET', url: `${url}?size=${size}` })),
  )
  expect(small!.payload.length).toBeLessThan(Math.min(25_000, full!.payload.length))
  expect((await ada.send({ method: 'GET', url: `${url}?size=vast` })).statusCode).toBe(400)
})

test('a browser keeps a picture: for good with a version, otherwise it asks whether it is still the same', async () => {
  const [asked, versioned] = await Promise.all([
    ada.send({ method: 'GET', url }),
    ada.send({ method: 'GET', url: `${url}?v=7` }),
  ])
  expect(versioned.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  expect(asked.headers['cache-control']).toBe('private, no-cache')
  const etag = String(asked.headers['etag'])
  const again = await ada.send({ method: 'GET', url, headers: { 'if-none-match': `"other", W/${etag}` } })
  expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', etag])
  expect((await ada.send({ method: 'GET', url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
})

test('a browser that can unpack is sent a quarter', async () => {
  const plain = await ada.send({ method: 'GET', url })
  const packed = await ada.send({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, br' } })
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', 'accept-encoding'])
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.rawPayload.length).toBeLessThan(plain.payload.length * 0.4)
  expect(packed.headers['etag']).not.toBe(plain.headers['etag'])
})

test('a picture that is opened by itself may do nothing', async () => {
  for (const address of ['/api/showcase/image.svg', '/api/dish.svg?foods=lemon']) {
    const { headers, statusCode } = await visitor(world.app).send({ method: 'GET', url: address })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('the plate so far shows what a visitor types, up to twelve foods', async () => {
  const plate = (foods: string) =>
    visitor(world.app).send({ method: 'GET', url: `/api/dish.svg?foods=${encodeURIComponent(foods)}` })
  expect((await plate('chickpeas, spinach')).payload).toContain('chickpeas')
  expect((await plate('')).payload).toContain('An empty plate')
  expect((await plate('<b>,"moondust"&')).payload).toContain('An empty plate')
  expect((await plate(Array(13).fill('lime').join(','))).statusCode).toBe(400)
  expect((await plate('x'.repeat(201))).statusCode).toBe(400)
})

test('a food is drawn as it is bought, and what nobody could tell by its looks as it is sold', async () => {
  const drawn = async (query: Record<string, string>) => {
    const url = `/api/food.svg?${new URLSearchParams(query).toString()}`
    const { statusCode, headers, payload } = await visitor(world.app).send({ method: 'GET', url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    return payload
  }
  const lemon = await drawn({ food: 'lemon', category: 'Produce' })
  expect(lemon).toMatch(/^<svg .*<\/svg>$/s)
  expect(await drawn({ food: 'lime', category: 'Produce' })).not.toBe(lemon)
  const [oil, flour] = [
    { food: 'olive-oil', category: 'Oils & Vinegars' },
    { food: 'flour', category: 'Baking' },
  ]
  expect(await drawn(oil)).not.toBe(await drawn(flour))
  // no food of the table is asked for by a name that objects have
  expect(await drawn({ food: '<b>' })).not.toContain('<b>')
  expect(await drawn({ food: 'constructor' })).toContain('<path')
  const refused = await visitor(world.app).send({ method: 'GET', url: '/api/food.svg?category=Shoes' })
  expect(refused.statusCode).toBe(400)
})

test('a dish under its title is drawn as one, of the lines of its recipe', async () => {
  const drawn = (query: Record<string, string>) =>
    visitor(world.app).send({ method: 'GET', url: `/api/dish.svg?${new URLSearchParams(query).toString()}` })
  const foods = '12 oz spaghetti\n2 cups cherry tomatoes\n1/4 cup basil'
  const title = 'Spaghetti with Tomatoes and Basil'
  const dish = await drawn({ title, recipeType: 'Main Dish', foods })
  expect(dish.payload).toContain(`<title>${title}</title>`)
  expect(dish.payload).not.toBe((await drawn({ foods: foods.replaceAll('\n', ',') })).payload)
  expect(dish.payload).not.toBe((await drawn({ title: 'Tomato Soup', recipeType: 'Soup', foods })).payload)
  expect((await drawn({ title: '<script>', foods: '\n' })).payload).not.toContain('<script>')
  expect((await drawn({ title, foods: Array(13).fill('1 lime').join('\n') })).statusCode).toBe(400)
  expect((await drawn({ title: 'x'.repeat(121), foods })).statusCode).toBe(400)
})
