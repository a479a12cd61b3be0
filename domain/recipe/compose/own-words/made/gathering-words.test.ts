import { expect, it } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import { heard } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import type { Trait } from '#domain/wish/meaning.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

it.each<[string, readonly Trait[]]>([
  ['a dish for the church potluck, feeds 20', ['carried', 'for many']],
  ['buffet for 20', ['carried', 'for many']],
  ['something to eat while we watch the super bowl', ['party food', 'rich']],
  ['finger food for a baby shower', ['in the hand', 'for many']],
  ["my daughter's 5th birthday party", ['for children', 'party food']],
  ['dinner to drop off for a grieving family', ['carried', 'reheats']],
  ['something for the bake sale', ['keeps out', 'in the hand']],
  ["a teacher's gift", ['keeps out', 'in the hand']],
  ['food for a hike', ['keeps out', 'in the hand', 'cold']],
  ["something for the kids' lunchboxes", ['cold', 'for children']],
  ['lunch for work that I can eat cold', ['cold']],
  ['finger food for a toddler', ['in the hand', 'soft', 'for children']],
  ['something soft for a toddler that she eats with her hands, dinner', ['in the hand', 'soft', 'for children']],
])('brings what is fit for it: %s', (notes, wanted) => {
  for (const seed of [1, 2, 3]) {
    const { title, form } = made(notes, seed)
    expect([title, wanted.filter((trait) => !form || !traitsOf(form).has(trait))]).toEqual([title, []])
  }
})

it.each([
  'camping trip, nothing that needs a fridge',
  'no fridge, dinner',
  'we have no refrigerator this week',
  'backpacking dinner',
  'the fridge is broken',
])('leaves out what spoils without a fridge: %s', (notes) => {
  const { excluded } = readWish(hear({ ...anything, notes }))
  expect(
    ['scallops', 'mascarpone', 'duck-breast', 'peas', 'egg', 'milk', 'chicken-breast'].filter(
      (id) => !excluded.has(id),
    ),
  ).toEqual([])
  expect(['rice', 'parmesan', 'jerky', 'onion', 'chickpeas'].filter((id) => excluded.has(id))).toEqual([])
})

it.each(['dinner, we have a cooler', 'keep the leftovers in the fridge', 'use up the fridge'])(
  'takes nothing out where there is one: %s',
  (notes) => {
    expect(readWish(hear({ ...anything, notes })).excluded.has('chicken-breast')).toBe(false)
  },
)

it.each<[string, readonly string[]]>([
  ['camping dinner', ['Stovetop', 'Grill']],
  ['dinner on a camping stove', ['Stovetop']],
  ['dorm room dinner', ['Microwave']],
  ['camping with a dutch oven and an air fryer', ['Stovetop', 'Grill', 'Air Fryer']],
])('cooks on what is there: %s', (notes, machines) => {
  expect(heard({ ...anything, notes }).wish.equipment).toEqual(machines)
})

it.each<[string, string | undefined]>([
  ['poker night', 'Appetizer'],
  ['dinner for poker night', undefined],
  ['lasagna for poker night', undefined],
  ['dessert for a house party', 'Dessert'],
  ['edible gifts', 'Dessert'],
])('eats what is usual then, where nothing else is said: %s', (notes, type) => {
  expect(heard({ ...anything, notes }).wish.recipeType).toBe(type)
})

it.each<[string, number]>([
  ['potluck', 10],
  ['potluck for 15 people', 15],
  ['dinner party for 8 main course', 8],
  ['housewarming', 10],
  ['dinner', 4],
])('serves as many as come: %s', (notes, servings) => {
  expect(heard({ ...anything, notes }).wish.servings).toBe(servings)
})

it('makes nothing by the piece for a crowd, and a batch of what is given away', () => {
  for (const seed of [1, 2, 3]) {
    const brunch = made('sunday brunch, 8 people', seed)
    expect([brunch.title, brunch.form && traitsOf(brunch.form).has('for many')]).toEqual([brunch.title, true])
  }
  expect(made('homemade gift, cookies for 4', 1).servings).toBeGreaterThanOrEqual(4)
})

it('hears a possessive with its apostrophe or without', () => {
  for (const notes of [
    "my girlfriend's parents",
    'my girlfriends parents',
    "new year's eve, fancy",
    'new years eve, fancy',
  ])
    expect([notes, parseNotes(notes).unheard, parseNotes(notes).moods.has('fancy')]).toEqual([notes, [], true])
})

it('a cake for a birthday is a birthday cake', () => {
  expect(made("cake for a kids' birthday", 1).title).toMatch(/birthday/i)
  expect(made("cake for a kids' birthday", 1).notes).not.toContain('small children')
})

function made(notes: string, seed: number) {
  const composed = compose({ ...anything, notes }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { title, servings, notes: told } = composed.draft
  return { title, servings, notes: told.join('. '), form: forms.find(({ id }) => composed.dish.startsWith(`${id}/`)) }
}
