import { cutText } from '#domain/cut-text.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { amountAt } from '#domain/measure/read-amount.ts'
import { unitNamed } from '#domain/measure/unit.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/**
 * A line of text in the four parts of a stored ingredient, its words as they were typed: '2 (14-oz) cans beans, drained' is
 * '2', '(14-oz) cans', 'beans', 'drained'. What cannot be taken apart stays whole as the name.
 */
export function ingredientOfLine(text: string): Ingredient {
  const line = text.replace(/\s+/g, ' ').trim()
  const plain = plainDigits(line)
  const read = amountAt(plain, 0)
  const amount = read ? plain.slice(0, read.end).trim() : ''
  const { unit, rest } = read
    ? unitAt(
        plain
          .slice(read.end)
          .trim()
          .replace(/^-(?=inch )/, ''),
      )
    : { unit: '', rest: line }
  const [name = '', ...preparation] = atCommas(rest)
  if (name === '' || amount.length > 40 || unit.length > 40)
    return { amount: '', unit: '', name: cutText(line, 200) || '?' }
  const said = cutText(preparation.join(', '), 200)
  return { amount, unit, name: cutText(name, 200), ...(said && { preparation: said }) }
}

/** The parts between commas, but for commas within parentheses; read once, from the end. */
function atCommas(text: string): string[] {
  const parts: string[] = []
  let end = text.length
  let isInside = false
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at)
    if (sign === ')' || sign === '(') isInside = sign === ')'
    if (sign !== ',' || isInside || !/\s/.test(text.charAt(at + 1))) continue
    parts.push(text.slice(at + 1, end).trimStart())
    end = at
  }
  return [...parts, text.slice(0, end)].reverse()
}

function unitAt(text: string): { unit: string; rest: string } {
  const piece = /^(inch pieces?|inch knobs?) (?:of )?(?=\S)/.exec(text)
  if (piece) return { unit: piece[1] ?? '', rest: text.slice(piece[0].length) }
  const size = /^\([^)]{1,25}\)\s*/.exec(text)?.[0] ?? ''
  const words = text.slice(size.length).split(' ')
  for (const length of [2, 1]) {
    const unit = words.slice(0, length).join(' ')
    if (words.length > length && unitNamed(unit)) {
      const rest = words.slice(length).join(' ').replace(/^of /, '')
      return { unit: size + unit, rest }
    }
  }
  return { unit: '', rest: text }
}
