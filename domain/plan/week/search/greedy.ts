import type { Chance } from '#domain/chance.ts'
import { type MealColumns, mealColumns, type Served } from '#domain/plan/week/search/table.ts'
import { Tray } from '#domain/plan/week/search/tray.ts'
import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'

export interface GreedyOptions {
  readonly chance: Chance
  /** Tells when the time is up, which is later while there is no sound plan yet. */
  readonly isOver: (hasPlan: boolean) => boolean
  /** Changes that are tried between hot and cold. */
  readonly tries: number
  /** Share of the time that is over, 0 to 1: where time is short, what is left cools sooner. */
  readonly passed: () => number
  /** Columns of a plan to begin with. */
  readonly start?: readonly number[]
  /** What speaks against a column, the best of a meal first; without, its own cost. */
  readonly order?: (column: number) => number
  /** Hears the first sound plan as soon as there is one. */
  readonly onFirst?: (plan: GreedyPlan) => void
}

export interface GreedyPlan {
  readonly taken: number[]
  readonly cost: number
  readonly isSound: boolean
}

/**
 * A plan by hand, as a cook would: the cheapest of each meal first, then one meal after the other is changed where that helps; at
 * first also where it hurts a little (annealing). The best sound plan, or where none was met the last one.
 */
export function greedyPlan(
  week: WeekProgram,
  { chance, isOver, tries, passed, start, order, onFirst }: GreedyOptions,
): GreedyPlan | undefined {
  const { columns } = week.program
  const against = order ?? ((column: number) => columns[column]!.cents + columns[column]!.points)
  const meals = mealColumns(week).map((meal) => sorted(meal, against))
  if (meals.some(({ pots }) => pots.length === 0)) return undefined
  const tray = new Tray(week)
  const draw = (of: readonly number[]) => of[Math.floor(of.length * chance() ** bias)]!
  const serve = (meal: MealColumns, pot: number, pick: (of: readonly number[]) => number): Served => ({
    pot,
    beside: week.choices[pot]!.groups.map((group) => pick(meal.beside.get(group)!)),
  })
  const known = new Set(start)
  const served = meals.map((meal) => {
    const pot =
      meal.pots.find((column) => known.has(column)) ?? meal.pots[Math.floor(chance() * Math.min(6, meal.pots.length))]!
    return serve(meal, pot, (of) => of.find((column) => known.has(column)) ?? of[0]!)
  })
  for (const { pot, beside } of served) for (const column of [pot, ...beside]) tray.move(column, 1)

  let best: GreedyPlan | undefined
  const keepBest = () => {
    if (!tray.isSound || (best && tray.cost >= best.cost - 1e-6)) return
    const isFirst = !best
    best = { taken: served.flatMap(({ pot, beside }) => [pot, ...beside]), cost: tray.cost, isSound: true }
    if (isFirst) onFirst?.(best)
  }
  keepBest()
  const cold = coldest
  const hot = start ? cold * 8 : hottest
  let late = 0
  for (let turn = 0; turn < tries; turn += 1) {
    if (turn % 256 === 0) {
      if (isOver(best !== undefined)) break
      late = Math.min(1, passed())
    }
    if (turn % pressing === pressing - 1) tray.press()
    const heat = hot * (cold / hot) ** Math.max(turn / tries, late)
    const place = Math.floor(chance() * meals.length)
    const meal = meals[place]!
    const old = served[place]!
    const fresh =
      old.beside.length > 0 && chance() < 0.4 ? serve(meal, old.pot, draw) : serve(meal, draw(meal.pots), draw)
    const before = tray.weight
    exchange(tray, old, fresh)
    const worse = tray.weight - before
    if (worse <= 0 || chance() < Math.exp(-worse / heat)) {
      served[place] = fresh
      keepBest()
    } else exchange(tray, fresh, old)
  }
  return best ?? { taken: served.flatMap(({ pot, beside }) => [pot, ...beside]), cost: tray.cost, isSound: false }
}

/** Cents by which a change may hurt, at first and at last. */
const hottest = 150
const coldest = 10
/** Changes after which broken rows weigh more, and the others less. */
const pressing = 1000
/** How much the first of a meal are drawn before the last. */
const bias = 3

function exchange(tray: Tray, old: Served, fresh: Served): void {
  tray.move(old.pot, -1)
  for (const column of old.beside) tray.move(column, -1)
  tray.move(fresh.pot, 1)
  for (const column of fresh.beside) tray.move(column, 1)
}

function sorted({ slot, pots, beside }: MealColumns, against: (column: number) => number): MealColumns {
  const inOrder = (columns: readonly number[]) => [...columns].sort((one, other) => against(one) - against(other))
  return {
    slot,
    pots: inOrder(pots),
    beside: new Map([...beside].map(([group, columns]) => [group, inOrder(columns)])),
  }
}
