import { existsSync, readFileSync } from 'node:fs'
import { array, assert, constantFrom, integer, property, record, shuffledSubarray, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { cuisines, recipeTypes } from '#domain/options/options.ts'
import { anything } from '#domain/options/wish.ts'
import { independentPairs } from '#domain/plan/products/independent-pairs.ts'
import { type JudgedPair, judgedPairs } from '#domain/plan/products/judged-pairs.ts'
import { kindNames, kindOf } from '#domain/plan/products/kinds/kinds.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { type RecipeToBuy, shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

/** Foods that lines of one property share, so that there is something to merge. */
const names = [...foods.values()].filter((_, at) => at % 9 === 0).map(({ name }) => name)
const line = record({
  amount: constantFrom('1/2', '1', '2', '3', '250', '1-2', ''),
  unit: constantFrom('cup', 'tbsp', 'lb', 'oz', 'g', 'ml', 'can', 'clove', '', 'large', 'bunch'),
  name: constantFrom(
    'onion',
    'milk',
    'lemon juice',
    'lemon',
    'eggs',
    'egg yolks',
    'chickpeas',
    'flour',
    'zorblax',
    'salt and pepper',
    'gluten-free oats',
    'oats',
    'bourbon or brandy',
    'brandy or rum',
    'brandy',
    'bourbon',
    'rum',
    'linguine or spaghetti',
    'spaghetti',
    ...names,
  ),
})
const recipes = array(array(line, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }).map((all) =>
  all.map(
    (ingredients, at): RecipeToBuy => ({ recipeId: at + 1, title: `Recipe ${at + 1}`, servings: 4, ingredients }),
  ),
)
const weightOf = (list: readonly ListedFood[]) => list.reduce((sum, { grams }) => sum + (grams ?? 0), 0)

describe('merging', () => {
  it('takes recipes in any order', () => {
    assert(
      property(
        recipes.chain((all) => tuple(constantFrom(all), shuffledSubarray(all, { minLength: all.length }))),
        ([all, other]) => {
          expect(shoppingListOf(other)).toEqual(shoppingListOf(all))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('twice is merging once, and merging one by one is merging all', () => {
    assert(
      property(recipes, (all) => {
        const list = shoppingListOf(all)
        expect(mergedFoods(list)).toEqual(list)
        const oneByOne = all.reduce<ListedFood[]>(
          (made, recipe) => mergedFoods([...made, ...shoppingListOf([recipe])]),
          [],
        )
        expect(oneByOne).toEqual(list)
      }),
      { numRuns: 40 },
    )
  })

  it('keeps the weight of every source, but where one piece gives two parts', () => {
    assert(
      property(recipes, (all) => {
        for (const { grams, sources } of shoppingListOf(all)) {
          const wanted = sources.reduce((sum, source) => sum + (source.grams ?? 0), 0)
          const isOfParts = sources.some(({ text }) => /juice|zest|yolk|white/.test(text))
          expect(grams ?? 0).toBeLessThan(wanted + 0.05)
          expect(grams ?? 0).toBeGreaterThan(isOfParts ? -1 : wanted - 0.05)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('of twice the recipe is twice the weight', () => {
    assert(
      property(recipes, (all) => {
        const once = weightOf(shoppingListOf(all))
        const again = all.map((recipe) => ({ ...recipe, recipeId: recipe.recipeId + 100 }))
        const twice = weightOf(shoppingListOf([...all, ...again]))
        expect(twice).toBeGreaterThan(once * 2 - 0.1)
        expect(twice).toBeLessThan(once * 2 + 0.1)
      }),
      { numRuns: 30 },
    )
  })
})

it('every food of a composed recipe has an aisle and a price, staples included', () => {
  assert(
    property(
      integer({ min: 1, max: 1e6 }),
      constantFrom(...cuisines),
      constantFrom(...recipeTypes),
      (seed, cuisine, recipeType) => {
        const composed = compose({ ...anything, cuisine, recipeType }, seed)
        if ('contradiction' in composed) return
        const { title, servings, ingredients, instructions } = composed.draft
        const list = shoppingListOf([{ recipeId: 1, title, servings, ingredients, instructions }])
        expect(list.length).toBeGreaterThan(1)
        for (const food of list) {
          expect(food).toMatchObject({ food: expect.any(String), category: expect.not.stringMatching('Other') })
          expect(food.estimatedPrice).toBeGreaterThan(0)
          expect(food.quantity).toBeGreaterThanOrEqual(1)
        }
      },
    ),
    { numRuns: 8 },
  )
})

it('pairs of published lines are merged and kept apart as they were judged', () => {
  const merges = (one: string, other: string) =>
    shoppingListOf([one, other].map((text, at) => ({ recipeId: at, title: '', ingredients: [text] }))).some(
      ({ sources }) => sources[0]?.recipeId !== sources.at(-1)?.recipeId,
    )
  const wrong = (pairs: readonly JudgedPair[]) =>
    pairs.filter(([one, other, verdict]) => verdict === 'apart' && merges(one, other)).length
  const missed = (pairs: readonly JudgedPair[]) =>
    pairs.filter(([one, other, verdict]) => verdict === 'same' && !merges(one, other)).length
  expect([judgedPairs.length, independentPairs.length]).toEqual([262, 261])
  expect(wrong(judgedPairs)).toBeLessThanOrEqual(2)
  expect(missed(judgedPairs)).toBeLessThanOrEqual(8)
  expect(wrong(independentPairs)).toBeLessThanOrEqual(1)
  expect(missed(independentPairs)).toBeLessThanOrEqual(2)
})

describe('a line that leaves a choice', () => {
  const namesOf = (...lines: string[]) =>
    shoppingListOf(lines.map((text, at) => ({ recipeId: at, title: '', ingredients: [text] }))).map(({ name }) => name)

  it.each([
    [['1 cup bourbon or brandy', '1 cup brandy'], ['brandy']],
    [['8 oz linguine or spaghetti (gluten-free if needed)', '1 lb spaghetti'], ['spaghetti']],
    [['1 tsp smoked hot or smoked sweet paprika', '1 tsp smoked paprika'], ['smoked paprika']],
    [
      ['1 cup bourbon or brandy', '1 cup brandy', '1 cup bourbon'],
      ['bourbon', 'brandy'],
    ],
    [
      ['1 cup bourbon or brandy', '1 cup rum'],
      ['bourbon', 'rum'],
    ],
    [
      ['1 cup bourbon or brandy', '1 cup gin or bourbon'],
      ['bourbon', 'gin'],
    ],
  ])('%j is bought as %j', (lines, names) => {
    expect(namesOf(...lines)).toEqual(names)
    expect(namesOf(...lines.toReversed())).toEqual(names)
  })

  it('is bought alike in whatever order and however often lines are merged', () => {
    const choices = ['bourbon or brandy', 'brandy or rum', 'rum or bourbon', 'rum, brandy, or cognac', 'brandy', 'rum']
    const chosen = array(array(constantFrom(...choices), { minLength: 1, maxLength: 3 }), { maxLength: 5 })
    const list = (names: string[], at: number) =>
      shoppingListOf([{ recipeId: at, title: `${at}`, ingredients: names.map((name) => `1 cup ${name}`) }])
    assert(
      property(chosen, (recipes) => {
        const rows = recipes.flatMap(list)
        const all = mergedFoods(rows)
        expect(mergedFoods(rows.toReversed())).toEqual(all)
        expect(rows.reduce<ListedFood[]>((made, row) => mergedFoods([...made, row]), [])).toEqual(all)
        expect(mergedFoods(all)).toEqual(all)
        expect(weightOf(all)).toBeCloseTo(weightOf(rows), 0)
      }),
    )
  })

  it('goes where it would have gone when a line is added that it had to do without', () => {
    const list = (at: number, text: string) => shoppingListOf([{ recipeId: at, title: '', ingredients: [text] }])
    const first = mergedFoods([...list(1, '1 cup bourbon or brandy'), ...list(2, '2 cups brandy')])
    expect(first.map(({ amount, name }) => [amount, name])).toEqual([['3', 'brandy']])
    const then = mergedFoods([...first, ...list(3, '1 cup bourbon')])
    expect(then.map(({ amount, name }) => [amount, name])).toEqual([
      ['2', 'bourbon'],
      ['2', 'brandy'],
    ])
  })
})

describe('kinds of one food', () => {
  it.each([
    ['2 tbsp vodka', '1 bottle rum'],
    ['1 cup white rum', '2 oz rum (dark)'],
    ['1/4 cup port', '1/4 cup marsala'],
    ['8 oz rigatoni', '8 oz pasta'],
    ['2 lb chicken', '2 lb chicken breasts'],
    ['1 lb artichokes', '1 lb artichokes (marinated)'],
    ['1 tbsp yuzu juice', '1 tbsp lime juice'],
    ['2 zucchini', '2 yellow zucchini'],
    ['1 lb sausages', '1 lb sausage (chopped, smoked sausage)'],
    ['1 tsp fennel seeds', '1 tsp ground fennel seeds'],
    ['1/2 cup pepitas', '1 cup fresh pumpkin seeds'],
    ['1 cup pineapple', '2 slices pineapple (tinned or canned)'],
  ])('%s and %s are two lines', (one, other) => {
    expect(shoppingListOf([{ recipeId: 1, title: '', ingredients: [one, other] }])).toHaveLength(2)
  })

  it.each([
    ['2 oz white rum', '2 oz rum (white)'],
    ['1 lb courgettes', '2 zucchini'],
    ['1 tsp thyme, dried', '1 tsp dried thyme'],
    ['12 oz fresh or frozen cranberries', '1 cup cranberries'],
    ['1 lb baby tomatoes', '12 oz cherry or grape tomatoes'],
    ['1 cup breadcrumbs', '1 cup breadcrumbs (gluten-free if preferred)'],
    ['2 cups oats', '2 cups rolled oats (use gluten free if needed)'],
    ['3 eggs', 'The whites only of six eggs.'],
  ])('%s and %s are one', (one, other) => {
    expect(shoppingListOf([{ recipeId: 1, title: '', ingredients: [one, other] }])).toHaveLength(1)
  })

  it('are of foods of the table, and what each is called on a list means itself', () => {
    const named = [...kindNames()].flatMap(([id, all]) => all.map((name) => ({ id, name })))
    expect(named.filter(({ id, name }) => !foods.has(id) || kindOf({ id }, name) !== name)).toEqual([])
  })
})

const data = new URL('../../../shared/data/ingredient-lines.json', import.meta.url)
describe.skipIf(!existsSync(data))('lines of others (skipped where the data folder is absent)', () => {
  it('are all listed or left out, none throws, and none is free', () => {
    const lines = (JSON.parse(readFileSync(data, 'utf8')) as { line: string }[]).filter((_, at) => at % 25 === 0)
    const listed = lines.flatMap(({ line: text }) => [
      ...shoppingListOf([{ recipeId: 1, title: '', ingredients: [text] }]),
      typedItem(text),
    ])
    expect(listed.filter(({ food, estimatedPrice }) => food !== null && !(estimatedPrice > 0))).toEqual([])
  })
})
