import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'
import { libraryFormats } from '#server/features/downloads/library-formats.ts'
import { openRateLimits } from '#server/http/limits/limits.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let own: Recipe[]
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  for (const recipeType of ['Soup', 'Dessert', 'Main Dish'] as const)
    await ada.api.recipes.generate({ body: { recipeType } })
  await ada.api.recipes.create({
    body: {
      title: 'Oma’s "Knödel" & more: {a} @b #c ~d (e) % | -- 日本',
      description: 'With signs that formats have a use for: 5 < 6 & more, @, #, {}, -- and "quotes".',
      servings: 3,
      cuisine: 'French',
      recipeType: 'Side Dish',
      difficulty: 'Advanced',
      ingredients: [
        'For the dumplings:',
        '1 1/2 cups flour (type 405), sifted',
        '2 (14-oz) cans beans, drained',
        '½ tsp salt',
        'butter',
      ],
      instructions: [
        { description: 'Mix @flour & salt in a #bowl for ~5 minutes -- gently.', time: 5 },
        { description: '> Rest; then = boil (20 min)', time: 0 },
        { description: 'Simmer with butter and beans.', time: 75, active: 10, waiting: 65, meanwhile: true },
      ],
      tags: ['winter', 'oma’s'],
      cookNotes: 'First line.\n\nFrom: Oma, https://oma.example/k',
    },
  })
  const [newest] = await ada.api.recipes.list({ query: { limit: 1 } })
  await ada.api.recipes.toggleFavorite({ params: { id: newest!.id }, body: {} })
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer()
  await ada.send({
    method: 'POST',
    url: `/api/recipes/${newest!.id}/photo`,
    payload: photo,
    headers: { 'content-type': 'image/png' },
  })
  const [, second] = await ada.api.recipes.list({ query: { limit: 2 } })
  await ada.api.recipes.rate({ params: { id: newest!.id }, body: { rating: 1 } })
  await ada.api.recipes.rate({ params: { id: second!.id }, body: { rating: -1 } })
  for (const [name, recipeIds] of [
    ['Winter', [newest!.id, second!.id]],
    ['Soups, stews & "more"', [newest!.id]],
    ['Empty', []],
  ] as const)
    await ada.api.collections.create({ body: { name, recipeIds: [...recipeIds] } })
  await ada.api.collections.create({ body: { name: 'By rule', rule: { favorite: true } } })
  await ada.api.cooked.note({ body: { recipeId: newest!.id, cookedOn: '2026-01-05', servings: 2 } })
  await ada.api.cooked.note({ body: { recipeId: newest!.id, cookedOn: '2026-02-10', servings: 3 } })
  own = await all(ada)
})
afterAll(() => world.close())

const all = async (who: Cook) => {
  const rows = await who.api.recipes.list({ query: { limit: 100 } })
  const recipes = await Promise.all(rows.map(({ id }) => who.api.recipes.get({ params: { id } })))
  return recipes.toSorted((one, other) => one.title.localeCompare(other.title))
}
const archive = (who: Cook, format: string) => who.send({ url: `/api/recipe-library/file?format=${format}` })

/** What a cook calls their own: everything but what is worked out from it. */
function words(recipe: Recipe, { work }: { work: boolean }) {
  const {
    title,
    description,
    servings,
    cuisine,
    recipeType,
    difficulty,
    ingredients,
    instructions,
    tags,
    cookNotes,
    isFavorite,
    userRating,
  } = recipe
  return {
    title,
    description,
    servings,
    cuisine,
    recipeType,
    difficulty,
    cookNotes,
    isFavorite,
    userRating,
    tags: tags.toSorted(),
    ingredients: ingredients.map(ingredientText),
    instructions: work ? instructions : instructions.map(({ description: text, time }) => ({ text, time })),
  }
}

/** Names of the collections, and titles of what lies in each. */
async function shelves(who: Cook): Promise<Record<string, string[]>> {
  const by = (await who.api.collections.list({})).filter(({ rule, recipes }) => rule === null && recipes !== 0)
  const lie = by.map(async ({ id, name }) => {
    const rows = await who.api.recipes.list({ query: { collection: String(id), limit: 100 } })
    return [name, rows.map(({ title }) => title).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(lie))
}

test.each(Object.keys(libraryFormats))(
  'a library goes out as %s and comes back in with nothing lost',
  async (format) => {
    const bob = await cook(world.app)
    const { rawPayload, headers, statusCode } = await archive(ada, format)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="mealcrafter-[\w-]+\.(?:zip|paprikarecipes)"$/,
    )
    const answer = await bob.send({
      method: 'POST',
      url: '/api/recipe-imports/file?photos=true',
      payload: rawPayload,
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(answer.payload).toContain(`"result":{"kept":${own.length},"doubles":0,"unread":0}`)
    const came = await all(bob)
    // other programs have one length of time for a step
    const work = format === 'jsonld'
    expect(came.map((recipe) => words(recipe, { work }))).toEqual(own.map((recipe) => words(recipe, { work })))
    const minutes = (recipes: Recipe[]) =>
      work ? recipes.map(({ verification }) => verification.time.totalMinutes) : []
    expect(minutes(came)).toEqual(minutes(own))
    const pictured = came.filter(({ photoUrl }) => photoUrl !== null)
    expect(pictured.map(({ title }) => title)).toEqual(own.filter(({ photoUrl }) => photoUrl).map(({ title }) => title))
    const picture = await sharp((await bob.send({ url: pictured[0]!.photoUrl! })).rawPayload).stats()
    // green, as it was made
    expect(picture.dominant.g).toBeGreaterThan(picture.dominant.r + 50)
    expect(await shelves(bob)).toEqual(await shelves(ada))
    expect(Object.keys(await shelves(bob)).toSorted()).toEqual(['Soups, stews & "more"', 'Winter'])
    const diary = await bob.api.cooked.list({})
    expect(diary.map(({ title, cookedOn }) => [title, cookedOn])).toEqual([[pictured[0]!.title, '2026-02-10']])
    // what is known already is skipped, and stays as it is
    const again = await bob.send({
      method: 'POST',
      url: '/api/recipe-imports/file?photos=true',
      payload: rawPayload,
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(again.payload).toContain(`"result":{"kept":0,"doubles":${own.length},"unread":0}`)
    expect(await shelves(bob)).toEqual(await shelves(ada))
  },
)

test('each program finds the photograph, the stars and the collections where it looks for them', async () => {
  const files = async (format: string) => unzipSync(new Uint8Array((await archive(ada, format)).rawPayload))
  const only = (all: Record<string, Uint8Array>, ending: RegExp) => {
    const names = Object.keys(all).filter((name) => ending.test(name))
    expect(names).toHaveLength(1)
    return { name: names[0]!, bytes: Buffer.from(all[names[0]!]!) }
  }
  const typeOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).format
  const of = (all: Record<string, Uint8Array>, path: string) =>
    JSON.parse(strFromU8(all[path]!)) as Record<string, unknown>

  const paprika = Object.values(await files('paprika'))
    .map((packed) => JSON.parse(gunzipSync(packed).toString()) as Record<string, unknown>)
    .find(({ photo_data: data }) => data !== null)!
  const photo = Buffer.from(String(paprika['photo_data']), 'base64')
  expect(await typeOf(photo)).toBe('jpeg')
  expect(paprika['photo_hash']).toBe(createHash('sha256').update(photo).digest('hex'))
  expect([paprika['rating'], paprika['on_favorites']]).toEqual([5, 1])
  expect(paprika['photo']).toMatch(/\.jpg$/)
  expect(paprika['categories']).toEqual(['French', 'Side Dish', 'winter', 'oma’s', 'Soups stews & "more"', 'By rule'])

  const mealie = await files('mealie')
  const original = only(mealie, /\/original\.webp$/)
  const [folder] = original.name.split('/images/')
  expect(await typeOf(original.bytes)).toBe('webp')
  for (const smaller of ['min-original', 'tiny-original'])
    expect(mealie).toHaveProperty([`${folder}/images/${smaller}.webp`])
  const named = of(mealie, `${folder}/${folder!.slice('recipes/'.length)}.json`)
  expect([named['rating'], named['lastMade']]).toEqual([5, '2026-02-10T12:00:00'])
  expect(named['recipeCategory']).toContainEqual(expect.objectContaining({ name: 'Winter' }))

  const nextcloud = await files('nextcloud')
  const full = only(nextcloud, /^Recipes\/[^/]+\/full\.jpg$/)
  expect(await typeOf(full.bytes)).toBe('jpeg')
  const recipe = of(nextcloud, full.name.replace('full.jpg', 'recipe.json'))
  expect([recipe['image'], recipe['keywords']]).toEqual(['full.jpg', 'winter, oma’s, Soups stews & "more", By rule'])

  const cooklang = await files('cooklang')
  const beside = only(cooklang, /\.jpg$/)
  expect(await typeOf(beside.bytes)).toBe('jpeg')
  const text = strFromU8(cooklang[beside.name.replace('.jpg', '.cook')]!)
  expect(text).toContain('\nrating: 5\n')

  const jsonld = await files('jsonld')
  const pictured = only(jsonld, /^photos\//)
  const page = of(jsonld, pictured.name.replace('photos/', '').replace('.webp', '.json'))
  expect(page['image']).toEqual([pictured.name])
  expect(page).not.toHaveProperty('aggregateRating')
})

test('what no collection may be called, and a day that has not come, are left away', async () => {
  const dan = await cook(world.app)
  const strange = {
    name: 'Soup',
    source: 'MealCrafter',
    ingredients: '2 onions',
    directions: 'Boil for 20 minutes.',
    categories: ['Quick', 'x'.repeat(61)],
    collections: [{ name: 'Quick', as: 'Quick' }, { name: '  ' }, { name: 'x'.repeat(61) }, { name: 7 }, 'Text', null],
    last_cooked: '2999-01-01',
    rating: 5000,
  }
  const answer = await dan.send({
    method: 'POST',
    url: '/api/recipe-imports/file?name=a.paprikarecipe',
    payload: JSON.stringify(strange),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(answer.payload).toContain('"result":{"kept":1,"doubles":0,"unread":0}')
  expect(await shelves(dan)).toEqual({ Quick: ['Soup'] })
  expect(await dan.api.cooked.list({})).toEqual([])
  const [soup] = await all(dan)
  expect([soup!.userRating, soup!.isFavorite]).toEqual([null, false])
})

test('each takes their own alone, and strangers nothing', async () => {
  const cleo = await cook(world.app)
  const empty = await archive(cleo, 'jsonld')
  expect([empty.statusCode, empty.rawPayload.length]).toEqual([200, 22])
  expect((await visitor(world.app).send({ url: '/api/recipe-library/file' })).statusCode).toBe(401)
  expect((await archive(ada, 'docx')).statusCode).toBe(400)
})

test('whether it could be had is told without counting, in the words of the refusal', async () => {
  const cleo = await cook(world.app)
  const probe = () => cleo.send({ url: '/api/recipe-library/file?format=jsonld&probe=true' })
  expect((await probe()).statusCode).toBe(204)
  const limits = openRateLimits(world.database, 100)
  // of a thousand in an hour one is left
  await Promise.all(Array.from({ length: 999 }, () => limits.consume('export', cleo.user.id)))
  expect([(await probe()).statusCode, (await probe()).statusCode]).toEqual([204, 204])
  expect((await archive(cleo, 'jsonld')).statusCode).toBe(200)
  const refused = await probe()
  expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringContaining('Please wait')])
})
