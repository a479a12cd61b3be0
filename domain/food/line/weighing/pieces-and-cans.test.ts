import { expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'

it.each([
  ['1 (8-ounce) can crescent rolls', 227],
  ['1 tube refrigerated crescent rolls', 227],
  ['2 cans refrigerated crescent dinner rolls', 454],
  ['8 crescent rolls', 224],
  ['1 sheet crescent dough', 227],
  ['1 can refrigerated biscuits', 454],
])('%s is what its package holds', (text, grams) => {
  expect(gramsOf(text)).toBe(grams)
})

// a piece of meat by whichever name of its cut: between a thin slice of 2 oz and a thick chop of 9
it.each([
  '3 pork loin cutlets',
  '4 pork loin medallions',
  '2 pork sirloin cutlets',
  '6 pork shoulder chops',
  '4 pork schnitzels',
  '2 pork escalopes',
  '3 turkey escalopes',
  '2 lamb leg steaks',
  '4 leg of lamb steaks',
  '2 beef tenderloin medallions',
])('%s have the weight of such pieces', (text) => {
  const one = (gramsOf(text) ?? 0) / Number(text.charAt(0))
  expect(one).toBeGreaterThan(55)
  expect(one).toBeLessThan(260)
})

function gramsOf(text: string): number | undefined {
  const line = readIngredientLine(text)
  const [named] = line.foods
  const grams = named && weigh(line, named)?.grams
  return grams === undefined ? undefined : Math.round(grams)
}
