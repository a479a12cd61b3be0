import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, disc, placed, pointOf, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const eggHalf = stencil(
  'M0,-1 C.55,-.92 .82,-.2 .76,.3 C.68,.8 .36,1 0,1 C-.36,1 -.68,.8 -.76,.3 C-.82,-.2 -.55,-.92 0,-1Z',
)
const capAndStem = stencil(
  'M-.92,.08 C-1.02,-.66 -.5,-.95 0,-.95 C.5,-.95 1.02,-.66 .92,.08 C.84,.32 .46,.24 .3,.14 C.24,.5 .32,.78 .24,.92 C.1,1.04 -.1,1.04 -.24,.92 C-.32,.78 -.24,.5 -.3,.14 C-.46,.24 -.84,.32 -.92,.08Z',
)
const gills = stencil(
  'M-.7,.06 C-.66,-.16 -.3,-.22 0,-.22 C.3,-.22 .66,-.16 .7,.06 C.5,.14 .3,.06 .2,.02 C.06,-.04 -.06,-.04 -.2,.02 C-.3,.06 -.5,.14 -.7,.06Z',
)
const capLight = stencil('M-.6,-.42 C-.4,-.66 -.1,-.74 .2,-.72')

/** An egg in its white, fried or poached. */
export const friedEgg: Shape = (pen, spot) => {
  const { x, y, size } = spot
  const [yolkX, yolkY, yolk] = [x + size * 0.06, y - size * 0.03, size * 0.4]
  const pepper = pen.times(
    pen.isFull ? 9 : 0,
    () => [yolkX + (pen.chance() - 0.5) * size * 1.1, yolkY + (pen.chance() - 0.5) * size] as const,
  )
  return (
    pen.solid(blob(pen.chance, spot, { height: 0.9, uneven: 0.11 }), '#fffaf0', {
      drop: size * 0.09,
      rim: 2,
      depth: 0.1,
    }) +
    pen.line(
      blob(pen.chance, { ...spot, size: size * 0.9 }, { height: 0.89, uneven: 0.1 }),
      '#e3a95f',
      size * 0.05,
      0.28,
    ) +
    pen.shadow(disc(yolkX, yolkY, yolk), yolk * 0.14, 0.2) +
    pen.fill(disc(yolkX, yolkY, yolk), pen.domed('#ffd65a', '#f08c12')) +
    pen.line(disc(yolkX, yolkY, yolk - 0.8), '#fff0b4', 1.2, 0.45) +
    pen.glint(yolkX - yolk * 0.22, yolkY - yolk * 0.3, yolk * 0.95, 0.9) +
    pen.strokes(pepper, '#4b3326', size * 0.03, 0.75)
  )
}

/** Half a boiled egg; a core is the filling of a deviled one. */
export const halfEgg: Shape = (pen, spot, { core }) => {
  const { size, turn } = spot
  const [x, y] = pointOf(spot, 0, 0.14)
  const white = pen.solid(placed(eggHalf, spot), '#fff9ec', { drop: size * 0.2, rim: 1.6, depth: 0.12 })
  if (core) {
    return (
      white +
      pen.solid(blob(pen.chance, { x, y, size: size * 0.5, turn }, { corners: 12, uneven: 0.1 }), core, {
        drop: 2,
        depth: 0.14,
      }) +
      pen.line(disc(x, y, size * 0.28), lighter(core, 0.5), size * 0.08, 0.7) +
      pen.line(disc(x, y, size * 0.1), lighter(core, 0.5), size * 0.07, 0.7)
    )
  }
  return (
    white +
    pen.fill(disc(x, y, size * 0.48), '#f39a1d') +
    pen.fill(disc(x, y, size * 0.41), pen.domed('#ffc94a', '#f0860f')) +
    pen.fill(
      blob(pen.chance, { x, y, size: size * 0.22, turn }, { height: 0.86, corners: 8, uneven: 0.1 }),
      '#e86f0c',
      0.55,
    ) +
    pen.glint(x - size * 0.12, y - size * 0.16, size * 0.42, 0.85)
  )
}

/** A mushroom sliced through cap and stem. */
export const mushroomSlice: Shape = (pen, spot, { colour }) =>
  pen.solid(placed(capAndStem, spot), darker(colour, 0.42), { drop: spot.size * 0.16 }) +
  pen.fill(placed(capAndStem, { ...spot, size: spot.size * 0.87 }), pen.shaded(lighter(colour, 0.2), 0.14)) +
  pen.fill(placed(gills, spot), darker(colour, 0.5), 0.62) +
  pen.line(placed(capLight, spot), '#fffaf0', spot.size * 0.07, 0.5)

/** A mushroom cap, filled. */
export const filledCap: Shape = (pen, spot, { colour, core = '#d9b26a', inside = [] }) => {
  const { x, y, size, turn } = spot
  const bits = pen.times(pen.isFull ? 14 : 5, () => {
    const [angle, reach] = [pen.chance() * 6.28, pen.chance() * size * 0.5]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  return (
    pen.solid(blob(pen.chance, spot, { uneven: 0.04 }), darker(colour, 0.2), { drop: size * 0.2, depth: 0.26 }) +
    pen.solid(blob(pen.chance, { x, y, size: size * 0.74, turn }, { corners: 11, uneven: 0.08 }), core, {
      drop: 1.5,
      depth: 0.16,
    }) +
    (inside.length > 0
      ? bitsOf(pen, spot, inside, seeded(pen.isFull ? 14 : 6, 0.58), 0.14)
      : pen.strokes(bits, lighter(core, 0.45), size * 0.12, 0.75))
  )
}
