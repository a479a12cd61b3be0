import { expect, test } from 'vitest'
import { nameForAccount, nameOf } from '#server/features/billing/checkout/payer-name.ts'

test.each([
  ['Ana Ruiz', 'Ana', 'Ruiz'],
  ['  Carla  de la\tCruz ', 'Carla', 'de la Cruz'],
  ['Cher', 'Cher', null],
  ['', null, null],
  [undefined, null, null],
  ['\0\0', null, null],
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(nameOf(name)).toEqual({ firstName, lastName })
})

test('an account has a name in any case, one that can be stored', () => {
  expect(nameForAccount(undefined)).toEqual({ firstName: 'Chef', lastName: 'Cook' })
  const { firstName, lastName } = nameForAccount(`${'🍲'.repeat(80)} \ud800${'x'.repeat(200)}`)
  for (const part of [firstName, lastName]) {
    expect(part.isWellFormed()).toBe(true)
    expect(part.length).toBeLessThanOrEqual(100)
    expect(part).not.toBe('')
  }
})
