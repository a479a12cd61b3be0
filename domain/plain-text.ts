/** One form for all text that is compared or searched: lower case, no accents, straight apostrophes, '½' as '1/2'. */
export function plain(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .replace(afterDigit, ' ')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[’‘]/g, "'")
    .replaceAll('\u2044', '/')
    .toLowerCase()
}

/** Words written one behind the other, as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const ascii = /^[\x20-\x7e]*$/
const marks = /\p{M}/gu
/** '1½' is one and a half, not eleven halves. */
const afterDigit = /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g
