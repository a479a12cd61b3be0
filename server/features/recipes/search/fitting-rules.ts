import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, inArray, sql } from '#server/db/drizzle.ts'
import type { RecipeFilter } from '#server/features/recipes/search/matching-ids.ts'
import { matching } from '#server/features/recipes/search/sorted-rows.ts'
import { recipesTable, recipeSearchTable as search } from '#server/features/recipes/tables.ts'

/** Which of these rules of collections each of these own recipes fits: their places in the list. */
export async function fittingRules(
  db: Db,
  ownerId: string,
  recipeIds: readonly number[],
  rules: readonly CollectionRule[],
): Promise<Map<number, number[]>> {
  if (recipeIds.length === 0 || rules.length === 0) return new Map()
  const fits = rules.map(
    (rule, at) => sql`case when ${matching(ownerId, filterOf(rule))} then ${sql.raw(String(at))} end`,
  )
  const rows = await db.db
    .select({
      id: recipesTable.id,
      fitting: sql<number[]>`to_jsonb(array_remove(array[${sql.join(fits, sql`, `)}]::int[], null))`,
    })
    .from(recipesTable)
    .innerJoin(search, eq(search.recipeId, recipesTable.id))
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, [...recipeIds])))
  return new Map(rows.map(({ id, fitting }) => [id, fitting]))
}

/** A rule as lists take it: its allergens one by one. */
function filterOf({ without, ...rule }: CollectionRule): Omit<RecipeFilter, 'limit'> {
  const codes = new Set(without?.split(','))
  return { ...rule, ...(without !== undefined && { without: allergens.filter((each) => codes.has(each)) }) }
}
