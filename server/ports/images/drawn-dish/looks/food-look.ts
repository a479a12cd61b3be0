import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'

/**
 * What a food is in a picture: the main thing, pieces, small things strewn, leaves, chopped herbs, specks, what melts on
 * top, grains, pasta, noodles, bread, a spoonful of something white, sauce, or nothing that is seen.
 */
export type Part =
  | 'main'
  | 'piece'
  | 'small'
  | 'leaf'
  | 'herb'
  | 'dust'
  | 'melt'
  | 'grain'
  | 'pasta'
  | 'noodle'
  | 'bread'
  | 'cream'
  | 'sauce'
  | 'hidden'

export interface FoodLook {
  readonly part: Part
  readonly look: Look
  /** The colour it gives to what it is cooked or blended into, and how strongly, gram for gram. */
  readonly dye: Colour
  readonly strength: number
}

type More = Omit<Partial<Look>, 'shape' | 'colour' | 'size'> & { dye?: Colour; strength?: number }

/** How strongly each part colours a sauce, where the row does not say. */
const strengths: Readonly<Record<Part, number>> = {
  main: 0.25,
  piece: 0.7,
  small: 0.6,
  leaf: 1,
  herb: 0.6,
  dust: 6,
  melt: 0.7,
  grain: 0.3,
  pasta: 0.1,
  noodle: 0.1,
  bread: 0.3,
  cream: 1,
  sauce: 1,
  hidden: 0,
}

export function seen(part: Part, shape: ShapeName, colour: Colour, size: number, more: More = {}): FoodLook {
  const { dye = colour, strength = strengths[part], ...look } = more
  return { part, look: { shape, colour, size, ...look }, dye, strength }
}

/** A liquid or paste: seen by its colour alone. */
export function sauce(colour: Colour, strength = 1): FoodLook {
  return seen('sauce', 'drizzle', colour, 86, { strength })
}

/** A spice: specks of its colour. */
export function dust(colour: Colour, strength = strengths.dust): FoodLook {
  return seen('dust', 'specks', colour, 96, { strength, specks: 24, width: 1.9 })
}

/** Salt, sugar, clear oils. */
export const unseen: FoodLook = seen('hidden', 'crumb', '#efe3cf', 6)

/** Rows by food id; a key may name several ids, with spaces between. */
export function rows(table: Readonly<Record<string, FoodLook>>): ReadonlyMap<string, FoodLook> {
  return new Map(Object.entries(table).flatMap(([ids, look]) => ids.split(' ').map((id) => [id, look] as const)))
}
