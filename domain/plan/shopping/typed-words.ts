import { plainMeasure } from '#domain/food/line/amounts/measure-parts.ts'
import { claimsNone } from '#domain/food/line/amounts/none-of.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { picturesRead } from '#domain/food/line/written/drawn-foods.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { householdCategory } from '#domain/plan/products/household-things.ts'
import { isPlainAmount, nameFigures } from '#domain/plan/products/name-figures.ts'
import { pieceOf } from '#domain/plan/products/packages.ts'
import { type WantedFood, wantedFoods } from '#domain/plan/shopping/wanted-food.ts'
import { remembered } from '#domain/remembered.ts'

/** What is typed onto a list as a line of a recipe: 'milk x2' is '2 milk', '- eggs (12)' is '12 eggs', '3 🍅' is '3 tomatoes', 'milk 2%' is '2% milk'. */
export function asLine(typed: string): string {
  return typedLine(typed).text
}

interface TypedLine {
  /** Without the figures that are no amount and that no name has, so that what is left is read. */
  text: string
  /** The same with a mark for each of them where it stands. */
  marked: string
  /** What the marks stand for. */
  figures: readonly string[]
  /** Turns the line's words, with their marks, back into those that were typed. */
  asTyped: (words: string) => string
}

/** What was typed as a line of a recipe, and the way back: who types 'milk 2%' or '0 sugar cola' reads that, though '2% milk' and 'zero sugar cola' are looked up. */
export function typedLine(typed: string): TypedLine {
  const plain = inWords(typed)
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-*•·]+(?=\D)|^[\s\-*•·]*[*•·\s](?=\d)/, '')
    .trim()
  const { marked, figures, unmarked } = figuresMarked(withCountFirst(plain))
  const { text, asTyped } = turnedRound(marked)
  return {
    text: withoutMarks(text),
    marked: text,
    figures,
    asTyped: (words) => unmarked(asTyped(words)),
  }
}

/** A line with a mark for each figure of its names, and what turns the marks into figures again. */
function figuresMarked(text: string): { marked: string; figures: readonly string[]; unmarked: TypedLine['asTyped'] } {
  const spans = nameFigures(text).slice(0, mostMarks)
  const figures = spans.map(({ from, to }) => text.slice(from, to))
  const ends = [0, ...spans.map(({ to }) => to)]
  const marked = [
    ...spans.map(({ from }, at) => text.slice(ends[at], from) + markAt(at)),
    text.slice(ends.at(-1)),
  ].join('')
  const unmarked = (words: string) => words.replace(marks, (mark) => figures[mark.charCodeAt(0) - firstMark] ?? '')
  return { marked, figures, unmarked }
}
/** Marks are of the private use area, where no letter stands, behind that of asides. */
const firstMark = 0xe001
const mostMarks = 40
const markAt = (at: number) => String.fromCharCode(firstMark + at)
const marks = /[\ue001-\ue028]/g

const withoutMarks = (text: string): string =>
  text === text.replace(marks, '')
    ? text
    : text
        .replace(marks, '')
        .replace(/\(\s*\)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()

/** A share behind a name before it, and a claim of nothing in words. */
function turnedRound(text: string): Pick<TypedLine, 'text' | 'asTyped'> {
  const share = atEnd(text, /(?<=[\s,])\(?(\d{1,2}(?:[.,]\d)?\s?%)\)?$/)
  if (share && /^\p{L}/u.test(text)) {
    const { before } = share
    return turned(text, `${share.said[1]} ${before}`, `${share.said[1]} `, text.slice(before.length))
  }
  const none = /^(\d{1,4} )?(0\S*(?: m?g)?) (?=\p{L})/u.exec(text)
  if (!none || !isWithout(text, none[1]?.length ?? 0)) return { text, asTyped: (words) => words }
  const [start, count = '', zero = ''] = none
  const asTyped = (words: string) => words.replace(/^(\d+ )?zero(?= )/, (_, before = '') => before + zero)
  return { text: `${count}zero ${text.slice(start.length)}`, asTyped }
}

/** A line whose words begin with what was typed at their end. */
function turned(typed: string, text: string, start: string, end: string): Pick<TypedLine, 'text' | 'asTyped'> {
  const asTyped = (words: string) => {
    if (words === text) return typed
    return words.startsWith(start) ? words.slice(start.length) + end : words
  }
  return { text, asTyped }
}

/** 'milk x2' and '2 x milk' as '2 milk', 'eggs 12 ct' as '12-ct eggs'. */
function withCountFirst(text: string): string {
  const pack = atEnd(text, /(?<=[\s,])\(?(\d{1,3})[\s-]?(pack|pk|ct|count)\b\.?\)?$/iu)
  if (pack && /^\p{L}/u.test(text)) return `${pack.said[1]}-${pack.said[2]} ${pack.before}`
  const behind = atEnd(text, timesBehind)
  // '@SUM(1)' is no amount of anything.
  if (behind && /\p{L}/u.test(behind.before) && !/^[=@]/.test(text))
    return `${behind.said[1] ?? behind.said[2] ?? behind.said[3]} ${behind.before}`
  const before = /^(\d{1,4})\s*[x×]\s+((?:\p{L}|\d+\s?%|0[\s\dg.,]).*)$/iu.exec(text)
  return before ? `${before[1]} ${before[2]}` : text
}

/** 'x2', '2x' and '(2)'; the x of 'Weetabix 24', of '2x4' and of '6 x 330' is none of a count. */
const timesBehind =
  /(?:(?:(?<![\p{L}\p{N}])x|(?<!\p{N})[×*])(?:(?<!\p{N}\s.)\s)?([1-9]\d{0,3})|(?<![\p{L}\p{N}.,/#^-])([1-9]\d{0,3})\s?[x×]|\(([1-9]\d{0,3})\))$/iu

/** Whether the nought at a place says what is not in the food behind it, 'sugar' of '0 sugar cola'. */
function isWithout(text: string, at: number): boolean {
  const [zero = '', unit, rest = ''] = /^(0(?:[.,]0+)?)\s?(m?g)? (.*)$/i.exec(text.slice(at))?.slice(1) ?? []
  if (zero === '' || (unit === undefined && plainMeasure(text, at))) return false
  return claimsNone(rest)
}

/** An amount at the end of a text, and what stands before it; only as many letters are looked at as an amount has. */
function atEnd(text: string, amount: RegExp): { before: string; said: RegExpExecArray } | undefined {
  const said = amount.exec(text.slice(-longestAmount))
  if (!said) return undefined
  let end = Math.max(0, text.length - longestAmount) + said.index
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end -= 1
  return { before: text.slice(0, end), said }
}
/** '(144-count.)' with a space before it. */
const longestAmount = 16

/** '3 🍅' is '3 tomatoes'; beside words, and where nobody knows it as a food, a picture stays what it is. */
function inWords(typed: string): string {
  if (/\p{L}{2}/u.test(typed)) return typed
  const read = typed.replace(/\p{Extended_Pictographic}/gu, (picture) => {
    const words = picturesRead(picture)
    return words.trim() === '' ? picture : words
  })
  const words = read.replace(/(?<=\p{L}{2}) {2,}(?=\p{L}{2})/gu, ', ')
  return /\p{L}{2}/u.test(words) ? words : typed
}

/** Whether the number behind a name that nobody knows is left to it: 'Aptamil 2' may be the second stage, and is read as it was typed. */
export function isNumbered(text: string, { foods, unit }: IngredientLine): boolean {
  const isOpen = unit === undefined && foods.every(({ food }) => !food) && householdCategory(text) === undefined
  return isOpen && /^\p{L}/u.test(text) && atEnd(text, /(?<=\s)\d{1,4}$/) !== undefined
}

/** What is wanted by what was typed. '2 milk' are two packages of it: nobody counts milk otherwise. */
export const typedWants = remembered(
  (typed): readonly WantedFood[] => {
    const text = asLine(typed)
    const line = withoutCount(text, readIngredientLine(text))
    const wants = wantedFoods(
      line,
      line.foods.map((named) => ({ named, weight: weigh(line, named) })),
    )
    // what the words say themselves is weighed, and not said again
    if (!isPlainAmount(line)) return wants.map((want) => ({ ...want, said: undefined, isStated: false }))
    return wants.map((want) => {
      const count = line.amount && line.unit === undefined ? toNumber(line.amount) : undefined
      const isUnweighed = want.parts.every(({ grams }) => grams === null)
      if (!want.food || count === undefined || count > 1000 || !isUnweighed || pieceOf(want.food) !== undefined)
        return want
      return { ...want, parts: [{ part: 'whole', grams: Math.round(count * want.food.pack.grams * 100) / 100 }] }
    })
  },
  { bytes: 2_000_000 },
)

function withoutCount(text: string, line: IngredientLine): IngredientLine {
  if (line.amount === undefined || !isNumbered(text, line)) return line
  const { amount: _, ...rest } = line
  return rest
}
