import { dayAfter, daysBetween, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { periodOf } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import type { FrozenFood } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import type { Db } from '#server/db/database.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { listsForPlan } from '#server/features/shopping/store.ts'

/** What lies in the freezer for a dish of a plan, by its entry and the recipe that it was bought for. */
export interface FrozenForDish {
  readonly entry: string
  readonly recipeId: number
  /** Days from the first time of the plan to the one that it is for. */
  readonly time: number
  readonly foods: readonly FrozenFood[]
}

/** What the lists that were made for a plan have for the freezer. A plan may have been moved by some days since. */
export async function frozenFoodsOf(db: Db, plan: StoredPlan): Promise<FrozenForDish[]> {
  const lists = await listsForPlan(db, plan.userId, plan.id)
  const times = Array.from({ length: plan.repeats + 1 }, (_, time) => time * periodOf(plan))
  return lists.flatMap(({ start, dishes = [] }) => {
    const away = (time: number) => Math.abs(daysBetween(dayAfter(plan.startDate, time), start))
    const [time] = times.toSorted((one, other) => away(one) - away(other))
    if (time === undefined || away(time) >= daysOfPlan(plan)) return []
    return dishes.flatMap(({ entry, recipeId, frozen: foods }) => (foods ? [{ entry, recipeId, time, foods }] : []))
  })
}
