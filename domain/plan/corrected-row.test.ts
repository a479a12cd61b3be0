import { afterEach, expect, test } from 'vitest'
import { noKitchenData, setKitchenData } from '#domain/food/kitchen-data.ts'
import { foodsToBuy } from '#domain/plan/foods-to-buy.ts'
import { listLines } from '#domain/plan/list-lines.ts'
import { typedItem } from '#domain/plan/typed-item.ts'

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
  setKitchenData({ edition: 1, corrections: [{ kind: 'food', words: 'Oatly Barista', food: 'oat-milk' }] })
  expect(joined()).toMatchObject([{ food: 'oat-milk', grams: 240 }, null, { food: 'oat-milk', grams: 240 }])
})
