import { expect, test } from 'vitest'
import { looksLike } from '#client/features/check/near-name.ts'

test.each([
  ['oat mlik', 'oat milk'],
  ['mlik', 'whole milk'],
  ['mayonaise', 'mayonnaise'],
  ['oinion', 'onion'],
  ['crème fraiche', 'crème fraîche'],
])('%s is perhaps %s', (written, name) => {
  expect(looksLike(written, name)).toBe(true)
})
test.each([
  ['Zingo umami booster', 'fresh herring fillet'],
  ['gousse d’ail', 'whole duck'],
  ['pommes de terre', 'dulce de leche'],
  ['lorem ipsum dolor sit amet', 'char siu'],
  ['Aunt May’s secret sauce', 'caramel sauce'],
  ['!!!! ????', 'onion'],
  ['', 'onion'],
])('%s is not offered as %s', (written, name) => {
  expect(looksLike(written, name)).toBe(false)
})
