import { hasEgg, stewingFruits } from '#domain/catalogue/forms/breakfasts/breakfast-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { nutSlot, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'

/** Thick bread soaked in custard and fried slowly; chickpea flour sets the custard where there is no egg. */
export const frenchToast: Form = {
  id: 'french-toast',
  label: 'French toast',
  is: ['breakfast'],
  types: ['Main Dish', 'Dessert'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 22,
  calories: [260, 620],
  texture: 'none',
  sweet: true,
  slots: ({ flavour }) => [
    { id: 'bread', pool: [['bread', 'gf-bread']], grams: 70, required: true, flex: 'starch' },
    { id: 'egg', pool: ['egg'], grams: 50, lead: true, flex: 'fixed' },
    {
      id: 'flour',
      pool: ['chickpea-flour'],
      grams: 9,
      required: true,
      flex: 'fixed',
      when: (chosen) => !hasEgg(chosen),
    },
    {
      id: 'liquid',
      pool: [['milk', 'oat-milk', 'soy-milk', 'almond-milk', 'coconut-milk-drink']],
      grams: 62,
      required: true,
      flex: 'fixed',
    },
    sweetSpiceSlot(flavour),
    { id: 'seasoning', pool: ['orange-zest', 'lemon-zest'], grams: 0.5 },
    pinchOfSalt(0.2),
    {
      id: 'fat',
      pool: [['butter', 'vegan-butter', 'coconut-oil', 'olive-oil']],
      grams: 8,
      required: true,
      flex: 'fat',
    },
    { id: 'fruit', pool: stewingFruits(flavour), grams: 70, required: true, lead: true, cut: 'chunk' },
    { id: 'sweetener', pool: [['maple', 'honey']], grams: 14, flex: 'fixed' },
    nutSlot(flavour, 6),
  ],
  write(kit) {
    const egg = kit.one('egg')
    const base = egg
      ? `beat ${kit.the(egg)} until no streaks are left, then beat in ${kit.the(kit.one('liquid'), kit.all('sweet-spice', 'seasoning'), kit.one('salt'))}`
      : `whisk ${kit.the(kit.one('flour'))} with ${kit.the(kit.one('liquid'), kit.all('sweet-spice', 'seasoning'), kit.one('salt'))} until completely smooth, and let stand for 5 minutes to thicken`
    kit.step(`In a wide, shallow dish ${base}`, { active: 4, waiting: egg ? 0 : 5 })
    kit.step(
      `Lay ${kit.the(kit.need('bread'))} in the dish, turning once, until heavy with custard but not falling apart, 2 to 3 minutes a side${kit.servings > 2 ? '; work in batches, as they fit' : ''}`,
      { active: 2, waiting: 5 },
    )
    const batches = kit.servings > 2 ? ', two or three slices at a time,' : ''
    kit.step(
      `Melt ${kit.the(kit.part(kit.one('fat'), 0.7))} in a wide skillet over medium-low heat. Fry the slices${batches} until deep gold and puffed, 4 minutes a side; slow heat sets the middle before the outside burns`,
      { active: 9 + 3 * Math.max(0, kit.servings - 2) },
    )
    const rest = kit.the(kit.one('fat'))
    kit.step(
      `Wipe out the pan and warm ${kit.the(kit.all('fruit'))} in ${rest || 'what butter is left'} with ${kit.the(kit.one('sweetener')) || 'a spoonful of water'} until glossy and starting to give, 2 minutes. Spoon over the toast${kit.one('nut') ? ` and scatter with ${kit.the(kit.one('nut'))}` : ''}`,
      { active: 4 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    return `${spice ? `${dishName(spice)} ` : ''}French toast with ${sayNames(kit.all('fruit'))}`
  },
  face: ['Thick, custardy toast under warm {items}', 'Golden French toast with {items}'],
  whys: [
    'A real soak and a slow pan make it custard inside and crisp at the crust',
    'Bread that is a day or two old soaks up more and holds its shape',
  ],
}
