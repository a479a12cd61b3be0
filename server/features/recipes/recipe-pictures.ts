import { createHash } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { recipePicturesTable, recipesTable } from '#server/features/recipes/tables.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { Draw } from '#server/ports/images/images.ts'

/** 'photo': the cook's own; 'model': made by the image model. */
export type PictureKind = (typeof recipePicturesTable.$inferSelect)['kind']
const named = { photo: 'photoVersion', model: 'pictureVersion' } as const

/** Address of the picture of the dish: drawn, or the image model's where there is one. */
export function pictureAddress(id: number, pictureVersion: string | null): string {
  return pictureVersion === null ? `/api/recipes/${id}/image.svg` : `/api/recipes/${id}/picture?v=${pictureVersion}`
}

/** Address of the cook's own photograph; null without one. */
export function photoAddress(id: number, photoVersion: string | null): string | null {
  return photoVersion === null ? null : `/api/recipes/${id}/photo?v=${photoVersion}`
}

/** What stands in the address of a kept picture. */
export function versionOf(image: Buffer): string {
  return createHash('sha256').update(image).digest('base64url').slice(0, 16)
}

/** A picture of a recipe; whether the asker may see it is known before. */
export async function findRecipePicture(db: Db, recipeId: number, kind: PictureKind) {
  const [picture] = await db.db
    .select({ image: recipePicturesTable.image, version: recipePicturesTable.version })
    .from(recipePicturesTable)
    .where(and(eq(recipePicturesTable.recipeId, recipeId), eq(recipePicturesTable.kind, kind)))
  return picture
}

/** What a recipe looks like: the cook's photograph, else the image model's picture; undefined where it is drawn. */
export async function findLikeness(
  db: Db,
  { id, photoVersion, pictureVersion }: { id: number; photoVersion: string | null; pictureVersion: string | null },
): Promise<Buffer | undefined> {
  const photo = photoVersion === null ? undefined : await findRecipePicture(db, id, 'photo')
  const kept = photo ?? (pictureVersion === null ? undefined : await findRecipePicture(db, id, 'model'))
  return kept?.image
}

/** The picture of an own recipe, instead of the one that was there; undefined where the recipe is gone. Its words stay as they were. */
export async function putRecipePicture(
  db: Db,
  userId: string,
  recipeId: number,
  kind: PictureKind,
  picture: { image: Buffer; version: string },
) {
  return db.transaction(async () => {
    const recipe = await setVersion(db, userId, recipeId, kind, picture.version)
    if (!recipe) return undefined
    await db.db
      .insert(recipePicturesTable)
      .values({ recipeId, kind, userId, ...picture })
      .onConflictDoUpdate({ target: [recipePicturesTable.recipeId, recipePicturesTable.kind], set: picture })
    return recipe
  })
}

export async function deleteRecipePicture(db: Db, userId: string, recipeId: number, kind: PictureKind) {
  return db.transaction(async () => {
    const recipe = await setVersion(db, userId, recipeId, kind, null)
    if (!recipe) return undefined
    await db.db
      .delete(recipePicturesTable)
      .where(and(eq(recipePicturesTable.recipeId, recipeId), eq(recipePicturesTable.kind, kind)))
    return recipe
  })
}

/** A copy of a recipe looks as it did: the image model's picture goes with it, the cook's own photograph does not. */
export async function copyModelPicture(db: Db, from: number, to: { id: number; userId: string }): Promise<void> {
  const picture = await findRecipePicture(db, from, 'model')
  if (picture)
    await db.db.insert(recipePicturesTable).values({ recipeId: to.id, kind: 'model', userId: to.userId, ...picture })
}

async function setVersion(db: Db, userId: string, recipeId: number, kind: PictureKind, version: string | null) {
  const [recipe] = await db.db
    .update(recipesTable)
    .set({ [named[kind]]: version })
    .where(and(eq(recipesTable.id, recipeId), eq(recipesTable.userId, userId), isNull(recipesTable.deletedAt)))
    .returning()
  return recipe
}

/** Drawings made by the kitchen. */
export function drawnBy(kitchen: Kitchen): Draw {
  return (recipe, size) => kitchen.ask('drawnRecipe', recipe, size)
}
