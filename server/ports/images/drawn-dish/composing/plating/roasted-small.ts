import { darker, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { strewn } from '#server/ports/images/drawn-dish/composing/arrange.ts'
import type { Look, ShapeName } from '#server/ports/images/drawn-dish/look.ts'
import type { Pieces } from '#server/ports/images/drawn-dish/scene.ts'

const round: ReadonlySet<ShapeName> = new Set([
  'chickpea',
  'bean',
  'nut',
  'walnut',
  'cashew',
  'hazelnut',
  'peanut',
  'ball',
])

/** What is eaten by the handful: pulses and nuts. */
export const isSmall = ({ shape, size }: Look): boolean => round.has(shape) && size < 14

/** Chickpeas and their like out of the oven: close together, some browner than others. */
export function roastedSmall(look: Look, isAlone: boolean): Pieces[] {
  const grown = { ...look, size: Math.max(11.5, look.size * (isAlone ? 1.2 : 1.1)) }
  const toasted = { ...grown, colour: mix(look.colour, '#b5702c', 0.34) }
  const dark = { ...grown, colour: darker(mix(look.colour, '#a8602a', 0.6), 0.14) }
  const share = isAlone ? 0.6 : 0.16
  return [
    strewn(dark, share * 0.6, 0.94),
    strewn(toasted, share, 0.94),
    ...(isAlone ? [strewn(toasted, share, 0.9)] : []),
  ]
}
