import type { SharedRecipe } from '#contract/sharing.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { draftOf, eaterOf, shownFor } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { findShared } from '#server/features/sharing/store.ts'

/**
 * What a link shows: the dish, and its verification for whoever reads it. Nothing of the cook who shared it: not why it was
 * made for them, what was mended because of them, their notes, tags or rating, and no id of theirs in an address.
 */
export async function sharedView(
  world: Pick<AppContext, 'kitchen'>,
  token: string,
  stored: StoredRecipe,
  reader: UserRow | undefined,
): Promise<SharedRecipe> {
  const { prepTime, cookTime, photoVersion, pictureVersion } = stored
  const address = `/api/shared/${token}`
  const { verification, cooking } = await shownFor(world, stored, reader ? eaterOf(reader) : nobody)
  return {
    recipe: {
      ...draftOf(stored),
      ...cooking,
      reasons: [],
      notes: [],
      prepTime,
      cookTime,
      imageUrl: pictureVersion === null ? `${address}/image.svg` : `${address}/picture?v=${pictureVersion}`,
      photoUrl: photoVersion === null ? null : `${address}/photo?v=${photoVersion}`,
    },
    verification,
    isOwn: reader?.id === stored.userId,
  }
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
