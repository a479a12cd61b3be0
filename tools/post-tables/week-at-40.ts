import type { PostTable } from '#contract/blog/post-head.ts'
import { foods } from '#domain/food/foods.ts'
import type { Wish } from '#domain/options/wish.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { composedDish, type Dish } from './composed-dishes.ts'
import { dollars, markdownTable } from './post-table.ts'

/** What each evening is asked for: dollars for four plates, and the seed of its dish. The budgets add up to about forty. */
const evenings: readonly (readonly [day: string, wish: Partial<Wish>, seed: number])[] = [
  ['Monday', { cuisine: 'Mexican', include: ['pinto beans', 'rice'], budget: 5.8 }, 1],
  ['Tuesday', { cuisine: 'Chinese', include: ['eggs', 'rice'], budget: 4.6 }, 3],
  ['Wednesday', { cuisine: 'Italian', include: ['chickpeas', 'spaghetti'], budget: 6 }, 1],
  ['Thursday', { cuisine: 'Indian', include: ['red lentils'], budget: 6.6 }, 3],
  ['Friday', { cuisine: 'Chinese', include: ['tofu', 'cabbage', 'rice'], budget: 6 }, 1],
  ['Saturday', { cuisine: 'Spanish', include: ['potatoes', 'eggs'], budget: 5.5 }, 2],
  ['Sunday', { cuisine: 'Mediterranean', include: ['lentils', 'potatoes'], budget: 5.7 }, 3],
]

let week: readonly (Dish & { day: string })[] | undefined

/** Seven dinners for four people, each with its day. */
export function weekOfDinners(): readonly (Dish & { day: string })[] {
  week ??= evenings.map(([day, wish, seed]) => ({
    day,
    ...composedDish({ mealTime: 'Dinner', servings: 4, ...wish }, seed),
  }))
  return week
}

/** The week as recipes to shop for. */
export function weekToBuy() {
  return weekOfDinners().map(({ draft: { title, servings, ingredients, instructions } }, index) => ({
    recipeId: index + 1,
    title,
    servings,
    ingredients,
    instructions,
  }))
}

/** Each evening's dish and what a plate of it costs and holds. Costs are those of the amounts used; what the register asks for stands in the figures. */
export function weekAt40(): PostTable {
  const dinners = weekOfDinners()
  const rows = dinners.map(({ day, draft, verification: { cost, nutrition, time } }) => [
    day,
    draft.title,
    dollars(cost.total),
    dollars(cost.perServing),
    String(nutrition.perServing.calories),
    `${Math.round(nutrition.perServing.protein)} g`,
    `${time.totalMinutes}`,
  ])
  const total = sum(dinners.map(({ verification }) => verification.cost.total))
  const calories = dinners.map(({ verification }) => verification.nutrition.perServing.calories)
  const list = shoppingListOf(weekToBuy())
  const fresh = sum(list.filter(({ isStaple }) => !isStaple).map(({ estimatedPrice }) => estimatedPrice))
  const staples = sum(list.filter(({ isStaple }) => isStaple).map(({ estimatedPrice }) => estimatedPrice))
  return {
    table: markdownTable(['Day', 'Dinner', 'For four', 'Per plate', 'Calories', 'Protein', 'Minutes'], rows),
    figures: {
      total: dollars(total),
      plate: dollars(total / 28),
      leastCalories: String(Math.min(...calories)),
      mostCalories: String(Math.max(...calories)),
      register: dollars(fresh),
      staples: dollars(staples),
      legumes: numbers[withLegumes(list)] ?? '',
      cuisines: numbers[new Set(evenings.map(([, { cuisine }]) => cuisine)).size] ?? '',
    },
  }
}

/** How many of the dinners have beans, lentils or peas of the dried or canned kind in them. */
function withLegumes(list: ReturnType<typeof shoppingListOf>): number {
  const legumes = list.filter(({ food }) => food !== null && isLegume(food))
  return new Set(legumes.flatMap(({ sources }) => sources.map(({ recipeId }) => recipeId))).size
}

function isLegume(id: string): boolean {
  const food = foods.get(id)
  return food !== undefined && food.facts.has('pulse') && !food.facts.has('soy') && food.aisle !== 'Frozen'
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100
