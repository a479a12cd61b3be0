import { z } from 'zod'
import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { caloriesText, dollarsText } from '#domain/measure/figures.ts'

/** What one swap changes, worked out by verifying the whole recipe with it: kcal and dollars are a serving's, more is positive. */
export const SwapOption = z.strictObject({
  food: z.string(),
  /** The new line, as it would be printed. */
  line: z.string(),
  calories: z.number(),
  cost: z.number(),
  allergensAdded: z.array(z.enum(allergens)),
  allergensGone: z.array(z.enum(allergens)),
  /** Those of both that the food only may contain, as some brands of stock do soy. */
  allergensPossible: z.array(z.enum(allergens)),
  dietsLost: z.array(z.enum(diets)),
  dietsGained: z.array(z.enum(diets)),
  /** 'richer, saltier', 'soft, cooked in about 20 minutes instead of 30', 'much the same'. */
  taste: z.string(),
})
export type SwapOption = z.infer<typeof SwapOption>

/** Allergens that a swap adds or takes away, apart by whether they are in the food or only may be. */
export function bySurety(
  changed: readonly Allergen[],
  { allergensPossible }: Pick<SwapOption, 'allergensPossible'>,
): { sure: Allergen[]; possible: Allergen[] } {
  const isPossible = (allergen: Allergen) => allergensPossible.includes(allergen)
  return { sure: changed.filter((each) => !isPossible(each)), possible: changed.filter(isPossible) }
}

/** What a swap does to the figures of a serving: '24 kcal less and $0.10 more per serving'; undefined where that is too little to tell. */
export function changeOfFigures(
  { calories, cost }: Pick<SwapOption, 'calories' | 'cost'>,
  leastTold: { calories: number; cost: number },
): string | undefined {
  const changes = [
    { amount: calories, text: caloriesText(Math.abs(calories)), least: leastTold.calories },
    { amount: cost, text: dollarsText(Math.abs(cost)), least: leastTold.cost },
  ].filter(({ amount, least }) => Math.abs(amount) >= least)
  const [first, second] = changes.map(({ amount, text }) => ({ text, way: amount > 0 ? 'more' : 'less' }))
  if (!first) return undefined
  if (!second) return `${first.text} ${first.way} per serving`
  return `${first.text}${first.way === second.way ? '' : ` ${first.way}`} and ${second.text} ${second.way} per serving`
}
