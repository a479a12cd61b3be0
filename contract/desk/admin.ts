import { z } from 'zod'
import { Account, FirstName, LastName } from '#contract/accounts/accounts.ts'
import { WithPassword } from '#contract/accounts/security.ts'
import { Subscription } from '#contract/billing/billing.ts'
import { Activity, AdminUser, Analytics, AuditEntry, Member, SentEmail, userSorts } from '#contract/desk/admin-views.ts'
import { endpoints } from '#contract/endpoint.ts'
import { tiers } from '#contract/plans.ts'
import { DeliveryStore } from '#contract/shopping/delivery.ts'
import { Moment, NoBody } from '#contract/text.ts'

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

const UserId = z.strictObject({ id: z.string().regex(/^[\w-]{1,100}$/, 'must be the ID of a user') })
/** An id of the payment provider, or of the test checkout; an empty one is none. */
const ProviderId = (prefix: 'cus' | 'sub', needed: string) =>
  z
    .string()
    .trim()
    .max(100, needed)
    .regex(new RegExp(String.raw`^(?:|(?:test_)?${prefix}_[\w-]+)$`), needed)
    .transform((id) => id || undefined)
    .optional()
const Search = z.string().trim().max(100)
const Cursor = z.string().max(300)

/** The body of POST /api/admin/export-emails, a plain route: it answers a file. Without a tier, all members. */
export const ExportEmails = z.strictObject({ tier: z.enum(tiers).optional() }).optional()

export const admin = endpoints({
  analytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    summary: 'Members by plan and by day, and totals of recipes and shopping lists',
    access: 'admin',
    requires: 'nothing',
    output: Analytics,
    limit: 'read',
  },
  activity: {
    method: 'GET',
    path: '/api/admin/activity',
    summary: 'Recipes and shopping lists by day, and the dishes members like best',
    access: 'admin',
    requires: 'nothing',
    output: Activity,
    limit: 'read',
  },
  users: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Members, newest first or in another order, filtered by part of a name or address and by plan',
    access: 'admin',
    requires: 'nothing',
    query: z.strictObject({
      q: Search.optional(),
      tier: z.enum(tiers).optional(),
      sort: z.enum(userSorts).default('newest'),
      limit: z.coerce.number().int().min(1).max(100).default(100),
      cursor: Cursor.optional(),
    }),
    output: z.array(AdminUser),
    limit: 'read',
  },
  user: {
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'One member: plan, usage and sessions',
    access: 'admin',
    requires: 'nothing',
    params: UserId,
    output: Member,
    limit: 'read',
  },
  userEmails: {
    method: 'GET',
    path: '/api/admin/users/:id/emails',
    summary:
      'The emails sent to a member, newest first: account emails, newsletters from the last year and replies to their messages',
    access: 'admin',
    requires: 'nothing',
    params: UserId,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: Cursor.optional(),
    }),
    output: z.array(SentEmail),
    limit: 'read',
  },
  userPayments: {
    method: 'GET',
    path: '/api/admin/users/:id/payments',
    summary: 'What a member pays, and their invoices from the payment provider',
    access: 'admin',
    requires: 'nothing',
    params: UserId,
    output: Subscription,
    limit: 'read',
  },
  updateUser: {
    method: 'PATCH',
    path: '/api/admin/users/:id',
    summary: 'Change a member’s name, tier or role; recorded in the audit log',
    access: 'admin',
    requires: 'nothing',
    // who may administer is decided by whoever sits there, not by a browser that was left open
    needsPassword: (body) => typeof body === 'object' && body !== null && Object.hasOwn(body, 'isAdmin'),
    params: UserId,
    body: z
      .strictObject({
        firstName: FirstName.optional(),
        lastName: LastName.optional(),
        subscriptionTier: z.enum(tiers).optional(),
        isAdmin: z.boolean().optional(),
      })
      .refine((change) => Object.keys(change).length > 0, 'Please say what to change: a name, the plan or the role.'),
    output: Account,
    limit: 'write',
  },
  resetGenerations: {
    method: 'POST',
    path: '/api/admin/users/:id/reset-generations',
    summary: 'Reset how many recipes a member has used today; recorded in the audit log',
    access: 'admin',
    requires: 'nothing',
    params: UserId,
    body: NoBody,
    output: Account,
    limit: 'write',
  },
  confirmPassword: {
    method: 'POST',
    path: '/api/admin/confirm-password',
    summary: 'Enter the password again; some calls require it after twelve hours',
    access: 'admin',
    requires: 'nothing',
    body: WithPassword,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'sign-in',
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary:
      'The audit log, newest first, filtered by part of a name, an address or a subject, by action, by member or by time',
    access: 'admin',
    requires: 'nothing',
    query: z.strictObject({
      q: Search.optional(),
      action: z.string().max(60).optional(),
      userId: z.string().max(100).optional(),
      /** Done then or later. */
      from: Moment({ offset: true }).optional(),
      /** Done before then. */
      before: Moment({ offset: true }).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: Cursor.optional(),
    }),
    output: z.array(AuditEntry),
    limit: 'read',
  },
  deliveryStores: {
    method: 'GET',
    path: '/api/admin/delivery-stores',
    summary: 'The delivery services with the URLs of their pages',
    access: 'admin',
    requires: 'nothing',
    output: z.array(DeliveryStore),
    limit: 'read',
  },
  changeDeliveryStore: {
    method: 'PATCH',
    path: '/api/admin/delivery-stores/:service',
    summary: 'Correct a store’s addresses, or confirm that they work; recorded in the audit log',
    access: 'admin',
    requires: 'nothing',
    params: z.strictObject({ service: z.string().max(40) }),
    body: z.strictObject({
      name: z.string().trim().min(1).max(60).optional(),
      orderUrl: StoreAddress.optional(),
      searchUrl: StoreAddress.refine((url) => url.includes('{q}'), 'must contain {q} where the item goes').optional(),
      /** A day that has come. */
      lastChecked: z.iso.date().optional(),
    }),
    output: DeliveryStore,
    limit: 'write',
  },
  resetDeliveryStore: {
    method: 'DELETE',
    path: '/api/admin/delivery-stores/:service',
    summary: 'Reset a store to its defaults; recorded in the audit log',
    access: 'admin',
    requires: 'nothing',
    params: z.strictObject({ service: z.string().max(40) }),
    body: NoBody,
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
    limit: 'read',
  },
  jobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Jobs that are waiting or running or have failed, newest first',
    access: 'admin',
    requires: 'nothing',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.array(JobRow),
    limit: 'read',
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
      stripeCustomerId: ProviderId('cus', 'must be the ID of a customer, such as cus_…'),
      stripeSubscriptionId: ProviderId('sub', 'must be the ID of a subscription, such as sub_…'),
    }),
    output: Account,
    limit: 'write',
  },
})
