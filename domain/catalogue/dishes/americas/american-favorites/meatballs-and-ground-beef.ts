import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Meatballs for supper and for parties, and ground beef by the pot. */
export const meatballsAndGroundBeef: DishEntries = {
  'porcupine-meatballs': {
    names:
      'porcupine meatballs, porcupine balls, rice meatballs, meatballs with rice, porcupines, porcupine meatballs in tomato sauce, hedgehog meatballs',
    family: 'farmhouse',
    near: 'stuffed-cabbage-rolls stuffed-peppers meatballs',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein ground-beef|ground-turkey 520
      starch long-rice 110
      vegetable onion 100 finely grated
      egg egg 50
      ground-spice garlic-powder 3
      fat olive-oil 14
      body tomato-sauce 425
      stock beef-stock 240
      sauce worcestershire 15
      sweetener brown-sugar 10
      herb parsley 6?
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Mix {ground-beef, onion, egg, garlic-powder, pepper, salt} with {long-rice}, uncooked, using a light hand. Roll into 1 1/4-inch balls.
      7 Brown them in {olive-oil} in {@skillet} over medium-high heat, turning, 6 minutes.
      2+35 Stir {tomato-sauce, beef-stock, worcestershire, brown-sugar} together and pour over. Cover tightly and simmer over low heat, turning the meatballs once, until the grains stick out and are tender and the middles are 165°F (74°C), 35 minutes.
      1+5 Let stand for 5 minutes with the lid on[, and scatter with {parsley}].
    `,
    face: 'Beef and rice meatballs, bristling with grains, in a sweet and tangy tomato sauce',
    why: 'The rice goes in raw and cooks in the juices of the meat and the sauce',
  },
  'sweet-and-sour-meatballs': {
    names:
      'sweet and sour meatballs, sweet n sour meatballs, pineapple meatballs, hawaiian meatballs, sweet and sour pork meatballs, sweet sour meatballs',
    family: 'cantonese',
    cuisine: 'American, Chinese',
    near: 'sweet-and-sour-pork sweet-and-sour-chicken meatballs',
    beside: 'white-rice asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      protein ground-beef|ground-pork|ground-turkey 520
      crunch panko|gf-breadcrumbs 45
      egg egg 50
      aromatic garlic 8
      herb scallion 30 thinly sliced
      fat neutral-oil 12
      vegetable red-pepper 160 cut into 1-inch pieces
      vegetable green-pepper 120 cut into 1-inch pieces
      fruit pineapple 220 cut into chunks
      liquid pineapple-juice 160
      sauce ketchup 70
      acid rice-vinegar 45
      sweetener brown-sugar 50
      sauce soy-sauce|tamari 30
      thickener cornstarch 10
      salt
    `,
    steps: `
      10 Heat the oven to 400°F (200°C). Mix {ground-beef, panko, egg, garlic, salt} with {1/2 scallion} and roll into 1 1/2-inch balls.
      1+17~ Bake on a rimmed sheet pan until browned and 165°F (74°C) inside, 16 to 18 minutes.
      5 Meanwhile, stir-fry {red-pepper, green-pepper} in {neutral-oil} in {@skillet} over high heat, 4 minutes.
      5 Whisk {pineapple-juice, ketchup, rice-vinegar, brown-sugar, soy-sauce, cornstarch}. Pour over the peppers, add {pineapple} and boil, stirring, until thick and clear, 3 minutes.
      2 Roll the meatballs in the sauce until they shine, and top with {scallion}.
    `,
    face: 'Baked meatballs with peppers and pineapple in a shiny, tangy sauce',
    why: 'They bake while the sauce is made, and the oven takes care of their fat',
  },
  'cocktail-meatballs': {
    names:
      'cocktail meatballs, party meatballs, grape jelly meatballs, crock pot meatballs, crockpot meatballs, meatballs with grape jelly, bbq meatballs, appetizer meatballs, barbecue meatballs',
    family: 'barbecue',
    near: 'pigs-in-blankets swedish-meatballs meatballs',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.25,
    list: `
      protein ground-beef 700
      crunch breadcrumbs|gf-breadcrumbs 60
      creamy milk|oat-milk 60
      egg egg 50
      ground-spice onion-powder 4
      ground-spice garlic-powder 3
      sweetener jam=grape_jelly/jelly 200
      sauce bbq-sauce 240
      sauce ketchup 60
      sauce worcestershire 10
      salt
      pepper pepper 1
    `,
    steps: `
      5 Heat the oven to 400°F (200°C). Soak {breadcrumbs} in {milk} for 2 minutes.
      10 Mix in {ground-beef, egg, onion-powder, garlic-powder, pepper, salt} and roll into balls an inch across.
      1+15~ Bake on a rimmed sheet pan until they are 160°F (71°C) in the middle, 14 to 16 minutes.
      4 Meanwhile, whisk {jam, bbq-sauce, ketchup, worcestershire} in a wide pot over medium heat until melted and smooth, 3 minutes.
      1+10 Stir in the meatballs, without their fat, and simmer gently until the glaze clings, 10 minutes. Keep them warm over the lowest heat, with toothpicks beside.
    `,
    face: 'Little meatballs in a sticky glaze of grape jelly and barbecue sauce',
    why: 'The jelly melts into the sauce and gives it shine as well as sweetness',
  },
  'unstuffed-cabbage-rolls': {
    names:
      'unstuffed cabbage rolls, unstuffed cabbage, cabbage roll skillet, deconstructed cabbage rolls, lazy cabbage rolls, cabbage roll casserole, cabbage and ground beef, ground beef and cabbage, cabbage roll in a bowl, one pan cabbage rolls',
    family: 'pennsylvanian',
    cuisine: 'American, Eastern European',
    near: 'stuffed-cabbage-rolls egg-roll-in-a-bowl quick-skillet',
    beside: 'no-knead-bread cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein ground-beef|ground-turkey|plant-mince 480
      fat olive-oil 18
      vegetable onion 160 chopped
      aromatic garlic 9
      ground-spice sweet-paprika 4
      vegetable cabbage 600 cored and cut into 1-inch squares
      body canned-tomatoes 411
      body tomato-sauce 220
      starch long-rice 140
      acid cider-vinegar 15
      sweetener brown-sugar 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      8 Brown {ground-beef} in {1/2 olive-oil} in a wide pot over medium-high heat, crumbling it, [{?ground-beef}until it is 160°F (71°C) and no longer pink, ]7 minutes.
      6 Add {olive-oil, onion} and cook until soft, 4 minutes. Stir in {garlic, sweet-paprika, pepper} for 1 minute.
      4 Pile in {cabbage} with {salt} and turn it over and over until it slumps, 3 minutes.
      3+25 Stir in {canned-tomatoes, tomato-sauce, long-rice, brown-sugar} and {water 240}. Cover and simmer over low heat, stirring twice, until the rice and the cabbage are tender, 25 minutes.
      1+5 Stir in {cider-vinegar} and let stand for 5 minutes.
    `,
    face: 'Ground beef, cabbage and rice in a sweet and sharp tomato sauce, from one pot',
    why: 'It has all the taste of the rolls, and nobody has to roll them',
  },
  'turkey-meatballs': {
    names:
      'turkey meatballs, baked turkey meatballs, ground turkey meatballs, oven baked turkey meatballs, healthy turkey meatballs, healthy meatballs, italian turkey meatballs, easy turkey meatballs, turkey meatballs in tomato sauce, turkey meatballs with tomato sauce, turkey mince meatballs, freezer meatballs, freezer turkey meatballs, make ahead meatballs, baked meatballs, oven baked meatballs, turkey meatballs and sauce',
    title: 'Baked Turkey Meatballs',
    titles: 'ground-chicken: Baked Chicken Meatballs',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'air-fryer-meatballs spaghetti-and-meatballs meatballs',
    beside: 'creamy-polenta garlic-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      crunch panko|gf-breadcrumbs 45
      liquid milk|oat-milk|soy-milk 70
      aromatic onion 80 coarsely grated
      aromatic garlic 8 finely grated
      egg egg 50
      cheese parmesan 35?
      herb parsley 10 finely chopped
      ground-spice italian-seasoning 3
      protein ground-turkey|ground-chicken 560
      fat olive-oil 16
      sauce marinara-sauce 480
      salt
      pepper pepper 1
    `,
    steps: `
      3+5 Heat the oven to 425°F (220°C). Stir {panko, milk, onion, garlic} together in a large bowl and leave for 5 minutes, until the crumbs are soft.
      3 Stir in {egg, parmesan, parsley, italian-seasoning, pepper, salt}, then mix in {ground-turkey} with your fingers, only until you see no streaks.
      8 Brush a rimmed sheet pan with {1/2 olive-oil}. With wet hands, roll the mixture into 1 1/2-inch balls and set them on it. Brush with {olive-oil}.
      1+17 Bake until browned and 165°F (74°C) in the middle, 15 to 18 minutes.
      3+3 Meanwhile, warm {marinara-sauce} in a large skillet over low heat. Turn the meatballs in it and simmer for 3 minutes. They freeze well, with or without the sauce.
    `,
    face: 'Light, juicy meatballs browned in the oven and finished in tomato sauce',
    why: 'Grated onion and soaked crumbs put back the moisture that such lean meat lacks',
  },
}
