import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { wordSet } from '#domain/plain-text.ts'

/** How much of a food there is, as it was said and in grams. */
export interface AmountSaid {
  said: string
  grams: number
  /** No more than 'a' or 'an' says it: 'an onion'. */
  isLoose: boolean
}

/**
 * The words right before the food at a place that say how much of it there is: '2', 'half a jar of', 'a pint of'. Undefined where none do, or where
 * they count something else: 'for 2'.
 */
export function measureBefore(
  words: readonly string[],
  at: number,
  isJoined: (at: number) => boolean,
): number | undefined {
  let from = at
  while (at - from < most && from > 0 && isMeasure(words[from - 1] ?? '') && isJoined(from)) from -= 1
  while (from < at && !begins(words[from] ?? '') && !isOnePackage(words, from, isJoined)) from += 1
  // 'about 9 courgettes', and not 'for about 9'
  const before = words[from - 1] === 'about' ? words[from - 2] : words[from - 1]
  if (from === at || counting.has(before ?? '')) return undefined
  return from
}
const most = 6

/** How many words of a weight or a measure begin at a place, with the 'of' behind it: '2 lbs', 'half a kilo of'. 0 where none does, or where it is money. */
export function weightAt(words: readonly string[], at: number, isJoined: (at: number) => boolean): number {
  const joined = (place: number) => (place < words.length && (place === at || isJoined(place)) ? words[place]! : '')
  let to = at
  while (to - at < most && begins(joined(to)) && joined(to) !== 'pint') to += 1
  if (to === at || !units.has(joined(to)) || (at > 0 && isJoined(at) && prices.has(words[at - 1]!))) return 0
  if (joined(to + 1) === 'of') return to + 2 - at
  // a pound cake is no pound of anything
  return /^an?$/.test(words[to - 1]!) && words[at] === words[to - 1] ? 0 : to + 1 - at
}

/** The amount in these words of this food. Undefined where it cannot be weighed. */
export function amountOf(measure: string, food: string): AmountSaid | undefined {
  const line = readIngredientLine(
    `${packages.has(measure.split(' ')[0]?.toLowerCase() ?? '') ? '1 ' : ''}${measure} ${food}`,
  )
  const [named] = line.foods
  const weight = named?.food && weigh(line, named)
  if (!weight || weight.grams <= 0) return undefined
  return { said: `${measure} ${food}`, grams: weight.grams, isLoose: /^an?$/i.test(measure) }
}

/** 'Tin of chickpeas, bag of spinach': one of them, where a list of what there is says no more. */
function isOnePackage(words: readonly string[], at: number, isJoined: (at: number) => boolean): boolean {
  return packages.has(words[at] ?? '') && words[at + 1] === 'of' && (at === 0 || !isJoined(at))
}
const packages = wordSet('bag box bunch can tin carton head jar loaf package packet pack tub bottle block')

function isMeasure(word: string): boolean {
  return begins(word) || between.has(word)
}

function begins(word: string): boolean {
  return /^\d/.test(word) || numbers.has(word)
}
const numbers = wordSet('a an one two three four five six seven eight nine ten eleven twelve half quarter dozen pint')
const unitWords = `
  pound pounds lb lbs oz ounce ounces g gram grams kg kilo kilos pint pints quart quarts liter liters litre litres l ml cup cups`
const units = wordSet(unitWords)
const between = wordSet(`${unitWords}
  of the my bag bags box bunch bunches can cans tin tins carton head heads jar jars loaf package packet packets pack tub bottle block stick sticks clove cloves
  slice slices fillet fillets piece pieces stalk stalks small medium large big little
  ripe overripe overipe old soft wrinkly sad tired spotty spare leftover fresh raw thawed defrosted cold whole`)
/** Pounds behind these are money. */
const prices = wordSet('for under below than')
/** What stands before a number that counts eaters or money. */
const counting = wordSet('for serves serve feeds feed feeding under below $ £ € than at least max of')
