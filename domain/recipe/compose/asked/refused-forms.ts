import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { refusedWith } from '#domain/wish/settled/heard-dishes.ts'

/** Shapes that nobody wants, but for the dish that is asked for: fluffy dumplings, and not the flat kind, are dumplings. */
export function refusedFormsIn({ dishes: [asked], refusedDishes }: Intents): FormId[] {
  const refused = new Set(refusedDishes.flatMap(refusedWith))
  const nouns = refusedDishes.map(({ words }) => stemsOf(words).at(-1) ?? '')
  const isSameNoun = asked && nouns.some((noun) => stemsOf(asked.words).includes(noun))
  if (asked?.forms[0] && isSameNoun) refused.delete(asked.forms[0])
  return [...refused]
}
