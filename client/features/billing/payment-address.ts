import type { Site } from '#contract/public/public.ts'

/**
 * The address of a payment page out of a link that anybody may have written: a page of the configured payment provider, or
 * this site's own test checkout. Null for every other address: it is never followed.
 */
export function readPaymentAddress(text: string, origin: string, payments: Site['payments']): string | null {
  // Browsers forgive spaces, control characters and backslashes in addresses; a payment page has none.
  if (text.length > longest || !plain.test(text)) return null
  const url = parse(text, origin)
  if (!url || url.username !== '' || url.password !== '') return null
  // A blob: address names the origin of whoever made it.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (payments === 'stripe') return stripeOrigins.has(url.origin) ? url.href : null
  if (payments === 'test') return url.origin === origin && testCheckout.test(url.pathname) ? url.href : null
  return null
}

const longest = 4096
const plain = /^[!-[\]-~]+$/
const stripeOrigins = new Set(['https://checkout.stripe.com', 'https://billing.stripe.com'])
const testCheckout = /^\/checkout\/[A-Za-z0-9_-]{8,200}$/

function parse(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin)
  } catch {
    return null
  }
}
