import type { Endpoint } from '#contract/endpoint.ts'
import type { shopping } from '#contract/shopping/shopping.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { changeList } from '#server/features/shopping/change-list.ts'
import { deliveryStores } from '#server/features/shopping/delivery/delivery-stores.ts'
import { orderDelivery } from '#server/features/shopping/delivery/order-delivery.ts'
import { addRecipe, removeRecipe } from '#server/features/shopping/list-recipes.ts'
import { viewsOfLists } from '#server/features/shopping/list-view.ts'
import { makeList, previewList } from '#server/features/shopping/make-list.ts'
import {
  assertRoom,
  foundList,
  foundRecipe,
  listKey,
  newItemId,
  ownList,
  undoable,
} from '#server/features/shopping/own-list.ts'
import { deleteList, recipesToBuy, restoreList, versionOf } from '#server/features/shopping/rows/kept-lists.ts'
import { readLists } from '#server/features/shopping/rows/read-lists.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const shoppingHandlers: Handlers<typeof shopping, UserRow> = {
  ofRecipe: (context, { params, body }) =>
    makeList(context, context.account, [{ id: params.id, servings: body?.servings }], ([title]) => title!),

  combined: (context, { body }) =>
    makeList(
      context,
      context.account,
      body.recipeIds.map((id) => ({ id })),
      combinedTitle('Combined Shopping List'),
    ),

  preview: (context, { body }) => previewList(context, context.account, body.recipeIds),

  ofMenu: (context, { body: { recipeIds, recipeNames = [], servings } }) =>
    makeList(
      context,
      context.account,
      recipeIds.map((id, place) => ({ id, servings, name: recipeNames[place] })),
      combinedTitle('Menu Shopping List'),
    ),

  async list(context, { query: { limit, cursor } }) {
    const { account, database, reply } = context
    const { lists, isLast } = await readLists(database, account.id, { limit, before: afterCursor(cursor) })
    if (!isLast) linkNextPage(reply, lists.at(-1)!.id)
    return viewsOfLists(context, account, lists)
  },

  create: (context, { body }) => makeList(context, context.account, [], () => body.title ?? 'Shopping List'),

  get: (context, { params }) => ownList(context, context.account, params.id),

  update: (context, { params, body }) => changeList(context, context.account, params.id, body),

  async remove({ account, database, events, now }, { params }) {
    foundList((await deleteList(database, account.id, params.id, now())) || undefined)
    events.publish(listKey(params.id), 'gone')
    return { success: true }
  },

  async restore(context, { params }) {
    const { account, database, kitchen, now } = context
    kitchen.letIn()
    await database.transaction(async () => {
      const since = new Date(now().getTime() - undoable)
      // one that stands already takes no more room
      if ((await versionOf(database, account.id, params.id)) !== undefined) return
      await assertRoom(database, account.id, 1)
      await restoreList(database, account.id, params.id, since)
    })
    return ownList(context, account, params.id)
  },

  addItem: (context, { params, body: { text, item = newItemId() } }) =>
    changeList(context, context.account, params.id, { changes: [{ kind: 'add', item, text }] }),

  addRecipe: (context, { params, body }) => addRecipe(context, context.account, params.id, body),

  removeRecipe: (context, { params }) => removeRecipe(context, context.account, params.id, params.recipeId),

  deliveryLink: (context, { body }) => orderDelivery(context, context.account, body),

  stores: ({ database }) => deliveryStores(database),
}

/** Nobody who has asked too often learns whether a list of somebody else exists. */
export async function assertOwnList(
  { database }: AppContext,
  { id: ownerId }: UserRow,
  params: unknown,
  { path }: Endpoint,
): Promise<void> {
  const { data } = Id.safeParse({ id: (params as { id?: unknown }).id })
  if (!data) return
  if (path.startsWith('/api/recipes/')) foundRecipe((await recipesToBuy(database, ownerId, [data.id]))[0])
  else foundList(await versionOf(database, ownerId, data.id))
}

const combinedTitle = (what: string) => (names: readonly string[]) =>
  names.length === 1 ? names[0]! : `${what} (${names.length} recipes)`
