import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import type { Look, Shape } from '#server/ports/images/drawn-dish/look.ts'
import { blob, fullTurn, placed, pointOf, type Spot, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Pen, Stroke } from '#server/ports/images/drawn-dish/pen.ts'
import { bitsOf, seeded } from '#server/ports/images/drawn-dish/shapes/cut-open.ts'

const star = stencil(
  'M0,-1 C.1,-1 .22,-.44 .3,-.38 C.4,-.32 .96,-.36 .98,-.26 C1,-.14 .52,.14 .48,.24 C.46,.36 .72,.84 .62,.9 C.5,.96 .14,.56 0,.56 C-.14,.56 -.5,.96 -.62,.9 C-.72,.84 -.46,.36 -.48,.24 C-.52,.14 -1,-.14 -.98,-.26 C-.96,-.36 -.4,-.32 -.3,-.38 C-.22,-.44 -.1,-1 0,-1Z',
)
const heart = stencil(
  'M0,.92 C-.5,.56 -1,.14 -.96,-.36 C-.92,-.84 -.24,-.9 0,-.42 C.24,-.9 .92,-.84 .96,-.36 C1,.14 .5,.56 0,.92Z',
)
const cross = stencil('M-.6,-.3 L.6,-.3M-.66,0 L.66,0M-.6,.3 L.6,.3M-.3,-.6 L-.3,.6M0,-.66 L0,.66M.3,-.6 L.3,.6')

type Finish = (pen: Pen, spot: Spot, look: Look) => string

/** Sugar that sparkles, or a dust of it. */
const sugared: Finish = (pen, spot, { skin = '#fffdf6' }) => {
  const grains = pen.times(pen.isFull ? 46 : 8, (): Stroke => {
    const [angle, reach] = [pen.chance() * fullTurn, Math.sqrt(pen.chance()) * 0.84]
    const [x, y] = pointOf(spot, Math.cos(angle) * reach, Math.sin(angle) * reach)
    return [x, y, spot.size * 0.02, 0]
  })
  return pen.strokes(grains, skin, spot.size * 0.05, 0.9)
}

/** Cracks that opened as it rose. */
const crackled: Finish = (pen, spot, look) => {
  const cracks = pen.times(pen.isFull ? 8 : 3, (index) => {
    const [from, reach] = [index * 2.4, 0.16 + pen.chance() * 0.5]
    const [a, b, c] = [0, 0.36, 0.72].map((step) =>
      pointOf(
        spot,
        Math.cos(from + step) * (reach + pen.chance() * 0.14),
        Math.sin(from + step) * (reach + pen.chance() * 0.14),
      )
        .map(Math.round)
        .join(','),
    )
    return `M${a}L${b}L${c}`
  })
  return pen.line(cracks.join(''), darker(look.colour, 0.5), spot.size * 0.05, 0.75) + sugared(pen, spot, look)
}

/** What a fork pressed, or pricked. */
const forked: Finish = (pen, spot, { colour }) =>
  pen.line(placed(cross, spot), darker(colour, 0.34), spot.size * 0.07, 0.7) +
  pen.line(placed(cross, { ...spot, y: spot.y - spot.size * 0.05 }), lighter(colour, 0.5), spot.size * 0.03, 0.6)

const pricked: Finish = (pen, spot, { colour, skin }) =>
  pen.strokes(
    [-0.4, 0, 0.4].flatMap((u) => [-0.3, 0.3].map((v) => pointOf(spot, u, v))),
    darker(colour, 0.5),
    spot.size * 0.1,
    0.8,
  ) + sugared(pen, spot, { shape: 'cookie', colour, size: 1, skin })

const finishes: Readonly<Partial<Record<NonNullable<Look['mark']>, Finish>>> = { sugared, crackled, forked, pricked }

/** A cookie or a muffin top, with what was folded in, if anything was. */
export const cookie: Shape = (pen, spot, look) => {
  const { colour, core, mark } = look
  const finish = mark ? finishes[mark] : undefined
  return (
    pen.solid(
      blob(pen.chance, spot, { corners: 12, uneven: 0.04 }),
      pen.domed(lighter(colour, 0.24), darker(colour, 0.2)),
      { drop: spot.size * 0.14, rim: 1.6 },
    ) +
    (finish ? finish(pen, spot, look) : '') +
    (core ? bitsOf(pen, spot, [core], seeded(pen.isFull ? 8 : 5, 0.74), 0.12) : '')
  )
}

/** Dough that was rolled and cut out, iced where it is. */
export const cutCookie: Shape = (pen, spot, { colour, core }) => {
  const which = Math.floor(pen.chance() * 3)
  const outline = (size: number) => {
    const own = { ...spot, size: spot.size * size }
    return which === 0
      ? placed(star, own)
      : which === 1
        ? placed(heart, own)
        : blob(pen.chance, { ...own, size: own.size * 0.9 }, { corners: 14, uneven: 0.02 })
  }
  return (
    pen.solid(outline(1), colour, { drop: spot.size * 0.1, rim: 1.6, depth: 0.18 }) +
    (core
      ? pen.solid(outline(0.8), core, { shadow: 0, rim: 1.2, depth: 0.06 })
      : sugared(pen, spot, { shape: 'cut-cookie', colour, size: 1 }))
  )
}
