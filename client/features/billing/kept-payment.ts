import { keptInTab } from '#client/kept.ts'

/**
 * A payment that was made before somebody signed in: so that who turns out to have an account already need not pay, or search
 * for the link, a second time. Where it is not kept, the email to the payer brings the link.
 */
export const { keep: keepPayment, read: keptPayment, drop: dropPayment } = keptInTab('paid_checkout')
