import type { Food } from '#domain/food/food.ts'
import { asideMark, measureAt, measureAtEnd, wholeMeasure } from '#domain/food/line/amounts/line-measure.ts'
import { namesInWords } from '#domain/food/line/amounts/line-numbers.ts'
import { unitAt } from '#domain/food/line/amounts/measure-parts.ts'
import { withoutLabels } from '#domain/food/line/evidence/line-labels.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'
import { picturesRead } from '#domain/food/line/written/drawn-foods.ts'
import { foodWords, saidWords, wordsKey } from '#domain/food/match/food-words.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { numberWord } from '#domain/measure/number-words.ts'
import { amountAt } from '#domain/measure/read-amount.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import { wordSet } from '#domain/plain-text.ts'
import { kindOf } from '#domain/plan/products/kinds/kinds.ts'
import { isPlainAmount, withoutPriceOrPacks } from '#domain/plan/products/name-figures.ts'
import { claimOf } from '#domain/plan/products/product-claims.ts'
import { isNumbered, typedLine } from '#domain/plan/shopping/typed-words.ts'
import { remembered, rememberedBy } from '#domain/remembered.ts'

/** What somebody typed onto a list without its amount, in their own words: 'oats (certified GF)' of '500 g oats (certified GF)'. */
export const ownWords = remembered((typed): string => wordsOf(typed, isPlainAmount))

/** The same also without an amount that a list leaves in the words, a price and packs: 'chicken thighs' of '2-3 lb chicken thighs'. */
export function wordsToFind(typed: string): string {
  return wordsOf(withoutPriceOrPacks(typed), () => true)
}

function wordsOf(typed: string, isSaidAgain: (line: IngredientLine) => boolean): string {
  const { text: read, marked: text, asTyped } = typedLine(typed)
  const line = readIngredientLine(read)
  if ((!line.amount && !line.unit) || isNumbered(read, line) || !isSaidAgain(line)) return asTyped(text)
  const [lead] = /^[^\p{L}\p{N}([~.,]*/u.exec(text) ?? ['']
  const asides: string[] = []
  const body = plainDigits(text.slice(lead.length)).replace(/\(([^()]*)\)/g, (aside, inside: string) => {
    if (!wholeMeasure(inside)) return aside
    asides.push(inside)
    return asideMark
  })
  const { end, isLeading, rest } = leadingMeasure(body, asides, line)
  const words = [
    lead.trim(),
    ...body
      .slice(0, end)
      .split(/[\s-]+/)
      .filter(isNoMeasure),
    isLeading ? rest : withoutTrailing(rest, line),
  ]
  return asTyped(withoutEdges(words.join(' ').replaceAll(asideMark, ' ').replace(/\s+/g, ' ')) || text)
}

/** The measure that a line begins with and what is behind it: none in '80/20 ground beef 2 lb' and '1000 island dressing 2 bottles'. */
function leadingMeasure(text: string, asides: readonly string[], line: IngredientLine) {
  const read = measureAt(namesInWords(text), 0, asides)
  if (!read.amount && !read.unit) return { end: 0, isLeading: false, rest: text }
  const { end, unit } = measureAt(text, 0, asides)
  const rest = text.slice(end)
  // '1 #10 can tomatoes' says which can between the count and the can
  const [figures = ''] = unit === undefined ? (/^\s*(?:[\ue001-\uf8ff]\s*)+/u.exec(rest) ?? []) : []
  const held = figures === '' ? undefined : unitAt(rest, figures.length)
  const isOfLine = held !== undefined && held.unit.id === line.unit
  return { end, isLeading: true, rest: isOfLine ? figures + rest.slice(held.end) : rest }
}

/** 'oats 500 g (GF)' without the amount that the line states, which stands at the end of its first part or of all of it. */
function withoutTrailing(text: string, { amount, unit }: IngredientLine): string {
  const cut = text.search(/[(,;]/)
  for (const part of cut > 0 ? [text, text.slice(0, cut).trimEnd()] : [text]) {
    const found = measureAtEnd(part)
    // 'the blue one' counts nothing
    const isAmount = found && (found.unit !== undefined || /^\d/.test(part.slice(found.start)))
    const isWhole = part === text
    const isOfLine =
      amount !== undefined && found?.unit === unit && toNumber(found?.amount ?? amount) === toNumber(amount)
    if (isAmount && (isWhole || isOfLine)) return part.slice(0, found.start).trimEnd() + text.slice(part.length)
  }
  return text
}

function withoutEdges(text: string): string {
  const isEdge = (at: number) => ' .,;:*–-'.includes(text.charAt(at))
  let start = 0
  let end = text.length
  while (start < end && isEdge(start)) start += 1
  while (end > start && isEdge(end - 1)) end -= 1
  return text.slice(start, end)
}

/** 'large' and 'long-grain' say which ones, wherever they stand; 'about 2 heaped cups of' how much. */
function isNoMeasure(word: string): boolean {
  if (!/^\p{L}{2}/u.test(word) || aboutAmounts.has(word.toLowerCase())) return false
  return unitNamed(word) === undefined || isSize.test(word) ? amountAt(word, 0) === undefined : false
}
const isSize = /^(?:small|medium|large)$/i
const aboutAmounts = wordSet(
  'about approx approximately around roughly circa ca up to at least just over under nearly almost another additional scant generous heaping heaped rounded level an the of or so more less each dozen half add several some plenty lots enough bit little',
)

/** Whether a name says something else than the words, or in another order: an aside, a brand, a sign. Spelling, number and small words aside. */
export function saysOther(name: string, words: string): boolean {
  return wordsKey(tellingWords(name)) !== wordsKey(tellingWords(words))
}

/** The words that say something, as they are compared, and the signs among them. */
export function tellingWords(text: string): readonly string[] {
  return [...saidWords(text).filter((word) => !small.has(word)), ...signsIn(text)]
}
const small = new Set(['a', 'an', 'the', 'of', 'some'])

/** Signs that say something beside the words: pictures, money, and those of figures. A 🥛 beside milk says nothing more. */
export function signsIn(text: string): readonly string[] {
  return [...picturesIn(text), ...figureSigns(text)]
}

/** What tells '#2' from '2', '3.5' from '35' and '1/2' from '1:2'. */
function figureSigns(text: string): readonly string[] {
  if (!/\p{N}/u.test(text)) return []
  return (plainDigits(text).match(ofFigures) ?? []).map((sign) => (sign === ',' ? '.' : sign))
}
const ofFigures = /(?<=\d)[.,/:](?=\d)|(?<![\p{L}\d])[#^~+=-](?=\d)|(?<=[\p{L}])[#^](?=\d)/gu

function picturesIn(text: string): readonly string[] {
  const said = text.match(/[\p{Extended_Pictographic}\p{RI}\p{Sc}]/gu)?.filter((sign) => !marks.has(sign)) ?? []
  if (said.length === 0) return []
  const words = saidWords(text)
  return said.filter((sign) => !saidWords(picturesRead(sign)).some((word) => words.includes(word)))
}
/** What lists are ticked off with, and what stands behind brands. */
const marks = new Set('☐☑✔▪▫◻◼◽◾©®™')

/**
 * The words typed that no name of the food has, in order: two lines are one only where these are the same. Empty for 'courgettes', which
 * are zucchini; 'certified gf' for 'oats (certified GF)'.
 */
export const wordsBeyond = rememberedBy(({ id }: Food, typed: string) => `${id} ${typed}`, wordsBeyondNames)

function wordsBeyondNames(food: Food, typed: string): string {
  const said = ownWords(typed)
  const words = namesInWords(said)
  const own = [...foodWords(words), ...signsIn(words)]
  const { names, known } = namesOfKind(food, kindOf(food, words))
  // no name says another figure: 'half fat', and '12 grain', which is read as 'multigrain'
  const figures = [...typedLine(typed).figures, ...(number.test(words) ? [] : (said.match(/\d+/g) ?? []))]
  if (names.has(wordsKey(own)) && figures.length === 0) return ''
  const claimed = new Set(foodWords(claimOf(food, words, [])))
  const beyond = [...foodWords(withoutLabels(words)), ...signsIn(words)].filter(
    (word) => !claimed.has(word) && !known.has(word) && !small.has(word),
  )
  const ofFigures = figures.flatMap((figure) => [...foodWords(figure), ...signsIn(figure)])
  return [...beyond, ...ofFigures.filter((word) => !beyond.includes(word))].join(' ')
}
const number = new RegExp(`\\d|\\b(?:half|thousand|${numberWord})\\b`, 'i')

interface Names {
  /** Keys of the whole names. */
  names: ReadonlySet<string>
  /** The words that they are made of, but for those that turn others into their opposite. */
  known: ReadonlySet<string>
}
const namesByKind = new Map<string, Names>()

/** All names of a food that mean the same kind of it; one entry for each kind of the table. */
function namesOfKind(food: Food, kind: string | undefined): Names {
  const key = `${food.id} ${kind ?? ''}`
  const found = namesByKind.get(key)
  if (found) return found
  const all = [food.name, food.plural, ...food.aliases].filter((name) => kindOf(food, name) === kind)
  const words = [...all, kind ?? ''].map((name) => foodWords(name))
  const names = {
    names: new Set(words.map((each) => wordsKey(each))),
    known: new Set(words.flat().filter((word) => !turning.has(word))),
  }
  namesByKind.set(key, names)
  return names
}
const turning = new Set(['no', 'not', 'non', 'free', 'without', 'and', 'or', 'with', 'but'])
