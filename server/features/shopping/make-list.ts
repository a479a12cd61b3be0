import { AppError } from '#contract/errors.ts'
import type { ShoppingList } from '#contract/shopping.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { newRow } from '#server/features/shopping/apply-changes.ts'
import { foodsOf } from '#server/features/shopping/foods-of.ts'
import { assertFits, foundRecipe, newItemId, ownList } from '#server/features/shopping/own-list.ts'
import {
  countLists,
  insertList,
  type RecipeToBuy,
  recipesToBuy,
  saveItems,
  saveListRecipes,
} from '#server/features/shopping/store.ts'

type World = Pick<AppContext, 'database' | 'now'>

const mostLists = 500

/** A new list of recipes, each with the servings it is bought for; of none: an empty list. Throws not_found. */
export async function makeList(
  { database, now }: World,
  owner: UserRow,
  wanted: readonly { id: number; servings?: number | undefined; name?: string | undefined }[],
  titleOf: (names: readonly string[]) => string,
): Promise<ShoppingList> {
  const once = [...new Map(wanted.map((each) => [each.id, each])).values()]
  const recipes = await recipesToBuy(database, owner.id, [...new Set(once.map(({ id }) => id))])
  foundRecipe(recipes.length === once.length || undefined)
  const bought = once.map((wish, position) => {
    const recipe: RecipeToBuy = recipes[position]!
    const { servings = recipe.servings, name } = wish
    return { recipe, servings, title: name || recipe.title, foods: foodsOf(recipe, servings) }
  })
  return database.transaction(async () => {
    // one after the other, so that the number of lists is counted right
    await lockUser(database, owner.id)
    if ((await countLists(database, owner.id)) >= mostLists)
      throw new AppError('invalid_input', `You have ${mostLists} lists. Please delete one that you no longer need.`)
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
