import { z } from 'zod'
import { User } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { tiers } from '#contract/plans.ts'
import { DeliveryStore } from '#contract/shopping.ts'

/** An email of the outbox, which stands in for a mail server. */
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

/** https alone: the address is followed by members' browsers. */
const StoreAddress = z.url({ protocol: /^https$/, error: 'must be an https address' }).max(300)

export const admin = endpoints({
  deliveryStores: {
    method: 'GET',
    path: '/api/admin/delivery-stores',
    summary: 'The delivery services with the URLs of their pages',
    access: 'admin',
    requires: 'nothing',
    output: z.array(DeliveryStore),
  },
  changeDeliveryStore: {
    method: 'PATCH',
    path: '/api/admin/delivery-stores/:service',
    summary: "Correct a store's addresses, or confirm that they work; recorded in the audit log",
    access: 'admin',
    requires: 'nothing',
    params: z.strictObject({ service: z.string().max(40) }),
    body: z.strictObject({
      name: z.string().trim().min(1).max(60).optional(),
      orderUrl: StoreAddress.optional(),
      searchUrl: StoreAddress.refine((url) => url.includes('{q}'), 'must contain {q} where the item goes').optional(),
      lastChecked: z.iso.date().optional(),
    }),
    output: DeliveryStore,
    limit: 'write',
  },
  outbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    summary: 'The newest emails in the outbox, with their links hidden; empty if email is sent by SMTP',
    access: 'admin',
    requires: 'nothing',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.array(OutboxLetter),
  },
  jobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Jobs that are waiting, running or failed, newest first',
    access: 'admin',
    requires: 'nothing',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.array(JobRow),
  },
  upgradeUser: {
    method: 'POST',
    path: '/api/admin/upgrade-user',
    summary: 'Grant a tier; the grant is recorded in the audit log',
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
