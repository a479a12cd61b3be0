import { AppError } from '#contract/errors.ts'
import { mostRecipesOfList } from '#contract/shopping/list-change.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { applyChanges, newRow } from '#server/features/shopping/apply-changes.ts'
import { foodsOf } from '#server/features/shopping/foods-of.ts'
import { viewOfList } from '#server/features/shopping/list-view.ts'
import {
  assertFits,
  foundList,
  foundRecipe,
  listKey,
  lockedList,
  newItemId,
  noDelivery,
} from '#server/features/shopping/own-list.ts'
import {
  deleteListRecipe,
  endOfList,
  findItemsOfRecipe,
  listRecipesOf,
  recipesToBuy,
  saveListRecipes,
  updateList,
  versionOf,
} from '#server/features/shopping/rows/kept-lists.ts'
import { readList } from '#server/features/shopping/rows/read-lists.ts'
import { saveItems } from '#server/features/shopping/rows/save-items.ts'
import type { StoredItem } from '#server/features/shopping/tables.ts'
import { assertMay } from '#server/http/binding.ts'

type World = Pick<AppContext, 'database' | 'events' | 'kitchen' | 'now'>

/**
 * Puts the foods of a recipe on a list. One that is there already has back what was taken off by hand, or is bought for other
 * servings, once. Throws not_found, and upgrade_required for a second recipe of a free member.
 */
export async function addRecipe(
  world: World,
  owner: UserRow,
  id: number,
  wish: { recipeId: number; servings?: number | undefined },
): Promise<ShoppingList> {
  const { database, kitchen } = world
  foundList(await versionOf(database, owner.id, id))
  const recipe = foundRecipe((await recipesToBuy(database, owner.id, [wish.recipeId]))[0])
  const { servings = recipe.servings } = wish
  // before anything of the list is held
  const [foods = []] = await foodsOf(kitchen, [{ recipe, servings }])
  return changed(world, owner, id, async () => {
    const others = await listRecipesOf(database, id)
    const same = others.filter(({ recipeId }) => recipeId === recipe.id)
    if (same.some((each) => each.servings === servings)) {
      return bringBack(
        world,
        id,
        recipe.id,
        same.flatMap(() => foods),
      )
    }
    const [present] = same
    if (!present && others.length > 0)
      assertMay(owner, 'combineLists', 'Several recipes on one list are a premium feature of')
    if (!present && others.length >= mostRecipesOfList)
      throw new AppError('invalid_input', `A list can have at most ${mostRecipesOfList} recipes.`)
    if (present) {
      await deleteListRecipe(database, id, recipe.id)
      await takeOff(world, id, recipe.id)
    }
    const last = others.at(-1)?.position ?? -1
    const row = present ?? { listId: id, position: last + 1, recipeId: recipe.id, title: recipe.title }
    await saveListRecipes(database, [{ ...row, servings }])
    const { position } = await endOfList(database, id)
    const rows = foods.map((food, place) => newRow(newItemId(), id, position + place, food))
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
  const { database, events, kitchen, now } = world
  kitchen.letIn()
  const list = await database.transaction(async () => {
    await lockedList(database, owner.id, id)
    await work()
    await updateList(database, id, noDelivery, now())
    const changed = foundList(await readList(database, owner.id, id))
    assertFits(changed.items)
    return changed
  })
  events.publish(listKey(id), String(list.version))
  return viewOfList(world, owner, list)
}

/**
 * Of each food as often as the recipe is bought: what stands counts, then what was taken off last. Older rows are those of other
 * servings.
 */
async function bringBack(
  { database, now }: World,
  listId: number,
  recipeId: number,
  wanted: readonly ListedFood[],
): Promise<void> {
  const rows = await findItemsOfRecipe(database, listId, recipeId)
  const byFood = Map.groupBy(rows, nameOf)
  const gone = [...Map.groupBy(wanted, nameOf)].flatMap(([name, { length: times }]) =>
    (byFood.get(name) ?? [])
      .toSorted(
        (one, other) =>
          Number(one.removedAt !== null) - Number(other.removedAt !== null) || other.position - one.position,
      )
      .slice(0, times)
      .filter(({ removedAt }) => removedAt !== null),
  )
  await changeAll({ database, now }, listId, gone, 'restore')
}

function nameOf({ food, name }: Pick<ListedFood, 'food' | 'name'>): string {
  return food ?? name
}

async function takeOff(world: World, listId: number, recipeId: number): Promise<void> {
  await changeAll(world, listId, await findItemsOfRecipe(world.database, listId, recipeId), 'remove')
}

/** Now, and so after everything that was heard, also from a phone whose clock is ahead. */
async function changeAll(
  { database, now }: Pick<World, 'database' | 'now'>,
  listId: number,
  rows: readonly StoredItem[],
  kind: 'remove' | 'restore',
): Promise<void> {
  const changes = rows.map(({ id: item }) => ({ kind, item }))
  await saveItems(
    database,
    applyChanges(rows, changes, { listId, position: 0, now: now().getTime(), read: nothingNew }),
  )
}

/** What is taken off or brought back stands on the list already: nothing of it is read again. */
function nothingNew(): never {
  throw new Error('Taking a recipe off a list or putting it back adds no new items.')
}
