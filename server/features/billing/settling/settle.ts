import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { askProvider, type ProviderState, paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import {
  type BillingAccount,
  findBillingAccount,
  lockBillingAccount,
} from '#server/features/billing/settling/billing-accounts.ts'
import { writeState } from '#server/features/billing/settling/write-state.ts'

export type SettleContext = Pick<AppContext, 'database' | 'payments' | 'jobs' | 'log' | 'now'>

/** What made us look. */
export interface Sign {
  /** Ids that the sign names beside those on record. */
  readonly customerId?: string | undefined
  readonly subscriptionId?: string | undefined
  /**
   * What is kept together with the effect: it runs in the same transaction, under the lock, before anything is written.
   * False: it has had its effect before, and nothing more is done.
   */
  readonly record?: () => Promise<boolean>
}

export interface Settled {
  readonly user: UserRow
  readonly account: BillingAccount
  readonly provider: ProviderState
}

/**
 * Brings a member's tier in line with the provider, on any sign. The provider is asked while no transaction is open; what it
 * said is written under the lock of the member's row, and only where nobody has written since it was asked: otherwise it is
 * asked again. Undefined where `record` said that there is nothing to do. Throws where the provider does not answer; nothing
 * is changed then.
 */
export async function settle(context: SettleContext, userId: string, sign: Sign = {}): Promise<Settled | undefined> {
  const { database } = context
  const payments = paymentsOf(context)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const seen = await findBillingAccount(database, userId)
    const provider = await askProvider(payments, {
      customerId: sign.customerId ?? seen?.customerId,
      named: sign.subscriptionId,
      onRecord: seen?.status && seen.subscriptionId,
    })
    const outcome = await database.transaction(async () => {
      const account = await lockBillingAccount(database, userId)
      if (account.version !== (seen?.version ?? 0)) return 'again'
      if (sign.record && !(await sign.record())) return undefined
      return writeState(context, account, provider, sign.customerId)
    })
    if (outcome !== 'again') return outcome && { ...outcome, provider }
    await pause(Math.random() * 5 * tries)
  }
  throw new AppError('unavailable', 'We’re checking your payment. Please try again in a moment.')
}

/** Of so many signs of one member at once each has its turn. */
const mostTries = 100
