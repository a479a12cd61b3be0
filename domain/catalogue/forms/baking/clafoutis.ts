import {
  bakingSugarSlot,
  batchOf,
  binderSlot,
  countsCarbs,
  flourSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { bakingDish } from '#domain/catalogue/forms/sweets/crumble.ts'
import { melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  fruitSlot,
  isLean,
  pinchOfSalt,
  sweetFatSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { withArticle } from '#domain/catalogue/writing/sentences.ts'

/** Fruit baked in a thick, sweet pancake batter. */
export const clafoutis: Form = {
  id: 'clafoutis',
  label: 'clafoutis',
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Breakfast', 'Snack'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 59,
  calories: [160, 360],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.6, 1.7)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    const low = countsCarbs(wish)
    return [
      fruitSlot(flavour, {
        grams: (low ? 50 : 100) * factor,
        cut: 'chunk',
        cooked: 'roasted',
        only: [
          'cherries',
          'plum',
          'apricot',
          'raspberries',
          'peach',
          'pear',
          'fresh-figs',
          'blueberries',
          'blackberries',
        ],
      }),
      binderSlot(batch, ['egg']),
      bakingSugarSlot(wish, 15 * factor),
      flourSlot(12 * factor, low ? ['almond-flour'] : ['flour', 'gf-flour', 'cassava-flour', 'almond-flour']),
      {
        id: 'liquid',
        pool: low
          ? [['cream', 'coconut-milk']]
          : [[isLean(flavour) ? 'skim-milk' : 'milk', 'oat-milk', 'soy-milk', 'almond-milk']],
        grams: (low ? 45 : 75) * factor,
        required: true,
        flex: 'fixed',
      },
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.25 * factor),
      { ...sweetFatSlot(flavour, 4 * factor), flex: 'fixed' },
    ]
  },
  write(kit) {
    const fat = kit.need('fat')
    const fruit = kit.all('fruit')
    kit.step(
      `Heat the oven to 375°F (190°C). Grease ${withArticle(bakingDish(kit.servings))} with ${kit.the(kit.part(fat, 0.4)) || 'a little of the fat'} and scatter ${kit.the(fruit)} in it`,
      { active: 4 },
    )
    kit.step(
      `In a bowl whisk ${kit.the(kit.one('flour'), kit.one('sweetener'), kit.one('salt'))}. Whisk in ${kit.the(kit.one('egg'))}${kit.need('egg').plural ? ', one at a time,' : ''} to a thick paste without lumps, then ${kit.the(kit.one('liquid'), kit.one('sweet-spice'), fat)}${melted(fat)}. It should pour like cream. Rest for 10 minutes, so that the flour swells`,
      { active: 5, waiting: 10 },
    )
    kit.step(
      'Pour gently over the fruit. Bake until puffed and brown around the edge and just set in the middle (a knife comes out clean), 35 minutes. It sinks as it cools, as it should',
      { active: 1, waiting: 35 },
    )
    kit.step('Let stand for 10 minutes and serve warm, by the spoonful', { active: 1, waiting: 10 })
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    return `${sayAttributive(kit.all('fruit'))} clafoutis${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['{items} baked into a soft, custardy batter', 'Between a custard and a pancake, with {items}'],
  whys: [
    'Rested batter bakes up silky instead of bready',
    'There is hardly more in it than what holds the fruit together',
  ],
}
