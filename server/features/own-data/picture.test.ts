import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { largestPicture } from '#contract/pictures.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const path = '/api/auth/profile-picture'
const wrongKind = 'Please choose a JPEG, PNG or WebP picture.'
const damaged = 'We couldn’t read the picture: the file is damaged or incomplete. Please choose another one.'

let world: TestApp
let ada: Cook
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
})
afterAll(() => world.close())

const photo = (width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' }, limitInputPixels: false })

function upload(payload: Buffer, type = 'image/jpeg', browser: Browser = ada) {
  return browser.send({ method: 'POST', url: path, payload, headers: { 'content-type': type } })
}

/** A square of 512 pixels in WebP. */
async function shown(browser: Browser, url: string) {
  const answer = await browser.send({ method: 'GET', url })
  const { width, height, format, exif, icc } = await sharp(answer.rawPayload, { animated: true }).metadata()
  return { answer, width, height, format, exif, icc }
}

describe('a profile picture', () => {
  test('of each kind becomes a square, and nothing else of the file is kept', async () => {
    const gps = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } }
    const files = {
      'image/jpeg': await photo().withExif(gps).jpeg().toBuffer(),
      'image/png': await photo(10, 900).withExif(gps).png().toBuffer(),
      'image/webp': await photo(900, 900).withExif(gps).webp().toBuffer(),
    }
    for (const [type, file] of Object.entries(files)) {
      expect([type, (await sharp(file).metadata()).exif]).toEqual([type, expect.any(Buffer)])
      const answer = await upload(file, type)
      expect([type, answer.statusCode]).toEqual([type, 200])
      const url = answer.json<User>().profileImageUrl!
      expect(url).toMatch(/^\/api\/auth\/profile-picture\?v=[\w-]{16}$/)
      expect(await ada.api.accounts.currentUser({})).toMatchObject({ profileImageUrl: url })
      expect(await shown(ada, url)).toMatchObject({ width: 512, height: 512, format: 'webp', exif: undefined })
    }
  })

  test('that was taken sideways stands upright', async () => {
    const halves = await sharp(await photo(400, 400).png().toBuffer())
      .composite([
        {
          input: await sharp({ create: { width: 400, height: 200, channels: 3, background: '#33c' } })
            .png()
            .toBuffer(),
          top: 0,
          left: 0,
        },
      ])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const answer = await upload(halves)
    const { answer: got } = await shown(ada, answer.json<User>().profileImageUrl!)
    const { data } = await sharp(got.rawPayload).raw().toBuffer({ resolveWithObject: true })
    // upside down: what was blue at the top is at the bottom
    expect([data[0]! > 150, data.at(-3)! < 100]).toEqual([true, true])
  })

  test('is shown to its owner alone, may do nothing by itself, and is kept by its browser for good', async () => {
    const url = (await upload(await photo().jpeg().toBuffer())).json<User>().profileImageUrl!
    const { headers, statusCode } = await ada.send({ method: 'GET', url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    const older = await ada.send({ method: 'GET', url: `${path}?v=older` })
    expect(older.headers['cache-control']).toBe('private, no-cache')
    expect((await visitor(world.app).send({ method: 'GET', url })).statusCode).toBe(401)
    expect((await (await cook(world.app)).send({ method: 'GET', url })).statusCode).toBe(404)
  })

  test('can be removed', async () => {
    const url = (await upload(await photo().jpeg().toBuffer())).json<User>().profileImageUrl!
    expect(await ada.api.ownData.removePicture({ body: {} })).toMatchObject({ profileImageUrl: null })
    expect((await ada.send({ method: 'GET', url })).statusCode).toBe(404)
    expect(await ada.api.ownData.removePicture({ body: {} })).toMatchObject({ profileImageUrl: null })
  })

  test('that moves shows its first frame', async () => {
    const frames = Buffer.concat([
      await photo(40, 40).raw().toBuffer(),
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#33c' } })
        .raw()
        .toBuffer(),
    ])
    const moving = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { width, height, answer } = await shown(
      ada,
      (await upload(moving, 'image/webp')).json<User>().profileImageUrl!,
    )
    expect([width, height]).toEqual([512, 512])
    expect((await sharp(answer.rawPayload).metadata()).pages).toBeUndefined()
  })
})

describe('a picture that is none', () => {
  let before: User
  beforeAll(async () => {
    await upload(await photo().jpeg().toBuffer())
    before = await ada.api.accounts.currentUser({})
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  const jpeg = () => photo().jpeg().toBuffer()
  test.each([
    ['an SVG', 'image/svg+xml', () => Buffer.from(svg), 415, wrongKind],
    ['an SVG called PNG', 'image/png', () => Buffer.from(svg), 415, wrongKind],
    ['a GIF', 'image/gif', () => photo(9, 9).gif().toBuffer(), 415, wrongKind],
    ['a GIF called WebP', 'image/webp', () => photo(9, 9).gif().toBuffer(), 415, wrongKind],
    ['a page called JPEG', 'image/jpeg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, wrongKind],
    [
      'a JPEG called PNG',
      'image/png',
      jpeg,
      415,
      'This file is labeled as PNG, but it’s a JPEG picture. Please correct its extension or choose another file.',
    ],
    ['the head of a JPEG before a page', 'image/jpeg', () => Buffer.from('\xff\xd8\xff<html>', 'latin1'), 400, damaged],
    ['half of a JPEG', 'image/jpeg', async () => (await jpeg()).subarray(0, 900), 400, damaged],
    ['the head of a WebP alone', 'image/webp', () => Buffer.from('RIFF\0\0\0\0WEBP'), 400, damaged],
    ['nothing', 'image/png', () => Buffer.alloc(0), 400, wrongKind],
    ['JSON', 'application/json', () => Buffer.from('{"picture":"data:,"}'), 415, wrongKind],
    ['a form', 'multipart/form-data; boundary=x', () => Buffer.from('--x--'), 415, wrongKind],
    [
      'more than 5 MB',
      'image/jpeg',
      () => Buffer.alloc(largestPicture + 1, 0xff),
      413,
      'The picture is larger than 5 MB. Please choose a smaller one.',
    ],
  ])('%s is refused, and the one that is there stays', async (_, type, file, status, message) => {
    const answer = await upload(await file(), type)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    expect(await ada.api.accounts.currentUser({})).toEqual(before)
  })

  test('5 MB are not too many', async () => {
    const file = Buffer.concat([await jpeg(), Buffer.alloc(largestPicture)]).subarray(0, largestPicture)
    expect((await upload(file)).statusCode).toBe(200)
  })

  test('a bomb is refused before it goes off', async () => {
    const bomb = bombOf(30_000, 30_000)
    expect(bomb.length).toBeLessThan(200)
    const memory = process.memoryUsage().rss
    const answer = await upload(bomb, 'image/png')
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'The picture is too large: it can have at most 50 million pixels. Please choose a smaller one.',
    ])
    // opened, it takes 2.7 GB; what else this process does meanwhile takes some, too
    expect(process.memoryUsage().rss - memory).toBeLessThan(1e9)
  })

  test('strangers, other sites and who uploads without end are refused', async () => {
    const file = await jpeg()
    expect((await upload(file, 'image/jpeg', visitor(world.app))).statusCode).toBe(401)
    const headers = { 'content-type': 'image/jpeg', origin: 'https://evil.example' }
    const foreign = await ada.send({ method: 'POST', url: path, payload: file, headers })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'foreign_origin'])
    const strict = await startApp({ rateLimitFactor: 0.1 }, { database: world.database })
    const eager = await cook(strict.app)
    const codes = []
    for (let tries = 0; tries < 3; tries += 1) codes.push((await upload(file, 'image/jpeg', eager)).statusCode)
    expect(codes).toEqual([200, 200, 429])
    await strict.close()
  })
})

/** A PNG whose head promises so many pixels; its body is short. */
function bombOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(Buffer.alloc(50_000))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}
