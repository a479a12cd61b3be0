import { expect, it } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { originWords } from '#domain/wish/lexicon/origin-words.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const madeOf = (notes: string, seed = 1) => {
  const made = compose({ ...anything, notes }, seed)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  return made
}
const formOf = (notes: string) => madeOf(notes).dish.split('/')[0]
const toldOf = (notes: string) => madeOf(notes).draft.notes.join(' ')

it('every dish that a country is known for is in the catalogue', () => {
  const ids = [...originWords.values()].flatMap((meaning) => (meaning.is === 'dish' ? meaning.dish.forms : []))
  const named = ids.filter((id) => id.startsWith('dish-'))
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((id) => !bookDishes.has(id))).toEqual([])
})

it.each([
  ['a Polish dish', 'Polish food'],
  ['something from Poland', 'Polish food'],
  ['what do people eat in Hungary', 'Hungarian food'],
  ['Scottish supper for four', 'Scottish food'],
  ['food for Hanukkah', 'Hanukkah food'],
])('%s is a dish from there', (notes, food) => {
  const [dish] = parseNotes(notes).dishes
  expect(dish?.words).toBe(food)
  expect(dish?.forms).toContain(formOf(notes))
  expect(toldOf(notes)).not.toContain('instead')
})

it('of the dishes of a country those with the wanted food are meant', () => {
  expect(formOf('Hungarian chicken')).toBe('dish-chicken-paprikash')
})

it('a country is part of a name where another dish, or a food that none of its dishes has, is named', () => {
  for (const notes of ['Irish coffee', 'Belgian waffles', 'German chocolate cake'])
    expect(parseNotes(notes).dishes.filter(({ isOrigin }) => isOrigin)).toEqual([])
})

it('a kitchen that we have no dish from is owned up to', () => {
  for (const country of ['Armenian', 'Nepali', 'Cambodian']) {
    expect(toldOf(`something ${country}`)).toContain(`no recipe for “${country} food” yet`)
  }
})

it.each([
  ['dinner rolls for Thanksgiving', 'dish-dinner-rolls'],
  ['a bread for sandwiches', 'dish-white-bread'],
  ['please make me a bread that keeps', 'dish-white-bread'],
  ['granola for breakfast', 'dish-granola'],
  ['I want a whole chicken', 'dish-roast-chicken'],
])('%s begins with the dish itself', (notes, form) => {
  expect(parseNotes(notes).dishes[0]?.forms[0]).toBe(form)
})

it.each(['soup with crusty bread', 'a grilled cheese on good bread', 'bread, cheese and pickles', 'rolls and ham'])(
  'in %s it is a food',
  (notes) => {
    expect(parseNotes(notes).dishes.flatMap(({ forms }) => forms.slice(0, 1))).not.toContain('dish-white-bread')
  },
)

it('what a named dish is never cooked or eaten as gives way to the dish, and the recipe says so', () => {
  expect(formOf('pizza on the grill')).toBe('dish-pizza-margherita')
  expect(toldOf('pizza on the grill')).toContain('grilled')
  expect(madeOf('an iced drink for a party').draft.recipeType).toBe('Beverage')
})

it('of several kinds that a name stands for the nearest comes first', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) expect(madeOf('meatballs', seed).draft.title).toMatch(/meatballs/i)
})

it.each([
  [
    'Thanksgiving side dish',
    /^dish-(?:bread-stuffing|green-bean-casserole|sweet-potato-casserole|mashed-potatoes|cranberry-sauce|roasted-brussels-sprouts)$/,
  ],
  ['Thanksgiving dessert', /^dish-(?:pumpkin|pecan|sweet-potato)-pie$/],
  ['Mardi Gras dinner', /^dish-(?:gumbo|jambalaya|shrimp-etouffee|shrimp-po-boy|red-beans-and-rice)$/],
  ['dinner rolls for Easter', /^dish-dinner-rolls$/],
])('a feast has its sides and sweets: %s', (notes, form) => {
  expect(formOf(notes)).toMatch(form)
})

it('a feast without a dish for who eats so is no name of one', () => {
  for (const notes of ['an appetizer for Thanksgiving', 'an appetizer for Christmas Eve'])
    expect(madeOf(notes).draft.notes).toEqual([])
})

it.each([
  ['use my bread machine', 'machine-loaf'],
  ['bread machine pizza dough', 'dish-pizza-dough'],
  ['something with my waffle iron', 'dish-waffles'],
  ['dorm room microwave dinner', 'dish-microwave-mac-and-cheese'],
  ['microwave dessert', 'dish-mug-cake'],
])('who names a machine that few have means what it makes, or the dish that they name: %s', (notes, form) => {
  expect(formOf(notes)).toBe(form)
})

it.each([
  ['crockpot chili', 'dish-slow-cooker-beef-chili'],
  ['beef stew in the crock pot', 'dish-slow-cooker-beef-stew'],
  ['chili in the instant pot', 'dish-pressure-cooker-beef-chili'],
  ['pressure cooker chicken and rice', 'dish-pressure-cooker-chicken-and-rice'],
  ['chicken wings in my air fryer', 'dish-air-fryer-chicken-wings'],
  ['airfryer salmon', 'dish-air-fryer-salmon'],
  ['chili', 'dish-beef-chili'],
  ['vegetarian chili', 'dish-vegetarian-chili'],
])('a dish that is named with its machine is its version for that one, and without it none: %s', (notes, form) => {
  expect(formOf(notes)).toBe(form)
})

it('of soups those are meant that the machine makes, which was named', () => {
  for (const seed of [1, 2, 3]) {
    const { draft } = madeOf('crockpot soup', seed)
    expect(draft.instructions.map(({ description }) => description).join(' ')).toContain('slow cooker')
    expect(draft.notes).toEqual([])
  }
})

it('who asks for nothing but ends with what they refuse wants the rest of its name', () => {
  for (const [notes, food, dish] of [
    ['no onions no garlic pasta', /garlic|onion/i, /spaghetti|penne|pasta|noodle|orzo|fettuccine|linguine|fusilli/i],
    ['no onion soup', /onion/i, /broth|stock|water/i],
  ] as const) {
    for (const seed of [1, 2, 3]) {
      const { draft } = madeOf(notes, seed)
      const list = draft.ingredients.map(({ name }) => name).join(', ')
      expect(list).not.toMatch(food)
      expect(list).toMatch(dish)
    }
  }
})

it('what is left of a dish is the food that it was made of', () => {
  const { draft } = madeOf('something with leftover Thanksgiving turkey')
  expect(draft.ingredients.map(({ name }) => name).join()).toContain('cooked turkey')
  expect(madeOf('leftover mashed potatoes').dish).not.toContain('mashed-potatoes')
})

it('low in carbs is nothing that stands on bread or noodles, and high in fiber has much of it', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const lean = madeOf('low carb lunch I can take to work', seed).draft.ingredients.map(({ name }) => name)
    expect(lean.join(', ')).not.toMatch(/bread(?!crumb)|bun|pasta|noodle|\brice\b|tortilla/)
    expect(madeOf('high fiber lunch', seed).verification.nutrition.perServing.fiber).toBeGreaterThan(5.6)
  }
})

it('a stand-in for a dish that takes too long keeps the food in its name, by whichever of its words', () => {
  const { draft } = madeOf('prawn stir fry under 20 minutes')
  expect(draft.ingredients.map(({ name }) => name).join(', ')).toMatch(/shrimp/)
  expect(draft.notes.join(' ')).not.toMatch(/in 20 minutes in 20 minutes/)
})

it('a type that is refused does not come', () => {
  for (const [notes, type] of [
    ['lentils, not soup', 'Soup'],
    ['chicken but no salad', 'Salad'],
    ['something sweet, not a drink', 'Beverage'],
  ] as const) {
    for (const seed of [1, 2, 3, 4, 5]) {
      const id = madeOf(notes, seed).dish.split('/')[0]
      expect(forms.find((form) => form.id === id)?.types).not.toContain(type)
    }
  }
})

it('a sauce is for who asks for one', () => {
  const parts = forms.filter(({ part }) => part)
  expect(parts.length).toBeGreaterThan(12)
  const came = new Set<string>()
  for (const recipeType of ['Side Dish', 'Dessert', 'Appetizer'] as const)
    for (let seed = 1; seed <= 40; seed += 1) {
      const made = compose({ ...anything, recipeType }, seed)
      if ('dish' in made) came.add(made.dish.split('/')[0] ?? '')
    }
  expect(parts.filter(({ id }) => came.has(id))).toEqual([])
  for (const [notes, form] of [
    ['marinara sauce', 'dish-marinara-sauce'],
    ['chicken broth from scratch', 'dish-chicken-stock'],
  ])
    expect(formOf(notes!)).toBe(form)
})

it.each([
  ['toad in the hole but veggie', true],
  ['lasagna, make it veggie', true],
  ['veggie lasagna', true],
  ['chicken and veggie soup', false],
  ['roast chicken with veggie stir fry', false],
])('“veggie” is a diet where it is no vegetable beside meat: %s', (notes, isDiet) => {
  expect(parseNotes(notes).diets.includes('vegetarian')).toBe(isDiet)
})

it('of a cuisine those kitchens do not come that were refused', () => {
  const came = [1, 2, 3, 4, 5, 6].map((seed) => madeOf('authentic Mexican, not Tex-Mex', seed).dish)
  expect(came.filter((dish) => /texmex|southwestern/.test(dish))).toEqual([])
})

it('a machine that was asked for and is not used is told', () => {
  expect(toldOf('chicken curry in the microwave')).toContain('no dish for a microwave')
  expect(toldOf('air fryer salmon')).toBe('')
})

it('a soup of any kind answers who asks for a soup', () => {
  for (const seed of [1, 2, 3])
    expect(madeOf('soup with no onions', seed).draft.notes.join()).not.toContain('no recipe')
})

it('what is held in the hand, or fried in a batch, is no dinner to impress with', () => {
  const came = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => madeOf('anniversary dinner', seed).draft.title)
  expect(came.filter((title) => /burger|sandwich|wrap|taco|nugget|tender|wings|fish and chips/i.test(title))).toEqual(
    [],
  )
})

it.each([
  ['quiche using shop bought pastry', 'dish-store-bought-crust-quiche'],
  ['mushroom risotto but in the oven because I hate stirring', 'dish-oven-mushroom-risotto'],
  ['easy bread for a beginner', 'dish-no-knead-bread'],
])('a bought crust, the oven and a beginner mean the version for them: %s', (notes, form) => {
  expect(formOf(notes)).toBe(form)
})
