import type { Behaviour } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Food } from '#domain/food/food.ts'

/** A food of the table with its behaviour: what the composer works with. */
export interface DishFood {
  id: string
  food: Food
  behaviour: Behaviour
}

export type SlotId =
  | 'protein'
  | 'pulse'
  | 'egg'
  | 'vegetable'
  | 'raw'
  | 'leaf'
  | 'starch'
  | 'bread'
  | 'fat'
  | 'second-fat'
  | 'aromatic'
  | 'whole-spice'
  | 'ground-spice'
  | 'chile'
  | 'sauce'
  | 'dressing'
  | 'body'
  | 'creamy'
  | 'stock'
  | 'wine'
  | 'liquid'
  | 'acid'
  | 'herb'
  | 'crunch'
  | 'cheese'
  | 'brine'
  | 'main'
  | 'fruit'
  | 'nut'
  | 'sweetener'
  | 'sweet-spice'
  | 'flour'
  | 'oats'
  | 'thickener'
  | 'leavener'
  | 'seasoning'
  | 'pepper'
  | 'salt'
  /** Named by the cook, with no place in the form: cooked or set out beside it. */
  | 'beside'
