import { brown } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import {
  aromaticsOf,
  isLeaf,
  minutesOf,
  sentence,
  slowestFirst,
  spicesOf,
  takeOut,
  wiltMinutes,
} from '#domain/catalogue/writing/phrases.ts'
import { type Mention, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

interface Filling {
  /** 'in a wide skillet' by default. */
  pan?: string
  /** Liquids besides what the list brings. */
  liquid?: DishLine | Mention | undefined
  /** Something of the dish's own that goes in too: 'the chopped flesh'. */
  also?: string
  /** When it has simmered long enough, and for how many minutes. */
  until: string
  minutes: number
  /** Lines that go in with the liquid. */
  together?: readonly DishLine[]
  /** Lines of the vegetable slot that are used elsewhere. */
  without?: readonly DishLine[]
}

/** Cooks a filling: mince browned, onions and vegetables softened, spices woken up, everything simmered until thick. */
export function cookFilling(kit: Kit, filling: Filling): void {
  const pan = filling.pan ?? 'a wide skillet'
  const browned = brownMince(kit, pan)
  soften(
    kit,
    filling,
    browned ? 'Lower the heat to medium. Add' : `Heat ${kit.the(kit.one('fat'))} in ${pan} over medium heat. Add`,
  )
  simmer(kit, filling)
}

function brownMince(kit: Kit, pan: string): boolean {
  const protein = kit.one('protein')
  if (!protein || isKind(protein, 'bean', 'other')) return false
  const fat = kit.part(kit.one('fat'), 0.5)
  const lead = fat ? `Heat ${kit.the(fat)} in ${pan} over medium-high heat` : `Set ${pan} over medium-high heat`
  if (isKind(protein, 'tofu')) {
    kit.step(
      `${lead}. Add ${kit.the(protein)} and fry, stirring now and then, until dry and golden at the edges, 8 minutes`,
      { active: 9 },
    )
    return true
  }
  const { text, active } = brown(kit, protein)
  kit.step(`${lead}. ${text}`, { active: active + 1 })
  return true
}

function soften(kit: Kit, { without = [] }: Filling, lead: string): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early } = spicesOf(kit)
  const firm = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line) && !isQuick(line) && !without.includes(line)),
    'sauteed',
  )
  const minutes = Math.max(7, minutesOf(firm[0], 'sauteed') + 3)
  const soft = kit.the(kit.one('fat'), slow, kit.part(scallion, 0.5), firm, kit.salt())
  const fragrant = kit.the(quick, kit.all('whole-spice'), early, kit.all('chile'))
  const until = kit.vary('soft and sweet', 'soft and starting to color', 'soft and golden at the edges')
  const first = soft
    ? `${lead} ${soft} and cook, stirring now and then, until ${until}, ${sayMinutes(minutes, minutes + 2)}.`
    : ''
  const second = fragrant
    ? `${soft ? 'Stir in' : lead} ${fragrant} ${soft ? 'for' : 'and stir for'} 1 minute${kit.vary('', ', until you smell it')}.`
    : ''
  kit.step(`${first} ${second}`, { active: (soft ? minutes + 1 : 0) + 2 })
}

function simmer(kit: Kit, { liquid, also = '', until, minutes, together = [], without = [] }: Filling): void {
  const { woody, late } = spicesOf(kit)
  const leaves = kit.all('vegetable').filter((line) => isLeaf(line) && !without.includes(line))
  const quick = kit.all('vegetable').filter((line) => isQuick(line) && !without.includes(line))
  const pulse = kit.all('protein').filter((line) => isKind(line, 'bean', 'other'))
  const wine = kit.the(kit.one('wine'))
  const pot = kit.the(
    pulse,
    quick,
    kit.one('body'),
    kit.all('sauce'),
    kit.one('stock'),
    also ? { words: also, form: 'plain' } : undefined,
    liquid,
    together,
    woody,
  )
  const boil = wine ? `Pour in ${wine} and let it bubble for 2 minutes.` : ''
  const stew = pot ? `Add ${pot} and simmer until ${until}, ${sayMinutes(minutes)}.` : ''
  const wilt = sentence('Stir in', kit.the(leaves), ` until wilted, ${sayMinutes(wiltMinutes(leaves))}`)
  const seasoned = sentence('Stir in', kit.the(late, kit.all('brine'), kit.season()))
  kit.step(`${boil} ${stew} ${wilt} ${takeOut(kit, woody)} ${seasoned}`, {
    active: 3 + (wine ? 2 : 0) + (wilt ? wiltMinutes(leaves) : 0),
    waiting: pot ? minutes : 0,
  })
}

/** Peas and corn need no more than to heat through. */
function isQuick({ id }: DishLine): boolean {
  return id === 'peas' || id === 'corn'
}
