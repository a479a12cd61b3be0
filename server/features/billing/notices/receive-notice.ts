import { AppError } from '#contract/errors.ts'
import { type CheckoutRow, findCheckoutRow } from '#server/features/billing/checkout/checkouts.ts'
import { claimCheckout } from '#server/features/billing/checkout/claim-checkout.ts'
import { finishChange } from '#server/features/billing/checkout/finish-change.ts'
import { remindLater } from '#server/features/billing/notices/remind-payer.ts'
import { paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { findPayer, isRecorded, recordEvent } from '#server/features/billing/settling/billing-accounts.ts'
import { type SettleContext, settle } from '#server/features/billing/settling/settle.ts'
import type { Notice } from '#server/ports/payments/payments.ts'

/**
 * Takes in a signed message of the provider. It says only where to look: what is true is fetched. Any message may come
 * twice, late, in any order or not at all. Throws invalid_input where the signature is not the provider's, anything else
 * where the effect failed and the message should come again.
 */
export async function receiveNotice(
  context: SettleContext,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const notice = readNotice(context, body, signature)
  const { database, log, now } = context
  if (await isRecorded(database, notice.id)) return
  const record = () => recordEvent(database, notice, now())
  const row = notice.checkoutId === undefined ? undefined : await findCheckoutRow(database, notice.checkoutId)
  if (row && row.kind === 'new' && row.settledAt === null) return lookAtCheckout(context, row, record)
  const userId = await findPayer(database, notice)
  if (userId === undefined) {
    log.info({ notice: notice.id, kind: notice.kind }, 'A payment notice matches no member.')
    return
  }
  const settled = await settle(context, userId, { record })
  if (settled) await finishChange(context, userId, settled)
}

function readNotice(context: SettleContext, body: Buffer, signature: string | undefined): Notice {
  try {
    return paymentsOf(context).readNotice(body, signature)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input')
      context.log.warn(
        { bytes: body.length },
        'A payment notice was refused: its signature is missing, invalid or too old.',
      )
    throw error
  }
}

/** A checkout that has had no effect yet: its owner gets what was paid, or whoever paid is reminded in an hour. */
async function lookAtCheckout(context: SettleContext, row: CheckoutRow, record: () => Promise<boolean>): Promise<void> {
  const checkout = await paymentsOf(context).findCheckout(row.id)
  if (checkout?.status !== 'paid') return
  if (row.userId !== null) {
    await claimCheckout(context, row.userId, checkout, record)
    return
  }
  await context.database.transaction(async () => {
    if (await record()) await remindLater(context, row.id)
  })
}
