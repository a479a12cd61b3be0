import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Meatloaf and its kin: what a pound of ground meat becomes. */
export const groundBeefSuppers: DishEntries = {
  meatloaf: {
    names:
      'meatloaf, meat loaf, classic meatloaf, homemade meatloaf, beef meatloaf, old fashioned meatloaf, easy meatloaf, glazed meatloaf, best meatloaf, meatloaf with ketchup glaze, meatlof',
    family: 'farmhouse',
    near: 'turkey-meatloaf salisbury-steak meatloaf',
    beside: 'green-beans glazed-carrots',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    salt: 0.38,
    list: `
      protein ground-beef 680
      protein ground-pork 230
      fat butter|vegan-butter|olive-oil 14
      second-fat neutral-oil 20
      vegetable potato 900 cut into 1-inch pieces
      vegetable onion 150 finely chopped
      aromatic garlic 8
      crunch panko|gf-breadcrumbs 60
      creamy milk|soy-milk|oat-milk 120
      egg egg 100 lightly beaten
      sauce worcestershire|tamari 17
      herb parsley 10
      ground-spice dried-thyme 1
      sauce ketchup 120
      sweetener brown-sugar 28
      acid cider-vinegar 10
      salt
      pepper pepper 1.6
    `,
    steps: `
      8 Heat the oven to 350°F (180°C). Melt {butter} in a skillet over medium heat and cook {onion, garlic} until soft, about 5 minutes. Transfer to a large bowl and let it cool a little.
      3+5 Add {panko, milk} to the bowl and let them soak for 5 minutes, until the crumbs are soft. Stir in {egg, worcestershire, parsley, dried-thyme, pepper, most salt, 1/3 ketchup}.
      5 Add {ground-beef, ground-pork} and mix with your hands only until no streaks are left: the more it is worked, the tighter it bakes. Shape into a loaf about 4 inches wide on a foil-lined rimmed sheet pan.
      6+40 Stir {ketchup, brown-sugar, cider-vinegar} together and brush half of it over the loaf. Toss {potato} with {neutral-oil, salt} on a second sheet pan. Bake both for 40 minutes, turning the potatoes once.
      1+20 Brush the loaf with the rest of the glaze and bake until the middle reads 160°F (71°C), the top is sticky and the potatoes are brown and tender, about 20 minutes more.
      1+10 Let the loaf rest for 10 minutes so that it slices without crumbling, and serve with the potatoes.
    `,
    face: 'A tender ground beef and pork loaf under a sweet and tangy glaze',
    why: 'Crumbs soaked in milk hold the juices in, and a free-standing loaf browns on every side',
  },
  'turkey-meatloaf': {
    names: 'turkey meatloaf, turkey meat loaf, ground turkey meatloaf, healthy meatloaf, turkey loaf, low fat meatloaf',
    family: 'farmhouse',
    near: 'meatloaf turkey-burger',
    beside: 'green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.32,
    list: `
      protein ground-turkey 900
      fat olive-oil 40
      vegetable sweet-potato 900 peeled and cut into 1-inch pieces
      vegetable onion 150 finely chopped
      vegetable mushrooms 180 finely chopped
      aromatic garlic 8
      oats oats|gf-oats 60
      stock chicken-stock 80
      egg egg 100 lightly beaten
      sauce worcestershire|tamari 17
      ground-spice poultry-seasoning 2
      sauce ketchup 120
      sweetener maple 20
      sauce dijon 10
      salt
      pepper pepper 1.4
    `,
    steps: `
      12 Heat the oven to 375°F (190°C). Heat {1/2 olive-oil} in a large skillet over medium heat. Cook {onion, mushrooms, garlic} until the pan is dry and everything has browned, about 9 minutes.
      3+5 Scrape into a large bowl, stir in {oats, chicken-stock} and let stand for 5 minutes to soften. Mix in {egg, worcestershire, poultry-seasoning, pepper, most salt}.
      5 Fold in {ground-turkey} with a fork, loosely but evenly. Shape a loaf about 4 inches wide on a rimmed sheet pan lined with parchment.
      5+55 Toss {sweet-potato} with {olive-oil, salt} on a second sheet pan. Beat {ketchup, maple, dijon} together and spread over the loaf. Bake both until the sweet potatoes are tender and the meat is 165°F (74°C) in the middle, about 55 minutes.
      1+10 Let the loaf stand for 10 minutes, then slice with a serrated knife and serve with the sweet potatoes.
    `,
    face: 'A lighter loaf, moist with browned mushrooms, under a maple glaze',
    why: 'Turkey is lean, so mushrooms and soaked oats bring the moisture that fat would',
  },
  'salisbury-steak': {
    names:
      'salisbury steak, salisbury steaks, salsbury steak, hamburger steak, hamburger steak with gravy, hamburger steak with onion gravy, hamburger steak with mushroom gravy, chopped steak, salisbury steak with mushroom gravy, beef patties with gravy',
    family: 'farmhouse',
    near: 'meatloaf fried-patties',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried, Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.32,
    list: `
      protein ground-beef 600
      crunch breadcrumbs|panko|gf-breadcrumbs 40
      egg egg 50 lightly beaten
      sauce worcestershire|tamari 22
      sauce dijon 10
      ground-spice onion-powder 2
      fat neutral-oil 14
      fat butter|vegan-butter 56
      vegetable mushrooms 250 sliced
      vegetable onion 150 thinly sliced
      flour flour|gf-flour 20
      stock beef-stock|chicken-stock 420
      sauce ketchup 17
      vegetable russet-potato 800 peeled and cut into 1-inch chunks
      creamy milk|soy-milk|oat-milk 120
      herb parsley 6?
      salt
      pepper pepper 1.2
    `,
    steps: `
      7 Mix {breadcrumbs, egg, 1/2 worcestershire, dijon, onion-powder, pepper, 1/3 salt} in a bowl, then {ground-beef}, lightly. Shape into 3/4-inch-thick ovals, one for each plate.
      8 Heat {neutral-oil} in {@skillet} over medium-high heat and brown the patties well, about 3 minutes a side. They need not be done yet. Set them aside.
      13 Turn the heat to medium and melt {1/2 butter} in the drippings. Cook {onion, mushrooms} until both are browned, about 11 minutes, then stir in {flour} for 1 minute.
      3+15~ Cover {russet-potato} with cold salted water, bring to a boil and simmer until tender, about 15 minutes.
      3+10 Meanwhile, whisk {beef-stock, ketchup, worcestershire} into the pan and bring to a simmer. Slide in the patties and simmer gently until they are 160°F (71°C) in the middle and the gravy clings, about 10 minutes.
      4 Drain the potatoes and mash them with {milk, butter}. Season the mash and the gravy with {salt}. Serve the patties and gravy over the mash. [Sprinkle with {parsley}.]
    `,
    face: 'Oval beef patties simmered in a brown mushroom and onion gravy, over mashed potatoes',
    why: 'The patties finish in the gravy, which gives each the best of the other',
  },
  'swiss-steak': {
    names:
      'swiss steak, swiss steaks, swiss steak with tomatoes, smothered steak, braised round steak, round steak and gravy, old fashioned swiss steak, smothered round steak',
    family: 'farmhouse',
    near: 'pot-roast salisbury-steak braise',
    beside: 'mashed-potatoes green-beans',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein beef-round 700 cut into 1/2-inch-thick steaks
      flour flour|gf-flour 40
      fat neutral-oil 34
      vegetable onion 200 thinly sliced
      vegetable celery 80
      vegetable carrot 120 thinly sliced
      aromatic garlic 8
      body canned-tomatoes 400
      stock beef-stock|chicken-stock 240
      sauce worcestershire|tamari 12
      ground-spice sweet-paprika 3
      ground-spice oregano 1
      salt
      pepper pepper 1.4
    `,
    steps: `
      8 Heat the oven to 325°F (165°C). Mix {flour, sweet-paprika, pepper, 1/2 salt} and pound it into both sides of {beef-round} with a meat mallet or the rim of a plate.
      10 Heat {most neutral-oil} in a Dutch oven over medium-high heat. Brown the steaks in two batches, about 2 minutes a side, and put them on a plate.
      8 Add {neutral-oil, onion, celery, carrot} and cook until they begin to color, 6 minutes. Stir in {garlic, oregano} for 1 minute.
      3+90 Add {canned-tomatoes, beef-stock, worcestershire, salt} and bring to a simmer, then settle the steaks under the sauce. Cover and braise in the oven until the beef can be cut with a fork, about 1 hour 30 minutes.
      3 Spoon off any fat and serve each steak under plenty of its sauce.
    `,
    face: 'Pounded beef braised in tomatoes and onions until a fork will cut it',
    why: 'Pounding flour into a tough cut opens its fibers and thickens the sauce later on',
  },
  'stuffed-peppers': {
    names:
      'stuffed peppers, stuffed bell peppers, stuffed pepper, beef and rice stuffed peppers, ground beef stuffed peppers, stuffed green peppers, stuffed capsicums, classic stuffed peppers, stuffed red peppers',
    titles: 'plant-mince: Stuffed Peppers with Veggie Ground',
    family: 'farmhouse',
    near: 'stuffed-cabbage-rolls stuffed-vegetables',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable red-pepper 640 tops cut off, seeds removed
      starch long-rice 100 rinsed
      fat olive-oil 20
      protein ground-beef|plant-mince 450
      vegetable onion 150 finely chopped
      aromatic garlic 8
      body tomato-sauce 425
      ground-spice oregano 1.5
      ground-spice sweet-paprika 2
      herb parsley 8
      cheese monterey-jack|vegan-cheese 90?
      salt
      pepper pepper 1
    `,
    steps: `
      4+15~ Heat the oven to 375°F (190°C). Stand {red-pepper} in {@baking-dish}, add 1/4 inch of water, cover with foil and bake for 15 minutes to give them a start. Pour off the water.
      2+15~ Meanwhile, simmer {long-rice} in plenty of salted water until just short of tender, 15 minutes, then drain.
      10 In the meantime, heat {olive-oil} in a large skillet over medium heat and soften {onion, garlic} for 4 minutes. Raise the heat, add {ground-beef} and cook it, breaking it up, until no pink is left, about 5 minutes.
      3 Off the heat, stir in {=long-rice, 1/2 tomato-sauce, oregano, sweet-paprika, parsley, salt, pepper}. Pack the filling into the peppers and spoon {tomato-sauce} over and around them.
      2+35 Cover and bake until a knife slips through the peppers and the filling is hot[{?ground-beef}, at 165°F (74°C)], about 35 minutes. Uncover and melt {monterey-jack} on top at the very end.
    `,
    face: 'Soft red peppers filled with ground beef and rice in tomato sauce',
    why: 'A head start under foil means the peppers are tender by the time the filling is hot',
  },
  'burger-salad': {
    names:
      'big mac salad, burger salad, cheeseburger salad, big mac bowl, burger bowl, cheeseburger bowl, hamburger salad, burger in a bowl, low carb burger bowl, bunless burger bowl, big mac in a bowl',
    title: 'Burger Salad with Special Sauce',
    family: 'californian',
    near: 'taco-salad cobb-salad',
    beside: 'oven-fries',
    weight: 4,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      creamy mayonnaise|vegan-mayonnaise 90
      sauce ketchup 30
      sauce yellow-mustard 12
      acid pickle-relish 30
      acid white-vinegar 8
      ground-spice sweet-paprika 1.2
      protein ground-beef|plant-mince 500
      ground-spice onion-powder 2
      raw iceberg 500 shredded
      raw cherry-tomatoes 200 halved
      raw red-onion 60 finely chopped
      raw pickles 90 sliced
      cheese cheddar|vegan-cheese 100 grated
      crunch sesame 6?
      salt
      pepper pepper 1
    `,
    steps: `
      3 Whisk {mayonnaise, ketchup, yellow-mustard, pickle-relish, white-vinegar, sweet-paprika} into a pink sauce, with a spoonful of water if it will not pour.
      5 Heap {iceberg} in wide bowls with {cherry-tomatoes, red-onion, pickles}.
      9 Cook {ground-beef, onion-powder, pepper, salt} in {@skillet} over high heat, breaking it into crumbs, until crusty and [{?ground-beef}160°F (71°C), ]no longer pink, about 8 minutes. Spoon off the fat.
      3 Top with the hot crumbs, {cheddar} and the sauce[, and speckle with {sesame}].
    `,
    face: 'Everything from a cheeseburger but the bun, over cold crisp lettuce',
    why: 'The meat goes on hot at the last moment, so the cheese softens and the lettuce does not',
  },
}
