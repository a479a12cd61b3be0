import type { Form } from '#domain/catalogue/forms/form.ts'
import { fruitAcidSlot, fruitSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayAttributive } from '#domain/catalogue/writing/names.ts'

const thin = 'sliced just under 1/4 inch thick'
/** Fruit that dries well, and how it lies on the trays. */
const cuts: Readonly<Record<string, string>> = {
  apple: `cored and ${thin}`,
  pear: `cored and ${thin}`,
  mango: `peeled, pitted and ${thin}`,
  pineapple: `peeled, cored and ${thin}`,
  peach: `pitted and ${thin}`,
  plum: `pitted and ${thin}`,
  strawberries: `hulled and ${thin}`,
  kiwi: `peeled and ${thin}`,
}

/** Slices of fruit from the dehydrator, leathery and sweet with nothing added but a little acid. */
export const driedFruit: Form = {
  id: 'dried-fruit',
  label: 'dried fruit',
  types: ['Snack'],
  meals: ['Snack', 'Late Night', 'Lunch'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Dehydrator']],
  few: 'Dehydrator',
  like: 'fruit-plate',
  quickest: 480,
  calories: [40, 220],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    fruitSlot(flavour, {
      grams: 160,
      cut: 'slice',
      count: [1, 2],
      only: Object.keys(cuts),
      where: ({ id }) => id in cuts,
    }),
    { ...fruitAcidSlot(flavour, 5), required: true },
    sweetSpiceSlot(flavour, 0.6),
  ],
  cuts,
  write(kit) {
    const fruit = kit.all('fruit')
    const spice = kit.the(kit.all('sweet-spice'))
    kit.step(
      `Turn ${kit.the(fruit)} in a bowl with ${kit.the(kit.one('acid'))}, which keeps the color${spice ? `, and then with ${spice}` : ''}. The slices should be alike, or the thin ones are brittle before the thick ones are dry`,
      { active: 5 },
    )
    kit.step(
      'Lay on the trays of the dehydrator so that none touch. Dry at 135°F (57°C) until leathery, and no juice beads where one is torn, 8 hours',
      { active: 4, waiting: 480 },
    )
    kit.step(
      'Cool on the trays for 30 minutes before you taste: warm, it seems softer than it is. In an airtight jar it keeps for weeks',
      {
        active: 2,
        waiting: 30,
      },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    return `chewy ${sayAttributive(kit.all('fruit'))} slices${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['Chewy slices of {items}', '{items}, dried slowly until chewy'],
  whys: [
    'Warm moving air takes the water and leaves all the sweetness',
    'At this heat it dries before it can cook, so it tastes of fruit and not of jam',
  ],
}
