import type { Substitute, Swap } from '#domain/recipe/repair/substitutes/substitute.ts'

const cauliflowerRice: Substitute = { food: 'cauli-rice', short: 'cauliflower rice', ratio: 2 }
const grains: readonly Substitute[] = [{ food: 'quinoa' }, { food: 'long-rice', short: 'rice' }, cauliflowerRice]
const pastas: readonly Substitute[] = [
  { food: 'gf-pasta', short: 'penne', keeps: true },
  { food: 'zoodles', ratio: 2 },
]
/** Without egg first, for whom only the egg in them was wrong. */
const plainPastas: readonly Substitute[] = [{ food: 'spaghetti', keeps: true }, ...pastas]
const noodles: readonly Substitute[] = [
  { food: 'rice-noodles', short: 'rice noodles', keeps: true },
  { food: 'zoodles', ratio: 2 },
]
const flours: readonly Substitute[] = [
  { food: 'gf-flour', short: 'flour', keeps: true },
  { food: 'rice-flour', short: 'rice flour' },
  { food: 'almond-flour' },
]
const breads: readonly Substitute[] = [
  { food: 'bread', keeps: true },
  { food: 'gf-bread', short: 'bread', keeps: true },
  { food: 'gf-bread', short: 'bread', preparation: 'vegan' },
  { food: 'corn-tortillas', short: 'tortillas' },
  { food: 'lettuce-cups', short: 'lettuce leaves' },
]
const rolls: readonly Substitute[] = [{ food: 'crusty-rolls', short: 'rolls', keeps: true }, ...breads]
const crumbs: readonly Substitute[] = [
  { food: 'gf-breadcrumbs', short: 'breadcrumbs', keeps: true },
  { food: 'gf-breadcrumbs', short: 'breadcrumbs', preparation: 'vegan' },
  { food: 'gf-oats', short: 'oats', preparation: 'finely ground' },
  { food: 'almond-flour' },
  { food: 'sunflower', short: 'sunflower seeds', preparation: 'finely ground' },
]
const sweetCrumbs: readonly Substitute[] = [
  { food: 'gf-oats', short: 'oats', preparation: 'finely ground' },
  { food: 'coconut-flour', short: 'shredded coconut' },
]
const chips: readonly Substitute[] = [{ food: 'tortilla-chips' }]
const wrappers: readonly Substitute[] = [{ food: 'rice-paper', short: 'rice paper' }]

/** Flour, bread, pasta and grains: the nearest first; ratios are general kitchen practice. */
export const grainSwaps: readonly Swap[] = [
  { from: 'flour bread-flour cake-flour self-rising-flour whole-wheat-flour', to: flours },
  { from: 'rye-flour oat-flour barley-flour einkorn-flour', to: [{ food: 'buckwheat-flour', keeps: true }, ...flours] },
  { from: 'semolina', to: [{ food: 'polenta' }, { food: 'rice-flour' }] },
  { from: 'wheat-germ wheat-bran', to: [{ food: 'flax' }] },
  {
    from: 'oats steel-cut-oats oat-bran granola bran-flakes',
    to: [{ food: 'gf-oats', short: 'oats', keeps: true }, { food: 'quinoa' }],
  },
  { from: 'corn-flakes puffed-rice puffed-wheat oat-rings oat-squares', to: [{ food: 'gf-oats', short: 'oats' }] },
  { from: 'spaghetti penne fettuccine orzo whole-wheat-pasta cooked-pasta', to: pastas },
  { from: 'egg-noodles fresh-pasta gnocchi tortellini cheese-ravioli pierogi', to: plainPastas },
  {
    from: 'lasagna-noodles',
    to: [
      { food: 'zucchini', ratio: 0.5, preparation: 'thinly sliced lengthwise' },
      { food: 'eggplant', ratio: 0.5 },
    ],
  },
  { from: 'gf-pasta', to: pastas.slice(1) },
  { from: 'udon soba ramen-noodles crisp-noodles', to: [{ food: 'udon', short: 'udon', keeps: true }, ...noodles] },
  { from: 'cooked-egg-noodles', to: [{ food: 'cooked-pasta', keeps: true }, { food: 'cooked-rice-noodles' }] },
  { from: 'rice-noodles glass-noodles', to: noodles.slice(1) },
  { from: 'wonton-wrappers spring-roll-wrapper', to: wrappers },
  { from: 'couscous bulgur barley farro freekeh wheat-berries', to: grains },
  { from: 'cooked-couscous cooked-bulgur', to: [{ food: 'cooked-quinoa' }, { food: 'cooked-rice' }] },
  { from: 'basmati jasmine short-rice long-rice brown-rice arborio quinoa', to: [cauliflowerRice] },
  {
    from: 'flour-tortillas',
    to: [
      { food: 'corn-tortillas', short: 'tortillas', keeps: true },
      { food: 'lettuce-cups', short: 'lettuce leaves' },
    ],
  },
  { from: 'corn-tortillas', to: [{ food: 'lettuce-cups', short: 'lettuce leaves' }] },
  { from: 'bread white-bread whole-wheat-bread rye-bread', to: breads.slice(0, 4) },
  { from: 'gf-bread', to: breads.slice(1) },
  { from: 'pita naan', to: [{ food: 'gf-bread', short: 'bread' }, ...breads.slice(2)] },
  { from: 'crusty-rolls burger-buns english-muffins bagels brioche challah croissant baked-biscuits', to: rolls },
  {
    from: 'croutons',
    to: [
      { food: 'gf-bread', short: 'bread', preparation: 'cubed and toasted' },
      { food: 'sunflower', short: 'sunflower seeds' },
    ],
  },
  { from: 'breadcrumbs panko fresh-breadcrumbs matzo-meal', to: crumbs },
  { from: 'seasoned-breadcrumbs gf-breadcrumbs', to: [{ food: 'breadcrumbs', keeps: true }, ...crumbs] },
  { from: 'puff-pastry pie-crust', to: [{ food: 'phyllo', short: 'phyllo' }] },
  { from: 'phyllo', to: wrappers },
  {
    from: 'graham-crackers digestive-biscuits sandwich-cookies vanilla-wafers shortbread gingersnaps chocolate-chip-cookies',
    to: sweetCrumbs,
  },
  { from: 'crackers matzo rye-crispbread pretzels potato-chips nacho-chips ready-pita-chips', to: chips },
  { from: 'french-fries', to: [{ food: 'potato', preparation: 'cut into sticks' }] },
  { from: 'corn-muffin-mix', to: [{ food: 'cornmeal' }] },
  {
    from: 'potato russet-potato baby-potatoes sweet-potato',
    to: [{ food: 'celeriac' }, { food: 'turnip' }, { food: 'cauliflower' }],
  },
]
