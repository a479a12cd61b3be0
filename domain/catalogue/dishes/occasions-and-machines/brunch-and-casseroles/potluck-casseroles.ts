import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Casseroles that go to a potluck in their dish. */
export const potluckCasseroles: DishEntries = {
  'tater-tot-casserole': {
    names:
      'tater tot casserole, tater tot hotdish, tatertot casserole, tater tot bake, hotdish, minnesota hotdish, tator tot casserole, ground beef tater tot casserole, tater tots casserole, hot dish',
    family: 'farmhouse',
    near: 'cottage-pie funeral-potatoes shepherds-pie',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein ground-beef 600
      vegetable onion 180 finely chopped
      aromatic garlic 8
      vegetable mushrooms 200 sliced
      flour flour|gf-flour 30
      stock beef-stock 300
      creamy milk 200
      sauce worcestershire 12
      vegetable green-beans 250 cut into 1-inch pieces
      cheese cheddar 140
      starch french-fries=frozen_tater_tots/tater_tots 700 not thawed
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Heat the oven to 425°F (220°C). Brown {ground-beef} with {onion} in {@skillet} over medium-high heat, breaking up the meat, until it reads 160°F (71°C), about 8 minutes. Spoon off the fat.
      6 Add {mushrooms, garlic} and cook until their juices are gone, 5 minutes. Stir in {flour} for 1 minute.
      6 Pour in {beef-stock, milk, worcestershire} and simmer, stirring, until thick, 4 minutes. Stir in {green-beans, pepper, salt}.
      4 Spread in {@baking-dish}, cover with {cheddar}, and stand {french-fries}, still frozen, on top in tight rows.
      1+32 Bake until they are deep golden and the sauce bubbles up between them, 30 to 35 minutes.
      1+5 Let stand for 5 minutes.
    `,
    face: 'Beef and green beans in mushroom gravy under rows of crunchy potato',
    why: 'A quick gravy of mushrooms and stock takes the place of the can',
  },
  'funeral-potatoes': {
    names:
      'funeral potatoes, hash brown casserole, hashbrown casserole, cheesy hash brown casserole, cracker barrel hash brown casserole, cheesy hashbrown casserole, party potatoes, company potatoes, hash brown bake, cheesy potato casserole, mormon funeral potatoes',
    title: 'Funeral Potatoes (Cheesy Hash Brown Casserole)',
    family: 'farmhouse',
    near: 'scalloped-potatoes potato-gratin gratin',
    beside: 'glazed-ham baked-chicken-breast',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.4,
    list: `
      starch hash-browns 850 thawed
      fat butter 84
      vegetable onion 150 finely chopped
      flour flour|gf-flour 24
      stock chicken-stock|veg-stock 240
      creamy sour-cream|greek-yogurt 360
      cheese cheddar 200
      ground-spice garlic-powder 2
      crunch corn-flakes|gf-breadcrumbs 60 lightly crushed
      salt
      pepper pepper 1
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Melt {1/2 butter} in a large saucepan over medium heat and soften {onion}, 5 minutes.
      5 Stir in {flour} for 1 minute, then whisk in {chicken-stock} and simmer until thick, 3 minutes. Take it off the heat.
      4 Stir in {sour-cream, garlic-powder, pepper, salt}, then {hash-browns, cheddar}. Spread in {@baking-dish}.
      2 Melt {butter}, toss with {corn-flakes} and scatter over the top.
      1+45 Bake until bubbling all over and browned at the rim, 42 to 48 minutes.
      1+10 Rest for 10 minutes; it firms up as it cools.
    `,
    face: 'Shredded potatoes in sour cream and Cheddar under a buttery crunch',
    why: 'Thawed first, the potatoes bake through evenly and do not thin the sauce',
  },
  'taco-casserole': {
    names:
      'taco casserole, taco bake, mexican casserole, beef taco casserole, ground beef taco casserole, taco hotdish, walking taco casserole, easy taco bake, mexican beef casserole, doritos casserole, dorito casserole',
    family: 'texmex',
    near: 'king-ranch-chicken enchilada-casserole enchiladas',
    beside: 'guacamole green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.3,
    list: `
      protein ground-beef 600
      vegetable onion 150 chopped
      vegetable red-pepper 150 diced
      ground-spice chili-powder 8
      ground-spice cumin 4
      aromatic garlic 8
      body canned-tomatoes 400
      pulse black-beans|pinto-beans 250 drained and rinsed
      vegetable corn 150
      crunch tortilla-chips 170
      cheese monterey-jack 100
      cheese cheddar 100
      leaf romaine 120? shredded
      creamy sour-cream 120?
      salt
    `,
    steps: `
      10 Heat the oven to 375°F (190°C). Cook {ground-beef, onion, red-pepper} in {@skillet} over medium-high heat until the meat is browned, at 160°F (71°C) or more, 9 minutes. Pour off the fat.
      8 Stir in {garlic, chili-powder, cumin} for 1 minute. Add {canned-tomatoes, black-beans, corn, salt} and simmer until most of the liquid is gone, 6 minutes.
      4 Line {@baking-dish} with {most tortilla-chips}. Spoon the filling over, then sprinkle with {cheddar, monterey-jack}.
      1+18 Bake until the cheese has melted and the edges sizzle, 16 to 20 minutes.
      3+5 Crush {tortilla-chips} over the top and let stand for 5 minutes. [Finish with {romaine}.] [Add spoonfuls of {sour-cream}.]
    `,
    face: 'All of taco night in one dish: spiced beef, beans, chips and cheese',
    why: 'The filling is cooked down thick, so the chips below soften without turning to mush',
  },
  'cheeseburger-casserole': {
    names:
      'cheeseburger casserole, cheeseburger pasta bake, cheeseburger macaroni casserole, hamburger casserole, big mac casserole, cheeseburger bake, hamburger and macaroni casserole',
    family: 'farmhouse',
    near: 'hamburger-helper american-goulash baked-pasta',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      starch penne|gf-pasta 340
      protein ground-beef 600
      vegetable onion 180 chopped
      aromatic garlic 8
      body tomato-sauce 425
      sauce ketchup 50
      sauce yellow-mustard 20
      second-fat worcestershire 12
      brine pickles 80 chopped
      creamy cream-cheese 85
      cheese cheddar 200
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+9~ Heat the oven to 375°F (190°C). Cook {penne} in salted boiling water for 9 minutes, until almost tender. Keep back a cup of the water and drain.
      10 Meanwhile, brown {ground-beef, onion} in {@skillet} over medium-high heat, 8 minutes, until the meat is at 160°F (71°C). Drain off the fat and stir in {garlic} for 1 minute.
      5 Stir in {tomato-sauce, ketchup, yellow-mustard, worcestershire, pepper, salt} with a splash of the pasta water. Simmer for 3 minutes, then melt in {cream-cheese}.
      4 Mix in {=penne, 1/2 pickles, 1/2 cheddar}. Spread in {@baking-dish} and cover with {cheddar}.
      1+18 Bake until browned at the edges and bubbling, 17 to 20 minutes.
      1+5 Wait for 5 minutes, then scatter {pickles} over it.
    `,
    face: 'Pasta, beef and melted Cheddar with everything that goes on a burger',
    why: 'Mustard, ketchup and pickles are what make it taste of the drive-in',
  },
  'enchilada-casserole': {
    names:
      'enchilada casserole, beef enchilada casserole, enchilada bake, mexican lasagna, stacked enchiladas, layered enchilada casserole, enchilada lasagna, beef enchilada bake, tortilla casserole',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'beef-enchiladas king-ranch-chicken enchiladas',
    beside: 'mexican-rice guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      fat neutral-oil 20
      flour flour|gf-flour 16
      ground-spice chili-powder 14
      ground-spice cumin 4
      body tomato-puree 300
      stock chicken-stock|veg-stock 360
      protein ground-beef 500
      vegetable onion 180 chopped
      aromatic garlic 10
      pulse pinto-beans 250 drained and rinsed
      starch corn-tortillas 312 halved
      cheese monterey-jack 220
      herb cilantro 8?
      salt
    `,
    steps: `
      9 Heat the oven to 375°F (190°C). Warm {neutral-oil} in a saucepan over medium heat. Stir in {flour, chili-powder, cumin} for 1 minute. Whisk in {tomato-puree, chicken-stock, 1/2 salt} and simmer until it coats a spoon, 6 minutes.
      10 In {@skillet}, brown {ground-beef} with {onion}, 8 minutes, until the meat reaches 160°F (71°C). Spoon off the fat, add {garlic} and cook for 1 minute.
      2 Stir in {pinto-beans, salt} with a ladleful of the sauce.
      6 Spread a little sauce in {@baking-dish}. Layer a third of {corn-tortillas}, half of the filling and a third of {monterey-jack}, with sauce in between. Repeat, then end with tortillas, sauce and cheese.
      1+25 Bake until browned and bubbling right to the middle, 24 to 27 minutes.
      2+10 Let it settle for 10 minutes before cutting. [Sprinkle {cilantro} over it.]
    `,
    face: 'Corn tortillas in layers with beef, beans and a red chile sauce',
    why: 'All the taste of enchiladas, and nothing to roll',
  },
  'cowboy-casserole': {
    names:
      'cowboy casserole, cowboy tater tot casserole, cowboy bake, cowboy hotdish, cattle drive casserole, cowboy beef casserole',
    family: 'texmex',
    cuisine: 'American',
    near: 'tater-tot-casserole chili-mac cottage-pie',
    beside: 'coleslaw',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.35,
    list: `
      protein ground-beef 550
      second-fat bacon 100 chopped
      vegetable onion 150 chopped
      vegetable green-pepper 150 diced
      ground-spice chili-powder 6
      ground-spice smoked-paprika 3
      body canned-tomatoes 300
      pulse pinto-beans 250 drained and rinsed
      vegetable corn 200
      creamy sour-cream|greek-yogurt 120
      cheese cheddar 150
      starch french-fries=frozen_tater_tots/tater_tots 650 not thawed
      salt
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Crisp {bacon} in {@skillet} over medium heat, about 6 minutes. Lift it out and leave a spoonful of its fat behind.
      9 Add {ground-beef, onion, green-pepper} and cook over medium-high heat until the meat is 160°F (71°C) and the peppers are soft, 8 minutes.
      6 Stir in {chili-powder, smoked-paprika, canned-tomatoes, pinto-beans, corn, salt}. Simmer until thick, 5 minutes. Take off the heat and add {sour-cream}.
      4 Turn into {@baking-dish}, top with {1/2 cheddar} and set {french-fries}, straight from the freezer, close together over all of it.
      1+28 Bake until crisp and brown on top, 26 to 30 minutes.
      1+3 Cover with {cheddar} and the crisp bacon, and give it another 3 minutes in the oven.
    `,
    face: 'Beef, beans and corn in a smoky sauce, with a crunchy potato lid',
    why: 'A very hot oven crisps the potatoes before the filling can soften them',
  },
  'chicken-noodle-casserole': {
    names:
      'chicken noodle casserole, chicken and noodle casserole, chicken noodle bake, chicken and egg noodle casserole, leftover chicken casserole, rotisserie chicken casserole, chicken soup casserole, creamy chicken and noodles',
    family: 'farmhouse',
    near: 'chicken-tetrazzini tuna-casserole chicken-and-rice-casserole baked-pasta',
    beside: 'green-beans green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.38,
    list: `
      starch egg-noodles|gf-pasta 260
      fat butter 60
      vegetable onion 150 finely chopped
      vegetable celery 120 finely sliced
      vegetable carrot 120 finely diced
      herb thyme 2 leaves picked
      flour flour|gf-flour 40
      stock chicken-stock 480
      creamy milk 360
      protein cooked-chicken 480 shredded
      vegetable peas 140?
      acid lemon 15
      crunch panko|gf-breadcrumbs 45
      herb parsley 8?
      salt
      pepper pepper 1.2
    `,
    steps: `
      2+5~ Heat the oven to 400°F (200°C). Boil {egg-noodles} in salted water for 5 minutes, until they still have a firm middle, and drain.
      10 Meanwhile, melt {most butter} in {@pot} over medium heat and cook {onion, celery, carrot, thyme} until the carrot gives to a fork, 8 minutes. Stir in {flour} for 1 minute.
      8 Add {chicken-stock} bit by bit, whisking, then {milk}. Simmer until it lightly coats a spoon, 5 minutes, and season with {lemon, pepper, salt}.
      4 Stir in {=egg-noodles, cooked-chicken, peas} and turn it all into {@baking-dish}. Melt {butter}, toss with {panko} [and {parsley}] and scatter over the top.
      1+22 Bake until the crumbs are brown, the sauce bubbles and the middle is 165°F (74°C), 20 to 22 minutes.
    `,
    face: 'Chicken noodle soup, as it were, baked in a light cream sauce under buttered crumbs',
    why: 'Celery, carrot and thyme go in as they would for the soup, and leftover chicken only has to warm through',
  },
}
