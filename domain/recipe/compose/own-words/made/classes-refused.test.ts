import { describe, expect, it } from 'vitest'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import { type Allergen, allergenLabels, allergens } from '#domain/food/allergens/allergens.ts'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** What a wish excludes, and what it is told of words that are not known. */
function refused(notes: string) {
  const wish = boundByNotes(hear({ ...anything, notes }))
  const { excluded, notes: told } = readWish(wish)
  const bound = new Set(wish.allergens)
  const isOut = (id: string) =>
    excluded.has(id) || (namedFood(id)?.food.allergens.certain.some((each) => bound.has(each)) ?? false)
  return { isOut, told: told.filter((note) => /recognize|understand|doesn’t cook with/.test(note)) }
}

const names: readonly (readonly [string, Allergen])[] = [
  ...allergens.map((code) => [allergenLabels[code], code] as const),
  ['tree nut', 'tree_nut'],
  ['treenuts', 'tree_nut'],
  ['tree-nuts', 'tree_nut'],
  ['crustacean', 'crustacean'],
  ['crustaceans', 'crustacean'],
  ['molluscs', 'mollusc'],
  ['mollusk', 'mollusc'],
  ['casein', 'milk'],
  ['whey', 'milk'],
  ['soybeans', 'soy'],
]

describe('the name of an allergen', () => {
  it.each(names)('is known to whoever is allergic to it, and keeps every food with it out: %s', (name, allergen) => {
    const { isOut, told } = refused(`my son is allergic to ${name} and kiwi, dinner please`)
    expect(told).toEqual([])
    const holding = [...pantry.values()].filter(({ food }) => food.allergens.certain.includes(allergen))
    expect(holding.filter(({ id }) => !isOut(id)).map(({ id }) => id)).toEqual([])
  })

  it.each(names.filter(([name]) => !['milk', 'sulfites', 'mustard'].includes(name)))(
    'is known where it is only refused: %s',
    (name) => {
      expect(refused(`no ${name}, dinner please`).told).toEqual([])
    },
  )
})

it.each([
  ['bivalves', 'clams', 'squid'],
  ['cephalopods', 'squid', 'clams'],
  ['brassicas', 'broccoli', 'carrot'],
  ['cruciferous vegetables', 'cauliflower', 'zucchini'],
  ['processed meats', 'bacon', 'chicken-breast'],
  ['offal', 'beef-liver', 'beef-chuck'],
  ['finned fish', 'salmon', 'shrimp'],
])('a class of foods is refused whole: no %s', (name, member, other) => {
  const { isOut, told } = refused(`no ${name}, dinner please`)
  expect(told).toEqual([])
  expect(isOut(member)).toBe(true)
  expect(isOut(other)).toBe(false)
})

it('an allergy to a class is told in full', () => {
  for (const name of ['nightshades', 'alliums'])
    expect(readWish(hear({ ...anything, notes: `allergic to ${name}` })).notes.join()).not.toContain(
      'Not taken into account',
    )
})

it.each([
  ['duck', 'duck'],
  ['lobster', 'lobster-tail'],
  ['oysters', 'oysters'],
  ['stock', 'chicken-stock'],
  ['coffee', 'espresso'],
])('what dishes of the catalogue alone are made of is refused by its name: %s', (name, id) => {
  expect(refused(`dinner without ${name}`).isOut(id)).toBe(true)
})

it('a food whose name begins like a way of cooking is no way of cooking', () => {
  const { isOut } = refused('bundt cake without baking powder')
  expect(isOut('baking-powder')).toBe(true)
  expect(readWish(hear({ ...anything, notes: 'bundt cake without baking powder' })).refusedMethods).toEqual([])
  expect(readWish(hear({ ...anything, notes: 'cake without baking' })).refusedMethods).toEqual(['Baked'])
})
