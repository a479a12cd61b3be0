import { chanceFrom } from '#domain/chance.ts'
import { type Composed, kept } from '#domain/recipe/compose/attempt.ts'
import { bookDishes, formOf } from '#domain/recipe/compose/book/book-forms.ts'
import { versionsOf } from '#domain/recipe/compose/book/machine-versions.ts'
import { madeIn, places } from '#domain/recipe/compose/book/other-ways/other-way.ts'
import type { Way } from '#domain/recipe/compose/book/other-ways/way-figures.ts'
import type { BookDish } from '#domain/recipe/compose/book/read-dish.ts'
import { candidatesByName } from '#domain/recipe/compose/candidates.ts'
import { weighedDish } from '#domain/recipe/compose/draft.ts'
import { allowedFoods } from '#domain/recipe/compose/eater.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import { type Reading, readWish } from '#domain/recipe/compose/read-wish.ts'
import { isAboutTaken } from '#domain/recipe/compose/taken-foods.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import { rememberedBy } from '#domain/remembered.ts'

/**
 * The dish that was named made the way that was asked for, where `composed`, what the kitchen makes of the wish otherwise, is not: in the slow cooker,
 * the pressure cooker or the air fryer, or baked instead of fried. Where that would not be sound, the dish as it is usually made, which says so.
 */
export function askedAnotherWay(wish: Wish, composed: Composed | undefined, seed: number): Composed | undefined {
  const reading = readWish(wish)
  const dish = bookDishes.get(reading.dish?.forms[0] ?? '')
  if (!dish || reading.dish?.unlisted) return undefined
  const way = wayAsked(wish, reading)
  if (!way || (composed && isMadeSo(composed, dish, way))) return undefined
  const form = formMadeIn(dish, way)
  if (!form) return undefined
  if (typeof form !== 'string') return made(form, { ...wish, cookingMethod: undefined }, reading, seed)
  const usual = composed?.dish.startsWith(`${dish.id}/`) ? composed : undefined
  return usual && withNote(usual, `We made it the usual way, not in ${places[way]}: ${form}`)
}

/** The way that a wish asks for: a machine that it names, or the oven in the place of hot fat. */
function wayAsked({ cookingMethod }: Wish, { machines, refusedMethods, dish }: Reading): Way | undefined {
  const machine = machines.find((each): each is Way => ways.has(each))
  if (machine) return machine
  const isBaked = cookingMethod === 'Baked' || /^(?:oven )?baked\b/.test(dish?.words ?? '')
  return isBaked || refusedMethods.includes('Fried') ? 'Oven' : undefined
}
const ways: ReadonlySet<string> = new Set<Way>(['Slow Cooker', 'Pressure Cooker', 'Air Fryer', 'Oven'])

/** Whether what comes is the dish in a version of the catalogue for the machine. */
function isMadeSo({ dish: came }: Composed, { id, equipment }: BookDish, way: Way): boolean {
  const isIt = (each: string) => came.startsWith(`${each}/`)
  if (way === 'Oven') return false
  return versionsOf(id, [way]).some(isIt) || (isIt(id) && equipment.some((row) => row.length === 1 && row[0] === way))
}

/** A dish made a way, as a form: the same for whoever asks. */
const formMadeIn = (dish: BookDish, way: Way) => formOfWay(dish, way).form
const formOfWay = rememberedBy(
  (dish: BookDish, way: Way) => `${dish.id} ${way}`,
  (dish, way): { form: Form | string | undefined } => {
    const other = madeIn(dish, way)
    return { form: typeof other === 'object' ? formOf(other) : other }
  },
  { bytes: 4_000_000 },
)

function made(form: Form, wish: Wish, reading: Reading, seed: number): Composed | undefined {
  const allowed = allowedFoods(wish, reading.excluded, reading)
  const chance = chanceFrom(seed)
  for (const candidate of candidatesByName(form, wish)) {
    for (const strain of [0, 4]) {
      const asked = { wish, reading, allowed, chance, strain }
      const dish = weighedDish(candidate, asked)
      if (typeof dish === 'string' || dish.guests || isAboutTaken(dish.lines, wish)) continue
      if (wish.otherThan?.some((told) => told.dish === dish.key)) continue
      const composed = kept(dish, asked)
      if (composed) return composed
    }
  }
  return undefined
}

/** The usual dish, which says why it is not made as asked. */
function withNote(composed: Composed, note: string): Composed {
  const others = composed.draft.notes.filter((each) => !/^We found (?:no dish for an? |nothing that fits and isn’t fried)/.test(each))
  return { ...composed, draft: { ...composed.draft, notes: [note, ...others].slice(0, 12) } }
}
