import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { DishStep } from '#domain/catalogue/writing/kit.ts'
import { optionKey } from '#domain/options/options.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A piece that binds no recipe, and what owning it changes in the words of one. */
interface Piece {
  /** As the kitchen checklist has it. */
  readonly name: string
  /** What the steps say for everybody; the groups are kept. */
  readonly said: RegExp
  readonly instead: string
  /** Left out where it is nothing to speak of. */
  readonly reason?: string
  /** The words mean this piece in the forms alone that are at their best in it. */
  readonly onlyThere?: true
  /** Said once is enough. */
  readonly once?: true
  /** A piece that does it better: where it is owned too, the words stay. */
  readonly after?: string
}

const byHand = /\b(\d(?: to \d)? minutes by hand)\b(?! or)/g

const pieces: readonly Piece[] = [
  {
    name: 'Wok',
    said: /\ba wok or (?:(?:an?|your) )?(?:widest|largest|large|wide|8-inch) skillet\b/g,
    instead: 'your wok',
    reason: 'made in your wok',
  },
  {
    name: 'Wok',
    said: /\b(?:a (?:large|medium|wide)|your largest) skillet\b/g,
    instead: 'your wok',
    reason: 'made in your wok',
    onlyThere: true,
  },
  {
    name: 'Dutch Oven',
    said: /\ba Dutch oven\b/g,
    instead: 'your Dutch oven',
    reason: 'made in your Dutch oven',
  },
  {
    name: 'Cast Iron Pan',
    said: /\b[Ii]n (?:a|the) (?:large )?skillet over ((?:medium-)?high) heat\b/g,
    instead: 'in your cast-iron skillet over $1 heat',
    reason: 'seared in your cast-iron pan',
    onlyThere: true,
  },
  {
    name: 'Non-stick Pan',
    said: /\ba ((?:dry|wide|large|small) )?nonstick skillet\b/g,
    instead: 'your $1nonstick pan',
    reason: 'made in your non-stick pan',
  },
  {
    name: 'Stand Mixer',
    said: byHand,
    instead: '$1 or half that with your stand mixer',
    reason: 'with the work left to your stand mixer',
  },
  {
    name: 'Hand Mixer',
    said: byHand,
    instead: '$1 or half that with your hand mixer',
    reason: 'with the work left to your hand mixer',
    after: 'Stand Mixer',
  },
  {
    name: 'Immersion Blender',
    said: /\b(?:in|into) a blender\b/g,
    instead: 'in a tall container with your immersion blender',
    reason: 'made with your immersion blender',
    after: 'Blender',
  },
  { name: 'Mortar and Pestle', said: /\bin a mortar or with the bottom of a glass\b/g, instead: 'in your mortar' },
  {
    name: 'Steamer Basket',
    said: /\ba steamer(?: basket)?\b/g,
    instead: 'your steamer basket',
  },
  { name: 'Rolling Pin', said: /\b(?:with|the end of) a rolling pin\b/g, instead: 'with your rolling pin' },
  { name: 'Stockpot', said: /\ba large pot\b/g, instead: 'your stockpot' },
  { name: 'Saucepan', said: /\ba ((?:small|lidded|heavy) )?saucepan\b/g, instead: 'your $1saucepan' },
  { name: 'Baking Sheets', said: /\b(?:a|the) ((?:large|rimmed) )*baking sheet\b/g, instead: 'your $1baking sheet' },
  {
    name: 'Baking Dish',
    said: /\b(?:an?|the) ((?:small |\d[\w-]*-inch (?:square )?)?)baking dish\b/g,
    instead: 'your $1baking dish',
  },
  {
    name: 'Spice Grinder',
    said: /\bpound or grind to a coarse powder\b/g,
    instead: 'pulse to a coarse powder in your spice grinder',
  },
  {
    name: 'Muffin Tin',
    said: /\ba muffin (?:tin|pan)\b/g,
    instead: 'your muffin tin',
  },
  {
    name: 'Loaf Pan',
    said: /\b(?:a|an) (\(?[\w-]+\)? )?loaf pan\b/g,
    instead: 'your $1loaf pan',
  },
  {
    name: 'Electric Kettle',
    said: /(\b(?:cups?|tbsp)) boiling water\b/g,
    instead: '$1 boiling water from your kettle',
  },
  {
    name: 'Thermometer',
    // of the food itself: an oven has no brackets
    said: /\((1\d\d°F\/\d\d°C)\)/,
    instead: '($1 on your thermometer)',
    reason: 'with the temperature that your thermometer should show',
    once: true,
  },
  {
    name: 'Thermometer',
    said: /\b(1[4-9]\d°F \(\d\d°C\))/,
    instead: '$1 on your thermometer',
    reason: 'with the temperature that your thermometer should show',
    once: true,
  },
]

/** The steps of a form as they are for who owns these pieces, and why that is so; as they were where none of them is named. */
export function withOwnPieces(
  steps: readonly DishStep[],
  owned: readonly string[],
  form: Pick<Form, 'bestIn' | 'kin'>,
): { steps: readonly DishStep[]; reasons: string[] } {
  if (owned.length === 0) return { steps, reasons: [] }
  const had = new Set(owned.map(optionKey))
  const fitting = pieces.filter(
    ({ name, after, onlyThere }) =>
      had.has(optionKey(name)) &&
      !(after && had.has(optionKey(after))) &&
      !(onlyThere && !bestPieces(form).has(optionKey(name))),
  )
  const named = new Set<Piece>()
  const said = steps.map((step) => {
    let { text } = step
    for (const piece of fitting) {
      if (piece.once && named.has(piece)) continue
      const next = text.replace(piece.said, piece.instead)
      if (next !== text) named.add(piece)
      text = next
    }
    return text === step.text ? step : { ...step, text: text.replaceAll('  ', ' ') }
  })
  return { steps: said, reasons: [...new Set([...named].flatMap(({ reason }) => reason ?? []))] }
}

/** A line of the list as it is for who owns a scale, which weighs what is dry, and a mandoline, which slices what must be thin. */
export function withOwnTools(
  ingredient: Ingredient,
  { slot, grams }: Pick<DishLine, 'slot' | 'grams'>,
  owned: readonly string[],
): Ingredient {
  const has = (piece: string) => owned.some((name) => optionKey(name) === optionKey(piece))
  const inCups = /^cups?$/.test(ingredient.unit) && dry.has(slot) && grams >= 20
  const weighed =
    inCups && has('Kitchen Scale')
      ? { ...ingredient, amount: String(Math.round(grams / 5) * 5), unit: 'g' }
      : ingredient
  const { preparation } = weighed
  if (!preparation || !has('Mandoline')) return weighed
  return { ...weighed, preparation: preparation.replace(thin, '$& on your mandoline') }
}
const dry: ReadonlySet<SlotId> = new Set(['flour', 'oats', 'starch'])
const thin = /\b(?:very thinly sliced|shaved as thinly as you can|shaved into (?:thin )?ribbons)\b/

/** Whether a form is at its best in a piece that is owned. */
export function suitsOwnPiece(form: Pick<Form, 'bestIn' | 'kin'>, owned: readonly string[]): boolean {
  return owned.some((name) => bestPieces(form).has(optionKey(name)))
}

/** The pieces that a form is at its best in, or those that are nearest to it. */
const bestPieces = rememberedFor((form: Pick<Form, 'bestIn' | 'kin'>): ReadonlySet<string> => {
  const nearest = forms.filter(({ id }) => form.kin?.includes(id))
  return new Set([form, ...nearest].flatMap(({ bestIn = [] }) => bestIn.map(optionKey)))
})
