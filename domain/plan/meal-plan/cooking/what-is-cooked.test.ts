import { describe, expect, test } from 'vitest'
import type { PlanOfPlates } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { plannedCookings } from '#domain/plan/meal-plan/cooking/what-is-cooked.ts'
import type { Eater, PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { servingsCooked } from '#domain/plan/meal-plan/provisions/shopping-days.ts'

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
    expect(plannedCookings({ startDate, eaters, rules: { meals: [] }, entries, recipes: [] })).toEqual([
      { entry: 'monday', recipeId: 1, day: 0, plates: [{ without: [], servings: 4.5 }] },
      { entry: 'friday', recipeId: 2, day: 4, plates: [{ without: [], servings: 0.5 }] },
    ])
    const household = { startDate, eaters: [...eaters, eater('child-2', 0.1)], meals: [], entries }
    expect([0, 2].map((at) => servingsCooked(entries[at]!, entries, household))).toEqual([4.6, 0.5])
  })

  test('is less for those who eat out, and nothing where they all do and nothing is left over', () => {
    const out = (change: Partial<PlanEntry>) => entry('out', { kind: 'out', recipeId: null, ...change })
    const cooked = (...entries: PlanEntry[]) =>
      plannedCookings({ startDate, eaters, rules: { meals: [] }, entries, recipes: [] }).map(({ plates }) => plates)
    const monday = entry('monday', {})
    expect(cooked(monday, out({ eaters: ['bob-bob'] }))).toEqual([[{ without: [], servings: 1.5 }]])
    expect(cooked(monday, out({}))).toEqual([])
    const rest = entry('rest', { day: 1, kind: 'leftover', cookedAt: 'monday', eaters: ['child-1'] })
    expect(cooked(monday, out({}), rest)).toEqual([[{ without: [], servings: 0.5 }]])
  })

  test('is for those who sit at the meal, and has less of a line that some leave off', () => {
    const meals = [{ meal: 'dinner' as const, at: '18:30', weekdays: [0], eaters: ['ada-ada', 'child-1'] }]
    const without = [{ eater: 'child-1', lines: ['30 g nuts'] }]
    const entries = [entry('monday', { without })]
    expect(plannedCookings({ startDate, eaters, rules: { meals: [...meals] }, entries, recipes: [] })).toEqual([
      {
        entry: 'monday',
        recipeId: 1,
        day: 0,
        plates: [
          { without: [], servings: 1 },
          { without: ['30 g nuts'], servings: 0.5 },
        ],
      },
    ])
  })

  test('leaves off a plate what the plate says, whoever put the dish there', () => {
    const plan = (troubles: PlanOfPlates['recipes'][number]['troubles'], change: Partial<PlanEntry> = {}) =>
      plannedCookings({
        startDate,
        eaters,
        rules: { meals: [] },
        entries: [entry('monday', change)],
        recipes: [{ id: 1, keepsDays: 3, troubles }],
      })[0]!.plates
    const trouble = (without: string[] | null) => [{ eater: 'bob-bob', words: 'has feta', without }]
    const noFeta = [
      { without: [], servings: 1.5 },
      { without: ['feta'], servings: 1.5 },
    ]
    expect(plan(trouble(['feta']))).toEqual(noFeta)
    expect(plan(trouble(['feta']), { without: [{ eater: 'bob-bob', lines: ['feta'] }] })).toEqual(noFeta)
    // what cannot be left off is for all of them
    expect(plan(trouble(null), { without: [{ eater: 'bob-bob', lines: ['feta'] }] })).toEqual([
      { without: [], servings: 3 },
    ])
  })
})
