import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { figuresBreak } from '#domain/recipe/verify/eater/diet-figures.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/**
 * Points for how often homes cook a dish. Diets of figures ask more than most home cooking keeps: there it counts where the dish's own
 * figures do, and a dish whose figures do not comes late.
 */
export function homelyPoints({ told, weight = 0 }: Form, { diet, intents, recipeType }: HeardWish): number {
  // whoever types what they have or feel like, and names no dish, means one that they know
  const homely = intents.text && !intents.dishes.length ? inOwnWords : usual
  if (diet === undefined || !countedDiets.has(diet)) return weight * homely
  if (told === undefined) return intents.text && !intents.dishes.length ? -weightOfMadeUp : 0
  if (figuresBreak(diet, told.per, told.grams) !== undefined) return -2
  const isSnack = recipeType === 'Snack'
  // a dessert that is within the limit may still be mostly sugar
  const sweetness =
    diet === 'diabetic-friendly'
      ? Math.max(0, told.per.sugar - (isSnack ? littleSugar : muchSugar)) / (isSnack ? 3 : 5)
      : 0
  return weight * homely - sweetness
}
const countedDiets: ReadonlySet<string> = new Set([
  'keto',
  'low-carb',
  'low-fat',
  'diabetic-friendly',
  'heart-healthy',
  'high-protein',
])

/** Bread, noodles, rice and potatoes that are just within the figures are nobody's low-carb dinner. */
export const standsOnStarch = rememberedFor((form: Form): boolean => {
  const lines = bookDishes.get(form.id)?.lines ?? []
  return lines.some(
    ({ slot, mayGo, foods }) => !mayGo && ((starches.has(slot) && foods.some(isStarchy)) || foods.every(isPotato)),
  )
})
const starches: ReadonlySet<string> = new Set(['starch', 'bread', 'flour', 'main'])
const isPotato = (id: string) => namedFood(id)?.behaviour.kind === 'potato'
function isStarchy(id: string): boolean {
  return (namedFood(id)?.food.nutrients.carbs ?? 0) > 40
}

/** Grams of sugar in a serving after which fewer are better for who has diabetes: a carbohydrate choice, CDC, Carb Counting. */
const muchSugar = 15
/** Half of one, for a snack. */
const littleSugar = 7

/** What is made up comes after what homes cook, where nobody named a dish. */
const weightOfMadeUp = 2

/** Points for each of the five steps of how often homes cook a dish. */
const [usual, inOwnWords] = [0.26, 0.5]
