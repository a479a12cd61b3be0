import { expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { edibleGrams } from '#domain/food/nutrition/nutrition.ts'

/** Grams of a line that are eaten. */
function eatenOf(text: string): number | undefined {
  const line = readIngredientLine(text)
  const [named] = line.foods
  const weight = named && weigh(line, named)
  return named?.food && weight && Math.round(edibleGrams(named.food, weight))
}

it.each([
  ['10 lb ham', 4536],
  ['10 lb bone-in ham', 3719],
  ['1 spiral-cut ham (10 lb)', 3719],
  ['1 kg pork shoulder, bone-in', 760],
  ['1 kg boneless pork shoulder', 1000],
  ['1 kg lamb shoulder on the bone', 780],
  ['1 kg leg of lamb on the bone', 800],
  ['1 kg whole sea bream, cleaned', 470],
  ['1 kg whole sea bream, filleted', 1000],
  ['1 kg whole salmon fillet', 1000],
])('%s: %i g are eaten', (text, grams) => {
  expect(eatenOf(text)).toBe(grams)
})
