import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFindings, saltOf } from '#domain/recipe/verify/amounts.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** Percent of the weight of a dish above which cooks are warned. */
const limit = 1.3
/** Grams of salt in one of each: table salt is salt, soy sauce 14%, fish sauce 20%, a bouillon cube of 10 g half. By their labels. */
const sources = {
  'table salt': { unit: 'g', salt: 1 },
  'kosher salt': { unit: 'g', salt: 1 },
  'soy sauce': { unit: 'g', salt: 0.14 },
  'fish sauce': { unit: 'g', salt: 0.2 },
  'chicken bouillon powder': { unit: 'g', salt: 0.5 },
} as const

/** Pots of food by what is poured into them: the grams that are eaten of them, and what they hold of salt before any is added. */
const pots: readonly {
  name: string
  lines: readonly string[]
  grams: number
  salt: number
  steps: readonly string[]
}[] = [
  { name: 'nothing', lines: [], grams: 0, salt: 0, steps: [] },
  {
    name: 'listed broth',
    lines: ['960 g chicken broth'],
    grams: 960,
    salt: 9,
    steps: ['Pour in the broth and simmer.'],
  },
  {
    name: 'low-sodium broth',
    lines: ['960 g low-sodium chicken broth'],
    grams: 960,
    salt: 1.5,
    steps: ['Pour in the broth.'],
  },
  {
    name: 'broth that no line lists',
    lines: [],
    grams: 0,
    salt: 0,
    steps: ['Pour in 6 cups chicken broth and simmer.'],
  },
  {
    name: 'stock that no line lists',
    lines: [],
    grams: 0,
    salt: 0,
    steps: ['Cover with beef stock and simmer for an hour.'],
  },
  { name: 'water that a step measures', lines: [], grams: 946, salt: 0, steps: ['Add 4 cups cold water and simmer.'] },
  { name: 'water that is drained', lines: [], grams: 0, salt: 0, steps: ['Boil in 4 quarts water and drain.'] },
  { name: 'water without a measure', lines: [], grams: 0, salt: 0, steps: ['Cover with water and simmer.'] },
  { name: 'an open line of salt', lines: ['salt'], grams: 3, salt: 3, steps: ['Season with salt.'] },
  { name: 'salt to taste', lines: ['salt and pepper, to taste'], grams: 3, salt: 3, steps: ['Season to taste.'] },
  { name: 'pickles of the list', lines: ['100 g dill pickles'], grams: 100, salt: 2, steps: ['Stir in the pickles.'] },
]
const food = ['500 g chicken thighs', '400 g potatoes', '200 g onions', '100 g carrots']
const foodGrams = 1200

/** Steps that name # quarts of water, whatever becomes of it. */
const besides: readonly (readonly string[])[] = [
  ['Add # quarts water, bring to a boil and simmer.'],
  ['Boil the potatoes in # quarts of water, then lift them out with a slotted spoon.'],
  ['Simmer the chicken in # quarts water.', 'Transfer it to a plate and pour off the water.'],
  ['Set the dish in a roasting pan, pour # quarts hot water around it and bake.'],
  ['Bake in a bain-marie with # quarts of boiling water for 40 minutes.'],
  ['Soak the potatoes in # quarts cold water for an hour.'],
  ['Bring # quarts water to a simmer below a bamboo steamer and steam everything for 20 minutes.'],
  ['Plunge the carrots into a bowl of ice and # quarts water.'],
  ['Wash the potatoes in # quarts water.', 'Roast everything for 40 minutes.'],
  ['Blanch the carrots in # quarts boiling water, then fish them out.'],
  ['Put # quarts water on the lowest rack of the smoker and smoke for 3 hours.'],
  ['Bring # quarts water to a boil.', 'Add the potatoes to the # quarts water and cook for 20 minutes.'],
]

const cases = pots.flatMap((pot) =>
  Object.keys(sources).map((source) => ({ pot, source: source as keyof typeof sources })),
)

describe('too much salt', () => {
  it.each(cases)('is found in a pot with $pot.name at 2, 3 and 5 times the limit, of $source', ({ pot, source }) => {
    for (const times of [2, 3, 5]) {
      const { salt } = sources[source]
      const share = (limit * times) / 100
      // what brings the whole pot, itself included, to so many times the limit
      const grams = (share * (foodGrams + pot.grams) - pot.salt) / (salt - share)
      const found = saltFindings([...food, ...pot.lines, `${grams.toFixed(1)} g ${source}`], pot.steps)
      expect(found, `${times} times, ${grams.toFixed(0)} g`).toMatch(/^(?:far_)?too_salty$/)
    }
  })

  it.each(pots)('is not found in a pot with $name that is seasoned as cooks do', ({ lines, steps }) => {
    expect(saltFindings([...food, ...lines, '6 g table salt'], steps)).toBe('')
  })
})

describe('what is salty by nature', () => {
  const sandwich = ['250 g rye bread', '340 g corned beef', '170 g Swiss cheese', '220 g sauerkraut', '70 g mayonnaise']
  it('is left as it is sold, and no salt is added to it unseen', () => {
    expect(saltFindings(sandwich, [])).toBe('')
    expect(saltFindings([...sandwich, '25 g table salt'], [])).toMatch(/too_salty$/)
  })
  it('is no broth: that seasons', () => {
    expect(
      saltFindings(['300 g chicken thighs', '200 g potatoes', '1500 g chicken broth', '17 g table salt'], []),
    ).toBe('too_salty')
  })
})

describe('water that steps measure', () => {
  const steps = ['Add 2 quarts water, bring to a boil and simmer.']
  it('is weighed with the soup that it makes', () => {
    expect(saltFindings([...food, '26 g table salt'], [])).toBe('too_salty')
    expect(saltFindings([...food, '26 g table salt'], steps)).toBe('')
  })
  it.each([
    ['7 oz red lentils', '1 medium onion, chopped', '2 carrots, sliced', '2 tsp table salt'],
    ['6 oz stale bread', '8 cloves garlic, sliced', '2 tbsp olive oil', '2 tsp table salt'],
  ])('makes a soup of %s that is eaten with two teaspoons of salt for four', (...lines) => {
    expect(saltFindings(lines, [])).toBe('far_too_salty')
    expect(saltFindings(lines, ['Pour in 8 cups water and simmer for 25 minutes. Season with the salt.'])).toBe('')
  })
  it.each(besides)('excuses no salt beyond a day’s a person: %s', (...said) => {
    assert(
      property(integer({ min: 28, max: 600 }), integer({ min: 2, max: 16 }), (salt, waters) => {
        const named = said.map((step) => step.replaceAll('#', String(waters)))
        expect(saltFindings([...food, `${salt} g table salt`], named)).toBe('far_too_salty')
      }),
      { numRuns: 20 },
    )
  })
  it('weighs 409 g of it, though 409 is a name before other words', () => {
    expect(saltFindings([...food, '409 g table salt'], [])).toBe('far_too_salty')
  })
  it('is no part of a dish that it is drained from', () => {
    expect(saltFindings([...food, '28 g table salt'], ['Boil in 2 quarts water, then drain.'])).toBe('far_too_salty')
    expect(saltFindings(['200 g lentils', '100 g onions', '50 g leeks', '10 g table salt'], steps)).toBe('')
    expect(
      saltFindings(
        ['200 g lentils', '100 g onions', '50 g leeks', '10 g table salt'],
        ['Boil in 2 quarts water, then drain.'],
      ),
    ).toBe('far_too_salty')
  })
})

describe('salt that is thrown away, or that keeps what it is in', () => {
  it.each([
    ['1/2 cup table salt, for the brine', 'Dissolve the salt in 2 quarts water and soak the chicken for an hour.'],
    ['1/4 cup table salt, for the cooking water', 'Boil the potatoes in 4 quarts of water and fish them out.'],
    ['1/2 cup table salt', 'Brine the chicken in the salt and 2 quarts water for an hour, then lift it out.'],
    [
      '1/2 cup table salt',
      'Dissolve the salt in 4 quarts water, chill the chicken in this brine for an hour, and discard it.',
    ],
    ['1 cup coarse salt', 'Bury the chicken in the salt. Bake until done and crack the salt crust.'],
    ['1 cup soy sauce', 'Pickle the carrots and onions in the soy sauce for a day.'],
    ['1/4 cup pickling salt', 'Pickle the carrots and onions in the salt and 1 quart water.'],
    ['1/2 cup table salt', 'Dissolve the salt in 2 quarts water, add the chicken and brine overnight.'],
    ['1/2 cup table salt', 'Brine the chicken: stir the salt into 2 quarts water and add the chicken.'],
    [
      '1/2 cup table salt',
      'For the brine, bring the salt and 2 quarts of water to a boil. Pour the cold brine over the chicken.',
    ],
    ['1/2 cup table salt', 'Mix the salt with water. Leave the chicken in the brine for a day and roast it.'],
    ['1/2 cup table salt', 'Dry-brine the chicken with the salt for two days, then wipe it off.'],
    ['1/2 cup table salt', 'Rub the salt over the chicken. Let the chicken cure for a week and rinse it.'],
    ['1/2 cup table salt', 'Pack the chicken in the salt and refrigerate until cured, about 5 days.'],
    ['1/4 cup table salt', 'Massage the salt into the carrots and onions. Pack in a jar and let ferment for a week.'],
  ])('is not told as eaten: %s, where steps say “%s”', (salt, step) => {
    expect(saltFindings([...food, salt], [step])).toBe('')
  })
  it('excuses no other salt, nor that of a dough that ferments', () => {
    const steps = ['Brine the chicken with the pickling salt in 2 quarts water.', 'Rub with the garlic salt and roast.']
    expect(saltFindings([...food, '1/2 cup pickling salt'], steps)).toBe('')
    expect(saltFindings([...food, '1/2 cup pickling salt', '1/2 cup garlic salt'], steps)).toBe('far_too_salty')
    const dough = ['4 cups all-purpose flour', '1 1/2 cups water', '2 tsp yeast', '3 tbsp table salt']
    expect(saltFindings(dough, ['Knead, let the dough ferment for 4 hours and bake.'])).toBe('far_too_salty')
  })
  it.each([
    ['100 g pickled beets', 'Season with the salt and top with the pickled beets.'],
    ['2 tbsp capers', 'Drain the capers of their brine.', 'Season with the salt.'],
    ['1 lime', 'Season with the salt and simmer.', 'Serve with pickled ginger.'],
    ['1 lime', 'Season with the salt and the brine of the olives and simmer.'],
    ['1 lime', 'Add salt, olives and brine to the pot and simmer.'],
    ['1 lime', 'Stir in the salt, simmer for two hours and add the olives with their brine.'],
    ['1 lime', 'Add the salt and brine from the jar and simmer for two hours.'],
    ['1 lime', 'Season with the salt. Stir in relish and pickle.'],
    ['1 lime', 'Sprinkle with the salt and pickling spice and roast.'],
    ['1 lime', 'Season with the salt and simmer until the cured sausage is hot.'],
    ['1 lime', 'Season with the salt and cook until a salt crust forms.'],
    ['1 lime', 'Season the chicken with the salt. There is no need to brine the chicken.'],
    ['1 lime', 'Roast the chicken with the salt. Pickle the onions in the lime juice.'],
    ['1 lime', 'Season the chicken with the salt and brine the carrots in the lime juice.'],
  ])('is eaten where it keeps nothing: with %s', (line, ...steps) => {
    expect(saltFindings([...food, line, '60 g table salt'], steps)).toBe('far_too_salty')
  })
})

describe('what is small or made of flour', () => {
  const small = (lines: readonly string[]) => saltFindings(lines, ['Mix and bake.'], 32)
  it.each([
    ['2 cups flour', '1 cup butter', '1 cup sugar', '1 egg'],
    ['1 cup butter', '2 cups sugar', '4 eggs', '1 cup flour'],
    ['2 cups rolled oats', '1/2 cup honey', '1/4 cup vegetable oil'],
  ])('is judged as any dish: %s, %s, %s', (...dough) => {
    expect(small([...dough, '1/4 cup table salt'])).toBe('far_too_salty')
    expect(small([...dough, '1/2 tsp table salt'])).toBe('')
  })
  it.each([
    ['1/2 cup brown sugar', '1/4 cup paprika', '1/4 cup table salt'],
    ['2 cups panko', '2 tbsp paprika', '1 tbsp table salt'],
    ['1 cup olive oil', '1/2 cup vinegar', '1 tbsp table salt'],
    ['1/2 cup popcorn kernels', '3 tbsp vegetable oil', '1 tsp table salt'],
  ])('is no rub, coating or dressing: %s, %s, %s', (...lines) => {
    expect(small(lines)).toBe('')
  })
  it.each([3, 3.5, 4])('is bread with two teaspoons of salt to %d cups of flour, not with three', (cups) => {
    const bread = [`${cups} cups bread flour`, '1 1/2 cups water', '2 tsp yeast']
    expect(saltFindings([...bread, '2 tsp table salt'], ['Knead and bake.'])).toBe('')
    expect(saltFindings([...bread, '3 1/2 tsp table salt'], ['Knead and bake.'])).toMatch(/too_salty$/)
    expect(saltFindings(['1 lb pasta', '1 1/2 cups cream', '2 tsp table salt'], ['Cook.'])).toBe('too_salty')
  })
})

describe('what a line brings of salt', () => {
  it.each([
    ['960 g chicken broth', 8, 10],
    ['960 g beef broth', 8, 10],
    ['960 g vegetable broth', 6, 8],
    ['960 g chicken stock', 3, 4],
    ['960 g low-sodium chicken broth', 1, 2],
    ['960 g chicken broth, low sodium', 1, 2],
    ['960 g unsalted chicken stock', 1, 2],
    ['960 g no-salt-added chicken broth', 1, 2],
    ['960 g homemade chicken stock', 1, 2],
    ['100 g soy sauce', 13, 15],
    ['100 g reduced-sodium soy sauce', 10, 11],
    ['100 g light soy sauce', 13, 15],
    ['10 g chicken bouillon powder', 4.5, 6],
    ['10 g low-sodium chicken bouillon powder', 0.2, 0.5],
    ["10 g Tony Chachere's Creole seasoning", 8.5, 9.2],
    ['10 g Slap Ya Mama', 8.5, 9.2],
    ['10 g Cajun seasoning', 2, 2.6],
  ])('%s: %d to %d g', (line, least, most) => {
    const salt = saltOfLine(line)
    expect(salt).toBeGreaterThanOrEqual(least)
    expect(salt).toBeLessThanOrEqual(most)
  })

  it.each(['salt', 'salt, to taste', 'kosher salt', 'salt and pepper', 'sea salt to taste', 'Salt'])(
    '“%s” states what is assumed, and how much it may be',
    (line) => {
      const [read] = readRecipe({ servings: 4, ingredients: [line] }).lines
      const weight = read?.portions[0]?.weight
      expect(weight?.how).toMatch(/^no amount given: 1(?:\/2)? tsp assumed, (?:1 1\/4|2 1\/2) tsp at most$/)
      expect(weight?.grams).toBeGreaterThan(0)
      expect(weight?.high).toBeGreaterThan(2 * (weight?.grams ?? 0))
    },
  )
})

function saltOfLine(line: string): number {
  return readRecipe({ servings: 4, ingredients: [line] }).lines.reduce((sum, each) => sum + saltOf(each), 0)
}

function saltFindings(ingredients: readonly string[], instructions: readonly string[], servings = 4): string {
  const found = amountFindings(readRecipe({ servings, ingredients, instructions }))
  return found.flatMap(({ code }) => (code.endsWith('too_salty') ? [code] : [])).join()
}
