import { dryHeatSlot, dustSlot } from '#domain/catalogue/forms/appetizers-and-snacks/snack-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'

/** Kale or collards baked in a thin film of oil until they shatter. */
export const leafCrisps: Form = {
  id: 'leaf-crisps',
  label: 'kale chips',
  types: ['Snack', 'Appetizer'],
  meals: ['Snack', 'Late Night'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Air Fryer', 'Toaster Oven']],
  quickest: 36,
  calories: [60, 210],
  texture: 'none',
  saltPercent: 0.55,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'vegetable', pool: ['kale'], grams: 60, required: true, cut: 'chunk' },
    { id: 'fat', pool: ['olive-oil', 'neutral-oil'], grams: 6, required: true, flex: 'fat' },
    dustSlot(flavour, 0.4, [1, 1]),
    dryHeatSlot(flavour, 0.2),
    { id: 'seasoning', pool: [flavour.cuisines.includes('Asian') ? 'sesame' : 'nutritional-yeast'], grams: 4 },
    { id: 'acid', pool: flavour.acid.filter((choice) => choice === 'lemon' || choice === 'lime'), grams: 2 },
    { id: 'salt', pool: ['salt'], grams: 0.35 },
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const leaf = kit.need('vegetable')
    kit.step(
      `Heat the ${machine.toLowerCase()} to 300°F (150°C). Wash ${kit.the(leaf)} and dry leaf by leaf; a drop of water makes a soft spot that never crisps`,
      { active: 5, waiting: 5 },
    )
    kit.step(
      `In a wide bowl rub the leaves with ${kit.the(kit.one('fat'), kit.all('ground-spice', 'chile'))}, gently and for a full minute, until every fold has a sheen. Spread in one layer, not touching, ${fryer ? 'in the basket, in batches' : kit.servings > 2 ? 'on two sheet pans' : 'on a sheet pan'}`,
      { active: 4 },
    )
    const minutes = fryer ? 8 : 20
    const last = kit.the(kit.one('seasoning'), kit.one('salt'))
    const acid = kit.the(kit.one('acid'))
    kit.step(
      `${fryer ? 'Air-fry' : 'Bake'} until dry and brittle but still green, ${minutes} minutes${fryer ? '' : ', turning the pans halfway'}; watch the end, when crisp quickly turns bitter`,
      { active: 2, waiting: minutes },
    )
    kit.step(
      `${last ? `Season hot with ${last}${acid ? `, sprinkle with ${acid}` : ''} and leave` : 'Leave'} on the pan for 3 minutes; they finish crisping as they cool. Eat the same day`,
      { active: 1, waiting: 3 },
    )
  },
  name(kit) {
    const words = [...kit.all('ground-spice'), ...kit.all('seasoning')].slice(0, 1)
    return `${attributive(kit.need('vegetable'))} chips${words.length ? ` with ${sayNames(words)}` : ''}`
  },
  face: ['Baked {items} that shatters at a touch, with {taste}', 'Thin, crackling {items} with {taste}'],
  whys: [
    'A low oven dries it through before the edges can brown',
    'The seasoning goes on at the end: early, it draws out water and softens what should crackle',
  ],
}
