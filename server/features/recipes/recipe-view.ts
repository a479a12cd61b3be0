import { entitlements, type Tier } from '#contract/plans.ts'
import type { Recipe, RecipeRow } from '#contract/recipe.ts'
import { kitchenVersion } from '#domain/food/foods.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import type { Db } from '#server/db/database.ts'
import { photoAddress, pictureAddress } from '#server/features/pictures/store.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import type { RecipeRowAsKept } from '#server/features/recipes/find-recipes.ts'
import { findRecipes } from '#server/features/recipes/kept-recipes.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { cookingOf, verificationOf, withFreshFigures } from '#server/features/recipes/verifications.ts'
import { sharePathsOf } from '#server/features/sharing/store.ts'

type Reader = Preferences & { id: string; subscriptionTier: Tier }

/** Rows of a list, with verdicts for its reader. */
export async function rowViews(db: Db, recipes: readonly StoredRecipe[], reader: Reader): Promise<RecipeRow[]> {
  const eater = eaterOf(reader)
  const sharePaths = await sharePathsOf(db, recipes)
  return Promise.all(
    recipes.map(async (stale) => {
      const stored = await withFreshFigures(db, stale)
      return {
        ...view(stored, reader, summaryFor(stored.facts, eater)),
        sharePath: sharePaths.get(stored.id) ?? null,
      }
    }),
  )
}

/** The same as the JSON of the whole list: its long parts go from the database to the reader without being read. */
export async function rowsJson(db: Db, rows: readonly RecipeRowAsKept[], reader: Reader): Promise<string> {
  const stale = rows.filter(({ facts }) => facts.kitchenVersion !== kitchenVersion).map(({ id }) => id)
  const made = new Map(
    (await rowViews(db, await findRecipes(db, reader.id, stale), reader)).map((row) => [row.id, row]),
  )
  const eater = eaterOf(reader)
  const sharePaths = await sharePathsOf(db, rows)
  const texts = rows.map(({ ingredients, instructions, ...stored }) => {
    const again = made.get(stored.id)
    if (again) return JSON.stringify(again)
    const row = {
      ...view(stored, reader, summaryFor(stored.facts, eater)),
      sharePath: sharePaths.get(stored.id) ?? null,
    }
    return `{"ingredients":${ingredients},"instructions":${instructions},${JSON.stringify(row).slice(1)}`
  })
  return `[${texts.join(',')}]`
}

/** A recipe with its verification, worked out on read for this reader. */
export async function recipeView(db: Db, kept: StoredRecipe, reader: Reader): Promise<Recipe> {
  const eater = eaterOf(reader)
  const stored = await withFreshFigures(db, kept)
  const verification = verificationOf(stored, eater)
  const sharePath = (await sharePathsOf(db, [stored])).get(stored.id) ?? null
  const summary = summaryFor(recipeFacts(verification), eater)
  return { ...view(stored, reader, summary), sharePath, verification, ...cookingOf(stored) }
}

/** A recipe verified for whoever reads it; undefined: nobody in particular. */
export function verificationFor(stored: StoredRecipe, reader: Preferences | undefined): Verification {
  return verificationOf(stored, reader ? eaterOf(reader) : nobody)
}

/** A stored recipe, or all of it but its long parts, as its owner sees it. */
function view<Stored extends Omit<StoredRecipe, 'ingredients' | 'instructions'>>(
  stored: Stored,
  reader: Reader,
  summary: RecipeRow['summary'],
) {
  const { facts: _facts, dish: _dish, photoVersion, pictureVersion, deletedAt: _deleted, ...shown } = stored
  return {
    ...shown,
    estimatedCost: Number(stored.estimatedCost),
    nutritionalInfo: entitlements[reader.subscriptionTier].nutritionSection ? stored.nutritionalInfo : null,
    imageUrl: stored.imageUrl ?? pictureAddress(stored.id, pictureVersion),
    photoUrl: photoAddress(stored.id, photoVersion),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    summary,
  }
}
