import type { Token } from '#domain/recipe/compose/free-text/tokens.ts'

/** A figure of a wish: minutes, calories a serving, dollars, eaters, lines of the list. */
export interface Figure {
  of: 'minutes' | 'calories' | 'budget' | 'budget each' | 'servings' | 'ingredients' | 'protein' | 'carbs'
  value: number
  /** 'most' for 'under', 'least' for 'at least'. */
  bound: 'most' | 'least' | 'about'
  length: number
}

/** The figure that begins at a place among words: '20 minutes', 'half an hour', '$10 a person', 'for two'. */
export function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  return eatersAt(tokens, at) ?? hourAt(tokens, at) ?? moneyAt(tokens, at) ?? amountAt(tokens, at)
}

function hourAt(tokens: readonly Token[], at: number): Figure | undefined {
  const bound = boundAt(tokens, at)
  for (const [words, minutes] of hourPhrases) {
    if (words.every((word, index) => wordAt(tokens, at + index) === word)) {
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
    ['couple of hours', 120],
    ['couple hours', 120],
    ['demi heure', 30],
    ['media hora', 30],
    ['mezz ora', 30],
    ['mezzora', 30],
    ['aadhe ghante', 30],
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
  if (!/^[$€£]$/.test(wordAt(tokens, at))) return undefined
  const number = numberAt(tokens, at + 1)
  return number ? money(tokens, at, number.value, number.length + 1) : undefined
}

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
  const bound = boundAt(tokens, at, at + length + 1)
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
  if (moneyWords.has(unit)) return money(tokens, at, value, length + 1)
  if (/^ingredients?$|^ingredientes$|^ingredienti$|^items?$|^things$/.test(unit)) {
    return { of: 'ingredients', value, bound, length: length + 1 }
  }
  if (/^(?:simple|basic|main|common|pantry|total)$/.test(unit) && /^ingredients?$/.test(next)) {
    return { of: 'ingredients', value, bound, length: length + 2 }
  }
  if (eaters.has(unit) && Number.isInteger(value)) return { of: 'servings', value, bound, length: length + 1 }
  if (unit === 'of' && next === 'us') return { of: 'servings', value, bound, length: length + 2 }
  return gramsAt(tokens, at, value, length)
}

/** '30g of protein', 'under 20 grams of carbs'. */
function gramsAt(tokens: readonly Token[], at: number, value: number, length: number): Figure | undefined {
  if (!/^g(?:r|rams?)?$/.test(wordAt(tokens, at + length))) return undefined
  const place = at + length + (wordAt(tokens, at + length + 1) === 'of' ? 2 : 1)
  const what = wordAt(tokens, place)
  const bound = boundAt(tokens, at)
  if (what === 'protein') return { of: 'protein', value, bound, length: place + 1 - at }
  return /^(?:net|carbs?|carbohydrates?)$/.test(what)
    ? { of: 'carbs', value, bound, length: place + 1 - at }
    : undefined
}

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
const eaters: ReadonlySet<string> = new Set(
  `people person persons serving servings portion portions adults guests eaters pax diners mouths personnes personne personas
  persone personen log logon`.split(/\s+/),
)

/** 'for two', 'feeds 6', 'just me', 'family of five'. */
function eatersAt(tokens: readonly Token[], at: number): Figure | undefined {
  const word = wordAt(tokens, at)
  const servings = (value: number, length: number): Figure => ({ of: 'servings', value, bound: 'about', length })
  for (const [phrase, value] of alone) {
    if (phrase.every((each, index) => wordAt(tokens, at + index) === each)) return servings(value, phrase.length)
  }
  if (word === 'family' || word === 'group' || word === 'party' || word === 'household') {
    const number = wordAt(tokens, at + 1) === 'of' ? numberAt(tokens, at + 2) : undefined
    return number ? servings(number.value, number.length + 2) : undefined
  }
  if (!servingVerbs.has(word)) return undefined
  const number = numberAt(tokens, at + 1)
  if (!number || !Number.isInteger(number.value) || number.value > 100) return undefined
  const next = tokens[at + 1 + number.length]
  const length = 1 + number.length
  if (next && eaters.has(next.word)) return servings(number.value, length + 1)
  if (word !== 'for' && word !== 'pour' && word !== 'para' && word !== 'per') return servings(number.value, length)
  const closes = !next || next.after !== '' || closers.has(next.word)
  return closes && number.value <= 12 ? servings(number.value, length) : undefined
}
const servingVerbs: ReadonlySet<string> = new Set(
  'for serves serve serving feeds feed feeding pour para per makes sirve'.split(' '),
)
/** What may follow 'for two' when two are people. */
const closers: ReadonlySet<string> = new Set(
  `please tonight today with without and in under that no of us my but using who at on hungry adults kids girls boys friends because
  so this tomorrow only quick i we avec sans con sin using from by`.split(/\s+/),
)
const alone: readonly (readonly [readonly string[], number])[] = (
  [
    ['just the two of us', 2],
    ['the two of us', 2],
    ['both of us', 2],
    ['my partner and i', 2],
    ['my wife and i', 2],
    ['my husband and i', 2],
    ['me and my wife', 2],
    ['me and my husband', 2],
    ['me and my girlfriend', 2],
    ['me and my boyfriend', 2],
    ['me and my partner', 2],
    ['cooking for myself', 1],
    ['cook for myself', 1],
    ['just for me', 1],
    ['only for me', 1],
    ['just me', 1],
    ['only me', 1],
    ['for one', 1],
    ['for myself', 1],
    ['by myself', 1],
    ['i live alone', 1],
  ] as const
).map(([phrase, value]) => [phrase.split(' '), value])

/** Before or after the figure: 'under', 'at least', 'or less'. */
function boundAt(tokens: readonly Token[], at: number, end = at): Figure['bound'] {
  const before = [wordAt(tokens, at - 3), wordAt(tokens, at - 2), wordAt(tokens, at - 1)].join(' ')
  const after = [wordAt(tokens, end), wordAt(tokens, end + 1)].join(' ')
  if (/\b(?:at least|no less than|minimum|min of|above)$|(?<!not |no )\b(?:over|more than)$/.test(before))
    return 'least'
  if (/^or (?:more|above|over)|^(?:plus|minimum)/.test(after)) return 'least'
  if (mostWords.test(before) || /^(?:or (?:less|fewer|under|below)|max|maximum|tops|at most|limit)/.test(after))
    return 'most'
  return 'about'
}
const mostWords =
  /(?:\b(?:under|below|within|max|maximum|maximum of|max of|most|than|exceed|exceeding|over|above|up to|only|moins de|menos de|less|beneath|limit|unter|sous|sotto)|[<≤])$/

/** A number in figures or words; of a range the mean. */
function numberAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const first = plainNumber(tokens, at)
  if (!first) return undefined
  const joint = wordAt(tokens, at + first.length)
  const gap = joint === 'to' || joint === 'or' || joint === 'and' ? 1 : 0
  // '$6, 15 minutes' are two figures
  const parted = [at + first.length, at + first.length + gap].some((next) => tokens[next]?.after)
  const second = parted ? undefined : plainNumber(tokens, at + first.length + gap)
  // '20-30', '20 to 30', 'between 400 and 500'
  const isRange =
    second &&
    second.value > first.value &&
    second.value <= first.value * 2.5 &&
    (joint !== 'and' || wordAt(tokens, at - 1) === 'between')
  return isRange ? { value: (first.value + second.value) / 2, length: first.length + gap + second.length } : first
}

function plainNumber(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const word = wordAt(tokens, at)
  if (/^\d{1,6}(?:\.\d{1,3})?$/.test(word)) return { value: Number(word), length: 1 }
  const value = numberWords.get(word)
  if (value === undefined) return undefined
  const units = value >= 20 && value < 100 ? numberWords.get(wordAt(tokens, at + 1)) : undefined
  return units !== undefined && units < 10 ? { value: value + units, length: 2 } : { value, length: 1 }
}

const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
    hundred: 100,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
  }),
)

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? ''
}
