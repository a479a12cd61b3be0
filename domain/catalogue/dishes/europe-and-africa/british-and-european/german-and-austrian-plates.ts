import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Spaetzle, schnitzel, rolled beef and sausage. */
export const germanAndAustrianPlates: DishEntries = {
  kasespatzle: {
    names:
      'kasespatzle, käsespätzle, kaesespaetzle, kasespaetzle, käsespaetzle, kase spatzle, käse spätzle, kasspatzle, cheese spaetzle, cheese spatzle, cheese spätzle, cheesy spaetzle, german cheese spaetzle, spaetzle with cheese, spaetzle with cheese and onions, spaetzle and cheese',
    title: 'Käsespätzle (Cheese Spaetzle)',
    family: 'alsatian',
    cuisine: 'German',
    near: 'spaetzle baked-mac-and-cheese gratin',
    beside: 'green-salad cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.55,
    list: `
      flour flour 320
      egg egg 200
      liquid milk 160
      ground-spice nutmeg 0.6
      vegetable onion 400 thinly sliced
      fat butter 50
      cheese gruyere|cheddar 150
      cheese swiss 110
      pepper pepper 1
      herb chives 8?
      salt
    `,
    steps: `
      4+15~ Stir {flour} with {egg, milk, nutmeg, 1/2 salt} and beat it with a wooden spoon until elastic, so that it drops from the spoon in slow, heavy strands, 3 minutes. Let it rest for 15 minutes.
      21 Meanwhile, cook {onion, salt} in {most butter} in {@skillet} over medium heat, stirring often, until soft and deep golden, 20 minutes.
      3 Heat the oven to 375°F (190°C). Smear {@baking-dish} with {butter}. Mix {gruyere, swiss, pepper} in a bowl.
      16 Bring a wide pot of salted water to a boil. Press the batter into it through a spaetzle maker or a colander with large holes, a quarter at a time. Scoop the spaetzle out when they have floated for 1 minute, shake off the water and layer them in the dish with the cheese, ending with cheese.
      1+10 Bake until the cheese has melted and pulls in strings, 8 to 10 minutes.
      1 Heap {=onion} on top[, sprinkle with {chives}] and serve from the dish.
    `,
    face: 'Tender homemade egg dumplings layered with melted cheese under a heap of golden onions',
    why: 'They go straight from the pot to the dish, so the cheese begins to melt between them before the oven does the rest',
  },
  'jager-schnitzel': {
    names:
      "jager schnitzel, jagerschnitzel, jägerschnitzel, jaegerschnitzel, jaeger schnitzel, jäger schnitzel, hunter schnitzel, hunters schnitzel, hunter's schnitzel, german hunter schnitzel, schnitzel with mushroom gravy, schnitzel with mushroom sauce, pork schnitzel with mushroom gravy, german schnitzel with mushroom gravy, schnitzel with mushrooms",
    title: 'Jägerschnitzel (Schnitzel with Mushroom Gravy)',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'schnitzel salisbury-steak breaded-cutlet',
    beside: 'spaetzle cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein pork-chops 560 pounded 1/4 inch thick
      flour flour|gf-flour 60
      egg egg 100 beaten
      crunch breadcrumbs|gf-breadcrumbs 90
      protein bacon 56 diced
      vegetable mushrooms 350 sliced
      aromatic onion 110 finely chopped
      stock beef-stock 360
      creamy cream|soy-cream|oat-cream 90
      ground-spice dried-thyme 0.6
      starch egg-noodles|gf-pasta 200
      fat neutral-oil 50
      herb parsley 8?
      pepper pepper 0.8
      salt
    `,
    steps: `
      13 Cook {bacon} in {@skillet} over medium heat until its fat runs, 4 minutes. Add {mushrooms, onion}, raise the heat to medium-high and cook until the juices are gone and they brown, 8 minutes.
      3 Stir in {1/3 flour} for 1 minute, then {beef-stock}, a splash at a time, until smooth.
      2+6~ Add {cream, dried-thyme, 1/2 salt} and simmer over low heat until the gravy coats a spoon, 6 minutes. Keep it warm.
      8 Meanwhile, season {pork-chops} with {pepper, salt}. Turn them in {flour}, dip them in {egg} and coat with {breadcrumbs}, patting only lightly.
      2+8~ Cook {egg-noodles} in boiling salted water for 7 to 8 minutes, until tender, and drain.
      11 Heat {neutral-oil} in a second large skillet over medium-high heat to 350°F (175°C). Fry {=pork-chops}, two at a time, until golden and 145°F (63°C) in the middle, 2 to 3 minutes a side. Drain them on a rack.
      1 Serve on {=egg-noodles} with the gravy poured beside the crust, not over it. [Sprinkle with {parsley}.]
    `,
    face: 'Crisp pork schnitzel with a creamy gravy of browned mushrooms and bacon',
    why: 'The mushrooms brown before any stock goes in, so the gravy is full of their flavor',
  },
  'beef-rouladen': {
    names:
      'beef rouladen, rouladen, german rouladen, german beef rouladen, rinderrouladen, rinderroulade, rindsrouladen, beef roulade, beef roulades, german beef roulade, german beef rolls, german beef rolls with bacon and pickles, beef rolls with bacon and pickles, beef rolls with mustard and pickles, roladen, beef roladen',
    title: 'Beef Rouladen',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'sauerbraten beef-goulash braise',
    beside: 'mashed-potatoes braised-red-cabbage',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein beef-round=beef_top_round/beef 720 cut into wide slices and pounded 1/4 inch thick
      sauce dijon 32
      protein bacon|turkey-bacon 110 left in slices
      vegetable onion 300 thinly sliced
      brine pickles 130 cut into thick sticks
      fat neutral-oil 28
      vegetable carrot 120 finely diced
      vegetable celery 80 finely diced
      body tomato-paste 20
      wine red-wine 150
      stock beef-stock 480
      whole-spice bay 0.4
      vegetable baby-potatoes 700 halved
      thickener cornstarch 12
      herb parsley 6?
      pepper pepper 1
      salt
    `,
    steps: `
      14 Lay out {beef-round}, season with {pepper, 1/2 salt} and spread with {dijon}. Cover with {bacon}, cut to fit, and set {1/2 onion} and {pickles} along one short end. Fold in the long sides, roll up tightly and tie with kitchen string.
      10 Brown the rolls on every side in {neutral-oil} in {@pot} over medium-high heat, in batches, 9 minutes in all. Lift them out.
      9 Lower the heat to medium. Cook {onion, carrot, celery} until brown at the edges, 6 minutes, then stir in {tomato-paste} for 1 minute. Pour in {red-wine}, scrape the bottom clean and boil for 1 minute.
      2+90~ Put {=beef-round} back in the pot with {beef-stock, bay}. Cover and simmer over low heat, turning the rolls once, until a fork slips in with no resistance, 1 1/2 hours.
      2+18~ Toward the end, boil {baby-potatoes} in salted water until tender, 15 to 18 minutes, and drain.
      4 Lift out {=beef-round} and take off the string. Stir {cornstarch} into {water 30}, whisk it into the simmering sauce and cook until it shines, 2 minutes. Season with {salt}.
      1 Serve the rolls under plenty of sauce, with {=baby-potatoes}[ and {parsley}].
    `,
    face: 'Thin slices of beef rolled around bacon, pickles and mustard, braised until the sauce is dark and glossy',
    why: 'Mustard and pickles season the meat from the middle and cut the richness of the bacon',
  },
  currywurst: {
    names:
      'currywurst, german currywurst, berlin currywurst, curry wurst, currywurst with fries, currywurst and fries, currywurst pommes, german curry sausage, curry sausage, bratwurst with curry ketchup, sausage with curry ketchup, currie wurst',
    title: 'Currywurst',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'bratwurst-and-sauerkraut bangers-and-mash quick-skillet',
    beside: 'coleslaw',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Fried, Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      vegetable russet-potato 850 scrubbed and cut into 1/2-inch sticks
      fat neutral-oil 42
      vegetable onion 120 finely chopped
      ground-spice curry-powder 12
      ground-spice sweet-paprika 4
      chile cayenne 0.4?
      body tomato-paste 20
      sauce ketchup 240
      sauce worcestershire|soy-sauce|tamari 10
      acid cider-vinegar 15
      sweetener brown-sugar 8
      protein bratwurst 500 left whole
      salt
    `,
    steps: `
      4+38~ Heat the oven to 425°F (220°C). Toss {russet-potato} with {1/2 neutral-oil, salt} on {@sheet-pans}. Spread out in one layer and roast, turning once, until crisp and brown, 35 to 40 minutes.
      7 Meanwhile, soften {onion} in {neutral-oil} in a saucepan over medium heat, 5 minutes. Stir in {most curry-powder, sweet-paprika, cayenne} and cook for 30 seconds.
      2+10~ Add {tomato-paste, ketchup, worcestershire, cider-vinegar, brown-sugar, water 120}. Simmer over low heat until the sauce coats a spoon, 10 minutes.
      14 Fry {bratwurst} in {@skillet} over medium heat, turning often, until deep brown and 160°F (71°C) in the middle, 12 to 14 minutes.
      2 Cut {=bratwurst} into thick slices, pour the sauce over and dust with {curry-powder}. Serve at once with {=russet-potato}.
    `,
    face: 'Browned bratwurst cut in thick slices under a warm, tangy curry ketchup, with crisp sticks of potato',
    why: 'Most of the curry powder cooks in the sauce for depth, and the last of it goes on raw for its scent',
  },
}
