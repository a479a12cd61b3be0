import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Creole and Southern dishes that were asked for and missing, and slow pots of Africa and the islands. */
export const southernAndFarPots: DishEntries = {
  'shrimp-creole': {
    names:
      'shrimp creole, creole shrimp, louisiana shrimp creole, new orleans shrimp creole, shrimp creole with rice, prawn creole, creole shrimp and rice',
    title: 'Shrimp Creole',
    family: 'creole',
    near: 'shrimp-etouffee jambalaya shrimp-and-grits',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch long-rice 280 rinsed
      fat butter|vegan-butter|olive-oil 30
      vegetable onion 180 chopped
      vegetable celery 120 chopped
      vegetable green-pepper 150 chopped
      aromatic garlic 12
      ground-spice cajun-seasoning 6
      ground-spice dried-thyme 1
      body canned-tomatoes 411
      stock chicken-stock|veg-stock 180
      sauce worcestershire|tamari 9
      whole-spice bay 0.4
      protein shrimp 600 peeled and deveined
      acid lemon 12
      herb scallion 30 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+25~ Bring {long-rice} to a boil in {water 520}, cover and cook over the lowest heat for 15 minutes. Leave it covered off the heat for 10 minutes.
      10 Meanwhile, soften {onion, celery, green-pepper} with {1/2 salt} in {butter} in {@skillet} over medium heat, 9 minutes.
      3+15 Stir in {garlic, cajun-seasoning, dried-thyme} for 1 minute. Add {canned-tomatoes, chicken-stock, worcestershire, bay, pepper} and simmer until a spoon leaves a trail, 15 minutes.
      5 Slide in {shrimp} and simmer gently, turning them over once, until they are pink and opaque through, 4 minutes.
      2 Take out the bay leaf, season with {lemon, salt} and serve over the rice with {scallion}.
    `,
    face: 'Plump shrimp in a peppery tomato sauce with onion, celery and green pepper, over rice',
    why: 'The shrimp meet the sauce for the last four minutes only, so they stay springy',
  },
  'cornbread-dressing': {
    names:
      'cornbread dressing, cornbread stuffing, southern cornbread dressing, thanksgiving cornbread dressing, grandmas cornbread dressing, cornbread dressing with sage, sage cornbread dressing',
    title: 'Southern Cornbread Dressing',
    family: 'creole',
    near: 'bread-stuffing cornbread corn-casserole',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.3,
    list: `
      flour cornmeal 240
      flour flour|gf-flour 95
      leavener baking-powder 10
      creamy buttermilk|soy-milk 360
      egg egg 200
      fat butter|vegan-butter 110
      vegetable onion 220 chopped
      vegetable celery 200 chopped
      herb sage 6 chopped
      ground-spice dried-thyme 1
      stock chicken-stock|veg-stock 600
      herb parsley 10?
      salt
      pepper pepper 1.5
    `,
    steps: `
      8 Heat the oven to 425°F (220°C). Melt {1/2 butter}. Whisk {cornmeal, flour, baking-powder} with {1/3 salt}, then stir in {buttermilk, 1/2 egg}, then the melted butter.
      1+22 Grease {@baking-dish}, pour in the batter and bake until it is firm and golden, 22 minutes.
      8 Soften {onion, celery} in {butter} in {@skillet} over medium heat, 7 minutes. Take it off the heat and stir in {sage, dried-thyme}.
      6 Crumble the cornbread into a bowl, in pieces of all sizes. Beat {egg} into {chicken-stock} with {pepper, salt} and fold everything together[ with {parsley}]: it should be wetter than seems right.
      2+40 Turn the oven down to 375°F (190°C). Scrape the mixture back into the dish and bake until it is 165°F (74°C) in the middle and brown on top, 40 minutes.
    `,
    face: 'A moist dressing scented with sage, onion and celery, brown and crusty on top',
    why: 'The cornbread is made without sugar and crumbled unevenly, so that there is custard between crisp bits',
  },
  'pimento-cheese': {
    names:
      'pimento cheese, pimento cheese spread, southern pimento cheese, pimento cheese dip, pimiento cheese, homemade pimento cheese, pimento cheese sandwich',
    title: 'Pimento Cheese',
    family: 'creole',
    near: 'deviled-eggs dip',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Any Kitchen',
    serves: 8,
    salt: 0.1,
    list: `
      cheese cheddar 340 coarsely grated from a block
      creamy cream-cheese 115 softened
      sauce mayonnaise 85
      brine roasted-peppers 120 drained and finely chopped
      sauce hot-sauce 4
      ground-spice onion-powder 1
      ground-spice sweet-paprika 1
      bread crackers|gf-bread 200
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Pat {roasted-peppers} very dry with paper towels: their brine would thin the spread.
      5 Beat {cream-cheese, mayonnaise, hot-sauce, onion-powder, sweet-paprika, pepper} until smooth. Fold in {cheddar} and the peppers, leaving shreds of cheese to bite on, and season with {salt}.
      1+30 Cover and chill for 30 minutes, so that it firms up. Serve with {crackers}.
    `,
    face: 'Sharp Cheddar and sweet red peppers in a creamy, peppery spread',
    why: 'Cheese grated from a block melts into the spread, which the dry shreds from a bag never do',
  },
  'stuffed-pepper-casserole': {
    names:
      'stuffed pepper casserole, unstuffed pepper casserole, stuffed bell pepper casserole, stuffed pepper skillet, unstuffed pepper skillet, unstuffed bell peppers',
    title: 'Stuffed Pepper Casserole with Ground Beef',
    titles: 'ground-turkey: Stuffed Pepper Casserole with Turkey\nplant-mince: Stuffed Pepper Casserole',
    family: 'farmhouse',
    near: 'stuffed-peppers unstuffed-cabbage-rolls stuffed-pepper-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      protein ground-beef|ground-turkey|plant-mince 600
      vegetable onion 180 chopped
      vegetable green-pepper 280 cut into 1-inch pieces
      vegetable red-pepper 280 cut into 1-inch pieces
      aromatic garlic 9
      ground-spice italian-seasoning 3
      body canned-tomatoes 800
      stock beef-stock|veg-stock 300
      sauce worcestershire|tamari 12
      starch long-rice 220 rinsed
      cheese cheddar|vegan-cheese 150 grated
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat the oven to 375°F (190°C). Crumble {ground-beef} into {@skillet} with {onion} and brown over medium-high heat[, {?ground-beef}to 160°F (71°C)][, {?ground-turkey}to 165°F (74°C)], 8 minutes. Spoon off what fat there is.
      5 Add {green-pepper, red-pepper, garlic, italian-seasoning} and stir for 2 minutes. Pour in {canned-tomatoes, beef-stock, worcestershire} with {pepper, salt} and bring to a boil.
      3+40 Stir {long-rice} and the boiling sauce together in {@baking-dish}, cover tightly with foil and bake until the rice is tender, 40 minutes.
      2+8 Uncover, sprinkle with {cheddar} and bake until it bubbles, 8 minutes.
    `,
    face: 'All that is in a stuffed pepper, baked by the spoonful under melted Cheddar',
    why: 'The sauce goes in boiling, so the rice begins to cook at once and softens evenly under its foil',
  },
  'peanut-stew': {
    names:
      'peanut stew, west african peanut stew, african peanut stew, groundnut stew, maafe, mafe, peanut chicken stew, african peanut soup, west african peanut soup, chicken groundnut stew, sweet potato peanut stew',
    title: 'West African Peanut Stew with Chicken',
    titles: 'chickpeas: West African Peanut Stew with Chickpeas',
    family: 'creole',
    cuisine: 'African',
    near: 'chicken-stew vegetable-stew chicken-curry',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh|chickpeas 520 cut into 2-inch pieces
      fat neutral-oil 20
      vegetable onion 200 chopped
      aromatic garlic 12
      aromatic ginger 15
      ground-spice cumin 3
      ground-spice coriander 2
      ground-spice cayenne 0.8
      body tomato-paste 50
      vegetable sweet-potato 450 peeled and cut into 3/4-inch cubes
      stock chicken-stock|veg-stock 700
      body canned-tomatoes 200
      nut peanut-butter 130
      leaf collard-greens|kale 150 stemmed and chopped
      acid lime 20
      herb cilantro 8?
      salt
      pepper pepper 1
    `,
    steps: `
      9 Brown {chicken-thigh} in {1/2 neutral-oil} in {@pot} over medium-high heat, 7 minutes, and lift out.
      7 Soften {onion} in {neutral-oil}, 5 minutes. Add {garlic, ginger, cumin, coriander, cayenne, tomato-paste} and stir until it darkens, 1 minute.
      3+20 Add {sweet-potato, chicken-stock, canned-tomatoes, =chicken-thigh, 1/2 salt}. Simmer, half covered, until the sweet potatoes are nearly soft[ and {?chicken-thigh}the chicken is past 165°F (74°C)], 20 minutes.
      4+10 Loosen {peanut-butter} with a ladle of the broth and stir it in with {collard-greens}. Simmer for 10 minutes, stirring the bottom, until the stew is thick.
      2 Sharpen with {lime}, season with {pepper, salt}[ and scatter with {cilantro}].
    `,
    face: 'A thick, brick-colored stew of sweet potatoes, greens and peanuts with ginger and lime',
    why: 'Peanut butter goes in late, loosened first, so it neither clumps nor catches',
  },
  bobotie: {
    names: 'bobotie, south african bobotie, cape malay bobotie, curried meatloaf with custard, beef bobotie',
    title: 'Bobotie (South African Curried Mince Bake)',
    family: 'farmhouse',
    cuisine: 'African',
    near: 'cottage-pie shepherds-pie moussaka',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      bread white-bread|gf-bread 60 crusts off
      creamy milk|soy-milk 360
      fat neutral-oil 20
      vegetable onion 250 finely chopped
      aromatic garlic 9
      ground-spice curry-powder 12
      ground-spice turmeric 3
      protein ground-beef|ground-lamb|plant-mince 800
      sauce mango-chutney 70
      fruit raisins 60
      acid lemon 24
      egg egg 150
      whole-spice bay 0.8
      nut almonds 20? sliced
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Pour {1/2 milk} over {white-bread}, let it soak and squeeze it out, saving the milk.
      8 Soften {onion} in {neutral-oil} in {@skillet} over medium heat, 6 minutes. Stir in {garlic, curry-powder, turmeric} for 1 minute.
      9 Add {ground-beef} and crumble it until no pink is left, 7 minutes. Off the heat, work in the bread with {mango-chutney, raisins, lemon, pepper} and {most salt}.
      3+25 Pack it into {@baking-dish}, level the top and bake for 25 minutes.
      4+25 Beat {egg} with the saved milk, {milk} and {salt} and pour it over. Lay on {bay}[ and {almonds}] and bake until the custard has set and is golden, and the middle is 165°F (74°C), 25 minutes.
      1+5 Let it stand for 5 minutes, and leave the bay leaves on the dish.
    `,
    face: 'A gently spiced bake with chutney and raisins under a golden savory custard',
    why: 'Bread soaked in milk keeps the meat soft, and the custard goes on when the meat has already set',
  },
  'doro-wat': {
    names:
      'doro wat, doro wot, ethiopian chicken stew, doro wett, ethiopian doro wat, berbere chicken, ethiopian chicken, berbere chicken stew',
    title: 'Doro Wat (Ethiopian Chicken and Egg Stew)',
    family: 'moroccan',
    cuisine: 'African',
    near: 'chicken-paprikash chicken-curry chicken-tagine',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      egg egg 200
      vegetable onion 750 very finely chopped
      fat butter|vegan-butter|neutral-oil 40
      aromatic garlic 18
      aromatic ginger 18
      ground-spice berbere 20
      body tomato-paste 32
      protein chicken-bone|chicken-thigh 800
      stock chicken-stock 360
      ground-spice cardamom 1
      acid lemon 20
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+10~ Lower {egg} into boiling water and cook for 10 minutes. Cool under the tap, peel and prick all over with a fork.
      20 Put {onion} in {@pot} over medium heat without any fat and stir until it is soft, dry and light brown, 18 minutes: this is the body of the stew.
      7 Add {butter, garlic, ginger} and cook for 2 minutes. Stir in {berbere, tomato-paste} and let them sizzle, 3 minutes.
      4+40 Turn {chicken-bone} in the paste with {1/2 salt}, pour in {chicken-stock} and simmer, covered, until the meat is 165°F (74°C) at the bone and tender, 40 minutes.
      2+8 Slip in the peeled eggs with {cardamom, lemon, pepper, salt} and simmer without the lid until the sauce clings, 8 minutes.
    `,
    face: 'Chicken and whole eggs in a dark, slow sauce of onions and berbere',
    why: 'The onions cook down dry before any fat goes in, which thickens the stew without flour',
  },
  pernil: {
    names:
      'pernil, puerto rican pernil, pernil asado, roast pork shoulder, puerto rican roast pork, pernil al horno, lechon asado, cuban roast pork, mojo pork roast, mojo roast pork, roasted pork shoulder',
    title: 'Pernil (Garlicky Roast Pork Shoulder)',
    family: 'cuban',
    near: 'carnitas cuban-sandwich roast-pork-loin',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 8,
    least: 6,
    salt: 0.6,
    list: `
      protein pork-shoulder 1900 in one piece, with its fat
      aromatic garlic 45
      ground-spice oregano 4
      ground-spice cumin 3
      fat olive-oil 40
      acid lime 60
      acid orange-juice 90
      salt
      pepper pepper 3
    `,
    steps: `
      12 Mash {garlic} with {oregano, cumin, olive-oil, pepper, salt} to a paste. Score the fat of {pork-shoulder} in a grid, stab the meat deeply all over and push the paste into every cut.
      3+480 Rub in {1/2 lime} and {1/2 orange-juice}, cover and refrigerate for 8 hours.
      4+180 Heat the oven to 325°F (165°C). Set the pork in {@baking-dish}, fat side up, pour {water 240} around it, cover with foil and roast for 3 hours.
      2+45 Uncover, turn the heat up to 425°F (220°C) and roast until the top is crackling and a fork twists easily (well past 145°F/63°C), 45 minutes.
      3+15 Rest it for 15 minutes. Pull it apart and moisten with its juices, {lime} and {orange-juice}.
    `,
    face: 'Pork shoulder roasted until it pulls apart, full of garlic, oregano and citrus, under a crackling top',
    why: 'The paste goes into deep cuts the night before, so the seasoning reaches the middle and not the surface alone',
  },
  tostones: {
    names: 'tostones, twice fried plantains, patacones, green plantain chips, plantain tostones, fried green plantains',
    title: 'Tostones with Garlic Mojo',
    family: 'cuban',
    near: 'french-fries sweet-potato-fries black-beans-and-rice',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack, Appetizer',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      main plantain=green_plantain/plantains 800 peeled and cut into 1-inch rounds
      fat neutral-oil 90
      dressing olive-oil 30
      aromatic garlic 9
      acid lime 25
      herb cilantro 6?
      salt
    `,
    steps: `
      3 Stir {olive-oil, garlic, lime} with {1/3 salt} for the mojo.
      10 Heat {neutral-oil} in {@skillet} over medium heat. Fry {plantain} in batches until yellow and soft enough to press, 3 minutes a side.
      5 Flatten each round to 1/4 inch under the bottom of a glass, and dip it for a moment into salted water.
      10 Turn the heat up to medium-high and fry them again until crisp and golden, 2 minutes a side. Drain, season with {salt} and serve with the mojo[ and {cilantro}].
    `,
    face: 'Green plantains fried, flattened and fried again, with lime and garlic to dip them in',
    why: 'A dip in salted water between the two fryings seasons them through and makes the crust crackle',
  },
}
