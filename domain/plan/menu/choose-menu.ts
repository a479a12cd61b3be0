import { type DayTargets, dayBounds, dayMisses } from '#domain/plan/menu/day-targets.ts'
import { exchanged } from '#domain/plan/menu/exchanged.ts'
import { sharesMain } from '#domain/plan/menu/goes-together.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'
import { dayOf, menuPoints } from '#domain/plan/menu/menu-points.ts'

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
  /** Courses that want other candidates: their main food is that of another, or the day misses one of its values. */
  readonly wanting: number[]
  /** Points that speak against it; 0 is a menu without fault. */
  readonly points: number
}

/**
 * The dishes that go together best, one of the candidates for each course, within the budget. Undefined where no choice keeps to
 * it. Exact, by branch and bound from a good choice on; after so many choices the best one found is taken.
 */
export function chooseMenu(
  candidates: readonly (readonly MenuDish[])[],
  { budget = Number.POSITIVE_INFINITY, day }: MenuRules,
): ChosenMenu | undefined {
  const bounds = day && dayBounds(day)
  const against = menuPoints(candidates, bounds)
  const most = budget + 0.004
  let best = exchanged(candidates, against, most)
  if (!best) return undefined
  const cheapest = sumsFrom(candidates.map((dishes) => Math.min(...dishes.map(({ cost }) => cost))))
  let left = mostTries

  /** `later`: for each course what speaks against each of its dishes beside those that are chosen. */
  function choose(
    places: readonly number[],
    points: number,
    cost: number,
    later: readonly (readonly number[])[],
  ): void {
    const course = places.length
    if (course === candidates.length) {
      const all = against.ofMenu(places)
      if (all < best!.points) best = { places: [...places], points: all }
      return
    }
    const next = candidates[course]!.flatMap((dish, place) => {
      const spent = cost + dish.cost
      if (spent + cheapest[course + 1]! > most) return []
      const chosen = [...places, place]
      const sum = points + later[course]![place]!
      return [{ chosen, place, spent, sum, whole: sum + against.ofAll(chosen) }]
    })
    for (const { chosen, place, spent, sum, whole } of next.sort((one, other) => one.whole - other.whole)) {
      left -= 1
      if (left < 0) return
      const rest = later.map((row, other) =>
        other <= course ? row : row.map((before, dish) => before + against.between(course, place, other, dish)),
      )
      // whatever comes later, each course costs at least its best dish
      const least = rest.slice(course + 1).reduce((all, row) => all + Math.min(...row), 0)
      if (whole + least >= best!.points - tiny) continue
      choose(chosen, sum, spent, rest)
    }
  }

  choose(
    [],
    0,
    0,
    candidates.map((dishes, course) => dishes.map((_, place) => against.alone(course, place))),
  )
  const chosen = best.places.map((place, course) => candidates[course]![place]!)
  const isDayMissed = bounds !== undefined && dayMisses(dayOf(chosen), bounds).length > 0
  const wanting = chosen.flatMap((dish, course) =>
    isDayMissed || chosen.some((other, at) => at !== course && sharesMain(dish, other)) ? [course] : [],
  )
  return { ...best, wanting }
}

/** Choices that are looked at, each some microseconds. */
const mostTries = 20_000
/** What sums of fractions may be off by. */
const tiny = 1e-9

/** For each place the sum of what is from there on; 0 behind the last. */
function sumsFrom(values: readonly number[]): number[] {
  const sums = Array<number>(values.length + 1).fill(0)
  for (let at = values.length - 1; at >= 0; at -= 1) sums[at] = values[at]! + sums[at + 1]!
  return sums
}
