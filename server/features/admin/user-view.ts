import { usageOf } from '#contract/billing/quota.ts'
import type { AdminUser } from '#contract/desk/admin-views.ts'
import { readableEmail } from '#server/email-address.ts'
import { asOf, type UserRow } from '#server/features/accounts/store.ts'

/** What administrators see of an account, as of now. */
export function adminUserView(row: UserRow, now: Date): AdminUser {
  const user = asOf(row, now)
  return {
    id: user.id,
    email: readableEmail(user.email),
    firstName: user.firstName,
    lastName: user.lastName,
    subscriptionTier: user.subscriptionTier,
    isPremium: user.isPremium,
    isAdmin: user.isAdmin,
    generationsUsed: user.generationsUsed,
    dailyGenerationsUsed: todaysUse(user, now),
    lastGenerationDate: user.lastGenerationDate?.toISOString() ?? null,
    hasCompletedOnboarding: user.hasCompletedOnboarding,
    hasCompletedSetup: user.hasCompletedSetup,
    emailConfirmed: user.emailConfirmedAt !== null,
    twoFactor: user.hasTwoFactor,
    createdAt: user.createdAt.toISOString(),
    deletionAt: user.deletionAt?.toISOString() ?? null,
  }
}

/** Recipes that were delivered to a member today. */
export function todaysUse(user: UserRow, now: Date): number {
  return usageOf(user, now, 0).used
}
