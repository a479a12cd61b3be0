import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  fruitSlot,
  isLean,
  isStrong,
  nutSlot,
  sweetenerSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'

/** Yogurt, dairy or coconut, with fruit, nuts and seeds: nothing is cooked. */
export const breakfastBowl: Form = {
  id: 'breakfast-bowl',
  label: 'yogurt bowl',
  is: ['breakfast', 'all toppings'],
  types: ['Main Dish', 'Snack', 'Dessert'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  calories: [160, 520],
  texture: 'none',
  sweet: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      id: 'creamy',
      pool: [
        [
          ...(isLean(flavour) || isStrong(flavour) ? ['nonfat-greek-yogurt', 'low-fat-yogurt', 'soy-yogurt'] : []),
          'yogurt',
          'coconut-yogurt',
        ],
      ],
      grams: 180,
      required: true,
      flex: 'protein',
    },
    fruitSlot(flavour, { grams: 110, cut: 'raw', count: [1, 2], without: ['dates', 'watermelon', 'grapes'] }),
    {
      id: 'crunch',
      pool: flavour.cuisines.some((cuisine) => seedKitchens.has(cuisine)) ? [['pepitas', 'sunflower']] : [],
      grams: 10,
      flex: 'rich',
    },
    nutSlot(flavour, 14, { required: false }),
    sweetenerSlot(9, ['honey', 'maple']),
    sweetSpiceSlot(flavour, 0.8),
  ],
  write(kit) {
    const spice = kit.the(kit.all('sweet-spice'))
    const sweetener = kit.one('sweetener')
    const sweet = sweetener && hasMelted(sweetener) ? kit.the(kit.part(sweetener, 0.5)) : ''
    const into = [spice, sweet].filter(Boolean).join(' and ')
    kit.step(
      `${into ? `Stir ${into} into ${kit.the(kit.one('creamy'))}` : `Beat ${kit.the(kit.one('creamy'))} with a spoon until loose`} and ${kit.servings === 1 ? 'spoon into a bowl' : `divide among ${vessels(kit.servings, 'bowl', 'bowls')}`}, swirling it up the sides with the back of the spoon`,
      { active: 2 },
    )
    const rest = kit.the(sweetener)
    kit.step(
      `Pile ${kit.the(kit.all('fruit'))} into the hollow and scatter with ${kit.the(kit.all('nut', 'crunch')) || 'a little more of the spice'}${rest ? `. Finish with ${rest}` : ''}. Eat while the top still ${kit.one('nut') ? 'crackles' : 'glistens'}`,
      { active: 3 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const words = [...kit.all('fruit'), ...(spice ? [spice] : [])]
    return `${dishName(kit.need('creamy'))} bowl with ${sayNames(words)}`
  },
  face: ['Cool, thick spoonfuls under {items}', '{items} over a cool, creamy bowl'],
  whys: [
    'Something cold, something juicy and something that crunches, in five minutes',
    'The sharpness of the bowl lets ripe fruit taste sweeter than it is',
  ],
}
/** Where pumpkin and sunflower seeds are on the breakfast table. */
const seedKitchens: ReadonlySet<string> = new Set(['American', 'Mexican', 'Latin American'])
