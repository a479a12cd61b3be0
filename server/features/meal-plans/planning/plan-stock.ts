import { hashOf } from '#domain/chance.ts'
import { dayAfter, daysBetween, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { dayOn, type Repeated } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { homeWithout, type LotOfHome } from '#domain/plan/meal-plan/provisions/home-without-plan.ts'
import { type NamedStock, stockAfter } from '#domain/plan/meal-plan/provisions/stock-uses.ts'
import type { Stock } from '#domain/plan/week/week.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { type PlanInTime, type PlanInUse, planInTime } from '#server/features/meal-plans/plan-cookings.ts'
import { usesBefore } from '#server/features/meal-plans/planning/uses-before.ts'
import { planOn, plansInTurn } from '#server/features/meal-plans/store.ts'
import { stockOf } from '#server/features/stock/store.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/** A plan that counts on what is at home: its days, and what stands on them. */
export interface PlanWithStock extends Pick<PlanInUse, 'startDate' | 'endDate' | 'entries'> {
  /** As it is kept; left out: a new one, which has neither cooked nor brought anything yet. */
  readonly stored?: PlanInUse['stored'] | undefined
  /** Its time that is not over, where what of it was cooked is known already. */
  readonly inTime?: PlanInTime | undefined
}

/**
 * What is at home for a plan: what would be there without it, so that neither its own cooking nor its own shopping changes what it costs, and
 * without what other plans cook until it starts or have bought for days of theirs. The days until which stock is good are counted from its
 * start. Nothing for a template, which nobody eats by.
 */
export async function stockFor(world: World, user: UserRow, plan: PlanWithStock): Promise<NamedStock[]> {
  const { startDate, stored } = plan
  if (stored?.isTemplate) return []
  const home = await homeFor(world, user, plan)
  if (home.length === 0) return []
  const stock = home.map((lot) => ({
    ...lot,
    lastDay: lot.useBy === null ? lastOfAll : daysBetween(startDate, lot.useBy),
  }))
  const left = stockAfter(stock, await usesBefore(world, user, startDate))
  const isForOthers = await boughtForOthers(world, user, plan, left)
  return left.filter((lot) => !isForOthers(lot))
}
/** What has no last day. */
const lastOfAll = 10_000

/** Names what a proof is true of besides its wish: what is at home, to the gram, and the tables of foods and prices. */
export function basisOf({ version }: Pick<Kitchen, 'version'>, stock: readonly Stock[]): string {
  // what an earlier plan will use up is not there, before as after it is cooked, and cooking takes parts of a gram
  const lots = stock.flatMap(({ product, grams, lastDay }) => {
    const whole = Math.round(grams)
    return whole > 0 ? [`${product} ${whole} ${lastDay}`] : []
  })
  return `${version}.${hashOf(lots.sort().join())}`
}

/** The day of the calendar until which stock is good; null where it has none. */
export function useByOf(startDate: string, lastDay: number): string | null {
  return lastDay >= lastOfAll ? null : dayAfter(startDate, lastDay)
}

/** The entries of a plan that were cooked, and those at which what is left of them is eaten. */
export async function cookedIn(world: World, user: UserRow, plan: PlanWithStock): Promise<ReadonlySet<string>> {
  const { stored, entries } = plan
  if (!stored) return new Set()
  const { cooked } = await inTimeOf(world, user, { ...plan, stored })
  return new Set(
    entries.flatMap(({ id, cookedAt }) => (cooked.has(id) || (cookedAt !== null && cooked.has(cookedAt)) ? [id] : [])),
  )
}

async function homeFor(world: World, user: UserRow, plan: PlanWithStock): Promise<LotOfHome[]> {
  const lots = await stockOf(world.database, user.id)
  if (!plan.stored) return lots
  const { time, cooked } = await inTimeOf(world, user, { ...plan, stored: plan.stored })
  return homeWithout(time, lots, cooked)
}

async function inTimeOf(
  world: World,
  user: UserRow,
  plan: PlanInUse & Pick<PlanWithStock, 'inTime'>,
): Promise<PlanInTime> {
  return plan.inTime ?? planInTime(world, user.id, plan, world.now().toISOString().slice(0, 10))
}

/** Tells what is kept for another plan: what was bought for it, while it has the days for which that was and the plan asked of has not. */
async function boughtForOthers(
  { database, now }: World,
  user: UserRow,
  { startDate, endDate, stored }: PlanWithStock,
  lots: readonly Pick<LotOfHome, 'boughtFor'>[],
): Promise<(lot: Pick<LotOfHome, 'boughtFor'>) => boolean> {
  if (!lots.some(({ boughtFor }) => boughtFor && boughtFor.plan !== stored?.id)) return () => false
  const today = now().toISOString().slice(0, 10)
  const inTurn = await plansInTurn(database, user.id, today)
  const days: Repeated = { startDate, endDate, repeats: stored?.repeats ?? 0 }
  const from = startDate > today ? startDate : today
  return ({ boughtFor }) => {
    const other = boughtFor?.plan === stored?.id ? undefined : inTurn.find(({ id }) => id === boughtFor?.plan)
    if (!boughtFor || !other) return false
    const last = dayAfter(boughtFor.start, daysOfPlan(other) - 1)
    return last >= from && dayOn(days, last) === undefined && planOn(inTurn, last) === other
  }
}
