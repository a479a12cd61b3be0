import type { Form } from '#domain/catalogue/forms/form.ts'
import { isToasted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { nutSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'

/** Melted chocolate spread thin with nuts and dried fruit, broken in shards. */
export const chocolateBark: Form = {
  id: 'chocolate-bark',
  label: 'chocolate bark',
  types: ['Snack', 'Dessert'],
  meals: ['Late Night', 'Snack', 'Dinner'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 60,
  calories: [140, 360],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'main', pool: [['dark-chocolate', 'df-chocolate']], grams: 28, required: true, lead: true, flex: 'rich' },
    nutSlot(flavour, 9, { required: true }),
    {
      id: 'fruit',
      pool: ['raisins', 'dried-apricots', 'dried-cranberries', 'dried-figs'],
      grams: 8,
      required: true,
      cut: 'dice',
      where: ({ behaviour }) => behaviour.kind === 'dried fruit',
    },
    { ...sweetSpiceSlot(flavour, 0.6), where: ({ id }) => id !== 'vanilla' },
    { id: 'salt', pool: ['salt'], grams: 0.15 },
  ],
  write(kit) {
    const main = kit.need('main')
    const spice = kit.the(kit.all('sweet-spice'))
    const nut = kit.need('nut')
    const nuts = kit.the(nut)
    if (!isToasted(nut))
      kit.step(
        `Toast ${nuts} in a dry skillet over medium heat until fragrant, 4 minutes. Let cool: warm, they would keep the chocolate from setting`,
        { active: 4, waiting: 5 },
      )
    kit.step(
      `Melt two thirds of ${kit.the(main)} in a bowl over barely simmering water, stirring, 4 minutes; not a drop may get in, or it seizes. Off the heat stir in the rest until it melts${spice ? `, then ${spice}` : ''}: the cooler pieces give a snap and a shine`,
      { active: 7 },
    )
    const size = kit.servings <= 2 ? 'hand' : kit.servings <= 5 ? 'sheet of writing paper' : 'baking sheet'
    kit.step(
      `Pour onto parchment and spread to the size of a ${size}, a quarter inch thick. Scatter with ${kit.again(kit.one('nut'))}, ${kit.the(kit.one('fruit'), kit.one('salt'))} while it is wet, pressing the larger pieces in`,
      { active: 4 },
    )
    kit.step(
      'Leave in a cool place or chill until hard, 45 minutes. Break into shards; in an airtight container they keep for two weeks',
      {
        active: 2,
        waiting: 45,
      },
    )
  },
  name(kit) {
    const words = [kit.one('nut'), kit.one('fruit')].filter((line) => line !== undefined).map(dishName)
    return `dark chocolate bark with ${joined(words)}`
  },
  face: ['Thin, snapping shards of dark chocolate', 'Dark chocolate in shards, studded and salted'],
  whys: [
    'Unmelted pieces stirred in at the end temper it without a thermometer',
    'A few salty grains on top make it taste darker than it is',
  ],
}
