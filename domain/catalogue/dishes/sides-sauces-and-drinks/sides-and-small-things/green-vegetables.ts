import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Vegetables from the oven and the pot. */
export const greenVegetables: DishEntries = {
  'roasted-vegetables': {
    names:
      'roasted vegetables, roast vegetables, oven roasted vegetables, roasted veggies, roast veg, sheet pan vegetables, roasted veg, mixed roasted vegetables, oven roasted veggies, tray baked vegetables, veggie tray bake',
    family: 'farmhouse',
    near: 'roasted-broccoli roast-potatoes roasted-side',
    beside: 'garlic-butter-chicken pork-tenderloin',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable carrot 300 peeled and cut into 1-inch pieces
      main zucchini 250 cut into 1-inch pieces
      raw red-pepper 240 cut into 1-inch pieces
      aromatic red-onion 150 cut into wedges
      fat olive-oil 40
      second-fat garlic 12 peeled and halved
      herb thyme 2.5 leaves picked
      acid balsamic-vinegar 15
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Heat the oven to 425°F (220°C). Toss {carrot, red-onion} with {1/2 olive-oil, thyme, 1/2 salt} on {@sheet-pans}.
      1+12 Spread out and roast for 12 minutes: the roots need a start.
      3+20 Toss {zucchini, red-pepper, garlic} with {olive-oil, salt, pepper}. Add them to the pan, all in one layer. Roast until tender and dark at the edges, 18 to 22 minutes, turning once.
      1 Sprinkle with {balsamic-vinegar} and toss on the hot pan.
    `,
    face: 'Sweet, dark-edged vegetables with garlic and thyme',
    why: 'A hot oven and room on the pan roast them, where a crowded pan would steam them',
  },
  'roasted-brussels-sprouts': {
    names:
      'roasted brussels sprouts, brussels sprouts, brussel sprouts, crispy brussels sprouts, roast sprouts, roasted brussel sprouts, oven roasted brussels sprouts, balsamic brussels sprouts, sprouts, brussels',
    title: 'Roasted Brussels Sprouts',
    family: 'farmhouse',
    near: 'roasted-broccoli roasted-vegetables roasted-side',
    beside: 'roast-chicken pork-tenderloin',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable brussels-sprouts 650 trimmed and halved
      fat olive-oil 40
      aromatic garlic 8 thinly sliced
      acid balsamic-vinegar 15
      sweetener honey|maple 10
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+15~ Heat the oven to 425°F (220°C), with {@sheet-pans} inside, until fully hot, 15 minutes.
      3 Meanwhile, toss {brussels-sprouts} with {olive-oil, 1/2 salt, pepper}.
      2+18 Lay the sprouts cut side down on the hot metal; loose leaves may stay. Roast, without turning, until the cut sides are dark brown, 16 to 20 minutes.
      1+3 Stir in {garlic} and roast for 3 minutes more, until fragrant.
      1 Toss with {balsamic-vinegar, honey, salt}.
    `,
    face: 'Nutty sprouts, nearly black where they met the pan',
    why: 'Cut side down on hot metal is where all the flavor comes from',
  },
  'roasted-broccoli': {
    names:
      'roasted broccoli, roast broccoli, garlic broccoli, broccoli side, broccoli side dish, parmesan roasted broccoli, oven roasted broccoli, charred broccoli, crispy broccoli, lemon garlic broccoli, broccoli with parmesan',
    family: 'californian',
    near: 'roasted-brussels-sprouts roasted-vegetables roasted-side',
    beside: 'mac-and-cheese garlic-butter-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable broccoli 650 cut into long florets
      fat olive-oil 45
      aromatic garlic 9 thinly sliced
      ground-spice flakes 0.4?
      cheese parmesan|vegan-parmesan 25?
      acid lemon 29
      salt
    `,
    steps: `
      3 Heat the oven to 450°F (230°C). Toss {broccoli} with {olive-oil, salt, flakes} on {@sheet-pans}, and turn the flat sides down.
      1+14 Roast until the tips are almost black and the stems still bite, 13 to 15 minutes.
      1+3 Scatter with {garlic} and roast for 3 minutes more.
      1 Finish with {lemon, parmesan}.
    `,
    face: 'Frizzled, dark-edged broccoli with garlic and lemon',
    why: 'The garlic goes in at the end, when it can turn golden without burning',
  },
  'green-bean-casserole': {
    names:
      'green bean casserole, greenbean casserole, thanksgiving green bean casserole, green bean bake, green beans casserole, homemade green bean casserole, string bean casserole',
    family: 'new-england',
    near: 'creamed-spinach scalloped-potatoes gratin',
    beside: 'roast-turkey glazed-ham',
    weight: 3,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.4,
    list: `
      vegetable green-beans 680 trimmed and halved
      fat butter|vegan-butter 45
      main mushrooms 280 sliced
      aromatic garlic 8 minced
      flour flour|gf-flour 24
      stock chicken-stock|veg-stock 240
      creamy half-and-half|oat-cream|soy-cream 240
      crunch fried-onions|panko|gf-breadcrumbs 110
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+6~ Heat the oven to 400°F (200°C). Boil {green-beans} in salted water until bright and nearly tender, 5 to 6 minutes. Drain and rinse cold.
      9 Melt {butter} in a large skillet over medium-high heat. Cook {mushrooms}[ with {1/2 salt}] until their water is gone and they brown, 7 minutes. Stir in {garlic} for 1 minute.
      6 Stir in {flour} for 1 minute, then pour in {chicken-stock, half-and-half}. Simmer, stirring, until thick, 4 minutes. Season with {salt, pepper}.
      2+17 Fold in {1/3 fried-onions} and all of the beans. Spread in {@baking-dish} and bake until it bubbles, 15 to 18 minutes.
      1+5 Top with {fried-onions} and bake until they are a shade darker, 5 minutes.
    `,
    face: 'Crisp-tender and creamy, under a crunchy lid',
    why: 'The crispy fried onions go on for the last five minutes, so they stay crunchy',
  },
  'glazed-carrots': {
    names:
      'glazed carrots, honey glazed carrots, brown sugar carrots, candied carrots, buttered carrots, honey carrots, honey roasted carrots, honey roast carrots, brown sugar glazed carrots, cooked carrots, maple glazed carrots, glazed baby carrots',
    family: 'farmhouse',
    near: 'roasted-vegetables glazed-vegetables',
    beside: 'pork-chops roast-beef',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable carrot 650 peeled and sliced 1/2 inch thick on the diagonal
      fat butter|vegan-butter|olive-oil 35
      sweetener honey|maple|brown-sugar 30
      acid lemon 15
      herb parsley 6 chopped
      salt
      pepper pepper 0.3
    `,
    steps: `
      2 Put {carrot} in a wide skillet with {water 180}, {1/2 butter, 1/2 honey, 1/2 salt}.
      1+9 Bring to a boil, cover and cook over medium heat until nearly tender, 8 to 9 minutes.
      5 Uncover, raise the heat and boil, shaking the skillet, until the liquid is a syrup, 4 minutes.
      1 Add {butter, honey, lemon, salt, pepper} and turn until every slice shines. Scatter with {parsley}.
    `,
    face: 'Tender carrots in a shiny, buttery glaze',
    why: 'They cook in their own glaze, so none of their sweetness is poured away',
  },
  'corn-on-the-cob': {
    names:
      'corn on the cob, boiled corn, boiled corn on the cob, sweetcorn, fresh corn, sweet corn on the cob, buttered corn, corn cob, corn on cob',
    title: 'Corn on the Cob',
    family: 'farmhouse',
    near: 'glazed-carrots esquites',
    beside: 'bbq-ribs bbq-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable corn-cob 408 husked
      fat butter|vegan-butter|olive-oil 45 softened
      herb chives 6? snipped
      salt
      pepper pepper 0.3
    `,
    steps: `
      1+10~ Bring a large pot of water to a rolling boil; leave the salt out, since it toughens the skins.
      2 [Meanwhile, mash {chives} into {=butter}.]
      1+5 Slide {corn-cob} into the water, cover, and boil until the kernels are bright and plump, 4 to 5 minutes.
      1 Lift out, drain for a moment, roll in {butter} and season with {salt, pepper}.
    `,
    face: 'Plump and juicy, hot and buttery',
    why: 'Five minutes is enough: longer, and the kernels turn starchy',
  },
}
