import { withoutNames } from '#domain/catalogue/book/left-out-words.ts'
import type { BookDish, BookLine } from '#domain/catalogue/book/read-dish.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { type DishLine, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Lines without which a dish is still itself, for whoever will not have their food: what seasons or finishes it, and a little of one
 * vegetable among much else. What a dish is named for is none of them, nor is anything of a flesh.
 */
export const spareLines = rememberedFor((dish: BookDish): ReadonlySet<BookLine> => {
  const { lines, types, entry } = dish
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  return new Set(
    lines.filter((line) => {
      const { slot, foods, grams } = line
      if (line.isLeftOut) return true
      const most = slot === 'sweetener' ? sweetenerOf(types, entry) : slot === 'egg' ? eggOf(lines) : shareOf.get(slot)
      const own = namedFood(foods[0] ?? '')
      if (most === undefined || !own || grams > most * total || isFlesh(own.food)) return false
      return !isNamedFor(line, dish)
    }),
  )
})

/** Whether a name of a dish, or one of some of its names, speaks of the food of a line. */
export function isNamedFor({ foods, grams }: BookLine, dish: BookDish, names?: readonly string[]): boolean {
  const own = foods[0] ?? ''
  // a soup of chicken is named for its meat, and not for what it is boiled in
  if (namedFood(own)?.behaviour.kind === 'stock') return false
  const named = names ? wordsIn(names) : wordsOfNames(dish)
  // nor are stuffed peppers for what is ground over them
  const isOfMore = (word: string) =>
    dish.lines.some((line) => line.grams > grams && headOf(line.foods[0] ?? '') === word)
  return wordsOf(own).some((word) => named.has(word) && !isOfMore(word))
}
const wordsOfNames = rememberedFor(({ title, names }: BookDish) => wordsIn([title, ...names]))

function wordsIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) =>
      name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .map(singular),
    ),
  )
}
/** What a food is: 'pepper' of red bell peppers. */
function headOf(id: string): string | undefined {
  return wordsOf(id).at(-1)
}
/** Who will have nothing added that is sweet gets a drink of fruit or tea without it, and a savory dish without its spoonful; a cake is none without. */
function sweetenerOf(types: BookDish['types'], { sweet }: BookDish['entry']): number | undefined {
  if (types[0] === 'Beverage') return 0.1
  return sweet ? undefined : 0.05
}

/** An egg that only shines on a crust or stiffens a filling, and the one in ground meat that its crumbs hold together as well. */
function eggOf(lines: BookDish['lines']): number {
  const isAny = (named: RegExp) => lines.some(({ foods: [id = ''] }) => named.test(id))
  return isAny(/^(?:ground-|lean-ground)/) && isAny(/crumbs$|^panko$|bread$|^oats$|crackers$/) ? 0.07 : 0.025
}

/** The foods of the spare lines that a version has not, by the names that sentences may call them by, the longest first. */
export interface SparedNames {
  /** Whether a sentence speaks of one: 'a garlicky sauce' of the garlic. */
  isSaid: (text: string) => boolean
  names: readonly string[]
}

/** A sentence without what it says of them, where what is left is whole; else as it was. */
export function withoutSpared(text: string, { isSaid, names }: SparedNames): string {
  return isSaid(text) ? (withoutNames(text, names) ?? text) : text
}

export function namesOfSpared(dish: BookDish, lines: readonly DishLine[]): SparedNames {
  const gone = [...spareLines(dish)].filter(
    ({ slot, foods }) => !lines.some((line) => line.slot === slot && foods.includes(line.id)),
  )
  const named = gone.flatMap(({ foods }) => namesOf(foods[0] ?? ''))
  const names = [...new Set(named)].sort((one, other) => other.length - one.length)
  if (names.length === 0) return { isSaid: () => false, names }
  // a red pepper is no pepper
  const there = lines
    .flatMap((line) => shortNames(line))
    .filter((name) => names.some((each) => ` ${name}`.includes(` ${each}`) && name !== each))
  const isSaid = (text: string) => {
    const said = ` ${text.toLowerCase().replace(/[^\p{L}-]+/gu, ' ')}`
    const others = there.reduce((rest, name) => rest.replaceAll(` ${name}`, ''), said)
    return names.some((name) => speaksOf(others, name))
  }
  return { isSaid, names }
}

/** Whether a text has a name as a word or a form of it: of garlic a garlicky sauce, and of peas no peaks. */
function speaksOf(text: string, name: string): boolean {
  const parts = text.split(` ${name}`)
  return parts.slice(1).some((behind) => /^(?:e?s|k?e?y|ed|corns?)?(?:[ -]|$)/.test(behind))
}

function namesOf(id: string): readonly string[] {
  const food = namedFood(id)
  return food ? shortNames(food) : []
}

/** The words of a food's names that say what it is, in the singular: 'onion' of red onions, both of chili powder. */
function wordsOf(id: string): string[] {
  return namesOf(id).flatMap((name) =>
    singular(name)
      .split(' ')
      .filter((word) => !describing.has(word)),
  )
}
const describing = wordSet(`
  red green white black yellow brown dark light sweet sour hot fresh dried ground whole smoked toasted roasted pickled baby flat leaf clove stalk
  head powder seed sauce large small fine`)

/** Places that a dish can do without, and the most of its weight that such a line may be. */
const shareOf: ReadonlyMap<string, number> = new Map([
  ...['aromatic', 'vegetable', 'raw', 'leaf'].map((slot) => [slot, 0.15] as const),
  ...['herb', 'pepper', 'whole-spice', 'ground-spice', 'sweet-spice', 'chile', 'brine', 'crunch', 'nut'].map(
    (slot) => [slot, 0.08] as const,
  ),
  // a spoonful of Worcestershire sauce, mustard or Parmesan, a drizzle of sesame oil
  ...['sauce', 'dressing', 'second-fat', 'cheese', 'wine'].map((slot) => [slot, 0.03] as const),
])
