import type { IngredientLine, NamedFood, Weight } from '#domain/food/line/line.ts'
import { packageWeight } from '#domain/measure/convert.ts'

/** '240 g (drained weight)' is what is eaten, without the liquid of its can. */
export function saysDrainedWeight(text: string): boolean {
  return /\bdrained weight\b/i.test(text)
}

/** What of a can that states its size is eaten: of '400 g tin (240 g drained weight)' six tenths, of '240 g tin (drained weight)' all. */
export function drainedShare(text: string, stated: number): number | undefined {
  if (!saysDrainedWeight(text)) return undefined
  const figures = [...text.slice(0, 500).matchAll(/(?<![\d.])(\d{1,5}(?:\.\d{1,2})?) ?(?:g|oz|ounces?)\b/gi)].map(
    ([, figure]) => Number(figure),
  )
  const eaten = figures.filter((figure) => figure < stated * 0.95 && figure > stated * 0.3)
  return eaten.length === 0 ? 1 : Math.max(...eaten) / stated
}

/** '1 x 400 g tinned beans' is a can, though it is not called one. */
export function canOf({ unit, text }: IngredientLine): string | undefined {
  return unit === undefined && /\btinned\b|\bcanned\b/i.test(text) ? 'can' : unit
}

/** '15 ounces canned beans, drained' is what the label of a can says, its liquid included; of clams and tuna no can is so large. */
export function drainedCan({ text }: IngredientLine, { food }: NamedFood, written: Weight): Weight | undefined {
  if (!food || !/\bdrain(?:ed|ing)?\b/i.test(text) || /\bdrained weight\b|\boz\.? drained\b/i.test(text))
    return undefined
  if (food.pack && food.pack.grams < smallest) return undefined
  const solids = packageWeight('can', written.grams, food.portions, food.pack) / written.grams
  if (!(solids < 1) || !sizesOfCans.some((size) => Math.abs(written.grams / size - 1) < 0.03)) return undefined
  return {
    grams: written.grams * solids,
    low: written.low * solids * 0.9,
    high: written.high * solids * 1.1,
    how: `${written.how}, ${Math.round(solids * 100)}% of it solids`,
    source: 'portion',
  }
}
/** Grams on the labels of usual cans, and the least of any: 14 to 16, 19 and 28 to 30 ounces; 400 and 800 g. */
const smallest = 300
const sizesOfCans = [397, 411, 425, 439, 454, 538, 794, 822, 850, 400, 800]
