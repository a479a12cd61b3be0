import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boughtOn, daysToAdd } from '#domain/plan/meal-plan/provisions/shopping-days.ts'

describe('a day of shopping', () => {
  const day = fc.integer({ min: 0, max: 27 })
  const food = fc.record({
    grams: fc.integer({ min: 1, max: 5000 }),
    keeps: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(Number.POSITIVE_INFINITY)),
  })
  const cooked = fc.array(fc.record({ day, foods: fc.array(food, { maxLength: 5 }) }), { maxLength: 12 })
  const days = fc.uniqueArray(day, { minLength: 1, maxLength: 6 })

  test('has every gram that is wanted, once', () => {
    fc.assert(
      fc.property(cooked, days, (meals, shopping) => {
        const bought = boughtOn(meals, shopping, ({ keeps }) => keeps)
        const all = [...bought.values()].flat()
        const wanted = meals.flatMap(({ foods }) => foods)
        expect(all).toHaveLength(wanted.length)
        expect(new Set(all)).toEqual(new Set(wanted))
        expect([...bought.keys()]).toEqual(shopping.toSorted((one, other) => one - other))
      }),
    )
  })

  test('comes before the cooking, and no earlier than what keeps, where any day would do', () => {
    fc.assert(
      fc.property(cooked, days, (meals, shopping) => {
        const bought = boughtOn(meals, shopping, ({ keeps }) => keeps)
        const first = Math.min(...shopping)
        for (const { day: on, foods } of meals)
          for (const one of foods) {
            const [at] = [...bought].find(([, list]) => list.includes(one))!
            const before = shopping.filter((each) => each <= on)
            const fresh = before.filter((each) => on - each <= one.keeps)
            const last = before.length > 0 ? Math.max(...before) : first
            expect(at).toBe(fresh.length > 0 ? Math.min(...fresh) : last)
            expect(at <= on || before.length === 0).toBe(true)
          }
      }),
    )
  })

  test('is added only where something would spoil otherwise, so that nothing does, and no fewer would do', () => {
    const food = fc.record({ day: fc.integer({ min: 0, max: 6 }), keeps: fc.integer({ min: 0, max: 7 }) })
    fc.assert(
      fc.property(fc.array(food, { maxLength: 8 }), (short) => {
        const isFresh = (days: readonly number[]) =>
          short.every(({ day: on, keeps }) => days.some((shopping) => shopping <= on && on - shopping <= keeps))
        const added = daysToAdd(short)
        expect(isFresh(added)).toBe(true)
        const all = Array.from({ length: 2 ** 7 }, (_, bits) => [0, 1, 2, 3, 4, 5, 6].filter((on) => (bits >> on) & 1))
        const fewest = Math.min(...all.filter(isFresh).map(({ length }) => length))
        expect(added).toHaveLength(fewest)
      }),
    )
  })
})
