import { entitlements, type Tier } from '#contract/plans.ts'
import type { ListedRecipe, Recipe, RecipeRow } from '#contract/recipe.ts'
import { summaryFor } from '#domain/recipe/verify/summary.ts'
import type { AppContext } from '#server/context.ts'
import { timesCooked } from '#server/features/cooked/store.ts'
import { photoAddress, pictureAddress } from '#server/features/pictures/store.ts'
import { freshFacts, withCurrentFigures } from '#server/features/recipes/current-figures.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import type { NarrowRowAsKept, RecipeRowAsKept } from '#server/features/recipes/find-recipes.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { shownFor, withFiguresLike, withFreshFigures } from '#server/features/recipes/verifications.ts'
import { sharePathsOf } from '#server/features/sharing/store.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>
type Reader = Preferences & { id: string; subscriptionTier: Tier }

/** Rows of a list, with verdicts for its reader. */
export async function rowViews(world: World, recipes: readonly StoredRecipe[], reader: Reader): Promise<RecipeRow[]> {
  const eater = eaterOf(reader)
  const sharePaths = await sharePathsOf(world.database, recipes)
  return (await withCurrentFigures(world, recipes)).map(({ wish: _wish, ...stored }) => ({
    ...view(stored, reader, summaryFor(stored.facts, eater)),
    sharePath: sharePaths.get(stored.id) ?? null,
  }))
}

/** The same as the JSON of the whole list: its long parts go from the database to the reader without being read. */
export async function rowsJson(world: World, rows: readonly RecipeRowAsKept[], reader: Reader): Promise<string> {
  const eater = eaterOf(reader)
  const sharePaths = await sharePathsOf(world.database, rows)
  const texts = (await withCurrentFigures(world, rows)).map(({ ingredients, instructions, ...stored }) => {
    const row = {
      ...view(stored, reader, summaryFor(stored.facts, eater)),
      sharePath: sharePaths.get(stored.id) ?? null,
    }
    return `{"ingredients":${ingredients},"instructions":${instructions},${JSON.stringify(row).slice(1)}`
  })
  return `[${texts.join(',')}]`
}

/** As much of them as a list shows. */
export async function narrowViews(
  world: World,
  rows: readonly NarrowRowAsKept[],
  reader: Reader,
): Promise<ListedRecipe[]> {
  const eater = eaterOf(reader)
  const fresh = await freshFacts(
    world,
    rows.map((row) => ({ ...row, userId: reader.id })),
  )
  return rows.map(({ facts: _facts, updatedAt: _updatedAt, pictureVersion, photoVersion, ...row }, at) => ({
    ...row,
    imageUrl: row.imageUrl ?? pictureAddress(row.id, pictureVersion),
    photoUrl: photoAddress(row.id, photoVersion),
    summary: summaryFor(fresh[at]!, eater),
  }))
}

/** A recipe with its verification, worked out on read for this reader. */
export async function recipeView(world: World, kept: StoredRecipe, reader: Reader): Promise<Recipe> {
  const eater = eaterOf(reader)
  const fresh = await withFreshFigures(world, kept)
  const { verification, facts, cooking } = await shownFor(world, fresh, eater)
  const stored = await withFiguresLike(world, fresh, facts)
  const sharePath = (await sharePathsOf(world.database, [stored])).get(stored.id) ?? null
  const cooked = await timesCooked(world.database, reader.id, stored.id)
  return {
    ...view(stored, reader, summaryFor(facts, eater)),
    sharePath,
    verification,
    cooked,
    wish: stored.wish,
    ...cooking,
  }
}

/** A stored recipe, or all of it but its long parts, as its owner sees it. */
function view<Stored extends Omit<StoredRecipe, 'ingredients' | 'instructions' | 'wish'>>(
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
