import { z } from 'zod'
import { troubleCauses } from '#contract/desk/alerts.ts'

/** Emails by what they are about. Their data holds no address: that is looked up when the email is written. */
export const letterKinds = [
  'welcome',
  'confirm-address',
  'reset-password',
  'set-password',
  'confirm-old-address',
  'confirm-new-address',
  'address-changed',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'receipt',
  'renewal-failed',
  'cancelled',
  'subscription-ended',
  'deletion-scheduled',
  'correction-accepted',
  'correction-declined',
  'correction-withdrawn',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** What is done outside a request, and what each job carries. Every job may run more than once. */
export const jobTable = {
  /** `userId` null: nobody has the address that was given; nothing is sent, in the same time. */
  'send-letter': z.strictObject({
    userId: z.string().nullable(),
    kind: z.enum(letterKinds),
    /** What the email speaks of: an amount, a date, an invoice. */
    details: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  }),
  /** A checkout was paid signed out and nobody has made an account of it yet. */
  'remind-payer': z.strictObject({ checkoutId: z.string() }),
  /** Somebody asked for the newsletter and is asked to confirm it. */
  'ask-subscriber': z.strictObject({ subscriberId: z.int() }),
  /** Daily: forgets who never confirmed the newsletter or ended it a year ago, and links of it that have run out. */
  'sweep-newsletter': z.strictObject({}),
  /** Every minute, and when one is to leave at once: sends the issues of the newsletter that are due. */
  'send-newsletter': z.strictObject({}),
  /** Thursdays: the kitchen composes the issue of the coming week, which waits for an administrator. */
  'compose-newsletter': z.strictObject({}),
  /** Every five minutes: reads what came back of the newsletter, where a mailbox for it is set up. */
  'read-reports': z.strictObject({}),
  /** An issue goes to one address as a test. `userId`: whoever asked for it. */
  'test-newsletter': z.strictObject({ userId: z.string(), issueId: z.int(), email: z.string() }),
  /** A message of the contact form goes to support. */
  'pass-on-message': z.strictObject({ messageId: z.int() }),
  /** An administrator has answered one. */
  'answer-message': z.strictObject({ replyId: z.int() }),
  /** Its sender is told that it came. */
  'confirm-message': z.strictObject({ messageId: z.int() }),
  /** Daily: forgets what was taken for spam a month ago, and what people without an account wrote a year ago. */
  'sweep-contact': z.strictObject({}),
  /** A member has bought a second subscription: this one, which no longer counts, is ended. */
  'end-subscription': z.strictObject({ userId: z.string(), subscriptionId: z.string() }),
  /** Daily: compares every subscription with the provider's and mends what differs. */
  'reconcile-payments': z.strictObject({}),
  /** Hourly: deletes for good the shopping lists that were deleted an hour ago. */
  'sweep-lists': z.strictObject({}),
  /** Hourly: deletes the accounts whose seven days are over. */
  'delete-accounts': z.strictObject({}),
  /** A new recipe waits for a picture by the image model. */
  'paint-dish': z.strictObject({ userId: z.string(), recipeId: z.int() }),
  /** At every start: figures that an older kitchen made are made again, and what searches look at, where it is missing. */
  'refresh-recipes': z.strictObject({}),
  /** Hourly: ends for good the recipes that were deleted more than an hour ago. */
  'sweep-recipes': z.strictObject({}),
  /** Hourly: the same for collections of recipes. */
  'sweep-collections': z.strictObject({}),
  /** Hourly: the same for menus. */
  'sweep-menus': z.strictObject({}),
  /** Hourly: the same for meal plans. */
  'sweep-plans': z.strictObject({}),
  /** Hourly: the same for what was at home, and what cookings took. */
  'sweep-at-home': z.strictObject({}),
  /** Hourly: the same for the diary of what was cooked. */
  'sweep-cooked': z.strictObject({}),
  /** A member has suggested how a line is to be read: the recipes are counted that it would change. */
  'count-correction': z.strictObject({ correctionId: z.int() }),
  /** One came into force, or went out of it, with this edition of the kitchen's data: figures of such recipes are made again. */
  'refresh-corrected': z.strictObject({ correctionId: z.int(), edition: z.int() }),
  /** The same for a food that costs otherwise. */
  'refresh-priced': z.strictObject({ food: z.string(), edition: z.int() }),
  /** Hourly, and at every start: what foods cost is what was set for the month that has come. */
  'turn-prices': z.strictObject({}),
  /** Every minute: adds up what has changed in the counts of administrators. */
  'add-up-counts': z.strictObject({}),
  /** Every five minutes: looks whether something needs a person. */
  'look-after': z.strictObject({}),
  /** Somebody is told that something does, or of all that waits: of ADMIN_EMAILS by their place there, another administrator by their id. */
  'send-alert': z.strictObject({ cause: z.enum([...troubleCauses, 'desk']), to: z.union([z.int(), z.string()]) }),
  /** Weekly: tries whether the newest backup can be restored. */
  'try-restore': z.strictObject({}),
} as const
export type JobName = keyof typeof jobTable
export type JobData<N extends JobName> = z.input<(typeof jobTable)[N]>

/** Jobs that come by the clock, in UTC. */
export const schedule: Partial<Record<JobName, string>> = {
  'reconcile-payments': '17 3 * * *',
  'delete-accounts': '41 * * * *',
  'sweep-newsletter': '47 4 * * *',
  'send-newsletter': '* * * * *',
  'read-reports': '*/5 * * * *',
  'compose-newsletter': '7 6 * * 4',
  'sweep-contact': '53 4 * * *',
  'sweep-lists': '31 * * * *',
  'sweep-recipes': '23 * * * *',
  'sweep-collections': '25 * * * *',
  'sweep-menus': '27 * * * *',
  'sweep-plans': '29 * * * *',
  'sweep-at-home': '34 * * * *',
  'sweep-cooked': '36 * * * *',
  'turn-prices': '1 * * * *',
  'add-up-counts': '* * * * *',
  'look-after': '*/5 * * * *',
  'try-restore': '13 5 * * 0',
}
