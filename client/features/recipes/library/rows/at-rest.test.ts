import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atRest, noteMove } from '#client/features/recipes/library/rows/at-rest.ts'

/** Milliseconds of the page, on and on. */
let now = 0
beforeEach(() => {
  vi.useFakeTimers()
  now += 10_000
  noteMove(0, now)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** A page that moves by so many pixels with each of ten frames. */
function scroll(pixels: number): void {
  for (let frame = 1; frame <= 10; frame += 1) noteMove(frame * pixels, now + frame * 16)
}

test('what flies past waits until the page is at rest, or is taken back', () => {
  const [act, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  scroll(100)
  atRest(act)
  atRest(other)()
  vi.advanceTimersByTime(150)
  noteMove(1100, now + 176)
  noteMove(1200, now + 192)
  vi.advanceTimersByTime(150)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect([act.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
})

test.each([
  ['a page that is read', () => scroll(20)],
  ['one leap, as to a letter', () => noteMove(90_000, now + 16)],
])('in %s it comes at once', (_, move) => {
  move()
  const act = vi.fn<() => void>()
  atRest(act)
  expect(act).toHaveBeenCalledOnce()
})
