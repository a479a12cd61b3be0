import { expect, it } from 'vitest'
import { parseNotes } from '#domain/wish/parse-notes.ts'

it.each([
  ['tartar sauce for fish', 'dish-tartar-sauce', []],
  ['peppercorn sauce for two steaks', 'dish-peppercorn-sauce', []],
  ['salad dressing with ginger', 'dish-japanese-ginger-dressing', ['ginger']],
  ['steak sauce, peppercorn', 'dish-peppercorn-sauce', ['peppercorn']],
])('“%s” is %s with %o', (notes, dish, wanted) => {
  const { dishes, foods } = parseNotes(notes)
  expect(dishes.map(({ forms }) => forms[0])).toEqual([dish])
  expect(foods.map(({ words }) => words)).toEqual(wanted)
})
