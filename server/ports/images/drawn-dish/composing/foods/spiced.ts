import { either, inTurn } from '#domain/plain-text.ts'
import { blend, type Colour, lightness, mix, warmed } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import type { Part } from '#server/ports/images/drawn-dish/looks/food-look.ts'

const flesh: ReadonlySet<ShapeName> = new Set([
  'meat',
  'steak',
  'thigh',
  'chop',
  'chunk',
  'drumstick',
  'wing',
  'fillet',
])
/** What takes on a color only in a sauce that sticks. */
const plain: ReadonlySet<ShapeName> = new Set(['cube', 'floret'])

const isRubbed = /\b(?:marinat|marinad|rub(?:bed)?\b|turn the|massage)/
const isCoated = either(/\b(?:glaze|sticky)\b/, inTurn(/\b(?:toss|coat|turn)\b/, /\b(?:in it|sauce|glaze)\b/))

/** What is known of a food that may take on a color. */
interface Seasoned {
  readonly part: Part
  readonly look: Look
  readonly grams: number
  readonly dye: Colour
  readonly strength: number
}

/** What is pale and was rubbed with spices, lay in them or was tossed in a hot or sticky sauce has their color. */
export function spiced<Food extends Seasoned>(food: Food, all: readonly Seasoned[], steps: string): Food {
  const { look, part, grams } = food
  if (look.shape === 'pulled') return { ...food, look: { ...look, colour: moistened(look.colour, all) } }
  const takes = part === 'main' && flesh.has(look.shape) ? isRubbed : plain.has(look.shape) ? isCoated : undefined
  // dark meat only looks raw in red
  if (!takes?.test(steps) || lightness(look.colour) < 0.6 || grams < 200) return food
  const spices = all.filter((each) => (each.part === 'dust' || each.part === 'sauce') && each.strength >= 3)
  const weights = spices.map((each) => ({ colour: each.dye, weight: each.grams * each.strength }))
  const share = weights.reduce((sum, { weight }) => sum + weight, 0) / grams
  const spice = blend(weights)
  if (!spice || share < 0.1) return food
  // soy on what was fried is amber, not grey
  const colour = lightness(spice) < 0.35 ? mix(spice, '#c47a2c', 0.7) : spice
  // strips take less of it than a whole piece does, and stay what they are
  if (look.shape === 'chunk') return { ...food, look: { ...look, colour: mix(look.colour, colour, 0.14) } }
  return { ...food, look: { ...look, colour: warmed(mix(look.colour, colour, Math.min(0.48, share * 2.4))) } }
}

/** Meat pulled apart has drunk its sauce. */
function moistened(colour: Colour, all: readonly Seasoned[]): Colour {
  const sauces = all.filter(({ part }) => part === 'sauce')
  const weights = sauces.map(({ dye, grams, strength }) => ({ colour: dye, weight: grams * strength }))
  const amount = weights.reduce((sum, { weight }) => sum + weight, 0)
  return mix(colour, blend(weights) ?? colour, Math.min(0.42, amount / 700))
}
