import type { Output } from '#contract/endpoint.ts'
import type { Counted, library } from '#contract/recipes/library.ts'
import { optionKey } from '#domain/options/options.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { count, eq, sql } from '#server/db/drizzle.ts'
import { correctedSearch } from '#server/features/recipes/search/correct-search.ts'
import type { RecipeFilter } from '#server/features/recipes/search/matching-ids.ts'
import { readInTurn } from '#server/features/recipes/search/read-in-turn.ts'
import { matching } from '#server/features/recipes/search/sorted-rows.ts'
import { recipesTable, recipeSearchTable as search, titleLetter } from '#server/features/recipes/tables.ts'

type Counts = Output<typeof library.counts>
type Filter = Omit<RecipeFilter, 'limit'>

/** Own recipes counted; as in lists, a word that nothing has is read as the one that was meant. */
export async function countOrCorrect(
  world: Pick<AppContext, 'database' | 'kitchen'> & { readonly left?: AbortSignal | undefined },
  ownerId: string,
  filter: Filter,
): Promise<Counts> {
  return readInTurn(world, ownerId, async () => {
    const counts = await countRecipes(world.database, ownerId, filter)
    if (counts.recipes > 0 || filter.q === undefined) return counts
    const q = await correctedSearch(world, ownerId, filter.q)
    return q === undefined ? counts : countRecipes(world.database, ownerId, { ...filter, q })
  })
}

/**
 * How many own recipes the filter lets through, and how they fall apart; a cuisine is counted as if none were asked for, a kind too.
 * All of it comes of one walk through the recipes, which takes tens of milliseconds where there are ten thousand.
 */
async function countRecipes(db: Db, ownerId: string, { cuisine, recipeType, ...asked }: Filter): Promise<Counts> {
  const groups = await db.db
    .select({
      cuisine: recipesTable.cuisine,
      recipeType: recipesTable.recipeType,
      letter: firstLetter,
      recipes: count(),
    })
    .from(recipesTable)
    .innerJoin(search, eq(search.recipeId, recipesTable.id))
    .where(matching(ownerId, asked))
    .groupBy(sql`1, 2, 3`)
  const ofCuisine = groups.filter((group) => isAsked(cuisine, group.cuisine))
  const ofType = groups.filter((group) => isAsked(recipeType, group.recipeType))
  const all = ofCuisine.filter((group) => isAsked(recipeType, group.recipeType))
  return {
    recipes: all.reduce((sum, group) => sum + group.recipes, 0),
    cuisines: mostFirst(countedBy(ofType, 'cuisine')),
    recipeTypes: mostFirst(countedBy(ofCuisine, 'recipeType')),
    letters: countedBy(all, 'letter').toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

/** Of a title as it is sorted; '#' for digits and signs. */
const firstLetter = sql<string>`case when ${titleLetter} < 'a' collate "C" then '#' else ${titleLetter} end`

const isAsked = (asked: string | undefined, has: string) => asked === undefined || optionKey(asked) === optionKey(has)

/** '' is left out: what a recipe does not say. */
function countedBy<Name extends string>(
  groups: readonly (Record<Name, string> & { recipes: number })[],
  by: Name,
): Counted {
  const counts = new Map<string, number>()
  for (const group of groups) counts.set(group[by], (counts.get(group[by]) ?? 0) + group.recipes)
  return [...counts].flatMap(([name, recipes]) => (name === '' ? [] : [{ name, recipes }]))
}

function mostFirst(counted: Counted): Counted {
  return counted.toSorted((one, other) => other.recipes - one.recipes || (one.name < other.name ? -1 : 1))
}
