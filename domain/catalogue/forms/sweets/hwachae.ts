import { bakingSugarSlot } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitAcidSlot, fruitSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'

/** Korean fruit in an ice-cold, barely sweet bowl of sparkling water. */
export const hwachae: Form = {
  id: 'hwachae',
  label: 'hwachae',
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Dinner', 'Lunch', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 20,
  calories: [50, 200],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      ...fruitSlot(
        {
          ...flavour,
          sweet: {
            ...flavour.sweet,
            fruits: [
              'watermelon',
              'strawberries',
              'asian-pear',
              'honeydew',
              'peach',
              'grapes',
              'blueberries',
              'raspberries',
            ],
          },
        },
        { grams: 150, count: [2, 3], cut: 'dice' },
      ),
      // what turns to paste in water stays out
      where: ({ id }) => !['banana', 'dates', 'fresh-figs', 'avocado'].includes(id),
    },
    bakingSugarSlot(wish, 9, ['honey', 'sugar', 'maple']),
    fruitAcidSlot(flavour, 6),
    { id: 'liquid', pool: ['sparkling-water'], grams: 120, required: true, flex: 'fixed' },
    { id: 'nut', pool: ['pine-nuts'], grams: 2 },
  ],
  write(kit) {
    const fruit = kit.all('fruit')
    kit.step(
      `In a large bowl toss ${kit.the(fruit)} with ${kit.the(kit.one('sweetener'), kit.one('acid'))}. Cover and chill for 15 minutes, until a pink or golden syrup has gathered at the bottom`.replace(
        'a pink or golden syrup',
        'a thin syrup',
      ),
      { active: 4, waiting: 15 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Just before eating pour in ${kit.the(kit.one('liquid'))}, ice-cold, with two handfuls of ice, and stir once; the bubbles do not last. Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}${nuts ? ` and float ${nuts} on top` : ''}`,
      { active: 3 },
    )
  },
  name(kit) {
    return `hwachae with ${sayNames(kit.all('fruit'))}`
  },
  face: ['{items} in a cold, fizzing bowl', 'A bowl of {items}, half fruit and half drink'],
  whys: [
    'Sweetened ahead, the fruit gives up the juice that flavors the bowl',
    'It is eaten with a spoon and finished like a drink',
    'Bubbles carry the scent up, which still water would not',
  ],
}
