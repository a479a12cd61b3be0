import { picturesRead } from '#domain/food/drawn-foods.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import type { IngredientLine } from '#domain/food/line.ts'
import { plainMeasure } from '#domain/food/measure-parts.ts'
import { claimsNone, noneInFigures } from '#domain/food/none-of.ts'
import { weigh } from '#domain/food/weigh.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { householdCategory } from '#domain/plan/household-things.ts'
import { pieceOf } from '#domain/plan/packages.ts'
import { type WantedFood, wantedFoods } from '#domain/plan/wanted-food.ts'
import { remembered } from '#domain/remembered.ts'

/** What is typed onto a list as a line of a recipe: 'milk x2' is '2 milk', '- eggs (12)' is '12 eggs', '3 🍅' is '3 tomatoes', 'milk 2%' is '2% milk'. */
export function asLine(typed: string): string {
  return typedLine(typed).text
}

/** What somebody pays or wants to pay counts nothing. */
const money = '(?:\\p{Sc}\\s?\\d{1,6}(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?\\s?\\p{Sc})'
const priceAtEnd = new RegExp(`(?<=[\\s,])\\(?${money}\\)?$`, 'u')
const priceFirst = new RegExp(`^${money}\\s+(?=\\p{L})`, 'u')

interface TypedLine {
  text: string
  /** Turns the line's words back into those that were typed. */
  asTyped: (words: string) => string
}

/** What was typed as a line of a recipe, and the way back: who types 'milk 2%' or '0 sugar cola' reads that, though '2% milk' and 'zero sugar cola' are looked up. */
export function typedLine(typed: string): TypedLine {
  const plain = inWords(typed)
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-*•·]+(?=\D)|^[\s\-*•·]*[*•·\s](?=\d)/, '')
    .trim()
  const text = withCountFirst(noneInFigures(possible(plain)))
  const share = atEnd(text, /(?<=[\s,])\(?(\d{1,2}(?:[.,]\d)?\s?%)\)?$/)
  if (share && /^\p{L}/u.test(text)) {
    const { before } = share
    return turned(text, `${share.said[1]} ${before}`, `${share.said[1]} `, text.slice(before.length))
  }
  const price = atEnd(text, priceAtEnd)
  if (price && /^[\p{L}\p{N}]/u.test(text)) {
    const { before } = price
    return { text: before, asTyped: (words) => words + text.slice(before.length) }
  }
  const [paid] = priceFirst.exec(text) ?? []
  if (paid !== undefined) return { text: text.slice(paid.length), asTyped: (words) => paid + words }
  const none = /^(\d{1,4} )?(0\S*(?: m?g)?) (?=\p{L})/u.exec(text)
  if (!none || !isWithout(text, none[1]?.length ?? 0)) return { text, asTyped: (words) => words }
  const [start, count = '', zero = ''] = none
  const asTyped = (words: string) => words.replace(/^(\d+ )?zero(?= )/, (_, before = '') => before + zero)
  return { text: `${count}zero ${text.slice(start.length)}`, asTyped }
}

/** A line whose words begin with what was typed at their end. */
function turned(typed: string, text: string, start: string, end: string): TypedLine {
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
  const behind = atEnd(text, /(?:[x×*]\s?(\d{1,4})|(\d{1,4})\s?[x×]|\((\d{1,4})\))$/iu)
  // '@SUM(1)' is no amount of anything.
  if (behind && /\p{L}/u.test(behind.before) && !/^[=@]/.test(text))
    return `${behind.said[1] ?? behind.said[2] ?? behind.said[3]} ${behind.before}`
  const before = /^(\d{1,4})\s*[x×]\s+((?:\p{L}|\d+\s?%|0[\s\dg.,]).*)$/iu.exec(text)
  return before ? `${before[1]} ${before[2]}` : text
}

/** Whether the nought at a place says what is not in the food behind it, 'sugar' of '0 sugar cola'. '0.0 beer' has no alcohol, for nobody counts in tenths. */
function isWithout(text: string, at: number): boolean {
  const [zero = '', unit, rest = ''] = /^(0(?:[.,]0+)?)\s?(m?g)? (.*)$/i.exec(text.slice(at))?.slice(1) ?? []
  if (zero === '' || (unit === undefined && plainMeasure(text, at))) return false
  return (zero !== '0' && unit === undefined) || claimsNone(rest)
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

/** Nobody buys less than nothing, or thousands of something: of '-5 milk' and '999999999 milk' the milk is kept. */
function possible(text: string): string {
  const isLess = /^[-−–](?=\d)/.test(text)
  const plain = isLess ? text.slice(1) : text
  const measured = plainMeasure(plain, 0)?.end
  const isTooMany =
    /^\d{1,3}(?:,\d{3}){2,}|^\d{8,}/.test(plain) ||
    (measured === undefined && /^\d{4,}(?=\s+(?!islands?\b)\p{L})/iu.test(plain))
  if (!isLess && !isTooMany) return text
  const rest = plain.slice(isLess ? measured : undefined).replace(/^[\d.,/\s]+/, '')
  return /\p{L}/u.test(rest) ? rest : text
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
