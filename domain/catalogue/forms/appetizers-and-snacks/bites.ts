import type { Form } from '#domain/catalogue/forms/form.ts'
import { has } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { pinchOfSalt, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'

/** Dates and nuts, or coconut and nut butter, pressed into balls. */
export const bites: Form = {
  id: 'bites',
  label: 'energy bites',
  types: ['Snack', 'Dessert'],
  meals: ['Snack', 'Late Night', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  quickest: 26,
  equipment: [['Food Processor', 'Blender']],
  calories: [120, 330],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'fruit', pool: ['dates'], grams: 30, cut: 'default', flex: 'starch' },
    {
      id: 'main',
      pool: [...new Set([...flavour.sweet.nuts, 'almonds', 'sunflower', 'pepitas'])].filter(
        (choice) => !['sesame', 'coconut-flour'].includes(String(choice)),
      ),
      grams: 22,
      required: true,
      lead: true,
      cut: 'whole',
      where: (food) => isKind(food, 'nut', 'small seed'),
    },
    {
      id: 'nut',
      pool: [['sunflower-butter', 'almond-butter', 'tahini', 'coconut-oil']],
      grams: ({ id }) => (id === 'coconut-oil' ? 5 : 9),
    },
    { id: 'flour', pool: ['coconut-flour'], grams: 8, required: true, flex: 'rich' },
    sweetSpiceSlot(flavour, 0.8),
    pinchOfSalt(0.2),
  ],
  write(kit) {
    const machine = has(kit, 'Food Processor') ? 'food processor' : 'blender'
    const main = kit.need('main')
    const coconut = kit.need('flour')
    const dates = kit.one('fruit')
    kit.step(
      `Process ${kit.the(main)} in a ${machine} until broken down to coarse crumbs, 20 seconds. Add ${kit.the(dates, kit.one('nut'), kit.all('sweet-spice'), kit.one('salt'), kit.part(coconut, 0.5))} and process until the mixture clumps when pinched${dates ? '' : '; if it crumbles, 1 tsp water at a time brings it together'}`,
      { active: 5 },
    )
    kit.step(
      `Shape tablespoonfuls into balls between damp palms, then turn them in ${kit.the(coconut)}. Chill for 15 minutes to set; they keep for a week in the refrigerator`,
      { active: 8, waiting: 15 },
    )
  },
  name(kit) {
    const main = kit.need('main')
    const spice = kit.one('sweet-spice')
    const first = kit.one('fruit')
      ? `date and ${main.behaviour.short?.[0] ?? main.food.name}`
      : `coconut and ${main.behaviour.short?.[0] ?? main.food.name}`
    return `${first} bites${spice ? ` with ${dishName(spice)}` : ''}`
  },
  face: ['{items} ground together and shaped into bites', 'Chewy bites of {items}'],
  whys: [
    'Nothing is cooked and nothing melts: they are made for a pocket',
    'A pinch of salt is what makes them taste of more than sweetness',
  ],
}
