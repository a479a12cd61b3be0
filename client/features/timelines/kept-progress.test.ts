import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shelf } from '#client/features/list-keeping/saturday-list.ts'
import { keptProgress } from '#client/features/timelines/kept-progress.ts'

beforeEach(() => vi.stubGlobal('localStorage', shelf()))
afterEach(() => vi.unstubAllGlobals())

const now = Date.UTC(2026, 10, 26, 18)
const hour = 60 * 60 * 1000
const dishes = [{ id: 3 }, { id: 8 }]
const nothing = { step: 1, begun: [] }

it('one goes on where one left off, for a day', () => {
  const kept = keptProgress('menu-3', dishes, 12)
  kept.keep({ step: 9, begun: [now - hour, now] }, now)
  expect(kept.read(now + 23 * hour)).toEqual({ step: 9, begun: [now - hour, now] })
  expect(kept.read(now + 7 * 24 * hour)).toEqual(nothing)
})

it('other dishes are begun anew, and so is what an older page kept without its time', () => {
  keptProgress('menu-3', dishes, 12).keep({ step: 9, begun: [] }, now)
  expect(keptProgress('menu-3', [{ id: 3 }], 12).read(now)).toEqual(nothing)
  localStorage.setItem('cook-menu-3', `9;3 8;${now}`)
  expect(keptProgress('menu-3', dishes, 12).read(now)).toEqual(nothing)
})

it('along another timeline of the same dishes one stays near the step, and nothing counts as begun late', () => {
  keptProgress('menu-3', dishes, 12).keep({ step: 9, begun: [now - hour, now] }, now)
  expect(keptProgress('menu-3', dishes, 14).read(now)).toEqual({ step: 9, begun: [] })
  localStorage.setItem('cook-menu-3', `9;3 8;${now};${now}`)
  expect(keptProgress('menu-3', dishes, 12).read(now)).toEqual({ step: 9, begun: [] })
})
