import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Suppers that people mean when they name a pan and two foods. */
export const knownSuppers: DishEntries = {
  'sheet-pan-sausages-and-peppers': {
    names:
      'sheet pan sausages and peppers, sheet pan sausage and peppers, sheet-pan sausage and peppers, sheet pan sausage peppers and onions, oven sausage and peppers, baked sausage and peppers, roasted sausages and peppers, baked italian sausage and peppers, sausage and peppers traybake, sheet pan italian sausage and peppers, sheet pan dinner sausages and peppers, one pan sausage and peppers',
    title: 'Sheet-Pan Sausages and Peppers',
    titles: 'vegan-sausage: Sheet-Pan Vegan Sausages and Peppers',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'italian-sausage-and-peppers sheet-pan-sausage-and-vegetables sausage-and-apple-traybake traybake',
    beside: 'green-salad garlic-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.3,
    list: `
      protein sausage=Italian_sausages/sausages|vegan-sausage 560 left whole
      vegetable red-pepper 320 cut into wide strips
      vegetable green-pepper|yellow-pepper 160 cut into wide strips
      vegetable onion 260 cut into thick wedges
      vegetable baby-potatoes 500 halved
      fat olive-oil 40
      aromatic garlic 12 left whole
      ground-spice oregano 1
      acid red-vinegar 15
      herb basil|parsley 10? torn
      pepper pepper 1
      salt
    `,
    steps: `
      5+15 Heat the oven to 425°F (220°C). Toss {baby-potatoes} with {1/3 olive-oil, 1/2 salt} on {@sheet-pans} and roast, cut side down, for 15 minutes.
      5 Turn {red-pepper, green-pepper, onion, garlic} in {olive-oil, oregano, pepper, salt} and spread them among the potatoes. Lay {sausage} on top.
      2+28 Roast, turning the sausages once, until they are brown and 160°F (71°C) in the middle and the peppers are charred at the edges, 25 to 30 minutes.
      2 Sprinkle with {red-vinegar} and stir it into the juices on the pan.[ Scatter with {basil}.]
    `,
    face: 'Sausages roasted brown over peppers, onions and potatoes that catch all their juices',
    why: 'The potatoes have a head start, so everything on the pan is done at once',
  },
  'fried-cabbage-potatoes-and-bacon': {
    names:
      'fried cabbage with bacon and potatoes, fried cabbage and potatoes with bacon, cabbage bacon and potatoes, bacon cabbage and potatoes, cabbage potatoes and bacon, bacon and cabbage skillet, cabbage and potato skillet, skillet cabbage bacon and potatoes, fried potatoes cabbage and bacon, fried cabbage and potatoes',
    title: 'Fried Cabbage with Potatoes and Bacon',
    family: 'farmhouse',
    cuisine: 'American, Irish',
    near: 'bubble-and-squeak colcannon fried-cabbage quick-skillet',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      protein bacon 225 cut into 1/2-inch pieces
      vegetable potato 700 scrubbed and cut into 1/2-inch pieces
      vegetable onion 160 sliced
      vegetable cabbage 550 cored and cut into 1-inch pieces
      aromatic garlic 8 thinly sliced
      acid cider-vinegar 12
      pepper pepper 1
      salt
    `,
    steps: `
      9 Cook {bacon} in your largest skillet over medium heat until crisp, 8 minutes. Lift it out and leave the fat.
      5+12 Add {potato, 1/2 salt} to the fat and spread them out. Cover and cook over medium heat, turning them twice, until browned and nearly tender, 12 to 14 minutes.
      6 Push to one side, add {onion} and cook until it softens, 4 minutes. Stir in {garlic} for 1 minute.
      11 Add {cabbage, salt, pepper} in two heaps, the second when the first has sunk, and fry until tender and brown in places, 9 to 10 minutes.
      1 Stir in {cider-vinegar} and the bacon.
    `,
    face: 'Potatoes and cabbage fried brown in bacon fat, sharpened with a little vinegar',
    why: 'A lid lets the potatoes cook through in their own steam while their undersides brown',
  },
  'pesto-tomato-tart': {
    names:
      'pesto tomato tart, tomato pesto tart, puff pastry tomato tart with pesto, tomato and pesto tart, tomato mozzarella tart, tomato and mozzarella tart, pesto puff pastry tart, pesto mozzarella tart, cherry tomato pesto tart, caprese tart, caprese puff pastry tart, tomato pesto mozzarella puff pastry',
    title: 'Puff Pastry Tart with Pesto, Tomatoes and Mozzarella',
    family: 'ligurian',
    cuisine: 'Italian, British',
    looksLike: 'savory-tart',
    near: 'tomato-tart pizza-margherita savory-tart',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.2,
    list: `
      flour puff-pastry 320 thawed if frozen
      body pesto 80
      vegetable cherry-tomatoes 300 halved
      cheese fresh-mozzarella|mozzarella 200 torn into pieces and drained
      fat olive-oil 10
      pepper pepper 0.6
      salt
      herb basil 6? torn
    `,
    steps: `
      4+8~ Heat the oven to 400°F (200°C). Lay {cherry-tomatoes}, cut side down, on paper towels with {1/2 salt} to drain for 8 minutes.
      6 Unroll {puff-pastry} on a lined sheet pan to a sheet of about 9 by 12 inches. Score a border of an inch all around without cutting through, and prick the middle all over with a fork.
      1+10 Bake until pale gold and puffed, 10 minutes. Press the middle down with the back of a spoon.
      4 Spread the middle with {pesto}. Cover with the drained tomatoes and {fresh-mozzarella} and sprinkle with {olive-oil, pepper, salt}.
      1+15 Bake until the border is brown and the cheese has melted, 14 to 16 minutes.
      1+5 Let stand for 5 minutes.[ Scatter with {basil}.]
    `,
    face: 'Crisp puff pastry spread with pesto, under warm cherry tomatoes and melted mozzarella',
    why: 'The bottom is baked once before anything wet goes on it, so it stays crisp',
  },
  'sausage-soup-with-roots-and-kale': {
    names:
      'sausage and kale soup with vegetables, sausage soup with root vegetables, sausage vegetable soup, sausage and vegetable soup, sausage turnip soup, sausage kale and turnip soup, sausage carrot and kale soup, kale turnip and sausage soup, csa soup, farm box soup, turnip and kale soup, chunky sausage soup, sausage soup with greens, winter vegetable soup with sausage',
    title: 'Sausage Soup with Roots and Kale',
    titles: 'vegan-sausage: Vegan Sausage Soup with Roots and Kale',
    family: 'soffritto',
    cuisine: 'American',
    near: 'zuppa-toscana minestrone brothy-soup',
    beside: 'no-knead-bread cornbread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 20
      protein sausage=Italian_sausages/sausages|vegan-sausage 400 sliced 1/2 inch thick
      vegetable onion 180 chopped
      vegetable carrot 300 sliced
      vegetable turnip|parsnip 350 peeled and cut into 3/4-inch pieces
      aromatic garlic 9 sliced
      herb thyme 2
      stock chicken-stock|veg-stock 1200
      pulse white-beans 240 drained and rinsed
      leaf kale 180 stems removed and leaves torn
      acid lemon-juice 10
      pepper pepper 0.8
      salt
    `,
    steps: `
      9 Warm {olive-oil} in a large pot over medium-high heat and brown {sausage} on both cut sides, 7 minutes. Lift the slices out.
      8 Lower the heat to medium. Cook {onion, carrot} in the fat until the onion is soft, 6 minutes, then stir in {garlic, thyme} for 1 minute.
      3+15 Pour in {chicken-stock}, scraping the bottom, and add {turnip, 1/2 salt}. Simmer, half covered, until a knife slips into the turnips, 15 minutes.
      2+8 Stir in {white-beans, kale} and the sausage. Simmer until the kale is tender and the sausage is 160°F (71°C) inside, 8 minutes. Fish out the thyme stems.
      1 Season with {lemon-juice, pepper, salt}.
    `,
    face: 'Browned sausage in a clear broth with carrots, turnips, white beans and kale',
    why: 'What the sausage leaves on the bottom of the pot seasons everything that follows',
  },
  'fish-in-parsley-sauce': {
    names:
      'fish in parsley sauce, cod in parsley sauce, haddock in parsley sauce, white fish in parsley sauce, fish with parsley sauce, poached fish with parsley sauce, fish in white sauce, poached fish and mash, soft fish dinner, fish and mash, fish and mashed potatoes, cod in parsley sauce with mash, poached cod in milk',
    title: 'Fish in Parsley Sauce with Mashed Potatoes',
    family: 'farmhouse',
    cuisine: 'British, Irish',
    near: 'fish-pie baked-cod',
    beside: 'minted-peas',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable russet-potato|potato 800 peeled and cut into chunks
      protein cod|haddock|tilapia 600 pin bones removed
      liquid milk|oat-milk 500
      fat butter|vegan-butter 60
      flour flour|gf-flour 24
      herb parsley 15 very finely chopped
      acid lemon-juice 8
      pepper white-pepper|pepper 0.4
      salt
    `,
    steps: `
      3+20~ Cover {russet-potato} with cold water and a little of {=salt}, bring to a boil and simmer until very soft, 18 to 20 minutes.
      3+8 Meanwhile, lay {cod} in {@skillet} and pour over {most milk}. Bring just to a simmer, cover and cook over the lowest heat until the fish flakes at a touch and is 145°F (63°C), 7 to 8 minutes. Lift it onto a plate and keep the milk.
      6 Melt {1/2 butter} in a small saucepan over medium heat and stir in {flour} for 1 minute. Whisk in the warm milk, a little at a time, and simmer until smooth and thick enough to coat a spoon, 4 minutes. Stir in {parsley, lemon-juice, white-pepper, 1/2 salt}.
      5 Drain the potatoes well and mash them with {butter, milk, salt} until no lump is left.
      2 Flake the fish, feeling for bones, fold it into the sauce and spoon it over the mash.
    `,
    face: 'Flaked white fish in a mild, smooth parsley sauce, on soft mashed potatoes',
    why: 'The milk that the fish was poached in becomes the sauce, so none of its flavor is lost',
  },
  'creamy-bacon-mushroom-chicken': {
    names:
      'creamy chicken with bacon and mushrooms, creamy bacon mushroom chicken, creamy mushroom and bacon chicken, creamy garlic chicken thighs with bacon, bacon mushroom chicken, chicken thighs with bacon and mushrooms, creamy garlic chicken with bacon, creamy chicken bacon mushroom skillet, low carb creamy chicken, keto creamy chicken, keto chicken thighs with bacon and mushrooms',
    title: 'Creamy Chicken Thighs with Bacon and Mushrooms',
    family: 'farmhouse',
    cuisine: 'American, French',
    near: 'creamy-garlic-chicken chicken-marsala marry-me-chicken quick-skillet',
    beside: 'green-beans green-salad cauliflower-mash',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      cured bacon 140 cut into 1/2-inch pieces
      protein chicken-thigh 700 patted dry
      vegetable mushrooms 250 sliced
      aromatic garlic 12 thinly sliced
      herb thyme 2
      stock chicken-stock 180
      creamy cream 150
      sauce dijon 10
      leaf spinach 120
      pepper pepper 0.8
      salt
    `,
    steps: `
      8 Cook {bacon} in {@skillet} over medium heat until crisp, 7 minutes. Lift it out and leave the fat.
      12 Season {chicken-thigh} with {1/2 salt, pepper}. Brown in the fat over medium-high heat, 5 minutes a side, and lift out.
      7 Add {mushrooms} and cook until their water is gone and they are brown, 6 minutes. Stir in {garlic, thyme} for 1 minute.
      3 Pour in {chicken-stock} and boil for 2 minutes, scraping up everything brown. Stir in {cream, dijon}.
      2+10 Put back the chicken with its juices and simmer, turning once, until it is 165°F (74°C) in the middle and the sauce coats a spoon, 8 to 10 minutes.
      2 Stir in {spinach} until it wilts. Season with {salt} and scatter with the bacon.
    `,
    face: 'Browned chicken thighs in a garlicky cream sauce with mushrooms and spinach, under crisp bacon',
    why: 'Thighs stay juicy while the sauce thickens around them, and the bacon waits outside the pan to keep its crunch',
  },
}
