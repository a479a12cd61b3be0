import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

it.each([
  ['what’s for tea', []],
  ['chicken for our tea', ['chicken']],
  ['scones for tea', []],
  ['recipe for tea', ['tea']],
])('tea is a meal or a drink: %s', (notes, foods) => {
  expect(parseNotes(notes).foods.map(({ words }) => words)).toEqual(foods)
})

it.each(['I hate washing up, pasta', 'I hate doing the dishes, pasta'])(
  'who hates dishes has one pot, and the pasta: %s',
  (notes) => {
    const { draft } = made(notes)
    expect(parseNotes(notes).moods).toContain('one-pot')
    expect(draft.title).toMatch(/pasta|spaghetti/i)
  },
)

it('a Dutch oven is a pot', () => {
  const { machines, moods } = parseNotes('chili in a Dutch oven')
  expect([machines, [...moods]]).toEqual([[], ['one-pot']])
  expect(made('beef stew in my Dutch oven').draft.title).toBe('Beef Stew')
})

it('a part of a food is told once: as an amount, or as one that amounts are not fitted to', () => {
  expect(made('a quarter of a pumpkin').told).toContain('We don’t adjust amounts to “quarter of a pumpkin,”')
  const { told } = made('½ an onion, chicken')
  expect(told).toContain('You wrote “½ an onion”')
  expect(told).not.toContain('We don’t adjust')
})

it.each(['half and half in coffee cake', 'half chicken', 'cut the calories in half, lasagna'])(
  'no part is heard in %s',
  (notes) => {
    expect(parseNotes(notes).parts).toEqual([])
  },
)

it.each([
  ['dumplings from scratch', /Not all of it is made from scratch: you buy the wonton wrappers/],
  ['handmade ravioli', /you buy the cheese ravioli/],
  ['savory porridge', /This one is sweet: we found nothing savory that fits/],
  ['savory cobbler', /This one is sweet/],
])('says how the dish is not as the words want it: %s', (notes, told) => {
  expect(made(notes).told).toMatch(told)
})

it.each(['homemade pizza', 'homemade apple pie', 'something savory for dinner'])(
  'says nothing where it is kept: %s',
  (notes) => {
    expect(made(notes).told).not.toMatch(/scratch|sweet/)
  },
)

it.each<[string, string, number?]>([
  ['keto pasta', 'We left out pasta: it doesn’t go with your diet'],
  ['crunchy, smoky, tangy tofu', 'We can’t promise “crunchy,” “smoky” or “tangy”: nothing in this recipe says so', 5],
  [
    'burgers for my dog',
    'We have no version of burgers without Worcestershire sauce, American cheese slices or mayonnaise yet; here is',
  ],
])('notes are sentences about this wish: %s', (notes, told, seed) => {
  expect(made(notes, seed).told).toContain(told)
})

it('nobody is told to pour hot sauce over a dessert', () => {
  expect(made('spicy dessert').told).not.toContain('hot sauce')
})

it('a chewy ginger cookie is no gingersnap', () => {
  expect(made('chewy ginger cookies').draft.title).toBe('Soft Molasses Cookies')
})

function made(notes: string, seed = 1) {
  const composed = compose({ ...anything, notes }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  return { draft: composed.draft, told: composed.draft.notes.join('. ') }
}

it('a drink for a party is in the hand', () => {
  expect(made('mocktail for a baby shower').told).not.toContain('your hands')
})
