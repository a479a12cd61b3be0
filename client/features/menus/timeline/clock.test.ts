import { describe, expect, it } from 'vitest'
import {
  clockAt,
  minutesOfDay,
  namedTasks,
  readyDishes,
  standingNotes,
  ticksOf,
  unprovedText,
} from '#client/features/menus/timeline/clock.ts'

describe('the clock', () => {
  it.each([
    ['19:00', 1140],
    ['0:05', 5],
    ['24:00', undefined],
    ['12:60', undefined],
    ['', undefined],
  ])('%s', (clock, minutes) => {
    expect(minutesOfDay(clock)).toBe(minutes)
  })
  it('counts back from serving, over midnight too', () => {
    expect(clockAt(1140, -40)).toBe('6:20 PM')
    expect(clockAt(1140, 0)).toBe('7:00 PM')
    expect(clockAt(480, -500)).toBe('the day before, 11:40 PM')
    expect(clockAt(480, -2000)).toBe('2 days before, 10:40 PM')
  })
})

const task = { dish: 0, step: 1, start: -30, active: 5, waiting: 20, end: -5, oven: 200, burner: null }

it('tells what a task is and where it cooks', () => {
  const [baked, boiled, prepared, heated, broiled] = namedTasks({
    titles: ['Roast', 'Soup'],
    tasks: [
      task,
      { ...task, dish: 1, step: 0, oven: null, burner: 2 },
      { ...task, step: -1, oven: null },
      { ...task, step: -1, active: 0 },
      { ...task, oven: 'broil' },
    ],
  })
  expect(baked).toMatchObject({ dish: 'Roast', what: 'Step 2', place: 'oven at 400°F (200°C)' })
  expect(boiled).toMatchObject({ dish: 'Soup', what: 'Step 1', place: 'burner 2' })
  expect(prepared).toMatchObject({ what: 'Prepare the ingredients', place: '' })
  expect(broiled).toMatchObject({ place: 'oven, broiler on' })
  expect(heated).toMatchObject({ what: 'Turn the oven on' })
})

it('says which hot dishes wait', () => {
  const dish = { id: 1, isHot: true, readyAt: -12, standsMinutes: 12 }
  const dishes = [dish, { ...dish, standsMinutes: 5 }, { ...dish, isHot: false }]
  expect(standingNotes({ titles: ['Roast', 'Soup', 'Salad'], dishes })).toEqual([
    'Roast waits 12 min for the others: keep it covered and warm.',
  ])
})

it('tells which dish is ready when, and how long it waits', () => {
  const dish = { id: 1, isHot: true, readyAt: 0, standsMinutes: 0 }
  const dishes = [
    dish,
    { ...dish, readyAt: -12, standsMinutes: 12 },
    { ...dish, isHot: false, readyAt: -30, standsMinutes: 30 },
  ]
  expect(readyDishes({ titles: ['Roast', 'Soup', 'Salad'], dishes })).toEqual([
    { dish: 'Salad', at: -30, standing: 'waits 30 min' },
    { dish: 'Soup', at: -12, standing: 'waits 12 min: keep it covered and warm' },
    { dish: 'Roast', at: 0, standing: '' },
  ])
})

it.each([
  [0, []],
  [15, []],
  [66, [-60, -45, -30, -15]],
  [75, [-60, -45, -30, -15]],
  [150, [-120, -90, -60, -30]],
  [480, [-360, -240, -120]],
  [1500, [-1260, -840, -420]],
])('marks round times of %i minutes', (minutes, ticks) => {
  expect(ticksOf(minutes)).toEqual(ticks)
})

it('says of an order that is good and not proved that there may be a better one', () => {
  expect(unprovedText({ isBest: true })).toBe('')
  expect(unprovedText({ isBest: false })).toContain('there may be one that’s a little better')
})
