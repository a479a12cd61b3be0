import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pancakes, dumplings, cutlets and toasts of Europe. */
export const moreEuropean: DishEntries = {
  latkes: {
    names:
      'latkes, placki, potato latkes, potato pancakes, latke, hanukkah latkes, potato fritters, german potato pancakes, kartoffelpuffer, placki ziemniaczane, hash brown pancakes',
    title: 'Potato Latkes',
    family: 'pennsylvanian',
    cuisine: 'Jewish, American',
    near: 'hash-browns fritters',
    beside: 'braised-brisket applesauce',
    weight: 3,
    level: 1,
    types: 'Side Dish, Appetizer, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.75,
    list: `
      vegetable russet-potato 800 peeled and coarsely grated
      aromatic onion 130 coarsely grated
      egg egg 100 beaten
      flour flour|gf-flour 30
      leavener baking-powder 2
      pepper pepper 0.6
      fat neutral-oil 75
      creamy sour-cream|vegan-sour-cream 100?
      herb chives 6?
      salt
    `,
    steps: `
      6 Gather {russet-potato, onion} in a towel and wring out every drop you can over a bowl. Pour off the liquid after a few minutes and keep the white starch at the bottom.
      2 Stir the shreds and the starch together with {egg, flour, baking-powder, pepper, salt}.
      18 Heat a little of {neutral-oil} in {@skillet} over medium-high heat until a shred sizzles. Drop in heaped spoonfuls, flatten and fry, in batches, adding oil as you go, until brown and lacy, 3 to 4 minutes a side. Drain on a rack, never in a pile.
      1 Serve hot with {sour-cream, chives}.
    `,
    face: 'Lacy and crisp at the edges, tender in the middle',
    why: 'Wringing out the shreds and keeping the starch makes them hold together and crisp',
  },
  spaetzle: {
    names:
      'spaetzle, german spaetzle, spatzle, homemade spaetzle, spaetzle noodles, egg spaetzle, buttered spaetzle, spätzle',
    title: 'Buttered Spaetzle',
    family: 'alsatian',
    cuisine: 'German',
    near: 'beef-goulash pasta',
    beside: 'jager-schnitzel beef-goulash',
    weight: 2,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      flour flour 260
      egg egg 200
      liquid milk|oat-milk 110
      ground-spice nutmeg 0.5
      fat butter|vegan-butter 45
      herb parsley 6?
      salt
    `,
    steps: `
      4+15 Beat {egg, milk, nutmeg, salt} into {flour} with a spoon until the batter is smooth, stretchy and blistered, 3 minutes. Let it rest for 15 minutes.
      12 Bring a wide pot of salted water to a boil. Press the batter through a colander or the large holes of a grater into it, in batches. They are done when they have floated for 1 minute: scoop them out.
      6 Melt {butter} in {@skillet} over medium-high heat. Fry the drained spaetzle until golden in places, 4 to 5 minutes. [Toss with {parsley}.]
    `,
    face: 'Tender little egg dumplings, boiled and then browned in butter',
    why: 'Beating makes the batter elastic, and a rest makes it tender again',
  },
  'chicken-kiev': {
    names: 'chicken kiev, chicken kyiv, garlic butter chicken kiev, chicken kievs, kiev chicken, stuffed chicken kiev',
    title: 'Chicken Kyiv (Chicken Kiev)',
    family: 'farmhouse',
    cuisine: 'Eastern European',
    near: 'chicken-parmesan schnitzel breaded-cutlet',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Fried',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      second-fat butter|vegan-butter 80 softened
      aromatic garlic 12
      herb parsley 12
      acid lemon 8
      protein chicken-breast 640
      flour flour|gf-flour 40
      egg egg 100 beaten
      crunch panko|gf-breadcrumbs 110
      fat neutral-oil 50
      vegetable green-beans 400 trimmed
      pepper pepper 0.6
      salt
    `,
    steps: `
      5+30 Mash {butter, garlic, parsley, lemon} together with {1/3 salt}. Shape into a log in plastic wrap and freeze for 30 minutes, until hard.
      10 Cut a deep pocket into the thick side of {chicken-breast}. Push in a slice of the frozen butter, close the meat over it and season with {pepper, salt}.
      6 Heat the oven to 400°F (200°C), rack in the upper third. Coat the parcels in {flour}, then {egg}, then {panko}, and dip once more in egg and crumbs where they opened.
      8 Brown them in {neutral-oil} in {@skillet} over medium-high heat, 2 minutes a side, and move to a rimmed sheet pan.
      1+18~ Bake until the chicken is 165°F (74°C) in the thickest part, 15 to 18 minutes.
      2+4 Meanwhile, boil {green-beans} in salted water until just tender, 4 minutes, and drain. Rest the parcels for 2 minutes before anybody cuts in: the middle spurts.
    `,
    face: 'Chicken breasts in crisp crumbs with a molten middle of garlic and parsley',
    why: 'Frozen hard, the filling melts only when the meat around it is done',
  },
  'welsh-rarebit': {
    names: 'welsh rarebit, welsh rabbit, cheese on toast, rarebit, british cheese on toast, cheesy toast',
    title: 'Welsh Rarebit',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'grilled-cheese beans-on-toast toast',
    beside: 'green-salad tomato-soup',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack, Late Night',
    methods: 'Baked',
    equipment: 'Stovetop, Oven/Toaster Oven',
    serves: 4,
    salt: 0.2,
    list: `
      fat butter 28
      flour flour 16
      wine beer 130
      cheese cheddar 240
      sauce dijon 8
      sauce worcestershire 12
      egg egg 50 beaten
      ground-spice cayenne 0.3?
      bread bread 320
    `,
    steps: `
      3 Melt {butter} in a saucepan over medium heat, stir in {flour} for 1 minute and whisk in {beer} until thick.
      4 Lower the heat and melt {cheddar} into it by handfuls. Stir in {dijon, worcestershire, cayenne}, take it off the heat, cool for 1 minute and beat in {egg}.
      4 Toast {bread} on both sides under the broiler until crisp, 1 to 2 minutes a side.
      1+3 Spread thickly to the edges and broil until bubbling and blistered brown, 2 to 3 minutes.
    `,
    face: 'Thick toast under a blistered, mustardy Cheddar sauce',
    why: 'A sauce browns and stays soft where plain slices would turn oily',
  },
  'bratwurst-and-sauerkraut': {
    names:
      'bratwurst and sauerkraut, brats and sauerkraut, sausage and sauerkraut, german sausage and sauerkraut, brats and kraut, bratwurst with sauerkraut, bratwurst with sauerkraut and apples, bratwurst sauerkraut and apples, kielbasa and sauerkraut, brats',
    title: 'Bratwurst and Sauerkraut',
    titles: 'kielbasa: Kielbasa and Sauerkraut',
    family: 'pennsylvanian',
    cuisine: 'German, American',
    near: 'bangers-and-mash sheet-pan-sausage-and-vegetables braise',
    beside: 'cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      protein bratwurst|kielbasa 500 left whole
      fat butter|vegan-butter 25
      vegetable onion 250 sliced
      fruit apple 160 peeled, cored and sliced
      brine sauerkraut 500 drained
      ground-spice caraway 2
      wine beer|apple-juice 200
      vegetable baby-potatoes 600 halved
      sauce dijon 30
      herb parsley 6?
      pepper pepper 0.5
    `,
    steps: `
      8 Brown {bratwurst} in {1/2 butter} in {@skillet} over medium heat on all sides, 7 minutes, and lift out.
      10 Add {butter, onion} and cook until soft and starting to brown, 8 minutes, then {apple, caraway} for 2 minutes.
      2+15~ Stir in {sauerkraut, beer, pepper}, lay {=bratwurst} on top, cover and simmer until they are 160°F (71°C) in the middle, 15 minutes.
      2+18 Meanwhile, cook {baby-potatoes} in boiling salted water until soft, 15 to 18 minutes.
      1 Drain the potatoes and serve with {dijon}[ and {parsley}].
    `,
    face: 'Browned bratwurst on sauerkraut simmered with apple, onion and caraway',
    why: 'Apple and browned onion round off the sharpness of the kraut',
  },
  sauerbraten: {
    names: 'sauerbraten, german sauerbraten, german pot roast, sauerbraten roast, german sour roast',
    title: 'Sauerbraten',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'pot-roast beef-goulash braise',
    beside: 'spaetzle braised-red-cabbage',
    weight: 1,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      wine red-wine 300
      acid red-vinegar 180
      vegetable onion 220 sliced
      vegetable carrot 200 sliced
      whole-spice cloves 0.5
      whole-spice bay 0.6
      ground-spice allspice 1
      protein beef-round|beef-chuck 1200 in one piece
      fat neutral-oil 28
      stock beef-stock 350
      sweetener brown-sugar 30
      ground-spice ground-ginger 3
      fruit raisins 50
      thickener cornstarch 14
      starch egg-noodles|gf-pasta 360
      salt
    `,
    steps: `
      5+1440 Bring {red-wine, red-vinegar, onion, carrot, cloves, bay, allspice} just to a boil and let it cool. Pour over {beef-round} in a deep dish, cover and refrigerate for 24 hours, turning once.
      14 Lift out the meat, dry it well and rub it with {1/2 salt}. Brown on every side in {neutral-oil} in {@pot} over medium-high heat, 12 minutes.
      3+165 Add the marinade with its vegetables and {beef-stock}. Cover and simmer over low heat until a fork turns easily in the meat, 2 3/4 hours. Move it to a board.
      4+5 Strain the liquid into the pot. Stir in {brown-sugar, ground-ginger, raisins, salt}, then {cornstarch} loosened with {water 30}, and simmer until glossy, 5 minutes.
      2+8 Boil {egg-noodles} in salted water until tender, 7 to 8 minutes; drain.
      2 Slice the meat, lay it in the gravy and serve over {=egg-noodles}.
    `,
    face: 'A beef round steeped in red wine and spice, braised and served in a sweet-sour gravy',
    why: 'A day in the marinade goes deep, and the same marinade becomes the sauce',
  },
}
