import { AppError } from '#contract/errors.ts'
import type { newsletter } from '#contract/newsletter/newsletter.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { archiveOf, issueOf } from '#server/features/newsletter/issues/archive.ts'
import { confirmSubscription, subscribe, unsubscribe } from '#server/features/newsletter/subscribe.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

/** What whoever has asked for the newsletter is told. */
export const askedForNewsletter =
  'We’ve sent you an email with a link. Please open it and confirm your address to get the newsletter.'

export const newsletterHandlers: Handlers<typeof newsletter, UserRow> = {
  async subscribe(context, { body }) {
    await subscribe(context, body)
    return { success: true, message: askedForNewsletter }
  },

  async confirm(context, { body }) {
    await confirmSubscription(context, body.token)
    return { success: true }
  },

  async unsubscribe(context, { body }) {
    await unsubscribe(context, body.token)
    return { success: true }
  },

  async archive(context, { query: { limit, cursor } }) {
    const { issues, isLast } = await archiveOf(context, { limit, before: afterCursor(cursor) })
    if (!isLast) linkNextPage(context.reply, issues.at(-1)!.number)
    return issues
  },

  async issue(context, { params }) {
    const issue = await issueOf(context, params.number)
    if (!issue) throw new AppError('not_found', 'We can’t find that issue.')
    return issue
  },
}
