import { AppError } from '#contract/errors.ts'
import { type ListChange, mostItemsOfList, type ShoppingList } from '#contract/shopping.ts'
import { typedItem } from '#domain/plan/typed-item.ts'
import type { AppContext } from '#server/context.ts'
import { type UserRow, updateUser } from '#server/features/accounts/store.ts'
import { applyChanges, isAwaited, timed } from '#server/features/shopping/apply-changes.ts'
import { listView, type ReadList } from '#server/features/shopping/list-view.ts'
import { assertFits, foundList, listKey, lockedList } from '#server/features/shopping/own-list.ts'
import type { ChangedList, SavedChange } from '#server/features/shopping/save-items.ts'
import { readListToChange, saveChange } from '#server/features/shopping/store.ts'

type World = Pick<AppContext, 'database' | 'events' | 'now'>

export interface ListWish {
  title?: string | undefined
  aisles?: readonly string[] | undefined
  changes?: readonly ListChange[] | undefined
  clock?: number | undefined
}

/** Does what happened to a list, on the list as it is by now, and tells every phone that shows it. Throws not_found. */
export async function changeList(world: World, owner: UserRow, id: number, wish: ListWish): Promise<ShoppingList> {
  const { aisles } = wish
  const isShopOtherwise = aisles !== undefined && aisles.join() !== owner.aisleOrder.join()
  const { list, isSeen } = isShopOtherwise
    ? await changedAlone(world, owner, id, wish, aisles)
    : ((await changedUnlessLate(world, owner, id, wish)) ?? (await changedAlone(world, owner, id, wish)))
  if (isSeen) world.events.publish(listKey(id), String(list.version))
  return list
}

interface Changed {
  readonly list: ShoppingList
  /** Whether phones that show the list have something new to show. */
  readonly isSeen: boolean
}

/** Holds the list meanwhile: for what must not be done by halves, and where another phone was quicker. */
function changedAlone(world: World, owner: UserRow, id: number, wish: ListWish, aisles?: readonly string[]) {
  const { database, now } = world
  return database.transaction(async (): Promise<Changed> => {
    await lockedList(database, owner.id, id)
    const user = aisles && (await updateUser(database, owner.id, { aisleOrder: [...aisles] }, now()))
    const changed = await changedUnlessLate(world, user ?? owner, id, wish, { isHeld: true, isShopOtherwise: !!aisles })
    if (!changed) throw new Error('A list that is held was changed by somebody else.')
    return changed
  })
}

/**
 * Reads the list and writes what changes in it, two statements. Undefined where somebody changed it between the two, or where
 * it may get too long, which takes the whole change back: then it has to be held.
 */
async function changedUnlessLate(
  { database, now }: World,
  owner: UserRow,
  id: number,
  { title, changes = [], clock }: ListWish,
  { isHeld = false, isShopOtherwise = false } = {},
): Promise<Changed | undefined> {
  const at = now()
  const { list, edition, touched, position, rows } = foundList(
    await readListToChange(database, owner.id, id, idsOf(changes)),
  )
  const fresh = { listId: id, position, now: at.getTime(), read: typedItem }
  const changed = applyChanges(touched, timed(changes, clock, at), fresh)
  const known = new Set(touched.map((row) => row.id))
  const isNew = changed.some((row) => !known.has(row.id))
  if (isNew && rows + changed.length > mostRows)
    throw new AppError('invalid_input', 'This list has seen too many changes. Please start another one.')
  const isSeen = !changed.every(isAwaited) || isShopOtherwise || (title ?? list.title) !== list.title
  if (changed.length === 0 && !isSeen) return { list: listView(list, owner.aisleOrder), isSeen }
  const isLonger = changes.some(({ kind }) => kind === 'add')
  if (isLonger && !isHeld && list.items.length + changed.length > mostItemsOfList) return undefined
  // a page of a store is filled with what the list was
  const isOther = isSeen && changes.some(({ kind }) => kind !== 'tick' && kind !== 'move')
  const change = { title: title ?? list.title, isSeen, isOther, rows: changed, now: at }
  const saved = await saveChange(database, { id, edition }, change)
  if (!saved) return undefined
  const view = listView(asSaved(list, change, saved), owner.aisleOrder)
  return { list: isLonger ? assertFits(view) : view, isSeen }
}

/** The list that was read with what has been written since. */
function asSaved(before: ReadList, { title, isSeen, isOther, rows, now }: SavedChange, saved: ChangedList): ReadList {
  const ids = new Set(rows.map(({ id }) => id))
  const untouched = before.items.filter(({ id }) => !ids.has(id))
  return {
    ...before,
    title,
    version: saved.version,
    items: [...untouched, ...saved.items].sort((one, other) => one.position - other.position),
    ...(isSeen && { updatedAt: now }),
    ...(isOther && { deliveryUrl: null, prePopulated: false }),
  }
}

/** Rows that a list may have had, those that were taken off included: a hundred large recipes and years of typing. */
const mostRows = 10_000

function idsOf(changes: readonly ListChange[]): string[] {
  return [...new Set(changes.flatMap(({ item }) => item.split('.')))]
}
