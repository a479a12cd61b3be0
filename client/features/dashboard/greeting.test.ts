import { expect, it } from 'vitest'
import { greetingFor } from '#client/features/dashboard/greeting.ts'

it('greets by the time of day and by the first name', () => {
  expect([3, 7, 12, 17, 18, 23].map((hour) => greetingFor('Ana', hour))).toEqual([
    'Good evening, Ana.',
    'Good morning, Ana.',
    'Good afternoon, Ana.',
    'Good afternoon, Ana.',
    'Good evening, Ana.',
    'Good evening, Ana.',
  ])
})

it('calls a cook without a name Chef', () => {
  expect(greetingFor('  ', 8)).toBe('Good morning, Chef.')
})
