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

const setupFailed = 'Failed to initialize payment. Please try again.'
const spoken = ['too_many_requests', 'unavailable', 'invalid_input'] as const
