import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

function made(notes: string, seed = 1) {
  const composed = compose({ ...anything, notes }, seed)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  const { title, ingredients, instructions, notes: said } = composed.draft
  return {
    title,
    list: ingredients.map(ingredientText).join('\n'),
    steps: instructions.map(({ description }) => description).join(' '),
    notes: said.join('\n'),
  }
}

test.each([
  // lists tell of cans, and what has cheese in it is cheesy
  ['chicken and dumplings from scratch, no canned soup', /canned/],
  ['cottage pie with a cheesy mash', /cheesy/],
  // the chops of the list are boneless
  ['air fryer pork chops, boneless', /boneless/],
  // a curry is a dinner, whatever else was set aside to find it
  ['need dinner ideas asap, got chicken thighs and sweet potatoes', /“dinner”/],
  ['egg allergy and dairy free pancakes', /need egg/],
  // there are no bones in bread
  ['garlic bread for six year olds', /bones/],
])('%s: nothing untrue is told', (wish, untrue) => {
  expect(made(wish).notes).not.toMatch(untrue)
})

test('what has a bag of its own is no leftover', () => {
  const { list, notes } = made('leftover christmas ham, a bag of dried split peas, carrots and celery')
  expect(list).toMatch(/\bham/)
  expect(notes).not.toMatch(/leftover (?:split peas|carrots|celery)/)
})

test('what is left over as it was bought is used without a word', () => {
  expect(made('frozen peas, pasta, a bit of cream left over and half a lemon').notes).not.toMatch(/leftover/)
  expect(made('leftover mashed potatoes, bacon, eggs').notes).not.toMatch(/leftover (?:bacon|eggs)/)
  expect(made('cold cooked salmon left from last night, cucumber, creme fraiche').notes).not.toMatch(/leftover creme/)
})

test('who is to have less salt is told how much there is', () => {
  expect(made('my dad has been told to cut down on salt').notes).toMatch(/kept the salt low: \d{2,3} mg/)
})

test('who has nine zucchini has a dish of them', () => {
  for (const seed of [1, 2, 3])
    expect(made('I have about 9 zucchini from the garden', seed).list).toMatch(
      /(?:[3-9]|1\d) (?:large |medium )?zucchini/,
    )
})

test('lots of a food in a named dish is more than usual', () => {
  const usual = made('scalloped potatoes with gruyere')
  const more = made('scalloped potatoes with lots of gruyere')
  expect([usual.list, more.list].map((list) => /(.*) cups? grated Gruyère/.exec(list)?.[1])).toEqual(['3/4', '1 1/4'])
  expect(more.notes).not.toMatch(/no more than/)
})

test('water is not salted for who keeps from salt', () => {
  expect(made('low sodium spaghetti with tomato sauce').steps).not.toMatch(/salted (?:boiling )?water/)
  expect(made('pesto pasta, low sodium').steps).not.toMatch(/salt it/)
  expect(made('buttered noodles for an 8 month old').steps).not.toMatch(/salted (?:boiling )?water|salt it/)
  expect(made('spaghetti with tomato sauce').steps).toMatch(/salted (?:boiling )?water/)
})

test('patties are never fried that nobody has shaped', () => {
  const { steps } = made('salmon patties, no breadcrumbs')
  expect(/\bpatties\b/.test(steps)).toBe(/\b[Ss]hape\b/.test(steps))
})

test('milk without the crumbs is no paste', () => {
  expect(made('spaghetti and meatballs, no breadcrumbs').steps).not.toMatch(/^Stir the milk together/)
})
