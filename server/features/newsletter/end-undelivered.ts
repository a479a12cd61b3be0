import { softBounces } from '#contract/how-long.ts'
import type { Ending } from '#contract/newsletter/newsletter-subscribers.ts'
import type { AppContext } from '#server/context.ts'
import { countUndelivered } from '#server/features/newsletter/issues/delivery-store.ts'
import { endSubscription, isSubscribedSince } from '#server/features/newsletter/store.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Ends the subscription of an email that did not reach its reader: at once where none ever will, else once several have not. Whoever has asked for
 * the newsletter anew since it was sent keeps it. In the transaction that notes what became of the email.
 */
export async function endUndelivered(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { subscriberId, sentAt }: { subscriberId: number; sentAt: Date | null },
  because: Ending,
  isForGood: boolean,
): Promise<void> {
  const since = new Date(now().getTime() - softBounces.days * day)
  if (!isForGood && (await countUndelivered(database, subscriberId, since)) < softBounces.most) return
  if (await isSubscribedSince(database, subscriberId, sentAt)) return
  await endSubscription(database, subscriberId, because, now())
}
