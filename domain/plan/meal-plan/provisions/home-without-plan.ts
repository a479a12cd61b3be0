import { daysBetween } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { CookedEntry, CookingWith, TimeOfPlan } from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'

/** For which plan something was bought, by its id, the first day of which time of it, and for which of its dishes. */
export interface BoughtFor {
  readonly plan: number
  readonly start: string
  /** The share of each, 0 to 1; what no dish has was bought beside them. Left out: all of it is for dishes that nobody knows. */
  readonly dishes?: readonly ShareOfDish[]
}

/** How much of a thing was bought for an entry of a plan that had this recipe. */
export interface ShareOfDish {
  readonly entry: string
  readonly recipeId: number
  readonly share: number
}

/** Grams of a product that lie at home, or lay there before they were cooked; `id` is that of their row. */
export interface LotOfHome {
  readonly id: number
  readonly product: string
  readonly name: string
  readonly grams: number
  /** 'YYYY-MM-DD' until which it is good; null where nobody knows. */
  readonly useBy: string | null
  readonly boughtFor: BoughtFor | null
}

/** What cooking a recipe took of what was at home. */
export type CookingFromHome = CookingWith<LotOfHome>

/**
 * What would be at home without a plan: what its own cookings took lies there still, and what was bought for its dishes does not. What was bought for a
 * dish that doesn’t stand there any more lies there for those that do.
 */
export function homeWithout(
  time: TimeOfPlan,
  lots: readonly LotOfHome[],
  cooked: ReadonlyMap<string, CookedEntry<LotOfHome>>,
): LotOfHome[] {
  const taken = [...cooked.values()].flatMap((cooking) => cooking.taken)
  const found = new Map<string, LotOfHome>()
  for (const lot of [...lots, ...taken]) {
    // what was said anew of a row since is not what was taken
    const key = `${lot.id} ${lot.useBy} ${lot.product}`
    const known = found.get(key)
    found.set(key, known ? { ...known, grams: hundredths(known.grams + lot.grams) } : lot)
  }
  const standing = new Map(time.entries.map(({ id, kind, recipeId }) => [id, kind === 'recipe' ? recipeId : null]))
  return [...found.values()]
    .flatMap((lot) => {
      const share = shareBought(lot, time, standing)
      if (share === 0) return [lot]
      const grams = hundredths(lot.grams * (1 - share))
      return grams >= 1 ? [{ ...lot, grams }] : []
    })
    .sort((one, other) => one.id - other.id)
}

/**
 * How much of a lot, 0 to 1, was bought for dishes that stand in this time of the plan, also where that was moved by some days since; what was
 * bought for an earlier time of it is there for this one.
 */
function shareBought(
  { boughtFor }: LotOfHome,
  { plan, start, days }: TimeOfPlan,
  standing: ReadonlyMap<string, number | null>,
): number {
  if (boughtFor?.plan !== plan || Math.abs(daysBetween(start, boughtFor.start)) >= days) return 0
  if (!boughtFor.dishes) return 1
  return boughtFor.dishes.reduce(
    (sum, { entry, recipeId, share }) => (standing.get(entry) === recipeId ? sum + share : sum),
    0,
  )
}

const hundredths = (grams: number) => Math.round(grams * 100) / 100
