import { LRUCache } from 'lru-cache'
import { kitchenVersion } from '#domain/food/foods.ts'
import { type ForCooking, forCooking } from '#domain/recipe/for-cooking.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import type { Db } from '#server/db/database.ts'
import { updateFigures } from '#server/features/recipes/kept-recipes.ts'
import { figuresOf } from '#server/features/recipes/new-recipe.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

const remembered = new LRUCache<string, Verification>({ max: 2000 })

/** Worked out from the words of the recipe for whoever eats it, and remembered for as long as neither they nor the kitchen change. */
export function verificationOf(stored: StoredRecipe, eater: EaterProfile): Verification {
  const key = `${wordsKey(stored)} ${kitchenVersion} ${JSON.stringify(eater)}`
  const known = remembered.get(key)
  if (known) return known
  const made = verifyRecipe(stored, eater, { author: authorOf(stored) })
  remembered.set(key, made)
  return made
}

const cooking = new LRUCache<string, ForCooking>({ max: 1000 })

/** Measures of both systems, and lines by steps; remembered like a verification. */
export function cookingOf(stored: StoredRecipe): ForCooking {
  const key = wordsKey(stored)
  const known = cooking.get(key)
  if (known) return known
  const made = forCooking(stored)
  cooking.set(key, made)
  return made
}

/** With the owner, because each database counts its recipes from 1 and a process may have had more than one. */
function wordsKey({ id, userId, updatedAt }: Pick<StoredRecipe, 'id' | 'userId' | 'updatedAt'>): string {
  return `${userId} ${id} ${updatedAt.getTime()}`
}

/** What cooks write themselves is told what is not known; what was written for them must be known. */
export function authorOf({ writer }: Pick<StoredRecipe, 'writer'>): 'cook' | 'writer' {
  return writer.kind === 'cook' ? 'cook' : 'writer'
}

/** The recipe with figures and facts of this kitchen: those of an older one are made again and kept. */
export async function withFreshFigures(db: Db, stored: StoredRecipe): Promise<StoredRecipe> {
  if (stored.facts.kitchenVersion === kitchenVersion) return stored
  const figures = figuresOf(verificationOf(stored, nobody))
  await updateFigures(db, stored, figures)
  return { ...stored, ...figures }
}
