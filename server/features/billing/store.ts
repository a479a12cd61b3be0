// What other features may ask of payments.

export { mendedLately } from '#server/features/billing/notices/last-comparison.ts'
export {
  findBillingAccount,
  grantTier,
  lockBillingAccount,
} from '#server/features/billing/settling/billing-accounts.ts'
export { settle } from '#server/features/billing/settling/settle.ts'
export { showSubscription } from '#server/features/billing/show-subscription.ts'
