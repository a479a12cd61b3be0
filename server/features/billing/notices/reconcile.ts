import { AppError } from '#contract/errors.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { deleteCheckout, listAllOpenCheckouts } from '#server/features/billing/checkout/checkouts.ts'
import { claimCheckout } from '#server/features/billing/checkout/claim-checkout.ts'
import { finishChange } from '#server/features/billing/checkout/finish-change.ts'
import { noteComparison } from '#server/features/billing/notices/last-comparison.ts'
import { remindLater } from '#server/features/billing/notices/remind-payer.ts'
import { isKnownTo } from '#server/features/billing/settling/ask-provider.ts'
import { type BillingAccount, endRunOutTiers, listPayers } from '#server/features/billing/settling/billing-accounts.ts'
import { type SettleContext, settle } from '#server/features/billing/settling/settle.ts'

export interface Reconciled {
  readonly looked: number
  /** Members whose state here was not the provider's. */
  readonly mended: readonly string[]
  /** Members whom the provider could not tell about. */
  readonly failed: readonly string[]
}

const page = 100

/**
 * Compares every member who has anything at the provider with what it says, and mends what differs: notices get lost. Throws
 * where the provider does not answer; what was mended so far stays, everything else is left as it is.
 */
export async function reconcile(context: SettleContext): Promise<Reconciled> {
  const { database, payments, log, now } = context
  const claimed = payments ? await claimPaid(context) : []
  const { looked, mended, failed } = payments ? await compareAll(context) : { looked: 0, mended: [], failed: [] }
  const runOut = await endRunOutTiers(database, now())
  const found = { looked, mended: [...new Set([...claimed, ...mended])], failed }
  // the provider's own notices should have told of all of them
  await noteComparison(database, found.mended.length, now())
  const sentence = `Members checked against the payment provider: ${looked}. Corrected: ${found.mended.length}.`
  if (found.mended.length + failed.length > 0) log.warn({ ...found, runOut }, sentence)
  else log.info({ ...found, runOut }, sentence)
  return found
}

async function compareAll(context: SettleContext): Promise<Reconciled> {
  const mended: string[] = []
  const failed: string[] = []
  let looked = 0
  for (let members = await listPayers(context.database, '', page); members.length > 0; ) {
    for (const member of members) {
      looked += 1
      try {
        if (await isMended(context, member)) mended.push(member.userId)
      } catch (error) {
        if (error instanceof AppError && error.code === 'unavailable') throw error
        failed.push(member.userId)
        context.log.error(
          { userId: member.userId, err: error },
          'A member could not be checked against the payment provider.',
        )
      }
    }
    members = await listPayers(context.database, members.at(-1)?.userId ?? '', page)
  }
  return { looked, mended, failed }
}

/** Whether anything on record, or the tier itself, was not what the provider says. */
async function isMended(context: SettleContext, before: BillingAccount): Promise<boolean> {
  const userBefore = await findUser(context.database, before.userId)
  const settled = await settle(context, before.userId)
  if (!settled) return false
  const { account, user } = await finishChange(context, before.userId, settled)
  return fingerprint(before, userBefore) !== fingerprint(account, user)
}

function fingerprint(account: BillingAccount, user: Awaited<ReturnType<typeof findUser>>): string {
  const { subscriptionId, subscribedTier, status, periodEnd, endsAtPeriodEnd } = account
  return JSON.stringify([
    subscriptionId,
    subscribedTier,
    status,
    periodEnd,
    endsAtPeriodEnd,
    user?.subscriptionTier,
    user?.tierEndsAt,
  ])
}

/**
 * Checkouts that were paid without our hearing of it: a member gets what was paid, a visitor is reminded of the account;
 * answers which members. Those that can be paid no more are forgotten.
 */
async function claimPaid(context: SettleContext): Promise<string[]> {
  const { database, payments, log } = context
  const claimed: string[] = []
  for (const { id, userId } of await listAllOpenCheckouts(database)) {
    if (!payments || !isKnownTo(payments, id)) continue
    try {
      const checkout = await payments.findCheckout(id)
      // one that is not known may be another key's: of a visitor's payment nothing else is on record
      const isOver = checkout ? checkout.status === 'expired' : userId !== null
      if (isOver) await deleteCheckout(database, id)
      if (checkout?.status !== 'paid') continue
      if (userId === null) await database.transaction(() => remindLater(context, id))
      else if (await claimCheckout(context, userId, checkout)) claimed.push(userId)
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') throw error
      log.error({ userId, err: error }, 'A checkout could not be checked against the payment provider.')
    }
  }
  return claimed
}
