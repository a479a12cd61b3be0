import { dryHeatSlot, dustSlot } from '#domain/catalogue/forms/appetizers-and-snacks/snack-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'

/** Chickpeas, edamame or beans dried and roasted until they rattle. */
export const crispPulses: Form = {
  id: 'crisp-pulses',
  label: 'crisp chickpeas',
  types: ['Snack', 'Appetizer'],
  meals: ['Snack', 'Late Night'],
  methods: ['Roasted', 'Baked'],
  level: 1,
  equipment: [['Oven', 'Air Fryer', 'Toaster Oven']],
  quickest: 39,
  calories: [120, 300],
  texture: 'none',
  saltPercent: 0.45,
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'pulse',
      pool: flavour.cuisines.includes('Asian')
        ? ['edamame']
        : ['chickpeas', ...(flavour.pulses?.includes('black-eyed-peas') ? ['black-eyed-peas'] : [])],
      grams: 95,
      required: true,
      lead: true,
      flex: 'protein',
    },
    {
      id: 'fat',
      pool: flavour.cuisines.includes('Asian') ? ['neutral-oil', 'olive-oil'] : ['olive-oil', 'neutral-oil'],
      grams: 5,
      required: true,
      flex: 'fat',
    },
    dustSlot(flavour, 0.8),
    dryHeatSlot(flavour, 0.25),
    { id: 'seasoning', pool: flavour.cuisines.includes('Asian') ? ['sesame'] : [], grams: 3 },
    { id: 'acid', pool: flavour.acid.filter((choice) => choice === 'lemon' || choice === 'lime'), grams: 3 },
    { id: 'salt', pool: ['salt'], grams: 0.5 },
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fryer = machine === 'Air Fryer'
    const pulse = kit.need('pulse')
    const minutes = fryer ? 14 : pulse.id === 'edamame' ? 25 : 30
    kit.step(
      `Heat the ${machine.toLowerCase()} to ${fryer ? '390°F (200°C)' : '400°F (200°C)'}. Roll ${kit.the(pulse)} in a clean towel until completely dry, and pick out loose skins; whatever is wet will steam before it crisps`,
      { active: 5, waiting: 5 },
    )
    const oil = kit.the(kit.part(kit.one('fat'), 0.7))
    kit.step(
      `Toss with ${[oil, kit.the(kit.one('salt'))].filter(Boolean).join(' and ')}, spread in one layer ${fryer ? 'in the basket' : 'on a sheet pan'} and ${fryer ? 'air-fry' : 'roast'}, shaking now and then, until ${kit.they(pulse)} ${kit.verb('rattle', pulse)} and one bitten in half is dry to the middle, ${minutes} minutes`,
      { active: 2, waiting: minutes },
    )
    const dust = kit.the(kit.one('fat'), kit.all('ground-spice', 'chile', 'seasoning'))
    const acid = kit.the(kit.one('acid'))
    kit.step(
      `Pour into a bowl and toss hot with ${dust}; ground spices would scorch in the ${fryer ? 'fryer' : 'oven'}.${acid ? ` Sprinkle with ${acid} just before you eat.` : ''} Serve within the day, while ${kit.they(pulse)} ${kit.verb('crunch', pulse)}`,
      { active: 2 },
    )
  },
  name(kit) {
    const [spice] = kit.all('ground-spice')
    const chile = kit.one('chile')
    const words = [spice ?? chile].filter((line) => line !== undefined)
    return `crisp roasted ${dishName(kit.need('pulse'))} with ${sayNames(words.length ? words : kit.all('seasoning', 'salt'))}`
  },
  face: ['{items} roasted until they rattle, with {taste}', 'Crunchy {items}, dusted with {taste}'],
  whys: [
    'Dried in a towel first, they crisp all through instead of turning leathery',
    'It crunches like something from a bag, and feeds you like a small meal',
  ],
}
