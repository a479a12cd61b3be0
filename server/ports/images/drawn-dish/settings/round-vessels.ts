import { type Colour, darker, lighter, lightness, mix } from '#server/ports/images/drawn-dish/colour.ts'
import { disc, fullTurn, type Point, short, spline } from '#server/ports/images/drawn-dish/outline.ts'
import { type Pen, shade } from '#server/ports/images/drawn-dish/pen.ts'
import { roundArea } from '#server/ports/images/drawn-dish/settings/area.ts'
import type { DrawVessel } from '#server/ports/images/drawn-dish/settings/vessel.ts'

export const plate: DrawVessel = (pen, colour = '#f6eee0') => {
  const speckles = pen.times(pen.isFull ? 60 : 0, (): Point => {
    const [angle, reach] = [pen.chance() * fullTurn, 158 + pen.chance() * 26]
    return [200 + Math.cos(angle) * reach, 200 + Math.sin(angle) * reach]
  })
  return {
    area: roundArea(146),
    under:
      castBy(211, 219, 187) +
      pen.solid(disc(200, 200, 188), colour, { drop: 9, rim: 3, depth: 0.1, shadow: 0.2 }) +
      pen.line(disc(200, 200, 182.5), darker(colour, 0.38), 1.6, 0.5) +
      pen.strokes(speckles, darker(colour, 0.5), 1.6, 0.3) +
      pen.fill(disc(200, 200, 156), pen.hollow(darker(colour, 0.14), lighter(colour, 0.12))) +
      pen.fill(disc(201, 202, 152), lighter(colour, 0.32)) +
      pen.line('M71,112A156,156 0 0 1 156,50', '#ffffff', 4, 0.55),
  }
}

export const bowl: DrawVessel = (pen, colour = '#3f5f63') => ({
  area: roundArea(154),
  under: castBy(211, 219, 187) + bowlOf(pen, colour, 188, 172),
})

/** For dips, nuts and sauces: smaller, on the same table. */
export const smallBowl: DrawVessel = (pen, colour = '#c9673f') => ({
  area: roundArea(120),
  under: castBy(208, 214, 152) + bowlOf(pen, colour, 152, 136),
})

function bowlOf(pen: Pen, colour: Colour, outer: number, inner: number): string {
  const edge = outer - 7
  const lightAlong = `M${short(200 - edge * 0.884)},${short(200 - edge * 0.464)}A${edge},${edge} 0 0 1 ${short(200 - edge * 0.453)},${short(200 - edge * 0.895)}`
  return (
    pen.solid(disc(200, 200, outer), colour, { drop: 10, rim: 3, depth: 0.2, shadow: 0.22 }) +
    pen.line(disc(200, 200, edge), lighter(colour, 0.4), 2, 0.5) +
    pen.fill(disc(200, 200, inner), pen.hollow(darker(colour, 0.52), lighter(colour, 0.22))) +
    pen.line(lightAlong, lighter(colour, 0.75), 4, 0.6)
  )
}

/** Black iron; of another colour it is enamelled, cream inside. */
export const skillet: DrawVessel = (pen, colour = '#403a38') => ({
  area: roundArea(152, 196, 204),
  under:
    castBy(208, 224, 178) +
    pen.solid('M296,66L352,6C362,-4 378,-2 388,8C398,18 402,36 392,47L336,104Z', colour, {
      drop: 8,
      rim: 2.5,
      shadow: 0.22,
    }) +
    `<ellipse cx="374" cy="24" rx="9" ry="6" transform="rotate(-45 374 24)" fill="#1a1716"/>` +
    pen.solid(disc(196, 204, 178), colour, { drop: 10, rim: 3, depth: 0.22, shadow: 0.24 }) +
    (lightness(colour) > 0.35
      ? pen.fill(disc(196, 204, 163), pen.hollow('#8d7c66', '#f3e8d2')) + pen.fill(disc(197, 206, 155), '#e6d8bd')
      : pen.fill(disc(196, 204, 163), pen.hollow('#171413', '#4b4441')) + pen.fill(disc(196, 204, 157), '#262220')) +
    pen.line('M50,150A156,156 0 0 1 122,66', '#8b807a', 3, 0.6) +
    pen.line('M24,166A177,177 0 0 1 140,36', '#b9ada5', 2.4, 0.75),
})

/** An enamelled pot with two ears. */
export const pot: DrawVessel = (pen, colour = '#a8412f') => {
  const ear = (path: string) => pen.solid(path, colour, { drop: 8, rim: 2.5, depth: 0.24, shadow: 0.22 })
  return {
    area: roundArea(146),
    under:
      castBy(210, 220, 176) +
      ear('M40,160C14,156 -2,170 -2,200C-2,230 14,244 40,240L40,222C26,224 18,216 18,200C18,184 26,176 40,178Z') +
      ear(
        'M360,160C386,156 402,170 402,200C402,230 386,244 360,240L360,222C374,224 382,216 382,200C382,184 374,176 360,178Z',
      ) +
      pen.solid(disc(200, 200, 174), colour, { drop: 10, rim: 3, depth: 0.24, shadow: 0.24 }) +
      pen.line(disc(200, 200, 167), lighter(colour, 0.35), 2, 0.5) +
      pen.fill(disc(200, 200, 160), pen.hollow('#8d7c66', '#f3e8d2')) +
      pen.fill(disc(201, 202, 150), '#e6d8bd') +
      pen.line('M46,122A172,172 0 0 1 122,46', lighter(colour, 0.7), 3.4, 0.65),
  }
}

/** A pie or tart dish with a fluted edge. */
export const pieDish: DrawVessel = (pen, colour = '#e8dcc8') => {
  const flutes = spline(
    pen.times(72, (index): Point => {
      const [angle, reach] = [(index / 72) * fullTurn, index % 2 ? 186 : 178]
      return [200 + Math.cos(angle) * reach, 200 + Math.sin(angle) * reach]
    }),
  )
  return {
    area: roundArea(158),
    under:
      castBy(210, 218, 182) +
      pen.solid(flutes, colour, { drop: 9, rim: 2.6, depth: 0.16, shadow: 0.22 }) +
      pen.fill(disc(200, 200, 166), pen.hollow(darker(colour, 0.34), lighter(colour, 0.2))),
  }
}

/** A tall glass on a wooden coaster, with a straw. */
export const glass: DrawVessel = (pen, colour = '#dfe8e4') => ({
  area: roundArea(112),
  under:
    castBy(208, 214, 164) +
    pen.solid(disc(200, 200, 164), '#c99a63', { drop: 6, rim: 2.4, depth: 0.14, shadow: 0.2 }) +
    pen.line(disc(200, 200, 152), darker('#c99a63', 0.35), 1.6, 0.4) +
    pen.shadow(disc(204, 204, 132), 14, 0.2) +
    pen.solid(disc(200, 200, 132), colour, { shadow: 0, rim: 3, depth: 0.12 }) +
    pen.line(disc(200, 200, 126), '#ffffff', 3, 0.85) +
    pen.fill(disc(200, 200, 119), darker(colour, 0.16)),
  over: straw(pen) + pen.line('M96,158A112,112 0 0 1 158,96', '#ffffff', 5, 0.6),
})

/** A footed glass for creams and puddings. */
export const dessertGlass: DrawVessel = (pen, colour = '#e6ece6') => ({
  area: roundArea(128),
  under:
    castBy(208, 216, 170) +
    pen.solid(disc(200, 200, 172), '#f4ecde', { drop: 7, rim: 2.4, depth: 0.1, shadow: 0.2 }) +
    pen.line(disc(200, 200, 164), darker('#f4ecde', 0.3), 1.4, 0.5) +
    pen.shadow(disc(203, 203, 148), 10, 0.18) +
    pen.solid(disc(200, 200, 148), colour, { shadow: 0, rim: 3, depth: 0.12 }) +
    pen.line(disc(200, 200, 142), '#ffffff', 3, 0.85) +
    pen.fill(disc(200, 200, 134), darker(colour, 0.14)),
  over: pen.line('M84,152A124,124 0 0 1 150,86', '#ffffff', 4, 0.5),
})

/** A jar for what is pickled or preserved, its lid beside it. */
export const jar: DrawVessel = (pen, colour = '#e2eae4') => ({
  area: roundArea(118, 180, 218),
  under:
    castBy(192, 232, 148) +
    pen.solid(disc(318, 92, 76), '#c9a24a', { drop: 8, rim: 3, depth: 0.22, shadow: 0.22 }) +
    pen.line(disc(318, 92, 66) + disc(318, 92, 60), darker('#c9a24a', 0.3), 1.6, 0.5) +
    pen.fill(disc(318, 92, 52), pen.domed('#e3c478', '#b98f38')) +
    pen.solid(disc(180, 218, 142), colour, { drop: 12, rim: 3, depth: 0.12, shadow: 0.22 }) +
    pen.line(disc(180, 218, 136) + disc(180, 218, 131), darker(colour, 0.2), 1.4, 0.6) +
    pen.fill(disc(180, 218, 126), darker(colour, 0.18)),
  over: pen.line('M78,178A110,110 0 0 1 144,116', '#ffffff', 5, 0.6),
})

/** A mug on its saucer. */
export const mug: DrawVessel = (pen, colour = '#4f7a78') => ({
  area: roundArea(100, 190, 200),
  under:
    castBy(206, 216, 178) +
    pen.solid(disc(200, 200, 178), lighter(colour, 0.62), { drop: 8, rim: 2.6, depth: 0.12, shadow: 0.2 }) +
    pen.fill(disc(200, 200, 132), pen.hollow(mix(colour, '#e9dfcb', 0.5), lighter(colour, 0.8))) +
    pen.line('M284,174C344,150 362,190 340,212C326,226 304,224 286,216', shade, 22, 0.18) +
    pen.line('M284,170C344,146 362,186 340,208C326,222 304,220 286,212', darker(colour, 0.2), 20) +
    pen.line('M286,168C340,146 358,184 338,204C326,216 306,216 288,208', lighter(colour, 0.16), 11) +
    pen.solid(disc(190, 200, 120), colour, { drop: 11, rim: 3, depth: 0.2, shadow: 0.24 }) +
    pen.fill(disc(190, 200, 109), pen.hollow(darker(colour, 0.5), lighter(colour, 0.3))) +
    pen.line('M92,146A112,112 0 0 1 136,102', lighter(colour, 0.75), 4, 0.65),
})

/** A straw that stands in the drink: its foot seen through it, its end open. */
function straw(pen: Pen): string {
  const below = 'M158,246L244,118L257,127L171,255Z'
  const tube = 'M244,118L322,4L335,13L257,127Z'
  const stripes = 'M259,96L272,105M279,67L292,76M299,38L312,47'
  return (
    pen.fill(below, '#fbf3e2', 0.34) +
    pen.solid(tube, '#f7efe0', { drop: 9, rim: 1.6, depth: 0.16, shadow: 0.2 }) +
    pen.line(stripes, '#c8452e', 7, 0.9) +
    `<ellipse cx="250" cy="122" rx="13" ry="6" transform="rotate(34 250 122)" fill="none" stroke="#fffaf0" stroke-width="2.4" opacity=".8"/>` +
    `<ellipse cx="328.5" cy="8.5" rx="8" ry="4" transform="rotate(34 328.5 8.5)" fill="#8a6a4c"/>`
  )
}

/** The soft shadow of a round vessel on the table. */
function castBy(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade}" opacity=".09"/>`
}
