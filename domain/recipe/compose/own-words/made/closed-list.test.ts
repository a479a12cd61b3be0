import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

test.each([
  'that’s everything',
  "that's everything",
  "and that's everything",
  "that's the lot",
  'that is the lot',
  "that's about it",
  "that's pretty much it",
  "that's it",
])('“%s” ends a list, and is understood', (words) => {
  const { closed, unheard, foods } = parseNotes(`Chicken thighs, rice and broccoli, ${words}.`)
  expect({ closed, unheard }).toEqual({ closed: 'several', unheard: [] })
  expect(foods.map(({ words: food }) => food)).toEqual(['chicken thighs', 'rice', 'broccoli'])
})

test('an everything bagel ends no list', () => {
  expect(parseNotes("I love that's everything bagel, rice and eggs").closed).toBeUndefined()
})

test.each(['rice, broccoli and a can of mushroom soup', 'rice, broccoli and a tin of tomato soup'])(
  'a can of soup is a food, also where we do not cook with it: %s',
  (notes) => {
    const { dishes, foods } = parseNotes(notes)
    expect(dishes).toEqual([])
    expect(foods.at(-1)).toMatchObject({ words: expect.stringMatching(/ soup$/), anyOf: [] })
    const composed = compose({ ...anything, notes }, 1)
    expect('draft' in composed && composed.draft.notes.join(' ')).toMatch(/doesn’t cook with .*soup/)
  },
)

test('mushroom soup itself is the dish', () => {
  expect(parseNotes('mushroom soup').dishes.map(({ words }) => words)).toEqual(['mushroom soup'])
})

test('nobody who asked for no drink is told that there is none', () => {
  const composed = compose({ ...anything, notes: 'oats, milk, bananas' }, 1)
  expect('draft' in composed && composed.draft.notes.join(' ')).not.toMatch(/beverage/)
})
