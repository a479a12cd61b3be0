import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Tortilla chips baked under spiced beans and cheese, with cool things on top. */
export const nachos: Form = {
  id: 'nachos',
  label: 'nachos',
  types: ['Appetizer', 'Snack', 'Main Dish'],
  meals: ['Snack', 'Dinner', 'Late Night', 'Lunch'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 28,
  calories: [260, 640],
  texture: 'none',
  saltPercent: 0.3,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'bread', pool: ['tortilla-chips'], grams: 42, required: true, flex: 'starch' },
    {
      id: 'pulse',
      pool: (flavour.pulses ?? []).filter((choice) =>
        ['black-beans', 'pinto-beans', 'kidney-beans'].includes(String(choice)),
      ),
      grams: 65,
      required: true,
      lead: true,
      flex: 'protein',
    },
    { id: 'fat', pool: ['neutral-oil', 'olive-oil'], grams: 4, required: true, flex: 'fat' },
    { id: 'aromatic', pool: ['garlic'], grams: 2, cut: 'dice' },
    { id: 'ground-spice', pool: ['ancho', 'cumin'], grams: 0.6, required: true },
    { id: 'cheese', pool: [['monterey-jack', 'cheddar', 'vegan-cheese']], grams: 32, required: true, flex: 'rich' },
    { id: 'raw', pool: [['cherry-tomatoes', 'tomato']], grams: 45, cut: 'dice', required: true },
    { id: 'raw', pool: ['avocado', 'radish'], grams: 30, cut: 'dice', lead: true },
    { id: 'chile', pool: ['jalapeno', 'serrano'], grams: 4, cut: 'slice' },
    acidSlot(flavour, 5),
    herbSlot(flavour, 3),
    saltSlot(),
  ],
  write(kit) {
    const beans = kit.need('pulse')
    kit.step(
      `Heat the ${(kit.machines[0] ?? 'Oven').toLowerCase()} to 400°F (200°C). Heat ${kit.the(kit.one('fat'))} in a skillet over medium heat, stir in ${kit.the(kit.all('aromatic', 'ground-spice'))} for 30 seconds, then ${kit.the(beans)} with ${water(28 * kit.servings).words}. Crush about half and simmer until thick enough to hold on a chip, 4 minutes`,
      { active: 8, waiting: 4 },
    )
    const pans = kit.servings > 4 ? 'two sheet pans' : 'a sheet pan'
    kit.step(
      `Spread ${kit.the(kit.one('bread'))} over ${pans} lined with parchment, overlapping as little as they can. Dot with the ${kit.name(beans)} and scatter with ${kit.the(kit.one('cheese'))}; every chip should get some`,
      { active: 4 },
    )
    kit.step('Bake until the cheese bubbles and the bare edges of the chips darken a shade, 7 to 8 minutes', {
      active: 1,
      waiting: 8,
    })
    const top = kit.the(kit.all('raw', 'chile'), kit.one('acid'), kit.season())
    const herb = kit.the(kit.all('herb'))
    kit.step(
      `While they bake, toss ${top}. Spoon over the hot chips${herb ? `, scatter with ${herb}` : ''} and bring the pan to the table at once`,
      { active: 4 },
    )
  },
  name(kit) {
    const fresh = kit.all('raw')[1] ?? kit.need('raw')
    return `${dishName(kit.need('pulse')).replace(/s$/, '')} nachos with ${dishName(fresh)}`
  },
  face: [
    'Hot chips and melted cheese under {items}',
    'Chips baked with melted cheese, and topped with {items}, sharp with {taste}',
  ],
  whys: [
    'One thin layer, so that no chip goes without and none goes soft',
    'Hot and salty below, cold and sharp on top: that is the whole idea',
  ],
}
