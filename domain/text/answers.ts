import { endsSentence, type Marks, type Spoken, turnAt } from '#domain/text/phrases.ts'
import { beings, conditions, untils } from '#domain/text/printed-negations.ts'
import { dropsIt } from '#domain/text/taken-back.ts'
import { verbOf } from '#domain/text/verbs.ts'

/**
 * A question that is answered by no denies what it asks for: 'Can you add butter? No.' What it asks is not done; its foods are not there where
 * nothing more is asked than whether they go in ('Is there butter in it? None'), which is not so of 'Can you add it cold? No'. A question that
 * denies something itself is taken back by a bare no ('Can I skip the butter? No.'), and else stays as it was read. Whoever is told to refuse
 * what was asked for has none of it either: 'Tempted by butter? Resist', 'if anybody offers you butter, refuse it'.
 */
export function denyAnswered(words: readonly Spoken[], marks: Marks): Marks {
  const { things, actions } = marks
  let from = 0
  for (let at = 1; at < words.length; at += 1) {
    const { gap } = words[at]!
    if (!endsSentence(gap)) continue
    if (gap.includes('?') && isNo(words, at)) {
      // 'Can I skip the butter? No.'
      if (things.slice(from, at).includes(true) && !denied.test(words[from]!.word) && isAllOfIt(words, at))
        things.fill(false, from, at)
      const isOpen = !denied.test(words[from]!.word) && !deniesIn(words, from, at)
      if (isOpen && !words.slice(from, at).some(({ word }) => harms.has(word))) {
        actions.fill(true, from, at)
        if (asksWhetherIn(words, from, at) && !keepsIt(words, at)) things.fill(true, from, at)
      }
    }
    if (gap.includes('?') && isRefused(words, at) && isPlainQuestion(words, from, at)) things.fill(true, from, at)
    from = at
  }
  denyOffers(words, things)
  return marks
}

/** What a question asks for, with nothing said of how it is, and nothing denied. */
function isPlainQuestion(words: readonly Spoken[], from: number, to: number): boolean {
  const isSaidHow = words.slice(from, to).some(({ word }) => ways.test(word) || conditions.has(word) || harms.has(word))
  return to - from <= longestQuestion && !isSaidHow && !denied.test(words[from]!.word) && !deniesIn(words, from, to)
}
const longestQuestion = 8

/** 'Resist', 'say no', 'skip it', 'leave it in the cupboard'; not 'leave it out for an hour'. */
function isRefused(words: readonly Spoken[], from: number): boolean {
  const at = /^(?:just|then|please|simply|always)$/.test(words[from]?.word ?? '') ? from + 1 : from
  if (isOffRefused(words, at)) return true
  if (words[at]?.word === 'leave' && /^(?:in|where)$/.test(words[at + 2]?.word ?? ''))
    return /^(?:cupboard|larder|pantry|shop|store|packet|is|are)$/.test(words[at + 4]?.word ?? '')
  if (!words[at] || !dropsIt(words.slice(at, at + 3), 0)) return false
  const end = words[at + 2]?.word === 'out' || words[at + 2]?.word === 'off' ? at + 3 : at + 2
  return (
    words[end] === undefined || words[end].gap !== ' ' || /^(?:and|altogether|here|entirely)$/.test(words[end].word)
  )
}

/** 'Resist', 'refuse it', 'say no'. */
function isOffRefused(words: readonly Spoken[], at: number): boolean {
  const [said, next] = [words[at]?.word ?? '', words[at + 1]]
  if (said === 'say') return next?.word === 'no'
  const isAlone = next === undefined || next.gap !== ' '
  return /^(?:refuse|decline|resist)$/.test(said) && (isAlone || /^(?:it|them|politely)$/.test(next.word))
}

function denyOffers(words: readonly Spoken[], things: boolean[]): void {
  for (let from = 0; from < words.length; from += 1) {
    if (!/^(?:if|should)$/.test(words[from]!.word) || (from > 0 && !endsSentence(words[from]!.gap))) continue
    let at = from + 1
    while (at < Math.min(from + longestAnswer, words.length) && words[at]!.gap === ' ') at += 1
    if (!words[at]?.gap.includes(',') || deniesIn(words, from, at)) continue
    const isOfBook = words.slice(from, at).some(({ word }) => /^(?:recipe|book|card|original|magazine)$/.test(word))
    if (isOffRefused(words, at) || (isOfBook && isRefused(words, at))) things.fill(true, from, at)
  }
}
const denied = /n't$/
function deniesIn(words: readonly Spoken[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const { word } = words[at]!
    const turn = turnAt(words, at)?.turn
    if (turn === 'not' || turn === 'without' || turn === 'drop' || verbOf(word)?.kind === 'drops' || word === 'free')
      return true
  }
  return false
}
/** 'Does it harm to leave it out? No' has it left out. */
const harms = new Set(
  'too harm harmful hurt hurts bad risk risky wrong problem problems matter matters spoil spoils rot mind worry worried trouble sick ill stop stops'.split(
    ' ',
  ),
)

/** Whether what begins here is 'no', 'none', 'not before the weekend', with 'sorry' or 'absolutely' before it. */
function isNo(words: readonly Spoken[], from: number): boolean {
  let at = from
  while (at < from + mostBefore && beforeNo.has(words[at]?.word ?? '')) at += 1
  const said = words[at]?.word ?? ''
  const next = words[at + 1]
  if (said === 'there') return isNoneThere(words, at)
  const isAlone = next === undefined || /[.,;:!()–—]/.test(next.gap)
  if (said === 'no' || said === 'never') return isAlone || /^(?:way|chance|need|thanks|thank)$/.test(next.word)
  if (said === 'not') return isAlone || behindNot.has(next.word) || least.test(words[at + 2]?.word ?? '')
  return said === 'nope' || said === 'none' || (/^(?:don't|please)$/.test(said) && isAlone)
}

/** 'There is none', 'there isn't any'. */
function isNoneThere(words: readonly Spoken[], at: number): boolean {
  const said = [words[at + 1], words[at + 2]].map((one) => one?.word ?? '').join(' ')
  return /^(?:is none|are none|isn't any|aren't any)$/.test(said)
}

/** Whether an answer is a 'no' and nothing else. */
function isAllOfIt(words: readonly Spoken[], at: number): boolean {
  return words[at]!.word === 'no' && (words[at + 1] === undefined || endsSentence(words[at + 1]!.gap))
}
const mostBefore = 4
const beforeNo = new Set(
  'absolutely certainly definitely sorry sadly unfortunately alas please of course i am afraid better oh well'.split(
    ' ',
  ),
)
/** 'Not a drop'. */
const least = /^(?:drop|bit|trace|crumb|chance|single)$/
/** 'Not to worry' and 'not a problem' are no no. */
const behindNot = new Set([...untils, 'at', 'with', 'in', 'here', 'really', 'today', 'this', 'for', 'ever', 'if'])

/** 'Is there butter in it', 'can I use butter here', 'does butter belong here', 'is butter needed', and nothing after it that says how. */
function asksWhetherIn(words: readonly Spoken[], from: number, to: number): boolean {
  const asked = words.slice(from, to)
  if (asked.some(({ word }) => ways.test(word) || conditions.has(word))) return false
  if (asked.length <= longestName + 2 && needed.has(asked.at(-1)?.word ?? '')) return true
  const enters = asked.findIndex(({ word }, at) => at > 1 && /^(?:belong|go)$/.test(word))
  const brings = asked.findIndex(({ word }, at) => verbOf(word)?.kind === 'brings' || (at < 3 && word === 'there'))
  const verb = enters > 0 ? enters : brings
  // 'Butter? Not in my kitchen'
  if (verb < 0 && asked.length <= 3) return !asked.some(({ word }) => verbOf(word) ?? beings.has(word))
  if (verb < 0) return false
  const place = asked.findIndex(({ word }, at) => at > verb + (enters > 0 ? 0 : 1) && places.has(word))
  const end = place < 0 ? asked.length : place
  const length = enters > 0 ? enters - 1 : end - brings - 1
  const isOver = enters < 0 || end === enters + 1
  const behind = asked.slice(end)
  return (
    isOver && length > 0 && length <= longestName && behind.every(({ word }) => places.has(word) || dishes.has(word))
  )
}
const needed = new Set(['needed', 'required', 'necessary', 'wanted', 'allowed', 'welcome'])
const longestName = 5
const ways = /^(?:\w+ly|raw|cold|hot|warm|whole|frozen|dry|first|already|yet|later|before|after|without|too|more)$/
const places = new Set(['in', 'into', 'to', 'here', 'now', 'instead', 'at', 'on', 'this', 'it'])
const dishes = new Set([
  'the',
  'this',
  'it',
  'dish',
  'recipe',
  'one',
  'stage',
  'point',
  'all',
  'that',
  'version',
  'here',
])

/** 'No, add it later': the answer goes on with what was asked for. */
function keepsIt(words: readonly Spoken[], from: number): boolean {
  for (let at = from + 1; at < Math.min(from + longestAnswer, words.length); at += 1) {
    const { word, gap } = words[at]!
    if (endsSentence(gap)) return false
    const isObject = /^(?:it|them|those|these)$/.test(word) && verbOf(words[at - 1]!.word)?.form === 'base'
    if (isObject || /^(?:later|wait|first|until|yet)$/.test(word)) return true
  }
  return false
}
const longestAnswer = 12
