import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What goes into the basket of an air fryer on any day: a steak, shrimp, bacon, eggs, potatoes and a vegetable. */
export const airFryerStaples: DishEntries = {
  'air-fryer-steak': {
    names:
      'air fryer steak, air fryer sirloin, air fryer sirloin steak, air fryer strip steak, air fryer ribeye, air fryer garlic butter steak',
    title: 'Air-Fryer Steak with Garlic Butter',
    family: 'new-england',
    near: 'pan-seared-steak air-fryer-plate',
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
  'air-fryer-shrimp': {
    names:
      'air fryer shrimp, air fryer garlic shrimp, air fryer lemon shrimp, air fryer cajun shrimp, air fryer prawns, air fryer lemon garlic shrimp',
    title: 'Air-Fryer Garlic Shrimp',
    family: 'creole',
    near: 'lemon-garlic-shrimp shrimp-scampi air-fryer-plate',
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
  'air-fryer-bacon': {
    names: 'air fryer bacon, crispy air fryer bacon, air fryer turkey bacon, air fryer thick cut bacon',
    title: 'Air-Fryer Bacon',
    family: 'farmhouse',
    near: 'scrambled-eggs bacon-and-eggs',
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
  'air-fryer-boiled-eggs': {
    names: 'air fryer hard boiled eggs, air fryer boiled eggs, air fryer hard-boiled eggs, air fryer soft boiled eggs',
    title: 'Air-Fryer Hard-Cooked Eggs',
    family: 'farmhouse',
    near: 'boiled-eggs deviled-eggs',
    weight: 3,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.35,
    list: `
      protein egg 400
      salt
      pepper pepper 0.5
    `,
    steps: `
      1+15 Set {egg} in the basket of the air fryer, straight from the fridge and not touching. Cook at 275°F (135°C) for 15 minutes.
      1+5 Drop them into ice water for 5 minutes, so that the yolks stay yellow and the shells come off.
      4 Roll each on the counter until it is cracked all around, peel under a trickle of water and eat with {pepper, salt}.
    `,
    face: 'Firm whites and yolks with no pot to watch',
    why: 'At so gentle a heat they cook through before the shells can crack',
  },
  'air-fryer-sweet-potato-fries': {
    names:
      'air fryer sweet potato fries, air fryer sweet potatoes, air fryer sweet potato wedges, air fryer sweet potato, air fryer sweet potato chips',
    title: 'Air-Fryer Sweet Potato Fries',
    family: 'californian',
    near: 'sweet-potato-fries air-fryer-fries',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable sweet-potato 800 cut into 3/8-inch sticks
      thickener cornstarch 12
      fat neutral-oil 24
      ground-spice smoked-paprika 3
      ground-spice garlic-powder 2
      salt
      pepper pepper 0.6
    `,
    steps: `
      4+20 Soak {sweet-potato} in cold water for 20 minutes. Drain and dry in a towel until no drop is left.
      3 Shake the sticks in a bag with {cornstarch}, then with {neutral-oil, smoked-paprika, garlic-powder, pepper}.
      3+26 Cook half at a time in the air fryer at 380°F (195°C), shaking twice, until tender and brown at the tips, 12 to 13 minutes a round.
      1 Season with {salt} only now, as it draws out water.
    `,
    face: 'Crisp at the tips and soft inside, with smoked paprika',
    why: 'A thin coat of starch takes up what the sweet potatoes sweat, which would keep them limp',
  },
  'air-fryer-baked-potatoes': {
    names:
      'air fryer baked potatoes, air fryer baked potato, air fryer jacket potatoes, air fryer whole potatoes, air fryer jacket potato',
    title: 'Air-Fryer Baked Potatoes',
    family: 'farmhouse',
    near: 'baked-potatoes roast-potatoes',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.4,
    list: `
      main russet-potato 852 scrubbed and dried
      fat olive-oil 14
      second-fat butter|vegan-butter 40
      creamy sour-cream|vegan-sour-cream 100?
      herb chives 6? snipped
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Prick {russet-potato} all over, rub the skins with {olive-oil} and sprinkle them with {1/2 salt}.
      1+40 Cook in the air fryer at 390°F (200°C), turning once, until a skewer meets no resistance, 40 minutes.
      3 Slash a cross, squeeze the ends so that the inside bursts out, and fluff it with {butter, pepper, salt}.[ Spoon on {sour-cream}.][ Scatter with {chives}.]
    `,
    face: 'Crackling skins around a dry, fluffy middle',
    why: 'Moving air dries the skin from all sides, in two thirds of the time of an oven',
  },
  'air-fryer-green-beans': {
    names:
      'air fryer green beans, air fryer asparagus, air fryer garlic green beans, air fryer string beans, air fryer green vegetables',
    title: 'Air-Fryer Green Beans',
    titles: 'asparagus: Air-Fryer Asparagus',
    family: 'new-england',
    near: 'green-beans air-fryer-broccoli roasted-asparagus',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.45,
    list: `
      main green-beans|asparagus 500 trimmed
      fat olive-oil 18
      ground-spice garlic-powder 2
      acid lemon 12
      cheese parmesan|vegan-parmesan 20? finely grated
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+3 Heat the air fryer to 380°F (195°C) for 3 minutes. Coat {green-beans} with {olive-oil, garlic-powder, pepper, 1/2 salt}.
      2+8 Cook, shaking halfway, until blistered and just tender, 8 minutes.
      1 Finish with {lemon, salt}[ and {parmesan}].
    `,
    face: 'Blistered outside and still snappy, with lemon',
    why: 'A hot basket blisters them before they can go gray',
  },
  'air-fryer-chickpeas': {
    names: 'air fryer chickpeas, crispy air fryer chickpeas, air fryer roasted chickpeas, air fryer garbanzo beans',
    title: 'Crispy Air-Fryer Chickpeas',
    family: 'levantine',
    cuisine: 'American, Mediterranean',
    near: 'roasted-chickpeas nuts',
    weight: 3,
    level: 1,
    types: 'Snack, Appetizer',
    meals: 'Snack',
    methods: 'Roasted',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.5,
    list: `
      pulse chickpeas 480 drained and rinsed
      fat olive-oil 18
      ground-spice smoked-paprika 2.5
      ground-spice cumin 1.5
      ground-spice garlic-powder 1.5
      salt
    `,
    steps: `
      4 Roll {chickpeas} in a kitchen towel until they are dry, and throw out the skins that come off.
      2+15 Toss them with {most olive-oil} and cook in the air fryer at 390°F (200°C), shaking every 5 minutes, until they rattle, 15 minutes.
      2 Turn them in {olive-oil, smoked-paprika, cumin, garlic-powder, salt} while they are hot. They are crisp on the day they are made.
    `,
    face: 'Crunchy chickpeas with smoked paprika and cumin, to eat by the handful',
    why: 'The spices go on afterward, as they would burn before the chickpeas are crisp',
  },
}
