import type { Form } from '#domain/catalogue/forms/form.ts'
import { heatOven } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  fatSlot,
  grainSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'

/** Fish, chicken or tofu baked in parchment, in its own steam. */
export const parcels: Form = {
  id: 'parcels',
  label: 'parcels',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Baked', 'Steamed'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 27,
  calories: [200, 700],
  texture: 'wet',
  saltPercent: 0.38,
  slots: ({ flavour, wish }) => [
    ...(wish.equipment.length && !wish.equipment.includes('Stovetop') ? [] : [grainSlot(flavour, 45)]),
    proteinSlot(flavour, {
      cut: 'whole',
      where: (food) => isKind(food, 'fish', 'shrimp') || food.id === 'tofu' || food.id === 'chicken-breast',
    }),
    vegetableSlot(flavour, { grams: 130, count: [2, 2], cut: 'slice', where: ({ id }) => tender.has(id) }),
    ...aromaticSlots(flavour, 0.6, 'slice', [
      'onion',
      'red-onion',
      'carrot',
      'celery',
      'red-pepper',
      'green-pepper',
      'lemongrass',
    ]),
    ...(flavour.groundSpices ?? []).slice(0, 2).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 0.6,
    })),
    ...chileSlots(flavour, 0.7),
    ...sauceSlots(flavour, 0.75, ['cornstarch']),
    ...(flavour.wine ? [{ id: 'wine' as const, pool: [flavour.wine], grams: 14 }] : []),
    ...(flavour.creamy?.flat()[0] === 'coconut-milk'
      ? [{ id: 'creamy' as const, pool: ['coconut-milk'], grams: 35, flex: 'rich' as const }]
      : []),
    { id: 'brine', pool: flavour.brine ?? [], grams: ({ id }) => (id === 'capers' ? 5 : 12) },
    fatSlot(flavour, 9),
    acidSlot(flavour, 7),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    startGrain(kit)
    season(kit)
    fold(kit)
    bake(kit)
  },
  name: (kit) => {
    const protein = kit.need('protein')
    return kit.vary(
      `${flavourWord(kit)} ${dishName(protein)} baked in parchment with ${sayNames(kit.all('vegetable').slice(0, 1))}`,
      `${flavourWord(kit)} ${attributive(protein)} packets with ${sayNames(kit.all('vegetable').slice(0, 1))}`,
    )
  },
  face: ['{items} steamed in parchment with {taste}', 'Packets of {items}, opened at the table in a cloud of {taste}'],
  whys: [
    'Nothing is lost: what steams out becomes the sauce',
    'No pan to wash, and each plate gets its own',
    'The packets can be folded hours ahead and baked at the last moment',
  ],
}

/** Vegetables that are done in a quarter of an hour of steam, cut thin. */
const tender: ReadonlySet<string> = new Set([
  'zucchini',
  'yellow-squash',
  'asparagus',
  'cherry-tomatoes',
  'snow-peas',
  'spinach',
  'bok-choy',
  'mushrooms',
  'shiitake',
  'fennel',
  'peas',
  'corn',
  'napa',
  'oyster-mushrooms',
])

const minutesIn: Readonly<Record<string, number>> = { 'chicken-breast': 24, shrimp: 12, tofu: 18 }

function season(kit: Kit): void {
  const { early, late } = spicesOf(kit)
  const fat = kit.need('fat')
  const oil = kit.the(fat)
  const loose = kit.the(
    kit.all('aromatic').filter((line) => isKind(line, 'quick aromatic')),
    early,
    late,
    kit.all('chile', 'sauce', 'creamy', 'wine'),
    kit.salt(),
    kit.one('pepper'),
  )
  kit.step(
    `${heatOven(kit, 400)} ${isKind(fat, 'solid fat') ? `Melt ${oil}` : `Pour ${oil} into a bowl`} and stir in ${loose}`,
    { active: 3 },
  )
}

function fold(kit: Kit): void {
  const protein = kit.need('protein')
  const vegetables = kit.the(
    kit.all('vegetable'),
    kit.all('aromatic').filter(({ id }) => id !== 'scallion'),
    kit.part(kit.food('scallion'), 0.5),
  )
  const count =
    kit.servings === 1
      ? 'a 15-inch sheet of parchment paper'
      : `each of ${kit.servings} sheets of parchment paper, 15 inches long`
  const top = kit.the(spicesOf(kit).woody, kit.all('brine'))
  kit.step(
    `Turn ${vegetables} in half of the dressing and heap on one half of ${count}. Lay ${kit.the(protein)}${protein.id === 'chicken-breast' && kit.servings > 1 ? `, cut into ${countWord(kit.servings)} even pieces,` : ''} on top${top ? `, scatter ${top} over it` : ''} and spoon over the rest. Fold the paper over and crimp the edges into tight pleats, so that no steam gets out`,
    { active: 4 + 2 * Math.min(5, kit.servings) },
  )
}

function bake(kit: Kit): void {
  const protein = kit.need('protein')
  const minutes = minutesIn[protein.id] ?? 15
  kit.step(
    `Set on a sheet pan and bake until the paper is puffed and browned and ${doneness(kit, protein)}, ${minutes} minutes; open one to check`,
    { active: 1, waiting: minutes },
  )
  const beside = grainToServe(kit)
  const acid = kit.the(kit.one('acid'))
  const lead = `Open the packets away from your face.${acid ? ` Spoon ${acid} over what is inside.` : ''}`
  finish(kit, lead, beside ? `Serve with ${beside}` : 'Serve in the paper')
}

function doneness(kit: Kit, protein: DishLine): string {
  const name = kit.again(protein)
  if (isKind(protein, 'poultry')) return `${name} reads ${doneAt.poultry} in the middle`
  if (isKind(protein, 'shrimp')) return `${name} are pink and opaque`
  if (isKind(protein, 'tofu')) return `${name} is hot all through`
  return `${name} flakes (${doneAt.whole})`
}
