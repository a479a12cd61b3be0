import { describe, expect, it } from 'vitest'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { foods } from '#domain/food/foods.ts'
import { anything } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { forbiddenBy } from '#domain/wish/allergies/boxed-foods.ts'
import { unlabeledAllergens } from '#domain/wish/allergies/unlabeled-allergens.ts'
import { heard } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { dietWords } from '#domain/wish/lexicon/diet-words.ts'
import { healthNeeds } from '#domain/wish/lexicon/health-needs.ts'
import { waysOfEating } from '#domain/wish/lexicon/ways-of-eating.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

const ways = [...waysOfEating].flatMap(([phrase, meaning]) => (meaning.is === 'need' ? [{ phrase, meaning }] : []))
const needs = [...healthNeeds, ...waysOfEating].flatMap(([phrase, meaning]) =>
  meaning.is === 'need' ? [{ phrase, meaning }] : [],
)

it('knows every food that a way of eating or an allergen leaves out', () => {
  const words = new Set(
    [...ways.map(({ meaning }) => meaning), ...unlabeledAllergens.values()].flatMap((m) => m.without),
  )
  expect(words.size).toBeGreaterThan(100)
  expect([...words].filter((word) => !forbiddenBy(word).length)).toEqual([])
})

it('hears every way of eating in a sentence, with what is left out for it', () => {
  const deaf = ways.filter(({ phrase, meaning }) => {
    const said = parseNotes(`dinner, ${phrase}`)
    return said.needs.length !== 1 || !meaning.without.every((food) => said.banned.includes(food))
  })
  expect(deaf.map(({ phrase }) => phrase)).toEqual([])
})

it('hears every allergen before and behind the word, and goes on over the list', () => {
  const deaf = [...unlabeledAllergens].filter(([words, { without }]) =>
    [`${words} allergy`, `soup, ${words} sensitivity`, `allergic to ${words} and eggs`].some((notes) => {
      const { banned, allergens } = parseNotes(notes)
      return !without.every((food) => banned.includes(food)) || (/eggs/.test(notes) && !allergens.includes('egg'))
    }),
  )
  expect(deaf.map(([words]) => words)).toEqual([])
})

it('swallows no diet and no allergy in the phrase of a need', () => {
  const swallowing = needs.filter(({ phrase, meaning: { asks, isTail } }) => {
    const words = phrase.split(' ')
    const parts = words.flatMap((_, from) =>
      words.slice(from).map((__, to) => words.slice(from, from + to + 1).join(' ')),
    )
    const bound = parts.map((part) => dietWords.get(part)).filter((each) => each?.is === 'diet')
    const isOpen = /(?:allergy|allergies|allergic|allergic to)$/.test(phrase)
    const lost = bound.some(
      (each) => each?.is === 'diet' && !asks.some((ask) => ask.is === 'diet' && ask.diet === each.diet),
    )
    return !isTail && (isOpen || lost)
  })
  expect(swallowing.map(({ phrase }) => phrase)).toEqual([])
})

describe('over 12 seeds', () => {
  it.each([
    ['we are Muslim, dinner', /pork|bacon|ham\b|wine(?! vinegar)|beer|gelatin/i, 'certified'],
    ['Jain dinner', /chicken|beef|\beggs?\b|onion|garlic|potato|carrot|fresh ginger|honey|mushroom/i, 'roots'],
    [
      'Buddhist vegetarian noodles',
      /chicken|beef|shrimp|fish sauce|onion|garlic|scallion|leek|shallot/i,
      'other alliums',
    ],
    ['Good Friday dinner', /chicken|beef|pork|bacon|turkey|lamb\b/i, 'left out meat'],
    ['Seventh-day Adventist dinner', /chicken|beef|pork|shrimp|salmon|wine(?! vinegar)/i, 'Adventists'],
    [
      'Orthodox Great Lent soup',
      /chicken|(?<!vegan )butter(?!nut)|\beggs?\b|(?<!coconut |oat |soy |almond )milk|Parmesan/i,
      'calendar',
    ],
    ['PKU lunch', /chicken|beef|\beggs?\b|lentil|\bbeans|tofu|almonds|quinoa/i, 'don’t check recipes for “PKU”'],
    ['low residue dinner', /\bbeans|lentil|chickpea|walnut|almond|corn\b|brown rice/i, 'don’t check recipes for that'],
    ['I can’t eat mammal, dinner', /beef|pork|lamb|bacon|ham\b|(?<!vegan )butter(?! lettuce|nut)|Parmesan/i, 'mammals'],
    [
      'corn allergy, chicken dinner',
      /\bcorn(?:starch|meal)?\b|polenta|baking powder|powdered sugar/i,
      'Labels don’t have to name corn',
    ],
    ['MSG gives me headaches, fried rice', /soy sauce|oyster sauce|fish sauce/i, 'glutamate'],
    ['stone fruit allergy, summer dessert', /peach|plum|apricot|cherr|almond|amaretto/i, 'stone fruit'],
    ['sensitive to sulfites, beef stew', /wine|vinegar|raisins|shrimp/i, 'sulfites'],
    [
      'strict celiac, even traces hurt, pizza',
      /(?<!gluten-free )bread flour|all-purpose flour|(?<!gluten-free )panko/i,
      'traces',
    ],
  ])('%s', (notes, unsuited, told) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { ingredients, notes: said } = draftOf(notes, seed)
      expect(ingredients.map(ingredientText).filter((line) => unsuited.test(line))).toEqual([])
      expect(said.join(' ')).toContain(told)
    }
  })
})

it('keeps meat and dairy apart for Passover as for every day', () => {
  expect(heard({ ...anything, notes: 'seder dinner, brisket' }).wish.exclude).toContain('dairy')
})

it.each(['passover dessert', 'seder dinner', 'kosher for passover lunch', 'pesach snack'])(
  'has no grain that could have risen: %s',
  (notes) => {
    const left = readWish(hear({ ...anything, notes })).excluded
    const grains = [...foods].flatMap(([id, { allergens }]) => (allergens.certain.includes('gluten') ? id : []))
    expect(grains.filter((id) => !left.has(id) && namedFood(id)).every((id) => id.startsWith('matzo'))).toBe(true)
  },
)

it('takes the dish behind a list of allergens for the dish', () => {
  expect(parseNotes('allergic to kiwi, fruit salad').dishes.map(({ words }) => words)).toEqual(['fruit salad'])
})

it.each(['allergic to nuts, pad thai, eggs', 'allergic to nuts, fruit salad and eggs'])(
  'goes on with a list that has a dish in it: %s',
  (notes) => {
    expect(parseNotes(notes).allergens).toContain('egg')
  },
)

it.each(['allergic to lupin and peanuts, bread', 'vegan except honey, granola'])(
  'asks about the end of a list: %s',
  (notes) => {
    expect(draftOf(notes).notes.join(' ')).toContain('at the end of your list of things to avoid')
  },
)

it.each(['allergic to milk, eggs and bread', 'no nuts, tomato soup', 'nut free, granola', 'allergic to eggs, milk'])(
  'asks about no other list: %s',
  (notes) => {
    expect(parseNotes(notes).doubtful).toBeUndefined()
  },
)

it.each([
  'Mediterranean chicken',
  'bread with sesame seeds',
  'cornbread in an iron skillet',
  'kidney beans and rice',
  'lentil soup',
  'I lent my pan to a friend, dinner',
  'goat curry',
  'buddha bowl',
  'kosher salt roasted potatoes',
  'corn chowder',
  'peach and plum crumble',
  'Italian stew',
  'a good Friday night dinner',
  'ready in a whole 30 minutes',
  'red meat for dinner',
  'a thickened stew',
  'on a nickel and dime budget',
  'no corn',
])('hears no need where there is none: %s', (notes) => {
  expect(parseNotes(notes).needs).toEqual([])
})

function draftOf(notes: string, seed = 1) {
  const made = compose({ ...anything, notes }, seed)
  if ('contradiction' in made) throw new Error(`${notes}: ${made.contradiction.message}`)
  return made.draft
}
