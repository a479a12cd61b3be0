import type { Food } from '#domain/food/food.ts'
import type { Mention } from '#domain/food/mentions/mentions.ts'
import { wordSet } from '#domain/plain-text.ts'
import { tokens } from '#domain/text/tokens.ts'

/** What a title says of itself as a whole, each as the places of words among all of its words. */
export interface TitleHead {
  /** The last word of what is made. */
  last: string
  /** From here on it is told what the dish is for. */
  forFrom: number
  /** Its last word, where that is something to be put on other food: 'Steak Marinade'. */
  isPutOn: boolean
  lastAt: number
}

export function headOf(title: string): TitleHead {
  const [first = ''] = title.split(ends)
  const head = first.replace(/ recipes?$/, '')
  const words = tokens(head)
  const all = tokens(title)
  const isPart = words.some(({ stem }) => parts.has(stem))
  const forAt = all.findIndex(({ word }) => word === 'for')
  return {
    last: words.at(-1)?.stem ?? '',
    forFrom: isPart && forAt >= 0 ? forAt : all.length,
    isPutOn: putOn.has(words.at(-1)?.stem ?? ''),
    lastAt: words.length - 1,
  }
}

/** 'Garam Masala', 'Sourdough Bread', 'Chicken Stock': what the title ends with is what is made. */
export function isTheDish({ words, foods }: Mention, { last }: TitleHead): boolean {
  return last === words.split(' ').at(-1) && foods.some(({ aisle }) => !rawAisles.has(aisle))
}
const rawAisles: ReadonlySet<Food['aisle']> = new Set(['Produce', 'Meat', 'Seafood', 'Nuts & Seeds'])

/** What a sauce is for, and what is laid into a marinade: 'Sauce for Fish Sticks', 'Steak Marinade'. */
export function isWhatItIsFor({ place, stems, foods }: Mention, { forFrom, isPutOn, lastAt }: TitleHead): boolean {
  if (place > forFrom) return true
  return isPutOn && place + stems.length === lastAt && foods.some(isLaidIn)
}

function isLaidIn({ roles, facts }: Food): boolean {
  return roles.includes('protein') && (facts.has('meat') || facts.has('fish') || facts.has('soy'))
}

/** Where the words for what is made end. */
const ends = / (?:with|and|on|over|in|or|for|from|without) |[(:,]/
const parts = wordSet(
  'sauce marinade rub brine seasoning dressing glaze frosting icing filling topping dip gravy batter breading crust dough mix spice relish salsa',
)
const putOn = wordSet('marinade rub brine seasoning batter breading')
