import { describe, expect, it } from 'vitest'
import { type Meaning, meaningOf } from '#domain/food/allergens/clearing-meanings.ts'
import { findClearingWords } from '#domain/food/allergens/clearing-words.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { diets } from '#domain/food/diets.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { nameKey, readWords } from '#domain/food/match/word-keys.ts'

const plainWords = ['regular', 'plain', 'ordinary', 'traditional', 'conventional', 'normal']
const clearingWords = 'vegan, vegetarian, meatless, plant-based, gluten-free, dairy-free, egg-free, nut-free, soy-free'
/** Two kinds of one food, as lines offer them; either may come first. */
const offers: readonly ((one: string, other: string, food: string) => string)[] = [
  (one, other, food) => `1 cup ${one} or ${other} ${food}`,
  (one, other, food) => `4 ${one} or ${other} ${food}`,
  (one, other, food) => `1 cup ${one} and ${other} ${food}`,
  (one, other, food) => `1 cup ${one}/${other} ${food}`,
  (one, other, food) => `1 cup ${one}, ${other} ${food}`,
  (one, other, food) => `1 cup ${food} (${one} or ${other})`,
  (one, other, food) => `1 cup ${food} (${one}/${other})`,
  (one, other, food) => `1 cup ${food} (${one}, ${other})`,
  (one, other, food) => `1 cup ${food}, ${one} or ${other}`,
  (one, other, food) => `1 cup ${food}, ${one} and ${other}`,
]
/** Every food is met by one in so many of the offers, each by another. */
const stride = 3

describe('a plain kind beside one with a clearing word', () => {
  it.each(clearingWords.split(', '))('keeps all that it holds, whichever comes first: %s', (clearing) => {
    const meaning = meaningOf(nameKey(clearing))!
    const lines = [...foods.values()]
      .filter((food) => takes(meaning, food))
      .flatMap((food, at) => {
        const plain = plainWords[at % plainWords.length]!
        const name = [food.name, ...food.aliases].find((each) => !/[,(]/.test(each)) ?? food.name
        return offers
          .filter((_, place) => (at + place) % stride === 0)
          .flatMap((offer) => [offer(plain, clearing, name), offer(clearing, plain, name)])
          .map((line) => ({ line, plainly: `1 cup ${plain} ${name}` }))
      })
    expect(lines.flatMap(lost)).toEqual([])
  })
  it.each([
    // the noun stands once
    ['1 cup all-purpose/gluten-free flour', 'wheat'],
    ['1 tbsp dark or gluten-free soy sauce', 'wheat'],
    ['12 oz egg or gluten-free noodles', 'wheat'],
    ['4 regular or gluten-free burger buns', 'wheat'],
    ['1/4 cup regular or vegan Caesar dressing', 'fish'],
    ['1 cup heavy or vegan cream', 'milk'],
    ['1 cup sweet or dairy-free cream', 'milk'],
    ['1 cup vegan or gluten-free cake', 'wheat'],
    ['1 cup vegan or gluten-free cake', 'egg'],
    // it stands on the other side
    ['1 cup vegan butter or salted', 'milk'],
    // in a note
    ['1 cup milk (vegan or 2%)', 'milk'],
    ['1 cup yogurt (vegan or Greek)', 'milk'],
    ['8 oz pasta (sifted), gluten-free or traditional', 'wheat'],
    // of milk itself
    ['1 cup dairy or non-dairy milk', 'milk'],
    ['1 cup dairy, almond, or oat milk', 'milk'],
    ['1 cup dairy or coconut cream', 'milk'],
    ['1 cup almond milk (or dairy)', 'milk'],
    ['1 cup almond milk (or whole)', 'milk'],
    ['1 cup oat milk (or 2%)', 'milk'],
    ['1 cup oat milk or whole', 'milk'],
  ])('%s: %s', (text, allergen) => {
    expect(toldOf(text).allergens).toContain(allergen)
  })
  it.each([
    '1 lb vegan and pork sausage',
    '1 lb meatless and pork sausage',
    '8 slices real and veggie bacon',
    '4 regular or veggie hot dogs',
    '2 cups regular or vegan marshmallows',
  ])('is meat: %s', (text) => {
    expect(toldOf(text).fits).not.toContain('pescatarian')
    expect(toldOf(text).fits).not.toContain('vegan')
  })
})

describe('a clearing word in parentheses before the food', () => {
  it.each([
    '1 stick (vegan) butter',
    '1 package (gluten-free) pasta',
    '2 (vegan) eggs',
    '1 can (dairy-free) condensed milk',
  ])('may be left out: %s', (text) => {
    expect(lineIsKnown(readIngredientLine(text))).toBe(false)
    expect(toldOf(text).fits).toEqual([])
  })
})

describe('a clearing word that speaks of the whole line', () => {
  it.each([
    ['1 cup gluten-free flour or almond flour', 'wheat'],
    ['2 tbsp olive oil or vegan butter', 'milk'],
    ['2 tbsp vegan or dairy-free butter', 'milk'],
    ['2 tbsp vegan butter or more as needed', 'milk'],
    ['2 tbsp vegan butter (or margarine)', 'milk'],
    ['1 cup vegan and gluten-free cookies', 'wheat'],
    ['2 tbsp soy sauce, gluten-free', 'wheat'],
    ['1 cup milk (page 54), or non-dairy creamer', 'wheat'],
  ])('clears as before: %s has no %s', (text, allergen) => {
    expect(
      lineAllergens(readIngredientLine(text))
        .filter((one) => one.certainty === 'certain')
        .map((one) => one.allergen),
    ).not.toContain(allergen)
  })
  it('leaves a warning what it is', () => {
    const told = lineAllergens(readIngredientLine('1 cup regular or gluten-free oats (may contain peanuts)'))
    expect(told).toContainEqual(expect.objectContaining({ allergen: 'peanut', certainty: 'usual' }))
  })
  it('without sugar is still the same food', () => {
    expect(lineIsKnown(readIngredientLine('1 cup sweetened or unsweetened coconut flakes'))).toBe(true)
  })
})

function takes({ clears, softens, facts }: Meaning, food: Food): boolean {
  const { certain, usual } = food.allergens
  const holds = [...certain, ...usual].some((one) => clears.includes(one) || softens.includes(one))
  return (holds || facts.some((fact) => food.facts.has(fact))) && findClearingWords(readWords(food.name)).length === 0
}

/** What the plain food holds and a line does not tell, and the diets that the line fits and the food does not. */
function lost({ line, plainly }: { line: string; plainly: string }): string[] {
  const [told, own] = [toldOf(line), toldOf(plainly)]
  const hidden = own.allergens.filter((one) => !told.allergens.includes(one))
  const fits = told.fits.filter((diet) => !own.fits.includes(diet))
  return hidden.length + fits.length > 0 ? [`${line}: ${[...hidden, ...fits].join(' ')}`] : []
}
function toldOf(text: string) {
  const line = readIngredientLine(text)
  return {
    allergens: lineAllergens(line).map(({ allergen }) => allergen),
    fits: diets.filter((diet) => lineDiet(line, diet).verdict === 'fits'),
  }
}
