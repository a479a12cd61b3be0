import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

test.each([
  ['something smoky for dinner', ['smoky'], false],
  ['brown butter pasta', ['brown butter'], false],
  ['toasted almonds in a salad', ['toasted almonds'], false],
  ["bread that doesn't need kneading", ["doesn't need kneading"], true],
  ['fish, but no smell', ['no smell'], true],
  ["tofu that isn't soggy", ["isn't soggy"], true],
  ['cake without whisking', ['without whisking'], true],
])('hears how a dish is to be, or not to be: %s', (notes, words, isDenied) => {
  const { qualities } = parseNotes(notes)
  expect(qualities.map((each) => each.words)).toEqual(words)
  expect(qualities.every((each) => each.isDenied === isDenied)).toBe(true)
})

test.each([
  'no soggy bread please',
  'chicken and rice for my husband',
  'no onions, weeknight dinner',
  'frozen peas',
  'ground turkey, thawed',
  'I have cooked rice',
  'no mess, no fuss',
  'allergic to peanuts',
])('hears none where none is said: %s', (notes) => {
  expect(parseNotes(notes).qualities).toEqual([])
})

function made(notes: string, seed: number) {
  const composed = compose({ ...anything, notes }, seed)
  if ('contradiction' in composed) throw new Error(composed.contradiction.message)
  const { title, description, ingredients, instructions, notes: said } = composed.draft
  const list = ingredients.map(({ name }) => name).join()
  return { title, list, said: said.join(), steps: instructions.map((each) => each.description).join(' '), description }
}

test.each([
  ["bread that doesn't need kneading", /\bknead/i, 'kneading'],
  ['dinner without chopping', /\bchop/i, 'chopping'],
])('work that is not wanted is not in the steps, or it is said: %s', (notes, work, words) => {
  for (let seed = 1; seed < 5; seed += 1) {
    const { steps, said, title } = made(notes, seed)
    expect([title, !work.test(steps) || said.includes(words)]).toEqual([title, true])
  }
})

test.each([
  ['brown butter pasta', /brown/i, 'brown butter'],
  ['something smoky for dinner', /smok/i, 'smoky'],
  ['something chewy for dessert', /chew/i, 'chewy'],
])('a quality that is wanted is told of, or it is said that it is not: %s', (notes, quality, words) => {
  for (let seed = 1; seed < 5; seed += 1) {
    const { steps, description, said, title, list } = made(notes, seed)
    expect([title, said.includes(words) || quality.test(`${title} ${description} ${steps} ${list}`)]).toEqual([
      title,
      true,
    ])
  }
})

test('a quality that no recipe tells of is said to be none that was chosen by', () => {
  for (let seed = 1; seed < 5; seed += 1) expect(made('fish but no smell', seed).said).toContain('“no smell”')
})

test('a dish that was named is not given up for an herb', () => {
  for (let seed = 1; seed < 4; seed += 1) {
    expect(made('pasta with sage', seed).said).not.toContain('set it aside')
  }
})

test.each(["jerk something but I can't take heat", "we don't do spicy food: jerk", 'not into hot food, curry'])(
  'who cannot take heat has no chile: %s',
  (notes) => {
    for (let seed = 1; seed < 6; seed += 1) {
      const composed = compose({ ...anything, notes }, seed)
      if ('contradiction' in composed) throw new Error(composed.contradiction.message)
      const list = composed.draft.ingredients.map(({ name }) => name).join()
      expect(list).not.toMatch(/habanero|Scotch bonnet|jalapeño|serrano|cayenne|Thai chile/i)
    }
  },
)

test.each([
  ['I only have eggs, flour and milk', ['egg', 'flour', 'milk']],
  ['all I have is pasta and butter', ['pasta', 'spaghetti', 'penne', 'noodles', 'butter']],
])('who has nothing else is told what else it takes: %s', (notes, there) => {
  for (let seed = 1; seed < 4; seed += 1) {
    const composed = compose({ ...anything, notes }, seed)
    if ('contradiction' in composed) throw new Error(composed.contradiction.message)
    const others = composed.draft.ingredients.filter(
      ({ name }) => !/\b(?:salt|pepper|oil|water)\b/.test(name) && !there.some((word) => name.includes(word)),
    )
    const isSaid = composed.draft.notes.some((note) => note.startsWith('Besides what you have, you’ll need'))
    expect([composed.draft.title, isSaid]).toEqual([composed.draft.title, others.length > 0])
  }
})

test.each([
  ['cauliflower steaks', 'cauliflower'],
  ['tofu steaks', 'tofu'],
  ['mushroom bacon', 'mushroom'],
])('%s are cut like it, and no meat', (notes, food) => {
  const { foods, isMeatless, qualities } = parseNotes(notes)
  expect(foods.map(({ words }) => words)).toEqual([food])
  expect(isMeatless).toBe(true)
  expect(qualities.map(({ words }) => words)).toEqual([notes])
})

test.each([
  ['something Ottolenghi style', ['something Ottolenghi style']],
  ['surprise me with something', []],
  ['anything, please, thanks', []],
  ['a recipe for Zorblax', ['a recipe for Zorblax']],
])('a part that asks for something unknown is told: %s', (notes, unheard) => {
  expect(parseNotes(notes).unheard).toEqual(unheard)
})

test('what goes with a refused word is not said to break a diet', () => {
  const { said } = made('beef stew but with beer instead of wine', 1)
  expect(said).toContain('We left out beer, because you asked for no wine')
  expect(said).not.toContain('your diet')
})

test('a dish that came is not said to be missing for what its own steps have', () => {
  const { title, said } = made('roast chicken with crispy skin and gravy', 1)
  expect(title).toBe('Roast Chicken')
  expect(said).not.toContain('We have no recipe')
})

test('a pan that smokes makes no smoky dish', () => {
  for (let seed = 1; seed < 6; seed += 1) {
    const { title, description, list, said } = made('something smoky', seed)
    expect([title, /smok|chipotle/i.test(`${title} ${description} ${list}`) || said.includes('smoky')]).toEqual([
      title,
      true,
    ])
  }
})

test('a dish that was named stays before another that has the quality', () => {
  for (let seed = 1; seed < 4; seed += 1) expect(made('really fluffy pancakes', seed).list).toContain('egg')
})

test.each([
  ['a picnic without sandwiches', /sandwich/i],
  ['dinner, no curry', /curry/i],
  ['anything but tacos', /taco/i],
])('no dish comes that is called by what was refused: %s', (notes, refused) => {
  for (let seed = 100; seed < 125; seed += 1) expect(made(notes, seed).title).not.toMatch(refused)
})

test.each(['crunchy and salty', 'something salty and crispy to eat with beer', 'something crunchy'])(
  'who is after a bite and names nothing gets a snack of the catalogue: %s',
  (notes) => {
    for (let seed = 1; seed < 4; seed += 1) {
      const composed = compose({ ...anything, notes }, seed)
      if ('contradiction' in composed) throw new Error(composed.contradiction.message)
      expect(composed.draft.recipeType).toMatch(/Snack|Appetizer/)
      expect(composed.dish).toMatch(/^dish-/)
      expect(composed.draft.notes.join()).not.toContain('promise')
    }
  },
)

test('dried lentils are lentils, and what is cooked is there already', () => {
  expect(parseNotes('something with dried lentils').qualities).toEqual([])
  expect(parseNotes('a cup of cooked quinoa').foods).toMatchObject([{ leftover: true }])
})

test('the ones of a banana bread are no loaves', () => {
  expect(parseNotes('banana bread, i have 3 really black ones').foods).toEqual([])
})

test('whoever has no pastry has no pie under it', () => {
  for (const seed of [1, 2, 3])
    expect(made('leftover chicken and leeks, no pastry', seed).list).not.toMatch(/pastry|pie crust/)
})
