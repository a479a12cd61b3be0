import { AppError } from '#contract/errors.ts'
import type { PlanWay } from '#contract/planning/plan-view.ts'
import { plain } from '#domain/plain-text.ts'
import { type DishMeal, dishMealOf, type WeekMeal } from '#domain/plan/week/week.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { newDishesWay, orderWithNew } from '#server/features/meal-plans/planning/new-dishes-too.ts'
import { type PlanOrder, type PlanToOrder, plansOwnOnly } from '#server/features/meal-plans/planning/plan-order.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/**
 * How a plan is refused in which somebody has no dish at some meal, whatever rules of the planner are let go; undefined where everyone has one.
 * Where only own recipes are planned, new ones are composed to tell whether it is that: then it can be let go. `onComposed`: how many there are
 * so far.
 */
export async function unfedPlan(
  world: World,
  user: UserRow,
  plan: PlanToOrder,
  order: PlanOrder,
  onComposed?: (done: number, of: number) => void,
): Promise<AppError | undefined> {
  const unfed = unfedIn(order)
  if (!unfed || !plansOwnOnly(plan)) return unfed && refusal(anySentence(unfed), unfed.field)
  const withNew = await orderWithNew(world, user, plan, onComposed)
  const still = unfedIn(withNew)
  if (still) return refusal(anySentence(still), still.field)
  const ways = await newDishesWay(world, withNew, plan.without)
  return refusal(order.isAnyOwn ? ownSentence(unfed) : noneYet, 'rules.dishes', ways)
}

function refusal(sentence: string, field: string, ways: readonly PlanWay[] = []): AppError {
  const reason = ways.length > 0 ? { reason: sentence } : {}
  return new AppError('wishes_contradict', sentence, { wishes: [field], ways, ...reason })
}

/** Who has no dish at a meal, or on a day fewer than it has meals of a kind. */
type Unfed =
  | { readonly field: 'eaters'; readonly name: string; readonly meal: DishMeal }
  | {
      readonly field: 'rules.meals'
      readonly name: string
      readonly meals: string
      readonly hours: number
      readonly found: number
    }

const noneYet =
  'You don’t have any recipes of your own yet, and this plan uses only those. Please add some recipes, or let the plan use new ones too.'

/** Of a plan that uses own recipes alone, while new ones would do. */
function ownSentence(unfed: Unfed): string {
  const { name } = unfed
  const remedy = 'Please add some, or let the plan use new recipes too.'
  return unfed.field === 'eaters'
    ? `None of your own recipes is a ${unfed.meal} that ${name} can eat, and this plan uses only those. ${remedy}`
    : `A day has ${unfed.hours} ${unfed.meals}, but we found only ${unfed.found} that ${name} can eat among your own recipes. This plan uses only those, and no dish is served twice in one day. ${remedy}`
}

function anySentence(unfed: Unfed): string {
  const { name } = unfed
  return unfed.field === 'eaters'
    ? `We couldn’t find a ${unfed.meal} that ${name} can eat, given the diet, allergies and dislikes you entered. Please change the diet or remove a dislike, or add one of your own recipes by hand.`
    : `A day has ${unfed.hours} ${unfed.meals}, but we found only ${unfed.found} that ${name} can eat, and no dish is served twice in one day. Please remove a meal or a dislike, change the diet, or add some of your own recipes.`
}

function unfedIn(order: PlanOrder): Unfed | undefined {
  return hungryIn(order) ?? repeatingIn(order)
}

/** Somebody for whom none of the dishes will do at some meal. */
function hungryIn({ week: { slots }, dishes, household: { eaters } }: PlanOrder): Unfed | undefined {
  for (const { meal, eaters: here, isOut, locked } of slots) {
    if (isOut || locked !== undefined) continue
    const hungry = here.find(
      (eater) => !dishes.some(({ meals, finishOf }) => meals.includes(dishMealOf(meal)) && finishOf[eater] !== null),
    )
    if (hungry !== undefined) return { field: 'eaters', name: eaters[hungry]!.name, meal: dishMealOf(meal) }
  }
  return undefined
}

/** Somebody for whom there are fewer dishes than a day has meals of that kind: none comes twice on a day. */
function repeatingIn({ week: { slots }, dishes, household: { eaters } }: PlanOrder): Unfed | undefined {
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
        if (found < hours.size) return { field: 'rules.meals', name, meals: words, hours: hours.size, found }
      }
    }
  return undefined
}

const kindsOfMeals = [
  { kinds: new Set(['snack']), words: 'snacks' },
  { kinds: new Set(['lunch', 'dinner']), words: 'meals for lunch and dinner' },
]
