import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { citrusSlot, glassSugarSlot, isOf, isVietnamese, mintSlot } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, isLean, runsWithJuice } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Black or green tea brewed strong and poured over ice, with fruit and citrus, or with milk as in Thailand. */
export const icedTea: Form = {
  id: 'iced-tea',
  label: 'iced tea',
  is: ['keeps awake'],
  types: ['Beverage'],
  meals: ['Lunch', 'Snack', 'Dinner', 'Breakfast'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 26,
  calories: [5, 180],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => {
    const milky = isMilky(flavour)
    const green = isOf(flavour, 'Japanese', 'Korean') || flavour.id === 'moroccan'
    return [
      {
        id: 'main',
        pool: [green ? ['green-tea', 'black-tea'] : ['black-tea', 'green-tea']],
        grams: milky ? 3 : 2.4,
        required: true,
        lead: true,
      },
      ...(milky
        ? [
            { id: 'whole-spice' as const, pool: ['star-anise'], grams: Math.max(0.8, 1.8 / wish.servings) },
            {
              id: 'liquid' as const,
              pool: [isLean(flavour) ? ['skim-milk', 'oat-milk'] : ['evaporated-milk', 'coconut-milk', 'oat-milk']],
              grams: 40,
              required: true,
              flex: 'rich' as const,
            },
            glassSugarSlot(wish, 13, ['sugar', 'maple', 'honey']),
          ]
        : [
            fruitSlot(flavour, {
              where: runsWithJuice,
              grams: 45,
              cut: 'slice',
              only: [
                'peach',
                'strawberries',
                'raspberries',
                'orange',
                'mango',
                'plum',
                'asian-pear',
                'apple',
                'cherries',
                'pineapple',
              ],
              required: false,
            }),
            citrusSlot(flavour, 12),
            mintSlot(2),
            glassSugarSlot(wish, 10, ['honey', 'sugar', 'maple']),
          ]),
    ]
  },
  write(kit) {
    const tea = kit.need('main')
    const milk = kit.one('liquid')
    const green = tea.id === 'green-tea'
    const hot = water(150 * kit.servings)
    const cold = water(90 * kit.servings, 'cold')
    const spice = kit.the(kit.all('whole-spice'))
    kit.step(
      green
        ? `Bring ${hot.words} to a boil and let it stand for 3 minutes; boiling water makes green tea bitter. Pour it over ${kit.the(tea)} in a pitcher and steep for 3 minutes`
        : `Bring ${hot.words} to a boil${spice ? ` with ${spice}` : ''}. Take off the heat, add ${kit.the(tea)} and steep for 5 minutes, no longer, or it turns harsh`,
      { active: 3, waiting: green ? 8 : 7 },
    )
    const sweet = kit.the(kit.one('sweetener'))
    kit.step(
      milk
        ? `Strain into a pitcher${sweet ? ` and stir in ${sweet} while it is hot` : ''}. Cool for 15 minutes: it must be strong, because ice and milk will thin it`
        : `Lift out ${kit.again(tea)}${sweet ? ` and stir in ${sweet} while it is hot` : ''}. Add ${kit.the(kit.all('fruit'), cold)} and let stand for 15 minutes to cool and steep`,
      { active: 2, waiting: 15 },
    )
    const end = kit.the(kit.one('acid'))
    const mint = kit.the(kit.one('herb'))
    kit.step(
      milk
        ? `Fill ${glasses(kit)} with ice, pour in the tea and float ${kit.the(milk)} on top in a thin stream. Stir as you drink`
        : `${end ? `Stir in ${end}. ` : ''}Pour over plenty of ice in ${glasses(kit)}${mint ? ` and tuck in ${mint}, slapped between the palms` : ''}`,
      { active: 2 },
    )
  },
  name: teaName,
  face: ['Brisk, cold and strong enough to stand up to the ice', 'A tall, cold glass, brewed strong'],
  whys: [
    'Brewed double strong, it keeps its taste to the last sip',
    'Sweetened while it is hot, it needs no stirring at the table',
  ],
}

function isMilky(flavour: Flavour): boolean {
  return (isOf(flavour, 'Thai') && !isVietnamese(flavour)) || flavour.id === 'malaysian'
}

function teaName(kit: Kit): string {
  if (kit.one('liquid')) {
    const what = kit.flavour.id === 'malaysian' ? 'iced milk tea' : 'Thai-style iced tea'
    return kit.food('star-anise') ? `${what} with star anise` : what
  }
  const [fruit] = kit.all('fruit')
  const green = kit.need('main').id === 'green-tea' ? 'green ' : ''
  const acid = kit.one('acid')
  const mint = kit.one('herb')
  const scent = fruit ? attributive(fruit) : (acid?.food.name ?? '')
  return `${scent} iced ${green}tea${mint ? ` with ${dishName(mint)}` : ''}`
}
