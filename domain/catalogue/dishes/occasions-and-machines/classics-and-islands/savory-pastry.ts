import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Beef, kidney and pork in pastry, and old-fashioned plates of liver and mince. */
export const savoryPastry: DishEntries = {
  'beef-wellington': {
    names:
      'beef wellington, wellington, fillet of beef wellington, beef welly, beef tenderloin wellington, individual beef wellington, beef wellingtons, christmas beef wellington, classic beef wellington',
    title: 'Beef Wellington',
    family: 'bistro',
    cuisine: 'British',
    near: 'sunday-roast-beef prime-rib steak-and-ale-pie whole-roast',
    beside: 'roast-potatoes green-beans',
    weight: 3,
    level: 4,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    least: 4,
    salt: 0.55,
    list: `
      protein beef-tenderloin=center-cut_beef_tenderloin/beef 1000 in one piece
      fat neutral-oil 15
      sauce dijon 30
      vegetable mushrooms 500 very finely chopped
      vegetable shallot 60 finely chopped
      second-fat butter 25
      herb thyme 3
      wine dry-sherry|white-wine 40?
      protein prosciutto 120 in thin slices
      bread puff-pastry 490 thawed
      egg egg 50 beaten
      pepper pepper 1.5
      salt
    `,
    steps: `
      8+20 Rub {beef-tenderloin} with {pepper, most salt}. Sear in {neutral-oil} in a very hot skillet on every side, 5 minutes in all. Brush with {dijon} and cool for 20 minutes.
      14 Melt {butter} in the skillet over medium-high heat. Cook {mushrooms, shallot, thyme, salt} until all their water is gone and they begin to fry, 12 minutes[, adding {dry-sherry} near the end]. Pull out the thyme stems and spread the mushrooms out to cool.
      6+30 Overlap {prosciutto} on plastic wrap in a rectangle as long as the beef. Cover with the mushrooms, set the beef on the edge and roll up tightly. Twist the ends of the wrap and chill for 30 minutes.
      8+15 Roll {puff-pastry} out 1/8 inch thick. Unwrap the beef onto it, brush the borders with {1/3 egg}, wrap, trim and seal underneath. Set on a lined sheet pan, brush with {egg}, score lightly and chill for 15 minutes, while the oven heats to 425°F (220°C).
      2+40 Bake until the pastry is deep golden and a thermometer in the center reads 145°F (63°C), 35 to 40 minutes, covering it with foil if it browns too soon.
      2+10 Let rest for 10 minutes and cut into thick slices with a serrated knife.
    `,
    face: 'Beef tenderloin under mushrooms and ham in a crust of puff pastry',
    why: 'Mushrooms cooked until dry and a second chill keep the pastry crisp below as well as above',
  },
  'steak-and-kidney-pie': {
    names:
      'steak and kidney pie, steak & kidney pie, steak and kidney, steak kidney pie, steak and kidney pudding, snake and kidney pie, beef and kidney pie, kate and sidney pie',
    title: 'Steak and Kidney Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'steak-and-ale-pie cottage-pie braise',
    beside: 'mashed-potatoes green-beans',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 800 cut into 1-inch pieces
      protein beef-liver=beef_kidney/kidney 300 cored and cut into 1/2-inch pieces
      flour flour 35
      fat neutral-oil 36
      vegetable onion 220 chopped
      vegetable mushrooms 200 quartered
      body tomato-paste 20
      stock beef-stock 550
      sauce worcestershire 20
      herb thyme 3
      whole-spice bay 0.4
      bread puff-pastry 320 thawed
      egg egg 50 beaten
      pepper pepper 1.2
      salt
    `,
    steps: `
      16 Toss {beef-chuck} and {beef-liver} with {flour, pepper, 1/2 salt}. Brown in {neutral-oil} in {@pot} over medium-high heat, in batches, 14 minutes in all. Move to a bowl.
      7 Cook {onion, mushrooms} in what is left in the pot for 6 minutes. Stir in {tomato-paste} for 1 minute.
      3+110~ Return the meat with {beef-stock, worcestershire, thyme, bay}. Cover and simmer over low heat until the beef yields to a spoon, 1 3/4 hours. Season with {salt} and transfer to {@baking-dish} to cool.
      6 Heat the oven to 400°F (200°C). Lay {puff-pastry}, rolled to fit, over the dish, press it to the rim and trim. Brush with {egg} and cut a vent.
      1+30 Bake until the pastry is risen and brown and the gravy bubbles through the vent, 30 minutes.
    `,
    face: 'Beef and kidney in dark gravy under a high, golden lid of puff pastry',
    why: 'The filling is stewed tender and cooled first, so the pastry has only to rise and brown',
  },
  'pork-pie': {
    names:
      'pork pie, pork pies, melton mowbray pork pie, british pork pie, raised pork pie, english pork pie, hot water crust pork pie, mini pork pies',
    title: 'Raised Pork Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sausage-rolls cornish-pasties scotch-eggs savory-tart',
    beside: 'green-salad bread-and-butter-pickles',
    weight: 2,
    level: 4,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    batch: true,
    list: `
      protein pork-shoulder 700 cut into 1/4-inch dice
      protein bacon 150 finely chopped
      herb sage 4 finely chopped
      ground-spice nutmeg 0.8
      ground-spice allspice 0.8
      pepper white-pepper|pepper 2
      seasoning salt 14
      flour flour 450
      fat lard|butter 150
      egg egg 50 beaten
      thickener gelatin 7
      stock chicken-stock 240
    `,
    steps: `
      8 Mix {pork-shoulder, bacon, sage, nutmeg, allspice, white-pepper, 1/2 salt} with your hands until it holds together.
      8 Bring {lard} and {water 180} to a boil, pour onto {flour, salt} and stir to a dough. Knead for 1 minute, as soon as you can touch it, and keep it warm under a towel.
      14 Heat the oven to 350°F (175°C). Roll out two thirds of the dough and line {@tin 8-inch springform pan}, without a tear. Pack in the meat, slightly domed. Cover with the rest, crimp the edge, cut a hole in the middle and brush with {1/2 egg}.
      2+80 Bake on a sheet pan for 40 minutes. Brush with {egg} and bake until deep brown and 160°F (71°C) in the middle, about 40 minutes more. Cool completely.
      4+240 Soften {gelatin} in a little of {chicken-stock}, cold, then warm it with the rest until dissolved. Pour slowly through the hole until the pie will take no more. Chill until set, 4 hours or overnight, and cut into wedges.
    `,
    face: 'Chopped, peppery pork in a crisp hot-water crust, eaten cold',
    why: 'A crust made with boiling water is strong enough to stand, and keeps the juices in',
  },
  'liver-and-onions': {
    names:
      "liver and onions, liver & onions, beef liver and onions, calf's liver and onions, lambs liver and onions, liver and bacon, fried liver, liver onions and bacon, liver with onions",
    title: 'Liver and Onions',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'smothered-pork-chops salisbury-steak quick-skillet',
    beside: 'green-beans',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable potato 700 peeled and cut into chunks
      protein beef-liver 500 sliced 1/2 inch thick
      liquid milk|oat-milk 300
      protein bacon 120 cut into 1-inch pieces
      vegetable onion 450 thinly sliced
      flour flour|gf-flour 40
      fat butter|vegan-butter 50
      stock beef-stock 240
      sauce worcestershire 12
      herb parsley 6?
      pepper pepper 1
      salt
    `,
    steps: `
      3+20~ Soak {beef-liver} in {1/2 milk} for 20 minutes, to take off its sharpness; drain and pat dry.
      2+18~ Meanwhile, boil {potato} in salted water until tender, 18 minutes.
      7 Fry {bacon} in {@skillet} over medium heat until crisp, 6 minutes. Lift out.
      15 Add {onion} to the bacon fat and cook, stirring now and then, until soft and deep gold, 14 minutes. Lift out.
      6 Dust the liver with {flour, pepper, 1/2 salt}. Fry in {1/2 butter} over medium-high heat until browned outside and 160°F (71°C) inside, 2 minutes a side.
      4 Drain the potatoes and mash with {butter, milk, salt}.
      3 Lay the liver on a warm plate. Pour {beef-stock, worcestershire} into the pan with the onions and let it bubble to a gravy, 2 minutes.
      1 Serve the liver and gravy on the mash with {=bacon}[ and {parsley}].
    `,
    face: 'Tender slices of liver in onion gravy, with bacon and mash',
    why: 'Milk mellows the liver, and two minutes a side keep it from turning to leather',
  },
  'mince-and-tatties': {
    names:
      'mince and tatties, scottish mince and tatties, mince & tatties, mince and potatoes, mince n tatties, mince and mash, savoury mince, savory mince, minced beef and potatoes, beef mince and potatoes',
    title: 'Mince and Tatties',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'cottage-pie stovies quick-skillet',
    beside: 'minted-peas pickled-beets',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      protein ground-beef 500
      fat neutral-oil 10
      vegetable onion 180 chopped
      vegetable carrot 200 diced
      vegetable rutabaga|turnip 150? peeled and diced
      oats oats 25
      stock beef-stock 480
      sauce worcestershire 20
      vegetable potato 850 peeled and cut into chunks
      second-fat butter|vegan-butter 40
      liquid milk|oat-milk 70
      pepper white-pepper|pepper 0.7
      salt
    `,
    steps: `
      9 Brown {ground-beef} in {neutral-oil} in {@skillet} over high heat, in large crumbs, until no pink is left (160°F/71°C) and it starts to crust, 8 minutes. Spoon off most of the fat.
      4 Add {onion, carrot, rutabaga} and cook over medium heat for 3 minutes.
      2+25~ Stir in {oats, beef-stock, worcestershire, 1/2 salt}, cover partly and simmer until the vegetables are soft and the gravy is thick, 25 minutes.
      3+18 Boil {potato} in a pan of salted water until they crush easily, 15 to 18 minutes.
      3 Drain, mash with {butter, milk, white-pepper, salt} and serve with the meat and plenty of its gravy.
    `,
    face: 'Ground beef stewed with carrots in gravy, next to buttery mash',
    why: 'A handful of oats thickens the gravy, as Scottish cooks have always done it',
  },
  'mushroom-wellington': {
    names:
      'mushroom wellington, vegetarian wellington, veggie wellington, vegan wellington, mushroom and lentil wellington, mushroom and spinach wellington, vegan mushroom wellington, vegetarian christmas wellington, lentil wellington, mushroom walnut wellington',
    title: 'Mushroom and Lentil Wellington',
    family: 'bistro',
    cuisine: 'British',
    near: 'nut-roast stuffed-acorn-squash savory-tart',
    beside: 'roast-potatoes cranberry-sauce',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    salt: 0.3,
    list: `
      leaf spinach 200
      fat olive-oil 55
      vegetable mushrooms 600 finely chopped
      aromatic shallot 100 finely chopped
      aromatic garlic 12
      herb thyme 4 leaves only
      sauce soy-sauce|tamari 20
      pulse cooked-lentils 250 drained well
      nut walnuts 110 finely chopped
      bread breadcrumbs|panko 40
      sauce dijon 20
      flour puff-pastry|phyllo 300 thawed if frozen
      egg egg|soy-milk 25 beaten
      pepper pepper 1.4
      salt
    `,
    steps: `
      3 Wilt {spinach} in a large dry skillet over medium heat, 2 minutes. Cool it, squeeze it dry in a towel, and chop it.
      16 Heat {most olive-oil} in the skillet over high heat. Cook {mushrooms} with {1/2 salt} until their water has boiled away and they brown, 11 minutes. Add {shallot, garlic, thyme} and cook until soft, 4 minutes.
      3+20 Off the heat, stir in {soy-sauce, cooked-lentils, walnuts, breadcrumbs, dijon, pepper, salt} and the spinach. Mash a little, so that it holds when you squeeze it. Cool for 20 minutes, so that it does not soften what it is wrapped in.
      8 Heat the oven to 400°F (200°C). Have {olive-oil} ready with a brush. [{?puff-pastry}Roll {puff-pastry} on parchment into a 12-by-14-inch rectangle and brush it thinly with the oil.][{?phyllo}Lay the sheets of {puff-pastry} on parchment into a 12-by-14-inch rectangle, brushing each with the oil before the next goes on.] Pack the filling along the middle as a firm log, 10 inches long.
      6 Wrap the pastry over it, trim, and roll it onto its seam. Tuck in the ends. Brush with {egg}[{?puff-pastry} and score the top in a lattice, without cutting through].
      1+36 Lift it by the parchment onto a sheet pan and bake until deep brown all over, 34 to 38 minutes.
      0+10 Let it stand for 10 minutes, and cut into thick slices with a serrated knife.
    `,
    face: 'A dark, savory log of mushrooms, lentils and walnuts in a golden crust, with all the ceremony of a roast',
    why: 'Mushrooms cooked until they are dry brown like meat and leave the crust crisp',
  },
}
