import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What school nights ask of the air fryer and the slow cooker. */
export const weeknightMachines: DishEntries = {
  'air-fryer-chicken-tenders': {
    names:
      'air fryer chicken tenders, air fryer chicken strips, air fryer chicken fingers, air fryer breaded chicken, air fryer breaded chicken tenders, air fryer crispy chicken tenders, air fryer chicken goujons',
    title: 'Air-Fryer Chicken Tenders',
    family: 'farmhouse',
    near: 'chicken-tenders air-fryer-chicken-breast air-fryer-plate',
    beside: 'oven-fries coleslaw',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.55,
    list: `
      crunch panko|gf-breadcrumbs 130
      fat olive-oil 27
      protein chicken-breast 620 cut into 1-inch-wide strips
      flour flour|gf-flour 40
      ground-spice sweet-paprika 3
      ground-spice garlic-powder 3
      egg egg 100 beaten
      sauce honey-mustard 90?
      salt
      pepper pepper 1
    `,
    steps: `
      5 Stir {panko, olive-oil} in a dry skillet over medium heat until the crumbs are light gold, 4 minutes: they will not color enough by themselves. Put them in a shallow bowl.
      6 Season {chicken-breast} with {sweet-paprika, garlic-powder, pepper, salt}. Turn the strips in {flour}, then in {egg}, then press them into the crumbs.
      1+3 Heat the air fryer to 400°F (200°C) for 3 minutes.
      12 Cook the strips, in batches that leave room between them, until crisp and 165°F (74°C) inside, 9 to 11 minutes, turning once.
      1 Serve right away[, with {honey-mustard} to dip them in].
    `,
    face: 'Crunchy strips of chicken breast from the air fryer',
    why: 'Crumbs that are toasted in oil beforehand come out as golden as from a pot of fat',
  },
  'air-fryer-salmon-bites': {
    names:
      'air fryer salmon bites, air fryer salmon cubes, air fryer salmon nuggets, honey air fryer salmon bites, air fryer honey garlic salmon bites, air fryer teriyaki salmon bites',
    title: 'Air-Fryer Salmon Bites',
    family: 'ginger-soy',
    cuisine: 'American, Asian',
    near: 'air-fryer-salmon honey-garlic-salmon air-fryer-plate',
    beside: 'white-rice asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.2,
    list: `
      protein salmon 640 skinned and cut into 1-inch cubes
      sauce soy-sauce|tamari|coconut-aminos 30
      sweetener honey|maple 28
      second-fat sesame-oil 8
      aromatic garlic 6 finely grated
      ground-spice smoked-paprika 2
      fat neutral-oil 10
      aromatic scallion 30 thinly sliced
      seasoning sesame 5
      acid lime 30 cut into wedges
      salt
    `,
    steps: `
      4+10 Stir {soy-sauce, honey, sesame-oil, garlic, smoked-paprika, salt} together in a bowl. Turn {salmon} in it gently and leave it for 10 minutes.
      1+3 Heat the air fryer to 400°F (200°C) for 3 minutes and brush the basket with {neutral-oil}.
      3+7 Lift the cubes out of the marinade and set them in the basket, not touching. Cook, shaking once, until browned at the edges and 145°F (63°C) in the middle, 6 to 7 minutes.
      1 Sprinkle with {scallion, sesame} and serve with {lime}.
    `,
    face: 'Cubes of salmon with sticky, browned edges and a soft middle',
    why: 'Cut small, the fish has more edges for the honey to brown on and is done in minutes',
  },
  'air-fryer-meatballs': {
    names:
      'air fryer meatballs, air fryer beef meatballs, air fryer turkey meatballs, air fryer italian meatballs, air fryer homemade meatballs, easy air fryer meatballs',
    title: 'Air-Fryer Meatballs',
    titles: `
      ground-turkey: Air-Fryer Turkey Meatballs
    `,
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'spaghetti-and-meatballs air-fryer-plate meatballs',
    beside: 'marinara-sauce garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked',
    equipment: 'Air Fryer, Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      crunch panko|gf-breadcrumbs 50
      liquid milk|oat-milk|soy-milk 70
      protein ground-beef|ground-turkey 560
      egg egg 50
      cheese parmesan 35?
      aromatic garlic 8 finely grated
      ground-spice italian-seasoning 3
      herb parsley 10 finely chopped
      fat olive-oil 8
      sauce marinara-sauce 320?
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+5 Stir {panko, milk} in a large bowl and let them soak for 5 minutes.
      7 Add {egg, parmesan, garlic, italian-seasoning, parsley, pepper, salt} and stir, then mix in {ground-beef} with your fingertips, no longer than it takes. Roll it into 1 1/4-inch balls.
      1+3 Heat the air fryer to 380°F (195°C) for 3 minutes.
      12 Brush the basket with {olive-oil}. Cook the meatballs in one layer, in batches if need be, until browned all over and 165°F (74°C) in the middle, 10 to 11 minutes, shaking the basket once.
      4 [Warm {marinara-sauce} in a saucepan and turn the meatballs in it.]
    `,
    face: 'Tender meatballs with a brown crust all around, without a splash of fat',
    why: 'Soaked crumbs keep the meat juicy, and hot air browns every side at once',
  },
  'slow-cooker-pulled-chicken': {
    names:
      'slow cooker pulled chicken, slow cooker pulled chicken sandwiches, slow cooker bbq pulled chicken, slow cooker shredded bbq chicken, slow cooker pulled chicken sandwich, slow cooker barbecue pulled chicken, slow cooker bbq chicken sandwiches',
    title: 'Slow-Cooker Pulled Chicken Sandwiches',
    family: 'barbecue',
    near: 'bbq-chicken-sandwich slow-cooker-pulled-pork slow-cooker-stew',
    beside: 'coleslaw baked-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    serves: 6,
    salt: 0.38,
    list: `
      vegetable onion 180 thinly sliced
      protein chicken-thigh|chicken-breast 950
      ground-spice smoked-paprika 5
      ground-spice garlic-powder 4
      ground-spice chili-powder 3
      sauce bbq-sauce 300
      acid cider-vinegar 40
      sauce worcestershire|tamari 12
      bread burger-buns|crusty-rolls|gf-bread 360 split
      brine pickles 80? sliced
      salt
      pepper pepper 1.4
    `,
    steps: `
      5 Spread {onion} in the slow cooker. Lay {chicken-thigh} on it and season with {smoked-paprika, garlic-powder, chili-powder, pepper, salt}.
      2+270 Stir {most bbq-sauce, worcestershire} with {1/2 cider-vinegar} and pour it over. Cover and cook on low until the chicken is past 165°F (74°C) and shreds at a touch, 4 1/2 hours.
      6 Lift out the chicken and pull it apart with two forks. Skim the fat off the juices, and ladle out half of them if they are thin.
      2+15 Return the chicken to the pot with {bbq-sauce, cider-vinegar} and let it drink for 15 minutes.
      4 Toast {burger-buns} and heap the chicken on them[ with {pickles}].
    `,
    face: 'Shredded chicken in its own smoky barbecue sauce, on toasted buns',
    why: 'A second helping of sauce and vinegar at the end wakes up what hours in the pot have mellowed',
  },
  'slow-cooker-honey-garlic-chicken': {
    names:
      'slow cooker honey garlic chicken, crockpot honey garlic chicken, crock pot honey garlic chicken, slow cooker honey garlic chicken thighs, crockpot honey garlic chicken thighs, slow cooker honey chicken, crockpot honey chicken, slow cooker sticky chicken, slow cooker honey soy chicken, crockpot chicken thighs, slow cooker boneless chicken thighs, slow cooker chicken',
    title: 'Slow-Cooker Honey Garlic Chicken',
    family: 'ginger-soy',
    cuisine: 'American',
    near: 'honey-garlic-chicken slow-cooker-chicken-thighs-and-potatoes teriyaki-chicken slow-cooker-stew',
    beside: 'white-rice roasted-broccoli',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker, Stovetop',
    serves: 6,
    salt: 0,
    list: `
      protein chicken-thigh 1000
      sauce soy-sauce|tamari|coconut-aminos 80
      sweetener honey 110
      body ketchup 60
      aromatic garlic 20 finely chopped
      aromatic ginger 10 finely grated
      acid rice-vinegar 15
      thickener cornstarch 16
      nut sesame 8?
      herb scallion 25 thinly sliced
      pepper pepper 1
    `,
    steps: `
      5 Lay {chicken-thigh} in a 6-quart slow cooker. Stir {soy-sauce, honey, ketchup, garlic, ginger, pepper} together and pour over.
      1+270 Cover and cook on low until the chicken is very tender and at least 165°F (74°C), 4 to 4 1/2 hours. Much longer than that, and it goes stringy.
      6 Lift out the chicken and tear it into large pieces. Pour the liquid into a saucepan and boil it down a little, 4 minutes. Stir {cornstarch} with {water 45}, whisk it in and simmer until glossy, 1 minute.
      2 Take it off the heat, stir in {rice-vinegar} and coat the chicken with it. Scatter with {scallion}[ and {sesame}].
    `,
    face: 'Tender chicken in a sticky, shining sauce of honey, garlic and soy',
    why: 'The sauce is thickened on the stove at the end, where it boils down to a glaze as a slow cooker never does',
  },
  'air-fryer-cod': {
    names:
      'air fryer cod, air fryer white fish, air fryer breaded cod, air fryer breaded fish, air fryer crispy cod, air fryer crispy fish, air fryer fish fillets, air fryer fish fillet, air fryer cod fillets, air fryer panko cod, air fryer panko fish, crispy air fryer cod, crispy air fryer fish, air fryer lemon cod',
    title: 'Air-Fryer Crispy Cod',
    family: 'new-england',
    near: 'baked-cod fish-sticks air-fryer-salmon air-fryer-plate',
    beside: 'tartar-sauce air-fryer-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.4,
    list: `
      protein cod|haddock|tilapia 640 cut into portions and patted dry
      crunch panko|gf-breadcrumbs 70
      fat olive-oil 20
      ground-spice smoked-paprika 2
      ground-spice garlic-powder 2
      herb parsley 5 finely chopped
      sauce mayonnaise|vegan-mayonnaise 35
      sauce dijon 10
      acid lemon 58 cut into wedges
      salt
      pepper pepper 0.8
    `,
    steps: `
      4+3 Heat the air fryer to 400°F (205°C) for 3 minutes. Rub {panko} with {olive-oil, smoked-paprika, garlic-powder, parsley} until every crumb is moist.
      5 Season {cod} with {pepper, salt}. Stir {mayonnaise, dijon} together, spread it over the tops and sides and press on the crumbs.
      2+11 Set the fish in the basket, crumbs up and not touching, in two rounds if need be. Cook until the crumbs are deep golden and the fish flakes, 145°F (63°C) in the middle, 9 to 11 minutes.
      1 Serve at once, with {lemon}.
    `,
    face: 'Flaky white fish under a crunchy crust of crumbs, with no pan of oil',
    why: 'Crumbs that are oiled beforehand turn golden in the time that the fish needs, and mayonnaise glues them on',
  },
  'air-fryer-glazed-wings': {
    names:
      'air fryer glazed wings, air fryer honey garlic wings, air fryer sticky wings, air fryer honey garlic chicken wings, glazed air fryer wings, air fryer honey soy wings, air fryer bbq wings, air fryer teriyaki wings, air fryer glazed chicken wings, sticky air fryer wings',
    title: 'Air-Fryer Honey Garlic Wings',
    titles: `
      bbq-sauce: Air-Fryer BBQ Wings
    `,
    family: 'soy-mirin',
    cuisine: 'American, Asian',
    looksLike: 'air-fryer-plate',
    near: 'air-fryer-chicken-wings honey-garlic-wings air-fryer-plate',
    beside: 'coleslaw',
    weight: 3,
    level: 1,
    types: 'Appetizer, Main Dish, Snack',
    meals: 'Dinner, Snack',
    methods: 'Fried',
    equipment: 'Air Fryer, Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein chicken-wings 1100 split at the joint, patted very dry
      leavener baking-powder 8
      ground-spice garlic-powder 3
      sweetener honey|maple 70
      sauce soy-sauce|tamari 40
      aromatic garlic 12 finely grated
      aromatic ginger 8 finely grated
      acid rice-vinegar 15
      thickener cornstarch 4
      crunch sesame 6?
      aromatic scallion 15 thinly sliced
      salt
      pepper pepper 1
    `,
    steps: `
      4 Toss {chicken-wings} with {baking-powder, garlic-powder, pepper, salt} until no white powder is left.
      4+24 Heat the air fryer to 380°F (195°C). Cook the wings in one loose layer, and more of them in rounds, until the fat has run out, 24 minutes, turning them halfway.
      1+6 Turn the air fryer up to 400°F (200°C) and cook until the skin crackles and the meat is 185°F (85°C) at the bone, 5 to 6 minutes.
      6 Meanwhile, stir {cornstarch} into {water 45}. Simmer it with {honey, soy-sauce, garlic, ginger, rice-vinegar} in a small saucepan until it coats a spoon, 3 minutes.
      2 Toss the hot wings with the glaze in a large bowl and scatter with {sesame, scallion}. Eat them right away, while they are crisp.
    `,
    face: 'Crackling wings in a shining coat of honey, soy and garlic, with no pot of oil',
    why: 'The glaze goes on at the end, since it would burn in the fan before the skin is crisp',
  },
}
