import { weekMeals } from '#domain/plan/week/week.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, inArray, sql } from '#server/db/drizzle.ts'
import { mealPlanEntriesTable as entries, type StoredEntry } from '#server/features/meal-plans/tables.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'

/** All rows of a plan, those that were taken out too; whose the plan is has been looked at before. */
export async function entriesOf(db: Db, planId: number): Promise<StoredEntry[]> {
  return db.db.select().from(entries).where(eq(entries.planId, planId))
}

/** Writes rows whether they are new or not. */
export async function saveEntries(db: Db, rows: readonly StoredEntry[]): Promise<void> {
  // fewer parameters than a statement may have
  for (let from = 0; from < rows.length; from += 1000) {
    await db.db
      .insert(entries)
      .values(rows.slice(from, from + 1000))
      .onConflictDoUpdate({
        target: [entries.planId, entries.id],
        set: Object.fromEntries(written.map(([key, name]) => [key, sql.raw(`excluded.${name}`)])),
      })
  }
}

const written = [
  ...['day', 'meal', 'kind', 'eaters', 'without', 'note', 'edits'].map((name) => [name, name]),
  ['recipeId', 'recipe_id'],
  ['menuId', 'menu_id'],
  ['cookedAt', 'cooked_at'],
  ['isLocked', 'is_locked'],
  ['isRemoved', 'is_removed'],
] as [string, string][]

/** What stands in a plan: its recipes and the menus that they were placed with, each once, in the order of its days. */
export interface NamedInPlan {
  readonly recipeIds: number[]
  readonly menuIds: number[]
}

/** What is cooked in each of these plans. */
export async function dishesOfPlans(db: Db, planIds: readonly number[]): Promise<ReadonlyMap<number, NamedInPlan>> {
  if (planIds.length === 0) return new Map()
  const { rows } = await db.query<{ planId: number; recipeId: number; menuId: number | null }>(
    `select e.plan_id as "planId", e.recipe_id as "recipeId", e.menu_id as "menuId"
     from meal_plan_entries e join meal_plans p on p.id = e.plan_id
     where e.plan_id = any($1) and e.kind = 'recipe' and not e.is_removed and e.edits -> 'awaited' is null
       and e.recipe_id is not null and e.day <= p.end_date::date - p.start_date::date
     group by e.plan_id, e.recipe_id, e.menu_id
     order by min((lpad(e.day::text, 2, '0')
       || array_position($2::text[], e.meal) || e.id) collate "C")`,
    [planIds, weekMeals],
  )
  const byPlan = Map.groupBy(rows, ({ planId }) => planId)
  return new Map([...byPlan].map(([planId, found]) => [planId, namedIn(found)]))
}

export function namedIn(
  entries: readonly { readonly recipeId: number | null; readonly menuId: number | null }[],
): NamedInPlan {
  return {
    recipeIds: [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))],
    menuIds: [...new Set(entries.flatMap(({ menuId }) => menuId ?? []))],
  }
}

/** Those of these recipes that are the owner's, for the hour after a deletion too: so long a change may come late. */
export async function ownRecipeIds(db: Db, ownerId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.db
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
