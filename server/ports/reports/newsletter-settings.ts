/** How newsletters leave, and where what comes back is heard of. */
export interface NewsletterSettings {
  /** Emails a second that leave at most. */
  readonly perSecond: number
  /** Where they come back to, each at an address of its own within it. */
  readonly bounceAddress: string | undefined
  /** The mailbox of that address, as a URL. */
  readonly bounceMailbox: string | undefined
  readonly webhookSecret: string | undefined
}
