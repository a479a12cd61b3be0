import { expect, it } from 'vitest'
import { pluralOf, singularName } from '#domain/measure/plural.ts'

it.each([
  ['goose', 'geese'],
  ["pig's foot", "pig's feet"],
  ['bread knife', 'bread knives'],
  ['bay leaf', 'bay leaves'],
  ['head of lettuce', 'heads of lettuce'],
  ['red onion', 'red onions'],
])('%s is %s where there are several, and the other way around', (one, several) => {
  expect(pluralOf(one)).toBe(several)
  expect(singularName(several)).toBe(one)
})

it.each(['kohlrabi', 'kombu', 'broccolini', 'xylitol', 'fish roe', 'bone-in, skin-on chicken breast'])(
  '%s is called the same where there are several',
  (name) => {
    expect(pluralOf(name)).toBe(name)
  },
)
