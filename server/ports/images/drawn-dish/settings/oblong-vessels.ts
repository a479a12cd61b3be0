import { darker, lighter } from '#server/ports/images/drawn-dish/colour.ts'
import { disc, short } from '#server/ports/images/drawn-dish/outline.ts'
import { shade } from '#server/ports/images/drawn-dish/pen.ts'
import { oblongArea, roundArea } from '#server/ports/images/drawn-dish/settings/area.ts'
import type { DrawVessel } from '#server/ports/images/drawn-dish/settings/vessel.ts'

/** The soft shadow of an oblong vessel on the table, from its top edge to below its bottom one. */
function castBy(x: number, top: number, width: number, bottom: number): string {
  return `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" rx="28" fill="${shade}" opacity=".09"/>`
}

/** A wooden board. */
export const board: DrawVessel = (pen, colour = '#c48a52') => {
  const outline =
    'M34,64C20,64 12,74 12,88L12,318C12,334 22,344 38,344L362,344C378,344 388,334 388,318L388,88C388,74 380,64 366,64Z'
  const grain = pen
    .times(12, (index) => {
      const y = 80 + index * 21 + pen.chance() * 8
      const bend = () => short(y + (pen.chance() - 0.5) * 26)
      return `M16,${short(y)}C110,${bend()} 270,${bend()} 384,${short(y + (pen.chance() - 0.5) * 8)}`
    })
    .join('')
  return {
    area: roundArea(138),
    under:
      castBy(22, 82, 384, 368) +
      pen.solid(outline, darker(colour, 0.3), { drop: 13, rim: 0, shadow: 0.2 }) +
      `<g transform="translate(0 -4)">${pen.solid(outline, colour, { drop: 2, rim: 3, depth: 0.14, shadow: 0 })}${pen.line(grain, darker(colour, 0.34), 1.6, 0.42)}${pen.line(grain, lighter(colour, 0.4), 0.8, 0.4)}</g>` +
      pen.fill(disc(358, 92, 12), darker(colour, 0.62)) +
      pen.line('M347,96A12,12 0 0 0 369,96', lighter(colour, 0.5), 2),
  }
}

/** A baking sheet lined with paper. */
export const tray: DrawVessel = (pen, colour = '#9ea2a0') => {
  const outline =
    'M40,52L360,52C382,52 394,64 394,86L394,314C394,336 382,348 360,348L40,348C18,348 6,336 6,314L6,86C6,64 18,52 40,52Z'
  const paper = 'M30,84L370,76L374,322L24,326Z'
  const creases = 'M60,84C80,160 66,250 90,318M300,84C310,170 330,240 322,316M180,84C172,150 190,230 176,318'
  return {
    area: oblongArea(150, 1.08, 0.72),
    under:
      castBy(22, 70, 384, 366) +
      pen.solid(outline, colour, { drop: 9, rim: 3, depth: 0.2, shadow: 0.22 }) +
      `<rect x="20" y="66" width="360" height="268" rx="20" fill="${pen.hollow(darker(colour, 0.45), lighter(colour, 0.1))}"/>` +
      pen.fill(paper, '#eadcc0') +
      `<path d="${paper}" fill="none" stroke="${pen.rim()}" stroke-width="2"/>` +
      pen.line(creases, '#cdbb96', 1.4, 0.6),
  }
}

/** A glazed dish for the oven, with two ears. */
export const bakingDish: DrawVessel = (pen, colour = '#3f6f8a') => {
  const outline =
    'M58,66L342,66C362,66 374,80 374,100L374,150C392,150 400,164 400,200C400,236 392,250 374,250L374,300C374,320 362,334 342,334L58,334C38,334 26,320 26,300L26,250C8,250 0,236 0,200C0,164 8,150 26,150L26,100C26,80 38,66 58,66Z'
  return {
    area: oblongArea(150, 1.01, 0.74),
    under:
      castBy(42, 84, 346, 358) +
      pen.solid(outline, colour, { drop: 11, rim: 3, depth: 0.2, shadow: 0.24 }) +
      pen.line('M34,120L34,102C34,86 44,74 60,74L150,74', lighter(colour, 0.75), 3.4, 0.6) +
      `<rect x="40" y="80" width="320" height="240" rx="26" fill="${pen.hollow(darker(colour, 0.5), lighter(colour, 0.35))}"/>` +
      `<rect x="46" y="87" width="308" height="228" rx="22" fill="${lighter(colour, 0.78)}"/>`,
  }
}

/** A tin of six; `muffinPlaces` says where its cups are. */
export const muffinTin: DrawVessel = (pen, colour = '#8d9496') => {
  const outline =
    'M40,66L360,66C382,66 394,76 394,96L394,304C394,324 382,334 360,334L40,334C18,334 6,324 6,304L6,96C6,76 18,66 40,66Z'
  const cups = [82, 200, 318].flatMap((x) =>
    [137, 263].map(
      (y) =>
        pen.fill(disc(x, y, 55), pen.hollow(darker(colour, 0.55), lighter(colour, 0.4))) +
        pen.line(disc(x, y, 56), lighter(colour, 0.5), 2, 0.6),
    ),
  )
  return {
    area: oblongArea(150, 1.08, 0.74),
    under:
      castBy(22, 84, 384, 352) +
      pen.solid(outline, colour, { drop: 9, rim: 3, depth: 0.2, shadow: 0.22 }) +
      cups.join(''),
  }
}
