import { isBoundNutrient } from '#domain/options/nutrient-bounds.ts'
import { wordSet } from '#domain/plain-text.ts'
import { remembered } from '#domain/remembered.ts'
import { verbOf } from '#domain/text/verbs.ts'
import { weightAt } from '#domain/wish/figures/amount-said.ts'
import { figureAt } from '#domain/wish/figures/figures.ts'
import { chatter } from '#domain/wish/lexicon/chat-words.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import { meantWords } from '#domain/wish/spelling/meant-words.ts'
import { cleaned, type Token } from '#domain/wish/spelling/tokens.ts'

/** The name of a dish in notes that are nothing else: its words as they are understood, and as they were typed. */
export interface BareName {
  words: readonly string[]
  typed: string
}

/** 'Beef wellington' or 'make me a proper spag bol'; undefined for all else. */
export const bareName = remembered((typed: string): BareName | undefined => {
  // 'lasagne but with turkey'
  const notes = typed.replace(/,? but (?=with [a-z])/i, ' ')
  // a longer text is no name: what is not read is not paid for
  if (notes.length > 120 || ordinal.test(notes)) return undefined
  const text = cleaned(notes)
  const { tokens, words: understood } = meantWords(text)
  if (tokens.length > longest || tokens.some(({ after }, index) => index > 0 && after)) return undefined
  // 'with at least 30 g of protein' is said of the dish, and is not its name
  if (tokens.some((_, at) => isBoundNutrient(figureAt(tokens, at)?.of ?? ''))) return undefined
  // 'a kilo of mussels' is there, and no dish is called so
  if (understood.some((_, at) => weightAt(understood, at, () => true) > 0)) return undefined
  const first = understood.findIndex((word) => !opening.has(word) && !chatter.has(word))
  const from = first < 0 ? first : afterYield(tokens, first)
  const end = understood.findLastIndex((word) => !chatter.has(word)) + 1
  // 'chicken thighs 30 minutes' are called chicken thighs
  const figure = tokens.findIndex((_, at) => at > from && at + (figureAt(tokens, at)?.length ?? 0) === end)
  const to = figure > 0 ? figure - (timed.has(understood[figure - 1] ?? '') ? 1 : 0) : end
  // what somebody has is no dish that they ask for
  if (from < 0 || /^(?:i|we) have$/.test(understood.slice(0, 2).join(' '))) return undefined
  const words = understood.slice(from, to).join(' ').replaceAll(bounds, '').split(' ').filter(Boolean)
  if (!words.length || words.some((word, at) => clauses.has(word) || isSaidOfFood(words, at))) return undefined
  // 'cooking' is no name, whatever is said beside it
  if (words.every((word) => chatter.has(word) || verbOf(word)?.form === 'gerund')) return undefined
  return { words, typed: text.slice(tokens[from]!.from, tokens[to - 1]!.to) }
})

/** 'Her 30th' is a day, and no dish. */
const ordinal = /^\W*(?:\w+ ){0,2}\d+(?:st|nd|rd|th)\b/i

/** '3 dozen cookies' are called cookies, and 'a pitcher of sangria' is called sangria. */
function afterYield(tokens: readonly Token[], first: number): number {
  const from = [first - 1, first].find((at) => /^(?:pieces|milliliters)$/.test(figureAt(tokens, at)?.of ?? ''))
  const end = from === undefined ? first : from + (figureAt(tokens, from)?.length ?? 0)
  return end < tokens.length ? end : first
}

/** The name that notes begin with, where they go on about it: 'lamb tacos, no onions' and 'beef teriyaki for two' tell of one. */
export function headName(notes: string): BareName | undefined {
  const head = notes.slice(0, longestHead).replace(/,? but (?=with [a-z])/i, ' ')
  return bareName(head) ?? bareName(head.slice(0, Math.max(0, head.search(ends))))
}
const longestHead = 120
const ends = /[,.;:!?\n(]| (?:for|without|but|no|less|like|that|which|please|to (?:go|serve|eat|have) with)\b/

/** 'Pasta minus the cheese' tells what is not wanted, 'a mountain of potatoes' how much there is: more than a name. */
function isSaidOfFood(words: readonly string[], at: number): boolean {
  const meaning = phraseAt(words, at)?.meaning
  return meaning?.is === 'refuse' || meaning?.is === 'refused before' || meaning?.is === 'much' || isMuch(meaning)
}

function isMuch(meaning: Meaning | undefined): boolean {
  return meaning?.is === 'want' && meaning.much === true
}

/** What stands before the minutes that there are. */
const timed: ReadonlySet<string> = wordSet('in under within around about')
/** Words that only bound the dish: 'soy free', '15 minute'. */
const bounds = /\b(?:[a-z]+ free|\d+ (?:min|minute|hour|hr|calorie|ingredient)s?)\b/g
const longest = 10
/** What comes before the name in a request, and says nothing of the dish. */
const opening: ReadonlySet<string> = wordSet(`
  a an the some my our make me us cook give please can could you i id would want like need fancy fancies craving crave lets have recipe for
  proper ahead classic homemade easy simple best authentic real good traditional quick nice basic ultimate favorite perfect old fashioned
  monday tuesday wednesday thursday friday saturday sunday weekday weeknight weekend`)
/** Words that make a sentence of it: then it says more than a name. */
const clauses: ReadonlySet<string> = wordSet(`
  i im ive what goes me we us my our you your something anything whatever want wants have has had got use using used left leftover leftovers need
  needs please too many much lots couple few going bad half about expiring kids kid children family everyone everybody husband wife guests like likes love loves will enjoy but no not dont without instead for to is are was be she he they her his their after before while when feel feels feeling felt cant could should only less more under than because so if that this it`)
