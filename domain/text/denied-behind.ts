import { endsSentence, type Marks, type Spoken, turnAt } from '#domain/text/phrases.ts'
import { beings, conditions, determiners, prepositions, untils } from '#domain/text/printed-negations.ts'
import {
  isNot,
  longestClause,
  placesIn,
  type Range,
  type Sentence,
  supposedThenDropped,
  turnedFrom,
} from '#domain/text/taken-back.ts'
import { verbOf } from '#domain/text/verbs.ts'

/** What is denied only by what is said behind it: 'butter, which we leave out', 'butter must not go into this'. Each place looks a few words far. */
export function denyBehind(words: readonly Spoken[], marks: Marks): Marks {
  let before = 0
  let from = 0
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && !endsSentence(words[at]!.gap)) continue
    const sentence = { words, from, to: at }
    for (const { start, end } of [
      ...leftOutBehind(sentence),
      ...usualElsewhere(sentence),
      ...keptAway(sentence),
      ...placeless(sentence),
      ...notNear(sentence),
      ...stayingAway(sentence),
      ...supposedThenDropped(sentence, before, marks),
      ...turnedFrom(sentence, before),
      ...nowWithout(sentence),
      ...preferredTo(sentence),
    ])
      for (let one = start; one < end; one += 1) marks.things[one] = marks.actions[one] = true
    for (const one of nothingDone(sentence)) marks.actions[one] = true
    for (const { start, end } of notYet(sentence)) marks.things.fill(false, start, end)
    if (isAddedAfterAll(sentence) || isRegretted(sentence)) marks.things.fill(false, from, at)
    if (isNotDone(sentence)) marks.actions.fill(true, at - from > longestEllipsis ? from : before, at)
    before = from
    from = at
  }
  return marks
}

/** 'Fry nothing'. */
function nothingDone(sentence: Sentence): number[] {
  const { words } = sentence
  return placesIn(sentence, (at) => {
    const isAll = words[at + 1]?.word === 'nothing' && !/^(?:but|else|more|less)$/.test(words[at + 2]?.word ?? '')
    return isAll && words[at]!.word !== 'have' && verbOf(words[at]!.word)?.form === 'base'
  })
}

/** 'Do not add the butter yet', 'don't add it just yet'. */
function notYet({ words, from, to }: Sentence): Range[] {
  return placesIn(
    { words, from, to },
    (at) => words[at]!.word === 'yet' && (at + 1 >= to || words[at + 1]!.gap !== ' '),
  ).flatMap((yet) => {
    for (let at = yet - 1; at >= Math.max(from, yet - longestClause); at -= 1)
      if (turnAt(words, at)?.turn === 'not') return [{ start: at, end: yet }]
    return []
  })
}

/** 'You will regret it if you skip the butter'. */
function isRegretted(sentence: Sentence): boolean {
  const { words } = sentence
  const regrets = placesIn(sentence, (at) => /^(?:regret|sorry)$/.test(words[at]!.word))
  const first = regrets.find((at) => !/^(?:not|never|won't|don't|no)$/.test(words[at - 1]?.word ?? ''))
  return first !== undefined && placesIn(sentence, (at) => at > first && words[at]!.word === 'if').length > 0
}

/** 'For years I made it without butter, but now I add it', 'without butter it is nothing, so add it'. */
function isAddedAfterAll(sentence: Sentence): boolean {
  const { words, to } = sentence
  const [turned] = placesIn(sentence, (at) => /^(?:but|so)$/.test(words[at]!.word) && words[at]!.gap.includes(','))
  if (turned === undefined) return false
  const clause = words.slice(turned + 1, Math.min(turned + longestClause, to))
  const adds = clause.some(
    ({ word }, at) => /^(?:add|use|include)$/.test(word) && /^(?:it|them)$/.test(clause[at + 1]?.word ?? ''),
  )
  return adds && !clause.some(isNot)
}

/** 'You can boil them, but I never do': of its own sentence, or of the one before. */
function isNotDone({ words, from, to }: Sentence): boolean {
  const at = /^(?:do|have|did)$/.test(words[to - 1]!.word) ? to - 2 : to - 1
  const isNot =
    words[at]?.word === 'not' ? words[at - 1]?.word === 'do' : at > from && /^(?:never|don't)$/.test(words[at]!.word)
  const who = words[at]?.word === 'not' ? at - 2 : at - 1
  return isNot && who >= from && /^(?:i|we)$/.test(words[who]!.word)
}
/** 'But I really never do', where that is a sentence of its own. */
const longestEllipsis = 6

/** 'Butter, which we do without today', 'the nuts that I skip': a relative clause that denies what it lacks its object of. */
function leftOutBehind(sentence: Sentence): Range[] {
  const { words, from } = sentence
  return placesIn(sentence, (at) => at > from && relative.test(words[at]!.word)).flatMap((at) => {
    const end = endOfClause(sentence, at)
    return deniesItsObject(words, at + 1, end) ? [nameBefore(sentence, at)] : []
  })
}
const relative = /^(?:which|that)$/

function endOfClause({ words, to }: Sentence, from: number): number {
  let at = from + 1
  while (at < to && at < from + longestClause && !/[,]/.test(words[at]!.gap)) at += 1
  return at
}

/** 'We do without', 'I never use here', 'are left out', with nothing behind it; denied twice, it is there. */
function deniesItsObject(words: readonly Spoken[], from: number, to: number): boolean {
  let end = to
  while (end > from && afterwards.has(words[end - 1]!.word)) end -= 1
  const last = words[end - 1]?.word ?? ''
  const isLeaving = /^(?:out|off)$/.test(last) && /^(?:leav|left|cut)/.test(words[end - 2]?.word ?? '')
  const verb = verbOf(last)
  const isDropped = isLeaving || last === 'without' || verb?.kind === 'drops'
  if (end <= from || !(isDropped || using.has(verb?.base ?? ''))) return false
  let turns = isDropped ? 1 : 0
  for (let at = from; at < end - 1; at += 1) if (/^(?:not|never|cannot|hardly)$|n't$/.test(words[at]!.word)) turns += 1
  return turns % 2 === 1
}
const using = new Set(['use', 'add', 'include', 'need', 'want', 'eat', 'have', 'require'])
const afterwards = new Set([
  'today',
  'here',
  'altogether',
  'entirely',
  'completely',
  'ever',
  'anymore',
  'myself',
  'this',
  'time',
])

/** The name that stands right before a place. */
function nameBefore({ words, from }: Sentence, to: number): Range {
  let start = to
  while (start > from && start > to - longestName && !endsName.has(words[start - 1]!.word)) {
    start -= 1
    if (verbOf(words[start]!.word)?.form === 'base') return { start: start + 1, end: to }
    if (words[start]!.gap !== ' ') break
  }
  return { start, end: to }
}
const longestName = 4
const endsName: ReadonlySet<string> = new Set([...determiners, ...prepositions, 'and', 'or', 'but', 'except', 'of'])

/** 'It does the job that butter would normally do': the subject of what is so elsewhere. */
function usualElsewhere(sentence: Sentence): Range[] {
  const { words, from } = sentence
  return placesIn(sentence, (at) => isUsual(words, at)).flatMap((end) => {
    for (let start = end - 1; start >= Math.max(from, end - longestClause); start -= 1) {
      if (/^(?:that|which|where|what|how)$/.test(words[start]!.word)) return [{ start: start + 1, end }]
      if (words[start]!.gap.includes(',')) return []
    }
    return []
  })
}
/** 'Would normally', and 'usually' behind what it is said of. */
function isUsual(words: readonly Spoken[], at: number): boolean {
  const { word } = words[at]!
  return word === 'would'
    ? usual.has(words[at + 1]?.word ?? '')
    : usual.has(word) && words[at + 1]?.word.endsWith('s') === true
}
const usual = new Set(['normally', 'usually', 'otherwise', 'traditionally', 'typically'])

/** 'Butter must not go into this', 'nuts do not belong here'; not 'must not go in until', 'must not go in cold'. */
function keptAway(sentence: Sentence): Range[] {
  const { words, from, to } = sentence
  return placesIn(sentence, (at) => at > from && entering.test(words[at]!.word)).flatMap((verb) => {
    const turn = [verb - 2, verb - 1].find((at) => at > from && turnAt(words, at)?.turn === 'not')
    if (turn === undefined) return []
    let at = verb + 1
    while (at < to && within.has(words[at]!.word)) at += 1
    const isOfDish = words[verb]!.word === 'belong' || dishes.has(words[at - 1]!.word)
    for (let rest = at; rest < Math.min(at + 3, to); rest += 1)
      if (untils.has(words[rest]!.word) || conditions.has(words[rest]!.word)) return []
    const isEnd = at >= to || /,/.test(words[at]!.gap) || afterPlace.has(words[at]!.word)
    return isOfDish && isEnd ? [subjectBefore(sentence, turn)] : []
  })
}

/** 'Never let butter near this'. */
function notNear(sentence: Sentence): Range[] {
  const { words, from, to } = sentence
  return placesIn(
    sentence,
    (at) => words[at]!.word === 'near' && at + 1 < to && dishes.has(words[at + 1]!.word),
  ).flatMap((near) => {
    for (let at = near - 1; at >= Math.max(from + 1, near - longestClause); at -= 1)
      if (/^(?:let|allow|bring|have)$/.test(words[at]!.word))
        return turnAt(words, at - 1)?.turn === 'not' ? [{ start: at + 1, end: near }] : []
    return []
  })
}

/** 'Butter has no place in this', 'butter gave way to oil'. */
function placeless(sentence: Sentence): Range[] {
  const { words, from } = sentence
  return placesIn(sentence, (at) => at > from && yielding.has(words[at]!.word)).flatMap((at) => {
    const said = [0, 1, 2, 3].map((offset) => words[at + offset]?.word ?? '').join(' ')
    const isNotMade = made.test(said) && /^(?:didn't|doesn't|don't|never|not)$/.test(words[at - 1]!.word)
    if (isNotMade) return [subjectBefore(sentence, at - 1)]
    const isGone = goes.test(said) && (at + 3 >= sentence.to || words[at + 3]!.gap !== ' ')
    return without.test(said) || yields.test(said) || isGone ? [subjectBefore(sentence, at)] : []
  })
}
const without = /^(?:has|have|plays?) no (?:place|business|part|role|room) (?:in|here)$/
const made = /^make it (?:in|into|onto)\b/
const goes = /^(?:has|have|had) to go\b/
const yields = /^(?:gave|(?:has|have) (?:given|made)|gives?|made|makes?) way (?:to|for)\b/
const yielding = new Set(['has', 'have', 'had', 'play', 'plays', 'give', 'gives', 'gave', 'make', 'makes', 'made'])

/** 'Leave the butter in the cupboard', 'the butter can stay in the shop', with nothing said of how long or for what. */
function stayingAway(sentence: Sentence): Range[] {
  const { words, from, to } = sentence
  return placesIn(sentence, (at) => stores.has(words[at]!.word)).flatMap((store) => {
    const [on, whose] = [words[store - 2]?.word ?? '', words[store - 1]?.word ?? '']
    if (store - 3 < from || !/^(?:in|on|at)$/.test(on) || !determiners.has(whose)) return []
    if (!isOver(words, store + 1, to)) return []
    const name = { start: Math.max(from, store - 2 - longestClause), end: store - 2 }
    for (let at = name.end - 1; at >= name.start; at -= 1) {
      const { word, gap } = words[at]!
      if (at === name.end - 1 && /^stays?$/.test(word)) return [subjectBefore(sentence, at)]
      const isTurned = /^(?:not|never|don't|to)$/.test(words[at - 1]?.word ?? '')
      if (/^leave$/.test(word)) return isTurned ? [] : [{ start: at + 1, end: name.end }]
      if (gap.includes(',') || verbOf(word)?.form === 'base') return []
    }
    return []
  })
}
/** Where food is that nobody has taken out: what is left in the fridge may be what is being made. */
const stores = new Set(['cupboard', 'pantry', 'larder', 'shop', 'store', 'supermarket', 'shelf', 'packet', 'drawer'])
/** Nothing more is said, or what goes in. */
function isOver(words: readonly Spoken[], at: number, to: number): boolean {
  if (at >= to || words[at]!.gap.includes(',')) return true
  const [next, then] = [verbOf(words[at + 1]?.word ?? ''), words[at + 2]?.word ?? '']
  return words[at]!.word === 'and' && next?.kind === 'brings' && !/^(?:it|them|this|that)$/.test(then)
}

const entering = /^(?:go|belong|come|get)$/
const within = new Set(
  'in into inside near anywhere this that here it the dish recipe mix mixture batter dough stew soup salad'.split(' '),
)
const dishes = new Set('this here it dish recipe mix mixture batter dough stew soup salad'.split(' '))
const afterPlace = new Set('under at ever no because since for and or'.split(' '))

/** What stands before the verb, from the beginning of its clause. */
function subjectBefore({ words, from }: Sentence, to: number): Range {
  let start = to
  while (start > from && start > to - longestClause) {
    start -= 1
    if (start === from || words[start]!.gap.includes(',') || opensClause.has(words[start]!.word)) break
  }
  return { start, end: to }
}
const opensClause = new Set(['and', 'but', 'because', 'since', 'so', 'that', 'as', 'for'])

/** 'After years of making it with butter, I now make it without': what it once was made with. */
function nowWithout(sentence: Sentence): Range[] {
  const { words, to } = sentence
  const [without] = placesIn(sentence, (at) => {
    const next = words[at + 1]
    const isLast = at + 1 >= to || next === undefined || next.gap.includes(',')
    return words[at]!.word === 'without' && isLast && !/^(?:or|and|with)$/.test(words[at - 1]?.word ?? '')
  })
  if (without === undefined || !placesIn(sentence, (at) => past.has(words[at]!.word)).some((at) => at < without))
    return []
  const before = placesIn(sentence, (at) => at < without && words[at]!.word === 'with').at(-1)
  if (before === undefined) return []
  let end = before + 2
  while (end < Math.min(without, before + longestName) && !endsWith(words[end]!)) end += 1
  return [{ start: before + 1, end }]
}
/** 'We prefer oil to butter'; not 'we prefer to add butter'. */
function preferredTo(sentence: Sentence): Range[] {
  const { words, to } = sentence
  return placesIn(sentence, (at) => /^prefer(?:s|red)?$/.test(words[at]!.word)).flatMap((prefer) => {
    let at = prefer + 2
    while (at < Math.min(prefer + longestClause, to) && words[at]!.word !== 'to') at += 1
    if (words[at]?.word !== 'to' || at >= to - 1 || verbOf(words[at + 1]!.word)?.form === 'base') return []
    let end = at + 2
    while (end < Math.min(to, at + longestName) && !endsWith(words[end]!)) end += 1
    return [{ start: at + 1, end }]
  })
}
const endsWith = ({ word, gap }: Spoken) => gap !== ' ' || word === 'and' || prepositions.has(word) || beings.has(word)
const past = new Set(['years', 'formerly', 'previously', 'nowadays', 'originally', 'used'])
