import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** From the basket of an air fryer of 5 or 6 quarts, in one layer, and in two rounds where there is more. */
export const airFryer: DishEntries = {
  'air-fryer-chicken-breast': {
    names:
      'air fryer chicken breast, air fryer chicken, air fryer boneless chicken breast, air fryer boneless skinless chicken breast',
    title: 'Air-Fryer Chicken Breasts',
    family: 'farmhouse',
    near: 'grilled-chicken air-fryer-plate',
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
  'air-fryer-salmon': {
    names:
      'air fryer salmon, air fryer salmon fillets, air fryer salmon fillet, air fryer honey garlic salmon, air fryer fish',
    title: 'Air-Fryer Salmon',
    family: 'ginger-soy',
    cuisine: 'American',
    near: 'baked-salmon teriyaki-salmon air-fryer-plate',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.3,
    list: `
      protein salmon 600 cut into 4 fillets
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
  'air-fryer-potatoes': {
    names:
      'air fryer potatoes, air fryer roast potatoes, air fryer roasted potatoes, air fryer baby potatoes, air fryer crispy potatoes, air fryer breakfast potatoes',
    title: 'Air-Fryer Roast Potatoes',
    family: 'farmhouse',
    near: 'roast-potatoes air-fryer-fries',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable baby-potatoes 750 halved
      fat olive-oil 24
      ground-spice garlic-powder 3
      ground-spice dried-rosemary 1
      herb parsley 6?
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Turn {baby-potatoes} over in {olive-oil, garlic-powder, dried-rosemary, pepper, salt}.
      2+20 Roast in the air fryer at 400°F (205°C), shaking the basket twice, until brown at the edges and soft inside, about 20 minutes.
      1 Taste one for salt[ and scatter with {parsley}].
    `,
    face: 'Small potatoes, crisp on the cut side, with garlic and rosemary',
    why: 'Halved potatoes show more of themselves to the hot air than whole ones',
  },
  'air-fryer-brussels-sprouts': {
    names:
      'air fryer brussels sprouts, air fryer brussel sprouts, air fryer crispy brussels sprouts, air fryer sprouts',
    title: 'Air-Fryer Brussels Sprouts',
    family: 'farmhouse',
    near: 'roasted-side',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable brussels-sprouts 600 trimmed and halved
      fat olive-oil 24
      acid balsamic-vinegar 15
      sweetener honey|maple 12
      cheese parmesan|vegan-parmesan 20? grated
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Rub {brussels-sprouts} with {olive-oil, pepper, salt} until each leaf is slick.
      2+14 Cook in the air fryer at 375°F (190°C), shaking halfway, until the outer leaves are dark and crisp and the hearts tender, 12 to 14 minutes.
      2 Transfer to a bowl, toss with {balsamic-vinegar, honey}[ and snow {parmesan} over them].
    `,
    face: 'Crisp-leaved sprouts with balsamic vinegar and a little sweetness',
    why: 'Dressed only once they are out, they cannot burn or go limp',
  },
  'air-fryer-broccoli': {
    names:
      'air fryer vegetables, air fryer broccoli, air fryer veggies, air fryer mixed vegetables, air fryer roasted vegetables, air fryer zucchini, air fryer broccoli and peppers',
    title: 'Air-Fryer Broccoli, Zucchini and Peppers',
    family: 'californian',
    near: 'roasted-side',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable broccoli 350 cut into florets
      vegetable zucchini 250 cut into 1/2-inch half-moons
      vegetable red-pepper 180 cut into 1-inch pieces
      fat olive-oil 24
      ground-spice garlic-powder 2
      ground-spice italian-seasoning 1.5
      acid lemon-juice 10
      salt
      pepper pepper 0.6
    `,
    steps: `
      5 Coat {broccoli, zucchini, red-pepper} with {olive-oil, garlic-powder, italian-seasoning, pepper}[, adding only half of {=salt}].
      2+12 Cook in the air fryer at 390°F (200°C), shaking every 4 minutes, until charred at the tips and just tender, 10 to 12 minutes.
      1 Season with {lemon-juice}[ and the rest of {salt}] and eat while the edges are crisp.
    `,
    face: 'Three vegetables with charred tips, still green in the middle',
    why: 'Salt draws water, so half of it waits until they are done',
  },
  'air-fryer-pork-chops': {
    names:
      'air fryer pork chops, air fryer boneless pork chops, air fryer pork chop, air fryer breaded pork chops, air fryer pork',
    title: 'Air-Fryer Pork Chops',
    family: 'farmhouse',
    near: 'breaded-cutlet air-fryer-plate',
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
  'air-fryer-tofu': {
    names: 'air fryer tofu, air fryer crispy tofu, air fryer tofu bites, air fryer tofu nuggets',
    title: 'Air-Fryer Crispy Tofu',
    family: 'ginger-soy',
    cuisine: 'Asian',
    near: 'crispy-tofu air-fryer-plate',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.25,
    list: `
      protein tofu 700 pressed dry and torn into 1-inch pieces
      sauce soy-sauce|tamari|coconut-aminos 36
      fat sesame-oil|neutral-oil 14
      ground-spice garlic-powder 3
      thickener cornstarch 24
      herb scallion 16 thinly sliced
      crunch sesame 8?
      pepper pepper 0.6
    `,
    steps: `
      4 Turn {tofu} over in {soy-sauce, sesame-oil, garlic-powder, pepper} until it has soaked them up, then dust with {cornstarch}.
      3+16 Cook in the air fryer at 400°F (205°C) in one loose layer, shaking twice, until crunchy outside, 14 to 16 minutes.
      1 Scatter with {scallion}[ and {sesame}].
    `,
    face: 'Craggy bites of tofu, seasoned through and crisp outside',
    why: 'Torn tofu has rough edges, and rough edges crisp',
  },
}
