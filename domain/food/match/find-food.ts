import { withoutMaker } from '#domain/food/allergens/plant-brands.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { changers, deniers, isMaker, isPlainWord, isQuality, leavesFood } from '#domain/food/line/words/line-words.ts'
import { canBegin, type FoodIndex, indexFoods } from '#domain/food/match/food-index.ts'
import { foodWords, wordsKey } from '#domain/food/match/food-words.ts'
import { isSlip, nearestFood } from '#domain/food/match/nearest-food.ts'
import { wordSet } from '#domain/plain-text.ts'
import { remembered } from '#domain/remembered.ts'

/** `exact` when the words are a name of the food and nothing else. `nearest` is offered, never taken, where no food is found. */
export interface FoundFood {
  food?: Food
  nearest?: Food
  exact: boolean
}

/**
 * The food that words name. The longest name wins, and the words beside it must leave the food what it is:
 * 'finely chopped red onion' is onion, 'rice vinegar' never rice. What is not surely a food of the table is none.
 */
export function findFood(words: string): FoundFood {
  const known = knownFood(words)
  return known.food ? known : { ...known, nearest: nearestFood(tableIndex(), tokensOf(words.slice(0, longestText))) }
}

/** The food that the words are a name of, and nothing else: where they say more, none is looked for. */
export function foodCalled(words: string): Food | undefined {
  return tableIndex().byKey.get(wordsKey(tokensOf(words.slice(0, longestText))))
}

/** As `findFood`, without looking for the nearest: for asking whether words are a food at all. */
export function knownFood(words: string): FoundFood {
  return lookUpTable(words.slice(0, longestText))
}
const lookUpTable = remembered((words) => lookUp(tableIndex(), words), { bytes: 4_000_000, size: () => 64 })

/** Whether every one of the words stands in the name of some food of the table, or together they name one. */
export function isOfFoods(words: string): boolean {
  const { vocabulary } = tableIndex()
  return foodWords(words).every((word) => vocabulary.has(word)) || knownFood(words).food !== undefined
}

/** Every word that stands in the name of some food, as `foodWords` reads them. */
export function wordsOfFoods(): ReadonlySet<string> {
  return tableIndex().vocabulary
}

/** As `findFood`, in an index of any foods. */
export function findFoodIn(index: FoodIndex, words: string): FoundFood {
  const known = lookUp(index, words)
  return known.food ? known : { ...known, nearest: nearestFood(index, tokensOf(words)) }
}

function lookUp(index: FoodIndex, words: string): FoundFood {
  const tokens = tokensOf(words)
  if (tokens.length === 0) return { exact: false }
  const whole = index.byKey.get(wordsKey(tokens))
  if (whole) return { food: whole, exact: true }
  const own = foodWords(withoutMaker(words).rest).slice(0, longest)
  const food = within(index, own) ?? branded(index, words)
  return food ? { food, exact: false } : { exact: false }
}

function tokensOf(words: string): readonly string[] {
  return foodWords(words).slice(0, longest)
}

/** Words of a name that are looked at, and letters. */
const longest = 16
const longestText = 300
let table: FoodIndex | undefined

/** Every food of the table by every name. */
export function tableIndex(): FoodIndex {
  table ??= indexFoods(foods.values())
  return table
}

function within(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  if (tokens.length === 2 && leftOn.has(tokens[0] ?? '') && holders.has(tokens[1] ?? '')) return undefined
  const named = longestName(index, tokens)
  if (named) return named
  const telling = tokens.filter((token) => !isPlainWord(token))
  if (isJoined(tokens)) return partOf(index, tokens) ?? heldIn(index, tokens)
  if (telling.length > 0 && telling.length < tokens.length) {
    const food = index.byKey.get(wordsKey(telling)) ?? longestName(index, telling)
    if (food) return food
  }
  const broken = withoutOne(index, tokens)
  if (broken) return broken
  const bare = tokens.filter((token) => !isQuality(token))
  const food = bare.length > 0 && bare.length < tokens.length ? index.byKey.get(wordsKey(bare)) : undefined
  if (food && tokens.every((token) => bare.includes(token) || leavesFood(token, food))) return food
  return variety(index, telling) ?? partOf(index, tokens) ?? heldIn(index, tokens)
}

/** 'all-purpose unbleached flour': a name with one plain word in its middle, though 'all' is a plain word elsewhere. */
function withoutOne(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (!isPlainWord(tokens[at] ?? '')) continue
    const rest = tokens.filter((_, place) => place !== at)
    const food = index.byKey.get(wordsKey(rest)) ?? longestName(index, rest)
    if (food) return food
  }
  return undefined
}

/** Whether a small word joins two that tell: 'tomatoes with juice' is no tomato juice. */
function isJoined(tokens: readonly string[]): boolean {
  const at = tokens.findIndex((token) => joiners.has(token))
  if (at < 0) return false
  return tokens.slice(0, at).some((token) => !isQuality(token)) && tokens.slice(at).some((token) => !isQuality(token))
}
const joiners = new Set(['with', 'in', 'from', 'of', 'at', 'for', 'to', 'into', 'and', 'or', 'plus'])

/** The longest name that stands in the words, when every other word leaves the food what it is. */
function longestName(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  const taken: Named[] = []
  for (const named of namesIn(index, tokens)) {
    const { start, end, food } = named
    if (taken.some((other) => start >= other.start && end <= other.end)) continue
    if (tokens.every((token, at) => (at >= start && at < end) || leavesFood(token, food) || isMaker(token))) return food
    taken.push(named)
  }
  return undefined
}

interface Named {
  readonly start: number
  readonly end: number
  readonly food: Food
}

/** Every name that stands in the words, the longest first, of two of a length the later. */
function namesIn(index: FoodIndex, tokens: readonly string[]): Named[] {
  const found: Named[] = []
  for (let start = tokens.length - 1; start >= 0; start -= 1) {
    let key = ''
    for (let end = start + 1; end <= tokens.length; end += 1) {
      key += tokens[end - 1]
      if (!canBegin(index, key)) break
      const food = index.byKey.get(key)
      if (food) found.push({ start, end, food })
    }
  }
  return found.sort((one, other) => other.end - other.start - (one.end - one.start))
}

/** 'Cherokee tomatoes' are tomatoes: a kind of fruit or vegetable whose own name no other food and no dish shares. */
function variety(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  for (let start = 1; start < tokens.length; start += 1) {
    const food = index.byKey.get(wordsKey(tokens, start))
    if (!food) continue
    const grown = food.aisle === 'Produce' && food.madeOf.length === 0 && varied.has(tokens.at(-1) ?? '')
    const isKind = (token: string) =>
      token.length > 2 && isName(index, token) && !otherFruits.has(token) && !isSlip(index, token)
    return grown && tokens.slice(0, start).every((token) => isKind(token) || leavesFood(token, food)) ? food : undefined
  }
  return undefined
}

/**
 * 'Simply Nature Organic Extra-Virgin Olive Oil': capitals that no food is named by, before a name. A name of one word needs two such
 * words, and may not be one that makes another food of what stands before it: 'Shea Butter' is no butter.
 */
function branded(index: FoodIndex, text: string): Food | undefined {
  const found = /^((?:(?:\p{Lu}[\p{L}'’&.-]*|\d+%)\s+){1,6})(\S.*)$/u.exec(text)
  if (!found) return undefined
  const said = foodWords(text)
  for (let start = 1; start < Math.min(said.length, 7); start += 1) {
    const before = said.slice(0, start)
    const food = index.byKey.get(wordsKey(said, start))
    if (!food) continue
    const isMade =
      foodWords(found[1] ?? '').length >= start &&
      before.every((word) => isPlainWord(word) || makerWords.has(word) || isName(index, word))
    const isSingle = start === said.length - 1
    return isMade && (!isSingle || (start > 1 && !changers.has(said[start] ?? ''))) ? food : undefined
  }
  return undefined
}
/** Words of makers' names that also stand in names of foods. */
const makerWords = wordSet(
  'kitchen king friendly farm grove house harvest valley nature happy brand market mill garden select selected specially pride country simply range free',
)

function isName(index: FoodIndex, word: string): boolean {
  return word.length > 1 && !index.vocabulary.has(word) && !changers.has(word) && !deniers.has(word)
}

/** What grows in many kinds, each with a name of its own. */
const varied = wordSet(
  'tomato potato apple pear plum peach apricot grape cherry berry orange lemon lime mandarin melon watermelon mango banana fig date onion shallot carrot cucumber zucchini eggplant squash pumpkin cabbage lettuce kale spinach radish beet turnip chili pepper avocado olive mushroom garlic leek asparagus',
)
/** 'custard apple' and 'prickly pear' are no apple and no pear. */
const otherFruits = wordSet(
  'custard rose star wood thorn love prickly cactus balsam sea horse water ground bitter dragon passion monk tree',
)

/** 'leg of lamb' is lamb leg. */
function partOf(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  const from = tokens.indexOf('from')
  // 'juice from fresh lemon', but not 'water from the pasta'.
  const of = from > 0 && parts.has(tokens[from - 1] ?? '') ? from : tokens.indexOf('of')
  if (of < 1) return undefined
  const turned = [...tokens.slice(of + 1), ...tokens.slice(0, of)]
  return turned.includes('of') ? undefined : (index.byKey.get(wordsKey(turned)) ?? longestName(index, turned))
}

/** 'tuna in olive oil' is tuna; what it lies in stays in the words of the line. */
function heldIn(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  // 'bone-in' and 'skin-on' say how a cut is sold
  const at = tokens.findIndex((token, place) => place > 0 && holders.has(token) && !leftOn.has(tokens[place - 1] ?? ''))
  if (at < 1) return undefined
  if (tokens.some((token) => deniers.has(token))) return undefined
  const held = tokens.slice(0, at)
  return index.byKey.get(wordsKey(held)) ?? longestName(index, held)
}

const parts = new Set(['juice', 'zest', 'rind'])
const leftOn = new Set(['bone', 'skin', 'shell', 'tail', 'head', 'stem'])
const holders = new Set(['in', 'packed', 'with', 'from', 'on'])
