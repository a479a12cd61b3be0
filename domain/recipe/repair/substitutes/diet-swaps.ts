import type { Substitute, Swap } from '#domain/recipe/repair/substitutes/substitute.ts'

const saltySauces: readonly Substitute[] = [
  { food: 'soy-sauce', keeps: true },
  { food: 'tamari', short: 'tamari', keeps: true },
  { food: 'coconut-aminos', ratio: 1.2, keeps: true },
]
const crunch: readonly Substitute[] = [
  { food: 'sunflower', short: 'sunflower seeds', keeps: true },
  { food: 'pepitas', short: 'pumpkin seeds', keeps: true },
]
const spreads: readonly Substitute[] = [{ food: 'sunflower-butter' }, { food: 'tahini' }, { food: 'almond-butter' }]
const acids: readonly Substitute[] = [
  { food: 'lemon-juice' },
  { food: 'rice-vinegar', short: 'rice vinegar' },
  { food: 'cider-vinegar', short: 'cider vinegar' },
]
const dashOfAcid: readonly Substitute[] = acids.map((acid) => ({ ...acid, ratio: 0.3 }))
const vegetableStock: Substitute = { food: 'veg-stock', short: 'vegetable stock' }

/** Sauces, nuts, sweeteners, wine and vegetables: swaps that keep a dish the same dish, the nearest first. */
export const dietSwaps: readonly Swap[] = [
  { from: 'soy-sauce', to: saltySauces.slice(1) },
  { from: 'tamari plain-tamari', to: saltySauces.slice(1) },
  {
    from: 'fish-sauce oyster-sauce hoisin-sauce teriyaki-sauce worcestershire ponzu tsuyu kecap-manis browning liquid-aminos',
    to: saltySauces,
  },
  {
    from: 'miso doubanjiang gochujang doenjang shrimp-paste yeast-extract black-bean-ferment xo-sauce ssamjang',
    to: saltySauces,
  },
  { from: 'bbq-sauce steak-sauce', to: [{ food: 'ketchup' }, { food: 'tomato-sauce' }] },
  { from: 'ready-cocktail-sauce', to: [{ food: 'ketchup' }] },
  { from: 'buffalo-sauce', to: [{ food: 'hot-sauce' }] },
  { from: 'curry-roux', to: [{ food: 'curry-powder', ratio: 0.2 }] },
  { from: 'enchilada-sauce', to: [{ food: 'tomato-sauce' }] },
  { from: 'tomato-soup', to: [{ food: 'tomato-puree' }] },
  {
    from: 'mushroom-soup chicken-soup',
    to: [{ food: 'oat-cream' }, { food: 'coconut-cream', short: 'coconut cream' }],
  },
  { from: 'chili-oil', to: [{ food: 'hot-sauce' }] },
  { from: 'shaoxing sake mirin dry-sherry', to: [{ food: 'dry-sherry', short: 'sherry' }, ...dashOfAcid] },
  { from: 'white-wine cooking-wine spirits', to: [vegetableStock, ...dashOfAcid] },
  { from: 'beer', to: [{ food: 'hard-cider', short: 'hard cider' }, vegetableStock, ...dashOfAcid] },
  { from: 'red-wine', to: [vegetableStock, { food: 'red-vinegar', short: 'vinegar', ratio: 0.25 }] },
  { from: 'amaretto cream-liqueur', to: [{ food: 'liqueur' }] },
  { from: 'almond-extract', to: [{ food: 'vanilla' }] },
  { from: 'white-wine-vinegar red-vinegar sherry-vinegar balsamic-vinegar malt-vinegar black-vinegar', to: acids },
  { from: 'red-curry-paste green-curry-paste', to: [{ food: 'vegan-curry-paste', short: 'curry paste' }] },
  { from: 'kimchi', to: [{ food: 'vegan-kimchi' }] },
  { from: 'onion-soup-mix ranch-seasoning', to: [{ food: 'onion-powder', ratio: 0.5 }] },
  { from: 'taco-seasoning spice-rub', to: [{ food: 'chili-powder' }, { food: 'sweet-paprika' }] },
  { from: 'chaat-masala sambar-powder', to: [{ food: 'cumin' }, { food: 'coriander' }] },
  { from: 'asafoetida', to: [{ food: 'garlic-powder' }] },
  { from: 'fried-onions', to: crunch },
  { from: 'peanut-butter almond-butter cashew-butter tahini hazelnut-spread ready-peanut-sauce', to: spreads },
  {
    from: 'almonds cashews walnuts black-walnuts pistachios pine-nuts pecans hazelnuts macadamias brazil-nuts peanuts mixed-nuts candied-walnuts candlenuts sesame',
    to: crunch,
  },
  {
    from: 'almond-flour hazelnut-meal',
    to: [
      { food: 'sunflower-meal', short: 'sunflower meal' },
      { food: 'fine-coconut-flour', ratio: 0.4 },
    ],
  },
  {
    from: 'sesame-oil peanut-oil hazelnut-oil walnut-oil cooking-spray',
    to: [{ food: 'neutral-oil' }, { food: 'olive-oil', short: 'olive oil' }],
  },
  { from: 'honey', to: [{ food: 'maple' }, { food: 'agave' }] },
  { from: 'sugar brown-sugar palm-sugar', to: [{ food: 'erythritol' }] },
  { from: 'gelatin', to: [{ food: 'agar', ratio: 0.5 }] },
  { from: 'celery', to: [{ food: 'carrot' }, { food: 'cucumber' }] },
  { from: 'dijon yellow-mustard', to: [{ food: 'horseradish', ratio: 0.5 }, { food: 'lemon-juice' }] },
  { from: 'mushrooms white-mushrooms shiitake portobello', to: [{ food: 'zucchini' }, { food: 'eggplant' }] },
  { from: 'cilantro', to: [{ food: 'parsley' }, { food: 'basil' }] },
  { from: 'raisins dried-apricots dried-cranberries', to: [{ food: 'dates' }, { food: 'grapes', ratio: 2 }] },
  { from: 'pesto', to: [{ food: 'basil', ratio: 2 }] },
  {
    from: 'vegan-egg egg-substitute quail-egg duck-egg',
    to: [{ food: 'tofu', short: 'tofu', preparation: 'crumbled' }],
  },
]
