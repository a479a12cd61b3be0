import { entitlements } from '#contract/plans.ts'
import type { LetterContent } from '#server/features/letters/write-letter.ts'
import type { LetterKind } from '#server/jobs/job-table.ts'

/** What a letter may speak of: what its job carries, and what was looked up for it. */
export interface Subject {
  readonly address: string
  readonly email: string
  readonly details: Readonly<Record<string, string | number>>
  /** The link of the letter, for the kinds that have one. */
  readonly link: string
  /** Of a change of address. */
  readonly newEmail: string
}

/** The words of every letter. */
export const letterContents: Readonly<Record<LetterKind, (about: Subject) => LetterContent>> = {
  welcome: ({ address }) => ({
    subject: 'Welcome to MealCrafter',
    parts: [
      'Good to have you in the kitchen. Tell us what you like, what you cannot eat and what stands on your counter, and every recipe is written for that and checked against it.',
      `You have ${entitlements.free.dailyRecipes} recipes a day, for as long as you like. How about the first one for tonight?`,
      { button: 'Write a recipe', url: address },
    ],
  }),
  'confirm-address': ({ link, email }) => ({
    subject: 'Please confirm your address',
    parts: [
      `Please tell us that ${email} is yours, so that letters about your account reach you and nobody else.`,
      { button: 'Confirm my address', url: link },
      'The link works for seven days. If you have not signed up with us, you need do nothing.',
    ],
  }),
  'reset-password': ({ link }) => ({
    subject: 'Set a new password',
    parts: [
      'You asked for a new password. Choose it here:',
      { button: 'Choose a new password', url: link },
      'The link works once, for one hour. Setting a new password signs you out everywhere.',
      'If it was not you who asked, nothing has changed and you need do nothing.',
    ],
  }),
  'set-password': ({ link }) => ({
    subject: 'Your account is ready: choose a password',
    parts: [
      'Thank you for your payment. Your account is ready; all it needs is a password of your choice.',
      { button: 'Choose a password', url: link },
      'The link works once, for seven days. Later, “Forgot password?” on the sign-in page sends you a new one.',
    ],
  }),
  'confirm-old-address': ({ link, newEmail }) => ({
    subject: 'Is this change of address yours?',
    parts: [
      `Somebody who knows your password asked to change the address of your account to ${newEmail}.`,
      'If that was you, please confirm it here. The new address is asked as well; the change takes effect once both have said yes.',
      { button: 'Yes, change it', url: link },
      'The link works for seven days. If it was not you, do not open it: nothing changes then. Please choose a new password soon.',
    ],
  }),
  'confirm-new-address': ({ link, email }) => ({
    subject: 'Please confirm your new address',
    parts: [
      `The MealCrafter account of ${email} is to move to this address. Please confirm that it is yours.`,
      { button: 'Confirm the new address', url: link },
      'The old address is asked as well; the change takes effect once both have said yes. The link works for seven days.',
      'If you know nothing of this, you need do nothing.',
    ],
  }),
  'address-changed': ({ newEmail, address }) => ({
    subject: 'The address of your account has changed',
    parts: [
      `From now on you sign in with ${newEmail}, and letters go there. This is the last one to your old address.`,
      `If you did not confirm this change, please answer this letter at once.`,
      { button: 'Open MealCrafter', url: address },
    ],
  }),
  'password-changed': ({ address }) => ({
    subject: 'Your password has changed',
    parts: [
      'The password of your account has just been changed, and every other browser was signed out.',
      'If it was not you, set a new one now:',
      { button: 'Set a new password', url: `${address}/forgot-password` },
    ],
  }),
  'second-factor-on': ({ address }) => ({
    subject: 'Your second factor is on',
    parts: [
      'From now on signing in asks for a code of your authenticator app besides your password. Keep your recovery codes where you find them without your phone.',
      'If it was not you, somebody knows your password: answer this letter at once.',
      { button: 'See what guards my account', url: `${address}/settings?tab=account` },
    ],
  }),
  'second-factor-off': ({ address }) => ({
    subject: 'Your second factor is off',
    parts: [
      'Signing in asks for your password alone again. The recovery codes are void.',
      'If it was not you, choose a new password now:',
      { button: 'Set a new password', url: `${address}/forgot-password` },
    ],
  }),
  receipt: ({ details, address }) => ({
    subject: `Your receipt for MealCrafter ${word(details['plan'])}`,
    parts: [
      'Thank you. Your payment has arrived.',
      {
        facts: [
          ['Plan', word(details['plan'])],
          ['Paid', word(details['amount'])],
          ['On', day(details['paidAt'])],
          ['Invoice', word(details['invoice'])],
        ],
      },
      isPage(details['url'])
        ? { button: 'See the invoice', url: details['url'] }
        : { button: 'See my subscription', url: subscription(address) },
    ],
  }),
  'renewal-failed': ({ details, address }) => ({
    subject: 'Your payment did not go through',
    parts: [
      `We could not collect ${word(details['amount'])} for MealCrafter ${word(details['plan'])}. Cards run out or have a bad day; this happens.`,
      'You keep everything for now: the payment is tried again over the next days. A look at your card helps.',
      { button: 'Check my card', url: subscription(address) },
    ],
  }),
  cancelled: ({ details, address }) => ({
    subject: `Your MealCrafter ${word(details['plan'])} plan will end`,
    parts: [
      `Your plan will not be renewed. Everything in it stays yours until ${day(details['endsAt'])}; after that you cook on with the Free plan, and all your recipes stay.`,
      'Changed your mind? Until that day one click takes it back.',
      { button: 'Keep my plan', url: subscription(address) },
    ],
  }),
  'subscription-ended': ({ details, address }) => ({
    subject: `Your MealCrafter ${word(details['plan'])} plan has ended`,
    parts: [
      `Your ${word(details['plan'])} plan has ended and nothing will be collected any more. Your recipes are all still there.`,
      'You are welcome back whenever you like.',
      { button: 'See the plans', url: `${address}/pricing` },
    ],
  }),
  'deletion-scheduled': ({ details, address }) => ({
    subject: 'Your account will be deleted',
    parts: [
      `As you asked, your account and everything in it will be deleted on ${day(details['at'])}. A subscription ends with it at the latest.`,
      'Until then you can sign in and take it back.',
      { button: 'Keep my account', url: `${address}/settings?tab=account` },
      'If it was not you who asked, sign in now, keep your account, and choose a new password.',
    ],
  }),
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
