import { expect, it } from 'vitest'
import {
  isOver,
  pausedOrNot,
  readTimers,
  secondsLeft,
  started,
  withMinute,
} from '#client/features/cooking/timers/timer.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const after = (seconds: number) => noon + seconds * 1000
const rice = started({ title: 'Rice', path: '/recipes/7', step: 1, owner: 'ana', seconds: 600 }, noon)

it('goes by the clock, and is over to the second', () => {
  expect(secondsLeft(rice, after(0))).toBe(600)
  expect(secondsLeft(rice, after(599.2))).toBe(1)
  expect(isOver(rice, after(599.9))).toBe(false)
  expect(isOver(rice, after(600))).toBe(true)
  expect(secondsLeft(rice, after(670))).toBe(-70)
})

it('a pause loses nothing, however long it is', () => {
  const paused = pausedOrNot(rice, after(200))
  expect(secondsLeft(paused, after(5000))).toBe(400)
  expect(secondsLeft(pausedOrNot(paused, after(5000)), after(5100))).toBe(300)
})

it('a minute more: while it runs, while it is paused, and after it has rung', () => {
  expect(secondsLeft(withMinute(rice, after(100)), after(100))).toBe(560)
  expect(secondsLeft(withMinute(pausedOrNot(rice, after(100)), after(200)), after(300))).toBe(560)
  const again = withMinute({ ...rice, hasRung: true }, after(700))
  expect(secondsLeft(again, after(700))).toBe(60)
  expect(again.hasRung).toBe(false)
})

it('survives a reload as it was', () => {
  expect(readTimers(JSON.stringify([rice]), after(10))).toEqual([rice])
})

it('is of one time of a step, also where it was kept before a step had several', () => {
  const short = started({ ...rice, seconds: 120 }, noon)
  expect(short.id).not.toBe(rice.id)
  expect(readTimers(JSON.stringify([{ ...rice, id: '/recipes/7#1' }, short]), noon)).toEqual([rice, short])
})

it('takes rubbish, foreign addresses and what was over hours ago for no timer', () => {
  for (const text of [null, '', '{', '{}', '[1,null,{"id":"x"}]']) expect(readTimers(text, noon)).toEqual([])
  expect(readTimers(JSON.stringify([{ ...rice, path: '//evil.example/r' }]), noon)).toEqual([])
  expect(readTimers(JSON.stringify([rice]), after(600 + 3 * 60 * 60))).toEqual([])
})

it('has one for each of two dishes of a recipe that are cooked for one meal', () => {
  const of = (dish?: string) =>
    started({ title: 'Rice', path: '/recipes/7', step: 1, dish, owner: 'ana', seconds: 600 }, noon)
  expect(new Set([rice, of(), of('for-sam'), of('for-ana')].map(({ id }) => id)).size).toBe(3)
  expect(readTimers(JSON.stringify([of('for-sam')]), noon)).toEqual([of('for-sam')])
  expect(readTimers(JSON.stringify([{ ...of(), dish: 7 }]), noon)).toEqual([])
})
