import { drawBeside } from '#server/ports/images/drawn-dish/beside/draw-beside.ts'
import { coarsened } from '#server/ports/images/drawn-dish/merge-paths.ts'
import { fullTurn, type Spot } from '#server/ports/images/drawn-dish/outline.ts'
import { type Detail, Pen } from '#server/ports/images/drawn-dish/pen.ts'
import { placePieces } from '#server/ports/images/drawn-dish/place-pieces.ts'
import type { DishScene, Ground } from '#server/ports/images/drawn-dish/scene.ts'
import { type Area, pointAt } from '#server/ports/images/drawn-dish/settings/area.ts'
import { drawGround } from '#server/ports/images/drawn-dish/settings/grounds.ts'
import { drawVessel } from '#server/ports/images/drawn-dish/settings/vessels.ts'

/** Characters that a drawing may have: a list of small ones must load at once. */
const longest: Readonly<Record<Detail, number>> = { small: 24_000, full: 150_000 }
/** Shares of the pieces to draw: the first one that keeps within the limit is taken. At 0, one piece each of the first foods. */
const plenties = [1, 0.7, 0.45, 0.25, 0.1, 0]
/** What lies in one place each, as on a skewer, does not get fewer by its share: so many of them are drawn at most, by how much is. */
const mostPlaces: readonly (readonly [from: number, places: number])[] = [
  [0.7, Number.POSITIVE_INFINITY],
  [0.45, 30],
  [0.25, 22],
  [0.1, 14],
  [0, 6],
]

/**
 * The dish seen from above, as an SVG document of 418 × 418 units. The same scene and detail give the same text. It holds
 * shapes and one title alone: no script, no style sheet, nothing from elsewhere.
 */
export function drawDish(scene: DishScene, detail: Detail): string {
  let drawing = ''
  for (const plenty of plenties) {
    drawing = draw(scene, new Pen(scene.seed, detail, plenty))
    if (drawing.length <= longest[detail]) break
  }
  return drawing
}

function draw(scene: DishScene, pen: Pen): string {
  const { area, under, over = '' } = drawVessel(pen, scene.vessel.kind, scene.vessel.colour)
  const taken: Spot[] = []
  const most = mostPlaces.find(([from]) => pen.plenty >= from)?.[1]
  const dish = [
    under,
    ...scene.grounds.map((ground) => drawGround(pen, areaOf(area, ground), ground)),
    ...scene.pieces.slice(0, most).map((pieces) => placePieces(pen, pieces, area, taken)),
    // garnish lies where it falls
    ...scene.garnish.slice(0, most).map((pieces) => placePieces(pen, pieces, area, [])),
    over,
  ].join('')
  const drawing = pen.isFull ? drawBeside(pen, scene.beside ?? [], scene.vessel.kind, dish) : coarsened(dish)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 418 418" role="img" stroke-linecap="round" stroke-linejoin="round"><title>${xmlText(scene.title)}</title><defs>${pen.definitions()}</defs>${drawing}</svg>`
}

/** The area of a ground that lies to one side. */
function areaOf(area: Area, { at }: Ground): Area {
  if (!at) return area
  const [x, y] = pointAt({ ...area, isOblong: false }, (at[0] / 360) * fullTurn, at[1])
  return {
    ...area,
    x,
    y,
    across: Math.min(area.across, area.along),
    along: Math.min(area.across, area.along),
    isOblong: false,
  }
}

/** Text as XML may hold it: escaped, and without the characters that no XML document may contain. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
