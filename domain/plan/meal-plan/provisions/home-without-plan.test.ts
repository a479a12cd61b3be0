import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeFrom } from '#domain/plan/at-home/take.ts'
import { cookedInTime, type TimeOfPlan } from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'
import {
  type CookingFromHome,
  homeWithout,
  type LotOfHome,
} from '#domain/plan/meal-plan/provisions/home-without-plan.ts'

const start = '2026-11-23'
const week = (...recipeIds: number[]): TimeOfPlan => ({
  plan: 7,
  start,
  days: 7,
  reach: 6,
  entries: recipeIds.map((recipeId, at) => ({ id: `entry-${at}`, day: at % 7, kind: 'recipe', recipeId })),
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
  planned: null,
  taken,
})
const homeBeside = (time: TimeOfPlan, lots: readonly LotOfHome[], cookings: readonly CookingFromHome[]) =>
  homeWithout(time, lots, cookedInTime(time, cookings))
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
          expect(homeBeside(time, home, cookings)).toEqual(before)
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
    expect(homeBeside(week(1), home, others)).toEqual(home)
    // a dish that the plan has once is cooked for it once
    const twice = [cooking(1, '2026-11-24', lot(1, 100)), cooking(1, '2026-11-25', lot(1, 70))]
    expect(amounts(homeBeside(week(1), home, twice))).toEqual([
      [1, 600],
      [2, 300],
    ])
    expect(amounts(homeBeside(week(1, 1), home, twice))).toEqual([
      [1, 670],
      [2, 300],
    ])
  })

  test('has what was used up, and what was taken of a row that says another thing now', () => {
    const rice = lot(1, 200)
    expect(homeBeside(week(1), [], [cooking(1, start, rice)])).toEqual([rice])
    const pasta = lot(1, 400, { product: 'pasta', name: 'pasta' })
    expect(homeBeside(week(1), [pasta], [cooking(1, start, rice)])).toEqual([pasta, rice])
  })

  test('has what was bought for another time of the plan, but not for this one before it was moved by a day', () => {
    const bought = (from: string) => [lot(1, 500, { boughtFor: { plan: 7, start: from } })]
    expect(homeBeside(week(), bought('2026-11-16'), [])).toHaveLength(1)
    expect(homeBeside(week(), bought('2026-11-22'), [])).toEqual([])
    expect(homeBeside(week(), bought('2026-11-24'), [])).toEqual([])
    expect(homeBeside(week(), bought('2026-11-30'), [])).toHaveLength(1)
  })
})

describe('what was bought for a dish that has left the plan', () => {
  const dishes = [
    { entry: 'entry-0', recipeId: 1, share: 0.75 },
    { entry: 'entry-1', recipeId: 2, share: 0.25 },
  ]
  const bought = (grams: number, from = start) => lot(1, grams, { boughtFor: { plan: 7, start: from, dishes } })

  test('lies there for those that stand, by its share, also in part', () => {
    const home = [bought(400)]
    expect(homeBeside(week(1, 2), home, [])).toEqual([])
    expect(amounts(homeBeside(week(1), home, []))).toEqual([[1, 100]])
    expect(amounts(homeBeside(week(), home, []))).toEqual([[1, 400]])
    // another dish in the place of the first one
    expect(amounts(homeBeside(week(3, 2), home, []))).toEqual([[1, 300]])
    expect(amounts(homeBeside(week(3, 2), [bought(400, '2026-11-09')], []))).toEqual([[1, 400]])
  })

  test('is the same however much of it the plan has cooked since', () => {
    const { plan, entries, ...time } = week(3, 2)
    const cooked = cookedInTime({ plan, entries, ...time }, [cooking(3, start, bought(300))])
    expect(amounts(homeWithout({ plan, entries, ...time }, [bought(100)], cooked))).toEqual([[1, 300]])
  })

  test('is less than a gram where all but what nobody counts is spoken for', () => {
    const thirds = [0, 1, 2].map((at) => ({ entry: `entry-${at}`, recipeId: 1, share: 1 / 3 }))
    const home = [lot(1, 5000, { boughtFor: { plan: 7, start, dishes: thirds } })]
    expect(homeBeside(week(1, 1, 1), home, [])).toEqual([])
  })
})
