import { daysBetween } from '#domain/plan/meal-plan/calendar-days.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'

/** For which plan something was bought, by its id, and the first day of which time of it. */
export interface BoughtFor {
  readonly plan: number
  readonly start: string
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

/** What cooking a recipe took of what was at home, on a day of its cook's calendar. */
export interface CookingFromHome {
  readonly recipeId: number
  /** 'YYYY-MM-DD' */
  readonly cookedOn: string
  readonly taken: readonly LotOfHome[]
}

/** One time of a plan: its first day, how many days it has, and what stands on them, in the order of the days. */
export interface TimeOfPlan {
  readonly plan: number
  readonly start: string
  readonly days: number
  readonly entries: readonly Pick<PlanEntry, 'id' | 'kind' | 'recipeId'>[]
}

/**
 * The cookings that were a plan's, by the entry that was cooked: those on its days, of a recipe as many as it is to be cooked there. Which of its
 * days that was is not asked: dinners change places. `cookings`: the first one first.
 */
export function cookingsOfTime<Cooking extends Pick<CookingFromHome, 'recipeId' | 'cookedOn'>>(
  { start, days, entries }: TimeOfPlan,
  cookings: readonly Cooking[],
): Map<string, Cooking> {
  const open = entries.filter(({ kind }) => kind === 'recipe')
  return new Map(
    cookings.flatMap((cooking): [string, Cooking][] => {
      const day = daysBetween(start, cooking.cookedOn)
      const at = open.findIndex(({ recipeId }) => recipeId === cooking.recipeId)
      if (at < 0 || day < 0 || day >= days) return []
      return open.splice(at, 1).map(({ id }) => [id, cooking])
    }),
  )
}

/** What would be at home without a plan: what its own cookings took lies there still, and what was bought for it does not. */
export function homeWithout(
  time: TimeOfPlan,
  lots: readonly LotOfHome[],
  cookings: readonly CookingFromHome[],
): LotOfHome[] {
  const taken = [...cookingsOfTime(time, cookings).values()].flatMap((cooking) => cooking.taken)
  const found = new Map<string, LotOfHome>()
  for (const lot of [...lots, ...taken]) {
    if (isBoughtFor(lot, time)) continue
    // what was said anew of a row since is not what was taken
    const key = `${lot.id} ${lot.useBy} ${lot.product}`
    const known = found.get(key)
    found.set(key, known ? { ...known, grams: hundredths(known.grams + lot.grams) } : lot)
  }
  return [...found.values()].sort((one, other) => one.id - other.id)
}

/** Also where the plan was moved by some days since; what was bought for an earlier time of it is there for this one. */
function isBoughtFor({ boughtFor }: LotOfHome, { plan, start, days }: TimeOfPlan): boolean {
  return boughtFor?.plan === plan && Math.abs(daysBetween(start, boughtFor.start)) < days
}

const hundredths = (grams: number) => Math.round(grams * 100) / 100
