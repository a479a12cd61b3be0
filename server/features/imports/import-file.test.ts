import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAllowance } from '#server/features/imports/allowance.ts'
import { openInTurn } from '#server/features/imports/import-file.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { bringIn, json, library, outcomes, packed, send, soup } from '#server/test-world/imports/bring-in.ts'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

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

  test('with more titles that begin alike than a search looks at is known again, each of them', async () => {
    const ada = await cook(world.app)
    const alike = [1, ...Array.from({ length: 60 }, (_, at) => 100 + at)]
    const archive = zipSync(Object.fromEntries(alike.map((at) => [`${at}.paprikarecipe`, packed(dish(at))])))
    expect((await bringIn(ada, archive)).result).toEqual({ kept: 61, doubles: 0, unread: 0 })
    expect((await bringIn(ada, archive)).result).toEqual({ kept: 0, doubles: 61, unread: 0 })
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
    ['Long list', 'It has 2000 ingredient lines. A recipe can have at most 60.'],
    ['Long method', 'It has 500 steps. A recipe can have at most 40.'],
    ['One line', expect.stringContaining('Ingredient')],
    ['h.paprikarecipe', 'It’s damaged or incomplete.'],
    ['i.json', 'It’s damaged or incomplete.'],
    ['j.docx', 'We found no recipe in it.'],
    ['k', 'kept'],
  ])
  expect(await library(ada)).toEqual(['Good', 'k'])
})

test('servings that can hardly be are told with the recipe, as its page asks about them', async () => {
  const ada = await cook(world.app)
  const dish = (title: string, list: string, servings: string) =>
    json({ ...soup(title), ingredients: list, directions: 'Cook everything for 20 minutes.', servings })
  const { recipes } = await bringIn(
    ada,
    zipSync({
      'a.json': dish('Cake', '500 g butter\n500 g sugar\n500 g flour', '1'),
      'b.json': dish('Broth', '9 kg carrots\n9 kg onions', '2'),
      'c.json': dish('Sensible', '2 onions\n2 carrots', '2'),
    }),
  )
  const [cake, broth, sensible] = recipes.map((each) => (each.outcome === 'kept' ? each.servingDoubts : []))
  expect(cake![0]).toMatch(
    /^A serving comes to [\d,]+ kcal; 2,000 is .* Is it really one serving, or is an amount wrong\?$/,
  )
  expect(broth!.at(-1)).toMatch(/g of food per person: an amount must be wrong\.$/)
  expect(sensible).toEqual([])
  const id = recipes.flatMap((each) => (each.outcome === 'kept' ? each.id : []))[0]!
  const { findings } = (await ada.api.recipes.get({ params: { id } })).verification
  expect(findings.map(({ message }) => message)).toContain(cake![0])
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
    'd.paprikarecipe': packed({ ...soup('Broken'), photo_data: 'A'.repeat(600) }),
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

test('strangers bring in nothing, and of two files at once the second one waits', async () => {
  const ada = await cook(world.app)
  const archive = zipSync(
    Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}.json`, json(soup(`Soup ${at}`))])),
  )
  const answers = await Promise.all([send(ada, archive), send(ada, archive)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 429])
  expect(await library(ada)).toHaveLength(30)
  expect((await bringIn(ada, archive)).result).toEqual({ kept: 0, doubles: 30, unread: 0 })
  const stranger = Object.assign(visitor(world.app), ada.user) as unknown as Cook
  expect((await send(stranger, archive)).statusCode).toBe(401)
  const asJson = await ada.send({ method: 'POST', url: '/api/recipe-imports/file', payload: { a: 1 } })
  expect(asJson.statusCode).toBe(415)
  expect(outcomes((await bringIn(ada, json(soup('After')))).recipes)).toEqual([['kept', 'After']])
})

test('of archives within an archive the last one alone stays in memory', async () => {
  const read: string[] = []
  const file = (name: string) => ({
    name,
    bytes: () => {
      read.push(name)
      return Promise.resolve(Buffer.from(zipSync({ 'recipe.json': json(soup(name)) })))
    },
  })
  const [a, b] = [file('a.zip'), file('b.zip')]
  const open = openInTurn(openAllowance())
  for (const each of [a, a, b, b, a]) expect(await open(each)).toHaveLength(1)
  expect(read).toEqual(['a.zip', 'b.zip', 'a.zip'])
})
