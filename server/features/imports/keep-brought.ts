import { AppError } from '#contract/errors.ts'
import { mostRecipes } from '#contract/how-many.ts'
import type { ImportOutcome } from '#contract/recipes/imports.ts'
import { mostLettersOfRecipe } from '#contract/recipes/recipe-length.ts'
import { recipes } from '#contract/recipes/recipes.ts'
import type { FittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { lettersOfRecipe } from '#domain/recipe/texts/letters-of-recipe.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { Spent } from '#server/features/imports/allowance.ts'
import { keepMarks, type Unfiled } from '#server/features/imports/keep-marks.ts'
import { createRecipe, LibraryFull, putRecipePicture, versionOf } from '#server/features/recipes/store.ts'
import { wordsFor } from '#server/http/refusals/sentences.ts'
import { photoOf, pictureTypeOf } from '#server/ports/images/photos.ts'

/** For how many a recipe is taken to be that does not say. */
const usualServings = 4

/**
 * Puts one recipe of another program among the cook's own, verified line by line as one that they type. One that they have already, and
 * one that is more than a recipe may be, is told and left out. `unfiled` hears of collections that had no room for it. Throws took_too_long, and
 * Spent where they may have no more recipes.
 */
export async function keepBrought(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  cook: UserRow,
  brought: FittedRecipe,
  photo: (() => Promise<Buffer | undefined>) | undefined,
  unfiled: Unfiled,
): Promise<ImportOutcome> {
  const { kitchen } = world
  const { marks, servings, difficulty, ...words } = brought
  const unread = (reason: string) => ({
    outcome: 'unread' as const,
    name: brought.title || 'Untitled recipe',
    reason,
  })
  const parsed = recipes.create.body.safeParse(
    { ...words, servings: servings ?? usualServings, ...(difficulty && { difficulty }) },
    { error: wordsFor },
  )
  if (!parsed.success) return unread(tooMuch(brought) ?? reasonOf(parsed.error.issues[0]!))
  try {
    const recipe = await createRecipe(world, cook, parsed.data)
    const { id, title } = recipe
    unfiled.add(await keepMarks(world, cook.id, recipe, marks))
    if (photo) await keepPhoto(world, cook, id, photo)
    const { ingredients, instructions } = words
    const doubts = await kitchen.ask('worthALook', { servings: parsed.data.servings, ingredients, instructions })
    return { outcome: 'kept', id, title, ...doubts, servingsGiven: servings !== undefined }
  } catch (error) {
    if (error instanceof LibraryFull) throw new Spent(noRoom, { cause: error })
    if (!(error instanceof AppError)) throw error
    if (error.code === 'recipe_exists')
      return { outcome: 'double', id: Number(error.details['recipeId']), title: String(error.details['title']) }
    if (error.code === 'invalid_input') return unread(error.message)
    throw error
  }
}

const noRoom = `You can have at most ${mostRecipes.toLocaleString('en-US')} recipes. We didn’t import this one or those after it. Delete some that you no longer need, then import the rest.`

/** A photograph that cannot be read is left away: the recipe counts. */
async function keepPhoto(
  { database }: Pick<AppContext, 'database'>,
  cook: UserRow,
  id: number,
  photo: () => Promise<Buffer | undefined>,
): Promise<void> {
  const file = await photo()
  const type = file && pictureTypeOf(file)
  if (!file || !type) return
  const image = await photoOf(cook.id, file, type, 'whole').catch(() => undefined)
  if (image) await putRecipePicture(database, cook.id, id, 'photo', { image, version: versionOf(image) })
}

/** What of it is more than a recipe may have. */
function tooMuch({ title, ingredients, instructions }: FittedRecipe): string | undefined {
  const letters = lettersOfRecipe({ ingredients, instructions })
  if (title === '') return 'It has no title.'
  if (ingredients.length === 0) return 'We found no ingredients in it.'
  if (ingredients.length > 60) return `It has ${ingredients.length} ingredient lines. A recipe can have at most 60.`
  if (instructions.length > 40) return `It has ${instructions.length} steps. A recipe can have at most 40.`
  return letters > mostLettersOfRecipe
    ? `It has ${letters.toLocaleString('en-US')} characters. A recipe can have at most ${mostLettersOfRecipe.toLocaleString('en-US')}.`
    : undefined
}

function reasonOf({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  const [part, at] = path
  const where =
    part === 'ingredients' && typeof at === 'number'
      ? `Ingredient line ${at + 1}`
      : part === 'instructions' && typeof at === 'number'
        ? `Step ${at + 1}`
        : part === 'cookNotes'
          ? 'Its notes'
          : 'It'
  return /^[a-z]/.test(message) ? `${where} ${message}.` : `${message}.`.replace(/\.\.$/, '.')
}
