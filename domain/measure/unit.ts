import { common } from '#domain/bytes-of.ts'
export type Dimension = 'mass' | 'volume' | 'length' | 'count'

/** A unit: `size` is grams (mass), millilitres (volume) or centimetres (length) in one of it; 1 for things counted. */
export interface Unit {
  id: string
  dimension: Dimension
  size: number
  /** As it is printed for one and for more. */
  one: string
  many: string
}

/** Any unit by its canonical id. */
export function unitById(id: string): Unit | undefined {
  return byId.get(id)
}

/** The unit that a word or two name, US or UK, singular or plural, with or without a full stop. 'T' is a tablespoon, 't' a teaspoon. */
export function unitNamed(name: string): Unit | undefined {
  const plain = name.endsWith('.') ? name.slice(0, -1) : name
  if (plain === 'T' || plain === 'Tb') return byId.get('tbsp')
  if (plain === 't') return byId.get('tsp')
  return byName.get(plain.toLowerCase())
}

/** What food is sold in: each has a size on its label. */
export const packages = [
  'can',
  'jar',
  'bottle',
  'package',
  'bag',
  'box',
  'carton',
  'container',
  'tube',
  'block',
] as const

/** id, size, printed for one, printed for more, every other name. US measures: the cup of 236.588 ml (NIST SP 811). */
type Row = readonly [id: string, size: number, one: string, many: string, names: string]

const volumes: readonly Row[] = [
  ['ml', 1, 'ml', 'ml', 'mls milliliter milliliters millilitre millilitres cc'],
  ['cl', 10, 'cl', 'cl', 'centiliter centiliters centilitre centilitres'],
  ['dl', 100, 'dl', 'dl', 'deciliter deciliters decilitre decilitres'],
  ['l', 1000, 'l', 'l', 'liter liters litre litres lt lts ltr ltrs'],
  [
    'tsp',
    4.92892,
    'tsp',
    'tsp',
    'tsps teaspoon teaspoons teaspoonful teaspoonfuls tea-spoonful tea-spoonfuls tea-spoon tea-spoons tspspoon teapsoon teasp teasoons teapoons teaspon',
  ],
  ['dessertspoon', 10, 'dessertspoon', 'dessertspoons', 'dsp dstspn dessertspoonful spoon spoons spoonful spoonfuls'],
  [
    'tbsp',
    14.78676,
    'tbsp',
    'tbsp',
    'tbsps tb tbs tblsp tblsps tbl tablespoon tablespoons table-spoonful table-spoonfuls table-spoon table-spoons tablespoonful tablespoonfuls tablesp tablespoos tablepoons tableaspoons tablspoons tablespon',
  ],
  ['fl-oz', 29.57353, 'fl oz', 'fl oz', 'floz fl.oz fluid|ounce fluid|ounces fluid|oz fl|ounce fl|ounces'],
  ['cup', 236.588, 'cup', 'cups', 'c cupful cupfuls'],
  ['pint', 473.176, 'pint', 'pints', 'pt pts'],
  ['quart', 946.353, 'quart', 'quarts', 'qt qts'],
  ['gallon', 3785.41, 'gallon', 'gallons', 'gal gals'],
  ['drop', 0.05, 'drop', 'drops', ''],
  ['smidgen', 0.15, 'smidgen', 'smidgens', ''],
  ['pinch', 0.31, 'pinch', 'pinches', ''],
  [
    'dash',
    0.62,
    'dash',
    'dashes',
    'turn turns twist twists shake shakes grind grinds grinding grindings sprinkle sprinkles sprinkling',
  ],
  ['splash', 10, 'splash', 'splashes', 'squeeze squeezes squirt squirts'],
  ['drizzle', 10, 'drizzle', 'drizzles', ''],
  ['glug', 15, 'glug', 'glugs', 'lug lugs'],
  ['handful', 120, 'handful', 'handfuls', 'handsful handfull handfulls fistful fistfuls'],
  ['shot', 44.36, 'shot', 'shots', 'jigger jiggers'],
  ['ladle', 120, 'ladle', 'ladles', 'ladleful ladlefuls'],
  ['teacup', 180, 'teacup', 'teacups', 'teacupful teacupfuls'],
  ['glass', 200, 'glass', 'glasses', ''],
  ['scoop', 60, 'scoop', 'scoops', ''],
  ['dollop', 20, 'dollop', 'dollops', ''],
  ['part', 30, 'part', 'parts', ''],
]
const masses: readonly Row[] = [
  ['mg', 0.001, 'mg', 'mg', 'milligram milligrams'],
  ['g', 1, 'g', 'g', 'gr grs gm gms gram grams gramme grammes'],
  ['kg', 1000, 'kg', 'kg', 'kgs kilo kilos kilogram kilograms kilogramme kilogrammes'],
  ['oz', 28.34952, 'oz', 'oz', 'ozs ounce ounces'],
  ['lb', 453.59237, 'lb', 'lb', 'lbs pound pounds #'],
]
const lengths: readonly Row[] = [
  ['inch', 2.54, 'inch', 'inches', 'in "'],
  ['cm', 1, 'cm', 'cm', 'cms centimeter centimeters centimetre centimetres'],
  ['mm', 0.1, 'mm', 'mm', 'millimeter millimeters millimetre millimetres'],
]
const counts: readonly Row[] = [
  ['clove', 1, 'clove', 'cloves', 'glove gloves'],
  ['can', 1, 'can', 'cans', 'tin tins'],
  ['jar', 1, 'jar', 'jars', ''],
  ['bottle', 1, 'bottle', 'bottles', ''],
  [
    'package',
    1,
    'package',
    'packages',
    'pkg pkgs pkt pkts pack packs packet packets pouch pouches envelope envelopes sachet sachets',
  ],
  ['bag', 1, 'bag', 'bags', 'sack sacks'],
  ['box', 1, 'box', 'boxes', ''],
  ['carton', 1, 'carton', 'cartons', ''],
  ['case', 1, 'case', 'cases', ''],
  ['crate', 1, 'crate', 'crates', ''],
  ['container', 1, 'container', 'containers', 'tub tubs pot pots punnet punnets'],
  ['tube', 1, 'tube', 'tubes', ''],
  ['sleeve', 1, 'sleeve', 'sleeves', ''],
  ['bunch', 1, 'bunch', 'bunches', ''],
  ['sprig', 1, 'sprig', 'sprigs', 'branch branches'],
  ['stalk', 1, 'stalk', 'stalks', 'rib ribs stem stems'],
  ['head', 1, 'head', 'heads', ''],
  ['bulb', 1, 'bulb', 'bulbs', ''],
  ['crown', 1, 'crown', 'crowns', ''],
  ['slice', 1, 'slice', 'slices', 'rasher rashers'],
  ['strip', 1, 'strip', 'strips', ''],
  ['stick', 1, 'stick', 'sticks', ''],
  ['piece', 1, 'piece', 'pieces', 'pc pcs chunk chunks slab slabs'],
  ['cube', 1, 'cube', 'cubes', 'lumps'],
  ['wedge', 1, 'wedge', 'wedges', ''],
  ['leaf', 1, 'leaf', 'leaves', ''],
  ['ear', 1, 'ear', 'ears', 'cob cobs'],
  ['sheet', 1, 'sheet', 'sheets', ''],
  ['fillet', 1, 'fillet', 'fillets', 'filet filets'],
  ['side', 1, 'side', 'sides', ''],
  ['rack', 1, 'rack', 'racks', ''],
  ['loaf', 1, 'loaf', 'loaves', ''],
  ['knob', 1, 'knob', 'knobs', 'thumb thumbs finger fingers nub nubs'],
  ['ball', 1, 'ball', 'balls', ''],
  ['bar', 1, 'bar', 'bars', ''],
  ['block', 1, 'block', 'blocks', ''],
  ['log', 1, 'log', 'logs', ''],
  ['wheel', 1, 'wheel', 'wheels', ''],
  ['square', 1, 'square', 'squares', ''],
  ['scrape', 1, 'scrape', 'scrapes', 'grating gratings rasp rasps'],
  ['serving', 1, 'serving', 'servings', ''],
  ['batch', 1, 'batch', 'batches', 'recipe recipes'],
  ['small', 1, 'small', 'small', ''],
  ['medium', 1, 'medium', 'medium', 'med'],
  ['large', 1, 'large', 'large', 'lg'],
  ['each', 1, '', '', 'unit units'],
]

const byId = new Map<string, Unit>()
const byName = new Map<string, Unit>()
for (const [dimension, rows] of [
  ['volume', volumes],
  ['mass', masses],
  ['length', lengths],
  ['count', counts],
] as const) {
  for (const [id, size, one, many, names] of rows) {
    const unit: Unit = { id, dimension, size, one, many }
    byId.set(id, unit)
    for (const name of [id, one, many, ...names.split(' ')]) if (name) byName.set(name.replace('|', ' '), unit)
  }
}
common(byId.values())
