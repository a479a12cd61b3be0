import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Halved squash with a filling, and eggs with cottage cheese, baked: for a feast without meat and for mornings on the way. */
export const squashAndEggs: DishEntries = {
  'stuffed-acorn-squash': {
    names:
      'stuffed acorn squash, stuffed squash, acorn squash, wild rice stuffed acorn squash, vegan stuffed acorn squash, roasted stuffed acorn squash, thanksgiving stuffed squash, vegan thanksgiving main, vegetarian thanksgiving main, vegan thanksgiving main dish, vegetarian thanksgiving main dish',
    title: 'Stuffed Acorn Squash with Wild Rice and Pecans',
    family: 'new-england',
    near: 'stuffed-peppers stuffed-sweet-potatoes vegetable-pot-pie',
    beside: 'roasted-brussels-sprouts kale-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      starch wild-rice 190 rinsed
      main acorn-squash 1500 halved and seeded
      fat olive-oil 40
      vegetable onion 180 chopped
      vegetable celery 120 chopped
      vegetable mushrooms 250 chopped
      aromatic garlic 9
      herb sage 4 chopped
      herb thyme 2 leaves only
      fruit dried-cranberries 60
      nut pecans|pepitas 80 chopped
      sweetener maple 20
      acid cider-vinegar 15
      herb parsley 10?
      salt
      pepper pepper 1
    `,
    steps: `
      2+45~ Simmer {wild-rice} in {water 1100} in {@pot}, covered, until most of the grains have burst, 45 minutes. Drain.
      5+40~ Meanwhile, heat the oven to 400°F (205°C). Rub the cut sides of {acorn-squash} with {1/3 olive-oil} and {1/3 salt}, lay them cut side down on {@sheet-pans} and roast until a knife slides in, 40 minutes.
      12 Brown {mushrooms} in {olive-oil} in {@skillet} over medium-high heat, 6 minutes. Add {onion, celery} and cook for 5 minutes, until soft.
      3 Stir in {garlic, sage, thyme} for 1 minute, then {=wild-rice}, {dried-cranberries, most pecans, cider-vinegar, pepper, salt}.
      3+12 Turn the squash over, brush the hollows with {maple} and heap in the rice. Scatter with {pecans} and bake until the tops are crisp, 12 minutes. [Finish with {parsley}.]
    `,
    face: 'Sweet roasted squash filled with wild rice, browned mushrooms and cranberries',
    why: 'The squash roasts cut side down, so it steams tender in its own skin while the rim browns',
  },
  'stuffed-spaghetti-squash': {
    names:
      'stuffed spaghetti squash, spaghetti squash, spaghetti squash boats, twice baked spaghetti squash, baked spaghetti squash, spaghetti squash with meat sauce, spaghetti squash lasagna boats, spaghetti squash marinara, spaghetti squash casserole, spaghetti squash bake',
    title: 'Spaghetti Squash Boats with Meat Sauce',
    titles: 'plant-mince: Stuffed Spaghetti Squash Boats',
    family: 'soffritto',
    cuisine: 'American',
    near: 'stuffed-peppers lasagna spaghetti-bolognese',
    beside: 'garlic-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      main spaghetti-squash 2200 halved lengthwise and seeded
      fat olive-oil 25
      protein ground-beef|plant-mince 450
      vegetable onion 150 finely chopped
      aromatic garlic 12
      ground-spice italian-seasoning 3
      body tomato-paste 32
      body canned-tomatoes 500
      cheese mozzarella|vegan-cheese 140 grated
      cheese parmesan|vegan-parmesan 30?
      herb basil 8? torn
      salt
      pepper pepper 1
    `,
    steps: `
      4+40~ Heat the oven to 400°F (205°C). Brush the hollows of {spaghetti-squash} with {1/2 olive-oil}, set them cut side down on {@sheet-pans} and roast until the shell gives when pressed, 40 minutes.
      9 Meanwhile, brown {ground-beef} with {onion} in {olive-oil} in {@skillet} over medium-high heat, 8 minutes[, {?ground-beef}until it is 160°F (71°C)].
      3+12 Work in {garlic, italian-seasoning, tomato-paste} for 1 minute. Add {canned-tomatoes, 1/2 salt, pepper} and simmer until it mounds on a spoon, 12 minutes.
      5 Rake the flesh of the squash into strands with a fork and leave them in their shells. Season with {salt}. Spoon on the sauce and cover with {mozzarella}[ and {parmesan}].
      1+12 Bake until the top is melted and freckled with brown, 12 minutes. [Scatter with {basil}.]
    `,
    face: 'Strands of roasted squash in their own shells, under a thick tomato sauce and melted cheese',
    why: 'The sauce is boiled down until it mounds, as the squash brings all the water that the dish needs',
  },
  'egg-bites': {
    names:
      'egg bites, bacon egg bites, bacon gruyere egg bites, sous vide egg bites, copycat egg bites, cottage cheese egg bites, coffee shop egg bites, starbucks egg bites, oven egg bites, bacon and gruyere egg bites, protein egg bites',
    title: 'Bacon and Gruyère Egg Bites',
    titles: 'red-pepper: Red Pepper and Gruyère Egg Bites',
    family: 'californian',
    near: 'egg-muffins vegetable-frittata breakfast-casserole',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven, Blender',
    serves: 4,
    salt: 0.4,
    list: `
      protein bacon|red-pepper 110 finely diced
      egg egg 400
      cheese cottage-cheese 230
      cheese gruyere|cheddar 90 grated
      thickener cornstarch 6
      fat butter 10 melted
      herb chives 4?
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+20~ Heat the oven to 325°F (165°C). Spread {bacon} on {@sheet-pans} and bake until browned, 18 to 20 minutes. Blot on a paper towel.
      4 Blend {egg, cottage-cheese, cornstarch, most gruyere, pepper, salt} until entirely smooth, 30 seconds. Let the foam settle.
      4 Brush the cups of a muffin pan with {butter}, 3 for each serving. Divide {=bacon} among them, pour in the egg and top with {gruyere}[ and {chives}].
      2+24 Set a roasting pan of hot tap water on the rack below. Bake until just set in the middle, 160°F (71°C), 24 minutes.
      1+3 They sink a little as they rest, 3 minutes. Run a knife around and lift them out.
    `,
    face: 'Velvety little custards of egg, cottage cheese and Gruyère',
    why: 'Cottage cheese and a gentle, moist oven keep them soft where a plain egg muffin turns rubbery',
  },
  'cottage-cheese-flatbread': {
    names:
      'cottage cheese flatbread, cottage cheese wrap, cottage cheese bread, viral cottage cheese flatbread, cottage cheese flatbread wrap, high protein flatbread, cottage cheese wraps',
    title: 'Cottage Cheese Flatbread with Turkey and Avocado',
    titles: 'white-beans: Cottage Cheese Flatbread with White Beans and Avocado',
    family: 'californian',
    near: 'filled-wrap egg-bites turkey-sandwich',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Breakfast',
    methods: 'Baked',
    equipment: 'Oven, Blender',
    serves: 2,
    salt: 0.3,
    list: `
      cheese cottage-cheese 450
      egg egg 100
      ground-spice garlic-powder 2
      ground-spice oregano 1
      protein deli-turkey|white-beans 140 patted dry
      raw avocado 140 sliced
      raw tomato 150 sliced
      leaf arugula 40
      acid lemon 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Heat the oven to 350°F (175°C) and line {@sheet-pans} with parchment. Blend {cottage-cheese, egg, garlic-powder, oregano} until no curd is left, 30 seconds.
      2+35 Spread it over the parchment, as thin as a pancake. Bake until golden all over and dry to the touch, 35 minutes.
      1+10 Let it cool on the parchment for 10 minutes, then peel it off: warm, it tears.
      5 Toss {arugula} with {lemon, pepper, salt}. Lay {deli-turkey, avocado, tomato} on one half with the leaves and fold or roll it up.
    `,
    face: 'A soft, bendable flatbread of nothing but cottage cheese and egg, rolled around a full lunch',
    why: 'Blending breaks the curds, so they bake into one sheet that holds a filling',
  },
  'mashed-potato-cakes': {
    names:
      'mashed potato cakes, mashed potato cake, leftover mashed potato cakes, potato cakes, potato cake, mashed potato pancakes, leftover mash cakes, mash cakes, mashed potato patties, potato cakes with bacon, potato cakes with bacon and eggs, potato cakes and eggs',
    title: 'Mashed Potato Cakes with Bacon and Eggs',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'bubble-and-squeak boxty fritters',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      vegetable russet-potato 700 peeled and cut into chunks
      fat butter 40
      creamy milk 30
      aromatic scallion 40 thinly sliced
      flour flour|gf-flour 60
      protein bacon 200 cut in half crosswise
      fat neutral-oil 20
      egg egg 400
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+18 Simmer {russet-potato} in salted water until they fall apart, about 15 minutes. Drain well and let them steam dry for a minute.
      5+5 Mash with {1/2 butter, milk, 1/2 pepper, most salt} until smooth, spread out and let cool until you can handle it, 5 minutes.
      6 Work in {scallion, flour} and shape into cakes half an inch thick, two for each plate.
      8 Crisp {bacon} in {@skillet} over medium heat, turning once, 7 minutes. Keep it warm.
      10 Fry the cakes in the fat of the bacon and {butter} over medium heat until deep golden, 4 to 5 minutes a side.
      5 Heat {neutral-oil} in a second skillet over medium heat and fry {egg} until the whites and yolks are set (160°F/71°C), 4 minutes. Season with {pepper, salt}. Serve on the cakes, with the bacon.
    `,
    face: 'Crisp-edged cakes of mashed potato with scallions, under a fried egg and bacon',
    why: 'Mash holds together by itself once it has cooled, so it takes only a little flour and stays fluffy inside',
  },
  'crustless-quiche': {
    names:
      'crustless quiche, quiche without pastry, quiche without crust, quiche without a crust, quiche no crust, quiche no pastry, quiche but no pastry, no crust quiche, pastry free quiche, impossible quiche, crustless spinach quiche, crustless vegetable quiche, quiche with no crust, low carb quiche, keto quiche, grain free quiche, low carb quiche lorraine, keto quiche lorraine',
    title: 'Crustless Quiche with Spinach and Cheddar',
    family: 'farmhouse',
    near: 'vegetable-frittata quiche-lorraine frittata',
    beside: 'green-salad roast-potatoes',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 14
      vegetable onion 120 finely chopped
      leaf spinach 150
      egg egg 300
      creamy milk|soy-milk 240
      cheese cheddar 110
      flour flour|gf-flour 24
      sauce dijon 8
      seasoning nutmeg 0.2?
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Heat the oven to 350°F (175°C). Melt {most butter} in {@skillet} over medium heat and cook {onion} until soft, 5 to 6 minutes.
      3 Add {spinach} by the handful and stir until wilted and the pan is dry, 3 minutes. Grease a 9-inch pie dish with {butter} and spread the vegetables in it.
      4 Whisk {flour} with a little of {milk} until smooth, then whisk in the rest with {egg, dijon, nutmeg, salt, pepper}. Stir in {most cheddar} and pour it over the vegetables.
      1+45 Scatter with {cheddar}. Bake until puffed and golden, with a middle that only just trembles and reads 160°F (71°C), 35 to 40 minutes. Let it stand for 5 minutes before you cut it.
    `,
    face: 'Eggs, spinach and sharp cheese baked into tender wedges that need no pastry',
    why: 'A spoonful of flour holds the custard together, so the slices lift out whole',
  },
  'cheesy-potato-cakes': {
    names:
      'cheesy potato cakes, cheesy mashed potato cakes, cheesy mashed potato pancakes, cheddar potato cakes, cheesy mashed potato patties, cheese and potato cakes, potato cakes with cheese, mashed potato cakes with cheese, mashed potato and cheese cakes, cheesy potato patties, leftover mashed potatoes, leftover mashed potato, leftover mash, cheesy leftover mashed potato cakes, loaded mashed potato cakes',
    title: 'Cheesy Potato Cakes',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'mashed-potato-cakes tattie-scones boxty fritters',
    beside: 'fried-eggs-on-toast baked-beans green-salad',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable russet-potato 700 peeled and cut into chunks
      fat butter|vegan-butter 25
      cheese cheddar|vegan-cheese 120
      aromatic scallion 35 thinly sliced
      egg egg 50?
      flour flour|gf-flour 75
      second-fat neutral-oil 35
      creamy sour-cream|vegan-sour-cream 80?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+18 Simmer {russet-potato} in salted water until very soft, about 15 minutes. Drain and let them steam dry for a minute. If you have cold leftover mash, take the same weight of it and go straight to the step with the cheese.
      5+10 Mash with {butter, pepper, salt} until smooth, spread out and let cool for 10 minutes.
      7 Stir in {cheddar, scallion, egg, most flour}. Shape into {@count 120 cake cakes}, 3/4 inch thick, and dust them with {flour}.
      10 Heat {neutral-oil} in {@skillet} over medium heat. Fry the cakes in batches until deep golden and hot through, at 160°F (71°C), 4 minutes a side; leave them alone until a crust has formed.
      1 Serve hot[, with {sour-cream}].
    `,
    face: 'Crisp cakes of mashed potato with Cheddar and scallions, soft in the middle',
    why: 'Mash that has cooled takes less flour, so the inside stays fluffy while the cheese melts',
  },
}
