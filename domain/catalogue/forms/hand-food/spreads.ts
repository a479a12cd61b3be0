import { soySauce } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Flavour, Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'

/** What each kitchen spreads on bread: a creamy thing and something to sharpen it. Grams a serving. */
export function spreadSlots(flavour: Flavour, factor = 1): Slot[] {
  const portions = spreads[flavour.id] ?? usual(flavour)
  return portions.map(([choice, grams], index) => ({
    id: index ? 'dressing' : 'creamy',
    pool: [choice],
    grams: grams * factor,
    flex: 'fixed',
  }))
}

/** Garlic yogurt where meat is wrapped in flatbread, mayonnaise elsewhere. */
function usual({ cuisines, chile }: Flavour): readonly Portion[] {
  if (cuisines.some((cuisine) => cuisine === 'Greek' || cuisine === 'Middle Eastern')) {
    return [
      [yogurt, 32],
      ['garlic', 1],
    ]
  }
  if (cuisines.includes('Mexican')) {
    return [
      [mayonnaise, 11],
      ['chipotle', 4],
    ]
  }
  return chile
    ? [[mayonnaise, 12]]
    : [
        [mayonnaise, 11],
        ['dijon', 4],
      ]
}

const mayonnaise = ['mayonnaise', 'vegan-mayonnaise', 'avocado'] as const
const yogurt = ['greek-yogurt', 'soy-yogurt', 'coconut-yogurt'] as const
const spreads: Readonly<Record<string, readonly Portion[]>> = {
  farmhouse: [
    [mayonnaise, 12],
    ['dijon', 4],
  ],
  creole: [
    [mayonnaise, 14],
    ['dijon', 3],
    ['cayenne', 0.15],
  ],
  texmex: [
    [mayonnaise, 12],
    ['chipotle', 4],
  ],
  oaxacan: [
    [mayonnaise, 10],
    ['chipotle', 4],
  ],
  cuban: [
    [mayonnaise, 9],
    ['dijon', 5],
  ],
  bistro: [
    [mayonnaise, 10],
    ['dijon', 5],
  ],
  provencal: [
    [mayonnaise, 10],
    ['garlic', 1.2],
  ],
  spanish: [
    [mayonnaise, 12],
    ['garlic', 1.2],
    ['smoked-paprika', 0.3],
  ],
  greek: [
    [yogurt, 32],
    ['garlic', 1],
  ],
  lebanese: [
    [['tahini', 'sunflower-butter', 'soy-yogurt'], 15],
    ['garlic', 1],
  ],
  egyptian: [
    [['tahini', 'sunflower-butter', 'soy-yogurt'], 15],
    ['garlic', 1],
  ],
  levantine: [
    [['tahini', 'sunflower-butter', 'soy-yogurt'], 15],
    ['garlic', 1],
  ],
  moroccan: [
    [yogurt, 30],
    ['garlic', 1],
  ],
  persian: [
    [yogurt, 32],
    ['garlic', 1],
  ],
  punjabi: [
    [yogurt, 30],
    ['mint', 2],
  ],
  vietnamese: [
    [mayonnaise, 12],
    ['sriracha', 3],
  ],
  gochujang: [
    [mayonnaise, 12],
    [['gochujang', 'sriracha'], 6],
  ],
  'soy-mirin': [
    [mayonnaise, 12],
    [soySauce, 3],
  ],
}
