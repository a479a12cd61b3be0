import { isIntricate } from '#domain/recipe/import/json-signs.ts'
import { linesOf, plainLine } from '#domain/recipe/import/plain-words.ts'

/** What stands in JSON that somebody else wrote: anything may be missing, or of another kind than it should be. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One or many, as many; null and undefined are none. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** Lists within lists and things within things that are looked into: no program writes more, and a file could hold a million. */
export const deepest = 12

/** The words of a value: itself, or what its object calls itself; '' where it has none. */
export function textOf(value: unknown): string {
  return textWithin(value, 0)
}

function textWithin(value: unknown, depth: number): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (depth > deepest) return ''
  if (Array.isArray(value)) {
    for (const each of value) {
      const text = textWithin(each, depth + 1)
      if (text.trim() !== '') return text
    }
    return ''
  }
  if (!isObject(value)) return ''
  return textWithin(value['name'] ?? value['text'] ?? value['@value'] ?? value['headline'] ?? '', depth + 1)
}

/** The same on one line, without tags and entities. */
export const lineOf = (value: unknown): string => plainLine(textOf(value))

/** Words of one field that are told apart; a recipe has a tenth of them. */
const mostWords = 200

/** What parts the tags of our own exports: no tag here holds a comma, but it may hold a semicolon. */
export const ownParting = /[,\n]/

/** The words of each of many, and of each that is parted by commas. What follows a great many stays in one: it is no tag, and goes to the notes whole. */
export function wordsOf(value: unknown, parting = /[,;\n]/): string[] {
  const said = listOf(value).map(textOf).join('\n')
  const words = said.split(parting, mostWords)
  const rest = said.slice(words.join(' ').length + 1)
  return [...words, rest].map(plainLine).filter((word) => word !== '')
}

/** The lines of one text or of many. */
export function linesOfAll(value: unknown): string[] {
  return listOf(value).flatMap((each) => linesOf(textOf(each)))
}

/** A number, also where it is written as one; undefined otherwise. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** For how many, of a program that counts people: 1 to 100, whole. Undefined otherwise. */
export function peopleOf(value: unknown): number | undefined {
  const people = numberOf(value)
  return people !== undefined && people >= 1 && people <= 100 ? Math.round(people) : undefined
}

export const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** Letters of a text with faults that are mended: programs write none, and pages are shorter. */
const mostMended = 1_000_000

/**
 * JSON as it stands in pages and files: also within a comment, with line breaks in its strings or a comma too many. Undefined where it is none, or more
 * intricate than any that a program writes.
 */
export function parsedJson(text: string): unknown {
  if (isIntricate(text)) return undefined
  const inner = text
    .trim()
    .replace(/^\ufeff/, '')
    .replace(/^(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(?:-->|\]\]>|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>)$/, '')
    .trim()
    .replace(/;$/, '')
  return parsed(inner) ?? (inner.length <= mostMended ? parsed(mended(inner)) : undefined)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Line breaks and tabs within strings are written out, and commas before an end are left away. Read once. */
function mended(text: string): string {
  const parts: string[] = []
  let from = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isInString && sign === '\\') at += 1
    else if (sign === '"') isInString = !isInString
    else if (isInString && sign < ' ') {
      parts.push(text.slice(from, at), sign === '\n' ? '\\n' : ' ')
      from = at + 1
    } else if (!isInString && sign === ',' && /^\s{0,200}[}\]]/.test(text.slice(at + 1, at + 202))) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].join('')
}
