import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { type DishLine, hasFact, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import { mentionsIn } from '#domain/food/mentions/mentions.ts'
import { plain } from '#domain/plain-text.ts'
import { remembered } from '#domain/remembered.ts'
import { tokens } from '#domain/text/tokens.ts'

/** Names of foods as titles and descriptions use them. */

/** 'chickpeas', 'green beans', 'cod': the short name in the plural, as a title says it. */
export function dishName(line: DishLine): string {
  return shortNames(line)[hasFact(line, 'some') ? 0 : 1]
}

/** A noun before another noun is singular: 'carrot soup', 'chickpea stew', 'red lentil stew'. */
export function attributive(line: DishLine): string {
  return beforeNoun(shortNames(line)[0].replace(/ thighs?$/, ''))
}

/** Words for a food as they stand before another noun. */
export function beforeNoun(words: string): string {
  if (alwaysPlural.test(words)) return words
  return words
    .replace(/(tomat|potat)oes$/, '$1o')
    .replace(/(?<!cook)ies$/, 'y')
    .replace(/([^sui])s$/, '$1')
}
const alwaysPlural = /(?:asparagus|couscous|hummus|greens|oats|molasses|sprouts|collards|thighs|ribs|swiss|lettuce)$/

/** The food a dish is known by: what it is built on. */
export function mainLine(lines: readonly DishLine[]): DishLine | undefined {
  const order: readonly SlotId[] = [
    'main',
    'pulse',
    'protein',
    'egg',
    'fruit',
    'vegetable',
    'raw',
    'nut',
    'oats',
    'flour',
    'liquid',
    'starch',
  ]
  for (const slot of order) {
    const line = lines.find((each) => each.slot === slot)
    if (line) return line
  }
  return lines[0]
}

/** What a dish names itself by, in order: protein or pulse, then vegetables, raw things or fruit. */
export function heroes(kit: Kit, most = 3): DishLine[] {
  const lines = [...kit.all('main', 'pulse'), ...kit.all('protein'), ...kit.all('vegetable', 'raw', 'fruit')]
  return [...new Set(lines)].slice(0, most)
}

export function sayNames(lines: readonly DishLine[]): string {
  return joined([...new Set(lines.map(dishName))])
}
/** 'chicken and kale', each singular, to stand before a noun. */
export function sayAttributive(lines: readonly DishLine[]): string {
  return joined([...new Set(lines.map(attributive))])
}

/** The family's word for a title where the foods that it names are on the list: 'Chipotle'; otherwise the cuisine. */
export function flavourWord(kit: Kit): string {
  const { titleNeeds, titleWord, cuisines } = kit.flavour
  const holds = !titleNeeds.length || kit.food(...titleNeeds) !== undefined
  return holds && namesOnlyListed(titleWord, kit.lines) ? titleWord : (kit.wish.cuisine ?? cuisines[0] ?? titleWord)
}

/** Whether words name no food but those on the list: 'Ginger-Scallion' needs both, 'Bistro' is no food and needs nothing. */
export function namesOnlyListed(text: string, lines: readonly DishLine[]): boolean {
  const ids = new Set(lines.map(({ id }) => id))
  if (!promisesOnlyListed(text, lines)) return false
  return foodsNamed(text).every((foods) => foods.some((id) => ids.has(id)))
}
/** For each food that a sentence of the kitchen names, the ids that go by its words. */
const foodsNamed = remembered((text): readonly (readonly string[])[] =>
  mentionsIn(tokens(plain(text))).map(({ foods }) => foods.map(({ id }) => id)),
)

/** Whether the words of a text that promise a food without being its name keep the promise. */
export function promisesOnlyListed(text: string, lines: readonly DishLine[]): boolean {
  const ids = new Set(lines.map(({ id }) => id))
  return looseWords.every(([word, foods]) => !word.test(text) || foods.some((id) => ids.has(id)))
}

/** Words that promise a food without being its name. */
const looseWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bsoy\b/i, ['soy-sauce', 'tamari']],
  [/\bsoffritto\b/i, ['celery']],
  [/\bsesame\b/i, ['sesame-oil', 'sesame', 'tahini']],
]

/** What stands after 'with' in a title: something sharp, rich or crisp that is on the list; empty when there is nothing to boast of. */
export function flourish(kit: Kit): string {
  const herb = kit.all('herb').find((line) => !hasFact(line, 'green on top'))
  const line = kit.one('brine') ?? kit.one('cheese') ?? kit.one('crunch') ?? herb
  return line ? dishName(line) : ''
}

/** Words of a title, capitals as in print: small words stay small. */
export function titleCase(words: string): string {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word, index) => (index && smallWords.has(word) ? word : capitals(word)))
    .join(' ')
}
const smallWords = new Set(
  'and with in of the a on for en al alla alle aux au con de la e to over e y à ai di bi me w'.split(' '),
)

function capitals(word: string): string {
  return word.replace(/(^|-|–)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
