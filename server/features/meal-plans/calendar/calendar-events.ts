import { oneLine, readable } from '#contract/text.ts'
import { weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { servedAt } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import { type AheadStep, type DishAhead, thawingOf } from '#domain/plan/meal-plan/cooking/prep-ahead.ts'
import { forSome, type PlanOfPlates, remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { servingsCooked } from '#domain/plan/meal-plan/provisions/shopping-days.ts'
import { minutesOfDay, twelveHours } from '#domain/plan/timeline/timeline-words.ts'
import type { FrozenForDish } from '#server/features/meal-plans/calendar/frozen-foods.ts'
import { titleOf } from '#server/features/meal-plans/calendar/todays-meals.ts'

/** Something in the calendar of a phone, at the first time of its plan. */
export interface CalendarEvent {
  /** Within the member's calendar; the same for as long as the entry is there. */
  readonly id: string
  /** Of the plan, on which the entry is on the table; 0 is its first. */
  readonly day: number
  /** By the clock on the wall wherever they are, written as if it were UTC. */
  readonly start: Date
  readonly end: Date
  readonly summary: string
  readonly description: string
  readonly recipeId: number | null
  /** Of what is to be begun long before: the phone rings when it starts. */
  readonly ahead?: {
    readonly entry: string
    readonly meal: PlanEntry['meal']
    readonly title: string
    /** 'Soak the beans in cold water for 8 hours' */
    readonly words: string
  }
  /** Days from the first time of the plan to the only one that has it. Left out: every time has it. */
  readonly time?: number
}

/** What the calendar knows of a recipe. */
export interface CookedRecipe {
  readonly title: string
  readonly begun: DishAhead
}

/**
 * Cooking from its start to the table, what is left and what is eaten out, notes, and what is to be begun long before, thawing too. Whom a dish is for
 * and what to know of each plate is said as the plan itself says it.
 */
export function calendarEvents(
  plan: PlanOfPlates,
  recipes: ReadonlyMap<number, CookedRecipe>,
  frozen: readonly FrozenForDish[],
): CalendarEvent[] {
  return plan.entries.flatMap((entry): CalendarEvent[] => {
    const { date, at } = servedAt(plan.rules, entry, plan.startDate)
    const table = new Date(`${date}T${at}:00Z`)
    const recipe = recipes.get(entry.recipeId ?? 0)
    const recipeId = recipe ? entry.recipeId : null
    const meal = mealNames[entry.meal]
    const whom = oneLine(forSome(plan, entry) ?? '')
    const clock = twelveHours(minutesOfDay(at) ?? 0)
    const when = `${meal} on ${weekdays[weekdayOf(date)]}, on the table at ${clock}${whom && `, ${whom}`}.`
    const summary = summaryOf(titleOf(plan, entry, recipe?.title), entry)
    const remarks = remarksOf(plan, entry).map(({ words }) => oneLine(words))
    const description = [when, ...remarks, entry.kind === 'note' ? '' : readable(entry.note)].filter(Boolean).join('\n')
    const plain = { recipeId, summary, description }
    const isCooked = recipe !== undefined && isForAny(plan, entry)
    const meals = { id: entry.id, day: entry.day, ...plain, ...spanOf(entry, table, recipe) }
    if (!isCooked) return [meals]
    const frozenHere = Map.groupBy(
      frozen.filter((dish) => dish.entry === entry.id && dish.recipeId === recipeId),
      ({ time }) => time,
    )
    const thawing = [...frozenHere].flatMap(([time, dishes]) => {
      const foods = dishes.flatMap((dish) => dish.foods)
      return thawingOf(recipe.begun, foods).map((step) => ({ ...step, time }))
    })
    const begun: (AheadStep & { time?: number })[] = [...thawing, ...recipe.begun.ahead]
    const ahead = begun.map(({ step, minutes, words, time }): CalendarEvent => {
      const start = awake(earlier(table, inFives(minutes)))
      const id = `${entry.id}-${time === undefined ? `step-${step + 1}` : `thawing-${time}${step}`}`
      const title = oneLine(recipe.title)
      return {
        id,
        day: entry.day,
        ...(time !== undefined && { time }),
        recipeId,
        ahead: { entry: entry.id, meal: entry.meal, title, words: oneLine(words) },
        start,
        end: earlier(start, -quarter),
        summary: `${title}: ${oneLine(words)}`,
        description: when,
      }
    })
    return [...ahead, meals]
  })
}

/** Whether anyone eats of what is cooked, then or later. */
function isForAny(plan: PlanOfPlates, entry: PlanEntry): boolean {
  return entry.kind === 'recipe' && servingsCooked(entry, plan.entries, householdOf(plan)) > 0
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const mealNames: Readonly<Record<PlanEntry['meal'], string>> = {
  breakfast: 'Breakfast',
  'morning-snack': 'Morning snack',
  lunch: 'Lunch',
  snack: 'Snack',
  dinner: 'Dinner',
  'evening-snack': 'Evening snack',
}

/** Minutes: what is warmed up or only laid on the table, and what is eaten elsewhere. */
const quarter = 15
const eveningOut = 90

function spanOf({ kind }: PlanEntry, table: Date, recipe: CookedRecipe | undefined): { start: Date; end: Date } {
  if (kind === 'out') return { start: table, end: earlier(table, -eveningOut) }
  if (kind === 'note') return { start: table, end: earlier(table, -quarter) }
  const cooking = kind === 'recipe' ? (recipe?.begun.cooking ?? 0) : 0
  return { start: earlier(table, Math.max(quarter, inFives(cooking))), end: table }
}

function summaryOf(named: string, entry: PlanEntry): string {
  const [title = ''] = readable(named).split('\n')
  if (entry.kind === 'leftover') return `Leftovers: ${title}`
  return title || mealNames[entry.meal]
}

/** Nobody looks at the clock at 17:54. */
function inFives(minutes: number): number {
  return Math.ceil(minutes / 5) * 5
}

function earlier(time: Date, minutes: number): Date {
  return new Date(time.getTime() - minutes * 60_000)
}

/** Nobody rises at three to soak beans: what would begin at night begins the evening before. */
function awake(time: Date): Date {
  const hour = time.getUTCHours()
  if (hour >= 6 && hour < 22) return time
  const evening = new Date(time)
  if (hour < 6) evening.setUTCDate(evening.getUTCDate() - 1)
  evening.setUTCHours(21, 0)
  return evening
}
