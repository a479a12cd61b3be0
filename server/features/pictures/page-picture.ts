import type { AppContext } from '#server/context.ts'
import { photoAddress, pictureAddress } from '#server/features/pictures/store.ts'
import { findRecipe } from '#server/features/recipes/store.ts'

/** Address of the picture at the top of an own recipe's page; undefined for other pages, and for recipes that are not there. */
export async function pagePicture(
  { database }: Pick<AppContext, 'database'>,
  path: string,
  ownerId: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const id = Number(/^\/recipes\/([1-9]\d{0,8})\/?$/.exec(path)?.[1])
  const owner = Number.isNaN(id) ? undefined : await ownerId()
  const recipe = owner === undefined ? undefined : await findRecipe(database, owner, id)
  return (
    recipe && (photoAddress(id, recipe.photoVersion) ?? recipe.imageUrl ?? pictureAddress(id, recipe.pictureVersion))
  )
}
