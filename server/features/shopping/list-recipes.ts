import { AppError } from '#contract/errors.ts'
import { mostRecipesOfList, type ShoppingList } from '#contract/shopping.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { newRow, removed } from '#server/features/shopping/apply-changes.ts'
import { foodsOf } from '#server/features/shopping/foods-of.ts'
import {
  assertFits,
  assertMay,
  foundRecipe,
  listKey,
  lockedList,
  newItemId,
  noDelivery,
  ownList,
} from '#server/features/shopping/own-list.ts'
import {
  deleteListRecipe,
  endOfList,
  findItemsOfRecipe,
  listRecipesOf,
  recipesToBuy,
  saveItems,
  saveListRecipes,
  updateList,
} from '#server/features/shopping/store.ts'

type World = Pick<AppContext, 'database' | 'events' | 'now'>

/**
 * Puts the foods of a recipe on a list. One that is there already stays as it is, or is bought for other servings. Throws
 * not_found, and upgrade_required for a second recipe of a free member.
 */
export async function addRecipe(
  world: World,
  owner: UserRow,
  id: number,
  wish: { recipeId: number; servings?: number | undefined },
): Promise<ShoppingList> {
  const { database } = world
  return changed(world, owner, id, async () => {
    const recipe = foundRecipe((await recipesToBuy(database, owner.id, [wish.recipeId]))[0])
    const { servings = recipe.servings } = wish
    const others = await listRecipesOf(database, id)
    const present = others.find(({ recipeId }) => recipeId === recipe.id)
    if (present?.servings === servings) return
    if (!present && others.length > 0)
      assertMay(owner, 'combineLists', 'Several recipes on one list are a premium feature: they need')
    if (!present && others.length >= mostRecipesOfList)
      throw new AppError('invalid_input', `A list takes ${mostRecipesOfList} recipes at most.`)
    if (present) await takeOff(world, id, recipe.id)
    const last = others.at(-1)?.position ?? -1
    const row = present ?? { listId: id, position: last + 1, recipeId: recipe.id, title: recipe.title }
    await saveListRecipes(database, [{ ...row, servings }])
    const { position } = await endOfList(database, id)
    const rows = foodsOf(recipe, servings).map((food, place) => newRow(newItemId(), id, position + place, food))
    await saveItems(database, rows)
  })
}

/** Takes the foods of a recipe off a list; what was typed, or put in other words, stays. Throws not_found. */
export async function removeRecipe(world: World, owner: UserRow, id: number, recipeId: number): Promise<ShoppingList> {
  return changed(world, owner, id, async () => {
    foundRecipe((await deleteListRecipe(world.database, id, recipeId)) || undefined)
    await takeOff(world, id, recipeId)
  })
}

/** Holds the list, works on it, and tells every phone that shows it. */
async function changed(world: World, owner: UserRow, id: number, work: () => Promise<void>): Promise<ShoppingList> {
  const { database, events, now } = world
  const list = await database.transaction(async () => {
    await lockedList(database, owner.id, id)
    await work()
    await updateList(database, id, noDelivery, now())
    return assertFits(await ownList(database, owner, id))
  })
  events.publish(listKey(id), String(list.version))
  return list
}

async function takeOff({ database, now }: World, listId: number, recipeId: number): Promise<void> {
  const rows = await findItemsOfRecipe(database, listId, recipeId)
  await saveItems(
    database,
    rows.flatMap((row) => removed(row, now().getTime()) ?? []),
  )
}
