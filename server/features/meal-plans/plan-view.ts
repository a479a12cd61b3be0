import type { MealPlan, MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import type { PlanOfPlates } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanEntry, PlanProof } from '#domain/plan/meal-plan/meal-plan.ts'
import { type PlanToCount, type PlanTotals, planTotals } from '#domain/plan/meal-plan/totals.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { dishesOfPlans, type NamedInPlan, namedIn } from '#server/features/meal-plans/entry-store.ts'
import { inUse, planInTime } from '#server/features/meal-plans/plan-cookings.ts'
import { type PlannedRecipe, plannedRecipes } from '#server/features/meal-plans/planned-recipes.ts'
import { provedOf } from '#server/features/meal-plans/planning/let-go.ts'
import { type DishOfPlan, dishesOfRecipes, profilesOf } from '#server/features/meal-plans/planning/plan-dishes.ts'
import { basisOf, stockFor, useByOf } from '#server/features/meal-plans/planning/plan-stock.ts'
import { entriesOf } from '#server/features/meal-plans/store.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { weekFoodsOf } from '#server/features/meal-plans/week-foods.ts'
import { menusNamed } from '#server/features/menus/store.ts'
import { photoAddress, pictureAddress } from '#server/features/recipes/store.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/** Plans as lists show them. */
export async function planRows({ database }: World, plans: readonly StoredPlan[]): Promise<MealPlan[]> {
  const named = await dishesOfPlans(
    database,
    plans.map(({ id }) => id),
  )
  return plans.map((plan) => row(plan, named.get(plan.id) ?? namedIn([])))
}

/** One plan with its calendar, what it costs and feeds, and those of its recipes that are there still. */
export async function planView(world: World, plan: StoredPlan, reader: UserRow): Promise<MealPlanWithMeals> {
  const entries = await shownOf(world, plan)
  const { version, eaters, rules, proof, prices } = plan
  const proved = provedOf(proof)
  const named = await recipesOf(world, entries, reader.id)
  const dishes = await dishesOfRecipes(world, named, profilesOf(eaters, reader))
  const recipes = named.filter(({ id }) => dishes.has(id))
  const cooked = namedIn(entries.filter(({ kind }) => kind === 'recipe'))
  const today = world.now().toISOString().slice(0, 10)
  const used = inUse(plan, entries)
  const inTime = await planInTime(world, reader.id, used, today)
  const stock = await stockFor(world, reader, { ...used, inTime })
  const totals = totalsOf(plan, { entries, dishes, stock, foods: await weekFoodsOf(world.kitchen) })
  return {
    ...row(plan, cooked),
    version,
    eaters,
    rules,
    entries: entries.map((entry) => ({
      ...entry,
      cost: dollars(totals.ofEntry.get(entry.id) ?? 0),
      cookedOn: inTime.cooked.get(entry.id)?.cookedOn ?? null,
    })),
    recipes: recipes.map((recipe) => planRecipe(recipe, eaters, dishes.get(recipe.id)!)),
    menus: await menusNamed(world.database, reader.id, cooked.menuIds),
    totals: {
      cost: dollars(totals.cents),
      used: dollars(totals.used),
      fromHome: dollars(totals.fromHome),
      spoiled: dollars(totals.spoiled),
      atTill: dollars(await world.kitchen.ask('centsAtTill', totals.toBuy)),
      days: totals.days.map((day) => ({
        cost: dollars(day.cents),
        eaters: [...day.eaters],
        produce: [...day.produce],
      })),
      weeks: totals.weeks.map(({ days, cents }) => ({ days, cost: dollars(cents) })),
      packages: totals.packages.map(({ name, label, count, cents, leftGrams }) => ({
        name,
        label,
        count,
        leftGrams,
        cost: dollars(cents),
      })),
      spent: totals.spent.map(({ food, name, grams, lastDay }) => ({
        food,
        name,
        grams,
        useBy: useByOf(plan.startDate, lastDay),
      })),
      goesOff: totals.goesOff.map(({ name, grams, lastDay }) => ({
        name,
        grams,
        useBy: dayAfter(plan.startDate, lastDay),
      })),
    },
    ...(proved && isOf(proved, totals, basisOf(world.kitchen, stock))
      ? { proof: proved, prices }
      : { proof: null, prices: null }),
  }
}

function totalsOf(
  plan: StoredPlan,
  {
    entries,
    dishes,
    stock,
    foods,
  }: Pick<PlanToCount, 'entries' | 'stock' | 'foods'> & { dishes: ReadonlyMap<number, DishOfPlan> },
) {
  return planTotals({
    days: daysOfPlan(plan),
    ...householdOf({ ...plan, entries }),
    entries,
    dishes: new Map([...dishes].map(([id, { dish }]) => [id, dish])),
    stock,
    foods,
  })
}

function planRecipe(
  recipe: PlannedRecipe,
  eaters: readonly Eater[],
  { dish, troubles }: DishOfPlan,
): MealPlanWithMeals['recipes'][number] {
  const { id, title, servings } = recipe
  return {
    id,
    title,
    imageUrl: likenessOf(recipe),
    totalMinutes: dish.minutes,
    servings,
    calories: Math.round(dish.finishes[0]!.nutrients.calories),
    keepsDays: dish.keepsDays,
    troubles: namedTroubles(troubles, eaters),
  }
}

function namedTroubles(troubles: DishOfPlan['troubles'], eaters: readonly Eater[]) {
  return troubles.map(({ eater, ...trouble }) => ({ ...trouble, eater: eaters[eater]!.id }))
}

/**
 * What was proved is of a plan that cost so much, and of what was at home and the prices of then: what has come home since may make another
 * plan cheaper, also where this one has no use for it.
 */
function isOf(proof: PlanProof, { cents }: PlanTotals, basis: string): boolean {
  return Math.abs(proof.cost * 100 - cents) < 1.5 && (proof.basis ?? basis) === basis
}

const dollars = (cents: number) => Math.round(cents) / 100

/** What stands in the calendar of a plan. */
export async function shownOf({ database }: Pick<World, 'database'>, plan: StoredPlan): Promise<PlanEntry[]> {
  return shownEntries(await entriesOf(database, plan.id), daysOfPlan(plan), plan)
}

/** A plan as it tells for whom its entries are and what to know of each plate: of all that is in sight, and of these of its recipes. */
export async function platesOf(
  world: Pick<World, 'database' | 'kitchen'>,
  { startDate, eaters, rules }: StoredPlan,
  { entries, recipes, reader }: Pick<PlanOfPlates, 'entries'> & { recipes: readonly PlannedRecipe[]; reader: UserRow },
): Promise<PlanOfPlates> {
  const dishes = await dishesOfRecipes(world, recipes, profilesOf(eaters, reader))
  const weighed = [...dishes].map(([id, { dish, troubles }]) => ({
    id,
    keepsDays: dish.keepsDays,
    troubles: namedTroubles(troubles, eaters),
  }))
  return { startDate, eaters, rules, entries, recipes: weighed }
}

/** Recipes that entries name and that are there still. */
export async function recipesOf(
  { database }: Pick<World, 'database'>,
  entries: readonly PlanEntry[],
  ownerId: string,
): Promise<PlannedRecipe[]> {
  return plannedRecipes(database, ownerId, [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))])
}

export function likenessOf({ id, photoVersion, imageUrl, pictureVersion }: PlannedRecipe): string {
  return photoAddress(id, photoVersion) ?? imageUrl ?? pictureAddress(id, pictureVersion)
}

function row(plan: StoredPlan, { recipeIds, menuIds }: NamedInPlan): MealPlan {
  const { id, userId, title, description, startDate, endDate, isActive, isTemplate, restedAt, repeats } = plan
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
    isInTurn: isActive || restedAt !== null,
    isTemplate,
    repeats,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
  }
}
