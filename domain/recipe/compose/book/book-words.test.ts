import { describe, expect, it } from 'vitest'
import { foodsWanted } from '#domain/catalogue/foods/food-words.ts'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

describe('a dish of the catalogue', () => {
  it('is bought and told in the words that it wants', () => {
    const { names, steps } = made('chicken marsala')
    expect(names).toContain('dry Marsala')
    expect(steps).toContain('Pour in the Marsala')
  })
  it('weighs a loaf that is no slices yet', () => {
    const { lines } = made('garlic bread')
    expect(lines.find((line) => line.includes('Italian bread'))).toMatch(/^\d+ oz Italian bread/)
  })
  it.each([
    ['ham quiche', 'sliced cooked ham', 'thick-cut bacon'],
    ['quiche lorraine', 'thick-cut bacon', 'sliced cooked ham'],
    ['lamb gyros', 'boneless leg of lamb', 'boneless, skinless chicken thighs'],
    ['cheese pizza', 'fresh mozzarella', 'grated vegan cheese'],
  ])('has what its name says: %s', (notes, has, hasNot) => {
    const { names } = made(notes)
    expect(names).toContain(has)
    expect(names).not.toContain(hasNot)
  })
  it.each([
    ['crab legs', 'crab legs'],
    ['liver and onions', 'beef liver'],
    ['oxtail stew', 'oxtail'],
    ['rack of lamb', 'rack of lamb'],
  ])('has the cut that its name says: %s', (notes, has) => {
    expect(made(notes).names).toContain(has)
  })
  it('leaves soup bones and crab legs to their own dishes', () => {
    for (const food of ['soup bones', 'crab legs', 'liver']) expect(foodsWanted(food)).toEqual([])
    expect(foodsWanted('shrimp')).toEqual(['shrimp'])
  })
  it('keeps the diet that its name says', () => {
    expect(readWish(hear({ ...anything, notes: 'veggie pasta' })).diets).toContain('vegetarian')
    expect(readWish(hear({ ...anything, notes: 'pasta primavera' })).diets).toEqual([])
  })
  it('is taken for the allergens in it where somebody falls ill from it', () => {
    const { allergens, dishes } = parseNotes('baklava gives me hives')
    expect(allergens).toEqual(expect.arrayContaining(['wheat', 'milk', 'tree_nut']))
    expect(dishes).toEqual([])
  })
  it('does not take its eggs for the chicken that is left out', () => {
    const answer = compose({ ...anything, notes: 'chicken parmesan', diet: 'vegetarian' }, 1)
    expect('draft' in answer && answer.draft.notes.filter((note) => note.includes('egg'))).toEqual([])
  })
})

function made(notes: string): { names: string[]; lines: string[]; steps: string } {
  const answer = compose({ ...anything, notes }, 1)
  const { ingredients = [], instructions = [] } = 'draft' in answer ? answer.draft : {}
  return {
    names: ingredients.map(({ name }) => name),
    lines: ingredients.map(({ amount, unit, name }) => [amount, unit, name].filter(Boolean).join(' ')),
    steps: instructions.map(({ description }) => description).join(' '),
  }
}
