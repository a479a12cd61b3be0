import type { MealToCook } from '#contract/planning/plan-view.ts'
import { weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { servedAt } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { cooksRemarks, eatersOf, forSome } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { servingsCooked } from '#domain/plan/meal-plan/provisions/shopping-days.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { namedIn } from '#server/features/meal-plans/entry-store.ts'
import { platesOf, recipesOf, shownOf } from '#server/features/meal-plans/plan-view.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { menusNamed } from '#server/features/menus/store.ts'
import { findRecipes, recipeView, titledTimeline } from '#server/features/recipes/store.ts'

/** What is cooked for one meal of a plan, what most of them eat first, with what cooking it requires, and when to start what of it. */
export async function mealToCook(
  world: Pick<AppContext, 'database' | 'kitchen'>,
  owner: UserRow,
  plan: StoredPlan,
  place: Pick<PlanEntry, 'day' | 'meal'>,
): Promise<MealToCook> {
  const { database } = world
  const shown = await shownOf(world, plan)
  const household = householdOf({ ...plan, entries: shown })
  const cooked = shown.filter(
    (entry) =>
      entry.kind === 'recipe' &&
      entry.day === place.day &&
      entry.meal === place.meal &&
      servingsCooked(entry, shown, household) > 0,
  )
  const named = await recipesOf(world, cooked, owner.id)
  const plates = await platesOf(world, plan, { entries: shown, recipes: named, reader: owner })
  const ids = named.map(({ id }) => id)
  const stored = new Map((await findRecipes(database, owner.id, ids)).map((recipe) => [recipe.id, recipe]))
  const seats = (entry: PlanEntry) => eatersOf(plates, entry).seated.length
  const dishes = cooked
    .toSorted((one, other) => seats(other) - seats(one))
    .flatMap((entry) => {
      const recipe = stored.get(entry.recipeId ?? 0)
      return recipe ? [{ entry, recipe, whom: forSome(plates, entry) ?? null }] : []
    })
  const views = new Map(
    await Promise.all(
      [...stored.values()].map(async (recipe) => [recipe.id, await recipeView(world, recipe, owner)] as const),
    ),
  )
  const { date, at } = servedAt(plan.rules, place, plan.startDate)
  return {
    title: plan.title,
    weekday: weekdayOf(date),
    at,
    dishes: dishes.map(({ entry, recipe, whom }) => ({
      entry: entry.id,
      servings: servingsCooked(entry, shown, household),
      whom,
      remarks: cooksRemarks(plates, entry).map(({ kind, words }) => ({ kind, words })),
      recipe: views.get(recipe.id)!,
    })),
    menus: await menusNamed(database, owner.id, namedIn(dishes.map(({ entry }) => entry)).menuIds),
    timeline: await titledTimeline(world, dishes),
  }
}
