import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { chileSlots, herbSlot, pepperSlots } from '#domain/catalogue/forms/slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** A soft block of cheese baked among tomatoes until both slump, to be spread on bread or scooped with vegetables. */
export const bakedCheese: Form = {
  id: 'baked-cheese',
  label: 'baked cheese',
  types: ['Appetizer', 'Snack'],
  meals: ['Dinner', 'Snack', 'Late Night'],
  methods: ['Baked', 'Roasted'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer']],
  quickest: 36,
  calories: [170, 420],
  texture: 'browned',
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'cheese', pool: blocks(flavour), grams: 45, required: true, cut: 'whole', flex: 'rich' },
    { id: 'vegetable', pool: ['cherry-tomatoes'], grams: 95, required: true, cut: 'whole' },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'slice' },
    { id: 'brine', pool: flavour.brine ?? [], grams: 8, cut: 'whole' },
    { id: 'ground-spice', pool: scents(flavour), grams: 0.35, cut: 'dice' },
    ...chileSlots(flavour, 0.5),
    { id: 'fat', pool: ['olive-oil'], grams: 8, required: true, flex: 'fat' },
    { id: 'sweetener', pool: [['honey']], grams: 4, flex: 'fixed' },
    {
      id: 'nut',
      pool: ['walnuts', 'pistachios', 'pine-nuts', 'almonds'].filter((id) => flavour.crunch?.includes(id)),
      grams: 5,
      flex: 'rich',
    },
    herbSlot(flavour, 2.5),
    ...pepperSlots(flavour),
    { id: 'bread', pool: [['bread', 'gf-bread']], grams: 40, flex: 'starch' },
    {
      id: 'leaf',
      pool: ['cucumber', 'celery'],
      grams: 45,
      cut: 'stick',
      required: true,
      when: (chosen) => !chosen.some(({ behaviour }) => behaviour.kind === 'bread'),
    },
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const cheese = kit.need('cheese')
    const dish =
      kit.servings > 4
        ? 'a 9-by-13-inch baking dish'
        : kit.servings > 2
          ? 'an 8-inch baking dish'
          : 'a small baking dish'
    const scented = kit.the(
      kit.one('vegetable'),
      kit.all('aromatic', 'brine', 'ground-spice', 'chile'),
      kit.part(kit.one('fat'), 0.7),
    )
    kit.step(
      `Heat the ${machine.toLowerCase()} to ${fryer ? '375°F (190°C)' : '400°F (200°C)'}. In ${dish} toss ${scented}`,
      { active: 4, waiting: 6 },
    )
    kit.step(
      `Make room in the middle and set in ${kit.the(cheese)}. Spoon ${kit.the(kit.one('fat')) || 'some of the oil'} over it and bake until the tomatoes burst and the cheese is soft through and golden at its corners, ${fryer ? 14 : 22} minutes`,
      { active: 2, waiting: fryer ? 14 : 22 },
    )
    const honey = kit.the(kit.one('sweetener'))
    const top = kit.the(kit.all('nut', 'herb', 'pepper'))
    const bread = kit.one('bread')
    kit.step(
      [
        honey
          ? `Drizzle with ${honey} while it bubbles${top ? ` and scatter with ${top}` : ''}.`
          : top
            ? `Scatter with ${top}.`
            : '',
        bread
          ? `Toast ${kit.the(bread)} and serve it alongside, to spread the hot cheese and tomatoes on.`
          : sentence('Serve hot, with', kit.the(kit.all('leaf')), ' to scoop it up'),
      ].join(' '),
      { active: 5 },
    )
  },
  name(kit) {
    const [one] = [...kit.all('brine'), ...kit.all('sweetener')]
    return `baked ${dishName(kit.need('cheese'))} with tomatoes${one ? ` and ${dishName(one)}` : ''}`
  },
  face: ['Soft baked cheese and {items}, with {taste}', '{items} burst around hot, soft cheese, with {taste}'],
  whys: [
    'The tomatoes give up their juice in the heat and make the sauce by themselves',
    'It goes from the oven to the table in its own dish, and nothing is left when it comes back',
  ],
}
function blocks({ cheese = [], proteins }: Flavour): Choice[] {
  const own = cheese.filter((choice) => ['feta', 'goat-cheese', 'fresh-mozzarella'].includes(String(choice)))
  return own.length ? own : proteins.includes('halloumi') ? ['halloumi'] : []
}
function scents({ groundSpices = [] }: Flavour): Choice[] {
  return groundSpices
    .map(([choice]) => choice)
    .filter((choice) =>
      ['oregano', 'thyme', 'rosemary', 'herbes', 'sweet-paprika', 'coriander', 'allspice'].includes(String(choice)),
    )
}
