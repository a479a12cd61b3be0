import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown, doneAt, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  brothSauces,
  isLeaf,
  minutesOf,
  sentence,
  sharpen,
  slowestFirst,
  spicesOf,
  stirInMiso,
  stockOrWater,
  takeOut,
  wiltMinutes,
} from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'
import type { Order } from '#domain/options/wish.ts'

export const brothySoup: Form = {
  id: 'brothy-soup',
  label: 'soup',
  is: ['one pot'],
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 11,
  calories: [130, 550],
  texture: 'wet',
  saltPercent: 0.36,
  weather: 'cold',
  slots: ({ flavour, wish }) => {
    const hurried = isHurried(wish)
    return [
      proteinSlot(flavour, {
        suits: 'brothy-soup',
        cut: 'bite',
        grams: (food) => (isKind(food, 'bean') ? 135 : proteinOf(0.75)(food)),
        where: (food) => !hurried || isKind(food, 'shrimp', 'fish', 'tofu', 'egg', 'bean'),
      }),
      vegetableSlot(flavour, {
        grams: 130,
        count: hurried ? [1, 1] : [2, 3],
        cut: 'dice',
        cooked: 'simmered',
        where: ({ id, behaviour }) => id !== 'beet' && (!hurried || (behaviour.simmered ?? 9) <= 5),
      }),
      ...aromaticSlots(flavour, 0.9, 'dice').filter(({ pool }) => !hurried || quickBase.has(String(pool[0]))),
      ...spiceSlots(flavour, 0.8),
      ...chileSlots(flavour, 0.9),
      ...(clearBroths.has(flavour.id) ? [] : bodySlots(flavour, 70)),
      { id: 'stock', pool: flavour.stock ?? [], grams: 250 },
      ...(flavour.creamy?.flat()[0] === 'coconut-milk'
        ? [{ id: 'creamy' as const, pool: ['coconut-milk'], grams: 55, flex: 'rich' as const }]
        : []),
      ...sauceSlots(flavour, 0.7, ['cornstarch', 'tahini']),
      fatSlot(flavour, 7),
      acidSlot(flavour, 6),
      herbSlot(flavour, 4),
      cheeseSlot(flavour, 8, ['parmesan', 'veg-parm']),
      saltSlot(),
      ...pepperSlots(flavour),
    ]
  },
  write: (kit) => {
    const protein = kit.need('protein')
    startPot(kit, protein)
    simmer(kit, protein)
    addProtein(kit, protein)
    const leaves = kit.all('vegetable').filter(isLeaf)
    const { woody, late } = spicesOf(kit)
    const lead = [
      sentence('Stir in', kit.the(leaves), ` until wilted, ${sayMinutes(wiltMinutes(leaves))}`),
      takeOut(kit, woody),
      sentence('Stir in', kit.the(late)),
      stirInMiso(kit),
      sharpen(kit),
    ]
    finish(
      kit,
      lead.filter(Boolean).join(' '),
      `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`,
      2 + (leaves.length ? wiltMinutes(leaves) : 0),
    )
  },
  name: (kit) => {
    const vegetables = kit.all('vegetable')
    const protein = attributive(kit.need('protein'))
    return kit.vary(
      `${protein} soup with ${sayNames(vegetables.slice(0, 2))}`,
      `${flavourWord(kit)} ${protein} and ${attributive(vegetables[0] ?? kit.need('protein'))} soup`,
    )
  },
  face: ['{items} in a light broth of {taste}', 'A broth of {taste}, full of {items}'],
  whys: [
    'Light enough for any night, and filling enough to be supper',
    'Each thing goes in when its time comes, so nothing turns to mush',
  ],
}

function isHurried({ maxMinutes }: Order): boolean {
  return maxMinutes !== undefined && maxMinutes <= 25
}
/** Aromatics that a hurried pot has: there is no time to soften an onion. */
const quickBase: ReadonlySet<string> = new Set(['garlic', 'ginger', 'scallion', 'lemongrass'])
const clearBroths: ReadonlySet<string> = new Set(['keralan', 'bistro'])

function startPot(kit: Kit, protein: DishLine): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early } = spicesOf(kit)
  const fat = kit.need('fat')
  const browned = isKind(protein, 'ground meat', 'ground poultry', 'cured meat')
  if (browned) {
    const oil = kit.the(fat)
    const { text, active } = brown(kit, protein)
    kit.step(`Heat ${oil} in a large pot over medium-high heat. ${text}`, { active: active + 1 })
  }
  const lead = browned ? 'Lower the heat to medium. Add' : `Warm ${kit.the(fat)} in a large pot over medium heat. Add`
  const paste = early.some((line) => isKind(line, 'curry paste'))
  if (slow.length) {
    const soft = kit.the(slow, kit.part(scallion, 0.5), kit.salt())
    const until = `until soft${kit.vary(' and sweet-smelling', ' but not brown')}`
    kit.step(`${lead} ${soft} and cook, stirring now and then, ${until}, 7 minutes`, { active: 8 })
  }
  const fragrant = kit.the(quick, kit.part(scallion, 0.5), kit.all('whole-spice'), early, kit.all('chile'))
  if (!fragrant) return
  kit.step(
    `${slow.length ? 'Stir in' : lead} ${fragrant} and cook until fragrant, ${paste ? '2 minutes' : '1 minute'}`,
    {
      active: 2,
    },
  )
}

function simmer(kit: Kit, protein: DishLine): void {
  const firm = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'simmered',
  )
  const pulse =
    isKind(protein, 'lentil', 'bean') || (isHurried(kit.wish) && isKind(protein, 'tofu')) ? protein : undefined
  const total = Math.max(
    minutesOf(firm[0], 'simmered') || 5,
    pulse && isKind(pulse, 'lentil') ? minutesOf(pulse, 'simmered') : 0,
  )
  const first = firm.filter((line) => total - minutesOf(line, 'simmered') < 4)
  const later = firm.filter((line) => !first.includes(line))
  const { woody } = spicesOf(kit)
  const liquid = kit.the(
    kit.one('body'),
    stockOrWater(kit, 250),
    kit.all('creamy'),
    brothSauces(kit).early,
    woody,
    water(30 * kit.servings),
  )
  const solids = kit.the(first, pulse)
  const last = later.length ? minutesOf(later[0], 'simmered') : 0
  const boiled = [...first, ...(pulse ? [pulse] : [])]
  const alone = solids
    ? `until ${kit.they(...boiled)} ${kit.is(...boiled)} tender, ${sayMinutes(total)}`
    : `for ${sayMinutes(total)}, so that the broth takes the flavor`
  const until = later.length ? `for ${sayMinutes(Math.max(1, total - last))}` : alone
  kit.step(
    `Pour in ${liquid}. ${solids ? `Add ${solids} and bring` : 'Bring'} to a boil. Lower the heat and simmer ${until}`,
    {
      active: 4,
      waiting: later.length ? Math.max(1, total - last) : total,
    },
  )
  if (!later.length) return
  kit.step(`Add ${kit.the(later)} and simmer until everything is just tender, ${sayMinutes(last)} more`, {
    active: 1,
    waiting: last,
  })
}

function addProtein(kit: Kit, protein: DishLine): void {
  const said = kit.the(protein)
  if (!said) return
  const ways: Record<string, [string, number]> = {
    poultry: [`Add ${said} and poach at a bare simmer until cooked through (${doneAt.poultry}), 6 minutes`, 6],
    shrimp: [`Add ${said} and cook until ${shellfishDone(protein)}, 2 to 3 minutes`, 3],
    fish: [`Lower in ${said} and poach without stirring until it flakes (${doneAt.whole}), 4 minutes`, 4],
    tofu: [`Slide in ${said} and let it heat through, 3 minutes`, 3],
    egg: [`Crack in ${said} and poach until the whites are firm and the yolks set, 5 minutes`, 5],
  }
  const [text, minutes] = ways[protein.behaviour.kind] ?? [
    `Add ${said} and simmer until cooked through (${doneAt.whole}), 6 minutes`,
    6,
  ]
  kit.step(text, { active: 1, waiting: minutes })
}
