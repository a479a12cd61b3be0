import { randomBytes } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { restorableHours } from '#contract/how-long.ts'
import { mostItemsOfList, mostLettersOfList, mostRowsOfList } from '#contract/shopping/list-change.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { viewOfList } from '#server/features/shopping/list-view.ts'
import { countLists, lockList, type StoredList } from '#server/features/shopping/rows/kept-lists.ts'
import { readList } from '#server/features/shopping/rows/read-lists.ts'

/** The list as its owner sees it. Throws not_found. */
export async function ownList(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  owner: UserRow,
  id: number,
): Promise<ShoppingList> {
  const list = foundList(await readList(world.database, owner.id, id))
  return viewOfList(world, owner, list)
}

/** Holds a list until the transaction ends. Throws not_found. */
export async function lockedList(db: Db, ownerId: string, id: number): Promise<StoredList> {
  return foundList(await lockList(db, ownerId, id))
}

export function foundList<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that shopping list.')
  return value
}

export function foundRecipe<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that recipe.')
  return value
}

type Named = Pick<ListedFood, 'name' | 'sources'>

/**
 * Throws where these rows are things by more names than a list may have, or are more, or have more letters. One that is over a bound already
 * can still be ticked: what is no more than `before` passes.
 */
export function assertFits(rows: readonly Named[], before: readonly Named[] = []): void {
  const bounds = [
    { of: namesOfRows, most: mostItemsOfList, what: 'items' },
    {
      of: ({ length }: readonly Named[]) => length,
      most: mostRowsOfList,
      what: 'entries, counted separately for each recipe',
    },
    { of: lettersOfRows, most: mostLettersOfList, what: 'characters' },
  ]
  for (const { of, most, what } of bounds) {
    const number = of(rows)
    if (number > most && number > of(before))
      throw new AppError(
        'invalid_input',
        `A list can have at most ${most.toLocaleString('en-US')} ${what}. Please start another one.`,
      )
  }
}

function namesOfRows(rows: readonly Named[]): number {
  return new Set(rows.map(({ name }) => name.toLowerCase())).size
}

/** Letters of what rows are called and say. */
function lettersOfRows(rows: readonly Named[]): number {
  let letters = 0
  for (const { name, sources } of rows) {
    letters += name.length
    for (const { text } of sources) letters += text.length
  }
  return letters
}

const mostLists = 500

/** Locks the member until the transaction ends, so that lists are counted one after the other. Throws if there is no room for so many more. */
export async function assertRoom(db: Db, ownerId: string, more: number): Promise<void> {
  await lockUser(db, ownerId)
  if ((await countLists(db, ownerId)) + more > mostLists)
    throw new AppError(
      'invalid_input',
      `You’ve reached the limit of ${mostLists} lists. Please delete one you no longer need.`,
    )
}

/** Random, as clients make them too. */
export function newItemId(): string {
  return randomBytes(9).toString('base64url')
}

/** What the processes of an installation call a list among themselves. */
export function listKey(id: number): string {
  return `list ${id}`
}

/** Milliseconds for which a deleted list can be had back. */
export const undoable = restorableHours * 60 * 60 * 1000

/** A page of a store is filled with what a list was: a list with other foods needs another one. */
export const noDelivery = { deliveryUrl: null, prePopulated: false, deliveryFingerprint: null, deliveryExpiresAt: null }
