import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  bakingDish,
  gramsOf,
  heatOven,
  isMeat,
  meltingSlot,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { chileSlots, fatSlot, herbSlot, proteinSlot, saltSlot, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, flavourWord } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, sharpen, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Filled tortillas baked in a red chile sauce or a green one. */
export const enchiladas: Form = {
  id: 'enchiladas',
  label: 'enchiladas',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 52,
  calories: [330, 850],
  texture: 'wet',
  saltPercent: 0.34,
  slots: ({ flavour }) => [
    { id: 'bread', pool: ['corn-tortillas'], grams: 78, required: true, flex: 'starch' },
    proteinSlot(flavour, {
      pool: ['cooked-chicken', ...flavour.proteins, ...(flavour.pulses ?? [])],
      grams: (food) => (isKind(food, 'bean') ? 110 : 90),
      cut: 'bite',
      where: (food) =>
        food.id === 'cooked-chicken' || isKind(food, 'bean') || (isMeat(food) && !food.id.includes('chorizo')),
    }),
    vegetableSlot(flavour, {
      grams: 80,
      count: [1, 2],
      cut: 'dice',
      cooked: 'sauteed',
      where: ({ id }) => !['potato', 'butternut', 'carrot', 'cabbage'].includes(id),
    }),
    { id: 'aromatic', pool: ['onion'], grams: 45, cut: 'dice' },
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'dice' },
    ...(flavour.groundSpices ?? []).map(([choice, grams]) => ({
      id: 'ground-spice' as const,
      pool: [choice],
      grams: grams * 1.1,
    })),
    ...chileSlots(flavour),
    {
      id: 'body',
      pool: [flavour.id === 'salsa-verde' ? 'tomatillo' : 'canned-tomatoes'],
      grams: 140,
      cut: 'dice',
      required: true,
    },
    fatSlot(flavour, 9),
    meltingSlot(['monterey-jack'], 32),
    { id: 'creamy', pool: [['sour-cream', 'coconut-yogurt']], grams: 14, flex: 'rich' },
    { id: 'acid', pool: ['lime'], grams: 5 },
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write: (kit) => {
    sauce(kit)
    filling(kit)
    roll(kit)
    const creamy = kit.the(kit.one('creamy'))
    finish(kit, creamy ? `Spoon ${creamy} over the top.` : '', 'Serve hot')
  },
  name: (kit) => {
    const color = kit.need('body').id === 'tomatillo' ? 'green' : 'red'
    const things = [kit.need('protein'), ...kit.all('vegetable')].slice(0, 2).map(attributive)
    return kit.vary(
      `${color} enchiladas with ${joined(things)}`.replace(/bean(?= and|$)/, 'beans'),
      `${flavourWord(kit)} ${joined(things)} enchiladas`,
    )
  },
  face: ['{items} rolled in tortillas and baked with {taste}', 'Enchiladas of {items}, with {taste}'],
  whys: [
    'A moment in a hot pan makes the tortillas supple, so they bend without cracking',
    'The sauce is simmered down first; a thin one would leave everything soggy',
  ],
}

function sauce(kit: Kit): void {
  const body = kit.need('body')
  const fragrant = kit.the(kit.all('ground-spice', 'chile'), kit.food('garlic'))
  const green = body.id === 'tomatillo'
  const until = green
    ? 'the tomatillos have collapsed, 12 minutes, then crush them with a potato masher'
    : 'the sauce coats a spoon, 12 minutes'
  kit.step(
    `Heat ${kit.the(kit.part(kit.need('fat'), 0.4))} in a saucepan over medium heat. Stir in ${fragrant} for 30 seconds. Add ${kit.the(body, water(45 * kit.servings), kit.salt())} and simmer until ${until}`,
    { active: 3, waiting: 12, meanwhile: true },
  )
}

function filling(kit: Kit): void {
  const protein = kit.need('protein')
  const vegetables = slowestFirst(kit.all('vegetable'), 'sauteed')
  const firm = vegetables.filter((line) => !isLeaf(line))
  const minutes = Math.max(5, minutesOf(firm[0], 'sauteed') + 3)
  const oil = kit.the(kit.part(kit.need('fat'), 0.6))
  const meat = isMeat(protein) ? `${brown(kit, protein).text}.` : ''
  const soft = kit.the(kit.food('onion'), firm, kit.one('salt'))
  const rest = kit.the(kit.one('protein'), vegetables)
  kit.step(
    `Meanwhile, heat ${oil} in a wide skillet over medium-high heat. ${meat} Add ${soft} and cook until soft and browned at the edges, ${sayMinutes(minutes, minutes + 2)}.${rest ? ` Stir in ${rest} and let ${kit.them(protein)} heat through, 2 minutes.` : ''} ${sharpen(kit)}`,
    { active: minutes + (meat ? 8 : 0) + (rest ? 2 : 0) + 2 },
  )
}

function roll(kit: Kit): void {
  const bread = kit.need('bread')
  const corn = bread.id === 'corn-tortillas' && bread.plural
  const cheese = kit.one('cheese')
  const inside = cheese && kit.part(cheese, 0.4) ? ` and some of the ${kit.name(cheese)}` : ''
  kit.step(
    `${heatOven(kit, 400)} Warm ${kit.the(bread)} one at a time in a dry skillet over medium heat, 20 seconds a side, and stack them in a towel`,
    { active: turns(bread) },
  )
  const top = kit.the(cheese)
  kit.step(
    `Spread a third of the sauce in ${bakingDish(gramsOf(kit.lines))}. ${corn ? `Draw ${kit.again(bread)} through the sauce, so that they bend without cracking. Roll them` : `Roll ${kit.again(bread)}`} around the filling${inside}, and set side by side, seam down. Cover with the rest of the sauce.${top ? ` Scatter ${top} over the top.` : ''} Bake until bubbling at the edges, 15 to 20 minutes`,
    { active: 8, waiting: 18 },
  )
}

function turns(bread: DishLine): number {
  return Math.max(3, Math.round(Number(bread.amount) * 0.7))
}
