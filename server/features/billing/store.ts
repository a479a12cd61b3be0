// What other features may ask of payments.
export {
  findBillingAccount,
  grantTier,
  lockBillingAccount,
} from '#server/features/billing/billing-accounts.ts'
export { mendedLately } from '#server/features/billing/last-comparison.ts'
export { settle } from '#server/features/billing/settle.ts'
export { showSubscription } from '#server/features/billing/show-subscription.ts'
