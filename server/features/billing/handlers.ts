import type { FastifyRequest } from 'fastify'
import type { billing } from '#contract/billing/billing.ts'
import { AppError } from '#contract/errors.ts'
import { isLoopback } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { type UserRow, userView } from '#server/features/accounts/store.ts'
import { moveToFree, resume } from '#server/features/billing/change-subscription.ts'
import { accountFromPayment } from '#server/features/billing/checkout/account-from-payment.ts'
import { startCheckout } from '#server/features/billing/checkout/start-checkout.ts'
import { verifyPayment } from '#server/features/billing/checkout/verify-payment.ts'
import { isKnownTo, paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { findBillingAccount } from '#server/features/billing/settling/billing-accounts.ts'
import { showSubscription } from '#server/features/billing/show-subscription.ts'
import type { Handlers } from '#server/http/binding.ts'

export const billingHandlers: Handlers<typeof billing, UserRow> = {
  createCheckoutSession: ({ account, reply, ...context }, { body }) =>
    startCheckout(context, account, { tier: body.tier, origin: originOf(context, reply.request) }),

  verifyPayment: ({ account, ...context }, { params }) => verifyPayment(context, account, params.sessionId),

  async verifyAndCreateAccount({ session, ...context }, { body }) {
    const user = await accountFromPayment(context, body, undefined)
    await session.start(user.id, { byPassword: false })
    const view = await userView(context.database, user, context.now())
    return { success: true, tier: body.tier, user: view, email: null, firstName: null, lastName: null }
  },

  async signUpWithPayment({ session, ...context }, { body: { sessionId, tier, ...form } }) {
    const user = await accountFromPayment(context, { sessionId, tier }, form)
    await session.start(user.id, { byPassword: true })
    return userView(context.database, user, context.now())
  },

  async updateSubscription({ account, ...context }) {
    return userView(context.database, await moveToFree(context, account), context.now())
  },

  async resumeSubscription({ account, ...context }) {
    return userView(context.database, await resume(context, account), context.now())
  },

  subscription: ({ account, ...context }) => showSubscription(context, account.id),

  async manageSubscription({ account, reply, ...context }) {
    const payments = paymentsOf(context)
    const customerId = (await findBillingAccount(context.database, account.id))?.customerId
    if (!isKnownTo(payments, customerId)) {
      throw new AppError('not_found', 'There’s nothing to manage yet: you haven’t paid for a plan.')
    }
    const back = `${originOf(context, reply.request)}/settings?tab=subscription`
    return { url: await payments.managementUrl(customerId, back) }
  },
}

/**
 * This site's address: the configured one, or on a laptop the one that the browser knows it by. Nobody is sent back from a
 * payment to a name that only a request has given: throws payments_off.
 */
export function originOf({ config, log }: Pick<AppContext, 'config' | 'log'>, request: FastifyRequest): string {
  if (config.publicUrl) return config.publicUrl.origin
  if (isLoopback(request.hostname)) return `${request.protocol}://${request.host}`
  log.warn('Someone tried to buy a plan, but the site has no public address: set PUBLIC_URL.')
  throw new AppError('payments_off', 'You can’t buy a plan on this site yet.')
}
