import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  cookingFruits,
  fruitSlot,
  milkSlot,
  nutSlot,
  pinchOfSalt,
  sweetenerSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Oats simmered in milk. */
export const porridge: Form = {
  id: 'porridge',
  label: 'oatmeal',
  is: ['soft', 'breakfast', 'cheap', 'all toppings'],
  types: ['Main Dish'],
  meals: ['Breakfast'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop', 'Microwave']],
  calories: [230, 560],
  texture: 'none',
  sweet: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    { id: 'oats', pool: [['oats', 'gf-oats']], grams: 45, required: true, flex: 'starch' },
    milkSlot(flavour, ({ id }) => (id === 'coconut-milk' ? 80 : 150), ['yogurt', 'coconut-yogurt']),
    sweetSpiceSlot(flavour),
    pinchOfSalt(0.35),
    fruitSlot(flavour, { grams: 80, cut: 'dice', only: cookingFruits }),
    nutSlot(flavour, 12),
    sweetenerSlot(10, ['maple', 'honey', 'brown-sugar']),
  ],
  write(kit) {
    const milk = kit.need('liquid')
    const vanilla = kit.food('vanilla')
    const topUp = water(Math.max(40, 240 - milk.grams / kit.servings) * kit.servings)
    const firm = kit.all('fruit').find(({ id }) => id === 'apple' || id === 'pear')
    const early = kit.all('sweet-spice').filter((line) => line !== vanilla)
    const together = `stir together ${kit.the(kit.one('oats'), early, milk, topUp, firm, kit.one('salt'))}`
    const soft = `until the oats ${firm ? `and ${kit.again(firm)} ` : ''}are soft and the spoon leaves a trail`
    const bowls = Math.ceil(kit.servings / 2)
    const minutes = kit.servings === 1 ? 4 : 6 * bowls
    if (kit.machines[0] === 'Microwave')
      kit.step(
        bowls === 1
          ? `In a deep microwave-safe bowl, filled no more than half, ${together}. Microwave on high, stirring every 2 minutes so that it does not climb out, ${soft}, ${sayMinutes(minutes)}`
          : `In a large bowl ${together}, and divide among ${bowls} deep microwave-safe bowls, filled no more than half. Microwave them on high one at a time, stirring every 2 minutes so that nothing climbs out, ${soft}, ${sayMinutes(minutes)} in all`,
        { active: 3, waiting: minutes },
      )
    else
      kit.step(
        `In a saucepan ${together}. Bring to a boil over medium heat, then turn it low and simmer, stirring now and then, ${soft}, 5 to 6 minutes`,
        { active: 9 },
      )
    const stirred = kit.the(vanilla, kit.one('sweetener'))
    const top = kit.the(kit.one('fruit'), kit.one('nut'))
    kit.step(
      `${kit.machines[0] === 'Microwave' ? 'Take out,' : 'Off the heat'} ${stirred ? `stir in ${stirred} and ` : ''}let it stand for 2 minutes; it keeps thickening. Spoon into ${vessels(kit.servings, 'bowl', 'bowls')} ${top ? ` and top with ${top}` : ''}`,
      { active: 2, waiting: 2 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const nuts = kit.all('nut')
    return `${[...kit.all('fruit'), ...(spice ? [spice] : [])].map(attributive).join('-')} oatmeal${nuts.length ? ` with ${sayNames(nuts)}` : ''}`
  },
  face: ['Creamy oats with {items}', 'A bowl of soft, warm oats and {items}'],
  whys: [
    'Salting the pot at the start is what keeps it from tasting flat',
    'Half milk and half water keeps it creamy without being heavy',
  ],
}
