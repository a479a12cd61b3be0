import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'
import type { MenuPoints } from '#domain/plan/menu/menu-points.ts'

/**
 * A menu that no other dishes for any two of its courses make better: from the cheapest one, exchanged as long as that helps. `most`: dollars for
 * all; undefined where even the cheapest menu costs more.
 */
export function exchanged(
  candidates: readonly (readonly MenuDish[])[],
  against: MenuPoints,
  most: number,
): { places: number[]; points: number } | undefined {
  const costOf = (course: number, place: number) => candidates[course]![place]!.cost
  const places = candidates.map((dishes) => cheapest(dishes))
  let cost = places.reduce((sum, place, course) => sum + costOf(course, place), 0)
  if (cost > most) return undefined
  let points = against.ofMenu(places)

  /** Takes the best dishes for two courses, beside the others as they are; whether they are better than those before. */
  function exchange(one: number, other: number): boolean {
    const [first, second] = [places[one]!, places[other]!]
    const beside = cost - costOf(one, first) - costOf(other, second)
    let kept = [first, second] as const
    const before = points
    for (const place of candidates[one]!.keys())
      for (const dish of candidates[other]!.keys()) {
        if (beside + costOf(one, place) + costOf(other, dish) > most) continue
        places[one] = place
        places[other] = dish
        const now = against.ofMenu(places)
        if (now >= points - tiny) continue
        points = now
        kept = [place, dish]
      }
    ;[places[one], places[other]] = kept
    cost = beside + costOf(one, kept[0]) + costOf(other, kept[1])
    return points < before
  }

  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const one of places.keys())
      for (let other = one + 1; other < places.length; other += 1) isBetter = exchange(one, other) || isBetter
  }
  return { places, points }
}
/** What sums of fractions may be off by. */
const tiny = 1e-9

function cheapest(dishes: readonly MenuDish[]): number {
  return dishes.reduce((best, { cost }, place) => (cost < dishes[best]!.cost ? place : best), 0)
}
