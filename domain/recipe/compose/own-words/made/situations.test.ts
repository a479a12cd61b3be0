import { expect, it } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import type { Trait } from '#domain/wish/meaning.ts'

/** The dish that comes, what is on its list and what it says, for one seed. */
function madeFor(notes: string, seed = 1) {
  const made = compose({ ...anything, notes }, seed)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  const { draft, dish } = made
  return {
    form: forms.find(({ id }) => dish.startsWith(`${id}/`)),
    title: draft.title,
    list: draft.ingredients.map(({ name }) => name).join(', '),
    steps: draft.instructions.map(({ description }) => description).join(' '),
    notes: draft.notes.join(' '),
  }
}

it.each<[string, readonly Trait[]]>([
  ["my 2 year old is a fussy eater, dinner he'll actually eat", ['plain', 'soft', 'for children']],
  ['picky 5 year old, only eats plain food', ['plain']],
  ["dinner for my grandson, he's four and hates anything with bits in", ['plain', 'for children']],
  ["my dad is 88 and doesn't chew well anymore", ['soft']],
  ['I need lunches that keep in the fridge till Friday', ['reheats']],
  ['my friend just had a baby, I want to bring her dinner', ['carried', 'reheats', 'freezes']],
  ['broke my arm, need dinner I can make one-handed', ['hardly cut', 'effortless']],
  ['picnic in the park, something easy to carry', ['cold', 'in the hand', 'carried']],
  ['hottest day of the year, dinner without turning anything on', ['cold']],
  ["cold lunch for the office, I'm tired of sandwiches", ['cold']],
  ['starter for Christmas dinner, can be made ahead', ['made ahead']],
  ['stomach flu, first real meal in two days', ['gentle']],
])('the dish is so: %s', (notes, wanted) => {
  for (const seed of [1, 2, 3]) {
    const { form } = madeFor(notes, seed)
    expect([...wanted].filter((trait) => form && traitsOf(form).has(trait))).toEqual([...wanted])
  }
})

it.each([
  ['had my tonsils out last week', /tomato|lemon|lime|orange|vinegar|chile/i],
  ['new braces, everything hurts, want dinner', /chile|cayenne|asparagus|green beans|broccoli/i],
  ['low fodmap dinner please', /onion|garlic|vegan cheese|avocado/i],
  ['fussy eater for dinner', /parsley|chives|scallion|cilantro|spinach|mushroom/i],
])('leaves out what hurts or is picked out: %s', (notes, not) => {
  for (const seed of [1, 2, 3]) expect(madeFor(notes, seed).list).not.toMatch(not)
})

it.each(["low sodium dinner for my mom, doctor's orders", 'horribly hungover, feed me'])(
  'knows words that ask for nothing: %s',
  (notes) => {
    expect(madeFor(notes).notes).not.toContain('Not taken into account')
  },
)

it.each([
  ['leftover roast lamb from Sunday, what do I make', /cooked lamb/, /Leftover Lamb/],
  ['half a Christmas ham left over', /ham/, /^(?!.*Glazed)/],
  ['leftover roast beef, what can I do', /cooked (?:roast )?beef/, /Roast Beef/],
  ['leftover roast pork', /cooked pulled pork/, /Roast Pork/],
  ["heel of a stale loaf, don't want to waste it", /bread/, /Bread Soup|Gazpacho|Salmorejo/],
  ['leftover spaghetti from last night', /cooked spaghetti/, /Frittata/],
  ['six egg whites left from making custard', /egg whites/, /Cake|Pavlova|Meringue|Macaroon|Clafoutis/],
  ['four egg yolks to use up', /egg yolks/, /Crème|Custard|Pots|Curd/],
])('what is left leads, and is not cooked again: %s', (notes, food, title) => {
  for (const seed of [1, 2, 3]) {
    const { list, title: called } = madeFor(notes, seed)
    expect(list).toMatch(food)
    expect(called).toMatch(title)
  }
})

it('counts nobody by the type of their diabetes', () => {
  expect(madeFor("type 2 diabetic, something for dinner that isn't sad").notes).not.toContain('people at your table')
})

it.each([
  ['a lemony dessert', /Lemon/],
  ['hot drink with apples', /Apple/],
])('tastes of what was said: %s', (notes, title) => {
  const { title: called, notes: told } = madeFor(notes)
  expect(called).toMatch(title)
  expect(told).toBe('')
})

it.each<[string, RegExp]>([
  ["power's out, no electricity, what can we eat", /skillet|saucepan|oven|boil|microwave/i],
  ['camping dinner on a little gas stove', /\boven\b|deep|second pan/i],
])('is cooked on what there is: %s', (notes, not) => {
  for (const seed of [1, 2, 3]) expect(madeFor(notes, seed).steps).not.toMatch(not)
})
