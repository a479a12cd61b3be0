import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import { type Dinner, foodOf, foodOfDish, kindOfDish, kindOfForm } from '#domain/recipe/compose/dinner/dinner-kinds.ts'
import type { FormId } from '#domain/recipe/compose/form-ids.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** The dinner that a form makes; `main`: the id of the food that leads it, where that is known. */
export const dinnerOf: (form: string, main?: string) => Dinner = rememberedBy(
  (form, main = '') => `${form} ${main}`,
  (form, main) => {
    const dish = bookDishes.get(form)
    if (dish) return { kind: kindOfDish(dish), food: foodOfDish(dish, main) }
    return { kind: kindOfForm[form as FormId] ?? 'plate', food: main ? foodOf(namedFood(main)) : undefined }
  },
  { size: () => 32 },
)
