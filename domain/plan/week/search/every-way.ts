import { type MealColumns, mealColumns } from '#domain/plan/week/search/table.ts'
import { Tray } from '#domain/plan/week/search/tray.ts'
import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'

/** The best of all ways to fill a plan: its columns and what they cost in cents and points; none where no way keeps every rule. */
export interface BestWay {
  readonly taken: readonly number[] | undefined
  readonly cost: number
}

/**
 * Tries every way to fill a plan of which all meals but few are given, and so knows the best without a solver. Undefined where there are more
 * than `most` ways.
 */
export function everyWay(week: WeekProgram, most: number): BestWay | undefined {
  const meals: number[][][] = []
  let count = 1
  for (const meal of mealColumns(week)) {
    const ways = waysOf(week, meal, most)
    count *= ways?.length ?? Number.POSITIVE_INFINITY
    if (!ways || count > most) return undefined
    meals.push(ways)
  }
  const tray = new Tray(week)
  const served: (readonly number[])[] = []
  let best: BestWay = { taken: undefined, cost: Number.POSITIVE_INFINITY }
  const fill = (place: number): void => {
    if (place === meals.length) {
      if (tray.isSound && tray.cost < best.cost - 1e-6) best = { taken: served.flat(), cost: tray.cost }
      return
    }
    for (const way of meals[place]!) {
      for (const column of way) tray.move(column, 1)
      served.push(way)
      fill(place + 1)
      served.pop()
      for (const column of way) tray.move(column, -1)
    }
  }
  // what is given is laid once
  meals.sort((one, other) => one.length - other.length)
  fill(0)
  return best
}

/** Pots of a meal, each with a dish for each group that may not have it; undefined where they are more than `most`. */
function waysOf({ choices }: WeekProgram, { pots, beside }: MealColumns, most: number): number[][] | undefined {
  const ways: number[][] = []
  for (const pot of pots) {
    let mine: number[][] = [[pot]]
    for (const group of choices[pot]!.groups) {
      const others = beside.get(group) ?? []
      if (mine.length * others.length > most) return undefined
      mine = mine.flatMap((way) => others.map((column) => [...way, column]))
    }
    ways.push(...mine)
    if (ways.length > most) return undefined
  }
  return ways
}
