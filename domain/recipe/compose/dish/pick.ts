import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'

/** A food in its slot, its share of the slot's grams, and grams of the same food that another slot asked for. */
export interface Pick {
  slot: Slot
  food: DishFood
  share: number
  /** Grams a serving that a later slot wants of the same oil. */
  more: number
}
