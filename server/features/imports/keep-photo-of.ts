import { AppError } from '#contract/errors.ts'
import { largestPhoto } from '#contract/pictures.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { fetchFrom } from '#server/features/imports/fetch-from.ts'
import { findRecipe, putRecipePicture, versionOf } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { photoOf, pictureTypeOf } from '#server/ports/images/photos.ts'

/** Makes the picture at an address the cook's own photograph of a recipe. Throws not_found for a recipe that is not theirs, invalid_input for what is no picture. */
export async function keepPhotoOf(
  context: Pick<AppContext, 'database' | 'web' | 'log'>,
  { id: ownerId }: UserRow,
  recipeId: number,
  address: string,
): Promise<StoredRecipe> {
  const { database } = context
  if (!(await findRecipe(database, ownerId, recipeId))) throw notFound()
  const { bytes, type } = await fetchFrom(context, address, { types: ['image/'], largest: largestPhoto }, undefined)
  const image = await photoOf(ownerId, bytes, pictureTypeOf(bytes) ?? type, 'whole')
  const recipe = await putRecipePicture(database, ownerId, recipeId, 'photo', { image, version: versionOf(image) })
  if (!recipe) throw notFound()
  return recipe
}

function notFound(): AppError {
  return new AppError('not_found', 'We can’t find that recipe.')
}
