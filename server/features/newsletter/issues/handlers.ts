import { AppError } from '#contract/errors.ts'
import type { newsletterIssues } from '#contract/newsletter/newsletter-issues.ts'
import { readableEmail } from '#server/email-address.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import {
  discardIssue,
  rewriteIssue,
  sendIssue,
  sendNewsletter,
  stopIssue,
  testIssue,
  writeIssue,
} from '#server/features/newsletter/issues/change-issues.ts'
import { composeIssue } from '#server/features/newsletter/issues/compose-issue.ts'
import { emailsOf } from '#server/features/newsletter/issues/delivery-store.ts'
import { findIssue, listIssues } from '#server/features/newsletter/issues/issue-store.ts'
import { emailView, issueView, issueViews } from '#server/features/newsletter/issues/issue-view.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const issueHandlers: Handlers<typeof newsletterIssues, UserRow> = {
  async sendNewsletter(context, { body }) {
    // as many tests as the page's own button sends
    if (body.testTo !== undefined) await context.limits.consume('letter', context.account.id)
    return sendNewsletter(context, context.account, body, keyOf(context.reply.request.headers['idempotency-key']))
  },

  async list(context, { query: { limit, cursor } }) {
    const found = await listIssues(context.database, { limit: limit + 1, before: afterCursor(cursor) })
    const page = found.slice(0, limit)
    if (found.length > limit) linkNextPage(context.reply, page.at(-1)!.id)
    return issueViews(context, page)
  },

  write: async (context, { body }) => issueView(context, await writeIssue(context, context.account, body)),

  async read(context, { params }) {
    const issue = await findIssue(context.database, params.id)
    if (!issue) throw notFound()
    return issueView(context, issue)
  },

  async emails({ database, reply }, { params, query: { outcome, limit, cursor } }) {
    if (!(await findIssue(database, params.id))) throw notFound()
    const wanted = { issueId: params.id, outcome, limit: limit + 1, before: afterCursor(cursor) }
    const found = await emailsOf(database, wanted)
    const page = found.slice(0, limit)
    if (found.length > limit) linkNextPage(reply, page.at(-1)!.id)
    return page.map(emailView)
  },

  async change(context, { params, body: { changedAt, ...words } }) {
    const seen = new Date(changedAt)
    return issueView(context, await rewriteIssue(context, context.account, params.id, { ...words, seen }))
  },

  async discard(context, { params }) {
    await discardIssue(context, context.account, params.id)
    return { success: true }
  },

  async test(context, { params }) {
    await testIssue(context, context.account, params.id)
    return { to: readableEmail(context.account.email) }
  },

  async send(context, { params, body: { changedAt, scheduledAt } }) {
    const seen = new Date(changedAt)
    return issueView(context, await sendIssue(context, context.account, params.id, { seen, scheduledAt }))
  },

  compose: async (context) => issueView(context, await composeIssue(context, context.account.id)),

  stop: async (context, { params }) => issueView(context, await stopIssue(context, context.account, params.id)),
}

function keyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  if (typeof header === 'string' && header.length <= 200) return header
  throw new AppError('invalid_input', 'The Idempotency-Key must have at most 200 characters.')
}

const notFound = () => new AppError('not_found', 'We can’t find that issue.')
