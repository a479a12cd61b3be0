import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, disc, fullTurn, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const crease = stencil('M-.6,.16 C-.3,-.06 .1,.2 .5,-.04 C.3,.3 -.2,.34 -.6,.16Z')
const foldLight = stencil('M-.5,-.14 C-.3,-.36 -.06,-.36 .08,-.3M.2,-.2 C.34,-.26 .44,-.2 .5,-.12')

/** A curd of scrambled egg: soft, folded over itself, its edge ragged. */
export const curd: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  return (
    pen.solid(blob(pen.chance, spot, { height: 0.74, corners: 8, uneven: 0.2 }), colour, {
      drop: size * 0.14,
      rim: 1.2,
      depth: 0.14,
    }) +
    pen.fill(placed(crease, spot), darker(colour, 0.22), 0.4) +
    pen.line(placed(foldLight, spot), lighter(colour, 0.7), size * 0.1, 0.7)
  )
}

/** Egg set in the cup of a tin: yellow, puffed and uneven, gold where it touched the tin, with what is in it. */
export const eggCup: Shape = (pen, spot, { colour, inside = [] }) => {
  const { size } = spot
  const lumps = seeded(pen.isFull ? 9 : 0, 0.7).map(([u, v]) =>
    blob(
      pen.chance,
      { x: spot.x + u * size, y: spot.y + v * size, size: size * (0.16 + pen.chance() * 0.12), turn: 0 },
      { height: 0.8, corners: 7, uneven: 0.2 },
    ),
  )
  return (
    pen.solid(
      blob(pen.chance, spot, { corners: 11, uneven: 0.06 }),
      pen.domed(lighter(colour, 0.4), mix(colour, '#d9982c', 0.5)),
      { drop: size * 0.16, rim: 1.6 },
    ) +
    pen.fill(lumps.join(''), lighter(colour, 0.62), 0.5) +
    bitsOf(pen, spot, inside, seeded(pen.isFull ? 8 : 5, 0.6), 0.12)
  )
}

/** Egg that set in a broth without a stir: flat and soft, streaks of white in the yellow. */
export const setEgg: Shape = (pen, spot, { colour }) => {
  const { size } = spot
  const streaks = pen.times(pen.isFull ? 5 : 2, () => {
    const [x, y] = pointOf(spot, (pen.chance() - 0.5) * 1.2, (pen.chance() - 0.5) * 0.9)
    const streak = { x, y, size: size * (0.16 + pen.chance() * 0.24), turn: spot.turn + (pen.chance() - 0.5) * 1.2 }
    return blob(pen.chance, streak, { height: 0.36, corners: 8, uneven: 0.34 })
  })
  return (
    pen.solid(blob(pen.chance, spot, { height: 0.78, corners: 13, uneven: 0.2 }), colour, {
      drop: size * 0.04,
      rim: 1.4,
      depth: 0.1,
    }) +
    pen.fill(streaks[0] ?? '', '#f0a62e', 0.7) +
    pen.fill(streaks.slice(1).join(''), '#fffaf0', 0.88)
  )
}

/** Foam of milk on a hot drink: fine bubbles, the drink showing at its uneven rim. */
export const froth: Shape = (pen, spot, { colour }) => {
  const { x, y, size } = spot
  const bubbles = pen.times(pen.isFull ? 46 : 8, () => {
    const [angle, reach] = [pen.chance() * fullTurn, size * Math.sqrt(pen.chance()) * 0.9]
    return disc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size * (0.012 + pen.chance() * 0.034))
  })
  return (
    pen.solid(blob(pen.chance, spot, { corners: 15, uneven: 0.07 }), pen.domed(lighter(colour, 0.7), colour), {
      drop: 2,
      rim: 1.6,
      shadow: 0.16,
    }) +
    pen.fill(
      blob(pen.chance, { ...spot, size: size * 0.6 }, { corners: 11, uneven: 0.12 }),
      lighter(colour, 0.8),
      0.5,
    ) +
    pen.line(bubbles.join(''), darker(colour, 0.22), 1, 0.4)
  )
}
