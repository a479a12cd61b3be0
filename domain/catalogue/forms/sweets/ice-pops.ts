import { bakingSugarSlot, countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import { pieces } from '#domain/catalogue/forms/baking/batter-words.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitSlot, isCoconutKitchen, isLean, pinchOfSalt } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'

/** Fruit and something creamy, or fruit alone, frozen on sticks: paletas and their like. */
export const icePops: Form = {
  id: 'ice-pops',
  label: 'ice pops',
  types: ['Dessert', 'Snack'],
  meals: ['Snack', 'Late Night', 'Dinner', 'Lunch'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Blender']],
  quickest: 290,
  calories: [50, 220],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    fruitSlot(flavour, {
      grams: 75,
      cut: 'chunk',
      only: [
        'strawberries',
        'mango',
        'raspberries',
        'pineapple',
        'blackberries',
        'blueberries',
        'peach',
        'banana',
        'papaya',
        'guava',
        'kiwi',
      ],
    }),
    {
      id: 'creamy',
      pool: isLean(flavour)
        ? [['nonfat-greek-yogurt', 'soy-yogurt']]
        : [
            isCoconutKitchen(flavour) || countsCarbs(wish)
              ? ['coconut-milk', 'coconut-yogurt']
              : ['yogurt', 'coconut-milk', 'soy-yogurt'],
          ],
      grams: 42,
      required: true,
      flex: 'rich',
    },
    bakingSugarSlot(wish, 10, ['sugar', 'maple', 'honey']),
    { id: 'acid', pool: flavour.acid.includes('lime') ? ['lime', 'lemon'] : ['lemon', 'lime'], grams: 6 },
    pinchOfSalt(0.1),
  ],
  write(kit) {
    const fruit = kit.all('fruit')
    const creamy = kit.need('creamy')
    kit.step(
      `Chop half of ${kit.the(fruit)} small and set aside. Blend the rest with ${kit.the(creamy, kit.one('sweetener'), kit.one('acid'), kit.one('salt'))} until smooth, 1 minute; it should taste too sweet, because freezing takes a third of that away`,
      { active: 6 },
    )
    kit.step(
      `Stir in the chopped fruit. Pour into ${pieces(Math.max(1, kit.servings), 'ice-pop mold or small paper cup', 'ice-pop molds or small paper cups')}, leaving half an inch for it to swell. Freeze for 45 minutes, then push in the sticks; now they stand up`,
      { active: 4, waiting: 45 },
    )
    kit.step(
      'Freeze until hard to the middle, 4 hours. Hold the molds under warm water for 20 seconds and pull the pops out straight',
      { active: 2, waiting: 240 },
    )
  },
  name: popsName,
  face: ['{items} frozen on a stick, with pieces of fruit in the ice', 'Cold, fruity pops of {items}'],
  whys: [
    'Half the fruit stays in pieces, so there is something to bite on',
    'A little fat keeps them soft enough to bite',
  ],
}

function popsName(kit: Kit): string {
  const [fruit] = kit.all('fruit')
  const creamy = kit.need('creamy')
  const what = kit.flavour.cuisines.some((cuisine) => ['Mexican', 'Latin American'].includes(cuisine))
    ? 'paletas'
    : 'ice pops'
  const milk = creamy.id === 'coconut-milk' ? 'coconut' : attributive(creamy)
  return `${fruit ? attributive(fruit) : 'fruit'} and ${milk} ${what}`
}
