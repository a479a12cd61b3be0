import type { DishStep } from '#domain/recipe/compose/kit.ts'
import { optionKey } from '#domain/recipe/options.ts'

/** A piece that binds no recipe, and what owning it changes in the words of one. */
interface Piece {
  /** As the kitchen checklist has it. */
  readonly name: string
  /** What the steps say for everybody; the first group is kept. */
  readonly said: RegExp
  readonly instead: string
  readonly reason: string
  /** Forms that are at their best in it. */
  readonly forms: readonly string[]
  /** Said once is enough. */
  readonly once?: true
}

const pieces: readonly Piece[] = [
  {
    name: 'Wok',
    said: /\ba wok or (?:(?:an?|your) )?(?:widest|largest|wide|8-inch) skillet\b/g,
    instead: 'your wok',
    reason: 'made in your wok',
    forms: ['stir-fry', 'fried-rice', 'stir-fried-noodles'],
  },
  {
    name: 'Dutch Oven',
    said: /\ba Dutch oven\b/g,
    instead: 'your Dutch oven',
    reason: 'made in your Dutch oven',
    forms: ['braise', 'bean-pot', 'pot-roast'],
  },
  {
    name: 'Cast Iron Pan',
    said: /\ba (dry )?cast-iron skillet\b/g,
    instead: 'your $1cast-iron pan',
    reason: 'made in your cast-iron pan',
    forms: [],
  },
  {
    name: 'Non-stick Pan',
    said: /\ba ((?:dry|wide|large|small) )?nonstick skillet\b/g,
    instead: 'your $1nonstick pan',
    reason: 'made in your non-stick pan',
    forms: [],
  },
  {
    name: 'Thermometer',
    // of the food itself: an oven has no brackets
    said: /\((1\d\d°F\/\d\d°C)\)/,
    instead: '($1 on your thermometer)',
    reason: 'with the temperature that your thermometer should show',
    forms: [],
    once: true,
  },
]

/** The steps as they are for who owns these pieces, and why that is so; as they were where none of them is named. */
export function withOwnPieces(
  steps: readonly DishStep[],
  owned: readonly string[],
): { steps: readonly DishStep[]; reasons: string[] } {
  if (owned.length === 0) return { steps, reasons: [] }
  const had = new Set(owned.map(optionKey))
  const reasons = new Set<string>()
  const said = steps.map((step) => {
    let { text } = step
    for (const { name, said: words, instead, reason, once } of pieces) {
      if (!had.has(optionKey(name)) || (once && reasons.has(reason))) continue
      const next = text.replace(words, instead)
      if (next !== text) reasons.add(reason)
      text = next
    }
    return text === step.text ? step : { ...step, text: text.replaceAll('  ', ' ') }
  })
  return { steps: said, reasons: [...reasons] }
}

/** Whether a form is at its best in a piece that is owned. */
export function suitsOwnPiece(form: string, owned: readonly string[]): boolean {
  return owned.some((name) => bestIn.get(optionKey(name))?.includes(form))
}

const bestIn = new Map(pieces.map(({ name, forms }) => [optionKey(name), forms]))
