import type { ShoppingList, ShoppingListItem } from '#contract/shopping/shopping.ts'
import { keepingNote } from '#domain/plan/meal-plan/provisions/keeping-until.ts'
import { type ListCategory, listCategories } from '#domain/plan/shopping/list-categories.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { homeOf } from '#server/features/shopping/home-of-lists.ts'
import { type MetLine, metLists, parted } from '#server/features/shopping/meet-at-home.ts'
import { linesOf, type ReadList } from '#server/features/shopping/rows/list-lines.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** A list as its owner sees it, beside what they have at home. */
export async function viewOfList(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  owner: UserRow,
  list: ReadList,
): Promise<ShoppingList> {
  const [view] = await viewsOfLists(world, owner, [list])
  return view!
}

/** The same for several. */
export async function viewsOfLists(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  owner: UserRow,
  lists: readonly ReadList[],
): Promise<ShoppingList[]> {
  const home = await homeOf(
    world,
    owner,
    lists.map(({ id }) => id),
  )
  const met = home && (await metLists(world, owner.id, lists, home))
  return Promise.all(lists.map((list) => listView(world.kitchen, list, owner.aisleOrder, met?.get(list.id))))
}

/** A list as people see it: a line a food, in the order of the member's shop, staples last; without what is at home, and saying so. */
export async function listView(
  kitchen: Kitchen,
  list: ReadList,
  aisleOrder: readonly string[],
  beside?: readonly MetLine[],
): Promise<ShoppingList> {
  const { recipes, createdAt, updatedAt, id, userId, title, deliveryService, deliveryUrl, prePopulated, version } = list
  const aisles = aislesOf(aisleOrder)
  const met = beside && parted(beside)
  const lines = met ? met.items : await linesOf(kitchen, list)
  const items = inAisles(lines, aisles).map((item) => noted(item, list))
  const recipeIds = recipes.flatMap(({ recipeId }) => recipeId ?? [])
  return {
    id,
    userId,
    recipeId: recipes.length === 1 ? (recipes[0]?.recipeId ?? null) : null,
    recipeIds,
    recipeNames: recipes.map((recipe) => recipe.title),
    title,
    items,
    ...(met && met.atHome.length > 0 && { atHome: met.atHome }),
    estimatedCost: costOf(items),
    deliveryService,
    deliveryUrl,
    prePopulated,
    aisles,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** What is ticked off lies in the cart and is noted all the same: it is frozen at home. */
function noted(item: ShoppingListItem, { boughtFor }: ReadList): ShoppingListItem {
  const keeping = keepingNote(item, boughtFor)
  return keeping ? { ...item, keeping } : item
}

/** Dollars for the packages of everything that is not a staple. */
function costOf(items: readonly Pick<ShoppingListItem, 'estimatedPrice' | 'isStaple'>[]): number {
  const cents = items.map(({ estimatedPrice, isStaple }) => (isStaple ? 0 : Math.round(estimatedPrice * 100)))
  return cents.reduce((sum, each) => sum + each, 0) / 100
}

/** Every aisle: first those that the member has put in order. */
function aislesOf(order: readonly string[]): ListCategory[] {
  const known = order.filter((aisle): aisle is ListCategory => listCategories.some((each) => each === aisle))
  return [...new Set([...known, ...listCategories])]
}

function inAisles(lines: readonly ShoppingListItem[], aisles: readonly ListCategory[]): ShoppingListItem[] {
  const place = ({ isStaple, category }: ShoppingListItem) => (isStaple ? aisles.length : 0) + aisles.indexOf(category)
  return lines.toSorted((one, other) => place(one) - place(other))
}
