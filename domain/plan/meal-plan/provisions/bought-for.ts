import type { BoughtFor, ShareOfDish } from '#domain/plan/meal-plan/provisions/home-without-plan.ts'
import type { Source } from '#domain/plan/shopping/listed-food.ts'

/** For which plan a list was made, by its id, the first day of which time of it, and for which of its dishes. */
export interface ListFor {
  readonly plan: number
  readonly start: string
  /** 'YYYY-MM-DD' on which its foods are bought. Left out: nobody knows. */
  readonly boughtOn?: string
  /** Left out: nobody knows which. */
  readonly dishes?: readonly DishOfList[]
}

/** A dish of the plan that something on a list is for. */
export interface DishOfList {
  readonly entry: string
  readonly recipeId: number
  readonly servings: number
  /** 'YYYY-MM-DD' on which it is cooked. Left out: nobody knows. */
  readonly cookedOn?: string
  /** What the list has for it that is to be frozen until then. Left out: nothing. */
  readonly frozen?: readonly FrozenFood[]
}

/** A food that lies in the freezer until its dish is cooked, as the list calls it; grams where they can be weighed. */
export interface FrozenFood {
  readonly food: string
  readonly name: string
  readonly grams: number | null
}

/**
 * For which dishes something was bought that these sources want, each by what it wants of it; by the piece where not all of that can be
 * weighed. What doesn’t say for which dish it is wanted is for all of its recipe, by their servings. Null where none of them is a dish of the plan: it was bought beside them.
 */
export function boughtForDishes(
  list: ListFor | null,
  sources: readonly Pick<Source, 'recipeId' | 'entry' | 'grams'>[],
): BoughtFor | null {
  if (!list) return null
  const { plan, start, dishes } = list
  if (!dishes) return { plan, start }
  const isWeighed = sources.every(({ grams }) => grams !== null && grams > 0)
  const weights = sources.map(({ grams }) => (isWeighed ? grams! : 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = new Map<string, ShareOfDish>()
  for (const [at, source] of sources.entries()) {
    const cooked = dishes.filter(({ entry, recipeId }) =>
      source.entry === undefined ? recipeId === source.recipeId : entry === source.entry,
    )
    const servings = cooked.reduce((sum, dish) => sum + dish.servings, 0)
    for (const dish of cooked) {
      const { entry, recipeId } = dish
      const before = shares.get(entry)?.share ?? 0
      shares.set(entry, { entry, recipeId, share: before + (weights[at]! / all) * (dish.servings / servings) })
    }
  }
  return shares.size > 0 ? { plan, start, dishes: [...shares.values()] } : null
}
