import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitSlot,
  milkSlot,
  nutSlot,
  sweetenerSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Chia seeds set cold in milk: a pudding or a breakfast for nearly every eater. */
export const chiaPudding: Form = {
  id: 'chia-pudding',
  label: 'chia pudding',
  types: ['Dessert', 'Main Dish', 'Snack'],
  meals: ['Breakfast', 'Snack', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  calories: [150, 420],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  quickest: 130,
  slots: ({ flavour }) => [
    { id: 'oats', pool: ['chia'], grams: 24, required: true, flex: 'starch' },
    milkSlot(flavour, ({ id }) => (id === 'coconut-milk' ? 90 : 155), ['yogurt', 'coconut-yogurt']),
    sweetenerSlot(9, ['maple', 'honey', 'sugar']),
    sweetSpiceSlot(flavour, 0.8),
    fruitSlot(flavour, { grams: 80, cut: 'chunk', without: ['apple', 'pear', 'dates'] }),
    nutSlot(flavour, 9),
  ],
  write(kit) {
    const milk = kit.need('liquid')
    const thin = milk.id === 'coconut-milk' ? water(70 * kit.servings) : undefined
    kit.step(
      `In a bowl whisk together ${kit.the(kit.need('oats'), milk, thin, kit.one('sweetener'), kit.all('sweet-spice'))}. Wait 5 minutes and whisk again, so that no seeds sink in a clump`,
      { active: 4, waiting: 5 },
    )
    kit.step('Cover and chill until it holds on a spoon, 2 hours or overnight', { active: 1, waiting: 120 })
    const top = kit.the(kit.all('fruit'), kit.one('nut'))
    kit.step(
      `Stir, divide among ${vessels(kit.servings, 'glass', 'glasses')} and top with ${top}`.replace(
        'among a glass',
        'into a glass',
      ),
      {
        active: 3,
      },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const coconut = kit.food('coconut-milk') ? 'coconut ' : ''
    return `${coconut}chia pudding with ${kit.all('fruit').map(dishName).join(' and ')}${spice ? ` and ${dishName(spice)}` : ''}`
  },
  face: ['Chia seeds set soft and cold under {items}', 'A cold, spoonable pudding with {items}'],
  whys: [
    'The seeds do the thickening, and the refrigerator does the rest',
    'A second whisking after five minutes is what keeps it smooth',
  ],
}
