import { randomUUID } from 'node:crypto'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError, type Client, createClient } from '#contract/client.ts'
import { type Contract, contract } from '#contract/index.ts'
import type { Tier } from '#contract/plans.ts'
import { administrator } from '../../tools/running/running-server.ts'

/** A member who calls a running server over HTTP. */
export interface Diner {
  readonly user: User
  readonly cookie: string
  /** The same member on any instance that shares the database, or on the same one started again. */
  at(address: string): Client<Contract>
}

export const password = 'paprika and thyme'

/** A new member who has finished onboarding, with the plan that the administrator grants. */
export async function newDiner(address: string, tier: Tier = 'free'): Promise<Diner> {
  const diner = await enter(address, `${randomUUID()}@example.org`)
  if (tier !== 'free') {
    const boss = await enter(address, administrator)
    await boss.at(address).admin.upgradeUser({ body: { userId: diner.user.id, tier } })
  }
  return diner
}

/** Signs up, or in where the address has an account. */
export async function enter(address: string, email: string): Promise<Diner> {
  let cookie = ''
  const at = (address: string) =>
    createClient(contract, async (url, { signal: _signal, ...init }) => {
      const response = await fetch(`${address}${url}`, { ...init, headers: { ...init.headers, cookie } })
      const [set] = response.headers.getSetCookie()
      if (set !== undefined) cookie = set.split(';')[0] ?? ''
      return response
    })
  const { accounts } = at(address)
  await accounts
    .signUp({ body: { email, password, firstName: 'Ada', lastName: 'Cook' } })
    .catch(() => accounts.signIn({ body: { email, password } }))
  const user = await accounts.changeProfile({ body: { hasCompletedOnboarding: true, hasCompletedSetup: true } })
  return { user, cookie, at }
}

/** What became of a call: its result, the status that refused it, or 0 where no answer came. */
export async function outcomeOf<T>(call: Promise<T>): Promise<{ result: T } | { status: number }> {
  try {
    return { result: await call }
  } catch (error) {
    return { status: error instanceof CallError ? error.status : 0 }
  }
}
