import type { AdminUser, UserSort } from '#contract/desk/admin-views.ts'
import type { Tier } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { and, gt, inArray, type SQL, sql } from '#server/db/drizzle.ts'
import { readableEmail } from '#server/email-address.ts'
import { generationTotalsTable, nameKey, usersTable } from '#server/features/accounts/tables.ts'
import { isCalled } from '#server/features/admin/person-search.ts'
import { adminUserView } from '#server/features/admin/user-view.ts'
import { notOfAList } from '#server/http/pages.ts'

const { id, email, firstName, lastName, createdAt, subscriptionTier, tierEndsAt, tierAfterwards } = usersTable
const totals = generationTotalsTable

interface Order {
  readonly key: SQL
  /** Whose the key is, for those that have the same one. */
  readonly owner: SQL
  readonly isDown: boolean
  /** What the key's text is, before it reaches the database, and its type there. */
  readonly pattern: RegExp
  readonly type: 'timestamptz' | 'text' | 'integer'
}

const time = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/
/** What PostgreSQL takes as a text. */
const anyText = /^[\P{Cc}\s]{0,260}$/u
const orders: Readonly<Record<UserSort, Order>> = {
  newest: { key: sql`${createdAt}`, owner: sql`${id}`, isDown: true, pattern: time, type: 'timestamptz' },
  oldest: { key: sql`${createdAt}`, owner: sql`${id}`, isDown: false, pattern: time, type: 'timestamptz' },
  name: { key: nameKey, owner: sql`${id}`, isDown: false, pattern: anyText, type: 'text' },
  email: { key: sql`${email}`, owner: sql`${id}`, isDown: false, pattern: anyText, type: 'text' },
  // both of one table, so that they are read off its index
  recipes: {
    key: sql`${totals.generationsUsed}`,
    owner: sql`${totals.userId}`,
    isDown: true,
    pattern: /^\d{1,9}$/,
    type: 'integer',
  },
}

interface UserSearch {
  /** Part of a name or an address, in any case. */
  readonly q?: string | undefined
  readonly tier?: Tier | undefined
  readonly sort: UserSort
  readonly limit: number
  /** As `next` of the page before. */
  readonly cursor?: string | undefined
}

/** A page of members in one of the orders; `next` begins the page after it. Throws invalid_input for a cursor of another list. */
export async function searchUsers(
  db: Db,
  { q, tier, sort, limit, cursor }: UserSearch,
  now: Date,
): Promise<{ users: AdminUser[]; next: string | undefined }> {
  const { key, owner, isDown, type } = orders[sort]
  const after = cursor === undefined ? undefined : placeOf(cursor, orders[sort])
  const place = after && sql`(${after.key}::${sql.raw(type)}, ${after.id})`
  const wanted = [
    sql`true`,
    ...(q ? [isCalled('users', q)] : []),
    ...(tier ? [sql`${tierNow(now)} = ${tier}`] : []),
    ...(place ? [sql`(${key}, ${owner}) ${sql.raw(isDown ? '<' : '>')} ${place}`] : []),
  ]
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const { rows: found } = await db.db.execute<{ id: string; key: string }>(sql`
    select ${id}, (${key})::text as key from ${usersTable}
    ${sort === 'recipes' ? sql`join ${totals} on ${totals.userId} = ${id}` : sql``}
    where ${sql.join(wanted, sql` and `)}
    order by ${key} ${direction}, ${owner} ${direction} limit ${limit + 1}`)
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { users: await usersBy(db, shown, now), next: last && JSON.stringify([last.key, last.id]) }
}

/** In this order; who has gone in the meantime is left out. */
async function usersBy(db: Db, rows: readonly { id: string }[], now: Date): Promise<AdminUser[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const users = await db.db.select().from(usersTable).where(inArray(id, ids))
  const byId = new Map(users.map((user) => [user.id, user]))
  return ids.flatMap((each) => byId.get(each) ?? []).map((user) => adminUserView(user, now))
}

/** What the file of email addresses tells of members. */
export interface Addressee {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly tier: Tier
  readonly createdAt: Date
}

/** Members in the order of their ids, after the given one; of one tier or all. */
export async function addresseesAfter(
  db: Db,
  after: string,
  { tier, limit }: { tier: Tier | undefined; limit: number },
  now: Date,
): Promise<Addressee[]> {
  const rows = await db.db
    .select({ id, email, firstName, lastName, tier: tierNow(now), createdAt })
    .from(usersTable)
    .where(and(gt(id, after), ...(tier ? [sql`${tierNow(now)} = ${tier}`] : [])))
    .orderBy(id)
    .limit(limit)
  return rows.map((row) => ({ ...row, email: readableEmail(row.email) }))
}

/** As `asOf` reads a row. */
function tierNow(now: Date): SQL<Tier> {
  return sql<Tier>`case when ${tierEndsAt} <= ${now.toISOString()}::timestamptz then ${tierAfterwards} else ${subscriptionTier} end`
}

function placeOf(cursor: string, { pattern }: Order): { key: string; id: string } {
  const [key, last] = listIn(Buffer.from(cursor, 'base64url').toString())
  if (typeof key !== 'string' || typeof last !== 'string' || !pattern.test(key) || !anyText.test(last))
    return notOfAList()
  return { key, id: last }
}

function listIn(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
