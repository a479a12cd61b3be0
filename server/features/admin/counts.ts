import { type Tier, tiers } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { lte, type SQL, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { countChangesTable, keptCountsTable } from '#server/features/admin/tables.ts'

/** So many things on each UTC day ('YYYY-MM-DD') since one, and in all. */
export interface Counted {
  readonly total: number
  readonly byDay: ReadonlyMap<string, number>
}
export type Counter = 'recipes' | 'lists' | `members ${Tier}`

const counters: readonly Counter[] = ['recipes', 'lists', ...tiers.map((tier) => `members ${tier}` as const)]

/** How many recipes, lists and members there are, those deleted not among them, in all and by day since `since`. */
export async function readCounts(db: Db, since: string, now: Date): Promise<Record<Counter, Counted>> {
  const { rows } = await db.db.execute<{ counter: Counter; day: string | null; count: number }>(
    sql`select counter, case when key >= ${since} then key end as day, sum(value)::int as count
      from (${countsOf(counters)} union all ${lapsedMoves(now)}) as counts group by 1, 2`,
  )
  const found = Object.fromEntries(counters.map((name) => [name, { total: 0, byDay: new Map() }])) as Found
  for (const { counter, day, count } of rows) {
    found[counter].total += count
    if (day !== null) found[counter].byDay.set(day, count)
  }
  return found
}

/** How many recipes and lists were made on each day since `since`, those deleted not among them; a day without any may be missing. */
export async function madeSince(
  db: Db,
  since: string,
): Promise<Record<'recipes' | 'lists', ReadonlyMap<string, number>>> {
  const { rows } = await db.db.execute<{ counter: 'recipes' | 'lists'; day: string; count: number }>(
    sql`select counter, key as day, sum(value)::int as count
      from (${countsOf(['recipes', 'lists'])}) as counts where key >= ${since} group by 1, 2`,
  )
  const made = { recipes: new Map<string, number>(), lists: new Map<string, number>() }
  for (const { counter, day, count } of rows) made[counter].set(day, count)
  return made
}

/** Each count as it was last added up, and each change since. */
function countsOf(asked: readonly Counter[]): SQL {
  const names = sql.join(
    asked.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`select counter, key, value from ${keptCountsTable} where counter in (${names})
    union all select counter, key, change from ${countChangesTable} where counter in (${names})`
}

/** Whose paid access has run out reads as that, also before anybody writes it down: away from the one plan, and to the other. */
function lapsedMoves(now: Date): SQL {
  const { createdAt, subscriptionTier, tierAfterwards, tierEndsAt } = usersTable
  const moves = ([tier, by]: readonly [SQL, number]) =>
    sql`select 'members ' || ${tier}, to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD'), ${sql.raw(String(by))}
      from ${usersTable} where ${lte(tierEndsAt, now)}`
  return sql`${moves([sql`${subscriptionTier}`, -1])} union all ${moves([sql`${tierAfterwards}`, 1])}`
}

/** The dishes whose recipes are liked most often, with how often. A dish is 'form/food/flavour'; its food may be empty. */
export async function mostLiked(db: Db, limit: number): Promise<{ dish: string; likes: number }[]> {
  // those that have changed since they were last added up are few; of all others the first are read off an index
  const { rows } = await db.db.execute<{ dish: string; likes: number }>(sql`
    with moved as (select key, sum(change) as change from ${countChangesTable} where counter = 'liked' group by key),
      settled as (
        select key, value from ${keptCountsTable} as kept
        where counter = 'liked' and not exists (select from moved where moved.key = kept.key)
        order by value desc nulls last, key limit ${limit}
      ),
      moving as (
        select moved.key, change + coalesce(value, 0) as value
        from moved left join ${keptCountsTable} as kept on counter = 'liked' and kept.key = moved.key
      )
    select key as dish, value::int as likes from (select * from settled union all select * from moving) as counted
    where value > 0 order by value desc, key limit ${limit}`)
  return rows
}

/** Adds the changes up, so that no read has many of them to go through. Whoever reads meanwhile sees them once. */
export async function addUpCounts(db: Db): Promise<void> {
  await db.db.execute(sql`
    with gone as (delete from ${countChangesTable} returning counter, key, change)
    insert into ${keptCountsTable} (counter, key, value)
      select counter, key, sum(change) from gone group by 1, 2 having sum(change) <> 0 order by 1, 2
      on conflict (counter, key) do update set value = kept_counts.value + excluded.value`)
}

type Found = Record<Counter, { total: number; byDay: Map<string, number> }>
