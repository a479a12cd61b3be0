import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  cheeseSlot,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, flourish, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

export const traybake: Form = {
  id: 'traybake',
  label: 'traybake',
  is: ['no toppings', 'one pot', 'one tray'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Roasted', 'Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 47,
  calories: [260, 850],
  texture: 'browned',
  saltPercent: 0.4,
  weather: 'cold',
  slots: ({ flavour }) => [
    proteinSlot(flavour, { suits: 'traybake', cut: 'whole' }),
    vegetableSlot(flavour, { grams: 230, count: [2, 2], cut: 'chunk', cooked: 'roasted' }),
    { id: 'aromatic', pool: ['red-onion', 'onion'], grams: 45, cut: 'chunk' },
    ...aromaticSlots(flavour, 1, 'dice').filter(({ pool }) => pool[0] === 'garlic' || pool[0] === 'ginger'),
    ...(flavour.groundSpices ?? []).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 1.1,
    })),
    ...chileSlots(flavour),
    ...sauceSlots(flavour, 1, ['cornstarch']),
    fatSlot(flavour, 14),
    acidSlot(flavour, 8),
    herbSlot(flavour, 4),
    cheeseSlot(flavour, 15, ['feta', 'goat-cheese', 'queso-fresco']),
    crunchSlot(flavour, 7),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const protein = kit.need('protein')
    const tray = planOf(kit, protein)
    marinate(kit, protein, tray)
    spread(kit, protein, tray)
    roast(kit, protein, tray)
    glazeLate(kit, protein, tray)
    const acid = kit.the(kit.one('acid'))
    const lead = acid
      ? `Pour ${acid} over the hot ${pansOf(kit)} and scrape up the sticky bits; they are the sauce.`
      : ''
    finish(kit, lead, kit.vary(`Serve from the ${pansOf(kit)}`, 'Pile onto a platter'))
  },
  name: (kit) => {
    const protein = kit.need('protein')
    const vegetables = kit.all('vegetable')
    return kit.vary(
      `${flavourWord(kit)} roasted ${dishName(protein)} with ${joined([...vegetables.map(dishName), flourish(kit)].filter(Boolean).slice(0, 2))}`,
      `${flavourWord(kit)} ${attributive(protein)} and ${sayAttributive(vegetables.slice(0, 1))} sheet-pan bake`,
    )
  },
  face: ['{items} roasted together with {taste}', '{items} from a hot oven, with {taste}'],
  whys: [
    'The oven does nearly all the work, and the pan juices make the sauce',
    'Everything browns because nothing is crowded',
  ],
}

/** What goes into the oven when. A sweet sauce is held back for the last minutes; brushed on sooner it would burn. */
interface Tray {
  proteinMinutes: number
  total: number
  first: DishLine[]
  second: DishLine[]
  sauceLate: boolean
}

function planOf(kit: Kit, protein: DishLine): Tray {
  const onions = kit.all('aromatic').filter(({ id }) => id.endsWith('onion'))
  const vegetables = slowestFirst([...kit.all('vegetable'), ...onions], 'roasted')
  const sauceLate = kit.all('sauce').length > 0
  // what is glazed for the last four minutes roasts that much less before
  const proteinMinutes = (minutesOf(protein, 'roasted') || 25) - (sauceLate ? 4 : 0)
  const total = Math.max(proteinMinutes, minutesOf(vegetables[0], 'roasted') - (sauceLate ? 4 : 0))
  const first = vegetables.filter((line) => total - minutesOf(line, 'roasted') < 10)
  const second = vegetables.filter((line) => !first.includes(line))
  return { proteinMinutes, total, first: first.length ? first : second, second: first.length ? second : [], sauceLate }
}

/** Vegetables and meat for four need two sheet pans, or they steam. */
function pansOf(kit: Kit): string {
  return kit.lines.reduce((sum, { grams }) => sum + grams, 0) > 1300 ? 'pans' : 'pan'
}

function marinate(kit: Kit, protein: DishLine, { sauceLate }: Tray): void {
  const { early, late } = spicesOf(kit)
  const quick = kit.all('aromatic').filter(({ id }) => !id.endsWith('onion'))
  const oven = kit.machines[0]?.toLowerCase() ?? 'oven'
  const oil = kit.part(kit.need('fat'), 0.5)
  const solid = isKind(kit.need('fat'), 'solid fat')
  const rub = kit.the(oil, quick, early, late, kit.all('chile'), sauceLate ? undefined : kit.all('sauce'), kit.salt())
  const skin = isKind(protein, 'bone-in poultry') ? ', pushing some under the skin,' : ''
  kit.step(
    `${kit.vary('Heat', 'Preheat', 'Set')} the ${oven} to 425°F (220°C). In a small bowl stir together ${rub}${solid ? ', warmed until it runs' : ''}. Turn ${kit.the(protein)} in it until coated${skin} and let marinate while you prepare the vegetables`,
    { active: 3, waiting: 12, meanwhile: true },
  )
}

function spread(kit: Kit, protein: DishLine, { first, proteinMinutes, total }: Tray): void {
  const { woody } = spicesOf(kit)
  const pans = pansOf(kit) === 'pans' ? 'two large rimmed sheet pans' : 'a large rimmed sheet pan'
  const vegetables = kit.the(first)
  const fat = kit.the(kit.need('fat'), kit.season()) || 'a little of the marinade'
  const room = total - proteinMinutes >= 8 ? '' : `, leaving room for ${kit.again(protein)}`
  const herbs = woody.length ? ` Tuck in ${kit.the(woody)}.` : ''
  kit.step(`Toss ${vegetables} with ${fat} and spread over ${pans} in one layer${room}.${herbs}`, { active: 3 })
}

function roast(kit: Kit, protein: DishLine, { proteinMinutes, total, second, sauceLate }: Tray): void {
  const done = sauceLate ? `${kit.again(protein)} ${kit.is(protein)} nearly done` : doneness(kit, protein)
  const early = total - proteinMinutes
  const added = second.length ? `add ${kit.the(second)}, ` : ''
  if (early >= 8) {
    kit.step(`Roast until the vegetables start to brown, ${sayMinutes(early)}`, { active: 1, waiting: early })
    kit.step(
      `Give the vegetables a turn, ${added}and nestle ${kit.again(protein)} among them. Roast until ${done} and the vegetables are caramelized at the edges, ${sayMinutes(proteinMinutes, proteinMinutes + 2)} more`,
      { active: 2, waiting: proteinMinutes + 1 },
    )
    return
  }
  const skin = isKind(protein, 'bone-in poultry') ? ', skin side up' : ''
  if (second.length) {
    const short = Math.max(...second.map((line) => minutesOf(line, 'roasted')))
    kit.step(`Set ${kit.again(protein)} on the ${pansOf(kit)}${skin} and roast for ${sayMinutes(total - short)}`, {
      active: 1,
      waiting: total - short,
    })
    kit.step(
      `${added.replace(/^a/, 'A')}turn everything in the pan juices, and roast until ${done}, ${sayMinutes(short)} more`,
      {
        active: 2,
        waiting: short,
      },
    )
    return
  }
  kit.step(
    `Add ${kit.again(protein)} to the ${pansOf(kit)}${skin}. Roast, turning the vegetables once, until ${done} and the vegetables are browned and tender, ${sayMinutes(total, total + 3)}`,
    { active: 2, waiting: total + 1 },
  )
}

function doneness(kit: Kit, protein: DishLine): string {
  const name = kit.again(protein)
  const ways: Partial<Record<Kind, string>> = {
    'bone-in poultry': `the skin is crisp and the thickest part reads ${doneAt.poultry}`,
    poultry: `${name} reads ${doneAt.poultry} at the thickest part`,
    fish: `${name} flakes at the thickest part (${doneAt.whole})`,
    shrimp: `${name} have turned pink and firm`,
    tofu: `${name} ${kit.is(protein)} crisp at the edges`,
    'frying cheese': `${name} is golden`,
    bean: `${name} have crisped`,
    'ground meat': `${name} ${kit.is(protein)} browned and cooked through (${doneAt.ground})`,
    'cured meat': `${name} ${kit.is(protein)} browned and cooked through (${doneAt.ground})`,
  }
  return ways[protein.behaviour.kind] ?? `${name} reads ${doneAt.whole} in the middle`
}

function glazeLate(kit: Kit, protein: DishLine, { sauceLate }: Tray): void {
  const sauce = kit.the(kit.all('sauce'))
  if (!sauceLate || !sauce) return
  const several = kit.all('sauce').length > 1
  kit.step(
    `${several ? `Stir together ${sauce}. Spoon over` : `Spoon ${sauce} over`} ${kit.again(protein)} and the vegetables, turn to coat and roast until it clings and ${doneness(kit, protein)}, 4 minutes; brushed on sooner, it would burn`,
    { active: 2, waiting: 4 },
  )
}
