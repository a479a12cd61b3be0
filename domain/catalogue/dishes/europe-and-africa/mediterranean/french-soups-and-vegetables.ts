import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups, gratins and salads of the French table. */
export const frenchSoupsAndVegetables: DishEntries = {
  'french-onion-soup': {
    names:
      "french onion soup, onion soup, soupe a l'oignon, soupe à l'oignon, french onion, onion soup gratinee, french onion soup gratinee, gratineed onion soup, caramelized onion soup, frence onion soup, classic onion soup, onion soup with cheese toast",
    title: 'French Onion Soup',
    family: 'bistro',
    near: 'onion-soup',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      fat butter|olive-oil 42
      second-fat olive-oil 14
      vegetable onion 1000 halved and thinly sliced
      sweetener sugar 3
      aromatic garlic 6
      flour flour|cornstarch 12
      wine white-wine|dry-sherry 160
      stock beef-stock|veg-stock 1100
      ground-spice thyme 2
      whole-spice bay 0.3
      bread bread=baguette/bread|gf-bread 140 cut into 1/2-inch slices
      cheese gruyere|swiss 170
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Melt {butter} with {olive-oil} in {@pot} over medium heat. Stir in {onion, sugar, 1/2 salt}, cover and let them wilt, 5 minutes.
      45 Uncover, turn the heat to medium-low and cook, stirring every few minutes and scraping up what sticks, until the onions are soft, sticky and deep brown, about 45 minutes. There is no short way.
      4 Stir in {garlic} and {flour} for 1 minute. Pour in {white-wine} and let it bubble away, scraping, for 3 minutes.
      2+20~ Add {beef-stock, thyme, bay} and simmer, partly covered, for 20 minutes.
      3+7 Meanwhile, heat the oven to 400°F (200°C) and toast {bread} on a rimmed sheet pan until dry and golden, 7 minutes.
      4+5 Pull out {=bay} and the thyme stems and season the soup with {salt, pepper}. Ladle it into ovenproof bowls on a sheet pan, float the toasts on top and cover them thickly with {gruyere}. Broil until the cheese runs over the rim in brown blisters, 3 to 5 minutes.
    `,
    face: 'Deeply browned onions in a dark broth, under toast and blistered Gruyère',
    why: 'Three quarters of an hour over a low flame turns a bag of onions into the whole flavor of the soup',
  },
  ratatouille: {
    names:
      'ratatouille, ratatouile, ratatoulli, provencal vegetable stew, french vegetable stew, eggplant zucchini tomato stew, ratatoui, vegetable ratatouille, ratatouille nicoise, rattatouille, ratatouee, confit byaldi',
    family: 'provencal',
    near: 'caponata vegetable-braise',
    beside: 'creamy-polenta no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      fat olive-oil 100
      vegetable eggplant 450
      vegetable zucchini 400
      vegetable red-pepper 320 cut into 1-inch squares
      aromatic onion 200 sliced
      aromatic garlic 12 thinly sliced
      body whole-canned-tomatoes=canned_whole_peeled_tomatoes/tomatoes 800 crushed by hand
      ground-spice thyme 2
      whole-spice bay 0.3
      acid red-vinegar 8
      herb basil 15
      salt
      pepper pepper 1
    `,
    steps: `
      10 Heat {1/2 olive-oil} in a large, heavy pot over medium-high heat. Fry {eggplant} with {1/3 salt} until browned and soft, about 8 minutes, and transfer it to a bowl.
      11 Add {olive-oil} to the pot and brown {zucchini} for 5 minutes, then move it to the bowl. Do the same with {red-pepper}, 5 minutes more.
      9 Lower the heat to medium, put {onion} in the empty pot and cook until soft and lightly colored, 8 minutes. Stir in {garlic} for 1 minute.
      1+15 Add {whole-canned-tomatoes, thyme, bay} and simmer until thick and no longer watery, 15 minutes.
      2+15 Fold in all the fried vegetables, cover and cook gently until they are silky but still have their shapes, 15 minutes.
      2 Pull out {=bay} and the thyme stems, stir in {red-vinegar, basil} and season with {salt, pepper}. It is best warm rather than hot.
    `,
    face: 'Eggplant, zucchini and peppers, silky with good oil, in thick tomatoes',
    why: 'Each vegetable is browned alone before they meet, so that the stew tastes of every one of them',
  },
  'potato-gratin': {
    names:
      'potato gratin, gratin dauphinois, dauphinoise potatoes, potato dauphinoise, potatoe gratin, dauphinois potatoes, gratin potatoes, creamy sliced potatoes, cheesy potato bake, gratin dauphinoise, pommes dauphinoise',
    title: 'Potato Gratin',
    family: 'bistro',
    near: 'gratin mash',
    beside: 'roast-beef roast-lamb',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      aromatic garlic 9 smashed
      creamy cream|oat-cream|soy-cream 360
      creamy milk|oat-milk|soy-milk 300
      ground-spice thyme 1.5
      ground-spice nutmeg 0.5
      fat butter|vegan-butter 14
      vegetable potato 1100 peeled
      cheese gruyere|vegan-cheese 120?
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+5 Put {cream, milk, garlic, thyme, nutmeg} in a saucepan with {salt, pepper}, bring to a simmer and let it steep off the heat for 5 minutes.
      8 Heat the oven to 350°F (175°C). Rub {@baking-dish} with {butter}. Slice {=potato} 1/8 inch thick, on a mandoline if you have one, and do not rinse the slices: their starch is what thickens the cream.
      6 Overlap {potato} in the dish in flat layers. Strain the warm cream over them and press down until they are just covered.
      1+60 Cover with foil and bake for 40 minutes. Uncover[, sprinkle with {gruyere}] and bake until a knife slides into {=potato} without resistance and the top is deep gold, 20 minutes.
      0+10 Let it stand for 10 minutes, while the cream settles into the layers.
    `,
    face: 'Thin slices of potato baked in garlicky cream until they melt together',
    why: 'Unrinsed slices and warm cream make a sauce of their own, with no flour in it',
  },
  vichyssoise: {
    names:
      'vichyssoise, vichysoisse, cold potato leek soup, chilled leek and potato soup, vichysoise, potato leek soup, leek and potato soup, potato and leek soup, leek potato soup, leek soup, creamy potato leek soup',
    title: 'Potato Leek Soup (Vichyssoise)',
    family: 'bistro',
    near: 'blended-soup chowder',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender/Immersion Blender/Food Processor',
    serves: 4,
    salt: 0.55,
    list: `
      fat butter|vegan-butter|olive-oil 42
      vegetable leek 450
      vegetable potato 500 peeled and diced
      stock chicken-stock|veg-stock 900
      whole-spice bay 0.3
      creamy cream|soy-cream|oat-cream 120
      herb chives 5
      salt
      pepper pepper=ground_white_pepper/white_pepper 0.4
    `,
    steps: `
      11 Melt {butter} in {@pot} over medium-low heat. Cook {leek} with a lid on, stirring often, until very soft but not at all brown, 10 minutes.
      2+20 Add {potato, chicken-stock, bay, 1/2 salt}, bring to a boil and simmer until the potatoes fall apart when pressed, 20 minutes.
      4 Take out {=bay}. Blend until perfectly smooth, stopping as soon as it is: potatoes that are worked too long turn gluey.
      3 Stir in {cream} and season with {salt, pepper}. Reheat it gently to serve hot, or chill it well and serve it cold, with a little more seasoning. Sprinkle with {chives}.
    `,
    face: 'A pale, velvety soup of leeks and potatoes, good hot and good ice-cold',
    why: 'Leeks softened slowly under a lid stay sweet and white, and the potatoes do the thickening',
  },
  bouillabaisse: {
    names:
      'bouillabaisse, french fish soup, provencal fish stew, french fish stew, bouillabaise, bouillabase, bouilabaisse, marseille fish soup, seafood bouillabaisse, fish stew, mediterranean fish stew, french seafood stew, boulabase',
    title: 'Bouillabaisse',
    family: 'provencal',
    near: 'cioppino mussels-in-broth poached-plate',
    beside: 'no-knead-bread aioli',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      fat olive-oil 54
      vegetable fennel 250
      aromatic onion 150
      aromatic garlic 12
      wine white-wine 200
      body canned-tomatoes 400
      stock fish-stock 800
      whole-spice saffron 0.3
      ground-spice orange-zest 4
      ground-spice thyme 2
      protein cod|halibut 450 cut into 2-inch pieces
      protein mussels 700
      protein shrimp 250
      bread bread=baguette/bread|gf-bread 140 sliced and toasted
      herb parsley 10
      salt
      pepper pepper 0.6
    `,
    steps: `
      12 Heat {olive-oil} in a large, wide pot over medium heat and cook {fennel} and {onion} until soft and sweet, 10 minutes. Add {garlic} and cook for 1 minute.
      4 Pour in {white-wine} and boil until reduced by half, 3 minutes.
      2+20 Add {canned-tomatoes, fish-stock, saffron, orange-zest, thyme} and simmer for 20 minutes, until the broth is the color of rust. Season with {pepper, salt}.
      1+3 Slip {cod} into the simmering broth and cook for 3 minutes.
      2+5 Add {mussels} and {shrimp}, cover and cook until the shells have opened, the shrimp are pink and the fish flakes at 145°F (63°C), about 5 minutes. Throw out any that stay shut.
      2 Lay {bread} in wide bowls, ladle everything over and sprinkle with {parsley}.
    `,
    face: 'Fish, mussels and shrimp in a saffron broth with fennel and orange',
    why: 'The broth is finished before the fish goes in, so nothing in the pot cooks a minute too long',
  },
  'salad-nicoise': {
    names:
      'nicoise salad, salad nicoise, salade nicoise, niçoise salad, tuna nicoise, tuna nicoise salad, nicoise, salade niçoise, nisoise salad, nicoise tuna salad, french tuna salad, tuna and green bean salad, salad nicoise with tuna',
    title: 'Niçoise Salad',
    family: 'provencal',
    near: 'white-bean-salad layered-salad salad',
    beside: 'no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable potato 500 cut into 1-inch chunks
      egg egg 200
      vegetable green-beans 220 
      acid red-vinegar 35
      dressing dijon 10
      aromatic shallot 20
      fat olive-oil 70
      leaf leaf-lettuce=butter_lettuce/lettuce 150 leaves separated
      protein tuna-in-oil=tuna_in_olive_oil/tuna 280 drained and flaked
      raw cherry-tomatoes 220 halved
      brine olives 80
      brine anchovies 16?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+15~ Boil {potato} in well-salted water until a knife slips in, 15 minutes. For the last 3 minutes, add {green-beans}. Drain, and cool the beans under the tap.
      2+10~ Meanwhile, lower {egg} into a second pan of simmering water and cook for 10 minutes, until hard. Cool under the tap, peel and quarter.
      3 Whisk {red-vinegar, dijon, shallot, 1/2 salt, pepper} in a bowl and beat in {olive-oil} in a stream.
      2 Turn the warm potatoes in a third of the dressing while they can still drink it.
      6 Spread {leaf-lettuce} on a platter and arrange the potatoes, beans and eggs on it with {tuna-in-oil, cherry-tomatoes, olives}, all in heaps. Lay {anchovies} across. Season with {salt}. Spoon over the rest of the dressing.
    `,
    face: 'Tuna, eggs, potatoes and green beans in heaps, with olives and a sharp mustard dressing',
    why: 'The potatoes are dressed while they are warm, and arranged instead of tossed, nothing gets bruised',
  },
}
