import { type DayBounds, type DayFigures, dayNutrients, offTargets } from '#domain/plan/menu/day-targets.ts'
import { discord, repeats, sharesMain, tooManyKitchens } from '#domain/plan/menu/goes-together.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'

/** What speaks against menus of these candidates, in points. Dishes are named by their course and their place among its candidates. */
export interface MenuPoints {
  /** Against a dish whatever stands beside it. */
  alone(course: number, place: number): number
  /** Between a dish of one course and a dish of a later one. */
  between(course: number, place: number, later: number, dish: number): number
  /** What only all dishes together tell, of those of the first courses, at least, whichever of the others come. */
  ofAll(places: readonly number[]): number
  /** Against a menu that is whole: all of the above. */
  ofMenu(places: readonly number[]): number
}

/** `day`: the bounds of a whole day, whose dishes are meals of their own; else they stand on one table. */
export function menuPoints(candidates: readonly (readonly MenuDish[])[], day: DayBounds | undefined): MenuPoints {
  const table = pairs(candidates, day ? repeats : discord)
  const ahead = day && reaches(candidates)
  const alone = (course: number, place: number) => (candidates[course]![place]!.missing?.length ?? 0) * lacking
  const between: MenuPoints['between'] = (course, place, later, dish) =>
    table[course]![place]![later - course - 1]![dish]!
  const ofAll = (places: readonly number[]) => {
    const chosen = places.map((place, course) => candidates[course]![place]!)
    if (!day || !ahead) return tooManyKitchens(chosen)
    const { fewest, greatest } = ahead[places.length]!
    const has = dayOf(chosen)
    return offTargets(plus(has, fewest), plus(has, greatest), day)
  }
  return {
    alone,
    between,
    ofAll,
    ofMenu(places) {
      let points = ofAll(places)
      for (const [course, place] of places.entries()) {
        points += alone(course, place)
        for (let later = course + 1; later < places.length; later += 1)
          points += between(course, place, later, places[later]!)
      }
      return points
    },
  }
}

/** Points for a main food that comes again, more than all else together. */
const twice = 100
/** Points for a wanted food that a dish leaves out. */
const lacking = 12

/** What one person has who eats a serving of each. */
export function dayOf(dishes: readonly { readonly nutrients: DayFigures }[]): DayFigures {
  return dishes.reduce((sum, { nutrients }) => plus(sum, nutrients), nothing)
}

const nothing: DayFigures = { calories: 0, protein: 0, fiber: 0, fat: 0, saturatedFat: 0, sodium: 0 }

function plus(one: DayFigures, other: DayFigures): DayFigures {
  return figures((of) => one[of] + other[of])
}

function figures(value: (of: keyof DayFigures) => number): DayFigures {
  return Object.fromEntries(dayNutrients.map((of) => [of, value(of)])) as unknown as DayFigures
}

/** For each course the least and the most of each nutrient that it and those after it can come to; nothing behind the last. */
function reaches(candidates: readonly (readonly MenuDish[])[]): { fewest: DayFigures; greatest: DayFigures }[] {
  return candidates.reduceRight<{ fewest: DayFigures; greatest: DayFigures }[]>(
    (after, dishes) => {
      const each = (of: keyof DayFigures) => dishes.map(({ nutrients }) => nutrients[of])
      const [{ fewest, greatest } = { fewest: nothing, greatest: nothing }] = after
      return [
        {
          fewest: figures((of) => fewest[of] + Math.min(...each(of))),
          greatest: figures((of) => greatest[of] + Math.max(...each(of))),
        },
        ...after,
      ]
    },
    [{ fewest: nothing, greatest: nothing }],
  )
}

/** Points of each dish beside each dish of a later course, worked out once. */
function pairs(
  candidates: readonly (readonly MenuDish[])[],
  against: (one: MenuDish, other: MenuDish) => number,
): readonly (readonly (readonly (readonly number[])[])[])[] {
  return candidates.map((dishes, course) =>
    dishes.map((one) =>
      candidates
        .slice(course + 1)
        .map((others) => others.map((other) => against(one, other) + (sharesMain(one, other) ? twice : 0))),
    ),
  )
}
