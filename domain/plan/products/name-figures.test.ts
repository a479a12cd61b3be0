import { array, assert, constantFrom, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { plain } from '#domain/plain-text.ts'
import { itemText } from '#domain/plan/shopping/list-text.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

const names = [
  'milk',
  'red wine',
  'florps',
  'kitchen paper',
  'vitamin D',
  ...[...foods.values()].filter(({ name }, at) => at % 13 === 0 && !/\d|%| of /.test(name)).map(({ name }) => name),
]
/** Figures that are no amount wherever they stand. */
const figures = [
  '0.0',
  '3.85',
  '3,6',
  '12.4',
  '50/50',
  '16/20',
  '24/7',
  '1:2',
  '#2',
  '#10',
  '^2',
  '1st',
  '10-10-10',
  '2x4',
  '5-minute',
  '1050',
  '4711',
  '1,5%',
  '0%',
  'B12',
  'No. 5',
  'type 405',
  '€3',
  '2.50$',
  '2-3',
  'half fat',
  '1/2 fat',
  '½ salt',
  '1/3 less sugar',
  'quarter price',
]
const places = [
  (name: string, figure: string) => `${figure} ${name}`,
  (name: string, figure: string) => `${name} ${figure}`,
  (name: string, figure: string) => `${name} (${figure})`,
  (name: string, figure: string) => `${name}, ${figure}`,
  (name: string, figure: string) => `${name} ${figure} x2`,
  (name: string, figure: string) => `3 x ${name} ${figure}`,
] as const
const typed = record({
  name: constantFrom(...names),
  figure: constantFrom(...figures),
  place: constantFrom(...places),
}).map(({ name, figure, place }) => ({ name, figure, text: place(name, figure) }))

/** Words by their stems, so that a plural is no other word. */
const stemsOf = (name: string) =>
  (plain(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?:ves|ies|es|fe?|s|y)$/, ''))

describe('what people typed is what they read in the shop', () => {
  it.each([
    'half fat milk',
    '½ fat cream cheese',
    '1/2 fat creme fraiche',
    'quarter fat butter',
    'half sugar jam',
    'half salt butter',
    '1/3 less fat cream cheese',
    'cheddar (half fat)',
    '1/2 price ham',
    'milk 3,5',
    'milk 3.5',
    'milk 1,5%',
    '1.5 milk',
    'bread 50/50',
    'ground beef 80/20',
    '16/20 shrimp',
    'mixed nuts 50:50',
    'milk #2',
    'milk^2',
    'coffee filters #4',
    '#10 can tomatoes',
    'pasta No. 5',
    'flour 550',
    'type 405 flour',
    '4711 cologne',
    '1st milk formula',
    '10-10-10 fertilizer',
    '5 a day smoothie',
    'beer 0.0',
    'red wine 0.0',
    'cola 0',
    'flour 0',
    'no milk',
    '2-3 lemons',
    '1 to 2 onions',
    '8-inch tortillas',
    '2 x 500 g flour',
    'coke 6 x 330 ml',
    '10/12 shrimp',
    '13/15 shrimp',
    '8/12 scallops',
    '4/6 scallops',
    '1/2 melon',
    '3/4 melon',
  ])('%s', (text) => expect(itemText(typedItem(text))).toBe(text))

  it.each([
    ['beer', 'beer 0.0'],
    ['wine', 'wine 0.0'],
    ['milk', 'no milk'],
    ['2 milk', '0 milk'],
    ['yogurt 0', 'yogurt 2'],
    ['flour 0', 'flour 00'],
    ['milk 3.5', 'milk 1.5'],
    ['milk 2%', 'milk #2'],
    ['jam', 'half sugar jam'],
    ['bread', 'bread 50/50'],
    ['16/20 shrimp', '31/40 shrimp'],
    ['8-inch tortillas', '10-inch tortillas'],
    ['7 grain bread', '12 grain bread'],
    ['creme fraiche', '500 g half fat creme fraiche'],
  ])('%s and %s stand apart', (one, other) => {
    expect(mergedFoods([typedItem(one), typedItem(other)]).map(({ sources }) => sources.length)).toEqual([1, 1])
  })

  it.each([
    ['80/20 ground beef 2 lb', '2 lb 80/20 ground beef'],
    ['93/7 ground turkey, 1 lb', '1 lb 93/7 ground turkey'],
    ['1000 island dressing 2 bottles', '2 bottles 1000 island dressing'],
    ['12 grain bread 2 loaves', '2 loaves 12 grain bread'],
    ['half and half 1 quart', '1 quart half-and-half'],
    ['1 #10 can tomatoes', '1 can #10 tomatoes'],
    ['2 #303 cans peas', '2 cans #303 peas'],
    ['5# potatoes', '5 lb potatoes'],
    ['eggs 120', '120 eggs'],
    ['lemons, 144', '144 lemons'],
    ['flour 550', 'flour 550'],
    ['vitamin D 400', 'vitamin D 400'],
  ])('%s is %s', (text, read) => expect(itemText(typedItem(text))).toBe(read))

  it.each([
    ['half fat milk', '2 half fat milk', '2 half fat milk'],
    ['1/3 less fat cream cheese', '⅓ less fat cream cheese x3', '3 ⅓ less fat cream cheese'],
    ['beer 0.0', '6 x beer 0.0', '6 beer 0.0'],
    ['1.5 l milk', 'milk 1,5 l', '3 l milk'],
  ])('%s and %s are %s', (one, other, both) => {
    expect(mergedFoods([typedItem(one), typedItem(other)]).map(itemText)).toEqual([both])
  })
})

describe('a figure that is no amount', () => {
  it.each(['24/7 sugar', '24/5 salt'])('%s stays as it is', (text) => expect(itemText(typedItem(text))).toBe(text))

  it('is read as it was typed, with all words', () => {
    assert(
      property(typed, ({ name, figure, text }) => {
        const read = itemText(typedItem(text))
        expect([text, read]).toEqual([text, expect.stringContaining(figure)])
        expect([text, stemsOf(name).filter((stem) => !plain(read).includes(stem))]).toEqual([text, []])
      }),
      { numRuns: 600 },
    )
  })

  it('is never one line with another, nor with none', () => {
    assert(
      property(
        // nonfat yogurt is of 0% whether or not that is said
        constantFrom(...names.filter((name) => !/\bnonfat\b/.test(name))),
        tuple(constantFrom('', ...figures), constantFrom('', ...figures)).filter(([one, other]) => one !== other),
        array(constantFrom(...places), { minLength: 2, maxLength: 2 }),
        (name, said, [first = places[0], second = places[0]]) => {
          const texts = said.map((figure, at) => (figure === '' ? name : (at ? first : second)(name, figure)))
          expect([texts, mergedFoods(texts.map(typedItem)).length]).toEqual([texts, 2])
        },
      ),
      { numRuns: 600 },
    )
  })
})
