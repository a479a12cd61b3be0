import { isDeepStrictEqual } from 'node:util'
import { kitchenVersion } from '#domain/food/foods.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import type { WordsToKeep } from '#domain/recipe/verify/kept-facts.ts'
import type { RecipeFacts } from '#domain/recipe/verify/summary.ts'
import type { AppContext } from '#server/context.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import { keepFigures } from '#server/features/recipes/keep-figures.ts'
import { findRecipe } from '#server/features/recipes/kept-recipes.ts'
import { awaitedAmong } from '#server/features/recipes/pending-refreshes.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'
import type { Tasks } from '#server/kitchen/tasks.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>
type Shown = ReturnType<Tasks['shownRecipe']>

const remembered = keptAnswers<Shown>(32_000_000)

/**
 * What a page of a recipe shows besides its words, worked out from them for whoever reads it, and remembered for as long as neither
 * they nor the kitchen change.
 */
export async function shownFor({ kitchen }: Pick<World, 'kitchen'>, stored: StoredRecipe, eater: EaterProfile) {
  const key = keyOf(wordsKey(stored), kitchen.version, eater)
  const known = remembered.get(key)
  if (known) return known
  const { title, description, recipeType, servings, ingredients, instructions } = stored
  const words = { title, description, recipeType, servings, ingredients, instructions }
  const shown = await kitchen.ask('shownRecipe', words, eater, authorOf(stored))
  remembered.set(key, shown)
  return shown
}

/** A recipe verified for whoever reads it; undefined: nobody in particular. */
export async function verificationFor(
  world: Pick<World, 'kitchen'>,
  stored: StoredRecipe,
  reader: Preferences | undefined,
): Promise<Verification> {
  return (await shownFor(world, stored, reader ? eaterOf(reader) : nobody)).verification
}

/** With the owner, because each database counts its recipes from 1 and a process may have had more than one. */
function wordsKey({ id, userId, updatedAt }: Pick<StoredRecipe, 'id' | 'userId' | 'updatedAt'>): string {
  return `${userId} ${id} ${updatedAt.getTime()}`
}

/** What cooks write themselves is told what is not known; what was written for them must be known. */
export function authorOf({ writer }: Pick<StoredRecipe, 'writer'>): 'cook' | 'writer' {
  return writer.kind === 'cook' ? 'cook' : 'writer'
}

/** What is kept beside the words of a stored recipe, worked out anew. */
export function keptFactsOf({ kitchen }: Pick<World, 'kitchen'>, stored: StoredRecipe) {
  return kitchen.ask('keptFacts', wordsToKeep(stored), nobody, authorOf(stored))
}

/** The words of a stored recipe that all of that is worked out of. */
export function wordsToKeep(stored: StoredRecipe): WordsToKeep {
  const { title, description, servings, cuisine, recipeType, ingredients, instructions, tags, cookNotes } = stored
  return { title, description, servings, cuisine, recipeType, ingredients, instructions, tags, cookNotes }
}

/** The recipe with figures and facts of this kitchen: those of an older one are made again and kept. */
export async function withFreshFigures(world: World, stored: StoredRecipe): Promise<StoredRecipe> {
  return stored.facts.kitchenVersion === kitchenVersion ? stored : withNewFigures(world, stored)
}

/** The same of the rows of a list, also where a correction is in force that has not come to their figures yet. */
export async function withCurrentFigures(world: World, rows: readonly StoredRecipe[]): Promise<StoredRecipe[]> {
  const ids = rows.map(({ id }) => id)
  const awaited = await awaitedAmong(world.database, ids)
  return Promise.all(
    rows.map((row) => (awaited.has(row.id) ? withNewFigures(world, row) : withFreshFigures(world, row))),
  )
}

/**
 * The facts of rows that were read without their words. Where an older kitchen made them, or a correction is in force that has not come to
 * them yet, the recipe is read whole, one after the other, and they are made again.
 */
export async function freshFacts(
  world: World,
  rows: readonly Pick<StoredRecipe, 'id' | 'userId' | 'facts'>[],
): Promise<RecipeFacts[]> {
  const ids = rows.map(({ id }) => id)
  const awaited = await awaitedAmong(world.database, ids)
  const all: RecipeFacts[] = []
  for (const { id, userId, facts } of rows) {
    const isStale = awaited.has(id) || facts.kitchenVersion !== kitchenVersion
    const stored = isStale ? await findRecipe(world.database, userId, id) : undefined
    all.push(stored ? (await withNewFigures(world, stored)).facts : facts)
  }
  return all
}

/** The same where a correction has changed how its lines are read, since which `facts` were worked out. */
export async function withFiguresLike(world: World, stored: StoredRecipe, facts: RecipeFacts): Promise<StoredRecipe> {
  return isDeepStrictEqual(stored.facts, facts) ? stored : withNewFigures(world, stored)
}

/** With figures and facts that are worked out now, and kept. */
async function withNewFigures(world: World, stored: StoredRecipe): Promise<StoredRecipe> {
  const kept = await keptFactsOf(world, stored)
  await keepFigures(world.database, [{ id: stored.id, updatedAt: stored.updatedAt, ...kept }])
  return { ...stored, ...kept.figures }
}
