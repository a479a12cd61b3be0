import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  softBerries,
  spoonfulSlot,
  sweetenerSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Fruit simmered in a light, scented syrup, or in its own juice for those who have no sweetener. */
export const poachedFruit: Form = {
  id: 'poached-fruit',
  label: 'poached fruit',
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Boiled', 'Braised'],
  level: 1,
  quickest: 27,
  equipment: [['Stovetop']],
  calories: [80, 320],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    fruitSlot(flavour, { grams: 165, cut: 'chunk', count: [1, 2], cooked: 'simmered', without: softBerries }),
    sweetenerSlot(16, ['sugar', 'honey', 'maple']),
    fruitAcidSlot(flavour, 6),
    sweetSpiceSlot(flavour, 1, true),
    spoonfulSlot(flavour, 35),
    toppingNutSlot(flavour, 7),
  ],
  write(kit) {
    const fruit = slowestFirst(kit.all('fruit'), 'simmered')
    const [slow, ...rest] = fruit
    const soft = minutesOf(slow, 'simmered')
    const steeped = kit.all('sweet-spice').filter((line) => line.id !== 'vanilla')
    const syrup = kit.the(water(60 * kit.servings), kit.one('sweetener'), kit.part(kit.one('acid'), 0.5), steeped)
    kit.step(`In a wide saucepan bring ${syrup} to a simmer over medium heat, stirring until clear, 3 minutes`, {
      active: 4,
    })
    const berries = slow?.behaviour.kind === 'berry'
    kit.step(
      berries
        ? `Slide in ${kit.the(slow)} and cook at a bare simmer until swollen and glossy, ${sayMinutes(soft)}`
        : `Slide in ${kit.the(slow)} and cook at a bare simmer, turning the pieces once, until the tip of a knife goes in easily, ${sayMinutes(soft, soft + 3)}`,
      { active: 2, waiting: soft },
    )
    if (rest.length) {
      const later = minutesOf(rest[0], 'simmered')
      kit.step(
        `Add ${kit.the(rest)} and simmer until the juices run and color the syrup, ${sayMinutes(Math.min(3, later))} more`,
        { active: 3 },
      )
    }
    const last = kit.the(kit.food('vanilla'), kit.one('acid'))
    const leaf = kit.food('lime-leaf')
    const beside = kit.the(kit.one('creamy'))
    const top = kit.the(kit.one('nut'))
    kit.step(
      `${leaf ? `Pull out ${kit.again(leaf)}. ` : ''}${last ? `Stir in ${last} off the heat. ` : ''}Let cool in the syrup for 15 minutes. Serve in shallow bowls with the syrup spooned over${beside ? `, ${beside} on the side` : ''}${top ? `${beside ? ' and' : ','} ${top} on top` : ''}`,
      { active: 2, waiting: 15 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    return `poached ${sayNames(kit.all('fruit'))} with ${spice ? dishName(spice) : dishName(kit.one('nut') ?? kit.one('creamy') ?? kit.need('fruit'))}`
  },
  face: ['{items} simmered until tender in a light, scented syrup', '{items}, poached soft and cooled in their juices'],
  whys: [
    'Cooled in the syrup, the fruit soaks up the scent that it cooked in',
    'A bare simmer keeps the pieces whole and the syrup clear',
  ],
}
