import { AppError } from '#contract/errors.ts'
import type { Collection, collections } from '#contract/recipes/collections.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import {
  addToCollection,
  changeCollection,
  collectionIdsOf,
  deleteCollection,
  findCollection,
  insertCollection,
  listCollections,
  restoreCollection,
  takeFromCollection,
} from '#server/features/collections/store.ts'
import { assertOwnRecipes, fittingRules } from '#server/features/recipes/store.ts'
import type { Handlers } from '#server/http/binding.ts'

export const collectionHandlers: Handlers<typeof collections, UserRow> = {
  async list({ account, database }, { query: { recipeId } }) {
    const all = await listCollections(database, account.id)
    return recipeId === undefined ? all : holding(database, account.id, all, recipeId)
  },

  async create({ account, database, now }, { body: { name, rule, recipeIds = [] } }) {
    await assertOwnRecipes(database, account.id, recipeIds)
    return database.transaction(async () => {
      const made = await insertCollection(database, account.id, { name, rule }, now())
      const added = await addToCollection(database, account.id, made.id, recipeIds, now())
      return { ...made, recipes: made.recipes === null ? null : added.length }
    })
  },

  async update({ account, database }, { params, body }) {
    const { rule } = found(await findCollection(database, account.id, params.id))
    if (body.rule && !rule)
      throw new AppError('invalid_input', 'You add recipes to this collection yourself, so it can’t have filters.')
    await changeCollection(database, account.id, params.id, body)
    return found(await findCollection(database, account.id, params.id))
  },

  async remove({ account, database, now }, { params }) {
    found((await deleteCollection(database, account.id, params.id, now())) || undefined)
    return { success: true }
  },

  async restore({ account, database, now }, { params }) {
    await restoreCollection(database, account.id, params.id, now())
    return found(await findCollection(database, account.id, params.id))
  },

  async add({ account, database, now }, { params, body }) {
    const { rule } = found(await findCollection(database, account.id, params.id))
    if (rule)
      throw new AppError(
        'invalid_input',
        'This collection fills itself using its filters, so you can’t add recipes to it.',
      )
    await assertOwnRecipes(database, account.id, body.recipeIds)
    return { recipeIds: await addToCollection(database, account.id, params.id, body.recipeIds, now()) }
  },

  async take({ account, database }, { params, body }) {
    found(await findCollection(database, account.id, params.id))
    return { recipeIds: await takeFromCollection(database, account.id, params.id, body.recipeIds) }
  },
}

/** Throws not_found where an address names a collection that is not the member's. */
export async function assertOwnCollection(
  { database }: AppContext,
  { id: ownerId }: UserRow,
  params: unknown,
): Promise<void> {
  const { data } = Id.safeParse(params)
  if (data) found(await findCollection(database, ownerId, data.id))
}

/** Those of these own collections that hold an own recipe: it was put there, or it fits their filters. */
async function holding(db: Db, ownerId: string, all: readonly Collection[], recipeId: number): Promise<Collection[]> {
  const ruled = all.flatMap(({ id, rule }) => (rule ? [{ id, rule }] : []))
  const rules = ruled.map(({ rule }) => rule)
  const fitting = (await fittingRules(db, ownerId, [recipeId], rules)).get(recipeId) ?? []
  const byHand = await collectionIdsOf(db, ownerId, recipeId)
  const ids = new Set([...byHand, ...fitting.map((at) => ruled[at]!.id)])
  return all.filter(({ id }) => ids.has(id))
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that collection.')
  return value
}
