import { numberOfWord, numberWord } from '#domain/measure/number-words.ts'
import { plainLine } from '#domain/recipe/import/plain-words.ts'

export interface Yield {
  readonly servings: number | undefined
  /** What it makes, where that is not the number of servings alone. */
  readonly makes: string | undefined
}

/**
 * For how many a recipe is, by a number, a text or several of them: 4, '4-6 servings' (4), 'Makes 1 loaf, serves 8' (8), ['12', '12 rolls'] (12).
 * What cannot be counted as servings ('1 loaf', '2 cups') is `makes` alone.
 */
export function yieldOf(given: unknown): Yield {
  const texts = textsOf(given)
    .map(plainLine)
    .filter((text) => text !== '')
  const counts = [saysPeople, saysCount, saysPieces].flatMap((read) => texts.map(read))
  const servings = counts.find((count) => count !== undefined)
  const makes = texts.find(
    (text) =>
      /\p{L}/u.test(text) &&
      !/^(?:serves|servings?|yields?|makes|for)?:?\s*\d+\s*(?:servings?|portions?|people|persons)?$/i.test(text),
  )
  return { servings, makes }
}

function textsOf(given: unknown): string[] {
  if (typeof given === 'number' && Number.isFinite(given)) return [String(given)]
  if (typeof given === 'string') return [given.slice(0, 300)]
  if (Array.isArray(given)) return given.slice(0, 10).flatMap(textsOf)
  if (typeof given !== 'object' || given === null) return []
  const { value, unitText } = given as { value?: unknown; unitText?: unknown }
  const unit = typeof unitText === 'string' ? ` ${unitText}` : ''
  return textsOf(value).map((text) => text + unit)
}

const count = `(\\d{1,3}|${numberWord})`
const people =
  'servings?|serves|people|persons?|portions?|guests|adults|eaters|personnes|parts|personas|raciones|porciones|persone|porzioni|personen|portionen|personer'
const before = new RegExp(
  `\\b(?:serves|servings?|feeds|portions?|pour|per|f(?:ü|ue)r|para)\\b[\\s:=]*(?:about |around |approx\\.? |up to |ca\\.? )?${count}(?![\\d.,/]*\\d)(?!\\s*(?:g|kg|ml|oz|cups?|minutes?)\\b)`,
  'i',
)
const after = new RegExp(
  `(?<![\\d.,/])${count}(?!\\d)(?:\\s*(?:-|–|—|to|or)\\s*\\d{1,3})?\\s*(?:\\w+ )?(?:${people})\\b`,
  'i',
)

function saysPeople(text: string): number | undefined {
  return counted((after.exec(text) ?? before.exec(text))?.[1])
}

/** '6', '6.0', '4-6', 'about 6'. */
function saysCount(text: string): number | undefined {
  return counted(
    /^(?:(?:yields?|makes|about|approx\.?|ca\.?|~|:) ?)*(\d{1,3})(?:\.0+)?(?: ?(?:-|–|—|to|or) ?\d{1,3})?$/i.exec(
      text,
    )?.[1],
  )
}

/** '24 cookies': one piece is one serving. Of things that are cut or poured nothing is known. */
function saysPieces(text: string): number | undefined {
  const [, number, thing = ''] = /^\D{0,20}?(\d{1,3})(?: ?(?:-|–|—|to|or) ?\d{1,3})?(?![\d.,/-]) (.*)$/.exec(text) ?? []
  if (number === undefined || isMeasured(thing)) return undefined
  const pieces = counted(number)
  return pieces !== undefined && pieces >= 2 ? pieces : undefined
}

/** '9-inch pie', 'large loaves', 'cups': what is cut or poured. */
function isMeasured(thing: string): boolean {
  const first = thing
    .toLowerCase()
    .split(/[\s-]/)
    .find((word) => /^\p{L}/u.test(word) && !sizes.has(word))
  return first !== undefined && measures.has(/^\p{L}+/u.exec(first)?.[0] ?? '')
}

const sizes = new Set('large small medium big generous scant thin thick round inch inches cm in'.split(' '))
const measures = new Set(
  'g gram grams kg ml l liter liters litre litres oz ounce ounces lb lbs pound pounds cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons quart quarts qt pint pints gallon gallons x loaf loaves cake cakes pie pies tart tarts pizza pizzas pan pans batch batches jar jars bundt bundts tray trays sheet sheets casserole casseroles layer layers dish dishes dozen minute minutes hour hours'.split(
    ' ',
  ),
)

function counted(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = numberOfWord(text) ?? Number(text)
  return number >= 1 && number <= 100 ? number : undefined
}
