import { manners } from '#domain/catalogue/book/kinds.ts'
import { plainWords, singular } from '#domain/catalogue/foods/food-words.ts'
import type { Order, Wish } from '#domain/options/wish.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { type MixedTable, tableOf } from '#domain/wish/figures/mixed-table.ts'
import { type Intents, noIntents } from '#domain/wish/intents.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'
import { type BareName, bareName, headName } from '#domain/wish/settled/bare-name.ts'

/** A wish whose notes were heard. Whatever composes and judges has this, and nobody reads the notes again. */
export interface HeardWish extends Order {
  intents: HeardNotes
}

/** What notes say, and what they are as a whole. */
export interface HeardNotes extends Intents {
  /** The notes, which only tell one wish from another; '' where there are none. */
  text: string
  /** Their words, in the singular: 'crispy', 'creamy'. */
  told: ReadonlySet<string>
  /** The name of a dish where they are nothing else, and the one that they begin with. */
  name: BareName | undefined
  head: BareName | undefined
  /** Needs that are not everybody's. */
  table: MixedTable | undefined
  /** Less sugar is asked for; something is celebrated; children eat. */
  isLessSweet: boolean
  isFeast: boolean
  hasChildren: boolean
}

/** The wish with its notes heard, which is done once for each wish. Takes time in proportion to the notes, and never throws. */
export const hear = rememberedFor((wish: Wish): HeardWish => {
  // in the place of the notes, so that `textOfWish` is the text of the wish itself
  const fields = Object.entries(wish).map(([field, value]) =>
    field === 'notes' ? ['intents', heardNotes(wish.notes)] : [field, value],
  )
  return Object.fromEntries(fields) as HeardWish
})

/** What a text says; one of a few words as well as a long one. */
export function heardNotes(text: string): HeardNotes {
  if (text === '') return nothingHeard
  const intents = parseNotes(text)
  return {
    ...intents,
    text,
    told: toldIn(text, intents),
    name: bareName(text),
    head: headName(text),
    table: tableOf(text),
    isLessSweet: lessSweet.test(text),
    isFeast: feast.test(text),
    hasChildren: children.test(text),
  }
}

/** Words that tell how a dish should be: none of a machine, of a dish that nobody wants, or of how what is left was cooked. */
function toldIn(text: string, intents: Intents): Set<string> {
  const { foods, dishes, machines, refusedMachines, refusedDishes, qualities } = intents
  const told = new Set(plainWords(text).map(singular))
  if (foods.some(({ leftover }) => leftover)) for (const word of cookedBefore) told.delete(word)
  // what is shredded is the cheese
  const ofFoods = foods.flatMap(({ words }) => plainWords(words).map(singular).slice(0, -1))
  for (const word of ofFoods) if (manners.has(word)) told.delete(word)
  // what is baked for tea is no pasta bake
  if (intents.types.includes('Dessert')) told.delete('bake')
  // nor is who hates spicy food told of as spicy
  if (intents.moods.has('mild')) told.delete('spicy')
  const denied = qualities.filter(({ isDenied }) => isDenied).map(({ word }) => word)
  const others = [...machines, ...refusedMachines, ...denied, ...refusedDishes.map(({ words }) => words)]
  const named = new Set(dishes.flatMap(({ words }) => plainWords(words).map(singular)))
  for (const word of others.flatMap((words) => plainWords(words).map(singular))) if (!named.has(word)) told.delete(word)
  return told
}

const cookedBefore = ['roast', 'roasted', 'grilled', 'fried', 'braised', 'baked', 'pulled', 'steamed']

/** Of a wish without notes. */
export const nothingHeard: HeardNotes = {
  ...noIntents(),
  text: '',
  told: new Set(),
  name: undefined,
  head: undefined,
  table: undefined,
  isLessSweet: false,
  isFeast: false,
  hasChildren: false,
}

const lessSweet = /\bnot (?:(?:too|so|very|overly|that) )?sweet\b|\bless (?:sweet|sugar)\b|\blow sugar\b/i
const feast = /\b(?:birthday|celebrat\w+|party)\b/i
const children =
  /\b(?:kids?|child(?:ren)?|toddlers?|daughters?|sons?|little ones|boys|girls)\b|\b\d[ -]?(?:years?|yrs?|y)[ -]?o(?:ld)?\b/i

/** All that tells one wish from another, as a text. */
export function textOfWish(wish: Partial<HeardWish>): string {
  const fields = Object.entries(wish).map(([field, value]) =>
    field === 'intents' ? ['notes', wish.intents?.text] : [field, value],
  )
  return JSON.stringify(Object.fromEntries(fields))
}
