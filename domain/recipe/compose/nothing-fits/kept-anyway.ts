import { isHot } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { complexities } from '#domain/options/options.ts'
import type { Composed } from '#domain/recipe/compose/make/attempt.ts'
import { littleSodium } from '#domain/recipe/compose/own-words/serving-notes.ts'
import { lowInSalt, type SoftWish } from '#domain/wish/heard.ts'

/** Whether a recipe has by itself what was let go of its wish to find one: nobody is told that dinner was set aside for a curry. */
export function isKeptAnyway({ part = {}, words }: SoftWish, { dish, draft, verification }: Composed): boolean {
  const form = forms.find(({ id }) => dish.startsWith(`${id}/`))
  const { mealTime, maxMinutes, cookingMethod, recipeType, complexity, cuisine, budget, spiceLevel } = part
  if (!form) return false
  if (words === lowInSalt) return verification.nutrition.perServing.sodium <= littleSodium
  if (mealTime) return form.meals.includes(mealTime)
  if (cookingMethod) return form.methods.includes(cookingMethod)
  if (recipeType) return form.types.includes(recipeType)
  if (complexity) return form.level <= complexities.indexOf(complexity) + 1
  if (cuisine) return draft.cuisine === cuisine
  if (spiceLevel === 'Mild') return !draft.ingredients.some(({ name }) => isHotFood(name))
  if (maxMinutes !== undefined) return verification.time.totalMinutes <= maxMinutes
  return budget !== undefined && verification.cost.total <= budget
}

function isHotFood(name: string): boolean {
  const food = namedFood(knownFood(name).food?.id ?? '')
  return food !== undefined && isHot(food)
}
