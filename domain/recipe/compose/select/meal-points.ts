import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { isForFrail } from '#domain/recipe/compose/asked/for-frail.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import { isOpenDinner } from '#domain/recipe/compose/dinner/dinner-draw.ts'
import { isMeatless } from '#domain/recipe/compose/dinner/dinner-shares.ts'
import { isOfSoftEggs } from '#domain/recipe/compose/select/soft-eggs.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** What speaks for a form at the meal and as the kind of dish that are asked for. */
export function mealPoints(form: Form, wish: HeardWish, reading: Reading): number {
  const { recipeType: type = 'Main Dish', mealTime: meal } = wish
  const isOfBook = form.book !== undefined
  let points = 0
  if (meal && !form.meals.includes(meal)) points -= 1.2
  const isBreakfast = isForm(form, 'breakfast') || (isOfBook && form.meals[0] === 'Breakfast')
  if (meal === 'Breakfast' && isBreakfast) points += 1.2
  if (meal === 'Breakfast' && isForm(form, 'everyday breakfast')) points += 0.55
  // who names no meal means dinner
  if (type === 'Main Dish' && !meal && isOfBook && !form.meals.includes('Dinner')) points -= 3
  if (meal === 'Dinner' && isOfBook && form.meals[0] !== 'Dinner') points -= seldomDinner
  if (type === 'Main Dish' && form.types[0] !== 'Main Dish')
    points -= isOfBook && form.types[0] === 'Side Dish' ? sideAlone : 0.9
  if (type === 'Side Dish' && isForMany(reading) && isLoaf(form)) points -= breadForMany
  if (type === 'Snack' && form.types[0] !== 'Snack' && !reading.moods.has('party food'))
    points -= isEatenBetweenMeals(form) && !reading.qualities.length ? 1 : 2.5
  if (type === 'Main Dish' && meal !== 'Breakfast' && !asksForLittle(wish)) points -= littlePoints(form)
  if (isForFrail(wish.intents) && isOfSoftEggs(form)) points -= softEggsForFrail
  if (isMeatless(wish) && isOpenDinner(wish, reading)) points += meatlessPoints(form)
  return points
}

/** What is told with a note to cook the yolks firm is not what somebody pregnant asked for. */
const softEggsForFrail = 8

/** Whether it is for a table that everyone brings something to. */
function isForMany({ moods }: Reading): boolean {
  return moods.has('for many') || moods.has('carried')
}
/** Bread that rises: nobody is asked to bring a loaf as the side. */
function isLoaf({ book = [], methods }: Form): boolean {
  return methods[0] === 'Baked' && book.includes('yeast')
}
const breadForMany = 8

/** What stands beside a dinner is one on few nights; what is made up as either is a dinner, too. */
const sideAlone = 2

/** What is first of all a lunch or a breakfast is dinner on few nights. */
const seldomDinner = 0.8

/** Between meals nobody fries squid, but for guests, or cooks a dinner. */
function isEatenBetweenMeals({ types: [first], told, book }: Form): boolean {
  const isSmall = (told?.per.calories ?? 0) < smallMeal
  return !book || first === 'Beverage' || first === 'Dessert' || (first === 'Main Dish' && isSmall)
}
/** Calories up to which a dish of its own size is a snack, too. */
const smallMeal = 400

function asksForLittle({ calories, intents: { moods } }: HeardWish): boolean {
  return calories !== undefined || moods.has('light') || moods.has('lean-calories')
}

/** What speaks against a dinner that fills nobody: a point for each 25 calories that it lacks. */
function littlePoints({ told, types }: Form): number {
  return told && types[0] === 'Main Dish' ? Math.min(3, Math.max(0, enoughCalories - told.per.calories) / 25) : 0
}
const enoughCalories = 350

/** Grams of vegetables in a serving of a dish of the catalogue. */
const vegetablesIn = rememberedFor((form: Form): number => {
  const lines = bookDishes.get(form.id)?.lines
  return (lines ?? []).reduce((sum, { foods: [id = ''], grams }) => {
    const roles = namedFood(id)?.food.roles ?? []
    return roles.includes('vegetable') && !roles.includes('aromatic') ? sum + grams : sum
  }, 0)
})
/** A dinner without meat is bread and cheese with fewer; what it is worth that there are as many. */
const [enoughVegetables, manyVegetables] = [100, 0.8]

/** What speaks for a dinner without meat: its vegetables, and that it feeds. */
function meatlessPoints(form: Form): number {
  if (!form.told) return 0
  const share = Math.min(1, vegetablesIn(form) / enoughVegetables)
  const lacking = Math.max(0, enoughProtein - form.told.per.protein)
  return manyVegetables * (2 * share - 1) - lacking * perGram
}
/** Grams of protein in a dinner that feeds, and what each that lacks costs. */
const [enoughProtein, perGram] = [14, 0.15]
