import type { Composed } from '#domain/recipe/compose/attempt.ts'
import { forms } from '#domain/recipe/compose/forms/all.ts'
import type { SoftWish } from '#domain/recipe/compose/free-text/heard.ts'
import { complexities } from '#domain/recipe/options.ts'

/** Whether a recipe has by itself what was let go of its wish to find one: nobody is told that dinner was set aside for a curry. */
export function isKeptAnyway({ part = {} }: SoftWish, { dish, draft, verification }: Composed): boolean {
  const form = forms.find(({ id }) => dish.startsWith(`${id}/`))
  const { mealTime, maxMinutes, cookingMethod, recipeType, complexity, cuisine, budget } = part
  if (!form) return false
  if (mealTime) return form.meals.includes(mealTime)
  if (cookingMethod) return form.methods.includes(cookingMethod)
  if (recipeType) return form.types.includes(recipeType)
  if (complexity) return form.level <= complexities.indexOf(complexity) + 1
  if (cuisine) return draft.cuisine === cuisine
  if (maxMinutes !== undefined) return verification.time.totalMinutes <= maxMinutes
  return budget !== undefined && verification.cost.total <= budget
}
