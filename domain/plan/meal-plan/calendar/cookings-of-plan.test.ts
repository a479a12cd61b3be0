import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CookedOnce,
  type CookingWith,
  cookedInTime,
  cookingsOfBoth,
  type PlannedDish,
  type TimeOfPlan,
} from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'

/** A Monday. */
const start = '2026-11-23'
const dish = (id: string, day: number, recipeId = 1) => ({ id, day, recipeId, kind: 'recipe' as const })
const week = (...entries: TimeOfPlan['entries'][number][]): TimeOfPlan => ({
  plan: 7,
  start,
  days: 7,
  reach: 6,
  entries,
})
const as = (entry: string, plan = 7): PlannedDish => ({ plan, entry })
const told = (cookedOn: string, planned: PlannedDish | null = null, recipeId = 1): CookedOnce => ({
  recipeId,
  cookedOn,
  planned,
})
const took = (lot: string, ...cooking: Parameters<typeof told>): CookingWith<string> => ({
  ...told(...cooking),
  taken: [lot],
})
const cookedIn = (time: TimeOfPlan, diary: readonly CookedOnce[], home: readonly CookingWith<string>[] = []) =>
  Object.fromEntries([...cookedInTime(time, cookingsOfBoth(diary, home))].map(([id, { taken }]) => [id, taken]))

describe('two dishes of one recipe', () => {
  const both = week(dish('for-sam', 0), dish('for-others', 0))

  test('are cooked each for itself', () => {
    expect(cookedIn(both, [told(start, as('for-others'))])).toEqual({ 'for-others': [] })
    expect(cookedIn(both, [told(start, as('for-others')), told(start, as('for-sam'))])).toEqual({
      'for-sam': [],
      'for-others': [],
    })
    // who doesn’t say which has cooked one of them
    expect(Object.keys(cookedIn(both, [told(start)]))).toHaveLength(1)
  })

  test('are not both cooked because the diary and home tell of one cooking', () => {
    const sam = told(start, as('for-sam'))
    expect(cookedIn(both, [sam], [took('rice', start)])).toEqual({ 'for-sam': ['rice'] })
    expect(cookedIn(both, [told(start)], [took('rice', start, as('for-sam'))])).toEqual({ 'for-sam': ['rice'] })
    expect(cookedIn(both, [sam], [took('rice', start, as('for-sam'))])).toEqual({ 'for-sam': ['rice'] })
    expect(cookedIn(both, [sam], [took('beans', start), took('rice', start, as('for-sam'))])).toEqual({
      'for-sam': ['rice'],
      'for-others': ['beans'],
    })
    expect(cookedIn(both, [sam], [took('rice', start, as('for-others'))])).toEqual({
      'for-sam': [],
      'for-others': ['rice'],
    })
  })

  test('one that has left the plan, or has another recipe now, was cooked for nobody else', () => {
    expect(cookedIn(week(dish('for-others', 0)), [told(start, as('for-sam'))])).toEqual({})
    expect(cookedIn(week(dish('for-sam', 0, 2), dish('for-others', 0)), [told(start, as('for-sam'))])).toEqual({})
    expect(cookedIn(both, [told(start, as('for-sam', 8))])).toEqual({})
  })
})

describe('a dish may be cooked on another day than its own', () => {
  const time = week(dish('monday', 0), dish('saturday', 5))

  test('and is the nearest one of its recipe where nobody says which', () => {
    expect(cookedIn(time, [told('2026-11-24')])).toEqual({ monday: [] })
    expect(cookedIn(time, [told('2026-11-27')])).toEqual({ saturday: [] })
    expect(cookedIn(time, [told('2026-11-24'), told('2026-11-23')])).toEqual({ monday: [], saturday: [] })
    expect(cookedIn(time, [told('2026-11-22'), told('2026-11-30'), told(start, null, 2)])).toEqual({})
  })

  test('also before and after the plan where somebody says so, but not a time of it before', () => {
    const on = (day: string) => cookedIn(time, [told(day, as('saturday'))])
    expect([on('2026-11-22'), on('2026-12-01')]).toEqual([{ saturday: [] }, { saturday: [] }])
    expect([on('2026-11-21'), on('2026-12-05')]).toEqual([{}, {}])
    expect(cookedIn({ ...time, reach: 3 }, [told('2026-11-24', as('saturday'))])).toEqual({})
  })

  test('but leftovers are cooked where they come from', () => {
    const rest = { id: 'rest', day: 1, kind: 'leftover' as const, recipeId: 1 }
    expect(cookedIn(week(rest), [told(start), told(start, as('rest'))])).toEqual({})
  })
})

test('no more is cooked than somebody said, and what was said of a dish is never another’s', () => {
  const day = fc.constantFrom('2026-11-23', '2026-11-25', '2026-11-29')
  const planned = fc.option(fc.constantFrom('entry-0', 'entry-1', 'entry-2').map((entry) => as(entry)))
  const recipeId = fc.integer({ min: 1, max: 2 })
  const cooking = fc.record({ recipeId, cookedOn: day, planned })
  const entries = fc.array(fc.record({ day: fc.integer({ min: 0, max: 6 }), recipeId }), { maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(cooking, { maxLength: 5 }),
      fc.array(cooking, { maxLength: 5 }),
      entries,
      (diary, home, drawn) => {
        const time = week(...drawn.map((one, at) => dish(`entry-${at}`, one.day, one.recipeId)))
        const lots = home.map((one, at) => ({ ...one, taken: [`lot-${at}`] }))
        const joined = cookingsOfBoth(diary, lots)
        expect(joined.flatMap(({ taken }) => taken)).toEqual(lots.flatMap(({ taken }) => taken))
        expect(joined.length).toBeLessThanOrEqual(diary.length + home.length)
        expect(joined.length).toBeGreaterThanOrEqual(Math.max(diary.length, home.length))
        const cooked = cookedInTime(time, joined)
        for (const each of [1, 2]) {
          const ofRecipe = time.entries.filter((entry) => entry.recipeId === each && cooked.has(entry.id))
          expect(ofRecipe.length).toBeLessThanOrEqual(joined.filter((one) => one.recipeId === each).length)
        }
        const planned = [...diary, ...home].flatMap(({ planned, recipeId }) =>
          time.entries.some(({ id, recipeId: of }) => id === planned?.entry && of === recipeId) ? [planned!.entry] : [],
        )
        expect(planned.filter((entry) => !cooked.has(entry))).toEqual([])
      },
    ),
  )
})
