import { describe, expect, it } from 'vitest'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { findFood, findFoodIn } from '#domain/food/match/find-food.ts'
import { indexFoods } from '#domain/food/match/food-index.ts'

const food = (id: string, names: string, of: Partial<Food> = {}): Food => {
  const [name = '', plural = name, ...aliases] = names.split('|')
  return {
    id,
    name,
    plural,
    aliases,
    aisle: 'Produce',
    nutrients: { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, saturatedFat: 0, sodium: 0 },
    nutrientSource: 'none',
    portions: {},
    tablePrice: { usd: 0, low: 0, high: 0, source: 'none', month: '2026-08' },
    pack: { grams: 100, label: 'bag' },
    allergens: { certain: [], usual: [] },
    madeOf: [],
    facts: new Set(),
    months: [],
    roles: [],
    cuisines: [],
    keepsDays: 1,
    edible: 1,
    salt: 0,
    ...of,
  }
}
const few = indexFoods([
  food('rice', 'rice|rice', { aisle: 'Grains & Pasta' }),
  food('milk', 'milk|milk', { aisle: 'Dairy & Eggs' }),
  food('butter', 'butter|butter', { aisle: 'Dairy & Eggs' }),
  food('egg', 'egg|eggs', { aisle: 'Dairy & Eggs' }),
  food('mayonnaise', 'mayonnaise|mayonnaise|mayo', { aisle: 'Sauces & Condiments' }),
  food('tomato', 'tomato|tomatoes'),
  food('onion', 'onion|onions'),
  food('red-onion', 'red onion|red onions'),
  food('chicken', 'chicken thigh|chicken thighs', { aisle: 'Meat' }),
  food('cumin', 'cumin|cumin', { aisle: 'Spices & Herbs', roles: ['spice'] }),
  food('beef', 'ground beef|ground beef|minced beef', { aisle: 'Meat' }),
  food('starch', 'cornstarch|cornstarch|cornflour', { aisle: 'Baking' }),
  food('lamb', 'leg of lamb|legs of lamb', { aisle: 'Meat' }),
  food('tuna', 'tuna|tuna', { aisle: 'Canned & Jarred' }),
  food('almond', 'almond|almonds', { aisle: 'Nuts & Seeds' }),
  food('cream', 'cream|cream', { aisle: 'Dairy & Eggs' }),
])
const found = (words: string) => findFoodIn(few, words).food?.id

describe('the food that words name', () => {
  it.each([
    ['Tomatoes', 'tomato'],
    ['finely chopped red onions', 'red-onion'],
    ['large yellow onion', 'onion'],
    ['boneless, skinless chicken thighs', 'chicken'],
    ['chicken boneless thighs', 'chicken'],
    ['freshly ground cumin', 'cumin'],
    ['ground cumin', 'cumin'],
    ['lean minced beef', 'beef'],
    ['corn starch', 'starch'],
    ['lamb leg', 'lamb'],
    ['boneless leg of lamb', 'lamb'],
    ['tuna in olive oil', 'tuna'],
    ['heirloom Cherokee tomatoes', 'tomato'],
    ['low-fat milk', 'milk'],
    ['fat-free milk', 'milk'],
    ['unsalted butter, softened', 'butter'],
    ["Hellmann's mayonnaise", 'mayonnaise'],
    ['2 eggs', 'egg'],
    ['Murray Farms Ground Beef', 'beef'],
  ])('%s', (words, id) => {
    expect(found(words)).toBe(id)
  })

  it.each([
    ['rice vinegar', 'rice'],
    ['coconut milk', 'milk'],
    ['peanut butter', 'butter'],
    ['almond milk', 'milk'],
    ['almond butter', 'butter'],
    ['shea butter', 'butter'],
    ['Shea Butter', 'butter'],
    ['Almond Ground Beef', 'beef'],
    ['egg-free mayonnaise', 'mayonnaise'],
    ['vegan mayonnaise', 'mayonnaise'],
    ['eggless mayonnaise', 'mayonnaise'],
    ['non-dairy milk', 'milk'],
    ['dairy-free butter', 'butter'],
    ['tomato sauce', 'tomato'],
    ['sun-dried tomatoes', 'tomato'],
    ['onion powder', 'onion'],
    ['ice cream', 'cream'],
    ['cream of mushroom soup', 'cream'],
    ['cooked rice', 'rice'],
    ['vegan ground beef', 'beef'],
    ['butter beans', 'butter'],
    ['rice noodles', 'rice'],
    ['egg noodles', 'egg'],
    ['milk chocolate', 'milk'],
    ['condensed milk', 'milk'],
  ])('%s is another food, and the nearest is only offered', (words) => {
    const { food, nearest } = findFoodIn(few, words)
    expect(food).toBeUndefined()
    expect(nearest).toBeDefined()
  })

  it('offers the nearest spelling', () => {
    expect(findFoodIn(few, 'mayonaise').nearest?.id).toBe('mayonnaise')
    expect(findFoodIn(few, 'mayonaise').food).toBeUndefined()
  })
  it('reads the slips that are made most often, and other names of a food', () => {
    for (const [typed, name] of [
      ['worcestshire sauce', 'worcestershire sauce'],
      ['mozzerella', 'mozzarella'],
      ['tomate verde', 'tomatillo'],
      ['Jinhua ham', 'prosciutto'],
      ['oil-cured black olives', 'kalamata olives'],
    ] as const)
      expect([typed, findFood(typed).food?.id]).toEqual([typed, findFood(name).food?.id])
  })
  it('has nothing to offer for nonsense', () => {
    expect(findFoodIn(few, 'xyzzy plugh')).toEqual({ nearest: undefined, exact: false })
    expect(findFoodIn(few, '')).toEqual({ nearest: undefined, exact: false })
  })
  it('says whether the words are the name itself', () => {
    expect(findFoodIn(few, 'red onion').exact).toBe(true)
    expect(findFoodIn(few, 'sliced red onion').exact).toBe(false)
  })
})

describe('the table', () => {
  it('finds every food by its own name and plural', () => {
    const lost = [...foods.values()].flatMap(({ id, name, plural }) =>
      [name, plural].filter((words) => findFood(words).food?.id !== id),
    )
    expect(lost).toEqual([])
  })
  it('finds every alias', () => {
    const lost = [...foods.values()].flatMap(({ aliases }) => aliases.filter((alias) => !findFood(alias).food))
    expect(lost).toEqual([])
  })
  it('an unknown word before a name makes it unknown, unless it is a kind of fruit or vegetable', () => {
    const taken = [...foods.values()].filter(
      (food) => food.aisle !== 'Produce' && findFood(`zorbic ${food.name}`).food === food,
    )
    expect(taken.map(({ name }) => name)).toEqual([])
  })
  it('a word that turns a food into another leaves none of it', () => {
    const others = (name: string) => [
      `${name}-free crackers`,
      `${name} alternative`,
      `${name} substitute`,
      `${name} flavor`,
      `mock ${name}`,
    ]
    const taken = [...foods.values()].flatMap(({ id, name }) =>
      others(name).filter((words) => findFood(words).food?.id === id),
    )
    expect(taken).toEqual([])
  })
})
