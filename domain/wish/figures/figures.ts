import { eatersAt, eaterWords } from '#domain/wish/figures/eaters.ts'
import type { Figure } from '#domain/wish/figures/figure.ts'
import { isOfSome } from '#domain/wish/figures/mixed-table.ts'
import { numberAt, wordAt } from '#domain/wish/figures/numbers.ts'
import { nutrientFigure, nutrientFirst } from '#domain/wish/figures/nutrient-figure.ts'
import { cutAt, yieldAt } from '#domain/wish/figures/yield-figure.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** The figure that begins at a place among words: '20 minutes', 'half an hour', '$10 a person', 'for two'. */
export function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const figure =
    cutAt(tokens, at) ??
    eatersAt(tokens, at) ??
    hourAt(tokens, at) ??
    moneyAt(tokens, at) ??
    amountAt(tokens, at) ??
    yieldAt(tokens, at) ??
    nutrientFirst(tokens, at, boundAt)
  const [one, two] = [0, 1].map((ahead) => wordAt(tokens, at + (figure?.length ?? 0) + ahead))
  // 'or less' belongs to the figure: what comes after it is not to be less
  const isBounded = one === 'or' && /^(?:less|fewer|under|below|more|above|over)$/.test(two ?? '')
  return figure && isBounded ? { ...figure, length: figure.length + 2 } : figure
}

function hourAt(tokens: readonly Token[], at: number): Figure | undefined {
  for (const [words, minutes] of hourPhrases) {
    if (words.every((word, index) => wordAt(tokens, at + index) === word)) {
      const bound = isSpentElsewhere(tokens, at, at + words.length) ? 'least' : boundAt(tokens, at)
      return { of: 'minutes', value: minutes, bound, length: words.length }
    }
  }
  return undefined
}
const hourPhrases: readonly (readonly [readonly string[], number])[] = (
  [
    ['an hour and a half', 90],
    ['one and a half hours', 90],
    ['three quarters of an hour', 45],
    ['quarter of an hour', 15],
    ['a quarter hour', 15],
    ['half an hour', 30],
    ['half hour', 30],
    ['half a hour', 30],
    ['half hr', 30],
    ['half an hr', 30],
    ['couple of hours', 120],
    ['couple hours', 120],
    ['demi heure', 30],
    ['media hora', 30],
    ['mezz ora', 30],
    ['mezzora', 30],
    ['aadhe ghante', 30],
    ['in an hour and a half', 90],
    ['in half an hour', 30],
    ['in an hour', 60],
    ['an hour', 60],
    ['one hour', 60],
    ['une heure', 60],
    ['una hora', 60],
    ['un ora', 60],
    ['couple of minutes', 10],
    ['few minutes', 15],
  ] as const
).map(([phrase, minutes]) => [phrase.split(' '), minutes])

function moneyAt(tokens: readonly Token[], at: number): Figure | undefined {
  const note = notes.get(wordAt(tokens, at))
  if (note) return { ...money(tokens, at, note, 1), foreign: true }
  if (!/^[$€£]$/.test(wordAt(tokens, at))) return undefined
  const number = numberAt(tokens, at + 1)
  const figure = number && money(tokens, at, number.value, number.length + 1)
  return figure && wordAt(tokens, at) !== '$' ? { ...figure, foreign: true } : figure
}

const notes: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['tenner', 10],
])

function money(tokens: readonly Token[], at: number, value: number, length: number): Figure {
  const [one, two] = [wordAt(tokens, at + length), wordAt(tokens, at + length + 1)]
  const bound = boundAt(tokens, at)
  if ((one === 'per' || one === 'a' || one === 'each') && heads.has(two)) {
    return { of: 'budget each', value, bound, length: length + 2 }
  }
  if (one === 'each' || one === 'pp') return { of: 'budget each', value, bound, length: length + 1 }
  return { of: 'budget', value, bound, length }
}
const heads: ReadonlySet<string> = new Set(['person', 'head', 'serving', 'portion', 'plate', 'pop', 'bowl', 'meal'])

/** A number and what it counts. */
function amountAt(tokens: readonly Token[], at: number): Figure | undefined {
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const { length } = number
  const unit = wordAt(tokens, at + length)
  const next = wordAt(tokens, at + length + 1)
  const isElsewhere = isSpentElsewhere(tokens, at, at + length + 1)
  const bound = isElsewhere ? 'least' : boundAt(tokens, at, at + length + 1)
  const value = number.value
  if (minuteWords.has(unit)) return { of: 'minutes', value, bound, length: length + 1 }
  if (hourWords.has(unit)) {
    const rest = next === 'and' ? numberAt(tokens, at + length + 2) : numberAt(tokens, at + length + 1)
    const from = at + length + (next === 'and' ? 2 : 1)
    const extra = rest && minuteWords.has(wordAt(tokens, from + rest.length)) ? rest : undefined
    const minutes = value * 60 + (extra?.value ?? 0)
    return { of: 'minutes', value: minutes, bound, length: extra ? from + extra.length + 1 - at : length + 1 }
  }
  if (calorieWords.has(unit)) return { of: 'calories', value, bound, length: length + 1 }
  if (moneyWords.has(unit)) {
    const figure = money(tokens, at, value, length + 1)
    return /^(?:euros?|eur|quid|gbp)$/.test(unit) ? { ...figure, foreign: true } : figure
  }
  if (/^ingredients?$|^ingredientes$|^ingredienti$|^items?$|^things$/.test(unit) && !isOfDishes(tokens, at)) {
    return { of: 'ingredients', value, bound, length: length + 1 }
  }
  if (/^(?:simple|basic|main|common|pantry|total)$/.test(unit) && /^ingredients?$/.test(next)) {
    return { of: 'ingredients', value, bound, length: length + 2 }
  }
  if (eaterWords.has(unit) && Number.isInteger(value)) return { of: 'servings', value, bound, length: length + 1 }
  // one of us who is vegan is not the only one to eat
  if (unit === 'of' && next === 'us' && Number.isInteger(value) && !isOfSome(tokens, at))
    return { of: 'servings', value, bound, length: length + 2 }
  const counted = nutrientFigure(tokens, at + length, { value, bound: boundAt(tokens, at, at + length + 1) })
  return counted && { ...counted, length: length + counted.length }
}

/** 'I can cook maybe four things': dishes, and not what is in one. */
function isOfDishes(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((back) => cooks.has(wordAt(tokens, at - back)))
}
const cooks: ReadonlySet<string> = new Set(['cook', 'make', 'bake', 'cooking', 'making', 'baking'])

/** Hours of a drive, a wait or a shift, that nobody cooks in. */
function isSpentElsewhere(tokens: readonly Token[], at: number, end: number): boolean {
  const before = Array.from({ length: 4 }, (_, back) => wordAt(tokens, at - 1 - back))
  return (
    before.some((word) => journeys.has(word)) || [0, 1, 2].some((ahead) => journeys.has(wordAt(tokens, end + ahead)))
  )
}
const journeys: ReadonlySet<string> = new Set(
  'drive drives driving travel travels traveling travelling car train bus coach plane flight flying journey trip commute shift wait waiting walk hike hiking away ago late early backpack rucksack bag boot trunk cooler fridge beforehand'.split(
    ' ',
  ),
)

const minuteWords: ReadonlySet<string> = new Set(
  'min mins minute minutes minuto minutos minuti minuten minit mns'.split(' '),
)
const hourWords: ReadonlySet<string> = new Set(
  'hour hours hr hrs h heure heures hora horas ore stunden stunde ghante'.split(' '),
)
const calorieWords: ReadonlySet<string> = new Set(
  'calorie calories cal cals kcal kcals calorias calorie kalorien cals'.split(' '),
)
const moneyWords: ReadonlySet<string> = new Set(
  'dollar dollars bucks buck usd euro euros eur quid gbp dolares'.split(' '),
)

/** Before or after the figure: 'under', 'at least', 'or less'. */
function boundAt(tokens: readonly Token[], at: number, end = at): Figure['bound'] {
  const before = [wordAt(tokens, at - 3), wordAt(tokens, at - 2), wordAt(tokens, at - 1)].join(' ')
  const after = [wordAt(tokens, end), wordAt(tokens, end + 1)].join(' ')
  if (isDeniedMore(tokens, at)) return 'most'
  if (/\b(?:at least|no less than|minimum|min of|above)$|(?<!not |no )\b(?:over|more than)$/.test(before))
    return 'least'
  if (/^(?:or (?:more|above|over)|at least|plus|minimum)/.test(after)) return 'least'
  if (mostWords.test(before) || /^(?:or (?:less|fewer|under|below)|max|maximum|tops|at most|limit)/.test(after))
    return 'most'
  return 'about'
}

/** 'I can't spend more than', 'nothing that takes longer than'. */
function isDeniedMore(tokens: readonly Token[], at: number): boolean {
  const before = Array.from({ length: 8 }, (_, back) => wordAt(tokens, at - 8 + back)).join(' ')
  return deniedMore.test(before)
}
const deniedMore =
  /\b(?:not|no|nothing|never|cannot|cant|dont|wont|doesnt|shouldnt|havent|without)\b(?: \w+){0,5} (?:over|above|more than|longer than)$/
const mostWords =
  /(?:\b(?:under|below|within|max|maximum|maximum of|max of|most|than|exceed|exceeding|over|above|up to|only|moins de|menos de|less|beneath|limit|unter|sous|sotto)|[<≤])$/
