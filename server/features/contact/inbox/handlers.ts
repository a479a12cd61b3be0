import type { InboxMessage, inbox, OpenedMessage } from '#contract/desk/inbox.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { readableEmail } from '#server/email-address.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { answer, note, putAside, sendAgain } from '#server/features/contact/inbox/answer-messages.ts'
import { comesFirst, countReplies, readInbox, repliesTo } from '#server/features/contact/inbox/inbox-store.ts'
import { findMessage } from '#server/features/contact/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterPlace, linkNextPage } from '#server/http/pages.ts'

export const inboxHandlers: Handlers<typeof inbox, UserRow> = {
  async list({ database, reply }, { query: { folder, q, limit, cursor } }) {
    const place = afterPlace(cursor)
    const after = place && { id: place.id, isFirst: place.key === 'first' }
    const found = await readInbox(database, { folder, q, limit: limit + 1, after })
    const page = found.slice(0, limit)
    const last = page.at(-1)!
    if (found.length > limit) linkNextPage(reply, { id: last.id, key: comesFirst(last) ? 'first' : 'rest' })
    return viewsOf({ database }, page)
  },

  read: (context, { params }) => opened(context, params.id),

  async answer(context, { params, body }) {
    await answer(context, context.account, params.id, body)
    return opened(context, params.id)
  },

  async sendAgain(context, { params: { id, replyId } }) {
    await sendAgain(context, context.account, id, replyId)
    return opened(context, id)
  },

  async note(context, { params, body }) {
    await note(context, context.account, params.id, body.text)
    return opened(context, params.id)
  },

  async change(context, { params, body }) {
    await putAside(context, context.account, params.id, body)
    return opened(context, params.id)
  },
}

type World = Pick<AppContext, 'database'>
type Row = NonNullable<Awaited<ReturnType<typeof findMessage>>>

async function opened({ database }: World, id: number): Promise<OpenedMessage> {
  const message = await findMessage(database, id)
  if (!message) throw new AppError('not_found', 'We can’t find that message.')
  const [view] = await viewsOf({ database }, [message])
  return { ...view!, message: message.message, userId: message.userId, replies: await repliesTo(database, id) }
}

async function viewsOf({ database }: World, rows: readonly Row[]): Promise<InboxMessage[]> {
  const counts = await countReplies(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: readableEmail(row.email),
    subject: row.subject,
    tier: row.tier,
    comesFirst: comesFirst(row),
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    isSpam: row.isSpam,
    ...counts.get(row.id)!,
  }))
}
