import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { hasFact, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Pick } from '#domain/recipe/compose/dish/pick.ts'

/** Places that a short list does without, the first ones first. */
const spared: readonly SlotId[] = [
  'pepper',
  'crunch',
  'brine',
  'second-fat',
  'chile',
  'cheese',
  'herb',
  'whole-spice',
  'wine',
  'acid',
  'creamy',
  'ground-spice',
  'sweet-spice',
  'leaf',
  'starch',
  'body',
  'stock',
  'sauce',
  'aromatic',
  'dressing',
  'vegetable',
  'raw',
  'fruit',
]

/** A list of so many lines where that can be: what is not required and not wanted goes, toppings and spices first. */
export function shortList(picks: readonly Pick[], most: number, wanted: ReadonlySet<string>): Pick[] {
  const kept = [...picks]
  for (const id of spared) {
    while (kept.length > most) {
      const alike = kept.filter(({ slot }) => slot.id === id)
      const last = alike.findLast(({ slot, food }) => (!slot.required || alike.length > 1) && !wanted.has(food.id))
      if (!last) break
      kept.splice(kept.indexOf(last), 1)
    }
  }
  return kept
}

/** That a list is longer than was asked for, in a sentence without a full stop; none where it is not. */
export function longListNotes(lines: readonly DishFood[], most: number | undefined): string[] {
  const over = linesOver(lines, most)
  return most === undefined || over === 0
    ? []
    : [`It takes ${Math.ceil(most) + over} ingredients besides salt, pepper and oil, not ${Math.ceil(most)}`]
}

/** How many lines a list has too many: salt, pepper, oil and water are in every kitchen and are not counted. */
export function linesOver(lines: readonly DishFood[], most: number | undefined): number {
  if (most === undefined) return 0
  const counted = lines.filter((line) => !hasFact(line, 'always there') && !isKind(line, 'oil', 'salt'))
  return Math.max(0, counted.length - Math.ceil(most))
}
