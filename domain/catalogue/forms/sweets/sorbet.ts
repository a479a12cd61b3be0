import type { Form } from '#domain/catalogue/forms/form.ts'
import { granita, pouredOver } from '#domain/catalogue/forms/sweets/granita.ts'
import { churn, frozenBowl } from '#domain/catalogue/forms/sweets/ice-cream.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** What a granita is to a fork, this is to a machine: sweeter, and churned smooth. */
export const sorbet: Form = {
  ...granita,
  id: 'sorbet',
  label: 'sorbet',
  equipment: [['Blender', 'Food Processor'], ['Ice Cream Maker']],
  few: 'Ice Cream Maker',
  like: 'granita',
  quickest: 215,
  slots: (context) =>
    granita.slots(context).map((slot) => {
      if (slot.id !== 'sweetener') return slot
      const { grams } = slot
      return { ...slot, grams: (food) => (typeof grams === 'number' ? grams : grams(food)) * 1.45 }
    }),
  write(kit) {
    const fruit = kit.all('fruit')
    kit.step(
      `Blend ${kit.the(fruit)} with ${kit.the(kit.one('sweetener'), kit.one('acid'), water(pouredOver(fruit) * kit.servings))} in a ${kit.machines[0] === 'Food Processor' ? 'food processor' : 'blender'} until smooth, 1 minute. It should taste too sweet: cold hides a third of that`,
      { active: 4 },
    )
    kit.step(`Chill until as cold as the refrigerator, 1 hour; ${frozenBowl(kit)}`, { active: 1, waiting: 60 })
    churn(kit, 'Churn in the ice cream maker until pale, thick and standing in soft waves')
    kit.step('Scrape into a cold container and freeze until firm enough to scoop, 2 hours', { active: 2, waiting: 120 })
    const herb = kit.the(kit.one('herb'))
    kit.step(
      `Scoop into ${vessels(kit.servings, 'cold glass', 'cold glasses')}${herb ? `, with ${herb} torn over` : ''}, and eat before it runs`,
      { active: 2 },
    )
  },
  name(kit) {
    const [fruit] = kit.all('fruit')
    const herb = kit.one('herb')
    return `${fruit ? attributive(fruit) : 'fruit'}-${kit.need('acid').food.name} sorbet${herb ? ` with ${dishName(herb)}` : ''}`
  },
  face: ['Smooth, bright scoops of {items}', '{items} and little else, churned until smooth'],
  whys: [
    'Sugar is what keeps it soft enough to scoop, so it cannot be left out',
    'Moving all the while as it freezes, the ice has no time to grow',
  ],
}
