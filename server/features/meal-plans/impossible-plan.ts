import { AppError } from '#contract/errors.ts'
import type { PlanWay } from '#contract/plan-view.ts'
import { plain } from '#domain/plain-text.ts'
import type { Eater } from '#domain/plan/meal-plan/meal-plan.ts'
import { figureWords } from '#domain/plan/week/rule-words.ts'
import { dishMealOf, type Slot, type WeekDish, type WeekMeal, type WeekWish } from '#domain/plan/week/week.ts'
import type { Relaxed } from '#domain/plan/week/week-plan.ts'

/** Where no plan keeps every rule: the smallest sets of them to let go, any one of which is enough. */
export function impossiblePlan(week: WeekWish, relax: readonly Relaxed[]): AppError {
  const ways = relax.map(
    ({ rules, words, wouldDo, plan }): PlanWay => ({
      rules,
      words,
      wouldDo: wouldDo === null ? null : figureWords(week, rules[0]!, wouldDo),
      cost: plan.cents / 100,
    }),
  )
  const [first] = ways
  const message =
    first === undefined
      ? 'No week of these dishes follows all of your rules, and no small change would help. Please drop or loosen a few rules.'
      : `No week of these dishes follows all of your rules. It would work without: ${first.words.join(', and ')}.`
  return new AppError('wishes_contradict', message, { wishes: [...new Set(ways.flatMap(fieldsOf))], ways })
}

/** Somebody for whom none of the dishes will do at some meal: no rule that is let go would feed them. */
export function nobodyFed(
  { slots }: WeekWish,
  dishes: readonly WeekDish[],
  eaters: readonly Eater[],
): AppError | undefined {
  for (const { meal, eaters: here, isOut, locked } of slots) {
    if (isOut || locked !== undefined) continue
    const hungry = here.find(
      (eater) => !dishes.some(({ meals, finishOf }) => meals.includes(dishMealOf(meal)) && finishOf[eater] !== null),
    )
    if (hungry === undefined) continue
    const { name } = eaters[hungry]!
    return new AppError(
      'wishes_contradict',
      `We couldn’t find a ${dishMealOf(meal)} that ${name} can eat, given the diet, allergies and dislikes you entered. Please change the diet or remove a dislike, or add one of your own recipes by hand.`,
      { wishes: ['eaters'], ways: [] },
    )
  }
  return repeatingForSomebody(slots, dishes, eaters)
}

/** Somebody for whom there are fewer dishes than a day has meals of that kind: none comes twice on a day. */
function repeatingForSomebody(
  slots: readonly Slot[],
  dishes: readonly WeekDish[],
  eaters: readonly Eater[],
): AppError | undefined {
  const open = slots.filter(({ isOut, locked }) => !isOut && locked === undefined)
  for (const [eater, { name }] of eaters.entries())
    for (const day of new Set(open.map((slot) => slot.day))) {
      const mine = open.filter((slot) => slot.day === day && slot.eaters.includes(eater))
      for (const { kinds, words } of kindsOfMeals) {
        const hours = new Set<WeekMeal>(mine.flatMap(({ meal }) => (kinds.has(dishMealOf(meal)) ? [meal] : [])))
        const known = dishes.filter(
          ({ meals, finishOf }) => finishOf[eater] !== null && meals.some((meal) => kinds.has(meal)),
        )
        const found = new Set(known.map(({ title }) => plain(title))).size
        if (found >= hours.size) continue
        return new AppError(
          'wishes_contradict',
          `A day has ${hours.size} ${words}, but we found only ${found} that ${name} can eat, and no dish is served twice in one day. Please remove a meal or a dislike, change the diet, or add some of your own recipes.`,
          { wishes: ['rules.meals'], ways: [] },
        )
      }
    }
  return undefined
}

const kindsOfMeals = [
  { kinds: new Set(['snack']), words: 'snacks' },
  { kinds: new Set(['lunch', 'dinner']), words: 'meals for lunch and dinner' },
]

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
}
