import { cutText } from '#domain/cut-text.ts'
import { namedSigns } from '#domain/recipe/import/named-signs.ts'

/** Letters of one text that are read: five times a whole recipe, tags and all. What is longer is none that could be kept. */
const longestText = 100_000

/** Words that may hold tags and entities, as lines of plain text without either, nor signs that turn the direction of writing; empty lines stay as one. */
export function plainLines(given: string): string {
  return withoutTags(decoded(cutText(given, longestText)))
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\t' ? ' ' : ''))
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/(?<!\n)\n{3,}/g, '\n\n')
    .trim()
}

/** The same in one line. */
export function plainLine(given: string): string {
  return plainLines(given).replace(/\s+/g, ' ')
}

/** Its lines that say something. */
export function linesOf(given: string): string[] {
  return plainLines(given)
    .split('\n')
    .filter((line) => line !== '')
}

/** Entities as signs; twice, since many pages write them twice ('&amp;frac12;'). */
function decoded(text: string): string {
  return text.includes('&') ? decodedOnce(decodedOnce(text)) : text
}

function decodedOnce(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,12}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return namedSigns.get(name) ?? namedSigns.get(name.toLowerCase()) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

/** Blocks become lines; a sign that only looks like a tag ('< 5 min') stays. */
function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return text
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr|p|li|div|h[1-6])\b[^<>]{0,500}>/gi, '\n')
    .replace(/<!--[^<>]{0,500}-->|<\/?[a-z][^<>]{0,500}>/gi, '')
}
