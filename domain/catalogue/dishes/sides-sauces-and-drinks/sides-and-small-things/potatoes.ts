import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Potatoes mashed, fried, roasted and baked. */
export const potatoes: DishEntries = {
  'mashed-potatoes': {
    names:
      'mashed potatoes, mash, mashed potato, creamy mashed potatoes, mashed taters, buttery mash, mash potato, mash potatoes, whipped potatoes, homemade mashed potatoes, creamy mash',
    family: 'farmhouse',
    near: 'baked-potatoes roast-potatoes mash',
    beside: 'pot-roast sausage-casserole',
    weight: 5,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable russet-potato 900 peeled and cut into 2-inch chunks
      creamy milk|oat-milk|soy-milk 150
      fat butter|vegan-butter|olive-oil 70
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+25~ Put {russet-potato} in {@pot}, cover with well-salted cold water, bring to a boil, then simmer until a knife slides out easily, 15 to 18 minutes.
      2 Meanwhile, warm {milk} with {butter} in a small saucepan until melted, and keep it hot.
      2 Drain the potatoes well, return them to the hot pot and shake over low heat for 1 minute, until the surfaces look dry and chalky.
      4 Mash until no lumps are left. Stir in the warm mixture a third at a time, with {salt, pepper}, until fluffy.
    `,
    face: 'Smooth, fluffy and buttery',
    why: 'Dried in the hot pot, they soak up what is stirred in and turn fluffy',
  },
  'french-fries': {
    names:
      'french fries, fries, homemade fries, homemade french fries, chips, chip shop chips, pommes frites, frites, deep fried chips, crispy fries, shoestring fries, fresh cut fries, double fried chips, steak fries',
    title: 'French Fries',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'oven-fries sweet-potato-fries roasted-potatoes',
    beside: 'cheeseburger moules-marinieres',
    weight: 5,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable russet-potato 900 cut into 3/8-inch sticks
      fat neutral-oil 900 for frying
      salt
    `,
    steps: `
      2+20 Rinse {russet-potato} until the water runs clear, then soak in cold water for 20 minutes. Drain, and dry very well in a towel.
      12 Heat {neutral-oil} to 300°F (150°C) in a deep, heavy pot. Fry in batches until soft and still pale, 4 to 5 minutes each. Spread on a rack.
      8 Raise the heat to 375°F (190°C). Fry again in batches until crisp and golden, 2 minutes each.
      1 Drain, toss at once[ with {salt}] in a wide bowl, and serve straight away.
    `,
    face: 'Crisp outside, fluffy inside, and salted while they are hot',
    why: 'The first frying cooks them and the second one crisps them',
  },
  'oven-fries': {
    names:
      'oven fries, oven chips, baked fries, oven baked fries, seasoned fries, healthy fries, home fries in the oven',
    title: 'Oven Fries',
    family: 'farmhouse',
    near: 'french-fries roast-potatoes roasted-potatoes',
    beside: 'cheeseburger chicken-tenders',
    weight: 5,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable russet-potato 800 scrubbed and cut into 1/2-inch sticks
      fat neutral-oil 40
      thickener cornstarch 10
      ground-spice smoked-paprika 2.3
      second-fat garlic-powder 1.5
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+15 Heat the oven to 425°F (220°C). Cover {russet-potato} with hot water and let stand for 15 minutes: the starch that would make them stick washes off. Drain and pat quite dry.
      3 Toss the sticks with {cornstarch}, then with {neutral-oil, smoked-paprika, garlic-powder, 1/2 salt}.
      2+35 Spread in one layer on {@sheet-pans}, none touching. Bake for 35 minutes, turning once with a thin spatula, until brown and crisp.
      1 Sprinkle with {salt, pepper} as they come out.
    `,
    face: 'Crisp, brown fries straight from the sheet pan',
    why: 'A thin coat of cornstarch does what deep oil would do',
  },
  'roast-potatoes': {
    names:
      'roast potatoes, roasted potatoes, crispy roast potatoes, oven roasted potatoes, rosemary potatoes, roasties, roast spuds, crispy roasted potatoes, rosemary roast potatoes, garlic roasted potatoes, sunday roast potatoes, best roast potatoes, goose fat potatoes',
    title: 'Roast Potatoes',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'oven-fries mashed-potatoes roasted-potatoes',
    beside: 'roast-beef roast-lamb',
    weight: 5,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable potato 900 peeled and cut into 2-inch chunks
      fat olive-oil|duck-fat=goose_or_duck_fat/goose_fat 60
      aromatic garlic 12 unpeeled, crushed
      herb rosemary 3 leaves picked
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+18~ Cover {potato} with well-salted cold water and bring to a boil. Simmer until the edges are soft, 8 to 10 minutes.
      2+18 Meanwhile, put {olive-oil} on {@sheet-pans}, set it in the oven and heat both to 425°F (220°C), about 18 minutes, until the fat shimmers.
      3 Drain the potatoes, let them steam dry for 1 minute, and shake the pot hard until the outsides are ruffled.
      2+30 Transfer to the hot fat, turn to coat, and roast for 30 minutes.
      2+18 Turn them, add {garlic, rosemary}, and roast until deep golden and crisp all over, 15 to 20 minutes more. Sprinkle with {salt, pepper}.
    `,
    face: 'Craggy, glassy crust and a fluffy middle, with garlic and rosemary',
    why: 'Roughed-up edges soak up hot fat, and every ridge turns crisp',
  },
  'baked-potatoes': {
    names:
      'baked potato, baked potatoes, jacket potato, jacket potatoes, oven baked potatoes, baked russet potato, jacket spud, loaded baked potato, loaded baked potatoes, stuffed baked potato, spuds',
    title: 'Baked Potatoes',
    family: 'farmhouse',
    near: 'twice-baked-potatoes roast-potatoes roasted-potatoes',
    beside: 'air-fryer-steak beef-chili',
    weight: 4,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable russet-potato 852 scrubbed and dried
      fat olive-oil 14
      second-fat butter|vegan-butter 45
      creamy sour-cream|greek-yogurt|vegan-sour-cream 100
      herb chives 6? snipped
      salt
      pepper pepper 0.5
    `,
    steps: `
      3 Heat the oven to 400°F (200°C). Prick {russet-potato} all over with a fork. Rub with {olive-oil, 1/2 salt}.
      1+60 Set them right on the rack and bake until they give when squeezed and the skin is crisp, 55 to 65 minutes.
      2 Cut a cross in each and pinch from below, so that the steam gets out and the inside fluffs up.
      2 Fill with {butter, sour-cream, chives, pepper, salt}.
    `,
    face: 'Crackling skins and fluffy middles, with butter and sour cream',
    why: 'Bare on the oven rack they bake, and wrapped in foil they would only steam',
  },
  'twice-baked-potatoes': {
    names:
      'twice baked potatoes, twice-baked potatoes, double baked potatoes, stuffed potatoes, loaded twice baked potatoes, twice baked potato, cheesy stuffed potatoes',
    title: 'Twice-Baked Potatoes',
    family: 'farmhouse',
    near: 'baked-potatoes potato-skins',
    beside: 'air-fryer-steak roast-beef',
    weight: 3,
    level: 2,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable russet-potato 852 scrubbed
      fat butter|vegan-butter 40
      creamy sour-cream|greek-yogurt|vegan-sour-cream 110
      liquid milk|oat-milk|soy-milk 60
      cheese cheddar|vegan-cheese 120
      herb scallion 30 thinly sliced
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+60 Heat the oven to 400°F (200°C). Prick {russet-potato} and bake on the rack until quite soft, 1 hour.
      6 Halve them lengthwise. Holding each in a towel, scoop the flesh into a bowl and leave a wall of 1/4 inch.
      4 Mash with {butter, sour-cream, milk, salt, pepper}, then fold in {most cheddar} and {1/2 scallion}.
      3+17 Heap back into the shells, on a sheet pan, and cover with {cheddar}. Bake until hot through and browned on top, 15 to 18 minutes.
      1 Scatter with {scallion}.
    `,
    face: 'Crisp shells heaped with creamy, cheesy mash',
    why: 'Mashed while hot, the filling stays light enough to heap',
  },
}
