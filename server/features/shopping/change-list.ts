import { AppError } from '#contract/errors.ts'
import type { ListChange, ShoppingList } from '#contract/shopping.ts'
import { typedItem } from '#domain/plan/typed-item.ts'
import type { AppContext } from '#server/context.ts'
import { type UserRow, updateUser } from '#server/features/accounts/store.ts'
import { applyChanges, isAwaited, timed } from '#server/features/shopping/apply-changes.ts'
import { assertFits, listKey, lockedList, noDelivery, ownList } from '#server/features/shopping/own-list.ts'
import { endOfList, findItems, saveItems, updateList } from '#server/features/shopping/store.ts'

type World = Pick<AppContext, 'database' | 'events' | 'now'>

export interface ListWish {
  title?: string | undefined
  aisles?: readonly string[] | undefined
  changes?: readonly ListChange[] | undefined
  clock?: number | undefined
}

/** Does what happened to a list, on the list as it is by now, and tells every phone that shows it. Throws not_found. */
export async function changeList(world: World, owner: UserRow, id: number, wish: ListWish): Promise<ShoppingList> {
  const { database, events, now } = world
  const at = now()
  let version: number | undefined
  const list = await database.transaction(async () => {
    const before = await lockedList(database, owner.id, id)
    const { title = before.title, aisles, changes = [], clock } = wish
    const isShopOtherwise = aisles !== undefined && aisles.join() !== owner.aisleOrder.join()
    const user = isShopOtherwise ? await updateUser(database, owner.id, { aisleOrder: [...aisles] }, at) : undefined
    const touched = await findItems(database, id, idsOf(changes))
    const { position, rows } = await endOfList(database, id)
    const changed = applyChanges(touched, timed(changes, clock, at), {
      listId: id,
      position,
      now: at.getTime(),
      read: typedItem,
    })
    if (rows + changed.length > mostRows)
      throw new AppError('invalid_input', 'This list has seen too many changes. Please start another one.')
    await saveItems(database, changed)
    if (!changed.every(isAwaited) || title !== before.title || isShopOtherwise) {
      // a page of a store is filled with what the list was
      const isOther = changes.some(({ kind }) => kind !== 'tick' && kind !== 'move')
      version = await updateList(database, id, { title, ...(isOther && noDelivery) }, at)
    }
    const after = await ownList(database, user ?? owner, id)
    return changes.some(({ kind }) => kind === 'add') ? assertFits(after) : after
  })
  if (version !== undefined) events.publish(listKey(id), String(version))
  return list
}

/** Rows that a list may have had, those that were taken off included: a hundred large recipes and years of typing. */
const mostRows = 10_000

function idsOf(changes: readonly ListChange[]): string[] {
  return [...new Set(changes.flatMap(({ item }) => item.split('.')))]
}
