import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken, pork, steak, bacon, salmon and shrimp from the basket of an air fryer of 5 or 6 quarts, in one layer, and in two rounds where there is more. */
export const airFryerMeatAndFish: DishEntries = {
  'air-fryer-chicken-breast': {
    names:
      'air fryer chicken breast, air fryer chicken, air fryer boneless chicken breast, air fryer boneless skinless chicken breast',
    title: 'Air-Fryer Chicken Breasts',
    family: 'farmhouse',
    near: 'grilled-chicken air-fryer-plate',
    beside: 'rice-pilaf',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.6,
    list: `
      protein chicken-breast 750 pounded to an even 3/4 inch
      fat olive-oil 32
      ground-spice smoked-paprika 4
      ground-spice garlic-powder 3
      ground-spice onion-powder 2
      ground-spice oregano 1
      vegetable broccoli 450 cut into florets
      acid lemon 60 cut into wedges
      salt
      pepper pepper 1.2
    `,
    steps: `
      5+3 Heat the air fryer to 375°F (190°C) for 3 minutes. Rub {chicken-breast} with {1/2 olive-oil, smoked-paprika, garlic-powder, onion-powder, oregano, pepper, 1/2 salt}.
      2+12 Lay the pieces in the basket so that none touches another and cook, turning once, until 165°F (74°C) in the thickest part, 10 to 12 minutes.
      2+8 Move the chicken to a warm plate, cover it loosely and let it rest. Meanwhile, toss {broccoli} with {olive-oil, salt} and cook it in the basket at the same heat, shaking once, until tender and browned at the tips, 7 to 8 minutes.
      2 Slice the chicken and serve it with the broccoli and {lemon}.
    `,
    face: 'Juicy breasts under a rub of smoked paprika and garlic, with browned broccoli',
    why: 'Pounded to one thickness, they are done in the same minute all through',
  },
  'air-fryer-chicken-thighs': {
    names:
      'air fryer chicken thighs, air fryer chicken thigh, air fryer boneless chicken thighs, air fryer bone in chicken thighs, air fryer chicken legs, air fryer crispy chicken thighs',
    title: 'Air-Fryer Chicken Thighs',
    family: 'farmhouse',
    near: 'baked-chicken-thighs air-fryer-plate',
    beside: 'mashed-potatoes green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.55,
    list: `
      protein chicken-bone|chicken-thigh|chicken-legs 1000 patted dry
      fat neutral-oil 10
      leavener baking-powder 4
      ground-spice sweet-paprika 5
      ground-spice garlic-powder 4
      ground-spice dried-thyme 1
      salt
      pepper pepper 1.4
    `,
    steps: `
      5 Mix {baking-powder, sweet-paprika, garlic-powder, dried-thyme, pepper, salt}. Rub {chicken-bone} with {neutral-oil} and press the mixture on all over.
      2+22 Set in the basket of the air fryer, skin down, in two rounds if they overlap, and cook at 380°F (195°C) for 12 minutes. Turn and cook until the skin crackles and the meat at the bone reads 175°F (79°C), about 10 minutes more.
      1+3 Let stand for 3 minutes, so that the juices stay in.
    `,
    face: 'Thighs with crackling skin and dark, juicy meat',
    why: 'A pinch of baking powder dries the skin, and dry skin crisps',
  },
  'air-fryer-chicken-wings': {
    names:
      'air fryer chicken wings, air fryer wings, air fryer buffalo wings, air fryer crispy wings, air fryer hot wings',
    title: 'Air-Fryer Chicken Wings',
    family: 'farmhouse',
    near: 'buffalo-wings air-fryer-plate',
    beside: 'oven-fries coleslaw',
    weight: 4,
    level: 1,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Late Night',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-wings 1200 patted dry
      leavener baking-powder 8
      ground-spice garlic-powder 3
      ground-spice smoked-paprika 3
      fat butter|vegan-butter 42 melted
      sauce hot-sauce 60
      raw celery 160 cut into sticks
      salt
      pepper pepper 1
    `,
    steps: `
      4 Toss {chicken-wings} with {baking-powder, garlic-powder, smoked-paprika, pepper, salt} until evenly dusted.
      3+44 Cook in the air fryer at 390°F (200°C) in two rounds, shaking halfway, until deep golden and past 165°F (74°C), 20 to 22 minutes each.
      3 Stir {butter, hot-sauce} in a big bowl, add the hot wings and turn until they shine. Serve with {celery}.
    `,
    face: 'Crackly wings turned in hot sauce and butter, with cold celery',
    why: 'The fat renders into the tray, so the skin crisps with no oil at all',
  },
  'air-fryer-pork-chops': {
    names:
      'air fryer pork chops, air fryer boneless pork chops, air fryer pork chop, air fryer breaded pork chops, air fryer pork',
    title: 'Air-Fryer Pork Chops',
    family: 'farmhouse',
    near: 'breaded-cutlet air-fryer-plate',
    beside: 'mashed-potatoes glazed-carrots',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.5,
    list: `
      protein pork-chops 700 about 1 inch thick
      sauce dijon 24
      fat olive-oil 16
      crunch panko|gf-breadcrumbs 50
      ground-spice garlic-powder 3
      ground-spice sweet-paprika 4
      cheese parmesan 25? grated
      acid lemon 50 cut into wedges
      salt
      pepper pepper 1
    `,
    steps: `
      6 Pat {pork-chops} dry, season with {pepper, salt} and spread thinly with {dijon}. Rub {olive-oil} into {panko, garlic-powder, sweet-paprika, parmesan}, and press the crumbs on.
      2+14 Cook in the air fryer at 375°F (190°C), turning once, until the crumbs are crunchy and the middle is 145°F (63°C), 12 to 14 minutes.
      1+4 Let them sit for 4 minutes. Serve with {lemon}.
    `,
    face: 'Chops in a crunchy mustard crumb, pink and moist inside',
    why: 'Mustard holds the crumbs without egg, and oil rubbed into them browns them evenly',
  },
  'air-fryer-steak': {
    names:
      'air fryer steak, air fryer sirloin, air fryer sirloin steak, air fryer strip steak, air fryer ribeye, air fryer garlic butter steak',
    title: 'Air-Fryer Steak with Garlic Butter',
    family: 'new-england',
    near: 'pan-seared-steak air-fryer-plate',
    beside: 'baked-potatoes green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    serves: 2,
    salt: 0.6,
    list: `
      protein strip-steak|sirloin|ribeye 345 about 1 inch thick
      fat neutral-oil 8
      second-fat butter|vegan-butter|olive-oil 28 softened
      aromatic garlic 4
      herb parsley 4
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+20 Season {strip-steak} on both sides with {pepper, salt} and leave them out of the fridge for 20 minutes.
      2 Mash {butter} with {garlic, parsley}.
      2+5~ Heat the air fryer to 400°F (205°C) for 5 minutes.
      2+11 Pat the steaks dry, rub them with {neutral-oil} and lay them in the basket, apart. Cook for 11 minutes, turning once, until the middle reads 145°F (63°C).
      1+5 Top with the butter at once and let the steaks rest for 5 minutes, while it melts into the juices.
    `,
    face: 'Browned at the edges and juicy, under garlic butter that melts as it rests',
    why: 'A basket that is hot before the meat goes in browns it in the minutes that it takes to cook',
  },
  'air-fryer-bacon': {
    names: 'air fryer bacon, crispy air fryer bacon, air fryer turkey bacon, air fryer thick cut bacon',
    title: 'Air-Fryer Bacon',
    family: 'farmhouse',
    near: 'scrambled-eggs bacon-and-eggs',
    beside: 'scrambled-eggs pancakes',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0,
    list: `
      protein bacon|turkey-bacon 340 in whole strips
    `,
    steps: `
      3+9 Lay {bacon} in the basket of the air fryer in one layer, in two rounds if it is small: strips that overlap stay limp. Cook at 375°F (190°C) for 9 minutes, turning once, until brown to the middle.
      2 Blot on paper towels, where it crisps as it cools, and pour off the fat before the next round smokes.
    `,
    face: 'Flat, evenly crisp strips and no spatter',
    why: 'The fat drips away under the basket, so nothing fries in it',
  },
  'air-fryer-salmon': {
    names:
      'air fryer salmon, air fryer salmon fillets, air fryer salmon fillet, air fryer honey garlic salmon, air fryer fish',
    title: 'Air-Fryer Salmon',
    family: 'ginger-soy',
    cuisine: 'American',
    near: 'baked-salmon teriyaki-salmon air-fryer-plate',
    beside: 'roasted-asparagus white-rice',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.3,
    list: `
      protein salmon 600
      sauce soy-sauce|tamari|coconut-aminos 24
      sweetener honey|maple 20
      aromatic garlic 6
      fat olive-oil 8
      acid lemon 50 cut into wedges
      herb chives 6?
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+3 Heat the air fryer to 390°F (200°C) for 3 minutes. Mix {soy-sauce, honey, garlic} in a cup. Brush {salmon} with {olive-oil} and season with {pepper, salt}.
      2+9 Set the fillets in the basket, skin down, and spoon the glaze over. Cook until the edges caramelize and the fish flakes, 145°F (63°C) in the middle, 8 to 9 minutes.
      1 Serve with {lemon}[ and {chives}].
    `,
    face: 'Salmon with a sticky honey and garlic glaze',
    why: 'Hot air sets the glaze in the time that the fish needs, so nothing is turned',
  },
  'air-fryer-shrimp': {
    names:
      'air fryer shrimp, air fryer garlic shrimp, air fryer lemon shrimp, air fryer cajun shrimp, air fryer prawns, air fryer lemon garlic shrimp',
    title: 'Air-Fryer Garlic Shrimp',
    family: 'creole',
    near: 'lemon-garlic-shrimp shrimp-scampi air-fryer-plate',
    beside: 'rice-pilaf green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.5,
    list: `
      protein shrimp 680 peeled, deveined and patted dry
      fat olive-oil 28
      aromatic garlic 9
      ground-spice smoked-paprika 3
      ground-spice oregano 1
      chile flakes 0.4?
      acid lemon 30
      herb parsley 6
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+3 Heat the air fryer to 400°F (205°C) for 3 minutes. Toss {shrimp} with {olive-oil, garlic, smoked-paprika, oregano, pepper, salt, flakes}.
      3+7 Spread them in the basket in one layer, in two rounds if they overlap. Cook for 7 minutes, shaking once, until they are curled, pink and opaque through.
      1 Tumble with {lemon, parsley} while they are hot.
    `,
    face: 'Springy shrimp with garlic, smoked paprika and lemon, done in minutes',
    why: 'Dried well, they roast in the moving air, where wet ones would steam',
  },
}
