import { Stripe } from 'stripe'
import { AppError } from '#contract/errors.ts'
import { PaymentRefusal } from '#server/ports/payments/payments.ts'
import type { StripeSettings } from '#server/ports/payments/stripe-settings.ts'

export type { Stripe } from 'stripe'

export interface StripeOptions {
  /** Instead of the network, for adapters of tests that run in one process with their provider. */
  readonly fetch?: typeof fetch
  /** Milliseconds that one try may take; there are three. */
  readonly timeout?: number
}

export function stripeClient({ secretKey, apiUrl }: StripeSettings, { fetch, timeout = 5_000 }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    telemetry: false,
    timeout,
    ...(apiUrl !== undefined && place(new URL(apiUrl))),
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
  })
}

/** What the API answers; its errors become ours. */
export async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    throw ourError(error)
  }
}

/** As `asked`, and undefined where there is no such thing. */
export async function askedFor<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question
  } catch (error) {
    if (isMissing(error)) return undefined
    throw ourError(error)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

/**
 * A request that cannot be is refused; everything else, a key that is no longer good or is in use just now included, is no
 * answer. Their sentences may quote addresses, so that only codes go on to the log.
 */
function ourError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, statusCode, requestId } = error
  const said = [type, code, statusCode, requestId].filter((word) => word !== undefined).join(' ')
  if (statusCode !== undefined && [400, 402, 404].includes(statusCode)) return new PaymentRefusal(said)
  return new AppError(
    'unavailable',
    'The payment provider isn’t answering right now. Please try again in a minute.',
    {},
    { cause: new Error(said) },
  )
}

function place({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
