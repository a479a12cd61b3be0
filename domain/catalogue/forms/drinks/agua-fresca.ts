import { citrusSlot, glassSugarSlot } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, pinchOfSalt, runsWithJuice } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { attributive } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Fruit blended with water and lime, strained, and drunk cold. */
export const aguaFresca: Form = {
  id: 'agua-fresca',
  label: 'agua fresca',
  types: ['Beverage'],
  meals: ['Lunch', 'Snack', 'Dinner', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [['Blender']],
  quickest: 8,
  calories: [20, 150],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    fruitSlot(
      { ...flavour, sweet: { ...flavour.sweet, fruits: [...flavour.sweet.fruits, 'watermelon', 'cantaloupe'] } },
      {
        where: runsWithJuice,
        grams: 105,
        cut: 'chunk',
        only: [
          'watermelon',
          'pineapple',
          'mango',
          'strawberries',
          'papaya',
          'cantaloupe',
          'guava',
          'raspberries',
          'orange',
        ],
      },
    ),
    {
      id: 'raw',
      pool: ['cucumber'],
      grams: 35,
      cut: 'chunk',
      where: ({ id }) => id === 'cucumber',
      when: (chosen) => chosen.some(({ id }) => id === 'pineapple' || id === 'watermelon'),
    },
    citrusSlot(flavour, 14, { required: true }),
    glassSugarSlot(wish, 9),
    pinchOfSalt(0.1),
  ],
  write(kit) {
    kit.step(
      `Blend ${kit.the(kit.all('fruit', 'raw'), kit.one('sweetener'), kit.one('salt'), water(80 * kit.servings, 'cold'))} until completely smooth, 1 minute`,
      { active: 3 },
    )
    kit.step(
      `Strain into a pitcher, pressing with the back of a ladle until only a dry pulp is left. Stir in ${kit.the(kit.one('acid'), water(100 * kit.servings, 'cold'))}. It should be thinner than juice: this is water that tastes of fruit`,
      { active: 4 },
    )
    kit.step(
      `Taste for sharpness, and serve over ice in ${glasses(kit)}. It separates as it stands; stir before pouring`,
      {
        active: 1,
      },
    )
  },
  name(kit) {
    const [fruit] = kit.all('fruit')
    const acid = kit.need('acid')
    return `${fruit ? attributive(fruit) : 'fruit'}${kit.one('raw') ? '-cucumber' : ''} agua fresca with ${acid.food.name}`
  },
  face: ['Light as water and full of {items}', 'A cold pitcher of {items}, thin, sharp and quenching'],
  whys: ['Strained and thinned, it quenches where juice only fills', 'Barely salted, the fruit tastes more of itself'],
}
