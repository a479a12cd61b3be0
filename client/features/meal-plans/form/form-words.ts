import { listText } from '#client/features/dishes/format.ts'
import { boundsText, nutrientOf } from '#client/features/meal-plans/figures.ts'
import { callOf, numberOf, type PlanFields, type TargetFields } from '#client/features/meal-plans/form/plan-fields.ts'
import { hourText, isDay, spanText, weekdays } from '#client/features/meal-plans/plan-dates.ts'
import { countWord, mealLabels } from '#client/features/meal-plans/plan-words.ts'
import { capital, words } from '#client/wording.ts'

/*
 * What a folded section says of itself in a line.
 */

export function whenText(fields: PlanFields): string {
  const { startDate, endDate } = callOf(fields)
  if (!isDay(startDate)) return 'Which days'
  return `${spanText(startDate, endDate)}, ${fields.days === 1 ? 'one day' : `${countWord(fields.days)} days`}`
}

/** 'Ana; Ben, vegan; Mia, no peanuts' */
export function peopleText({ people }: PlanFields): string {
  return people
    .map(({ name, diet, allergies }) =>
      [
        name.trim() || 'Someone',
        ...(diet && diet !== 'none' ? [words(diet)] : []),
        ...allergies.filter((allergy) => allergy !== 'none').map((allergy) => `no ${words(allergy)}`),
      ].join(', '),
    )
    .join('; ')
}

/** 'Breakfast 8:00 AM, lunch 12:30 PM on weekends, dinner 6:30 PM' */
export function mealsText({ meals, people }: PlanFields): string {
  const said = meals.map(({ meal, at, weekdays: days, eaters }) => {
    const who =
      eaters.length > 0 && eaters.length < people.length
        ? ` for ${listText(people.filter(({ id }) => eaters.includes(id)).map(({ name }) => name.trim() || 'someone'))}`
        : ''
    return `${mealLabels[meal].toLowerCase()} ${at ? hourText(at) : 'with no time set'}${daysText(days)}${who}`
  })
  return capital(said.join(', '))
}

/** ' on weekdays', ' on Saturday and Sunday'; '' for all of them. */
export function daysText(days: readonly number[]): string {
  if (days.length === 7) return ''
  if (days.length === 0) return ' on no days'
  if (days.length === 5 && days.every((day) => day < 5)) return ' on weekdays'
  if (days.length === 2 && days.every((day) => day > 4)) return ' on weekends'
  return ` on ${listText(days.toSorted((one, other) => one - other).map((day) => weekdays[day]!.slice(0, 3)))}`
}

/** '45 minutes on weekdays, no time limit on weekends' */
export function timeText({ minutes }: PlanFields): string {
  const groups = new Map<string, number[]>()
  for (const [day, text] of minutes.entries()) groups.set(text, [...(groups.get(text) ?? []), day])
  const said = [...groups].map(
    ([text, days]) => `${text === '' ? 'no time limit' : `${text} minutes`}${daysText(days)}`,
  )
  return capital(said.join(', '))
}

export function moneyText({ budget, aim }: PlanFields): string {
  return `${budgetText(budget) ?? 'No budget limit'}, ${aim === 'cheapest' ? 'the cheapest week' : 'the best week'}`
}

/** '$60 a week' of what was typed; undefined where nothing was. */
export const budgetText = (typed: string) =>
  typed.trim() === '' ? undefined : `$${typed.trim().replace('$', '')} a week`

export function varietyText(fields: PlanFields): string {
  const { fishAtLeast, meatlessAtLeast, redMeatAtMost, coldAtMost, leftovers, dishes } = fields
  const said = [
    ...(fishAtLeast > 0 ? [`fish ${timesWord(fishAtLeast)}`] : []),
    ...(meatlessAtLeast > 0 ? [`meatless ${timesWord(meatlessAtLeast)}`] : []),
    ...(redMeatAtMost === '' ? [] : [atMostText('red meat', 'red meat', Number(redMeatAtMost))]),
    ...(coldAtMost === '' ? [] : [atMostText('a cold meal', 'cold meals', Number(coldAtMost))]),
    leftovers ? 'leftovers for lunch' : 'no leftovers',
    dishes === 'own' ? 'your own recipes' : 'your recipes and new ones',
  ]
  return capital(said.join(', '))
}

/** 'Red meat twice at most'; of none at all 'no red meat'. */
function atMostText(one: string, many: string, most: number): string {
  return most === 0 ? `no ${many}` : `${one} ${timesWord(most)} at most`
}

export function timesWord(times: number): string {
  return ['never', 'once', 'twice'][times] ?? `${countWord(times)} times`
}

/** 'at most 60 g sugar', '1,800 to 2,200 kcal in the whole plan'; undefined while it has no figure. */
export function targetText({ nutrient, per, least, most: typed }: TargetFields): string | undefined {
  const [from, to] = [least, typed].map((text) => numberOf(text) ?? undefined)
  if ((from ?? to) === undefined || Number.isNaN(from) || Number.isNaN(to)) return undefined
  const { label, unit } = nutrientOf(nutrient)
  const of = unit === 'kcal' ? '' : ` ${label.toLowerCase()}`
  return `${boundsText({ least: from, most: to }, unit)}${of}${per === 'plan' ? ' in the whole plan' : ''}`
}
