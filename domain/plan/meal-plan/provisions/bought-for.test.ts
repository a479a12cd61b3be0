import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boughtForDishes } from '#domain/plan/meal-plan/provisions/bought-for.ts'

const of = { plan: 7, start: '2026-11-23' }
const list = {
  ...of,
  dishes: [
    { entry: 'monday', recipeId: 1, servings: 3 },
    { entry: 'friday', recipeId: 1, servings: 1 },
    { entry: 'sunday', recipeId: 2, servings: 2 },
  ],
}
const rice = (recipeId: number | null, grams: number | null): Wanted => ({ recipeId, grams })
type Wanted = Parameters<typeof boughtForDishes>[1][number]
const sharesOf = (...sources: Wanted[]) =>
  boughtForDishes(list, sources)?.dishes?.map(({ entry, share }) => [entry, share])

test('what is bought is for each dish by what it wants of it, and of a recipe that comes twice by its servings', () => {
  expect(sharesOf(rice(1, 200), rice(2, 300))).toEqual([
    ['monday', expect.closeTo(0.3)],
    ['friday', expect.closeTo(0.1)],
    ['sunday', expect.closeTo(0.6)],
  ])
  expect(sharesOf(rice(1, null), rice(2, 300))).toEqual([
    ['monday', expect.closeTo(0.375)],
    ['friday', expect.closeTo(0.125)],
    ['sunday', expect.closeTo(0.5)],
  ])
})

test('what says for which dish it is wanted is for that one alone, also of a recipe that comes twice', () => {
  expect(sharesOf({ ...rice(1, 200), entry: 'monday' })).toEqual([['monday', expect.closeTo(1)]])
  expect(sharesOf({ ...rice(1, 100), entry: 'monday' }, { ...rice(1, 300), entry: 'friday' })).toEqual([
    ['monday', expect.closeTo(0.25)],
    ['friday', expect.closeTo(0.75)],
  ])
})

test('what is bought beside the dishes of the plan is nobody’s share', () => {
  expect(sharesOf(rice(2, 100), rice(9, 100), rice(null, 200))).toEqual([['sunday', expect.closeTo(0.25)]])
  expect(boughtForDishes(list, [rice(9, 100)])).toBeNull()
  expect(boughtForDishes(list, [])).toBeNull()
})

test('of a list that doesn’t say for which dishes it was made, all is for its plan', () => {
  expect(boughtForDishes(of, [rice(9, 100)])).toEqual(of)
  expect(boughtForDishes(null, [rice(1, 100)])).toBeNull()
})

test('the shares of what the plan alone wants are the whole', () => {
  const source = fc.record({
    recipeId: fc.constantFrom(1, 2),
    grams: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
  })
  fc.assert(
    fc.property(fc.array(source, { minLength: 1, maxLength: 6 }), (sources) => {
      const shares = boughtForDishes(list, sources)!.dishes!.map(({ share }) => share)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    }),
  )
})
