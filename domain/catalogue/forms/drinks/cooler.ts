import type { Form } from '#domain/catalogue/forms/form.ts'
import { glasses } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { sweetenerSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Crushed fruit or cucumber, citrus and herbs in a tall glass; without sugar for those who have none. */
export const cooler: Form = {
  id: 'cooler',
  label: 'cooler',
  types: ['Beverage'],
  meals: ['Snack', 'Lunch', 'Dinner', 'Late Night', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  calories: [10, 150],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    { id: 'acid', pool: ['lime', 'lemon'], grams: 24, required: true, flex: 'fixed' },
    {
      id: 'fruit',
      where: ({ id }) => crushed.has(id) || !['banana', 'dates'].includes(id),
      pool: [...flavour.raw, ...flavour.sweet.fruits, 'cucumber', 'strawberries', 'raspberries'].filter((choice) =>
        crushed.has(String(choice)),
      ),
      grams: ({ id }) => (id === 'cucumber' ? 65 : 50),
      required: true,
      lead: true,
      cut: 'slice',
    },
    {
      id: 'herb',
      pool: [...(flavour.sweet.herbs ?? []).filter((choice) => choice !== 'rosemary' && choice !== 'thyme'), 'mint'],
      grams: 2.5,
      required: true,
      cut: 'whole',
    },
    {
      id: 'aromatic',
      pool: flavour.aromatics.some(([choice]) => choice === 'ginger') ? ['ginger'] : [],
      grams: 4,
      cut: 'slice',
    },
    sweetenerSlot(14, ['honey', 'sugar', 'maple']),
  ],
  write(kit) {
    const sweetener = kit.the(kit.one('sweetener'))
    kit.step(
      `In a pitcher crush ${kit.the(kit.one('fruit'), kit.all('aromatic'), kit.part(kit.one('herb'), 0.6))}${sweetener ? ` with ${sweetener}` : ''}, pressing with the back of a wooden spoon, until the juice runs. Let stand for 10 minutes${sweetener ? '; the sweetness draws out the scent' : ' to infuse'}`,
      { active: 3, waiting: 10 },
    )
    const fizz = water(220 * kit.servings, 'cold')
    kit.step(
      `Stir in ${kit.the(kit.one('acid'), fizz)}, still or sparkling. Taste: it should make you sit up. Pour over plenty of ice in ${glasses(kit)} and tuck in ${kit.the(kit.one('herb')) || 'what is left in the pitcher'}`,
      { active: 3 },
    )
  },
  name: coolerName,
  face: ['{items} with citrus and herbs in a tall, cold glass', 'A tall drink of {items}, sharp and cold'],
  whys: [
    'Crushing the herb with the fruit scents the whole pitcher',
    'Sharp first and sweet after, which is what quenches',
  ],
}
const crushed: ReadonlySet<string> = new Set([
  'cucumber',
  'strawberries',
  'raspberries',
  'orange',
  'pineapple',
  'mango',
  'peach',
  'blueberries',
])

function coolerName(kit: Kit): string {
  const fruit = kit.need('fruit')
  const acid = kit.need('acid')
  const ginger = kit.food('ginger')
  const herb = kit.one('herb')
  return `${attributive(fruit)}-${acid.food.name} cooler${ginger ? ' with ginger' : herb ? ` with ${dishName(herb)}` : ''}`
}
