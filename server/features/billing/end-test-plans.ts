import { listTestPlans, lockBillingAccount } from '#server/features/billing/settling/billing-accounts.ts'
import type { SettleContext } from '#server/features/billing/settling/settle.ts'
import { writeState } from '#server/features/billing/settling/write-state.ts'

/**
 * Ends the plans that the test checkout gave where it does not run any more: they were never paid for. Once, at the start; what
 * a real provider told about stays, also while its key is missing.
 */
export async function endTestPlans(context: SettleContext): Promise<void> {
  const { database, payments, log } = context
  if (payments?.kind === 'test') return
  const userIds = await listTestPlans(database)
  for (const userId of userIds) {
    await database.transaction(async () => {
      const account = await lockBillingAccount(database, userId)
      if (account.subscriptionId?.startsWith('test_'))
        await writeState(context, account, { subscription: undefined, surplus: [] })
    })
  }
  if (userIds.length > 0)
    log.warn({ ended: userIds.length }, 'Plans from the test checkout were ended, because it is off on this site.')
}
