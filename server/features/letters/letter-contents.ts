import { entitlements } from '#contract/plans.ts'
import type { LetterContent, LetterPart } from '#server/features/letters/write-letter.ts'
import type { LetterKind } from '#server/jobs/job-table.ts'

/** What an email may speak of: what its job carries, and what was looked up for it. */
export interface Subject {
  readonly address: string
  readonly email: string
  readonly details: Readonly<Record<string, string | number>>
  /** The link of the email, for the kinds that have one. */
  readonly link: string
  /** Of a change of address. */
  readonly newEmail: string
}

/** The words of every email. */
export const letterContents: Readonly<Record<LetterKind, (about: Subject) => LetterContent>> = {
  welcome: ({ address }) => ({
    subject: 'Welcome to MealCrafter',
    parts: [
      'Thanks for joining. Tell us what you like, what you can’t eat and what equipment you have. We’ll write each recipe to fit, and check every line of it.',
      `The Free plan gives you ${entitlements.free.dailyRecipes} recipes a day, for as long as you like.`,
      { button: 'Write a recipe', url: address },
    ],
  }),
  'confirm-address': ({ link, email }) => ({
    subject: 'Please confirm your email address',
    parts: [
      `Please confirm that ${email} is yours, so emails about your account reach you and no one else.`,
      { button: 'Confirm my address', url: link },
      'The link works for seven days. If you didn’t sign up with us, you don’t need to do anything.',
    ],
  }),
  'reset-password': ({ link }) => ({
    subject: 'Set a new password',
    parts: [
      'You asked for a new password. Choose it here:',
      { button: 'Choose a new password', url: link },
      'The link works once, for one hour. Setting a new password signs you out everywhere.',
      'If you didn’t ask for one, nothing has changed, and you don’t need to do anything.',
    ],
  }),
  'set-password': ({ link }) => ({
    subject: 'Your account is ready: choose a password',
    parts: [
      'Thank you for your payment. Your account is ready. All it needs is a password.',
      { button: 'Choose a password', url: link },
      'The link works once, for seven days. After that, “Forgot your password?” on the sign-in page will get you a new one.',
    ],
  }),
  'confirm-old-address': ({ link, newEmail }) => ({
    subject: 'Did you ask to change your email address?',
    parts: [
      `Someone who knows your password asked to change your account’s email address to ${newEmail}.`,
      'If that was you, please confirm it here. We’ve also emailed the new address. The change takes effect once you’ve confirmed both.',
      { button: 'Yes, change it', url: link },
      'The link works for seven days. If you didn’t ask for this, don’t open the link, and nothing will change. But please choose a new password soon.',
    ],
  }),
  'confirm-new-address': ({ link, email }) => ({
    subject: 'Please confirm your new email address',
    parts: [
      `Someone asked to change the email address of the MealCrafter account ${email} to this one. Please confirm that this address is yours.`,
      { button: 'Confirm the new address', url: link },
      'We’ve also emailed the old address. The change takes effect once you’ve confirmed both. The link works for seven days.',
      'If you weren’t expecting this email, you don’t need to do anything.',
    ],
  }),
  'address-changed': ({ newEmail, address }) => ({
    subject: 'Your account’s email address has changed',
    parts: [
      `From now on, sign in with ${newEmail}. We’ll send emails about your account there, too. If you get our newsletter at your old address, it will keep going there.`,
      'If you didn’t confirm this change, please reply to this email right away.',
      { button: 'Open MealCrafter', url: address },
    ],
  }),
  'password-changed': ({ address }) => ({
    subject: 'Your password has changed',
    parts: [
      'Your account’s password was just changed, and every other browser was signed out.',
      'If you didn’t change it, set a new one now:',
      { button: 'Set a new password', url: `${address}/forgot-password` },
    ],
  }),
  'second-factor-on': ({ address }) => ({
    subject: 'Two-step verification is on',
    parts: [
      'From now on, you’ll need a code from your authenticator app along with your password when you sign in. Keep your recovery codes where you can find them without your phone.',
      'If you didn’t turn it on, someone knows your password. Reply to this email right away.',
      { button: 'Check my security settings', url: `${address}/settings?tab=account` },
    ],
  }),
  'second-factor-off': ({ address }) => ({
    subject: 'Two-step verification is off',
    parts: [
      'From now on, you’ll need only your password to sign in. Your recovery codes no longer work.',
      'If you didn’t turn it off, choose a new password now:',
      { button: 'Set a new password', url: `${address}/forgot-password` },
    ],
  }),
  receipt: ({ details, address }) => ({
    subject: `Your receipt for MealCrafter ${word(details['plan'])}`,
    parts: [
      'Thank you. Your payment went through.',
      {
        facts: [
          ['Plan', word(details['plan'])],
          ['Paid', word(details['amount'])],
          ['Date', day(details['paidAt'])],
          ['Invoice', word(details['invoice'])],
        ],
      },
      isPage(details['url'])
        ? { button: 'See the invoice', url: details['url'] }
        : { button: 'See my subscription', url: subscription(address) },
    ],
  }),
  'renewal-failed': ({ details, address }) => ({
    subject: 'Your payment didn’t go through',
    parts: [
      `We couldn’t collect ${word(details['amount'])} for MealCrafter ${word(details['plan'])}. Cards sometimes expire or get declined.`,
      'You keep your plan for now, and we’ll try the payment again. Please check your card.',
      { button: 'Check my card', url: subscription(address) },
    ],
  }),
  cancelled: ({ details, address }) => ({
    subject: `Your MealCrafter ${word(details['plan'])} plan will end`,
    parts: [
      `Your plan won’t renew. You keep everything it includes until ${day(details['endsAt'])}. After that, you’ll be on the Free plan, and you’ll keep all your recipes.`,
      'Changed your mind? Until then, you can still choose to keep your plan.',
      { button: 'Keep my plan', url: subscription(address) },
    ],
  }),
  'subscription-ended': ({ details, address }) => ({
    subject: `Your MealCrafter ${word(details['plan'])} plan has ended`,
    parts: [
      `Your ${word(details['plan'])} plan has ended, and you won’t be charged again. Your recipes are all still there.`,
      'You can come back anytime.',
      { button: 'See the plans', url: `${address}/pricing` },
    ],
  }),
  'deletion-scheduled': ({ details, address }) => ({
    subject: 'Your account will be deleted',
    parts: [
      `As you asked, your account and everything in it will be deleted on ${day(details['at'])}. If you have a subscription, it will end by then, too.`,
      'Until then, you can sign in and change your mind.',
      { button: 'Keep my account', url: `${address}/settings?tab=account` },
      'If you didn’t ask for this, sign in now, keep your account and choose a new password.',
    ],
  }),
  'correction-accepted': ({ details }) => ({
    subject: 'We’ve accepted your correction',
    parts: [
      'Thank you. We’ve accepted the correction you suggested, and we now read the line that way in everyone’s recipes:',
      corrected(details),
      'A correction can add an allergen, but never remove one.',
    ],
  }),
  'correction-declined': ({ details }) => ({
    subject: 'About the correction you suggested',
    parts: ['Thank you for your suggestion. We reviewed it and left the line as it was:', corrected(details)],
  }),
  'correction-withdrawn': ({ details }) => ({
    subject: 'A correction you suggested no longer applies',
    parts: [
      'We’ve withdrawn a correction you suggested. We now read the line the way we did before:',
      corrected(details),
    ],
  }),
}

/** What a member said of a line, and what an administrator says to it. */
function corrected({ line, said, sentence }: Subject['details']): LetterPart {
  const answer = word(sentence)
  return {
    facts: [
      ['Line', word(line)],
      ['You said', word(said)],
      ...(answer === '' ? [] : [['Our answer', answer] as const]),
    ],
  }
}
const subscription = (address: string) => `${address}/settings?tab=subscription`
/** The provider's own page of an invoice. */
const isPage = (value: string | number | undefined): value is string => /^https?:\/\//.test(word(value))
const word = (value: string | number | undefined) => String(value ?? '')

/** An instant in ISO form as its day in UTC: November 27, 2026. */
function day(value: string | number | undefined): string {
  const at = new Date(value ?? '')
  if (Number.isNaN(at.getTime())) return ''
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
