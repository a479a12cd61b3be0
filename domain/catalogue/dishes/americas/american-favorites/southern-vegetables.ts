import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Vegetables of a Southern table, from the skillet, the pot and the casserole. */
export const southernVegetables: DishEntries = {
  'fried-cabbage': {
    names:
      'fried cabbage, southern fried cabbage, fried cabbage with bacon, cabbage and bacon, bacon fried cabbage, skillet cabbage, sauteed cabbage, pan fried cabbage, smothered cabbage, cabbage with bacon',
    titles: `
      bacon: Fried Cabbage with Bacon
    `,
    family: 'creole',
    near: 'southern-green-beans braised-red-cabbage sauteed-side',
    beside: 'pork-chops cornbread',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      protein bacon|turkey-bacon|smoked-tofu 170 cut into 1/2-inch pieces
      vegetable onion 150 sliced
      vegetable cabbage 900 cored and cut into 1-inch pieces
      aromatic garlic 9 minced
      sweetener sugar 4
      ground-spice smoked-paprika 1
      fat butter|olive-oil 14
      acid cider-vinegar 15
      pepper pepper 1.4
      salt
    `,
    steps: `
      8 Cook {bacon} in {@skillet} over medium heat until crisp, about 8 minutes. Lift it out and leave the fat in the pan.
      5 Cook {onion} in the fat until soft, 4 minutes. Stir in {garlic} for 30 seconds.
      3+8 Pile in {cabbage} with {butter, sugar, smoked-paprika, salt}. Toss until it shines, cover and cook over medium heat for 8 minutes, until it has sunk by half.
      7 Uncover, turn the heat to medium-high and fry, leaving it alone for a minute at a time, until tender and browned at the edges, 6 to 7 minutes.
      1 Stir in {cider-vinegar, pepper} and the crisp pieces from the start.
    `,
    face: 'Tender cabbage with browned edges and a splash of vinegar',
    why: 'Covered first, it softens in its own steam; uncovered at the end, it fries',
  },
  'southern-green-beans': {
    names:
      'southern green beans, southern style green beans, country green beans, green beans with bacon, green beans and bacon, green beans and potatoes, slow cooked green beans, cracker barrel green beans, southern green beans and potatoes, green beans and new potatoes',
    title: 'Southern Green Beans with Bacon and Potatoes',
    titles: `
      smoked-tofu: Southern Green Beans with Potatoes
    `,
    family: 'creole',
    near: 'green-beans collard-greens sauteed-side',
    beside: 'fried-chicken meatloaf',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      protein bacon|turkey-bacon|smoked-tofu 140 cut into 1/2-inch pieces
      vegetable onion 150 chopped
      aromatic garlic 9 minced
      vegetable green-beans 680 trimmed and snapped in half
      stock chicken-stock|veg-stock 480
      vegetable baby-potatoes 450 halved
      fat butter|olive-oil 14
      acid cider-vinegar 8
      pepper pepper 1.2
      salt
    `,
    steps: `
      7 Cook {bacon} in {@pot} over medium heat until its edges are crisp, 6 minutes.
      5 Add {onion} and cook until soft, 4 minutes, then {garlic} for 30 seconds.
      2+20 Stir in {green-beans, chicken-stock, pepper, salt}. Bring to a boil, cover and simmer for 20 minutes.
      1+20 Push {baby-potatoes} under the liquid and cover again. Simmer until a knife slides into them and the beans are soft through and through, about 20 minutes.
      2+5 Uncover and boil until half of the liquid is gone, 5 minutes. Stir in {butter, cider-vinegar}.
    `,
    face: 'Green beans cooked until silky, with smoky bacon and small potatoes',
    why: 'They cook for forty minutes on purpose: that is what turns them silky instead of squeaky',
  },
  'okra-and-tomatoes': {
    names:
      'okra and tomatoes, okra tomatoes, stewed okra and tomatoes, tomatoes and okra, okra and tomato, southern okra and tomatoes, okra stew, smothered okra',
    title: 'Okra and Tomatoes',
    family: 'creole',
    near: 'succotash maque-choux vegetable-braise',
    beside: 'fried-catfish white-rice',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil|olive-oil 28
      vegetable okra 450 cut into 1/2-inch rounds
      vegetable onion 150 chopped
      vegetable green-pepper 100 chopped
      aromatic garlic 9 minced
      body canned-tomatoes 400
      herb thyme 1.5
      ground-spice cayenne 0.3
      sweetener sugar 4
      acid cider-vinegar 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Heat {1/2 neutral-oil} in {@skillet} over high heat. Fry {okra}, cut sides down as far as they will go, until browned in spots and no longer stringy, 6 to 7 minutes. Move it to a plate.
      7 Turn the heat to medium. Cook {onion, green-pepper} in {neutral-oil} until soft, 6 minutes. Stir in {garlic, thyme, cayenne} for 1 minute.
      2+12 Add {canned-tomatoes, sugar, salt, pepper} and simmer until thick, 12 minutes.
      2+5 Return the okra and simmer until just tender, 5 minutes. Finish with {cider-vinegar}.
    `,
    face: 'Browned okra in thick, peppery tomatoes',
    why: 'A hot, dry fry before it meets the tomatoes keeps the okra from turning slick',
  },
  'squash-casserole': {
    names:
      'squash casserole, yellow squash casserole, summer squash casserole, southern squash casserole, squash and cheese casserole, squash bake, cheesy squash casserole, zucchini casserole, zucchini squash casserole, zucchini and squash casserole',
    titles: `
      zucchini: Zucchini Casserole
    `,
    family: 'creole',
    near: 'green-bean-casserole corn-casserole gratin',
    beside: 'fried-chicken glazed-ham',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.38,
    list: `
      second-fat butter|vegan-butter 57
      vegetable yellow-squash|zucchini 1100 cut into 1/4-inch rounds
      vegetable onion 200 sliced
      aromatic garlic 6 minced
      egg egg 100
      creamy sour-cream|greek-yogurt 120
      dressing mayonnaise 55
      cheese cheddar 170
      ground-spice cayenne 0.3
      herb thyme 1.5 leaves picked
      crunch crackers=buttery_round_crackers/crackers|gf-breadcrumbs 110 crushed
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 350°F (180°C). Melt {1/2 butter} in {@skillet} over medium heat.
      15 Add {yellow-squash, onion} with {1/2 salt} and cook until tender and their water has boiled away, about 14 minutes. Stir in {garlic} for 1 minute.
      2+5 Tip into a colander and let drain and cool for 5 minutes.
      4 Beat {egg, sour-cream, mayonnaise, cayenne, thyme, pepper, salt} in a bowl. Fold in the vegetables and {most cheddar} and spread in {@baking-dish}.
      3 Melt {butter}, toss with {crackers} and scatter them over with {cheddar}.
      1+28 Bake until set in the middle, at 160°F (71°C), and browned on top, 26 to 30 minutes.
      1+10 Let it settle for 10 minutes.
    `,
    face: 'Soft squash in a light cheese custard under a buttery cracker crust',
    why: 'The squash gives up its water in the skillet and the colander, so the casserole sets',
  },
  'southern-black-eyed-peas': {
    names:
      'black eyed peas, black-eyed peas, southern black eyed peas, black eyed peas and ham, black eyed peas with bacon, new years black eyed peas, new year’s black eyed peas, canned black eyed peas, pot of black eyed peas, black eye peas',
    title: 'Southern Black-Eyed Peas',
    family: 'creole',
    near: 'hoppin-john ham-hock-collards bean-pot',
    beside: 'collard-greens cornbread',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      protein bacon|ham|smoked-tofu 120 cut into 1/2-inch pieces
      vegetable onion 150 chopped
      vegetable celery 80 chopped
      vegetable green-pepper 100 chopped
      aromatic garlic 9 minced
      ground-spice smoked-paprika 1
      ground-spice cayenne 0.3
      herb thyme 2
      whole-spice bay 0.4
      pulse black-eyed-peas 760 drained and rinsed
      stock chicken-stock|veg-stock 480
      acid cider-vinegar 10
      aromatic scallion 20? thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      7 Cook {bacon} in {@pot} over medium heat until browned at the edges, 6 minutes.
      8 Add {onion, celery, green-pepper} and cook until soft, 7 minutes. Stir in {garlic, smoked-paprika, cayenne, thyme} for 1 minute.
      2+25 Add {black-eyed-peas, chicken-stock, bay, pepper} and simmer gently, the lid ajar, until the liquid is thick, 25 minutes.
      2 Press a ladleful of the peas against the side of the pot and stir them back in. Take out {=bay}, and season with {cider-vinegar, salt}. [Scatter with {scallion}.]
    `,
    face: 'Creamy peas in a smoky broth with a little heat',
    why: 'A ladleful crushed against the pot thickens the broth of all the others',
  },
  'fried-squash': {
    names:
      'fried squash, fried yellow squash, southern fried squash, fried zucchini, fried courgettes, fried zucchini chips, fried zucchini sticks, zucchini fries, breaded zucchini, cornmeal fried squash, pan fried squash',
    titles: `
      zucchini: Fried Zucchini
    `,
    family: 'creole',
    near: 'fried-green-tomatoes zucchini-fritters fritters',
    beside: 'grilled-chicken fried-catfish',
    weight: 3,
    level: 1,
    types: 'Side Dish, Appetizer, Snack',
    meals: 'Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable yellow-squash|zucchini 500 cut into 1/4-inch rounds
      creamy buttermilk 180
      egg egg 50
      flour flour|gf-flour 90
      body cornmeal 90
      ground-spice garlic-powder 2
      ground-spice sweet-paprika 1.5
      fat neutral-oil 90
      salt
      pepper pepper 1
    `,
    steps: `
      2+15 Toss {yellow-squash} with {1/2 salt} in a colander, let stand for 15 minutes and pat very dry.
      3 Beat {buttermilk} with {egg} in one bowl. Mix {flour, cornmeal, garlic-powder, sweet-paprika, pepper, salt} on a plate.
      5 Dip the rounds in the buttermilk, let them drip, press both sides into the meal and lay them on a rack.
      14 Heat {neutral-oil} in {@skillet} over medium-high heat until a crumb sizzles at once, about 350°F (175°C). Fry in a single layer, in batches, until crisp and brown, 2 to 3 minutes a side, and drain on the rack.
    `,
    face: 'Thin rounds in a crunchy cornmeal crust',
    why: 'Salted, drained and dried, they stay crisp inside their crust',
  },
  spoonbread: {
    names:
      'spoonbread, spoon bread, southern spoonbread, corn spoonbread, cornmeal spoonbread, kentucky spoonbread, virginia spoonbread',
    title: 'Southern Spoonbread',
    family: 'creole',
    near: 'corn-casserole cornbread gratin',
    beside: 'glazed-ham fried-chicken',
    weight: 2,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Breakfast',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 6,
    list: `
      creamy milk 720
      fat butter 57
      body cornmeal 150
      sweetener sugar 8
      seasoning salt 7
      leavener baking-powder 5
      egg egg 200 separated
    `,
    steps: `
      3 Heat the oven to 375°F (190°C). Grease {@baking-dish} with a little of {=butter}.
      8 Bring {most milk} to a simmer in a saucepan. Rain in {cornmeal}, whisking, and cook over low heat until it is as thick as porridge, 5 minutes. Off the heat, stir in {butter, sugar, salt}.
      2+10 Thin with {milk} and let cool for 10 minutes, until only warm.
      6 Beat the yolks of {egg} into it with {baking-powder}. Whip the whites until they hold soft peaks and fold them in, a third at first.
      1+38 Scrape into the dish and bake until puffed and brown, and just set in the middle, at 160°F (71°C), 35 to 40 minutes. Serve at once, with a spoon.
    `,
    face: 'Halfway between cornbread and a soufflé, soft enough for a spoon',
    why: 'Cornmeal that is cooked in milk first has no grit left in it, and whipped whites lift it',
  },
}
