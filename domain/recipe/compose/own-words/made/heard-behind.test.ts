import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

function madeFor(notes: string, seed = 1) {
  const made = compose({ ...anything, notes }, seed)
  if ('contradiction' in made) throw new Error(`There is nothing for ${notes}.`)
  const { draft, verification } = made
  return {
    title: draft.title,
    list: draft.ingredients.map(({ name }) => name).join(', '),
    notes: draft.notes.join('; '),
    steps: draft.instructions.map(({ description }) => description).join(' '),
    sodium: verification.nutrition.perServing.sodium,
  }
}

it.each([
  ['feed 5 for under a tenner', 'servings', 5],
  ['feed 5 for under a tenner', 'budget', 10],
  ['dinner for just me and my partner', 'servings', 2],
  ['cooking for my wee flat of 5 students', 'servings', 5],
  ['just for one person (me)', 'servings', 1],
  ['soup, her cardiologist says under 400mg a serving', 'sodium', 400],
] as const)('%s: %s %i', (notes, of, value) => {
  expect(parseNotes(notes).figures.find((figure) => figure.of === of)?.value).toBe(value)
})

it('takes no hours of a drive for the time to cook in', () => {
  expect(parseNotes('driving 3 hours, snacks for the car').figures).toMatchObject([{ of: 'minutes', bound: 'least' }])
})

describe('what is on the table already', () => {
  it.each([
    ['already got the ham sorted, need a side', /\bham\b/],
    ['green beans, the oven is full of turkey', /turkey/],
    ['side for roast salmon thats not potatoes or asparagus', /salmon|potato|asparagus/],
  ])('%s: is not in the dish, nor is what is refused behind it', (notes, food) => {
    for (const seed of [1, 2, 3]) expect(madeFor(notes, seed).list).not.toMatch(food)
  })
  it.each([
    ['what goes with pulled pork', /Slaw|slaw/],
    ['side to go with chili', /Cornbread/],
    ['what veg goes with fish pie', /Beans|Peas|Broccoli|Carrots|Sprouts|Cabbage|Salad|Asparagus/],
    ['something crunchy and fresh to go next to burgers', /Slaw|slaw|Salad|Pickle/],
  ])('%s: what the catalogue sets beside it', (notes, title) => {
    for (const seed of [1, 2, 3]) expect(madeFor(notes, seed).title).toMatch(title)
  })
})

it('refuses a dish and what bears its name, and no neighbor of it', () => {
  const { refusedForms } = readWish(hear({ ...anything, notes: 'a light dessert, not cheesecake' }))
  expect(refusedForms).toContain('dish-cheesecake')
  expect(refusedForms).not.toContain('mousse')
})

it.each([
  ["jollof rice, but i've only got basmati", /Jollof/],
  ['pho for a weeknight, chicken', /Pho/],
  ['kimchi, rice and an egg', /Kimchi Fried Rice/],
  ['mac and cheese, not the stovetop kind', /Baked Mac and Cheese/],
])('%s: is the dish that was named or meant', (notes, title) => {
  expect(madeFor(notes).title).toMatch(title)
})

it('holds the salt back where sodium has a limit', () => {
  expect(madeFor('chicken dinner, under 400 mg sodium a serving').sodium).toBeLessThanOrEqual(400)
  const soup = madeFor('tomato and bean soup, under 400 mg sodium a serving')
  expect(soup.list).not.toMatch(/salt/)
  expect(soup.notes).toMatch(/more than the 400 that you asked for/)
})

it('gives nobody leftovers who has none', () => {
  for (const seed of [1, 2, 3]) expect(madeFor('something with lamb and rice', seed).title).not.toMatch(/Leftover/)
})

it('picky eaters who are counted are picky, and what stands at room temperature keeps out of the fridge', () => {
  expect([...parseNotes('dinner for 3 picky kids').moods]).toEqual(['plain', 'mild'])
  expect([...parseNotes('for a potluck, has to be ok at room temp').moods]).toContain('keeps out')
  expect([...parseNotes("low carb dinner that doesn't feel like diet food").moods]).toEqual(['rich'])
})

it('cooks the food of a name whose dish is refused, and the dish that says most of those named', () => {
  const { intents } = hear({ ...anything, notes: '4 very brown bananas. Not banana bread please' })
  expect(intents.dishes).toEqual([])
  expect(intents.foods).toMatchObject([{ words: 'bananas', as: 'wanted' }])
  expect(parseNotes('easy bread, no kneading').dishes[0]?.forms[0]).toBe('dish-no-knead-bread')
  expect(parseNotes('a soup, maybe chicken noodle soup').dishes[0]?.forms[0]).toBe('dish-chicken-noodle-soup')
})

it('leaves out what has been made already', () => {
  const { refusedTypes, refusedDishes } = parseNotes("a glut of zucchini, we've done soup and we've done fritters")
  expect(refusedTypes).toEqual(['Soup'])
  expect(refusedDishes.map(({ words }) => words)).toContain('fritters')
})

it('tells the calories of what is not light', () => {
  expect(madeFor('orange chicken from panda express but lighter').notes).toContain('more than we’d call light')
})

it('buys little more for who has no money, and cooks for one who has a microwave alone', () => {
  expect(
    hear({ ...anything, notes: 'skint til friday. got pasta, tin of tomatoes, tin of tuna' }).intents.onlyHas,
  ).toBe(true)
  const alone = compose({ ...anything, notes: 'student with a microwave and a kettle and thats literally all' }, 1)
  expect('draft' in alone && alone.draft.servings).toBe(1)
})

it('fries no soft eggs for somebody pregnant, and no plain ones for a table that is to look pretty', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { notes, steps } = madeFor('hosting brunch for 6, one is pregnant. want it to look pretty', seed)
    expect(notes).not.toContain('until the yolks are firm')
    expect(steps).not.toMatch(/fry the eggs/i)
  }
})

it.each([
  ['salmon fillets x2, broccoli', 'salmon fillets', 2],
  ['tin of chickpeas, bag of spinach', 'chickpeas', 1],
] as const)('%s: there are as many %s as are told', (notes, words, count) => {
  const { intents } = hear({ ...anything, notes })
  const amount = intents.foods.find((food) => food.words === words)?.amount
  expect(amount?.grams).toBeGreaterThan(100 * count)
  expect(amount?.isLoose).toBe(false)
})

it('cooks with the machine that was named, and speaks of no part of a sentence that is no dish', () => {
  for (const seed of [1, 2, 3])
    expect(madeFor('superbowl snacks for 15 that i can leave in the crockpot', seed).title).toMatch(/Slow-Cooker/)
  const birthday = madeFor("30th birthday, chocolate cake. I've never baked anything in my life")
  expect(birthday.notes).not.toMatch(/30|isn’t baked/)
  expect(parseNotes('it is too hot in Madrid to turn on the oven').refusedMachines).toEqual(['Oven'])
  expect(madeFor("shepherd's pie, no peas").title).toBe("Shepherd's Pie")
})

it('asks nobody for a day’s work who named a food alone, and brings no loaf to a potluck', () => {
  for (const seed of [1, 2, 3, 4]) {
    expect(madeFor('need to use up a tub of sour cream', seed).title).not.toMatch(/Pelmeni|Pierogi/)
    expect(madeFor('potluck side dish that feeds 20, made the night before', seed).title).not.toMatch(
      /Bread|Brioche|Rolls/,
    )
  }
})
