import { expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'

/** '2-2.5 lb', '4 ×200 g'. */
function measureOf(text: string): string {
  const { amount, unit = '', packageSize } = readIngredientLine(text)
  const [low, high] = [amount?.low, amount?.high].map((one) => one && one.n / one.d)
  const size = packageSize ? ` ×${packageSize.amount.low.n / packageSize.amount.low.d} ${packageSize.unit}` : ''
  return `${low === high ? low : `${low}-${high}`} ${unit}${size}`.replace('  ', ' ').trim()
}

it.each([
  ['1 cupwhole milk', '1 cup'],
  ['2 cupcakes', '2'],
  ['2-21/2 pounds potatoes', '2-2.5 lb'],
  ['11/2 cups sugar', '1.5 cup'],
  ['1 x tbsp Dijon mustard', '1 tbsp'],
  ['4 x/150g/6oz sirloin steaks', '4 ×150 g'],
  ['225/8oz plain flour', '225 g'],
  ['8 - (2-ounce) chicken tenderloins', '8 ×2 oz'],
  ['150ml-200ml milk', '150-200 ml'],
  ['14 oz to 1lb cod fillet', '14-16 oz'],
  ['from 30g to 70g of sugar', '30-70 g'],
  ['14 cup sugar', '0.25 cup'],
  ['2 14 cups flour', '2.25 cup'],
  ['12 teaspoon salt', '0.5 tsp'],
  ['12 cups stock', '12 cup'],
  ['15 cup stock', '15 cup'],
  ['24 cup stock', '24 cup'],
  ['1 14 ounce can tomatoes', '1 can ×14 oz'],
  ['6 1/4-inch-thick slices ham', '6 slice'],
  ['1 1/2-inch piece ginger', '1.5 inch'],
  ['2 cups minus 2 tablespoons flour', '1.875 cup'],
  ['4 fillet steaks, each 250g', '4 ×250 g'],
  ['Onions, 1', '1'],
  ['parsley, small bunch', 'undefined bunch'],
  ['sugar, pinch of', 'undefined pinch'],
  ['Leaves from 2 sprigs thyme', '2 sprig'],
])('%s: %s', (text, measure) => {
  expect(measureOf(text)).toBe(measure)
})

it.each([
  ['12 pineapple rings', 720],
  ['2 pork shoulder steaks', 450],
  ['1 flank steak', 680],
  ['6 steaks (100 g)', 600],
  ['2 steaks (about 350 g)', 350],
  ['1 bag frozen peas and carrots (12 ounces)', 170],
])('%s: %i g of the first food', (text, grams) => {
  const line = readIngredientLine(text)
  expect(Math.round(weigh(line, line.foods[0]!)?.grams ?? 0)).toBe(grams)
})
