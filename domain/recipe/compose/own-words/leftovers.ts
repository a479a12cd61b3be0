import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { type DishLine, isManyWord } from '#domain/catalogue/writing/dish-line.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'

/** How a food that is cooked already goes into a dish that is written for it raw. */
export function leftoverNotes({ candidate, lines }: Dish, wanted: readonly Want[]): string[] {
  return wanted.flatMap(({ anyOf, leftover, words }) => {
    const line = leftover ? lines.find(({ id }) => anyOf.includes(id)) : undefined
    return line && !isForm(candidate.form, 'leftover rice') ? notesFor(line, words, candidate.form) : []
  })
}

function notesFor(line: DishLine, said: string, form: Form): string[] {
  const words = said.replace(/^cooked /, '')
  const isSame = singular(line.listed).endsWith(singular(words))
  if (/\bcooked\b/.test(line.listed) && isSame) return []
  if (/\bcooked\b/.test(line.listed)) return [`Use your leftover ${words} in place of the ${line.listed} on the list`]
  if (swelling.has(line.behaviour.kind)) {
    const [them, theyAre] = isManyWord(words) ? ['them', 'they’re'] : ['it', 'it’s']
    const last = traitsOf(form).has('cold') ? '' : `, and stir ${them} in at the end until ${theyAre} hot`
    return [
      `The list gives ${words} uncooked. To use your leftover ${words}, take about three times as much and skip the step that cooks ${them}${last}`,
    ]
  }
  if (raw.has(line.behaviour.kind)) {
    return [
      `Your leftover ${words}: if it is cooked, it only has to heat through, to 165°F (74°C). Add it for the last 5 minutes`,
    ]
  }
  // lemons, cream and the like are left over as they were bought
  if (!cookedAhead.has(line.behaviour.kind)) return []
  return [`Use your leftover ${words}. Anything that’s already cooked goes in for the last few minutes`]
}
const cookedAhead: ReadonlySet<Kind> = new Set(['potato', 'vegetable', 'leaf', 'bean', 'cured meat'])
const swelling: ReadonlySet<Kind> = new Set(['rice', 'quinoa', 'bulgur', 'couscous', 'pasta', 'noodles', 'lentil'])
const raw: ReadonlySet<Kind> = new Set([
  'poultry',
  'bone-in poultry',
  'steak',
  'pork',
  'tough meat',
  'ground meat',
  'ground poultry',
  'fish',
  'shrimp',
])
