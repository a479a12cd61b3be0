import { expect, inject, it } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { type BookDish, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { chanceFrom } from '#domain/chance.ts'
import { anything } from '#domain/options/wish.ts'
import { stemsOf } from '#domain/recipe/compose/book/titled.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'

function made(notes: string) {
  const composed = composeIfKept({ ...anything, notes }, 1)
  if (!composed) throw new Error(`There is nothing for ${notes}.`)
  const { draft, dish } = composed
  return {
    dish: dish.split('/')[0]!,
    title: draft.title,
    list: draft.ingredients.map(ingredientText).join('; '),
    steps: draft.instructions.map(({ description }) => description).join(' '),
    notes: draft.notes,
    reasons: draft.reasons,
  }
}

it.each([
  ['baked salmon, no garlic', 'Lemon Baked Salmon'],
  ['naan without garlic', 'Naan'],
  ['roast lamb without garlic', 'Roast Leg of Lamb with Rosemary'],
])('the title of %s does not speak of it: %s', (notes, title) => {
  expect(made(notes).title).toBe(title)
})

it.each([
  ['butter chicken no cream', 'butter-chicken', /heavy cream/, /evaporated milk|half-and-half|coconut milk/],
  ['gumbo no okra', 'gumbo', /okra/, /sausage/],
  ['meatloaf no ketchup', 'meatloaf', /ketchup/, /tomato sauce/],
  ['coleslaw without mayonnaise', 'coleslaw', /mayonnaise/, /yogurt|sour cream/],
  ['enchiladas no corn tortillas', 'chicken-enchiladas', /corn tortilla/, /flour tortilla/],
  ['clam chowder dairy free', 'clam-chowder', /unsalted butter|half-and-half/, /vegan butter/],
  ['kung pao chicken, no rice', 'kung-pao-chicken', /jasmine|white rice/, /peanuts/],
  ['broccoli cheddar soup without flour', 'broccoli-cheddar-soup', /flour/, /cornstarch/],
  ['dal without garlic', 'dal', /garlic/, /red lentils/],
  ['Spanish omelette without onion', 'spanish-omelette', /onion/, /potato/],
  ['turkey meatballs without garlic', 'turkey-meatballs', /garlic|marinara/, /tomatoes/],
  ['hummus without garlic', 'hummus', /garlic/, /tahini/],
])('%s is that dish, without the food or with what does its work', (notes, id, without, has) => {
  const { dish, list, steps, notes: told } = made(notes)
  expect(dish).toBe(`dish-${id}`)
  expect(list).not.toMatch(without)
  expect(steps).not.toMatch(without)
  expect(`${list} ${steps}`).toMatch(has)
  expect(told.join()).not.toMatch(/need|nearest|instead/)
})

it('a title tells no longer of what was left out', () => {
  expect(made('paella, no shrimp').title).toBe('Chicken Paella')
  expect(made('omelette no cheese').title).toBe('French Omelette with Chives')
})

it.each([
  ['brownies no flour', 'Brownies need flour, which you’ve asked us to leave out; '],
  ['vegan sunday roast centerpiece with gravy', 'Sunday roast needs beef, which isn’t vegan; '],
  ['crab cakes no egg', 'Crab cakes need eggs, which you’ve asked us to leave out; '],
  ['gluten-free cinnamon rolls', 'Cinnamon rolls need all-purpose flour, which isn’t gluten-free; '],
  ['moussaka no eggplant', 'Moussaka needs eggplant, which you’ve asked us to leave out; '],
  ['tom collins without gin', 'Tom collins needs '],
  [
    'french onion soup without cheese',
    'Our french onion soup recipe calls for cheese, which you’ve asked us to leave out; ',
  ],
  ['ploughman’s lunch without cheese', 'Ploughman’s lunch needs cheese, which '],
])('%s: the dish is called by its name, and only what it is none without is told', (notes, sentence) => {
  expect(made(notes).notes).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]))
})

it('whichever food of a dish is refused: it is not in what comes, and what is said of it is true', () => {
  const chance = chanceFrom(inject('testSeed'))
  const pairs = [...bookDishes.values()].flatMap((dish) =>
    dish.lines.map((line) => ({ dish, id: ownFoodOf(line) })).filter(({ id }) => id !== 'salt' && chance() < 0.004),
  )
  expect(pairs.flatMap(({ dish, id }) => untrue(dish, namedFood(id)!, chance() < 0.5 ? ' without' : ', no'))).toEqual(
    [],
  )
})

/** What is wrong with the answer to the name of a dish without one of its foods. */
function untrue({ id, names: [name] }: BookDish, { food, behaviour, ...own }: DishFood, no: string): string[] {
  // 'wrappers' and 'tea bags' are no words for a food
  const refused = [shortNames({ ...own, food, behaviour })[1], food.plural].find((words) => foodNamed(words)?.length)
  const composed = refused && composeIfKept({ ...anything, notes: `${name}${no} ${refused}` }, 1)
  if (!composed) return []
  const printed = new Set([food.name, food.plural, ...(behaviour.listed ?? [])])
  const needs = composed.draft.notes.find((note) => / (?:needs?|calls for) .*, which /.test(note))
  const told = needs?.slice(0, needs.indexOf(';')) ?? ''
  const stems = new Set(stemsOf(told.split(/ (?:needs?|calls for) /)[1] ?? ''))
  const isTrue =
    !needs ||
    (/, which (?:you’ve asked us to leave out|contains? [a-z ]+)$/.test(told) &&
      stemsOf(refused).some((stem) => stems.has(stem)) &&
      !composed.dish.startsWith(`${id}/`))
  return [
    ...composed.draft.ingredients.flatMap((line) => (printed.has(line.name) ? [`${name}${no} ${refused} has it`] : [])),
    ...(isTrue ? [] : [`${name}${no} ${refused}: ${needs}`]),
  ]
}
