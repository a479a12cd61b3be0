import { entitlements, type Tier } from '#contract/plans.ts'
import type { ListedRecipe, Recipe, RecipeRow } from '#contract/recipes/recipe.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type RecipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'
import type { AppContext } from '#server/context.ts'
import { timesCooked } from '#server/features/recipes/cooked-dishes.ts'
import { eaterOf, type Preferences } from '#server/features/recipes/eater.ts'
import { freshFacts, withCurrentFigures } from '#server/features/recipes/figures/current-figures.ts'
import { shownFor, withFiguresLike, withFreshFigures } from '#server/features/recipes/figures/verifications.ts'
import { photoAddress, pictureAddress } from '#server/features/recipes/recipe-pictures.ts'
import type { NarrowRowAsKept, RecipeRowAsKept } from '#server/features/recipes/search/find-recipes.ts'
import type { RecipeFilter } from '#server/features/recipes/search/matching-ids.ts'
import { sharePathsOf } from '#server/features/recipes/shares.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

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

/** What a list is asked for that the facts of a row answer. */
type AskedOfFacts = Pick<RecipeFilter, 'diet' | 'without'>

/** Rows are found by what is kept of them, which may be an older kitchen's: what was read anew since has the last word. */
function answers(facts: RecipeFacts, { diet, without = [] }: AskedOfFacts): boolean {
  const fits = diet === undefined || facts.diets[diet] === 'fits'
  return fits && without.every((allergen) => facts.allergens[allergen] === 'not_found')
}

/** How many of these rows a page holds: those that have so many letters together, and the one that has more. */
export function rowsOfPage(
  rows: readonly Pick<RecipeRowAsKept, 'ingredients' | 'instructions' | 'cookNotes'>[],
): number {
  let letters = 0
  const last = rows.findIndex(({ ingredients, instructions, cookNotes }) => {
    letters += ingredients.length + instructions.length + cookNotes.length
    return letters >= lettersOfPage
  })
  return last < 0 ? rows.length : last + 1
}

/** A hundred recipes as people write them have a quarter of it; to join and send it takes some milliseconds. */
const lettersOfPage = 1_000_000

/** The same as the JSON of the whole list: its long parts go from the database to the reader without being read. */
export async function rowsJson(
  world: World,
  rows: readonly RecipeRowAsKept[],
  reader: Reader,
  asked: AskedOfFacts = {},
): Promise<string> {
  const eater = eaterOf(reader)
  const sharePaths = await sharePathsOf(world.database, rows)
  const current = (await withCurrentFigures(world, rows)).filter(({ facts }) => answers(facts, asked))
  const texts = current.map(({ ingredients, instructions, ...stored }) => {
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
  asked: AskedOfFacts = {},
): Promise<ListedRecipe[]> {
  const eater = eaterOf(reader)
  const fresh = await freshFacts(
    world,
    rows.map((row) => ({ ...row, userId: reader.id })),
  )
  const current = rows.map((row, at) => ({ ...row, facts: fresh[at]! })).filter(({ facts }) => answers(facts, asked))
  return current.map(({ facts, updatedAt: _updatedAt, pictureVersion, photoVersion, ...row }) => ({
    ...row,
    imageUrl: row.imageUrl ?? pictureAddress(row.id, pictureVersion),
    photoUrl: photoAddress(row.id, photoVersion),
    summary: summaryFor(facts, eater),
  }))
}

/** A recipe with its verification, worked out on read for this reader; `known`: how often it was cooked, where that was asked for already. */
export async function recipeView(
  world: World,
  kept: StoredRecipe,
  reader: Reader,
  known?: Recipe['cooked'],
): Promise<Recipe> {
  const eater = eaterOf(reader)
  // asked at once, they wait once where writers hold the only connection
  const [{ stored, facts, verification, cooking }, sharePaths, cooked] = await Promise.all([
    withFigures(world, kept, eater),
    sharePathsOf(world.database, [kept]),
    known ?? timesCooked(world.database, reader.id, kept.id),
  ])
  return {
    ...view(stored, reader, summaryFor(facts, eater)),
    sharePath: sharePaths.get(stored.id) ?? null,
    verification,
    cooked,
    wish: stored.wish,
    ...cooking,
  }
}

async function withFigures(world: World, kept: StoredRecipe, eater: EaterProfile) {
  const fresh = await withFreshFigures(world, kept)
  const shown = await shownFor(world, fresh, eater)
  return { ...shown, stored: await withFiguresLike(world, fresh, shown.facts) }
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
