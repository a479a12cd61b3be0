import type { Substitute, Swap } from '#domain/recipe/repair/substitutes/substitute.ts'

const plantMilks: readonly Substitute[] = [
  { food: 'oat-milk', short: 'oat milk', keeps: true },
  { food: 'soy-milk', short: 'soy milk', keeps: true },
  { food: 'almond-milk', short: 'almond milk', keeps: true },
  { food: 'rice-milk', short: 'rice milk', keeps: true },
  { food: 'coconut-milk', short: 'coconut milk', keeps: true },
]
const fats: readonly Substitute[] = [
  { food: 'olive-oil', short: 'olive oil' },
  { food: 'vegan-butter', forBaking: true, keeps: true },
  { food: 'coconut-oil', forBaking: true, keeps: true },
  { food: 'neutral-oil' },
]
const creams: readonly Substitute[] = [
  { food: 'oat-cream', keeps: true },
  { food: 'coconut-cream', short: 'coconut cream', keeps: true },
  { food: 'soy-cream', keeps: true },
  { food: 'coconut-milk', short: 'coconut milk', keeps: true },
]
const whippedCreams: readonly Substitute[] = [
  { food: 'coconut-cream', short: 'coconut cream', preparation: 'chilled and whipped' },
  { food: 'oat-cream' },
]
const yogurts: readonly Substitute[] = [
  { food: 'coconut-yogurt', short: 'coconut yogurt', keeps: true },
  { food: 'soy-yogurt', short: 'soy yogurt', keeps: true },
  { food: 'coconut-cream', short: 'coconut cream', ratio: 0.8 },
]
const curds: readonly Substitute[] = [
  { food: 'vegan-cream-cheese' },
  { food: 'tofu', short: 'tofu', preparation: 'finely crumbled' },
  ...yogurts,
]
const gratingCheeses: readonly Substitute[] = [
  { food: 'veg-parm', short: 'cheese', keeps: true },
  { food: 'vegan-parmesan', keeps: true },
  { food: 'nutritional-yeast', ratio: 0.4 },
  { food: 'capers', ratio: 0.3 },
]
const crumbledCheeses: readonly Substitute[] = [
  { food: 'tofu', short: 'tofu', preparation: 'crumbled' },
  { food: 'olives', short: 'olives', ratio: 0.6 },
  { food: 'avocado', short: 'avocado' },
  { food: 'capers', ratio: 0.3 },
]
const meltingCheeses: readonly Substitute[] = [
  { food: 'vegan-cheese', keeps: true },
  { food: 'nutritional-yeast', ratio: 0.4 },
  { food: 'avocado', short: 'avocado' },
]
const firmCheeses: readonly Substitute[] = [{ food: 'cheddar', keeps: true }, ...meltingCheeses]
const chocolates: readonly Substitute[] = [
  { food: 'df-chocolate', short: 'dairy-free chocolate', keeps: true },
  { food: 'cacao-nibs' },
  { food: 'raisins' },
]
const dressings: readonly Substitute[] = [
  { food: 'vegan-mayonnaise' },
  { food: 'coconut-yogurt', short: 'coconut yogurt' },
  { food: 'olive-oil', short: 'olive oil', ratio: 0.5 },
]

/** Milk and what is made of it, fats, chocolate and sweets with milk: the nearest first; ratios are general kitchen practice. */
export const dairySwaps: readonly Swap[] = [
  { from: 'butter salted-butter ghee margarine lard duck-fat shortening vegan-butter', to: fats },
  { from: 'suet', to: [{ food: 'shortening' }, { food: 'vegan-butter' }, { food: 'coconut-oil' }] },
  {
    from: 'milk low-fat-milk skim-milk lactose-free-milk goat-milk evaporated-milk buttermilk kefir',
    to: plantMilks,
  },
  { from: 'oat-milk almond-milk soy-milk rice-milk cashew-milk plant-milk', to: plantMilks },
  { from: 'condensed-milk', to: [{ food: 'cream-of-coconut', short: 'cream of coconut' }] },
  { from: 'cream half-and-half light-cream oat-cream soy-cream vegan-cream creamer oat-creamer', to: creams },
  { from: 'whipped-cream whipped-topping clotted-cream', to: whippedCreams },
  {
    from: 'yogurt low-fat-yogurt greek-yogurt nonfat-greek-yogurt labneh creme-fraiche soy-yogurt vanilla-yogurt vegan-yogurt almond-yogurt fromage-frais tzatziki',
    to: yogurts,
  },
  { from: 'sour-cream light-sour-cream', to: [{ food: 'vegan-sour-cream', keeps: true }, ...yogurts] },
  { from: 'vegan-sour-cream vegan-cream-cheese', to: yogurts },
  {
    from: 'cream-cheese mascarpone boursin cheese-spread',
    to: [{ food: 'vegan-cream-cheese', keeps: true }, ...yogurts],
  },
  { from: 'ricotta part-skim-ricotta cottage-cheese low-fat-cottage-cheese farmers-cheese', to: curds },
  { from: 'parmesan pecorino manchego italian-blend grana-padano ricotta-salata', to: gratingCheeses },
  { from: 'veg-parm', to: gratingCheeses.slice(1) },
  { from: 'vegan-parmesan', to: gratingCheeses.slice(2) },
  {
    from: 'cheddar monterey-jack mexican-blend mozzarella fresh-mozzarella american-cheese brie scamorza port-salut limburger jarred-cheese-sauce',
    to: meltingCheeses,
  },
  { from: 'swiss provolone gouda fontina gruyere', to: firmCheeses },
  { from: 'vegan-cheese', to: meltingCheeses.slice(1) },
  { from: 'feta goat-cheese queso-fresco cotija blue-cheese roquefort', to: crumbledCheeses },
  { from: 'mayonnaise', to: [{ food: 'vegan-mayonnaise', keeps: true }, ...dressings.slice(1, 2)] },
  { from: 'vegan-mayonnaise', to: [...dressings.slice(1), { food: 'avocado', short: 'avocado' }] },
  {
    from: 'ranch-dressing caesar-dressing blue-cheese-dressing tartar-sauce honey-mustard italian-dressing ready-aioli',
    to: dressings,
  },
  { from: 'alfredo-sauce', to: creams },
  { from: 'ice-cream', to: [{ food: 'df-ice-cream', short: 'dairy-free ice cream', keeps: true }] },
  {
    from: 'dark-chocolate chocolate-chips milk-chocolate unsweetened-chocolate chocolate-kisses peanut-butter-cups peanut-butter-chips butterscotch-chips candy-chocolates white-chocolate df-chocolate',
    to: chocolates,
  },
  {
    from: 'chocolate-syrup fudge-sauce',
    to: [{ food: 'df-chocolate', short: 'dairy-free chocolate', preparation: 'melted' }],
  },
  { from: 'caramel-sauce dulce-de-leche', to: [{ food: 'date-syrup' }, { food: 'maple' }] },
  { from: 'caramels toffee-bits', to: [{ food: 'dates', preparation: 'pitted and chopped' }] },
  { from: 'marshmallows marshmallow-cream', to: [{ food: 'vegan-marshmallows', keeps: true }] },
  { from: 'sprinkles', to: [{ food: 'sweetened-coconut', short: 'shredded coconut' }] },
  { from: 'lemon-curd', to: [{ food: 'jam' }] },
  { from: 'custard-powder', to: [{ food: 'cornstarch' }] },
]
