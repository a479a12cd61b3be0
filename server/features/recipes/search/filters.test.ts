import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { factsOf } from '#domain/recipe/verify/kept-facts.ts'
import { newRecipe } from '#server/features/recipes/generating/new-recipe.ts'
import { insertRecipe } from '#server/features/recipes/store.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

/** Composed, and each kept twice, so that what is found takes more than a page. */
const composed = 84
const copies = 2

let world: TestApp
let ada: Cook
let bob: Cook
const kept = new Map<number, Verification>()
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  const written = Array.from({ length: composed }, (_, seed) => {
    // every third has a diet to keep, so that all verdicts are among them
    const diet = seed % 3 === 0 ? diets[(seed / 3) % diets.length] : undefined
    return compose(diet ? { ...anything, diet } : anything, seed)
  }).flatMap((dish) => ('contradiction' in dish ? [] : [dish]))
  if (written.length < composed) throw new Error('a wish was not kept')
  await world.database.transaction(async () => {
    for (let copy = 0; copy < copies; copy += 1)
      for (const [at, { draft, dish, verification }] of written.entries()) {
        const cookNotes = copy === 0 && at === 7 ? 'zanzibar' : ''
        const facts = factsOf({ ...draft, cookNotes }, verification)
        const checked = { type: 'written', writer: { kind: 'kitchen' }, dish, draft, kept: facts } as const
        const words = { ...newRecipe({ ...checked, changes: [] }, anything), cookNotes }
        const { id } = await insertRecipe(world.database, ada.user.id, words, facts.entry, world.clock.now)
        kept.set(id, verification)
      }
  })
}, 120_000)
afterAll(() => world.close())

/** All pages of a list, walked by their links; each id in its order. */
async function walk(query: string, who: Cook = ada): Promise<number[]> {
  const ids: number[] = []
  for (
    let url: string | undefined = `/api/recipes?${query === '' ? 'limit=37' : `view=row&limit=100&${query}`}`;
    url;
  ) {
    const answer = await who.send({ method: 'GET', url })
    expect(answer.statusCode).toBe(200)
    ids.push(...answer.json<Recipe[]>().map(({ id }) => id))
    url = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1]
  }
  return ids
}

function expected(fits: (verification: Verification) => boolean): number[] {
  return [...kept].flatMap(([id, verification]) => (fits(verification) ? [id] : [])).toSorted((a, b) => b - a)
}

const isAbsent = ({ allergens: rows }: Verification, code: string) =>
  rows.every(({ allergen, verdict }) => allergen !== code || verdict === 'not_found')

describe('filters hold what verification finds', () => {
  test('for every diet', async () => {
    for (const diet of diets) {
      const fitting = expected((one) => one.diets.some((row) => row.diet === diet && row.verdict === 'fits'))
      expect([diet, await walk(`diet=${diet}`)]).toEqual([diet, fitting])
    }
  })

  test('for every allergen, and for several together', async () => {
    for (const code of allergens)
      expect([code, await walk(`without=${code}`)]).toEqual([code, expected((one) => isAbsent(one, code))])
    const several = expected((one) => ['milk', 'gluten', 'soy'].every((code) => isAbsent(one, code)))
    expect(await walk('without=milk,gluten,soy')).toEqual(several)
    expect(several.length).toBeGreaterThan(5)
  })

  test('for minutes, calories and cost, together with words', async () => {
    const figures = (one: Verification) => one.time.totalMinutes <= 30 && one.nutrition.perServing.calories <= 400
    expect(await walk('maxMinutes=30&maxCalories=400')).toEqual(expected(figures))
    const cheap = expected((one) => one.cost.perServing <= 1.5 && isAbsent(one, 'milk'))
    expect(await walk('maxCost=1.5&without=milk')).toEqual(cheap)
    const garlic = new Set(await walk('q=garlic'))
    expect(garlic.size).toBeGreaterThan(50)
    expect(await walk('q=garlic&maxMinutes=30&maxCalories=400')).toEqual(
      expected(figures).filter((id) => garlic.has(id)),
    )
  })

  test('and the summaries that are shown say the same', async () => {
    const vegan = await cook(world.app, { dietaryPreference: 'vegan', allergies: ['Soy'] })
    await world.database.query('update recipes set user_id = $1 where user_id = $2', [vegan.user.id, ada.user.id])
    const rows = await vegan.api.recipes.list({ query: { limit: 100 } })
    for (const { id, summary } of rows) {
      const { diets: found, allergens: judged } = kept.get(id)!
      expect(summary.diet?.verdict).toBe(found.find(({ diet }) => diet === 'vegan')?.verdict)
      expect(summary.allergens[0]?.verdict).toBe(judged.find(({ allergen }) => allergen === 'soy')?.verdict)
    }
    await world.database.query('update recipes set user_id = $1 where user_id = $2', [ada.user.id, vegan.user.id])
  })
})

describe('walking a list', () => {
  test('shows each recipe once, newest first, whatever is filtered and wherever it stands', async () => {
    expect(await walk('')).toEqual(expected(() => true))
    const [oldest] = [...kept.keys()].slice(7, 8)
    // the rarest word stands in one of the oldest
    expect(await walk('q=zanzibar')).toEqual([oldest])
    expect(await walk('q=zanz')).toEqual([oldest])
    expect(await walk('q=zanzibra')).toEqual([oldest])
    const onions = await walk('q=onion')
    expect(new Set(onions).size).toBe(onions.length)
    expect(onions).toEqual(onions.toSorted((a, b) => b - a))
    expect(onions.length % copies).toBe(0)
    await world.database.query('update recipes set is_favorite = true, user_rating = 1 where id = any($1)', [
      [oldest, onions[0], onions.at(-1)],
    ])
    const starred = [...new Set([oldest!, onions[0]!, onions.at(-1)!])].toSorted((a, b) => b - a)
    expect(await walk('favorite=true')).toEqual(starred)
    expect(await walk('favorite=true&rating=1&since=2026-11-20')).toEqual(starred)
    expect(await walk('favorite=true&q=onion')).toEqual(starred.filter((id) => onions.includes(id)))
    expect(await walk('since=2026-11-21&q=onion')).toEqual([])
    expect(await walk('q=onion', bob)).toEqual([])
  })
})

describe('a new kitchen', () => {
  test('makes all figures anew at the start, and what no search finds is found', async () => {
    await world.database.query(
      `update recipes set calories = 1, facts = jsonb_set(jsonb_set(facts, '{kitchenVersion}', '"old"'), '{calories}', '1')
       where id % 3 = 0`,
    )
    await world.database.query(`update recipe_search set kitchen_version = 'old', calories = 1 where recipe_id % 3 = 0`)
    await world.database.query('delete from recipe_search where recipe_id % 50 = 1')
    await world.jobs.add('refresh-recipes', {})
    await world.jobs.run()
    expect(await walk('maxCalories=5')).toEqual(expected((one) => one.nutrition.perServing.calories <= 5))
    expect(await walk('without=lupin')).toEqual(expected((one) => isAbsent(one, 'lupin')))
    const { rows } = await world.database.query('select from recipes where calories = 1')
    expect(rows).toEqual([])
  })
})
