/*
 * How long things are kept, and how many, for whoever keeps them and for the pages that say so (content/privacy.md). No schemas stand here,
 * so that a page can import it.
 */

/** Days that a session lives after its last use, and at most. */
export const sessionDays = { idle: 30, longest: 90 } as const

/** Sessions of a member at most: signing in once more ends the one that was used longest ago. */
export const mostSessions = 100

/** Hours for which a password that was given counts for what is dangerous to leave to an open browser. */
export const passwordHours = 12

/** Days between asking for the deletion of an account and the deletion. */
export const deletionDays = 7

/** Hours for which something deleted can be had back; within the hour after them it is gone for good. */
export const restorableHours = 1

/** Days that an archive of the embedded database is kept, unless it is the newest. */
export const backupDays = 30

/** Days that emails are kept as files where no mail server is configured. */
export const outboxDays = 30

/** Days that a message to support is kept which looks like spam. */
export const spamDays = 30

/** Hours that a link works which sets a password, days for one that confirms an address, and days for one that ends the newsletter. */
export const linkLives = { passwordHours: 1, addressDays: 7, unsubscribeDays: 365 } as const

/** Days for which what became of each email of the newsletter is kept. */
export const newsletterDeliveryDays = 365

/** Days for which an address stays, marked as unsubscribed, after its subscription to the newsletter has ended. */
export const endedSubscriptionDays = 365

/** A full mailbox may be emptied again: so many emails sent within so many days must come back for now before that ends a subscription. */
export const softBounces = { most: 3, days: 30 } as const

/** Days that a message to support stays whose sender has no account, after the last word on it. */
export const messageDays = 365

/** Days for which nobody else gets a handle that a member has given up for another. */
export const givenUpHandleDays = 90

/** Days that a task waits to be done, or stays after it has failed for good. */
export const taskDays = 14

/** Days for which it is kept what cooking took of what is at home: no plan is longer, so that its own cooking is known as long as it runs. */
export const takenFromHomeDays = 28

/** Days that a page filled by a delivery service stands there: the standard of its recipes; a list's would stand for ever. */
export const deliveryPageDays = 30

/** Days that drafts wait on a device for their member to come back, after a session that ended by itself. */
export const waitingDays = 7

/** Shopping lists that a device keeps for a shop without reception. */
export const mostKeptLists = 20

/** Hours that a device remembers how far somebody was with cooking. */
export const cookingHours = 24
