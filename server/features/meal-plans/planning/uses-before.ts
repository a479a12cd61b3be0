import { dayAfter, daysBetween, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { dayOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import { type PlanEntry, planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import { servedIn, type UseOfPlan, usesOf } from '#domain/plan/meal-plan/provisions/stock-uses.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { cookingsBetween, inTime, inUse } from '#server/features/meal-plans/plan-cookings.ts'
import { plannedRecipes } from '#server/features/meal-plans/planned-recipes.ts'
import { dishesOfRecipes, profilesOf } from '#server/features/meal-plans/planning/plan-dishes.ts'
import { entriesOf, planOn, plansInTurn } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/** What the plans in turn take from today until a date, its days counted from there; not for dishes that were cooked already. */
export async function usesBefore(world: World, user: UserRow, date: string): Promise<UseOfPlan[]> {
  const today = world.now().toISOString().slice(0, 10)
  const ahead = Math.min(daysBetween(today, date), mostAhead)
  if (ahead <= 0) return []
  const inTurn = await plansInTurn(world.database, user.id, today)
  const turns = Array.from({ length: ahead }, (_, at) => dayAfter(today, at)).flatMap((on) => {
    const plan = planOn(inTurn, on)
    const day = plan && dayOn(plan, on)
    return plan === undefined || day === undefined ? [] : [{ plan, on, day }]
  })
  if (turns.length === 0) return []
  // as far as any plan of today or later may have been cooked
  const [first, last] = [-2 * planBounds.days, 2 * planBounds.days].map((days) => dayAfter(today, days))
  const cookings = await cookingsBetween(world, user.id, first!, last!)
  const plans = new Map<StoredPlan, UsesOfPlan>()
  for (const plan of inTurn)
    if (turns.some((turn) => turn.plan === plan)) plans.set(plan, await usesOfPlan(world, user, plan))
  return turns.flatMap(({ plan, on, day }) => {
    const { entries, uses } = plans.get(plan)!
    const { cooked } = inTime(inUse(plan, entries), cookings, on)
    return uses
      .filter((use) => use.day === day && !cooked.has(use.cooking))
      .map((use) => ({ ...use, day: daysBetween(date, on) }))
  })
}
/** Days: as many as the weeks that take turns. */
const mostAhead = 91

interface UsesOfPlan {
  readonly entries: readonly PlanEntry[]
  readonly uses: readonly UseOfPlan[]
}

async function usesOfPlan(world: World, user: UserRow, plan: StoredPlan): Promise<UsesOfPlan> {
  const entries = shownEntries(await entriesOf(world.database, plan.id), daysOfPlan(plan), plan)
  const ids = [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))]
  const recipes = await plannedRecipes(world.database, user.id, ids)
  const dishes = await dishesOfRecipes(world, recipes, profilesOf(plan.eaters, user))
  const uses = servedIn({
    days: daysOfPlan(plan),
    ...householdOf({ ...plan, entries }),
    entries,
    dishes: new Map([...dishes].map(([id, { dish }]) => [id, dish])),
  }).flatMap(usesOf)
  return { entries, uses }
}
