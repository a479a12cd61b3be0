import type { Diet } from '#domain/food/diets.ts'
import { wordSet } from '#domain/plain-text.ts'
import { remembered } from '#domain/remembered.ts'
import { eatersAt } from '#domain/wish/figures/eaters.ts'
import { numberAt } from '#domain/wish/figures/numbers.ts'
import { peopleWords, subjectAt } from '#domain/wish/figures/table-subjects.ts'
import { bodily } from '#domain/wish/lexicon/heard-by-itself.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { cleaned, type Token, tokensOf } from '#domain/wish/spelling/tokens.ts'

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
  /** Nothing is said of others who eat otherwise: these have the same, as whoever cooks for a vegan does. */
  isShared?: true
}

/** Whose needs a text tells that are not everybody's: 'one of us is vegan', 'my husband is vegetarian', 'six people, one with a nut allergy'. */
export const tableOf: (text: string) => MixedTable | undefined = remembered(tableIn, { bytes: 50_000 })

function tableIn(text: string): MixedTable | undefined {
  const tokens = tokensOf(cleaned(text))
  const words = tokens.map(({ word }) => word)
  const said = words.join(' ')
  if (everybody.test(said)) return undefined
  const othersSaid = othersEat.test(said)
  const others = othersCounted(tokens)
  const isMixed =
    othersSaid ||
    others !== undefined ||
    family.test(said) ||
    tokens.some((_, at) => (eatersAt(tokens, at)?.value ?? 0) > 2)
  const some: Some[] = exceptOne.test(said) ? [{ count: 1, diets: ['vegetarian'], binds: undefined }] : []
  let told = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const subject = subjectAt(tokens, words, at)
    // 'my husband found out that he has it' tells of him once
    if (at < told && pronouns.has(words[at] ?? '')) continue
    if (!subject || (subject.isAlone && !othersSaid && others === undefined)) continue
    const end = endOfClause(tokens, words, subject.from)
    const needs = needsIn(words, subject.from, end)
    if (!needs) continue
    told = end
    some.push({ count: subject.count, ...needs, ...(subject.isNamed && !isMixed && { isShared: true }) })
    // of 'the daughter veggie' the need begins with the word for her
    at = Math.max(at, subject.from - 1)
  }
  return some.length > 0 ? { some, others } : undefined
}

const pronouns = wordSet('he she they')

/** Whether a number at a place counts some of those who eat, of whom something is said: 'one of us is vegan' feeds no one alone. */
export function isOfSome(tokens: readonly Token[], at: number): boolean {
  const words = tokens.map(({ word }) => word)
  const subject = subjectAt(tokens, words, at)
  return subject !== undefined && needsIn(words, subject.from, endOfClause(tokens, words, subject.from)) !== undefined
}

/** Words that speak of what the others eat, at a place: 'meat eaters', 'the rest of us eat meat'. */
export function othersAt(words: readonly string[], at: number): number {
  const [before = '', first = '', second = ''] = [words[at - 1], words[at], words[at + 1]]
  if (
    /^(?:eats?|eating|wants?)$/.test(first) &&
    /^(?:meat|everything|anything|all)$/.test(second) &&
    !denying.has(before)
  )
    return 2
  const length = first === 'meat' && /^(?:eaters?|lovers?)$/.test(second) ? 2 : eaterOfMeat.test(first) ? 1 : 0
  // 'all meat eaters except one vegan' refuses nothing
  if (length && words[at + length] === 'except') return length + (words[at + length + 1] === 'for' ? 2 : 1)
  return length
}
const eaterOfMeat = /^(?:omnivores?|carnivores?|meateaters?)$/
const denying = wordSet('dont doesnt not never cant cannot wont didnt no nobody longer to without')

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
    const who = peopleWords.has(words[next] ?? '') ? next + 1 : next
    if (othersAt(words, /^(?:who|that)$/.test(words[who] ?? '') ? who + 1 : next)) return number.value
  }
  return undefined
}

/** It is the whole table after all. */
const everybody =
  /\b(?:so am i|so are we|me too|same as me|like me|all of us|we all|were all|both of us|the two of us are|everyone is|everybody is|everyone has|we are both|were both|whole family)\b/
/** 'Everyone eats meat except my sister'. */
const exceptOne = /\beats? meat (?:except|apart from) (?:for )?(?:my|our|one)\b(?! of my meals)/
const family = /\b(?:the|my|our) (?:whole |entire )?family\b/
const othersEat =
  /\bbut (?:i|my \w+|we|the \w+|they|he|she)(?: \w+)? (?:am|is|are|isnt|arent|do|does|dont|doesnt|eats?|not|im)\b|\b(?:im not|i am not|isnt|is not|arent|the rest|the others?|everyone else|everybody else|meat eaters?|omnivores?|carnivores?|and (?:i|me|us)|me and|us and|with me)\b|(?<!\b(?:dont|doesnt|not|never|cant|cannot|wont|to) )\b(?:eats?|wants?) (?:meat|everything)\b/

/** Diets that leave out meat or fish, and so a food that whoever keeps none may have beside the dish. */
const sparing: ReadonlySet<Diet> = new Set(['vegan', 'vegetarian', 'pescatarian'])

/** The diets of some at the table that the others need not keep, as often as they are said. */
export function dietsOfSome({ some }: MixedTable): Diet[] {
  return some.flatMap(({ diets, isShared }) => (isShared ? [] : diets.filter((diet) => sparing.has(diet))))
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
