import { mayHave, type Without } from '#domain/plan/week/choices.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import type { SearchOptions } from '#domain/plan/week/search-week.ts'
import { costOf, takenOf } from '#domain/plan/week/table.ts'
import type { Slot, WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { ServedDish, WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { weekProgram } from '#domain/plan/week/week-program.ts'
import { writePlan } from '#domain/plan/week/write-plan.ts'

export interface MealToSwap {
  /** The meal that is to be another, its place in the wish. */
  readonly slot: number
  /** Dishes that are not served there. */
  readonly but: readonly string[]
  /** Meals that are free now because what was left of it was eaten there. */
  readonly freed?: readonly number[]
  /** Rules that need not be kept. */
  readonly without?: Without
}

export interface SwappedMeal {
  /** What the plan is of: every meal that is not chosen is as it stands. */
  readonly wish: WeekWish
  readonly plan: WeekPlan
  readonly worth: Worth
}

/**
 * The best plan in which one meal is another, and those that it leaves free are filled; all others stay, also those that are empty.
 * Undefined where every other dish would break a rule.
 */
export function swapMeal(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { slot, but, freed = [], without = new Set() }: MealToSwap,
  { solve, seconds }: Pick<SearchOptions, 'solve' | 'seconds'>,
): SwappedMeal | undefined {
  const open = new Set([slot, ...freed])
  const staying = new Set(wish.slots.map(({ locked }) => locked))
  const hours = new Set([...open].map((place) => wish.slots[place]!.meal))
  const considered = dishes.filter(({ id, meals }) => staying.has(id) || meals.some((meal) => hours.has(meal)))
  const slots = wish.slots.map((one, place) => (open.has(place) ? { ...one, not: [...but] } : asItStands(one, dishes)))
  const week = weekProgram({ ...wish, slots }, considered, without)
  // one meal alone is left to choose: that needs no search
  const { values, bound } = solve(week.program, { seconds })
  if (!values) return undefined
  const taken = takenOf(week, values)
  return {
    wish: week.wish,
    plan: writePlan(week, taken),
    worth: worthOf({ taken, cost: costOf(week, taken), bound }),
  }
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
