import { wordSet } from '#domain/plain-text.ts'
import type { Figure } from '#domain/wish/figures/figure.ts'
import { numberAt, wordAt } from '#domain/wish/figures/numbers.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** How much is to come of it, where words say so at a place: 'cuts into 24', '3 dozen', 'about 20 sausage rolls', 'a gallon'. */
export function yieldAt(tokens: readonly Token[], at: number): Figure | undefined {
  return batchAt(tokens, at) ?? dozensAt(tokens, at) ?? piecesAt(tokens, at) ?? volumeAt(tokens, at)
}

function pieces(value: number, length: number): Figure | undefined {
  const isWhole = Number.isInteger(value) && value >= 1 && value <= mostPieces
  return isWhole ? { of: 'pieces', value, bound: 'about', length } : undefined
}
const mostPieces = 144

/** 'Cuts into 24', 'makes about 30'; 'makes 2 trays' counts something else, and 'makes 8' says for how many. */
export function cutAt(tokens: readonly Token[], at: number): Figure | undefined {
  if (!makingVerbs.has(wordAt(tokens, at))) return undefined
  let from = at + 1
  while (loosely.has(wordAt(tokens, from))) from += 1
  const number = numberAt(tokens, from)
  const end = from + (number?.length ?? 0)
  const isOver = !tokens[end] || Boolean(tokens[end].after)
  const isCut = cutting.has(wordAt(tokens, at)) || (number?.value ?? 0) > mostEaters
  const isCounted = (isOver && isCut) || pieceWords.has(wordAt(tokens, end))
  return number && isCounted ? pieces(number.value, end - at) : undefined
}
const mostEaters = 20
const cutting = wordSet('cut cuts yield yields yielding')

/** 'A batch of 10' is for so many, and one of 30 cookies is counted. */
function batchAt(tokens: readonly Token[], at: number): Figure | undefined {
  if (wordAt(tokens, at) !== 'batch' || wordAt(tokens, at + 1) !== 'of') return undefined
  const number = numberAt(tokens, at + 2)
  const end = at + 2 + (number?.length ?? 0)
  if (!number || !Number.isInteger(number.value) || (tokens[end] && !tokens[end].after)) return undefined
  return { of: 'servings', value: number.value, bound: 'about', length: end - at }
}

function dozensAt(tokens: readonly Token[], at: number): Figure | undefined {
  const number = numberAt(tokens, at)
  const isDozens = number && /^dozens?$/.test(wordAt(tokens, at + number.length - 1))
  if (!isDozens || notBaked.has(wordAt(tokens, at + number.length))) return undefined
  return pieces(number.value, number.length)
}

/** 'About 20 little sausage rolls': the number alone is the figure, and what it counts is the dish. */
function piecesAt(tokens: readonly Token[], at: number): Figure | undefined {
  const number = numberAt(tokens, at)
  if (!number || number.value < fewestPieces) return undefined
  const end = at + number.length
  const counted = [0, 1, 2].find((ahead) => pieceWords.has(wordAt(tokens, end + ahead)))
  if (counted === undefined) return undefined
  const isOneName = tokens
    .slice(end, end + counted + 1)
    .every(({ after, word }) => !after && !/^\d|^(?:and|for|of)$/.test(word))
  return isOneName ? pieces(number.value, number.length) : undefined
}
const fewestPieces = 6

/** 'A gallon', 'two quarts', 'a pitcher of sangria'; a gallon of milk is what there is. */
function volumeAt(tokens: readonly Token[], at: number): Figure | undefined {
  const half = wordAt(tokens, at) === 'half' ? 1 : 0
  const number = numberAt(tokens, at + half)
  const article = /^an?$/.test(wordAt(tokens, at + half)) ? 1 : 0
  const unitAt = at + half + (number?.length ?? article)
  const milliliters = volumes.get(wordAt(tokens, unitAt).replace(/s$/, ''))
  if (milliliters === undefined || unitAt === at) return undefined
  const next = wordAt(tokens, unitAt + 1)
  if (next === 'of' && ![2, 3, 4].some((ahead) => poured.test(wordAt(tokens, unitAt + ahead)))) return undefined
  if (next !== 'of' && tokens[unitAt + 1] && !tokens[unitAt + 1]?.after && !follows.has(next)) return undefined
  return {
    of: 'milliliters',
    value: (half ? 0.5 : 1) * (number?.value ?? 1) * milliliters,
    bound: 'about',
    length: unitAt + 1 - at + (next === 'of' ? 1 : 0),
  }
}

const volumes: ReadonlyMap<string, number> = new Map([
  ['gallon', 3785],
  ['pitcher', 1890],
  ['jug', 1890],
  ['quart', 946],
  ['liter', 1000],
  ['litre', 1000],
])
const poured =
  /^(?:lemonades?|limeades?|teas?|sangria|punch|margaritas?|mojitos?|coffees?|cocoa|eggnog|nog|cocktails?|mocktails?|drinks?|horchata|agua|squash|cordial|soups?|chili|slush)$/
const follows = wordSet('for to or and so total please in at of')
const makingVerbs = wordSet('cut cuts make makes making yield yields yielding')
const loosely = wordSet('into in to about around roughly approx approximately at least exactly me us up')
const notBaked = wordSet('egg eggs oysters clams roses people guests of friends kids adults')
const pieceWords = wordSet(
  `cookies biscuits brownies blondies squares bars rolls buns balls bites pieces portions slices cupcakes muffins scones meatballs truffles pasties
  empanadas samosas turnovers tarts tartlets macarons macaroons pinwheels doughnuts donuts pretzels bagels dumplings wontons gyoza pierogi pierogies
  fritters croquettes arancini sliders flapjacks shortbreads crackers puffs parcels`,
)
