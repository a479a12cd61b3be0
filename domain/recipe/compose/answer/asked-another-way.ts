import { bookDishes, bookForms, formOf } from '#domain/catalogue/book/book-forms.ts'
import { versionsOf } from '#domain/catalogue/book/machine-versions.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { CookingMethod } from '#domain/options/options.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { type Reading, readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { madeIn, places } from '#domain/recipe/compose/book/other-ways/other-way.ts'
import type { Way } from '#domain/recipe/compose/book/other-ways/way-figures.ts'
import { withoutTail } from '#domain/recipe/compose/book/titled.ts'
import { type Composed, madeFrom } from '#domain/recipe/compose/make/attempt.ts'
import { candidatesByName } from '#domain/recipe/compose/select/candidates.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { heardNotes } from '#domain/wish/heard-wish.ts'

/**
 * The dish that was named made the way that was asked for, where `composed`, what the kitchen makes of the wish otherwise, is not: in the slow cooker,
 * the pressure cooker or the air fryer, or baked instead of fried.
 */
export function askedAnotherWay(wish: HeardWish, composed: Composed | undefined, seed: number): Composed | undefined {
  const asked = askedOf(wish)
  if (!asked || typeof asked.form === 'string' || (composed && isMadeSo(composed, asked))) return undefined
  return made(asked.form, asked.wish, asked.reading, seed)
}

/** Where the way that was asked for is not sound for the dish that was named, that dish as it is usually made, which says why. */
export function theUsualWay(wish: HeardWish, composed: Composed, seed: number): Composed | undefined {
  const asked = askedOf(wish)
  if (!asked || typeof asked.form !== 'string' || isMadeSo(composed, asked)) return undefined
  const { dish, way, form: why, reading } = asked
  const isIt = composed.dish.startsWith(`${dish.id}/`)
  const form = bookForms.find(({ id }) => id === dish.id)
  const usual = isIt ? composed : composed.other && form && made(form, asked.wish, reading, seed)
  return usual && withNote(usual, `We made it the usual way, not in ${places[way]}: ${why}`)
}

/** A wish that names a dish and a way that is not its own. */
interface AskedWay {
  dish: BookDish
  way: Way
  /** The dish made so, or why that is not sound. */
  form: Form | string
  /** The wish for the dish itself. */
  wish: HeardWish
  reading: Reading
}

function askedOf(given: HeardWish): AskedWay | undefined {
  const { cookingMethod, ...wish } = namedAlone(given)
  const reading = readWish(wish)
  const way = wayAsked(cookingMethod, reading, readWish(given))
  const dish = way && dishNamed(reading, way)
  const form = dish && formMadeIn(dish, way)
  return form === undefined ? undefined : { dish: dish!, way: way!, form, wish, reading: readingOf(reading, way!) }
}

/** Notes that are a name and a machine, of which the name is another food's beside more words: barbacoa alone is the stew. */
function namedAlone(wish: HeardWish): HeardWish {
  const name = readWish(wish).dish ? undefined : withoutTail(wish.intents.head, undefined)
  return name ? { ...wish, intents: heardNotes(name.typed) } : wish
}

/** The way that a wish asks for: a machine that it names, or the oven in the place of hot fat. */
function wayAsked(
  method: CookingMethod | undefined,
  { dish }: Reading,
  { machines, refusedMethods }: Reading,
): Way | undefined {
  const machine = machines.find((each): each is Way => ways.has(each))
  if (machine) return machine
  const isBaked = method === 'Baked' || /^(?:oven )?baked\b/.test(dish?.words ?? '')
  return isBaked || refusedMethods.includes('Fried') ? 'Oven' : undefined
}
const ways: ReadonlySet<string> = new Set<Way>(['Slow Cooker', 'Pressure Cooker', 'Air Fryer', 'Oven'])

/** The dish of the catalogue that was named, before which a shape of the machine's own may stand. */
function dishNamed({ dish }: Reading, way: Way): BookDish | undefined {
  if (!dish || dish.unlisted) return undefined
  const [first = '', second = ''] = dish.forms
  const isOfMachine = forms.find(({ id }) => id === first)?.equipment.some((row) => row.includes(way))
  return bookDishes.get(first) ?? (isOfMachine ? bookDishes.get(second) : undefined)
}

/** Whether what comes is the dish in a version of the catalogue for the machine, or one of its name that is baked: cider doughnuts. */
function isMadeSo({ dish: came, other }: Composed, { dish: { id }, way }: AskedWay): boolean {
  const its = bookDishes.get(came.slice(0, came.indexOf('/')))
  if (!its) return false
  if (way === 'Oven') return its.id !== id && !other && its.methods[0] === 'Baked'
  const isForIt = its.equipment.some((row) => row.length === 1 && row[0] === way)
  return (isForIt && !other) || versionsOf(id, [way]).includes(its.id)
}

/** Fried chicken out of an oven is called so, and is not fried. */
function readingOf(reading: Reading, way: Way): Reading {
  const { dish } = reading
  if (!dish || (way !== 'Oven' && way !== 'Air Fryer')) return reading
  return { ...reading, dish: { ...dish, words: dish.words.replace(/\bfried /i, '') } }
}

/** A dish made a way, as a form: the same for whoever asks. */
function formMadeIn(dish: BookDish, way: Way): Form | string | undefined {
  const known = formsOf(dish)
  if (!known.has(way)) {
    const other = madeIn(dish, way)
    known.set(way, typeof other === 'object' ? formOf(other) : other)
  }
  return known.get(way)
}
const formsOf = rememberedFor((_dish: BookDish) => new Map<Way, Form | string | undefined>())

function made(form: Form, wish: HeardWish, reading: Reading, seed: number): Composed | undefined {
  const allowed = allowedFoods(wish, reading.excluded, reading)
  for (const candidate of candidatesByName(form, wish)) {
    for (const strain of [0, 4]) {
      const asked = { wish, reading, allowed, strain }
      const composed = madeFrom(candidate, asked, seed)
      if (composed && !composed.guests) return composed
    }
  }
  return undefined
}

/** The usual dish, which says why it is not made as asked. */
function withNote(composed: Composed, note: string): Composed {
  const others = composed.draft.notes.filter(
    (each) => !/^We found (?:no dish for an? |nothing that fits and isn’t fried)/.test(each),
  )
  return { ...composed, draft: { ...composed.draft, notes: [note, ...others].slice(0, 12) } }
}
