import type { PlanWay } from '#contract/planning/plan-view.ts'
import { ownOnly } from '#domain/plan/week/words/rule-words.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { orderOf, type PlanOrder, type PlanToOrder } from '#server/features/meal-plans/planning/plan-order.ts'

/** The order of a plan of own recipes once new ones are let in too; new ones are composed for it. `onComposed`: how many there are so far. */
export async function orderWithNew(
  world: Pick<AppContext, 'database' | 'kitchen' | 'now'>,
  user: UserRow,
  plan: PlanToOrder,
  onComposed?: (done: number, of: number) => void,
): Promise<PlanOrder> {
  return orderOf(world, user, { ...plan, without: [...(plan.without ?? []), ownOnly] }, onComposed)
}

/** The way out to plan other dishes than own recipes too, where a week of them was met by hand that keeps all rules but these; none otherwise. */
export async function newDishesWay(
  { kitchen }: Pick<AppContext, 'kitchen'>,
  { week, dishes }: Pick<PlanOrder, 'week' | 'dishes'>,
  without: readonly string[] = [],
): Promise<PlanWay[]> {
  const first = await kitchen.ask('firstWeek', week, dishes, without)
  const way = { rules: [ownOnly], words: ['your own recipes only'], wouldDo: null }
  return first ? [{ ...way, cost: first.plan.cents / 100 }] : []
}
