import { endsSentence, type Marks, type Spoken, turnAt } from '#domain/text/phrases.ts'
import { conditions, determiners, doers, owners, turning, untils } from '#domain/text/printed-negations.ts'
import { dropping, verbOf } from '#domain/text/verbs.ts'

/** The words of a sentence, among all words. */
export interface Sentence {
  words: readonly Spoken[]
  from: number
  to: number
}
export interface Range {
  start: number
  end: number
}

export function placesIn({ from, to }: Sentence, isIt: (at: number) => boolean): number[] {
  const found: number[] = []
  for (let at = from; at < to; at += 1) if (isIt(at)) found.push(at)
  return found
}

/** Words within which a clause is read. */
export const longestClause = 12

/**
 * 'Traditionally you would add butter, but we drop it': what is only supposed, and then taken back, in the same sentence or in the next one. What
 * others leave out and the cook puts in is there.
 */
export function supposedThenDropped(sentence: Sentence, before: number, marks: Marks): Range[] {
  const { words, from, to } = sentence
  const turned = placesIn(sentence, (at) => at > from && /^(?:but|though|yet|only)$/.test(words[at]!.word))[0]
  const isOwn = turned !== undefined && supposedIn(sentence, isOfOthersIn) !== undefined
  const whole = isOwn ? sentence : { words, from: before, to: from }
  if (!isOwn && (before === from || !opensAnswer(words, from))) return []
  const supposed = supposedIn(whole, isOwn ? isOfOthersIn : isSupposedIn)
  const begin = isOwn ? turned + 1 : from
  if (supposed === undefined || begin <= supposed) return []
  const named = { start: supposed, end: isOwn ? turned : from }
  // what others do is only compared with
  const isDenied = marks.things.slice(named.start, named.end).some((one, at) => one && !marks.loosely[named.start + at])
  // 'most people skip the butter; I put it in'
  if (!isOwn && isPutIn(words.slice(begin, Math.min(begin + longestClause, to)))) return undone(named, marks)
  if (!isTakenBack({ words, from: begin, to })) return []
  // 'you might leave the butter out, but do not'
  if (isDenied) return undone(named, marks)
  const brings = placesIn(
    { words, from: supposed + 1, to: named.end },
    (at) => verbOf(words[at]!.word)?.kind === 'brings' || words[at]!.word === 'be',
  )[0]
  if (brings !== undefined && !/^(?:go|goes|added|used)$/.test(words[brings]!.word))
    return [{ ...named, start: brings + 1 }]
  // 'butter goes in at the end', and 'traditionally butter'
  return brings !== undefined || isBareName(words, named) ? [named] : []
}

function isBareName(words: readonly Spoken[], { start, end }: Range): boolean {
  const isSaid = words.slice(start, end).some(({ word }) => verbOf(word) !== undefined)
  return !isSaid && end - start <= longestBare && words[start]!.word.endsWith('ly')
}
const longestBare = 5

function undone({ start, end }: Range, marks: Marks): Range[] {
  marks.things.fill(false, start, end)
  return []
}

function supposedIn({ words, from, to }: Sentence, isIt: (words: readonly Spoken[], at: number) => boolean) {
  for (let at = from; at < to; at += 1) if (isIt(words, at)) return at
  return undefined
}

function isOfOthersIn(words: readonly Spoken[], at: number): boolean {
  const turn = turnAt(words, at)?.turn
  return turn === 'perhaps' || turn === 'others' || turn === 'person'
}
/** As a rule, by many, or by somebody of the family. */
function isSupposedIn(words: readonly Spoken[], at: number): boolean {
  return asRule.has(words[at]!.word) || kin.has(words[at]!.word) || isOfOthersIn(words, at)
}
const asRule = new Set(
  'usually normally typically traditionally often classically originally generally commonly conventionally people everyone everybody tempted'.split(
    ' ',
  ),
)

const kin = new Set(
  'mother mom mum mama father dad grandmother grandma granny gran nana grandfather grandpa aunt auntie uncle sister brother'.split(
    ' ',
  ),
)

/** 'I', 'we', 'not us', 'don't', 'skip it': who speaks takes back what others do. */
function opensAnswer(words: readonly Spoken[], at: number): boolean {
  const { word } = words[at]!
  const first = word === 'but' || word === 'here' ? words[at + 1]?.word : word
  return /^(?:i|we|not|don't|leave)$/.test(first ?? '') || verbOf(first ?? '')?.kind === 'drops'
}

/** 'We drop it', 'I leave them out', 'I do not', 'not us': not where a condition follows. */
function isTakenBack({ words, from, to }: Sentence): boolean {
  const clause = words.slice(from, Math.min(from + longestClause - 1, to))
  if (clause.some(({ word }) => conditions.has(word) || untils.has(word))) return false
  const drops = clause.filter((_, at) => dropsIt(clause, at)).length
  const nots = clause.filter(isNot).length
  const last = clause.findLast(({ word }) => !behindNot.has(word))
  const isOurs = clause[1]?.word === 'in' && /^(?:mine|ours|my|our|this)$/.test(clause[2]?.word ?? '')
  const isShort =
    (clause.length <= 5 && clause[0]?.word === 'not' && isOurs) ||
    (clause.length <= 2 && clause[0]?.word === 'not' && /^(?:us|me|i|we)$/.test(clause[1]?.word ?? ''))
  const endsInNot = (last !== undefined && isNot(last)) || isShort
  return (drops > 0 || endsInNot) && (drops + nots) % 2 === 1
}

/** 'I do not do so any more', 'I chose not to', 'not here'. */
const behindNot = new Set('do anymore to bother any more now here today so this time either myself be'.split(' '))

/** 'I put it in', 'we do use it'. */
function isPutIn(clause: readonly Spoken[]): boolean {
  const isDone = clause.some(({ word }, at) => verbOf(word)?.kind === 'brings' && isIt(clause[at + 1]))
  return isDone && !clause.some(isNot) && !clause.some((_, at) => dropsIt(clause, at))
}
const isIt = (spoken: Spoken | undefined) => /^(?:it|them|that|those)$/.test(spoken?.word ?? '')

/** 'Not', 'don't', 'no longer'. */
export const isNot = ({ word }: Spoken) => /^(?:not|never|longer)$|n't$/.test(word)

/** 'Skip it', 'leave them out', 'do without'. */
export function dropsIt(clause: readonly Spoken[], at: number): boolean {
  const { word } = clause[at]!
  if (!isIt(clause[at + 1])) return false
  const isOut = /^(?:out|off)$/.test(clause[at + 2]?.word ?? '')
  return droppingAll.has(word) || (isOut && /^(?:leave|leaving|cut|cutting)$/.test(word))
}
const droppingAll: ReadonlySet<string> = new Set([...dropping, 'without', 'drop', 'dropping'])

/**
 * 'My aunt swears by butter, but I have switched to oil', 'we loved butter. Then we moved over to oil': what was used before is not what is used.
 * Of what was said as a habit only, never of what the cook is told to do.
 */
export function turnedFrom(sentence: Sentence, before: number): Range[] {
  const { words, from } = sentence
  const turned = placesIn(sentence, (at) => turning.has(words[at]!.word)).find((at) => isTurnTo(words, at))
  if (turned === undefined) return []
  let start = turned - 1
  while (start > from && !/[,]/.test(words[start]!.gap) && !joins.has(words[start]!.word)) start -= 1
  const told = start > from ? { start: from, end: start } : { start: before, end: from }
  return told.start < told.end && isHabit(words, told.start) ? [told] : []
}
const joins = new Set(['but', 'though', 'before', 'then', 'until', 'and', 'yet', 'till', 'although'])

/** 'I have since switched over to': not 'it turned to', not 'I went to cook'. */
function isTurnTo(words: readonly Spoken[], at: number): boolean {
  const behind = /^(?:over|across)$/.test(words[at + 1]?.word ?? '') ? at + 2 : at + 1
  const isOver = behind > at + 1 || /^(?:switched|changed|moved|converted|stick|stuck)$/.test(words[at]!.word)
  if (!isOver || words[behind]?.word !== 'to' || isOtherWay(words, behind + 1)) return false
  for (let one = at - 1; one >= Math.max(0, at - mostBetween); one -= 1) {
    const { word } = words[one]!
    if (/^(?:i|we|i've|we've)$/.test(word)) return true
    if (endsSentence(words[one + 1]!.gap)) return false
  }
  return false
}
/** To bake it, to the oven, to frozen ones: what was used before is used still. */
function isOtherWay(words: readonly Spoken[], from: number): boolean {
  const at = determiners.has(words[from]?.word ?? '') || owners.has(words[from]?.word ?? '') ? from + 1 : from
  const { word = '' } = words[at] ?? {}
  return (
    /^(?:it|them|this|that)$/.test(word) ||
    verbOf(word) !== undefined ||
    word.endsWith('ing') ||
    places.has(word) ||
    states.has(word)
  )
}
const places = new Set(
  'oven stove stovetop hob grill broiler microwave smoker fryer air slow pressure instant barbecue pan skillet wok pot'.split(
    ' ',
  ),
)
/** How a food is bought. */
const states = new Set(
  'fresh frozen canned tinned dried ground whole smoked salted unsalted raw cooked organic wild farmed boneless skinless ready less more fewer smaller larger'.split(
    ' ',
  ),
)

/** Words between who switches and the verb: 'we have now all switched'. */
const mostBetween = 4

/** Somebody's way: 'my aunt uses', 'we loved', 'for years I', 'most recipes'. */
function isHabit(words: readonly Spoken[], at: number): boolean {
  const { word } = words[at]!
  if (owners.has(word) || doers.has(word) || isSupposedIn(words, at)) return true
  const isYears = /^(?:for|after|once|formerly|at)$/.test(word)
  return isYears && words.slice(at + 1, at + 5).some((one) => doers.has(one.word) && !determiners.has(one.word))
}
