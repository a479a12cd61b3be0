import type { AppContext } from '#server/context.ts'
import { askSubscriber, sendTest } from '#server/features/letters/store.ts'
import { composeWeekly } from '#server/features/newsletter/issues/compose-issue.ts'
import { forgetDeliveries } from '#server/features/newsletter/issues/end-issue.ts'
import { findIssue } from '#server/features/newsletter/issues/issue-store.ts'
import { sendIssues } from '#server/features/newsletter/issues/send-issues.ts'
import { testLetter } from '#server/features/newsletter/issues/write-issue.ts'
import { makeNewsletterLink } from '#server/features/newsletter/links.ts'
import { takeReport } from '#server/features/newsletter/reports/take-report.ts'
import { findPendingSubscriber, sweepSubscribers } from '#server/features/newsletter/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'
import { readReport } from '#server/ports/reports/read-report.ts'

export function newsletterJobs(
  context: AppContext,
): Pick<
  JobHandlers,
  'ask-subscriber' | 'sweep-newsletter' | 'send-newsletter' | 'test-newsletter' | 'read-reports' | 'compose-newsletter'
> {
  const { database, now } = context
  return {
    async 'ask-subscriber'({ subscriberId }, id) {
      const email = await findPendingSubscriber(database, subscriberId)
      if (email === undefined) return
      const linkTo = async (page: 'confirm' | 'unsubscribe') =>
        `${context.address()}/newsletter/${page}?token=${await makeNewsletterLink(database, subscriberId, page, now())}`
      await askSubscriber(context, id, {
        email,
        confirm: await linkTo('confirm'),
        unsubscribe: await linkTo('unsubscribe'),
      })
    },

    'compose-newsletter': () => composeWeekly({ ...context, kitchen: context.kitchen.for('the newsletter') }),

    'send-newsletter': () => sendIssues(context),

    async 'read-reports'() {
      const { bounceMailbox } = context.config.newsletter
      if (bounceMailbox === undefined) return
      const { readMailbox } = await import('#server/ports/reports/report-mailbox.ts')
      let taken = 0
      const read = await readMailbox(bounceMailbox, async (raw) => {
        if (await takeReport(context, await readReport(raw))) taken += 1
      })
      if (read > 0) context.log.info({ read, taken }, 'Reports about newsletters were read from the mailbox.')
    },

    async 'test-newsletter'({ issueId, email }, id) {
      const issue = await findIssue(database, issueId)
      if (issue) await sendTest(context, await testLetter(context, id, email, issue))
    },

    async 'sweep-newsletter'() {
      await sweepSubscribers(database, now())
      await forgetDeliveries(context)
    },
  }
}
