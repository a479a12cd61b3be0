import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitSlot, runsWithJuice, sweetenerSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** A hot fruit punch that keeps itself warm in the slow cooker. */
export const punch: Form = {
  id: 'punch',
  label: 'punch',
  is: ['sugary'],
  types: ['Beverage'],
  meals: ['Dinner', 'Late Night', 'Snack'],
  methods: ['Slow Cooked'],
  level: 1,
  quickest: 113,
  equipment: [['Slow Cooker']],
  calories: [20, 180],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    fruitSlot(
      { ...flavour, sweet: { ...flavour.sweet, fruits: ['orange', 'apple', 'pear', ...flavour.sweet.fruits] } },
      {
        where: runsWithJuice,
        grams: 80,
        count: [1, 2],
        cut: 'raw',
        without: ['banana', 'dates', 'mango', 'papaya', 'watermelon', 'honeydew', 'cantaloupe', 'kiwi', 'fresh-figs'],
      },
    ),
    { id: 'aromatic', pool: ['ginger'], grams: 4, cut: 'chunk' },
    sweetSpiceSlot(flavour),
    { id: 'acid', pool: ['lemon', 'lime'], grams: 12, required: true },
    sweetenerSlot(12, ['honey', 'brown-sugar', 'maple']),
  ],
  write(kit) {
    const vanilla = kit.food('vanilla')
    const spices = kit.all('sweet-spice').filter((line) => line !== vanilla)
    kit.step(
      `Put ${kit.the(kit.all('fruit'), kit.all('aromatic'), spices, kit.one('sweetener'), water(230 * kit.servings))} in the slow cooker. Cover and cook on high until it steams and the fruit has colored the water, 2 hours`,
      { active: 3, waiting: 120 },
    )
    kit.step(
      `Press the fruit against the side with a spoon. Stir in ${kit.the(kit.one('acid'), vanilla)}, strain if you like, and ladle into cups. On the warm setting it holds all evening`,
      { active: 3 },
    )
  },
  name(kit) {
    const words = [kit.one('sweet-spice'), kit.food('ginger')].filter((line) => line !== undefined).map(dishName)
    return `hot ${sayAttributive(kit.all('fruit'))} punch${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: ['{items} steeped slowly into a hot, clear punch', 'A slow, hot punch of {items}'],
  whys: [
    'Two hours just below a boil take the scent out of the fruit and leave the bitterness in it',
    'It looks after itself, and keeps itself warm for anyone who comes late',
  ],
}
