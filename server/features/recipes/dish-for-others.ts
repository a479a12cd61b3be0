import type { SharedRecipe } from '#contract/recipes/sharing.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { AppContext } from '#server/context.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import { shownFor } from '#server/features/recipes/figures/verifications.ts'
import { draftOf } from '#server/features/recipes/swap-ingredient.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/**
 * A recipe as somebody else sees it whose pictures are served below `address`: the dish, and its verification for whoever reads it.
 * Nothing of the cook whose it is: not why it was made for them, what was mended because of them, their notes, tags or rating, and no id
 * of theirs in an address.
 */
export async function dishFor(
  world: Pick<AppContext, 'kitchen'>,
  stored: StoredRecipe,
  address: string,
  reader: (Preferences & { readonly id: string }) | undefined,
): Promise<SharedRecipe> {
  const { prepTime, cookTime } = stored
  const { verification, cooking } = await shownFor(world, stored, reader ? eaterOf(reader) : nobody)
  return {
    recipe: {
      ...draftOf(stored),
      ...cooking,
      reasons: [],
      notes: [],
      prepTime,
      cookTime,
      ...picturesAt(address, stored),
    },
    verification,
    isOwn: reader?.id === stored.userId,
  }
}

/** Where its pictures are, below an address that others have. */
export function picturesAt(
  address: string,
  { photoVersion, pictureVersion }: Pick<StoredRecipe, 'photoVersion' | 'pictureVersion'>,
) {
  return {
    imageUrl: pictureVersion === null ? `${address}/image.svg` : `${address}/picture?v=${pictureVersion}`,
    photoUrl: photoVersion === null ? null : `${address}/photo?v=${photoVersion}`,
  }
}
