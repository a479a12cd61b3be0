import { coolSpoonful, hasEgg, stewingFruits } from '#domain/catalogue/forms/breakfasts/breakfast-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted, melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { nutSlot, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Thin pancakes rolled around fruit; a spoon of starch holds them where there is no egg. */
export const crepes: Form = {
  id: 'crepes',
  label: 'crêpes',
  is: ['breakfast'],
  types: ['Main Dish', 'Dessert'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Fried', 'Sautéed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 20,
  calories: [230, 560],
  texture: 'none',
  sweet: true,
  slots: ({ flavour }) => [
    { id: 'flour', pool: [['flour', 'gf-flour']], grams: 32, required: true, flex: 'starch' },
    { id: 'egg', pool: ['egg'], grams: 25, lead: true, flex: 'fixed' },
    {
      id: 'thickener',
      pool: [['cornstarch', 'tapioca']],
      grams: 5,
      required: true,
      flex: 'fixed',
      when: (chosen) => !hasEgg(chosen),
    },
    {
      id: 'liquid',
      pool: [['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk-drink']],
      grams: 78,
      required: true,
      flex: 'fixed',
    },
    pinchOfSalt(0.25),
    {
      id: 'fat',
      pool: [['butter', 'vegan-butter', 'coconut-oil', 'neutral-oil']],
      grams: 8,
      required: true,
      flex: 'fat',
    },
    { id: 'fruit', pool: stewingFruits(flavour), grams: 85, required: true, lead: true, cut: 'chunk' },
    { id: 'sweetener', pool: [['honey', 'maple', 'sugar']], grams: 10, flex: 'fixed' },
    sweetSpiceSlot(flavour, 0.8),
    { id: 'acid', pool: [['lemon', 'lime']], grams: 4 },
    coolSpoonful(35, ['creme-fraiche', 'coconut-yogurt', 'soy-yogurt']),
    nutSlot(flavour, 6),
  ],
  write(kit) {
    const egg = kit.one('egg')
    const fat = kit.need('fat')
    const wet = kit.the(egg, kit.part(kit.one('liquid'), 0.5))
    kit.step(
      `In a bowl whisk ${kit.the(kit.one('flour'), kit.one('thickener'), kit.one('salt'))} with ${wet} to a smooth paste, then whisk in ${kit.the(kit.one('liquid'), kit.part(fat, 0.4))}${melted(fat)}. Rest for 15 minutes, so that the flour swells and the bubbles go`,
      { active: 5, waiting: 15, meanwhile: true },
    )
    const sweetener = kit.one('sweetener')
    kit.step(
      `Meanwhile cook ${kit.the(kit.all('fruit'))} with ${kit.the(sweetener, kit.all('sweet-spice'), kit.one('acid')) || 'a spoonful of water'} in a small saucepan over medium heat until the juices turn ${sweetener && hasMelted(sweetener) ? 'glossy' : 'syrupy'}, 4 to 6 minutes`,
      { active: 5 },
    )
    const count = kit.servings * 2 + Math.round(kit.servings / 2)
    kit.step(
      `Heat an 8-inch nonstick skillet over medium heat and wipe with a little of ${kit.the(fat) || 'the fat'}. Pour in a scant 1/4 cup of batter, tilting to coat the bottom, and cook until lacy and brown at the rim, 1 minute; flip and give it 30 seconds. Stack on a plate and repeat with the rest, about ${count} in all, ${sayMinutes(2 * count)}${count > 9 ? '; two pans halve the time' : ''}`,
      { active: 3 + 2 * count },
    )
    const top = kit.the(kit.one('creamy'), kit.one('nut'))
    kit.step(`Roll or fold each around a spoonful of the warm fruit${top ? ` and serve with ${top}` : ''}`, {
      active: 3,
    })
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    return `crêpes with ${sayNames([...kit.all('fruit'), ...(spice ? [spice] : [])])}`
  },
  face: ['Thin, lacy crêpes around warm {items}', 'Soft crêpes with {items}'],
  whys: [
    'Resting the batter is what makes them thin and tender instead of tough',
    'The first one is for the cook, and shows how hot the pan is',
  ],
}
