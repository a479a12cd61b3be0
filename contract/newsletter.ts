import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { LinkToken } from '#contract/security.ts'
import { Email } from '#contract/text.ts'

/** Where somebody signs up: a section of the landing page, the foot of every page, a dialog. */
export const newsletterSources = ['landing_page', 'footer', 'modal'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

export const Subscribe = z.strictObject({ email: Email, source: z.enum(newsletterSources) })
/** How the secret of a letter's link comes: in a body, or in an address. */
export const NewsletterLink = z.strictObject({ token: LinkToken })

export const newsletter = endpoints({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Ask for the newsletter; it comes once the link in a letter has been confirmed',
    access: 'public',
    requires: 'nothing',
    body: Subscribe,
    output: z.strictObject({ success: z.literal(true), message: z.string() }),
    limit: 'letter',
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a subscription by the link of a letter',
    access: 'public',
    requires: 'nothing',
    body: NewsletterLink,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'sign-in',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'End a subscription by the link that every newsletter has; again and again the same answer',
    access: 'public',
    requires: 'nothing',
    body: NewsletterLink,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
})
