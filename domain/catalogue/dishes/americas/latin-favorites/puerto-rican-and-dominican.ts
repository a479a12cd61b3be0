import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Plantains mashed and fried, and the pork roast that they go with. */
export const puertoRicanAndDominican: DishEntries = {
  mofongo: {
    names:
      'mofongo, puerto rican mofongo, mofongo de platano, mashed plantains, mashed plantain, plantain mash, garlic mashed plantains, fried plantain mash',
    title: 'Mofongo (Garlic Plantain Mash)',
    family: 'cuban',
    near: 'mashed-potatoes mash',
    beside: 'lemon-garlic-shrimp pernil',
    weight: 2,
    level: 2,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein bacon 130 cut into 1/2-inch pieces
      main plantain=green_plantain/plantains 800 peeled and cut into 1-inch rounds
      fat neutral-oil 60
      second-fat olive-oil 36
      aromatic garlic 22
      stock chicken-stock 120
      acid lime 30
      herb cilantro 6?
      salt
    `,
    steps: `
      9 Fry {bacon} in {@skillet} over medium heat until crisp, 8 minutes. Drain it and keep the fat in the pan.
      14 Add {neutral-oil} and fry {plantain} in batches over medium heat until tender and pale gold, 3 minutes a side. They must not brown hard.
      3 Warm {olive-oil} with {garlic} in a small pan over low heat until it smells sweet, 1 minute, and take it off.
      6 Crush the plantains in a mortar or a bowl while they are hot, with the garlic oil, {salt} and as much of {chicken-stock}, warm, as makes a firm, moist mash. Work in the crisp pieces.
      2 Press into a cup, turn out in domes and sprinkle with {lime}[ and {cilantro}].
    `,
    face: 'Fried green plantains mashed with garlic oil and crisp bacon',
    why: 'It is crushed hot with a little warm stock, so that it comes out moist and not pasty',
  },
  mangu: {
    names:
      'mangu, mangú, los tres golpes, mangu con los tres golpes, tres golpes, dominican mangu, mangu dominicano, dominican breakfast, dominican mashed plantains, mangu de platano, mangu with onions',
    title: 'Mangú with Fried Eggs',
    titles: 'salami: Mangú with Salami and Fried Eggs (Los Tres Golpes)',
    family: 'cuban',
    near: 'mofongo fried-plantains huevos-rancheros mash',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable red-onion 200 sliced into thin rings
      acid cider-vinegar|white-vinegar 45
      main plantain=green_plantain/plantains 800 peeled and cut into 2-inch pieces
      second-fat butter|vegan-butter 45
      fat neutral-oil 45
      cheese halloumi=queso_de_freír/queso_de_freír 200? sliced 1/2 inch thick
      protein salami 120? sliced 1/4 inch thick
      egg egg 200
      pepper pepper 0.6
      salt
    `,
    steps: `
      2+22~ Cover {plantain} with well-salted water in {@pot} and boil until a fork slides in without any push, 20 to 22 minutes.
      7 Meanwhile, soften {red-onion} in {1/3 neutral-oil} in {@skillet} over medium heat, 5 minutes. Pour in {cider-vinegar}, cook for 1 minute and scrape into a bowl.
      5 Scoop out a cupful of the boiling water and drain the rest. Mash the plantains at once with {butter, salt} and enough of the water to make them as creamy as soft mashed potatoes. Cover.
      12 Wipe out the skillet and heat {neutral-oil} over medium-high heat. [Brown {halloumi}, 2 minutes a side.] [Add {salami} and crisp it, 1 minute a side.] Fry {egg} until the whites are set and the yolks firm (160°F/71°C), 4 to 5 minutes. Sprinkle with {pepper}.
      2 Spread the mangú on plates, spoon the onions and their vinegar over, and set the rest beside it.
    `,
    face: 'Creamy green plantains under vinegary red onions, with the fried eggs of a Dominican breakfast',
    why: 'Hot cooking water goes in while the plantains are hot, so that the mash stays soft as it cools',
  },
  tostones: {
    names: 'tostones, twice fried plantains, patacones, green plantain chips, plantain tostones, fried green plantains',
    title: 'Tostones with Garlic Mojo',
    family: 'cuban',
    near: 'french-fries sweet-potato-fries black-beans-and-rice',
    beside: 'pernil ropa-vieja',
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
  pernil: {
    names:
      'pernil, puerto rican pernil, pernil asado, roast pork shoulder, puerto rican roast pork, pernil al horno, lechon asado, cuban roast pork, mojo pork roast, mojo roast pork, roasted pork shoulder',
    title: 'Pernil (Garlicky Roast Pork Shoulder)',
    family: 'cuban',
    near: 'carnitas cuban-sandwich roast-pork-loin',
    beside: 'arroz-con-gandules tostones',
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
}
