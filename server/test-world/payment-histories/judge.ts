import { type Tier, tiers } from '#contract/plans.ts'
import type { Database } from '#server/db/database.ts'
import { asOf, findUser } from '#server/features/accounts/store.ts'
import { findBillingAccount } from '#server/features/billing/store.ts'
import type { Subscription } from '#server/test-world/stripe/shapes.ts'
import { type StripeState, standInPrices } from '#server/test-world/stripe/stripe-state.ts'

/**
 * What is wrong with a member's plan, seen from the provider's own books and told by rules of its own: the product's are on
 * trial here. `isMidway`: a second subscription may still be on its way out.
 */
export async function judge(
  database: Database,
  state: StripeState,
  userId: string,
  now: Date,
  isMidway = false,
): Promise<string[]> {
  const user = await findUser(database, userId)
  const account = await findBillingAccount(database, userId)
  if (!user) return ['the member is gone']
  const findings: string[] = []
  const customers = await customersOf(database, state, userId)
  const running = [...state.subscriptions.values()].filter(
    ({ customer, status }) => customers.has(customer) && status !== 'canceled',
  )
  const collecting = running.filter(({ status }) => status === 'active' || status === 'past_due')
  if (collecting.length > 1 && isMidway) return []
  if (collecting.length > 1) findings.push(`${collecting.length} subscriptions are paid`)
  const granted = account?.grantedTier ?? 'free'
  const live = collecting.find((each) => endOf(each) === undefined || now < endOf(each)!)
  const paid = live ? tierOf(live) : 'free'
  const tier = higher(paid, granted)
  const seen = asOf(user, now)
  if (seen.subscriptionTier !== tier) findings.push(`has ${seen.subscriptionTier} instead of ${tier}`)
  if (seen.isPremium !== (tier === 'premium')) findings.push('isPremium contradicts the tier')
  const ends = live && tier !== granted ? endOf(live) : undefined
  if (seen.tierEndsAt?.getTime() !== ends?.getTime()) findings.push('ends on another day')
  const known = account?.subscriptionId ? state.subscriptions.get(account.subscriptionId) : undefined
  const status = known?.status === 'canceled' ? 'ended' : (known?.status ?? null)
  if (account && account.status !== status) findings.push(`is on record as ${account.status}, but is ${status}`)
  return [...findings, ...(await wrongReceipts(database, state, userId))]
}

/** No receipt twice, and none for what was not paid. */
async function wrongReceipts(database: Database, state: StripeState, userId: string): Promise<string[]> {
  const { rows } = await database.query<{ invoice: string; count: number }>(
    `select data -> 'details' ->> 'invoice' as invoice, count(*)::int as count from history_jobs
     where data ->> 'userId' = $1 and data ->> 'kind' = 'receipt' group by 1`,
    [userId],
  )
  const paid = new Set(
    [...state.invoices.values()].filter(({ status }) => status === 'paid').map(({ number }) => number),
  )
  return rows.flatMap(({ invoice, count }) => [
    ...(count > 1 ? [`${count} receipts for one invoice`] : []),
    ...(paid.has(invoice) ? [] : ['a receipt for what was not paid']),
  ])
}

/** The customers that were made for a member, or whose payment the member has claimed. */
async function customersOf(database: Database, state: StripeState, userId: string): Promise<Set<string>> {
  const { rows } = await database.query<{ id: string }>('select id from checkout_sessions where user_id = $1', [userId])
  const claimed = rows.flatMap(({ id }) => state.checkouts.get(id)?.customer ?? [])
  const own = [...state.customers.values()].filter(({ metadata }) => metadata['userId'] === userId)
  return new Set([...claimed, ...own.map(({ id }) => id)])
}

/** When a subscription that is to end does, as its owner was told; undefined where it goes on. */
function endOf({ cancel_at, cancel_at_period_end, items }: Subscription): Date | undefined {
  const until = items.data[0]?.current_period_end
  return until !== undefined && (cancel_at_period_end || cancel_at !== null) ? new Date(until * 1000) : undefined
}

function tierOf({ items }: Subscription): Tier {
  return items.data[0]?.price.id === standInPrices.premium ? 'premium' : 'mid'
}

function higher(one: Tier, other: Tier): Tier {
  return tiers.indexOf(one) > tiers.indexOf(other) ? one : other
}
