import { isDeepStrictEqual } from 'node:util'
import { kitchenVersion } from '#domain/food/foods.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import type { RecipeFacts } from '#domain/recipe/verify/summary.ts'
import type { AppContext } from '#server/context.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import { authorOf, wordsToKeep } from '#server/features/recipes/figures/facts-of-many.ts'
import { keepFigures } from '#server/features/recipes/figures/keep-figures.ts'
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
export function wordsKey({ id, userId, updatedAt }: Pick<StoredRecipe, 'id' | 'userId' | 'updatedAt'>): string {
  return `${userId} ${id} ${updatedAt.getTime()}`
}

/** What is kept beside the words of a stored recipe, worked out anew. */
export function keptFactsOf({ kitchen }: Pick<World, 'kitchen'>, stored: StoredRecipe) {
  return kitchen.ask('keptFacts', wordsToKeep(stored), nobody, authorOf(stored))
}

/** The recipe with figures and facts of this kitchen: those of an older one are made again and kept. */
export async function withFreshFigures(world: World, stored: StoredRecipe): Promise<StoredRecipe> {
  return stored.facts.kitchenVersion === kitchenVersion ? stored : withNewFigures(world, stored)
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
