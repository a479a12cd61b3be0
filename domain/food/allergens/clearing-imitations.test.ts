import { describe, expect, it } from 'vitest'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { isOfSea } from '#domain/food/allergens/clearing-meanings.ts'
import { lineAllergens } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { remembered } from '#domain/remembered.ts'

/** Every meat, fish and shellfish of the table, by a name of it without a comma. */
const flesh: readonly Food[] = [...foods.values()].filter(isFlesh)
const nameOf = ({ name, aliases }: Food) => [name, ...aliases].find((each) => !/[,(]/.test(each)) ?? name

const clearing = ['vegan', 'vegetarian', 'meatless', 'faux', 'plant-based', 'veggie'] as const
const claims = new RegExp(`\\b(?:${clearing.join('|')}) `)
/** What stands between a clearing word and the meat, so that it is said of something else. */
const joinings: readonly ((word: string, meat: string) => string)[] = [
  (word, meat) => `${word} mayonnaise ${meat}`,
  (word, meat) => `${word} cheese ${meat}`,
  (word, meat) => `${word} cheese, ${meat}`,
  (word, meat) => `${word} cheese and ${meat}`,
  (word, meat) => `${word} cheese with ${meat}`,
  (word, meat) => `${word} sausages ${meat}`,
  (word, meat) => `${word} pumpkin ${meat}`,
  (word, meat) => `${meat} and ${word} cheese`,
  (word, meat) => `${meat}, ${word} cheese`,
  (word, meat) => `${meat} with ${word} cheese`,
]
/** Vegetables are a food. */
const vegetables: readonly ((meat: string) => string)[] = [
  (meat) => `vegetable ${meat}`,
  (meat) => `vegetables ${meat}`,
  (meat) => `mixed vegetables ${meat}`,
  (meat) => `mixed vegetables, ${meat}`,
  (meat) => `vegetables and ${meat}`,
  (meat) => `veggies ${meat}`,
  (meat) => `veggies and ${meat}`,
  (meat) => `veggies with ${meat}`,
  (meat) => `veggies, ${meat}`,
]

describe('a clearing word that stands before something else', () => {
  it.each(clearing)('“%s” leaves every meat and fish what it is', (word) => {
    expect(lost(joinings.map((joined) => (meat) => joined(word, meat)))).toEqual([])
  })
  it('is not the word for vegetables', () => {
    expect(lost(vegetables)).toEqual([])
  })
})

describe('a clearing word that stands before the food', () => {
  it.each(
    clearing.flatMap((word) =>
      ['haggis', 'ham', 'sausage', 'bacon', ...(word === 'veggie' ? [] : ['chicken', 'beef'])].map((meat) => [
        word,
        meat,
      ]),
    ),
  )('makes another of it: %s %s', (word, meat) => {
    expect(lineDiet(readIngredientLine(`1 lb ${word} ${meat}`), 'vegetarian').verdict).not.toBe('breaks')
  })
  it.each([
    ['vegan smoked salmon', 'fish'],
    ['vegan shrimp', 'crustacean'],
    ['vegan gluten-free sausages', 'gluten'],
    ['vegan cream cheese frosting', 'milk'],
    ['vegan ginger cookies', 'egg'],
  ])('clears %s of %s', (line, allergen) => {
    expect(lineAllergens(readIngredientLine(line)).map((each) => each.allergen)).not.toContain(allergen)
  })
  it.each([
    ['vegan mayonnaise tuna salad', 'fish'],
    ['vegan mayonnaise egg salad', 'egg'],
    ['vegan butter and milk', 'milk'],
    ['vegan fish sauce shrimp', 'crustacean'],
    ['tuna mayonnaise, vegan cheese', 'fish'],
  ])('leaves %s its %s', (line, allergen) => {
    expect(lineAllergens(readIngredientLine(line)).map((each) => each.allergen)).toContain(allergen)
  })
  it.each(['veggie beef soup', 'veggie ham soup', 'vegetable corned beef', 'veggies and ham'])(
    'is not said of the meat: %s',
    (line) => {
      expect(lineDiet(readIngredientLine(line), 'vegetarian').verdict).toBe('breaks')
    },
  )
})

describe('a word that is said of fish as well', () => {
  it.each(['veggie', 'meatless', 'faux'])('“%s” clears no fish and no shellfish', (word) => {
    const fromTheSea = flesh.filter(({ allergens: { certain } }) => certain.some(isOfSea))
    const kept = fromTheSea.filter((food) => {
      const held = certainOf(`${word} ${nameOf(food)}`)
      return certainWithout(nameOf(food)).every((allergen) => !isOfSea(allergen) || held.includes(allergen))
    })
    expect(kept.map(({ id }) => id)).toEqual(fromTheSea.map(({ id }) => id))
  })
  it.each([
    ['veggie lobster bisque', 'crustacean'],
    ['1 cup veggie mussel stew', 'mollusc'],
    ['veggie salmon patties', 'fish'],
    ['veggie oyster sauce', 'mollusc'],
    ['2 veggie shrimp tacos', 'crustacean'],
    ['veggie anchovy pizza', 'fish'],
    ['leftover veggie cod cakes', 'fish'],
    ['meatless tuna noodle casserole', 'fish'],
    ['faux lobster salad', 'crustacean'],
  ])('leaves %s its %s', (line, allergen) => {
    const read = readIngredientLine(line)
    expect(lineAllergens(read)).toContainEqual(expect.objectContaining({ allergen, certainty: 'certain' }))
    expect(lineDiet(read, 'vegetarian').verdict).toBe('breaks')
  })
})

describe('“veggie”', () => {
  it.each([
    '4 veggie burgers',
    '2 veggie patties',
    '1 lb veggie mince',
    '12 oz veggie ground',
    '2 cups veggie crumbles',
    '6 slices veggie bacon, chopped',
    '8 veggie ham slices',
    '1 package (12 oz) veggie sausage links',
    '10 veggie nuggets',
    '1 lb small veggie meatballs',
    '4 veggie hot dogs',
    'MorningStar Farms veggie bacon',
    "Trader Joe's veggie sausage",
  ])('begins the name of what is sold in the place of meat: %s', (line) => {
    expect(lineDiet(readIngredientLine(line), 'vegetarian').verdict).toBe('fits')
  })
  it.each([
    'mixed veggie bacon',
    'frozen veggie ham',
    'root veggie sausage',
    'stir-fry veggie hot dogs',
    'roasted veggie sausage',
    'rainbow veggie bacon',
    'hidden veggie meatballs',
    'chicken veggie nuggets',
    'veggie bacon quiche',
    'veggie sausage gravy',
    'veggie pepperoni pizza',
    'veggie ham casserole',
    'veggie chicken',
    'veggie beef',
  ])('is said of vegetables anywhere else: %s', (line) => {
    expect(lineDiet(readIngredientLine(line), 'vegetarian').verdict).toBe('breaks')
  })
})

describe('“plant-based”', () => {
  it.each([
    ['plant-based shredded Italian-blend cheese', 'milk'],
    ['1 cup plant-based shredded Mexican-blend cheese', 'milk'],
    ['plant-based smoked gouda slices', 'milk'],
    ['plant-based shrimp', 'crustacean'],
    ['8 oz plant-based shrimp, thawed', 'crustacean'],
    ['plant-based crab cakes', 'crustacean'],
  ])('leaves it open whether %s hold %s', (line, allergen) => {
    expect(lineAllergens(readIngredientLine(line))).toContainEqual(
      expect.objectContaining({ allergen, certainty: 'usual' }),
    )
  })
})

describe('a maker of plant kinds', () => {
  it.each([
    'Quorn sausages',
    'Quorn mince',
    'Beyond Meat burger',
    '1 lb Beyond beef',
    'Impossible ground beef',
    'Quorn fish fingers',
  ])('has its foods in the table: %s', (line) => {
    const read = readIngredientLine(line)
    expect(read.foods[0]?.food?.facts.has('plant-kind')).toBe(true)
    expect(lineDiet(read, 'vegetarian').verdict).toBe('fits')
  })
  it.each([
    'Quorn sausages and ham',
    'Beyond beef, pork',
    'Quorn chicken ham hock',
    'Impossible ground beef bacon',
    'Beyond the beef',
  ])('clears no other food: %s', (line) => {
    expect(lineDiet(readIngredientLine(line), 'vegetarian').verdict).toBe('breaks')
  })
})

/** Lines that are called free of the meat or fish in them, or that lack an allergen which they have for certain without the clearing word. */
function lost(lines: readonly ((meat: string) => string)[]): string[] {
  return flesh.flatMap((food) => {
    const meat = nameOf(food)
    const own = certainWithout(meat)
    return lines.flatMap((lineOf) => {
      const line = lineOf(meat)
      const held = certainOf(line)
      const unsaid = certainWithout(line.replace(claims, ''))
      const isCleared = lineDiet(readIngredientLine(line), 'vegetarian').verdict === 'fits'
      return isCleared || own.some((allergen) => unsaid.includes(allergen) && !held.includes(allergen)) ? [line] : []
    })
  })
}
function certainOf(line: string): Allergen[] {
  return lineAllergens(readIngredientLine(line)).flatMap(({ allergen, certainty }) =>
    certainty === 'certain' ? [allergen] : [],
  )
}
/** The same, kept for the next clearing word. */
const certainWithout = remembered(certainOf)
