import { coolSpoonful } from '#domain/catalogue/forms/breakfasts/breakfast-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitSlot,
  milkSlot,
  nutSlot,
  sweetenerSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Oats and chia left in milk and yogurt overnight, eaten cold. */
export const overnightOats: Form = {
  id: 'overnight-oats',
  label: 'overnight oats',
  is: ['soft', 'breakfast'],
  types: ['Main Dish', 'Snack'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 250,
  calories: [250, 560],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    { id: 'oats', pool: [['oats', 'gf-oats']], grams: 42, required: true, flex: 'starch' },
    { id: 'seasoning', pool: ['chia'], grams: 6 },
    milkSlot(flavour, ({ id }) => (id === 'coconut-milk' ? 70 : 125), [
      'yogurt',
      'coconut-yogurt',
      'nonfat-greek-yogurt',
    ]),
    coolSpoonful(55),
    sweetenerSlot(8, ['maple', 'honey']),
    sweetSpiceSlot(flavour, 0.8),
    { id: 'salt', pool: ['salt'], grams: 0.2, flex: 'fixed' },
    fruitSlot(flavour, { grams: 85, cut: 'dice', without: ['grapes', 'watermelon', 'cantaloupe', 'honeydew'] }),
    nutSlot(flavour, 10),
  ],
  write(kit) {
    const milk = kit.need('liquid')
    const thin = milk.id === 'coconut-milk' ? water(60 * kit.servings) : undefined
    kit.step(
      `In a bowl or ${vessels(kit.servings, 'lidded jar', 'lidded jars')} stir ${kit.the(kit.one('oats'), kit.one('seasoning'), milk, thin, kit.one('creamy'), kit.one('sweetener'), kit.all('sweet-spice'), kit.one('salt'))} until no dry oats are left at the bottom`,
      { active: 4 },
    )
    kit.step('Cover and chill until thick and soft, at least 4 hours, or overnight', { active: 1, waiting: 240 })
    kit.step(
      `Stir, and loosen with a splash of ${kit.again(milk).replace(/^the /, '')} or water if you like it softer. Top with ${kit.the(kit.all('fruit', 'nut'))}, and eat cold`,
      { active: 3 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    return `overnight oats with ${sayNames(kit.all('fruit'))}${spice ? ` and ${dishName(spice)}` : ''}`
  },
  face: ['Cold, creamy oats under {items}', 'Oats softened overnight, with {items}'],
  whys: [
    'The refrigerator does the cooking, and breakfast waits for you instead of the other way around',
    'A pinch of salt and a night of rest keep it from tasting flat',
  ],
}
