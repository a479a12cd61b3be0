import type { Nutrients } from '#domain/food/food.ts'
import { type DayTargets, offTargets } from '#domain/plan/menu/day-targets.ts'
import { discord, repeats, sharesMain } from '#domain/plan/menu/goes-together.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'

/** What binds a menu besides its dishes. */
export interface MenuRules {
  /** Dollars for the whole menu. */
  readonly budget?: number | undefined
  /** Of a menu that is a whole day; its dishes are then meals of their own. */
  readonly day?: DayTargets | undefined
}

export interface ChosenMenu {
  /** For each course the place of its dish among the candidates. */
  readonly places: number[]
  /** Points that speak against it; 0 is a menu without fault. */
  readonly points: number
  /** Proved that no other choice of these dishes has fewer points. */
  readonly isBest: boolean
}

/**
 * The dishes that go together best, one of the candidates for each course, within the budget. Undefined where no choice keeps to
 * it. Exact, by branch and bound; after so many choices the best one found is taken.
 */
export function chooseMenu(
  candidates: readonly (readonly MenuDish[])[],
  { budget = Number.POSITIVE_INFINITY, day }: MenuRules,
): ChosenMenu | undefined {
  const cheapest = sumsFrom(candidates.map((dishes) => Math.min(...dishes.map(({ cost }) => cost))))
  const against = day ? repeats : discord
  let best: { places: number[]; points: number } | undefined
  let left = mostTries

  function choose(places: number[], points: number, cost: number): void {
    const course = places.length
    if (course === candidates.length) {
      const total = points + (day ? offTargets(sumOf(taken(places)), day) : 0)
      if (!best || total < best.points) best = { places, points: total }
      return
    }
    const before = taken(places)
    const options = candidates[course]!.map((dish, place) => ({ place, dish, points: points + joining(dish, before) }))
    options.sort((one, other) => one.points - other.points)
    for (const option of options) {
      if (left <= 0 || (best && option.points >= best.points)) return
      const spent = cost + option.dish.cost
      if (spent + (cheapest[course + 1] ?? 0) > budget + 0.004) continue
      left -= 1
      choose([...places, option.place], option.points, spent)
    }
  }

  const taken = (places: readonly number[]) => places.map((place, course) => candidates[course]![place]!)
  const joining = (dish: MenuDish, others: readonly MenuDish[]) =>
    others.reduce(
      (sum, other) => sum + against(dish, other) + (sharesMain(dish, other) ? twice : 0),
      missed(dish) * lacking,
    )

  choose([], 0, 0)
  return best && { ...best, isBest: left > 0 }
}

/** Choices that are looked at: enough for eight courses of eight dishes in nearly all menus, in some ten milliseconds. */
const mostTries = 100_000
/** Points for a main food that comes again, more than all else together. */
const twice = 100
/** Points for a wanted food that a dish leaves out. */
const lacking = 12

function missed(dish: MenuDish): number {
  return dish.missing?.length ?? 0
}

/** For each place the sum of what is from there on; 0 behind the last. */
function sumsFrom(values: readonly number[]): number[] {
  const sums = Array<number>(values.length + 1).fill(0)
  for (let at = values.length - 1; at >= 0; at -= 1) sums[at] = values[at]! + sums[at + 1]!
  return sums
}

/** What one person has who eats a serving of each. */
function sumOf(dishes: readonly MenuDish[]): Nutrients {
  const sum: Nutrients = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, saturatedFat: 0, sodium: 0 }
  for (const { nutrients } of dishes)
    for (const key of Object.keys(sum) as (keyof Nutrients)[]) sum[key] += nutrients[key]
  return sum
}
