import { expect, it } from 'vitest'
import { checkoutRefusal, needsAccount, troubleOf } from '#client/features/billing/refusal.ts'
import { CallError } from '#contract/client.ts'

const refusal = (status: number, code: string, message: string, details: object = {}) =>
  new CallError(status, JSON.stringify({ code, message, ...details }), '')

it('a checkout that asks for an account first is told by its status or its words', () => {
  expect(needsAccount(refusal(403, 'forbidden', 'No.'))).toBe(true)
  expect(needsAccount(new Error('Account creation required'))).toBe(true)
  expect(needsAccount(refusal(500, 'internal', 'Something went wrong.'))).toBe(false)
  expect(needsAccount(null)).toBe(false)
})

it('says one sentence for every failure, and what the server says beside it where that helps', () => {
  const sentence = 'Failed to initialize payment. Please try again.'
  for (const error of [
    refusal(500, 'internal', 'A stack'),
    new Error('no url'),
    new TypeError('Failed to fetch'),
    null,
  ])
    expect(checkoutRefusal(error)).toEqual({ sentence })
  const wait = 'Too many attempts. Please wait 5 minutes.'
  expect(checkoutRefusal(refusal(429, 'too_many_requests', wait))).toEqual({ sentence, more: wait })
})

it('where nothing can be bought, trying again is no advice', () => {
  const sentence = 'You can’t buy plans on this site yet.'
  expect(checkoutRefusal(refusal(503, 'payments_off', sentence))).toEqual({ sentence })
})

it('tells a payment that is used up from one that stands beside the member’s own plan', () => {
  const used = refusal(409, 'checkout_used', 'You pay for a plan already.')
  expect([troubleOf(used, false), troubleOf(used, true)]).toEqual(['used', 'second plan'])
  expect(troubleOf(refusal(409, 'payment_incomplete', 'Not yet.'), true)).toBe('incomplete')
  expect(troubleOf(refusal(409, 'payment_incomplete', 'Too late.', { isExpired: true }), true)).toBe('expired')
})

it('offers to look again where the payment itself may be well', () => {
  const passing = [
    refusal(503, 'unavailable', 'Away.'),
    refusal(429, 'too_many_requests', 'Wait.'),
    new TypeError('fetch'),
  ]
  expect(new Set(passing.map((error) => troubleOf(error, true)))).toEqual(new Set(['passing']))
  expect([refusal(404, 'not_found', 'No.'), null].map((error) => troubleOf(error, false))).toEqual(['final', 'final'])
})
