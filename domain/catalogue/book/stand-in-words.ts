import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { runsIn } from '#domain/catalogue/book/stand-in-names.ts'
import { asItBehaves } from '#domain/catalogue/book/stand-in-signs.ts'
import { type StandIn, standIns } from '#domain/catalogue/book/stand-ins.ts'
import { hasFact, isManyWord, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, titleCase } from '#domain/catalogue/writing/names.ts'
import { capitalized, withArticle } from '#domain/catalogue/writing/sentences.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { greased } from '#domain/food/mentions/reword.ts'
import { plain } from '#domain/plain-text.ts'
import { type Token, tokens } from '#domain/text/tokens.ts'

/** A title; what a dish is; why it is good, which tells what its foods do; a sentence of its method. */
type Place = 'title' | 'face' | 'why' | 'step'

/**
 * How a version tells of itself in words that were written for the dish's own foods: what is really there is named in the place of what it
 * stands in for. Undefined where the words would not be true of it.
 */
export type Retelling = (text: string, place: Place) => string | undefined

export function retelling(dish: BookDish, kit: Kit): Retelling {
  const others = standIns(dish, kit.lines)
  if (!others.length) return (text) => text
  return (text, place) => {
    const said = others.reduce((so, { line, own }) => (kit.name(line) === 'butter' ? so : greased(so, own.food)), text)
    const named = renamed(said, place, others, kit)
    if (named === undefined || place === 'title') return named
    return asItBehaves(inNumber(named, others, kit), others, kit)
  }
}

function renamed(text: string, place: Place, others: readonly StandIn[], kit: Kit): string | undefined {
  const read = plain(text)
  // where signs are spelled out, words have no place in the text
  if (read.length !== text.length) return text
  const words = tokens(read)
  let told = ''
  let from = 0
  for (const run of runsIn(words, others, kit.lines)) {
    if (place === 'title' && !isFlesh(run.standIn.own.food) && isOfDish(words, run.from, run.to)) continue
    const put = run.isEggPart ? undefined : inPlace(text, words, run.from, run.to, place, run.standIn, kit)
    if (!put) return undefined
    told += text.slice(from, put.from) + put.words
    from = put.to
  }
  return told + text.slice(from)
}

/** Eggplant Parmesan is a dish, whatever cheese is on it: what a title ends with is what is made. */
function isOfDish(words: readonly Token[], from: number, to: number): boolean {
  const next = words[to]
  const isEnd = next === undefined || next.gap !== ' ' || joins.has(next.word)
  return from > 0 && isEnd && !words.slice(0, from).some(({ word }) => joins.has(word))
}
const joins: ReadonlySet<string> = new Set(['with', 'and', 'on', 'over', 'in', 'of'])

interface Put {
  from: number
  to: number
  words: string
}

/** The name of what stands in, with the article and the verb beside it. */
function inPlace(
  text: string,
  words: readonly Token[],
  from: number,
  to: number,
  place: Place,
  { line, own }: StandIn,
  kit: Kit,
): Put | undefined {
  // what a food does, only its like does
  if (place === 'why' && (line.behaviour.kind !== own.behaviour.kind || isFlesh(line.food) !== isFlesh(own.food)))
    return undefined
  const [first, last, next] = [words[from]!, words[to - 1]!, words[to]]
  const before = words[from - 1]
  const isBeforeNoun = isNear(next) && !small.has(next.word) && !verbs.has(next.word)
  const wasMany = isManyWord(last.word)
  const name = nameOf(line, { place, wasMany, isBeforeNoun }, kit)
  const isMany = isManyWord(name)
  const put: Put = { from: first.at, to: last.at + last.word.length, words: name }
  if (isNear(next) && !isBeforeNoun && wasMany !== isMany) {
    const verb = verbs.get(next.word)
    if (verb) {
      put.words += ` ${verb[isMany ? 1 : 0]}`
      put.to = next.at + next.word.length
    }
  }
  const isCounted = before !== undefined && isNear(first) && numbers.has(before.word)
  if (!isBeforeNoun && isMass(line) && (isCounted || /\d\s*$/.test(first.gap))) return undefined
  // 'smoky smoked tofu' is smoky once
  if (isNear(first) && before && isSameWord(before.word, name)) put.from = before.at
  const starts = put.from === 0 || /[.!?:]\s*$/.test(text.slice(0, put.from))
  const isCapital = /[A-Z]/.test(text.charAt(put.from))
  if (isCapital) put.words = place === 'title' ? titleCase(put.words) : starts ? capitalized(put.words) : put.words
  const article = before && /^(?:a|an)$/.test(before.word) && first.gap === ' ' ? before : undefined
  return article ? withOwnArticle(put, article, text, isMass(line) && !isBeforeNoun) : put
}

function isNear(word: Token | undefined): word is Token {
  return word !== undefined && /^[ -]$/.test(word.gap)
}

function isSameWord(word: string, name: string): boolean {
  return word.length > 4 && name.toLowerCase().startsWith(word.slice(0, 4)) && name.includes(' ')
}

/** 'An egg' is 'applesauce' where that is no thing to count, and 'a sausage' 'an onion'. */
function withOwnArticle(put: Put, { at }: Token, text: string, isMass: boolean): Put {
  const isCapital = text.charAt(at) === 'A'
  const words = isMass ? put.words : withArticle(put.words)
  return { ...put, from: at, words: isCapital ? capitalized(words) : words }
}

/** As the steps call it; on the face of the dish in the number of what it stands in for, and singular before a noun. */
function nameOf(
  line: StandIn['line'],
  { place, wasMany, isBeforeNoun }: { place: Place; wasMany: boolean; isBeforeNoun: boolean },
  kit: Kit,
): string {
  if (isBeforeNoun) return attributive(line)
  if (place === 'step') return kit.name(line)
  return wasMany || isMass(line) || isManyWord(kit.name(line)) ? dishName(line) : shortNames(line)[0]
}

/** What is not counted: applesauce, oat milk, tofu. */
function isMass(line: StandIn['line']): boolean {
  const [one, several] = shortNames(line)
  return (one === several && !isManyWord(one)) || hasFact(line, 'some')
}

/** What is said of several where what stands in is one: 'Toast the bread and spread it', where buns were spread. */
function inNumber(text: string, others: readonly StandIn[], kit: Kit): string {
  return others.reduce((so, { line, own }) => {
    const [one, several] = shortNames(own)
    const name = kit.name(line)
    if (one === several || !isManyWord(several) || isManyWord(name)) return so
    return asOne(so, name)
  }, text)
}

function asOne(text: string, name: string): string {
  const at = text.indexOf(name)
  if (at < 0) return text
  const end = at + name.length
  const stop = /[.;!?]/.exec(text.slice(end))
  const to = stop ? end + stop.index : text.length
  const rest = text
    .slice(end, to)
    .replace(/^ (are|were|have)\b/, (_, verb: string) => ` ${verbs.get(verb)?.[0] ?? verb}`)
  const said = /\b(?:them|they(?: (?:are|were|have))?|their)\b/.exec(rest)
  // other things of which there are several may be meant
  if (!said || /[^su]s\b/.test(rest.slice(0, said.index))) return text.slice(0, end) + rest + text.slice(to)
  const [pronoun = '', verb] = said[0].split(' ')
  const put = [pronoun === 'their' ? 'its' : 'it', verb && (verbs.get(verb)?.[0] ?? verb)].filter(Boolean).join(' ')
  return text.slice(0, end) + rest.slice(0, said.index) + put + rest.slice(said.index + said[0].length) + text.slice(to)
}

/** Of one, and of several. */
const verbs: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['is', ['is', 'are']],
  ['are', ['is', 'are']],
  ['was', ['was', 'were']],
  ['were', ['was', 'were']],
  ['has', ['has', 'have']],
  ['have', ['has', 'have']],
])
const numbers: ReadonlySet<string> = new Set(
  'one two three four five six seven eight another each every both few several many'.split(' '),
)
/** Words behind a name that it does not stand before as one noun before another. */
const small: ReadonlySet<string> = new Set(
  `and or with in on of from to for into over under until that which while when as at by but so than then through is it
  cooked browned baked fried roasted simmered broiled grilled braised tossed wrapped rolled stuffed layered served dressed held melted
  goes go keeps keep stays stay makes make gives give lifts sets binds soft tender crisp moist hot warm cold`.split(
    /\s+/,
  ),
)
