import type { Chance } from '#domain/chance.ts'
import { partOfProgram } from '#domain/plan/week/program/part-of-program.ts'
import type { Solve } from '#domain/plan/week/program/solver.ts'
import { beyondBound } from '#domain/plan/week/search/beyond-bound.ts'
import { greedyPlan } from '#domain/plan/week/search/greedy.ts'
import { costOf, takenOf, valuesOf } from '#domain/plan/week/search/table.ts'
import type { WeekProgram } from '#domain/plan/week/search/week-program.ts'

export interface SearchOptions {
  /** Solves programs in the thread that calls. */
  readonly solve: Solve
  readonly chance: Chance
  /** Milliseconds of any clock. */
  readonly now: () => number
  /** Of the clock, all together; where there is patience, from the first plan on. */
  readonly seconds: number
  /** Seconds in which there may be no plan yet; without it those of the whole search. */
  readonly patience?: number | undefined
  /** Near enough: the best found above the bound, of the best found. 0.01 is one in a hundred. */
  readonly gap: number
  /** A plan to begin with. */
  readonly start?: readonly number[]
  /** Any plan will do. */
  readonly isFirstEnough?: boolean
  /** Hears of each better plan, and of the best one again when it turns out to be nearer to the bound. */
  readonly onFound?: (found: Found) => void
  readonly isCancelled?: () => boolean
}

/** Columns that are taken, what they cost in cents and points, and the bound: nothing costs less. */
export interface Found {
  readonly taken: readonly number[]
  readonly cost: number
  readonly bound: number
}

export interface Searched {
  readonly found: Found | undefined
  /** Proved that no plan keeps every rule. */
  readonly isImpossible: boolean
  readonly bound: number
}

/** How far a plan is above the bound, of what it costs, 0 to 1. */
export function gapOf({ cost, bound }: Pick<Found, 'cost' | 'bound'>): number {
  return Math.max(0, (cost - bound) / Math.max(1, Math.abs(cost)))
}

/**
 * Looks for the plan that costs least: by hand first, which takes a moment; then by hand again, led by the prices of the relaxed
 * program; then exactly, among the columns that are nearly worth it, and around the best plan, a few days at a time; at last among all
 * columns that could still be part of a better one, which brings the bound up.
 */
export function searchWeek(week: WeekProgram, options: SearchOptions): Searched {
  const { solve, chance, now, seconds, gap, onFound, isCancelled, isFirstEnough, patience } = options
  const { program } = week
  const began = now()
  let firstAt = 0
  const left = () => (best || patience === undefined ? firstAt + seconds : patience) - (now() - began) / 1000
  let best: { taken: readonly number[]; cost: number } | undefined
  let bound = Number.NEGATIVE_INFINITY
  const isNear = () =>
    best !== undefined &&
    (isFirstEnough === true || (best !== undefined && best.cost - bound <= gap * Math.abs(best.cost) + 0.5))
  const isOver = () => left() <= 0 || isCancelled?.() === true
  const keep = (taken: readonly number[], cost: number) => {
    if (best && cost >= best.cost - 1e-6) return
    if (!best && patience !== undefined) firstAt = (now() - began) / 1000
    best = { taken, cost }
    tell(best)
  }
  let told = { thousandths: Number.POSITIVE_INFINITY, at: 0 }
  const tell = (plan: { taken: readonly number[]; cost: number }) => {
    told = { thousandths: thousandthsOf({ ...plan, bound }), at: now() }
    onFound?.({ ...plan, bound })
  }
  const tellNearer = () => {
    if (!best || now() - told.at < betweenBounds) return
    if (thousandthsOf({ ...best, bound }) < told.thousandths) tell(best)
  }
  const keepValues = (values: readonly number[]) => {
    const taken = takenOf(week, values)
    keep(taken, costOf(week, taken))
  }
  const raise = (to: number) => {
    // what was left out could not have been better than the best
    const sure = best ? Math.min(to, best.cost) : to
    if (sure > bound + 1e-6) bound = sure
    tellNearer()
  }
  const byHand = (tries: number, until: number, order?: (column: number) => number, start?: readonly number[]) => {
    const handBegan = now()
    const end = handBegan + until * 1000
    const found = greedyPlan(week, {
      chance,
      tries,
      isOver: (hasPlan) => ((hasPlan || best !== undefined) && now() > end) || isOver(),
      passed: () => (now() - handBegan) / (end - handBegan),
      order,
      start,
      onFirst: ({ taken, cost }) => keep(taken, cost),
    })
    if (found?.isSound) keep(found.taken, found.cost)
  }
  const exactly = (
    isKept: (column: number) => boolean,
    most: number,
    nearEnough: number,
    whole?: { isForBound: boolean },
  ) => {
    tellNearer()
    const part = partOfProgram(program, isKept)
    const start = best && valuesOf(week, best.taken)
    const solved = solve(part.program, {
      seconds: Math.min(most, left()),
      gap: nearEnough,
      ...(whole && { isForBound: whole.isForBound, onBound: raise }),
      ...(start ? { start: part.columns.map((column) => start[column]!) } : {}),
      onBetter: (values) => keepValues(part.whole(values)),
      isCancelled,
    })
    if (solved.values) keepValues(part.whole(solved.values))
    return solved
  }
  const answer = (isImpossible = false): Searched => ({ found: best && { ...best, bound }, isImpossible, bound })

  const ofSize = (tries: number) => Math.min(tries, 100 * week.choices.length)
  byHand(ofSize(firstTries), firstSeconds, undefined, options.start)
  if (isOver() || (isFirstEnough && best)) return answer()
  const relaxed = solve(program, { seconds: left(), isRelaxed: true })
  if (relaxed.outcome === 'none') return answer(true)
  const { prices } = relaxed
  if (!prices) return answer()
  raise(relaxed.bound)
  const priceOf = (column: number) => (column < week.choices.length ? prices[column]! : 0)
  byHand(ofSize(ledTries), 1.5, priceOf)
  if (isFirstEnough && best) return answer()
  const beyond = beyondBound(week, prices)
  const mayPay = (column: number) =>
    !best || column >= week.choices.length || beyond[column]! <= best.cost - relaxed.bound
  // where few columns could still be part of a better plan, all of them are looked at once
  const isSmall = week.choices.filter((_, column) => mayPay(column)).length <= nearly
  if (!isSmall && !isOver() && !isNear()) {
    const part = nearlyWorth(week, priceOf, best?.taken)
    exactly((column) => part.has(column), seconds * 0.2, gap / 2)
  }
  const around = isSmall ? now() : now() + seconds * 150
  for (let turn = 0; now() < around && !isOver() && !isNear(); turn += 1) {
    if (!best) break
    const free = neighbourhood(week, best.taken, chance, turn, priceOf)
    exactly((column) => free.has(column) || column >= week.choices.length, 2, 0.001)
  }
  if (!isOver() && !isNear()) {
    const cutoff = best
    const solved = exactly(mayPay, left(), gap, { isForBound: best !== undefined && !isSmall })
    if (solved.outcome === 'none' && !cutoff) return answer(true)
    raise(solved.bound)
  }
  return answer()
}

/** As it is said: in tenths of a percent, never less than is true. */
const thousandthsOf = (found: Pick<Found, 'cost' | 'bound'>) => Math.ceil(gapOf(found) * 1000)
/** Milliseconds after which the same plan is told again. */
const betweenBounds = 500

const firstTries = 120_000
const firstSeconds = 0.4
const ledTries = 200_000
/** Columns among which a plan is looked for exactly before all are. */
const nearly = 600

/** Larders, what is taken, and the columns that the relaxed program would have next. */
function nearlyWorth(
  { choices, program }: WeekProgram,
  priceOf: (column: number) => number,
  taken: readonly number[] = [],
) {
  const inOrder = choices.map((_, column) => column).sort((one, other) => priceOf(one) - priceOf(other))
  const larders = program.columns.map((_, column) => column).slice(choices.length)
  return new Set([...larders, ...taken, ...inOrder.slice(0, nearly)])
}

/** Everything of a few days, and of all other days only what is on the table. */
function neighbourhood(
  { wish, choices }: WeekProgram,
  taken: readonly number[],
  chance: Chance,
  turn: number,
  priceOf: (column: number) => number,
): Set<number> {
  const { from = 0 } = wish
  const open = wish.days - from
  const count = Math.min(open, turn % 3 === 2 ? 3 : 2)
  const days = new Set<number>()
  while (days.size < count) days.add(from + Math.floor(chance() * open))
  const here = choices.flatMap((choice, column) => (days.has(wish.slots[choice.slot]!.day) ? [column] : []))
  const most = here.map(priceOf).sort((one, other) => one - other)[mostAround] ?? Number.POSITIVE_INFINITY
  return new Set([...taken, ...here.filter((column) => priceOf(column) <= most)])
}
const mostAround = 900
