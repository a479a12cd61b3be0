import {
  bakingPowderSlot,
  bakingSugarSlot,
  batterMilkSlot,
  flourSlot,
  hardFatSlot,
} from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { bakingDish } from '#domain/catalogue/forms/sweets/crumble.ts'
import { hasMelted, needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { withArticle } from '#domain/catalogue/writing/sentences.ts'

/** Fruit under dropped biscuits. */
export const cobbler: Form = {
  id: 'cobbler',
  label: 'cobbler',
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven']],
  quickest: 56,
  calories: [220, 460],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => [
    fruitSlot(flavour, {
      grams: 140,
      count: [1, 2],
      cut: 'chunk',
      cooked: 'roasted',
      without: ['banana', 'mango', 'orange', 'pineapple', 'grapes'],
    }),
    bakingSugarSlot(wish, 18),
    { id: 'thickener', pool: [['cornstarch', 'tapioca']], grams: 2.5 },
    sweetSpiceSlot(flavour),
    { id: 'acid', pool: ['lemon'], grams: 5 },
    flourSlot(30, ['flour', 'gf-flour']),
    bakingPowderSlot(1.4),
    pinchOfSalt(0.3),
    hardFatSlot(flavour, 10),
    batterMilkSlot(flavour, 26),
  ],
  write(kit) {
    const sweetener = kit.need('sweetener')
    const fat = kit.need('fat')
    kit.step(
      `Heat the oven to 375°F (190°C). In ${withArticle(bakingDish(kit.servings))} toss ${kit.the(kit.all('fruit'))} with ${kit.the(kit.part(sweetener, 0.5), kit.one('thickener'), kit.one('sweet-spice'), kit.one('acid'))}. Bake until the juices start to run, 10 minutes: on hot fruit the biscuits cook from below too`,
      { active: 5, waiting: 10 },
    )
    const liquid = hasMelted(sweetener)
    kit.step(
      `Meanwhile, in a bowl whisk together ${kit.the(kit.one('flour'), kit.one('leavener'), liquid ? undefined : sweetener, kit.one('salt'))}. ${needsRubbing(fat) ? `Rub in ${kit.the(fat)}, cold,` : `Rub in ${kit.the(fat)}`} to coarse crumbs. Stir in ${kit.the(kit.one('liquid'), liquid ? sweetener : undefined)} with a fork to a wet, shaggy dough`,
      { active: 6 },
    )
    kit.step(
      'Drop the dough by the spoonful over the hot fruit, leaving gaps for the steam. Bake until the biscuits are deep golden and dry underneath when you lift one, 30 minutes',
      { active: 2, waiting: 30 },
    )
    kit.step('Cool for 15 minutes; the juices thicken as they stand. Serve warm', { active: 1, waiting: 15 })
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    return `${sayAttributive(kit.all('fruit'))} cobbler${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['{items} bubbling under craggy biscuits', 'Golden biscuits over {items} and their syrup'],
  whys: [
    'The gaps between the biscuits let the steam out, so they bake instead of stewing',
    'The biscuits drink a little of the syrup from below and stay crisp on top',
  ],
}
