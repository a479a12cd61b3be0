import { z } from 'zod'
import { User } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { tiers } from '#contract/plans.ts'

export const admin = endpoints({
  upgradeUser: {
    method: 'POST',
    path: '/api/admin/upgrade-user',
    summary: 'Grant a tier; the grant is written to the audit log',
    access: 'admin',
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
