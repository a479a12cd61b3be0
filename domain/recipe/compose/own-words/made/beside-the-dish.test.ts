import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { Composed } from '#domain/recipe/compose/make/attempt.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

function made(notes: string, seed = 3): Composed {
  const composed = compose({ ...anything, notes }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  return composed
}
const listOf = ({ draft }: Composed) => draft.ingredients.map(ingredientText).join('; ')
const refusedIn = (notes: string) =>
  parseNotes(notes)
    .foods.filter(({ as }) => as !== 'wanted')
    .map(({ words }) => words)

test.each([
  "dinner with cabbage, it's all I have besides rice and soy sauce",
  'we have nothing in the fridge except rice and soy sauce',
  "I don't have much apart from rice and soy sauce",
  'nothing left but rice and soy sauce',
])('what is there beside the rest is not refused: %s', (notes) => {
  expect(refusedIn(notes)).toEqual([])
})

test.each(['everything except rice', 'anything besides rice please', 'I can eat all apart from rice'])(
  'what is named as the exception is refused: %s',
  (notes) => {
    expect(refusedIn(notes)).toContain('rice')
  },
)

test.each(['a side to go with ham', 'side dish to serve with ham', 'an accompaniment to ham'])(
  'what a side goes with is not in it: %s',
  (notes) => {
    const side = made(notes)
    expect(side.draft.recipeType).toMatch(/Side Dish|Salad|Soup|Appetizer/)
    expect(listOf(side)).not.toMatch(/\bham\b/)
  },
)

test.each([
  ['chili for a crowd of 20', 20],
  ['tacos for a party of 9', 9],
  ['meal prep 5 lunches with ground turkey', 5],
  ['a salad for our group of 7', 7],
])('as many as are said: %s', (notes, servings) => {
  expect(made(notes).draft.servings).toBe(servings)
})

test('an occasion of many is written for many', () => {
  expect(made('pasta salad for a potluck').draft.servings).toBeGreaterThanOrEqual(8)
  expect(made('cookies, big batch').draft.servings).toBeGreaterThanOrEqual(8)
  expect(made('chili for a crowd, we are 6').draft.servings).toBe(6)
})

test('nothing green is no leaf, no herb and no green vegetable, and a small child gets no wine', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const list = listOf(made("my 2 year old won't eat anything green", seed))
    expect(list).not.toMatch(
      /parsley|cilantro|basil|dill|chives|thyme leaves|spinach|kale|lettuce|broccoli|zucchini|\bpeas\b|green|scallion|celery|cucumber|avocado/i,
    )
    expect(list).not.toMatch(/\bwine\b(?! vinegar)|sherry|beer|brandy|\brum\b/i)
  }
})

test('what an occasion rules out is not said to have been asked', () => {
  const { draft } = made('breakfast burritos to freeze')
  expect(draft.reasons.join('\n')).not.toMatch(/lettuce|mayonnaise/)
})

test.each([
  "grandma's style chicken and dumplings",
  'air fryer chicken thighs crispy skin',
  'cookies crispy on the edges and chewy in the middle',
  'thick lentil stew with sausage',
])('whose it is and how it is to be make no other dish of it: %s', (notes) => {
  expect((made(notes).draft.notes ?? []).join('\n')).not.toMatch(/no recipe for|nearest is|instead/)
})

test.each(['something my grandpa with no teeth can eat', 'soft food for somebody without teeth'])(
  'a phrase that begins with no is heard behind with: %s',
  (notes) => {
    expect(parseNotes(notes).moods).toContain('soft')
  },
)

test('mustard of one kind is mustard', () => {
  for (let seed = 0; seed < 6; seed += 1)
    expect(listOf(made('something French with chicken and mustard', seed)).match(/mustard/g)).toHaveLength(1)
})

test.each([
  ['teriyaki but not chicken', /teriyaki/i],
  ['Thai basil pork', /basil pork/i],
  ['oatmeal cookies without raisins', /oatmeal/i],
  ['beef stroganoff no mushrooms', /stroganoff/i],
  ['smoothie with kale', /smoothie/i],
  ['2 ingredient pancakes', /pancake/i],
])('a dish is made without what it can do without: %s', (notes, title) => {
  expect(made(notes).draft.title).toMatch(title)
})

test('a raw dough is baked, and bacon is no roast', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const pie = made('pie crust is in the freezer, use it for something savory', seed)
    const steps = pie.draft.instructions.map(({ description }) => description).join(' ')
    expect(/bake/i.test(steps) || !/pie crust|pastry/i.test(listOf(pie))).toBe(true)
    const bacon = made('half a cabbage, 2 carrots, some bacon', seed)
    expect(listOf(bacon)).not.toMatch(/\blb [^;]*bacon/)
  }
})

test.each([
  'shakshuka with spinach',
  'chicken curry with spinach',
  'spaghetti bolognese with kale',
  'moussaka with spinach',
])('leaves go into the sauce that simmers: %s', (notes) => {
  const composed = compose({ ...anything, notes }, 1)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const steps = composed.draft.instructions.map(({ description }) => description).join(' ')
  expect(steps).toMatch(/simmer[\s\S]*Stir in the (?:spinach|kale) a handful at a time/i)
  expect(steps).not.toMatch(/skillet with the water|Serve with the (?:spinach|kale)/)
})

test('leaves lie beside what has no sauce, and no minutes are one', () => {
  const composed = compose({ ...anything, notes: 'mac and cheese with spinach' }, 1)
  const steps = 'draft' in composed ? composed.draft.instructions.map(({ description }) => description).join(' ') : ''
  expect(steps).toMatch(/Wilt the spinach[^.]*, 1 minute,/)
})
