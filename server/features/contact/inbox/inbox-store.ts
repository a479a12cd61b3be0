import type { InboxFolder, OpenedMessage } from '#contract/inbox.ts'
import { entitlements, tiers } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { contactMessagesTable, contactRepliesTable } from '#server/features/contact/tables.ts'

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

/** A page of a folder: what comes first, then the rest, each in the order in which it came; what is done or spam newest first. */
export async function readInbox(
  db: Db,
  { folder, limit, after }: { folder: InboxFolder; limit: number; after: InboxPlace | undefined },
): Promise<StoredMessage[]> {
  const isFirst = sql<boolean>`coalesce(${inArray(messages.tier, first)}, false)`
  if (folder === 'open') {
    const later = after && sql`(not ${isFirst}, ${messages.id}) > (${!after.isFirst}::boolean, ${after.id}::int)`
    return db.db
      .select()
      .from(messages)
      .where(and(inFolder(folder), later))
      .orderBy(desc(isFirst), asc(messages.id))
      .limit(limit)
  }
  const earlier = after && sql`${messages.id} < ${after.id}::int`
  return db.db
    .select()
    .from(messages)
    .where(and(inFolder(folder), earlier))
    .orderBy(desc(messages.id))
    .limit(limit)
}

export const comesFirst = ({ tier }: Pick<StoredMessage, 'tier'>) => tier !== null && first.includes(tier)

function inFolder(folder: InboxFolder) {
  if (folder === 'spam') return eq(messages.isSpam, true)
  return and(eq(messages.isSpam, false), folder === 'open' ? isNull(messages.doneAt) : isNotNull(messages.doneAt))
}

/** How many answers and notes each message has. */
export async function countReplies(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { answers: number; notes: number }>> {
  const rows = await db.db
    .select({ id: replies.messageId, kind: replies.kind, all: count() })
    .from(replies)
    .where(inArray(replies.messageId, [...ids]))
    .groupBy(replies.messageId, replies.kind)
  const of = (id: number, kind: StoredReply['kind']) => rows.find((row) => row.id === id && row.kind === kind)?.all ?? 0
  return new Map(ids.map((id) => [id, { answers: of(id, 'answer'), notes: of(id, 'note') }]))
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
  return rows.map(({ reply: { id, kind, text, createdAt, sentAt }, ...name }) => ({
    id,
    kind,
    text,
    writer: name.firstName === null ? null : `${name.firstName} ${name.lastName}`.trim(),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
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
  await db.db.update(replies).set({ sentAt: at }).where(eq(replies.id, id))
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
