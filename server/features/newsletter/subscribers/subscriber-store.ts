import type { SubscriberState } from '#contract/newsletter/newsletter-subscribers.ts'
import type { Db } from '#server/db/database.ts'
import { eq, getTableColumns, inArray, type SQL, sql } from '#server/db/drizzle.ts'
import { hasPart } from '#server/db/part-search.ts'
import { newsletterSubscribersTable, subscriberState } from '#server/features/newsletter/tables.ts'

const subscribers = newsletterSubscribersTable
const withState = { ...getTableColumns(subscribers), state: subscriberState }
export type StoredSubscriber = typeof subscribers.$inferSelect & { readonly state: SubscriberState }

/** Where a page of subscribers goes on: when the last one of the page before asked for it, as finely as the database knows it, and who that was. */
export interface SubscriberPlace {
  readonly microseconds: string
  readonly id: number
}

interface SubscriberSearch {
  /** Part of the address, in any case. */
  readonly q?: string | undefined
  readonly state?: SubscriberState | undefined
  readonly limit: number
  readonly after: SubscriberPlace | undefined
}

/** A page of subscribers, the newest first; `next` begins the page after it. */
export async function searchSubscribers(
  db: Db,
  { q, state, limit, after }: SubscriberSearch,
): Promise<{ found: StoredSubscriber[]; next: SubscriberPlace | undefined }> {
  const { id, subscribedAt, email } = subscribers
  const wanted: SQL[] = [
    sql`true`,
    ...(q ? [hasPart(sql`${email}`, q)] : []),
    ...(state ? [sql`${subscriberState} = ${state}`] : []),
    ...(after ? [sql`(${subscribedAt}, ${id}) < (${momentOf(after)}, ${after.id}::int)`] : []),
  ]
  const { rows } = await db.db.execute<{ id: number; microseconds: string }>(sql`
    select ${id}, (extract(epoch from ${subscribedAt}) * 1000000)::bigint::text as microseconds from ${subscribers}
    where ${sql.join(wanted, sql` and `)}
    order by ${subscribedAt} desc, ${id} desc limit ${limit + 1}`)
  const page = rows.slice(0, limit)
  return { found: await subscribersBy(db, page), next: rows.length > limit ? page.at(-1) : undefined }
}

const momentOf = ({ microseconds }: SubscriberPlace) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`

/** In this order; who has gone in the meantime is left out. */
async function subscribersBy(db: Db, page: readonly { id: number }[]): Promise<StoredSubscriber[]> {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const rows = await db.db.select(withState).from(subscribers).where(inArray(subscribers.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findSubscriber(db: Db, id: number): Promise<StoredSubscriber | undefined> {
  const [row] = await db.db.select(withState).from(subscribers).where(eq(subscribers.id, id))
  return row
}
