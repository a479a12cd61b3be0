import type { Behaviour } from '#domain/catalogue/behaviours/behaviour.ts'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import type { Choice } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'

/** Every food that the composer can cook with: those of the table whose behaviour is known. */
export const pantry: ReadonlyMap<string, DishFood> = new Map(
  [...foods.values()].flatMap((food: Food): [string, DishFood][] => {
    const behaviour: Behaviour | undefined = behaviours[food.id]
    return behaviour ? [[food.id, { id: food.id, food, behaviour }]] : []
  }),
)

/** The first food of a choice that may be had; undefined when none may. */
export function firstAllowed(choice: Choice, allowed: (food: DishFood) => boolean): DishFood | undefined {
  for (const id of typeof choice === 'string' ? [choice] : choice) {
    const food = pantry.get(id)
    if (food && allowed(food)) return food
  }
  return undefined
}
