import { eatersAt } from '#domain/wish/figures/eaters.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/** Words after which foods are named that the dish is not to hold this once, and how far that reaches. */
interface Passing {
  /** Words that say it. */
  length: number
  /** Words from the same place over which it holds; undefined: to the end of the part. */
  reach?: number
  /** 'lately' eaten, or 'made', or eaten 'beside' the dish or in the course 'before', or in the 'oven', or the dish is a 'side' of it, or what is left is left 'from' it. */
  why: 'lately' | 'made' | 'beside' | 'before' | 'oven' | 'side' | 'from'
}

/** The same, held against what is named there; where it reaches to, and whether what is for so many is no side of anything. */
export function passingHere(
  { words, tokens }: Reading,
  at: number,
  end: number,
): (Passing & { to: number; isForEaters: boolean }) | undefined {
  const heard = passingAt(words, at, end)
  if (!heard) return undefined
  const { length, reach, why } = heard
  // who just had a baby has eaten nothing
  const isOccasion = [at, at + 1, at + 2].some((from) => phraseAt(words, from, end)?.meaning?.is === 'occasion')
  if (why === 'lately' && isOccasion) return undefined
  // the dough that is made already is there, and is used up
  if (why === 'made' && !isDishAt(words, at + length)) return undefined
  // a side dish for eight goes with nothing
  const isForEaters = why === 'side' && eatersAt(tokens, at + length - 1) !== undefined
  return { ...heard, to: reach === undefined ? end : at + reach, isForEaters }
}

/** Whether what is named at a place is a dish, and nothing that goes into one. */
function isDishAt(words: readonly string[], at: number): boolean {
  const { meaning, foods } = phraseAt(words, at) ?? {}
  return meaning?.is === 'type' || (meaning?.is === 'dish' && !foods && !meaning.dish.alsoFood)
}

/** What was eaten lately ('had pasta yesterday', 'already ate chicken') or comes from elsewhere ('a side for steak'), at a place among words. */
function passingAt(words: readonly string[], at: number, end: number): Passing | undefined {
  const first = words[at] ?? ''
  const isSeenTo = [1, 2, 3].some((ahead) => /^(?:is|are)$/.test(words[at + ahead] ?? ''))
  if (!isSeenTo && !firstWords.test(first)) return undefined
  const text = words.slice(at, Math.min(end, at + 12)).join(' ')
  const full = fullOven.exec(text)?.[0]
  if (full) return { length: full.split(' ').length, why: 'oven' }
  for (const pattern of elsewhere) {
    const found = pattern.exec(text)?.[0]
    if (found) return { length: 0, reach: found.split(' ').length, why: 'before' }
  }
  const from = leftFrom.exec(text)?.[0].split(' ').length
  if (from) return { length: from, reach: from + 2, why: 'from' }
  for (const pattern of beside) {
    const found = pattern.exec(text)?.[0]
    if (found) return { length: found.split(' ').length, why: asksForSide.test(found) ? 'side' : 'beside' }
  }
  if (keeps.test(words.slice(Math.max(0, at - 12), at + 12).join(' '))) return undefined
  for (const pattern of before) {
    const found = pattern.exec(text)?.[0]
    if (found) return { length: found.split(' ').length, why: 'lately' }
  }
  const done = made.exec(text)?.[0]
  if (done) return { length: done.split(' ').length, why: 'made' }
  const eaten = timed.exec(text)?.[0]
  return eaten ? { length: eaten.startsWith('been') ? 2 : 1, reach: eaten.split(' ').length, why: 'lately' } : undefined
}

const time =
  '(?:yesterday|last night|for (?:\\w+ )?(?:days|nights|weeks)|all weekend|the other (?:day|night)|twice|three times|all week|every (?:day|night)|this week|last week|two days running|days in a row|nights in a row|earlier(?: today)?|this morning|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))'
const timed = new RegExp(
  `^(?:(?:had|ate|eaten|been eating|having) (?:\\w+ ){1,5}?(?:${time}|(?:for|at) (?:lunch|breakfast|dinner)|again and again)|(?:made|cooked|did) (?:\\w+ ){1,4}?(?:yesterday|last night|twice))(?= |$)`,
)
const before: readonly RegExp[] = [
  /^(?:already|just) (?:had|ate|eaten)(?: (?:too much|a lot of|enough|lots of))?(?= )/,
  new RegExp(`^${time} (?:we|i|they) (?:had|ate|made|cooked)(?= )`),
]
/** Of a glut, whatever was made of it before. */
const made =
  /^(?:already|(?:weve|ive|we have|i have)(?: already)?) (?:made|cooked|baked|did|done|tried|had)(?: (?:a|an|the|some|loads of|lots of|enough))?(?= )/
/** What is left of it is no reason to leave it out. */
const keeps = /\b(?:left|leftovers?|use|using|remaining|rest of|again please|loved|surgery|reaction)\b/

const leftFrom =
  /^(?:left(?: ?overs?)?|leftovers?|spare) from(?: (?:making|baking|cooking|a batch of))?(?: (?:an?|the|my|our))?(?= (?!last|yesterday|the other|thanksgiving|christmas|easter|sunday))/

const the = '(?: (?:a|an|my|the|our|some))?'
const asksForSide =
  /^(?:(?:an? )?(?:side|accompan)|(?:what|which) (?:veg|side|salad|green|starch|carb)|(?:to (?:go|eat|have) )?next to)/
const beside: readonly RegExp[] = [
  new RegExp(
    `^(?:what|which) (?:(?:vegetables?|veg|veggies?|sides?|salads?|greens|starch|carbs?) )?(?:goes|go|to serve|to have|to eat|can i serve|should i serve|do i serve|pairs|works)(?: (?:well|best|good|nicely))? with${the}(?= )`,
  ),
  new RegExp(`^(?:to (?:go|serve)|goes|going|pairs|pairing)(?: (?:along|well|nicely|great|good))? with${the}(?= )`),
  new RegExp(
    `^(?:an? )?(?:sides?|side dish(?:es)?|accompaniment) (?:for|to (?:go|serve|eat|have)(?: (?:along|well|nicely))? with|to|with(?= (?:my|the|our|roast|roasted|grilled|baked|fried)\\b))${the}(?= )`,
  ),
  new RegExp(`^(?:to accompany|alongside)${the}(?= )`),
  new RegExp(`^(?:to (?:go|eat|have) )?next to${the}(?= (?!no|nothing|door|impossible))`),
]

/** Another course, and what somebody has seen to. */
const elsewhere: readonly RegExp[] = [
  /^(?:having|serving) (?:\w+ ){1,4}?(?:before(?: it| that)?|beforehand|first|to start|as a starter|for starters|as the main|for (?:the )?mains?)(?= |$)/,
  /^(?:already )?(?:got|have) (?:\w+ ){1,4}?(?:sorted|covered|taken care of)(?= |$)/,
  /^(?:\w+ ){1,3}?(?:is|are) (?:already |all )*(?:sorted|covered|seen to|taken care of)(?= |$)/,
]
const fullOven =
  /^(?:the )?oven (?:is|will be) (?:already |all )*(?:full|full of|full with|busy with|taken|taken up|taken by|taken up by|taken up with|occupied by|in use for|used for)(?: the| a| my| our)?(?= |$)/

/** Words that a pattern begins with: most words of a text are none of them. */
const firstWords =
  /^(?:an?|we|weve|i|ive|already|just|had|ate|eaten|been|having|made|cooked|did|yesterday|last|the|twice|three|all|every|this|two|earlier|on|\w+day|what|which|to|goes|going|pairs|pairing|sides?|accompaniment|alongside|next|left|leftovers?|spare|got|have|serving|oven)$/
