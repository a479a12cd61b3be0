import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { weigh } from '#domain/food/weigh.ts'
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
  while (from < at && !begins(words[from] ?? '')) from += 1
  if (from === at || counting.has(words[from - 1] ?? '')) return undefined
  return from
}
const most = 6

/** The amount in these words of this food. Undefined where it cannot be weighed. */
export function amountOf(measure: string, food: string): AmountSaid | undefined {
  const line = readIngredientLine(`${measure} ${food}`)
  const [named] = line.foods
  const weight = named?.food && weigh(line, named)
  if (!weight || weight.grams <= 0) return undefined
  return { said: `${measure} ${food}`, grams: weight.grams, isLoose: /^an?$/i.test(measure) }
}

function isMeasure(word: string): boolean {
  return begins(word) || between.has(word)
}

function begins(word: string): boolean {
  return /^\d/.test(word) || numbers.has(word)
}
const numbers = wordSet('a an one two three four five six seven eight nine ten eleven twelve half quarter dozen pint')
const between = wordSet(`
  of the my bag bags box bunch bunches can cans tin tins carton head heads jar jars loaf package packet packets pack pound pounds lb lbs oz ounce ounces g gram grams kg kilo kilos
  pint pints quart quarts liter liters litre litres l ml cup cups tub bottle block stick sticks clove cloves slice slices fillet fillets piece pieces stalk stalks
  small medium large big little`)
/** What stands before a number that counts eaters or money. */
const counting = wordSet('for serves serve feeds feed feeding under below about $ £ € than at least max of')
