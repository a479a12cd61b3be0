import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { saladCheeses, toastNuts, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots, finishSlots, isTender, withBoast } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { cheeseSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { sayAttributive } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** Ripe fruit used like a vegetable, with salt, something sharp and something green. */
export const fruitSalad: Form = {
  id: 'savory-fruit-salad',
  label: 'savory fruit salad',
  types: ['Salad', 'Side Dish', 'Appetizer'],
  meals: ['Lunch', 'Dinner', 'Snack', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 6,
  calories: [80, 340],
  texture: 'raw',
  saltPercent: 0.26,
  weather: 'warm',
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'fruit',
      pool: fruits(flavour),
      grams: 130,
      required: true,
      lead: true,
      cut: 'raw',
      where: ({ id }) => salted.has(id) && !(soft.has(id) && flavour.cuisines.includes('Asian')),
    },
    {
      id: 'raw',
      pool: besides(flavour),
      grams: ({ id }) => (id === 'red-onion' ? 18 : 55),
      required: true,
      lead: true,
      cut: 'slice',
    },
    ...dressedSlots(flavour, 0.7, 0.6),
    cheeseSlot(flavour, 22, saladCheeses),
    { id: 'brine', pool: (flavour.brine ?? []).filter((choice) => String(choice).includes('olives')), grams: 10 },
    ...finishSlots(flavour, 9, 5),
  ],
  write(kit) {
    toastNuts(kit)
    const fruit = kit.need('fruit')
    const raw = kit.all('raw')
    const tender = raw.filter(isTender)
    kit.step(whiskDressing(kit, [kit.one('acid'), kit.salt()]), { active: 3 })
    const firm = kit.the(
      raw.filter((line) => !tender.includes(line)),
      kit.one('brine'),
    )
    if (firm) {
      kit.step(`Turn ${firm} in the dressing first and let stand for 5 minutes to soften`, { active: 2, waiting: 5 })
    }
    finish(
      kit,
      [
        `Add ${kit.the(fruit)} and turn over once or twice with your hands; ${['apple', 'asian-pear', 'pear'].includes(fruit.id) ? 'thin slices snap when they are stirred' : 'ripe fruit weeps when it is stirred'}.`,
        sentence('Lift in', kit.the(tender)),
      ]
        .filter(Boolean)
        .join(' '),
      kit.vary('Serve at once, while the fruit is cool', 'Serve right away'),
    )
  },
  name(kit) {
    const [raw] = kit.all('raw')
    return `${sayAttributive([kit.need('fruit'), ...(raw ? [raw] : [])])} salad${withBoast(kit)}`
  },
  face: ['{items} with {taste}: sweet, salty and sharp at once', 'Cool {items}, dressed with {taste}'],
  whys: [
    'Salt and something sour make ripe fruit taste of more than sugar',
    'It goes with anything grilled, and needs no stove',
    'A salad of two or three things needs them at their best, and needs to be eaten at once',
    'The salt goes in before the fruit, so that it seasons and does not draw out the juice',
  ],
}

/** Fruit that each kitchen salts and dresses; others eat theirs sweet. */
const byFlavour: Readonly<Record<string, readonly string[]>> = {
  greek: ['watermelon', 'fresh-figs'],
  levantine: ['orange', 'fresh-figs', 'watermelon'],
  moroccan: ['orange'],
  persian: ['orange', 'watermelon'],
  spanish: ['orange'],
  ligurian: ['peach', 'cantaloupe', 'fresh-figs'],
  soffritto: ['pear', 'orange', 'peach'],
  provencal: ['cantaloupe', 'fresh-figs', 'peach'],
  bistro: ['pear', 'apple'],
  farmhouse: ['apple', 'peach', 'pear'],
  creole: ['peach', 'watermelon'],
  texmex: ['watermelon', 'peach'],
  oaxacan: ['mango', 'watermelon', 'pineapple', 'papaya'],
  cuban: ['mango', 'pineapple', 'orange'],
  andean: ['mango', 'papaya'],
  vietnamese: ['mango', 'pineapple', 'watermelon'],
  isan: ['mango', 'pineapple', 'papaya'],
  'thai-basil': ['mango', 'pineapple'],
  'thai-curry': ['mango', 'papaya'],
  keralan: ['mango', 'pineapple'],
  gujarati: ['mango', 'papaya'],
  sichuan: ['asian-pear'],
  'soy-mirin': ['asian-pear', 'apple'],
  'miso-sesame': ['asian-pear', 'apple'],
  bulgogi: ['asian-pear', 'pear'],
  'garlic-soy': ['asian-pear', 'pear'],
  'citrus-soy': ['apple', 'asian-pear'],
  californian: ['peach', 'orange', 'fresh-figs'],
  'new-england': ['apple', 'pear'],
  pennsylvanian: ['apple'],
  barbecue: ['watermelon', 'peach'],
  southwestern: ['watermelon', 'mango'],
  baja: ['mango', 'watermelon'],
  veracruz: ['mango', 'pineapple'],
  yucatecan: ['orange', 'mango'],
  norman: ['apple', 'pear'],
  burgundian: ['pear'],
  sicilian: ['orange'],
  neapolitan: ['peach'],
  emilian: ['pear', 'cantaloupe'],
  tuscan: ['pear', 'cantaloupe'],
  andalusian: ['orange'],
  catalan: ['orange', 'fresh-figs'],
  cretan: ['watermelon', 'fresh-figs'],
  cypriot: ['watermelon', 'orange'],
  tunisian: ['orange'],
  egyptian: ['orange'],
  lebanese: ['orange', 'watermelon'],
  sumac: ['orange', 'watermelon'],
  turkish: ['watermelon', 'orange'],
  goan: ['mango', 'pineapple'],
  tamil: ['mango', 'pineapple'],
  bengali: ['mango'],
  'southern-thai': ['mango', 'pineapple'],
  'thai-green': ['mango'],
  filipino: ['mango'],
  indonesian: ['mango', 'pineapple'],
  malaysian: ['mango', 'pineapple'],
  'vietnamese-caramel': ['mango', 'pineapple'],
}
/** Berries and grapes go with vinegar and leaves, never with miso or fish sauce. */
const soft: ReadonlySet<string> = new Set(['strawberries', 'blackberries', 'grapes', 'plum'])
/** Fruit that bears salt, onion and cheese; nobody dresses a banana. */
const salted: ReadonlySet<string> = new Set([
  ...Object.values(byFlavour).flat(),
  'strawberries',
  'nectarine',
  'plum',
  'honeydew',
  'blackberries',
  'grapes',
  'grapefruit',
  'pomegranate',
])
function fruits(flavour: Flavour): Choice[] {
  const { cuisines } = flavour
  const own = byFlavour[flavour.id]
  if (own) return [...own]
  return cuisines.includes('Latin American') ? ['mango', 'pineapple'] : []
}

function besides(flavour: Flavour): Choice[] {
  const own = flavour.raw.filter((choice) => sharpOrCrisp.has(String(choice)))
  return own.length ? own : ['cucumber']
}
const sharpOrCrisp: ReadonlySet<string> = new Set([
  'cucumber',
  'red-onion',
  'arugula',
  'fennel',
  'watercress',
  'celery',
  'mixed-greens',
  'radicchio',
  'cabbage',
  'carrot',
  'daikon',
  'jicama',
  'bean-sprouts',
])
