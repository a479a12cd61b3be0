import { z } from 'zod'
import { mostSessions } from '#contract/how-long.ts'
import { tiers } from '#contract/plans.ts'

/** Of the whole installation. Days are UTC days; `premiumUsers` are those of tier mid, `unlimitedUsers` of tier premium. */
export const Analytics = z.strictObject({
  totalUsers: z.int(),
  todaySignups: z.int(),
  /** The last 7 and 30 days, today among them. */
  weekSignups: z.int(),
  monthSignups: z.int(),
  freeUsers: z.int(),
  premiumUsers: z.int(),
  unlimitedUsers: z.int(),
  totalRecipes: z.int(),
  totalShoppingLists: z.int(),
  /** The last 30 days, newest first; `paidSignups` are those of the day who are on a paid tier now. */
  dailySignups: z.array(z.strictObject({ date: z.string(), signups: z.int(), paidSignups: z.int() })),
})
export type Analytics = z.infer<typeof Analytics>

/** What members do here: what was made each day and still stands, and which of the kitchen's dishes they like. */
export const Activity = z.strictObject({
  /** The last 30 days, newest first. */
  days: z.array(z.strictObject({ date: z.string(), recipes: z.int(), shoppingLists: z.int() })),
  /** Ten at most, the most liked first. A recipe counts while it is a favorite or has a thumbs-up. */
  topRecipes: z.array(
    z.strictObject({ dish: z.string(), food: z.string(), flavour: z.string(), likes: z.int().positive() }),
  ),
})
export type Activity = z.infer<typeof Activity>

/** What administrators see of an account: nothing of what its member eats, may not eat or cooks. */
export const AdminUser = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  subscriptionTier: z.enum(tiers),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  generationsUsed: z.int(),
  dailyGenerationsUsed: z.int(),
  lastGenerationDate: z.string().nullable(),
  hasCompletedOnboarding: z.boolean(),
  hasCompletedSetup: z.boolean(),
  emailConfirmed: z.boolean(),
  twoFactor: z.boolean(),
  createdAt: z.string(),
  deletionAt: z.string().nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const userSorts = ['newest', 'oldest', 'name', 'email', 'recipes'] as const
export type UserSort = (typeof userSorts)[number]

/** A member's page. */
export const Member = z.strictObject({
  user: AdminUser,
  /** What is on record of the plan: what was granted, and who the member is at the payment provider. */
  plan: z.strictObject({
    grantedTier: z.enum(tiers),
    subscriptionEndsAt: z.string().nullable(),
    stripeCustomerId: z.string().nullable(),
    stripeSubscriptionId: z.string().nullable(),
  }),
  usage: z.strictObject({
    /** Recipes a day; null: no limit. */
    limit: z.int().nullable(),
    left: z.int().nullable(),
    recipes: z.int(),
    shoppingLists: z.int(),
    menus: z.int(),
    mealPlans: z.int(),
    /** The last 30 days, newest first: recipes that were made then and still stand. */
    days: z.array(z.strictObject({ date: z.string(), recipes: z.int() })),
  }),
  /** The one used last first. */
  sessions: z
    .array(z.strictObject({ device: z.string(), startedAt: z.string(), lastUsedAt: z.string() }))
    .max(mostSessions),
})
export type Member = z.infer<typeof Member>

/** An email that a mail server took: that it was sent, not what it said. */
export const SentEmail = z.strictObject({ id: z.string(), subject: z.string(), at: z.string() })
export type SentEmail = z.infer<typeof SentEmail>

/** Somebody an entry of the audit log speaks of. `name` and `email` are of today; null where the account is gone. */
const Person = z.strictObject({ id: z.string(), name: z.string().nullable(), email: z.string().nullable() })
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** One act: who did what to whom, and what was so before and after it. */
export const AuditEntry = z.strictObject({
  id: z.int(),
  at: z.string(),
  action: z.string(),
  actor: Person,
  subject: Person,
  before: Values,
  after: Values,
})
export type AuditEntry = z.infer<typeof AuditEntry>
