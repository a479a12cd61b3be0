import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { AtHomeItem, atHome } from '#contract/home/at-home.ts'
import { PathId } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { itemView } from '#server/features/at-home/item-view.ts'
import { addTyped, assertRoom, changeItem, foundItem, undoable } from '#server/features/at-home/own-stock.ts'
import { takeCooked, undoCooking, wouldTake } from '#server/features/at-home/take-cooked.ts'
import { takeListHome, undoListHome } from '#server/features/at-home/take-list-home.ts'
import { recipesToBuy } from '#server/features/shopping/store.ts'
import { deleteAtHome, findAtHome, listAtHome, restoreAtHome } from '#server/features/stock/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const atHomeHandlers: Handlers<typeof atHome, UserRow> = {
  async list({ account, database }) {
    return (await listAtHome(database, account.id)).map(itemView).sort(byUseBy)
  },

  async add(context, { body: { text, useBy = null } }) {
    return itemView(await addTyped(context, context.account.id, { text, useBy }))
  },

  async update(context, { params, body }) {
    return itemView(await changeItem(context, context.account.id, params.id, body))
  },

  async remove({ account, database, now }, { params }) {
    await database.transaction(async () => {
      await lockUser(database, account.id)
      foundItem((await deleteAtHome(database, account.id, params.id, now())) || undefined)
    })
    return { success: true }
  },

  async restore({ account, database, now }, { params }) {
    const since = new Date(now().getTime() - undoable)
    const item = await database.transaction(async () => {
      await lockUser(database, account.id)
      const standing = await findAtHome(database, account.id, params.id)
      // one that stands already takes no more room
      if (!standing) await assertRoom(database, account.id, 1)
      return standing ?? restoreAtHome(database, account.id, params.id, since)
    })
    return itemView(foundItem(item))
  },

  fromList: (context, { body }) => takeListHome(context, context.account, body.listId),

  undoFromList: (context, { body }) => undoListHome(context, context.account.id, body),

  ofRecipe: (context, { params, query }) => wouldTake(context, context.account.id, params.recipeId, query.servings),

  cooked: (context, { body }) => takeCooked(context, context.account.id, body),

  undoCooked: (context, { params }) => undoCooking(context, context.account.id, params.cookingId),
}

/** What has to go first first, what says no day last. */
function byUseBy(one: AtHomeItem, other: AtHomeItem): number {
  return Number(one.useBy === null) - Number(other.useBy === null)
}

/** Throws not_found where what an address names is none of theirs. */
export async function assertOwnStock({ database }: AppContext, { id }: UserRow, params: unknown): Promise<void> {
  const { data } = Named.safeParse(params)
  if (data?.id !== undefined) foundItem(await findAtHome(database, id, data.id))
  if (data?.recipeId !== undefined && (await recipesToBuy(database, id, [data.recipeId])).length === 0)
    throw new AppError('not_found', 'We can’t find that recipe.')
}

const Named = z.object({ id: PathId.optional(), recipeId: PathId.optional() })
