import { expect, it } from 'vitest'
import { nextMoves, wordsOfMove, wordsOfState } from '#client/features/billing/test-checkout/clock-words.ts'
import { testClockMoves } from '#contract/billing/test-checkout.ts'

const active = { tier: 'mid', status: 'active', periodEnd: '2026-12-20T12:00:00Z', endsAtPeriodEnd: false } as const

it('says what came of every move, by the state that it led to', () => {
  expect(wordsOfMove('renew', active)).toMatch(/the next one is paid for\. The new month ends on .*20/)
  expect(wordsOfMove('fail', { ...active, status: 'past_due' })).toContain('failed')
  expect(wordsOfMove('fail', active)).toContain('Credit')
  expect(wordsOfMove('recover', active)).toContain('went through after all')
  for (const move of testClockMoves) expect(wordsOfMove(move, { ...active, status: 'ended' })).toContain('has ended')
})

it('tells a paid month from one that ends, a failed one and an ended one', () => {
  const states = [
    active,
    { ...active, endsAtPeriodEnd: true },
    { ...active, status: 'past_due' },
    { ...active, status: 'ended' },
  ]
  expect(states.map((state) => wordsOfState(state).split(/ on | until |, and /)[0])).toEqual([
    'Paid',
    'Ends',
    'Payment failed',
    'Ended',
  ])
})

it('offers what can happen next, and nothing after the end', () => {
  const offered = (state: Partial<typeof active> | { status: string }) =>
    nextMoves({ ...active, ...state }).map(({ move }) => move)
  expect(offered({})).toEqual(['renew', 'fail', 'cancel'])
  expect(offered({ status: 'past_due' })).toEqual(['recover', 'give-up', 'cancel'])
  expect(nextMoves({ ...active, endsAtPeriodEnd: true })).toEqual([
    expect.objectContaining({ move: 'cancel', what: expect.stringContaining('ends with it') }),
  ])
  expect(offered({ status: 'ended' })).toEqual([])
})
