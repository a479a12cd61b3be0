import { type Choice, mayHave } from '#domain/plan/week/choices.ts'
import { greedyPlan } from '#domain/plan/week/greedy.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import { rulesOf } from '#domain/plan/week/rule-words.ts'
import type { SearchOptions } from '#domain/plan/week/search-week.ts'
import { costOf, takenOf, valuesOf } from '#domain/plan/week/table.ts'
import { dishMealOf, type Slot, type WeekDish, type WeekWish } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { type WeekProgram, weekProgram } from '#domain/plan/week/week-program.ts'
import { writePlan } from '#domain/plan/week/write-plan.ts'

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
 * many rules as can be are kept, first those that stand first. Undefined where no other dish suits the meal.
 */
export function swapMeal(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { slot, but, freed = [] }: MealToSwap,
  { solve, seconds, chance }: Pick<SearchOptions, 'solve' | 'seconds' | 'chance'>,
): SwappedMeal | undefined {
  const open = new Set([slot, ...freed])
  const staying = new Set(wish.slots.map(({ locked }) => locked))
  const hours = new Set([...open].map((place) => dishMealOf(wish.slots[place]!.meal)))
  const considered = dishes.filter(({ id, meals }) => staying.has(id) || meals.some((meal) => hours.has(meal)))
  const rules = rulesOf(wish).filter(isOfPlan)
  // so few meals are left to choose that one dish after the other can be tried, which is sooner than the solver where they are thousands
  const withRules = (kept: readonly string[], not: readonly string[] = but) => {
    const slots = wish.slots.map((one, place) =>
      open.has(place) ? { ...one, not: [...not] } : asItStands(one, dishes),
    )
    const week = weekProgram({ ...wish, slots }, considered, new Set(rules.filter((rule) => !kept.includes(rule))))
    const tried = greedyPlan(week, { chance, tries: triesByHand, isOver: () => false, passed: () => 0 })
    const start = tried?.isSound ? valuesOf(week, tried.taken) : undefined
    const { values = start, bound } = solve(week.program, { seconds, ...(start && { start }) })
    return values && { week, taken: takenOf(week, values), bound }
  }
  const most = mostKept(rules, withRules)
  if (!most) return undefined
  const { week, taken, bound } = most.found
  return {
    wish: week.wish,
    plan: writePlan(week, taken),
    worth: worthOf({ cost: costOf(week, taken), bound }),
    considered: couldHave(week, slot),
    // the dish that goes would break it too
    letGo: most.gone.filter((rule) => withRules([rule], []) !== undefined),
  }
}

/** Changes of the meals that are open. */
const triesByHand = 4000

/** Dishes that could be cooked for a meal, and those that stay and could be eaten again at it. */
function couldHave({ wish, dishes, choices }: WeekProgram, slot: number): number {
  const isThere = ({ cookedAt, dish }: Choice) => cookedAt === slot || wish.slots[cookedAt]!.locked === dishes[dish]!.id
  const could = choices.filter((choice) => choice.slot === slot && isThere(choice))
  return new Set(could.map(({ dish }) => dish)).size
}

/** What comes of keeping as many rules as can be kept together, the first ones first; undefined where nothing comes even of none. */
function mostKept<Found>(rules: readonly string[], tryKept: (kept: readonly string[]) => Found | undefined) {
  const all = tryKept(rules)
  if (all) return { found: all, gone: [] }
  let found = tryKept([])
  if (!found) return undefined
  const kept: string[] = []
  const gone: string[] = []
  const keep = (more: readonly string[]) => {
    const tried = tryKept([...kept, ...more])
    if (!tried) return halve(more)
    found = tried
    kept.push(...more)
  }
  const halve = (of: readonly string[]) => {
    if (of.length === 1) return gone.push(...of)
    const half = of.length >> 1
    keep(of.slice(0, half))
    keep(of.slice(half))
  }
  halve(rules)
  return { found, gone }
}

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
