import { array, assert, boolean, integer, option, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { lateText, minutesLate, nextText, servingMoment, startText } from '#client/features/timelines/pace.ts'
import type { TimelineTask } from '#domain/plan/timeline/timeline-shape.ts'
import { namedTasks } from '#domain/plan/timeline/timeline-words.ts'

const task = { dish: 0, step: 0, start: -60, active: 10, waiting: 0, end: -50, oven: null, burner: null }
/** Cut at 6:00 PM, roasted from 6:10 to 6:40 PM; a salad from 6:30 to 6:40 PM, carved at 6:40 PM; served at 7:00 PM. */
const tasks: TimelineTask[] = [
  task,
  { ...task, step: 1, start: -50, active: 5, waiting: 25, end: -20, oven: 200 },
  { ...task, dish: 1, start: -30, end: -20 },
  { ...task, step: 2, start: -20, active: 20, end: 0 },
]
const named = namedTasks({ tasks, titles: ['Roast', 'Salad'] })
const at = (hour: number, minute: number, day = 20) => new Date(2026, 10, day, hour, minute).getTime()
const served = at(19, 0)

it('says when a step starts, and what is passed by', () => {
  expect(startText(named, { served, place: 0, begun: [at(17, 0)], now: at(17, 59) })).toBe('Start at 6:00 PM')
  expect(startText(named, { served, place: 0, begun: [at(17, 0)], now: at(18, 0) })).toBe('Start now')
  expect(startText(named, { served, place: 0, begun: [at(18, 0), at(18, 10)], now: at(18, 11) })).toBe(
    'Planned for 6:00 PM',
  )
  expect(startText(named, { served, place: 0, begun: [], now: at(23, 0, 19) })).toBe('Start at 6:00 PM on Friday')
})

it('says what comes after a gap, and is silent where a step comes at once', () => {
  const begun = [at(18, 0), at(18, 10), at(18, 30), at(18, 40)]
  const next = (place: number, now: number) => nextText(named, { served, place, begun: begun.slice(0, place + 1), now })
  expect(next(0, at(18, 1))).toBe('')
  expect(next(1, at(18, 11))).toBe('Next at 6:30 PM: Salad, Step 1')
  expect(next(1, at(18, 30))).toBe('')
  expect(next(2, at(18, 31))).toBe('')
  expect(next(3, at(18, 41))).toBe('')
  // there is no gap any more for whoever comes late to the roast
  expect(nextText(named, { served, place: 1, begun: [at(18, 0), at(18, 25)], now: at(18, 26) })).toBe('')
  const salad = namedTasks({ tasks: [{ ...task, dish: 1 }], titles: ['Roast', 'Salad'] })
  expect(nextText(salad, { served, place: 0, begun: [at(18, 0)], now: at(18, 1) })).toBe('Serve at 7:00 PM')
})

it('says how late all is on the table, once it matters', () => {
  const late = (begun: readonly number[], now: number) => lateText(named, { served, begun, now })
  expect(late([at(17, 30)], at(18, 10))).toBe('')
  expect(late([at(18, 10)], at(18, 10))).toBe('Running 10 min late: on the table at 7:10 PM')
  // what went into the oven late stays late, also while there is time before the next step
  expect(late([at(18, 0), at(18, 22), at(18, 27)], at(18, 28))).toBe('Running 12 min late: on the table at 7:12 PM')
  expect(late([at(18, 0), at(18, 13)], at(18, 14))).toBe('')
  // a step that is being done is not late
  expect(late([at(18, 0), at(18, 10), at(18, 30)], at(18, 38))).toBe('')
  expect(late([at(18, 0), at(18, 10)], at(18, 46))).toBe('Running 16 min late: on the table at 7:16 PM')
})

/** Tasks of one cook, one after the other, with gaps; the last of what goes on ends when it is served. */
const anyTasks = array(
  record({
    dish: integer({ min: 0, max: 2 }),
    gap: integer({ min: 0, max: 20 }),
    active: integer({ min: 0, max: 15 }),
    waiting: integer({ min: 0, max: 40 }),
    isBaked: boolean(),
    burner: option(integer({ min: 1, max: 4 })),
  }),
  { minLength: 1, maxLength: 12 },
).map((drawn) => {
  let free = 0
  const placed = drawn.map(({ gap, isBaked, ...each }, step): TimelineTask => {
    const start = free + gap
    free = start + each.active
    return { ...each, step, start, end: free + each.waiting, oven: isBaked ? 200 : null }
  })
  const last = Math.max(...placed.map(({ end }) => end))
  return placed.map((each) => ({ ...each, start: each.start - last, end: each.end - last }))
})
const minutes = integer({ min: -300, max: 300 })
const anyMoments = array(minutes, { maxLength: 12 })
const lengths = array(integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 })
const delay = integer({ min: 0, max: 300 })

it('is never late where each step is turned to in time', () => {
  assert(
    property(anyTasks, integer({ min: 0, max: 12 }), integer({ min: 0, max: 60 }), (tasks, reached, early) => {
      const begun = tasks.slice(0, reached).map(({ start }) => start - early)
      const now = (tasks[reached]?.start ?? 0) - early
      expect(minutesLate(tasks, begun, now)).toBe(0)
    }),
  )
})

it('is no later than the step that is furthest behind, and gets no earlier as time passes', () => {
  assert(
    property(anyTasks, anyMoments, minutes, delay, (tasks, begun, now, more) => {
      const late = minutesLate(tasks, begun, now)
      const behind = tasks.map(({ start }, place) => (begun[place] ?? now) - start)
      expect(late).toBeLessThanOrEqual(Math.max(0, ...behind))
      expect(minutesLate(tasks, begun, now + more)).toBeGreaterThanOrEqual(late)
    }),
  )
})

it('is later by what the first step is late, where there is no gap', () => {
  assert(
    property(lengths, delay, (all, late) => {
      let start = -all.reduce((sum, each) => sum + each, 0)
      const tasks = all.map((active, step): TimelineTask => {
        start += active
        return { ...task, step, start: start - active, active, end: start }
      })
      expect(minutesLate(tasks, [], tasks[0]!.start + late)).toBe(late)
    }),
  )
})

it('is served at the hour, on the day on which the step is near', () => {
  expect(servingMoment(1140, -60, at(10, 0))).toBe(served)
  expect(servingMoment(1140, -60, at(23, 59))).toBe(served)
  expect(servingMoment(1140, -60, at(0, 1, 21))).toBe(at(19, 0, 21))
  expect(servingMoment(480, -30, at(22, 0, 19))).toBe(at(8, 0))
  // what is soaked the evening before is for the next day's dinner
  expect(servingMoment(1140, -1380, at(20, 0, 19))).toBe(served)
  const day = 1440 * 60_000
  assert(
    property(integer({ min: 0, max: 1439 }), integer({ min: -3000, max: 0 }), minutes, (serving, start, after) => {
      const now = at(12, 0) + after * 60_000
      const moment = servingMoment(serving, start, now)
      const ahead = moment + start * 60_000 - now
      expect(new Date(moment).getHours() * 60 + new Date(moment).getMinutes()).toBe(serving)
      expect(ahead).toBeGreaterThan(-day / 4)
      expect(ahead).toBeLessThanOrEqual((3 * day) / 4)
    }),
  )
})
