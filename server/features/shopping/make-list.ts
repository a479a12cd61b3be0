import type { ShoppingList } from '#contract/shopping.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { newRow } from '#server/features/shopping/apply-changes.ts'
import { foodsOf } from '#server/features/shopping/foods-of.ts'
import { assertFits, assertRoom, foundRecipe, newItemId, ownList } from '#server/features/shopping/own-list.ts'
import {
  insertList,
  type RecipeToBuy,
  recipesToBuy,
  saveItems,
  saveListRecipes,
} from '#server/features/shopping/store.ts'

type World = Pick<AppContext, 'database' | 'now'>

/**
 * A new list of recipes, each with the servings it is bought for; one that is named twice is cooked twice. Of none: an empty list.
 * Throws not_found.
 */
export async function makeList(
  { database, now }: World,
  owner: UserRow,
  wanted: readonly { id: number; servings?: number | undefined; name?: string | undefined }[],
  titleOf: (names: readonly string[]) => string,
): Promise<ShoppingList> {
  const recipes = await recipesToBuy(
    database,
    owner.id,
    wanted.map(({ id }) => id),
  )
  foundRecipe(recipes.length === wanted.length || undefined)
  const bought = wanted.map((wish, position) => {
    const recipe: RecipeToBuy = recipes[position]!
    const { servings = recipe.servings, name } = wish
    return { recipe, servings, title: name || recipe.title, foods: foodsOf(recipe, servings) }
  })
  return database.transaction(async () => {
    await assertRoom(database, owner.id)
    const listId = await insertList(database, owner.id, titleOf(bought.map(({ title }) => title)), now())
    await saveListRecipes(
      database,
      bought.map(({ recipe, servings, title }, position) => ({
        listId,
        position,
        recipeId: recipe.id,
        title,
        servings,
      })),
    )
    const foods = bought.flatMap((each) => each.foods)
    await saveItems(
      database,
      foods.map((food, position) => newRow(newItemId(), listId, position, food)),
    )
    return assertFits(await ownList(database, owner, listId))
  })
}
