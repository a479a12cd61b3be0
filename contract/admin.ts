import { z } from 'zod'
import { User } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { tiers } from '#contract/plans.ts'

/** A letter of the outbox, which stands in for a mail server. */
const OutboxLetter = z.strictObject({
  file: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
/** A job that waits, runs, or has failed for good. */
const JobRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  tries: z.int(),
  createdAt: z.string(),
  /** What the last try said. */
  failure: z.string().nullable(),
})

export const admin = endpoints({
  outbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    summary: 'The newest letters of the outbox; empty where letters go by SMTP',
    access: 'admin',
    requires: 'nothing',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.array(OutboxLetter),
  },
  jobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Jobs that wait, run or have failed, newest first',
    access: 'admin',
    requires: 'nothing',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.array(JobRow),
  },
  upgradeUser: {
    method: 'POST',
    path: '/api/admin/upgrade-user',
    summary: 'Grant a tier; the grant is written to the audit log',
    access: 'admin',
    requires: 'nothing',
    body: z.strictObject({
      userId: z.string().min(1).max(100),
      tier: z.enum(tiers),
      stripeCustomerId: z.string().max(100).optional(),
      stripeSubscriptionId: z.string().max(100).optional(),
    }),
    output: User,
    limit: 'write',
  },
})
