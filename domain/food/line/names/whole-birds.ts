import { isA } from '#domain/food/food.ts'
import type { IngredientLine, NamedFood } from '#domain/food/line/line.ts'
import { isQuality } from '#domain/food/line/words/line-words.ts'
import { foodCalled } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { unitById } from '#domain/measure/unit.ts'

/**
 * '1 whole organic chicken (3 1/2 lb)', '3-pound chicken, cut into quarters', '12 lb turkey': the bird with its bones, where its bare name stands
 * for the breast.
 */
export function asWholeBird(
  { text, amount, unit }: Pick<IngredientLine, 'text' | 'amount' | 'unit'>,
  foods: readonly NamedFood[],
): readonly NamedFood[] {
  const [named] = foods
  if (foods.length !== 1 || named?.food?.aisle !== 'Meat' || isA('whole bird')(named.food)) return foods
  const words = foodWords(named.words)
  const food = foodCalled(`whole ${words.at(-1)}`)
  const isBare = words.slice(0, -1).every((word) => isQuality(word) || word === 'raw')
  if (!isA('whole bird')(food) || !isBare || boned.test(text)) return foods
  const measure = unitById(unit ?? '')
  const isHeavy = amount && measure?.dimension === 'mass' && toNumber(amount) * measure.size > heaviestBreast
  return isHeavy || words.includes('whole') || inOnePiece.test(text) ? [{ words: named.words, food }] : foods
}

/** Grams: no breast of a turkey weighs more. */
const heaviestBreast = 4000
const boned = /\b(?:boneless|boned|cooked|leftover|shredded|diced|cubed|strips?|mince[d]?|ground)\b/i
/** What is said of a bird alone. */
const inOnePiece =
  /[\d¼½¾⅓⅔]-(?:pound|lb|kilo|kg)[- ](?:\w+ )?(?:chicken|turkey)\b|\bcut (?:up )?in(?:to)? (?:\d+|eight|ten|quarters|eighths|serving|joints|parts)(?! ?-?inch| ?cm)\b|\b(?:giblets|jointed|quartered|trussed|spatchcocked)\b/i
