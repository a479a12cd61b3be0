import { type Amount, addFractions, amountOf, type Fraction, fraction, scaleAmount } from '#domain/measure/amount.ts'
import { plainDigits } from '#domain/measure/digits.ts'
import { numberOfWord, numberWord } from '#domain/measure/number-words.ts'

/** A whole text as an amount: '1 1/2', '½', '1-2', '2 to 3', 'one', 'a', '1,5'. Undefined when it is anything else. */
export function readAmount(text: string): Amount | undefined {
  const plain = plainDigits(text).trim()
  const read = amountAt(plain, 0)
  return read && plain.slice(read.end).trim() === '' ? read.amount : undefined
}

/** The amount that starts at a place of a text already made plain by `plainDigits`, and where it ends. */
export function amountAt(text: string, start: number): { amount: Amount; end: number } | undefined {
  const first = numberAt(text, start)
  if (!first) return undefined
  const separator = match(between, text, first.end)
  const second = separator && numberAt(text, first.end + separator[0].length, separator[0].trim() === '-')
  if (!second) return { amount: amountOf(first.value), end: first.end }
  const isDozens = /dozen/i.test(text.slice(first.end, second.end)) && !/dozen/i.test(text.slice(start, first.end))
  // '2 to 3 dozen'.
  if (isDozens) return { amount: amountOf(fraction(first.value.n * 12, first.value.d), second.value), end: second.end }
  const [low, high] = [first.value.n / first.value.d, second.value.n / second.value.d]
  // '1-½' is how some write one and a half.
  const isMixed = separator[0] === '-' && high < 1 && low >= 1 && first.value.d === 1
  return {
    amount: isMixed ? amountOf(addFractions(first.value, second.value)) : amountOf(first.value, second.value),
    end: second.end,
  }
}

interface Reading {
  value: Fraction
  end: number
}

const between = /\s*(?:-\s*(?:to|or)\b|-|~|\bto\b|\bor\b|\bthrough\b)\s*/y
const mixed = /(\d{1,6})(?:\s+(?:and\s+|&\s*)?|-|\s*&\s*)(\d{1,3})\s*\/\s*(\d{1,3})(?![\d/])/y
// '1/450 g' is one of 450 g, '1/2 g' half a gram
const simple = /(\d{1,4})\s?\/\s?(\d{1,3})(?![\d/]|(?<=\d\d)\s?(?:g|ml)\b)/y
const thousands = /(\d{1,3})((?:,\d{3}){1,2})(?![\d,])/y
const decimal = /(\d{0,7})[.,](\d{1,6})(?![\d/])/y
const whole = /(\d{1,7})(?!\d)/y
const dozens = /\s+dozen\b/iy
const andHalf = /\s+and\s+(?:a\s+)?(half|quarter)\b/iy
const word = new RegExp(String.raw`(half|quarter|few|couple|an?|${numberWord})\b(?!['-]|\p{L})`, 'iuy')
const partOf = /(?:\s+|-)(half|quarters?|thirds?|eighths?|couple|few|dozen)\b(?:\s+(?:of\s+)?an?\b)?/iy
const ofOne = /\s+(?:of\s+)?an?\b/iy

const vagueCounts: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2, few: 3 }
const parts: Readonly<Record<string, Fraction>> = {
  half: { n: 1, d: 2 },
  quarter: { n: 1, d: 4 },
  third: { n: 1, d: 3 },
  eighth: { n: 1, d: 8 },
  couple: { n: 2, d: 1 },
  few: { n: 3, d: 1 },
  dozen: { n: 12, d: 1 },
}

function match(pattern: RegExp, text: string, start: number): RegExpExecArray | undefined {
  pattern.lastIndex = start
  return pattern.exec(text) ?? undefined
}

function numberAt(text: string, start: number, afterDash = false): Reading | undefined {
  const code = text.charCodeAt(start)
  const isDigit = code >= 48 && code <= 57
  const reading =
    isDigit || code === 46 || code === 44 ? figures(text, start) : afterDash ? undefined : spelled(text, start)
  if (!reading) return undefined
  const dozen = isDigit && match(dozens, text, reading.end)
  if (!dozen) return reading
  return { value: scaleAmount(amountOf(reading.value), 12).low, end: reading.end + dozen[0].length }
}

function figures(text: string, start: number): Reading | undefined {
  let found = match(mixed, text, start)
  if (found && isPart(found[2], found[3])) {
    const value = addFractions(fraction(Number(found[1])), fraction(Number(found[2]), Number(found[3])))
    return { value, end: start + found[0].length }
  }
  found = match(simple, text, start)
  // '100/120' is two weights, '0/0' nothing.
  if (found && Number(found[2]) > 0 && Number(found[2]) <= 64 && Number(found[1]) <= 64) {
    return { value: fraction(Number(found[1]), Number(found[2])), end: start + found[0].length }
  }
  found = match(thousands, text, start)
  if (found && Number(found[1]) > 0)
    return { value: fraction(Number(found[0].replaceAll(',', ''))), end: start + found[0].length }
  found = match(decimal, text, start)
  if (found) {
    const scale = 10 ** found[2]!.length
    return { value: fraction(Number(found[1]) * scale + Number(found[2]), scale), end: start + found[0].length }
  }
  found = match(whole, text, start)
  if (!found) return undefined
  const end = start + found[0].length
  const extra = match(andHalf, text, end)
  const value = fraction(Number(found[1]))
  return extra ? { value: addFractions(value, part(extra[1]!)), end: end + extra[0].length } : { value, end }
}

/** The second half of a mixed number is less than one. */
function isPart(n: string | undefined, d: string | undefined): boolean {
  return Number(n) > 0 && Number(n) < Number(d)
}

function spelled(text: string, start: number): Reading | undefined {
  const found = match(word, text, start)
  if (!found) return undefined
  const end = start + found[0].length
  const named = found[1]!.toLowerCase()
  if (named === 'half' || named === 'quarter') {
    const dozen = match(partOf, text, end)
    if (dozen?.[1]?.toLowerCase() === 'dozen')
      return { value: fraction(named === 'half' ? 6 : 3), end: end + dozen[0].length }
    const of = match(/\s+(?:an?\s+)?dozen\b/iy, text, end) ?? match(ofOne, text, end)
    const value = /dozen$/i.test(of?.[0] ?? '') ? fraction(named === 'half' ? 6 : 3) : part(named)
    return { value, end: end + (of?.[0].length ?? 0) }
  }
  const count = fraction(vagueCounts[named] ?? numberOfWord(named) ?? 1)
  const share = match(partOf, text, end)
  if (share) {
    const of = part(share[1]!)
    return { value: fraction(count.n * of.n, of.d), end: end + share[0].length }
  }
  const extra = match(andHalf, text, end)
  return extra ? { value: addFractions(count, part(extra[1]!)), end: end + extra[0].length } : { value: count, end }
}

function part(name: string): Fraction {
  return parts[name.toLowerCase().replace(/s$/, '')] ?? fraction(1)
}
