import { boughtRows } from '#server/ports/images/drawn-dish/beside/bought.ts'
import * as spices from '#server/ports/images/drawn-dish/beside/shapes/fruit-and-herbs/herbs-and-spices.ts'
import * as nuts from '#server/ports/images/drawn-dish/beside/shapes/fruit-and-herbs/nuts-and-seeds.ts'
import * as scoops from '#server/ports/images/drawn-dish/beside/shapes/fruit-and-herbs/scoops.ts'
import * as bakes from '#server/ports/images/drawn-dish/beside/shapes/pantry/bought-bakes.ts'
import * as chocolate from '#server/ports/images/drawn-dish/beside/shapes/pantry/chocolate-and-coffee.ts'
import * as jars from '#server/ports/images/drawn-dish/beside/shapes/pantry/jars-and-bottles.ts'
import * as snacks from '#server/ports/images/drawn-dish/beside/shapes/pantry/snacks.ts'

/** Nuts, seeds, chocolate, coffee and what sweetens, as they are bought. */
export const boughtSweetsAndNuts = boughtRows({
  'almonds almond-flour almond-extract pili-nuts': { draw: nuts.almonds, colour: '#b5743c' },
  'walnuts black-walnuts candied-walnuts hickory-nuts walnut-oil': { draw: nuts.walnuts, colour: '#b98450' },
  'pecans praline-candy': { draw: nuts.pecans, colour: '#94501f' },
  pistachios: { draw: nuts.pistachios, colour: '#8fb04a' },
  'peanuts peanut-oil': { draw: nuts.peanuts, colour: '#d9ac68' },
  hazelnuts: { draw: nuts.hazelnuts, colour: '#a9642c' },
  cashews: { draw: nuts.cashews, colour: '#e9c47e' },
  'macadamias candlenuts': { draw: nuts.macadamias, colour: '#eed7a4', skin: '#8a5a34' },
  'brazil-nuts': { draw: nuts.brazilNuts, colour: '#7d5636' },
  'chestnuts candied-chestnuts chestnut-puree': { draw: nuts.chestnuts, colour: '#6a2e18' },
  'mixed-nuts ready-trail-mix': { draw: nuts.mixedNuts, colour: '#b5763c' },
  'pine-nuts': { draw: nuts.pineNuts, colour: '#f0d8a0' },
  pepitas: { draw: nuts.flatSeeds, colour: '#6f8f44' },
  'sunflower sunflower-butter': { draw: nuts.stripedSeeds, colour: '#3c3430' },
  'sesame ready-dukkah everything-seasoning': { draw: scoops.seedHeap, colour: '#efdcae', core: '#fff4d8' },
  'poppy-seed': { draw: scoops.seedHeap, colour: '#343848', core: '#5c6478' },
  chia: { draw: scoops.seedHeap, colour: '#5a544e', core: '#b3a898' },
  flax: { draw: scoops.seedHeap, colour: '#8a4f26', core: '#b5763c' },
  hemp: { draw: scoops.seedHeap, colour: '#c9cfa0', core: '#8fa05c' },
  'peanut-butter peanut-butter-cups ready-peanut-sauce peanut-butter-chips': {
    draw: jars.spreadJar,
    colour: '#c08340',
    skin: '#c8402e',
    core: '#e9c07a',
  },
  'almond-butter cashew-butter': { draw: jars.spreadJar, colour: '#b08050', skin: '#8a9a5a' },
  'tahini sesame-halva': { draw: jars.spreadJar, colour: '#e3cb98', skin: '#5f8a94' },
  'hazelnut-spread': { draw: jars.spreadJar, colour: '#4f2412', skin: '#fbf3de' },

  'dark-chocolate df-chocolate unsweetened-chocolate fudge-sauce chocolate-syrup chocolate-pudding-mix chocolate-cake-mix':
    {
      draw: chocolate.chocolateBar,
      colour: '#4a2416',
    },
  'milk-chocolate': { draw: chocolate.chocolateBar, colour: '#84502c' },
  'white-chocolate': { draw: chocolate.chocolateBar, colour: '#f3e3bd' },
  'chocolate-chips cacao-nibs': { draw: chocolate.chips, colour: '#4f2818' },
  'butterscotch-chips toffee-bits': { draw: chocolate.chips, colour: '#d08a38' },
  'chocolate-kisses': { draw: chocolate.kisses, colour: '#6a3a20' },
  'candy-chocolates jelly-beans': { draw: chocolate.candies, colour: '#d8402e' },
  'cocoa cocoa-mix carob-powder': { draw: scoops.powderScoop, colour: '#5d2f18', skin: '#c8975c' },
  'coffee espresso instant-coffee': { draw: chocolate.coffeeBeans, colour: '#4f2a16' },
  'black-tea': { draw: spices.teaLeaves, colour: '#a3501c' },
  'green-tea herbal-tea': { draw: spices.teaLeaves, colour: '#c2b84a' },
  matcha: { draw: scoops.powderScoop, colour: '#83a83c', skin: '#c9a468' },
  'caramels caramel-sauce dulce-de-leche': { draw: chocolate.sweetCubes, colour: '#c27a2c' },
  'marzipan nougat': { draw: chocolate.sweetCubes, colour: '#f0dcb0' },
  'crystallized-ginger fruit-paste fruit-jelly': { draw: chocolate.sweetCubes, colour: '#e0a84a' },
  'marshmallows vegan-marshmallows marshmallow-cream': { draw: chocolate.marshmallows, colour: '#fbf3ea' },
  gummies: { draw: chocolate.gummies, colour: '#d8402e' },
  sprinkles: { draw: chocolate.sprinkles, colour: '#d8402e' },
  'candy-cane peppermint-patty': { draw: chocolate.candyCane, colour: '#d02a34' },

  'honey honey-mustard': { draw: jars.honeyJar, colour: '#e9a024' },
  'maple pancake-syrup': { draw: jars.mapleJug, colour: '#a04f1c', skin: '#cf4a28' },
  'jam pie-filling': { draw: jars.jamJar, colour: '#a81f34', core: '#d83a40' },

  'sandwich-cookies': { draw: bakes.sandwichStack, colour: '#38241e', core: '#fdf4e2' },
  'digestive-biscuits shortbread vanilla-wafers amaretti cookie-crust': {
    draw: bakes.holedBiscuits,
    colour: '#d0974c',
  },
  gingersnaps: { draw: bakes.roundCookies, colour: '#9a5626' },
  'ready-sugar-cookies': { draw: bakes.roundCookies, colour: '#e9c888' },
  'chocolate-chip-cookies': { draw: bakes.roundCookies, colour: '#cf9850', core: '#4a2416' },
  'graham-crackers': { draw: bakes.squareCrackers, colour: '#c98c44', core: '#8a5628' },
  'crackers wheat-crackers': { draw: bakes.squareCrackers, colour: '#ecd09a' },
  'cheese-crackers': { draw: bakes.squareCrackers, colour: '#ee9a34' },
  ladyfingers: { draw: bakes.ladyfingers, colour: '#e3b46c' },
  pretzels: { draw: snacks.pretzel, colour: '#9a5424' },
  'tortilla-chips nacho-chips': { draw: snacks.cornChips, colour: '#ecb848' },
  'potato-chips ready-plantain-chips': { draw: snacks.potatoChips, colour: '#f3d06a', skin: '#cf9832' },
  'ready-granola-bars': { draw: snacks.bars, colour: '#b87c3a', core: '#6a3424' },
  'butterfinger twix kit-kat rolo toffee-bar almond-joy coconut-bar nougat-bar': {
    draw: snacks.bars,
    colour: '#e9c47e',
    skin: '#6a3a20',
    core: '#c27a2c',
  },
  'popcorn ready-popped-popcorn': { draw: snacks.popcorn, colour: '#fff4d6' },
  meringues: { draw: bakes.meringues, colour: '#fff6e6' },

  'green-olives': { draw: jars.olives, colour: '#97a43c', core: '#d0402c' },
  'olives black-olives olive-paste': { draw: jars.olives, colour: '#3a2a38' },

  'red-wine red-vinegar': { draw: jars.wineBottle, colour: '#7a1428', skin: '#33442e', core: '#7a2030' },
  'white-wine dry-sherry white-port cooking-wine': {
    draw: jars.wineBottle,
    colour: '#ecd67c',
    skin: '#9aa85a',
    core: '#c9a23c',
  },
  beer: { draw: jars.beerMug, colour: '#e39a1e' },
  'spirits amaretto orgeat bitters': { draw: jars.spiritBottle, colour: '#b5641c', skin: '#c98238' },
  liqueur: { draw: jars.spiritBottle, colour: '#e2571f', skin: '#c98238' },
  'cream-liqueur': { draw: jars.spiritBottle, colour: '#d3b08a', skin: '#4a3424' },
  'creme-de-menthe': { draw: jars.spiritBottle, colour: '#3f9a5c', skin: '#4fa86a' },
  'cola diet-cola': { draw: jars.tallGlass, colour: '#4a2014' },
  'ginger-ale sparkling-water diet-soda': { draw: jars.tallGlass, colour: '#e9cf86' },
})
