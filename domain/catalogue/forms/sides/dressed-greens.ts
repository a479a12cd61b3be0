import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { chileSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Vegetables blanched, squeezed and dressed with sesame, soy or miso: namul, goma-ae, ohitashi. */
export const dressedGreens: Form = {
  id: 'dressed-greens',
  label: 'dressed greens',
  types: ['Side Dish', 'Appetizer', 'Salad'],
  meals: ['Dinner', 'Lunch', 'Breakfast'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 19,
  calories: [50, 190],
  texture: 'none',
  saltPercent: 0.38,
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'vegetable',
      pool: greens(flavour),
      grams: 150,
      count: [1, 2],
      required: true,
      lead: true,
      cut: 'dice',
      cooked: 'simmered',
    },
    { id: 'sauce', pool: sauces(flavour), grams: 5, required: true },
    { id: 'fat', pool: ['sesame-oil', 'neutral-oil'], grams: 4, required: true, flex: 'fat' },
    { id: 'crunch', pool: ['sesame', 'pepitas'], grams: 5, required: true, cut: 'whole' },
    {
      id: 'aromatic',
      pool: [flavour.cuisines.includes('Japanese') ? ['ginger'] : ['garlic']],
      grams: 1.6,
      cut: 'grated',
    },
    { id: 'acid', pool: flavour.acid, grams: 3 },
    {
      id: 'sweetener',
      pool: flavour.cuisines.includes('Japanese') ? [['sugar', 'honey']] : [],
      grams: 1.5,
      flex: 'fixed',
    },
    ...chileSlots(flavour, 0.4),
    { id: 'herb', pool: ['scallion'], grams: 6 },
    saltSlot(),
  ],
  write(kit) {
    const crunch = kit.need('crunch')
    const crush = kit.flavour.cuisines.includes('Japanese')
    const ready = crunch.listed.startsWith('toasted')
    const where = 'coarsely in a mortar or with the bottom of a glass'
    const seeds = kit.the(crunch)
    const toasted = `Toast ${seeds} in a dry skillet over medium heat until golden and popping, 3 minutes${crush ? `, then crush ${where}` : ''}`
    kit.step(ready ? (crush ? `Crush ${seeds} ${where}` : '') : toasted, { active: crush ? 4 : 3 })
    const [slow, quick] = slowestFirst(kit.all('vegetable'), 'simmered')
    const long = Math.min(5, minutesOf(slow, 'simmered'))
    const short = Math.min(5, minutesOf(quick, 'simmered'))
    const apart = quick !== undefined && long - short >= 2
    kit.step(
      `Drop ${kit.the(apart ? slow : kit.all('vegetable'))} into plenty of boiling salted water${apart ? `, add ${kit.the(quick)} after ${sayMinutes(long - short)},` : ''} and cook until bright and just tender, ${sayMinutes(long)}${apart ? ' in all' : ''}. Drain, cool quickly under cold water, and squeeze or shake out what water you can; wet vegetables wash off the dressing`,
      { active: 5, waiting: long + 5 },
    )
    const dressing = kit.the(
      kit.all('sauce'),
      kit.one('acid'),
      kit.one('sweetener'),
      kit.one('fat'),
      kit.all('aromatic', 'chile'),
      kit.one('salt'),
    )
    const herb = kit.the(kit.one('herb'))
    kit.step(
      `Stir together ${dressing} in a bowl. Add the vegetables and the ${ready ? '' : 'toasted '}${kit.name(crunch)} and work the dressing in with your fingers${herb ? `. Scatter with ${herb}` : ''}. Serve cool, in small bowls`,
      { active: 4 },
    )
  },
  name(kit) {
    const sauce = kit.need('sauce')
    const sesame = kit.need('crunch').id === 'sesame' ? 'sesame' : dishName(kit.need('crunch'))
    return `${sayNames(kit.all('vegetable'))} with ${sauce.id === 'miso' ? 'miso and ' : ''}${sesame}`
  },
  face: ['Cool {items}, dressed by hand with {taste}', '{items} blanched bright and dressed with {taste}'],
  whys: [
    'Squeezed dry first, it takes the dressing in instead of floating in it',
    'A small cold bowl of this turns anything hot into a meal',
  ],
}
function greens({ vegetables }: Flavour): Choice[] {
  return vegetables.filter((choice) => blanched.has(String(choice)))
}
const blanched: ReadonlySet<string> = new Set([
  'spinach',
  'bean-sprouts',
  'green-beans',
  'bok-choy',
  'broccoli',
  'snow-peas',
  'asparagus',
  'napa',
  'carrot',
  'cabbage',
  'broccolini',
])
function sauces({ sauce = [], dressing = [] }: Flavour): Choice[] {
  const own = [...sauce, ...dressing].map(([choice]) => String(choice).split(',')[0])
  return [
    own.includes('miso')
      ? ['miso', 'soy-sauce', 'tamari', 'coconut-aminos']
      : ['soy-sauce', 'tamari', 'coconut-aminos'],
  ]
}
