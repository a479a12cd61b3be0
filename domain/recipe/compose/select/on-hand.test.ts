import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

function made(notes: string, servings = 4, seed = 1) {
  const composed = compose({ ...anything, notes, servings }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { draft } = composed
  return { list: draft.ingredients.map(ingredientText).join('; '), told: draft.notes.join('. '), draft }
}

it.each<[string, string | undefined, number | undefined]>([
  ['2 aubergines must go tonight', '2 aubergines', 800],
  ['a pint of milk about to go off', 'a pint of milk', 488],
  ['half a jar of pesto', 'half a jar of pesto', 90],
  ['1.5 lbs of ground turkey', '1.5 lbs of ground turkey', 680],
  ['.75 lb shrimp and linguine', '.75 lb shrimp', 340],
  ['chicken thighs, about 2 lb, and potatoes', '2 lb chicken thighs', 907],
  ['I have salmon, 1.2 lb or so', '1.2 lb salmon', 544],
  ['flour 500 g, butter', '500 g flour', 500],
  ['mussels for under 5 pounds', undefined, undefined],
  ['dinner for 2 chicken please', undefined, undefined],
  ['30 minute chicken', undefined, undefined],
  ['under $5 chicken', undefined, undefined],
])('hears how much of a food there is: %s', (notes, said, grams) => {
  const [food] = parseNotes(notes).foods
  expect(food?.amount?.said).toBe(said)
  expect(food?.amount && Math.round(food.amount.grams)).toBe(grams)
  expect(parseNotes(notes).unheard).toEqual([])
})

it('counts bell peppers, and no peppercorns', () => {
  expect(made('2 chicken breasts and 1 pepper').list).toMatch(/bell pepper/)
})

it.each([
  ['six eggs to use up', /\b6 large eggs/],
  ['2 aubergines must go tonight', /\b2 (?:medium|large|small) eggplants/],
  ['pint of milk goes off tomorrow', /\b2 cups whole milk/],
])('uses up what there is: %s', (notes, amount) => {
  for (const seed of [1, 2]) expect(made(notes, 3, seed).list).toMatch(amount)
})

it.each([
  ['1/2 a can of coconut milk', /1 cup canned coconut milk/, 4],
  ['½ an onion, 1 lb chicken', /1 lb[^;]*chicken/, 1],
])('takes the part that there is, and says nothing else: %s', (notes, amount, seed) => {
  expect(made(notes, 4, seed).list).toMatch(amount)
  expect(made(notes, 4, seed).told).not.toContain('We don’t adjust amounts to “½ a can')
})

it('makes for as many as there is enough for, where there is nothing else', () => {
  const { draft, list, told } = made('pasta, garlic, a can of tomatoes. that’s all I have')
  expect(draft.servings).toBe(2)
  expect(list).toContain('1 (14-oz) can')
  expect(told).toContain('What you have is enough for 2')
})

it.each([
  ['2 eggs, a potato, an onion. that’s it. and oil', [1, 2, 3, 4]],
  ['won’t go to the shop. tinned tomatoes, tinned chickpeas, rice, spices', [1, 2, 3, 4]],
  ['only have pasta, garlic and canned tomatoes, shops are shut', [1, 2, 3, 4]],
  ['one potato, one carrot and an onion, that’s everything', [1, 2]],
])('cooks with what is there and nothing bought: %s', (notes, seeds) => {
  for (const seed of seeds) expect(made(notes, 4, seed).told).not.toContain('you’ll need')
})

it('says what the cupboard is taken to hold', () => {
  const told = [1, 2, 3, 4].map((seed) => made('only got rice and beans, that’s it, no shopping', 4, seed).told)
  expect(told.join()).toMatch(/We take it that you have /)
})

it('has nothing fresh where it is to be from the cupboard', () => {
  for (const seed of [1, 2, 3]) {
    const { list } = made('cupboard dinner, shops are shut', 4, seed)
    expect(list).not.toMatch(/chicken|beef|pork|milk|cheese|lettuce|zucchini|parsley|cilantro/)
  }
})

it('“that’s it” ends a list of several foods, and no name of a dish', () => {
  expect(parseNotes('chicken noodle soup, that’s it').onlyHas).toBe(false)
  expect(parseNotes('eggs, rice and a carrot, that’s it').onlyHas).toBe(true)
})

it.each([
  'just eggs, rice, peas and soy sauce in the house',
  'all we’ve got left is eggs, rice and peas',
  'we only have eggs, rice and peas',
  'the only food in the house is eggs, rice and peas',
  'eggs, rice and peas, nothing else really',
  'eggs, rice and peas and nowt else',
  'payday is friday, we have eggs, rice and peas',
  'cook with only what I have: eggs, rice and peas',
])('a list that its words close is all that there is: %s', (notes) => {
  expect(parseNotes(notes).onlyHas).toBe(true)
})

it.each([
  'just a light dinner with eggs and rice',
  'only mild spices',
  'eggs, rice and peas',
  'nothing else but a cake will do',
  'just tacos',
])('other words close no list: %s', (notes) => {
  expect(parseNotes(notes).onlyHas).toBe(false)
})

it('amounts of foods are what there is, and no name of a dish', () => {
  for (const notes of [
    'a pound of Italian sausage and a bag of spinach',
    'one eggplant and half a jar of marinara',
    'a kilo of mussels',
    'two pounds of mussels and white wine',
  ]) {
    const composed = compose({ ...anything, notes }, 1)
    if ('contradiction' in composed) throw new Error(composed.contradiction.message)
    expect(composed.draft.notes).not.toContainEqual(expect.stringContaining('We have no recipe for'))
  }
})

it.each([
  ['3 lb brisket', /brisket/],
  ['brisket and carrots', /brisket.*carrot|carrot.*brisket/],
])('a whole roast is made of what only roasts are made of: %s', (notes, foods) => {
  const { list, told } = made(notes)
  expect(list).toMatch(foods)
  expect(told).not.toMatch(/couldn’t work/)
})

it('a sheet pan dinner with sausage is made of it on the sheet pan, and whoever wants no sausage gets no kielbasa', () => {
  const { draft, list } = made('sheet pan dinner with sausage and veg')
  expect(draft.title).toMatch(/^Sheet[- ]Pan Sausage/)
  expect(list).toMatch(/sausage|kielbasa/i)
  expect(forbiddenBy('sausage')).toEqual(expect.arrayContaining(['sausage', 'kielbasa', 'andouille']))
})

it.each([
  ['what can i do with half a cauliflower and some cheddar', 1, /1\/2 head cauliflower/],
  ['half a tin of coconut milk and some prawns to use up', 2, /1 cup canned coconut milk/],
  ['leftover rice, 2 eggs and frozen peas', 2, /2 large eggs/],
])('makes for fewer where there is less of what the dish is made of: %s', (notes, servings, line) => {
  const { draft, list, told } = made(notes)
  expect(draft.servings).toBe(servings)
  expect(list).toMatch(line)
  expect(told).not.toContain('You wrote')
})

it('makes no plate for one of what is only a part of the dish', () => {
  expect(made('leftover roast chicken, half a leek, bit of cream').draft.servings).toBe(4)
})
