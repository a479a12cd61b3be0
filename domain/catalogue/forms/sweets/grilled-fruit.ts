import type { Form } from '#domain/catalogue/forms/form.ts'
import { needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  spoonfulSlot,
  sweetenerSlot,
  sweetFatSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'

/** Fruit marked on the grill, or on a grill pan. */
export const grilledFruit: Form = {
  id: 'grilled-fruit',
  label: 'grilled fruit',
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Grilled'],
  level: 1,
  quickest: 18,
  equipment: [['Grill', 'Stovetop']],
  calories: [90, 320],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    fruitSlot(
      { ...flavour, sweet: { ...flavour.sweet, fruits: [...flavour.sweet.fruits, 'peach', 'pineapple'] } },
      {
        grams: 150,
        cut: 'whole',
        cooked: 'grilled',
      },
    ),
    sweetFatSlot(flavour, 4),
    sweetenerSlot(9, ['honey', 'maple', 'brown-sugar']),
    sweetSpiceSlot(flavour, 0.8),
    fruitAcidSlot(flavour, 5),
    toppingNutSlot(flavour, 9),
    spoonfulSlot(flavour, 40),
  ],
  write(kit) {
    const [fruit] = kit.all('fruit')
    const fat = kit.need('fat')
    const pan = kit.machines[0] === 'Stovetop' ? 'a grill pan' : 'the grill'
    const side = Math.max(2, Math.round(minutesOf(fruit, 'grilled') / 2))
    kit.step(
      `Heat ${pan} to medium-high. Brush ${kit.the(fruit)} with ${kit.the(fat)}${needsRubbing(fat) ? ', melted' : ''}, so that nothing sticks`,
      { active: 4, waiting: 6 },
    )
    const berry = fruit?.behaviour.kind === 'berry'
    kit.step(
      berry
        ? 'Thread onto skewers, lay on and turn once, until marked and just starting to drip, 2 minutes a side'
        : `Lay on cut side down and leave until marked with dark stripes and easy to lift, ${side} minutes; turn and grill until tender but not collapsing, ${side} minutes more`,
      { active: 2 * side + (berry ? 4 : 1) },
    )
    const dressing = kit.the(kit.one('sweetener'), kit.all('sweet-spice'), kit.one('acid'))
    const beside = kit.the(kit.one('creamy'))
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `${dressing ? `Stir together ${dressing} and spoon over the hot fruit.` : ''} Serve${beside ? ` with ${beside}` : ' at once'}${nuts ? `, scattered with ${nuts}` : ''}`,
      { active: 2 },
    )
  },
  name(kit) {
    const words = [kit.one('sweet-spice') ?? kit.one('acid'), kit.one('nut') ?? kit.one('creamy')]
      .filter((line) => line !== undefined)
      .map((line) => (line.slot === 'acid' ? line.food.name : dishName(line)))
    return `grilled ${sayNames(kit.all('fruit'))}${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: ['{items} with the stripes and the smoke of the grill', '{items}, charred outside and hot all through'],
  whys: [
    'The fruit browns on the bars, and a little char keeps it from being merely sweet',
    'Dressed while hot, the fruit soaks up what is spooned over it',
  ],
}
