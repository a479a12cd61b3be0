import { showcasePicture } from '#contract/public.ts'
import type { VerifiedRecipe } from '#contract/recipe.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** The landing page's recipe. Made once. */
export async function showcase(kitchen: Kitchen): Promise<VerifiedRecipe> {
  made ??= make(kitchen)
  try {
    return await made
  } catch (error) {
    made = undefined
    throw error
  }
}

let made: Promise<VerifiedRecipe> | undefined

/** For everybody who asks meanwhile: whoever asked first may leave. */
async function make(kitchen: Kitchen): Promise<VerifiedRecipe> {
  const { recipe, verification } = await kitchen.for('the house').ask('showcase')
  return { recipe: { ...recipe, imageUrl: showcasePicture }, verification }
}
