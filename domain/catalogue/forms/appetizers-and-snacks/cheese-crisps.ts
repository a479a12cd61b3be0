import { dryHeatSlot, dustSlot } from '#domain/catalogue/forms/appetizers-and-snacks/snack-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'

/** Hard cheese melted in thin rounds that set crisp, with seeds, and a few raw things beside. */
export const cheeseCrisps: Form = {
  id: 'cheese-crisps',
  label: 'cheese crisps',
  types: ['Snack', 'Appetizer'],
  meals: ['Snack', 'Late Night'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 26,
  calories: [110, 280],
  texture: 'raw',
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'cheese',
      pool: (flavour.cheese ?? []).filter((choice) =>
        ['parmesan', 'veg-parm', 'cheddar', 'manchego', 'gruyere', 'pecorino'].includes(String(choice)),
      ),
      grams: 26,
      required: true,
      flex: 'rich',
    },
    {
      id: 'crunch',
      pool: ['sesame', 'pepitas', 'sunflower'].filter((id) => flavour.crunch?.includes(id) || id === 'sunflower'),
      grams: 4,
      cut: 'default',
    },
    dustSlot(flavour, 0.3, [1, 1]),
    dryHeatSlot(flavour, 0.15),
    {
      id: 'raw',
      pool: flavour.raw.filter((choice) => sticks.has(String(choice))),
      grams: 75,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'stick',
    },
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const count = Math.max(4, Math.round(kit.need('cheese').grams / 7))
    const cheese = kit.the(kit.one('cheese'))
    const dust = kit.the(kit.one('crunch'), kit.all('ground-spice', 'chile'))
    kit.step(
      `Heat the ${machine.toLowerCase()} to 400°F (200°C). Mix ${cheese} with ${dust} and drop in ${count} heaps of about a tablespoon on ${count > 14 ? 'two parchment-lined sheet pans' : 'a parchment-lined sheet pan'}, 2 inches apart, patting each flat`,
      { active: 6, waiting: 4 },
    )
    kit.step(
      'Bake until bubbling all over and gold at the edges, 6 to 8 minutes; pale ones stay chewy and brown ones turn bitter, so stay near. Cool on the pan for 5 minutes, when they go hard and crisp',
      { active: 3, waiting: 11 },
    )
    kit.step(
      `Lift off with a thin spatula and serve with ${kit.the(kit.all('raw'))}. Eat the same day, while they crackle`,
      { active: 2 },
    )
  },
  name(kit) {
    return `${attributive(kit.need('cheese'))} crisps with ${sayNames(kit.all('raw'))}`
  },
  face: [
    'Crackling rounds with {taste}, and {items} on the side',
    'Thin, golden crisps with {taste}, eaten with {items}',
  ],
  whys: [
    'Melted thin and left to cool, it turns crisp by itself, without flour or frying',
    'Something salty that cracks, something raw that cools',
  ],
}
const sticks: ReadonlySet<string> = new Set([
  'cucumber',
  'celery',
  'radish',
  'fennel',
  'carrot',
  'red-pepper',
  'cherry-tomatoes',
  'apple',
  'pear',
])
