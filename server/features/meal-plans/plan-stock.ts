import { hashOf } from '#domain/chance.ts'
import { dayAfter, daysBetween, daysOfPlan } from '#domain/plan/meal-plan/calendar-days.ts'
import { dayOn } from '#domain/plan/meal-plan/repetitions.ts'
import { householdOf } from '#domain/plan/meal-plan/seating.ts'
import { shownEntries } from '#domain/plan/meal-plan/shown-entries.ts'
import { type NamedStock, servedIn, stockAfter, type UseOfPlan, usesOf } from '#domain/plan/meal-plan/stock-uses.ts'
import type { Stock } from '#domain/plan/week/week.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { stockOf } from '#server/features/at-home/store.ts'
import { lastCookedOf } from '#server/features/cooked/store.ts'
import { dishesOfRecipes, profilesOf } from '#server/features/meal-plans/plan-dishes.ts'
import { plannedRecipes } from '#server/features/meal-plans/planned-recipes.ts'
import { entriesOf, planOn, plansInTurn } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/**
 * What is at home for a plan that starts on that day, without what the plans in turn cook until then; the days until which it is good are
 * counted from there.
 */
export async function stockFor(world: World, user: UserRow, startDate: string): Promise<NamedStock[]> {
  const rows = await stockOf(world.database, user.id)
  if (rows.length === 0) return []
  const stock = rows.map(({ product, name, grams, useBy }) => ({
    product,
    name,
    grams,
    lastDay: useBy === null ? lastOfAll : daysBetween(startDate, useBy),
  }))
  return stockAfter(stock, await usesBefore(world, user, startDate))
}
/** What has no last day. */
const lastOfAll = 10_000

/** Names what a proof is true of besides its wish: what is at home, and the tables of foods and prices. */
export function basisOf({ version }: Pick<Kitchen, 'version'>, stock: readonly Stock[]): string {
  const lots = stock.map(({ product, grams, lastDay }) => `${product} ${grams} ${lastDay}`).sort()
  return `${version}.${hashOf(lots.join())}`
}

/** The day of the calendar until which stock is good; null where it has none. */
export function useByOf(startDate: string, lastDay: number): string | null {
  return lastDay >= lastOfAll ? null : dayAfter(startDate, lastDay)
}

/** What the plans in turn take from today until a date, its days counted from there; not what was cooked today already. */
async function usesBefore(world: World, user: UserRow, date: string): Promise<UseOfPlan[]> {
  const today = world.now().toISOString().slice(0, 10)
  const ahead = Math.min(daysBetween(today, date), mostAhead)
  if (ahead <= 0) return []
  const inTurn = await plansInTurn(world.database, user.id, today)
  const turns = Array.from({ length: ahead }, (_, at) => dayAfter(today, at)).flatMap((on) => {
    const plan = planOn(inTurn, on)
    const day = plan && dayOn(plan, on)
    return day === undefined ? [] : [{ plan, on, day }]
  })
  if (turns.length === 0) return []
  const cooked = await lastCookedOf(world.database, user.id)
  const uses = new Map<StoredPlan | undefined, UseOfPlan[]>()
  for (const plan of inTurn)
    if (turns.some((turn) => turn.plan === plan)) uses.set(plan, await usesOfPlan(world, user, plan))
  return turns.flatMap(({ plan, on, day }) =>
    uses
      .get(plan)!
      .filter((use) => use.day === day && (on > today || (cooked.get(use.recipeId) ?? '') < today))
      .map((use) => ({ ...use, day: daysBetween(date, on) })),
  )
}
/** Days: as many as the weeks that take turns. */
const mostAhead = 91

async function usesOfPlan(world: World, user: UserRow, plan: StoredPlan): Promise<UseOfPlan[]> {
  const entries = shownEntries(await entriesOf(world.database, plan.id), daysOfPlan(plan), plan)
  const ids = [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))]
  const recipes = await plannedRecipes(world.database, user.id, ids)
  const dishes = await dishesOfRecipes(world, recipes, profilesOf(plan.eaters, user))
  return servedIn({
    days: daysOfPlan(plan),
    ...householdOf(plan),
    entries,
    dishes: new Map([...dishes].map(([id, { dish }]) => [id, dish])),
  }).flatMap(usesOf)
}
