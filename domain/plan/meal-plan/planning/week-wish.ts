import { dayAfter, daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { eatersAt, everyoneAt, householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import type { Near, Slot, Stock, WeekMeal, WeekWish } from '#domain/plan/week/week.ts'

/** What a plan is made from; of its entries those that stay when it is planned again. */
export interface PlanToMake {
  readonly startDate: string
  readonly endDate: string
  readonly eaters: readonly Eater[]
  readonly rules: PlanRules
  readonly staying: readonly PlanEntry[]
  readonly stock: readonly Stock[]
  /** What is cooked within three days of it. */
  readonly near?: readonly Near[]
  /** The first day that is planned; those before it are over. Left out: all are planned. */
  readonly from?: number
}

/** The name under which a recipe of the member is a candidate. */
export function dishOfRecipe(recipeId: number): string {
  return `r${recipeId}`
}

/**
 * What stays when a plan is made again: locked dishes with what they are left of, meals eaten out, and where nobody eats of it, notes. So does
 * all of the days before `from`, which are over, and what was cooked on them to be eaten later.
 */
export function stayingOf(entries: readonly PlanEntry[], from = 0): PlanEntry[] {
  const locked = entries.filter(({ isLocked }) => isLocked)
  const sources = new Set(locked.flatMap(({ cookedAt }) => cookedAt ?? []))
  const over = new Set(entries.flatMap(({ id, day }) => (day < from ? id : [])))
  const wasCooked = ({ id, cookedAt }: PlanEntry) => over.has(id) || (cookedAt !== null && over.has(cookedAt))
  return entries.filter(
    (entry) =>
      entry.isLocked || entry.kind === 'out' || entry.kind === 'note' || sources.has(entry.id) || wasCooked(entry),
  )
}

/** The wish that the planner is given: figures of a week, of fewer days in proportion; meals by weekday, what is locked in its place. */
export function weekWishOf({
  startDate,
  endDate,
  eaters,
  rules,
  staying,
  stock,
  near = [],
  from = 0,
}: PlanToMake): WeekWish {
  const days = daysOfPlan({ startDate, endDate })
  const weeks = days / 7
  const slots = slotsOf({ days, startDate, eaters, rules, staying, from })
  const share = Math.min(1, weeks)
  const scaled = (times: number) => Math.round(times * share)
  return {
    days,
    ...(from > 0 && { from }),
    eaters: eaters.map(({ name, portion, targets, targetsOver }) => ({
      name,
      portion,
      targets,
      ...(targetsOver && { targetsOver }),
    })),
    slots,
    ...(rules.budget === null ? {} : { budget: Math.round(rules.budget * 100 * weeks) }),
    atHome: stock.flatMap(({ product, grams, lastDay }) => (lastDay >= 0 ? [{ product, grams, lastDay }] : [])),
    ...(near.length > 0 && { near: [...near] }),
    rules: {
      times: [
        ...(rules.fishAtLeast > 0 ? [{ trait: 'fish', least: scaled(rules.fishAtLeast) }] : []),
        ...(rules.meatlessAtLeast > 0
          ? [{ trait: 'meatless', least: scaled(rules.meatlessAtLeast), meals: dinners }]
          : []),
        ...(rules.redMeatAtMost === null ? [] : [{ trait: 'red meat', most: Math.ceil(rules.redMeatAtMost * share) }]),
        ...(rules.coldAtMost === null
          ? []
          : [{ trait: 'cold', most: Math.ceil(rules.coldAtMost * share), meals: dinners }]),
      ],
      mainsApart: rules.mainsApart,
      mostOfOneDish: {
        small: Math.min(28, Math.ceil(rules.sameBreakfast * Math.max(1, weeks))),
        large: Math.min(28, Math.ceil(rules.sameDinner * Math.max(1, weeks))),
      },
    },
    aim: rules.aim,
  }
}

const dinners: WeekMeal[] = ['lunch', 'dinner']

/**
 * Every meal of the days in the order of the rules; what stays at a meal that the rules do not have brings its meal with it. Whoever has
 * a dish that stays, or eats out, is fed: each such dish is a slot of its own, and another is theirs who are left; what stays and all of them
 * are out for is none. Of a day that is over, these had nothing of the plan, which is as good as eaten out.
 */
function slotsOf({
  days,
  startDate,
  eaters,
  rules,
  staying,
  from,
}: Pick<PlanToMake, 'startDate' | 'eaters' | 'rules' | 'staying'> & { days: number; from: number }): Slot[] {
  const fed = staying.filter(isFed)
  const household = householdOf({ startDate, eaters, rules, entries: staying })
  const places = Array.from({ length: days }, (_, day): Place[] => {
    const weekday = weekdayOf(dayAfter(startDate, day))
    const minutes = rules.minutes[weekday] ?? undefined
    const asked = rules.meals.filter(({ weekdays }) => weekdays.includes(weekday)).map(({ meal }) => meal)
    const today = fed.filter((entry) => entry.day === day)
    const brought = today.flatMap(({ kind, meal }) => (kind === 'out' ? [] : meal))
    return [...new Set([...asked, ...brought])].flatMap((meal) => {
      const slot = (here: number[]): Slot => ({
        day,
        meal,
        eaters: here,
        ...(minutes === undefined ? {} : { minutes }),
      })
      const stays = today
        .filter((entry) => entry.meal === meal)
        .map((entry) => ({ entry, slot: { ...slot(eatersAt(entry, household)), ...isOutIf(entry.kind === 'out') } }))
        .filter((one) => one.slot.eaters.length > 0)
      const sitting = asked.includes(meal) ? everyoneAt({ day, meal }, household) : []
      const left = sitting.filter((eater) => !stays.some((one) => one.slot.eaters.includes(eater)))
      const mayBeLeftover = meal === 'lunch' && rules.leftovers && day > from
      const open = { ...slot(left), ...isOutIf(day < from), ...(mayBeLeftover && { mayBeLeftover }) }
      const free = left.length > 0 ? [{ slot: open }] : []
      return mostFirst([...stays, ...free])
    })
  }).flat()
  return places.map(({ slot, entry }) => {
    if (!entry || slot.isOut) return slot
    const lockedFrom = entry.kind === 'leftover' ? places.findIndex((place) => place.entry?.id === entry.cookedAt) : -1
    return { ...slot, locked: dishOfRecipe(entry.recipeId!), ...(lockedFrom >= 0 && { lockedFrom }) }
  })
}

interface Place {
  readonly slot: Slot
  /** What stays there. */
  readonly entry?: PlanEntry
}

const isOutIf = (isOut: boolean) => (isOut ? { isOut } : {})

/** Leftovers of what is not cooked any more feed nobody. */
function isFed({ kind, recipeId, cookedAt }: PlanEntry): boolean {
  return kind === 'out' || (recipeId !== null && (kind === 'recipe' || (kind === 'leftover' && cookedAt !== null)))
}

/** What most of those who are at home eat is the meal; the rest is cooked beside it. */
function mostFirst(places: readonly Place[]): Place[] {
  const countOf = ({ slot }: Place) => (slot.isOut ? 0 : slot.eaters.length)
  const sorted = places.toSorted((one, other) => countOf(other) - countOf(one))
  return sorted.map(({ slot, ...place }, at) => ({ ...place, slot: at === 0 ? slot : { ...slot, isBeside: true } }))
}
