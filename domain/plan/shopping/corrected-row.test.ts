import { afterEach, expect, test } from 'vitest'
import type { FoodCorrection } from '#domain/food/corrections/correction.ts'
import { noKitchenData, setKitchenData } from '#domain/food/kitchen-data.ts'
import { correctedRow } from '#domain/plan/shopping/corrected-row.ts'
import { foodsToBuy } from '#domain/plan/shopping/foods-to-buy.ts'
import { listLines } from '#domain/plan/shopping/list-lines.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

afterEach(() => setKitchenData(noKitchenData))

test('rows of a list are read as corrections have it now, though they were kept before', () => {
  const recipe = {
    id: 1,
    title: 'Oats',
    servings: 1,
    wanted: 1,
    ingredients: ['1 cup Oatly Barista'],
    instructions: [],
  }
  const kept = [typedItem('1 cup Oatly Barista'), typedItem('2 apples'), ...foodsToBuy([recipe]).flat()]
  const joined = () => listLines(kept, [false, false, true]).map((line) => line.joined)
  expect(joined()).toEqual([null, null, null])
  setKitchenData({
    ...noKitchenData,
    edition: 1,
    corrections: [{ kind: 'food', words: 'Oatly Barista', food: 'oat-milk' }],
  })
  expect(joined()).toMatchObject([{ food: 'oat-milk', grams: 240 }, null, { food: 'oat-milk', grams: 240 }])
})

const kept = (...ingredients: string[]) =>
  foodsToBuy(
    ingredients.map((line, at) => ({
      id: at + 1,
      title: line,
      servings: 1,
      wanted: 1,
      ingredients: [line],
      instructions: [],
    })),
  ).flat()
const inForce = (words: string, food: string) =>
  setKitchenData({ ...noKitchenData, edition: 1, corrections: [{ kind: 'food', words, food }] })
const warned = (rows: readonly ListedFood[]) =>
  rows.map(({ food, warnings }) => [food, warnings.map(({ allergen }) => allergen)])

test('of a line of two foods a corrected one keeps what the tables prove of its name', () => {
  inForce('butter', 'vegan-butter')
  expect(warned(kept('2 tbsp milk and butter'))).toEqual(
    expect.arrayContaining([
      ['milk', ['milk']],
      ['vegan-butter', expect.arrayContaining(['milk'])],
    ]),
  )
})

test('a kept row of several sources, and one of a line of two foods, is warned of what a correction adds', () => {
  const several = mergedFoods(kept('1 cup Oatly Barista', '2 cups Oatly Barista'))
  const pair = kept('1 tbsp sugar and Oatly Barista')
  expect(several).toHaveLength(1)
  inForce('Oatly Barista', 'milk')
  expect(correctedRow(several[0]!)).toMatchObject({
    ...several[0],
    warnings: expect.arrayContaining([{ allergen: 'milk', verdict: 'contains' }]),
  })
  expect(pair.length).toBeGreaterThan(1)
  expect(pair.map((row) => correctedRow(row).warnings.length).some((count) => count > 0)).toBe(true)
})

test('a row that was kept while a correction was in force is read by the tables again once that is taken back', () => {
  const [name, can]: FoodCorrection[] = [
    { kind: 'food', words: 'Oatly Barista', food: 'oat-milk' },
    { kind: 'weight', food: 'coconut-milk', unit: 'can', grams: 200 },
  ]
  const rows = () => [
    typedItem('1 cup Oatly Barista'),
    ...kept('2 cups Oatly Barista', '2 cans coconut milk', '1 cup rice'),
  ]
  const byTables = rows()
  setKitchenData({ ...noKitchenData, edition: 1, corrections: [name!, can!] })
  const meanwhile = rows()
  expect(meanwhile.map(({ food }) => food)).toEqual(['oat-milk', 'oat-milk', 'coconut-milk', 'long-rice'])
  expect(meanwhile.map(({ grams }) => grams)).not.toEqual(byTables.map(({ grams }) => grams))
  setKitchenData({ ...noKitchenData, edition: 2, withdrawn: [name!, can!] })
  const unwarned = (all: readonly ListedFood[]) => all.map((row) => ({ ...row, warnings: [] }))
  expect(unwarned(meanwhile.map(correctedRow))).toEqual(unwarned(byTables))
  expect(byTables.map(correctedRow)).toEqual(byTables)
})

test('what a row warned of when it was made stays', () => {
  const [row] = kept('1 cup Oatly Barista')
  inForce('Oatly Barista', 'oat-milk')
  const warnings = [{ allergen: 'peanut', verdict: 'contains' } as const]
  expect(correctedRow({ ...row!, warnings }).warnings).toEqual(expect.arrayContaining(warnings))
})
