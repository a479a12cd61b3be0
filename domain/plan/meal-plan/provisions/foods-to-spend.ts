import type { Food, Role } from '#domain/food/food.ts'
import type { Wish } from '#domain/options/wish.ts'
import type { NamedStock } from '#domain/plan/meal-plan/provisions/stock-uses.ts'
import { foodOfProduct } from '#domain/plan/products/product-kinds.ts'
import { isCupboardFood } from '#domain/plan/shopping/staples.ts'

/** A food at home that a dish can be composed for, by a name that a wish can have. */
export interface FoodToSpend {
  readonly food: Food
  readonly name: string
  /** Whether lunch and dinner, and whether breakfast and snacks, can be about it. */
  readonly isFor: { readonly large: boolean; readonly small: boolean }
}

/**
 * What of stock dishes are composed for, what has to go first first: what a dish can be about, and as much as makes a difference. Of food
 * that keeps beyond the plan only some, which the pantry has always.
 */
export function foodsToSpend(stock: readonly NamedStock[], days: number): FoodToSpend[] {
  const lots = stock.flatMap(({ product, grams, lastDay }) => {
    const food = lastDay >= 0 && grams >= leastGrams ? foodOfProduct(product) : undefined
    return food && !isCupboardFood(food) && isAbout(food, [...large, ...small]) ? [{ food, lastDay }] : []
  })
  const inOrder = lots.toSorted((one, other) => one.lastDay - other.lastDay)
  const foods = [...new Set(inOrder.map(({ food }) => food))]
  const lasting = new Set(inOrder.filter(({ lastDay }) => lastDay >= days).map(({ food }) => food))
  const soon = foods.filter((food) => !lasting.has(food))
  return [...soon, ...foods.filter((food) => lasting.has(food)).slice(0, mostLasting)]
    .slice(0, mostFoods)
    .map((food) => ({
      food,
      name: [food.name, ...food.aliases].find((name) => !/[,;/]|\band\b/.test(name)) ?? food.name,
      isFor: { large: isAbout(food, large), small: isAbout(food, small) },
    }))
}

/** Whether it is out of the question for whoever keeps to this; what is left open, the composer finds out. */
export function isOutOfQuestion(
  { facts, allergens }: Food,
  { diet, alsoDiets = [], allergens: avoided }: Keeps,
): boolean {
  const present = [...allergens.certain, ...allergens.usual]
  if (present.some((allergen) => avoided.includes(allergen))) return true
  const all = new Set([diet, ...alsoDiets])
  if (all.has('vegan') && (facts.has('honey') || present.some((one) => one === 'milk' || one === 'egg'))) return true
  const isPlantEater = all.has('vegan') || all.has('vegetarian')
  return (facts.has('meat') && (isPlantEater || all.has('pescatarian'))) || (facts.has('fish') && isPlantEater)
}
type Keeps = Pick<Wish, 'diet' | 'alsoDiets' | 'allergens'>

const large: readonly Role[] = ['protein', 'vegetable', 'leaf', 'base']
const small: readonly Role[] = ['fruit']

function isAbout({ roles }: Food, wanted: readonly Role[]): boolean {
  return roles.some((role) => wanted.includes(role))
}

/** A pinch of it makes no dish. */
const leastGrams = 60
const mostLasting = 4
const mostFoods = 12
