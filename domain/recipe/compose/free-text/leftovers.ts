import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import type { Dish } from '#domain/recipe/compose/dish.ts'
import type { DishLine } from '#domain/recipe/compose/dish-line.ts'
import { isForm } from '#domain/recipe/compose/form.ts'
import type { Want } from '#domain/recipe/compose/want.ts'

/** How a food that is cooked already goes into a dish that is written for it raw. */
export function leftoverNotes({ candidate, lines }: Dish, wanted: readonly Want[]): string[] {
  return wanted.flatMap(({ anyOf, leftover, words }) => {
    const line = leftover ? lines.find(({ id }) => anyOf.includes(id)) : undefined
    return line && !isForm(candidate.form, 'leftover rice') ? [noteFor(line, words)] : []
  })
}

function noteFor(line: DishLine, words: string): string {
  if (line.id.startsWith('cooked-')) return `Use your leftover ${words} for the ${line.food.name} of the list`
  if (swelling.has(line.behaviour.kind)) {
    return `Your leftover ${words}: the list counts it dry. Take about three times as much cooked, leave out its own cooking and stir it in at the end, until it is hot`
  }
  if (raw.has(line.behaviour.kind)) {
    return `Your leftover ${words}: if it is cooked, it only has to heat through, to 165°F (74°C). Add it for the last 5 minutes`
  }
  return `Use your leftover ${words}; what is cooked already goes in for the last minutes`
}
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
