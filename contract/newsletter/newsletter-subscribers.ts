import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Id, NoBody } from '#contract/text.ts'

/** waiting: they have yet to press the button that the first email leads to; subscribed; ended. */
export const subscriberStates = ['waiting', 'subscribed', 'ended'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/**
 * Why a subscription has ended: by a link, by an email that came back, by one that was reported as spam, by one that the mail server would not
 * take to its address, or by an administrator.
 */
export const endings = ['unsubscribed', 'bounced', 'complained', 'refused', 'administrator'] as const
export type Ending = (typeof endings)[number]

const Subscriber = z.strictObject({
  id: z.int(),
  email: z.string(),
  state: z.enum(subscriberStates),
  /** When they asked for it, the last time. */
  subscribedAt: z.string(),
  confirmedAt: z.string().nullable(),
  /** Null while it runs, and where it ended before this was kept. */
  endedBy: z.enum(endings).nullable(),
  endedAt: z.string().nullable(),
})
export type Subscriber = z.infer<typeof Subscriber>

const forAdministrators = { access: 'admin', requires: 'nothing' } as const

export const newsletterSubscribers = endpoints({
  list: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/newsletter-subscribers',
    summary: 'Newsletter subscribers, newest first, filtered by part of the address and by state',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      state: z.enum(subscriberStates).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(Subscriber),
    limit: 'read',
  },
  end: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/newsletter-subscribers/:id/end',
    summary: 'End a subscription, or take back one not confirmed yet; recorded in the audit log without the address',
    params: Id,
    body: NoBody,
    output: Subscriber,
    limit: 'write',
  },
})
