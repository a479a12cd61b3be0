import type { AuditAction } from '#contract/desk/audit.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { differenceOf, insertAuditEntry } from '#server/features/audit/store.ts'
import {
  changeMessage,
  countReplies,
  forgetFailure,
  insertReply,
  lockMessage,
  type StoredMessage,
} from '#server/features/contact/inbox/inbox-store.ts'
import { findMessage } from '#server/features/contact/store.ts'

type World = Pick<AppContext, 'database' | 'jobs' | 'now'>
type Actor = Pick<UserRow, 'id'>

/**
 * Keeps an answer, which a job mails to the sender of the message; it counts as done. Throws not_found, and changed_elsewhere where the message
 * has more answers than were `seen`.
 */
export function answer(
  world: World,
  actor: Actor,
  messageId: number,
  { text, seen }: { text: string; seen?: number | undefined },
): Promise<void> {
  const { database, jobs, now } = world
  return audited(world, actor, messageId, 'answer-message', async (_, { answers }) => {
    if (seen !== undefined && seen !== answers) throw answeredElsewhere()
    await changeMessage(database, messageId, { doneAt: now(), isSpam: false })
    const replyId = await insertReply(database, reply(actor, messageId, 'answer', text, now()))
    await jobs.add('answer-message', { replyId })
  })
}

/** Has an answer mailed once more that was given up; the message counts as done. Nothing happens where somebody did so already. Throws not_found. */
export function sendAgain(world: World, actor: Actor, messageId: number, replyId: number): Promise<void> {
  const { database, jobs, now } = world
  return audited(world, actor, messageId, 'resend-answer', async () => {
    if (!(await forgetFailure(database, messageId, replyId))) return
    await changeMessage(database, messageId, { doneAt: now() })
    await jobs.add('answer-message', { replyId })
  })
}

/** Keeps a note that administrators alone see. Throws not_found. */
export function note(world: World, actor: Actor, messageId: number, text: string): Promise<void> {
  const { database, now } = world
  return audited(world, actor, messageId, 'note-message', async () => {
    await insertReply(database, reply(actor, messageId, 'note', text, now()))
  })
}

/** Puts a message into another folder. Throws not_found. */
export function putAside(
  world: World,
  actor: Actor,
  messageId: number,
  { isDone, isSpam }: { isDone?: boolean | undefined; isSpam?: boolean | undefined },
): Promise<void> {
  const { database, now } = world
  return audited(world, actor, messageId, 'change-message', async (before) => {
    const doneAt = isDone === undefined ? before.doneAt : isDone ? (before.doneAt ?? now()) : null
    await changeMessage(database, messageId, { doneAt, isSpam: isSpam ?? before.isSpam })
  })
}

const reply = (actor: Actor, messageId: number, kind: 'answer' | 'note', text: string, createdAt: Date) => ({
  messageId,
  kind,
  text,
  createdAt,
  writerId: actor.id,
})

/** Does something to a message, in turn with everybody else, and writes down what that changed. */
function audited(
  { database, now }: World,
  { id: actorId }: Actor,
  messageId: number,
  action: AuditAction,
  act: (message: StoredMessage, before: Awaited<ReturnType<typeof stateOf>>) => Promise<void>,
): Promise<void> {
  return database.transaction(async () => {
    const message = await lockMessage(database, messageId)
    if (!message) throw notFound()
    const before = await stateOf(database, message)
    await act(message, before)
    const details = differenceOf(before, await stateOf(database, (await findMessage(database, messageId))!))
    const subjectId = `message ${messageId}`
    if (details) await insertAuditEntry(database, { at: now(), actorId, action, subjectId, details })
  })
}

/** What the audit log tells of a message: none of its words, which go with the account of whoever wrote them. */
async function stateOf(db: Db, { id, doneAt, isSpam }: StoredMessage) {
  return { isDone: doneAt !== null, isSpam, ...(await countReplies(db, [id])).get(id)! }
}

const answeredElsewhere = () =>
  new AppError(
    'changed_elsewhere',
    'Someone replied to this message while you were writing. Your words are still here. Read that reply before you send yours.',
  )

const notFound = () => new AppError('not_found', 'We can’t find that message.')
