import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { insertAuditEntry } from '#server/features/admin/store.ts'
import { changeMessage, insertReply } from '#server/features/contact/inbox/inbox-store.ts'
import { findMessage } from '#server/features/contact/store.ts'

type World = Pick<AppContext, 'database' | 'jobs' | 'now'>
type Actor = Pick<UserRow, 'id'>

/** Keeps an answer, which a job mails to the sender of the message; it counts as done. Throws not_found. */
export function answer({ database, jobs, now }: World, actor: Actor, messageId: number, text: string): Promise<void> {
  return database.transaction(async () => {
    if (!(await changeMessage(database, messageId, { doneAt: now(), isSpam: false }))) throw notFound()
    const replyId = await insertReply(database, reply(actor, messageId, 'answer', text, now()))
    await jobs.add('answer-message', { replyId })
    await audit({ database, now }, actor, 'answer-message', messageId)
  })
}

/** Keeps a note that administrators alone see. Throws not_found. */
export function note({ database, now }: World, actor: Actor, messageId: number, text: string): Promise<void> {
  return database.transaction(async () => {
    if (!(await findMessage(database, messageId))) throw notFound()
    await insertReply(database, reply(actor, messageId, 'note', text, now()))
    await audit({ database, now }, actor, 'note-message', messageId)
  })
}

/** Puts a message into another folder. Throws not_found. */
export function putAside(
  { database, now }: World,
  actor: Actor,
  messageId: number,
  { isDone, isSpam }: { isDone?: boolean | undefined; isSpam?: boolean | undefined },
): Promise<void> {
  return database.transaction(async () => {
    const before = await findMessage(database, messageId)
    if (!before) throw notFound()
    const after = {
      doneAt: isDone === undefined ? before.doneAt : isDone ? (before.doneAt ?? now()) : null,
      isSpam: isSpam ?? before.isSpam,
    }
    await changeMessage(database, messageId, after)
    const told = ({ doneAt, isSpam: spam }: typeof after) => ({ isDone: doneAt !== null, isSpam: spam })
    await audit({ database, now }, actor, 'change-message', messageId, { from: told(before), to: told(after) })
  })
}

const reply = (actor: Actor, messageId: number, kind: 'answer' | 'note', text: string, createdAt: Date) => ({
  messageId,
  kind,
  text,
  createdAt,
  writerId: actor.id,
})

async function audit(
  { database, now }: Pick<World, 'database' | 'now'>,
  { id: actorId }: Actor,
  action: string,
  messageId: number,
  details: Record<string, unknown> = {},
): Promise<void> {
  await insertAuditEntry(database, { at: now(), actorId, action, subjectId: `message ${messageId}`, details })
}

const notFound = () => new AppError('not_found', 'We can’t find that message.')
