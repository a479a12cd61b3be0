import { dayAfter, daysBetween, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { cookingsOfBoth } from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'
import { dayOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { dishOfRecipe } from '#domain/plan/meal-plan/planning/week-wish.ts'
import { isLarge } from '#domain/plan/week/choices/choices.ts'
import { nearDays } from '#domain/plan/week/choices/near.ts'
import type { Near, WeekDish, WeekMeal } from '#domain/plan/week/week.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { cookingsBetween } from '#server/features/meal-plans/plan-cookings.ts'
import type { PlanWithStock } from '#server/features/meal-plans/planning/plan-stock.ts'
import { entriesOf, planOn, plansInTurn } from '#server/features/meal-plans/store.ts'
import type { StoredEntry, StoredPlan } from '#server/features/meal-plans/tables.ts'

/** A cooking on a day beside a plan, counted from its start; the meal where a plan has it. */
interface NearCooking {
  readonly day: number
  readonly recipeId: number
  readonly meal?: WeekMeal
}

/**
 * What the member cooked or planned on the three days before and after a plan, in that time of it which begins on `start`. What was planned and
 * cooked is one; what was cooked more often than it was planned, or without any plan, is as many as it was cooked. Nothing for a template, which
 * has no days.
 */
export async function nearOf(
  { database }: Pick<AppContext, 'database'>,
  user: UserRow,
  { startDate, endDate, stored }: Pick<PlanWithStock, 'startDate' | 'endDate' | 'stored'>,
  start: string,
): Promise<NearCooking[]> {
  if (stored?.isTemplate) return []
  const after = daysOfPlan({ startDate, endDate })
  const beside = Array.from({ length: nearDays }, (_, at) => at)
  const days = [...beside.map((at) => at - nearDays), ...beside.map((at) => after + at)]
  const dates = days.map((day) => dayAfter(start, day))
  const inTurn = (await plansInTurn(database, user.id, dates[0]!)).filter(({ id }) => id !== stored?.id)
  const known = new Map<StoredPlan, StoredEntry[]>()
  const planned: NearCooking[] = []
  for (const [at, date] of dates.entries()) {
    const plan = planOn(inTurn, date)
    const onDay = plan && dayOn(plan, date)
    if (!plan || onDay === undefined) continue
    if (!known.has(plan)) known.set(plan, await entriesOf(database, plan.id))
    for (const { kind, recipeId, day, meal } of shownEntries(known.get(plan)!, daysOfPlan(plan), plan))
      if (kind === 'recipe' && recipeId !== null && day === onDay) planned.push({ day: days[at]!, recipeId, meal })
  }
  const { diary, home } = await cookingsBetween({ database }, user.id, dates[0]!, dates.at(-1)!)
  const notCooked = [...planned]
  const cooked = cookingsOfBoth(diary, home).flatMap(({ recipeId, cookedOn }): NearCooking[] => {
    const day = daysBetween(start, cookedOn)
    const at = notCooked.findIndex((one) => one.recipeId === recipeId && one.day === day)
    if (at >= 0) notCooked.splice(at, 1)
    return at >= 0 || !days.includes(day) ? [] : [{ day, recipeId }]
  })
  return [...planned, ...cooked].slice(0, mostNear)
}

/** More than anybody cooks in six days. */
const mostNear = 100

/** Cookings as variety sees them; of a recipe that is gone nothing is known. Where no plan says the meal, its dish does. */
export function asNear(cookings: readonly NearCooking[], dishes: ReadonlyMap<number, { dish: WeekDish }>): Near[] {
  return cookings.flatMap(({ day, recipeId, meal }): Near[] => {
    const dish = dishes.get(recipeId)?.dish
    if (!dish) return []
    const { main, kinds } = dish
    const isMeal = meal === undefined ? dish.meals.some(isLarge) : isLarge(meal)
    const like = { ...(main !== undefined && { main }), ...(kinds?.form !== undefined && { form: kinds.form }) }
    return [{ day, dish: dishOfRecipe(recipeId), isLarge: isMeal, ...like }]
  })
}
