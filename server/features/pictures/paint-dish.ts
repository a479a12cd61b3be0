import type { AppContext } from '#server/context.ts'
import { findRecipe, putRecipePicture, versionOf } from '#server/features/recipes/store.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'

const patience = 120_000

/**
 * Has the image model paint a recipe that has no such picture yet, and keeps what comes if the recipe still is what was painted.
 * Whatever fails leaves the drawn dish; may run more than once.
 */
export async function paintDish(
  { database, kitchen: wholeKitchen, dishPainter }: Pick<AppContext, 'database' | 'kitchen' | 'dishPainter'>,
  userId: string,
  recipeId: number,
): Promise<void> {
  const kitchen = wholeKitchen.for(userId)
  const promptFor = ({ id, title, recipeType, ingredients }: PicturedRecipe) =>
    kitchen.ask('paintingPrompt', { id, title, recipeType, ingredients })
  const recipe = await findRecipe(database, userId, recipeId)
  const prompt = recipe && (await promptFor(recipe))
  // the image model may have been taken out of the configuration meanwhile
  if (!dishPainter || !recipe || recipe.pictureVersion !== null || prompt === undefined) return
  const image = await dishPainter.paint(prompt, AbortSignal.timeout(patience))
  const painted = await findRecipe(database, userId, recipeId)
  if (!painted || (await promptFor(painted)) !== prompt) return
  await database.transaction(async () => {
    const now = await findRecipe(database, userId, recipeId)
    if (now?.updatedAt.getTime() !== painted.updatedAt.getTime()) return
    await putRecipePicture(database, userId, recipeId, 'model', { image, version: versionOf(image) })
  })
}
