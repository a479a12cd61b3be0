import { expect, test } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { isProduce } from '#domain/food/nutrition/produce.ts'

test.each(['carrot', 'spinach', 'canned-tomatoes', 'apple', 'peas', 'onion'])('%s is a portion', (id) => {
  expect(isProduce(foods.get(id)!)).toBe(true)
})

// WHO leaves starchy roots out; herbs and dried garlic season
test.each([
  'potato',
  'sweet-potato',
  'long-rice',
  'parsley',
  'garlic-powder',
  'olive-oil',
  'black-beans',
  'chicken-thigh',
])('%s is none', (id) => {
  expect(isProduce(foods.get(id)!)).toBe(false)
})
