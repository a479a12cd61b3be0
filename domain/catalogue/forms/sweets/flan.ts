import { batchOf, binderSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isCoconutKitchen, isLean, pinchOfSalt } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Custard baked over caramel and turned out: flan, crème caramel, purin. */
export const flan: Form = {
  id: 'flan',
  label: 'flan',
  is: ['sugary', 'for candles'],
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven'], ['Stovetop']],
  quickest: 134,
  calories: [180, 400],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.75)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    const coconut = isCoconutKitchen(flavour) ? ['coconut-milk'] : []
    return [
      { id: 'sweetener', pool: [['sugar']], grams: 34 * factor, required: true, flex: 'fixed' },
      binderSlot(batch, ['egg']),
      {
        id: 'liquid',
        pool: [
          [isLean(flavour) ? 'skim-milk' : 'milk', ...coconut, 'oat-milk', 'soy-milk', 'coconut-milk', 'almond-milk'],
        ],
        grams: ({ id }) => (id === 'coconut-milk' ? 62 : 115) * factor,
        required: true,
        flex: 'fixed',
      },
      {
        id: 'sweet-spice',
        pool: ['vanilla', ...flavour.sweet.spices.filter((id) => id === 'cinnamon')],
        grams: ({ id }) => (id === 'vanilla' ? 1.1 : 0.35) * factor,
      },
      pinchOfSalt(0.15 * factor),
    ]
  },
  write(kit) {
    const sugar = kit.need('sweetener')
    const cups = kit.servings <= 6
    const ramekins = kit.servings === 1 ? 'a 6-ounce ramekin' : `${countWord(kit.servings)} 6-ounce ramekins`
    const liquid = kit.need('liquid')
    kit.step(
      `Heat the oven to 325°F (160°C) and set ${cups ? ramekins : 'a round 9-inch cake pan'} in a roasting pan. Melt ${kit.the(kit.part(sugar, 0.45))} with ${water(6 * kit.servings).words} in a small pan over medium heat, swirling and not stirring, until the color of an old penny, 7 minutes; it goes from amber to burnt in seconds. Pour at once into the ${cups ? (kit.servings === 1 ? 'ramekin' : 'ramekins') : 'cake pan'} and tilt to coat`,
      { active: 11 },
    )
    kit.step(
      `Warm ${kit.the(liquid, liquid.id === 'coconut-milk' ? water(liquid.grams * 0.85) : undefined)} until it steams. In a bowl stir ${kit.the(kit.one('egg'), sugar, kit.all('sweet-spice'), kit.one('salt'))} without making froth, then pour in the hot milk slowly, stirring. Strain over the caramel`,
      { active: 6 },
    )
    const minutes = cups ? 30 : 45
    kit.step(
      `Pour hot water into the roasting pan to half the height of the custard, so that it cooks gently. Bake until set at the edge and still trembling in the middle when you nudge the pan, ${minutes} to ${minutes + 5} minutes`,
      { active: 3, waiting: minutes + 3 },
    )
    kit.step(
      'Lift out of the water, cool for 30 minutes and chill for at least 2 hours; the caramel turns liquid in that time',
      {
        active: 1,
        waiting: 150,
      },
    )
    kit.step('Run a thin knife around the edge, lay a plate on top and turn over in one move', { active: 3 })
  },
  name: flanName,
  face: ['A smooth, trembling custard under its own dark caramel', 'Cold custard and bittersweet caramel'],
  whys: [
    'Dark caramel is bitter enough to balance all that is sweet',
    'The bath around it keeps it below the point where it would curdle',
  ],
}

function flanName(kit: Kit): string {
  const coconut = kit.need('liquid').id === 'coconut-milk' ? 'coconut ' : ''
  const spice = kit.one('sweet-spice')
  const french = kit.flavour.cuisines.includes('French')
  return `${coconut}${french ? 'crème caramel' : 'flan'}${spice ? ` with ${dishName(spice)}` : ' in caramel'}`
}
