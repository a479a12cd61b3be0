import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Roasts, eggs, and noodles in gravy or cheese. */
export const roastsAndNoodles: DishEntries = {
  'mississippi-pot-roast': {
    names:
      'mississippi pot roast, mississippi roast, crock pot mississippi roast, pepperoncini pot roast, mississippi beef, mississippi chuck roast',
    family: 'creole',
    near: 'pot-roast beef-stew italian-beef-sandwich',
    beside: 'mashed-potatoes green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Oven/Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.15,
    list: `
      protein beef-chuck 1300 in one piece, patted dry
      ground-spice ranch-seasoning 18
      ground-spice onion-powder 4
      flour flour|gf-flour 12
      stock beef-stock 240
      brine pepperoncini 130
      fat butter|vegan-butter 70
      vegetable onion 200 cut into thick wedges
      vegetable carrot 320 cut into 2-inch lengths
      vegetable baby-potatoes 700 halved
      salt
      pepper pepper 2
    `,
    steps: `
      4 Heat the oven to 300°F (150°C). Lay {onion} in a Dutch oven with {beef-chuck} on top. Mix {ranch-seasoning, onion-powder, flour, pepper} and pat it all over the meat.
      2+120 Pour {beef-stock} around it, scatter with {pepperoncini} and lay {butter} on the roast. Cover and braise for 2 hours.
      4+75 Tuck {carrot, baby-potatoes} into the juices, season them with {salt}, cover again and cook until they are tender and the beef pulls apart, 1 hour 15 minutes.
      4 Skim the fat from the gravy, tear the meat into chunks and turn them in it.
    `,
    face: 'Buttery, falling-apart beef with tangy peppers, potatoes and carrots',
    why: 'The pickled peppers give the rich gravy its tang, with hardly any heat',
  },
  'beef-and-noodles': {
    names:
      'beef and noodles, beef noodles, amish beef and noodles, old fashioned beef and noodles, beef and egg noodles, midwestern beef and noodles',
    title: 'Old-Fashioned Beef and Noodles',
    family: 'farmhouse',
    near: 'beef-stroganoff beef-tips-and-gravy beef-stew',
    beside: 'green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein beef-chuck 900 cut into 1-inch pieces
      fat neutral-oil 24
      vegetable onion 220 chopped
      aromatic garlic 10
      flour flour 24
      stock beef-stock 1200
      sauce worcestershire 15
      whole-spice bay 0.6
      herb thyme 3
      starch egg-noodles 360
      second-fat butter 20
      herb parsley 8?
      salt
      pepper pepper 2
    `,
    steps: `
      13 Season {beef-chuck} with {1/2 salt, pepper} and brown it in {neutral-oil} in {@pot} over medium-high heat, in two batches, about 5 minutes each.
      8 Add {onion} to the fat and cook until soft, 6 minutes. Stir in {garlic, flour} for 1 minute.
      4+90 Pour in {beef-stock, worcestershire} bit by bit, stirring, and return the meat with {bay, thyme}. Cover and simmer over low heat until a spoon cuts the beef, 1 hour 30 minutes.
      2+9 Take out {=bay}[ and the stems of {=thyme}]. Stir in {egg-noodles} with enough water to cover them, and cook, stirring often, until they are soft and the broth has turned to gravy, 8 to 10 minutes.
      1 Stir in {butter, salt}[ and sprinkle with {parsley}].
    `,
    face: 'Spoon-tender beef and wide noodles in a thick, peppery gravy',
    why: 'The noodles boil in the gravy itself, and their starch makes it cling',
  },
  'chicken-spaghetti': {
    names:
      'chicken spaghetti, cheesy chicken spaghetti, chicken spaghetti casserole, chicken spaghetti bake, baked chicken spaghetti, rotel chicken spaghetti, southern chicken spaghetti, pioneer woman chicken spaghetti',
    family: 'texmex',
    cuisine: 'American',
    near: 'chicken-tetrazzini king-ranch-chicken baked-pasta',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      protein chicken-breast 600
      stock chicken-stock 520
      starch spaghetti|gf-pasta 320 broken in half
      fat butter 42
      vegetable onion 140 chopped
      vegetable green-pepper 150 diced
      vegetable mushrooms 150 sliced
      aromatic garlic 9
      flour flour|gf-flour 30
      creamy milk 200
      cheese cheddar 200
      vegetable green-chiles 80
      body canned-tomatoes 240
      ground-spice chili-powder 3
      salt
      pepper pepper 1
    `,
    steps: `
      2+18 Simmer {chicken-breast} in {chicken-stock} under a lid, turning it once, until 165°F (74°C) in the middle, 16 to 18 minutes. Shred it, and keep the stock.
      3+9~ Boil {spaghetti} in salted water for 9 minutes, until it still has a bite, and drain.
      9 Meanwhile, heat the oven to 350°F (175°C). Melt {butter} in a wide pot over medium heat and soften {onion, green-pepper, mushrooms}, 7 minutes. Stir in {garlic, flour} for 1 minute.
      7 Whisk in {milk} and the stock and simmer until it coats a spoon, 4 minutes. Take it off and melt in {most cheddar}.
      4 Stir in {green-chiles, canned-tomatoes, chili-powder, pepper, salt}, then the pasta and the chicken. Transfer to {@baking-dish} and cover with {cheddar}.
      1+27 Bake until it bubbles at the edges and browns in spots, 25 to 28 minutes.
    `,
    face: 'Spaghetti and shredded chicken baked in a cheesy sauce with tomatoes and green chiles',
    why: 'The sauce is made with the stock in which the chicken was poached',
  },
  'baked-spaghetti': {
    names:
      'baked spaghetti, spaghetti casserole, spaghetti bake, baked spaghetti casserole, million dollar spaghetti, cheesy baked spaghetti, spaghetti pie',
    family: 'soffritto',
    cuisine: 'American',
    near: 'baked-ziti lasagna baked-pasta',
    beside: 'caesar-salad garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      protein ground-beef|plant-mince 500
      vegetable onion 150 finely chopped
      aromatic garlic 12
      ground-spice italian-seasoning 3
      body canned-tomatoes 800
      body tomato-paste 40
      starch spaghetti|gf-pasta 340
      egg egg 50 beaten
      creamy ricotta|cottage-cheese 240
      cheese parmesan 40
      cheese mozzarella 180
      salt
      pepper pepper 1
    `,
    steps: `
      9 Brown {ground-beef, onion} in {@skillet} over medium-high heat, breaking up the meat, until it is 160°F (71°C), 8 minutes. Spoon off the fat.
      3+14 Stir in {garlic, italian-seasoning, tomato-paste} for 1 minute. Add {canned-tomatoes, 1/2 salt, pepper} and simmer for 14 minutes, until thick.
      2+9~ Meanwhile, cook {spaghetti} in salted water for 9 minutes, until nearly tender, and drain. Heat the oven to 375°F (190°C).
      4 Toss the hot pasta with {egg, ricotta, 1/2 parmesan, salt} and press it into {@baking-dish}.
      2 Spread the meat sauce over and sprinkle with {mozzarella, parmesan}.
      1+24 Bake until browned and bubbling, 22 to 25 minutes.
      1+8 Let stand for 8 minutes, so that it cuts into squares.
    `,
    face: 'Spaghetti bound with ricotta under meat sauce and a blanket of browned mozzarella',
    why: 'The egg sets the layer of pasta, so each square comes out whole',
  },
  'pork-tenderloin': {
    names:
      'pork tenderloin, roast pork tenderloin, roasted pork tenderloin, garlic herb pork tenderloin, honey garlic pork tenderloin, baked pork tenderloin, oven roasted pork tenderloin, pork tenderloin recipe, honey mustard pork tenderloin, pork fillet roast',
    title: 'Roast Pork Tenderloin with Honey and Dijon',
    family: 'farmhouse',
    near: 'roast-pork-loin pork-chops whole-roast',
    beside: 'roast-potatoes green-beans',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein pork-tenderloin 680 trimmed and patted dry
      ground-spice garlic-powder 2
      fat olive-oil 22
      sauce dijon 36
      sweetener honey|maple 30
      aromatic garlic 10
      herb thyme 2
      stock chicken-stock 120
      second-fat butter|vegan-butter 20
      salt
      pepper pepper 1.5
    `,
    steps: `
      3 Heat the oven to 425°F (220°C). Season {pork-tenderloin} with {garlic-powder, salt, pepper}.
      7 Brown it all over in {olive-oil} in an ovenproof skillet over medium-high heat, 6 minutes, turning four times.
      2+14 Stir {dijon, honey, garlic} together and brush half of it over the meat. Add {thyme} to the pan and roast until 145°F (63°C) in the thickest part, 12 to 15 minutes.
      1+8 Move it to a board and rest for 8 minutes: a faint blush in the middle is as it should be.
      4 Meanwhile, set the skillet, whose handle is hot, over medium heat. Pour in {chicken-stock} and the rest of the glaze, boil for 2 minutes and whisk in {butter}.
      2 Slice the pork an inch thick and pour the sauce over.
    `,
    face: 'Juicy slices with a glaze of honey, mustard and garlic',
    why: 'Seared on the stove and finished in the oven, it browns outside and stays juicy within',
  },
  'fried-eggs-on-toast': {
    names:
      'fried eggs, fried egg, fried eggs on toast, sunny side up eggs, sunny side up, over easy eggs, eggs over easy, over medium eggs, eggs sunny side up, how to fry an egg, fried eggs and toast',
    title: 'Fried Eggs on Toast',
    family: 'farmhouse',
    near: 'bacon-and-eggs scrambled-eggs poached-eggs egg-pan',
    beside: 'air-fryer-bacon sauteed-mushrooms',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      bread bread|gf-bread 130
      fat butter|olive-oil 24
      egg egg 200
      herb chives 2? snipped
      salt
      pepper pepper 0.5
    `,
    steps: `
      2 Melt {1/2 butter} in a nonstick skillet over medium-low heat until it foams, without browning.
      5~ Crack in {egg}, a little apart, and season with {salt, pepper}. Cover, in batches if they crowd the pan, and cook until the whites are set, 3 minutes, and the yolks are as you like them; for firm yolks (160°F/71°C), turn the eggs over and give them 1 minute more.
      3 Meanwhile, toast {bread} and spread it with {butter}.
      1 Slide the eggs onto the toast[ and scatter with {chives}].
    `,
    face: 'Tender eggs with set whites on hot buttered toast',
    why: 'A lid and a low flame set the tops before the edges turn to leather',
  },
}
