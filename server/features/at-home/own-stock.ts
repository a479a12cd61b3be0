import { AppError } from '#contract/errors.ts'
import { mostAtHome } from '#contract/home/at-home.ts'
import { restorableHours } from '#contract/how-long.ts'
import type { ReadStock } from '#domain/plan/at-home/typed-stock.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { lockUser } from '#server/features/accounts/store.ts'
import { countAtHome, findAtHome, insertAtHome, type NewAtHome, updateAtHome } from '#server/features/stock/store.ts'
import type { StoredAtHome } from '#server/features/stock/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/** Milliseconds for which what was done can be taken back. */
export const undoable = restorableHours * 60 * 60 * 1000

/** Reads what was typed and keeps it. Throws where there is no room, and where nobody has so much at home. */
export async function addTyped(
  { database, kitchen, now }: World,
  ownerId: string,
  { text, useBy }: { text: string; useBy: string | null },
): Promise<StoredAtHome> {
  const item = { ...newItem(await kitchen.ask('typedStock', text), text), useBy }
  return database.transaction(async () => {
    await assertRoom(database, ownerId, 1)
    const [added] = await insertAtHome(database, ownerId, [item], now())
    return added!
  })
}

/** Other words are read anew, and how much is left with them. Throws not_found. */
export async function changeItem(
  { database, kitchen }: World,
  ownerId: string,
  id: number,
  { text, useBy }: { text?: string | undefined; useBy?: string | null | undefined },
): Promise<StoredAtHome> {
  foundItem(await findAtHome(database, ownerId, id))
  const change = {
    ...(text !== undefined && newItem(await kitchen.ask('typedStock', text), text)),
    ...(useBy !== undefined && { useBy }),
  }
  return database.transaction(async () => {
    // a cooking that is under way counts with what was there
    await lockUser(database, ownerId)
    return foundItem(await updateAtHome(database, ownerId, id, change))
  })
}

/** More than any kitchen holds would be a slip, and no plan reckons with it. */
const mostGrams = 100_000

function newItem(read: ReadStock, text: string): Omit<NewAtHome, 'useBy'> {
  if ((read.grams ?? 0) > mostGrams)
    throw new AppError('invalid_input', 'That’s more than 220 lb (100 kg). Please enter a smaller amount.')
  return { ...read, text, wholeGrams: read.grams }
}

/** Holds the member until the transaction ends. Throws where there is no room for so many more. */
export async function assertRoom(db: Db, ownerId: string, more: number): Promise<void> {
  await lockUser(db, ownerId)
  if ((await countAtHome(db, ownerId)) + more > mostAtHome)
    throw new AppError(
      'invalid_input',
      `You can have at most ${mostAtHome} items at home. Please delete some that you’ve used up.`,
    )
}

export function foundItem<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that item.')
  return value
}
