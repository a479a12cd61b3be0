import { listText } from '#client/features/dishes/format.ts'
import { capital } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { wholeText } from '#domain/measure/figures.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import { shareEatenOn } from '#domain/plan/meal-plan/eaters/share-eaten.ts'
import type { Eater } from '#domain/plan/meal-plan/meal-plan.ts'
import type { WeekOfPlan } from '#domain/plan/week/choices/weeks.ts'
import type { nutrientNames } from '#domain/plan/week/week.ts'

export type NutrientName = (typeof nutrientNames)[number]

export interface Nutrient {
  name: NutrientName
  label: string
  unit: 'kcal' | 'g' | 'mg'
  /** The FDA's daily value, for a scale where nobody has set a target. */
  daily: number
}

/** In the order of a label; the first four are always shown. */
export const nutrients: readonly Nutrient[] = [
  { name: 'calories', label: 'Calories', unit: 'kcal', daily: 2000 },
  { name: 'protein', label: 'Protein', unit: 'g', daily: 50 },
  { name: 'fiber', label: 'Fiber', unit: 'g', daily: 28 },
  { name: 'sodium', label: 'Sodium', unit: 'mg', daily: 2300 },
  { name: 'carbs', label: 'Carbs', unit: 'g', daily: 275 },
  { name: 'fat', label: 'Fat', unit: 'g', daily: 78 },
  { name: 'saturatedFat', label: 'Saturated fat', unit: 'g', daily: 20 },
  { name: 'sugar', label: 'Sugar', unit: 'g', daily: 50 },
]
const alwaysShown = 4

export const nutrientOf = (nutrient: NutrientName): Nutrient => nutrients.find(({ name }) => name === nutrient)!

export interface Bounds {
  least?: number | undefined
  most?: number | undefined
}

/** What somebody is to have of a nutrient a day; what is asked of the whole plan counts in equal parts. */
export function boundsOf({ targets }: Eater, name: NutrientName, days: number): Bounds {
  const own = targets.filter(({ nutrient }) => nutrient === name)
  const aDay = (value: number | undefined, per: 'day' | 'plan') =>
    value === undefined ? [] : [per === 'day' ? value : value / days]
  const leasts = own.flatMap(({ least, per }) => aDay(least, per))
  const mosts = own.flatMap(({ most, per }) => aDay(most, per))
  return {
    least: leasts.length > 0 ? Math.max(...leasts) : undefined,
    most: mosts.length > 0 ? Math.min(...mosts) : undefined,
  }
}

type PlanOfDays = Pick<MealPlanWithMeals, 'startDate' | 'eaters' | 'rules' | 'entries'>

/**
 * Somebody as a single day is held against what they want: of a day with a meal out, the share of its other meals. Where it is an average over
 * the week, a day alone keeps to nothing.
 */
export function forOneDay(plan: PlanOfDays, eater: number, day: number): Eater {
  const person = plan.eaters[eater]!
  return person.targetsOver === 'week' ? { ...person, targets: [] } : inPart(person, shareOfDay(plan, eater, day))
}

/** Somebody as the average of those of some days is held against what they want on which they eat anything. */
export function forAverage(
  plan: PlanOfDays & Pick<MealPlanWithMeals, 'totals'>,
  eater: number,
  days: readonly number[],
): Eater {
  const eaten = days.filter((day) => (plan.totals.days[day]?.eaters[eater]?.calories ?? 0) > 0)
  const share = eaten.reduce((sum, day) => sum + shareOfDay(plan, eater, day), 0) / eaten.length
  return eaten.length > 0 ? inPart(plan.eaters[eater]!, share) : plan.eaters[eater]!
}

/** The share of somebody's day that is eaten from the plan, 0 to 1. */
export function shareOfDay(plan: PlanOfDays, eater: number, day: number): number {
  return shareEatenOn(day, eater, householdOf(plan))
}

/** A share of what somebody wants. */
function inPart(person: Eater, share: number): Eater {
  if (share === 1) return person
  const part = (bound: number | undefined) => (bound === undefined ? undefined : bound * share)
  const targets = person.targets.map(({ least, most, ...target }) => ({
    ...target,
    least: part(least),
    most: part(most),
  }))
  return { ...person, targets: share > 0 ? targets : [] }
}

/** Whether a figure keeps to its bounds. A thousandth is what rounding may do. */
export function standing(value: number, { least, most }: Bounds): 'fits' | 'short' | 'over' | 'unasked' {
  if (least !== undefined && value < least * 0.999) return 'short'
  if (most !== undefined && value > most * 1.001) return 'over'
  return least === undefined && most === undefined ? 'unasked' : 'fits'
}

/** Where a bar and its ticks end, in hundredths of a track that has room beyond all of them; nothing asked: with one at what is advised. */
export function trackOf(value: number, { least, most }: Bounds, daily: number) {
  const isAsked = least !== undefined || most !== undefined
  const scale = Math.max(value * 1.08, (most ?? 0) * 1.3, (least ?? 0) * 1.55, isAsked ? 0 : daily * 1.25, 1e-9)
  const share = (figure: number) => Math.max(0, Math.min(100, (figure / scale) * 100))
  return {
    value: share(value),
    ...(least !== undefined && { least: share(least) }),
    ...(most !== undefined && { most: share(most) }),
    ...(!isAsked && { advised: share(daily) }),
  }
}

/** Up to where days are drawn, from nothing on: a little over the highest of them and over what they are to keep to. */
export function topOf(values: readonly number[], { least = 0, most = 0 }: Bounds): number {
  return Math.max(...values, least, most, 1) * 1.08
}

/** '1,670 kcal', '73 g' */
export function figureText(value: number, unit: Nutrient['unit']): string {
  return `${wholeText(value)} ${unit}`
}

/** 'at least 60 g', '1,800 to 2,200 kcal' */
export function boundsText({ least, most }: Bounds, unit: Nutrient['unit']): string {
  if (least !== undefined && most !== undefined) return `${wholeText(least)} to ${wholeText(most)} ${unit}`
  if (least !== undefined) return `at least ${wholeText(least)} ${unit}`
  return most === undefined ? '' : `at most ${wholeText(most)} ${unit}`
}

/** The nutrients that are worth a row for somebody: the usual ones, and all that they have a target of. */
export function nutrientsFor({ targets }: Eater): readonly Nutrient[] {
  return nutrients.filter(({ name }, place) => place < alwaysShown || targets.some(({ nutrient }) => nutrient === name))
}

/** What a day of somebody has too little or too much of; nothing where they eat nothing. */
export function missesOf(plan: PlanOfDays & Pick<MealPlanWithMeals, 'totals'>, day: number, eater: number) {
  const { days } = plan.totals
  const has = days[day]?.eaters[eater]
  if (!plan.eaters[eater] || !has || (has.calories ?? 0) === 0) return []
  return missesAmong(forOneDay(plan, eater, day), days.length, (name) => has[name] ?? 0)
}

/** What an average day of a week has too little or too much of, for somebody whose targets hold over the week; nothing for others. */
export function missesOfWeek(
  plan: PlanOfDays & Pick<MealPlanWithMeals, 'totals'>,
  { first, last }: Pick<WeekOfPlan, 'first' | 'last'>,
  eater: number,
) {
  const { days } = plan.totals
  const ofWeek = days.slice(first, last + 1)
  if (plan.eaters[eater]?.targetsOver !== 'week' || averageOf(ofWeek, eater, 'calories') === undefined) return []
  const person = forAverage(
    plan,
    eater,
    ofWeek.map((_, at) => first + at),
  )
  return missesAmong(person, days.length, (name) => averageOf(ofWeek, eater, name) ?? 0)
}

function missesAmong(person: Eater, days: number, valueOf: (name: NutrientName) => number) {
  return nutrients.flatMap(({ name, label }) => {
    const stands = standing(valueOf(name), boundsOf(person, name, days))
    return stands === 'short' || stands === 'over' ? [{ name, label, stands }] : []
  })
}

/** 'Short on protein and fiber, over on sodium'; undefined where nothing is missed. */
export function missesText(misses: ReturnType<typeof missesOf>): string | undefined {
  const named = (stands: 'short' | 'over') =>
    listText(misses.filter((miss) => miss.stands === stands).map(({ label }) => label.toLowerCase()))
  const [short, over] = [named('short'), named('over')]
  return capital([short && `short on ${short}`, over && `over on ${over}`].filter(Boolean).join(', ')) || undefined
}

type Days = MealPlanWithMeals['totals']['days']

/** What somebody has of a nutrient on each day. */
export function byDay(days: Days, eater: number, name: NutrientName): number[] {
  return days.map(({ eaters }) => eaters[eater]?.[name] ?? 0)
}

/** The average of the days on which anything is eaten; undefined where nothing is. */
export function averageOf(days: Days, eater: number, name: NutrientName): number | undefined {
  return averageDay(days, eater, ({ eaters }) => eaters[eater]?.[name])
}

/** The same of portions of vegetables and fruit. */
export function averageProduce(days: Days, eater: number): number | undefined {
  return averageDay(days, eater, ({ produce }) => produce[eater])
}

function averageDay(days: Days, eater: number, figureOf: (day: Days[number]) => number | undefined) {
  const eaten = days.filter(({ eaters }) => (eaters[eater]?.calories ?? 0) > 0)
  if (eaten.length === 0) return undefined
  return eaten.reduce((sum, day) => sum + (figureOf(day) ?? 0), 0) / eaten.length
}

/** '4.2 servings' */
export function portionsText(portions: number): string {
  const shown = Math.round(portions * 10) / 10
  return `${shown.toLocaleString('en-US')} ${shown === 1 ? 'serving' : 'servings'}`
}
