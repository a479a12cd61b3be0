import { plantBrandIn, withoutMaker } from '#domain/food/allergens/plant-brands.ts'
import type { Food } from '#domain/food/food.ts'
import { isPlainWord, isQuality, leavesFood } from '#domain/food/line/words/line-words.ts'
import { foodCalled, knownFood, tableIndex } from '#domain/food/match/find-food.ts'
import type { FoodIndex } from '#domain/food/match/food-index.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import {
  type Bearing,
  bearingOf,
  bearings,
  isDenial,
  tailsOf,
  type WordsOfNames,
} from '#domain/food/match/head-words.ts'
import { kindFood } from '#domain/food/match/kind-foods.ts'
import { isNearWord } from '#domain/food/match/nearest-food.ts'
import { wordSet } from '#domain/plain-text.ts'
import { remembered, rememberedFor } from '#domain/remembered.ts'

/**
 * A food read by the head of its name. 'Sure' and 'likely' are taken for the food; a 'stand-in' lends its figures alone, and the words stay
 * unknown to whoever asks for allergens. `aside` are the words that were passed over.
 */
export interface HeadFood {
  food: Food
  aside: string
  confidence: 'sure' | 'likely' | 'stand-in'
}

/**
 * The food that words name by their head, where no name of the table with plain words beside it is meant: in 'dry elbow macaroni pasta' it is
 * the last noun that decides, and each word before it is weighed (`bearingOf`). What stands behind 'with', 'in' or 'from' is set aside.
 */
export const headFood: (words: string) => HeadFood | undefined = remembered(read, { bytes: 1_000_000, size: () => 200 })

/** Words that are looked at, and letters. */
const longest = 16
const longestText = 300

function read(text: string): HeadFood | undefined {
  const said = text.slice(0, longestText)
  const brand = plantBrandIn(said)
  if (brand) return ofPlants(said, brand)
  const { rest, maker } = withoutMaker(said)
  const tokens = foodWords(withoutManner(rest)).slice(0, longest)
  const { own, behind } = nameOf(tableIndex(), tokens)
  const named = atHead(tableIndex(), own)
  const found = named && named.confidence !== 'stand-in' ? named : (ofKind(own) ?? named)
  return found && { ...found, aside: [maker, found.aside, behind.join(' ')].filter(Boolean).join(', ') }
}

/** 'Pasture-raised' is raised somehow, 'walnut-sized' has a size; 'plant-based' and 'egg-free' say more than that. */
export function withoutManner(text: string): string {
  const plain = text.includes('%') ? text.replace(share, ' ') : text
  return plain.includes('-') ? plain.replace(manner, ' ') : plain
}
/** '5% fat' is read with the figures. */
const share = /(?<!\d)\d{1,2}% ?fat\b(?!-)/g
const manner =
  /(?<![\p{L}-])\p{L}{2,20}-(?:(?=(?!based|free\b)\p{L}{2,20}(?:ed|ing)\b(?!-))|(?:sized?|style|shaped|thick|quality|strength|fat|length|thin|grade)\b(?!-))|(?<![\p{L}-])(?:no-(?:peel|pulp|boil|bake|cook)|(?:bone|skin|shell|tail|head|stem)-(?:in|on|off))(?![\p{L}-])/giu

/** What stands for a kind of food that no name of the table fits: any stock is near chicken stock. */
function ofKind(tokens: readonly string[]): HeadFood | undefined {
  if (tokens.some(isDenial)) return undefined
  for (let head = tokens.length - 1; head >= 0; head -= 1) {
    const word = tokens[head] ?? ''
    const food = kindFood(word, tokens[head - 1])
    if (!food && knownFood(word).food) return undefined
    if (food) return { food, aside: tokens.filter((_, at) => at !== head).join(' '), confidence: 'stand-in' }
    if (!isPlainWord(word)) return undefined
  }
  return undefined
}

/** 'Violife cheddar shreds' by the plant kind of what the maker imitates. */
function ofPlants(text: string, brand: { start: number; end: number }): HeadFood | undefined {
  const rest = foodWords(text.slice(brand.end))
  for (let from = 0; from < Math.min(rest.length, 6); from += 1)
    for (let to = rest.length; to > from; to -= 1) {
      const name = rest.slice(from, to).join(' ')
      const food = foodCalled(`vegan ${name}`)
      if (food) return { food, aside: text.slice(brand.start, brand.end), confidence: 'likely' }
    }
  return undefined
}

/** The words of the name itself: before 'with' and the like, and behind 'piece of'. */
function nameOf(index: FoodIndex, tokens: readonly string[]): { own: readonly string[]; behind: readonly string[] } {
  const at = tokens.findIndex((token, place) => place > 0 && openers.has(token))
  const own = at > 0 ? tokens.slice(0, at) : tokens
  const behind = at > 0 ? tokens.slice(at) : []
  const of = own.indexOf('of')
  if (of < 1) return { own, behind }
  const [left, right] = [own.slice(0, of), own.slice(of + 1)]
  const isPart = left.some((token) => namesOf(index).heads.has(token) && !measures.has(token))
  // 'Boned shoulder of veal' is veal shoulder, 'a portion of salmon' is salmon.
  return { own: isPart ? [...right, ...left] : right, behind }
}
const openers = wordSet('with in from for to at on into without per plus about made until if that which such like as')
const measures = wordSet(
  'piece portion slice disc corner sheet strip strand shaving stick leaf can jar block bar ball cube square',
)

interface Candidate {
  food: Food
  /** Places of the words of its name; the last is the head. */
  places: readonly number[]
}

function atHead(index: FoodIndex, tokens: readonly string[]): HeadFood | undefined {
  let best: (HeadFood & { score: number }) | undefined
  for (let head = tokens.length - 1; head >= 0; head -= 1) {
    const found = longestName(index, tokens, head)
    if (found) {
      const read = weighed(index, tokens, found)
      // Of names that are as long the earlier: behind it stands the word for its kind, as in 'spaghetti noodles'.
      const score = found.places.length - 10 * confidences.indexOf(read?.confidence ?? 'none')
      if (read && (!best || score >= best.score)) best = { ...read, score }
    }
  }
  return best && { food: best.food, aside: best.aside, confidence: best.confidence }
}
const confidences: readonly string[] = ['sure', 'likely', 'stand-in', 'none']

/** The name with most words that ends at this word, its words in order but not always side by side: 'short-grain white rice'. */
function longestName(index: FoodIndex, tokens: readonly string[], head: number): Candidate | undefined {
  const word = tokens[head] ?? ''
  const { heads } = namesOf(index)
  let best: Candidate | undefined
  for (const { food, words } of index.byWord.get(word) ?? []) {
    if (words.at(-1) !== word || words.length > head + 1 || (best && words.length < best.places.length)) continue
    const places = placesOf(words, tokens, head, heads)
    // Of names that are as long the closer: 'clotted cream ice cream' is ice cream.
    if (places && (!best || places.length > best.places.length || (places[0] ?? 0) > (best.places[0] ?? 0)))
      best = { food, places }
  }
  return best
}

/** Between the words of a name no other food may stand: 'soy balsamic sauce' is no soy sauce. */
function placesOf(
  words: readonly string[],
  tokens: readonly string[],
  head: number,
  foods: ReadonlySet<string>,
): readonly number[] | undefined {
  const places = [head]
  let at = head - 1
  for (let word = words.length - 2; word >= 0; word -= 1) {
    while (at >= 0 && tokens[at] !== words[word] && (!foods.has(tokens[at] ?? '') || isQuality(tokens[at] ?? '')))
      at -= 1
    if (at < 0 || tokens[at] !== words[word]) return undefined
    places.unshift(at)
    at -= 1
  }
  return places
}

/** The food with what its other words make of it; none where a word denies it, or where what stands behind the head is no word for it. */
function weighed(index: FoodIndex, tokens: readonly string[], { food, places }: Candidate): HeadFood | undefined {
  const head = places.at(-1) ?? 0
  if (!tokens.slice(head + 1).every((token) => leavesFood(token, food) || tailsOf(food).has(token))) return undefined
  const names = namesOf(index)
  const others = tokens.filter((_, at) => at < head && !places.includes(at))
  let worst: Bearing = 'quality'
  for (const token of others) {
    const bearing = bearingOf(token, food, places.length === 1 ? tokens[head] : undefined, names)
    if (bearings.indexOf(bearing) > bearings.indexOf(worst)) worst = bearing
  }
  if (worst === 'denial') return undefined
  const confidence = worst === 'quality' ? 'sure' : worst === 'kind' ? 'likely' : 'stand-in'
  return { food, aside: others.filter((token) => !leavesFood(token, food)).join(' '), confidence }
}

/** Words that name a food, alone or at the end of its name, and all words of names. */
const namesOf = rememberedFor((index: FoodIndex): WordsOfNames => {
  const { byWord, vocabulary } = index
  const heads = new Set<string>()
  for (const [word, named] of byWord) if (named.some(({ words }) => words.at(-1) === word)) heads.add(word)
  return {
    heads,
    all: vocabulary,
    isNear: remembered((word) => isNearWord(index, word), { bytes: 200_000, size: () => 8 }),
  }
})
