import type { testCheckout } from '#contract/billing/test-checkout.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { deliverNotices } from '#server/features/billing/test-checkout/deliver-notices.ts'
import { memberSubscription } from '#server/features/billing/test-checkout/member-subscription.ts'
import type { Handlers } from '#server/http/binding.ts'
import { PaymentRefusal } from '#server/ports/payments/payments.ts'
import type { ShownCheckout } from '#server/ports/payments/test-checkout/paying.ts'
import {
  isTestCheckout,
  type TestCheckoutPayments,
} from '#server/ports/payments/test-checkout/test-checkout-payments.ts'

/** The pages of the test checkout, as a payment provider would have them; 404 where a real one is configured. */
export const testCheckoutHandlers: Handlers<typeof testCheckout, UserRow> = {
  async find(context, { params }) {
    const { id, tier, kind, status, ...shown } = await shownCheckout(context, params.id)
    const [price, dueNow] = [shown.priceCents / 100, shown.dueCents / 100]
    return { id, tier, kind, status, price, dueNow, email: shown.email ?? null, name: shown.name ?? null }
  },
  async pay(context, { params, body }) {
    const checkout = await shownCheckout(context, params.id)
    if (checkout.email === undefined && !(body.email && body.name))
      throw new AppError('invalid_input', 'Please enter your name and your email address.')
    await deliverNotices(context, await asked(() => providerOf(context).pay(checkout.id, body)))
    return { url: checkout.returnUrl }
  },
  async decline(context, { params }) {
    const { id } = await shownCheckout(context, params.id)
    await deliverNotices(context, await asked(() => providerOf(context).decline(id)))
    return { message: 'Your card was declined. Nothing was charged. Try another card, or go back.' }
  },
  async leave(context, { params }) {
    return { url: (await shownCheckout(context, params.id)).cancelUrl }
  },
  async clock(context) {
    return { subscription: view(await memberSubscription(context, providerOf(context), context.account.id)) }
  },
  async moveClock(context, { body }) {
    const provider = providerOf(context)
    const mine = await memberSubscription(context, provider, context.account.id)
    if (!mine) throw new AppError('not_found', 'You have no subscription at the test checkout. Buy a plan first.')
    await deliverNotices(context, await asked(() => provider.moveClock(mine.id, body.move)))
    return { subscription: view(await provider.findSubscription(mine.id)) }
  },
}

function providerOf({ payments }: AppContext): TestCheckoutPayments {
  if (!isTestCheckout(payments)) throw new AppError('not_found', 'There’s no test checkout on this site.')
  return payments
}

async function shownCheckout(context: AppContext, id: string): Promise<ShownCheckout> {
  const checkout = await providerOf(context).shown(id)
  if (!checkout) throw new AppError('not_found', 'We can’t find that checkout.')
  return checkout
}

/** What the provider refuses, people may read. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaymentRefusal) throw new AppError('invalid_input', error.message)
    throw error
  }
}

function view(subscription: Awaited<ReturnType<typeof memberSubscription>>) {
  const { tier, status, periodEnd, endsAtPeriodEnd } = subscription ?? {}
  if (!tier || !status || !periodEnd) return null
  return { tier, status, periodEnd: periodEnd.toISOString(), endsAtPeriodEnd: endsAtPeriodEnd ?? false }
}
