import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { recipes } from '#contract/recipes.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { changesByCook } from '#server/features/recipes/changes-by-cook.ts'
import { eaterOf } from '#server/features/recipes/eater.ts'
import { findRecipe, type NewRecipe, rewriteRecipe } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { authorOf } from '#server/features/recipes/verifications.ts'
import { figuresOfWords, keptWords } from '#server/features/recipes/words-of-cook.ts'

type Body = z.output<typeof recipes.update.body>

/**
 * Changes what the cook gives of an own recipe and works its figures out again. Undefined where there is none. Throws
 * changed_elsewhere where it is no longer the one that she had before her.
 */
export async function updateRecipe(
  db: Db,
  cook: UserRow,
  id: number,
  { unchangedSince, ...given }: Body,
  now: Date,
): Promise<StoredRecipe | undefined> {
  // without `unchangedSince` the last one stands: a change that came in between is read again
  for (let turn = 0; turn < 5; turn += 1) {
    const stored = await findRecipe(db, cook.id, id)
    if (!stored) return undefined
    if (unchangedSince !== undefined && Date.parse(unchangedSince) !== stored.updatedAt.getTime()) throw elsewhere()
    const rewritten = await rewriteRecipe(db, stored, changeOf(stored, given, cook), now)
    if (rewritten) return rewritten
    if (unchangedSince !== undefined) break
  }
  throw elsewhere()
}

function changeOf(stored: StoredRecipe, given: Omit<Body, 'unchangedSince'>, cook: UserRow): Partial<NewRecipe> {
  const kept = keptWords(given)
  const words = {
    title: kept.title ?? stored.title,
    description: kept.description ?? stored.description,
    servings: kept.servings ?? stored.servings,
    ingredients: kept.ingredients ?? stored.ingredients,
    instructions: kept.instructions ?? stored.instructions,
  }
  if (isSame(words, stored)) return kept
  return {
    ...kept,
    ...figuresOfWords(words, eaterOf(cook), authorOf(stored)),
    // a recipe that was written for her says what she has made of it; her own is hers in every line
    ...(stored.writer.kind !== 'cook' && changesByCook(stored, words)),
  }
}

function isSame(words: object, stored: StoredRecipe): boolean {
  return Object.entries(words).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(stored[field as keyof StoredRecipe]),
  )
}

function elsewhere(): AppError {
  return new AppError('changed_elsewhere', 'This recipe has been changed elsewhere since you opened it.')
}
