import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'
import { isBoldGuess } from '#domain/wish/spelling/spelling.ts'

function answer(notes: string, seed: number) {
  const made = compose({ ...anything, notes }, seed)
  if (!('draft' in made)) throw new Error(`${notes}: ${made.contradiction.message}`)
  return { id: made.dish.split('/')[0], draft: made.draft, notes: made.draft.notes.join('. ') }
}
const seeds = [1, 2, 3, 4, 5]

it.each([
  ['burger with mushrooms', 'dish-cheeseburger', /mushroom/],
  ['caesar salad with shrimp', 'dish-caesar-salad', /shrimp/],
  ['spaghetti carbonara with peas', 'dish-spaghetti-carbonara', /peas/],
  ['meatloaf with green beans', 'dish-meatloaf', /green bean/],
])('“%s” is that dish on every draw, with the food beside it', (notes, id, food) => {
  for (const seed of seeds) {
    const came = answer(notes, seed)
    expect(came.id).toBe(id)
    expect(came.draft.ingredients.some(({ name }) => food.test(name))).toBe(true)
    expect(came.notes).not.toMatch(/no recipe for|fits everything/i)
  }
})

it('puts no meat on a pizza that was asked for with vegetables', () => {
  for (const seed of seeds) {
    const { draft, notes } = answer('pizza with mushrooms and olives', seed)
    expect(draft.ingredients.map(({ name }) => name).join()).not.toMatch(/sausage|pepperoni|ham|prosciutto/)
    expect(notes).toBe('')
  }
})

it('knows meatballs with peas as such', () => {
  for (const seed of seeds) expect(answer('meatballs with peas', seed).notes).toBe('')
})

it('browns vegetables that come beside a dish, and boils none that a skillet cooks', () => {
  const steps = answer('burger with mushrooms', 1).draft.instructions.map(({ description }) => description)
  expect(steps.join(' ')).toMatch(/Cook the mushrooms in a hot nonstick skillet/)
})

it.each(['asparagus tart', 'bacon tart', 'egg and bacon pie', 'ham and leek pie', 'savory pie'])(
  '“%s” is nothing sweet',
  (notes) => {
    for (const seed of seeds) expect(answer(notes, seed).draft.recipeType).not.toBe('Dessert')
    expect(parseNotes(notes).dishes[0]?.words).toMatch(/savory|pie|quiche/)
  },
)

it.each(['rhubarb pie', 'guava tart', 'sweet potato pie', 'walnut tart'])('“%s” is sweet', (notes) => {
  expect(answer(notes, 1).draft.recipeType).toBe('Dessert')
})

it.each([
  ['bacon cake', /bacon/],
  ['ham cake', /ham/],
])('“%s” is a savory one that has it', (notes, food) => {
  const { draft } = answer(notes, 1)
  expect(draft.title).toMatch(/cake|loaf/i)
  expect(draft.recipeType).not.toBe('Dessert')
  expect(draft.ingredients.map(({ name }) => name).join(', ')).toMatch(food)
})

it('tells of a word that it took for a rare one', () => {
  expect(answer('alcapurrias', 1).notes).toContain('We read “alcapurrias” as')
  expect(answer('gnochi', 1).notes).not.toContain('We read')
  expect(answer('chiken tika massala', 1).notes).toBe('')
})

it.each([
  ['chikn', 'chicken', false],
  ['gnochi', 'gnocchi', false],
  ['haluski', 'halupki', true],
])('reading “%s” as “%s” is a bold guess: %s', (typed, meant, isBold) => {
  expect(isBoldGuess(typed, meant)).toBe(isBold)
})

it('calls nothing near that has only a flavoring in common', () => {
  for (const seed of seeds) expect(answer('bourbon balls', seed).notes).not.toMatch(/the nearest is .*(?:Salmon|Steak)/)
})

it('knows its own names with their words turned round', () => {
  expect(answer('mashed potatoes with kale', 1)).toMatchObject({ id: 'dish-colcannon', notes: '' })
})
