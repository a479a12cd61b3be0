import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Potatoes, vegetables, chickpeas, tofu and eggs from the basket of an air fryer of 5 or 6 quarts, in one layer, and in two rounds where there is more. */
export const airFryerVegetablesAndEggs: DishEntries = {
  'air-fryer-potatoes': {
    names:
      'air fryer potatoes, air fryer roast potatoes, air fryer roasted potatoes, air fryer baby potatoes, air fryer crispy potatoes, air fryer breakfast potatoes',
    title: 'Air-Fryer Roast Potatoes',
    family: 'farmhouse',
    near: 'roast-potatoes air-fryer-fries',
    beside: 'baked-chicken-thighs pork-chops',
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
  'air-fryer-baked-potatoes': {
    names:
      'air fryer baked potatoes, air fryer baked potato, air fryer jacket potatoes, air fryer whole potatoes, air fryer jacket potato',
    title: 'Air-Fryer Baked Potatoes',
    family: 'farmhouse',
    near: 'baked-potatoes roast-potatoes',
    beside: 'beef-chili flank-steak',
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
  'air-fryer-sweet-potato-fries': {
    names:
      'air fryer sweet potato fries, air fryer sweet potatoes, air fryer sweet potato wedges, air fryer sweet potato, air fryer sweet potato chips',
    title: 'Air-Fryer Sweet Potato Fries',
    family: 'californian',
    near: 'sweet-potato-fries air-fryer-fries',
    beside: 'chicken-burgers veggie-burger',
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
  'air-fryer-brussels-sprouts': {
    names:
      'air fryer brussels sprouts, air fryer brussel sprouts, air fryer crispy brussels sprouts, air fryer sprouts',
    title: 'Air-Fryer Brussels Sprouts',
    family: 'farmhouse',
    near: 'roasted-side',
    beside: 'pork-tenderloin roast-chicken',
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
    beside: 'creamy-garlic-chicken pork-chops',
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
  'air-fryer-green-beans': {
    names:
      'air fryer green beans, air fryer asparagus, air fryer garlic green beans, air fryer string beans, air fryer green vegetables',
    title: 'Air-Fryer Green Beans',
    titles: 'asparagus: Air-Fryer Asparagus',
    family: 'new-england',
    near: 'green-beans air-fryer-broccoli roasted-asparagus',
    beside: 'meatloaf pork-chops',
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
    beside: '',
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
  'air-fryer-tofu': {
    names: 'air fryer tofu, air fryer crispy tofu, air fryer tofu bites, air fryer tofu nuggets',
    title: 'Air-Fryer Crispy Tofu',
    family: 'ginger-soy',
    cuisine: 'Asian',
    near: 'crispy-tofu air-fryer-plate',
    beside: 'white-rice roasted-broccoli',
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
  'air-fryer-boiled-eggs': {
    names: 'air fryer hard boiled eggs, air fryer boiled eggs, air fryer hard-boiled eggs, air fryer soft boiled eggs',
    title: 'Air-Fryer Hard-Cooked Eggs',
    family: 'farmhouse',
    near: 'boiled-eggs deviled-eggs',
    beside: '',
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
}
