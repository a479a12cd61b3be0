import { usageOf } from '#contract/billing/quota.ts'
import type { Member } from '#contract/desk/admin-views.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gte, isNull, sql } from '#server/db/drizzle.ts'
import { asOf, countReservations, findUser } from '#server/features/accounts/store.ts'
import { lastDays, shownDays } from '#server/features/admin/figures.ts'
import { adminUserView } from '#server/features/admin/user-view.ts'
import { findBillingAccount } from '#server/features/billing/store.ts'
import { mealPlansTable } from '#server/features/meal-plans/tables.ts'
import { menusTable } from '#server/features/menus/tables.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'
import { shoppingListsTable } from '#server/features/shopping/tables.ts'
import { listSessions } from '#server/http/sessions/sessions.ts'

/** A member as administrators see them. Throws not_found. */
export async function memberView(
  { database, now: clock }: Pick<AppContext, 'database' | 'now'>,
  id: string,
): Promise<Member> {
  const now = clock()
  const found = await findUser(database, id)
  if (!found) throw new AppError('not_found', 'We can’t find that member.')
  const user = asOf(found, now)
  const account = await findBillingAccount(database, id)
  const { limit, left } = usageOf(user, now, await countReservations(database, id, now))
  return {
    user: adminUserView(found, now),
    plan: {
      grantedTier: account?.grantedTier ?? 'free',
      subscriptionEndsAt: user.tierEndsAt?.toISOString() ?? null,
      stripeCustomerId: account?.customerId ?? null,
      stripeSubscriptionId: account?.subscriptionId ?? null,
    },
    usage: { limit, left, ...(await whatIsThere(database, id)), days: await recipesByDay(database, id, now) },
    sessions: (await listSessions(database, id, now)).map(({ device, startedAt, lastUsedAt }) => ({
      device,
      startedAt,
      lastUsedAt,
    })),
  }
}

/** How much a member has here, what was deleted not counted. */
async function whatIsThere(db: Db, userId: string) {
  const tables = {
    recipes: recipesTable,
    shoppingLists: shoppingListsTable,
    menus: menusTable,
    mealPlans: mealPlansTable,
  } as const
  const counts = Object.entries(tables).map(
    ([name, table]) =>
      sql`(select count(*)::int from ${table} where ${and(eq(table.userId, userId), isNull(table.deletedAt))}) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.db.execute<Record<keyof typeof tables, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return rows[0]!
}

async function recipesByDay(db: Db, userId: string, now: Date): Promise<Member['usage']['days']> {
  const days = lastDays(now, shownDays)
  const { createdAt, deletedAt } = recipesTable
  const date = sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const since = new Date(`${days.at(-1)!}T00:00:00Z`)
  const rows = await db.db
    .select({ date, recipes: sql<number>`count(*)::int` })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, userId), isNull(deletedAt), gte(createdAt, since)))
    .groupBy(date)
  const counted = new Map(rows.map((row) => [row.date, row.recipes]))
  return days.map((day) => ({ date: day, recipes: counted.get(day) ?? 0 }))
}
