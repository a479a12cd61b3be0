import { AppError } from '#contract/errors.ts'
import type { CookedDish, cooked } from '#contract/home/cooked.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { bringBack, changeCooked, cookRecipe, foundEntry, restorable } from '#server/features/cooked/change-diary.ts'
import { cookedView } from '#server/features/cooked/cooked-view.ts'
import { type AfterCooked, deleteCooked, findRestorableCooked, listCooked } from '#server/features/recipes/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { linkNextPage } from '#server/http/pages.ts'

export const cookedHandlers: Handlers<typeof cooked, UserRow> = {
  async list({ account, database, reply }, { query: { limit, cursor, recipeId } }) {
    const found = await listCooked(database, account.id, {
      limit: limit + 1,
      ...(cursor !== undefined && { after: afterEntry(cursor) }),
      ...(recipeId !== undefined && { recipeId }),
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)?.entry
    if (last && found.length > limit) linkNextPage(reply, `${last.cookedOn} ${last.id}`)
    return page.map(cookedView)
  },

  async note(context, { body }) {
    const { account, database } = context
    const { id, isNew } = await cookRecipe(context, account.id, body)
    return { ...(await entryView(database, account.id, id)), isNew }
  },

  async update(context, { params, body }) {
    const { account, database } = context
    await changeCooked(context, account.id, params.id, body)
    return entryView(database, account.id, params.id)
  },

  async remove({ account, database, now }, { params }) {
    foundEntry((await deleteCooked(database, account.id, params.id, now())) || undefined)
    return { success: true }
  },

  async restore(context, { params }) {
    const { account, database } = context
    return entryView(database, account.id, await bringBack(context, account.id, params.id))
  },
}

async function entryView(db: Db, ownerId: string, id: number): Promise<CookedDish> {
  const [entry] = await listCooked(db, ownerId, { id, limit: 1 })
  return cookedView(foundEntry(entry))
}

/** Throws not_found where an address names an entry that is none of theirs. */
export async function assertOwnEntry({ database, now }: AppContext, { id }: UserRow, params: unknown): Promise<void> {
  const { data } = Id.safeParse(params)
  const since = new Date(now().getTime() - restorable)
  if (data) foundEntry(await findRestorableCooked(database, id, data.id, since))
}

/** The entry that a page starts after. */
function afterEntry(cursor: string): AfterCooked {
  const [, cookedOn, id] = /^(\d{4}-\d{2}-\d{2}) (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (cookedOn === undefined || Number.isNaN(Date.parse(cookedOn)))
    throw new AppError('invalid_input', 'This page link isn’t valid. Please start from the first page.')
  return { cookedOn, id: Number(id) }
}
