import { AppError } from '#contract/errors.ts'
import type { MenuRequest } from '#contract/planning/menus.ts'
import { type Cuisine, cuisines } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { dayTargets } from '#domain/plan/menu/day-targets.ts'
import { kitchensBeside } from '#domain/plan/menu/goes-together.ts'
import type { CoursePlan } from '#domain/plan/menu/meal.ts'
import type { ComposableDish } from '#domain/plan/menu/menu-dish.ts'
import { menuFieldOf, wishOfCourse } from '#server/features/menus/menu-wishes.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

/** What a menu is planned from. */
export interface MenuOrder {
  readonly request: MenuRequest
  /** What all its recipes have in common. */
  readonly common: Wish
  /** Foods that the menu is to have, in whichever of its recipes. */
  readonly include: readonly string[]
  readonly seed: number
}

/** What dishes are composed for. */
export interface Place {
  readonly plan: CoursePlan
  readonly cuisine: Cuisine | undefined
  readonly include: readonly string[]
  /** Courses of the menu. */
  readonly count: number
  /** Dollars for this place. */
  readonly budget?: number
}

/** The dishes that were composed for a place. */
export interface Tried {
  readonly place: Place
  readonly dishes: readonly { readonly wish: Wish; readonly dish: ComposableDish }[]
}

/** Dishes for one course. Throws wishes_contradict where there are none. */
export async function dishesFor(kitchen: Kitchen, order: MenuOrder, place: Place): Promise<Tried> {
  const dishes = await dishesWithin(kitchen, order, place)
  if (dishes.length > 0) return { place, dishes }
  const { request, common, seed } = order
  const cuisine = request.cuisineType
  const wish = wishOfCourse(common, place.plan, { include: place.include, cuisine })
  const composed = await kitchen.ask('compose', wish, seed)
  const { message, wishes } =
    'contradiction' in composed
      ? composed.contradiction
      : { message: 'We couldn’t find a dish that fits everything you asked for.', wishes: [] }
  throw new AppError('wishes_contradict', message, {
    wishes: [...new Set(wishes.map((wish) => menuFieldOf(wish, request)))],
  })
}

/** Dishes for one course: as it sits best, else of another size, else of a kitchen beside, else of any where none was asked for; none of those titles. */
export async function dishesWithin(
  kitchen: Kitchen,
  { request, common, seed }: MenuOrder,
  place: Place,
  known: ReadonlySet<string> = new Set(),
): Promise<Tried['dishes']> {
  const { plan, cuisine, include, budget } = place
  const day = dayTargets(request)
  const calories = day ? day.calories * plan.share : plan.calories
  const isOpen = request.cuisineType === undefined
  const beside = cuisine && isOpen ? kitchensBeside(cuisine).slice(1, 4) : []
  const eased: readonly { cuisine: Cuisine | undefined; calories?: number | undefined }[] = [
    { cuisine, calories },
    { cuisine },
    ...beside.map((other) => ({ cuisine: cuisineNamed(other) })),
    ...(isOpen && cuisine ? [{ cuisine: undefined }] : []),
  ]
  const seeds = seedsFrom(seed, place.count > 4 ? 6 : 8)
  for (const each of eased) {
    const wish = wishOfCourse(common, plan, { include, budget, ...each })
    const dishes = (await differentDishes(kitchen, wish, seeds)).filter(({ title }) => !known.has(title))
    if (dishes.length > 0) return dishes.map((dish) => ({ wish, dish }))
  }
  return []
}

export function seedsFrom(seed: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (seed + index * 7919) % 2 ** 31)
}

/** Different dishes that keep the wish, one for each seed at most; after two seeds without any there are none. Each is a task of its own, so that others have their turn. */
export async function differentDishes(
  kitchen: Kitchen,
  wish: Wish,
  seeds: readonly number[],
): Promise<ComposableDish[]> {
  const dishes = new Map<string, ComposableDish>()
  for (const [turn, seed] of seeds.entries()) {
    if (turn === 2 && dishes.size === 0) break
    const dish = await kitchen.ask('menuDish', wish, seed)
    if (dish && !dishes.has(dish.dish)) dishes.set(dish.dish, dish)
  }
  return [...dishes.values()]
}

/** The same, with little salt and saturated fat: what a day has too much of most often. */
export function leaner(wish: Wish): Wish {
  if (wish.diet === 'heart-healthy') return wish
  if (!wish.diet) return { ...wish, diet: 'heart-healthy' }
  return { ...wish, alsoDiets: [...(wish.alsoDiets ?? []), 'heart-healthy'] }
}

export function isDay({ mealType }: MenuRequest): boolean {
  return mealType === 'complete_day'
}

export function cuisineNamed(name: string | undefined): Cuisine | undefined {
  return cuisines.find((cuisine) => cuisine === name)
}
