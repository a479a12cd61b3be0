import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepUser, keptUser } from '#client/features/accounts/kept-user.ts'
import { shelf } from '#client/features/list-keeping/saturday-list.ts'
import { forgetMember, keptForMember, keptInTab, keptOnDevice, keysOf, whenForgotten } from '#client/kept.ts'
import type { User } from '#contract/accounts/accounts.ts'

let browser: Storage
let tab: Storage
beforeEach(() => {
  browser = shelf()
  tab = shelf()
  vi.stubGlobal('localStorage', browser)
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => {
  forgetMember()
  vi.unstubAllGlobals()
})

const day = 24 * 60 * 60 * 1000
const member = (id: string, deletionAt: string | null = null) =>
  ({ id, email: `${id}@example.org`, deletionAt }) as User
const left = () => [...keysOf(browser), ...keysOf(tab)].toSorted()
/** Signed in, with something half written. */
function atWork(user: User): void {
  keepUser(user)
  keptOnDevice('theme').keep('dark')
  keptForMember(`recipe-draft:${user.id}:new`).keep('Grandmother’s soup')
  keptInTab('check-text').keep('1 egg')
  browser.setItem('a key that nobody has thought of', 'Grandmother')
}

it('whoever leaves leaves nothing but how pages look, whatever the key', () => {
  const forgotten = vi.fn<() => void>()
  const stop = whenForgotten(forgotten)
  atWork(member('ana'))
  expect(keptUser()?.id).toBe('ana')
  forgetMember()
  expect(left()).toEqual(['theme'])
  expect(forgotten).toHaveBeenCalledOnce()
  stop()
})

it('what was being written waits for a member whose session has ended, and what was kept for reading does not', () => {
  atWork(member('ana'))
  keepUser(null)
  expect(keptUser()).toBeUndefined()
  keepUser(member('ana'))
  expect(keptForMember('recipe-draft:ana:new').read()).toBe('Grandmother’s soup')
  expect(keptInTab('check-text').read()).toBe('1 egg')
})

it('another member finds nothing of the one before', () => {
  atWork(member('ana'))
  keepUser(null)
  keepUser(member('ben'))
  expect(left()).toEqual(['kept-user', 'owner', 'owner', 'theme'])
  expect(JSON.stringify(keysOf(browser).map((key) => browser.getItem(key)))).not.toContain('ana')
})

it('a visitor who becomes a member keeps what they had typed, also beside the leftovers of another one', () => {
  keptInTab('check-text').keep('2 eggs')
  keepUser(member('ben'))
  expect(keptInTab('check-text').read()).toBe('2 eggs')
  keepUser(null)
  tab = shelf()
  vi.stubGlobal('sessionStorage', tab)
  keptInTab('paid_checkout').keep('cs_1')
  keepUser(member('cleo'))
  expect(keptInTab('paid_checkout').read()).toBe('cs_1')
})

it('nothing waits for an account that is deleted, nor for longer than a week', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  atWork(member('ana', '2026-11-27T12:00:00.000Z'))
  keepUser(null, now + 7 * day)
  expect(left()).toEqual(['theme'])
  atWork(member('ana'))
  for (const days of [0, 3, 6.9]) keepUser(null, now + days * day)
  expect(keptForMember('recipe-draft:ana:new').read()).toBeDefined()
  keepUser(null, now + 7 * day)
  expect(left()).toEqual(['theme'])
})

it('a browser that keeps nothing gets by', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { length: 1, getItem: forbidden, setItem: forbidden, key: forbidden })
  vi.stubGlobal('sessionStorage', undefined)
  atWorkQuietly()
  expect(keptUser()).toBeUndefined()
})

function atWorkQuietly(): void {
  keepUser(member('ana'))
  expect(keptInTab('check-text').keep('1 egg')).toBe(false)
  expect(keptInTab('check-text').read()).toBeUndefined()
  keepUser(null)
  forgetMember()
}
