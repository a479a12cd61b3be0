// What other features may ask of payments.
export { findBillingAccount, findPayer, grantTier } from '#server/features/billing/billing-accounts.ts'
export { settle } from '#server/features/billing/settle.ts'
