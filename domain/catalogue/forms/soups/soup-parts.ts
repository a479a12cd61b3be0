import { brown } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import {
  aromaticsOf,
  isLeaf,
  minutesOf,
  sentence,
  sharpen,
  slowestFirst,
  spicesOf,
  takeOut,
  wiltMinutes,
} from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'

/** Steps that soups share: how a pot is started, what goes in when, and how it is ladled. */

/** Meat browned first where there is some to brown, then what softens, then what only wants a minute. `also` softens too. */
export function startSoup(
  kit: Kit,
  {
    brownFirst,
    also = [],
    pot = 'a large pot',
  }: { brownFirst?: DishLine | undefined; also?: readonly DishLine[]; pot?: string } = {},
): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early } = spicesOf(kit)
  const fat = kit.one('fat')
  if (brownFirst) {
    const oil = kit.the(fat)
    const { text, active } = brown(kit, brownFirst)
    kit.step(`${oil ? `Heat ${oil} in` : 'Set'} a large pot${oil ? '' : ' '} over medium-high heat. ${text}`, {
      active: active + 1,
    })
  }
  const seeds = kit.all('whole-spice').filter((line) => isKind(line, 'seed spice'))
  const sizzle = seeds.length ? `Add ${kit.the(seeds)} and let ${kit.them(...seeds)} sizzle for 30 seconds. ` : ''
  const warm = brownFirst ? 'Turn the heat down to medium.' : `Warm ${kit.the(fat)} in ${pot} over medium heat.`
  const soft = slow.length || also.length ? kit.the(slow, also, kit.part(scallion, 0.5), kit.salt()) : ''
  if (soft) {
    const until = kit.vary('until soft and sweet-smelling', 'until soft but not brown', 'until limp and glossy')
    const minutes = slow.length > 2 ? 10 : 8
    kit.step(
      `${warm} ${sizzle}Add ${soft} and cook, stirring now and then, ${until}, ${minutes - 1} to ${minutes} minutes`,
      {
        active: minutes + 1,
      },
    )
  }
  const lead = `${warm} ${sizzle}Add`
  const fragrant = kit.the(quick, kit.part(scallion, 0.5), kit.all('whole-spice'), early, kit.all('chile'))
  if (!fragrant) return
  const paste = early.some((line) => isKind(line, 'curry paste'))
  const verb = soft ? 'Stir in' : lead
  kit.step(`${verb} ${fragrant} and cook until fragrant, ${paste ? '2 minutes' : '1 minute'}`, { active: 2 })
}

/** Vegetables by the time they need: what goes in first, what comes later, and the minutes of each. */
interface Timing {
  first: DishLine[]
  later: DishLine[]
  total: number
  last: number
}
export function timed(lines: readonly DishLine[], least: number): Timing {
  const firm = slowestFirst(
    lines.filter((line) => !isLeaf(line)),
    'simmered',
  )
  const total = Math.max(least, minutesOf(firm[0], 'simmered'))
  const first = firm.filter((line) => total - minutesOf(line, 'simmered') < 6)
  const later = firm.filter((line) => !first.includes(line))
  return { first, later, total, last: later.length ? Math.max(3, minutesOf(later[0], 'simmered')) : 0 }
}

/** Leaves wilted, woody herbs out, the sharp note, seasoning, and into bowls. */
export function ladle(kit: Kit, before = '', served?: string): void {
  const leaves = kit.all('vegetable', 'leaf').filter(isLeaf)
  const { woody, late } = spicesOf(kit)
  const lead = [
    before,
    sentence('Stir in', kit.the(leaves), ` until wilted, ${sayMinutes(wiltMinutes(leaves))}`),
    takeOut(kit, woody),
    sentence('Stir in', kit.the(late)),
    sharpen(kit),
  ]
  finish(
    kit,
    lead.filter(Boolean).join(' '),
    served ?? `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`,
    2 + (leaves.length ? wiltMinutes(leaves) : 0),
  )
}
