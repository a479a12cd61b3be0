import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import {
  citrusSlot,
  cupMilkSlot,
  glassSugarSlot,
  isOf,
  isVietnamese,
} from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses, handfulsOfIce } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, isLean, pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Fruit and ice crushed to snow, with milk where the kitchen has it so: batido, sinh to, slush. */
export const fruitShake: Form = {
  id: 'fruit-shake',
  label: 'fruit shake',
  is: ['sugary'],
  types: ['Beverage', 'Dessert'],
  meals: ['Snack', 'Breakfast', 'Lunch', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Blender']],
  quickest: 5,
  calories: [30, 260],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      ...fruitSlot(flavour, {
        grams: countsCarbs(wish) ? 80 : 125,
        cut: 'chunk',
        only: [
          'mango',
          'papaya',
          'pineapple',
          ...(isMilky(flavour) ? ['banana'] : []),
          'strawberries',
          'raspberries',
          'watermelon',
          'peach',
          'guava',
          'blackberries',
        ],
      }),
      // bananas want milk
      where: ({ id }) => id !== 'banana' || isMilky(flavour),
    },
    ...(isMilky(flavour)
      ? [
          countsCarbs(wish)
            ? {
                id: 'liquid' as const,
                pool: [['almond-milk', 'coconut-milk']],
                grams: 90,
                required: true,
                flex: 'fixed' as const,
              }
            : cupMilkSlot(flavour, 90),
          sweetSpiceSlot(flavour, 0.6),
        ]
      : []),
    isVietnamese(flavour) && !isLean(flavour) && !countsCarbs(wish)
      ? {
          id: 'sweetener',
          pool: [['condensed-milk', 'sugar', 'maple']],
          grams: ({ id }) => (id === 'condensed-milk' ? 18 : 10),
          flex: 'fixed',
        }
      : glassSugarSlot(wish, 8),
    ...(isMilky(flavour)
      ? []
      : [
          {
            ...citrusSlot(flavour, 12),
            when: (chosen: readonly DishFood[]) => !chosen.some(({ id }) => id === 'condensed-milk'),
          },
        ]),
    pinchOfSalt(0.08),
  ],
  write(kit) {
    const milk = kit.one('liquid')
    kit.step(
      `Put ${kit.the(kit.all('fruit'), milk, kit.one('sweetener'), kit.all('sweet-spice'), kit.one('acid'), kit.one('salt'))} in a blender and blend until smooth, 30 seconds`,
      { active: 3 },
    )
    kit.step(
      `Add ${handfulsOfIce(kit)} and blend on high until no lump rattles and it is thick as ${milk ? 'soft-serve' : 'wet snow'}, 45 seconds. ${kit.vary('If it will not turn, stop and push it down rather than adding water', 'Stop and push it down if the blades only spin', 'It should turn slowly and hold a fold')}. Pour into ${glasses(kit)} and drink at once`,
      { active: 2 },
    )
  },
  name: shakeName,
  face: ['{items} and ice crushed to a cold, thick drink', 'A frosty glass of {items}'],
  whys: [
    'Blended smooth before it is crushed, it turns to snow and not to gravel',
    'Drunk at once, it is still half snow',
  ],
}

/** Batidos and milkshakes have milk in them; slushes of the tropics lime. */
function isMilky(flavour: Flavour): boolean {
  return isOf(flavour, 'American', 'Latin American')
}
function shakeName(kit: Kit): string {
  const [fruit] = kit.all('fruit')
  const what = isOf(kit.flavour, 'Latin American')
    ? 'batido'
    : kit.one('liquid')
      ? 'milkshake'
      : kit.food('condensed-milk')
        ? 'shake'
        : 'slush'
  const spice = kit.one('sweet-spice')
  const acid = kit.one('acid')
  return `${fruit ? attributive(fruit) : 'fruit'}${acid ? `-${acid.food.name}` : ''} ${what}${spice ? ` with ${dishName(spice)}` : ''}`
}
