import { expect, it } from 'vitest'
import { minutesAtEnd, minutesText, workText } from '#domain/measure/minutes.ts'

it('says minutes as a cook does', () => {
  expect([0, 25, 59.6, 60, 75, 120, 480].map(minutesText)).toEqual([
    '0 min',
    '25 min',
    '1 hr',
    '1 hr',
    '1 hr 15 min',
    '2 hr',
    '8 hr',
  ])
})

it('has no word for work or waiting of which there is none', () => {
  const said = (activeMinutes: number, waitingMinutes: number) => workText({ activeMinutes, waitingMinutes })
  expect(said(10, 75)).toBe('10 min hands-on, 1 hr 15 min waiting')
  expect(said(10, 0.2)).toBe('10 min hands-on')
  expect(said(0, 15)).toBe('15 min waiting')
  expect(said(0, 0)).toBe('')
})

it('reads back what it prints behind a step, and what it printed before', () => {
  for (let minutes = 0; minutes <= 2880; minutes += 1)
    expect(minutesAtEnd(`Simmer (gently). (${minutesText(minutes)})`)).toEqual({ minutes, before: 'Simmer (gently).' })
  expect(minutesAtEnd('Simmer. (1 h 15 min)')).toEqual({ minutes: 75, before: 'Simmer.' })
  expect(minutesAtEnd('Simmer. ()')).toBeUndefined()
  expect(minutesAtEnd('Simmer for 20 min.')).toBeUndefined()
})
