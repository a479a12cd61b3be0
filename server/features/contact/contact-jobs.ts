import { messageDays, spamDays } from '#contract/how-long.ts'
import { entitlements, plans } from '#contract/plans.ts'
import type { AppContext } from '#server/context.ts'
import { readableEmail } from '#server/email-address.ts'
import { findUnsentAnswer, noteSent, noteUndelivered } from '#server/features/contact/inbox/inbox-store.ts'
import { findMessage, sweepMessages, sweepSpam } from '#server/features/contact/store.ts'
import { answerMessage, confirmMessage, passOnMessage } from '#server/features/letters/store.ts'
import { type JobHandlers, LostCause } from '#server/jobs/jobs.ts'

const day = 24 * 60 * 60 * 1000
const notTaken = 'It couldn’t be sent, though we tried for about a day.'

export function contactJobs(
  context: AppContext,
): Pick<JobHandlers, 'pass-on-message' | 'confirm-message' | 'answer-message' | 'sweep-contact'> {
  const { database, now } = context
  return {
    async 'pass-on-message'({ messageId }, id) {
      const message = await findMessage(database, messageId)
      // its sender has left meanwhile
      if (!message) return
      const { tier, email, name, subject, message: words } = message
      await passOnMessage(context, id, {
        name,
        subject,
        words,
        email,
        shownEmail: readableEmail(email),
        plan: tier && plans[tier].name,
        comesFirst: tier !== null && entitlements[tier].prioritySupport,
      })
    },

    async 'confirm-message'({ messageId }, id) {
      const message = await findMessage(database, messageId)
      if (message) await confirmMessage(context, id, message.email)
    },

    async 'answer-message'({ replyId }, id, isLastTry) {
      const answer = await findUnsentAnswer(database, replyId)
      if (!answer) return
      const { email, subject, message: question } = answer.message
      try {
        await answerMessage(context, id, { email, subject, question, text: answer.text })
      } catch (error) {
        if (!(isLastTry || error instanceof LostCause)) throw error
        // from here on it is the inbox that knows
        await noteUndelivered(database, replyId, error instanceof LostCause ? error.message : notTaken)
        return
      }
      await noteSent(database, replyId, now())
    },

    async 'sweep-contact'() {
      const ago = (days: number) => new Date(now().getTime() - days * day)
      await sweepSpam(database, ago(spamDays))
      await sweepMessages(database, ago(messageDays))
    },
  }
}
