import type { SharedRecipe } from '#contract/recipes/sharing.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { dishFor, findShared } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/** What a link shows. */
export async function sharedView(
  world: Pick<AppContext, 'kitchen'>,
  token: string,
  stored: StoredRecipe,
  reader: UserRow | undefined,
): Promise<SharedRecipe> {
  return dishFor(world, stored, `/api/shared/${token}`, reader)
}

/** What the page of a link shows to whoever is not signed in; null where nothing is shared there. */
export async function sharedAt(
  { database, kitchen }: Pick<AppContext, 'database' | 'kitchen'>,
  path: string,
): Promise<SharedRecipe | null> {
  const token = /^\/r\/([\w-]{22})$/.exec(path)?.[1]
  const stored = token && (await findShared(database, token))
  return stored ? sharedView({ kitchen }, token, stored, undefined) : null
}
