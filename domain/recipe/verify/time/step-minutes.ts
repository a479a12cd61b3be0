import { toNumber } from '#domain/measure/amount.ts'
import { numberWord } from '#domain/measure/number-words.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { wordsBefore } from '#domain/plain-text.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
import { withoutRemarks } from '#domain/recipe/verify/time/remarks.ts'
import { type UntimedWait, untimedWait } from '#domain/recipe/verify/time/untimed-wait.ts'
import { remembered } from '#domain/remembered.ts'

/** Minutes of one step. `read` is what its words add up to, undefined where they state no time. */
export interface StepMinutes {
  active: number
  waiting: number
  read?: number
  /** What of the waiting it says nothing of. */
  untimed?: UntimedWait | undefined
}

/**
 * Minutes of a step: those it states, else those its words state, else an estimate. Where only their sum is stated, the words decide
 * how much of it is waiting.
 */
export function stepMinutes(step: ReadStep): StepMinutes {
  const stated = statedMinutes(step.text)
  const read = stated && stated.active + stated.waiting
  if (step.active !== undefined || step.waiting !== undefined) {
    return { active: sane(step.active ?? 0), waiting: sane(step.waiting ?? 0), read }
  }
  const time = sane(step.time ?? 0)
  if (time > 0) {
    // of less than its words add up to, each part has its share
    const waiting = (stated?.waiting ?? 0) * (read ? Math.min(1, time / read) : 1)
    return { active: time - waiting, waiting, read }
  }
  const fromText = textMinutes(step.text)
  if (fromText) return { active: fromText.active + workBeside(step.text), waiting: fromText.waiting, read }
  const untimed = leastTimes(step.text).length > 0 ? undefined : untimedWait(step.text)
  return { active: handwork(step.text), waiting: untimed?.minutes ?? 0, untimed }
}

const number = String.raw`(?:\d+(?:\s+|-)\d\/\d|\d+\/\d|\d+(?:[.,]\d+)?|half an?|an?|another|${numberWord})`
/** '1 hour 15 minutes', '1 hr and 20 min', '1h30' are one time. */
const rest = String.raw`(?:\s*(?:and\s+)?(\d{1,2})[\s-]*(?:minutes?|mins?|min)|(?<=\dh)(\d\d))`
const duration = new RegExp(
  String.raw`(?<![\w/])(${number})(?:\s*(?:-|–|—|to|or)\s*(${number}))?(?:\s+(?:more|full|additional|further|good))?[\s-]*(seconds?|secs?|minutes?|mins?|min|(?:hours?|hrs?|hr|h)${rest}|hours?|hrs?|hr|h|days?)\b(\s+(?:and a half|and a quarter))?`,
  'g',
)
const perUnit: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60, d: 1440 }
/** The time is no part of this step's length: 'every 10 minutes', 'keeps for 3 days', 'the last 5 minutes'. */
const asideBefore =
  /(?:\bevery|\bwithin|\bup to|\bkeeps(?: \w+)* for|\bafter(?: the first| about)?|\b(?:for the )?(?:last|final)|\bof the|\bthan|\btaken|\bafter another|\buntil|\bonce)\s*(?:about |around |another )?$/
/** As is how long something is put away; 'keep it at a simmer for 15 minutes' is work. */
const putAwayBefore = /\b(?:keep|store[sd]?)(?: \w+)* for\s*(?:about |around |another )?$/
/** Letters before and after a time in which its own words stand. */
const asFarAsToldOf = 80
const asideAfter = /^(?:-old|\s*(?:before|ahead|in advance|earlier|early|old|short of))\b/
/** A 'two-day-old dough' and a '20-minute recipe' are called so; 'a 10-minute rest' is one. */
const calledSo = /-(?:minute|min|hour|hr|day)$/
/** 'Rest 5 minutes before you slice' is five minutes of this step, and so is whatever is done for five minutes before another thing. */
const spentBefore =
  /\bfor (?:at least )?(?:about |another )?$|\b(?:rest|stand|cool|chill|refrigerate|freeze|rise|proof|brine|infuse|sit|wait|leave(?: \w+)?|marinate|soak|steep|drain|simmer|cook|bake)\s*(?:for )?(?:at least )?(?:about |another )?$/
/** As 'settle 15 minutes before cutting' is; 'add the peas 5 minutes before serving' is not. */
const spentAfter = /^\s*before (?:you |(?!serving)[a-z]+ing\b)/
const doubled = /^\s*(?:,\s*)?(?:per|a|each|on each|on either|on both|for each|for both)\s+sides?\b/
const busy =
  /\b(?:stir|stirring|whisk\w*|knead\w*|saut\w*|fry|frying|sear\w*|brown|toast\w*|beat\w*|mix\w*|blend\w*|process|pulse|toss\w*|grill\w*|turning|flip\w*|shak\w*|scrap\w*|roll|mash\w*|chop\w*|sweat|caramelize|cream|whip|baste|crisp|char|stir-fry|bloom|sizzle)\b/g
const idle =
  /\b(?:simmer\w*|bak\w*|roast\w*|rest\w*|chill\w*|refrigerat\w*|marinat\w*|soak\w*|ris(?:e|es|ing)|proof|prove|cool\w*|stand|sit|freez\w*|boil\w*|steam\w*|brais\w*|stew\w*|slow|let|leave|cover\w*|set aside|preheat\w*|infus\w*|steep\w*|oven|dry|drain|microwave|pressure|low|poach\w*|cook|reduce\w*|broil)\b/g
const always = /\b(?:stirring (?:constantly|continuously|often|frequently|all the time)|constantly|whisking)\b/

const nameOfWork = new RegExp(
  `^ (?:\\w+ ){0,2}(?:${busy.source}|${idle.source}|release|ferment|marinade|cure|nap|break)`,
)
const eachBatch = /^\s*(?:,\s*)?(?:(?:per|a|each|on each|for each) (?:side|batch)|each)\b/

const inAll = /^\s*(?:,\s*)?(?:in all|in total|total|altogether)\b/

const wordsAfter = (sentence: string, { 0: words, index }: RegExpExecArray) =>
  sentence.slice(index + words.length, index + words.length + asFarAsToldOf)

/** Into how many batches a text divides the work, a dozen at most. */
function batchesIn(text: string): number {
  const said = new RegExp(String.raw`\b(\d{1,2}|${numberWord}) batches\b`).exec(text)?.[1]
  return said === undefined ? 1 : Math.min(Math.max(amount(said), 1), 12)
}

/** Days that something keeps: 'good in the fridge for 3 days'. */
function isKept(before: string, [, , , unit = '']: RegExpMatchArray): boolean {
  const clause = before.slice(Math.max(...['.', ';', ':'].map((sign) => before.lastIndexOf(sign))) + 1)
  return unit.startsWith('day') && keeping.test(clause)
}
const keeping =
  /\b(?:keeps?|kept|lasts?|stored?|stores|freezes?|holds?|the next)\b|\b(?:is|are|stays?|be|it's) (?:good|fresh)\b/

/** A time that a text says something takes. */
export interface StatedTime {
  /** Where its words begin in the text, and end. */
  at: number
  end: number
  /** What it adds to the text's minutes: a range counts its upper middle, a side twice, a batch as often as there are some; of batches that are told in all too, none. */
  minutes: number
  /** As it is measured once: the lower end of a range, one side, one batch. */
  least: number
  /** The upper end of a range. */
  most: number
  keepsHands: boolean
}

/** The times that a text in its plain form says something takes, in order, with whether they keep the cook's hands. */
export function statedTimes(text: string): StatedTime[] {
  let next = 0
  return text.split(/(?<=[a-z)][.;!])(\s+)/).flatMap((sentence) => {
    const from = next
    next += sentence.length
    const all = [...sentence.matchAll(duration)]
    if (all.length === 0) return []
    // '25 minutes each, 50 minutes in all'
    const total = all.findLastIndex((match) => inAll.test(wordsAfter(sentence, match)))
    const hands = handsOf(sentence)
    return all.flatMap((match, place) => {
      const end = match.index + match[0].length
      const after = wordsAfter(sentence, match)
      const before = wordsBefore(sentence, match.index, asFarAsToldOf)
      const isSpent = spentAfter.test(after) || (/^\s*before\b/.test(after) && spentBefore.test(before))
      const isAside = asideAfter.test(after) && !isSpent
      if (asideBefore.test(before) || isAside || isKept(before, match)) return []
      if (putAwayBefore.test(before) && !/^[ms]/.test(match[3] ?? '')) return []
      if (calledSo.test(match[0]) && !nameOfWork.test(after)) return []
      const isEach = eachBatch.test(after)
      const batches = isEach ? (place < total ? 0 : batchesIn(text)) : 1
      const minutes = minutesOf(match) * (doubled.test(after) ? 2 : 1) * batches
      if (!Number.isFinite(minutes)) return []
      const isBusy = keepsHands(hands, match.index, end, minutes)
      return [{ at: from + match.index, end: from + end, minutes, ...endsOf(match), keepsHands: isBusy }]
    })
  })
}

/** The least minutes of each time in a text in its plain form, also of those that are no part of a step's length: 'keeps for 3 days'. */
export function leastTimes(text: string): number[] {
  return Array.from(text.matchAll(duration), (match) => endsOf(match).least).filter(Number.isFinite)
}

/** Minutes that a text states, or undefined. A range counts its upper middle; a night that nothing counts the hours of is eight. */
export function textMinutes(text: string): { active: number; waiting: number } | undefined {
  const stated = statedMinutes(text)
  if (!isLeftOvernight(text)) return stated
  return { active: stated?.active ?? 0, waiting: sane((stated?.waiting ?? 0) + night) }
}

/** The same without the nights. */
export const statedMinutes = remembered(
  (text: string): { active: number; waiting: number } | undefined => {
    if (!/sec|min|hour|hr|day|\d ?h(?:\b|\d)/.test(text)) return undefined
    const times = statedTimes(withoutRemarks(text))
    if (times.length === 0) return undefined
    const sum = (busy: boolean) =>
      sane(times.reduce((total, { minutes, keepsHands }) => total + (keepsHands === busy ? minutes : 0), 0))
    return { active: sum(true), waiting: sum(false) }
  },
  { bytes: 2_000_000, size: () => 64 },
)

const night = 480
const saysOvernight =
  /\b(?:until|till|til) (?:tomorrow|(?:the )?(?:next )?morning|the next day|breakfast)\b|\bthe (?:night|evening|day) before[,:]|\bovernight\b(?=[.,;:!)]|$| (?:in|at|on|and|then|so|covered|uncovered|with|for|to|before|until|or)\b)/
const mayBeOvernight =
  /\b(?:can (?:be|sit|rest|stay|go|wait|chill)|may|could|up to|than|preferably|ideally|keeps?|if you|turns? into|leftovers?)\b[^.;]{0,60}\bovernight\b|\beven overnight\b|\bor (?:\w+ ){0,3}overnight\b/

/** Whether a text in its plain form leaves something overnight, and no hours say how long. */
export function isLeftOvernight(text: string): boolean {
  if (!/night|morrow|morning|day|breakfast/.test(text)) return false
  return withoutRemarks(text)
    .split(/[.;]/)
    .some(
      (sentence) =>
        saysOvernight.test(sentence) &&
        !mayBeOvernight.test(sentence) &&
        !statedTimes(sentence).some(({ minutes }) => minutes >= 120),
    )
}

/** Minutes of both ends of a range; of what is none the same. */
function endsOf([, first = '', second = first, unit = 'm', named, bare, half]: RegExpMatchArray) {
  const minutes = (said: string) =>
    (amount(said) + extraOf(half)) * (perUnit[unit[0] ?? 'm'] ?? 1) + Number(named ?? bare ?? 0)
  return { least: minutes(first), most: minutes(second) }
}

const extraOf = (half: string | undefined) => (half === undefined ? 0 : half.includes('quarter') ? 0.25 : 0.5)

function minutesOf(match: RegExpMatchArray): number {
  const { least, most } = endsOf(match)
  const middle = (least + most) / 2
  return most > least && !match[3]?.startsWith('s') ? Math.ceil(middle) : middle
}

function amount(text: string): number {
  const read = readAmount(text === 'another' ? 'an' : text.replace(/(?<=y) (?=\w+$)/, '-'))
  return read ? toNumber(read) : 0
}

/** Where a sentence says what is done, each place once. */
interface Hands {
  always: boolean
  busy: readonly number[]
  idle: readonly number[]
  cooks: readonly number[]
  commas: readonly number[]
}

function handsOf(sentence: string): Hands {
  const places = (pattern: RegExp) => Array.from(sentence.matchAll(pattern), ({ index }) => index)
  return {
    always: always.test(sentence),
    busy: places(busy),
    idle: places(idle),
    cooks: places(/\bcook\b/g),
    commas: places(/,/g),
  }
}

/** What the cook does in these minutes: the nearest verb before the time decides; stirring all the while keeps hands busy. */
function keepsHands({ always, busy, idle, cooks, commas }: Hands, from: number, to: number, minutes: number): boolean {
  if (always) return true
  const busyAt = lastBefore(busy, from)
  const idleAt = lastBefore(idle, from)
  if (busyAt < 0 && idleAt < 0) return (busy.at(-1) ?? -1) >= to || minutes <= 5
  if (busyAt > idleAt) return minutes <= 20
  return lastBefore(cooks, from) > lastBefore(commas, from) && minutes <= 8
}

/** The last of ascending places that lies before another; -1 where none does. */
function lastBefore(places: readonly number[], at: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < at) low = middle + 1
    else high = middle
  }
  return places[low - 1] ?? -1
}

/** Minutes of handwork where a step states none: what its verbs usually take. */
const handwork = remembered(
  (text: string): number => {
    const handled = text.replace(preheats, '')
    const minutes = verbs.reduce((sum, [pattern, each]) => (pattern.test(handled) ? sum + each : sum), 1)
    return Math.min(minutes, 15)
  },
  { bytes: 1_000_000, size: () => 0 },
)
/** Minutes until an oven is hot: it heats by itself. */
export const preheating = 12
export const preheats =
  /\b(?:preheat|(?:heat|turn on|set) (?:the |your |an )?(?:\w+ )?(?:oven|broiler|air fryer|grill))\b/

/** Handwork of the sentences that state no time, beside the times that others state. */
function workBeside(text: string): number {
  const untimed = withoutRemarks(text)
    .split(/(?<=[a-z)][.;!])\s+/)
    .filter((sentence) => statedMinutes(sentence) === undefined)
    .join(' ')
  return untimed === '' ? 0 : Math.min(handwork(untimed), 8)
}

const verbs: readonly (readonly [RegExp, number])[] = [
  [/\b(?:chop|dice|slice|cut|mince|grate|shred|peel|trim)\b/, 3],
  [/\b(?:mix|stir|whisk|combine|toss|fold|beat|blend|mash)\b/, 1],
  [/\b(?:knead|roll|shape|form|fill|stuff|assemble|layer)\b/, 3],
  [/\b(?:fry|saute|brown|sear|toast|cook)\b/, 5],
  [/\b(?:boil|heat|melt)\b/, 4],
  [
    /\b(?:put|place|pour|add|pack|arrange|spread|line|butter|grease|rinse|drain|pat|wash|transfer|scrape|wrap|rub)\b/,
    1,
  ],
  [/\b(?:serve|garnish|sprinkle|scatter|divide|ladle|season)\b/, 1],
]

/** Two days at most and never less than nothing: absurd numbers break no schedule. */
function sane(minutes: number): number {
  return Number.isFinite(minutes) ? Math.min(Math.max(minutes, 0), 2880) : 0
}
