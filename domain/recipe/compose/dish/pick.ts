import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import type { Chance } from '#domain/chance.ts'
import type { AllowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** A food in its slot, its share of the slot's grams, and grams of the same food that another slot asked for. */
export interface Pick {
  slot: Slot
  food: DishFood
  share: number
  /** Grams a serving that a later slot wants of the same oil. */
  more: number
}
/** What composing knows of the cook, whichever dish is tried. */
export interface Asking {
  wish: HeardWish
  reading: Reading
  allowed: AllowedFoods
  /** 0 at first; higher as tries fail for time or money: price and minutes then weigh more, and toppings are left out. */
  strain: number
}

/** What one try of composing knows, with the luck of the dish that is tried. */
export interface Asked extends Asking {
  chance: Chance
}
