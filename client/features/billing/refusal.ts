import { sentenceOf } from '#client/failure.ts'
import { CallError } from '#contract/client.ts'

/** Whether an account has to come before the checkout. */
export function needsAccount(error: Error | null): boolean {
  return error !== null && /403|Account creation required/.test(error.message)
}

/** Why no checkout could be begun, in a sentence for people, and what the server says of it where that helps. */
export function checkoutRefusal(error: Error | null): { sentence: string; more?: string } {
  if (!(error instanceof CallError)) return { sentence: setupFailed }
  if (error.code === 'payments_off') return { sentence: sentenceOf(error, setupFailed) }
  return { sentence: setupFailed, ...(spoken.some((code) => code === error.code) && { more: sentenceOf(error) }) }
}

/**
 * What keeps a payment from its member: it is not made yet, it was not made in time, it has its account, the member pays for a plan already, or it
 * cannot be verified: for now, where there was no answer or none from the provider and the payment itself may be well, or
 * at all.
 */
export function troubleOf(
  error: Error | null | undefined,
  isMember: boolean,
): 'incomplete' | 'expired' | 'used' | 'second plan' | 'passing' | 'final' {
  if (!error) return 'final'
  if (!(error instanceof CallError)) return 'passing'
  if (error.code === 'payment_incomplete') return error.details['isExpired'] === true ? 'expired' : 'incomplete'
  // what is somebody else's does not exist for a member: it is their own plan that is in the way
  if (error.code === 'checkout_used') return isMember ? 'second plan' : 'used'
  return error.status >= 500 || error.status === 429 ? 'passing' : 'final'
}

const setupFailed = 'Failed to initialize payment. Please try again.'
const spoken = ['too_many_requests', 'unavailable', 'invalid_input'] as const
