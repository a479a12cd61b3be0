/** A time in the words of a step, read by this reader: where it begins, and seconds of its lower end. */
export interface ReadTime {
  at: number
  seconds: number
}

interface Token {
  text: string
  at: number
  /** Of a number in digits or as a sign. */
  value: number | undefined
}

/**
 * Reads the times of a step word by word, with lists of its own: it shares nothing with the program's reader. What is no part of the step's length
 * ('every 10 minutes', 'keeps 3 days', 'add it 5 minutes before serving') and what is under half a minute is left out.
 */
export function readTimes(words: string): ReadTime[] {
  const tokens = tokensOf(words)
  const times: ReadTime[] = []
  for (let place = 0; place < tokens.length; ) {
    const time = timeAt(tokens, place)
    if (time && time.seconds >= 30 && !isAside(tokens, place, time.next))
      times.push({ at: tokens[place]!.at, seconds: Math.min(time.seconds, 2 * 24 * 3600) })
    place = time?.next ?? place + 1
  }
  return times
}

function tokensOf(words: string): Token[] {
  return Array.from(words.matchAll(/\d+(?:\.\d+)?|\p{L}+|\S/gu), ({ 0: text, index }) => ({
    text: text.toLowerCase(),
    at: index,
    value: /^\d/.test(text) ? Number(text) : signs[text],
  }))
}

const signs: Readonly<Record<string, number>> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 }
const ones = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const tens = 'twenty thirty forty fifty sixty ninety'.split(' ')
const named = new Map<string, number>([
  ...ones.map((word, place) => [word, place + 1] as const),
  ...[20, 30, 40, 50, 60, 90].map((value, place) => [tens[place]!, value] as const),
  ...(['a', 'an', 'another'] as const).map((word) => [word, 1] as const),
  ['fifteen', 15],
])

interface Read {
  value: number
  next: number
}

/** '1 1/2', '1½', '1/2', 'half an', 'forty-five', 'a'. */
function numberAt(tokens: readonly Token[], place: number): Read | undefined {
  const text = (ahead: number) => tokens[place + ahead]?.text ?? ''
  const value = (ahead: number) => tokens[place + ahead]?.value
  const first = value(0)
  if (first === undefined) {
    if (text(0) === 'half' && ['a', 'an'].includes(text(1))) return { value: 0.5, next: place + 2 }
    const word = named.get(text(0))
    if (word === undefined) return undefined
    const unit = tens.includes(text(0)) && text(1) === '-' ? ones.indexOf(text(2)) + 1 : 0
    return unit > 0 && unit < 10 ? { value: word + unit, next: place + 3 } : { value: word, next: place + 1 }
  }
  const isOver = (ahead: number) => text(ahead) === '/' && value(ahead + 1) !== undefined
  if (isOver(1)) return { value: first / value(2)!, next: place + 3 }
  const second = value(1)
  if (second !== undefined && second < 1) return { value: first + second, next: place + 2 }
  if (second !== undefined && isOver(2)) return { value: first + second / value(3)!, next: place + 4 }
  return { value: first, next: place + 1 }
}

const unitOf = (word: string) =>
  /^sec(?:ond)?s?$/.test(word)
    ? 1
    : /^min(?:ute)?s?$/.test(word)
      ? 60
      : /^h(?:ou)?rs?$/.test(word)
        ? 3600
        : /^days?$/.test(word)
          ? 24 * 3600
          : undefined

/** A number, perhaps the end of a range, and a unit: of a range the lower end. '1 hour 15 minutes' is one time. */
function timeAt(tokens: readonly Token[], place: number): { seconds: number; next: number } | undefined {
  // the 4 of '1/4', the 2 of '9-by-2'
  if (tokens[place - 1]?.text === '/') return undefined
  const low = numberAt(tokens, place)
  if (!low) return undefined
  let { next } = low
  if (['to', 'or', '-', '–', '—'].includes(tokens[next]?.text ?? '')) next = numberAt(tokens, next + 1)?.next ?? next
  while (['more', 'full', 'further', 'good', '-'].includes(tokens[next]?.text ?? '')) next += 1
  const unit = unitOf(tokens[next]?.text ?? '')
  if (unit === undefined) return undefined
  next += 1
  const after = tokens[next]?.text === 'and' ? next + 1 : next
  if (after > next && tokens[after]?.text === 'a' && tokens[after + 1]?.text === 'half')
    return { seconds: (low.value + 0.5) * unit, next: after + 2 }
  const minutes = unit === 3600 ? numberAt(tokens, after) : undefined
  return minutes && unitOf(tokens[minutes.next]?.text ?? '') === 60
    ? { seconds: low.value * unit + minutes.value * 60, next: minutes.next + 1 }
    : { seconds: low.value * unit, next }
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const asideBefore = wordsOf('every within after than until once last final first of')
const keeping = wordsOf('keep keeps kept store stored freeze freezes lasts good holds')
const waiting = wordsOf('rest leave let stand cool chill settle wait sit soak rise refrigerate')

function isAside(tokens: readonly Token[], from: number, to: number): boolean {
  let before = from - 1
  while (['about', 'around', 'the', 'another'].includes(tokens[before]?.text ?? '')) before -= 1
  const word = tokens[before]?.text ?? ''
  if (asideBefore.has(word)) return true
  if (word === 'to' && tokens[before - 1]?.text === 'up') return true
  const start = tokens.findLastIndex(({ text }, place) => place < from && ['.', ';', ':'].includes(text))
  const sentence = tokens.slice(start + 1, from).map(({ text }) => text)
  if (sentence.some((each) => keeping.has(each)) && unitOf(tokens[to - 1]?.text ?? '') === 24 * 3600) return true
  const next = tokens[to]?.text ?? ''
  if (next === 'before') return !sentence.some((each) => waiting.has(each))
  return ['ahead', 'earlier', 'old', 'early'].includes(next)
}
