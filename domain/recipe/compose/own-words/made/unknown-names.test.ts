import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

function answer(notes: string, seed = 1) {
  const made = compose({ ...anything, notes }, seed)
  if (!('draft' in made)) throw new Error(`${notes}: ${made.contradiction.message}`)
  return { id: made.dish.split('/')[0], title: made.draft.title, notes: made.draft.notes.join('. ') }
}

it.each([
  ['blorkum that doesn’t split please', 'blorkum'],
  ['zanzu white sauce for smoked chicken', 'zanzu white sauce'],
  ['frubbet, less sugar', 'frubbet'],
  ['quince chutney', 'quince chutney'],
])('says of “%s” that another dish came', (notes, name) => {
  const came = answer(notes)
  expect(came.notes.toLowerCase()).toMatch(new RegExp(`no (?:recipe for “)?${name}`))
  expect(came.notes).not.toContain('We didn’t understand')
})

it.each([
  ['soup with a tin of blorkum', 'blorkum'],
  ['pasta and zanzu frubbets, quick', 'zanzu frubbets'],
])('tells of “%s” what has a name that nobody knows', (notes, words) => {
  expect(parseNotes(notes).unheard).toEqual([words])
})

it.each([
  'beef stew like my grandma in Zanzubar made it',
  'tacos for Blorkmas',
  'a nice creamy soup',
  'jollof rice party style with the smoky bottom',
  'pulled pork in the oven',
])('has nothing to tell of “%s”', (notes) => {
  expect(parseNotes(notes).unheard).toEqual([])
  expect(answer(notes).notes).not.toMatch(/no recipe for|didn’t understand/i)
})

it.each([
  ['scones with olives and capers', 'dish-scones'],
  ['birthday cake, easy', 'dish-vanilla-cake'],
  ['scones with cheese and chives', 'dish-cheese-scones'],
])('“%s” is the dish first, and what does not go with it gives way', (notes, id) => {
  expect(answer(notes).id).toBe(id)
})

it.each([
  ['thai red curry with prawns, not from a jar', /Thai Red Curry with (?:Prawns|Shrimp)/],
  ['shepherds pie with turkey', /Pie with Turkey/],
])('“%s” has the food in the place of its own', (notes, title) => {
  expect(answer(notes).title).toMatch(title)
})
