import { daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar-days.ts'
import type { Eater, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import type { Slot, Stock, WeekMeal, WeekWish } from '#domain/plan/week/week.ts'

/** What a plan is made from; its entries are those that stay when it is planned again. */
export interface PlanToMake {
  readonly startDate: string
  readonly endDate: string
  readonly eaters: readonly Eater[]
  readonly rules: PlanRules
  readonly staying: readonly PlanEntry[]
  readonly stock: readonly Stock[]
}

/** The name under which a recipe of the member is a candidate. */
export function dishOfRecipe(recipeId: number): string {
  return `r${recipeId}`
}

/** What stays at a meal: locked dishes, what is left of one, and meals eaten out. Notes take nobody's place at the table. */
export function stays({ kind, isLocked }: PlanEntry): boolean {
  return kind === 'out' || (isLocked && kind !== 'note')
}

/** The wish that the planner is given: figures of a week in proportion to the days, meals by weekday, what is locked in its place. */
export function weekWishOf({ startDate, endDate, eaters, rules, staying, stock }: PlanToMake): WeekWish {
  const days = daysOfPlan({ startDate, endDate })
  const weeks = days / 7
  const places = placesOf({ days, firstWeekday: weekdayOf(startDate), eaters, rules, staying })
  const slots = places.map((slot) => withStaying(slot, staying, places, eaters))
  const scaled = (times: number) => Math.round(times * weeks)
  return {
    days,
    eaters: eaters.map(({ name, portion, targets }) => ({ name, portion, targets })),
    slots,
    ...(rules.budget === null ? {} : { budget: Math.round(rules.budget * 100 * weeks) }),
    atHome: stock.filter(({ lastDay }) => lastDay >= 0),
    rules: {
      times: [
        ...(rules.fishAtLeast > 0 ? [{ trait: 'fish', least: scaled(rules.fishAtLeast) }] : []),
        ...(rules.meatlessAtLeast > 0
          ? [{ trait: 'meatless', least: scaled(rules.meatlessAtLeast), meals: dinners }]
          : []),
        ...(rules.redMeatAtMost === null ? [] : [{ trait: 'red meat', most: Math.ceil(rules.redMeatAtMost * weeks) }]),
        ...(rules.coldAtMost === null
          ? []
          : [{ trait: 'cold', most: Math.ceil(rules.coldAtMost * weeks), meals: dinners }]),
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

/** Every meal of the days in the order of the rules; a locked dish at a meal that the rules do not have brings its meal with it. */
function placesOf({
  days,
  firstWeekday,
  eaters,
  rules,
  staying,
}: Pick<PlanToMake, 'eaters' | 'rules' | 'staying'> & { days: number; firstWeekday: number }): Slot[] {
  const everyone = eaters.map((_, place) => place)
  return Array.from({ length: days }, (_, day): Slot[] => {
    const weekday = (firstWeekday + day) % 7
    const minutes = rules.minutes[weekday] ?? undefined
    const slot = (meal: WeekMeal, ids: readonly string[] = []): Slot => {
      const here = everyone.filter((place) => ids.includes(eaters[place]!.id))
      return {
        day,
        meal,
        eaters: here.length > 0 ? here : everyone,
        ...(minutes === undefined ? {} : { minutes }),
        ...(meal === 'lunch' && rules.leftovers && day > 0 ? { mayBeLeftover: true } : {}),
      }
    }
    const asked = rules.meals
      .filter(({ weekdays }) => weekdays.includes(weekday))
      .map(({ meal, eaters: ids }) => slot(meal, ids))
    const besides = staying.filter(
      (entry) =>
        entry.day === day && stays(entry) && entry.kind !== 'out' && !asked.some(({ meal }) => meal === entry.meal),
    )
    return [...asked, ...[...new Set(besides.map(({ meal }) => meal))].map((meal) => slot(meal))]
  }).flat()
}

/** The first meal of that kind on the day holds what stays there. */
function withStaying(
  slot: Slot,
  staying: readonly PlanEntry[],
  places: readonly Slot[],
  eaters: readonly Eater[],
): Slot {
  const first = places.find(({ day, meal }) => day === slot.day && meal === slot.meal)
  const here = first === slot ? staying.filter(({ day, meal }) => day === slot.day && meal === slot.meal) : []
  if (here.some(({ kind }) => kind === 'out')) return { ...slot, isOut: true }
  const cooked = here.filter((entry) => stays(entry) && entry.recipeId !== null)
  // the pot is what most of them eat
  const [pot, ...beside] = cooked.toSorted((one, other) => countOf(other, eaters) - countOf(one, eaters))
  if (!pot) return slot
  const source = pot.kind === 'leftover' ? staying.find(({ id }) => id === pot.cookedAt) : undefined
  const from = source && places.findIndex(({ day, meal }) => day === source.day && meal === source.meal)
  return {
    ...slot,
    locked: dishOfRecipe(pot.recipeId!),
    ...(from === undefined || from < 0 ? {} : { lockedFrom: from }),
    ...(beside.length === 0 ? {} : { lockedBeside: beside.map(({ recipeId }) => dishOfRecipe(recipeId!)) }),
  }
}

function countOf(entry: PlanEntry, eaters: readonly Eater[]): number {
  return entry.eaters.length || eaters.length
}
