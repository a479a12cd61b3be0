import { daysBetween } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { startOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { type Household, householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { stayingOf, weekWishOf } from '#domain/plan/meal-plan/planning/week-wish.ts'
import { foodsToSpend } from '#domain/plan/meal-plan/provisions/foods-to-spend.ts'
import { mayHave } from '#domain/plan/week/choices/choices.ts'
import type { Slot, WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import { ownOnly } from '#domain/plan/week/words/rule-words.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { type PlannedRecipe, plannedRecipes, recipesToConsider } from '#server/features/meal-plans/planned-recipes.ts'
import { asNear, nearOf } from '#server/features/meal-plans/planning/near-plan.ts'
import { type ComposedDish, composedDishes } from '#server/features/meal-plans/planning/plan-candidates.ts'
import { type DishOfPlan, dishesOfRecipes, profilesOf } from '#server/features/meal-plans/planning/plan-dishes.ts'
import { basisOf, type PlanWithStock, stockFor } from '#server/features/meal-plans/planning/plan-stock.ts'
import { lastCookedOf } from '#server/features/recipes/store.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/** What the planner is given: the wish, the dishes that are considered, and how to write those that are composed. */
export interface PlanOrder {
  readonly week: WeekWish
  readonly household: Household
  readonly profiles: readonly EaterProfile[]
  readonly dishes: readonly WeekDish[]
  /** What is proved of it is true of: plan-stock.ts. */
  readonly basis: string
  readonly composed: ReadonlyMap<string, ComposedDish>
  /** Whether the member has any recipe. */
  readonly isAnyOwn: boolean
}

/** What stands in the plan and stays keeps its place. */
export interface PlanToOrder extends PlanWithStock {
  readonly eaters: readonly Eater[]
  readonly rules: PlanRules
  /** What stands in it when it is only priced: what was bought for that is spoken for. Left out: what stays. */
  readonly standing?: readonly PlanEntry[]
  /** The first day that is planned; those before it are over. Left out: all are planned. */
  readonly from?: number
  /** The only meals that dishes are wanted for, as all others stay. Left out: all are planned. */
  readonly only?: readonly Pick<PlanEntry, 'day' | 'meal'>[]
  /** Rules that are let go; `ownOnly` is the only one that says which dishes there are. */
  readonly without?: readonly string[]
}

/** Whether only the member's own recipes are planned. */
export function plansOwnOnly({ rules, without = [] }: Pick<PlanToOrder, 'rules' | 'without'>): boolean {
  return rules.dishes === 'own' && !without.includes(ownOnly)
}

/** Reads, composes and weighs what a plan is made from. `onComposed`: how many dishes there are so far. */
export async function orderOf(
  world: World,
  user: UserRow,
  plan: PlanToOrder,
  onComposed?: (done: number, of: number) => void,
): Promise<PlanOrder> {
  const { eaters, entries, standing, from, only } = plan
  const profiles = profilesOf(eaters, user)
  const isOwnOnly = plansOwnOnly(plan)
  // more of them where nothing else is considered
  const own = await recipesToConsider(world.database, user.id, isOwnOnly ? 400 : 120)
  const ofPlan = await plannedRecipes(world.database, user.id, recipesIn(entries))
  const inPlan = new Set(ofPlan.map(({ id }) => id))
  const named = [...ofPlan, ...own.filter(({ id }) => !inPlan.has(id))]
  const start = startNow(world, plan)
  const near = await nearOf(world, user, plan, start)
  const cookedNear = [...new Set(near.map(({ recipeId }) => recipeId))]
  const unnamed = cookedNear.filter((id) => !named.some((recipe) => recipe.id === id))
  const besides = await plannedRecipes(world.database, user.id, unnamed)
  const weighed = await dishesOfRecipes(world, [...named, ...besides], profiles)
  const recipes = named.filter(({ id }) => weighed.has(id))
  const known = new Set(recipes.map(({ id }) => id))
  // a recipe that is gone leaves its meal free
  const kept = stayingOf(entries, from)
  const staying = kept.filter(({ kind, recipeId }) => kind === 'out' || known.has(recipeId ?? 0))
  // what was bought for the dishes that go is there for those that come
  const stock = await stockFor(world, user, { ...plan, entries: standing ?? kept })
  const week = weekWishOf({ ...plan, staying, stock, near: asNear(near, weighed) })
  const lastCooked = await lastCookedOf(world.database, user.id, start)
  const liked = recipes.map((recipe) => {
    const day = lastCooked.get(recipe.id)
    const wasJustHad = day !== undefined && daysBetween(day, start) < justHad
    return withLiking(weighed.get(recipe.id)!.dish, recipe, wasJustHad)
  })
  const locked = new Set(week.slots.map(({ locked: dish }) => dish))
  const ofOwn = liked.filter(({ id, meals, finishOf }) => locked.has(id) || (meals.length > 0 && isForAny(finishOf)))
  // whatever stays or is over, and whoever eats out, the same dishes are considered: they need not be composed again
  const asked = weekWishOf({ ...plan, staying: [], stock: [], from: 0 })
  const isWanted = (slot: Slot) => !only || only.some(({ day, meal }) => day === slot.day && meal === slot.meal)
  const part = { ...asked, slots: asked.slots.filter(isWanted) }
  const atHome = foodsToSpend(stock, asked.days)
  const fresh =
    isOwnOnly || part.slots.length === 0
      ? []
      : await composedDishes(world, { user, eaters, profiles, week: asked, part, atHome }, onComposed)
  const forAny = fresh.filter(
    (one) => !isWritten(one, [...recipes, ...besides], weighed) && isForAny(one.weekDish.finishOf),
  )
  return {
    week,
    household: householdOf(plan),
    profiles,
    basis: basisOf(world.kitchen, stock),
    dishes: [...ofOwn, ...forAny.map(({ weekDish }) => weekDish)],
    composed: new Map(forAny.map((dish) => [dish.weekDish.id, dish])),
    isAnyOwn: own.length > 0,
  }
}

/** Whether a dish was written for an earlier plan, so that it is the member's own now: for all who may have it, not for others alone. */
function isWritten(
  { dish, weekDish }: ComposedDish,
  recipes: readonly PlannedRecipe[],
  weighed: ReadonlyMap<number, DishOfPlan>,
): boolean {
  return recipes.some((recipe) => {
    const own = recipe.dish === dish ? weighed.get(recipe.id)?.dish : undefined
    return own !== undefined && own.finishOf.every((finish, eater) => finish !== null || !mayHave(weekDish, eater))
  })
}

/** The first day of a plan; of one that comes again, of its time that is not over. */
function startNow({ now }: World, { startDate, endDate, stored }: PlanToOrder): string {
  if (!stored || stored.isTemplate) return startDate
  return startOn({ startDate, endDate, repeats: stored.repeats }, now().toISOString().slice(0, 10))
}

function recipesIn(entries: readonly PlanEntry[]): number[] {
  return [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))]
}

/** Days before a plan: what was cooked in them is not preferred. */
const justHad = 7

/** Favorites are liked best, but not right after they were had; what was rated down is cooked only where it is locked. */
function withLiking(dish: WeekDish, { isFavorite, userRating }: PlannedRecipe, wasJustHad: boolean): WeekDish {
  const liking = userRating === -1 ? -1 : (isFavorite || userRating === 1) && !wasJustHad ? 2 : 0
  return { ...dish, liking: dish.liking.map(() => liking) }
}

function isForAny(finishOf: WeekDish['finishOf']): boolean {
  return finishOf.some((finish) => finish !== null)
}
