import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { LinkToken } from '#contract/security.ts'
import { Email } from '#contract/text.ts'

/** Where somebody signs up: a section of the landing page, the foot of every page, a dialog. */
export const newsletterSources = ['landing_page', 'footer', 'modal'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

export const Subscribe = z.strictObject({ email: Email, source: z.enum(newsletterSources) })
/** How the secret of an email's link comes: in a body, or in an address. */
export const NewsletterLink = z.strictObject({ token: LinkToken })

export const newsletter = endpoints({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Sign up for the newsletter; it is sent only after the link in an email has been confirmed',
    access: 'public',
    requires: 'nothing',
    body: Subscribe,
    output: z.strictObject({ success: z.literal(true), message: z.string() }),
    limit: 'letter',
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a subscription with the link from an email',
    access: 'public',
    requires: 'nothing',
    body: NewsletterLink,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'sign-in',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'Unsubscribe with the link in every newsletter; repeated calls give the same answer',
    access: 'public',
    requires: 'nothing',
    body: NewsletterLink,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
})
