import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const ways = [
  'use up a',
  'I have a',
  'we have a store-bought',
  'need to use a',
  "I've got a frozen",
  'there is a',
  'using up a',
]

test.each(ways)('what is there is used, not made: %s pie crust', (way) => {
  for (let seed = 1; seed < 4; seed += 1) {
    const composed = compose({ ...anything, notes: `${way} pie crust` }, seed)
    if ('contradiction' in composed) throw new Error(composed.contradiction.message)
    const { ingredients, notes } = composed.draft
    expect(ingredients.map(({ name }) => name)).toContainEqual(expect.stringContaining('pie crust'))
    expect(notes).not.toContainEqual(expect.stringContaining('We have no recipe for'))
  }
})

test.each([
  'a pie crust',
  'make a pie crust',
  'a pie crust for Sunday',
  'I have to make a pie crust',
  'we have got to bake a pie crust',
  'I am supposed to make a pie crust and some filling',
])('who asks for a pie crust makes one: %s', (notes) => {
  expect(parseNotes(notes).dishes.flatMap(({ forms }) => forms)).toContain('dish-pie-crust')
})

test.each([
  ['leftover cornbread', 'cornbread'],
  ['I have pizza dough', undefined],
  ['we have hummus and cucumbers', 'hummus'],
  ['use up the granola bars', undefined],
  ['leftover chicken tacos', undefined],
  ['I have a birthday cake to bake', undefined],
  ['I have a craving for hummus', undefined],
  ['cornbread', undefined],
])('of a dish that is there and that no recipe uses up it is said: %s', (notes, words) => {
  expect(parseNotes(notes).owned).toEqual(words === undefined ? [] : [words])
  const composed = compose({ ...anything, notes }, 1)
  const said = 'draft' in composed ? composed.draft.notes : []
  expect(said.filter((note) => note.includes('uses up'))).toEqual(
    words === undefined ? [] : [`We don’t have a recipe that uses up “${words}” yet`],
  )
})
