import type { Swap } from '#domain/recipe/repair/substitutes/substitute.ts'

/** Spices, herbs, acids and small things of the cupboard; ratios are general kitchen practice. */
export const cupboardSwaps: readonly Swap[] = [
  { from: 'cumin', to: [{ food: 'coriander' }, { food: 'caraway' }, { food: 'chili-powder' }] },
  {
    from: 'coriander',
    to: [
      { food: 'cumin', ratio: 0.75 },
      { food: 'caraway', ratio: 0.5 },
    ],
  },
  { from: 'sweet-paprika', to: [{ food: 'smoked-paprika' }, { food: 'ancho' }, { food: 'cayenne', ratio: 0.25 }] },
  { from: 'smoked-paprika', to: [{ food: 'sweet-paprika' }, { food: 'ancho' }, { food: 'chipotle', ratio: 0.5 }] },
  {
    from: 'cayenne',
    to: [
      { food: 'flakes', ratio: 2 },
      { food: 'hot-sauce', ratio: 4 },
      { food: 'gochugaru', ratio: 3 },
    ],
  },
  {
    from: 'flakes',
    to: [
      { food: 'cayenne', ratio: 0.5 },
      { food: 'gochugaru', ratio: 2 },
      { food: 'hot-sauce', ratio: 2 },
    ],
  },
  {
    from: 'ancho chili-powder',
    to: [{ food: 'smoked-paprika' }, { food: 'sweet-paprika' }, { food: 'cayenne', ratio: 0.25 }],
  },
  { from: 'chipotle', to: [{ food: 'smoked-paprika' }, { food: 'ancho' }, { food: 'jalapeno' }] },
  { from: 'gochugaru', to: [{ food: 'flakes', ratio: 0.5 }, { food: 'ancho' }, { food: 'sweet-paprika' }] },
  { from: 'turmeric', to: [{ food: 'curry-powder' }, { food: 'saffron', ratio: 0.05 }] },
  { from: 'curry-powder', to: [{ food: 'garam-masala' }, { food: 'turmeric', ratio: 0.5 }] },
  {
    from: 'garam-masala',
    to: [{ food: 'curry-powder' }, { food: 'cumin', ratio: 0.75 }, { food: 'allspice', ratio: 0.5 }],
  },
  {
    from: 'cinnamon',
    to: [
      { food: 'allspice', ratio: 0.5 },
      { food: 'nutmeg', ratio: 0.25 },
      { food: 'cardamom', ratio: 0.5 },
    ],
  },
  { from: 'nutmeg mace', to: [{ food: 'mace' }, { food: 'nutmeg' }, { food: 'cinnamon' }, { food: 'allspice' }] },
  {
    from: 'allspice',
    to: [{ food: 'cinnamon' }, { food: 'ground-cloves', ratio: 0.5 }, { food: 'nutmeg', ratio: 0.5 }],
  },
  { from: 'ground-cloves cloves', to: [{ food: 'allspice', ratio: 2 }, { food: 'cinnamon' }] },
  { from: 'cardamom', to: [{ food: 'cinnamon' }, { food: 'ground-ginger' }, { food: 'allspice', ratio: 0.5 }] },
  { from: 'star-anise', to: [{ food: 'five-spice' }, { food: 'fennel-seed' }] },
  { from: 'five-spice', to: [{ food: 'star-anise' }, { food: 'allspice' }, { food: 'cinnamon' }] },
  { from: 'sichuan', to: [{ food: 'pepper' }, { food: 'flakes', ratio: 0.5 }] },
  { from: 'pepper white-pepper', to: [{ food: 'white-pepper' }, { food: 'pepper' }, { food: 'cayenne', ratio: 0.25 }] },
  {
    from: 'fennel-seed ground-fennel',
    to: [{ food: 'caraway' }, { food: 'star-anise', ratio: 0.5 }, { food: 'cumin' }],
  },
  { from: 'mustard-seed mustard-powder', to: [{ food: 'dijon' }, { food: 'yellow-mustard' }, { food: 'horseradish' }] },
  { from: 'sumac', to: [{ food: 'lemon-zest' }, { food: 'zaatar' }, { food: 'lemon-juice' }] },
  { from: 'zaatar', to: [{ food: 'dried-thyme' }, { food: 'oregano' }, { food: 'sumac' }] },
  {
    from: 'saffron',
    to: [
      { food: 'turmeric', ratio: 3 },
      { food: 'sweet-paprika', ratio: 4 },
    ],
  },
  {
    from: 'ground-ginger',
    to: [
      { food: 'ginger', ratio: 3 },
      { food: 'allspice', ratio: 0.5 },
    ],
  },
  { from: 'garlic-powder', to: [{ food: 'garlic', ratio: 3 }, { food: 'onion-powder' }] },
  {
    from: 'onion-powder',
    to: [
      { food: 'garlic-powder', ratio: 0.5 },
      { food: 'shallot', ratio: 4 },
    ],
  },
  {
    from: 'oregano dried-marjoram',
    to: [{ food: 'dried-marjoram' }, { food: 'oregano' }, { food: 'dried-thyme' }, { food: 'dried-basil' }],
  },
  {
    from: 'dried-thyme thyme',
    to: [{ food: 'oregano' }, { food: 'rosemary', ratio: 0.7 }, { food: 'dried-marjoram' }],
  },
  { from: 'rosemary', to: [{ food: 'thyme' }, { food: 'sage', ratio: 0.7 }, { food: 'oregano' }] },
  { from: 'sage', to: [{ food: 'rosemary' }, { food: 'thyme' }, { food: 'dried-marjoram', ratio: 0.5 }] },
  { from: 'dried-basil', to: [{ food: 'oregano' }, { food: 'basil', ratio: 3 }] },
  { from: 'bay', to: [{ food: 'thyme' }, { food: 'oregano' }] },
  { from: 'lemon-zest lime orange-zest', to: [{ food: 'lemon' }, { food: 'orange-zest' }, { food: 'lemon-zest' }] },
  { from: 'lemon', to: [{ food: 'lime' }, { food: 'white-wine-vinegar', unit: 'tbsp', ratio: 2 }] },
  {
    from: 'lemon-juice',
    to: [{ food: 'lime-juice' }, { food: 'white-wine-vinegar', ratio: 0.7 }, { food: 'cider-vinegar', ratio: 0.7 }],
  },
  {
    from: 'lime-juice',
    to: [{ food: 'lemon-juice' }, { food: 'rice-vinegar', ratio: 0.7 }, { food: 'white-wine-vinegar', ratio: 0.7 }],
  },
  { from: 'rice-vinegar', to: [{ food: 'cider-vinegar' }, { food: 'white-wine-vinegar' }, { food: 'lime-juice' }] },
  { from: 'cider-vinegar', to: [{ food: 'white-wine-vinegar' }, { food: 'rice-vinegar' }, { food: 'lemon-juice' }] },
  {
    from: 'tomato-paste',
    to: [{ food: 'tomato-puree', ratio: 3 }, { food: 'ketchup' }, { food: 'canned-tomatoes', ratio: 3 }],
  },
  { from: 'ketchup', to: [{ food: 'tomato-puree' }, { food: 'tomato-paste', ratio: 0.6 }] },
  {
    from: 'cornstarch arrowroot tapioca',
    to: [{ food: 'arrowroot' }, { food: 'cornstarch' }, { food: 'flour', ratio: 2 }, { food: 'rice-flour', ratio: 2 }],
  },
  {
    from: 'maple agave molasses corn-syrup',
    to: [{ food: 'honey' }, { food: 'maple' }, { food: 'agave' }, { food: 'brown-sugar' }],
  },
  { from: 'vanilla', to: [{ food: 'maple' }, { food: 'cinnamon', ratio: 0.5 }] },
  {
    from: 'hot-sauce sriracha chile-paste',
    to: [{ food: 'sriracha' }, { food: 'hot-sauce' }, { food: 'cayenne', ratio: 0.25 }],
  },
  { from: 'harissa', to: [{ food: 'chile-paste' }, { food: 'sriracha' }, { food: 'tomato-paste' }] },
  {
    from: 'capers',
    to: [
      { food: 'green-olives', ratio: 1.5 },
      { food: 'pickles', ratio: 1.5 },
    ],
  },
  {
    from: 'olives green-olives',
    to: [{ food: 'capers', ratio: 0.5 }, { food: 'sun-dried-tomatoes', ratio: 0.7 }, { food: 'pickles' }],
  },
  { from: 'horseradish wasabi', to: [{ food: 'wasabi', ratio: 0.5 }, { food: 'horseradish' }, { food: 'dijon' }] },
  {
    from: 'tamarind',
    to: [{ food: 'lime-juice' }, { food: 'pomegranate-molasses', ratio: 0.7 }, { food: 'rice-vinegar' }],
  },
  { from: 'pomegranate-molasses', to: [{ food: 'balsamic-vinegar' }, { food: 'tamarind' }, { food: 'lemon-juice' }] },
  {
    from: 'lemongrass',
    to: [
      { food: 'lemon-zest', unit: 'tsp', ratio: 1 },
      { food: 'lime-leaf', unit: '', ratio: 2 },
    ],
  },
  { from: 'ginger', to: [{ food: 'ground-ginger', unit: 'tsp', ratio: 0.25 }] },
  {
    from: 'garlic',
    to: [
      { food: 'garlic-powder', unit: 'tsp', ratio: 0.12 },
      { food: 'shallot', unit: '', ratio: 0.33 },
    ],
  },
  { from: 'cocoa', to: [{ food: 'dark-chocolate', ratio: 2 }] },
]
