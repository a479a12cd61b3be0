import type { Output } from '#contract/endpoint.ts'
import type { mealPlans } from '#contract/planning/meal-plans.ts'
import { dayAfter, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { dayOn, tableTime } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { forSome, outTitle, type PlanOfPlates, remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { servingsCooked } from '#domain/plan/meal-plan/provisions/shopping-days.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { inUse, planInTime } from '#server/features/meal-plans/plan-cookings.ts'
import { likenessOf, platesOf, recipesOf, shownOf } from '#server/features/meal-plans/plan-view.ts'
import { planOn, plansInTurn } from '#server/features/meal-plans/store.ts'

/** What the plan of a date has for it, also where it comes again. */
export async function mealsOn(
  { database, kitchen }: Pick<AppContext, 'database' | 'kitchen'>,
  owner: UserRow,
  date: string,
): Promise<Output<typeof mealPlans.today>> {
  const inTurn = await plansInTurn(database, owner.id, date)
  const nextWeek = Array.from({ length: 7 }, (_, day) => dayAfter(date, 7 - weekdayOf(date) + day))
  const isNextWeekFree = nextWeek.every((on) => inTurn.every((each) => dayOn(each, on) === undefined))
  const plan = planOn(inTurn, date)
  if (!plan) return { planId: null, title: '', day: null, meals: [], isNextWeekFree }
  const day = dayOn(plan, date)
  const shown = await shownOf({ database }, plan)
  const entries = shown.filter((entry) => entry.day === day)
  const named = await recipesOf({ database }, entries, owner.id)
  const plates = await platesOf({ database, kitchen }, plan, { entries: shown, recipes: named, reader: owner })
  const { cooked } = await planInTime({ database }, owner.id, inUse(plan, shown), date)
  const recipes = new Map(named.map((recipe) => [recipe.id, recipe]))
  const meals = entries.map((entry) => {
    const { id, meal, kind, recipeId, note } = entry
    const recipe = recipes.get(recipeId ?? 0)
    return {
      entry: id,
      meal,
      at: tableTime(plan.rules, meal, weekdayOf(date)),
      kind,
      recipeId: recipe?.id ?? null,
      title: titleOf(plates, entry, recipe?.title),
      imageUrl: recipe ? likenessOf(recipe) : null,
      totalMinutes: kind === 'recipe' && recipe ? recipe.totalMinutes : null,
      servings: kind === 'recipe' && recipe ? servingsCooked(entry, shown, householdOf(plates)) : null,
      cookedOn: cooked.get(id)?.cookedOn ?? null,
      whom: forSome(plates, entry) ?? null,
      note,
      remarks: remarksOf(plates, entry).map((remark) => ({ kind: remark.kind, words: remark.words })),
    }
  })
  meals.sort((one, other) => one.at.localeCompare(other.at))
  return { planId: plan.id, title: plan.title, day: day ?? null, meals, isNextWeekFree }
}

/** What an entry is called on a day and in a calendar. */
export function titleOf(plan: PlanOfPlates, entry: PlanEntry, recipe: string | undefined): string {
  if (entry.kind === 'out') return outTitle(plan, entry)
  if (entry.kind === 'note') return entry.note
  return recipe ?? 'Recipe deleted'
}
