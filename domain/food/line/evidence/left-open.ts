import type { Span } from '#domain/food/allergens/allergen-words.ts'
import { isOfAnimals, type Meaning, meaningOf } from '#domain/food/allergens/clearing-meanings.ts'
import {
  type ClearingWord,
  findClearingWords,
  isChoice,
  mayNameFood,
  type Part,
  partsOf,
} from '#domain/food/allergens/clearing-words.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { usualKinds } from '#domain/food/line/names/line-choices.ts'
import { isVeggie } from '#domain/food/line/words/line-places.ts'
import { readWords, type Word } from '#domain/food/match/word-keys.ts'
import { wordSet } from '#domain/plain-text.ts'

/**
 * Whether a line with clearing words lets the cook take the plain kind as well: 'regular or vegan butter', 'flour (gluten-free or
 * all-purpose)'. Which of the two the noun belongs to is not said, so it is read of both. `foods` are the places of the names
 * that the tables know.
 */
export function leavesOpen(
  text: string,
  words: readonly Word[],
  said: readonly ClearingWord[],
  foods: readonly Span[],
  named: readonly NamedFood[],
): boolean {
  const meant = said.filter(({ meaning }) => !meaning.warns)
  return meant.length > 0 && (isShared(words, named) || meant.some(besideOther(text, words, meant, foods)))
}

/** A side that borrowed its noun from one with a clearing word: 'egg or gluten-free noodles'. */
function isShared(words: readonly Word[], named: readonly NamedFood[]): boolean {
  const line = ` ${words.map(({ key }) => key).join(' ')} `
  return (
    named.length > 1 &&
    named.some(({ words: name }) => {
      const own = readWords(name)
      return findClearingWords(own).length === 0 && !line.includes(` ${own.map(({ key }) => key).join(' ')} `)
    })
  )
}

interface Side extends Part {
  /** Its first word behind the joiner. */
  first: number
  /** Whether words stand in it beside amounts and clearing words, and whether they name a food. */
  says: boolean
  hasFood: boolean
  /** Whether a word of it tells the plain kind. */
  isPlain: boolean
}

/** Whether beside a clearing word stands another side that has no noun of its own, or to which its own noun belongs. */
function besideOther(text: string, words: readonly Word[], said: readonly ClearingWord[], foods: readonly Span[]) {
  const clearing = new Set(said.flatMap(indexes))
  const withFood = new Set(foods.flatMap(indexes))
  const sides = partsOf(words).flatMap((part): Side[] => {
    const first = words[part.start]?.key === part.opener ? part.start + 1 : part.start
    const own = indexes({ start: first, end: part.end }).filter((at) => !clearing.has(at) && mayNameFood(words[at]!))
    const hasFood = own.some((at) => withFood.has(at))
    const isPlain = own.some((at) => plainKinds.has(words[at]!.key))
    return first === part.end ? [] : [{ ...part, first, says: own.length > 0, hasFood, isPlain }]
  })
  const sideAt = new Map(sides.flatMap((side, at) => indexes(side).map((place) => [place, at] as const)))
  const byEnd = new Map(said.map((one) => [one.end, one]))
  const isClosed = (before: Part | undefined, { start }: Part) =>
    before?.opener === '(' && text.slice(words[before.end - 1]?.to, words[start]?.from).includes(')')
  return ({ start, meaning }: ClearingWord): boolean => {
    const at = sideAt.get(start)!
    const side = sides[at]!
    const [before, next] = [sides[at - 1], sides[at + 1]]
    const isNamed = before?.hasFood || (sides[at - 2]?.hasFood && isClosed(before, side))
    if (before?.says && !isNamed && (isJoined(side) || before.isPlain)) return true
    const other = before && !before.says && isChoice(side) ? byEnd.get(before.end) : undefined
    if (other && !takesAll(other.meaning, meaning)) return true
    if (!next) return false
    if (!side.says && !clearing.has(next.first) && words[next.start]?.after !== ')')
      return isJoined(next) || (next.opener === ',' && next.isPlain)
    return isChoice(next) && next.says && !next.hasFood && !more.has(words[next.first]!.key)
  }
}

/** 'Veggie' in the name of a plant kind, which says there what 'meatless' says. */
export function veggieIn(place: Span, words: readonly Word[]): readonly ClearingWord[] {
  const meaning = meaningOf('meatless')
  return indexes(place).flatMap((at) => (meaning && isVeggie(words[at]!) ? [{ start: at, end: at + 1, meaning }] : []))
}

/** Whether what it stands before is another product for it; one without sugar is the same food. */
export function makesAnother(meaning: Meaning): boolean {
  return meaning.clears.length + meaning.softens.length > 0 || isOfAnimals(meaning)
}

/** 'Vegan or dairy-free butter' has no milk, whichever is bought. */
function takesAll(one: Meaning, other: Meaning): boolean {
  return (
    [...other.clears, ...other.softens].every((each) => one.clears.includes(each)) &&
    other.facts.every((fact) => one.facts.includes(fact))
  )
}

function isJoined(side: Part): boolean {
  return isChoice(side) || side.opener === 'and'
}
function indexes({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at)
}

const plainKinds: ReadonlySet<string> = new Set([...usualKinds.split('|'), 'ap'])
/** 'Or more', 'or as needed': no other kind. */
const more = wordSet('more less similar to as so enough other another any your use if')

/** A line without its clearing words and the 'or' beside them: what it asks for where the plain kind is taken. */
export function plainly(text: string, words: readonly Word[], said: readonly ClearingWord[]): string {
  const kept: string[] = []
  let from = 0
  for (const { start, end, meaning } of said) {
    if (meaning.warns) continue
    const joins = (at: number) => choices.has(words[at]?.key ?? '')
    const first = joins(start - 1) ? start - 1 : start
    const last = first === start && joins(end) ? end : end - 1
    kept.push(text.slice(from, words[first]?.from))
    from = words[last]?.to ?? from
  }
  return [...kept, text.slice(from)].join(' ')
}
const choices = new Set(['or', 'and'])

/** Whether a clearing word is said in passing, so that the plain kind is as good: '(vegan) mayo', 'preferably vegan cheese', 'vegan works'. */
export function saysEither(
  text: string,
  words: readonly Word[],
  said: readonly ClearingWord[],
  foods: readonly Span[],
): boolean {
  const clearing = new Set(said.flatMap((one) => (makesAnother(one.meaning) ? indexes(one) : [])))
  const firstFood = foods.reduce((first, { start }) => Math.min(first, start), words.length)
  const isAside = (start: number): boolean => {
    let end = start + 1
    while (clearing.has(end) && words[end]?.after !== ')') end += 1
    return words[end]?.after === ')'
  }
  const opens = ({ after }: Word, at: number) => after === '(' && clearing.has(at) && isAside(at)
  return words.slice(0, firstFood + 1).some(opens) || (said.length > 0 && loose.some((pattern) => pattern.test(text)))
}
const clear = '(?:vegan|gf|plant[- ]based|flax egg|non-?dairy|(?<!\\p{L})\\p{L}+[- ]free)'
const usual = `(?:${usualKinds}|otherwise|whatever|not|ap|all[- ]purpose|white|1 large)`
const loose = [
  new RegExp(`${clear}[^,;)]{0,300}\\b(?:works?|is fine|optional|whatever)\\b`, 'iu'),
  new RegExp(`["“]${clear}["”]|${clear}[*?]|(?:preferab|ideal|optional|possib)ly ${clear} \\p{L}`, 'iu'),
  new RegExp(
    `${clear}.{0,300}\\b(?:or|used?|using|sub|substitute|swap|swap in) (?:(?:use|an?|the) )?${usual}\\b`,
    'iu',
  ),
  new RegExp(`${clear}.{0,300}[,(] ?(?:regular|normal|ordinary|real) (?:if|works?|is|will)\\b`, 'iu'),
]
