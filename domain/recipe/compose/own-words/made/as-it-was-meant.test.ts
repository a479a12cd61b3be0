import { describe, expect, it } from 'vitest'
import { netCarbs } from '#domain/food/food.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function madeFor(notes: string) {
  const made = compose({ ...anything, notes }, 1)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  const { draft, dish, verification } = made
  return {
    dish,
    title: draft.title,
    list: draft.ingredients.map(({ name }) => name).join(', '),
    notes: draft.notes.join('; '),
    nutrition: verification.nutrition.perServing,
  }
}

it('refuses what is joined to what the name of a dish is without', () => {
  const { list, title } = madeFor('cookies without eggs or butter')
  expect(title).toMatch(/Cookies/)
  expect(list).not.toMatch(/butter(?!milk)(?<!peanut butter|almond butter)|\beggs?\b/)
})

describe('a chop', () => {
  it.each([['lamb chops with mint'], ['15 min dinner, pork chops'], ['lamb chops, asparagus and new potatoes']])(
    'is eaten as a chop: %s',
    (notes) => {
      expect(madeFor(notes).title).toMatch(/Chops/)
      expect(madeFor(notes).title).not.toMatch(/Soup|Noodle|Stir|Rice/)
    },
  )
})

it.each([['lamb chops medium rare with mint'], ['one pot rice and chicken']])(
  'tells nobody that there is no recipe for what came: %s',
  (notes) => {
    expect(madeFor(notes).notes).not.toMatch(/no recipe/)
  },
)

it.each([['low carb mac and cheese'], ['low carb risotto'], ['low carb pancakes']])(
  'makes no small plate of what is all starch for who eats few carbohydrates: %s',
  (notes) => {
    const { nutrition, dish } = madeFor(notes)
    expect(netCarbs(nutrition)).toBeLessThanOrEqual(30)
    expect(dish).not.toMatch(/^dish-(?:mac-and-cheese|mushroom-risotto|buttermilk-pancakes)\//)
  },
)
