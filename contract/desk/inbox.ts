import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { tiers } from '#contract/plans.ts'
import { Id, NoBody, PathId, readable } from '#contract/text.ts'

/** What an administrator writes to a message: an answer goes to its sender by email, a note only into a copy of all their data. */
export const replyKinds = ['answer', 'note'] as const

/** What of the inbox is seen: what waits, what is done, what was taken for spam. */
export const inboxFolders = ['open', 'done', 'spam'] as const
export type InboxFolder = (typeof inboxFolders)[number]

const InboxMessage = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** The sender's plan when they wrote; null: written signed out. */
  tier: z.enum(tiers).nullable(),
  /** Whether the plan has its messages answered before others. */
  comesFirst: z.boolean(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  isSpam: z.boolean(),
  answers: z.int(),
  /** Of the answers, those that could not be delivered. */
  undelivered: z.int(),
  notes: z.int(),
})
export type InboxMessage = z.infer<typeof InboxMessage>

const Reply = z.strictObject({
  id: z.int(),
  kind: z.enum(replyKinds),
  text: z.string(),
  /** The administrator's first and last name; null where their account is gone. */
  writer: z.string().nullable(),
  createdAt: z.string(),
  /** When the mail server took the answer; null while it is on its way. */
  sentAt: z.string().nullable(),
  /** Why an answer was given up, in a sentence. */
  failure: z.string().nullable(),
})
const OpenedMessage = InboxMessage.extend({
  message: z.string(),
  userId: z.string().nullable(),
  replies: z.array(Reply),
})
export type OpenedMessage = z.infer<typeof OpenedMessage>

const longestReply = 5000
const needed = 'Please write something first'
const ReplyText = z.strictObject({
  text: z
    .string(needed)
    .trim()
    .min(1, needed)
    .max(longestReply, `must have at most ${longestReply.toLocaleString('en-US')} characters`)
    .transform(readable)
    .pipe(z.string().min(1, needed)),
})

const forAdministrators = { access: 'admin', requires: 'nothing' } as const

export const inbox = endpoints({
  list: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/messages',
    summary:
      'Messages to support, filtered by words or a sender: those from members with priority support first, then in the order they arrived',
    query: z.strictObject({
      folder: z.enum(inboxFolders).default('open'),
      /** Words of the sender's name or address, the subject or the message, each possibly not written to its end. */
      q: z.string().trim().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(InboxMessage),
    limit: 'read',
  },
  read: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/messages/:id',
    summary: 'A message with its replies and notes',
    params: Id,
    output: OpenedMessage,
    limit: 'read',
  },
  answer: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/messages/:id/answer',
    summary:
      'Reply to a message by email, which marks it as done; `seen` is how many replies it had when last read, so that two people don’t reply to the same message',
    params: Id,
    body: ReplyText.extend({ seen: z.int().min(0).optional() }),
    output: OpenedMessage,
    status: 201,
    limit: 'write',
  },
  sendAgain: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/messages/:id/replies/:replyId/send-again',
    summary: 'Try again to email a reply that could not be delivered, which marks the message as done',
    params: Id.extend({ replyId: PathId }),
    body: NoBody,
    output: OpenedMessage,
    limit: 'write',
  },
  note: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/messages/:id/note',
    summary: 'Add a note to a message; the sender sees it only when they export their data',
    params: Id,
    body: ReplyText,
    output: OpenedMessage,
    status: 201,
    limit: 'write',
  },
  change: {
    ...forAdministrators,
    method: 'PATCH',
    path: '/api/admin/messages/:id',
    summary: 'Mark a message as done or not done, or as spam or not spam',
    params: Id,
    body: z.strictObject({ isDone: z.boolean().optional(), isSpam: z.boolean().optional() }),
    output: OpenedMessage,
    limit: 'write',
  },
})
