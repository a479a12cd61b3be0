import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { isHot } from '#domain/catalogue/foods/food-words.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** The first food of a place, or for who wants it mild the first that does not burn. */
export function firstFor({ spiceLevel }: HeardWish, own: readonly DishFood[]): DishFood | undefined {
  return (spiceLevel === 'Mild' ? own.find((food) => !isHot(food)) : undefined) ?? own[0]
}

/** Whether a dish can do without what is in a place, and has only its heat of it. */
export function isOnlyHeat({ id, isSpare }: Slot, food: DishFood | undefined): boolean {
  return id === 'chile' || (isSpare === true && food !== undefined && isHot(food))
}

/** A dessert or a drink needs no chile, however hot the cook likes a meal; porridge for breakfast is a meal. */
export function isSweetTreat({ sweet }: Pick<Form, 'sweet'>, { recipeType }: Pick<HeardWish, 'recipeType'>): boolean {
  return sweet === true && (recipeType === 'Dessert' || recipeType === 'Beverage')
}
