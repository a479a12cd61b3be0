import type { Food } from '#domain/food/food.ts'
import type { Amount } from '#domain/measure/amount.ts'

/** A food as a line names it. `food` is undefined where the table does not know it. */
export interface NamedFood {
  words: string
  food?: Food
  /** What was passed over to find the food by the head of its name, and how far it can be trusted. */
  aside?: { words: string; confidence: 'sure' | 'likely' }
  /** A food near enough for figures, where none is known: it clears nothing. */
  standIn?: Food
  /** An administrator has said that the words are this food. */
  corrected?: true
}

/** An ingredient line, read. Units are canonical ids of domain/measure/unit.ts ('cup', 'tbsp', 'g', 'clove', 'can' …). */
export interface IngredientLine {
  text: string
  amount?: Amount
  unit?: string
  /** What one of `unit` holds: '2 (14-oz) cans'. */
  packageSize?: { amount: Amount; unit: string }
  /** The other half of '150 g / 5 oz'. */
  second?: { amount: Amount; unit: string }
  /** All that the line asks for; more than one for 'salt and pepper'. */
  foods: readonly NamedFood[]
  /** 'butter or oil': what may stand in for the foods. The line is judged by the worst of them. */
  alternatives: readonly NamedFood[]
  preparation: string
  optional: boolean
  toTaste: boolean
  /** The line by the tables alone, where a correction has changed it: what they hold of allergens stays true of it. */
  asRead?: IngredientLine
}

/** Whether a line says that there is none of what it names: '0 eggs', 'no sugar cubes', '0 g butter'. */
export function isOfNothing({ amount }: Pick<IngredientLine, 'amount'>): boolean {
  return amount !== undefined && amount.high.n === 0
}

/** Every food that a line may hold: those that it asks for and their alternatives, and those that the tables read in its words. */
export function everyFoodOf({ foods, alternatives, asRead }: IngredientLine): readonly Food[] {
  const named = [...foods, ...alternatives].flatMap(({ food }) => (food ? [food] : []))
  return asRead ? [...new Set([...named, ...everyFoodOf(asRead)])] : named
}

/** Grams of one named food of a line, how they were got ('2 medium at 120 g'), and how far that can be trusted. */
export interface Weight {
  grams: number
  low: number
  high: number
  how: string
  source: 'weighed' | 'portion' | 'density' | 'assumed'
  /** Weighed without peel, pits and bones: '1 lb peeled shrimp', '15 oz canned artichoke hearts'. */
  prepared?: true
  /** Share of it that is eaten, where the line says more of its bones than the name of the food does: '8 lb bone-in ham'. */
  eaten?: number
}
