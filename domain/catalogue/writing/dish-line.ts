import type { Cut, FoodFact, Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'

/** A line of the dish while it is composed. Grams are those of the amount as written, never of the target. */
export interface DishLine extends DishFood {
  slot: SlotId
  cut: Cut
  grams: number
  amount: string
  unit: string
  /** The words of the list: 'boneless, skinless chicken thighs'. */
  listed: string
  preparation: string
  /** The printed word is the plural one. */
  plural: boolean
}

export function isKind(line: DishFood, ...kinds: readonly Kind[]): boolean {
  return kinds.includes(line.behaviour.kind)
}

export function hasFact({ behaviour }: Pick<DishFood, 'behaviour'>, fact: FoodFact): boolean {
  return behaviour.is?.includes(fact) ?? false
}

/** Fish that still has its cooking before it; what comes out of a can has no minutes. */
export function isFreshFish(food: DishFood): boolean {
  return isKind(food, 'fish') && food.behaviour.sauteed !== undefined
}

/** What steps call a line: its short name in the number that was printed. */
export function shortName(line: DishLine): string {
  const [one, many] = shortNames(line)
  return line.plural ? many : one
}

export function shortNames({ behaviour, food }: DishFood): readonly [string, string] {
  return behaviour.short ?? [plainName(food.name), plainName(food.plural)]
}

/** 'fresh thyme' is 'thyme' once it is on the board, and 'cooked chickpeas' are chickpeas. */
function plainName(name: string): string {
  return name.replace(/^(?:fresh|canned|frozen|cooked) (?=\S)/, '')
}

/** Grammatical number is that of the word printed: 'two fennel bulbs' are still 'the fennel is'. */
export function isManyWord(words: string): boolean {
  return /(?<![us])s$|^shrimp$|-shrimp$/.test(words)
}
