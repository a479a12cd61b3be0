import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'
import { meantWords } from '#domain/wish/spelling/meant-words.ts'
import { cleaned } from '#domain/wish/spelling/tokens.ts'

const meant = (notes: string) => meantWords(cleaned(notes)).words.join(' ')

it.each([
  ['porkchops with apple', 'pork chops with apple'],
  ['ricecooker chicken', 'rice cooker chicken'],
  ['meat balls in sauce', 'meatballs in sauce'],
  ['egg plant curry', 'eggplant curry'],
  ['nonuts cookies', 'no nuts cookies'],
])('parts and joins words as they are known: %s', (typed, words) => {
  expect(meant(typed)).toBe(words)
})

it.each([
  'sweet bread',
  'flour butter milk eggs',
  'red pepper corn salad',
  'hot dog buns',
  'cheese cake',
  'pan fried fish',
])('leaves words that are right apart: %s', (typed) => {
  expect(meant(typed)).toBe(typed)
})

it.each([
  ['allergic to pea nuts, cookies', 'peanut'],
  ['no shell fish, pasta', 'shellfish'],
  ['no shell fish, pasta', 'fish'],
  ['allergic to drid shrimp', 'crustacean'],
])('loses no allergen by joining or mending: %s', (notes, allergen) => {
  const { allergens, exclude } = boundByNotes(hear({ ...anything, notes }))
  expect([...allergens, ...exclude]).toContain(allergen)
})

it.each([
  ['fahitas with chicken', 'fajitas with chicken'],
  ['mac and cheez', 'mac and cheese'],
  ['anchovie pasta', 'anchovies pasta'],
])('takes a word that stands in other names alone for the one that is meant here: %s', (typed, words) => {
  expect(meant(typed)).toBe(words)
})

it.each(['chow mein', 'canola oil', 'soybean or canola', 'soup for someone with lyme disease'])(
  'leaves what is known, and names of illnesses: %s',
  (typed) => {
    expect(meant(typed)).toBe(typed)
  },
)

it('counts in misspelled words, and tells of a bold guess', () => {
  expect(parseNotes('dinner for 6 pepole').figures).toMatchObject([{ of: 'servings', value: 6 }])
  expect(parseNotes('alcapurrias').guessed).toHaveLength(1)
  expect(parseNotes('samon with rice').guessed).toEqual([])
})
