import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { FoodByName } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'

/** Grams of sugar in a hundred after which what is bought ready to eat is a sweet: cornflakes are below, granola and cookies above. */
const muchSugar = 12

/** Whether a food that is bought ready to eat has no place in a savory dish: cookies, cake, granola, marshmallows. */
export function isSweetByNature(food: DishFood): boolean {
  if (hasFact(food, 'sweet only') && !isKind(food, 'fruit')) return true
  const { roles, nutrients } = food.food
  if (roles.includes('liquid') || !roles.some((role) => role === 'crunch' || role === 'base')) return false
  return isReady(food) && (roles.includes('sweet') || nutrients.sugar >= muchSugar)
}

/** Bought as it is eaten, and no nut, seed, fruit or flour. */
function isReady({ behaviour, food }: DishFood): boolean {
  return behaviour.kind === 'other' || food.aisle === 'Grains & Pasta'
}

/** Whether any food that a want may be met by is a sweet. */
export function isForSweets({ anyOf }: Pick<FoodByName, 'anyOf'>): boolean {
  return (
    anyOf.length > 0 &&
    anyOf.every((id) => {
      const food = namedFood(id)
      return food !== undefined && isSweetByNature(food)
    })
  )
}
