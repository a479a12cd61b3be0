import type { Diet } from '#domain/food/diets.ts'
import { wordSet } from '#domain/plain-text.ts'
import { bodily } from '#domain/recipe/compose/free-text/heard-by-itself.ts'
import { numberAt } from '#domain/recipe/compose/free-text/numbers.ts'
import { cleaned, type Token, tokensOf } from '#domain/recipe/compose/free-text/tokens.ts'
import { phraseAt } from '#domain/recipe/compose/free-text/vocabulary.ts'
import { remembered } from '#domain/remembered.ts'

/** What some at a table may not have, and the others may. */
export interface MixedTable {
  /** Those who may not have it, in the cook's words where these are no number. */
  some: readonly Some[]
  /** Others that were counted: 'four meat eaters'. */
  others: number | undefined
}
export interface Some {
  /** How many they are; a share of all below 1, undefined where nobody says. */
  count: number | undefined
  diets: readonly Diet[]
  /** Something else is said of them that the whole dish keeps: an allergy, or a food that they do without. */
  binds: 'allergy' | 'refusal' | undefined
}

/** Whose needs a text tells that are not everybody's: 'one of us is vegan', 'my husband is vegetarian', 'six people, one with a nut allergy'. */
export const tableOf: (text: string) => MixedTable | undefined = remembered(tableIn, { bytes: 200_000 })

function tableIn(text: string): MixedTable | undefined {
  const tokens = tokensOf(cleaned(text))
  const words = tokens.map(({ word }) => word)
  const said = words.join(' ')
  if (everybody.test(said)) return undefined
  const othersSaid = othersEat.test(said)
  const others = othersCounted(tokens)
  const some: Some[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const subject = subjectAt(tokens, words, at)
    if (!subject || (subject.isAlone && !othersSaid && others === undefined)) continue
    const needs = needsIn(words, subject.from, endOfClause(tokens, words, subject.from))
    if (!needs) continue
    some.push({ count: subject.count, ...needs })
    at = subject.from - 1
  }
  return some.length > 0 ? { some, others } : undefined
}

/** Whether a number at a place counts some of those who eat, of whom something is said: 'one of us is vegan' feeds no one alone. */
export function isOfSome(tokens: readonly Token[], at: number): boolean {
  const words = tokens.map(({ word }) => word)
  const subject = subjectAt(tokens, words, at)
  return subject !== undefined && needsIn(words, subject.from, endOfClause(tokens, words, subject.from)) !== undefined
}

/** Words that speak of what the others eat, at a place: 'meat eaters', 'the rest of us eat meat'. */
export function othersAt(words: readonly string[], at: number): number {
  const [before = '', first = '', second = ''] = [words[at - 1], words[at], words[at + 1]]
  if (/^(?:eats?|eating)$/.test(first) && /^(?:meat|everything|anything|all)$/.test(second) && !denying.has(before))
    return 2
  if (first === 'meat' && /^(?:eaters?|lovers?)$/.test(second)) return 2
  return /^(?:omnivores?|carnivores?|meateaters?)$/.test(first) ? 1 : 0
}
const denying = wordSet('dont doesnt not never cant cannot wont didnt no nobody longer to without')

interface Subject {
  count: number | undefined
  /** Where what is said of them begins. */
  from: number
  /** It is the one that the dish is for, unless others are spoken of. */
  isAlone: boolean
}

/** Some of those who eat, named or counted at a place. */
function subjectAt(tokens: readonly Token[], words: readonly string[], at: number): Subject | undefined {
  const before = words[at - 1] ?? ''
  if (/^(?:all|both|the|these|those|us|were|are|years?)$/.test(before) && !/^(?:other|rest)$/.test(words[at] ?? '')) {
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
    return saidOf.has(words[place] ?? '') ? { count: value, from: place, isAlone: false } : undefined
  }
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
    /s$/.test(words[end - 1] ?? '') ||
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
  const adjective = isOurs && diet?.meaning?.is === 'diet' ? diet.length : 0
  const kin = words[place + adjective] ?? ''
  const isOne = oneOfKin.has(kin)
  if (!isOne && !manyOfKin.has(kin)) return undefined
  const count = isOne ? 1 : kin === 'parents' || kin === 'twins' ? 2 : undefined
  if (adjective) return { count, from: place, isAlone: true }
  const from = place + 1 + (/^(?:in|law)$/.test(words[place + 1] ?? '') ? (words[place + 1] === 'in' ? 2 : 1) : 0)
  const isFor = /^(?:for|feed|feeding)$/.test(before)
  return saidOf.has(words[from] ?? '') ? { count, from, isAlone: isFor || !isOne } : undefined
}

/** 'I'm vegan but my boyfriend isn't'. */
function selfAt(words: readonly string[], at: number): Subject | undefined {
  if (words[at - 1] === 'and') return undefined
  if (words[at] === 'im') return { count: 1, from: at + 1, isAlone: true }
  return words[at] === 'i' && saidOf.has(words[at + 1] ?? '') ? { count: 1, from: at + 1, isAlone: true } : undefined
}

/** 'My guests', 'the six of us', 'our kids'. */
function groupLength(words: readonly string[], at: number): number {
  for (let ahead = 0; ahead < 4; ahead += 1)
    if (peopleWords.has(words[at + ahead] ?? '') || /^(?:us|them|family|party|group)$/.test(words[at + ahead] ?? ''))
      return ahead + 2
  return 1
}

function parted(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ after }) => after !== '')
}

/** What is said of somebody goes on to the end of the part, a 'but' or the next of them. */
function endOfClause(tokens: readonly Token[], words: readonly string[], from: number): number {
  for (let at = from + 1; at < tokens.length; at += 1) {
    if (tokens[at]!.after || words[at] === 'but') return at
    if (/^(?:and|plus|while|whereas)$/.test(words[at] ?? '') && subjectAt(tokens, words, at + 1)) return at
    if (
      /^(?:and|plus|while|whereas)$/.test(words[at] ?? '') &&
      /^(?:i|we|the|my|our|he|she|they)$/.test(words[at + 1] ?? '')
    )
      return at
  }
  return tokens.length
}

/** The diets that are said among words, and whether something else is that a dish has to keep. */
function needsIn(words: readonly string[], from: number, end: number): Omit<Some, 'count'> | undefined {
  const said = words.slice(from, end).join(' ')
  // whoever is not vegan keeps nothing
  if (/^(?:is|are|am)? ?(?:not|isnt|arent)\b(?! (?:eat|eating|allowed|able)\b)/.test(said)) return undefined
  const diets: Diet[] = noMeat.test(said) ? ['vegetarian'] : []
  let binds: Some['binds']
  for (let at = from; at < end; ) {
    const found = phraseAt(words, at, end)
    const { meaning } = found ?? {}
    if (meaning?.is === 'diet') diets.push(meaning.diet)
    else if (meaning && (binding.has(meaning.is) || bodily.has(found?.words ?? ''))) binds = 'allergy'
    else if (meaning?.is === 'refuse' || meaning?.is === 'banned' || meaning?.is === 'need') binds ??= 'refusal'
    at += Math.max(1, found?.length ?? 1)
  }
  if (!diets.length && !binds) return undefined
  // 'does not eat meat' is a refusal of what vegetarians refuse
  return { diets, binds: diets.length > 0 && binds === 'refusal' ? undefined : binds }
}
const binding: ReadonlySet<string> = new Set(['allergens', 'allergy'])
const noMeat =
  /\b(?:dont|doesnt|do not|does not|wont|will not|cant|cannot|never|not|no longer|stopped) (?:really |usually |ever )?(?:eat(?:s|ing)? |have |do |touch(?:es)? )(?:any )?meat\b/

function othersCounted(tokens: readonly Token[]): number | undefined {
  const words = tokens.map(({ word }) => word)
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(tokens, at)
    if (!number || !Number.isInteger(number.value)) continue
    const next = at + number.length
    const isWho = peopleWords.has(words[next] ?? '') && /^(?:who|that)$/.test(words[next + 1] ?? '')
    if (othersAt(words, isWho ? next + 2 : next)) return number.value
  }
  return undefined
}

/** It is the whole table after all. */
const everybody =
  /\b(?:so am i|so are we|me too|same as me|like me|all of us|we all|were all|both of us|the two of us are|everyone is|everybody is|everyone has|we are both|were both|whole family)\b/
const othersEat =
  /\bbut (?:i|my \w+|we|the \w+|they|he|she)(?: \w+)? (?:am|is|are|isnt|arent|do|does|dont|doesnt|eats?|not|im)\b|\b(?:im not|i am not|isnt|is not|arent|the rest|the others?|everyone else|everybody else|meat eaters?|omnivores?|carnivores?|and (?:i|me|us)|me and|us and|with me)\b|(?<!\b(?:dont|doesnt|not|never|cant|cannot|wont|to) )\beats? (?:meat|everything)\b/

const saidOf = wordSet(`
  is are am has have got with who whos that eats eat dont doesnt do does cant cannot wont never needs need keeps keep avoids avoid only being
  went goes going turned will must hates hate isnt arent`)
const peopleWords = wordSet(`
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
  'kids children sons daughters parents twins boys girls friends guests brothers sisters grandparents grandchildren inlaws',
)

/** Diets that leave out meat or fish, and so a food that whoever keeps none may have beside the dish. */
const sparing: ReadonlySet<Diet> = new Set(['vegan', 'vegetarian', 'pescatarian'])

/** The diets of some at the table that the others need not keep, as often as they are said. */
export function dietsOfSome({ some }: MixedTable): Diet[] {
  return some.flatMap(({ diets }) => diets.filter((diet) => sparing.has(diet)))
}

/** How many of those who eat keep such a diet; undefined where it was not said of each. */
export function countOfSome({ some }: MixedTable, servings: number): number | undefined {
  const counts = some.filter(({ diets }) => diets.some((diet) => sparing.has(diet))).map(({ count }) => count)
  if (counts.some((count) => count === undefined)) return undefined
  return counts.reduce((sum: number, count = 0) => sum + (count < 1 ? Math.ceil(servings * count) : count), 0)
}

/** All that were counted, where the others were: 'four meat eaters and one vegan'. */
export function countOfAll({ some, others }: MixedTable): number | undefined {
  const counts = some.map(({ count }) => count)
  if (others === undefined || counts.some((count) => count === undefined || count < 1)) return undefined
  return counts.reduce((sum: number, count = 0) => sum + count, others)
}
