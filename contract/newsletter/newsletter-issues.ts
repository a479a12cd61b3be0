import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { IssueMarkdown } from '#contract/issue-markdown.ts'
import { Printed } from '#contract/printed.ts'
import { Email, Id, Line, Moment, NoBody } from '#contract/text.ts'

/** Days ahead for which an issue is scheduled at most. */
export const furthestDays = 90

/**
 * draft: being written; scheduled: goes out at its time; sending; sent: everybody has it who is to have it; stopped: an administrator ended
 * the sending, and whoever had no email by then gets none.
 */
export const issueStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type IssueState = (typeof issueStates)[number]

/**
 * What becomes of each email. waiting: not sent yet, or the mail server asked to try again later; sending: handed over just now; sent: the
 * mail server has taken it; refused: it never will; unknown: the connection or this server ended before the mail server had answered, so it
 * may have arrived, and is not sent again; left: they had unsubscribed by then; stopped: the sending was ended.
 */
export const deliveryStates = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'left', 'stopped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * What a mail server has refused for good. mailbox: it says that there is no such mailbox; recipient: it does not take emails to the address, and
 * does not say why; email: its words, its sender, or a rule of the mail server, which says nothing of the address.
 */
export const refusals = ['mailbox', 'recipient', 'email'] as const
export type Refusal = (typeof refusals)[number]

/** Emails by what became of them; `bounced` and `complained` were sent, and came back or were reported as spam. */
const IssueCounts = z.strictObject({
  ...(Object.fromEntries(deliveryStates.map((state) => [state, z.int()])) as Record<DeliveryState, z.ZodInt>),
  /** Their readers have deleted what we had of them since, and what became of their emails with it. */
  gone: z.int(),
  bounced: z.int(),
  complained: z.int(),
})
export type IssueCounts = z.infer<typeof IssueCounts>

const Issue = z.strictObject({
  id: z.int(),
  /** Of the archive: '/newsletter/7'; null until it is sent. */
  number: z.int().nullable(),
  /** Who wrote it: an administrator, or the kitchen, whose issue waits for approval. */
  author: z.enum(['administrator', 'kitchen']),
  state: z.enum(issueStates),
  subject: z.string(),
  changedAt: z.string(),
  /** When its sending begins, or where the mail server was in trouble goes on. */
  scheduledAt: z.string().nullable(),
  /** What the mail server answered, or the code of what went wrong, where the sending is interrupted. */
  trouble: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** To how many it goes: counted when the sending begins; until then, whoever has confirmed by now. */
  recipients: z.int(),
  counts: IssueCounts,
})
export type Issue = z.infer<typeof Issue>

/** An issue as it is written and seen. */
const WrittenIssue = Issue.extend({ markdown: z.string(), text: z.array(Printed) })
export type WrittenIssue = z.infer<typeof WrittenIssue>

/** What becomes of emails that is told one by one. */
export const toldOutcomes = ['refused', 'unknown', 'bounced', 'complained'] as const
export type ToldOutcome = (typeof toldOutcomes)[number]

/** An email that did not reach its reader, or may not have, or was reported. */
const IssueEmail = z.strictObject({
  id: z.int(),
  email: z.string(),
  /** When it was sent, or offered to the mail server the last time. */
  at: z.string(),
  /** Of the mail server's answer or of the report ('550', '5.1.1'), or what went wrong. */
  code: z.string().nullable(),
  refusal: z.enum(refusals).nullable(),
  /** All that the mail server answered where it refused it. */
  answer: z.string().nullable(),
})
export type IssueEmail = z.infer<typeof IssueEmail>

const Subject = Line(150, 'Please write a subject')
export const IssueWords = z.strictObject({ subject: Subject, markdown: IssueMarkdown })

const forAdministrators = { access: 'admin', requires: 'nothing' } as const

export const newsletterIssues = endpoints({
  sendNewsletter: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/send-newsletter',
    summary:
      'Send a newsletter to every confirmed subscriber, now or at scheduledAt, or send a test to testTo alone; nothing is sent twice with the same Idempotency-Key or, without one, with the same words within ten minutes',
    body: IssueWords.extend({ scheduledAt: Moment({ offset: true }).optional(), testTo: Email.optional() }),
    output: z.strictObject({ id: z.int(), recipients: z.int() }),
    status: 202,
    // a test goes to one address
    needsPassword: (body) => typeof body !== 'object' || body === null || !('testTo' in body),
    limit: 'write',
  },
  list: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/newsletters',
    summary: 'Newsletter issues, newest first, with the outcome of their emails',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(Issue),
    limit: 'read',
  },
  write: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/newsletters',
    summary: 'Create a draft',
    body: IssueWords,
    output: WrittenIssue,
    status: 201,
    limit: 'write',
  },
  read: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/newsletters/:id',
    summary: 'An issue with its text and the outcome of its emails',
    params: Id,
    output: WrittenIssue,
    limit: 'read',
  },
  emails: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/newsletters/:id/emails',
    summary:
      'The emails of an issue that were refused, may not have arrived, came back or were reported as spam, newest first, with what the mail server said; kept for a year',
    params: Id,
    query: z.strictObject({
      outcome: z.enum(toldOutcomes),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(IssueEmail),
    limit: 'read',
  },
  change: {
    ...forAdministrators,
    method: 'PATCH',
    path: '/api/admin/newsletters/:id',
    summary:
      'Change a draft; `changedAt` must be the value last loaded, so that nobody overwrites someone else’s changes',
    params: Id,
    body: IssueWords.extend({ changedAt: Moment() }),
    output: WrittenIssue,
    limit: 'write',
  },
  discard: {
    ...forAdministrators,
    method: 'DELETE',
    path: '/api/admin/newsletters/:id',
    summary: 'Delete a draft',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  test: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/newsletters/:id/test',
    summary: 'Send an issue as a test to your own address',
    params: Id,
    body: NoBody,
    output: z.strictObject({ to: z.string() }),
    limit: 'letter',
  },
  send: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/newsletters/:id/send',
    summary: 'Send a draft to every confirmed subscriber, now or at scheduledAt; an issue goes out once',
    params: Id,
    body: z.strictObject({ changedAt: Moment(), scheduledAt: Moment({ offset: true }).optional() }),
    output: WrittenIssue,
    status: 202,
    needsPassword: true,
    limit: 'write',
  },
  stop: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/newsletters/:id/stop',
    summary: 'Turn a scheduled issue back into a draft, or stop sending one, so that nobody else gets it',
    params: Id,
    body: NoBody,
    output: WrittenIssue,
    limit: 'write',
  },
  compose: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/newsletters/compose',
    summary: 'Have the kitchen draft this week’s issue; it waits for approval',
    body: NoBody,
    output: WrittenIssue,
    status: 201,
    limit: 'generate',
  },
})
