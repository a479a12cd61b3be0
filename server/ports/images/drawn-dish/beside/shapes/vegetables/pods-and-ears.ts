import type { DrawBought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { type Easel, oval } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { oneCarrot } from '#server/ports/images/drawn-dish/beside/shapes/vegetables/roots.ts'
import { darker, lighter, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { type Point, stencil } from '#server/ports/images/drawn-dish/outline.ts'

const ear = stencil(
  'M0,-1 C.2,-.94 .38,-.6 .4,-.1 C.4,.3 .34,.6 .26,.8 L-.26,.8 C-.34,.6 -.4,.3 -.4,-.1 C-.38,-.6 -.2,-.94 0,-1Z',
)
const huskBack = stencil(
  'M-.1,.94 C-.6,.7 -.8,.1 -.62,-.5 C-.4,-.2 -.3,.1 -.2,.3 L.2,.3 C.3,.1 .4,-.2 .62,-.5 C.8,.1 .6,.7 .1,.94Z',
)
const huskLeft = stencil('M0,.98 C-.5,.9 -.96,.4 -.9,-.2 C-.6,-.04 -.24,.3 0,.98Z')
const huskRight = stencil('M0,.98 C.5,.9 .96,.4 .9,-.2 C.6,-.04 .24,.3 0,.98Z')
const huskLines = stencil(
  'M-.04,.9 C-.3,.6 -.66,.3 -.8,-.06M-.06,.8 C-.3,.4 -.44,.26 -.6,.1M.04,.9 C.3,.6 .66,.3 .8,-.06M.06,.8 C.3,.4 .44,.26 .6,.1',
)

/** An ear of corn, its husk pulled down. */
export const cornEar: DrawBought = (e, { colour, skin = '#7fae4a' }) => {
  const at = e.at(0.02, 0, 1, 18)

  const kernels: Point[] = []
  for (let row = 0; row < 9; row += 1) {
    const v = -0.84 + row * 0.17
    const wide = 0.33 * Math.sqrt(Math.max(0.12, 1 - ((v + 0.02) / 1) ** 2))
    for (const column of [-1, -0.5, 0, 0.5, 1]) kernels.push([column * wide, v])
  }
  return (
    at.solid(huskBack, darker(skin, 0.14)) +
    at.solid(ear, darker(colour, 0.22), { depth: 0.24 }) +
    at.dots(kernels, colour, 0.15) +
    at.dots(
      kernels.map(([u, v]) => [u - 0.02, v - 0.03]),
      lighter(colour, 0.5),
      0.07,
      0.8,
    ) +
    at.solid(huskLeft, skin) +
    at.solid(huskRight, darker(skin, 0.06)) +
    at.line(huskLines, lighter(skin, 0.4), 0.035, 0.8)
  )
}

/** Three small ears of baby corn. */
export const babyCorn: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [-0.42, -0.02, 0.94, -16],
      [0.4, -0.04, 0.94, 26],
      [0, 0.06, 0.94, 4],
    ],
    (one) => {
      const slim = stencil(
        'M0,-1 C.1,-.9 .22,-.4 .24,.2 C.24,.6 .2,.86 .12,.96 L-.12,.96 C-.2,.86 -.24,.6 -.24,.2 C-.22,-.4 -.1,-.9 0,-1Z',
      )
      const rows: Point[] = Array.from({ length: 24 }, (_, index) => [
        ((index % 3) - 1) * (0.05 + Math.floor(index / 3) * 0.014),
        -0.74 + Math.floor(index / 3) * 0.19 + (index % 2) * 0.06,
      ])
      return (
        one.solid(slim, colour, { depth: 0.24 }) +
        one.dots(rows, darker(colour, 0.24), 0.1, 0.6) +
        one.dots(
          rows.map(([x, y]) => [x - 0.01, y - 0.02]),
          lighter(colour, 0.4),
          0.07,
        )
      )
    },
  )

const pod = stencil(
  'M-1,-.16 C-.8,-.4 -.5,-.42 -.1,-.4 C.4,-.38 .8,-.3 1,.06 C.8,.3 .4,.42 0,.42 C-.5,.42 -.86,.2 -1,-.16Z',
)
const openPod = stencil(
  'M-.86,-.1 C-.6,-.28 -.3,-.26 0,-.24 C.4,-.22 .7,-.12 .86,.06 C.6,.22 .3,.28 0,.26 C-.4,.26 -.7,.12 -.86,-.1Z',
)
const podStem = stencil('M-.98,-.16 C-1.06,-.2 -1.1,-.28 -1.12,-.36')

function onePod(e: Easel, colour: `#${string}`, peas: `#${string}`, count: number): string {
  const places = Array.from({ length: count }, (_, index) => -0.6 + (index / (count - 1)) * 1.24)
  return (
    e.line(podStem, darker(colour, 0.2), 0.1) +
    e.solid(pod, colour, { depth: 0.24 }) +
    e.fill(openPod, darker(colour, 0.35)) +
    places
      .map((u, index) =>
        e.solid(
          oval(u, 0.02 + u * 0.06, 0.17, 0.2 - (index === 0 || index === count - 1 ? 0.04 : 0)),
          e.pen.domed(lighter(peas, 0.34), darker(peas, 0.14)),
          { drop: 0.02 },
        ),
      )
      .join('') +
    e.glint(-0.3, -0.3, 0.3, 0.4)
  )
}

/** Peas: an open pod, a closed one, and two that rolled out. */
export const peasInPod: DrawBought = (e, { colour, skin = '#6d9f3a' }) => {
  const shut = e.at(0.04, -0.42, 0.84, -34)
  return (
    shut.line(podStem, darker(skin, 0.2), 0.1) +
    shut.solid(pod, darker(skin, 0.08)) +
    shut.line(stencil('M-.84,-.16 C-.4,-.3 .4,-.28 .86,.02'), lighter(skin, 0.4), 0.05, 0.7) +
    onePod(e.at(0.04, 0.12, 0.9, -24), skin, colour, 5) +
    e.solid(oval(0.34, 0.66, 0.2), e.pen.domed(lighter(colour, 0.34), darker(colour, 0.14))) +
    e.solid(oval(0.76, 0.5, 0.2), e.pen.domed(lighter(colour, 0.34), darker(colour, 0.14)))
  )
}

/** Broad beans: a thick open pod with its large beans, and two loose ones. */
export const broadBeans: DrawBought = (e, { colour, skin = '#7fae4a' }) => {
  const at = e.at(0.02, -0.2, 0.94, -26)

  return (
    at.line(podStem, darker(skin, 0.2), 0.1) +
    at.solid(pod, skin, { depth: 0.24 }) +
    at.fill(openPod, '#eef2d6') +
    [-0.52, 0, 0.5]
      .map((u) =>
        at.solid(oval(u, 0.02 + u * 0.08, 0.24, 0.19), e.pen.domed(lighter(colour, 0.3), darker(colour, 0.14))),
      )
      .join('') +
    e.solid(oval(0.2, 0.6, 0.3, 0.22, 20), e.pen.domed(lighter(colour, 0.3), darker(colour, 0.16))) +
    e.solid(oval(0.72, 0.4, 0.28, 0.2, -50), e.pen.domed(lighter(colour, 0.3), darker(colour, 0.16)))
  )
}

const bumpyPod = stencil(
  'M-1,-.1 C-.9,-.34 -.66,-.4 -.5,-.3 C-.36,-.4 -.06,-.42 .04,-.3 C.2,-.4 .5,-.38 .6,-.22 C.76,-.24 .9,-.1 1.02,.04 C.9,.2 .76,.26 .62,.24 C.5,.4 .2,.42 .06,.32 C-.06,.42 -.36,.4 -.48,.3 C-.7,.36 -.9,.2 -1,-.1Z',
)

/** Edamame: short, fuzzy pods that bulge over two or three beans. */
export const edamame: DrawBought = (e, { colour, skin = '#8aa848' }) =>
  e.heap(
    [
      [0.1, -0.52, 0.78, -20],
      [-0.06, 0.04, 0.78, -10],
      [0.14, 0.6, 0.78, -20],
    ],
    (one, index) => {
      const beans = index === 1 ? [-0.66, -0.22, 0.3] : []
      return (
        one.line(podStem, darker(skin, 0.3), 0.1) +
        one.solid(bumpyPod, index === 1 ? lighter(skin, 0.06) : skin, { depth: 0.28 }) +
        one.line(
          stencil('M-.5,-.22 C-.44,0 -.44,.1 -.48,.24M.04,-.22 C.1,0 .1,.1 .06,.24'),
          darker(skin, 0.3),
          0.05,
          0.6,
        ) +
        beans
          .map((at) => one.solid(oval(at + 0.04, 0, 0.2, 0.18), e.pen.domed(lighter(colour, 0.3), darker(colour, 0.1))))
          .join('') +
        one.glint(-0.2, -0.2, 0.3, 0.45)
      )
    },
  )

/** Snow peas: flat pods, their small peas showing through. */
export const snowPeas: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.08, -0.44, 0.82, -24],
      [0, 0.04, 0.82, -16],
      [0.1, 0.52, 0.82, -26],
    ],
    (one) => {
      const peas: Point[] = [
        [-0.56, -0.04],
        [-0.26, 0],
        [0.04, 0.02],
        [0.34, 0.04],
        [0.62, 0.04],
      ]
      return (
        one.line(stencil('M-.98,-.16 L-1.14,-.3M-.9,-.2 L-1,-.4M-.9,-.16 L-.8,-.36'), darker(colour, 0.2), 0.07) +
        one.solid(pod, colour, { depth: 0.24 }) +
        one.dots(peas, darker(colour, 0.25), 0.27, 0.4) +
        one.dots(
          peas.map(([x, y]) => [x - 0.03, y - 0.04]),
          lighter(colour, 0.3),
          0.17,
          0.7,
        ) +
        one.line(stencil('M-.86,-.22 C-.4,-.34 .4,-.3 .86,0'), lighter(colour, 0.5), 0.04, 0.8)
      )
    },
  )

const bean = stencil(
  'M-.14,-.94 C-.06,-.98 .04,-.96 .06,-.86 C.2,-.4 .22,.3 .06,.8 C.02,.9 -.04,.98 -.1,1.02 C-.1,.9 -.12,.84 -.1,.76 C0,.3 -.02,-.3 -.16,-.8 C-.18,-.86 -.18,-.9 -.14,-.94Z',
)
const beanStem = stencil('M-.08,-.92 C-.1,-1 -.16,-1.04 -.22,-1.06')
const beanLine = stencil('M0,-.8 C.12,-.3 .12,.3 0,.74')

/** A handful of green beans. */
export const greenBeans: DrawBought = (e, { colour }) =>
  e.heap(
    [
      [0.42, -0.04, 0.9, 34],
      [0.22, 0.02, 0.9, 16],
      [-0.4, 0, 0.9, 8],
      [0, 0.02, 0.9, 52],
      [-0.1, 0, 0.9, 26],
      [-0.2, 0.04, 0.9, 62],
    ],
    (one, index) =>
      one.line(beanStem, mix(colour, '#8a7a3a', 0.5), 0.07) +
      one.solid(bean, index % 2 === 0 ? colour : lighter(colour, 0.1), { drop: 0.07 }) +
      one.line(beanLine, lighter(colour, 0.4), 0.03, 0.8),
  )

const okraPod = stencil('M-.3,-.6 C-.2,-.7 .2,-.7 .3,-.6 C.36,-.2 .2,.6 0,1.02 C-.2,.6 -.36,-.2 -.3,-.6Z')
const okraCap = stencil(
  'M-.36,-.5 C-.3,-.7 -.16,-.74 -.1,-.78 L-.07,-1 L.07,-1 L.1,-.78 C.16,-.74 .3,-.7 .36,-.5 C.2,-.58 -.2,-.58 -.36,-.5Z',
)
const okraRidges = stencil('M-.16,-.54 C-.18,0 -.1,.5 -.02,.9M.16,-.54 C.18,0 .1,.5 .02,.9M0,-.56 L0,.86')

/** Okra: ridged pods, and a slice with its star of seeds. */
export const okra: DrawBought = (e, { colour, skin = '#8fb04a', core = '#e6efc4' }) => {
  const slice = e.at(0.54, 0.56, 0.38)
  const five = Array.from(
    { length: 5 },
    (_, index): Point => [Math.cos(index * 1.2566 + 0.3) * 0.46, Math.sin(index * 1.2566 + 0.3) * 0.46],
  )
  return (
    e.heap(
      [
        [0.26, -0.12, 0.96, 36],
        [-0.32, 0, 0.96, 12],
      ],
      (one) =>
        one.solid(okraPod, colour) +
        one.line(okraRidges, darker(colour, 0.34), 0.045, 0.7) +
        one.line(okraRidges, lighter(colour, 0.4), 0.02, 0.6) +
        one.solid(okraCap, skin, { drop: 0.02 }),
    ) +
    slice.solid(
      stencil('M0,-1 L.6,-.84 L.95,-.3 L.9,.34 L.58,.82 L0,1 L-.58,.82 L-.9,.34 L-.95,-.3 L-.6,-.84Z'),
      colour,
    ) +
    slice.fill(oval(0, 0, 0.76), core) +
    slice.dots(five, darker(colour, 0.1), 0.42, 0.5) +
    slice.dots(five, '#fbfbea', 0.24)
  )
}

/** Long thin pods, a loose bundle. */
export const longPods: DrawBought = (e, { colour }) => {
  const pods = stencil(
    'M-.9,-.5 C-.3,-1 .8,-.8 .8,-.1 C.8,.5 -.2,.6 -.5,.2M-.9,-.3 C-.3,-.7 .56,-.6 .56,-.06 C.56,.3 -.1,.4 -.3,.1M-.8,-.7 C-.2,-1.14 1,-.9 .98,-.1 C.96,.7 -.2,.9 -.7,.4',
  )
  return (
    e.at(0.04, 0.06, 1).line(pods, '#2a1009', 0.14, 0.2) +
    e.line(pods, darker(colour, 0.4), 0.15) +
    e.line(pods, colour, 0.11) +
    e.line(pods, lighter(colour, 0.4), 0.03, 0.8)
  )
}

/** Mixed vegetables: a carrot, and an open pod of peas in front. */
export const mixedVegetables: DrawBought = (e, { colour, skin = '#4f8f38' }) => {
  const pea = e.pen.domed('#bfe07e', '#6f9f34')
  return (
    oneCarrot(e.at(-0.22, -0.1, 0.96, 18), { colour, skin }) +
    onePod(e.at(0.3, 0.3, 0.66, -22), '#6d9f3a', '#8cc044', 5) +
    e.solid(oval(0.2, 0.78, 0.15), pea) +
    e.solid(oval(0.64, 0.68, 0.15), pea)
  )
}
