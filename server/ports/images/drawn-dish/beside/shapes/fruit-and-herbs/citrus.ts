import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { drawLeaf } from '#server/ports/images/drawn-dish/beside/shapes/leaf.ts'
import { type Colour, darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { fullTurn, short, stencil } from '#server/ports/images/drawn-dish/outline.ts'
import type { Stroke } from '#server/ports/images/drawn-dish/pen.ts'

const leafGreen = '#5d9440'
/** The cut face of a citrus: peel, pith, and flesh in segments. */
function citrusFace(e: Easel, flesh: Colour, skin: Colour, segments = 9): string {
  const { x, y, size, turn } = e.spot
  let path = ''
  for (let index = 0; index < segments; index += 1) {
    const [a, b] = [0.1, 0.9].map((share) => turn + ((index + share) / segments) * fullTurn)
    const at = (angle = 0, reach = 0) =>
      `${short(x + Math.cos(angle) * size * reach)},${short(y + Math.sin(angle) * size * reach)}`
    const middle = ((a ?? 0) + (b ?? 0)) / 2
    path += `M${at(middle, 0.12)}L${at(a, 0.7)}Q${at(a, 0.8)} ${at(middle, 0.82)}Q${at(b, 0.8)} ${at(b, 0.7)}Z`
  }
  return (
    e.solid(oval(0, 0, 1), skin, { drop: 0.12, depth: 0.2 }) +
    e.fill(oval(0, 0, 0.9), '#fdf4d8') +
    e.pen.fill(path, e.pen.domed(lighter(flesh, 0.25), flesh)) +
    e.glint(-0.3, -0.3, 0.5, 0.5)
  )
}

const lemonOutline = stencil(
  'M-.98,.02 C-.94,-.1 -.84,-.1 -.78,-.22 C-.56,-.6 -.26,-.7 0,-.7 C.3,-.7 .58,-.58 .76,-.24 C.82,-.12 .96,-.14 1,0 C.98,.14 .86,.12 .78,.24 C.58,.6 .3,.7 0,.7 C-.28,.7 -.56,.62 -.78,.24 C-.84,.14 -.94,.14 -.98,.02Z',
)

function pores(e: Easel, colour: Colour, height: number): string {
  const dots = e.pen.times(18, (): Stroke => {
    const [a, r] = [e.pen.chance() * fullTurn, Math.sqrt(e.pen.chance()) * 0.72]
    return [Math.cos(a) * r, Math.sin(a) * r * height]
  })
  return e.dots(dots, darker(colour, 0.35), 0.045, 0.4)
}

/** A lemon or a lime, pointed at both ends, with a leaf; half of one before it. */
export const pointedCitrus: DrawBought = (e, { colour, skin = colour }) => {
  const whole = e.at(-0.18, -0.26, 0.8, -24)
  return (
    drawLeaf(e.growing(0.44, -0.62, 0.3, 60), leafGreen) +
    whole.solid(lemonOutline, e.rounded(skin)) +
    pores(whole, skin, 0.66) +
    whole.upright.glint(-0.3, -0.26, 0.6, 0.6) +
    citrusFace(e.at(0.36, 0.38, 0.58), colour, skin)
  )
}

/** An orange or another round citrus with a leaf, and half of one before it. */
export const roundCitrus: DrawBought = (e, { colour, skin = colour }) => {
  const whole = e.at(-0.24, -0.24, 0.7)
  return (
    whole.ball(skin, 0.5) +
    pores(whole, skin, 1) +
    drawLeaf(e.growing(-0.1, -0.84, 0.32, 84), leafGreen) +
    whole.fill(oval(0.16, -0.8, 0.08), '#5d7a34') +
    citrusFace(e.at(0.34, 0.36, 0.62), colour, skin, 10)
  )
}

const segment = stencil('M-.96,-.1 C-.7,-.6 .7,-.6 .96,-.1 C.6,.3 -.6,.3 -.96,-.1Z')
const segmentLine = stencil('M-.8,-.06 C-.4,.16 .4,.16 .8,-.06')

/** A tangerine, its leaf still on, and segments of a peeled one. */
export const tangerine: DrawBought = (e, { colour, skin = colour }) => {
  const whole = e.at(-0.22, -0.16, 0.7)
  return (
    whole.solid(flatRound, e.rounded(skin)) +
    pores(whole, skin, 0.8) +
    whole.upright.glint(-0.46, -0.2, 0.5, 0.6) +
    drawLeaf(e.growing(-0.2, -0.66, 0.34, 60), leafGreen) +
    drawLeaf(e.growing(-0.24, -0.66, 0.3, -66), leafGreen) +
    e.heap(
      [
        [0.5, 0.3, 0.46, -10],
        [0.34, 0.64, 0.48, 6],
      ],
      (one) => one.solid(segment, lighter(colour, 0.12)) + one.line(segmentLine, '#fff3d2', 0.09, 0.8),
    )
  )
}
const flatRound = stencil(
  'M0,-.68 C.6,-.86 1,-.4 1,.06 C1,.56 .5,.84 0,.84 C-.5,.84 -1,.56 -1,.06 C-1,-.4 -.6,-.86 0,-.68Z',
)
