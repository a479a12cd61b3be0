import type { MealPlan, MealPlanWithMeals } from '#contract/meal-plans.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar-days.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { shownEntries } from '#domain/plan/meal-plan/shown-entries.ts'
import { nutrientNames } from '#domain/plan/week/week.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { recipesOfPlans } from '#server/features/meal-plans/entry-store.ts'
import { entriesOf } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { photoAddress, pictureAddress } from '#server/features/pictures/store.ts'
import { findRecipes } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** Plans as lists show them. */
export async function planRows({ database }: World, plans: readonly StoredPlan[]): Promise<MealPlan[]> {
  const recipes = await recipesOfPlans(
    database,
    plans.map(({ id }) => id),
  )
  return plans.map((plan) => row(plan, recipes.get(plan.id) ?? []))
}

/** One plan with its calendar, and those of its recipes that are there still. */
export async function planView(world: World, plan: StoredPlan, reader: UserRow): Promise<MealPlanWithMeals> {
  const days = daysOfPlan(plan)
  const entries = await shownOf(world, plan)
  const { version, eaters, rules, proof, prices } = plan
  const recipes = await recipesOf(world, entries, reader.id)
  const nothing = Object.fromEntries(nutrientNames.map((name) => [name, 0])) as Record<
    (typeof nutrientNames)[number],
    number
  >
  return {
    ...row(plan, cookedRecipes(entries)),
    version,
    eaters,
    rules,
    entries: entries.map((entry) => ({ ...entry, cost: 0 })),
    recipes: recipes.map((recipe) => ({
      id: recipe.id,
      title: recipe.title,
      imageUrl: likenessOf(recipe),
      totalMinutes: recipe.facts.totalMinutes,
      servings: recipe.servings,
      calories: recipe.calories,
      troubles: [],
    })),
    totals: {
      cost: 0,
      used: 0,
      fromHome: 0,
      spoiled: 0,
      days: Array.from({ length: days }, () => ({ cost: 0, eaters: eaters.map(() => nothing) })),
      packages: [],
      spent: [],
    },
    proof,
    prices,
  }
}

/** What stands in the calendar of a plan. */
export async function shownOf({ database }: Pick<World, 'database'>, plan: StoredPlan): Promise<PlanEntry[]> {
  return shownEntries(await entriesOf(database, plan.id), daysOfPlan(plan))
}

/** Recipes that entries name and that are there still. */
export async function recipesOf(
  { database }: Pick<World, 'database'>,
  entries: readonly PlanEntry[],
  ownerId: string,
): Promise<StoredRecipe[]> {
  const ids = [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))]
  return (await findRecipes(database, ownerId, ids)).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

export function likenessOf({ id, photoVersion, imageUrl, pictureVersion }: StoredRecipe): string {
  return photoAddress(id, photoVersion) ?? imageUrl ?? pictureAddress(id, pictureVersion)
}

function cookedRecipes(entries: readonly PlanEntry[]): number[] {
  return [...new Set(entries.flatMap(({ kind, recipeId }) => (kind === 'recipe' && recipeId !== null ? recipeId : [])))]
}

function row(plan: StoredPlan, recipeIds: number[]): MealPlan {
  const { id, userId, title, description, startDate, endDate, menuIds, isActive, isTemplate, repeats } = plan
  return {
    id,
    userId,
    title,
    description,
    startDate,
    endDate,
    menuIds,
    recipeIds,
    isActive,
    isTemplate,
    repeats,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
  }
}
