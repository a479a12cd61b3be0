import { expect, it } from 'vitest'
import { namesAmount } from '#client/features/recipes/spread/named-amount.ts'

it.each([
  'Bring to a boil with the stock and 3/4 cup water.',
  'Add ½ cup of the pasta water.',
  'Whisk 2 tablespoons of the oil with the lemon.',
  'Stir in 200 g of the rice.',
  'Keep back 1 1/2 tsp salt.',
  'Save a cup of the cooking water.',
])('an amount of food: %s', (step) => {
  expect(namesAmount(step)).toBe(true)
})

it.each([
  'Cook for 10 minutes, until soft and starting to color.',
  'Heat the oven to 400 °F (200 °C).',
  'Cut into 2 inch pieces and form 12 balls.',
  'Divide among 4 bowls and serve at once.',
  'Heat a large skillet for 2 min, then lower the heat.',
  'Leave it to rest for 5 long minutes.',
])('no amount of food: %s', (step) => {
  expect(namesAmount(step)).toBe(false)
})
