import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What people make of a jar, a bag or a quarter of an hour. */
export const quickStandards: DishEntries = {
  'quick-pizza-dough': {
    names:
      'quick pizza dough, fast pizza dough, no rise pizza dough, 30 minute pizza dough, pizza dough in an hour, one hour pizza dough, no knead quick pizza dough, last minute pizza dough',
    family: 'neapolitan',
    near: 'pizza-dough soft-flatbread flatbread-pizza',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish, Snack, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour 420
      leavener yeast 7
      sweetener sugar 8
      seasoning salt 8
      fat olive-oil 27
    `,
    steps: `
      3+5 Stir {yeast, sugar} into {water 270}, warm to the wrist, and let stand for 5 minutes, until it foams.
      8+15~ Mix in {bread-flour, salt, most olive-oil} and knead until smooth, 6 minutes. Cover the dough and let it rest somewhere warm for 15 minutes.
      1 Meanwhile, heat the oven, with a sheet pan inside, to 475°F (245°C).
      5 Cut the dough in two, rub with {olive-oil} and press and stretch each half into a thin 11-inch round.
      4+11 Top the rounds lightly and slide them, on parchment paper, one after the other onto the hot pan. Bake until the rim is browned and crisp underneath, 8 to 11 minutes each.
    `,
    face: 'A soft, thin dough for two pizzas that is in the oven within the hour',
    why: 'Plenty of yeast and warm water do in a quarter of an hour what a slow rise does in two',
  },
  'jar-chickpea-curry': {
    names:
      'chickpea curry with curry paste, quick chickpea curry, easy chickpea curry, store cupboard curry, pantry curry, tinned chickpea curry, canned chickpea curry, curry paste chickpeas, chickpea and coconut curry, coconut chickpea curry, student curry, chickpea coconut curry',
    title: 'Quick Coconut Chickpea Curry',
    family: 'punjabi',
    near: 'chana-masala curry',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 18
      vegetable onion 170 finely chopped
      aromatic garlic 9
      aromatic ginger 12?
      sauce indian-curry-paste 80
      body canned-tomatoes 400
      creamy coconut-milk 300
      pulse chickpeas 510 drained and rinsed
      leaf spinach 120?
      acid lime 15
      herb cilantro 8?
      starch basmati 240
      salt
    `,
    steps: `
      2+20~ Put {basmati} on first: boil it up with {water 400}, then leave it covered over the lowest heat for 15 minutes, and off it for 5 more.
      7 Meanwhile, heat {neutral-oil} in {@pot} over medium heat and cook {onion} until soft and golden at the edges, 6 to 7 minutes.
      2 Add {garlic, ginger} and then {indian-curry-paste} and fry, stirring, until the paste darkens and smells toasted, 2 minutes.
      3+12 Stir in {canned-tomatoes, coconut-milk, chickpeas}. Simmer without a lid until the sauce is thick enough to coat a spoon, 12 minutes.
      2 [Fold in {spinach} until it wilts, 1 minute.] Sharpen with {lime}, season with {salt} and spoon over {=basmati}[, with {cilantro} on top].
    `,
    face: 'Chickpeas in a creamy tomato and coconut sauce, seasoned from a jar of curry paste',
    why: 'The paste is fried before anything wet goes in, which wakes up spices that have sat in oil',
  },
  'jar-chicken-curry': {
    names:
      'chicken curry with curry paste, quick chicken curry, curry paste chicken, chicken and curry paste, chicken coconut curry with curry paste, jar chicken curry, weeknight chicken curry, speedy chicken curry',
    title: 'Quick Chicken Curry',
    family: 'punjabi',
    near: 'chicken-curry chicken-tikka-masala curry',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 18
      vegetable onion 170 thinly sliced
      aromatic garlic 9
      sauce indian-curry-paste 80
      protein chicken-thigh|chicken-breast 600 cut into 1-inch pieces
      body canned-tomatoes 200
      creamy coconut-milk 300
      vegetable peas 120?
      acid lime 15
      herb cilantro 8?
      starch basmati 240
      salt
    `,
    steps: `
      2+20~ Start with the rice. Bring {basmati} and {water 400} to a boil, put the lid on, turn the heat down for 15 minutes and leave the pot alone for another 5.
      6 Meanwhile, heat {neutral-oil} in {@pot} over medium-high heat and cook {onion} until soft and browned at the edges, 5 to 6 minutes.
      2 Add {garlic, indian-curry-paste} and fry, stirring, until the paste smells toasted, 2 minutes.
      3 Turn {chicken-thigh} in the paste until the outside is no longer raw, 3 minutes.
      2+12 Pour in {canned-tomatoes, coconut-milk} and simmer until the sauce has thickened and the chicken is 165°F (74°C) inside, about 12 minutes.
      3 [Stir in {peas} for the last 2 minutes.] Sharpen with {lime}, season with {salt} and serve with {=basmati}[ and {cilantro}].
    `,
    face: 'Chicken simmered in coconut milk and tomatoes, seasoned from a jar of curry paste',
    why: 'A minute or two of frying is all that separates a flat jar from a curry with depth',
  },
  'crustless-quiche': {
    names:
      'crustless quiche, quiche without pastry, quiche without crust, quiche without a crust, quiche no crust, quiche no pastry, quiche but no pastry, no crust quiche, pastry free quiche, impossible quiche, crustless spinach quiche, crustless vegetable quiche, quiche with no crust',
    title: 'Crustless Quiche with Spinach and Cheddar',
    family: 'farmhouse',
    near: 'vegetable-frittata quiche-lorraine frittata',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 14
      vegetable onion 120 finely chopped
      leaf spinach 150
      egg egg 300
      creamy milk|soy-milk 240
      cheese cheddar 110
      flour flour|gf-flour 24
      sauce dijon 8
      seasoning nutmeg 0.2?
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Melt {most butter} in {@skillet} over medium heat and cook {onion} until soft, 5 to 6 minutes.
      3 Add {spinach} by the handful and stir until wilted and the pan is dry, 3 minutes. Grease a 9-inch pie dish with {butter} and spread the vegetables in it.
      4 Whisk {flour} with a little of {milk} until smooth, then whisk in the rest with {egg, dijon, nutmeg, salt, pepper}. Stir in {most cheddar} and pour it over the vegetables.
      1+45 Scatter with {cheddar}. Bake until puffed and golden, with a middle that only just trembles and reads 160°F (71°C), 35 to 40 minutes. Let it stand for 5 minutes before you cut it.
    `,
    face: 'Eggs, spinach and sharp cheese baked into tender wedges that need no pastry',
    why: 'A spoonful of flour holds the custard together, so the slices lift out whole',
  },
  'peas-and-carrots': {
    names:
      'peas and carrots, buttered peas and carrots, carrots and peas, peas n carrots, peas & carrots, glazed peas and carrots, peas and carrots side dish',
    title: 'Buttered Peas and Carrots',
    family: 'farmhouse',
    near: 'minted-peas glazed-carrots',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable carrot 300 cut into 1/2-inch dice
      vegetable peas 280
      fat butter|vegan-butter|olive-oil 28
      sweetener sugar 3
      herb parsley 6?
      salt
      pepper pepper 0.3
    `,
    steps: `
      2+7 Put {carrot, sugar, 1/2 butter, water 120} into {@skillet}. Cover and simmer over medium heat until the carrots are just tender, 6 to 7 minutes.
      2+3 Uncover, add {peas} and boil until they are hot and the water is nearly gone, 3 minutes.
      1 Off the heat, toss with {butter, salt, pepper}[ and {parsley}].
    `,
    face: 'Tender carrots and bright green peas under a light gloss of butter',
    why: 'They cook in so little water that it boils down to a glaze, and no flavor goes down the drain',
  },
}
