import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What Britain puts between two slices, and mushrooms on one. */
export const buttiesAndToasts: DishEntries = {
  'bacon-sandwich': {
    names:
      'bacon sandwich, bacon butty, bacon sarnie, bacon roll, bacon bap, bacon sandwiches, bacon butties, bacon sarnies, bacon and ketchup sandwich, bacon sandwich with brown sauce, british bacon sandwich, bacon rolls, bacon barm',
    title: 'Bacon Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'blt breakfast-sandwich toasted-sandwich',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein bacon|turkey-bacon 340 left in slices
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 300
      fat butter|vegan-butter 28 softened
      sauce ketchup 60
    `,
    steps: `
      11 Lay {bacon} in a cold skillet and set it over medium heat. Fry, turning now and then, until brown at the edges and as crisp as you like it, about 10 minutes. Drain on paper towels.
      2 Spread half of the slices of {white-bread} with {butter} and the others with {ketchup}.
      3 Press the other sides for a few seconds into the hot fat of the skillet, if you like. Lay the bacon on the buttered slices, close and cut in two while it is hot.
    `,
    face: 'Hot bacon, soft buttered bread and ketchup, and nothing else',
    why: 'The bread is spread before the bacon is done, so it is eaten hot',
  },
  'sausage-sandwich': {
    names:
      'sausage sandwich, sausage butty, sausage sarnie, sausage bap, sausage and onion sandwich, sausage sandwiches, sausage butties, british sausage sandwich, sausage barm, sausage and ketchup sandwich',
    title: 'Sausage and Onion Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bacon-sandwich breakfast-sandwich toasted-sandwich',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein sausage|veggie-sausage|vegan-sausage 560 mild links, or British bangers
      fat neutral-oil 12
      vegetable onion 220 thinly sliced
      bread crusty-rolls|gf-bread 340 split
      fat butter|vegan-butter 28 softened
      sauce ketchup 60
      sauce dijon=English_mustard/mustard|dijon 16
    `,
    steps: `
      1+20~ Heat {neutral-oil} in a large skillet over medium-low heat. Fry {sausage}, turning often, until evenly brown and 160°F (71°C) inside, about 20 minutes.
      10 Halfway through, push the links to one side, add {onion} and cook in the same fat, stirring, until soft and lightly browned, 10 minutes.
      3 Spread {crusty-rolls} with {butter, dijon}. Halve the sausages lengthwise, lay them in with the onions, add {ketchup} and close.
    `,
    face: 'Slowly browned sausages and soft onions in a buttered roll with mustard',
    why: 'Over low heat the skins brown all around without splitting',
  },
  'fish-finger-sandwich': {
    names:
      'fish finger sandwich, fish finger sandwiches, fish stick sandwich, fish finger butty, fish finger bap, fish finger sarnie, fish stick sandwiches, homemade fish finger sandwich',
    title: 'Fish Finger Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'fish-sticks sandwich',
    beside: 'oven-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.3,
    list: `
      protein cod 520 cut into sticks an inch wide
      flour flour|gf-flour 35
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 110
      fat neutral-oil 40
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 300
      fat butter|vegan-butter 28 softened
      sauce mayonnaise 70
      brine pickles 40 finely chopped
      leaf romaine 100 shredded
      acid lemon-juice 5
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Heat the oven to 425°F (220°C). Toss {panko} with {neutral-oil} on a sheet pan and toast in the oven until golden, 4 minutes. Tip onto a plate to cool.
      8 Season {cod} with {salt, pepper}. Turn the sticks in {flour}, then in {egg}, then in the crumbs, pressing them on.
      1+12 Bake them on the sheet pan until crisp and 145°F (63°C) inside, 10 to 12 minutes.
      4 Stir {mayonnaise, pickles, lemon-juice} together. Spread {white-bread} with {butter} and half of the slices with the sauce, and pile on {romaine} and the fish. Close and cut in two.
    `,
    face: 'Crisp baked sticks of cod in soft buttered bread with lettuce and pickle mayonnaise',
    why: 'Crumbs that are toasted first stay crisp between the slices',
  },
  'fried-egg-sandwich': {
    names:
      'fried egg sandwich, fried egg sandwiches, egg butty, egg banjo, fried egg butty, egg and ketchup sandwich, fried egg roll, runny egg sandwich',
    title: 'Fried Egg Sandwich',
    family: 'farmhouse',
    near: 'breakfast-sandwich bacon-sandwich',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.2,
    list: `
      egg egg 200
      fat butter|vegan-butter|olive-oil 28
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 150 toasted
      sauce ketchup 30
      salt
      pepper pepper 0.3
    `,
    steps: `
      6 Melt {1/2 butter} in {@skillet} over medium heat. Break in {egg}, season with {salt, pepper} and fry until the whites are set, 3 minutes. Turn over and cook until the yolks are firm, 1 to 2 minutes more.
      3 Spread {white-bread} with {butter} and half of the slices with {ketchup}. Lay on the eggs, close, and cut in two.
    `,
    face: 'Fried eggs on hot buttered toast with ketchup',
    why: 'Turned over, the eggs can be eaten in the hand without a bib',
  },
  'cheese-and-pickle-sandwich': {
    names:
      'cheese and chutney sandwich, cheddar and chutney sandwich, cheese and branston sandwich, cheese sandwiches, cold cheese sandwich',
    title: 'Cheddar and Chutney Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'ploughmans-lunch grilled-cheese sandwich',
    beside: 'tomato-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0,
    list: `
      bread whole-wheat-bread|bread|gf-bread 226
      fat butter|vegan-butter 28 softened
      cheese cheddar=sharp_Cheddar/Cheddar|vegan-cheese 240 sliced
      sauce mango-chutney=chutney 90
      raw cucumber 120 thinly sliced
      leaf romaine 80 torn
      pepper pepper 0.3
    `,
    steps: `
      3 Spread {whole-wheat-bread} with {butter} right to the edges, so that nothing soaks in.
      4 Lay {cheddar} on half of the slices and spread it with {mango-chutney}. Top with {cucumber, romaine, pepper}.
      1 Close, press gently and cut in two.
    `,
    face: 'Sharp Cheddar and sweet, tangy chutney with something crisp, on brown bread',
    why: 'Butter up to the crust keeps the chutney out of the bread until lunch',
  },
  'cucumber-sandwiches': {
    names:
      'cucumber sandwiches, cucumber sandwich, cucumber tea sandwiches, cream cheese and cucumber sandwiches, cucumber cream cheese sandwiches, tea sandwiches, finger sandwiches, afternoon tea sandwiches',
    title: 'Cucumber Sandwiches',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'egg-salad-sandwich sandwich',
    beside: 'scones',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      raw cucumber 350 very thinly sliced
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 280
      creamy cream-cheese|vegan-cream-cheese 170 softened
      herb dill 6 finely chopped
      acid lemon-juice 8
      salt
      pepper white-pepper|pepper 0.3
    `,
    steps: `
      3+10 Toss {cucumber} with {1/2 salt} in a colander and leave to drain for 10 minutes. Pat very dry with paper towels.
      3 Beat {cream-cheese, dill, lemon-juice, white-pepper, salt} until it spreads easily, and spread it thinly over {white-bread}.
      5 Overlap the cucumber on half of the slices and close. Cut off the crusts with a serrated knife and cut into fingers.
    `,
    face: 'Thin cucumber and lemony cream cheese in soft white fingers',
    why: 'Salted and dried, the cucumber stays crisp and the bread stays dry',
  },
  'roast-beef-sandwich': {
    names:
      'roast beef sandwich, roast beef sandwiches, beef and horseradish sandwich, cold roast beef sandwich, roast beef and horseradish sandwich, leftover roast beef sandwich, deli roast beef sandwich, beef sandwich, roast beef sub',
    title: 'Roast Beef Sandwich with Horseradish',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'french-dip sandwich',
    beside: 'oven-fries',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.1,
    list: `
      protein cooked-beef=cooked_roast_beef/roast_beef 400 thinly sliced
      bread bread|gf-bread 340
      creamy sour-cream|vegan-sour-cream 80
      sauce horseradish 30
      sauce dijon 12
      leaf arugula 60
      raw tomato 250 sliced
      vegetable pickled-onions 60?
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Stir {sour-cream, horseradish, dijon} together. Season {tomato} with {salt, pepper}.
      5 Spread {bread} with the sauce. Fold {cooked-beef} loosely onto half of the slices, so that it is light to bite, and top with the tomatoes and {arugula}[, then {pickled-onions}].
      1 Close, press and cut in two.
    `,
    face: 'Cold roast beef with a sharp horseradish cream, tomatoes and peppery leaves',
    why: 'Meat that is folded, not laid flat, makes a tall sandwich that is easy to bite',
  },
  'mushrooms-on-toast': {
    names:
      'mushrooms on toast, mushroom toast, garlic mushrooms on toast, creamy mushrooms on toast, mushroom on toast, creamy garlic mushrooms on toast',
    title: 'Creamy Mushrooms on Toast',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'beans-on-toast welsh-rarebit toast',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      main mushrooms 400 sliced
      fat butter|vegan-butter|olive-oil 30
      aromatic garlic 8 finely chopped
      herb thyme 2
      creamy creme-fraiche|sour-cream|vegan-sour-cream 70
      sauce dijon 5
      bread bread|gf-bread 160 thickly sliced and toasted
      herb parsley 6 chopped
      acid lemon-juice 5
      salt
      pepper pepper 0.4
    `,
    steps: `
      10* Melt {butter} in {@skillet} over medium-high heat. Add {mushrooms}, in batches if they crowd the pan, and leave them alone for 3 minutes, then cook, stirring now and then, until their water has gone and they are brown, 6 minutes more.
      1 Stir in {garlic, thyme, 1/2 salt} for 1 minute.
      2 Take the pan off the heat and stir in {creme-fraiche, dijon, pepper, salt} until hot and smooth. Add {lemon-juice}.
      2 Spoon over {bread} and scatter with {parsley}.
    `,
    face: 'Brown, garlicky mushrooms in a little sharp cream, over crisp toast',
    why: 'Left alone at first, the mushrooms brown instead of stewing',
  },
}
