import { expect, it } from 'vitest'
import {
  clearCheckoutFlags,
  guardWindows,
  isCheckoutUnfinished,
  raiseCheckoutFlags,
} from '#client/features/billing/checkout-flags.ts'

it('a page holds up who left for a checkout less than five minutes ago, the dialog two', () => {
  const place = storage()
  raiseCheckoutFlags(1_000_000, place)
  expect(Object.fromEntries(place.kept)).toEqual({
    stripe_checkout_initiated: 'true',
    stripe_checkout_time: '1000000',
  })
  const held = (after: number) =>
    [guardWindows.page, guardWindows.dialog].map((within) => isCheckoutUnfinished(within, 1_000_000 + after, place))
  expect(held(0)).toEqual([true, true])
  expect(held(119_999)).toEqual([true, true])
  expect(held(120_000)).toEqual([true, false])
  expect(held(299_999)).toEqual([true, false])
  expect(held(300_000)).toEqual([false, false])
})

it('nobody is held up once the flags are cleared, nor by flags that cannot be', () => {
  const place = storage()
  expect(isCheckoutUnfinished(300_000, 5, place)).toBe(false)
  raiseCheckoutFlags(5, place)
  clearCheckoutFlags(place)
  expect(place.kept.size).toBe(0)
  expect(isCheckoutUnfinished(300_000, 5, place)).toBe(false)
  place.setItem('stripe_checkout_initiated', 'true')
  const held = ['soon', '', '9999999999999'].map((time) => {
    place.setItem('stripe_checkout_time', time)
    return isCheckoutUnfinished(300_000, 1_000_000, place)
  })
  expect(held).toEqual([false, false, false])
})

it('nobody is held up where the browser keeps nothing', () => {
  raiseCheckoutFlags(5, null)
  clearCheckoutFlags(null)
  expect(isCheckoutUnfinished(300_000, 5, null)).toBe(false)
})

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
