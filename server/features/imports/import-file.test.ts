import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportEvent, ImportOutcome } from '#contract/imports.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const soup = (title: string) => ({
  name: title,
  ingredients: '2 onions\n1 l water',
  directions: 'Boil the onions in the water for 20 minutes.',
  servings: '2',
})
const json = (value: unknown) => strToU8(JSON.stringify(value))
const packed = (value: unknown) => new Uint8Array(gzipSync(JSON.stringify(value)))
const send = (who: Cook, payload: Uint8Array, query: Record<string, string> = {}) =>
  who.send({
    method: 'POST',
    url: '/api/recipe-imports/file',
    query,
    payload: Buffer.from(payload),
    headers: { 'content-type': 'application/octet-stream' },
  })
async function bringIn(who: Cook, payload: Uint8Array, query: Record<string, string> = {}) {
  const answer = await send(who, payload, query)
  expect([answer.statusCode, answer.payload.includes('event: error')]).toEqual([200, false])
  const events = [...answer.payload.matchAll(/^data: (.*)$/gm)].map(([, text]) => JSON.parse(text!) as ImportEvent)
  const recipes = events.flatMap((event) => (event.type === 'recipe' ? [event.recipe] : []))
  const last = events.at(-1)
  return {
    recipes,
    result: last?.type === 'done' ? last.result : undefined,
    progress: events.filter(({ type }) => type === 'progress'),
  }
}
const outcomes = (recipes: ImportOutcome[]) =>
  recipes.map((each) => [each.outcome, 'title' in each ? each.title : each.name])
const library = async (who: Cook) =>
  (await who.api.recipes.list({ query: { limit: 100 } })).map(({ title }) => title).toSorted()

describe('a whole library', () => {
  const dish = (at: number) => soup(`Soup ${at}`)
  const programs: Record<string, () => Record<string, Uint8Array>> = {
    Paprika: () => Object.fromEntries([1, 2, 3].map((at) => [`Soup ${at}.paprikarecipe`, packed(dish(at))])),
    Mealie: () =>
      Object.fromEntries(
        [1, 2, 3].map((at) => [
          `recipes/soup-${at}/soup-${at}.json`,
          json({
            slug: `soup-${at}`,
            groupId: 'g',
            name: `Soup ${at}`,
            recipeServings: 2,
            recipeIngredient: [{ note: '2 onions', disableAmount: true, quantity: 1 }],
            recipeInstructions: [{ text: 'Boil.' }],
          }),
        ]),
      ),
    Tandoor: () =>
      Object.fromEntries(
        [1, 2, 3].map((at) => [
          `${at}.zip`,
          zipSync({
            'recipe.json': json({
              name: `Soup ${at}`,
              servings: 2,
              working_time: 5,
              steps: [{ instruction: 'Boil.', ingredients: [{ food: { name: 'onions' }, amount: 2 }] }],
            }),
          }),
        ]),
      ),
    Nextcloud: () =>
      Object.fromEntries(
        [1, 2, 3].flatMap((at) => [
          [
            `Soup ${at}/recipe.json`,
            json({
              '@type': 'Recipe',
              name: `Soup ${at}`,
              recipeYield: 2,
              recipeIngredient: ['2 onions'],
              recipeInstructions: ['Boil.'],
            }),
          ],
          [`Soup ${at}/thumb.jpg`, strToU8('not looked at')],
        ]),
      ),
    Cooklang: () =>
      Object.fromEntries([1, 2, 3].map((at) => [`Soup ${at}.cook`, strToU8('>> servings: 2\nBoil @onions{2}.')])),
  }
  test.each(Object.keys(programs))('of %s comes in, is verified, and comes in once', async (program) => {
    const ada = await cook(world.app)
    const archive = zipSync(programs[program]!())
    const first = await bringIn(ada, archive)
    expect(first.result).toEqual({ kept: 3, doubles: 0, unread: 0 })
    expect(first.progress.length).toBeGreaterThan(1)
    expect(await library(ada)).toEqual(['Soup 1', 'Soup 2', 'Soup 3'])
    const [one] = first.recipes
    const kept = await ada.api.recipes.get({ params: { id: one!.outcome === 'kept' ? one!.id : 0 } })
    expect([kept.servings, kept.verification.nutrition.perServing.calories > 5]).toEqual([2, true])
    const again = await bringIn(ada, archive)
    expect(again.result).toEqual({ kept: 0, doubles: 3, unread: 0 })
    expect(again.recipes).toEqual(
      first.recipes.map((each) => ({
        outcome: 'double',
        id: 'id' in each && each.id,
        title: 'title' in each && each.title,
      })),
    )
    expect(await library(ada)).toHaveLength(3)
  })

  test('of RecipeSage, and one file of any program, comes in from one file', async () => {
    const ada = await cook(world.app)
    const recipes = [1, 2].map((at) => ({
      '@type': 'Recipe',
      name: `Soup ${at}`,
      recipeIngredient: ['2 onions'],
      recipeInstructions: [],
    }))
    expect((await bringIn(ada, json({ recipes }))).result).toEqual({ kept: 2, doubles: 0, unread: 0 })
    for (const shape of shapes) {
      const { file, text } = shape(goldenRecipes[3]!)
      const { recipes: told } = await bringIn(ada, /paprika/.test(file) ? gzipSync(text) : strToU8(text), {
        name: file,
      })
      expect([file, told.map(({ outcome }) => outcome)]).toEqual([file, [expect.stringMatching(/kept|double/)]])
    }
  })
})

test('what cannot be read is told with its name and its reason, and the rest comes in', async () => {
  const ada = await cook(world.app)
  const { recipes } = await bringIn(
    ada,
    zipSync({
      'a.json': json(soup('Good')),
      'b.json': strToU8('{"name": "Cut off'),
      'c.json': json({ hello: 'world' }),
      'd.json': json({ ...soup('No list'), ingredients: '' }),
      'e.json': json({ ...soup('Long list'), ingredients: 'onion\n'.repeat(2000) }),
      'f.json': json({ ...soup('Long method'), directions: 'Stir it well.\n'.repeat(500) }),
      'g.json': json({ ...soup('One line'), ingredients: `${'very '.repeat(100)}onion` }),
      'h.paprikarecipe': packed(soup('x')).subarray(0, 60),
      'i.zip': strToU8('no archive'),
      'j.docx': strToU8('letters'),
      'k.json': json(soup('')),
      'README.md': strToU8('not a recipe'),
      '__MACOSX/._a.json': strToU8('x'),
      'images/a.jpg': strToU8('x'),
    }),
  )
  const reasons = recipes.map((each) =>
    each.outcome === 'unread' ? [each.name, each.reason] : [each.title, each.outcome],
  )
  expect(reasons).toEqual([
    ['Good', 'kept'],
    ['b.json', 'We found no recipe in it.'],
    ['c.json', 'We found no recipe in it.'],
    ['No list', 'We found no ingredients in it.'],
    ['Long list', 'It has 2000 ingredient lines. A recipe can have 60.'],
    ['Long method', 'It has 500 steps. A recipe can have 40.'],
    ['One line', expect.stringContaining('Ingredient')],
    ['h.paprikarecipe', 'It is damaged or incomplete.'],
    ['i.json', 'It is damaged or incomplete.'],
    ['j.docx', 'We found no recipe in it.'],
    ['k', 'kept'],
  ])
  expect(await library(ada)).toEqual(['Good', 'k'])
})

test('nothing is lost of what has no place: it stands in the notes', async () => {
  const ada = await cook(world.app)
  const long = {
    ...soup('T'.repeat(250)),
    description: 'About. '.repeat(300),
    notes: 'My note.',
    categories: Array.from({ length: 25 }, (_, at) => `Kind ${at}`),
    source: 'Kim',
    source_url: 'https://kim.example/a',
    difficulty: 'Easy',
    on_favorites: 1,
    rating: 4,
    prep_time: '5 min',
    directions: 'Stir and taste. '.repeat(300),
  }
  const { recipes } = await bringIn(ada, packed(long))
  const kept = await ada.api.recipes.get({ params: { id: recipes[0]!.outcome === 'kept' ? recipes[0]!.id : 0 } })
  for (const words of [
    'T'.repeat(250),
    'My note.',
    'kind 24',
    'From: Kim, https://kim.example/a',
    'preparing 5 min',
    'Rated 4 of 5',
    'About. About.',
  ])
    expect(kept.cookNotes).toContain(words)
  expect([kept.isFavorite, kept.tags.length, kept.difficulty]).toEqual([true, 20, 'Beginner'])
  expect(kept.instructions.map(({ description }) => description).join(' ')).toBe('Stir and taste. '.repeat(300).trim())
})

test('photographs come along where the cook says so', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const archive = zipSync({
    'A/recipe.json': json({ '@type': 'Recipe', name: 'Beside', recipeIngredient: ['2 eggs'] }),
    'A/full.jpg': new Uint8Array(picture),
    'b.paprikarecipe': packed({ ...soup('Within'), photo_data: picture.toString('base64') }),
    'c.zip': zipSync({
      'recipe.json': json({
        name: 'Packed',
        steps: [{ instruction: 'x', ingredients: [{ food: { name: 'egg' }, amount: 1 }] }],
      }),
      'image.jpg': new Uint8Array(picture),
    }),
    'd.paprikarecipe': packed({ ...soup('Broken'), photo_data: `${'A'.repeat(600)}` }),
  })
  const [ada, bob] = [await cook(world.app), await cook(world.app)]
  expect((await bringIn(ada, archive, { photos: 'true' })).result).toEqual({ kept: 4, doubles: 0, unread: 0 })
  const photosOf = async (who: Cook) =>
    (await who.api.recipes.list({ query: { view: 'row' } }))
      .filter(({ photoUrl }) => photoUrl)
      .map(({ title }) => title)
      .toSorted()
  expect(await photosOf(ada)).toEqual(['Beside', 'Packed', 'Within'])
  await bringIn(bob, archive)
  expect(await photosOf(bob)).toEqual([])
})

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

test('strangers bring in nothing, and of two files at once the second one waits', async () => {
  const ada = await cook(world.app)
  const archive = zipSync(
    Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.json`, json(soup(`Soup ${at}`))])),
  )
  const answers = await Promise.all([send(ada, archive), send(ada, archive)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429])
  expect(await library(ada)).toHaveLength(30)
  expect((await bringIn(ada, archive)).result).toEqual({ kept: 0, doubles: 30, unread: 0 })
  const stranger = Object.assign(visitor(world.app), ada.user) as unknown as Cook
  expect((await send(stranger, archive)).statusCode).toBe(401)
  const asJson = await ada.send({ method: 'POST', url: '/api/recipe-imports/file', payload: { a: 1 } })
  expect(asJson.statusCode).toBe(415)
  expect(outcomes((await bringIn(ada, json(soup('After')))).recipes)).toEqual([['kept', 'After']])
})
