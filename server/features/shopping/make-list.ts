import type { ListPreview, ShoppingList } from '#contract/shopping/shopping.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { newRow } from '#server/features/shopping/apply-changes.ts'
import { foodsOf } from '#server/features/shopping/foods-of.ts'
import { viewOfList } from '#server/features/shopping/list-view.ts'
import { assertFits, assertRoom, foundRecipe, newItemId } from '#server/features/shopping/own-list.ts'
import { insertLists, type NewList } from '#server/features/shopping/rows/insert-list.ts'
import { type RecipeToBuy, recipesToBuy } from '#server/features/shopping/rows/kept-lists.ts'
import { type ReadList, unkept } from '#server/features/shopping/rows/list-lines.ts'

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
  const { recipes, foods } = await boughtFor(world, owner, wanted)
  const title = titleOf(recipes.map((each) => each.title))
  const [list] = await keepLists(world, owner, [{ title, recipes, foods }])
  return viewOfList(world, owner, list!)
}

/** What `makeList` would make of these recipes now. Throws not_found, and where they are too long together. */
export async function previewList(world: World, owner: UserRow, recipeIds: readonly number[]): Promise<ListPreview> {
  const { recipes, foods } = await boughtFor(
    world,
    owner,
    recipeIds.map((id) => ({ id })),
  )
  const at = world.now()
  const items = foods.map((food, position) => ({
    ...food,
    id: newItemId(),
    position,
    isOwn: false,
    checked: false,
    edits: {},
  }))
  assertFits(items)
  const unmade = {
    id: afterAll,
    userId: owner.id,
    title: '',
    version: unkept,
    boughtFor: null,
    createdAt: at,
    updatedAt: at,
  }
  const undelivered = { deliveryService: null, deliveryUrl: null, prePopulated: false }
  const list = await viewOfList(world, owner, { ...unmade, ...undelivered, recipes, items })
  return { itemCount: list.items.filter(({ isStaple }) => !isStaple).length, estimatedCost: list.estimatedCost }
}

/** The number of a list that is not kept: the lists that there are count on what is at home before it. */
const afterAll = 2 ** 31 - 1

async function boughtFor(
  { database, kitchen }: World,
  owner: UserRow,
  wanted: readonly { id: number; servings?: number | undefined; name?: string | undefined }[],
) {
  const found = await recipesToBuy(
    database,
    owner.id,
    wanted.map(({ id }) => id),
  )
  foundRecipe(found.length === wanted.length || undefined)
  const recipes = wanted.map(({ servings, name }, position) => {
    const recipe: RecipeToBuy = found[position]!
    return { recipe, recipeId: recipe.id, title: name || recipe.title, servings: servings ?? recipe.servings }
  })
  return { recipes, foods: (await foodsOf(kitchen, recipes)).flat() }
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
