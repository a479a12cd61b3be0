import type { AppContext } from '#server/context.ts'
import { receiveNotice } from '#server/features/billing/notices/receive-notice.ts'
import type { SignedNotice } from '#server/ports/payments/test-checkout/notices.ts'

const tries = 3

/**
 * Brings notices the way a provider's come: signed, in order, again where they were not taken. One that is not taken in the
 * end is lost, as can happen; the return page and the daily reconciliation find what it spoke of.
 */
export async function deliverNotices(context: AppContext, notices: readonly SignedNotice[]): Promise<void> {
  for (const notice of notices) await deliver(context, notice)
}

async function deliver(context: AppContext, { body, signature }: SignedNotice): Promise<void> {
  for (let count = 1; count <= tries; count += 1) {
    try {
      await receiveNotice(context, body, signature)
      return
    } catch (error) {
      context.log.warn({ err: error, count }, 'a notice from the test checkout was not accepted')
    }
  }
}
