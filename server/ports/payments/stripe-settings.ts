/** What it takes to have payments made at Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  /** More than one while a secret replaces another. */
  readonly webhookSecrets: readonly string[]
  /** Price ids of the monthly plans. */
  readonly prices: { readonly mid: string; readonly premium: string }
  readonly apiUrl: string | undefined
}
