import { expect, it } from 'vitest'
import type { Nutrients } from '#domain/food/food.ts'
import { boundNotes, boundsBroken, missOf } from '#domain/options/nutrient-bounds.ts'
import { anything, type NutrientBound } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { faultsOf } from '#domain/recipe/compose/make/judge.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const per: Nutrients = {
  calories: 400,
  protein: 24,
  carbs: 40,
  fat: 12,
  fiber: 6,
  sugar: 8,
  saturatedFat: 3,
  sodium: 640,
}
const bound = (nutrient: NutrientBound['nutrient'], bound: 'least' | 'most', value: number) => ({
  nutrients: [{ nutrient, bound, value }],
})

it.each([
  ['protein', 'least', 24, 0],
  ['protein', 'least', 25, 1],
  ['sodium', 'most', 640, 0],
  ['sodium', 'most', 600, 1],
  ['netCarbs', 'most', 34, 0],
  ['netCarbs', 'most', 33, 1],
] as const)('%s at %s %d breaks %d bounds', (nutrient, side, value, broken) => {
  expect(boundsBroken(per, bound(nutrient, side, value))).toHaveLength(broken)
})

it('misses a bound by a part of it', () => {
  expect(missOf(per, bound('sodium', 'most', 500))).toBeCloseTo(0.28)
  expect(missOf(per, bound('protein', 'least', 48))).toBe(0.5)
  expect(missOf(per, bound('protein', 'least', 20))).toBe(0)
  expect(missOf(per, bound('sodium', 'most', 100))).toBe(1)
  expect(missOf(per, {})).toBe(0)
})

it('says what a serving has where that is not what was asked for', () => {
  expect(boundNotes(per, bound('sodium', 'most', 600))).toEqual([
    'A serving has 640 mg of sodium, more than the 600 that you asked for',
  ])
  expect(boundNotes(per, bound('protein', 'least', 30))).toEqual([
    'A serving has 24 grams of protein, not the 30 that you asked for',
  ])
})

it.each([
  ['chicken dinner with less than 600 mg of sodium', 'sodium', 'most', 600],
  ['pasta under 10 g of saturated fat', 'saturatedFat', 'most', 10],
  ['vegetarian lunch with at least 12 grams of fiber', 'fiber', 'least', 12],
  ['breakfast with no more than 10g sugar', 'sugar', 'most', 10],
] as const)('%s is kept, whichever dish is drawn', (notes, nutrient, side, value) => {
  for (const seed of [1, 2, 3, 4]) {
    const made = compose({ ...anything, notes }, seed)
    if (!('draft' in made)) throw new Error(made.contradiction.message)
    expect(boundsBroken(made.verification.nutrition.perServing, bound(nutrient, side, value))).toEqual([])
    expect(made.draft.notes.filter((note) => note.startsWith('A serving has'))).toEqual([])
    expect(faultsOf(made.verification, hear({ ...anything, ...bound(nutrient, 'most', 0) }))).toContain('nutrients')
  }
})

it('lets a bound go that nothing keeps, and says so once', () => {
  const made = compose({ ...anything, notes: 'beef stew with at least 150 g of protein' }, 1)
  expect('draft' in made && made.draft.notes.filter((note) => note.includes('protein'))).toEqual([
    expect.stringMatching(/^A serving has \d+ grams of protein, not the 150 that you asked for$/),
  ])
})
