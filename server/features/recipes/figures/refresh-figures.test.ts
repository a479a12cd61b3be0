import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { factsOf } from '#domain/recipe/verify/kept-facts.ts'
import type { RecipeFacts } from '#domain/recipe/verify/summary.ts'
import { inArray } from '#server/db/drizzle.ts'
import { withCurrentFigures } from '#server/features/recipes/figures/current-figures.ts'
import { factsOfMany } from '#server/features/recipes/figures/facts-of-many.ts'
import { keepFigures } from '#server/features/recipes/figures/keep-figures.ts'
import { refreshFigures } from '#server/features/recipes/figures/refresh-figures.ts'
import { newRecipe } from '#server/features/recipes/generating/new-recipe.ts'
import { expectRefresh, insertRecipe } from '#server/features/recipes/store.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { Tasks } from '#server/kitchen/tasks.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
/** Nine composed recipes of hers. */
const ids: number[] = []
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  for (let seed = 0; seed < 9; seed += 1) {
    const composed = compose(anything, seed)
    if ('contradiction' in composed) throw new Error('a wish was not kept')
    const { draft, dish, verification } = composed
    const checked = { type: 'written', writer: { kind: 'kitchen' }, dish, draft } as const
    const facts = factsOf({ ...draft, cookNotes: '' }, verification)
    const words = newRecipe({ ...checked, kept: facts, changes: [] }, anything)
    ids.push((await insertRecipe(world.database, ada.user.id, words, facts.entry, world.clock.now)).id)
  }
})
afterAll(() => world.close())

/** The kitchen of every test, which cannot work out what is called so; it notes how many recipes it is asked for at once. */
function failingAt(title: string, code: 'busy' | 'took_too_long' = 'took_too_long') {
  const { kitchen } = world.context
  const asked: number[] = []
  const ask = (async (name: 'keptFactsOfMany', recipes: Parameters<Tasks['keptFactsOfMany']>[0]) => {
    asked.push(recipes.length)
    if (recipes.some(({ words }) => words.title === title)) throw new AppError(code, 'Too long.')
    return kitchen.ask(name, recipes)
  }) as Kitchen['ask']
  const failing: Kitchen = { ...kitchen, version: `${title} ${code}`, ask, for: () => failing }
  return { asked, kitchen: failing }
}
async function* handful(some: readonly number[]) {
  yield some
}

const rowsOf = async (some: readonly number[]) =>
  (
    await world.database.db
      .select()
      .from(recipesTable)
      .where(inArray(recipesTable.id, [...some]))
  ).toSorted((one, other) => one.id - other.id)
const spoil = (some: readonly number[]) =>
  world.database.query('update recipes set calories = 1 where id = any($1)', [some])
const praise = ({ diets, allergens: judged }: RecipeFacts) => [
  ...Object.values(diets).filter((verdict) => verdict === 'fits'),
  ...Object.values(judged).filter((verdict) => verdict === 'not_found'),
]
const found = async (allergen: (typeof allergens)[number]) =>
  (await ada.api.recipes.list({ query: { limit: 50, without: allergen } })).map(({ id }) => id)

test('figures are made anew many at a time, as many as are short enough, and written where they differ', async () => {
  const rows = async () =>
    (
      await world.database.query<{ row: string; calories: number }>(
        'select xmin::text as row, calories from recipes where id = any($1) order by id',
        [ids],
      )
    ).rows
  const right = (await rows())[0]!.calories
  await world.database.query('update recipes set calories = 1 where id = $1', [ids[0]])
  const before = await rows()
  const asked: number[] = []
  const { kitchen, database, log } = world.context
  const ask: Kitchen['ask'] = (name, ...given) => {
    asked.push((given[0] as readonly object[]).length)
    return kitchen.ask(name, ...given)
  }
  const counting: Kitchen = { ...kitchen, ask, for: () => counting }
  expect(await refreshFigures({ database, kitchen: counting, log }, handful(ids))).toBe(9)
  expect(asked.length).toBeLessThan(9)
  expect(asked.reduce((sum, each) => sum + each, 0)).toBe(9)
  const after = await rows()
  expect(after[0]!.calories).toBe(right)
  expect(after.slice(1)).toEqual(before.slice(1))
  asked.length = 0
  const letters = 'Stir it well, and go on stirring. '.repeat(500)
  await database.query(`update recipes set cook_notes = $2 where id = any($1)`, [ids.slice(0, 3), letters])
  await refreshFigures({ database, kitchen: counting, log }, handful(ids.slice(0, 3)))
  expect(asked).toEqual([1, 1, 1])
})

test('of one that cannot be worked out nothing good is said or found, and the others of its handful are made', async () => {
  const { database, log } = world.context
  // of those that are short enough to be worked out together
  const bad = ids[5]!
  await spoil(ids)
  await database.query(`update recipes set title = 'Stuck stew' where id = $1`, [bad])
  const before = (await rowsOf([bad]))[0]!
  const good = allergens.find((allergen) => before.facts.allergens[allergen] === 'not_found')!
  expect(await found(good)).toContain(bad)
  const { kitchen } = failingAt('Stuck stew')
  expect(await refreshFigures({ database, kitchen, log }, handful(ids))).toBe(ids.length - 1)
  const after = await rowsOf(ids)
  expect(after.filter(({ calories }) => calories === 1).map(({ id }) => id)).toEqual([bad])
  expect(praise(before.facts)).not.toEqual([])
  expect(praise(after[5]!.facts)).toEqual([])
  expect(await found(good)).not.toContain(bad)
  // a kitchen with its hands full says nothing of any of them
  const busy = failingAt('Stuck stew', 'busy')
  const tried = refreshFigures({ database, kitchen: busy.kitchen, log }, handful(ids))
  await expect(tried).rejects.toMatchObject({ code: 'busy' })
  await world.jobs.add('refresh-recipes', {})
  await world.jobs.run()
  expect(await found(good)).toContain(bad)
  expect(await rowsOf([bad])).toEqual([{ ...before, calories: Math.round(before.facts.calories) }])
})

test('a list without an allergen holds no recipe that an older kitchen took for free of it', async () => {
  const now = [{ amount: '1', unit: 'cup', name: 'peanuts', preparation: '' }]
  for (const view of ['row', undefined] as const) {
    const free = await ada.api.recipes.list({ query: { limit: 50, without: 'peanut', view } })
    const { id } = free.at(-1)!
    await world.database.query(
      `update recipes set ingredients = $2, updated_at = updated_at + interval '1 second',
       facts = jsonb_set(facts, '{kitchenVersion}', '"older"') where id = $1`,
      [id, JSON.stringify(now)],
    )
    const left = await ada.api.recipes.list({ query: { limit: 50, without: 'peanut', view } })
    expect(left.map((recipe) => recipe.id)).toEqual(free.map((recipe) => recipe.id).filter((other) => other !== id))
  }
})

test('while a refresh is pending a recipe is worked out once, and one that fails fails no list', async () => {
  const { database } = world.context
  const { rows: common } = await database.query<{ food: string; ids: number[] }>(
    `select food, array_agg(recipe_id order by recipe_id) as ids from recipe_search, unnest(foods) as food
     group by food order by count(*) desc limit 1`,
  )
  const { food, ids: concerned } = common[0]!
  const bad = concerned.at(-1)!
  await database.query(`update recipes set title = 'Slow soup' where id = $1`, [bad])
  await expectRefresh(database, { food }, 0)
  const { asked, kitchen } = failingAt('Slow soup')
  const listed = async (of: Kitchen) => withCurrentFigures({ database, kitchen: of }, await rowsOf(concerned))
  await spoil(concerned)
  const first = await listed(kitchen)
  expect(first.filter(({ facts }) => praise(facts).length === 0).map(({ id }) => id)).toEqual([bad])
  expect(first.filter(({ calories }) => calories === 1).map(({ id }) => id)).toEqual([bad])
  expect(Math.max(...asked)).toBeGreaterThan(1)
  asked.length = 0
  const xmin = 'select xmin::text from recipes where id = any($1) order by id'
  const { rows } = await database.query(xmin, [concerned])
  expect(await listed(kitchen)).toEqual(first)
  expect(asked).toEqual([])
  expect((await database.query(xmin, [concerned])).rows).toEqual(rows)
  // where the kitchen has no hand free, the list says so instead of what it does not know, and the next one asks again
  const busy = failingAt('Slow soup', 'busy')
  await expect(listed(busy.kitchen)).rejects.toMatchObject({ code: 'busy' })
  busy.asked.length = 0
  await expect(listed(busy.kitchen)).rejects.toMatchObject({ code: 'busy' })
  expect(busy.asked.length).toBeGreaterThan(0)
  // the job of every start ends what no other has
  await world.jobs.add('refresh-recipes', {})
  await world.jobs.run()
  expect((await database.query(`select from instance_settings where key like 'recipes concerned%'`)).rowCount).toBe(0)
  expect((await rowsOf(concerned)).filter(({ calories }) => calories === 1)).toEqual([])
})

test('figures are kept beside whoever holds several recipes in an order of their own', async () => {
  const { database, kitchen } = world.context
  // the embedded database has one connection
  if (database.kind !== 'postgres') return
  const [low, high] = ids as [number, number]
  const { made } = await factsOfMany(kitchen, await rowsOf([low, high]))
  await spoil([low, high])
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const like = (id: number) => database.query('update recipes set is_favorite = true where id = $1', [id])
  const other = database.transaction(async () => {
    await like(high)
    held.resolve()
    await go.promise
    await like(low)
  })
  await held.promise
  const keeping = keepFigures(database, made)
  try {
    await expect.poll(async () => (await rowsOf([low]))[0]!.calories).toBeGreaterThan(1)
  } finally {
    go.resolve()
  }
  await Promise.all([other, keeping])
  expect((await rowsOf([low, high])).map(({ calories }) => calories)).toEqual(
    made.map(({ figures }) => figures.calories),
  )
})
