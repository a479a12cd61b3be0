import type { Site } from '#contract/public.ts'
import type { AppContext } from '#server/context.ts'

/** What pages must know of this installation. */
export function siteOf({ config, payments, address }: Pick<AppContext, 'config' | 'payments' | 'address'>): Site {
  return {
    address: address(),
    supportEmail: config.mail.supportEmail,
    payments: payments?.kind ?? 'off',
    adClient: config.adClient ?? null,
  }
}
