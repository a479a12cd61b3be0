import * as fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CollectionRule } from '#contract/recipes/collection-rule.ts'
import { CollectionName, mostCollections, mostInCollection } from '#contract/recipes/collections.ts'
import { diets } from '#domain/food/diets.ts'
import { cuisinesOfRecipes } from '#domain/options/options.ts'
import { addToCollection, restoreShelves, type Shelf, shelvesOf } from '#server/features/collections/store.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { bringIn, json, soup } from '#server/test-world/imports/bring-in.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const titles = ['Lentils', 'Rice', 'Soup', 'Toast']

let world: TestApp
let ada: Cook
let ids: number[]
beforeAll(async () => {
  world = await startApp({ rateLimitFactor: 1000 })
  ada = await cook(world.app)
  ids = []
  for (const title of titles) {
    const body = { title, servings: 2, ingredients: ['1 cup rice'], instructions: [], tags: ['winter'] }
    ids.push((await ada.api.recipes.create({ body })).id)
  }
})
afterAll(() => world.close())

const archive = async (who: Cook, format: string) =>
  new Uint8Array((await who.send({ url: `/api/recipe-library/file?format=${format}` })).rawPayload)

const newestFirst = async (who: Cook) => (await who.api.recipes.list({ query: {} })).map(({ title }) => title)

/** Collections in the order in which they were made, each with its recipes in the order in which they were put in. */
async function standing({ user }: Cook) {
  const shelves = await shelvesOf(world.database, user.id)
  const { rows } = await world.database.query<{ collection: number; title: string; since: string }>(
    `select collection_id as collection, title, to_char(added_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.MS') as since
     from collection_recipes join recipes on recipes.id = recipe_id where collection_recipes.user_id = $1
     order by added_at, title`,
    [user.id],
  )
  return shelves.map(({ id, name, rule }) => ({
    name,
    rule,
    recipes: rows.filter(({ collection }) => collection === id).map(({ title, since }) => [since, title]),
  }))
}

const name = fc
  .oneof(
    fc.constantFrom('Winter', 'winter', 'Soups, stews & "more"', 'C:\\new', '  Quick  '),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  )
  .filter((each) => CollectionName.safeParse(each).success)
  .map((each) => CollectionName.parse(each))
const rule: fc.Arbitrary<CollectionRule> = fc
  .record(
    {
      q: fc.constantFrom('rice', 'no such word', '"quoted", \\'),
      favorite: fc.constant(true as const),
      maxMinutes: fc.integer({ min: 1, max: 2880 }),
      diet: fc.constantFrom(...diets),
      without: fc.constantFrom('milk', 'milk,peanut'),
      cuisine: fc.constantFrom(...cuisinesOfRecipes),
      maxCost: fc.double({ min: 1, max: 1000, noNaN: true }),
      rating: fc.constantFrom(1 as const, -1 as const),
      tag: fc.constantFrom('winter', 'a b'),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter((each) => CollectionRule.safeParse(each).success)
const shelf = fc.record({
  name,
  rule: fc.option(rule),
  lie: fc.uniqueArray(fc.record({ recipe: fc.nat(titles.length - 1), minute: fc.nat(10_000) }), {
    selector: ({ recipe }) => recipe,
  }),
})

/** Two that are called the same, with a recipe in both, and one whose rule is called so too. */
const twoOfAName = [
  { name: 'Winter', rule: null, lie: [{ recipe: 0, minute: 5 }] },
  { name: 'Winter', rule: { tag: 'winter' }, lie: [] },
  {
    name: 'Winter',
    rule: null,
    lie: [
      { recipe: 1, minute: 3 },
      { recipe: 0, minute: 4 },
    ],
  },
]

async function put(who: Cook, shelves: readonly (Shelf & { lie: { recipe: number; minute: number }[] })[]) {
  await world.database.query('delete from collections where user_id = $1', [who.user.id])
  expect(await restoreShelves(world.database, who.user.id, shelves, new Date())).toEqual([])
  const made = await shelvesOf(world.database, who.user.id)
  for (const [at, { rule: byRule, lie }] of shelves.entries())
    for (const { recipe, minute } of byRule ? [] : lie)
      await addToCollection(
        world.database,
        who.user.id,
        made[at]!.id,
        [ids[recipe]!],
        new Date(1.7e12 + minute * 60_000),
      )
}

test('a library in our own format brings back its collections as they were: rules, names, what is in each and since when', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(shelf, { maxLength: 8 }), async (shelves) => {
      await put(ada, shelves)
      const [bob, file] = [await cook(world.app), await archive(ada, 'jsonld')]
      expect((await bringIn(bob, file)).result).toEqual({ kept: titles.length, doubles: 0, unread: 0 })
      expect(await standing(bob)).toEqual(await standing(ada))
      expect(await newestFirst(bob)).toEqual(titles.toReversed())
      // and once more changes nothing
      expect((await bringIn(bob, file)).result).toEqual({ kept: 0, doubles: titles.length, unread: 0 })
      expect(await standing(bob)).toEqual(await standing(ada))
    }),
    { numRuns: 12, examples: [[twoOfAName]] },
  )
})

test('what a rule fits stands among the categories of other programs, and comes back as no tag and no collection', async () => {
  await put(ada, [
    { name: 'Wintry', rule: { tag: 'winter', maxMinutes: 2880 }, lie: [] },
    { name: 'None of it', rule: { favorite: true }, lie: [] },
    { name: 'By hand', rule: null, lie: [{ recipe: 0, minute: 1 }] },
  ])
  const texts = Object.values(unzipSync(await archive(ada, 'nextcloud'))).map((bytes) =>
    new TextDecoder().decode(bytes),
  )
  const keywords = texts.map((text) => (JSON.parse(text) as { keywords: string }).keywords)
  expect(keywords.toSorted()).toEqual(['winter, By hand, Wintry', ...titles.slice(1).map(() => 'winter, Wintry')])
  for (const format of ['paprika', 'mealie', 'nextcloud', 'cooklang']) {
    const bob = await cook(world.app)
    await bringIn(bob, await archive(ada, format))
    const came = await bob.api.recipes.list({ query: {} })
    expect(came.map(({ tags }) => tags)).toEqual(titles.map(() => ['winter']))
    expect((await standing(bob)).map((each) => [each.name, each.rule, each.recipes.length])).toEqual([
      ['By hand', null, 1],
    ])
  }
})

const told = (collections: unknown) =>
  zipSync({ 'library/collections.json': json({ writtenBy: 'MealCrafter', collections }), 'a.json': json(soup('Soup')) })
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `No. ${at}`, rule: null }))

test('collections that are too many or none that we keep are told, and the others and the recipes come in', async () => {
  const bob = await cook(world.app)
  const strange = [
    { name: 'Good', rule: { q: 'rice' } },
    { name: 'Rule of nothing', rule: {} },
    { name: 'Strange rule', rule: { planet: 'Mars' } },
    { name: 'x'.repeat(61), rule: null },
    { rule: null },
    'Text',
  ]
  const first = await bringIn(bob, told(strange))
  expect(first.result).toEqual({ kept: 1, doubles: 0, unread: 5 })
  expect((await standing(bob)).map((each) => each.name)).toEqual(['Good'])
  const full = await bringIn(bob, told(many(mostCollections + 50)))
  expect(full.recipes.map((each) => each.outcome === 'unread' && [each.name, each.reason])).toEqual([
    ['Collections', `A library can have at most ${mostCollections} collections. The others weren’t imported.`],
    ['No. 99', expect.stringContaining(`You can have at most ${mostCollections} collections`)],
    false,
  ])
  expect(await standing(bob)).toHaveLength(mostCollections)
})

test('recipes for whose collections there is no room come in, and the import says so once', async () => {
  const bob = await cook(world.app)
  await restoreShelves(world.database, bob.user.id, many(mostCollections), new Date())
  const [first] = await shelvesOf(world.database, bob.user.id)
  await world.database.query(
    `with filler as (
       insert into recipes (user_id, title, description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine, recipe_type,
         dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts)
       select $1::text, 'Filler', description, ingredients, instructions, prep_time, cook_time, servings, calories, cuisine, recipe_type,
         dietary_preferences, difficulty, estimated_cost, nutritional_info, required_equipment, reasons, notes, writer, changes, facts
       from recipes, generate_series(1, $2::int) where recipes.id = $3::int returning id)
     insert into collection_recipes (collection_id, recipe_id, user_id) select $4::int, id, $1::text from filler`,
    [bob.user.id, mostInCollection, ids[0], first!.id],
  )
  const marked = (title: string, ...collections: { name: string }[]) => ({
    ...soup(title),
    source: 'MealCrafter',
    collections,
  })
  const { result, recipes } = await bringIn(
    bob,
    json([
      marked('In', { name: 'No. 1' }),
      marked('New', { name: 'Another' }, { name: 'No. 2' }),
      marked('Full', { name: 'No. 0' }),
    ]),
  )
  expect(result).toEqual({ kept: 3, doubles: 0, unread: 1 })
  expect(recipes.at(-1)).toEqual({
    outcome: 'unread',
    name: 'Collections',
    reason:
      'You can have at most 100 collections, with up to 2,000 recipes in each. 2 recipes couldn’t be added to “Another” and “No. 0.”',
  })
  const filled = (await standing(bob)).flatMap((each) => (each.recipes.length === 1 ? [each.name] : []))
  expect(filled).toEqual(['No. 1', 'No. 2'])
})
