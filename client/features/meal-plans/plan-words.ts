import { isAt, type Place } from '#client/features/meal-plans/plan-changes.ts'
import { listText } from '#client/features/recipes/format.ts'
import { words } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'
import { dayAfter, daysOfPlan, weekdayOf } from '#domain/plan/meal-plan/calendar-days.ts'
import type { Eater, PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import { eatersAt, householdOf } from '#domain/plan/meal-plan/seating.ts'
import { isAfter, orphanWords } from '#domain/plan/meal-plan/shown-entries.ts'
import type { WeekMeal } from '#domain/plan/week/week.ts'

/** Meals in the order of a day. */
export const meals = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly WeekMeal[]

export const mealLabels: Readonly<Record<WeekMeal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}

/** 'two', '14': small numbers as a book writes them. */
export function countWord(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? String(count)
}

/** '1 meal', '21 meals' */
export const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

export const caloriesText = (calories: number) => `${Math.round(calories).toLocaleString('en-US')} kcal`

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

/** The recipe of an entry, also of what is left of one; undefined where it is gone or none. */
export function recipeOf({ entries, recipes }: Pick<Plan, 'entries' | 'recipes'>, entry: PlanEntry) {
  const cooked = entry.kind === 'leftover' ? entries.find(({ id }) => id === entry.cookedAt) : undefined
  const id = entry.recipeId ?? cooked?.recipeId
  return recipes.find((recipe) => recipe.id === id)
}

/** What an entry is called. */
export function titleOf(plan: Pick<Plan, 'entries' | 'recipes'>, entry: PlanEntry): string {
  if (entry.kind === 'out') return 'Eating out'
  if (entry.kind === 'note') return entry.note || 'Note'
  const recipe = recipeOf(plan, entry)
  if (entry.kind === 'leftover') return recipe ? `Leftovers: ${recipe.title}` : 'Leftovers'
  return recipe?.title ?? 'Recipe deleted'
}

/** Who sits at an entry: whom it names, else whom its meal has on that weekday. */
export function eatersOf(plan: Plan, entry: PlanEntry) {
  const { eaters } = plan
  const seated = eatersAt(entry, householdOf(plan)).map((place) => eaters[place]!)
  return { seated, isEveryone: seated.length === eaters.length }
}

/** 'for Ben and Mia'; undefined where everyone eats it, and of what nobody does. */
export function forSome(plan: Plan, entry: PlanEntry): string | undefined {
  const { seated, isEveryone } = eatersOf(plan, entry)
  const isEaten = entry.kind === 'recipe' || entry.kind === 'leftover'
  return isEaten && !isEveryone ? `for ${listText(seated.map(({ name }) => name))}` : undefined
}

/** What stands at a meal: what most of them eat comes first. */
export function entriesAt<P extends Plan>(plan: P, place: Place): P['entries'] {
  const seats = (entry: PlanEntry) => eatersOf(plan, entry).seated.length
  return plan.entries.filter((entry) => isAt(entry, place)).toSorted((one, other) => seats(other) - seats(one))
}

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
export function hourOf({ rules, startDate }: Pick<Plan, 'rules' | 'startDate'>, { day, meal }: PlanEntry) {
  const weekday = weekdayOf(dayAfter(startDate, day))
  return rules.meals.find((rule) => rule.meal === meal && rule.weekdays.includes(weekday))?.at
}

/** A remark on an entry: what is left off a plate, for whom it is not, or what is amiss with leftovers. */
export interface Remark {
  kind: 'warns' | 'blocks'
  words: string
  /** Where there is little room. */
  brief: string
}

/** What is to be said of an entry and of those who sit at it. */
export function remarksOf(plan: Plan, entry: PlanEntry, seated: readonly Eater[]): Remark[] {
  return [...restRemarks(plan, entry), ...plateRemarks(plan, entry, seated)]
}

/** Of leftovers: nothing is cooked for them before, or they do not keep so long. */
function restRemarks(plan: Plan, entry: PlanEntry): Remark[] {
  if (entry.kind !== 'leftover') return []
  const cooked = plan.entries.find(({ id }) => id === entry.cookedAt)
  if (!cooked || !isAfter(entry, cooked, plan)) {
    const brief = 'No meal they come from'
    return [{ kind: 'blocks', words: orphanWords({ ...entry, cookedAt: null })!, brief }]
  }
  const keeps = recipeOf(plan, entry)?.keepsDays
  const age = entry.day - cooked.day
  if (keeps === undefined || age <= keeps) return []
  const [brief, words] =
    keeps === 0
      ? ['Doesn’t keep', 'Leftovers of this dish don’t keep until another day']
      : [`Keeps ${counted(keeps, 'day')}`, `Leftovers of this dish keep ${counted(keeps, 'day')}, not ${age}`]
  return [{ kind: 'warns', words, brief }]
}

/** 'Mia: no feta on their plate', 'Not for Sam: contains peanuts': of those who sit at it. */
function plateRemarks(plan: Plan, entry: PlanEntry, seated: readonly Eater[]): Remark[] {
  return seated.flatMap((eater): Remark[] => {
    const { left, blocked } = plateOf(plan, entry, eater)
    const { name } = eater
    if (left.length > 0) {
      const brief = `${name}: no ${listText(left.map(foodOf))}`
      return [{ kind: 'warns', words: `${brief} on their plate`, brief }]
    }
    if (blocked === undefined) return []
    return [{ kind: 'blocks', words: `Not for ${name}: ${inSentence(blocked)}`, brief: `Not for ${name}` }]
  })
}

/** Lines that are left off somebody's plate; where none are, what keeps them from the dish, if anything does. */
function plateOf(plan: Plan, entry: PlanEntry, { id }: Eater): { left: readonly string[]; blocked?: string } {
  const recipe = recipeOf(plan, entry)
  if (!recipe || (entry.kind !== 'recipe' && entry.kind !== 'leftover')) return { left: [] }
  const trouble = recipe.troubles.find(({ eater }) => eater === id)
  const left = entry.without.find(({ eater }) => eater === id)?.lines ?? trouble?.without ?? []
  return left.length > 0 ? { left } : { left, blocked: trouble?.words }
}

/** Those who sit at an entry that isn't for them, whatever is left off their plates. */
export function blockedAt(plan: Plan, entry: PlanEntry): Eater[] {
  return eatersOf(plan, entry).seated.filter((eater) => plateOf(plan, entry, eater).blocked !== undefined)
}

/** What the plan comes to for those with allergies, in a sentence; undefined where nobody has one. */
export function allergyText(plan: Plan): Omit<Remark, 'brief'> | undefined {
  const avoiding = plan.eaters.flatMap(({ id, name, allergies }) => {
    const named = allergies.filter((allergy) => allergy !== 'none')
    return named.length > 0 ? [{ id, said: `${name} (${listText(named.map(words))})` }] : []
  })
  if (avoiding.length === 0) return undefined
  const isBlocked = plan.entries.some((entry) => {
    const seated = eatersOf(plan, entry).seated.filter(({ id }) => avoiding.some((each) => each.id === id))
    return plateRemarks(plan, entry, seated).some(({ kind }) => kind === 'blocks')
  })
  const checked = `Checked for ${listText(avoiding.map(({ said }) => said))}`
  return isBlocked
    ? { kind: 'blocks', words: `${checked}: some dishes aren’t for them. They’re marked below.` }
    : { kind: 'warns', words: `${checked}: nothing found on their plates. Check every label.` }
}

/** What a line of a recipe is about, without how much of it: '6 slices gluten-free bread' is gluten-free bread. */
function foodOf(line: string): string {
  const amounts =
    /^(?:[\d.,/¼-¾⅐-⅞]+ ?)+(?:(?:slices?|cups?|tbsp|tsp|oz|lbs?|k?g|ml|l|cloves?|cans?|pieces?|pinch|sprigs?) )?/
  return line.replace(amounts, '') || line
}

/** A sentence of its own as the end of another. */
function inSentence(sentence: string): string {
  const ended = sentence.replace(/\.$/, '')
  return ended.charAt(0).toLowerCase() + ended.slice(1)
}
