import { isBoundNutrient } from '#domain/options/nutrient-bounds.ts'
import type { BoundNutrient, NutrientBound } from '#domain/options/wish.ts'
import type { Figure } from '#domain/wish/figures/figure.ts'
import { numberAt, wordAt } from '#domain/wish/figures/numbers.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/**
 * What a number counts of a serving, from the word after the number on: 'g of protein', 'mg sodium', 'grams of saturated fat'; a limit in bare milligrams is one of sodium. Of what is a food
 * as well, such as sugar, only where the words set it a bound: who has 200 g of sugar at home says nothing of a serving.
 */
export function nutrientFigure(
  tokens: readonly Token[],
  at: number,
  { value, bound }: Pick<Figure, 'value' | 'bound'>,
): Figure | undefined {
  const unit = units.get(wordAt(tokens, at))
  if (unit === undefined) return undefined
  const from = wordAt(tokens, at + 1) === 'of' ? at + 2 : at + 1
  const found = nutrientAt(tokens, from)
  // of a serving nobody counts milligrams of anything else
  const isBareSodium = !found && unit < 1 && bound === 'most'
  if (isBareSodium) return { of: 'sodium', value, bound, length: 1 }
  if (found) return figureOf(found, { value: value * unit, bound, length: from + found.length - at })
  const isBare =
    (tokens[at + 1]?.after ?? '') !== '' || /^(?:at|or|min|minimum|max|maximum)?$/.test(wordAt(tokens, at + 1))
  const before = isBare && bound !== 'about' ? namedBefore(tokens, at) : undefined
  return before && figureOf(before, { value: value * unit, bound, length: 1 })
}

/** 'High protein vegan dinner, 40g at least': the nutrient that the same words named a little earlier. */
function namedBefore(tokens: readonly Token[], at: number): Counted | undefined {
  for (let place = at - 1; place >= Math.max(0, at - mostBetween); place -= 1) {
    const named = nutrientAt(tokens, place)
    if (named && !named.isFood) return named
  }
  return undefined
}
const mostBetween = 7

/** The same where the nutrient is said first: 'sodium under 400 mg', 'carbs 30 g max'. */
export function nutrientFirst(
  tokens: readonly Token[],
  at: number,
  boundAt: (tokens: readonly Token[], at: number, end: number) => Figure['bound'],
): Figure | undefined {
  const found = nutrientAt(tokens, at)
  if (!found) return undefined
  let place = at + found.length
  while (place - at < found.length + 3 && between.has(wordAt(tokens, place))) place += 1
  const number = numberAt(tokens, place)
  const unit = number && units.get(wordAt(tokens, place + number.length))
  if (!number || unit === undefined) return undefined
  const end = place + number.length + 1
  return figureOf(found, { value: number.value * unit, bound: boundAt(tokens, place, end), length: end - at })
}
const between: ReadonlySet<string> = new Set(
  'is be to at of no not under below less than max maximum most least over above more up within around about'.split(
    ' ',
  ),
)

function nutrientAt(tokens: readonly Token[], at: number): (Counted & { readonly length: number }) | undefined {
  const kind = wordAt(tokens, at)
  const ahead = /^(?:net|total|dietary|saturated|sat)$/.test(kind) ? 1 : 0
  const what = nutrients.get(wordAt(tokens, at + ahead))
  if (!what) return undefined
  const length = ahead + 1
  if (kind === 'net') return what.nutrient === 'carbs' ? { ...what, nutrient: 'netCarbs', length } : undefined
  const isSaturated = ahead === 1 && kind.startsWith('sat')
  if (isSaturated) return what.nutrient === 'fat' ? { nutrient: 'saturatedFat', means: 'most', length } : undefined
  return { ...what, length }
}

function figureOf(
  { nutrient, means, isFood, share = 1 }: Counted,
  { value, bound, length }: Pick<Figure, 'value' | 'bound' | 'length'>,
): Figure | undefined {
  if (isFood && bound === 'about') return undefined
  const grams = value * share
  return {
    of: nutrient,
    value: nutrient === 'sodium' ? Math.round(grams * 1000) : grams,
    bound: bound === 'about' ? means : bound,
    length,
  }
}

/** What figures bind of a serving: the first bound of each nutrient and side. */
export function nutrientsSaid(figures: readonly Figure[]): NutrientBound[] {
  const bounds = figures.flatMap(({ of, bound, value }) =>
    isBoundNutrient(of) && bound !== 'about' ? [{ nutrient: of, bound, value }] : [],
  )
  return bounds.filter(
    ({ nutrient, bound }, at) => bounds.findIndex((one) => one.nutrient === nutrient && one.bound === bound) === at,
  )
}

/** In grams. */
const units: ReadonlyMap<string, number> = new Map([
  ...['g', 'gr', 'gram', 'grams', 'gm', 'gms'].map((word) => [word, 1] as const),
  ...['mg', 'mgs', 'milligram', 'milligrams'].map((word) => [word, 0.001] as const),
])

interface Counted {
  readonly nutrient: BoundNutrient
  /** What a figure without 'under' or 'at least' means. */
  readonly means: 'most' | 'least'
  readonly isFood?: true
  /** Of the word that part which is the nutrient. */
  readonly share?: number
}
const nutrients: ReadonlyMap<string, Counted> = new Map<string, Counted>([
  ['protein', { nutrient: 'protein', means: 'least' }],
  ['fiber', { nutrient: 'fiber', means: 'least' }],
  ['fibre', { nutrient: 'fiber', means: 'least' }],
  ['carb', { nutrient: 'carbs', means: 'most' }],
  ['carbs', { nutrient: 'carbs', means: 'most' }],
  ['carbohydrate', { nutrient: 'carbs', means: 'most' }],
  ['carbohydrates', { nutrient: 'carbs', means: 'most' }],
  ['sodium', { nutrient: 'sodium', means: 'most' }],
  // sodium is 39.34% of salt by weight
  ['salt', { nutrient: 'sodium', means: 'most', isFood: true, share: 0.3934 }],
  ['fat', { nutrient: 'fat', means: 'most', isFood: true }],
  ['sugar', { nutrient: 'sugar', means: 'most', isFood: true }],
  ['sugars', { nutrient: 'sugar', means: 'most', isFood: true }],
])
