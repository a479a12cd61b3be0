import { bakingSugarSlot, flourSlot, hardFatSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, nutSlot, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** A free-form tart: one round of short crust folded over fruit. */
export const galette: Form = {
  id: 'galette',
  label: 'galette',
  types: ['Dessert'],
  meals: ['Dinner', 'Lunch', 'Snack'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven']],
  quickest: 92,
  calories: [250, 520],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => [
    flourSlot(36, ['flour', 'gf-flour']),
    hardFatSlot(flavour, 18),
    pinchOfSalt(0.35),
    fruitSlot(flavour, {
      grams: 105,
      cut: 'chunk',
      cooked: 'roasted',
      only: [
        'apple',
        'pear',
        'peach',
        'plum',
        'apricot',
        'nectarine',
        'cherries',
        'fresh-figs',
        'raspberries',
        'blueberries',
        'blackberries',
        'strawberries',
      ],
    }),
    bakingSugarSlot(wish, 13),
    { id: 'thickener', pool: [['cornstarch', 'tapioca']], grams: 2.5 },
    sweetSpiceSlot(flavour, 0.7),
    { id: 'acid', pool: ['lemon'], grams: 4 },
    nutSlot(flavour, 5),
  ],
  write(kit) {
    const fat = kit.need('fat')
    const solid = needsRubbing(fat)
    const wet = water(10 * kit.servings, 'ice-cold')
    const small = kit.servings <= 2
    kit.step(
      solid
        ? `In a bowl stir ${kit.the(kit.one('flour'), kit.one('salt'))} together. Rub in ${kit.the(fat)}, cold and cubed, until flattened bits as large as a fingernail are left; they are the flakes. Stir in ${wet.words} with a fork until it clumps`
        : `In a bowl stir ${kit.the(kit.one('flour'), kit.one('salt'))} together. Pour in ${kit.the(fat)} and ${wet.words} and stir with a fork to a soft dough`,
      { active: 8 },
    )
    kit.step('Press into a flat disk, wrap and chill for 30 minutes, so that the dough rolls without shrinking', {
      active: 1,
      waiting: 30,
    })
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Heat the oven to 400°F (200°C). Toss ${kit.the(kit.all('fruit'))} with ${kit.the(kit.one('sweetener'), kit.one('thickener'), kit.one('sweet-spice'), kit.one('acid'))}`,
      { active: 4 },
    )
    kit.step(
      `On parchment roll the dough to a ${small ? '7' : kit.servings <= 4 ? '10' : '13'}-inch round. ${nuts ? `Scatter ${nuts} in the middle, which keep the bottom crisp, and heap the fruit over them` : 'Heap the fruit in the middle'}, leaving a border of ${small ? '1 inch' : '2 inches'}. Fold the border over in pleats and patch any tears. Slide onto a baking sheet`,
      { active: 6 },
    )
    const minutes = small ? 30 : 40
    kit.step(
      `Bake until the crust is deep brown underneath as well and the juices bubble in the middle, ${minutes} to ${minutes + 5} minutes`,
      { active: 1, waiting: minutes + 3 },
    )
    kit.step('Cool for 15 minutes before cutting, until the juices have set', { active: 1, waiting: 15 })
  },
  name(kit) {
    const what = kit.flavour.cuisines.includes('Italian') ? 'crostata' : 'galette'
    const spice = kit.one('sweet-spice') ?? kit.one('nut')
    return `${sayAttributive(kit.all('fruit'))} ${what}${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['A rough, flaky tart of {items}', '{items} baked in a folded crust until the juices bubble over'],
  whys: [
    'It needs no pan and no neatness, and the open middle lets the juices boil down',
    'Baked past golden to brown, the crust stays crisp under the fruit',
  ],
}
