import { dishOfForm } from '#domain/catalogue/book/book-forms.ts'
import { isHot } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'

/** Where a dish that was named is made without its heat: that, and how who misses it has it. */
export function mildNotes({ candidate: { form }, lines }: Dish, { wish, reading }: Asked): string[] {
  const own = dishOfForm(form)?.lines ?? []
  const isHotAtHome = own.some(({ foods: [id = ''], mayGo }) => !mayGo && isHotId(id))
  const isMild = wish.spiceLevel === 'Mild' && !lines.some(isHot)
  if (!reading.forms.includes(form.id) || !isHotAtHome || !isMild || form.sweet) return []
  return ['We took the heat out of it: put chili flakes or hot sauce on the table for whoever likes it hot']
}

function isHotId(id: string): boolean {
  const food = namedFood(id)
  return food !== undefined && isHot(food)
}
