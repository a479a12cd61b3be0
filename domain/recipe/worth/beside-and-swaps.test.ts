import { expect, it } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { roleOf } from '#domain/recipe/worth/beside/part-of-dish.ts'
import { worthCooking } from '#domain/recipe/worth/worth-cooking.ts'

function worthOf(notes: string) {
  const made = compose({ ...anything, notes }, 3)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  return worthCooking(made.draft, nobody, { dish: made.dish, notes })
}

it('serves with a dish what its entry names, by what that does there', () => {
  expect(worthOf('french onion soup').beside.map(({ dish }) => dish)).toEqual(['Green Salad'])
  expect(worthOf('herb bread stuffing').beside[0]).toEqual({
    dish: expect.stringMatching(/Turkey|Chicken/),
    why: 'as the main dish',
  })
})

it('sets no rice beside rice, and no second salad beside a salad', () => {
  for (const notes of ['butter chicken', 'chicken tikka masala', 'honey garlic chicken with rice', 'pepperoni pizza']) {
    const beside = worthOf(notes).beside
    expect(beside.filter(({ dish }) => /\brice\b/i.test(dish))).toEqual([])
    expect(beside.filter(({ dish }) => /\bsalad\b/i.test(dish)).length).toBeLessThan(2)
  }
})

it('offers no swap that could not do what the food does in the dish', () => {
  const swaps = (notes: string) => worthOf(notes).swaps.map(({ sentence }) => sentence)
  expect(swaps('victoria sponge').filter((each) => /Instead of the heavy cream/.test(each))).toEqual([])
  expect(swaps('french onion soup').filter((each) => /tortilla/.test(each))).toEqual([])
  expect(swaps('breakfast burrito').filter((each) => /tortilla/.test(each))).toEqual([])
  expect(swaps('soup dumplings').filter((each) => /lentils/.test(each))).toEqual([])
  expect(swaps('kofta kebabs').filter((each) => /lentils/.test(each))).toEqual([])
})

const besideOf = (notes: string) => worthOf(notes).beside.map(({ dish }) => dish)
const swapsOf = (notes: string) => worthOf(notes).swaps.map(({ sentence }) => sentence)

it.each([
  ['soft food after a tooth was pulled'],
  ['lunch box for my 6 year old, she is picky'],
  ['fruit salad for kids'],
  ['key lime pie'],
  ['peach iced tea'],
  ['low sodium soup'],
])('sets nothing beside what nothing goes with: %s', (notes) => {
  expect(besideOf(notes)).toEqual([])
})

it.each([
  ['no carbs dinner with chicken', /polenta|rice|bread|potato|pasta/i],
  ['jambalaya, one pot', /bread|muffin|roast/i],
  ['spaghetti in 15 minutes', /roast|bread/i],
  ['tuna pasta salad', /salad/i],
  ['french omelette for breakfast', /salad|soup/i],
  ['shrimp ceviche', /tostones|chips|rice/i],
  ['pancakes', /air-fryer/i],
  ['steak dinner, no salad', /salad|slaw/i],
  ['goulash', /spaetzle|noodles/i],
])('sets beside %s nothing that the wish or the dish has no room for', (notes, unfit) => {
  expect(besideOf(notes).join()).not.toMatch(unfit)
})

it('sends the leftovers of who eats few carbs into no wrap and no pasta', () => {
  expect(worthOf('keto chicken dinner').tomorrow?.dish ?? '').not.toMatch(/wrap|pasta|sandwich|quesadilla|rice/i)
})

it('says of nothing crisp that it soaks up a sauce, and of no sauce that it is a dish for tomorrow', () => {
  for (const notes of ['salmon patties', 'bbq brisket'])
    expect(worthOf(notes).beside.filter(({ dish, why }) => /fries|beans/i.test(dish) && /sauce/.test(why))).toEqual([])
  expect(worthOf('beef bourguignon').tomorrow?.dish ?? '').not.toMatch(/sauce/i)
})

it('sets no vegetable beside a dish twice', () => {
  expect(besideOf('creole sausage pie with potato mash').filter((each) => /broccoli/i.test(each)).length).toBeLessThan(
    2,
  )
})

it.each([
  ['beef and broccoli', /tofu/],
  ['jambalaya', /tofu/],
  ['spaghetti aglio e olio', /neutral oil/],
  ['shrimp scampi', /coconut oil|neutral oil|penne/],
  ['hummus', /cannellini/],
  ['beef nachos', /dairy-free/],
  ['blueberry muffins', /strawberries/],
  ['cobb salad', /olives|tofu/],
  ['turkey zucchini boats', /vegetarian hard cheese/],
  ['potato salad', /wine vinegar/],
  ['moussaka', /pescatarian|pork/],
  ["shepherd's pie", /pork/],
  ['vegan chili', /water/],
  ['baklava', /seeds/],
  ['mapo tofu', /lentils/],
  ['sloppy joes', /pescatarian/],
  ['chana masala', /beans/],
  ['pad thai with shrimp', /zucchini/],
  ['steak frites', /Instead of the unsalted butter/],
  ['tofu scramble', /no longer vegan/],
])('in %s nothing is swapped that gains nothing, or that the dish lives by', (notes, unfit) => {
  expect(swapsOf(notes).join()).not.toMatch(unfit)
  expect(swapsOf(notes).join()).not.toMatch(/about the same calories/)
})

it('sets no sauce and no spice mix on the plate beside a dish, and beans as what fills it', () => {
  const ids = ['dish-taco-seasoning', 'dish-spicy-mayo', 'dish-frijoles-negros', 'dish-pickled-red-onions']
  const roles = ids.map((id) => bookDishes.get(id)).map((dish) => (dish ? roleOf(dish) : 'no such dish'))
  expect(roles).toEqual([undefined, undefined, 'starch', 'side'])
})

function besideFor(asked: Partial<Wish>, notes = '') {
  const made = compose({ ...anything, ...asked, notes }, 3)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  const { diet, mealTime: meal } = asked
  const eater = { ...nobody, ...(diet && { alsoDiets: [diet] }) }
  return worthCooking(made.draft, eater, { dish: made.dish, notes, meal }).beside
}

it('has no room for starch beside what was picked for few carbohydrates, and at breakfast for nothing of the evening', () => {
  expect(besideFor({ diet: 'low-carb' }, 'prime rib').map(({ dish }) => dish)).not.toContain('Yorkshire Puddings')
  for (const { dish } of besideFor({ mealTime: 'Breakfast' }, 'tofu and green beans in a skillet'))
    expect([...bookDishes.values()].find(({ title }) => title === dish)?.meals).toContain('Breakfast')
})

it('calls knots and parathas bread', () => {
  for (const id of ['dish-garlic-knots', 'dish-plain-paratha'] as const)
    expect(roleOf(bookDishes.get(id)!)).toBe('bread')
})
