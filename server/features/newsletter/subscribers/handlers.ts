import type { newsletterSubscribers, Subscriber } from '#contract/newsletter/newsletter-subscribers.ts'
import { readableEmail } from '#server/email-address.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { endSubscriber } from '#server/features/newsletter/subscribers/end-subscriber.ts'
import {
  type StoredSubscriber,
  type SubscriberPlace,
  searchSubscribers,
} from '#server/features/newsletter/subscribers/subscriber-store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterPlace, linkNextPage, notOfAList } from '#server/http/pages.ts'

export const subscriberHandlers: Handlers<typeof newsletterSubscribers, UserRow> = {
  async list({ database, reply }, { query: { cursor, ...search } }) {
    const { found, next } = await searchSubscribers(database, { ...search, after: placeOf(cursor) })
    if (next) linkNextPage(reply, { id: next.id, key: next.microseconds })
    return found.map(viewOf)
  },

  end: async (context, { params }) => viewOf(await endSubscriber(context, context.account, params.id)),
}

function placeOf(cursor: string | undefined): SubscriberPlace | undefined {
  const place = afterPlace(cursor)
  if (!place) return undefined
  return /^\d{1,16}$/.test(place.key) ? { microseconds: place.key, id: place.id } : notOfAList()
}

function viewOf(row: StoredSubscriber): Subscriber {
  const { id, email, state, subscribedAt, confirmedAt, endedBy, endedAt } = row
  return {
    id,
    email: readableEmail(email),
    state,
    subscribedAt: subscribedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedBy,
    endedAt: endedAt?.toISOString() ?? null,
  }
}
