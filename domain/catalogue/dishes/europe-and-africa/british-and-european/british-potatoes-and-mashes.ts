import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Potatoes, rutabaga and split peas, mashed, layered and fried in cakes, of Britain and Ireland. */
export const britishPotatoesAndMashes: DishEntries = {
  champ: {
    names:
      'champ, irish champ, champ potatoes, champ mashed potatoes, irish champ potatoes, mashed potatoes with scallions, mashed potato with spring onion, spring onion mash, scallion mashed potatoes, green onion mashed potatoes, poundies, brúitín',
    title: 'Irish Champ',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'colcannon mashed-potatoes mash',
    beside: 'sausage-casserole pork-chops',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable russet-potato 900 peeled and cut into chunks
      aromatic scallion 110 white and green parts thinly sliced
      creamy milk|oat-milk|soy-milk 220
      fat butter|vegan-butter 75
      pepper white-pepper|pepper 0.5
      salt
    `,
    steps: `
      3+18~ Boil {russet-potato} gently in salted water until a fork breaks a chunk apart, 16 to 18 minutes.
      2+8 Meanwhile, heat {scallion, milk} in a small saucepan until it steams, 3 minutes. Take it off the heat and let it steep for 5 minutes.
      5 Drain the potatoes and shake them over low heat for 1 minute to dry. Mash until no lumps are left, then beat in the milk with its scallions, {white-pepper, salt} and {1/2 butter}.
      1 Spoon into warm bowls, hollow out the tops and drop a piece of {butter} into each hollow.
    `,
    face: 'Creamy mash flecked with scallions, each helping with its own pool of butter',
    why: 'The scallions steep in the hot milk, so they lose their rawness and flavor every spoonful',
  },
  boxty: {
    names:
      'boxty, boxty pancake, boxty pancakes, irish boxty, irish potato pancakes, irish potato pancake, potato boxty, boxties, boxty potato cakes, pan boxty, traditional irish boxty',
    title: 'Boxty (Irish Potato Pancakes)',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'latkes colcannon hash-browns fritters',
    beside: 'bacon-and-eggs',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable russet-potato 800 peeled
      flour flour|gf-flour 130
      leavener baking-soda 2.5
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 220
      egg egg 50 beaten
      aromatic scallion 40? thinly sliced
      fat butter|neutral-oil 55
      pepper pepper 0.6
      salt
    `,
    steps: `
      4+17~ Cut {1/2 russet-potato} into chunks and simmer in salted water until soft, 15 to 17 minutes.
      6 Meanwhile, coarsely grate {russet-potato}, and squeeze the shreds in a towel until they drip no more.
      5 Drain the boiled potatoes and mash them smooth in a bowl. Work in the grated ones, {flour, baking-soda, pepper, salt}[ and {scallion}], then {buttermilk, egg}, to make a thick batter that falls from the spoon in lumps.
      22 Melt a little of {butter} in {@skillet} over medium heat. Drop in ladlefuls, spread to 4-inch rounds and fry, in batches with more of it each time, until brown and cooked through, 4 to 5 minutes a side. Keep the first ones warm in a low oven.
    `,
    face: 'Thick Irish pancakes of mashed and grated potato, brown outside and creamy within',
    why: 'Mash makes them tender and grated potato gives them bite, while soda and buttermilk keep them light',
  },
  'pan-haggerty': {
    names:
      'pan haggerty, panhaggerty, pan haggarty, pan hagerty, northumberland potato bake, northumbrian potatoes, potato cheese and onion skillet, skillet potatoes with cheese and onion, geordie pan haggerty',
    title: 'Pan Haggerty',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'potato-gratin bubble-and-squeak hash',
    beside: 'green-salad',
    weight: 1,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable potato 850 peeled and sliced 1/8 inch thick
      vegetable onion 250 thinly sliced
      cheese cheddar|vegan-cheese 190 coarsely grated
      fat butter|vegan-butter 45
      pepper pepper 1
      salt
    `,
    steps: `
      4 Pat {potato} dry between towels without rinsing, and toss with {pepper, salt}.
      6 Melt {1/2 butter} in {@skillet} that can go under a broiler. Overlap half of the slices over the bottom, cover with {onion} and {most cheddar}, and lay the other slices on top, less than 2 inches deep in all: a crowd needs two pans. Dot with {butter}.
      2+30 Cover tightly and cook over medium-low heat until a knife slides through all the layers, 30 minutes.
      1+4~ Uncover, raise the heat to medium and cook for 4 minutes, so that the bottom browns.
      3 Heat the broiler meanwhile. Scatter {cheddar} over the top.
      1+4 Broil until bubbling and brown in spots, 3 to 4 minutes. Cut in wedges and serve from the pan.
    `,
    face: 'Thin potatoes and onions layered with Cheddar, crisp underneath and browned on top',
    why: 'Unrinsed slices keep their starch, which holds the layers together when you cut',
  },
  rumbledethumps: {
    names:
      'rumbledethumps, rumbledethump, rumblethumps, rumbledthumps, rumble de thumps, rumbledethumps with cheese, scottish potato and cabbage bake, scottish potatoes and cabbage, potato turnip and cabbage bake, scottish cabbage and potato casserole',
    title: 'Rumbledethumps (Scottish Potatoes and Cabbage)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'colcannon bubble-and-squeak mash',
    beside: 'sausage-casserole roast-beef',
    weight: 1,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable rutabaga 400 peeled and cut into 3/4-inch chunks
      vegetable potato 650 peeled and cut into chunks
      fat butter|vegan-butter 65
      vegetable onion 150 thinly sliced
      leaf savoy-cabbage|cabbage 250 cored and shredded
      herb chives 8? chopped
      cheese cheddar|vegan-cheese 90 grated
      pepper pepper 0.8
      salt
    `,
    steps: `
      4+30~ Simmer {rutabaga} in salted water for 12 minutes. Add {potato} and cook until both are soft, 18 minutes more.
      11 Meanwhile, melt {1/2 butter} in a large skillet over medium heat and cook {onion} for 4 minutes. Add {savoy-cabbage} and a splash of water and stir until limp, 6 minutes.
      7 Heat the oven to 400°F (200°C). Drain the roots well, mash them roughly with {butter, pepper, salt} and fold in the cabbage[ and {chives}]. Spread in {@baking-dish} and cover with {cheddar}.
      1+25 Bake until hot all through and browned on top, 25 minutes.
    `,
    face: 'Mashed potatoes and rutabaga with buttery cabbage, baked under a crust of Cheddar',
    why: 'Rutabaga starts ahead of the potatoes, so both are soft at once and neither turns watery',
  },
  'vegetable-cakes': {
    names:
      'vegetable cakes, veggie cakes, leftover vegetable cakes, leftover roast veg cakes, leftover veg cakes, potato and vegetable cakes, leftover roast vegetable cakes, vegetable potato cakes, leftover roast dinner cakes, mashed vegetable cakes',
    title: 'Potato and Vegetable Cakes',
    family: 'farmhouse',
    near: 'bubble-and-squeak hash-browns fried-patties',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable potato 600 peeled and cut into 3/4-inch pieces
      vegetable carrot 150 cut into 1/2-inch pieces
      leaf cabbage 200 shredded
      herb scallion 40 thinly sliced
      cheese cheddar|vegan-cheese 90 grated
      egg egg 50 lightly beaten
      flour flour|gf-flour 60
      fat neutral-oil 45
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+10 Put {potato, carrot} in {@pot}, cover with cold salted water, bring to a boil and simmer for 10 minutes. The same weight of leftover roast or boiled vegetables saves you this step and the next.
      1+3 Add {cabbage} and simmer until a fork goes in easily, 3 minutes more. Drain it all very well.
      5 Mash roughly, so that you can still see what is in it. Cool for 2 minutes, then stir in {scallion, cheddar, egg, 1/2 flour, salt, pepper}.
      5 Shape into {@count 125 cake cakes} an inch thick and dust with {flour}.
      18 Heat {neutral-oil} in {@skillet} over medium heat. Fry the cakes in two batches, without moving them until they have a crust, 4 to 5 minutes a side, until brown and hot through.
    `,
    face: 'Rough mash with carrots, cabbage and Cheddar, fried until it has a brown crust',
    why: 'Drained well and mashed roughly, the vegetables hold together and keep their own taste',
  },
  'mashed-rutabaga': {
    names:
      'mashed rutabaga, mashed swede, rutabaga mash, swede mash, mashed neeps, bashed neeps, mashed turnip and carrot, buttered mashed rutabaga, mashed rutabagas, mashed carrots and rutabaga, carrot and swede mash, swede and carrot mash, carrot and rutabaga mash',
    title: 'Buttery Mashed Rutabaga and Carrot',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'mashed-potatoes glazed-carrots mash',
    beside: 'roast-beef roast-pork-loin',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable rutabaga 600 peeled and cut into 1/2-inch pieces
      vegetable carrot 300 peeled and cut into 1/2-inch pieces
      fat butter|vegan-butter|olive-oil 45
      sweet-spice nutmeg 0.3
      salt
      pepper pepper 1
    `,
    steps: `
      2+25 Put {rutabaga, carrot} in {@pot}, cover with cold salted water, bring to a boil and simmer until a knife meets no resistance at all, 20 to 25 minutes.
      3 Drain well and put back over low heat for 2 minutes, shaking, so that they dry.
      4 Mash with {butter, nutmeg, pepper, salt}, roughly or smoothly as you like it.
    `,
    face: 'Sweet, earthy and golden, with plenty of butter and black pepper',
    why: 'Dried over the heat before it is mashed, it is never watery',
  },
  'pease-pudding': {
    names:
      'pease pudding, peas pudding, pease porridge, pease pottage, yellow split pea mash, mashed split peas, split pea mash, geordie pease pudding, british split pea puree, split pea pudding',
    title: 'Pease Pudding (Mashed Yellow Split Peas)',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'split-pea-soup mashed-potatoes mash',
    beside: 'glazed-ham',
    weight: 1,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      pulse split-peas=yellow_split_peas/split_peas 400 rinsed
      vegetable onion 120 halved
      vegetable carrot 100 halved lengthwise
      whole-spice bay 0.4
      fat butter|vegan-butter 45
      acid malt-vinegar|cider-vinegar 10
      pepper white-pepper|pepper 0.8
      salt
    `,
    steps: `
      4+60 Put {split-peas, onion, carrot, bay} in a deep, heavy pot with {water 1300}. Bring to a boil, skim off the foam and cook at a low simmer, partly covered, until the peas collapse, 1 hour. Stir often toward the end, and add a splash of hot water if they catch.
      2+5 Fish out the vegetables and {=bay}. Cook uncovered, stirring, until a spoon dragged over the bottom leaves a clear track, 5 minutes.
      3 Off the heat, beat in {butter, malt-vinegar, white-pepper, salt} until smooth. It firms as it cools, and then slices.
    `,
    face: 'Golden split peas beaten with butter to a thick mash, good hot from the pot or cold in slices',
    why: 'An onion and a carrot cook whole among the peas, so they leave their taste and no lumps',
  },
}
