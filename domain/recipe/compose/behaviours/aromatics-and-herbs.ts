import type { Behaviours } from '#domain/recipe/compose/behaviour.ts'

const onion = {
  default: 'finely chopped',
  dice: 'finely chopped',
  slice: 'thinly sliced',
  raw: 'very thinly sliced',
  chunk: 'cut into thick wedges',
  grill: 'cut into 1/2-inch rounds',
}
const leek = 'white and pale green parts thinly sliced and well washed'
const tenderHerb = { default: 'chopped', dice: 'finely chopped', slice: 'chopped', whole: '' }

/** What a dish is started with, fresh chiles, and herbs. */
export const aromaticsAndHerbs: Behaviours = {
  onion: { kind: 'aromatic', cuts: onion, sauteed: 4, simmered: 12, roasted: 30, grilled: 10, color: 'white' },
  'red-onion': {
    kind: 'aromatic',
    cuts: onion,
    sauteed: 4,
    simmered: 12,
    roasted: 30,
    grilled: 10,
    color: 'purple',
    share: 0.4,
  },
  shallot: { kind: 'aromatic', cuts: onion, sauteed: 3, simmered: 8, roasted: 25 },
  scallion: {
    kind: 'aromatic',
    cuts: {
      default: 'thinly sliced',
      dice: 'thinly sliced',
      slice: 'thinly sliced',
      raw: 'thinly sliced',
      stick: 'cut into 1-inch lengths',
    },
    sauteed: 1,
    simmered: 1,
    grilled: 3,
    color: 'green',
  },
  leek: {
    kind: 'aromatic',
    cuts: {
      default: leek,
      dice: leek,
      slice: leek,
      chunk: 'white and pale green parts sliced 1/2 inch thick and well washed',
    },
    sauteed: 6,
    simmered: 12,
    roasted: 25,
    color: 'green',
    texture: { wet: 'silky' },
  },
  celery: {
    kind: 'aromatic',
    listed: ['celery stalk', 'celery stalks'],
    short: ['celery', 'celery'],
    cuts: {
      default: 'thinly sliced',
      dice: 'finely diced',
      slice: 'thinly sliced',
      chunk: 'cut into 1/2-inch pieces',
      raw: 'thinly sliced on the diagonal',
      stick: 'cut into sticks',
    },
    sauteed: 4,
    simmered: 12,
    roasted: 25,
    color: 'green',
    texture: { raw: 'crisp' },
  },
  garlic: {
    kind: 'quick aromatic',
    cuts: { default: 'minced', dice: 'minced', slice: 'thinly sliced', grated: 'finely grated', whole: 'peeled' },
  },
  ginger: {
    kind: 'quick aromatic',
    listed: ['fresh ginger', 'fresh ginger'],
    short: ['ginger', 'ginger'],
    cuts: {
      default: 'peeled and finely grated',
      dice: 'peeled and finely grated',
      slice: 'peeled and cut into thin matchsticks',
      chunk: 'thinly sliced',
      whole: 'thinly sliced',
      grated: 'peeled and finely grated',
    },
  },
  lemongrass: {
    kind: 'quick aromatic',
    cuts: {
      default: 'tender inner part only, minced',
      dice: 'tender inner part only, minced',
      chunk: 'bruised and cut into 2-inch lengths',
    },
  },
  serrano: {
    kind: 'fresh chile',
    short: ['serrano', 'serranos'],
    cuts: { default: 'finely chopped', dice: 'finely chopped', slice: 'thinly sliced' },
  },
  'thai-chile': {
    kind: 'fresh chile',
    short: ['chile', 'chiles'],
    cuts: { default: 'thinly sliced', dice: 'thinly sliced', slice: 'thinly sliced' },
  },
  cilantro: { kind: 'herb', cuts: tenderHerb, color: 'green' },
  parsley: {
    kind: 'herb',
    listed: ['flat-leaf parsley', 'flat-leaf parsley'],
    short: ['parsley', 'parsley'],
    cuts: tenderHerb,
    color: 'green',
  },
  mint: {
    kind: 'herb',
    listed: ['mint leaves', 'mint leaves'],
    short: ['mint', 'mint'],
    cuts: tenderHerb,
    color: 'green',
  },
  basil: {
    kind: 'herb',
    listed: ['basil leaves', 'basil leaves'],
    short: ['basil', 'basil'],
    cuts: { ...tenderHerb, default: 'torn', slice: 'torn' },
    color: 'green',
  },
  'thai-basil': {
    kind: 'herb',
    listed: ['Thai basil leaves', 'Thai basil leaves'],
    short: ['Thai basil', 'Thai basil'],
    cuts: { ...tenderHerb, default: 'torn', slice: 'torn' },
    color: 'green',
  },
  dill: {
    kind: 'herb',
    listed: ['dill fronds', 'dill fronds'],
    short: ['dill', 'dill'],
    cuts: tenderHerb,
    color: 'green',
  },
  chives: {
    kind: 'herb',
    cuts: { default: 'finely chopped', dice: 'finely chopped', slice: 'finely chopped' },
    color: 'green',
  },
  thyme: { kind: 'woody herb', cuts: { dice: 'leaves only' } },
  rosemary: { kind: 'woody herb', cuts: { dice: 'leaves finely chopped' } },
  bay: { kind: 'woody herb', short: ['bay leaf', 'bay leaves'] },
  'lime-leaf': { kind: 'woody herb', short: ['lime leaf', 'lime leaves'], cuts: { default: 'torn' } },
  'curry-leaves': {
    kind: 'seed spice',
    listed: ['fresh curry leaves', 'fresh curry leaves'],
    short: ['curry leaves', 'curry leaves'],
  },

  jalapeno: {
    kind: 'fresh chile',
    cuts: { default: 'seeded and finely chopped', dice: 'seeded and finely chopped', slice: 'thinly sliced' },
  },
  sage: {
    kind: 'woody herb',
    listed: ['fresh sage', 'fresh sage'],
    short: ['sage', 'sage'],
    cuts: { default: 'chopped', dice: 'chopped' },
  },
  tarragon: {
    kind: 'herb',
    listed: ['fresh tarragon', 'fresh tarragon'],
    short: ['tarragon', 'tarragon'],
    cuts: tenderHerb,
    color: 'green',
  },
  galangal: {
    kind: 'quick aromatic',
    short: ['galangal', 'galangal'],
    cuts: {
      default: 'peeled and finely grated',
      dice: 'peeled and finely grated',
      slice: 'peeled and thinly sliced',
      chunk: 'thinly sliced',
    },
  },
  'red-chile': {
    kind: 'fresh chile',
    short: ['chile', 'chiles'],
    cuts: { default: 'seeded and finely chopped', dice: 'seeded and finely chopped', slice: 'thinly sliced' },
  },
  habanero: {
    kind: 'fresh chile',
    short: ['habanero', 'habaneros'],
    cuts: { default: 'seeded and minced', dice: 'seeded and minced', slice: 'seeded and minced' },
  },
  shiso: {
    kind: 'herb',
    listed: ['shiso leaf', 'shiso leaves'],
    short: ['shiso', 'shiso'],
    cuts: { default: 'thinly sliced', dice: 'thinly sliced', slice: 'thinly sliced' },
    color: 'green',
  },
}
