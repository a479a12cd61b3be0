import type { Ending, Subscriber, SubscriberState } from '#contract/newsletter/newsletter-subscribers.ts'

export const subscriberStateWords: Readonly<Record<SubscriberState, string>> = {
  waiting: 'Not confirmed',
  subscribed: 'Subscribed',
  ended: 'Ended',
}

/** What a list of subscribers may be narrowed to. */
export const stateOptions = (['subscribed', 'waiting', 'ended'] as const).map((value) => ({
  value,
  label: subscriberStateWords[value],
}))

const endings: Readonly<Record<Ending, string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Emails came back',
  complained: 'Reported as spam',
  refused: 'Address refused',
  administrator: 'By an administrator',
}

/** Why a subscription has ended; one that ended before reasons were kept has none. */
export const endingOf = ({ endedBy }: Pick<Subscriber, 'endedBy'>) =>
  endedBy === null ? 'Reason unknown' : endings[endedBy]

/** Since when it runs, or since when they have been asked to confirm it. */
export const sinceOf = ({ confirmedAt, subscribedAt }: Pick<Subscriber, 'confirmedAt' | 'subscribedAt'>) =>
  confirmedAt ?? subscribedAt
