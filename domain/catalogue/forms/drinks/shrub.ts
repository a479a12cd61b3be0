import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import { isOf, mintSlot } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, runsWithJuice } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Fruit, vinegar and sugar let down with sparkling water. */
export const shrub: Form = {
  id: 'shrub',
  label: 'shrub',
  types: ['Beverage'],
  meals: ['Lunch', 'Snack', 'Dinner', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 38,
  calories: [20, 140],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    fruitSlot(flavour, {
      where: runsWithJuice,
      grams: 60,
      cut: 'raw',
      only: [
        'strawberries',
        'raspberries',
        'blackberries',
        'peach',
        'plum',
        'blueberries',
        'cherries',
        'asian-pear',
        'pear',
        'pineapple',
      ],
    }),
    bakingSugarSlot(wish, 14, ['honey', 'sugar', 'maple']),
    {
      id: 'acid',
      pool: [
        isOf(flavour, 'Japanese', 'Korean', 'Chinese')
          ? ['rice-vinegar', 'cider-vinegar', 'lemon']
          : ['cider-vinegar', 'red-vinegar', 'lemon'],
      ],
      grams: 13,
      required: true,
      flex: 'fixed',
    },
    ...(persianMint(flavour) ? [mintSlot(3)] : []),
    ...(isOf(flavour, 'American')
      ? [{ id: 'aromatic' as const, pool: ['ginger'], grams: 2, cut: 'slice' as const }]
      : []),
    { id: 'liquid', pool: ['sparkling-water'], grams: 190, required: true, flex: 'fixed' },
  ],
  write(kit) {
    kit.step(
      `In a bowl crush ${kit.the(kit.all('fruit'), kit.all('aromatic'))} with ${kit.the(kit.one('sweetener'), kit.part(kit.one('herb'), 0.6))} until it runs with juice. Stir in ${kit.the(kit.one('acid'))} and let stand for 30 minutes: the sweetness draws the juice out and the sourness holds the color`,
      { active: 4, waiting: 30 },
    )
    kit.step(
      'Strain, pressing until the pulp is pale. The syrup should taste too sharp and too sweet at once. In a jar it keeps for a week in the refrigerator, and gets rounder',
      { active: 3 },
    )
    const herb = kit.the(kit.one('herb'))
    kit.step(
      `Pour the syrup over ice in ${glasses(kit)}, top with ${kit.the(kit.one('liquid'))} and stir once from the bottom${herb ? `. Tuck in ${herb}` : ''}`,
      { active: 2 },
    )
  },
  name: shrubName,
  face: ['Sharp, fizzing and tasting boldly of {items}', 'A spritz of {items}, with an edge to it'],
  whys: [
    'The sourness gives the sweetness something to push against',
    'It is a grown-up drink with nothing to regret in it',
  ],
}

function persianMint(flavour: Flavour): boolean {
  return flavour.id === 'persian'
}
function shrubName(kit: Kit): string {
  const [fruit] = kit.all('fruit')
  const extra = kit.one('herb') ?? kit.one('aromatic')
  return `${fruit ? attributive(fruit) : 'fruit'} shrub spritzer${extra ? ` with ${dishName(extra)}` : ''}`
}
