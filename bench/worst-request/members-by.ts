import type { Tier } from '#contract/plans.ts'
import { type Diner, newDiner } from '../servers/diner.ts'

/** New members with the plan that an administrator grants, who does not sign in anew for each: of more than a hundred sessions the first would end. */
export function membersBy(boss: Diner, address: string): (tier: Tier) => Promise<Diner> {
  const { admin } = boss.at(address)
  return async (tier) => {
    const diner = await newDiner(address)
    if (tier !== 'free') await admin.upgradeUser({ body: { userId: diner.user.id, tier } })
    return diner
  }
}
