import type { Input, Output } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { mealPlans } from '#contract/planning/meal-plans.ts'
import type { shoppingDays } from '#contract/planning/shopping-days.ts'
import { mostLettersBoughtFor } from '#contract/shopping/list-change.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { foods as table } from '#domain/food/foods.ts'
import { dayAfter, daysBetween, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { startOn } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { type PlannedCooking, plannedCookings } from '#domain/plan/meal-plan/cooking/what-is-cooked.ts'
import type { DishOfList, FrozenFood } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import { fateOf } from '#domain/plan/meal-plan/provisions/keeping-until.ts'
import { boughtOn, daysToAdd } from '#domain/plan/meal-plan/provisions/shopping-days.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { daysUncooked } from '#domain/plan/week/larder/week-food.ts'
import { lettersOfRecipe } from '#domain/recipe/texts/letters-of-recipe.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { inUse, planInTime } from '#server/features/meal-plans/plan-cookings.ts'
import { platesOf, recipesOf, shownOf } from '#server/features/meal-plans/plan-view.ts'
import type { StoredPlan } from '#server/features/meal-plans/tables.ts'
import { foodsOf, keepLists, type RecipeToBuy, recipesToBuy, viewsOfLists } from '#server/features/shopping/store.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/** A list for each day of shopping on which something is bought, called by its date: of the time of the plan that is not over. */
export async function shopPlan(
  world: World,
  owner: UserRow,
  plan: StoredPlan,
  asked: ShoppingDays,
): Promise<ShoppingList[]> {
  const { start, bought, isLess } = await boughtFor(world, owner, plan, asked)
  const lists = [...bought].filter(([, foods]) => foods.length > 0)
  if (lists.length === 0) throw new AppError('invalid_input', isLess ? nothingLeft : nothingYet)
  const kept = await keepLists(
    world,
    owner,
    lists.map(([day, foods]) => ({
      title: titleOf(dayAfter(start, day)),
      recipes: recipesAmong(foods),
      foods: foods.map(({ food }) => food),
      ...(!plan.isTemplate && {
        boughtFor: { plan: plan.id, start, boughtOn: dayAfter(start, day), dishes: dishesAmong(foods, day, start) },
      }),
    })),
  )
  return viewsOfLists(world, owner, kept)
}

/** What would not stay fresh until it is cooked, by the names that lists have, and on which days to shop as well so that nothing spoils. */
export async function keepingOfDays(
  world: World,
  owner: UserRow,
  plan: StoredPlan,
  asked: ShoppingDays,
): Promise<Output<typeof shoppingDays.keeping>> {
  const { bought } = await boughtFor(world, owner, plan, asked)
  const early = [...bought].flatMap(([shopping, foods]) =>
    foods.flatMap(({ food: { food, name, isStaple }, cooking: { day } }) => {
      const fate = isStaple ? null : fateOf(food, day - shopping)
      return fate === null ? [] : [{ name, fate, day, keeps: daysUncookedOf(food) }]
    }),
  )
  const spoils = early.filter(({ fate }) => fate === 'spoils')
  const frozen = early.filter(({ fate }) => fate === 'freeze')
  return { frozen: namesAmong(frozen), spoils: namesAmong(spoils), add: daysToAdd(spoils) }
}

type ShoppingDays = Input<typeof mealPlans.shop>['body']

/** What is cooked for the time of the plan that is not over, by the day of shopping on which it is bought. */
async function boughtFor(world: World, owner: UserRow, plan: StoredPlan, { days, date }: ShoppingDays) {
  const { now } = world
  if (days.some((day) => day >= daysOfPlan(plan)))
    throw new AppError(
      'invalid_input',
      'One of your shopping days is after the end of the plan. Please choose days within it.',
    )
  const today = date ?? now().toISOString().slice(0, 10)
  const start = startOn(plan, today)
  const from = date === undefined || plan.isTemplate ? 0 : daysBetween(start, date)
  if (from >= daysOfPlan(plan))
    throw new AppError(
      'invalid_input',
      'This plan is over. Choose “Use again starting…” first, then shop for the copy.',
    )
  const entries = await shownOf(world, plan)
  const recipes = await recipesOf(world, entries, owner.id)
  const all = plannedCookings(await platesOf(world, plan, { entries, recipes, reader: owner }))
  const { cooked: done } = await planInTime(world, owner.id, inUse(plan, entries), today)
  const cookings = all.filter(({ entry, day: on }) => on >= from && !done.has(entry))
  const cooked = await cookedFoods(world, owner, cookings)
  const bought = boughtOn(cooked, days, ({ food }) => daysUncookedOf(food.food))
  return { start, bought, isLess: cookings.length < all.length }
}

function namesAmong(foods: readonly { readonly name: string }[]): string[] {
  return [...new Set(foods.map(({ name }) => name))].sort()
}

const nothingLeft = 'There’s nothing left to cook in this plan.'
const nothingYet = 'There’s nothing to cook in this plan yet.'

/** A food that is wanted for one cooking of a recipe. */
interface FoodOfCooking {
  readonly food: ListedFood
  readonly cooking: {
    readonly entry: string
    readonly recipe: RecipeToBuy
    readonly servings: number
    /** Of the plan. */
    readonly day: number
  }
}

/** The foods of what is cooked, by its day. */
async function cookedFoods({ database, kitchen }: World, owner: UserRow, cookings: readonly PlannedCooking[]) {
  const ids = [...new Set(cookings.map(({ recipeId }) => recipeId))]
  const recipes = new Map((await recipesToBuy(database, owner.id, ids)).map((recipe) => [recipe.id, recipe]))
  const plates = cookings.flatMap(({ entry, recipeId, day, plates: all }) => {
    const recipe = recipes.get(recipeId)
    if (!recipe) return []
    const cooking = { entry, recipe, servings: all.reduce((sum, { servings }) => sum + servings, 0), day }
    return all.map(({ without, servings }) => ({
      day,
      cooking,
      servings,
      recipe: withoutLines(recipe, without),
      asked: [recipeId, servings, ...without].join('\n'),
    }))
  })
  // what is cooked again and again is read once
  const wanted = new Map(plates.map((plate) => [plate.asked, plate]))
  const found = await foodsOfAll(kitchen, [...wanted.values()])
  const foods = new Map([...wanted.keys()].map((asked, at) => [asked, found[at]!]))
  return plates.map(({ day, cooking, asked }) => ({
    day,
    foods: foods.get(asked)!.map((food) => ({ food: wantedFor(food, cooking), cooking })),
  }))
}

function wantedFor(food: ListedFood, { entry }: FoodOfCooking['cooking']): ListedFood {
  return { ...food, sources: food.sources.map((source) => ({ ...source, entry })) }
}

/** As many recipes at a time as the kitchen takes; a plan of four weeks may have more. */
async function foodsOfAll(
  kitchen: Kitchen,
  wanted: readonly { readonly recipe: RecipeToBuy; readonly servings: number }[],
): Promise<ListedFood[][]> {
  const parts: (typeof wanted)[number][][] = []
  let room = 0
  for (const one of wanted) {
    const letters = lettersOfRecipe(one.recipe)
    if (letters > room) {
      parts.push([])
      room = mostLettersBoughtFor
    }
    parts.at(-1)!.push(one)
    room -= letters
  }
  return (await inTurn(parts, (part) => foodsOf(kitchen, part))).flat()
}

async function inTurn<One, Made>(all: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const one of all) made.push(await make(one))
  return made
}

/** The recipe for who has some of its lines left off the plate; named as planner and verification name them. */
function withoutLines(recipe: RecipeToBuy, without: readonly string[]): RecipeToBuy {
  if (without.length === 0) return recipe
  const left = new Set(without)
  const ingredients = recipe.ingredients.filter(
    ({ amount, unit, name }) => !left.has([amount, unit, name].filter(Boolean).join(' ')),
  )
  return { ...recipe, ingredients }
}

/** Each once, with the servings of all its cookings for which something is bought here. */
function recipesAmong(foods: readonly FoodOfCooking[]) {
  const servings = new Map<RecipeToBuy, number>()
  for (const { recipe, servings: eaten } of new Set(foods.map(({ cooking }) => cooking)))
    servings.set(recipe, (servings.get(recipe) ?? 0) + eaten)
  return [...servings].map(([{ id, title }, eaten]) => ({ recipeId: id, title, servings: Math.ceil(eaten) }))
}

/** The dishes of the plan for which something is bought here on a day, each for its servings, with what is frozen for it. */
function dishesAmong(foods: readonly FoodOfCooking[], boughtOn: number, start: string): DishOfList[] {
  return [...Map.groupBy(foods, ({ cooking }) => cooking)].map(([{ entry, recipe, servings, day }, mine]) => {
    const frozen = mine.flatMap(({ food: { food, name, grams } }): FrozenFood[] =>
      food !== null && fateOf(food, day - boughtOn) === 'freeze' ? [{ food, name, grams }] : [],
    )
    const dish = { entry, recipeId: recipe.id, servings, cookedOn: dayAfter(start, day) }
    return frozen.length > 0 ? { ...dish, frozen } : dish
  })
}

/** Meat, fish and bread too are bought when they need not be frozen, where there is such a day. What the kitchen does not know is bought fresh. */
function daysUncookedOf(id: string | null): number {
  const food = id === null ? undefined : table.get(id)
  return food ? daysUncooked(food) : 0
}

/** 'Monday, November 23' */
function titleOf(date: string): string {
  return dateWords.format(new Date(date))
}

const dateWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
