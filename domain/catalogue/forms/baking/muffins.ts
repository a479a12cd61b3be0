import {
  bakingPowderSlot,
  bakingSugarSlot,
  batchOf,
  batterMilkSlot,
  binderSlot,
  countsCarbs,
  flourSlot,
  zestSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import {
  bindersNow,
  dryWords,
  flaxFirst,
  meltedWords,
  pieces,
  wetScents,
} from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitSlot, pinchOfSalt, sweetFatSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Fruit muffins of wheat, gluten-free or almond flour. */
export const muffins: Form = {
  id: 'muffins',
  label: 'muffins',
  bestIn: ['Muffin Tin'],
  types: ['Snack', 'Dessert'],
  meals: ['Breakfast', 'Snack', 'Lunch'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 40,
  calories: [210, 430],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const low = countsCarbs(wish) || wish.diet === 'paleo'
    const batch = batchOf(wish, low ? 0.5 : 0.25)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    return [
      flourSlot(36 * factor, low ? ['almond-flour'] : ['flour', 'gf-flour']),
      bakingPowderSlot((low ? 1.2 : 1.7) * factor),
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.3 * factor),
      binderSlot(batch, low ? ['egg'] : ['egg', 'flax']),
      bakingSugarSlot(wish, 16 * factor),
      ...(low ? [] : [batterMilkSlot(flavour, 28 * factor)]),
      { ...sweetFatSlot(flavour, (low ? 5 : 10) * factor), flex: 'fixed' },
      fruitSlot(flavour, {
        grams: (low ? 25 : 35) * factor,
        cut: 'dice',
        only: [
          'blueberries',
          'raspberries',
          'blackberries',
          'strawberries',
          'apple',
          'peach',
          'pear',
          'cherries',
          'plum',
        ],
      }),
      zestSlot(0.6 * factor),
    ]
  },
  write(kit) {
    const almond = kit.need('flour').id === 'almond-flour'
    const grams = kit.lines.reduce((sum, line) => sum + line.grams, 0)
    const count = Math.max(2, Math.round(grams / (almond ? 85 : 94)))
    const heat = almond ? '350°F (180°C)' : '400°F (200°C)'
    kit.step(
      `Heat the oven to ${heat}. Grease or line ${pieces(count, 'well', 'wells')} of a muffin pan. In a large bowl whisk together ${dryWords(kit)}`,
      { active: 5 },
    )
    const scents = wetScents(kit)
    const wet = kit.the(kit.one('sweetener'), kit.one('liquid'), kit.one('fat'))
    kit.step(
      `${flaxFirst(kit)} In a second bowl whisk ${bindersNow(kit)} with ${wet}${meltedWords(kit)}. Stir in ${[kit.the(kit.one('seasoning')), scents].filter(Boolean).join(' and ')}`,
      { active: 4 },
    )
    kit.step(
      `Pour the wet onto the dry and fold about ten times, ${almond ? 'until smooth' : 'until barely mixed; a few dry specks will vanish in the oven'}. Fold in ${kit.the(kit.one('fruit'))} and fill the wells to the rim`,
      { active: 4 },
    )
    const minutes = almond ? 22 : 20
    kit.step(
      `Bake until domed and browned and a skewer comes out clean, ${minutes} minutes. Cool in the pan for 5 minutes, then lift out, or steam softens the sides`,
      { active: 2, waiting: minutes + 5 },
    )
  },
  name(kit) {
    const [fruit] = kit.all('fruit')
    const spice = kit.one('sweet-spice')
    const almond = kit.food('almond-flour') ? 'almond ' : ''
    return `${fruit ? attributive(fruit) : 'fruit'} ${almond}muffins${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['High-domed muffins with {items}', 'Tender, barely sweet muffins with {items}'],
  whys: ['Ten folds and no more keep the crumb tender', 'A hot oven at the start is what lifts the domes'],
}
