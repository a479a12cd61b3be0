import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let soup: Recipe
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  soup = await ada.api.recipes.generate({ body: { recipeType: 'Soup' } })
})
afterAll(() => world.close())

const png = (query: string) => ada.send({ url: `/api/recipes/${soup.id}/image.png?${query}` })
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' }, limitInputPixels: false })
const upload = (payload: Buffer, type = 'image/jpeg', who: Pick<Cook, 'send'> = ada, id = soup.id) =>
  who.send({ method: 'POST', url: `/api/recipes/${id}/photo`, payload, headers: { 'content-type': type } })

test('the drawn dish is to be had as PNG, from 48 to 1,200 pixels, on light and dark linen', async () => {
  const corner = async (image: Buffer) => [...(await sharp(image).raw().toBuffer()).subarray(0, 3)]
  for (const [query, width, colour] of [
    ['width=48', 48, [0xe9, 0xd3, 0xa4]],
    ['width=1200&theme=dark', 1200, [0x3b, 0x2c, 0x1b]],
    ['', 600, [0xe9, 0xd3, 0xa4]],
  ] as const) {
    const { rawPayload, headers } = await png(query)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width, height: width })
    expect(await corner(rawPayload)).toEqual(colour)
  }
  const { headers } = await png('width=48')
  expect(
    (
      await ada.send({
        url: `/api/recipes/${soup.id}/image.png?width=48`,
        headers: { 'if-none-match': String(headers['etag']) },
      })
    ).statusCode,
  ).toBe(304)
})

test('other sizes and themes are refused, and other cooks', async () => {
  for (const query of ['width=47', 'width=599', 'width=1199', 'width=1201', 'width=3.5', 'width=a', 'theme=pink']) {
    expect([query, (await png(query)).statusCode]).toEqual([query, 400])
  }
  const url = `/api/recipes/${soup.id}/image.png`
  expect((await bob.send({ url })).statusCode).toBe(404)
  expect((await visitor(world.app).send({ url })).statusCode).toBe(401)
})

test("the cook's own photograph stands beside the drawn dish, upright, at most 2,048 pixels, without where it was taken", async () => {
  const file = await photograph(3000, 1200)
    .withExif({ IFD0: { Copyright: 'Ada in the kitchen', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = await upload(file)
  expect(answer.statusCode).toBe(200)
  const { photoUrl, imageUrl, updatedAt } = answer.json<Recipe>()
  expect(photoUrl).toMatch(new RegExp(`^/api/recipes/${soup.id}/photo\\?v=[\\w-]{16}$`))
  expect([imageUrl, updatedAt]).toEqual([soup.imageUrl, soup.updatedAt])
  expect((await ada.api.recipes.list({}))[0]).toMatchObject({ photoUrl })
  const { rawPayload, headers } = await ada.send({ url: photoUrl! })
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'image/webp',
    'private, max-age=31536000, immutable',
  ])
  const kept = await sharp(rawPayload).metadata()
  expect([kept.width, kept.height, kept.exif]).toEqual([819, 2048, undefined])
  expect(rawPayload.includes('kitchen')).toBe(false)
  expect((await sharp((await ada.send({ url: `${photoUrl}&width=240` })).rawPayload).metadata()).width).toBe(240)
  expect((await ada.send({ url: `${photoUrl}&width=241` })).statusCode).toBe(400)
  expect((await bob.send({ url: photoUrl! })).statusCode).toBe(404)
})

test('a newer photograph takes its place, and it can be taken away', async () => {
  const first = (await upload(await photograph(50, 40).png().toBuffer(), 'image/png')).json<Recipe>().photoUrl
  const second = (await upload(await photograph(60, 40).webp().toBuffer(), 'image/webp')).json<Recipe>().photoUrl
  expect(second).not.toBe(first)
  expect((await ada.send({ url: first! })).headers['cache-control']).toBe('private, no-cache')
  const url = `/api/recipes/${soup.id}/photo`
  expect((await bob.send({ method: 'DELETE', url })).statusCode).toBe(404)
  expect((await ada.api.recipes.removePhoto({ params: { id: soup.id }, body: {} })).photoUrl).toBeNull()
  expect((await ada.send({ url })).statusCode).toBe(404)
})

test('what is no picture, too large, damaged or for the recipe of another is refused, and nothing is lost', async () => {
  const fine = await photograph(20, 20).jpeg().toBuffer()
  const { photoUrl } = (await upload(fine)).json<Recipe>()
  const bomb = await photograph(16_000, 4000).png().toBuffer()
  for (const [what, answer, status, code] of [
    ['text', await upload(Buffer.from('<svg onload=alert(1)>'), 'image/png'), 415, 'unsupported_media_type'],
    ['another kind', await upload(fine, 'image/png'), 415, 'unsupported_media_type'],
    ['no image type', await upload(fine, 'application/pdf'), 415, 'unsupported_media_type'],
    ['half of it', await upload(fine.subarray(0, 200)), 400, 'invalid_input'],
    ['nothing', await upload(Buffer.alloc(0)), 400, 'invalid_input'],
    ['a bomb', await upload(bomb, 'image/png'), 400, 'invalid_input'],
    ['over 10 MB', await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1)), 413, 'payload_too_large'],
    ["another's", await upload(fine, 'image/jpeg', bob), 404, 'not_found'],
    ['no recipe', await upload(fine, 'image/jpeg', ada, 2_147_483_647), 404, 'not_found'],
    ["a stranger's", await upload(fine, 'image/jpeg', visitor(world.app)), 401, 'not_signed_in'],
  ] as const) {
    expect([what, answer.statusCode, answer.json().code]).toEqual([what, status, code])
  }
  expect((await ada.api.recipes.get({ params: { id: soup.id } })).photoUrl).toBe(photoUrl)
})

test('a shared recipe shows its photograph by its link alone', async () => {
  await upload(await photograph(300, 200).jpeg().toBuffer())
  const { sharePath } = await ada.api.recipes.share({ params: { id: soup.id }, body: {} })
  const { recipe } = await bob.api.sharing.read({ params: { token: sharePath.slice(3) } })
  const { rawPayload, headers } = await visitor(world.app).send({ url: recipe.photoUrl! })
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/webp', 'private, no-cache'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 300, height: 200 })
  const kept = await bob.api.sharing.keep({ params: { token: sharePath.slice(3) }, body: {} })
  expect(kept.photoUrl).toBeNull()
})
