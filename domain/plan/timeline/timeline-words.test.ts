import { expect, it } from 'vitest'
import {
  minutesOfDay,
  namedTasks,
  readyDishes,
  standingNotes,
  timelineLines,
} from '#domain/plan/timeline/timeline-words.ts'

it.each([
  ['19:00', 1140],
  ['0:05', 5],
  ['24:00', undefined],
  ['12:60', undefined],
  ['', undefined],
])('reads the clock %s', (clock, minutes) => {
  expect(minutesOfDay(clock)).toBe(minutes)
})

const task = { dish: 0, step: 1, start: -30, active: 5, waiting: 20, end: -5, oven: 200, burner: null }

it('tells what a task is and where it cooks', () => {
  const [baked, boiled, prepared, heated, broiled, grill] = namedTasks({
    titles: ['Roast', 'Soup'],
    tasks: [
      task,
      { ...task, dish: 1, step: 0, oven: null, burner: 2 },
      { ...task, step: -1, oven: null },
      { ...task, step: -1, active: 0 },
      { ...task, oven: 'broil' },
      { ...task, step: -1, active: 0, oven: 'broil' },
    ],
  })
  expect(baked).toMatchObject({ dish: 'Roast', what: 'Step 2', place: 'oven at 400°F (200°C)' })
  expect(boiled).toMatchObject({ dish: 'Soup', what: 'Step 1', place: 'burner 2' })
  expect(prepared).toMatchObject({ what: 'Prepare the ingredients', place: '' })
  expect(broiled).toMatchObject({ place: 'oven, broiler on' })
  expect(heated).toMatchObject({ what: 'Preheat the oven to 400°F (200°C)', place: '' })
  expect(grill).toMatchObject({ what: 'Preheat the broiler', place: '' })
})

it('tells several blocks of preparing apart', () => {
  const prepares = { words: 'Prepare the rice and onions', lines: [0, 1] }
  const cut = { ...task, step: -1, waiting: 0, oven: null }
  const named = namedTasks({
    titles: ['Pilaf'],
    tasks: [{ ...cut, prepares }, task, { ...cut, prepares: { words: 'Chop the parsley', lines: [2] } }],
  })
  expect(named.map(({ what }) => what)).toEqual(['Prepare the rice and onions', 'Step 2', 'Chop the parsley'])
  expect(new Set(named.map(({ key }) => key)).size).toBe(3)
})

it('says which hot dishes wait', () => {
  const dish = { id: 1, isHot: true, readyAt: -12, standsMinutes: 12 }
  const dishes = [dish, { ...dish, standsMinutes: 5 }, { ...dish, isHot: false }]
  expect(standingNotes({ titles: ['Roast', 'Soup', 'Salad'], dishes })).toEqual([
    'Roast: waits 12 min for the others. Keep it covered and warm.',
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
  ['19:00', ['6:30 PM', '6:40 PM', '7:00 PM']],
  ['00:25', ['the day before, 11:55 PM', '12:05 AM', '12:25 AM']],
  ['12:40', ['12:10 PM', '12:20 PM', '12:40 PM']],
  [undefined, ['30 min before serving', '20 min before serving', 'At the end']],
  ['25:00', ['30 min before serving', '20 min before serving', 'At the end']],
])('is written into a file, served at %s', (serving, [first, second, last]) => {
  const timeline = {
    minutes: 30,
    activeMinutes: 15,
    isBest: true,
    titles: ['Roast', 'Soup'],
    tasks: [task, { ...task, dish: 1, step: -1, start: -20, active: 10, waiting: 0, end: -10, oven: null }],
    dishes: [
      { id: 1, isHot: true, readyAt: 0, standsMinutes: 0 },
      { id: 2, isHot: true, readyAt: -10, standsMinutes: 10 },
    ],
  }
  expect(timelineLines(timeline, serving)).toEqual([
    'WHEN TO START EACH DISH',
    `${first} - Roast: Step 2, 5 min hands-on, 20 min on its own, oven at 400°F (200°C)`,
    `${second} - Soup: Prepare the ingredients, 10 min hands-on`,
    `${last} - Serve`,
    'Soup: waits 10 min for the others. Keep it covered and warm.',
  ])
})
