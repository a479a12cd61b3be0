import { numberOfWord } from '#domain/measure/number-words.ts'
import { wordSet } from '#domain/plain-text.ts'
import { numberAt } from '#domain/wish/figures/numbers.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

export interface Subject {
  count: number | undefined
  /** Where what is said of them begins. */
  from: number
  /** It is the one that the dish is for, unless others are spoken of. */
  isAlone: boolean
  /** It is somebody of the household, by what they are called. */
  isNamed?: true
}

/** Some of those who eat, named or counted at a place. */
export function subjectAt(tokens: readonly Token[], words: readonly string[], at: number): Subject | undefined {
  const before = words[at - 1] ?? ''
  if (
    /^(?:all|both|the|these|those|us|were|are|years?|type)$/.test(before) &&
    !/^(?:other|rest)$/.test(words[at] ?? '')
  ) {
    return before === 'the' ? personAt(words, at, words[at - 2] ?? '') : undefined
  }
  return countedAt(tokens, words, at, before) ?? personAt(words, at, before) ?? selfAt(words, at)
}

/** 'One of us is', 'two guests are', 'half of the kids', 'one is', 'two vegetarians'. */
function countedAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  before: string,
): Subject | undefined {
  const number = shareAt(tokens, words, at)
  if (!number || parted(tokens, at + 1, at + number.length)) return undefined
  const { value, length } = number
  let place = at + length
  const isFor = /^(?:for|feeds?|feeding|serves?|serving)$/.test(before)
  if (words[place] === 'of') {
    place += /^(?:us|them|you|those)$/.test(words[place + 1] ?? '') ? 2 : groupLength(words, place + 1)
    if (words[place - 1] === 'of') return undefined
    const isSaid = saidOf.has(words[place] ?? '') || (!tokens[place]?.after && isDiet(words, place))
    return isSaid ? { count: value, from: place, isAlone: false } : undefined
  }
  if (words[at] === 'ones') return { count: value, from: place, isAlone: false }
  const isPeople = peopleWords.has(words[place] ?? '')
  if (isPeople) place += 1
  if (parted(tokens, at + 1, place + 1)) return undefined
  if (saidOf.has(words[place] ?? '') && words[at] !== 'a') return { count: value, from: place, isAlone: isFor }
  // 'two vegetarians', 'one vegan guest', 'a vegan and three others', but no 'one vegan lasagna'
  const found = isPeople ? undefined : phraseAt(words, place)
  if (found?.meaning?.is !== 'diet' && found?.meaning?.is !== 'need') return undefined
  const end = place + found.length
  const next = words[end] ?? ''
  if (
    words[at] === 'a' &&
    length === 1 &&
    (!amongOthers.has(before) || (next !== '' && !tokens[end]?.after && !/^(?:in|among|at|who|coming)$/.test(next)))
  )
    return undefined
  const isWho =
    words[end - 1]?.endsWith('s') ||
    next === '' ||
    (tokens[end]?.after ?? '') !== '' ||
    behind.has(next) ||
    peopleWords.has(next)
  return isWho ? { count: value, from: place, isAlone: isFor && words[at] !== 'a' } : undefined
}

/** A number, or a share: 'half', 'some', 'a couple'. */
function shareAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
): { value: number | undefined; length: number } | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3)
  // 'one's veggie' has lost its verb
  if (first === 'ones' && isDiet(words, at + 1)) return { value: 1, length: 1 }
  if (first === 'half')
    return { value: 0.5, length: second === 'of' || saidOf.has(second) ? 1 : second === 'the' ? 1 : 9 }
  if (first === 'a' && second === 'couple')
    return { value: 2, length: third === 'of' && !/^(?:us|them|the|my|our)$/.test(words[at + 3] ?? '') ? 3 : 2 }
  if (/^(?:some|several|most|somebody|someone|another)$/.test(first))
    return {
      value: /^(?:somebody|someone|another)$/.test(first) ? 1 : undefined,
      length: first === 'another' && second === 'one' ? 2 : 1,
    }
  if (first === 'a' || first === 'an') return { value: 1, length: 1 }
  if (/^(?:just|only)$/.test(first)) return undefined
  const number = numberAt(tokens, at)
  return number && Number.isInteger(number.value) && number.value <= 30 ? number : undefined
}

/** 'My daughter is', 'our vegan son', 'my mother in law doesn't'. */
function personAt(words: readonly string[], at: number, before: string): Subject | undefined {
  const isOurs = /^(?:my|our|his|her|their)$/.test(words[at] ?? '')
  let place = isOurs ? at + 1 : at
  if (!isOurs && words[at - 1] !== 'the') return undefined
  while (place < at + 4 && ofKin.has(words[place] ?? '')) place += 1
  const diet = phraseAt(words, place)
  const isKin = oneOfKin.has(words[place] ?? '')
  const adjective = isOurs && !isKin && diet?.meaning?.is === 'diet' ? diet.length : 0
  const isInLaw = words[place] === 'in' && words[place + 1] === 'laws'
  if (isInLaw) place += 1
  const kin = words[place + adjective] ?? ''
  const isOne = oneOfKin.has(kin)
  if (!isOne && !manyOfKin.has(kin)) return undefined
  const count = isOne ? 1 : kin === 'parents' || kin === 'twins' ? 2 : undefined
  if (adjective) return { count, from: place, isAlone: true }
  const from = place + 1 + (/^(?:in|law)$/.test(words[place + 1] ?? '') ? (words[place + 1] === 'in' ? 2 : 1) : 0)
  // 'dinner for my sister, my sister is vegan'
  const isFor =
    words.some((word, place) => word === kin && /^(?:for|feed|feeding)$/.test(words[place - 2] ?? '')) ||
    givers.test(before)
  // 'my girlfriend's vegan' has lost its verb
  const bare = [from - 1, from].find((place) => isDiet(words, place))
  if (bare === undefined && !saidOf.has(words[from] ?? '')) return undefined
  return { count, from: bare ?? from, isAlone: isFor || !isOne, isNamed: true }
}

function isDiet(words: readonly string[], at: number): boolean {
  return phraseAt(words, at)?.meaning?.is === 'diet'
}

const givers = /^(?:for|feed|feeding)$/

/** 'I'm vegan but my boyfriend isn't', 'she's vegetarian and I'm not'. */
function selfAt(words: readonly string[], at: number): Subject | undefined {
  if (words[at - 1] === 'and') return undefined
  if (/^s?he$/.test(words[at] ?? '') && (saidOf.has(words[at + 1] ?? '') || isDiet(words, at + 1)))
    return { count: 1, from: at + 1, isAlone: true }
  if (words[at] === 'im') return { count: 1, from: at + 1, isAlone: true }
  return words[at] === 'i' && saidOf.has(words[at + 1] ?? '') ? { count: 1, from: at + 1, isAlone: true } : undefined
}

/** 'My guests', 'the six of us', 'our kids'. */
function groupLength(words: readonly string[], at: number): number {
  for (let ahead = 0; ahead < 4; ahead += 1)
    if (
      peopleWords.has(words[at + ahead] ?? '') ||
      (ahead > 0 && numberOfWord(words[at + ahead] ?? '') !== undefined) ||
      /^(?:\d{1,2}|us|them|family|party|group)$/.test(words[at + ahead] ?? '')
    )
      return ahead + 2
  return 1
}

function parted(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ after }) => after !== '')
}

const saidOf = wordSet(`
  is are am has have got with who whos that eats eat dont doesnt do does cant cannot wont never needs need keeps keep avoids avoid only being
  went goes going turned will must hates hate isnt arent just recently also now really`)
export const peopleWords = wordSet(`
  people person persons guest guests friend friends kid kids child children adult adults eater eaters diner diners of-us colleague colleagues
  coworker coworkers roommate roommates housemate housemates teen teens teenager teenagers boy boys girl girls man men woman women relative relatives visitor visitors`)
const amongOthers = wordSet('and plus with have got theres including us')
/** What comes behind 'one vegan' where that is somebody. */
const behind = wordSet('and plus in among at but so who coming that everyone everybody others rest please')
const ofKin = wordSet(
  'little oldest eldest youngest older younger other teenage middle big grown best dear new step only poor great ex',
)
const oneOfKin = wordSet(`
  husband wife partner girlfriend boyfriend fiance fiancee spouse son daughter kid child toddler teen teenager brother sister mother father mum mom dad
  mama papa grandma grandmother grandpa grandfather granddaughter grandson aunt uncle cousin niece nephew friend roommate flatmate housemate
  guest colleague coworker neighbor neighbour boss stepson stepdaughter stepmom stepdad one boy girl`)
const manyOfKin = wordSet(
  'kids children sons daughters parents twins boys girls friends guests brothers sisters grandparents grandchildren inlaws laws',
)
