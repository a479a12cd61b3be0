import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { sayAttributive } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'

/** Steamed glutinous rice soaked in salted, sweet coconut milk, with ripe fruit. */
export const stickyRice: Form = {
  id: 'sticky-rice',
  label: 'sticky rice',
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack', 'Breakfast'],
  methods: ['Steamed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 113,
  calories: [280, 520],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'starch',
      pool: ['glutinous-rice'],
      grams: 48,
      required: true,
      where: ({ id }) => id === 'glutinous-rice',
      flex: 'starch',
    },
    { id: 'liquid', pool: ['coconut-milk'], grams: 62, required: true, flex: 'rich' },
    bakingSugarSlot(wish, 12, ['palm-sugar', 'sugar', 'maple']),
    { id: 'salt', pool: ['salt'], grams: 0.5 },
    fruitSlot(flavour, { grams: 85, cut: 'slice', only: ['mango'] }),
    { id: 'nut', pool: ['sesame'], grams: 2.5 },
  ],
  write(kit) {
    const rice = kit.need('starch')
    kit.step(
      `Cover ${kit.the(rice)} with hot water and soak for 1 hour, until a grain breaks easily between two fingers; unsoaked, it never cooks through. Drain`,
      { active: 2, waiting: 60 },
    )
    kit.step(
      'Spread on a damp cloth in a steamer over boiling water, fold the cloth over, cover and steam until translucent and tender, 25 minutes, turning it over once',
      { active: 4, waiting: 25 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Warm ${kit.the(kit.need('liquid'), kit.one('sweetener'), kit.one('salt'))} in a saucepan over low heat, stirring, until it steams, 4 minutes; do not let it boil`,
      { active: 5 },
    )
    kit.step(
      `Scoop the hot rice into a bowl and fold in three quarters of the warm coconut milk: it looks far too wet. Cover and let stand for 20 minutes, until it is absorbed and every grain shines`,
      { active: 2, waiting: 20 },
    )
    kit.step(
      `Mound into ${vessels(kit.servings, 'small plate', 'small plates')} with ${kit.the(kit.all('fruit'))} and spoon over the last of the coconut milk${nuts ? `. Scatter with ${kit.again(kit.one('nut'))}` : ''}`,
      { active: 3 },
    )
  },
  name(kit) {
    return `${sayAttributive(kit.all('fruit'))} with coconut sticky rice`
  },
  face: [
    'Warm, shining rice in sweet coconut milk, beside {items}',
    'Sticky rice that has soaked up coconut milk, with {items}',
  ],
  whys: [
    'Stirred in while both are hot, the sauce goes into every grain',
    'More salt than seems right is what makes it so hard to stop eating',
  ],
}
