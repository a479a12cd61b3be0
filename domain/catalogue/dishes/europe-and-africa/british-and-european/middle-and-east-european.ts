import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dishes of Germany, Austria, Hungary, Poland and their neighbors. */
export const middleAndEastEuropean: DishEntries = {
  'beef-goulash': {
    names:
      'beef goulash, hungarian goulash, goulash, hungarian beef goulash, gulyas, gulasch, german goulash, hungarian gulyas, authentic goulash',
    title: 'Hungarian Beef Goulash',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'chicken-paprikash beef-stew braise',
    beside: 'spaetzle cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat lard|neutral-oil 40
      vegetable onion 800 chopped
      aromatic garlic 12
      ground-spice sweet-paprika 28
      ground-spice caraway 3
      protein beef-chuck 1100 cut into 1 1/2-inch pieces
      vegetable red-pepper 200 cut into 1-inch pieces
      body tomato-paste 30
      stock beef-stock 480
      whole-spice bay 0.4
      acid red-vinegar 10
      starch egg-noodles|gf-pasta 360
      creamy sour-cream|vegan-sour-cream 90?
      salt
    `,
    steps: `
      19 Melt {lard} in {@pot} over medium heat. Cook {onion} with {1/3 salt}, stirring often, until soft and deep gold, 18 minutes.
      2 Take the pot off the heat and stir in {garlic, sweet-paprika, caraway} for 30 seconds: paprika burns in a blink.
      6 Add {beef-chuck, tomato-paste} and turn over medium heat until the meat is coated and has lost its raw color, 5 minutes.
      2+105 Pour in {beef-stock} with {bay}. Cover and simmer over low heat, stirring now and then, for 1 3/4 hours.
      2+25~ Add {red-pepper} and simmer uncovered until the beef falls apart and the gravy is thick, 25 minutes.
      2+8 Toward the end, boil {egg-noodles} in plenty of salted water until tender, 7 to 8 minutes, and drain.
      1 Fish out {=bay}. Sharpen the goulash with {red-vinegar, salt} and serve over {=egg-noodles}[, with {sour-cream}].
    `,
    face: 'Beef simmered in a mountain of onions and sweet paprika until it makes its own gravy',
    why: 'The onions melt away and thicken it, so there is no flour in the pot',
  },
  'chicken-paprikash': {
    names:
      'chicken paprikash, paprikash, hungarian chicken paprikash, chicken paprika, paprika chicken, csirkepaprikas, paprikas csirke, chicken papricash',
    title: 'Chicken Paprikash',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'beef-goulash beef-stroganoff braise',
    beside: 'spaetzle cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-thigh 680 patted dry
      fat butter|vegan-butter 35
      vegetable onion 280 finely chopped
      vegetable red-pepper 150 diced
      aromatic garlic 9
      ground-spice sweet-paprika 18
      ground-spice cayenne 0.4?
      body canned-tomatoes 150
      stock chicken-stock 330
      creamy sour-cream|greek-yogurt|vegan-sour-cream 150
      flour flour|gf-flour 14
      starch egg-noodles|gf-pasta 280
      herb parsley 6?
      salt
    `,
    steps: `
      10 Season {chicken-thigh} with {1/2 salt}. Brown in {1/2 butter} in {@skillet} over medium-high heat, 4 to 5 minutes a side, and lift out.
      9 Add {butter, onion, red-pepper} and cook over medium heat until soft, 8 minutes. Stir in {garlic, sweet-paprika, cayenne} off the heat for 30 seconds.
      2+20~ Add {canned-tomatoes, chicken-stock} and return the thighs. Cover and simmer until tender and 165°F (74°C) inside, 20 minutes.
      2+8 Meanwhile, cook {egg-noodles} in boiling salted water until just tender, 7 to 8 minutes, and drain.
      4 Whisk {flour} into {sour-cream} until smooth, thin with a ladle of the hot sauce and stir it back into the pan. Warm over low heat for 2 minutes without letting it boil, add {salt} and serve over {=egg-noodles}[, topped with {parsley}].
    `,
    face: 'Thighs in a rosy, sour-cream gravy of onions and sweet paprika',
    why: 'Flour steadies the sour cream, and a ladle from the pan warms it first, so it cannot curdle',
  },
  schnitzel: {
    names:
      'schnitzel, pork schnitzel, wiener schnitzel, weiner schnitzel, german schnitzel, schnitzels, breaded pork cutlet, breaded pork cutlets, austrian schnitzel',
    title: 'Pork Schnitzel',
    family: 'pennsylvanian',
    cuisine: 'Austrian, German',
    near: 'chicken-milanese tonkatsu breaded-cutlet',
    beside: 'cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein pork-chops 560 pounded 1/4 inch thick
      flour flour|gf-flour 45
      egg egg 100 beaten
      crunch breadcrumbs|gf-breadcrumbs 110
      fat neutral-oil 70
      second-fat butter|vegan-butter 20
      vegetable baby-potatoes 700 halved
      herb parsley 10
      acid lemon 80 cut into wedges
      pepper pepper 0.6
      salt
    `,
    steps: `
      2+18~ Simmer {baby-potatoes} in salted water until a knife goes in easily, 15 to 18 minutes.
      8 Season {pork-chops} with {1/2 salt, pepper}. Turn each in {flour}, draw through {egg} and lay in {breadcrumbs}, coating without pressing, so that the crust can puff.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat to 350°F (175°C). Fry one or two cutlets at a time, swirling the pan so that the fat washes over them, until golden and 145°F (63°C), 2 minutes a side, and drain on paper.
      3 Drain the potatoes and toss with {butter, parsley, salt}. Serve beside the schnitzels with {lemon} to squeeze.
    `,
    face: 'Thin, golden pork chops in a puffed crust, with parsley and lemon',
    why: 'Swirling the pan bathes the crumbs from above, and they lift off the meat and puff',
  },
  pierogi: {
    names:
      'pierogi, potato pierogi, perogies, pierogies, potato and cheese pierogi, cheese and potato pierogi, pierogi ruskie, polish dumplings, perogy, perogi, homemade pierogi, polish pierogi',
    title: 'Potato Pierogi with Cheddar and Onions',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'gnocchi-tomato-sauce dumplings',
    beside: 'cucumber-salad braised-red-cabbage',
    weight: 3,
    level: 3,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      flour flour 300
      egg egg 50
      creamy sour-cream|greek-yogurt 110
      fat butter 70
      vegetable russet-potato 450 peeled and cut into chunks
      cheese cheddar 110
      vegetable onion 300 thinly sliced
      pepper pepper 0.5
      herb chives 8?
      salt
    `,
    steps: `
      7+30~ Mix {flour, egg, 1/2 sour-cream, 1/3 salt} with {water 60} to a soft dough. Knead for 4 minutes, until smooth, cover and rest for 30 minutes.
      2+18 Meanwhile, boil {russet-potato} in salted water until very soft, 15 to 18 minutes. Drain and dry over low heat for a moment.
      4 Mash with {cheddar, pepper, salt} until stiff and let cool.
      16~ Cook {onion} in {1/2 butter} in {@skillet} over medium-low heat until golden and sweet, 15 minutes.
      24 Roll the dough 1/8 inch thick and cut 3-inch rounds. Put a scant tablespoon of potato on each, fold, and pinch the edge firmly shut.
      3+15 Boil the dumplings in salted water, in batches, until they float and are tender, about 15 minutes in all, and scoop them out.
      7 Fry them in {butter} in the skillet over medium heat until golden on both sides, 5 to 6 minutes. Pile the onions on and serve with {sour-cream, chives}.
    `,
    face: 'Tender, filled with Cheddar and mash, and fried in butter under golden onions',
    why: 'Sour cream in the dough makes it soft to roll and tender to eat',
  },
  borscht: {
    names:
      'borscht, beet soup, borsch, russian borscht, ukrainian borscht, beetroot soup, borshch, barszcz, beet borscht',
    title: 'Borscht (Beet Soup)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'stuffed-cabbage-rolls vegetable-soup brothy-soup',
    beside: 'no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter|neutral-oil 35
      vegetable onion 180 finely chopped
      vegetable carrot 180 coarsely grated
      vegetable beet 600 peeled and coarsely grated
      body tomato-paste 30
      aromatic garlic 9
      stock beef-stock|veg-stock 1500
      whole-spice bay 0.4
      vegetable potato 350 peeled and diced
      vegetable cabbage 300 cored and thinly sliced
      acid red-vinegar|lemon 35
      sweetener sugar 8
      herb dill 12
      creamy sour-cream|vegan-sour-cream 110?
      pepper pepper 0.8
      salt
    `,
    steps: `
      8 Soften {onion, carrot} in {butter} in {@pot} over medium heat, 7 minutes.
      9 Stir in {beet, tomato-paste, 1/2 red-vinegar}, whose acid keeps the red, and cook until the beets are glossy and begin to soften, 8 minutes, adding {garlic} for the last 30 seconds.
      2+20 Pour in {beef-stock} with {bay, potato, 1/2 salt} and simmer until the potatoes are nearly tender, 20 minutes.
      1+15 Add {cabbage} and simmer for 15 minutes, until everything is soft.
      1+10 Season with {red-vinegar, sugar, pepper, salt}, sweet against sour, and let stand off the heat for 10 minutes.
      1 Ladle out with {dill} [and a spoonful of {sour-cream}].
    `,
    face: 'A sweet-sour, ruby soup of beets, cabbage and potatoes with dill',
    why: 'Acid goes in with the beets at the start, so the soup stays red instead of browning',
  },
}
