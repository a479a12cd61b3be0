import type { Substitute, Swap } from '#domain/recipe/repair/substitutions.ts'

const plantMilks: readonly Substitute[] = [
  { food: 'oat-milk', short: 'oat milk' },
  { food: 'soy-milk', short: 'soy milk' },
  { food: 'almond-milk', short: 'almond milk' },
  { food: 'rice-milk', short: 'rice milk' },
  { food: 'coconut-milk', short: 'coconut milk' },
]
const fats: readonly Substitute[] = [
  { food: 'olive-oil', short: 'olive oil' },
  { food: 'vegan-butter', forBaking: true },
  { food: 'coconut-oil' },
  { food: 'neutral-oil' },
]
const creams: readonly Substitute[] = [
  { food: 'oat-cream' },
  { food: 'coconut-cream', short: 'coconut cream' },
  { food: 'soy-cream' },
  { food: 'coconut-milk', short: 'coconut milk' },
]
const yogurts: readonly Substitute[] = [
  { food: 'coconut-yogurt', short: 'coconut yogurt' },
  { food: 'soy-yogurt', short: 'soy yogurt' },
  { food: 'coconut-cream', short: 'coconut cream', ratio: 0.8 },
]
const gratingCheeses: readonly Substitute[] = [
  { food: 'veg-parm', short: 'cheese' },
  { food: 'nutritional-yeast', ratio: 0.4 },
  { food: 'capers', ratio: 0.3 },
]
const crumbledCheeses: readonly Substitute[] = [
  { food: 'olives', short: 'olives', ratio: 0.6 },
  { food: 'avocado', short: 'avocado' },
  { food: 'capers', ratio: 0.3 },
]
const meltingCheeses: readonly Substitute[] = [
  { food: 'vegan-cheese' },
  { food: 'nutritional-yeast', ratio: 0.4 },
  { food: 'avocado', short: 'avocado' },
]
const cubes = 'patted dry and cut into 3/4-inch cubes'
const mains: readonly Substitute[] = [
  { food: 'tofu', short: 'tofu', preparation: cubes },
  { food: 'tempeh', preparation: 'cut into 1/2-inch strips' },
  { food: 'chickpeas', preparation: 'drained and rinsed' },
  { food: 'mushrooms', short: 'mushrooms', preparation: 'quartered' },
]
const minces: readonly Substitute[] = [
  { food: 'brown-lentils', short: 'lentils', ratio: 0.5 },
  { food: 'tofu', short: 'tofu', preparation: 'crumbled' },
  { food: 'tempeh', preparation: 'crumbled' },
  { food: 'mushrooms', short: 'mushrooms', preparation: 'finely chopped' },
]
const smoky: readonly Substitute[] = [
  { food: 'smoked-tofu', preparation: 'diced' },
  { food: 'shiitake', short: 'shiitake mushrooms', preparation: 'thinly sliced' },
  { food: 'mushrooms', short: 'mushrooms', preparation: 'thinly sliced' },
]
const saltySauces: readonly Substitute[] = [
  { food: 'soy-sauce' },
  { food: 'tamari', short: 'tamari' },
  { food: 'coconut-aminos', ratio: 1.2 },
]
const stocks: readonly Substitute[] = [{ food: 'veg-stock', short: 'vegetable stock' }, { food: 'water' }]
const crunch: readonly Substitute[] = [
  { food: 'sunflower', short: 'sunflower seeds' },
  { food: 'pepitas', short: 'pumpkin seeds' },
]
const spreads: readonly Substitute[] = [{ food: 'sunflower-butter' }, { food: 'tahini' }, { food: 'almond-butter' }]
const cauliflowerRice: Substitute = { food: 'cauli-rice', short: 'cauliflower rice', ratio: 2 }
const grains: readonly Substitute[] = [{ food: 'quinoa' }, { food: 'long-rice', short: 'rice' }, cauliflowerRice]
const pastas: readonly Substitute[] = [
  { food: 'gf-pasta', short: 'penne' },
  { food: 'zoodles', ratio: 2 },
]
const noodles: readonly Substitute[] = [
  { food: 'rice-noodles', short: 'rice noodles' },
  { food: 'zoodles', ratio: 2 },
]
const acids: readonly Substitute[] = [
  { food: 'lemon-juice' },
  { food: 'rice-vinegar', short: 'rice vinegar' },
  { food: 'cider-vinegar', short: 'cider vinegar' },
]

/** Swaps that keep a dish the same dish, the nearest first; ratios are general kitchen practice. */
export const dietSwaps: readonly Swap[] = [
  { from: 'butter salted-butter ghee margarine lard duck-fat shortening', to: fats },
  { from: 'milk low-fat-milk skim-milk lactose-free-milk goat-milk evaporated-milk buttermilk kefir', to: plantMilks },
  { from: 'oat-milk almond-milk soy-milk rice-milk', to: plantMilks },
  { from: 'cream half-and-half light-cream oat-cream soy-cream', to: creams },
  { from: 'yogurt low-fat-yogurt greek-yogurt nonfat-greek-yogurt labneh creme-fraiche soy-yogurt', to: yogurts },
  { from: 'sour-cream light-sour-cream', to: [{ food: 'vegan-sour-cream' }, ...yogurts] },
  { from: 'cream-cheese mascarpone ricotta boursin', to: [{ food: 'vegan-cream-cheese' }, ...yogurts] },
  { from: 'parmesan pecorino manchego italian-blend gruyere', to: gratingCheeses },
  { from: 'veg-parm', to: gratingCheeses.slice(1) },
  {
    from: 'cheddar monterey-jack mexican-blend mozzarella fresh-mozzarella swiss provolone gouda fontina american-cheese',
    to: meltingCheeses,
  },
  { from: 'feta goat-cheese queso-fresco cotija blue-cheese roquefort', to: crumbledCheeses },
  { from: 'paneer halloumi', to: mains },
  { from: 'mayonnaise', to: [{ food: 'vegan-mayonnaise' }, { food: 'coconut-yogurt', short: 'coconut yogurt' }] },
  { from: 'soy-sauce', to: saltySauces.slice(1) },
  { from: 'tamari', to: saltySauces.slice(2) },
  { from: 'fish-sauce oyster-sauce hoisin-sauce teriyaki-sauce worcestershire', to: saltySauces },
  { from: 'miso doubanjiang gochujang', to: saltySauces },
  { from: 'anchovies anchovy-paste', to: [{ food: 'capers' }, { food: 'olives', short: 'olives' }] },
  {
    from: 'shaoxing sake mirin dry-sherry',
    to: [{ food: 'dry-sherry', short: 'sherry' }, ...acids.map((acid) => ({ ...acid, ratio: 0.3 }))],
  },
  {
    from: 'white-wine beer spirits',
    to: [{ food: 'veg-stock', short: 'vegetable stock' }, ...acids.map((acid) => ({ ...acid, ratio: 0.3 }))],
  },
  {
    from: 'red-wine',
    to: [
      { food: 'veg-stock', short: 'vegetable stock' },
      { food: 'red-vinegar', short: 'vinegar', ratio: 0.25 },
    ],
  },
  { from: 'white-wine-vinegar red-vinegar sherry-vinegar balsamic-vinegar malt-vinegar black-vinegar', to: acids },
  { from: 'chicken-stock beef-stock fish-stock', to: stocks },
  { from: 'dashi', to: [{ food: 'kombu-dashi' }, ...stocks] },
  { from: 'veg-stock', to: [{ food: 'water' }] },
  { from: 'red-curry-paste green-curry-paste', to: [{ food: 'vegan-curry-paste', short: 'curry paste' }] },
  { from: 'kimchi', to: [{ food: 'vegan-kimchi' }] },
  {
    from: 'flour bread-flour cake-flour self-rising-flour whole-wheat-flour',
    to: [{ food: 'gf-flour', short: 'flour' }, { food: 'almond-flour' }],
  },
  { from: 'oats steel-cut-oats', to: [{ food: 'gf-oats', short: 'oats' }, { food: 'quinoa' }] },
  { from: 'spaghetti penne fettuccine orzo whole-wheat-pasta egg-noodles', to: pastas },
  { from: 'gf-pasta', to: pastas.slice(1) },
  { from: 'udon soba ramen-noodles', to: noodles },
  { from: 'rice-noodles glass-noodles', to: noodles.slice(1) },
  { from: 'couscous bulgur barley farro', to: grains },
  { from: 'basmati jasmine short-rice long-rice brown-rice arborio quinoa', to: [cauliflowerRice] },
  {
    from: 'flour-tortillas',
    to: [
      { food: 'corn-tortillas', short: 'tortillas' },
      { food: 'lettuce-cups', short: 'lettuce leaves' },
    ],
  },
  { from: 'corn-tortillas', to: [{ food: 'lettuce-cups', short: 'lettuce leaves' }] },
  { from: 'bread white-bread whole-wheat-bread', to: [{ food: 'gf-bread', short: 'bread' }] },
  {
    from: 'breadcrumbs panko fresh-breadcrumbs',
    to: [
      { food: 'gf-breadcrumbs', short: 'breadcrumbs' },
      { food: 'almond-flour' },
      { food: 'sunflower', short: 'sunflower seeds', preparation: 'finely ground' },
    ],
  },
  {
    from: 'potato russet-potato baby-potatoes sweet-potato',
    to: [{ food: 'celeriac' }, { food: 'turnip' }, { food: 'cauliflower' }],
  },
  {
    from: 'chicken-thigh chicken-breast chicken-bone drumsticks cooked-chicken turkey-breast pork-tenderloin pork-loin pork-chops flank-steak skirt-steak sirloin',
    to: mains,
  },
  {
    from: 'beef-chuck pork-shoulder lamb-shoulder lamb-leg goat',
    to: [{ food: 'portobello', preparation: 'thickly sliced' }, ...mains],
  },
  { from: 'shrimp salmon cod haddock tilapia halibut tuna-steak scallops seafood-mix', to: mains },
  {
    from: 'ground-beef extra-lean-ground-beef ground-pork ground-turkey ground-chicken ground-lamb sausage',
    to: minces,
  },
  { from: 'bacon pancetta guanciale prosciutto ham chorizo andouille kielbasa', to: smoky },
  { from: 'tofu tempeh edamame smoked-tofu', to: mains.slice(2) },
  {
    from: 'egg',
    to: [
      { food: 'flax', short: 'flaxseed', unit: 'tbsp', preparation: 'stirred into 3 tbsp water for each' },
      { food: 'applesauce', unit: 'tbsp', ratio: 4, forBaking: true },
    ],
  },
  { from: 'peanut-butter almond-butter cashew-butter tahini', to: spreads },
  {
    from: 'almonds cashews walnuts pistachios pine-nuts pecans hazelnuts macadamias brazil-nuts peanuts sesame',
    to: crunch,
  },
  {
    from: 'almond-flour',
    to: [
      { food: 'sunflower-meal', short: 'sunflower meal' },
      { food: 'fine-coconut-flour', ratio: 0.4 },
    ],
  },
  { from: 'sesame-oil peanut-oil', to: [{ food: 'neutral-oil' }, { food: 'olive-oil', short: 'olive oil' }] },
  { from: 'honey', to: [{ food: 'maple' }, { food: 'agave' }] },
  { from: 'sugar brown-sugar palm-sugar', to: [{ food: 'erythritol' }] },
  { from: 'gelatin', to: [{ food: 'agar', ratio: 0.5 }] },
  { from: 'celery', to: [{ food: 'carrot' }, { food: 'cucumber' }] },
  { from: 'dijon yellow-mustard', to: [{ food: 'horseradish', ratio: 0.5 }, { food: 'lemon-juice' }] },
  { from: 'mushrooms white-mushrooms shiitake portobello', to: [{ food: 'zucchini' }, { food: 'eggplant' }] },
  { from: 'cilantro', to: [{ food: 'parsley' }, { food: 'basil' }] },
  { from: 'raisins dried-apricots dried-cranberries', to: [{ food: 'dates' }, { food: 'grapes', ratio: 2 }] },
  { from: 'pesto', to: [{ food: 'basil', ratio: 2 }] },
]
