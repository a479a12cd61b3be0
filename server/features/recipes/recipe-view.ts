import { LRUCache } from 'lru-cache'
import { entitlements, type Tier } from '#contract/plans.ts'
import type { Recipe, RecipeRow } from '#contract/recipes.ts'
import { kitchenVersion } from '#domain/food/foods.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { type RecipeFacts, recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import type { Db } from '#server/db/database.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import { type StoredRecipe, updateFacts } from '#server/features/recipes/store.ts'

type Reader = Preferences & { subscriptionTier: Tier }

/** Rows of a list, with verdicts for its reader. */
export function rowViews(db: Db, recipes: readonly StoredRecipe[], reader: Reader): Promise<RecipeRow[]> {
  const eater = eaterOf(reader)
  return Promise.all(
    recipes.map(async (stored) => view(stored, reader, summaryFor(await freshFacts(db, stored, eater), eater))),
  )
}

/** A recipe with its verification, worked out on read for this reader. */
export function recipeView(stored: StoredRecipe, reader: Reader): Recipe {
  const eater = eaterOf(reader)
  const verification = verificationOf(stored, eater)
  return { ...view(stored, reader, summaryFor(recipeFacts(verification), eater)), verification }
}

/** Facts of an older kitchen are made again and kept. */
async function freshFacts(db: Db, stored: StoredRecipe, eater: EaterProfile): Promise<RecipeFacts> {
  if (stored.facts.kitchenVersion === kitchenVersion) return stored.facts
  const facts = recipeFacts(verificationOf(stored, eater))
  await updateFacts(db, stored.userId, stored.id, facts)
  return facts
}

const remembered = new LRUCache<string, Verification>({ max: 2000 })

function verificationOf(stored: StoredRecipe, eater: EaterProfile): Verification {
  const key = `${stored.id} ${stored.updatedAt.getTime()} ${kitchenVersion} ${JSON.stringify(eater)}`
  const known = remembered.get(key)
  if (known) return known
  const made = verifyRecipe(stored, eater, { author: stored.writer.kind === 'cook' ? 'cook' : 'writer' })
  remembered.set(key, made)
  return made
}

function view(stored: StoredRecipe, reader: Reader, summary: RecipeRow['summary']): RecipeRow {
  const { facts: _facts, dish: _dish, ...shown } = stored
  return {
    ...shown,
    estimatedCost: Number(stored.estimatedCost),
    nutritionalInfo: entitlements[reader.subscriptionTier].nutritionSection ? stored.nutritionalInfo : null,
    imageUrl: stored.imageUrl ?? `/api/recipes/${stored.id}/image.svg`,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    summary,
  }
}
