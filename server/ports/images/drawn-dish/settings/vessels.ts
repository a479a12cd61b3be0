import type { Colour } from '#server/ports/images/drawn-dish/colour.ts'
import type { Pen } from '#server/ports/images/drawn-dish/pen.ts'
import type { VesselKind } from '#server/ports/images/drawn-dish/scene.ts'
import { bakingDish, board, muffinTin, tray } from '#server/ports/images/drawn-dish/settings/oblong-vessels.ts'
import {
  bowl,
  dessertGlass,
  glass,
  jar,
  mug,
  pieDish,
  plate,
  pot,
  skillet,
  smallBowl,
} from '#server/ports/images/drawn-dish/settings/round-vessels.ts'
import type { DrawnVessel, DrawVessel } from '#server/ports/images/drawn-dish/settings/vessel.ts'

const vessels: Readonly<Record<VesselKind, DrawVessel>> = {
  plate,
  bowl,
  'small-bowl': smallBowl,
  skillet,
  pot,
  board,
  tray,
  'baking-dish': bakingDish,
  'pie-dish': pieDish,
  'muffin-tin': muffinTin,
  glass,
  'dessert-glass': dessertGlass,
  mug,
  jar,
}

export function drawVessel(pen: Pen, kind: VesselKind, colour: Colour | undefined): DrawnVessel {
  return vessels[kind](pen, colour)
}
