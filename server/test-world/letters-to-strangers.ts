import { type PassedOn, strangerLetters } from '#server/features/letters/letters-to-strangers.ts'
import type { LetterContent } from '#server/features/letters/write-letter.ts'
import { issueText } from '#server/kitchen/issue-text.ts'

const page = 'https://meals.example/newsletter'

/** A message of the contact form, as support gets it. */
export const passedOn: PassedOn = {
  name: 'Ada Cook',
  email: 'ada@xn--exmple-cua.de',
  shownEmail: 'ada@exämple.de',
  subject: 'Too much salt',
  words: 'Dear kitchen,\n\nthe soup of <Tuesday> was salty.\n--\nAda',
  plan: 'Unlimited',
  comesFirst: true,
}

/** An issue of the newsletter with everything that one may have. */
export const wholeIssue = `# In season

Leeks & "potatoes", *hot*, with [a post](/blog/4) and <cook@meals.example>.

1. first
2. second
   - within

| Dish | Costs |
|------|------:|
| Soup | $1.20 |

## Small \`print\`

Goodbye.`

/** One of every email whose reader may have no account. */
export const lettersToStrangers = {
  remindPayer: strangerLetters.remindPayer('Premium', 'https://meals.example/signup?checkout=abc&plan=mid'),
  askSubscriber: strangerLetters.askSubscriber(`${page}/confirm?token=abc_def-123`, `${page}/unsubscribe?token=ghi`),
  confirmMessage: strangerLetters.confirmMessage(),
  answerMessage: strangerLetters.answerMessage({
    subject: passedOn.subject,
    text: 'We’re sorry.\n\nTry <half> of it.',
    question: passedOn.words,
  }),
  alerts: strangerLetters.alerts(
    [
      { cause: 'failed-jobs', count: 2 },
      { cause: 'backup-old', count: 1 },
    ],
    'https://meals.example',
  ),
  passOnMessage: strangerLetters.passOnMessage(passedOn),
  issue: strangerLetters.issue({
    subject: 'Soup weather',
    text: issueText(wholeIssue),
    webPage: `${page}/3`,
    unsubscribe: `${page}/unsubscribe?token=ghi`,
  }),
} as const satisfies Record<keyof typeof strangerLetters, LetterContent>
