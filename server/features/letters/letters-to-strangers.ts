import { alertSentence } from '#contract/alerts.ts'
import type { Alert } from '#contract/operations.ts'
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

/**
 * The words of emails to people who may have no account. Whoever asks for one chooses the address, so nothing that anybody typed stands in
 * them, but for the one that goes to support.
 */
export const strangerLetters = {
  askSubscriber: (confirm: string, unsubscribe: string): LetterContent => ({
    subject: 'Please confirm your newsletter subscription',
    parts: [
      'Someone, hopefully you, asked for the MealCrafter newsletter at this address. Please confirm it:',
      { button: 'Confirm my subscription', url: confirm },
      'The link works for seven days. If it wasn’t you, you don’t need to do anything: we send the newsletter only once you confirm.',
    ],
    unsubscribe,
  }),

  confirmMessage: (): LetterContent => ({
    subject: 'We got your message',
    parts: [
      "Thanks for contacting us. We'll get back to you within 24 hours.",
      'If you didn’t write to us, someone typed your address by mistake, and you don’t need to do anything.',
    ],
  }),

  answerMessage: ({ subject, text, question }: { subject: string; text: string; question: string }): LetterContent => ({
    subject: `Re: ${subject}`,
    parts: [...text.split(/\n{2,}/).filter((part) => part.trim() !== ''), 'You wrote to us:', { quoted: question }],
  }),

  alert: ({ cause, count }: Pick<Alert, 'cause' | 'count'>, address: string): LetterContent => ({
    subject: 'Your MealCrafter site needs a look',
    parts: [
      alertSentence(cause, count),
      cause === 'failed-jobs' || cause === 'unsent-emails'
        ? { button: 'See the jobs', url: `${address}/admin/jobs` }
        : { button: 'See how the site is running', url: `${address}/admin/system` },
      'You get this because the settings name you as an administrator, at most once a day for each cause.',
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
      'Reply to this email to answer them. The form takes any name and address, so neither proves who wrote it.',
    ],
    answersTo: email,
  }),
} as const
