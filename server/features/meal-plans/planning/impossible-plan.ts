import { AppError } from '#contract/errors.ts'
import type { PlanWay } from '#contract/planning/plan-view.ts'
import { withArticle } from '#domain/catalogue/writing/sentences.ts'
import { dishMealOf, type WeekDish, type WeekMeal, type WeekWish } from '#domain/plan/week/week.ts'
import type { Relaxed } from '#domain/plan/week/week-plan.ts'
import { figureWords, mealWords, ownOnly } from '#domain/plan/week/words/rule-words.ts'
import { listed } from '#domain/plan/week/words/wished-rules.ts'
import { punctuatedInside } from '#domain/text/quotes.ts'

/** Besides the rules themselves. */
export interface WaysOut {
  /** What lets new dishes in besides own recipes, of a plan of those alone. */
  readonly withNew?: readonly PlanWay[] | undefined
  /** What was asked for, with another figure for some rules. */
  readonly easedTo?: ((rules: readonly string[], figure: number) => PlanWay['eased']) | undefined
}

/** Where no plan keeps every rule: the smallest sets of wishes to let go, any one of which is enough. */
export function impossiblePlan(
  week: WeekWish,
  dishes: readonly WeekDish[],
  relax: readonly Relaxed[],
  { withNew, easedTo }: WaysOut = {},
): AppError {
  const ofRules = relax.map(({ rules, words, wouldDo, plan }): PlanWay => {
    const way = { rules, words, cost: plan.cents / 100 }
    if (wouldDo === null) return { ...way, wouldDo }
    const eased = easedTo?.(rules, wouldDo)
    return { ...way, wouldDo: figureWords(week, rules[0]!, wouldDo), ...(eased && { eased }) }
  })
  const ways = [...ofRules, ...(withNew ?? [])]
  const [first] = ways
  const none = `We can’t plan a week with ${withNew ? 'your own recipes' : 'these dishes'} that follows all your rules`
  const reason = first && notReady(week, dishes, first)
  const message =
    first === undefined
      ? `${none}, and no small change would help. Please drop or loosen a few rules.`
      : `${reason ?? `${none}.`} It would work if you dropped ${named(first.words)}`
  return new AppError('wishes_contradict', message, {
    wishes: [...new Set(ways.flatMap(fieldsOf))],
    ways,
    ...(reason !== undefined && { reason }),
  })
}

/** 'the rule “no fish.”': a comma and a full stop stand inside the quotation marks. */
function named(words: readonly string[]): string {
  const quoted = punctuatedInside(listed(words.map((rule) => `“${rule}”`)))
  return `the ${words.length === 1 ? 'rule' : 'rules'} ${quoted.slice(0, -1)}.”`
}

/** Where a way lets go of minutes alone, because none of the dishes of those meals is ready in them. */
function notReady({ slots }: WeekWish, dishes: readonly WeekDish[], { rules }: PlanWay): string | undefined {
  if (!rules.every((rule) => rule.startsWith('minutes:'))) return undefined
  const late = rules.map((rule) => slots[Number(rule.split(':')[1])]!)
  const most = Math.max(...late.map(({ minutes }) => minutes ?? 0))
  const meals = [...new Set(late.map(({ meal }) => meal))]
  const isReady = ({ minutes, meals: of }: WeekDish) =>
    minutes <= most && meals.some((meal) => of.includes(dishMealOf(meal)))
  if (dishes.some(isReady)) return undefined
  return `None of the dishes we found for ${listed(meals.map(forMeal), 'or')} is ready in ${most} minutes.`
}

/** 'dinner', 'a morning snack': there are several snacks. */
function forMeal(meal: WeekMeal): string {
  return dishMealOf(meal) === 'snack' ? withArticle(mealWords(meal)) : mealWords(meal)
}

/** Fields of the request that a way names. */
function fieldsOf({ rules }: PlanWay): string[] {
  return rules.map((rule) => {
    const [kind] = rule.split(':')
    return fields[kind!] ?? 'rules'
  })
}
const fields: Readonly<Record<string, string>> = {
  budget: 'rules.budget',
  target: 'eaters',
  minutes: 'rules.minutes',
  'mains-apart': 'rules.mainsApart',
  locked: 'planId',
  [ownOnly]: 'rules.dishes',
}
