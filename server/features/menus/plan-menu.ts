import { AppError } from '#contract/errors.ts'
import type { MenuRequest } from '#contract/menus.ts'
import { chanceFrom } from '#domain/chance.ts'
import type { DayTargets } from '#domain/plan/menu/day-targets.ts'
import { dailyValues } from '#domain/plan/menu/day-targets.ts'
import { kitchensBeside } from '#domain/plan/menu/goes-together.ts'
import { type CoursePlan, coursesOf } from '#domain/plan/menu/meal.ts'
import type { ComposableDish, MenuDish } from '#domain/plan/menu/menu-dish.ts'
import { cuisinesOfMenus } from '#domain/plan/menu/options.ts'
import type { Contradiction } from '#domain/recipe/compose/contradiction.ts'
import { type Cuisine, cuisines } from '#domain/recipe/options.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import { menuFieldOf, wishOfCourse } from '#server/features/menus/menu-wishes.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** A place of the menu with the dish that is to be written for it. */
export interface PlannedCourse {
  readonly plan: CoursePlan
  readonly wish: Wish
  readonly dish: ComposableDish
}

/** What a menu is planned from. */
export interface MenuOrder {
  readonly request: MenuRequest
  /** What all its recipes have in common. */
  readonly common: Wish
  /** Foods that the menu is to have, in whichever of its recipes. */
  readonly include: readonly string[]
  readonly seed: number
}

/** The dishes of a menu that go together best among those tried. Throws wishes_contradict where a course, or the budget, cannot be kept. */
export async function planMenu(kitchen: Kitchen, order: MenuOrder): Promise<PlannedCourse[]> {
  const { request, common } = order
  const plans = coursesOf(request.mealType, request.recipeCount)
  const cuisine = kitchenOfMenu(order)
  const included = await shareOut(kitchen, order, plans, cuisine)
  const tried = await Promise.all(
    plans.map((plan, place) =>
      dishesFor(kitchen, order, { plan, cuisine, include: included[place]!, count: plans.length }),
    ),
  )
  const chosen = await chosenAmong(kitchen, request, tried)
  if (chosen) return chosen
  const cheap = await Promise.all(
    plans.map((plan, place) =>
      dishesFor(kitchen, order, {
        plan,
        cuisine,
        include: included[place]!,
        count: plans.length,
        budget: request.budget! * plan.share,
      }),
    ),
  )
  const both = tried.map(({ dishes, ...rest }, place) => ({ ...rest, dishes: [...cheap[place]!.dishes, ...dishes] }))
  const found = await chosenAmong(kitchen, request, both)
  if (found) return found
  const least = both.reduce((sum, { dishes }) => sum + Math.min(...dishes.map(({ dish }) => dish.cost)), 0)
  throw new AppError(
    'wishes_contradict',
    `The cheapest menu of ${plans.length} recipes for ${common.servings} that we found costs $${least.toFixed(2)}, more than $${request.budget}.`,
    { wishes: ['budget', 'recipeCount', 'servings'] },
  )
}

/** Another dish for one place, beside those that stay; none of those of `before` comes again. */
export async function planPlace(
  kitchen: Kitchen,
  order: MenuOrder,
  { plan, others, before }: { plan: CoursePlan; others: readonly MenuDish[]; before: ReadonlySet<string> },
): Promise<PlannedCourse> {
  const [beside] = others
  const cuisine = order.request.cuisineType ?? (isDay(order.request) ? undefined : cuisineNamed(beside?.cuisine))
  const { dishes } = await dishesFor(kitchen, order, { plan, cuisine, include: [], count: 2 })
  const fresh = dishes.filter(({ dish }) => !before.has(dish.dish))
  const { places } = (await kitchen.ask(
    'chooseMenu',
    [...others.map((other) => [other]), (fresh.length > 0 ? fresh : dishes).map(({ dish }) => dish)],
    { day: targetsOf(order.request) },
  ))!
  const found = (fresh.length > 0 ? fresh : dishes)[places.at(-1)!]!
  return { plan, ...found }
}

interface Tried {
  readonly plan: CoursePlan
  readonly dishes: readonly { readonly wish: Wish; readonly dish: ComposableDish }[]
}

async function chosenAmong(
  kitchen: Kitchen,
  request: MenuRequest,
  tried: readonly Tried[],
): Promise<PlannedCourse[] | undefined> {
  const chosen = await kitchen.ask(
    'chooseMenu',
    tried.map(({ dishes }) => dishes.map(({ dish }) => dish)),
    { budget: request.budget, day: targetsOf(request) },
  )
  return chosen?.places.map((place, course) => ({ plan: tried[course]!.plan, ...tried[course]!.dishes[place]! }))
}

interface Place {
  readonly plan: CoursePlan
  readonly cuisine: Cuisine | undefined
  readonly include: readonly string[]
  /** Courses of the menu. */
  readonly count: number
  /** Dollars for this place. */
  readonly budget?: number
}

/** Dishes for one course: as it sits best, else of another size, else of a kitchen beside, else of any where none was asked for. */
async function dishesFor(kitchen: Kitchen, { request, common, seed }: MenuOrder, place: Place): Promise<Tried> {
  const { plan, cuisine, include, budget } = place
  const targets = targetsOf(request)
  const calories = targets ? targets.calories * plan.share : plan.calories
  const isOpen = request.cuisineType === undefined
  const beside = cuisine && isOpen ? kitchensBeside(cuisine).slice(1, 4) : []
  const eased = [
    { cuisine, calories },
    { cuisine },
    ...beside.map((other) => ({ cuisine: cuisineNamed(other) })),
    ...(isOpen ? [{ cuisine: undefined }] : []),
  ]
  const seeds = Array.from({ length: place.count > 4 ? 7 : 10 }, (_, index) => (seed + index * 7919) % 2 ** 31)
  let refused: Contradiction | undefined
  for (const { cuisine: of, calories: size } of eased as { cuisine: Cuisine | undefined; calories?: number }[]) {
    const wish = wishOfCourse(common, plan, { include, cuisine: of, calories: size, budget })
    const { dishes, contradiction } = await kitchen.ask('menuDishes', wish, seeds)
    if (dishes.length > 0) return { plan, dishes: dishes.map((dish) => ({ wish, dish })) }
    refused = contradiction
  }
  const wishes = [...new Set((refused?.wishes ?? []).map((wish) => menuFieldOf(wish, request)))]
  throw new AppError('wishes_contradict', refused?.message ?? 'No dish was found that keeps all your wishes.', {
    wishes,
  })
}

/** For each course the wanted foods that it can hold, the main dish asked first; what none can hold is left to it. */
async function shareOut(
  kitchen: Kitchen,
  { request, common, include, seed }: MenuOrder,
  plans: readonly CoursePlan[],
  cuisine: Cuisine | undefined,
): Promise<string[][]> {
  const given = plans.map((): string[] => [])
  let left = [...include]
  const byWeight = plans.map((_, place) => place).sort((one, other) => plans[other]!.share - plans[one]!.share)
  for (const place of byWeight) {
    if (left.length === 0) break
    const wish = wishOfCourse(common, plans[place]!, { include: left, cuisine: request.cuisineType ?? cuisine })
    const { dishes } = await kitchen.ask('menuDishes', wish, [seed, seed + 1, seed + 2])
    const [fullest] = dishes.toSorted((one, other) => one.missing.length - other.missing.length)
    if (!fullest) continue
    const held = left.filter(
      (words) => !fullest.missing.some((missing) => missing.toLowerCase() === words.toLowerCase()),
    )
    given[place]!.push(...held)
    left = left.filter((words) => !held.includes(words))
  }
  given[byWeight[0]!]!.push(...left)
  return given
}

function targetsOf({ mealType, dailyCalories, dailyProtein }: MenuRequest): DayTargets | undefined {
  if (mealType !== 'complete_day') return undefined
  return { calories: dailyCalories ?? dailyValues.calories, protein: dailyProtein ?? dailyValues.protein }
}

function isDay({ mealType }: MenuRequest): boolean {
  return mealType === 'complete_day'
}

/** The kitchen that was asked for; else one that they like, or any, by the seed. The meals of a day are each of their own. */
function kitchenOfMenu({ request, common, seed }: MenuOrder): Cuisine | undefined {
  if (request.cuisineType) return request.cuisineType
  if (isDay(request) || common.notes !== '') return undefined
  const liked = common.preferredCuisines.length > 0 ? common.preferredCuisines : cuisinesOfMenus
  return liked[Math.floor(chanceFrom(seed)() * liked.length)]
}

function cuisineNamed(name: string | undefined): Cuisine | undefined {
  return cuisines.find((cuisine) => cuisine === name)
}
