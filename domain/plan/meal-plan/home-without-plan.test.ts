import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeFrom } from '#domain/plan/at-home/take.ts'
import {
  type CookingFromHome,
  cookingsOfTime,
  homeWithout,
  type LotOfHome,
  type TimeOfPlan,
} from '#domain/plan/meal-plan/home-without-plan.ts'

const start = '2026-11-23'
const week = (...recipeIds: number[]): TimeOfPlan => ({
  plan: 7,
  start,
  days: 7,
  entries: recipeIds.map((recipeId, at) => ({ id: `entry-${at}`, kind: 'recipe', recipeId })),
})
const lot = (id: number, grams: number, more: Partial<LotOfHome> = {}): LotOfHome => ({
  id,
  grams,
  product: 'rice',
  name: 'rice',
  useBy: null,
  boughtFor: null,
  ...more,
})
const cooking = (recipeId: number, cookedOn: string, ...taken: LotOfHome[]): CookingFromHome => ({
  recipeId,
  cookedOn,
  taken,
})
const amounts = (lots: readonly LotOfHome[]) => lots.map(({ id, grams }) => [id, grams])

/** What lies there once these were taken, and what that was. */
function taken(lots: readonly LotOfHome[], wants: readonly { product: string; grams: number }[]) {
  const options = wants.map((want) => [want])
  const sums = new Map<number, number>()
  for (const { lot: id, grams } of takeFrom(lots, options).flat())
    sums.set(id, Math.round(((sums.get(id) ?? 0) + grams) * 100) / 100)
  const left = lots.map((one) => ({ ...one, grams: Math.round((one.grams - (sums.get(one.id) ?? 0)) * 100) / 100 }))
  return {
    left: left.filter(({ grams }) => grams > 0),
    went: lots.flatMap((one) => (sums.has(one.id) ? [{ ...one, grams: sums.get(one.id)! }] : [])),
  }
}

describe('home without a plan', () => {
  const product = fc.constantFrom('flour', 'rice', 'oil')
  const grams = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100)
  const useBy = fc.constantFrom(null, '2026-11-25', '2026-12-24')
  const lots = fc.array(fc.record({ product, grams, useBy }), { maxLength: 6 })
  const dishes = fc.array(
    fc.record({
      recipeId: fc.integer({ min: 1, max: 3 }),
      day: fc.constantFrom('2026-11-23', '2026-11-26', '2026-11-29'),
      wants: fc.array(fc.record({ product, grams }), { maxLength: 4 }),
    }),
    { maxLength: 6 },
  )

  test('is what it was before, whatever the plan cooks and brings', () => {
    fc.assert(
      fc.property(lots, lots, dishes, (there, brought, cooked) => {
        const before = there.map((one, id) => lot(id, one.grams, one))
        const boughtFor = { plan: 7, start }
        const own = brought.map((one, at) => lot(there.length + at, one.grams, { ...one, boughtFor }))
        const time = week(...cooked.map(({ recipeId }) => recipeId))
        const cookings: CookingFromHome[] = []
        let home = [...before, ...own]
        for (const { recipeId, day, wants } of cooked) {
          const { left, went } = taken(home, wants)
          home = left
          cookings.push(cooking(recipeId, day, ...went))
          expect(homeWithout(time, home, cookings)).toEqual(before)
        }
      }),
    )
  })

  test('lacks what anybody else took, and has what anybody else brought', () => {
    const home = [lot(1, 500), lot(2, 300, { boughtFor: { plan: 8, start } })]
    const others = [
      cooking(2, start, lot(1, 100)),
      cooking(1, '2026-11-22', lot(1, 100)),
      cooking(1, '2026-11-30', lot(1, 9)),
    ]
    expect(homeWithout(week(1), home, others)).toEqual(home)
    // a dish that the plan has once is cooked for it once
    const twice = [cooking(1, '2026-11-24', lot(1, 100)), cooking(1, '2026-11-25', lot(1, 70))]
    expect(amounts(homeWithout(week(1), home, twice))).toEqual([
      [1, 600],
      [2, 300],
    ])
    expect(amounts(homeWithout(week(1, 1), home, twice))).toEqual([
      [1, 670],
      [2, 300],
    ])
  })

  test('has what was used up, and what was taken of a row that says another thing now', () => {
    const rice = lot(1, 200)
    expect(homeWithout(week(1), [], [cooking(1, start, rice)])).toEqual([rice])
    const pasta = lot(1, 400, { product: 'pasta', name: 'pasta' })
    expect(homeWithout(week(1), [pasta], [cooking(1, start, rice)])).toEqual([pasta, rice])
  })

  test('has what was bought for another time of the plan, but not for this one before it was moved by a day', () => {
    const bought = (from: string) => [lot(1, 500, { boughtFor: { plan: 7, start: from } })]
    expect(homeWithout(week(), bought('2026-11-16'), [])).toHaveLength(1)
    expect(homeWithout(week(), bought('2026-11-22'), [])).toEqual([])
    expect(homeWithout(week(), bought('2026-11-24'), [])).toEqual([])
    expect(homeWithout(week(), bought('2026-11-30'), [])).toHaveLength(1)
  })
})

test('a cooking is of the first entry of its recipe that is not cooked yet, and never of leftovers', () => {
  const { entries, ...time } = week(1, 2, 1)
  const leftover = { id: 'rest', kind: 'leftover' as const, recipeId: 3 }
  const cooked = cookingsOfTime({ ...time, entries: [...entries, leftover] }, [
    cooking(1, '2026-11-25'),
    cooking(3, '2026-11-25'),
    cooking(1, '2026-11-23'),
    cooking(1, '2026-11-29'),
  ])
  expect([...cooked].map(([id, { cookedOn }]) => [id, cookedOn])).toEqual([
    ['entry-0', '2026-11-25'],
    ['entry-2', '2026-11-23'],
  ])
})
