import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { recipes } from '#contract/recipes/recipes.ts'
import type { SearchEntry } from '#domain/recipe/verify/kept-facts.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { changesByCook } from '#server/features/recipes/changes-by-cook.ts'
import { eaterOf } from '#server/features/recipes/eater.ts'
import { authorOf } from '#server/features/recipes/figures/facts-of-many.ts'
import { keptWords } from '#server/features/recipes/keeping/words-of-cook.ts'
import { findRecipe, type NewRecipe, rewriteRecipe } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>
type Body = z.output<typeof recipes.update.body>

/**
 * Changes what the cook gives of an own recipe and works its figures out again. Undefined where there is none. Throws
 * changed_elsewhere where it is no longer the version that the cook was editing.
 */
export async function updateRecipe(
  world: World,
  cook: UserRow,
  id: number,
  { unchangedSince, ...given }: Body,
): Promise<StoredRecipe | undefined> {
  // without `unchangedSince` the last one stands: a change that came in between is read again
  for (let turn = 0; turn < 5; turn += 1) {
    const stored = await findRecipe(world.database, cook.id, id)
    if (!stored) return undefined
    if (unchangedSince !== undefined && Date.parse(unchangedSince) !== stored.updatedAt.getTime()) throw elsewhere()
    const { change, entry } = await changeOf(world, stored, given, cook)
    const rewritten = await rewriteRecipe(world.database, stored, change, entry, world.now())
    if (rewritten) return rewritten
    if (unchangedSince !== undefined) break
  }
  throw elsewhere()
}

/** What is given, and with other words every figure that follows from them. */
async function changeOf(
  { kitchen }: World,
  stored: StoredRecipe,
  given: Omit<Body, 'unchangedSince'>,
  cook: UserRow,
): Promise<{ change: Partial<NewRecipe>; entry: SearchEntry }> {
  const kept = await keptWords(kitchen, given)
  const words = {
    title: kept.title ?? stored.title,
    description: kept.description ?? stored.description,
    servings: kept.servings ?? stored.servings,
    ingredients: kept.ingredients ?? stored.ingredients,
    instructions: kept.instructions ?? stored.instructions,
  }
  const eater = eaterOf(cook)
  const found = {
    cuisine: kept.cuisine ?? stored.cuisine,
    recipeType: kept.recipeType ?? stored.recipeType,
    tags: kept.tags ?? stored.tags,
    cookNotes: kept.cookNotes ?? stored.cookNotes,
  }
  const { figures, entry, fits } = await kitchen.ask('keptFacts', { ...words, ...found }, eater, authorOf(stored))
  if (isSame(words, stored)) return { change: kept, entry }
  const change = {
    ...kept,
    ...figures,
    dietaryPreferences: fits.filter((diet) => diet === eater.diet),
    // a recipe that was written for the cook says what the cook changed; in one of their own every line is theirs anyway
    ...(stored.writer.kind !== 'cook' && changesByCook(stored, words)),
  }
  return { change, entry }
}

function isSame(words: object, stored: StoredRecipe): boolean {
  return Object.entries(words).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(stored[field as keyof StoredRecipe]),
  )
}

function elsewhere(): AppError {
  return new AppError('changed_elsewhere', 'This recipe has been changed somewhere else since you opened it.')
}
