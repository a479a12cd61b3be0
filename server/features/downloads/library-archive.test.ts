import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'
import { libraryFormats } from '#server/features/downloads/library-archive.ts'
import { openRateLimits } from '#server/http/limits.ts'
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
    tags: tags.toSorted(),
    ingredients: ingredients.map(ingredientText),
    instructions: work ? instructions : instructions.map(({ description: text, time }) => ({ text, time })),
  }
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
    const photos = ['jsonld', 'nextcloud'].includes(format) ? 1 : 0
    expect(came.filter(({ photoUrl }) => photoUrl !== null)).toHaveLength(photos)
  },
)

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
