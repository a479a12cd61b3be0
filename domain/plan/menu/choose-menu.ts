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
  /** Courses whose main food is that of another: these want other candidates. */
  readonly repeated: number[]
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
  const between = pointsBetween(candidates, day ? repeats : discord)
  let best: { places: number[]; points: number } | undefined
  let left = mostTries

  /** `against`: for each course, what speaks against each of its dishes beside those that are chosen. */
  function choose(
    places: readonly number[],
    points: number,
    cost: number,
    against: readonly (readonly number[])[],
  ): void {
    const course = places.length
    if (course === candidates.length) {
      const off = day ? offTargets(sumOf(places.map((place, at) => candidates[at]![place]!)), day) : 0
      if (!best || points + off < best.points) best = { places: [...places], points: points + off }
      return
    }
    const inOrder = against[course]!.map((more, place) => ({ place, more })).sort((one, other) => one.more - other.more)
    for (const { place, more } of inOrder) {
      const spent = cost + candidates[course]![place]!.cost
      if (spent + cheapest[course + 1]! > budget + 0.004) continue
      left -= 1
      if (left < 0) return
      const later = against.map((row, other) =>
        other <= course ? row : row.map((before, dish) => before + between(course, place, other, dish)),
      )
      // whatever comes later, each course costs at least its best dish
      const least = later.slice(course + 1).reduce((sum, row) => sum + Math.min(...row), 0)
      if (best && points + more + least >= best.points) continue
      choose([...places, place], points + more, spent, later)
    }
  }

  choose(
    [],
    0,
    0,
    candidates.map((dishes) => dishes.map(({ missing = [] }) => missing.length * lacking)),
  )
  if (!best) return undefined
  const chosen = best.places.map((place, course) => candidates[course]![place]!)
  const repeated = chosen.flatMap((dish, course) =>
    chosen.some((other, at) => at !== course && sharesMain(dish, other)) ? [course] : [],
  )
  return { ...best, repeated, isBest: left >= 0 }
}

/** Choices that are looked at, each some microseconds. */
const mostTries = 20_000
/** Points for a main food that comes again, more than all else together. */
const twice = 100
/** Points for a wanted food that a dish leaves out. */
const lacking = 12

/** Points between a dish of one course and a dish of a later one, worked out once for each pair. */
function pointsBetween(
  candidates: readonly (readonly MenuDish[])[],
  against: (one: MenuDish, other: MenuDish) => number,
): (course: number, place: number, later: number, dish: number) => number {
  const table = candidates.map((dishes, course) =>
    dishes.map((one) =>
      candidates
        .slice(course + 1)
        .map((others) => others.map((other) => against(one, other) + (sharesMain(one, other) ? twice : 0))),
    ),
  )
  return (course, place, later, dish) => table[course]![place]![later - course - 1]![dish]!
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
