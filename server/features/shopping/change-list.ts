import { AppError } from '#contract/errors.ts'
import { type ListChange, mostRowsEver } from '#contract/shopping/list-change.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { AppContext } from '#server/context.ts'
import { type UserRow, updateUser } from '#server/features/accounts/store.ts'
import { applyChanges, isAwaited } from '#server/features/shopping/apply-changes.ts'
import { viewOfList } from '#server/features/shopping/list-view.ts'
import { assertFits, foundList, listKey, lockedList } from '#server/features/shopping/own-list.ts'
import type { ReadList } from '#server/features/shopping/rows/list-lines.ts'
import { readListToChange } from '#server/features/shopping/rows/read-lists.ts'
import { type ChangedList, type SavedChange, saveChange } from '#server/features/shopping/rows/save-items.ts'
import { timed } from '#server/phone-clock.ts'

type World = Pick<AppContext, 'database' | 'events' | 'kitchen' | 'now'>

export interface ListWish {
  title?: string | undefined
  aisles?: readonly string[] | undefined
  changes?: readonly ListChange[] | undefined
  clock?: number | undefined
}

/** Does what happened to a list, on the list as it is by now, and tells every phone that shows it. Throws not_found. */
export async function changeList(world: World, owner: UserRow, id: number, wish: ListWish): Promise<ShoppingList> {
  const { aisles = owner.aisleOrder, changes = [] } = wish
  const isShopOtherwise = aisles.join() !== owner.aisleOrder.join()
  // before anything of the list is held
  const read = await readingOf(world.kitchen, changes)
  const { list, isSeen } = isShopOtherwise
    ? await changedAlone(world, owner, id, wish, read, aisles)
    : ((await changedUnlessLate(world, owner, id, wish, read)) ?? (await changedAlone(world, owner, id, wish, read)))
  if (isSeen) world.events.publish(listKey(id), String(list.version))
  return viewOfList(world, { ...owner, aisleOrder: [...aisles] }, list)
}

interface Changed {
  readonly list: ReadList
  /** Whether phones that show the list have something new to show. */
  readonly isSeen: boolean
}

type Reading = (text: string) => ListedFood

/** Every text that changes bring, read beside the server's loop. */
async function readingOf(kitchen: World['kitchen'], changes: readonly ListChange[]): Promise<Reading> {
  const texts = [...new Set(changes.flatMap((change) => ('text' in change ? change.text : [])))]
  const foods = texts.length > 0 ? await kitchen.ask('typedItems', texts) : []
  const known = new Map(texts.map((text, at) => [text, foods[at]!]))
  return (text) => known.get(text)!
}

/** Holds the list meanwhile: for what must not be done by halves, and where another phone was quicker. */
function changedAlone(
  world: World,
  owner: UserRow,
  id: number,
  wish: ListWish,
  read: Reading,
  aisles?: readonly string[],
) {
  const { database, now } = world
  return database.transaction(async (): Promise<Changed> => {
    await lockedList(database, owner.id, id)
    if (aisles) await updateUser(database, owner.id, { aisleOrder: [...aisles] }, now())
    const changed = await changedUnlessLate(world, owner, id, wish, read, aisles !== undefined)
    if (!changed) throw new Error('A locked list was changed by someone else.')
    return changed
  })
}

/**
 * Reads the list and writes what changes in it, two statements. Undefined where somebody changed it between the two: then it
 * has to be held. Throws, and writes nothing, where it would get too long.
 */
async function changedUnlessLate(
  { database, now }: World,
  owner: UserRow,
  id: number,
  { title, changes = [], clock }: ListWish,
  read: Reading,
  isShopOtherwise = false,
): Promise<Changed | undefined> {
  const at = now()
  const { list, edition, touched, position, rows } = foundList(
    await readListToChange(database, owner.id, id, idsOf(changes)),
  )
  const changed = applyChanges(touched, timed(changes, clock, at), { listId: id, position, now: at.getTime(), read })
  const known = new Set(touched.map((row) => row.id))
  const isNew = changed.some((row) => !known.has(row.id))
  if (isNew && rows + changed.length > mostRowsEver)
    throw new AppError('invalid_input', 'This list has been changed too many times. Please start another one.')
  const isSeen = !changed.every(isAwaited) || isShopOtherwise || (title ?? list.title) !== list.title
  if (changed.length === 0 && !isSeen) return { list, isSeen }
  const standing = [...untouched(list, changed), ...changed.filter(({ removedAt }) => removedAt === null)]
  assertFits(standing, list.items)
  // a page of a store is filled with what the list was
  const isOther = isSeen && changes.some(({ kind }) => kind !== 'tick' && kind !== 'move')
  const change = { title: title ?? list.title, isSeen, isOther, rows: changed, now: at }
  const saved = await saveChange(database, { id, edition }, change)
  return saved && { list: asSaved(list, change, saved), isSeen }
}

function untouched({ items }: ReadList, changed: readonly { id: string }[]) {
  const ids = new Set(changed.map(({ id }) => id))
  return items.filter(({ id }) => !ids.has(id))
}

/** The list that was read with what has been written since. */
function asSaved(before: ReadList, { title, isSeen, isOther, rows, now }: SavedChange, saved: ChangedList): ReadList {
  return {
    ...before,
    title,
    version: saved.version,
    items: [...untouched(before, rows), ...saved.items].sort((one, other) => one.position - other.position),
    ...(isSeen && { updatedAt: now }),
    ...(isOther && { deliveryUrl: null, prePopulated: false }),
  }
}

function idsOf(changes: readonly ListChange[]): string[] {
  return [...new Set(changes.flatMap(({ item }) => item.split('.')))]
}
