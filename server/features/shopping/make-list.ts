import type { ShoppingList } from '#contract/shopping.ts'
import type { ListedFood } from '#domain/plan/listed-food.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { newRow } from '#server/features/shopping/apply-changes.ts'
import { foodsOf } from '#server/features/shopping/foods-of.ts'
import { insertLists, type NewList } from '#server/features/shopping/insert-list.ts'
import { type RecipeToBuy, recipesToBuy } from '#server/features/shopping/kept-lists.ts'
import type { ReadList } from '#server/features/shopping/list-lines.ts'
import { viewOfList } from '#server/features/shopping/list-view.ts'
import { assertFits, assertRoom, foundRecipe, newItemId } from '#server/features/shopping/own-list.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/**
 * A new list of recipes, each with the servings it is bought for; one that is named twice is cooked twice. Of none: an empty list.
 * Throws not_found.
 */
export async function makeList(
  world: World,
  owner: UserRow,
  wanted: readonly { id: number; servings?: number | undefined; name?: string | undefined }[],
  titleOf: (names: readonly string[]) => string,
): Promise<ShoppingList> {
  const { database, kitchen, now } = world
  const recipes = await recipesToBuy(
    database,
    owner.id,
    wanted.map(({ id }) => id),
  )
  foundRecipe(recipes.length === wanted.length || undefined)
  const bought = wanted.map(({ servings, name }, position) => {
    const recipe: RecipeToBuy = recipes[position]!
    return { recipe, recipeId: recipe.id, title: name || recipe.title, servings: servings ?? recipe.servings }
  })
  const title = titleOf(bought.map((each) => each.title))
  const foods = (await foodsOf(kitchen, bought)).flat()
  const [list] = await keepLists({ database, now }, owner, [{ title, recipes: bought, foods }])
  return viewOfList(world, owner, list!)
}

/** Keeps new lists of these foods. Throws where those of one are too many, or there is no room for so many more lists. */
export async function keepLists(
  { database, now }: Pick<World, 'database' | 'now'>,
  owner: UserRow,
  lists: readonly (Omit<NewList, 'items'> & { readonly foods: readonly ListedFood[] })[],
): Promise<ReadList[]> {
  const made = lists.map(({ foods, ...list }, place) => ({
    ...list,
    items: foods.map((food, position) => newRow(newItemId(), place, position, food)),
  }))
  for (const { items } of made) assertFits(items)
  return database.transaction(async () => {
    await assertRoom(database, owner.id, made.length)
    return insertLists(database, owner.id, made, now())
  })
}
