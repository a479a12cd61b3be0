import { z } from 'zod'
import { LinkToken } from '#contract/accounts/security.ts'
import { endpoints } from '#contract/endpoint.ts'
import { Printed } from '#contract/printed.ts'
import { Email, PathId } from '#contract/text.ts'

/** Where somebody signs up: a section of the landing page, the foot of every page, a dialog. */
export const newsletterSources = ['landing_page', 'footer', 'modal'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

export const Subscribe = z.strictObject({ email: Email, source: z.enum(newsletterSources) })
/** How the secret of an email's link comes: in a body, or in an address. */
export const NewsletterLink = z.strictObject({ token: LinkToken })

/** What visitors read of an issue. */
const ArchivedIssue = z.strictObject({ number: z.int(), subject: z.string(), sentOn: z.string(), excerpt: z.string() })
export type ArchivedIssue = z.infer<typeof ArchivedIssue>
const PublicIssue = ArchivedIssue.extend({ text: z.array(Printed) })
export type PublicIssue = z.infer<typeof PublicIssue>

export const newsletter = endpoints({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary: 'Sign up for the newsletter; it is sent only once the address has been confirmed with a link in an email',
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
  archive: {
    method: 'GET',
    path: '/api/newsletter/issues',
    summary: 'The issues that were sent, newest first',
    access: 'public',
    requires: 'nothing',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(ArchivedIssue),
    limit: 'read',
  },
  issue: {
    method: 'GET',
    path: '/api/newsletter/issues/:number',
    summary: 'An issue that was sent',
    access: 'public',
    requires: 'nothing',
    params: z.strictObject({ number: PathId }),
    output: PublicIssue,
    limit: 'read',
  },
})
