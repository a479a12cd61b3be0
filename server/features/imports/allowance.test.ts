import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportEvent } from '#contract/recipes/imports.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { openAllowance } from '#server/features/imports/allowance.ts'
import { importFile } from '#server/features/imports/import-file.ts'
import { cook } from '#server/test-world/browser.ts'
import { json, library, outcomes, soup } from '#server/test-world/imports/bring-in.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** What an import with an allowance of its own tells, and what it leaves in the library. */
async function bring(bytes: Uint8Array, allowance: ReturnType<typeof openAllowance>) {
  const ada = await cook(world.app)
  const account = (await findUser(world.database, ada.user.id))!
  const events: ImportEvent[] = []
  const sent = { name: 'library.zip', bytes: Buffer.from(bytes), wantsPhotos: true }
  for await (const event of importFile(world.context, account, sent, allowance)) events.push(event)
  const recipes = events.flatMap((each) => (each.type === 'recipe' ? [each.recipe] : []))
  return { recipes, last: events.at(-1), titles: await library(ada) }
}

const part = 300_000
const noise = json({ a: 'x'.repeat(part) })
const parts = [1, 2, 3, 4, 5]
const named = (file: (at: number) => [string, Uint8Array]) => Object.fromEntries(parts.map(file))
const stored = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files, { level: 0 }))
const around = (files: Record<string, Uint8Array>) => ({
  'a.json': json(soup('First')),
  ...files,
  'z.json': json(soup('Last')),
})

/** An archive whose long parts were changed on the way: each is unfolded to its end before that is seen. */
function damaged(): Buffer {
  const bytes = stored(around(named((at) => [`${at}b.json`, noise])))
  const start = '{"a":"x'
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) bytes[at + 6]! ^= 1
  return bytes
}

test.each<[string, () => Uint8Array]>([
  ['files of an archive', () => zipSync(around(named((at) => [`${at}b.json`, noise])))],
  ['files that are damaged', damaged],
  [
    'files that are packed with gzip',
    () => stored(around(named((at) => [`${at}b.paprikarecipe`, new Uint8Array(gzipSync(noise))]))),
  ],
  [
    'files that are packed with gzip and cut off',
    () => stored(around(named((at) => [`${at}b.paprikarecipe`, new Uint8Array(gzipSync(noise).subarray(0, -12))]))),
  ],
  ['archives in it', () => stored(around(named((at) => [`${at}b.zip`, zipSync({ 'recipe.json': noise })])))],
  [
    'archives in it that hold no recipe',
    () => stored(around(named((at) => [`${at}b.zip`, zipSync({ 'other.bin': noise }, { level: 0 })]))),
  ],
])('one allowance is for all that an import unfolds: %s', async (_, archive) => {
  const { recipes, last, titles } = await bring(archive(), openAllowance(1_000_000))
  expect(outcomes(recipes)[0]).toEqual(['kept', 'First'])
  expect(recipes).toHaveLength(5)
  expect(recipes.at(-1)).toMatchObject({
    outcome: 'unread',
    reason: expect.stringMatching(/^This import unpacks to more than 1 MB, so we stopped partway\./),
  })
  expect(last).toEqual({ type: 'done', result: { kept: 1, doubles: 0, unread: 4 } })
  expect(titles).toEqual(['First'])
  const enough = await bring(archive(), openAllowance(6_000_000))
  expect([enough.recipes.length, enough.titles]).toEqual([7, ['First', 'Last']])
})

test('a picture that many recipes name counts each time, and what came before stays', async () => {
  const list = parts.map((at) => ({ ...soup(`Soup ${at}`), image_url: 'big.png' }))
  const archive = stored({ 'a.json': json(list), 'big.png': new Uint8Array(part), 'z.json': json(soup('Last')) })
  const { recipes, titles } = await bring(archive, openAllowance(1_000_000))
  expect(outcomes(recipes)).toEqual([
    ['kept', 'Soup 1'],
    ['kept', 'Soup 2'],
    ['kept', 'Soup 3'],
    ['kept', 'Soup 4'],
    ['unread', 'a.json'],
  ])
  expect(titles).toEqual(['Soup 1', 'Soup 2', 'Soup 3', 'Soup 4'])
})

test('files that archives list count too, whether or not one is read', async () => {
  const tandoor = (at: number): [string, Uint8Array] => [
    `${at}b.zip`,
    zipSync({ 'recipe.json': json(soup(`Soup ${at}`)), 'image.jpg': strToU8('x'), 'read.me': strToU8('x') }),
  ]
  const { recipes, titles } = await bring(stored(around(named(tandoor))), openAllowance(1_000_000, 14))
  expect(titles).toEqual(['First', 'Soup 1', 'Soup 2'])
  expect(recipes.at(-1)).toMatchObject({
    name: '3b.json',
    reason: expect.stringMatching(/^The archives in this import have more than 14 files, so we stopped partway\./),
  })
})
