import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Raw vegetables in a hot, sharp brine, ready within the hour. */
export const quickPickles: Form = {
  id: 'quick-pickles',
  label: 'quick pickles',
  types: ['Side Dish', 'Appetizer', 'Snack'],
  meals: ['Lunch', 'Dinner', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop', 'Microwave']],
  quickest: 55,
  calories: [25, 110],
  texture: 'none',
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour }) => [
    { id: 'raw', pool: picklers(flavour), grams: 95, count: [1, 2], required: true, lead: true, cut: 'slice' },
    { id: 'dressing', pool: [vinegars(flavour)], grams: 40, required: true, flex: 'fixed' },
    { id: 'sweetener', pool: [['sugar', 'honey', 'maple']], grams: 6, flex: 'fixed' },
    { id: 'salt', pool: ['salt'], grams: 1.1, required: true, flex: 'fixed' },
    {
      id: 'aromatic',
      pool: [flavour.aromatics.some(([choice]) => choice === 'ginger') ? 'ginger' : 'garlic'],
      grams: 2.5,
      cut: 'slice',
    },
    { id: 'whole-spice', pool: wholeOf(flavour), grams: 0.5 },
    {
      id: 'chile',
      pool: [flavour.chile ? flavour.chile[0] : 'flakes'].filter(
        (id) => !['chipotle', 'kashmiri'].includes(String(id)),
      ),
      grams: (food) => (isKind(food, 'fresh chile') ? 1.5 : 0.12),
      cut: 'slice',
    },
    {
      id: 'herb',
      pool: flavour.herbs.filter((choice) => ['dill', 'cilantro', 'mint'].includes(String(choice))),
      grams: 1.5,
      cut: 'whole',
    },
  ],
  write(kit) {
    const raw = kit.all('raw')
    kit.step(
      `Pack ${kit.the(raw, kit.one('herb'))} into a clean heatproof jar or bowl that ${kit.they(...raw)} nearly ${kit.verb('fill', ...raw)}`,
      {
        active: 2,
      },
    )
    const brine = kit.the(kit.one('dressing'), water(40 * kit.servings), kit.one('sweetener'), kit.one('salt'))
    const flavoured = kit.the(kit.all('aromatic', 'whole-spice', 'chile'))
    const scents = flavoured ? ` with ${flavoured}` : ''
    kit.step(
      kit.machines[0] === 'Microwave'
        ? `In a heatproof pitcher microwave ${brine}${scents} on high until it boils, 3 minutes, and stir until the brine is clear`
        : `Bring ${brine} to a boil${scents}, stirring until the brine is clear, 3 minutes`,
      { active: 4 },
    )
    kit.step(
      `Pour the boiling brine over and press ${kit.vary('everything', 'the vegetables')} under with a spoon. Leave at room temperature until cool and bright, 45 minutes; ${kit.vary('heat opens the vegetables to the brine', 'they are mild at first, and sharper by the hour')}`,
      { active: 1, waiting: 45 },
    )
    kit.step('Lift out of the brine to serve. Covered and cold, they keep for a week', { active: 1 })
  },
  name(kit) {
    const [spice] = kit.all('whole-spice', 'aromatic')
    const herb = kit.one('herb')
    const boast = herb ?? spice
    return `quick-pickled ${sayNames(kit.all('raw'))}${boast ? ` with ${dishName(boast)}` : ''}`
  },
  face: ['{items} in a hot brine of {taste}', 'Bright, sharp {items}, pickled within the hour with {taste}'],
  whys: [
    'A hot brine does in three quarters of an hour what a cold one does overnight',
    'Something this sharp wakes up whatever stands beside it',
  ],
}

function picklers(flavour: Flavour): Choice[] {
  return [...flavour.raw, 'carrot'].filter(
    (choice, index, all) => firm.has(String(choice)) && all.indexOf(choice) === index,
  )
}
const firm: ReadonlySet<string> = new Set([
  'cucumber',
  'carrot',
  'radish',
  'daikon',
  'red-onion',
  'celery',
  'fennel',
  'cabbage',
  'green-beans',
  'red-pepper',
  'napa',
])

/** The family's vinegar, cider vinegar where it squeezes citrus. */
function vinegars({ acid, cuisines }: Flavour): string[] {
  const own = acid.map(String).filter((id) => id.endsWith('vinegar'))
  return [...own, ...(cuisines.includes('Asian') ? ['rice-vinegar'] : []), 'cider-vinegar']
}
function wholeOf({ wholeSpices = [], cuisines }: Flavour): Choice[] {
  const own = wholeSpices.map(([choice]) => choice).filter((choice) => choice !== 'curry-leaves')
  if (own.length) return own
  return cuisines.some((cuisine) => ['Middle Eastern', 'Mexican', 'Latin American'].includes(cuisine))
    ? ['cumin-seed']
    : cuisines.includes('Asian')
      ? []
      : ['mustard-seed', 'fennel-seed']
}
