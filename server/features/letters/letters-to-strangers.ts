import { type AlertCause, alertSentence, isOfDesk } from '#contract/desk/alerts.ts'
import type { Alert } from '#contract/desk/operations.ts'
import type { Printed } from '#contract/printed.ts'
import type { LetterContent } from '#server/features/letters/write-letter.ts'

/** A message of the contact form. All of it was typed by whoever sent it. */
export interface PassedOn {
  readonly name: string
  /** Where an answer goes. */
  readonly email: string
  /** The same in the letters of those whose it is. */
  readonly shownEmail: string
  readonly subject: string
  readonly words: string
  /** As people know it; null: written signed out. */
  readonly plan: string | null
  /** Whether the plan has its messages answered before others. */
  readonly comesFirst: boolean
}

/** What an issue of the newsletter says to one of its readers. */
export interface IssueWords {
  readonly subject: string
  readonly text: readonly Printed[]
  /** Missing in a test. */
  readonly webPage?: string
  readonly unsubscribe?: string
}

/**
 * The words of emails to people who may have no account. Whoever asks for one chooses the address, so nothing that anybody typed stands in
 * them, but for the one that goes to support.
 */
export const strangerLetters = {
  /** Of a plan that was paid signed out; `url` is where its account is made. */
  remindPayer: (plan: string, url: string): LetterContent => ({
    subject: 'Your plan is waiting for you',
    parts: [
      `Thank you for paying for MealCrafter ${plan}. Your plan doesn’t have an account yet. You can create one here:`,
      { button: 'Create my account', url },
      'If something went wrong, reply to this email and we’ll fix it.',
    ],
  }),

  issue: ({ subject, text, webPage, unsubscribe }: IssueWords): LetterContent => ({
    subject,
    parts: [{ printed: text }],
    issue: { webPage },
    ...(unsubscribe !== undefined && { unsubscribe }),
  }),

  askSubscriber: (confirm: string, unsubscribe: string): LetterContent => ({
    subject: 'Please confirm your newsletter subscription',
    parts: [
      'Someone, hopefully you, asked for the MealCrafter newsletter at this address. Please confirm it:',
      { button: 'Confirm my subscription', url: confirm },
      'The link works for seven days. If it wasn’t you, you don’t need to do anything: we won’t send the newsletter unless you confirm.',
    ],
    unsubscribe,
  }),

  confirmMessage: (): LetterContent => ({
    subject: 'We got your message',
    parts: [
      "Thanks for contacting us. We'll get back to you within 24 hours.",
      'If you didn’t write to us, someone else used your address, and you don’t need to do anything.',
    ],
  }),

  answerMessage: ({ subject, text, question }: { subject: string; text: string; question: string }): LetterContent => ({
    subject: answerSubject(subject),
    parts: [...text.split(/\n{2,}/).filter((part) => part.trim() !== ''), 'You wrote:', { quoted: question }],
  }),

  /** Of one thing that is wrong, or of all that waits. */
  alerts: (alerts: readonly Pick<Alert, 'cause' | 'count'>[], address: string): LetterContent => ({
    subject: alerts.every(({ cause }) => isOfDesk(cause))
      ? 'Your MealCrafter site has something for you to review'
      : 'Your MealCrafter site needs your attention',
    parts: [
      ...alerts.map(({ cause, count }) => alertSentence(cause, count)),
      buttonOf(new Set(alerts.map(({ cause }) => cause)), address),
      'You’re getting this because you’re an administrator of the site. We send at most one email a day about the same thing.',
    ],
  }),

  passOnMessage: ({ name, email, shownEmail, subject, words, plan, comesFirst }: PassedOn): LetterContent => ({
    subject: `${comesFirst ? `[${plan}] ` : ''}Contact: ${subject}`,
    parts: [
      'Someone sent this message through the contact form.',
      {
        facts: [
          ['Name', name],
          ['Email', shownEmail],
          ['Plan', plan ?? 'Not signed in'],
          ['Subject', subject],
        ],
      },
      { quoted: words },
      'Reply to this email to answer. Anyone can enter any name and email, so they don’t prove who wrote this.',
    ],
    answersTo: email,
  }),
} as const

/** To where it is looked after, if that is one place. */
function buttonOf(causes: ReadonlySet<AlertCause>, address: string) {
  const [cause, ...others] = causes
  if (cause === undefined || others.length > 0)
    return { button: 'Open administration', url: `${address}/admin-analytics` }
  const { button, path } = places[cause]
  return { button, url: `${address}${path}` }
}

const jobs = { button: 'See the jobs', path: '/admin/jobs' }
const system = { button: 'See how the site is running', path: '/admin/system' }
const newsletter = { button: 'See the newsletters', path: '/admin/newsletter' }
const places: Readonly<Record<AlertCause, { button: string; path: string }>> = {
  'queue-stalled': jobs,
  'failed-jobs': jobs,
  'unsent-emails': jobs,
  'backup-old': system,
  'restore-failed': system,
  'archive-failing': system,
  'not-listening': system,
  'payments-mended': system,
  'newsletter-interrupted': newsletter,
  'newsletter-unknown': newsletter,
  'issue-waiting': newsletter,
  'open-reports': { button: 'See the reports', path: '/admin-analytics/reports' },
  'waiting-corrections': { button: 'See the corrections', path: '/admin/corrections' },
  'unanswered-messages': { button: 'See the messages', path: '/admin/inbox' },
}

/** Of the answer to a message. */
export const answerSubject = (subject: string) => `Re: ${subject}`
