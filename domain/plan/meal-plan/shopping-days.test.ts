import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Eater, PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { boughtOn, cookingsOf, servingsCooked } from '#domain/plan/meal-plan/shopping-days.ts'

const eater = (id: string, portion: number): Eater => ({
  id,
  portion,
  name: id,
  diet: null,
  allergies: [],
  dislikes: '',
  targets: [],
})
const entry = (id: string, change: Partial<PlanEntry>): PlanEntry => ({
  id,
  day: 0,
  meal: 'dinner',
  kind: 'recipe',
  recipeId: 1,
  menuId: null,
  cookedAt: null,
  eaters: [],
  without: [],
  note: '',
  isLocked: false,
  ...change,
})

/** A Monday. */
const startDate = '2026-11-23'

describe('what is cooked', () => {
  const eaters = [eater('ada-ada', 1), eater('bob-bob', 1.5), eater('child-1', 0.5)]

  test('is for all who eat of it, then and later', () => {
    const entries = [
      entry('monday', {}),
      entry('tuesday', { day: 1, meal: 'lunch', kind: 'leftover', cookedAt: 'monday', eaters: ['bob-bob'] }),
      entry('friday', { day: 4, recipeId: 2, eaters: ['child-1'] }),
      entry('saturday', { day: 5, kind: 'out', recipeId: null }),
      entry('sunday', { day: 6, kind: 'leftover', cookedAt: null }),
    ]
    expect(cookingsOf(entries, { startDate, eaters, meals: [] })).toEqual([
      { recipeId: 1, day: 0, plates: [{ without: [], servings: 4.5 }] },
      { recipeId: 2, day: 4, plates: [{ without: [], servings: 0.5 }] },
    ])
    const household = { startDate, eaters: [...eaters, eater('child-2', 0.1)], meals: [] }
    expect([0, 2].map((at) => servingsCooked(entries[at]!, entries, household))).toEqual([4.6, 0.5])
  })

  test('is for those who sit at the meal, and has less of a line that some leave off', () => {
    const meals = [{ meal: 'dinner', at: '18:30', weekdays: [0], eaters: ['ada-ada', 'child-1'] } as const]
    const without = [{ eater: 'child-1', lines: ['30 g nuts'] }]
    expect(cookingsOf([entry('monday', { without })], { startDate, eaters, meals: meals as never })).toEqual([
      {
        recipeId: 1,
        day: 0,
        plates: [
          { without: [], servings: 1 },
          { without: ['30 g nuts'], servings: 0.5 },
        ],
      },
    ])
  })
})

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
})
