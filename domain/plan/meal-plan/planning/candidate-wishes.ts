import type { Chance } from '#domain/chance.ts'
import { diets, hardestFirst } from '#domain/food/diets.ts'
import { cuisinesOfRequest, type MealTime } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import type { Eater } from '#domain/plan/meal-plan/meal-plan.ts'
import { type FoodToSpend, isOutOfQuestion } from '#domain/plan/meal-plan/provisions/foods-to-spend.ts'
import { leastOfMeal } from '#domain/plan/week/dishes/enough-for-a-meal.ts'
import { type DishMeal, dishMealOf, dishMeals, type WeekWish } from '#domain/plan/week/week.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'

/** A dish to be composed as a candidate, and the meals that it is one for. */
export interface CandidateWish {
  readonly wish: Wish
  readonly meals: readonly DishMeal[]
  /** Names those who are meant to eat it: what cannot be composed for them once, need not be tried often. */
  readonly group: string
}

export interface ForWhom {
  /** What all wishes have in common: the member's kitchen, skill and tastes; nobody's diet. */
  readonly base: Wish
  readonly eaters: readonly Eater[]
  readonly profiles: readonly EaterProfile[]
  readonly week: WeekWish
  /** What is at home for it, what has to go first first. */
  readonly atHome?: readonly FoodToSpend[]
}

/**
 * So many wishes for dishes of a plan, or of some of its meals: half of them for dishes that everyone at the table may have, the rest for
 * those who may have the same and for those who are left when others have a pot of their own; of the sizes, hours and foods that these
 * meals, targets and rules ask for. Every fifth is one for a food that is at home, as long as there are some, more often for what has to go first.
 */
export function candidateWishes(
  { base, eaters, profiles, week, atHome = [] }: ForWhom,
  count: number,
  chance: Chance,
): CandidateWish[] {
  const groups = groupsOf(profiles, seatedIn(week))
  const meals = mealsByNeed(week)
  const ofDay = shareOfDay(week)
  const fishFor = week.rules.times.some(({ trait, least }) => trait === 'fish' && (least ?? 0) > 0)
  const meatlessFor = week.rules.times.some(({ trait, least }) => trait === 'meatless' && (least ?? 0) > 0)
  const times = new Map<FoodToSpend, number>()
  return Array.from({ length: count }, (_, turn): CandidateWish => {
    const group = turn % 2 === 0 ? groups[0]! : groups[Math.floor(turn / 2) % groups.length]!
    const meal = meals[Math.floor(chance() * meals.length)]!
    const merged = mergedProfile(group.map((eater) => profiles[eater]!))
    const isLarge = meal === 'lunch' || meal === 'dinner'
    const minutes = anyOf(minutesOf(week, meal), chance)
    const portions = group.reduce((sum, eater) => sum + eaters[eater]!.portion, 0)
    const asksCuisine = isLarge && chance() < 0.6
    const withoutMeat = isLarge && meatlessFor && merged.diet === undefined && chance() < 0.4
    const fish =
      isLarge && fishFor && !withoutMeat && mayHaveFish(merged) && chance() < 0.25 ? anyOf(fishes, chance) : undefined
    const mayBeAbout = (one: FoodToSpend) =>
      (isLarge ? one.isFor.large : one.isFor.small) &&
      (times.get(one) ?? 0) < mostOfFood &&
      !isOutOfQuestion(one.food, { ...merged, ...(withoutMeat && vegetarian) })
    const home = turn % homeTurns === homeTurns - 1 ? firstOf(atHome.filter(mayBeAbout), chance) : undefined
    if (home) times.set(home, (times.get(home) ?? 0) + 1)
    const asked = home?.name ?? fish
    // what is asked for finds the dish that suits it best by itself
    const cuisine = asksCuisine && asked === undefined ? anyOf(cuisinesFor(base), chance) : undefined
    return {
      group: group.join(' '),
      meals: isLarge ? ['lunch', 'dinner'] : [meal],
      wish: {
        ...base,
        ...merged,
        ...(withoutMeat ? vegetarian : {}),
        ...(asked === undefined ? {} : { include: [asked] }),
        ...(cuisine === undefined ? {} : { cuisine }),
        ...(minutes === undefined ? {} : { maxMinutes: minutes }),
        ...(isLarge ? { recipeType: 'Main Dish' as const } : {}),
        mealTime: hourOf(meal, chance),
        calories: caloriesFor(
          group.map((eater) => eaters[eater]!),
          { share: shares[meal] / ofDay, least: isLarge ? leastOfMeal * 1.15 : 120 },
          chance,
        ),
        servings: Math.min(12, Math.max(1, Math.round(portions))),
      },
    }
  })
}

const vegetarian = { diet: 'vegetarian' } as const

/** One wish of so many is for what is at home. */
const homeTurns = 5
/** So many dishes of one food; more of them would be the same. */
const mostOfFood = 8

/** The wish when these dishes were composed for the plan already, the latest last: they wait like what was eaten lately, so that others come. */
export function afterDishes(wish: Wish, dishes: readonly string[]): Wish {
  return { ...wish, recent: [...dishes.slice(-mostBefore).reverse(), ...wish.recent] }
}
/** As many as count for the variety of forms and foods; what the member had lately stands behind them, and is not made again all the same. */
const mostBefore = 30

/** Who sits at any of its meals. */
export function seatedIn({ eaters, slots }: WeekWish): number[] {
  const seated = new Set(slots.flatMap((slot) => slot.eaters))
  return eaters.flatMap((_, eater) => (seated.has(eater) ? [eater] : []))
}

/** Everyone at the table; those who have the same needs; and everyone but those, where more are left than one group. Each once. */
function groupsOf(profiles: readonly EaterProfile[], everyone: readonly number[]): (readonly number[])[] {
  const needs = new Set(everyone.map((eater) => needsOf(profiles[eater]!)))
  const alike = [...needs].map((need) => everyone.filter((eater) => needsOf(profiles[eater]!) === need))
  if (alike.length === 1) return [everyone]
  const others = alike.length > 2 ? alike.map((group) => everyone.filter((eater) => !group.includes(eater))) : []
  return [everyone, ...alike, ...others]
}

function needsOf({ diet, allergens, dislikes }: EaterProfile): string {
  return JSON.stringify([diet, [...allergens].sort(), [...dislikes].sort()])
}

/** What a dish keeps that all of them may have. */
function mergedProfile(profiles: readonly EaterProfile[]): Pick<Wish, 'allergens' | 'exclude' | 'diet' | 'alsoDiets'> {
  const [diet, ...alsoDiets] = hardestFirst(diets.filter((one) => profiles.some(({ diet: own }) => own === one)))
  return {
    allergens: [...new Set(profiles.flatMap(({ allergens }) => allergens))],
    exclude: [...new Set(profiles.flatMap(({ dislikes }) => dislikes))],
    ...(diet === undefined ? {} : { diet }),
    ...(alsoDiets.length === 0 ? {} : { alsoDiets }),
  }
}

/** Meals, each as often as different dishes are wanted for it: what may come again needs fewer, but for those of one day. */
export function mealsByNeed({ slots, rules }: WeekWish): DishMeal[] {
  const { small, large } = rules.mostOfOneDish
  const cooked = slots.filter(({ isOut }) => !isOut)
  return dishMeals.flatMap((meal) => {
    const times = meal === 'lunch' || meal === 'dinner' ? large : small
    const mine = cooked.filter((slot) => dishMealOf(slot.meal) === meal)
    const ofOneDay = new Set(mine.map((slot) => slot.meal)).size
    return Array.from({ length: Math.max(ofOneDay, Math.ceil(mine.length / times)) }, () => meal)
  })
}

/** The longest times of that meal's days; undefined among them where a day has no bound. */
function minutesOf({ slots }: WeekWish, meal: DishMeal): (number | undefined)[] {
  return slots.filter((slot) => dishMealOf(slot.meal) === meal && !slot.isOut).map(({ minutes }) => minutes)
}

/** About what the group's day leaves for a meal that has this share of it, a serving; somewhat less or more, so that days can be made to fit. */
function caloriesFor(
  group: readonly Eater[],
  { share, least }: { share: number; least: number },
  chance: Chance,
): number {
  const days = group.map(({ portion, targets }) => {
    const target = targets.find(({ nutrient, per }) => nutrient === 'calories' && per === 'day')
    const wanted = target
      ? ((target.least ?? target.most ?? 0) + (target.most ?? target.least ?? 0)) / 2
      : usualDay * portion
    return wanted / portion
  })
  const day = days.reduce((sum, each) => sum + each, 0) / Math.max(1, days.length)
  const about = day * share * (0.75 + chance() * 0.45)
  return Math.round(Math.min(1200, Math.max(least, about)))
}
/** Of the FDA's labels. */
const usualDay = 2000
const shares: Readonly<Record<DishMeal, number>> = { breakfast: 0.23, lunch: 0.33, dinner: 0.36, snack: 0.08 }

/** What all meals together would have of a day: of three snacks and three meals each is a little less. */
function shareOfDay({ slots }: WeekWish): number {
  const meals = new Set(slots.map(({ meal }) => meal))
  return Math.max(
    1,
    [...meals].reduce((sum, meal) => sum + shares[dishMealOf(meal)], 0),
  )
}

function hourOf(meal: DishMeal, chance: Chance): MealTime {
  if (meal === 'breakfast') return 'Breakfast'
  if (meal === 'snack') return 'Snack'
  return chance() < 0.5 ? 'Lunch' : 'Dinner'
}

function cuisinesFor({ preferredCuisines }: Wish): readonly (typeof cuisinesOfRequest)[number][] {
  const liked = cuisinesOfRequest.filter((cuisine) => preferredCuisines.includes(cuisine))
  // a week of one kitchen is soon enough: those that are liked stand with a few others
  return liked.length > 0
    ? [...liked, ...liked, ...cuisinesOfRequest]
    : [...everyday, ...everyday, ...cuisinesOfRequest]
}
/** What American homes cook most. */
const everyday = ['American', 'Italian', 'Mexican', 'Chinese'] as const

function mayHaveFish({ diet, alsoDiets, allergens }: Pick<Wish, 'diet' | 'alsoDiets' | 'allergens'>): boolean {
  const all = new Set([diet, ...(alsoDiets ?? [])])
  return !allergens.includes('fish') && !all.has('vegan') && !all.has('vegetarian')
}
/** In the order in which they are eaten in the US (NOAA, Fisheries of the United States), the first more often. */
const fishes = ['salmon', 'salmon', 'salmon', 'tuna', 'tuna', 'tilapia', 'tilapia', 'cod', 'cod', 'trout'] as const

/** The first ones more often. */
function firstOf<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items.length === 0 ? undefined : items[Math.floor(chance() ** 2 * items.length)]
}

function anyOf<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items[Math.floor(chance() * items.length)]
}
