import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Plates of the diner counter, morning and noon. */
export const dinerPlates: DishEntries = {
  'bacon-and-eggs': {
    names:
      'bacon and eggs, eggs and bacon, bacon and eggs breakfast, fried eggs and bacon, american breakfast, diner breakfast, bacon eggs and toast',
    titles: 'turkey-bacon: Turkey Bacon and Eggs',
    family: 'farmhouse',
    near: 'scrambled-eggs egg-pan',
    beside: 'hash-browns',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.2,
    list: `
      protein bacon|turkey-bacon 112 left in slices
      protein egg 200
      fat butter|vegan-butter|olive-oil 14
      bread bread|gf-bread 90 toasted
      raw tomato 160 sliced
      salt
      pepper pepper 0.4
    `,
    steps: `
      9 Start {bacon} in a cold skillet over medium heat and fry, turning now and then, until brown and crisp, about 8 minutes. Drain it on paper and pour off most of the fat.
      4* Turn the heat to medium-low and melt {butter} in the pan. Crack in {egg}, as many as fit at a time, season with {salt, pepper}, cover and cook until the whites are firm and the yolks are as you like them, 2 to 3 minutes.
      1 Serve at once with {bread, tomato}.
    `,
    face: 'Crisp bacon, tender fried eggs, toast and tomato',
    why: 'The lid sets the tops of the eggs gently, so the edges do not turn to lace',
  },
  'breakfast-sandwich': {
    names:
      'breakfast sandwich, egg sandwich, bacon egg and cheese, bacon egg and cheese sandwich, egg mcmuffin, egg muffin sandwich, egg and cheese sandwich, bec sandwich, bacon and egg sandwich, egg and bacon roll',
    title: 'Bacon, Egg and Cheese Sandwich',
    titles: 'turkey-bacon: Turkey Bacon, Egg and Cheese Sandwich',
    family: 'farmhouse',
    near: 'breakfast-burrito bacon-and-eggs toasted-sandwich',
    beside: 'hash-browns',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.15,
    list: `
      protein bacon|turkey-bacon 84 left in slices
      bread english-muffins|gf-bread 114 split
      fat butter|vegan-butter 20
      egg egg 100
      cheese american-cheese|cheddar|vegan-cheese 42
      raw tomato 100 sliced
      pepper pepper 0.3
    `,
    steps: `
      8 Fry {bacon} in a skillet over medium heat until crisp, about 7 minutes, and drain it. Wipe out most of the fat.
      3 Toast {english-muffins} and spread them with {1/2 butter}.
      4 Melt {butter} in the skillet. Break in {egg}, prick the yolks and cook for 2 minutes. Turn, lay on {american-cheese} and cook until the yolks are set and the cheese is soft, 1 minute more.
      2 Stack the eggs, the bacon and {tomato} in the muffins with {pepper} and press shut.
    `,
    face: 'Fried eggs, crisp bacon and melted cheese in toasted muffins',
    why: 'Broken yolks set right through, so breakfast can be eaten with one hand',
  },
  'corned-beef-hash': {
    names:
      'corned beef hash, corned beef hash and eggs, corned beef and potato hash, homemade corned beef hash, corned beef hash with eggs, canned corned beef hash, red flannel hash, diner hash',
    family: 'new-england',
    near: 'hash corned-beef-and-cabbage',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.1,
    list: `
      vegetable potato 700 cut into 1/2-inch dice
      fat butter|vegan-butter|neutral-oil 34
      fat neutral-oil 14
      vegetable onion 160 chopped
      vegetable green-pepper 100 diced
      protein corned-beef=corned_beef|pastrami 300 cooked and diced
      sauce worcestershire 8?
      protein egg 200
      herb parsley 8?
      salt
      pepper pepper 1
    `,
    steps: `
      2+6 Boil {potato} in salted water until just tender, 6 minutes. Drain and let the steam blow off.
      7 Heat {butter, neutral-oil} in {@skillet} over medium heat and cook {onion, green-pepper} until soft, 6 minutes.
      13 Add the potatoes, {corned-beef, worcestershire, pepper, 1/2 salt}. Press flat and cook, turning it in sections every few minutes, until crusted and brown all over, about 12 minutes.
      2+4 Make hollows in the hash, crack in {egg} and season with {salt}. Cover and cook until the whites are set, about 4 minutes. [Scatter with {parsley}.]
    `,
    face: 'Crusty potatoes and corned beef with eggs set right in the pan',
    why: 'Pressing it flat and leaving it alone is what makes the crust',
  },
  'prime-rib': {
    names:
      'prime rib, prime rib roast, standing rib roast, rib roast, roast prime rib, christmas prime rib, prime rib au jus, rib of beef, roast rib of beef',
    title: 'Prime Rib Roast',
    family: 'farmhouse',
    near: 'roast-beef pan-seared-steak whole-roast',
    beside: 'yorkshire-pudding green-beans',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.8,
    list: `
      protein ribeye=boneless_rib_roast/rib_roast 1500 in one piece, tied
      second-fat butter|vegan-butter|olive-oil 42 softened
      aromatic garlic 16
      herb rosemary 4 leaves finely chopped
      herb thyme 3 leaves only
      stock beef-stock|chicken-stock 360
      wine red-wine|cranberry-juice 120
      sauce horseradish 50
      creamy sour-cream|greek-yogurt|vegan-sour-cream 110
      salt
      pepper pepper 3
    `,
    steps: `
      5+60 Rub {ribeye} all over with {pepper, most salt} and leave it on the counter for 1 hour, so that it cooks evenly.
      5+20 Heat the oven to 450°F (230°C). Mash {butter, garlic, rosemary, thyme} and spread it over the meat. Roast on a rack in a roasting pan for 20 minutes, until the outside is browned.
      1+60 Lower the heat to 325°F (165°C) and roast until the middle reads 145°F (63°C), about 1 hour.
      1+20~ Move the roast to a board, cover it loosely and rest for 20 minutes.
      6 Stir {horseradish, sour-cream} together. Pour the fat off the roasting pan, boil {red-wine, beef-stock} in it over high heat for 4 minutes, scraping, and season this jus with {salt}.
      4 Carve into thick slices and serve with the jus and the horseradish cream.
    `,
    face: 'A rosy rib roast with a garlic crust, its jus and horseradish cream',
    why: 'High heat makes the crust and low heat does the rest, so the slices are one color from edge to edge',
  },
  'chicken-a-la-king': {
    names:
      'chicken a la king, chicken à la king, creamed chicken, creamed chicken on toast, chicken ala king, turkey a la king, leftover turkey a la king, chicken a la king on toast, creamed chicken and biscuits',
    title: 'Chicken à la King',
    titles: 'cooked-turkey: Turkey à la King',
    family: 'farmhouse',
    near: 'chicken-pot-pie chicken-tetrazzini quick-skillet',
    beside: 'buttermilk-biscuits green-beans',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 56
      vegetable mushrooms 225 sliced
      vegetable red-pepper 120 diced
      herb scallion 40 thinly sliced
      flour flour|gf-flour 36
      wine dry-sherry|veg-stock 40
      stock chicken-stock 420
      creamy cream|soy-cream|oat-cream 150
      protein cooked-chicken|cooked-turkey 420 cut into bite-size pieces
      vegetable peas 120
      ground-spice sweet-paprika 1
      bread bread|gf-bread 180 toasted
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Melt {butter} in a large saucepan over medium-high heat. Cook {mushrooms, red-pepper} until their juices have gone and they begin to brown, 7 minutes. Stir in {flour} for 1 minute.
      7 Pour in {dry-sherry}, then whisk in {chicken-stock} and simmer until thick and smooth, 5 minutes.
      3+5 Stir in {cream, cooked-chicken, peas, scallion, sweet-paprika, pepper, salt} and simmer gently until piping hot, at 165°F (74°C), 5 minutes.
      1 Ladle over {bread} and serve.
    `,
    face: 'Chicken, mushrooms and peas in a sherried cream sauce over toast',
    why: 'A quick velvety sauce gives cooked chicken a second life',
  },
  'beef-tips-and-gravy': {
    names:
      'beef tips and gravy, beef tips, beef tips and rice, beef tips with gravy, steak tips and gravy, beef tips over rice, beef and gravy, beef tips and mushrooms, steak tips',
    family: 'farmhouse',
    near: 'beef-stroganoff beef-stew braise',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein beef-chuck 750 cut into 1-inch cubes
      flour flour|gf-flour 30
      fat neutral-oil 34
      vegetable onion 180 sliced
      vegetable mushrooms 225 quartered
      aromatic garlic 10
      stock beef-stock|chicken-stock 600
      sauce worcestershire 14?
      sauce dijon 8
      herb thyme 2
      starch long-rice 220 rinsed
      herb parsley 6?
      salt
      pepper pepper 1.4
    `,
    steps: `
      13 Coat {beef-chuck} with {flour, pepper, 1/3 salt}. Heat {1/2 neutral-oil} in {@pot} over medium-high heat, brown the cubes in two batches, 4 to 5 minutes each, and set them aside.
      12 Add {neutral-oil, onion, mushrooms} and cook until soft and browned at the edges, 11 minutes. Stir in {garlic} for 1 minute.
      3+75~ Return the beef with {beef-stock, worcestershire, dijon, thyme}. Scrape up the bottom, cover and simmer over low heat until very tender, about 1 hour 15 minutes.
      2+20~ When the beef is nearly done, bring {long-rice} to a boil in {water 440} and cook it, covered, over the lowest heat until tender, 20 minutes.
      5 Uncover the beef and boil it down for 4 minutes, until the gravy clings. Season with {salt} and serve over the rice[, topped with {parsley}].
    `,
    face: 'Tender cubes of beef and mushrooms in brown gravy over rice',
    why: 'The flour that coats the beef browns with it and thickens the gravy',
  },
  'avocado-toast': {
    names:
      'avocado toast, avocado toast with egg, avo toast, smashed avocado on toast, avocado on toast, egg and avocado toast, avocado egg toast, avocado and egg on toast, smashed avo, avocado toast with eggs',
    title: 'Avocado Toast with Egg',
    family: 'californian',
    near: 'bacon-and-eggs toast',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.5,
    list: `
      egg egg 100?
      bread bread|gf-bread 180 toasted
      raw avocado 280 pitted
      acid lemon 16
      raw cherry-tomatoes 120 halved
      fat olive-oil 10
      chile flakes 0.6
      herb chives 3
      salt
      pepper pepper 0.4
    `,
    steps: `
      2+7 Lower {egg} into simmering water and cook for 7 minutes. Cool under cold water and peel.
      4 Mash {avocado, lemon, 1/2 salt} with a fork, leaving it chunky. Spread it thickly on {bread}.
      3 Top with {cherry-tomatoes}. Halve {=egg} and lay the halves on top. Drizzle with {olive-oil} and sprinkle with {flakes, chives, pepper, salt}.
    `,
    face: 'Chunky, lemony avocado on crisp toast with cherry tomatoes',
    why: 'Lemon goes straight into the avocado, which seasons it and keeps it green',
  },
}
