import { asked, type Stripe } from '#server/ports/payments/stripe-client.ts'
import type { StripeSettings } from '#server/ports/payments/stripe-settings.ts'

/**
 * What the customer portal lets people do: pay with another card, read invoices, cancel at the period's end, and move
 * between our two plans with the difference billed at once. It is found by its mark, or made once an account; asked for
 * anew after a failure.
 */
export function portalConfiguration(stripe: Stripe, prices: StripeSettings['prices']): () => Promise<string> {
  let known: Promise<string> | undefined
  return () => {
    known ??= findOrCreate(stripe, prices).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function findOrCreate(stripe: Stripe, prices: StripeSettings['prices']): Promise<string> {
  // other prices make another configuration
  const mark = `${prices.mid} ${prices.premium}`
  const list = await asked(stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
  const ours = list.data.find(({ metadata }) => metadata?.['mealcrafter'] === mark)
  if (ours) return ours.id
  const created = await asked(
    stripe.billingPortal.configurations.create(
      {
        metadata: { mealcrafter: mark },
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
          subscription_update: {
            enabled: true,
            default_allowed_updates: ['price'],
            proration_behavior: 'always_invoice',
            products: await productsOf(stripe, Object.values(prices)),
          },
        },
      },
      { idempotencyKey: `mealcrafter portal ${mark}` },
    ),
  )
  return created.id
}

/** The portal wants prices under the products that they belong to. */
async function productsOf(stripe: Stripe, priceIds: readonly string[]) {
  const products = new Map<string, string[]>()
  for (const id of priceIds) {
    const { product } = await asked(stripe.prices.retrieve(id))
    const productId = typeof product === 'string' ? product : product.id
    products.set(productId, [...(products.get(productId) ?? []), id])
  }
  return [...products].map(([product, prices]) => ({ product, prices }))
}
