import type { ListedFood } from '#domain/plan/listed-food.ts'
import type { RecipeToBuy } from '#server/features/shopping/store.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** What has to be bought for so many servings of each recipe, a line a food. */
export function foodsOf(
  kitchen: Kitchen,
  wanted: readonly { readonly recipe: RecipeToBuy; readonly servings: number }[],
): Promise<ListedFood[][]> {
  return kitchen.ask(
    'foodsToBuy',
    wanted.map(({ recipe: { id, title, servings, ingredients, instructions }, servings: people }) => ({
      id,
      title,
      servings,
      ingredients,
      instructions,
      wanted: people,
    })),
  )
}
