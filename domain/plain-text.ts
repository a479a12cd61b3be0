/** One form for all text that is compared or searched: lower case, no accents, straight apostrophes, '½' as '1/2'. */
export function plain(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .replace(afterDigit, ' ')
    .replace(sentences, 'ص')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[’‘]/g, "'")
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .replace(wholeLetters, (letter) => latin[letter] ?? letter)
}

/** Where in a text stands what stands at a place of its plain form. */
export function placesOfPlain(text: string): (at: number) => number {
  if (ascii.test(text)) return (at) => at
  const places: number[] = []
  let before = ''
  let place = 0
  for (const sign of text) {
    // as it is behind the one before: '½' is longer there than alone
    const length = sign <= '~' ? 1 : plain(before + sign).length - plain(before).length
    for (let each = 0; each < length; each += 1) places.push(place)
    before = sign
    place += sign.length
  }
  return (at) => places[at] ?? text.length
}

/** Words written one behind the other, as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/**
 * What stands right before a place, whole words of at most so many letters: a pattern that ends at the place is looked for here, so that
 * looking at every place of a text costs no more than a few times its length.
 */
export function wordsBefore(text: string, at: number, letters: number): string {
  const from = at - letters
  if (from <= 0) return text.slice(0, at)
  const before = text.slice(from, at)
  return isInWord(text, from) ? before.replace(/^\w+/, '') : before
}

/** A text without the signs at its end: read from there, so that runs of them elsewhere cost nothing. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A text without what stands in parentheses; each that opens reaches to the next that closes. */
export function withoutAsides(text: string): string {
  let words = ''
  let from = 0
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', from)) {
    const close = text.indexOf(')', open)
    if (close < 0) break
    words += `${text.slice(from, open)} `
    from = close + 1
  }
  return words + text.slice(from)
}

/** Something that a text can be searched for. */
export interface Pattern {
  test: (text: string) => boolean
}

/**
 * One thing and another behind it before the sentence ends. Each sentence is read once, however often the first is said and the second is
 * not: 'first[^.]*second' would read the rest of it each time.
 */
export function inTurn(first: RegExp, then: RegExp, end: RegExp = /\./): Pattern {
  return {
    test: (text) =>
      first.test(text) &&
      text.split(end).some((sentence) => {
        const found = first.exec(sentence)
        return found !== null && then.test(sentence.slice(found.index + found[0].length))
      }),
  }
}

/** Any of several patterns. */
export function either(...patterns: readonly Pattern[]): Pattern {
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) }
}

function isInWord(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1)) && /\w/.test(text.charAt(at))
}

const ascii = /^[\x20-\x7e]*$/
const marks = /\p{M}/gu
/** Signs that stand for a whole sentence, by its first letter: spelled out they would make a text eighteen times as long. */
const sentences = /[\ufdfa\ufdfb]/g
/** Letters that are no other with a mark, and are typed so where a keyboard lacks them: 'çılbır' is 'cilbir'. */
const latin: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss' }
const wholeLetters = /[ıøłđæœß]/g
/** '1½' is one and a half, not eleven halves. */
const afterDigit = /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g
