import type { SharedRecipe } from '#contract/sharing.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { cookingOf, draftOf, verificationFor } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/**
 * What a link shows: the dish, and its verification for whoever reads it. Nothing of the cook who shared it: not why it was
 * made for her, what was mended because of her, her notes, tags or rating, and no number of hers in an address.
 */
export function sharedView(token: string, stored: StoredRecipe, reader: UserRow | undefined): SharedRecipe {
  const { prepTime, cookTime, photoVersion, pictureVersion } = stored
  const address = `/api/shared/${token}`
  return {
    recipe: {
      ...draftOf(stored),
      ...cookingOf(stored),
      reasons: [],
      notes: [],
      prepTime,
      cookTime,
      imageUrl: pictureVersion === null ? `${address}/image.svg` : `${address}/picture?v=${pictureVersion}`,
      photoUrl: photoVersion === null ? null : `${address}/photo?v=${photoVersion}`,
    },
    verification: verificationFor(stored, reader),
    isOwn: reader?.id === stored.userId,
  }
}
