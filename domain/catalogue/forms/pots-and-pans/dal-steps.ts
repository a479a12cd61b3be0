import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { aromaticsOf, isLeaf, minutesOf, sharpen, slowestFirst, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Red lentils as they are made in India: boiled plain with turmeric, the spices fried apart and poured over at the end. */
export function writeDal(kit: Kit, lentils: DishLine): void {
  const hard = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'simmered',
  )
  const last = Math.min(18, Math.max(8, minutesOf(hard[0], 'simmered')))
  const first = Math.max(4, 20 - last)
  const turmeric = kit.food('turmeric')
  const liquid = kit.the(turmeric, kit.one('stock'), kit.all('creamy'), water(190 * kit.servings))
  kit.step(
    `Put ${kit.the(lentils)} in a pot with ${liquid}. Bring to a boil, skim off the foam, then simmer, half covered, for ${sayMinutes(first)}`,
    { active: 4, waiting: first },
  )
  const added = kit.the(hard, kit.salt())
  const tender = hard.length ? ` and ${kit.again(...hard)} ${kit.is(...hard)} tender` : ''
  kit.step(
    `${added ? `Add ${added} and cook` : 'Keep cooking'}, stirring now and then, until the lentils have collapsed to a loose porridge${tender}, ${sayMinutes(last)}. Add water if it gets stiff`,
    { active: 2, waiting: last, meanwhile: true },
  )
  fryTadka(kit)
  const { late } = spicesOf(kit)
  const { slow } = aromaticsOf(kit)
  const leaves = kit.all('vegetable').filter(isLeaf)
  const also = kit.the(leaves, kit.all('sauce'), late)
  const what = slow[0] ? kit.name(slow[0]).replace(/s$/, '') : 'spice'
  const lead = [
    `Pour the sizzling ${what} mixture into the pot of lentils${also ? ` with ${also}` : ''} and simmer for 2 minutes.`,
    sharpen(kit),
  ]
  finish(kit, lead.filter(Boolean).join(' '), `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`, 4)
}

function fryTadka(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early, woody } = spicesOf(kit)
  const fat = kit.the(kit.need('fat'))
  const seeds = kit.the(kit.all('whole-spice'), woody)
  const soft = kit.the(slow, kit.part(scallion, 0.5))
  const fragrant = kit.the(quick, kit.all('chile'))
  const body = kit.one('body')
  const last = kit.the(body, early)
  const parts = [
    `Meanwhile, heat ${fat} in a skillet over medium-high heat. Add ${seeds} and let sizzle for 30 seconds.`,
    soft && `Add ${soft} and fry until ${kit.vary('brown at the edges', 'golden brown')}, 7 minutes.`,
    fragrant && `Stir in ${fragrant} for 1 minute.`,
    last && (body ? `Add ${last} and cook until jammy, 4 minutes.` : `Stir in ${last} and take off the heat.`),
  ]
  kit.step(parts.filter(Boolean).join(' '), { active: (soft ? 9 : 3) + (body ? 4 : 0) })
}
