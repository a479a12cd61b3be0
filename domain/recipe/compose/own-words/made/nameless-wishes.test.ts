import { expect, it } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import type { Trait } from '#domain/wish/meaning.ts'

/** The dish that comes for one seed. */
function madeFor(notes: string, seed = 1) {
  const made = compose({ ...anything, notes }, seed)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  return { form: forms.find(({ id }) => made.dish.startsWith(`${id}/`)), draft: made.draft }
}

it.each<[string, readonly Trait[]]>([
  ['hungover need something greasy', ['greasy']],
  ['food for a wake, finger food, nothing messy', ['in the hand', 'tidy']],
  ['breakfast I can eat in the car, low sugar', ['in the hand', 'little sugar']],
  ['just had a baby and need freezer meals i can eat one handed', ['freezes', 'in the hand', 'reheats']],
  ['toddler wont eat veg, how do i hide it in something', ['hidden vegetables', 'for children']],
  ['breakfast for a crowd that i can prep night before, 10 adults', ['made ahead', 'for many']],
  ['meals before the baby arrives', ['freezes']],
  ['something I can eat with one hand while holding a baby', ['in the hand']],
  ['potluck dish to feed 20, has to survive an hour in the car', ['carried', 'for many']],
])('the dish is so: %s', (notes, wanted) => {
  for (const seed of [1, 2]) {
    const { form } = madeFor(notes, seed)
    expect([...wanted].filter((trait) => form && traitsOf(form).has(trait))).toEqual([...wanted])
  }
})

it.each([
  ['dessert for dinner party, need it done in the morning', 'Dessert'],
  ['diabetic friendly puddings', 'Dessert'],
  ['pudding for people who don’t like chocolate, feeds 8, has to travel', 'Dessert'],
  ['mother’s day tea, something pretty, mum’s coeliac', 'Dessert'],
  ['vegan dinner for 2 under £5', 'Main Dish'],
  ['something fun for the kids to make, no oven', 'Dessert'],
  ['lunch for my husband’s flask, needs to stay hot', 'Soup'],
])('%s is answered by a %s', (notes, type) => {
  expect(madeFor(notes).draft.recipeType).toBe(type)
})

it.each([
  ['lazy sunday brunch, just us two', 2],
  ['dinner party friday, 6, main only', 6],
  ['they have a toddler and I think he is lactose intolerant, dinner', 4],
  ['football snacks, 6 lads', 6],
])('%s feeds %i', (notes, servings) => {
  expect(madeFor(notes).draft.servings).toBe(servings)
})

it('makes cookies without an oven, and bakes nothing for whoever has none', () => {
  expect(madeFor('cookies to bake with my 4 yr old, no oven').draft.title).toContain('No-Bake')
})

it('takes what a nearly empty fridge has for what there is', () => {
  const { draft } = madeFor('fridge basically empty apart from eggs and bread')
  const list = draft.ingredients.map(({ name }) => name).join()
  expect(list).toMatch(/egg/)
  expect(list).toMatch(/bread|sourdough/)
})

it('leaves the icing of a treat alone where nobody can be bothered with it', () => {
  const { draft } = madeFor("treat for the office, can't be bothered with icing")
  expect(`${draft.title} ${draft.ingredients.map(({ name }) => name).join()}`).not.toMatch(
    /frosting|buttercream|icing|powdered sugar/i,
  )
})
