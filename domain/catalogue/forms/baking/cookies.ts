import type { Choice } from '#domain/catalogue/flavours/flavour.ts'
import {
  bakingSugarSlot,
  batchOf,
  binderSlot,
  flourSlot,
  hardFatSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import { bindersNow, dryWords, flaxFirst, pieces, wetScents } from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { nutSlot, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'

/** Oat drop cookies with chocolate or dried fruit. */
export const cookies: Form = {
  id: 'cookies',
  label: 'cookies',
  bestIn: ['Stand Mixer', 'Hand Mixer'],
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Late Night', 'Lunch', 'Dinner'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 45,
  calories: [220, 480],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const batch = batchOf(wish, 0.2)
    if (!batch) return [{ id: 'egg', pool: [], grams: 0, required: true }]
    const { factor } = batch
    return [
      flourSlot(15 * factor),
      { id: 'oats', pool: [['oats', 'gf-oats']], grams: 13 * factor, required: true, flex: 'fixed' },
      { id: 'leavener', pool: ['baking-soda'], grams: 0.5 * factor, required: true },
      sweetSpiceSlot(flavour, factor),
      pinchOfSalt(0.35 * factor),
      hardFatSlot(flavour, 15 * factor),
      bakingSugarSlot(wish, 19 * factor, ['brown-sugar', 'maple', 'honey']),
      binderSlot(batch),
      {
        id: 'fruit',
        pool: studs(flavour.id),
        grams: 10 * factor,
        required: true,
        cut: 'chunk',
        flex: 'fixed',
        where: ({ behaviour }) => behaviour.kind === 'dried fruit' || behaviour.kind === 'chocolate',
      },
      nutSlot(flavour, 6 * factor),
    ]
  },
  write(kit) {
    const count = cookieCount(kit)
    const fat = kit.need('fat')
    kit.step(
      `Heat the oven to 350°F (180°C) and line ${count > 12 ? 'two baking sheets' : 'a baking sheet'} with parchment. In a bowl whisk together ${dryWords(kit)}`,
      { active: 5 },
    )
    const scents = wetScents(kit)
    kit.step(
      `${flaxFirst(kit)} In a large bowl beat ${kit.the(fat)}${needsRubbing(fat) ? ', softened,' : ''} with ${kit.the(kit.one('sweetener'))} until fluffy and a shade lighter, 4 minutes by hand. Beat in ${bindersNow(kit)}${scents ? ` and ${scents}` : ''}`,
      { active: 7 },
    )
    kit.step(
      `Stir in the dry mixture, then ${kit.the(kit.one('fruit'), kit.one('nut'))}. Let stand for 10 minutes: the oats swell, and the cookies spread less`,
      { active: 3, waiting: 10 },
    )
    kit.step(
      `Drop ${pieces(count, 'heaping tablespoon', 'heaping tablespoons')} of dough onto the parchment, 2 inches apart, and flatten a little with damp fingers. Bake until the edges are brown and the middles still look underdone, 11 to 12 minutes${count > 12 ? ', swapping the sheets halfway' : ''}`,
      { active: 4, waiting: 12 },
    )
    kit.step('Cool on the sheet for 10 minutes; they firm up as they cool', { active: 1, waiting: 10 })
  },
  name(kit) {
    const extras = [kit.one('fruit'), kit.one('nut')].filter((line) => line !== undefined).map(dishName)
    return `oat cookies with ${joined(extras)}`
  },
  face: ['Chewy oat cookies with {items}', 'Crisp-edged cookies full of oats, with {items}'],
  whys: [
    'Taken out while the middles look raw, they stay chewy for days',
    'Brown edges and a soft heart come from a hot oven and an early end',
  ],
}

function cookieCount(kit: Kit): number {
  const grams = kit.lines.reduce((sum, line) => sum + line.grams, 0)
  return Math.max(1, Math.round(grams / 30))
}

/** Chocolate in most kitchens; raisins and cranberries in the cold orchards. */
function studs(flavour: string): Choice[] {
  const chocolate = ['dark-chocolate', 'df-chocolate']
  if (flavour === 'new-england') return ['dried-cranberries', chocolate]
  return flavour === 'pennsylvanian' || flavour === 'farmhouse' ? ['raisins', chocolate] : [chocolate, 'raisins']
}
