import { array, assert, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { plain } from '#domain/plain-text.ts'
import { ownWords } from '#domain/plan/products/own-words.ts'
import { joinedFood, mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

const shown = (...texts: string[]) => mergedFoods(texts.map(typedItem)).map(({ name }) => name)
const recipe = (...ingredients: string[]) => shoppingListOf([{ recipeId: 1, title: 'Porridge', ingredients }])

describe('what people typed is what they read in the shop', () => {
  it.each([
    ['bread (GF)', 'bread (GF)'],
    ['oats (certified GF)', 'oats (certified GF)'],
    ['500 g oats (certified GF)', 'oats (certified GF)'],
    ['chocolate (no nuts)', 'chocolate (no nuts)'],
    ['milk (for the cat)', 'milk (for the cat)'],
    ['milk 2%', 'milk 2%'],
    ['milk (2%)', 'milk (2%)'],
    ['2% milk', '2% milk'],
    ['milk, 1%', 'milk, 1%'],
    ['2 x 2% milk', '2% milk'],
    ['fat-free milk', 'fat-free milk'],
    ['no salt added tomatoes', 'no salt added tomatoes'],
    ['onion, red', 'onion, red'],
    ['0 sugar cola', '0 sugar cola'],
    ['6 x 0 sugar cola', '0 sugar cola'],
    ['0 sugar cola x6', '0 sugar cola'],
    ['0 fat yogurt', '0 fat yogurt'],
    ['0g sugar yogurt', '0g sugar yogurt'],
    ['0 trans fat margarine', '0 trans fat margarine'],
    ['0 sugar syrup', '0 sugar syrup'],
    ['0.0 beer', '0.0 beer'],
    ['0 calorie soda', '0 calorie soda'],
    ['0 carb tortillas', '0 carb tortillas'],
    ['0 added sugar ketchup', '0 added sugar ketchup'],
    ['0mg sodium water', '0mg sodium water'],
    ['0 caffeine coffee', '0 caffeine coffee'],
    ['0 peanut butter', '0 peanut butter'],
    ['0 olive oil', '0 olive oil'],
    ['0 g olive oil', '0 g olive oil'],
    ['0 chicken noodle soup', '0 chicken noodle soup'],
    ['0 milk', '0 milk'],
    ['0 salt cod', '0 salt cod'],
    ['0 sugar', '0 sugar'],
    ['no nuts milk', 'no nuts milk'],
    ['no nut milk', 'no nut milk'],
    ['0 sugar snap peas', '0 sugar snap peas'],
    ['0 cups sugar', '0 cups sugar'],
    ['0.0 kg flour', '0.0 kg flour'],
    ['100 calorie popcorn', '100 calorie popcorn'],
    ['2 lb 90% lean beef', '90% lean beef'],
    ['2 7up', '7up'],
    ['2 lb 00 flour', '00 flour'],
    ['5 spice', '5 spice'],
    ['Barilla spaghetti 500 g', 'Barilla spaghetti'],
    ['2 packs of organic eggs', 'organic eggs'],
    ['1 can (15 oz) chickpeas, no salt', 'chickpeas, no salt'],
    ['3 large ripe avocados', 'large ripe avocados'],
    ['bourbon or brandy', 'bourbon or brandy'],
    ['3 florps (blue)', 'florps (blue)'],
    ['1 kg potatoes', 'potatoes'],
    ['milk 🐱', 'milk 🐱'],
    ['❌ nuts', '❌ nuts'],
    ['milk 🚫', 'milk 🚫'],
    ['bread ⚠️', 'bread ⚠️'],
    ['🥛', 'milk'],
    ['2 🥛🐱', 'milk 🐱'],
    ['🐱 2 milk', '🐱 milk'],
    ['☐ milk', 'milk'],
    ['milk 2€', 'milk 2€'],
    ['milk (€2.50)', 'milk (€2.50)'],
    ['2€ milk', '2€ milk'],
    ['some milk', 'some milk'],
    ['the milk', 'the milk'],
    ['some bread', 'some bread'],
    ['some oats', 'some oats'],
    ['flour 00', 'flour 00'],
    ['formula stage 3', 'formula stage 3'],
    ['Aptamil 2', 'Aptamil 2'],
    ['oats 500 g (GF)', 'oats (GF)'],
    ['milk 1.5 l, for Ada', 'milk, for Ada'],
    ['½ l milk', 'milk'],
    ['milk ½ l', 'milk'],
  ])('%s is shown as %s', (text, name) => expect(typedItem(text).name).toBe(name))

  it('its amount is still read: weighed, counted and priced as before', () => {
    expect(typedItem('500 g oats (certified GF)')).toMatchObject({ food: 'oats', amount: '500', unit: 'g', grams: 500 })
    expect(typedItem('milk (for the cat)').estimatedPrice).toBe(typedItem('milk').estimatedPrice)
  })

  it.each([
    ['milk 2€', 'milk', '', 1],
    ['2€ milk', 'milk', '', 1],
    ['2 milk 3€', 'milk', '2', 2],
    ['flour 00', 'bread-flour', '', 1],
    ['formula stage 3', null, '', 1],
    ['Aptamil 2', null, '', 1],
    ['3 Aptamil 2', null, '3', 3],
    ['toilet paper 3', null, '3', 3],
    ['oats 500 g (GF)', 'oats', '500', 1],
    ['½ l milk', 'milk', '500', 1],
  ])('of %s an amount is read where one is meant', (text, food, amount, quantity) =>
    expect(typedItem(text)).toMatchObject({ food, amount, quantity }),
  )

  it('lists that were typed before show their words too', () => {
    const kept = { ...typedItem('bread (GF)'), name: 'bread' }
    expect(joinedFood('bread', [kept]).name).toBe('bread (GF)')
  })
})

describe('two lines are one only where their words mean the same', () => {
  it.each([
    [['milk', 'milk (for the cat)', 'milk 2%']],
    [['bread', 'bread (GF)', 'bread (no seeds)']],
    [['chocolate with nuts, no sugar', 'chocolate with sugar, no nuts']],
    [['eggs', 'organic eggs']],
    [['milk', 'milk 🐱', 'milk 🚫', 'milk 2€']],
    [['nuts', '❌ nuts']],
    [['florps', 'florps 🐱']],
    [['Aptamil 1', 'Aptamil 2']],
    [['eggs', 'free-range eggs']],
    [['whole chicken', 'free-range chicken']],
    [['lemons', 'unwaxed lemons']],
    [['soy milk', 'unsweetened soy milk']],
    [['olive oil', 'olive oil (extra virgin, for salad)']],
  ])('%j stand apart', (texts) => expect(shown(...texts)).toHaveLength(texts.length))

  it.each([
    [['2 milk', 'milk x3'], 'milk'],
    [['milk 2%', '2 x 2% milk'], '2% milk'],
    [['bread (GF)', '2 bread (GF)', 'Bread, GF'], 'bread (GF)'],
    [['zucchini', '2 courgettes'], 'courgettes / zucchini'],
    [['milk', 'some milk', '🥛', '🥛 milk'], 'milk'],
    [['apples', 'green apples'], 'apples / green apples'],
  ])('%j are one', (texts, name) => expect(shown(...texts)).toEqual([name]))

  it('and so with what a recipe wants', () => {
    const merged = mergedFoods([
      ...recipe('2 cups oats', '1 cup milk'),
      typedItem('oats (certified GF)'),
      typedItem('milk'),
    ])
    expect(merged.map(({ name }) => name)).toEqual(['milk', 'oats', 'oats (certified GF)'])
  })
})

const notes = [
  'GF',
  'no nuts',
  'for the cat',
  'certified GF',
  'organic',
  'not too ripe',
  'from the market',
  'the blue one',
  'free range',
  'for Ada, 2 of them',
  'lactose free',
]
const names = [
  'milk',
  'bread',
  'oats',
  'chocolate',
  'eggs',
  'courgettes',
  'zucchini',
  'dark rum',
  'florps',
  'kitchen paper',
  ...[...foods.values()].filter((_, at) => at % 11 === 0).map(({ name }) => name),
]
const writings = [
  (name: string, note: string) => `${name} (${note})`,
  (name: string, note: string) => `${name}, ${note}`,
  (name: string, note: string) => `${name} - ${note}`,
  (name: string, note: string) => `${note} ${name}`,
] as const
const typed = record({
  amount: constantFrom('', '2 ', '500 g ', '1 1/2 cups ', '3 x '),
  name: constantFrom(...names),
  note: constantFrom('', ...notes),
  write: constantFrom(...writings),
}).map(({ amount, name, note, write }) => ({ text: amount + (note ? write(name, note) : name), name, note }))

const small = new Set(['a', 'of', 'the', 'some'])
/** Words by their stems, so that a plural is no other word: 'berr' of 'berries'. */
const stemsOf = (text: string) =>
  (plain(text).match(/[\p{L}\p{N}%]+/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:ves|ies|es|fe?|s|y)$/, ''))
/** A plural that changes within is no other word either. */
const changing = new Map([
  ['foot', 'feet'],
  ['goose', 'geese'],
])

describe('whatever is typed', () => {
  it('every word that is no amount stands in the line that it became', () => {
    assert(
      property(array(typed, { minLength: 1, maxLength: 8 }), (items) => {
        const list = mergedFoods([
          ...recipe('2 cups oats', '1 cup milk', '3 eggs'),
          ...items.map(({ text }) => typedItem(text)),
        ])
        for (const { text, name, note } of items) {
          const line = list.find(({ sources }) => sources.some((source) => source.text === text))
          const read = plain(`${line?.name} ${line?.unit} ${line?.package}`)
          const lost = stemsOf(`${name} ${note}`).filter(
            (stem) => !read.includes(stem) && !read.includes(changing.get(stem) ?? stem),
          )
          expect([text, lost]).toEqual([text, []])
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is joined with nothing that somebody said something else of', () => {
    const items = names.flatMap((name, at) =>
      ['', ...notes].map((note, place) => {
        const write = writings[(at + place) % writings.length] ?? writings[0]
        const added = note === 'GF' && name.startsWith('gluten-free') ? '' : note
        return { text: note ? write(name, note) : name, note: stemsOf(added).toSorted().join(' ') }
      }),
    )
    const noteOf = new Map(items.map(({ text, note }) => [text, note]))
    const lines = mergedFoods(items.map(({ text }) => typedItem(text))).map(({ sources }) =>
      sources.map(({ text }) => text),
    )
    expect(lines.filter((texts) => new Set(texts.map((text) => noteOf.get(text))).size > 1)).toEqual([])
  })

  it('is one list in any order, and merged again it is the same', () => {
    assert(
      property(array(typed, { minLength: 1, maxLength: 8 }), (items) => {
        const rows = [...recipe('2 cups oats', '1 cup milk'), ...items.map(({ text }) => typedItem(text))]
        const list = mergedFoods(rows)
        expect(mergedFoods(rows.toReversed())).toEqual(list)
        expect(mergedFoods(list)).toEqual(list)
      }),
      { numRuns: 60 },
    )
  })
})

it('of words alone nothing is taken away', () => expect(ownWords('7 up')).toBe('7 up'))
