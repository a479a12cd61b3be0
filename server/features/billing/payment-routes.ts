import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PaidTier } from '#contract/billing/billing.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { startCheckout } from '#server/features/billing/checkout/start-checkout.ts'
import { originOf } from '#server/features/billing/handlers.ts'
import { receiveNotice } from '#server/features/billing/notices/receive-notice.ts'
import type { Authenticate } from '#server/http/binding.ts'
import { assertRead, readBody } from '#server/http/body.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { bodyOrRefusal } from '#server/http/limits/upload-places.ts'

const largestNotice = 1024 * 1024

/** The provider's messages, whose signature is over their very bytes, and a plain link that leads to a checkout. */
export function addPaymentRoutes(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // counted already
    scope.addContentTypeParser('*', (request: FastifyRequest, body: Readable) =>
      bodyOrRefusal(readBody(request, body, undefined)),
    )
    // before the body is read: who is no provider learns as much without sending it
    const onRequest = ({ ip }: FastifyRequest) => context.limits.consume('webhook', networkOf(ip))
    scope.post('/api/payment/webhook', { bodyLimit: largestNotice, onRequest }, async (request) => {
      assertRead(request)
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveNotice({ ...context, log: request.log }, body, typeof signature === 'string' ? signature : undefined)
      return { received: true }
    })
    done()
  })

  app.get('/api/checkout-redirect/:tier', async (request, reply) => {
    const wanted = PaidTier.safeParse((request.params as { tier?: unknown }).tier)
    if (!wanted.success) throw new AppError('invalid_input', 'Invalid subscription tier')
    const tier = wanted.data
    // a link on another site begins no payment: its reader is asked first
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(`/subscribe?tier=${tier}`, 303)
    const account = await authenticate(request)
    try {
      await context.limits.consume('checkout', account?.id ?? networkOf(request.ip))
      const wish = { tier, origin: originOf(context, request) }
      const { url } = await startCheckout({ ...context, log: request.log }, account, wish)
      return await reply.redirect(url, 303)
    } catch (error) {
      request.log.warn(
        { code: error instanceof AppError ? error.code : undefined, err: error },
        'A checkout link could not be opened.',
      )
      return reply.redirect(`/subscribe?tier=${tier}`, 303)
    }
  })
}
