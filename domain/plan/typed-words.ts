import { picturesRead } from '#domain/food/drawn-foods.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { plainMeasure } from '#domain/food/measure-parts.ts'
import { weigh } from '#domain/food/weigh.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { pieceOf } from '#domain/plan/packages.ts'
import { type WantedFood, wantedFoods } from '#domain/plan/wanted-food.ts'

/** What is typed onto a list as a line of a recipe: 'milk x2' is '2 milk', '- eggs (12)' is '12 eggs', '3 🍅' is '3 tomatoes', 'milk 2%' is '2% milk'. */
export function asLine(typed: string): string {
  const text = possible(
    inWords(typed)
      .replace(/\s+/g, ' ')
      .replace(/^[\s\-*•·]+(?=\D)|^[\s\-*•·]*[*•·\s](?=\d)/, '')
      .trim(),
  )
  const pack = atEnd(text, /(?<=[\s,])\(?(\d{1,3})[\s-]?(pack|pk|ct|count)\b\.?\)?$/iu)
  if (pack && /^\p{L}/u.test(text)) return `${pack.said[1]}-${pack.said[2]} ${pack.before}`
  const share = atEnd(text, /(?<=[\s,])\(?(\d{1,2}(?:[.,]\d)?\s?%)\)?$/)
  if (share && /^\p{L}/u.test(text)) return `${share.said[1]} ${share.before}`
  const behind = atEnd(text, /(?:[x×*]\s?(\d{1,4})|(\d{1,4})\s?[x×]|\((\d{1,4})\))$/iu)
  // '@SUM(1)' is no amount of anything.
  if (behind && /\p{L}/u.test(behind.before) && !/^[=@]/.test(text))
    return `${behind.said[1] ?? behind.said[2] ?? behind.said[3]} ${behind.before}`
  const before = /^(\d{1,4})\s*[x×]\s+((?:\p{L}|\d+\s?%).*)$/iu.exec(text)
  return before ? `${before[1]} ${before[2]}` : text
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

/** '3 🍅' is '3 tomatoes'; beside words a picture adds nothing. */
function inWords(typed: string): string {
  const words = /\p{L}{2}/u.test(typed) ? '' : picturesRead(typed).replace(/(?<=\p{L}{2}) {2,}(?=\p{L}{2})/gu, ', ')
  return /\p{L}{2}/u.test(words) ? words : typed
}

/** Nobody buys less than something, or thousands of it: of '-5 milk', '0 milk' and '999999999 milk' the milk is kept. */
function possible(text: string): string {
  const signed = /^[-−–](?=\d)/.test(text)
  const plain = signed ? text.slice(1) : text
  const isNone = signed || /^0(?:[.,]0+)?(?=\s|[a-z])/i.test(plain)
  const measured = plainMeasure(plain, 0)?.end
  const isTooMany =
    /^\d{1,3}(?:,\d{3}){2,}|^\d{8,}/.test(plain) ||
    (measured === undefined && /^\d{4,}(?=\s+(?!islands?\b)\p{L})/iu.test(plain))
  if (!isNone && !isTooMany) return text
  const rest = plain.slice(isNone ? measured : undefined).replace(/^[\d.,/\s]+/, '')
  return /\p{L}/u.test(rest) ? rest : text
}

/** What is wanted by what was typed. '2 milk' are two packages of it: nobody counts milk otherwise. */
export function typedWants(typed: string): readonly WantedFood[] {
  const line = readIngredientLine(asLine(typed))
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
}
