import { measureAt } from '#domain/food/line/amounts/line-measure.ts'
import { foodCalled, knownFood } from '#domain/food/match/find-food.ts'

/**
 * 'No sugar cubes' and 'zero eggs' as '0 sugar cubes' and '0 eggs', where what follows is the name of a food and nothing else. 'No salt added
 * tomatoes' and 'zero sugar cola' claim what is not in them, as 'zero beer' does of its alcohol; 'no zorblax' is left to whoever reads it.
 */
export function noneInFigures(text: string): string {
  const [said, word = ''] = none.exec(text) ?? []
  if (said === undefined) return text
  const rest = text.slice(said.length)
  const { food, exact } = knownFood(withoutNotes(rest.slice(measureAt(`0 ${rest}`, 0, []).end - 2)))
  const isClaim = claimsNone(rest) || (food?.aisle === 'Drinks' && /^zero$/i.test(word))
  return exact && !isClaim ? `0 ${rest}` : text
}
const none = /^(no|nil|none of the|zero|nought)\s+(?=\p{L})/iu

const withoutNotes = (name: string): string => name.split(/[,(;]/)[0]?.trim() ?? ''

/**
 * Whether words behind a nought say what is not in the food behind them, 'sugar' of '0 sugar cola': a nutrient that labels claim to be
 * without, unless all of them are the name of one food, which is then none of that food.
 */
export function claimsNone(words: string): boolean {
  if (isOfEach(words)) return true
  const claimed = claimedNone.exec(words)?.[0]
  if (claimed === undefined) return false
  const whole = foodCalled(words)
  if (!whole) return true
  // salt cod and sugar snap peas are foods as they stand, a sugar cube is sugar, but no syrup is named by itself
  const itself = foodCalled(claimed)
  return itself !== undefined && itself !== whole && !knownFood(words.slice(claimed.length)).food
}

/** Whether a food in the plural stands before another: 'no nuts milk' is milk, as nut milk would be written with one. */
function isOfEach(words: string): boolean {
  const [, several = '', rest = ''] = /^(\p{L}{2,}s) (\p{L}.*)$/u.exec(words) ?? []
  return rest !== '' && [several, several.slice(0, -1), rest].every((each) => foodCalled(each) !== undefined)
}

/**
 * What food labels say there is none of, with more words behind it. Source: 21 CFR 101.60 (calories, sugar), 101.61 (sodium, salt), 101.62 (fat,
 * saturated fat, cholesterol), 101.9(c)(2)(ii) and (c)(6) (trans fat, carbohydrate), 101.91 (gluten) and 27 CFR 7.65 (alcohol); caffeine,
 * lactose and net carbs as labels name them.
 */
export const nutrient =
  '(?:(?:added|total|net|trans|saturated|sat)[ -])?(?:cal(?:orie)?s?|kcal|sugars?|sodium|salt|fats?|cholesterol|carb(?:ohydrate)?s?|gluten|alcohol|caffeine|lactose)'
const claimedNone = new RegExp(`^${nutrient}(?= \\p{L})`, 'iu')

/**
 * A text whose claims before a noun are blanks, each letter where it was: 'no sugar' of 'an apple with no sugar peanut butter', which is peanut
 * butter, and 'no bake' of 'no bake cheesecake'.
 */
export function withoutClaims(text: string): string {
  return text.replace(claimBefore, (claim) => ' '.repeat(claim.length))
}
const handling = 'bake|churn|cook|knead|peel|stir|drain|boil|rise|soak|roll|prep|fuss|oil|percent'
const claimBefore = new RegExp(
  `(?<!\\p{L})(?:no|zero|without)[ -](?:${nutrient}|(?:${handling})s?)(?:[ -]added)?(?= (?!(?:or|and|nor|in|on|at|for|to|but|if|as|please|added|needed|required|necessary)(?!\\p{L}))\\p{L})`,
  'giu',
)
