import { expect, test } from 'vitest'
import { foodsToBuy } from '#domain/plan/shopping/foods-to-buy.ts'

const aisleOf = (line: string) =>
  foodsToBuy([{ id: 1, title: 'Dinner', servings: 4, wanted: 4, ingredients: [line], instructions: [] }]).flat()[0]
    ?.category

test.each([
  ['2 (5-oz) cans tuna in water, drained', 'Canned & Jarred'],
  ['1 lb tuna steaks', 'Seafood'],
  ['1 (15-oz) can corn, drained', 'Canned & Jarred'],
  ['2 cups frozen corn', 'Frozen'],
  ['1 (20-oz) can pineapple chunks in juice', 'Canned & Jarred'],
  ['1 fresh pineapple', 'Produce'],
  ['1 (14-oz) can sweetened condensed milk', 'Baking'],
  ['1 cup whole milk', 'Dairy & Eggs'],
  ['1/2 cup raisins', 'Nuts & Seeds'],
  ['1 lb dried black beans', 'Grains & Pasta'],
  ['1 can black beans', 'Canned & Jarred'],
  ['1 cup panko', 'Baking'],
  ['1 loaf country bread', 'Bakery'],
  ['2 sheets nori', 'Sauces & Condiments'],
  ['1 sheet puff pastry', 'Frozen'],
  ['4 slices prosciutto', 'Deli'],
  ['2 tbsp mirin', 'Oils & Vinegars'],
])('%s stands under %s', (line, aisle) => {
  expect(aisleOf(line)).toBe(aisle)
})
