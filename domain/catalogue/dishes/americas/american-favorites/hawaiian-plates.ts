import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What a plate lunch in Hawaii is built on. */
export const hawaiianPlates: DishEntries = {
  'loco-moco': {
    names:
      'loco moco, hawaiian loco moco, locomoco, loco moco with brown gravy, loco moco bowl, loco moko, hamburger rice bowl with gravy and egg, hawaiian hamburger and rice, burger patty over rice with gravy, hamburger patty with rice and gravy',
    title: 'Loco Moco',
    family: 'soy-mirin',
    cuisine: 'American',
    near: 'salisbury-steak gyudon korean-beef-bowl',
    beside: 'macaroni-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      starch short-rice|jasmine 300 rinsed
      protein ground-beef 560
      vegetable onion 160 finely chopped
      sauce worcestershire 18
      fat neutral-oil 14
      second-fat butter 40
      vegetable mushrooms 150 sliced
      flour flour 22
      stock beef-stock 480
      sauce soy-sauce 22
      egg egg 200
      herb scallion 30 thinly sliced
      salt
      pepper pepper 1.4
    `,
    steps: `
      2+25~ Bring {short-rice} and {water 410} to a boil, cover and cook over the lowest heat for 15 minutes, then leave it for 10 minutes off the heat.
      6 Mix {ground-beef} with {1/3 onion, 1/2 worcestershire, 1/2 salt, 1/2 pepper}. Shape into {@count 500 patty patties}, about 1/2 inch thick.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat. Fry the patties until dark brown outside and 160°F (71°C) inside, 4 to 5 minutes a side, and move them to a plate.
      11 Melt {1/2 butter} in the pan over medium heat. Cook {mushrooms, onion} until browned, 9 minutes. Stir in {flour} for 1 minute.
      2+5 Whisk in {beef-stock, soy-sauce, worcestershire, pepper} and simmer until it is a glossy gravy, 5 minutes.
      5 Fry {egg} in {butter} in a second pan over medium heat until the whites are firm and the yolks are as you like them, 4 minutes. Season with {salt}.
      2 Mound {=short-rice} in bowls and stack a patty, plenty of gravy and an egg on each. Finish with {scallion}.
    `,
    face: 'Rice, a hamburger patty, mushroom gravy and a fried egg, one on top of the other, as in Hilo',
    why: 'The gravy is made on what the patties leave in the pan, and soy sauce darkens it',
  },
  'kalua-pork': {
    names:
      'kalua pork, kalua pig, hawaiian kalua pork, kalua pork and cabbage, oven kalua pork, hawaiian pulled pork, hawaiian shredded pork, oven baked kalua pork, luau pork, kalua pork with cabbage',
    title: 'Kalua Pork with Cabbage',
    family: 'barbecue',
    near: 'pulled-pork carnitas slow-cooker-pulled-pork',
    beside: 'macaroni-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 8,
    list: `
      protein pork-shoulder 1700 cut into fist-size pieces
      seasoning salt 17
      protein bacon 110 left in whole slices
      starch short-rice|jasmine 480 rinsed
      vegetable cabbage 700 cored and cut into 1-inch ribbons
    `,
    steps: `
      5 Heat the oven to 325°F (165°C). Prick {pork-shoulder} all over with a fork and rub it with {salt}.
      3+180 Lay half of {bacon} in a baking dish that just holds the meat, set the pork on it and cover with the rest. Pour {water 240} around it and seal very tightly with a double layer of foil. Roast until it falls apart at a touch, 3 hours.
      2+25~ Bring {short-rice} and {water 660} to a boil, cover, cook over low heat for 15 minutes and leave off the heat for 10 minutes.
      8 Meanwhile, lift out the pork, pull it into shreds, chop the bacon into it and throw away the lumps of fat. Skim the juices.
      3+8 Simmer {cabbage} in the juices in your widest pan, covered, until just tender, 8 minutes, turning once.
      2 Fold the meat into the cabbage, moisten with what juices are left and serve with {=short-rice}.
    `,
    face: 'Smoky, salty shredded pork with soft cabbage and plain rice, after the pig of the luau pit',
    why: 'Bacon lends the smoke of the pit, and a tight seal of foil keeps the meat in its own steam',
  },
  'slow-cooker-kalua-pork': {
    names:
      'slow cooker kalua pork, crockpot kalua pork, crock pot kalua pork, slow cooker kalua pig, crockpot kalua pig, slow cooker kalua pork and cabbage, slow cooker hawaiian pork, slow cooker hawaiian pulled pork',
    title: 'Slow-Cooker Kalua Pork',
    family: 'barbecue',
    near: 'kalua-pork slow-cooker-pulled-pork slow-cooker-stew',
    beside: 'macaroni-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker, Stovetop',
    serves: 8,
    list: `
      protein pork-shoulder 1700 cut into fist-size pieces
      seasoning salt 16
      protein bacon 110 left in whole slices
      vegetable cabbage 700 cored and cut into wedges
      starch short-rice|jasmine 480 rinsed
    `,
    steps: `
      5 Line the slow cooker with half of {bacon}. Pierce {pork-shoulder} deeply all over, rub it with {salt}, lay it in and cover with the rest of the bacon. It makes its own juice, so nothing else goes in.
      1+480 Cover and cook on low until a fork twists in it without any push, 8 hours.
      2+60~ Tuck {cabbage} around the meat, cover and cook on high until soft, 1 hour.
      2+25 Meanwhile, bring {short-rice} and {water 660} to a boil on the stovetop, cover, cook over low heat for 15 minutes and leave off the heat for 10 minutes.
      8 Lift the pork onto a board and shred it with the bacon, leaving out the lumps of fat. Skim the juices and wet the meat with about half of them.
      1 Serve with {=cabbage} and {=short-rice}.
    `,
    face: 'Hawaiian pulled pork seasoned with salt and smoky bacon, with cabbage cooked in its juices',
    why: 'The pork sits dry in the pot and gives off all the liquid it needs',
  },
}
