import { listText } from '#client/features/dishes/format.ts'
import { isAt } from '#client/features/meal-plans/plan-changes.ts'
import { words } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter, daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'
import { isAfter } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { eatersOf, outTitle, plateRemarks, type Remark, recipeOf } from '#domain/plan/meal-plan/cooking/remarks.ts'
import { householdOf } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { servingsCooked } from '#domain/plan/meal-plan/provisions/shopping-days.ts'
import type { WeekMeal } from '#domain/plan/week/week.ts'

/** Meals in the order of a day. */
export const meals = [
  'breakfast',
  'morning-snack',
  'lunch',
  'snack',
  'dinner',
  'evening-snack',
] as const satisfies readonly WeekMeal[]

export const mealLabels: Readonly<Record<WeekMeal, string>> = {
  breakfast: 'Breakfast',
  'morning-snack': 'Morning snack',
  lunch: 'Lunch',
  snack: 'Snack',
  dinner: 'Dinner',
  'evening-snack': 'Evening snack',
}

/** 'two', '14': small numbers as a book writes them. */
export function countWord(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? String(count)
}

/** '1 meal', '21 meals' */
export const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** 'For four, one vegan, no peanuts': for whom a plan is, and what none of them or some of them eat. */
export function forWhom(eaters: readonly Eater[]): string {
  const diets = new Map<string, number>()
  for (const { diet } of eaters) if (diet && diet !== 'none') diets.set(diet, (diets.get(diet) ?? 0) + 1)
  const dietWords = [...diets].map(([diet, count]) => {
    if (count === eaters.length) return count === 1 ? words(diet) : `all ${words(diet)}`
    return `${countWord(count)} ${words(diet)}`
  })
  const allergies = [...new Set(eaters.flatMap((eater) => eater.allergies))].filter((allergy) => allergy !== 'none')
  const avoided = allergies.map((allergy) => `no ${words(allergy)}`)
  return [`For ${countWord(eaters.length)}`, ...dietWords, ...avoided].join(', ')
}

/** 'for two': after what a day costs. */
export const forCount = (eaters: readonly Eater[]) => `for ${countWord(eaters.length)}`

type Plan = Pick<MealPlanWithMeals, 'entries' | 'recipes' | 'eaters' | 'rules' | 'startDate'>

/** What an entry is called. */
export function titleOf(plan: Plan, entry: PlanEntry): string {
  if (entry.kind === 'out') return outTitle(plan, entry)
  if (entry.kind === 'note') return entry.note || 'Note'
  const recipe = recipeOf(plan, entry)
  if (entry.kind === 'leftover') return recipe ? `Leftovers: ${recipe.title}` : 'Leftovers'
  return recipe?.title ?? 'Recipe deleted'
}

/** What stands at a meal: what most of them eat comes first. */
export function entriesAt<P extends Plan>(plan: P, place: Place): P['entries'] {
  const seats = (entry: PlanEntry) => eatersOf(plan, entry).seated.length
  return plan.entries.filter((entry) => isAt(entry, place)).toSorted((one, other) => seats(other) - seats(one))
}

/** For how many an entry is cooked, then and later; undefined where nothing is, or nobody eats of it. */
export function cookedFor(plan: Plan, entry: PlanEntry): number | undefined {
  if (entry.kind !== 'recipe') return undefined
  return servingsCooked(entry, plan.entries, householdOf(plan)) || undefined
}

/** How many dishes are cooked for a meal whose recipes are there still. */
export function dishesCookedAt(plan: Plan, place: Place): number {
  return plan.entries.filter((entry) => isAt(entry, place) && cookedFor(plan, entry) && recipeOf(plan, entry)).length
}

/** The day on which a dish counts as cooked when somebody says so today: its own, or today where that is still to come; undefined where it can’t be said. */
export function cookedOnIfMarked(
  { startDate, isTemplate }: Pick<MealPlanWithMeals, 'startDate' | 'isTemplate'>,
  { day, cookedOn }: MealPlanWithMeals['entries'][number],
  today: string,
): string | undefined {
  const date = dayAfter(startDate, day)
  if (isTemplate || cookedOn !== null || date > dayAfter(today, mostAhead)) return undefined
  return date < today ? date : today
}
/** Days: who cooks for later than that cooks something else. */
const mostAhead = 3

/** The days of each week of a plan in which anything stands; of a plan that is empty, of each. */
export function weeksToPrint(plan: Pick<MealPlanWithMeals, 'entries' | 'startDate' | 'endDate'>): number[][] {
  const count = daysOfPlan(plan)
  const weeks = Array.from({ length: Math.ceil(count / 7) }, (_, week) =>
    Array.from({ length: Math.min(7, count - week * 7) }, (_, day) => week * 7 + day),
  )
  const filled = weeks.filter((days) => plan.entries.some(({ day }) => days.includes(day)))
  return filled.length > 0 ? filled : weeks
}

/** When leftovers of a dish are eaten at first: lunch of the next day, else dinner or another later meal of the day; undefined where the plan has none. */
export function placeOfRest(
  plan: Pick<MealPlanWithMeals, 'rules' | 'startDate' | 'endDate'>,
  cooked: Place,
): Place | undefined {
  const { day } = cooked
  if (day + 1 < daysOfPlan(plan)) return { day: day + 1, meal: 'lunch' }
  const others = (['dinner', 'snack', 'lunch'] as const).map((meal) => ({ day, meal }))
  return others.find((place) => isAfter(place, cooked, plan))
}

/** When an entry is on the table, 'HH:MM'; undefined where its meal has no hour on that weekday. */
export function hourOf({ rules, startDate }: Pick<Plan, 'rules' | 'startDate'>, { day, meal }: Place) {
  const weekday = weekdayOf(dayAfter(startDate, day))
  return rules.meals.find((rule) => rule.meal === meal && rule.weekdays.includes(weekday))?.at
}

/** What the plan comes to for those with allergies, in a sentence; undefined where nobody has one. */
export function allergyText(plan: Plan): Omit<Remark, 'brief'> | undefined {
  const avoiding = plan.eaters.flatMap(({ id, name, allergies }) => {
    const named = allergies.filter((allergy) => allergy !== 'none')
    return named.length > 0 ? [{ id, name, said: `${name} (${listText(named.map(words))})` }] : []
  })
  if (avoiding.length === 0) return undefined
  const isBlocked = plan.entries.some((entry) => {
    const seated = eatersOf(plan, entry).seated.filter(({ id }) => avoiding.some((each) => each.id === id))
    return plateRemarks(plan, entry, seated).some(({ kind }) => kind === 'blocks')
  })
  const checked = `Checked for ${listText(avoiding.map(({ said }) => said))}`
  return isBlocked
    ? { kind: 'blocks', words: `${checked}: some dishes don’t suit them. Those dishes are marked below.` }
    : {
        kind: 'warns',
        words: `${checked}: nothing found on ${avoiding.length === 1 ? `${avoiding[0]!.name}’s` : 'their'} plates. Check every label.`,
      }
}
