import { anything } from '#domain/options/wish.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import type { Kept } from '#server/features/demo/keepsake.ts'
import { insertRecipe, newRecipe, refuseTwice } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/**
 * The recipe that a member had written before there was an account goes among the own ones, as the kitchen's. It counts in no day. Throws
 * recipe_exists where it stands there already.
 */
export async function keepDemo(
  { database, kitchen, now }: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  member: UserRow,
  { draft, changes, dish, eater }: Kept,
): Promise<StoredRecipe> {
  const kept = await kitchen.ask('keptFacts', draft, eater, 'writer')
  const written = { type: 'written' as const, writer: { kind: 'kitchen' as const }, dish, draft, changes, kept }
  const recipe = newRecipe(written, { ...anything, ...(eater.diet && { diet: eater.diet }) })
  return database.transaction(async () => {
    // one after the other: of two that are sent at once the second finds the first
    await lockUser(database, member.id)
    await refuseTwice(database, member.id, draft.title, draft.ingredients)
    return insertRecipe(database, member.id, recipe, kept.entry, now())
  })
}
