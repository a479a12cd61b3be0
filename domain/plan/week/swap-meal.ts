import { type Choice, mayHave } from '#domain/plan/week/choices/choices.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import type { Row } from '#domain/plan/week/program/program.ts'
import { everyWay } from '#domain/plan/week/search/every-way.ts'
import { greedyPlan } from '#domain/plan/week/search/greedy.ts'
import type { SearchOptions } from '#domain/plan/week/search/search-week.ts'
import { costOf, takenOf, valuesOf } from '#domain/plan/week/search/table.ts'
import { type WeekProgram, weekProgram } from '#domain/plan/week/search/week-program.ts'
import { writePlan } from '#domain/plan/week/search/write-plan.ts'
import { dishMealOf, type Slot, type WeekDish, type WeekWish } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { rulesOf } from '#domain/plan/week/words/rule-words.ts'

export interface MealToSwap {
  /** The meal that is to be another, its place in the wish. */
  readonly slot: number
  /** Dishes that are not served there. */
  readonly but: readonly string[]
  /** Meals that are free now because what was left of it was eaten there. */
  readonly freed?: readonly number[]
}

export interface SwappedMeal {
  /** What the plan is of: every meal that is not chosen is as it stands. */
  readonly wish: WeekWish
  readonly plan: WeekPlan
  readonly worth: Worth
  /** How many dishes the meal could have had, the one that it has among them. */
  readonly considered: number
  /** Rules that it does not keep, but for those that what stays breaks whatever is eaten here. */
  readonly letGo: readonly string[]
}

/**
 * The best plan in which one meal is another, and those that it leaves free are filled; all others stay, also those that are empty. As
 * many rules as can be are kept, first those that stand first. Undefined where no other dish suits the meal. `seconds` are for all
 * programs that are solved on the way; where they are over, what was tried by hand stands.
 */
export function swapMeal(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { slot, but, freed = [] }: MealToSwap,
  options: SwapOptions,
): SwappedMeal | undefined {
  const { seconds } = options
  const open = new Set([slot, ...freed])
  const staying = new Set(wish.slots.map(({ locked }) => locked))
  const hours = new Set([...open].map((place) => dishMealOf(wish.slots[place]!.meal)))
  const considered = dishes.filter(({ id, meals }) => staying.has(id) || meals.some((meal) => hours.has(meal)))
  const rules = rulesOf(wish).filter(isOfPlan)
  const keeping = (kept: readonly string[], not: readonly string[] = but) => {
    const slots = wish.slots.map((one, place) =>
      open.has(place) ? { ...one, not: [...not] } : asItStands(one, dishes),
    )
    return weekProgram({ ...wish, slots }, considered, new Set(rules.filter((rule) => !kept.includes(rule))))
  }
  const { left, best, first } = solver(options)
  const whole = best(keeping(rules), Math.min(left(), seconds * firstShare))
  // what no solver has looked for is not said to be missing
  const bare = whole.values ? whole : first(keeping([]), Math.max(left(), seconds * (1 - firstShare)))
  if (!bare.values) return undefined
  const { found, gone } = whole.values
    ? { found: whole, gone: [] }
    : mostKept(
        rules,
        (tried) => brokenBy(whole.week, takenOf(tried.week, tried.values!)),
        bare,
        (some) => {
          const tried = first(keeping(some), left() / 2)
          return tried.values ? tried : undefined
        },
      )
  const again = () => {
    const kept = keeping(rules.filter((rule) => !gone.includes(rule)))
    return best(kept, left(), valuesOf(kept, takenOf(found.week, found.values!)))
  }
  const { week, values, bound } = whole.values ? whole : again()
  const taken = takenOf(week, values!)
  return {
    wish: week.wish,
    plan: writePlan(week, taken),
    worth: worthOf({ cost: costOf(week, taken), bound }),
    considered: couldHave(week, slot),
    // the dish that goes would break it too; where the time is over nobody has looked
    letGo: gone.filter((rule) => left() <= 0 || !first(keeping([rule], []), left() / 2).isImpossible),
  }
}

type SwapOptions = Pick<SearchOptions, 'solve' | 'seconds' | 'chance' | 'now'>

/** Of the seconds, for the best plan that keeps every rule. */
const firstShare = 0.7

interface Tried {
  readonly week: WeekProgram
  /** None where nothing was found. */
  readonly values?: ArrayLike<number> | undefined
  readonly bound: number
  readonly isImpossible: boolean
}

/** Solves programs within seconds that are theirs together. */
function solver({ solve, seconds, chance, now }: SwapOptions) {
  const end = now() + seconds * 1000
  const left = () => (end - now()) / 1000
  // so few meals are left to choose that one dish after the other can be tried, which is sooner than the solver where they are thousands
  const byHand = (week: WeekProgram, isAnyEnough: boolean) => {
    const isOver = (hasPlan: boolean) => hasPlan && (isAnyEnough || left() <= 0)
    const tries = isAnyEnough ? triesForAny : triesForBest
    const tried = greedyPlan(week, { chance, tries, isOver, passed: () => 0 })
    return tried?.isSound ? valuesOf(week, tried.taken) : undefined
  }
  const untried = (week: WeekProgram, values: Tried['values']) => ({
    week,
    values,
    bound: Number.NEGATIVE_INFINITY,
    isImpossible: false,
  })
  const byWays = (week: WeekProgram): Tried | undefined => {
    const best = everyWay(week, mostWays)
    if (!best) return undefined
    const values = best.taken && valuesOf(week, best.taken)
    return { week, values, bound: best.cost, isImpossible: !values }
  }
  const solved = (week: WeekProgram, most: number, gap: number, start?: readonly number[]): Tried => {
    const { values = start, bound, outcome } = solve(week.program, { seconds: most, gap, ...(start && { start }) })
    return { week, values, bound, isImpossible: outcome === 'none' }
  }
  return {
    left,
    /** In at most so many seconds; a plan that is known is improved. */
    best: (week: WeekProgram, most: number, known?: Tried['values']): Tried => {
      const proved = byWays(week)
      if (proved) return proved
      const start = byHand(week, false) ?? (known && Array.from(known))
      return most > 0 ? solved(week, most, 0, start) : untried(week, start)
    },
    /** Whichever is there first. */
    first: (week: WeekProgram, most: number): Tried => {
      const proved = byWays(week)
      if (proved) return proved
      const start = byHand(week, true)
      return start || most <= 0 ? untried(week, start) : solved(week, most, anyGap)
    },
  }
}

/** Ways to fill the open meals that are all tried, which takes no longer than the solver needs to begin. */
const mostWays = 3000
/** Changes of the meals that are open. */
const triesForBest = 4000
const triesForAny = 1000
/** So far above the bound is every plan near enough. */
const anyGap = 1e6

/** Dishes that could be cooked for a meal, and those that stay and could be eaten again at it. */
function couldHave({ wish, dishes, choices }: WeekProgram, slot: number): number {
  const isThere = ({ cookedAt, dish }: Choice) => cookedAt === slot || wish.slots[cookedAt]!.locked === dishes[dish]!.id
  const could = choices.filter((choice) => choice.slot === slot && isThere(choice))
  return new Set(could.map(({ dish }) => dish)).size
}

/**
 * What comes of keeping as many rules as can be kept together, the first ones first, and those that have to go; `bare` keeps what it keeps by
 * chance. A rule that a plan keeps already need not be tried.
 */
function mostKept<Found>(
  rules: readonly string[],
  brokenIn: (found: Found) => ReadonlySet<string>,
  bare: Found,
  tryKept: (kept: readonly string[]) => Found | undefined,
): { found: Found; gone: readonly string[] } {
  let found = bare
  let broken = brokenIn(bare)
  const kept: string[] = []
  const gone: string[] = []
  for (const rule of rules) {
    const tried = broken.has(rule) ? tryKept([...kept, rule]) : found
    if (!tried) {
      gone.push(rule)
      continue
    }
    kept.push(rule)
    if (tried === found) continue
    found = tried
    broken = brokenIn(found)
  }
  return { found, gone }
}

/** Rules that a plan does not keep, of those that a program has. */
function brokenBy(week: WeekProgram, taken: readonly number[]): ReadonlySet<string> {
  const values = valuesOf(week, taken)
  const isBroken = ({ columns, factors, least, most }: Row) => {
    const sum = columns.reduce((all, column, at) => all + values[column]! * factors[at]!, 0)
    return sum < least - slack * Math.max(1, Math.abs(least)) || sum > most + slack * Math.max(1, Math.abs(most))
  }
  return new Set(week.program.rows.flatMap((row) => (row.rule !== undefined && isBroken(row) ? [row.rule] : [])))
}
const slack = 1e-6

/** Not of one meal, nor of a dish. */
function isOfPlan(rule: string): boolean {
  return rule !== 'liked' && !rule.startsWith('minutes:') && !rule.startsWith('locked:')
}

/** Nobody gets another dish beside one that stays, and what nobody eats of is as good as out. */
function asItStands(slot: Slot, dishes: readonly WeekDish[]): Slot {
  const dish = dishes.find(({ id }) => id === slot.locked)
  const eaters = slot.eaters.filter((eater) => dish && mayHave(dish, eater))
  return eaters.length > 0 ? { ...slot, eaters } : { ...slot, isOut: true }
}

/** The wish with every meal locked as the plan has it, but one; what is cooked beside a pot has slots after all others. */
export function lockedBut(wish: WeekWish, { meals }: WeekPlan, slot: number): WeekWish {
  const staying = meals.filter((served) => served.slot !== slot)
  const besides = staying.flatMap(({ slot: place, dishes: [, ...beside] }) =>
    beside.map((served) => ({ ...lockedTo(wish.slots[place]!, served), isBeside: true })),
  )
  const pots = wish.slots.map((one, place) => {
    const pot = staying.find((served) => served.slot === place)?.dishes[0]
    return pot ? lockedTo(one, pot) : one
  })
  return { ...wish, slots: [...pots, ...besides] }
}

function lockedTo(slot: Slot, { dish, kind, cookedAt, plates }: ServedDish): Slot {
  const lockedFrom = kind === 'again' ? cookedAt : undefined
  const eaters = plates.map(({ eater }) => eater)
  return { ...slot, eaters, locked: dish, ...(lockedFrom !== undefined && { lockedFrom }) }
}
