import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cook } from '#server/test-world/browser.ts'
import { bringIn, json, library, send, soup } from '#server/test-world/imports/bring-in.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

describe('nothing comes in half, and a sentence is said', () => {
  const good = zipSync({ 'a.json': json(soup('Good')), 'b.json': json(soup('Better')) })
  const bomb = zipSync({ 'a.json': new Uint8Array(40 * 1024 * 1024), 'b.json': json(soup('Good')) })
  /** The archive with its list at the end saying that the first file is as small as this. */
  const lying = () => {
    const bytes = Buffer.from(zipSync({ 'a.json': new Uint8Array(30 * 1024 * 1024) }))
    const list = bytes.indexOf(Buffer.from('504b0102', 'hex'))
    bytes.writeUInt32LE(100, list + 24)
    return bytes
  }
  const flipped = () => {
    const bytes = Buffer.from(zipSync({ 'a.json': json(soup('Good')) }, { level: 0 }))
    bytes[60]! ^= 1
    return bytes
  }
  const claims = () => {
    const bytes = Buffer.from(zipSync(Object.fromEntries([1, 2, 3].map((at) => [`${at}.json`, json(soup('x'))]))))
    for (
      let at = bytes.indexOf(Buffer.from('504b0102', 'hex'));
      at >= 0;
      at = bytes.indexOf(Buffer.from('504b0102', 'hex'), at + 4)
    )
      bytes.writeUInt32LE(0xfffffff0, at + 24)
    return bytes
  }
  test.each([
    ['an archive cut in half', () => good.subarray(0, good.length / 2), 400],
    ['an archive of nothing', () => zipSync({}), 400],
    ['an archive of pictures', () => zipSync({ 'a.jpg': strToU8('x') }), 400],
    ['an archive that claims ten gigabytes', claims, 400],
    ['noise', () => Buffer.from('PK\u0003\u0004 and so on'), 400],
    ['a text without a recipe', () => strToU8('{"a": 1}'), 400],
    ['nothing', () => new Uint8Array(0), 400],
    [
      'more files than may be',
      () =>
        zipSync(Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.json`, new Uint8Array(0)])), {
          level: 0,
        }),
      400,
    ],
    ['a file that is too large', () => new Uint8Array(33 * 1024 * 1024), 400],
  ])('%s', async (_, bytes, status) => {
    const ada = await cook(world.app)
    const answer = await send(ada, bytes())
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ code: 'invalid_input', message: expect.stringMatching(/^[A-Z].*\.$/) }),
    ])
    expect(await library(ada)).toEqual([])
  })
  test.each([
    ['a file that unfolds to more than may be', () => bomb, ['unread', 'kept']],
    ['a file that is larger than it says', lying, ['unread']],
    ['a file that was changed on the way', flipped, ['unread']],
    [
      'a file that is gzip within gzip of nothing but zeros',
      () => zipSync({ 'a.paprikarecipe': new Uint8Array(gzipSync(Buffer.alloc(50e6))) }),
      ['unread'],
    ],
    [
      'a file whose name leads out',
      () => zipSync({ '../../a.json': json(soup('x')), '/etc/b.json': json(soup('y')), 'c.json': json(soup('z')) }),
      ['unread', 'unread', 'kept'],
    ],
  ])('%s', async (_, bytes, expected) => {
    const ada = await cook(world.app)
    const { recipes } = await bringIn(ada, bytes())
    expect(recipes.map(({ outcome }) => outcome)).toEqual(expected)
    expect(await library(ada)).toHaveLength(expected.filter((each) => each === 'kept').length)
  })
})
