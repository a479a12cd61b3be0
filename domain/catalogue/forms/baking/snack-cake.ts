import {
  bakingPowderSlot,
  bakingSugarSlot,
  batchOf,
  batterMilkSlot,
  binderSlot,
  flourSlot,
  zestSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import {
  bakeMinutes,
  batterGrams,
  bindersNow,
  cakePan,
  dryWords,
  flaxFirst,
  meltedWords,
  wetScents,
} from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitSlot, pinchOfSalt, sweetFatSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** A one-bowl cake with fruit on it or under it. */
export const snackCake: Form = {
  id: 'snack-cake',
  label: 'fruit cake',
  is: ['for candles'],
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Dinner', 'Lunch', 'Breakfast'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 55,
  calories: [230, 460],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.33)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    return [
      fruitSlot(flavour, {
        grams: 70 * factor,
        cut: 'chunk',
        only: [
          ...upsideDown,
          'apple',
          'cherries',
          'blueberries',
          'raspberries',
          'blackberries',
          'strawberries',
          'apricot',
        ],
        cooked: 'roasted',
      }),
      flourSlot(32 * factor),
      bakingPowderSlot(1.5 * factor),
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.25 * factor),
      binderSlot(batch),
      bakingSugarSlot(wish, 29 * factor),
      batterMilkSlot(flavour, 20 * factor),
      { ...sweetFatSlot(flavour, 13 * factor), flex: 'fixed' },
      zestSlot(0.6 * factor),
    ]
  },
  write(kit) {
    const { words: pan, more } = cakePan(batterGrams(kit))
    const minutes = 35 + more
    const fruit = kit.all('fruit')
    const turned = isTurned(kit)
    kit.step(
      turned
        ? `Heat the oven to 350°F (180°C). Grease ${pan} and line the bottom with parchment. Sprinkle it with ${kit.the(kit.part(kit.one('sweetener'), 0.4))} and lay ${kit.the(fruit)} on it close together, in one layer`
        : `Heat the oven to 350°F (180°C). Grease ${pan} and line the bottom with parchment`,
      { active: turned ? 6 : 3 },
    )
    const scents = wetScents(kit)
    kit.step(
      `${flaxFirst(kit)} In a large bowl whisk ${bindersNow(kit)} with ${kit.the(kit.one('sweetener'), kit.one('seasoning'))} for 2 minutes, until ${isKind(kit.need('egg'), 'egg') ? 'paler and foamy' : 'the sugar no longer grates against the bowl'}. Whisk in ${kit.the(kit.one('fat'))}${meltedWords(kit)}, then ${kit.the(kit.one('liquid'))}${scents ? ` and ${scents}` : ''}`,
      { active: 5 },
    )
    kit.step(
      `Add ${dryWords(kit)} and fold just until smooth. ${turned ? 'Spread the batter over the fruit, right to the edges' : `Spread in the pan and lay ${kit.the(fruit)} on top without pressing; ${kit.is(...fruit) === 'are' ? 'they sink' : 'it sinks'} by ${kit.is(...fruit) === 'are' ? 'themselves' : 'itself'} as the cake rises`}`,
      { active: 4 },
    )
    kit.step(
      `Bake until the cake is golden, springs back when touched and has come away from the sides, ${bakeMinutes(minutes)}`,
      { active: 1, waiting: minutes + 3 },
    )
    kit.step(
      turned
        ? 'Cool for 10 minutes, run a knife around the edge and turn out onto a plate while the syrup is still loose. Serve warm or cold'
        : 'Cool in the pan for 20 minutes. Serve in squares or wedges, warm or cold',
      { active: 1, waiting: turned ? 10 : 20 },
    )
  },
  name(kit) {
    const [fruit] = kit.all('fruit')
    const spice = kit.one('sweet-spice')
    const what = fruit ? attributive(fruit) : 'fruit'
    return `${what} ${isTurned(kit) ? 'upside-down cake' : 'cake'}${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['A soft, buttery-crumbed cake with {items}', 'An everyday cake with {items} baked in'],
  whys: [
    'The fruit steams the batter from its own side, so the crumb stays soft for days',
    'One bowl and a whisk are all it asks for',
  ],
}
const upsideDown: readonly string[] = ['pineapple', 'peach', 'plum', 'pear', 'nectarine', 'banana']

function isTurned(kit: Kit): boolean {
  return kit.all('fruit').some(({ id }) => upsideDown.includes(id))
}
