import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { Subscribe } from '#contract/newsletter/newsletter.ts'
import type { AppContext } from '#server/context.ts'
import { foldEmail } from '#server/email-address.ts'
import { findNewsletterLink } from '#server/features/newsletter/links.ts'
import { askAgain, confirmSubscriber, endSubscription, insertSubscriber } from '#server/features/newsletter/store.ts'

type World = Pick<AppContext, 'database' | 'jobs' | 'now'>

/**
 * Asks for the newsletter: an email brings the link that confirms it. Throws already_subscribed, also for who has not confirmed
 * yet; they get the email again where the last one is an hour old, and nobody is told which of the two it is.
 */
export async function subscribe(
  { database, jobs, now }: World,
  { email, source }: z.output<typeof Subscribe>,
): Promise<void> {
  const address = foldEmail(email)
  const isNew = await database.transaction(async () => {
    const added = await insertSubscriber(database, { email: address, source }, now())
    const subscriberId = added ?? (await askAgain(database, address, now()))
    if (subscriberId !== undefined) await jobs.add('ask-subscriber', { subscriberId })
    return added !== undefined
  })
  if (!isNew) throw new AppError('already_subscribed', 'This email is already subscribed to our newsletter.')
}

/** Confirms a subscription by the link of its email, once or more often. Throws link_invalid. */
export async function confirmSubscription({ database, now }: World, token: string): Promise<void> {
  const id = await findNewsletterLink(database, token, 'confirm', now())
  if (id === undefined || !(await confirmSubscriber(database, id, now()))) throw linkInvalid()
}

/** Ends a subscription by the link of any of its emails, once or more often. Throws link_invalid. */
export async function unsubscribe({ database, now }: World, token: string): Promise<void> {
  const id = await findNewsletterLink(database, token, 'unsubscribe', now())
  if (id === undefined) throw linkInvalid()
  await database.transaction(() => endSubscription(database, id, 'unsubscribed', now()))
}

function linkInvalid(): AppError {
  return new AppError('link_invalid', 'This link is incomplete or has expired.')
}
