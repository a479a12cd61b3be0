import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Suppers without salt, seasoned by acid, herbs, spice and browning. */
export const lowSaltSuppers: DishEntries = {
  'salt-free-lemon-chicken': {
    names:
      'no salt added lemon chicken with peppers, low sodium lemon chicken with peppers, low sodium chicken dinner, low salt chicken dinner, no salt chicken dinner, lemon chicken with peppers and rice',
    title: 'No-Salt-Added Lemon Chicken with Peppers',
    titles: `
      tofu: No-Salt-Added Lemon Tofu with Peppers
    `,
    family: 'greek',
    cuisine: 'American',
    looksLike: 'quick-skillet',
    near: 'quick-skillet grilled-chicken',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    madeFor: 'no salt',
    list: `
      starch long-rice 260
      protein chicken-breast|chicken-thigh|tofu 560 cut into 1-inch pieces
      ground-spice sweet-paprika 4
      ground-spice cumin 3
      herb oregano 1.5
      pepper pepper 1.6
      fat olive-oil 40
      vegetable onion 150 sliced
      vegetable red-pepper 250 cut into strips
      vegetable zucchini 200 cut into half-moons
      aromatic garlic 16 thinly sliced
      acid red-vinegar 20
      acid lemon-juice 40
      sweet-spice lemon-zest 4
      herb parsley 15 chopped
      herb dill 6 chopped
    `,
    steps: `
      2+25~ Simmer {long-rice} in {water 460} without salt, covered, over low heat for 17 minutes. Let it stand for 8 minutes.
      3 Meanwhile, rub {chicken-breast} with {sweet-paprika, cumin, oregano, pepper} and a third of {=olive-oil}.
      8 Heat another third of {=olive-oil} in {@skillet} over medium-high heat. Brown {=chicken-breast} well until [{?chicken-breast}165°F (74°C)][{?chicken-thigh}165°F (74°C)][{?tofu}crusty], 7 minutes, and lift it out.
      8 Add the rest of {olive-oil} with {onion, red-pepper, zucchini}. Cook until brown at the edges, 6 minutes. Add {garlic} and stir for 1 minute.
      2 Pour in {red-vinegar} and scrape up everything brown. Return {=chicken-breast} with {lemon-juice, lemon-zest}.
      2 Off the heat, fold in {parsley, dill}. Spoon over the rice.
    `,
    face: 'Well-browned pieces with sweet peppers, much garlic, lemon and fresh herbs, and not a grain of salt',
    why: 'Browning, vinegar, lemon and herbs do what salt does elsewhere: they wake up the tongue',
  },
  'salt-free-meatloaf': {
    names:
      'no salt added meatloaf, low sodium meatloaf, no salt meatloaf, low salt meatloaf, meatloaf without salt, low sodium ground beef dinner, salt free meatloaf',
    title: 'No-Salt-Added Meatloaf with Mustard Glaze',
    titles: `
      ground-turkey: No-Salt-Added Turkey Meatloaf with Mustard Glaze
    `,
    family: 'pennsylvanian',
    cuisine: 'American',
    looksLike: 'meatloaf',
    near: 'turkey-meatloaf dish-meatloaf meatloaf',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0,
    madeFor: 'no salt',
    list: `
      fat olive-oil 15
      vegetable onion 180 finely chopped
      vegetable red-pepper 120 finely diced
      aromatic garlic 12
      oats oats|gf-oats 70
      liquid milk|oat-milk|soy-milk 110
      egg egg 50
      ground-spice mustard-powder 6
      ground-spice smoked-paprika 4
      ground-spice dried-thyme 1.5
      pepper pepper 2
      protein ground-beef|ground-turkey 800
      body tomato-paste 60
      acid cider-vinegar 30
      sweetener brown-sugar 25
    `,
    steps: `
      8 Heat the oven to 375°F (190°C). Cook {onion, red-pepper} in {olive-oil} in a skillet over medium heat until soft and lightly brown, 6 minutes. Stir in {garlic} for 1 minute.
      2+5 Mix {oats, milk, egg, smoked-paprika, dried-thyme, pepper} with {1/2 mustard-powder} in a bowl and let stand for 5 minutes.
      4 Add {ground-beef} and the vegetables, and mix with your hands just until even. Shape into a loaf 2 1/2 inches high on a lined sheet pan.
      2 Stir {tomato-paste, cider-vinegar, brown-sugar, mustard-powder} with {water 30} and spread most of it over the loaf.
      2+48 Bake for 30 minutes, brush with the rest of the glaze, and bake until the middle is [{?ground-beef}160°F (71°C)][{?ground-turkey}165°F (74°C)], about 18 minutes more.
      0+10 Let it stand for 10 minutes before slicing.
    `,
    face: 'A juicy loaf with a sharp, dark glaze, in which mustard and smoke stand in for salt',
    why: 'Tomato paste, vinegar and mustard make a glaze as lively as any from a bottle',
  },
  'salt-free-baked-cod': {
    names:
      'no salt added baked cod, low sodium baked cod, low sodium fish dinner, no salt fish dinner, low sodium white fish dinner, baked cod with cabbage',
    title: 'No-Salt-Added Baked Cod with Lemon and Dill',
    titles: `
      haddock: No-Salt-Added Baked Haddock with Lemon and Dill
    `,
    family: 'farmhouse',
    cuisine: 'American, Scandinavian',
    looksLike: 'traybake',
    near: 'baked-cod traybake parcels',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0,
    madeFor: 'no salt',
    list: `
      vegetable cabbage 500 cut into 1/2-inch ribbons
      vegetable onion 150 sliced
      vegetable carrot 150 cut into thin coins
      fat olive-oil 40
      ground-spice coriander 3
      pepper pepper 1.6
      starch couscous 200
      protein cod|haddock|tilapia 600 in 4 pieces, patted dry
      ground-spice sweet-paprika 2
      aromatic garlic 9 finely grated
      acid lemon 58
      second-fat butter|vegan-butter 30
      herb dill 12 chopped
      acid white-wine-vinegar 10
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Toss {cabbage, onion, carrot} with {most olive-oil, coriander, white-wine-vinegar} and half of {=pepper} on {@sheet-pans}.
      1+18 Roast until the edges are brown, 18 minutes, turning once.
      3 Rub {cod} with {olive-oil, sweet-paprika, garlic} and the rest of {pepper}. Lay it on the vegetables.
      1+11~ Roast until it flakes and is 145°F (63°C) in the middle, 10 to 12 minutes.
      2+8 Meanwhile, pour {water 280}, boiling, over {couscous}, cover, and let stand for 8 minutes. Fluff with half of {=butter}.
      2 Melt the rest of {butter} over the hot fish, and squeeze {lemon} and scatter {dill} over everything. Serve with the couscous.
    `,
    face: 'Flaky fish on sweet, brown-edged cabbage with lemon, butter and dill, good to eat without a grain of salt',
    why: 'Roasted hard, cabbage and onions turn sweet and nutty, and lemon and dill go on at the end, when they taste most',
  },
}
