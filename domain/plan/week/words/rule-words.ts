import { isOver, spentRule } from '#domain/plan/week/choices/days-over.ts'
import { onceADay } from '#domain/plan/week/rules/once-a-day.ts'
import type { WeekDish, WeekMeal, WeekWish } from '#domain/plan/week/week.ts'

/** Names that only the member's own recipes are planned: it says which dishes there are, and binds no row of a program. */
export const ownOnly = 'own-only'

/**
 * Every rule of a wish that could be let go, by its name; allergies, diets, portions, what was eaten already and that no dish comes twice on a
 * day never are.
 */
export function rulesOf(wish: WeekWish): string[] {
  const ofMeals = (kind: 'minutes' | 'locked') =>
    wish.slots.flatMap((slot, place) =>
      slot[kind] === undefined || slot.isOut || isOver(wish, slot.day) ? [] : [`${kind}:${place}`],
    )
  return [
    ...(wish.budget === undefined ? [] : ['budget']),
    ...wish.eaters.flatMap(({ targets }, eater) => targets.map((_, place) => `target:${eater}:${place}`)),
    ...wish.rules.times.map((_, place) => `times:${place}`),
    ...(wish.rules.mainsApart ? ['mains-apart'] : []),
    'one-dish:small',
    'one-dish:large',
    'liked',
    ...ofMeals('minutes'),
    ...ofMeals('locked'),
  ]
}

/** What a rule says: 'Ada: at least 75 g of protein a day'. */
export function ruleWords(wish: WeekWish, dishes: readonly WeekDish[], rule: string): string {
  const [kind, one, two] = rule.split(':')
  const place = Number(one)
  if (kind === 'budget') return `a budget of ${budgetWords(wish, wish.budget ?? 0, Math.round)}`
  if (kind === spentRule) return 'making up for what the earlier days cost beyond their share of the budget'
  if (kind === 'target') return `${wish.eaters[place]!.name}: ${targetWords(wish, place, Number(two))}`
  if (kind === 'times') {
    const { trait, least, most } = wish.rules.times[place]!
    if (most === 0) return `no ${manyWords[trait] ?? trait}`
    const bounds = [
      ...(least === undefined ? [] : [`at least ${oftenWords(least)}`]),
      ...(most === undefined ? [] : [`at most ${oftenWords(most)}`]),
    ]
    return `${traitWords[trait] ?? trait} ${bounds.join(' and ')}${weekly(wish)}`
  }
  if (kind === 'mains-apart') return 'no main ingredient two days in a row'
  if (kind === 'one-dish') {
    const most = wish.rules.mostOfOneDish[one === 'small' ? 'small' : 'large']
    return `the same ${one === 'small' ? 'breakfast or snack' : 'lunch or dinner'} dish at most ${oftenWords(most)}`
  }
  if (kind === ownOnly) return 'your own recipes only'
  if (kind === onceADay) return 'no dish twice on the same day'
  if (kind === 'liked') return 'no dish that nobody likes'
  const { day, meal, minutes, locked } = wish.slots[place]!
  const when = `${mealWords(meal)} on day ${day + 1}`
  if (kind === 'minutes') return `${when} in ${minutes} minutes`
  return `${dishes.find(({ id }) => id === locked)?.title ?? 'a locked dish'} for ${when}`
}

/** What an eater is to have, without their name: 'at least 75 g of protein a day'. */
export function targetWords({ eaters }: WeekWish, eater: number, place: number): string {
  const { targets, targetsOver } = eaters[eater]!
  const { nutrient, per, least, most } = targets[place]!
  const over = per === 'plan' ? 'in all' : targetsOver === 'week' ? 'a day on average over each week' : 'a day'
  return `${boundsOf(least, most)} ${nutrientWords[nutrient]} ${over}`
}

/** A figure of a rule in words: '$71.20', '62 g of protein', 'twice'. */
export function figureWords(wish: WeekWish, rule: string, figure: number): string {
  const [kind, one, two] = rule.split(':')
  if (kind === 'budget') return budgetWords(wish, figure, Math.ceil)
  if (kind === 'target') {
    const { nutrient, least = 0 } = wish.eaters[Number(one)]!.targets[Number(two)]!
    // so that what is said would do: less than was asked for at least, or more than at most
    const whole = figure < least ? Math.floor(figure + 1e-6) : Math.ceil(figure - 1e-6)
    return `${whole} ${nutrientWords[nutrient]}`
  }
  return kind === 'times' ? `${oftenWords(Math.round(figure))}${weekly(wish)}` : `${Math.round(figure)} minutes`
}

/** 'morning snack' */
export function mealWords(meal: WeekMeal): string {
  return meal.replaceAll('-', ' ')
}

/** A budget of the whole plan; where that is longer than a week, as each week has it. */
function budgetWords(wish: WeekWish, cents: number, round: (cents: number) => number): string {
  const each = wish.days > 7 ? round((cents * 7) / wish.days) : cents
  return `$${(each / 100).toFixed(2)}${weekly(wish)}`
}

const weekly = ({ days }: WeekWish) => (days > 7 ? ' a week' : '')

function oftenWords(times: number): string {
  return ['never', 'once', 'twice'][times] ?? `${times} times`
}

/** What rules count, as a sentence says it. */
const traitWords: Readonly<Record<string, string>> = { cold: 'a cold meal', meatless: 'a meal without meat' }
const manyWords: Readonly<Record<string, string>> = { cold: 'cold meals', meatless: 'meals without meat' }

const nutrientWords = {
  calories: 'kcal',
  protein: 'g of protein',
  carbs: 'g of carbs',
  fat: 'g of fat',
  fiber: 'g of fiber',
  sugar: 'g of sugar',
  saturatedFat: 'g of saturated fat',
  sodium: 'mg of sodium',
} as const

function boundsOf(least: number | undefined, most: number | undefined): string {
  const round = (value: number) => Math.round(value)
  if (least !== undefined && most !== undefined) return `${round(least)} to ${round(most)}`
  return least === undefined ? `at most ${round(most ?? 0)}` : `at least ${round(least)}`
}
