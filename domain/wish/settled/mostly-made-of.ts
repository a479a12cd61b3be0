import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Named } from '#domain/wish/intents.ts'

/**
 * What several foods make where hardly anything else is added and that is neither dinner nor dessert: avocados and limes a dip, ricotta, lemons and eggs pancakes.
 * Undefined where a dinner is made of them as much.
 */
export function mostlyMadeOf(
  wants: readonly Named[],
  isDinner: (form: Form) => boolean,
  refused: ReadonlySet<FormId>,
): Form | undefined {
  let [dinner, best] = [0, 0]
  let made: Form | undefined
  for (const form of forms) {
    const share = form.book && !refused.has(form.id) ? shareOf(form, wants) : 0
    if (isDinner(form)) dinner = Math.max(dinner, share)
    else if (share > best && form.types[0] !== 'Dessert') [best, made] = [share, form]
  }
  return best >= most && best >= dinner * timesAsMuch ? made : undefined
}
const most = 0.45
const timesAsMuch = 1.5

/** Of what a dish of the catalogue weighs the share that its named foods are; 0 where it does without one of them. */
function shareOf({ id }: Form, wants: readonly Named[]): number {
  const { lines = [], entry } = bookDishes.get(id) ?? {}
  if (entry?.part) return 0
  const isOf = (own: string | undefined, { anyOf }: Named) => own !== undefined && anyOf.includes(own)
  if (!wants.every((want) => lines.some(({ foods: [own], mayGo }) => !mayGo && isOf(own, want)))) return 0
  const weighed = lines.filter(({ foods: [own = ''] }) => namedFood(own)?.behaviour.kind !== 'stock')
  const sum = (some: typeof weighed) => some.reduce((grams, line) => grams + line.grams, 0)
  return sum(weighed.filter(({ foods: [own] }) => wants.some((want) => isOf(own, want)))) / sum(weighed)
}
