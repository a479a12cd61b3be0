import { measureAt } from '#domain/food/line/amounts/line-measure.ts'
import type { NamedFood } from '#domain/food/line/line.ts'
import { isQuality } from '#domain/food/line/words/line-words.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { headFood, withoutManner } from '#domain/food/match/head-food.ts'

/** 'red or green bell pepper': the shorter sides borrow the words that all share. */
export function completed(sides: readonly string[], notes: string[]): readonly string[] {
  if (sides.length < 2) return sides
  const last = (sides.at(-1) ?? '').split(/\s+/)
  const first = (sides[0] ?? '').split(/\s+/)
  const isMeasured = sides.length === 2 && measureAt(sides[1] ?? '', 0, []).amount !== undefined
  const following = (place: number) => (place + 2 < sides.length ? (sides[place + 1] ?? '').split(/\s+/) : [])
  const parts: string[] = []
  sides.forEach((raw, place) => {
    const side = raw.slice(place === 0 ? 0 : measureAt(raw, 0, []).end)
    const longer =
      place < sides.length - 1
        ? isMeasured && saysItself(side, last)
          ? undefined
          : (withEnding(side, last) ?? withEnding(side, following(place)))
        : (kindOf(side, first) ?? withBeginning(side, first))
    if (longer) parts.push(longer)
    else if (onlyPlain(side)) notes.push(side)
    else parts.push(side)
  })
  return parts
}

/** '1 red chilli or 1 tsp chilli flakes': the head of one side stands in the other, which has an amount of its own, so neither is cut short. */
function saysItself(side: string, words: readonly string[]): boolean {
  const head = foodWords(side).at(-1)
  return (
    head !== undefined && foodWords(words.slice(0, -1).join(' ')).includes(head) && knownFood(side).food !== undefined
  )
}

/** Words that one side of a choice borrows from the other: as many as the longest name has. */
const mostBorrowed = 8

export function withEnding(side: string, words: readonly string[]): string | undefined {
  const alone = knownFood(side).food
  for (let from = Math.max(1, words.length - mostBorrowed); from < words.length; from += 1) {
    const ending = words.slice(from).join(' ')
    const joined = `${side} ${ending}`
    const found = knownFood(joined)
    // 'butter or olive oil' asks for butter, though there is a butter oil.
    const isOwn = alone?.roles.includes('fat') && /^oils?$/i.test(ending)
    if (found.food && !isOwn && (found.exact || !alone)) return joined
  }
  if (isOfAnimals(side, words.join(' '))) return `${side} ${words.at(-1)}`
  return alone ? undefined : headBorrowed(side, words)
}

/** 'Chicken, veal or vegetable stock': an animal or vegetables, and at the end of a choice without an amount of its own what is made of it. */
export function isOfAnimals(side: string, last: string): boolean {
  return !/^\d/.test(last) && madeOfAnimals.test(last) && animal.test(side)
}
const madeOfAnimals = /\s(?:stocks?|broths?|bouillon|suet|sausages?|mince|bacon)$/i
const animal =
  /(?:^|[\s-])(?:beef|veal|lamb|mutton|pork|chicken|turkey|duck|goose|game|fish|shrimp|prawn|crab|lobster|seafood|mushroom|vegetable)$/i

/** 'Vialone nano or Arborio rice': the kind that nobody knows is of what the other is. */
function headBorrowed(side: string, words: readonly string[]): string | undefined {
  const own = headFood(side)
  if (words.length < 2 || (own && own.confidence !== 'stand-in')) return undefined
  const joined = `${side} ${words.join(' ')}`
  const read = headFood(joined)
  return read && read.confidence !== 'stand-in' ? joined : undefined
}

/** 'Oat milk or whole' is whole milk, and 'oat milk or regular' milk: what is no food by itself, said of the noun of the other side. */
export function kindOf(side: string, words: readonly string[]): string | undefined {
  const noun = words.at(-1) ?? ''
  if (side.trim() === '' || words.length < 2 || knownFood(side).food) return undefined
  const usualKind = usualKindOf(side, words)
  if (usualKind) return usualKind
  const joined = `${side.trim()} ${noun}`
  // 'halibut steaks or fillets' are no fillet steaks
  const isNoun = /[^'’s]s$/i.test(side.trim())
  return !isNoun && knownFood(joined).exact ? joined : undefined
}

/** 'Regular', said of oat milk, is milk. */
export function usualKindOf(side: string, words: readonly string[]): string | undefined {
  const noun = words.at(-1) ?? ''
  return words.length > 1 && usual.test(side) && knownFood(noun).exact ? noun : undefined
}
/** How cooks call the kind that nothing was changed in, as a part of a regular expression. */
export const usualKinds = 'regular|normal|ordinary|plain|standard|real|conventional|traditional'
const usual = new RegExp(
  `^\\s*(?:(?:an?|the|just|or|i|you can|can|may|also|use) )*(?:${usualKinds})(?: (?:ones?|kind|is fine|is ok|works?|works? too|will do))?\\s*$`,
  'i',
)

export function withBeginning(side: string, words: readonly string[]): string | undefined {
  if (knownFood(side).food) return undefined
  for (let to = Math.min(words.length - 1, mostBorrowed); to > 0; to -= 1) {
    const joined = `${words.slice(0, to).join(' ')} ${side}`
    if (knownFood(joined).food) return joined
  }
  return undefined
}

/** 'Chambord or other raspberry liqueur': what stands before 'or other' is a kind of what stands behind. */
export function kindsOfOthers(
  sides: readonly string[],
  foods: readonly NamedFood[],
  alternatives: readonly NamedFood[],
): NamedFood[] {
  const [other] = alternatives
  const isKind = other?.food && sides.slice(1).some((side) => others.test(side))
  return foods.map((named) =>
    isKind && !named.food
      ? { words: named.words, food: other.food, aside: { words: named.words, confidence: 'likely' } }
      : named,
  )
}
const others = /^(?:(?:some|any)\s)?(?:other|another|any|similar|comparable|a\s(?:similar|different))\b/i

/** Whether words say nothing of any food: 'finely chopped', 'boneless'. */
export function onlyPlain(text: string): boolean {
  return !knownFood(text).food && foodWords(withoutManner(text)).every(isQuality)
}
