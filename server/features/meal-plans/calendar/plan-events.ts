import type { DishAhead } from '#domain/plan/meal-plan/cooking/prep-ahead.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import {
  type CalendarEvent,
  type CookedRecipe,
  calendarEvents,
} from '#server/features/meal-plans/calendar/calendar-events.ts'
import { frozenFoodsOf } from '#server/features/meal-plans/calendar/frozen-foods.ts'
import { platesOf, recipesOf, shownOf } from '#server/features/meal-plans/plan-view.ts'
import type { PlannedRecipe } from '#server/features/meal-plans/planned-recipes.ts'
import { wordsInTurn } from '#server/features/meal-plans/planning/plan-dishes.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { findRecipe } from '#server/features/recipes/store.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** What a plan, or some days of it, is in a calendar: at the first time of the plan. */
export async function eventsOf(
  world: World,
  plan: StoredPlan,
  reader: UserRow,
  isAsked: (entry: Pick<PlanEntry, 'day'>) => boolean = () => true,
): Promise<CalendarEvent[]> {
  const entries = await shownOf(world, plan)
  const recipes = await recipesOf(world, entries.filter(isAsked), plan.userId)
  const cooked = new Map<number, CookedRecipe>()
  await wordsInTurn(recipes, async (recipe) => {
    const begun = await aheadOf(world, recipe)
    if (begun) cooked.set(recipe.id, { title: recipe.title, begun })
  })
  const frozen = await frozenFoodsOf(world.database, plan)
  return calendarEvents(await platesOf(world, plan, { entries, recipes, reader }), cooked, frozen).filter(isAsked)
}

const remembered = keptAnswers<DishAhead>(4_000_000)

/** Calendars are asked for every hour, and recipes change seldom. Undefined where it is gone meanwhile. */
async function aheadOf({ database, kitchen }: World, recipe: PlannedRecipe): Promise<DishAhead | undefined> {
  const { id, userId, updatedAt } = recipe
  const key = keyOf(`${userId} ${id} ${updatedAt.getTime()}`, kitchen.version)
  const known = remembered.get(key)
  if (known) return known
  const stored = await findRecipe(database, userId, id)
  if (!stored) return undefined
  const { title, ingredients, instructions } = stored
  const ahead = await kitchen.ask('dishAhead', { id, title, ingredients, instructions })
  remembered.set(key, ahead)
  return ahead
}
