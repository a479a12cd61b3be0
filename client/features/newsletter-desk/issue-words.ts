import { momentOf } from '#client/desk-moment.ts'
import { softBounces } from '#contract/how-long.ts'
import type { Issue, IssueCounts, IssueState, Refusal } from '#contract/newsletter/newsletter-issues.ts'

export const stateWords: Readonly<Record<IssueState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped',
}

/** '1 subscriber', '3 subscribers'. */
export const subscribers = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'subscriber' : 'subscribers'}`

/** When something happens or happened with an issue, in a line. */
export function whenOf({ state, changedAt, scheduledAt, startedAt, finishedAt }: Issue): string {
  if (state === 'scheduled' && scheduledAt) return `Goes out ${momentOf(scheduledAt)}`
  if (finishedAt) return `${state === 'stopped' ? 'Stopped' : 'Sent'} ${momentOf(finishedAt)}`
  if (startedAt) return `Sending since ${momentOf(startedAt)}`
  return `Edited ${momentOf(changedAt)}`
}

/** What a mail server refused. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  mailbox: 'No such mailbox',
  recipient: 'Address refused',
  email: 'Email refused',
}

/** What became of the emails, with a sentence for whatever needs one. */
export const outcomes: readonly { key: keyof IssueCounts; words: string; meaning?: string }[] = [
  { key: 'sent', words: 'Sent', meaning: 'The mail server accepted them.' },
  { key: 'waiting', words: 'Waiting' },
  { key: 'sending', words: 'On their way right now' },
  {
    key: 'unknown',
    words: 'Unknown',
    meaning:
      'The connection or our server failed before the mail server answered. They may have arrived, so they aren’t sent again.',
  },
  {
    key: 'refused',
    words: 'Refused',
    meaning: `The mail server rejected them permanently. A subscription ends at once if there’s no such mailbox, or after ${softBounces.most} emails in ${softBounces.days} days if the address was refused without a reason.`,
  },
  { key: 'left', words: 'Unsubscribed before it was sent' },
  { key: 'stopped', words: 'Not sent, because you stopped it' },
  { key: 'gone', words: 'Account deleted since' },
  {
    key: 'bounced',
    words: 'Returned',
    meaning: `Included in “Sent.” A subscription ends at once if the address doesn’t work, or after ${softBounces.most} emails in ${softBounces.days} days if the mailbox was only full or unreachable.`,
  },
  { key: 'complained', words: 'Reported as spam', meaning: 'Included in “Sent.” Their subscriptions have ended.' },
]
