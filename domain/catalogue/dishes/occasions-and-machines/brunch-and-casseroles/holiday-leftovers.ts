import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What becomes of the turkey, the ham and the roasts on the day after. */
export const holidayLeftovers: DishEntries = {
  'ham-and-leek-pie': {
    names:
      'ham and leek pie, leek and ham pie, leftover ham pie, creamy ham and leek pie, ham pie, ham pot pie, leftover ham pot pie, gammon and leek pie, ham and potato pie, ham leek and potato pie, creamy ham pie',
    title: 'Creamy Ham and Leek Pie',
    titles: `
      cooked-chicken: Creamy Chicken and Leek Pie
      white-beans: Creamy White Bean and Leek Pie
    `,
    family: 'farmhouse',
    cuisine: 'British',
    near: 'chicken-leek-and-ham-bake chicken-pot-pie mash-topped-pie',
    beside: 'green-beans green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.12,
    list: `
      fat butter|vegan-butter 50
      vegetable leek 450 cut into 1/2-inch slices and well washed
      vegetable potato 300 peeled and cut into 1/2-inch dice
      thickener flour 35
      stock chicken-stock|veg-stock 350
      creamy cream|oat-cream 90
      sauce dijon 14
      protein ham|cooked-chicken|white-beans 380 cut into 3/4-inch cubes
      herb parsley 8
      pepper pepper 1
      flour puff-pastry 240 thawed if frozen
      egg egg|soy-milk 25 beaten
      salt
    `,
    steps: `
      5+9 Heat the oven to 400°F (200°C). Melt {butter} in {@pot} over medium-low heat. Cook {leek, potato}, covered, stirring now and then, until the leeks are silky, about 9 minutes.
      5+5 Stir in {flour} for 1 minute. Stir in {chicken-stock} little by little, and simmer until the sauce is thick and the potatoes are tender, 5 minutes.
      3+10 Off the heat, stir in {cream, dijon, ham, parsley, pepper, salt}. Pour into {@baking-dish} and let it cool for 10 minutes.
      6 Roll {puff-pastry} out a little larger than the dish. Lay it over, press it to the rim, trim, and cut two slits. Brush with {egg}.
      1+27 Bake on a sheet pan until the lid is puffed and deep brown and the filling bubbles, 25 to 28 minutes.
      0+5 Let it stand for 5 minutes before you cut it.
    `,
    face: 'Ham and soft leeks in a mustardy cream sauce under a flaky lid',
    why: 'The leeks are stewed in butter before they meet the sauce, so they are sweet and do not water it down',
  },
  'ham-and-egg-pie': {
    names:
      'ham and egg pie, egg and ham pie, bacon and egg pie, egg and bacon pie, picnic pie, new zealand bacon and egg pie, cold ham and egg pie, ham and egg picnic pie, gala pie, egg pie',
    title: 'Ham and Egg Picnic Pie',
    titles: `
      bacon: Bacon and Egg Picnic Pie
    `,
    family: 'farmhouse',
    cuisine: 'British, Australian',
    near: 'quiche-lorraine zucchini-slice savory-tart',
    beside: 'green-salad coleslaw',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    batch: true,
    list: `
      flour puff-pastry 490 thawed if frozen
      protein ham|bacon 280 cut into strips
      aromatic scallion 50 thinly sliced
      vegetable peas 100
      cheese cheddar 100? grated
      egg egg 450
      egg egg-yolk 18
      creamy milk|soy-milk 15
      seasoning salt 2
      pepper pepper 1
      herb parsley 6 finely chopped
    `,
    steps: `
      3 Heat the oven to 400°F (200°C) with a sheet pan inside. Beat {egg-yolk} with {milk} in a cup.
      8 Roll out a little more than half of {=puff-pastry} and line {@tin 9-inch pie plate} with it. Roll the rest of {puff-pastry} into a lid.
      6 Scatter {ham, scallion, peas, cheddar, parsley} over the bottom and make hollows. Break {egg} into them, prick the yolks so that they run a little, and season with {salt, pepper}.
      4 Wet the rim, lay on the lid, crimp and trim. Brush with the yolk from the cup and cut three slits.
      1+45 Bake on the hot sheet pan until deep brown and 160°F (71°C) in the middle, 45 minutes. Cover loosely with foil if it darkens too soon.
      0+30 Cool for 30 minutes, or until cold, before you cut it. It keeps for three days in the refrigerator, and is as good cold as warm.
    `,
    face: 'Whole eggs and strips of salty meat between two sheets of flaky pastry, to be cut in wedges and eaten by hand',
    why: 'The eggs go in whole, so that each slice shows white and yellow, and a hot pan below crisps the bottom',
  },
  'leftover-lamb-curry': {
    names:
      'leftover lamb curry, curry with leftover lamb, leftover roast lamb curry, curry from leftover lamb, curry with leftover roast lamb, cooked lamb curry',
    title: 'Leftover Lamb Curry',
    family: 'punjabi',
    cuisine: 'British, Indian',
    looksLike: 'curry',
    near: 'rogan-josh leftover-turkey-curry curry',
    beside: 'naan raita',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    madeFor: 'leftovers',
    salt: 0.36,
    list: `
      starch basmati 280
      fat neutral-oil 28
      vegetable onion 250 thinly sliced
      aromatic garlic 12 finely grated
      aromatic ginger 15 finely grated
      ground-spice cumin 4
      ground-spice coriander 5
      ground-spice turmeric 2
      ground-spice kashmiri 3
      body canned-tomatoes 400
      creamy yogurt|coconut-milk|soy-yogurt 120
      protein cooked-lamb|cooked-beef 480 cold, cut into 1-inch pieces
      vegetable peas 150
      ground-spice garam-masala 3
      herb cilantro 8
      salt
    `,
    steps: `
      2+22~ Simmer {basmati} in {water 430} with a pinch of {=salt}, covered, over low heat for 12 minutes, and let stand for 10 minutes.
      12 Meanwhile, heat {neutral-oil} in {@skillet} over medium-high heat and cook {onion} until brown at the edges, 9 minutes. Stir in {garlic, ginger} for 1 minute, then {cumin, coriander, turmeric, kashmiri} for 30 seconds.
      2+10 Add {canned-tomatoes, salt, water 150} and simmer until the oil shows at the edges, 10 minutes.
      2 Lower the heat and stir in {yogurt}, a spoonful at a time.
      2+8 Add {cooked-lamb, peas} and simmer gently until the meat is hot through, 165°F (74°C), and just tender, about 8 minutes. Longer would dry it out.
      2 Stir in {garam-masala}, scatter with {cilantro} and serve over the rice.
    `,
    face: 'Yesterday’s roast in a brown, gingery tomato sauce, done while the rice cooks',
    why: 'The sauce is cooked down first, and the roasted meat only warms in it, so that it stays juicy',
  },
  'leftover-lamb-shepherds-pie': {
    names:
      "leftover lamb shepherd's pie, leftover lamb shepherds pie, shepherd's pie with leftover lamb, shepherds pie with leftover lamb, shepherd's pie from leftover lamb, shepherds pie from leftover lamb, leftover roast lamb shepherd's pie, leftover roast lamb pie, leftover lamb pie",
    title: 'Shepherd’s Pie from Leftover Lamb',
    titles: `
      cooked-beef: Cottage Pie from Leftover Roast Beef
    `,
    family: 'farmhouse',
    cuisine: 'British',
    looksLike: 'mash-topped-pie',
    near: 'shepherds-pie cottage-pie mash-topped-pie',
    beside: 'green-beans',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    madeFor: 'leftovers',
    salt: 0.42,
    list: `
      vegetable potato 900 peeled and cut into chunks
      second-fat butter|vegan-butter 45
      creamy milk|oat-milk|soy-milk 90 hot
      fat neutral-oil 15
      vegetable onion 180 finely chopped
      vegetable carrot 180 finely diced
      vegetable celery 80 finely diced
      body tomato-paste 24
      thickener flour|gf-flour 15
      stock beef-stock 350
      sauce worcestershire|tamari 15
      herb rosemary 2 finely chopped
      protein cooked-lamb|cooked-beef 480 finely chopped
      vegetable peas 100
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+17~ Simmer {potato} in salted water until soft, 16 to 18 minutes.
      10 Meanwhile, heat {neutral-oil} in {@skillet} over medium heat and cook {onion, carrot, celery} until soft, 8 minutes. Stir in {tomato-paste, flour} for 1 minute.
      3+8 Pour in {beef-stock}, stirring. Add {worcestershire, rosemary, pepper, 1/2 salt}, and simmer until the carrots are tender and the gravy is thick, 8 minutes.
      2 Take the pan off the heat, stir in {cooked-lamb, peas} and spread in {@baking-dish}.
      5 Heat the oven to 400°F (200°C). Drain the potatoes, mash them with {butter, milk, salt}, spread over the meat and rough up the top with a fork.
      1+27 Bake until the peaks are brown and the filling bubbles at the edges and is 165°F (74°C), 25 to 28 minutes.
      0+5 Let it stand for 5 minutes.
    `,
    face: 'The end of a Sunday roast, chopped small, in rosemary gravy under a crust of mashed potatoes',
    why: 'Roasted meat needs no more stewing, so it is folded into the gravy only before it is baked',
  },
  'roast-beef-hash': {
    names:
      'roast beef hash, leftover roast beef hash, hash with leftover roast beef, leftover beef hash, roast lamb hash, leftover lamb hash, roast pork hash, leftover pork hash, pot roast hash, leftover pot roast hash, steak hash, beef hash, leftover steak hash',
    title: 'Roast Beef Hash with Eggs',
    titles: `
      cooked-lamb: Roast Lamb Hash with Eggs
      pulled-pork: Roast Pork Hash with Eggs
    `,
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'hash',
    near: 'corned-beef-hash hash',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable potato 750 scrubbed and cut into 1/2-inch dice
      fat neutral-oil 35
      vegetable onion 180 chopped
      vegetable red-pepper 150 chopped
      aromatic garlic 6
      protein cooked-beef|cooked-lamb|pulled-pork 400 cut into 1/2-inch dice
      sauce worcestershire|tamari 15
      herb thyme 2 leaves only
      egg egg 200?
      herb parsley 6
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+6 Cover {potato} with cold salted water, bring to a boil and simmer until almost tender, about 5 minutes. Drain and let them steam dry.
      14 Heat {most neutral-oil} in {@skillet} over medium-high heat. Press the potatoes into one layer and leave them until brown below, 6 minutes, then turn them in sections and brown the other side, 6 minutes.
      6 Push them aside, and add {onion, red-pepper, 1/2 salt} with {neutral-oil}. Cook until soft, 5 minutes, then stir in {garlic, thyme, pepper}.
      5 Stir in {cooked-beef, worcestershire, salt}, press flat, and cook until a crust forms and the meat is hot through, 165°F (74°C), 4 minutes.
      1+5 [Make a hollow for each of {egg}, break it in, cover, and cook over medium-low heat until the whites are set and the yolks are as you like them, 4 to 5 minutes.]
      1 Scatter with {parsley} and serve from the pan.
    `,
    face: 'Crusty potatoes and the last of the roast, with peppers, onions and eggs set on top',
    why: 'Potatoes that are boiled first brown quickly and evenly, and meat that is added late stays tender',
  },
}
