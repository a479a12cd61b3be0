import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, chileSlots, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'

/** Tortillas or pita baked crisp, with a chopped salsa of raw tomato, fruit or cucumber. */
export const chipsAndSalsa: Form = {
  id: 'chips-and-salsa',
  label: 'chips and salsa',
  types: ['Snack', 'Appetizer'],
  meals: ['Snack', 'Lunch', 'Late Night'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer']],
  quickest: 26,
  calories: [130, 360],
  texture: 'raw',
  saltPercent: 0.38,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    {
      id: 'bread',
      pool: [isMexican(flavour) ? ['corn-tortillas'] : ['pita', 'gf-bread']],
      grams: 45,
      required: true,
      flex: 'starch',
    },
    { id: 'fat', pool: ['olive-oil', 'neutral-oil'], grams: 5, required: true, flex: 'fat' },
    {
      id: 'ground-spice',
      pool: isMexican(flavour)
        ? ['cumin']
        : ['sumac', 'oregano', 'cumin'].filter(
            (id) =>
              flavour.groundSpices?.some(([choice]) => choice === id) ||
              flavour.dressing?.some(([choice]) => choice === id),
          ),
      grams: 0.35,
    },
    { id: 'raw', pool: ['tomato'], grams: 75, required: true, cut: 'dice' },
    {
      id: 'raw',
      pool: isMexican(flavour)
        ? ['avocado', 'mango', 'pineapple', 'corn', 'radish', 'peach']
        : ['cucumber', 'red-pepper'],
      grams: 40,
      required: true,
      lead: true,
      cut: 'dice',
    },
    {
      id: 'aromatic',
      pool: [isMexican(flavour) ? ['onion', 'red-onion'] : ['red-onion', 'scallion']],
      grams: 14,
      cut: 'dice',
    },
    ...(isMexican(flavour)
      ? [{ id: 'chile' as const, pool: ['jalapeno', 'serrano'], grams: 3, cut: 'dice' as const }]
      : chileSlots(flavour, 0.5)),
    { ...acidSlot(flavour, 7), required: true },
    { ...herbSlot(flavour, 4), required: true, cut: 'dice' },
    saltSlot(),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const bread = kit.need('bread')
    const tortilla = bread.behaviour.kind === 'tortilla'
    const minutes = fryer ? 7 : tortilla ? 12 : 10
    const salt = kit.the(kit.part(kit.one('salt'), 0.4))
    kit.step(
      `Heat the ${machine.toLowerCase()} to ${fryer ? '350°F (175°C)' : '375°F (190°C)'}. Brush ${kit.the(bread)} on both sides with ${kit.the(kit.one('fat'))}, ${tortilla ? 'cut each into six wedges' : 'cut or tear into wedges'}, and spread in one layer ${fryer ? 'in the basket' : kit.servings > 2 ? 'on two sheet pans' : 'on a sheet pan'}`,
      { active: 5, waiting: 4 },
    )
    kit.step(
      `Bake until crisp and gold at the rims, ${minutes} minutes, turning once${salt ? `. Sprinkle with ${salt} while hot` : ''}; they keep crisping as they cool`.replace(
        'Bake',
        fryer ? 'Air-fry' : 'Bake',
      ),
      { active: 2, waiting: minutes, meanwhile: true },
    )
    const sharp = kit.the(kit.all('aromatic', 'chile'), kit.one('acid'), kit.one('ground-spice'), kit.one('salt'))
    kit.step(
      `In a bowl stir ${sharp} and let stand for 5 minutes, so that the ${dishName(kit.one('aromatic') ?? kit.need('raw'))} loses its raw bite. Fold in ${kit.the(kit.all('raw'), kit.one('herb'))}`,
      { active: 6, waiting: 5 },
    )
    kit.step(`Serve the bowl with the warm chips around it; topped too early, they go soft`, { active: 1 })
  },
  name(kit) {
    const [, second] = kit.all('raw').map(attributive)
    const bread = kit.need('bread')
    return `baked ${bread.behaviour.kind === 'tortilla' ? 'tortilla' : bread.id === 'pita' ? 'pita' : 'bread'} chips with ${second ? `tomato and ${second}` : 'tomato'} ${bread.behaviour.kind === 'tortilla' ? 'salsa' : 'salad'}`
  },
  face: [
    'Crisp baked chips and a bowl of chopped {items}, with {taste}',
    'A bowl of {items}, chopped fine with {taste}, and warm chips to carry it',
  ],
  whys: [
    'Brushed and baked, the chips crack like fried ones with a third of the fat',
    'The onion sits in the acid first, which leaves it sweet and mild',
  ],
}
function isMexican({ cuisines }: Flavour): boolean {
  return cuisines.includes('Mexican') || cuisines.includes('Latin American')
}
