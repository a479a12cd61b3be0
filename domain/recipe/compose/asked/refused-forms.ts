import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { Intents } from '#domain/wish/intents.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { calledAlike } from '#domain/wish/settled/heard-dishes.ts'

/** Shapes that nobody wants, but for the dish that is asked for: fluffy dumplings, and not the flat kind, are dumplings. */
export function refusedFormsIn({ dishes: [asked], refusedDishes }: Intents): FormId[] {
  const refused = new Set(refusedDishes.flatMap((dish) => [...calledSo(dish), ...calledAlike(dish)]))
  const nouns = refusedDishes.map(({ words }) => stemsOf(words).at(-1) ?? '')
  const isSameNoun = asked && nouns.some((noun) => stemsOf(asked.words).includes(noun))
  if (asked?.forms[0] && isSameNoun) refused.delete(asked.forms[0])
  return [...refused]
}

/** Of the row of a dish that itself and what bears its name: no cheesecake is no word against a mousse. A kind is all that stands for it. */
function calledSo({ forms: [first, ...row], words }: DishMeaning): FormId[] {
  if (!first) return []
  if (!bookDishes.has(first)) return [first, ...row]
  const noun = stemsOf(words).at(-1) ?? ''
  return [first, ...row.filter((id) => stemsOf(nameOf(id)).includes(noun))]
}

function nameOf(id: FormId): string {
  return bookDishes.get(id)?.title ?? forms.find((form) => form.id === id)?.label ?? ''
}
