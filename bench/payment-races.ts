import { AppError } from '#contract/errors.ts'
import type { DatabaseConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { createAccount, findUser } from '#server/features/accounts/store.ts'
import { accountFromPayment } from '#server/features/billing/checkout/account-from-payment.ts'
import { startCheckout } from '#server/features/billing/checkout/start-checkout.ts'
import { verifyPayment } from '#server/features/billing/checkout/verify-payment.ts'
import { stripePayments } from '#server/ports/payments/stripe-payments.ts'
import { contextOf, prepareJobs } from '#server/test-world/payment-histories/world.ts'
import { StripeStandIn } from '#server/test-world/stripe/stand-in.ts'
import { plainLog } from '../tools/running/plain-log.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { withDatabases } from './servers/databases.ts'

/**
 * `node bench/payment-races.ts`: one paid checkout, used 500 times at once by ten members, and 500 times at once by ten people
 * who sign up with it. One has it afterwards; the others have nothing, and of those who wanted to sign up nothing is left.
 */
const uses = 500
const people = 10

const rows: string[][] = []
await withDatabases(async (databases) => {
  await race('embedded', databases.embedded())
  await race('PostgreSQL', await databases.postgres())
})
printTable(
  [
    'one checkout, 500 uses at once',
    'granted',
    'refused to the one who has it',
    'refused to others',
    'have the plan',
    'holds',
  ],
  rows,
)

async function race(name: string, config: DatabaseConfig): Promise<void> {
  const database = await openDatabase(config, plainLog)
  await migrate(database)
  await prepareJobs(database)
  const now = () => new Date('2026-11-20T12:00:00Z')
  const standIn = new StripeStandIn(now)
  const payments = stripePayments(standIn.settings, { now, fetch: standIn.fetch })
  const context = contextOf({ database, payments, now })
  const paid = async () => {
    const started = await startCheckout(context, undefined, { tier: 'mid', origin: 'http://localhost:3000' })
    standIn.pay(started.sessionId)
    return started.sessionId
  }
  const form = (kind: string, index: number) => ({
    email: `${kind}${index % people}@example.org`,
    firstName: 'Ten',
    lastName: 'People',
    password: 'saffron and mace',
  })
  const members = []
  for (let index = 0; index < people; index += 1)
    members.push(await createAccount(context, form('member', index), now()))
  const count = async (kind: string) => {
    const { rows: found } = await database.query<{ people: number; having: number }>(
      `select count(*)::int as people, count(*) filter (where subscription_tier = 'mid')::int as having
       from users where email like $1 || '%'`,
      [kind],
    )
    return found[0] ?? { people: 0, having: 0 }
  }
  const claimed = await paid()
  const rowsOf = await Promise.all(members.map(({ id }) => findUser(database, id)))
  const claims = await outcomes((index) => verifyPayment(context, rowsOf[index % people], claimed))
  const { having } = await count('member')
  const isClaimed = having === 1 && claims.refusedToWinner === 'none'
  rows.push([`${name}, by ten members`, ...cells(claims), String(having), isClaimed ? 'yes' : 'NO'])

  const spent = await paid()
  const signUps = await outcomes((index) =>
    accountFromPayment(context, { sessionId: spent, tier: 'mid' }, form('newcomer', index)),
  )
  const newcomers = await count('newcomer')
  const holds = newcomers.people === 1 && newcomers.having === 1 && signUps.granted === 1
  rows.push([`${name}, by ten who sign up`, ...cells(signUps), String(newcomers.having), holds ? 'yes' : 'NO'])
  if (!isClaimed || !holds) process.exitCode = overBound
  await database.close()
}

interface Outcomes {
  readonly granted: number
  /** Codes and how often, as `checkout_used 49`. */
  readonly refusedToWinner: string
  readonly refusedToOthers: string
}

function cells({ granted, refusedToWinner, refusedToOthers }: Outcomes): string[] {
  return [String(granted), refusedToWinner, refusedToOthers]
}

/** What came of so many uses at once; the winner is whose use was granted. Only refusals in a sentence of ours are expected. */
async function outcomes(use: (index: number) => Promise<unknown>): Promise<Outcomes> {
  const settled = await Promise.allSettled(Array.from({ length: uses }, (_, index) => use(index)))
  const winner = settled.findIndex(({ status }) => status === 'fulfilled') % people
  const refused = [new Map<string, number>(), new Map<string, number>()] as const
  for (const [index, each] of settled.entries()) {
    if (each.status === 'fulfilled') continue
    if (!(each.reason instanceof AppError)) throw each.reason
    const { code } = each.reason
    const counts = refused[index % people === winner ? 0 : 1]
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [refusedToWinner, refusedToOthers] = refused.map(
    (counts) => [...counts].map((each) => each.join(' ')).join(', ') || 'none',
  ) as [string, string]
  return { granted: settled.filter(({ status }) => status === 'fulfilled').length, refusedToWinner, refusedToOthers }
}
