import { withoutRemarks } from '#domain/recipe/verify/time/remarks.ts'

/** A wait that a step asks for without saying how long. */
export interface UntimedWait {
  /** 'how long to bake', 'exactly how long to let it rise'. */
  readonly what: string
  readonly minutes: number
}

/**
 * Verbs of waiting with the minutes that we count where none are stated: the median of the steps of 270 public-domain recipes
 * (public-domain-recipes, Unlicense) that have this verb and one time. Of those that have fewer than six such steps it is the least
 * that recipes commonly give.
 */
const waits: readonly (readonly [verbs: string, what: string, minutes: number])[] = [
  ['bake', 'to bake', 25],
  ['roast', 'to roast', 25],
  ['braise', 'to braise', 60],
  ['stew', 'to stew', 30],
  ['simmer', 'to simmer', 15],
  ['rise|proof|prove', 'to let it rise', 60],
  ['chill|refrigerate', 'to chill', 60],
  ['freeze', 'to freeze', 120],
  ['marinate', 'to marinate', 30],
  ['soak', 'to soak', 30],
]
/** As what is to be done: 'bake it', 'cover and bake', 'let it rise'; not 'bring to a simmer', 'ready to bake', 'a bake'. */
const asked = waits.map(([verbs, what, minutes]) => ({
  what,
  minutes,
  pattern: new RegExp(
    String.raw`(?:(?:^|[.;:!,(]\s*|\b(?:and|then|now)\s+)(?:gently |slowly )?|\b(?:let|leave|allow)\b[^.;]{0,60}\s(?<!\bready to ))(?:${verbs})\b(?! (?:soda|powder|off|over|dish|in batches))`,
  ),
}))
/** What is kept or may be done waits for nobody: 'refrigerate until needed', 'freeze them for later', 'you can chill it'. */
const keeping =
  /\b(?:leftovers|months?|weeks?|later|store|if|can|may|could|until (?:needed|ready|use|used|consumption|serving|you))\b/
const vague = /\b(couple|few|several)(?: of)?(?: more)? (minute|hour|day)s?\b/
const perUnit: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 }

/**
 * The longest wait that a step asks for which states no time, in its plain form, with what such a wait usually takes; or undefined.
 * A few are three and a couple two.
 */
export function untimedWait(text: string): UntimedWait | undefined {
  const work = withoutRemarks(text)
    .split(/[.;]/)
    .filter((sentence) => !keeping.test(sentence))
    .join('.')
  const longest = asked
    .filter(({ pattern }) => pattern.test(work))
    .toSorted((one, other) => other.minutes - one.minutes)[0]
  if (!longest) return undefined
  const [, many, unit] = vague.exec(work) ?? []
  return many && unit
    ? { what: `exactly how long ${longest.what}`, minutes: (many === 'couple' ? 2 : 3) * (perUnit[unit] ?? 1) }
    : { what: `how long ${longest.what}`, minutes: longest.minutes }
}
