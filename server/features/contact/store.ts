import type { Db } from '#server/db/database.ts'
import { and, asc, eq, isNull, lte, or, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { contactMessagesTable, contactRepliesTable } from '#server/features/contact/tables.ts'

type StoredMessage = typeof contactMessagesTable.$inferSelect

export async function insertMessage(db: Db, message: typeof contactMessagesTable.$inferInsert): Promise<number> {
  const [row] = await db.db.insert(contactMessagesTable).values(message).returning({ id: contactMessagesTable.id })
  return row!.id
}

export async function findMessage(db: Db, id: number): Promise<StoredMessage | undefined> {
  const [message] = await db.db.select().from(contactMessagesTable).where(eq(contactMessagesTable.id, id))
  return message
}

/** How many messages wait in the inbox: neither done nor taken for spam. */
export async function countUnanswered(db: Db): Promise<number> {
  const { isSpam, doneAt } = contactMessagesTable
  return db.db.$count(contactMessagesTable, and(eq(isSpam, false), isNull(doneAt)))
}

/** Forgets what was taken for spam, once it is `before`: nobody has missed it by then. */
export async function sweepSpam(db: Db, before: Date): Promise<void> {
  await db.db
    .delete(contactMessagesTable)
    .where(and(eq(contactMessagesTable.isSpam, true), lte(contactMessagesTable.createdAt, before)))
}

/** Forgets what was written signed out, once the last word on it is from `before`. */
export async function sweepMessages(db: Db, before: Date): Promise<void> {
  const { id, userId, createdAt } = contactMessagesTable
  const isAnsweredSince = sql`exists (
    select from ${contactRepliesTable} reply where reply.message_id = ${id} and reply.created_at > ${before.toISOString()})`
  await db.db
    .delete(contactMessagesTable)
    .where(and(isNull(userId), lte(createdAt, before), sql`not ${isAnsweredSince}`))
}

/** What a member has written, signed in, or signed out under the address that they have confirmed; oldest first. */
export async function messagesForExport(db: Db, userId: string) {
  const { email, subject, name, message, tier, createdAt } = contactMessagesTable
  return db.db
    .select({ name, email, subject, message, tier, createdAt })
    .from(contactMessagesTable)
    .innerJoin(usersTable, or(eq(contactMessagesTable.userId, usersTable.id), isConfirmedSender()))
    .where(eq(usersTable.id, userId))
    .orderBy(asc(contactMessagesTable.id))
}

/** What administrators wrote to the same messages, notes included. */
export async function repliesForExport(db: Db, userId: string) {
  const { kind, text, createdAt, sentAt } = contactRepliesTable
  return db.db
    .select({ subject: contactMessagesTable.subject, kind, text, createdAt, sentAt })
    .from(contactRepliesTable)
    .innerJoin(contactMessagesTable, eq(contactMessagesTable.id, contactRepliesTable.messageId))
    .innerJoin(usersTable, or(eq(contactMessagesTable.userId, usersTable.id), isConfirmedSender()))
    .where(eq(usersTable.id, userId))
    .orderBy(asc(contactRepliesTable.id))
}

/** An administrator who leaves is no longer named as the writer of what they answered. */
export async function forgetReplyWriter(db: Db, userId: string): Promise<void> {
  await db.db.update(contactRepliesTable).set({ writerId: null }).where(eq(contactRepliesTable.writerId, userId))
}

/** Deletes what goes not with the account by itself: what was written signed out under its confirmed address. */
export async function deleteMessagesFrom(
  db: Db,
  { email, emailConfirmedAt }: { email: string; emailConfirmedAt: Date | null },
): Promise<void> {
  if (!emailConfirmedAt) return
  await db.db
    .delete(contactMessagesTable)
    .where(and(isNull(contactMessagesTable.userId), eq(contactMessagesTable.email, email)))
}

/** Anybody can name an address. */
function isConfirmedSender() {
  const { email, emailConfirmedAt } = usersTable
  return and(
    isNull(contactMessagesTable.userId),
    eq(contactMessagesTable.email, email),
    sql`${emailConfirmedAt} is not null`,
  )
}
