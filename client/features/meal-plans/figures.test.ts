import { expect, it } from 'vitest'
import {
  averageOf,
  averageProduce,
  boundsOf,
  boundsText,
  forAverage,
  forOneDay,
  missesOf,
  missesOfWeek,
  missesText,
  nutrientsFor,
  portionsText,
  standing,
  topOf,
  trackOf,
} from '#client/features/meal-plans/figures.ts'
import { shortPlan } from '#client/features/meal-plans/short-plan.ts'

const { eaters, totals } = shortPlan()
const ana = eaters[0]!

it('reads targets a day, and those of the whole plan in equal parts', () => {
  expect(boundsOf(ana, 'calories', 2)).toEqual({ least: 1800, most: 2200 })
  const fish = { ...ana, targets: [{ nutrient: 'protein', per: 'plan', least: 140 } as const] }
  expect(boundsOf(fish, 'protein', 2)).toEqual({ least: 70, most: undefined })
})
it('tells what is short and what is over', () => {
  expect(standing(1700, { least: 1800, most: 2200 })).toBe('short')
  expect(standing(2300, { most: 2200 })).toBe('over')
  expect(standing(1999.9, { least: 2000 })).toBe('fits')
  expect(standing(5, {})).toBe('unasked')
})
it('names what a day lacks and what it has too much of, and nothing of a day without meals', () => {
  const targets = [
    { nutrient: 'calories', per: 'day', least: 1800 },
    { nutrient: 'fiber', per: 'day', least: 35 },
    { nutrient: 'sodium', per: 'day', most: 1500 },
  ] as const
  const plan = shortPlan({ eaters: [{ ...ana, targets: [...targets] }] })
  expect(missesText(missesOf(plan, 0, 0))).toBe('Short on calories and fiber, over on sodium')
  expect(missesText(missesOf(plan, 1, 0))).toBe('Short on fiber, over on sodium')
  expect(missesText(missesOf(shortPlan(), 1, 0))).toBeUndefined()
  const empty = {
    ...plan,
    totals: { ...totals, days: [{ cost: 0, eaters: [{ ...totals.days[0]!.eaters[0]!, calories: 0 }], produce: [0] }] },
  }
  expect(missesOf(empty, 0, 0)).toEqual([])
})
it('leaves room on a track beyond what is on it', () => {
  const { value, least, most } = trackOf(1900, { least: 1800, most: 2200 }, 2000)
  expect(least).toBeLessThan(value)
  expect(most).toBeGreaterThan(value)
  expect(most).toBeLessThan(100)
})
it('marks what is advised where nothing is asked', () => {
  expect(trackOf(25, {}, 50)).toEqual({ value: 40, advised: 80 })
  expect(trackOf(25, { least: 20 }, 50)).not.toHaveProperty('advised')
})
it('draws days and what they are to keep to from nothing on', () => {
  expect(topOf([1719, 1757, 1853], { least: 1700, most: 2300 })).toBeCloseTo(2300 * 1.08)
  expect(topOf([1719, 2400], { least: 1700, most: 2300 })).toBeCloseTo(2400 * 1.08)
  expect(topOf([0, 0], {})).toBeGreaterThan(0)
})
it('averages the days on which something is eaten', () => {
  expect(averageOf(totals.days, 0, 'calories')).toBe(1800)
  expect(averageOf([...totals.days, { cost: 0, eaters: [], produce: [] }], 0, 'calories')).toBe(1800)
  expect(averageOf([], 0, 'calories')).toBeUndefined()
  expect(averageProduce(totals.days, 1)).toBe(2.5)
  expect(averageProduce([], 0)).toBeUndefined()
  expect([portionsText(4.24), portionsText(1.02)]).toEqual(['4.2 servings', '1 serving'])
})
it('shows the usual nutrients and those that have a target', () => {
  expect(nutrientsFor(ana)).toHaveLength(4)
  const fat = { ...ana, targets: [{ nutrient: 'fat', per: 'day', most: 70 } as const] }
  expect(nutrientsFor(fat).at(-1)?.label).toBe('Fat')
  expect(boundsText({ least: 1800, most: 2200 }, 'kcal')).toBe('1,800 to 2,200 kcal')
})
it('holds no single day against targets that are an average over the week', () => {
  const { eaters, totals } = shortPlan({ eaters: [{ ...shortPlan().eaters[0]!, targetsOver: 'week' }] })
  const short = {
    ...totals,
    days: [{ cost: 0, eaters: [{ ...totals.days[0]!.eaters[0]!, calories: 900 }], produce: [1] }],
  }
  const week = shortPlan({ eaters, totals: short })
  expect(missesOf(week, 0, 0)).toEqual([])
  expect(missesText(missesOfWeek(week, { first: 0, last: 6 }, 0))).toBe('Short on calories')
  // of two days of 1,700 and 1,900 the average is right
  expect(missesOfWeek({ ...week, totals }, { first: 0, last: 6 }, 0)).toEqual([])
  expect(missesOf({ ...week, eaters: [{ ...eaters[0]!, targetsOver: 'day' }] }, 0, 0)).toHaveLength(1)
})
it('asks of a day with a meal out the share of its other meals, of whoever eats out', () => {
  const { entries } = shortPlan()
  // breakfast is 25 of 65 parts of a day that has dinner besides
  const out = { ...entries[0]!, id: 'monday-out', kind: 'out' as const, recipeId: null, eaters: ['eater-ana'] }
  const day = { cost: 2, eaters: [{ ...totals.days[0]!.eaters[0]!, calories: 700 }], produce: [1] }
  const days = [day, day].map((one) => ({ ...one, eaters: [...one.eaters, ...one.eaters] }))
  const both = eaters.map((eater) => ({ ...eater, targets: ana.targets }))
  const plan = shortPlan({ eaters: both, entries: [...entries, out], totals: { ...totals, days } })
  const [asked] = forOneDay(plan, 0, 0).targets
  expect(asked!.least).toBeCloseTo(1800 * (25 / 65))
  expect(asked!.most).toBeCloseTo(2200 * (25 / 65))
  expect([forOneDay(plan, 0, 1).targets, forOneDay(plan, 1, 0).targets]).toEqual([ana.targets, ana.targets])
  expect(missesOf(plan, 0, 0)).toEqual([])
  expect([missesOf(plan, 0, 1), missesOf(plan, 1, 0)].map(missesText)).toEqual([
    'Short on calories',
    'Short on calories',
  ])
  expect(forAverage(plan, 0, [0, 1]).targets[0]!.least).toBeCloseTo((1800 * (25 / 65 + 1)) / 2)
  const breakfast = { ...out, id: 'breakfast-out', meal: 'breakfast' as const }
  expect(forOneDay({ ...plan, entries: [out, breakfast] }, 0, 0).targets).toEqual([])
})
