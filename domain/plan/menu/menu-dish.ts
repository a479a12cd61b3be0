import type { Nutrients } from '#domain/food/food.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { type DishTraits, traitsOf } from '#domain/plan/menu/dish-traits.ts'
import { missingWants } from '#domain/recipe/compose/asked/missing-wants.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** A dish as a menu weighs it against others. */
export interface MenuDish {
  readonly title: string
  readonly cuisine: string
  readonly traits: DishTraits
  /** Dollars for all servings, amounts used. */
  readonly cost: number
  /** Of a serving. */
  readonly nutrients: Nutrients
  readonly totalMinutes: number
  /** Wanted foods that it leaves out, in their words. */
  readonly missing?: readonly string[]
}

/** A dish that the composer can write: the wish with this seed is this dish. */
export interface ComposableDish extends MenuDish {
  readonly seed: number
  /** Form, main food and flavour. */
  readonly dish: string
  readonly missing: readonly string[]
}

/** The dish that the composer writes for a wish and a seed; undefined where it finds none that keeps the wish. */
export function menuDish(wish: Wish, seed: number): ComposableDish | undefined {
  const composed = composeIfKept(wish, seed)
  if (!composed) return undefined
  const { draft, dish, verification } = composed
  return { ...weighed(draft, verification), seed, dish, missing: missingWants(draft, hear(wish)) }
}

/** A kept recipe as a menu for so many weighs it, which of the wanted foods it leaves out among it. */
export function menuDishOf(
  recipe: Pick<RecipeDraft, 'title' | 'description' | 'servings' | 'cuisine' | 'ingredients' | 'instructions'>,
  { servings, include }: Pick<Wish, 'servings' | 'include'>,
): MenuDish {
  const dish = weighed(recipe, verifyRecipe(recipe))
  const missing = missingWants(recipe, hear({ ...anything, include }))
  return { ...dish, cost: (dish.cost * servings) / recipe.servings, missing }
}

/** Wanted foods that none of the dishes has. */
export function leftOutOfAll(include: readonly string[], dishes: readonly MenuDish[]): string[] {
  const missing = dishes.map((dish) => new Set(dish.missing?.map((words) => words.toLowerCase())))
  return include.filter((words) => missing.every((left) => left.has(words.toLowerCase())))
}

function weighed(
  draft: Pick<RecipeDraft, 'title' | 'servings' | 'cuisine' | 'ingredients' | 'instructions'>,
  { cost, nutrition, time }: Verification,
): MenuDish {
  return {
    title: draft.title,
    cuisine: draft.cuisine,
    traits: traitsOf(draft),
    cost: cost.total,
    nutrients: nutrition.perServing,
    totalMinutes: time.totalMinutes,
  }
}
