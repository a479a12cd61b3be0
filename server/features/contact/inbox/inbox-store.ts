import type { InboxFolder, OpenedMessage } from '#contract/desk/inbox.ts'
import { entitlements, tiers } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { contactMessagesTable, contactRepliesTable, messageWords } from '#server/features/contact/tables.ts'

const messages = contactMessagesTable
const replies = contactRepliesTable
export type StoredMessage = typeof messages.$inferSelect
type StoredReply = typeof replies.$inferSelect

/** Plans whose messages are answered before others. */
const first = tiers.filter((tier) => entitlements[tier].prioritySupport)

/** Where a page of the inbox goes on: whether it was among those that come first, and the id. */
export interface InboxPlace {
  readonly isFirst: boolean
  readonly id: number
}

interface InboxSearch {
  readonly folder: InboxFolder
  /** Words, in any case and order, each possibly not written to its end. */
  readonly q?: string | undefined
  readonly limit: number
  readonly after: InboxPlace | undefined
}

/** A page of a folder: what comes first, then the rest, each in the order in which it came; what is done or spam newest first. */
export async function readInbox(db: Db, { folder, q, limit, after }: InboxSearch): Promise<StoredMessage[]> {
  const isFirst = sql<boolean>`coalesce(${inArray(messages.tier, first)}, false)`
  if (folder === 'open') {
    const later = after && sql`(not ${isFirst}, ${messages.id}) > (${!after.isFirst}::boolean, ${after.id}::int)`
    return db.db
      .select()
      .from(messages)
      .where(and(inFolder(folder), saying(q), later))
      .orderBy(desc(isFirst), asc(messages.id))
      .limit(limit)
  }
  const earlier = after && sql`${messages.id} < ${after.id}::int`
  return db.db
    .select()
    .from(messages)
    .where(and(inFolder(folder), saying(q), earlier))
    .orderBy(desc(messages.id))
    .limit(limit)
}

export const comesFirst = ({ tier }: Pick<StoredMessage, 'tier'>) => tier !== null && first.includes(tier)

function inFolder(folder: InboxFolder) {
  if (folder === 'spam') return eq(messages.isSpam, true)
  return and(eq(messages.isSpam, false), folder === 'open' ? isNull(messages.doneAt) : isNotNull(messages.doneAt))
}

/** Nothing says what has neither letters nor digits. */
function saying(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const words = q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return sql`${messageWords} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
}

/** How many answers each message has, how many of them were given up, and how many notes. */
export async function countReplies(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { answers: number; undelivered: number; notes: number }>> {
  const { messageId: id, kind, failure } = replies
  const rows = await db.db
    .select({ id, kind, all: count(), failed: count(failure) })
    .from(replies)
    .where(inArray(id, [...ids]))
    .groupBy(id, kind)
  const of = (message: number, which: StoredReply['kind']) =>
    rows.find((row) => row.id === message && row.kind === which)
  return new Map(
    ids.map((each) => {
      const answers = of(each, 'answer')
      const undelivered = answers?.failed ?? 0
      return [each, { answers: answers?.all ?? 0, undelivered, notes: of(each, 'note')?.all ?? 0 }]
    }),
  )
}

/** What administrators wrote to a message, oldest first, with their names. */
export async function repliesTo(db: Db, messageId: number): Promise<OpenedMessage['replies']> {
  const { firstName, lastName } = usersTable
  const rows = await db.db
    .select({ reply: replies, firstName, lastName })
    .from(replies)
    .leftJoin(usersTable, eq(usersTable.id, replies.writerId))
    .where(eq(replies.messageId, messageId))
    .orderBy(asc(replies.id))
  return rows.map(({ reply: { id, kind, text, createdAt, sentAt, failure }, ...name }) => ({
    id,
    kind,
    text,
    writer: name.firstName === null ? null : `${name.firstName} ${name.lastName}`.trim(),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failure,
  }))
}

export async function insertReply(
  db: Db,
  reply: Pick<StoredReply, 'messageId' | 'kind' | 'text' | 'createdAt'> & { writerId: string },
): Promise<number> {
  const [row] = await db.db.insert(replies).values(reply).returning({ id: replies.id })
  return row!.id
}

/** An answer with the message that it answers; undefined where either is gone, or it was sent. */
export async function findUnsentAnswer(
  db: Db,
  id: number,
): Promise<{ text: string; message: StoredMessage } | undefined> {
  const [row] = await db.db
    .select({ text: replies.text, message: messages })
    .from(replies)
    .innerJoin(messages, eq(messages.id, replies.messageId))
    .where(and(eq(replies.id, id), eq(replies.kind, 'answer'), isNull(replies.sentAt)))
  return row
}

export async function noteSent(db: Db, id: number, at: Date): Promise<void> {
  await db.db.update(replies).set({ sentAt: at, failure: null }).where(eq(replies.id, id))
}

/** An answer was given up: its message waits in the inbox again. */
export async function noteUndelivered(db: Db, id: number, failure: string): Promise<void> {
  await db.transaction(async () => {
    const [answer] = await db.db.update(replies).set({ failure }).where(eq(replies.id, id)).returning()
    if (answer) await changeMessage(db, answer.messageId, { doneAt: null })
  })
}

/** Forgets that an answer to a message was given up; false where none was. */
export async function forgetFailure(db: Db, messageId: number, id: number): Promise<boolean> {
  const isGivenUp = and(eq(replies.id, id), eq(replies.messageId, messageId), isNotNull(replies.failure))
  const rows = await db.db.update(replies).set({ failure: null }).where(isGivenUp).returning({ id: replies.id })
  return rows.length > 0
}

/** Held until the transaction ends. */
export async function lockMessage(db: Db, id: number): Promise<StoredMessage | undefined> {
  const [row] = await db.db.select().from(messages).where(eq(messages.id, id)).for('update')
  return row
}

export async function changeMessage(
  db: Db,
  id: number,
  change: Partial<Pick<StoredMessage, 'doneAt' | 'isSpam'>>,
): Promise<void> {
  await db.db.update(messages).set(change).where(eq(messages.id, id))
}
