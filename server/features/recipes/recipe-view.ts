import { entitlements, type Tier } from '#contract/plans.ts'
import type { ListedRecipe, Recipe, RecipeRow } from '#contract/recipe.ts'
import { kitchenVersion } from '#domain/food/foods.ts'
import { summaryFor } from '#domain/recipe/verify/summary.ts'
import type { AppContext } from '#server/context.ts'
import { timesCooked } from '#server/features/cooked/store.ts'
import { photoAddress, pictureAddress } from '#server/features/pictures/store.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import type { NarrowRowAsKept, RecipeRowAsKept } from '#server/features/recipes/find-recipes.ts'
import { findRecipes } from '#server/features/recipes/kept-recipes.ts'
import { awaitedAmong } from '#server/features/recipes/pending-refreshes.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import {
  freshFacts,
  shownFor,
  withCurrentFigures,
  withFiguresLike,
  withFreshFigures,
} from '#server/features/recipes/verifications.ts'
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
  const { database } = world
  const made = await madeAgain(world, rows, reader)
  const eater = eaterOf(reader)
  const sharePaths = await sharePathsOf(database, rows)
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

/** As much of them as a list shows. */
export async function narrowViews(
  world: World,
  rows: readonly NarrowRowAsKept[],
  reader: Reader,
): Promise<ListedRecipe[]> {
  const eater = eaterOf(reader)
  const fresh = await freshFacts(
    world,
    rows.map(({ id, facts }) => ({ id, userId: reader.id, facts })),
  )
  return rows.map(({ facts: _facts, pictureVersion, photoVersion, ...row }, at) => ({
    ...row,
    imageUrl: row.imageUrl ?? pictureAddress(row.id, pictureVersion),
    photoUrl: photoAddress(row.id, photoVersion),
    summary: summaryFor(fresh[at]!, eater),
  }))
}

/** Those of the rows whose facts an older kitchen made, or one that lacked a correction that is in force by now, by their ids. */
async function madeAgain(
  world: World,
  rows: readonly RecipeRowAsKept[],
  reader: Reader,
): Promise<Map<number, RecipeRow>> {
  const ids = rows.map(({ id }) => id)
  const awaited = await awaitedAmong(world.database, ids)
  const stale = rows
    .filter(({ id, facts }) => awaited.has(id) || facts.kitchenVersion !== kitchenVersion)
    .map(({ id }) => id)
  const views = await rowViews(world, await findRecipes(world.database, reader.id, stale), reader)
  return new Map(views.map((row) => [row.id, row]))
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
