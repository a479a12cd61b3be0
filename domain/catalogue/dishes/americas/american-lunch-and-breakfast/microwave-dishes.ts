import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What a dorm room can cook: dishes for a microwave, and for nothing else that is hot. */
export const microwaveDishes: DishEntries = {
  'microwave-eggs': {
    names:
      'microwave eggs, microwave scrambled eggs, scrambled eggs in the microwave, eggs in the microwave, eggs in a mug, egg in a mug, mug eggs, mug omelet, mug omelette, omelet in a mug, microwave omelet, microwave omelette',
    title: 'Eggs in a Mug with Cheddar',
    family: 'farmhouse',
    near: 'scrambled-eggs omelette',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Steamed',
    equipment: 'Microwave',
    serves: 1,
    salt: 0.5,
    list: `
      fat butter|vegan-butter 4
      protein egg 100
      creamy milk|soy-milk|oat-milk 20
      cheese cheddar|vegan-cheese 20?
      aromatic scallion 8? thinly sliced
      salt
      pepper pepper 0.2
    `,
    steps: `
      2 Rub the inside of large microwave-safe mugs, one for each serving, with {butter}. Beat {egg, milk, salt, pepper} in a bowl with a fork until no streaks of white are left, and divide among the mugs.
      2* Microwave on high, one mug at a time, for 45 seconds. Stir the set edges into the middle and microwave until just set all through, 30 to 45 seconds more.
      0+1 [Stir in {cheddar, scallion}.] Let stand for 1 minute: the eggs thicken meanwhile.
    `,
    face: 'Soft scrambled eggs that are mixed, cooked and eaten in one mug',
    why: 'Stirred once on the way, they set evenly instead of turning rubbery at the rim',
  },
  'mug-cake': {
    names:
      'mug cake, chocolate mug cake, microwave cake, microwave mug cake, cake in a mug, in a mug, chocolatey in a mug, chocolate in a mug, something in a mug, mug brownie, brownie in a mug, microwave brownie, microwave dessert, chocolate cake in a mug',
    title: 'Chocolate Mug Cake',
    family: 'farmhouse',
    near: 'chocolate-lava-cake brownies',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Snack, Late Night',
    methods: 'Steamed',
    equipment: 'Microwave',
    serves: 1,
    sweet: true,
    list: `
      flour flour|gf-flour 32
      body cocoa 10
      sweetener sugar 26
      leavener baking-powder 1.2
      seasoning salt 0.4
      creamy milk|soy-milk|oat-milk 60
      fat neutral-oil 20
      sweet-spice vanilla 1.5
      fruit dark-chocolate|df-chocolate 15 chopped
    `,
    steps: `
      2 Whisk {flour, cocoa, sugar, baking-powder, salt} together in a bowl with a fork.
      2 Stir in {milk, neutral-oil, vanilla} until smooth. Divide among large microwave-safe mugs, one for each serving, and push {dark-chocolate} into the middle.
      2* Microwave on high, one mug at a time, until risen and dry on top but soft at the core, about 90 seconds each.
      0+2 Let stand for 2 minutes, and eat it from the mug while the chocolate still runs.
    `,
    face: 'A small, dark cake with melted chocolate in the middle',
    why: 'Without an egg it stays tender, and oil keeps it moist as it cools',
  },
  'microwave-baked-potatoes': {
    names:
      'microwave baked potato, microwave baked potatoes, microwave potato, microwave potatoes, microwaved potato, potato in the microwave, microwave jacket potato, jacket potato in the microwave, quick baked potato',
    title: 'Microwave Baked Potatoes',
    family: 'farmhouse',
    near: 'baked-potatoes mashed-potatoes',
    beside: 'beef-chili air-fryer-steak',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Steamed',
    equipment: 'Microwave',
    serves: 1,
    salt: 0.35,
    list: `
      vegetable russet-potato 215 scrubbed
      second-fat butter|vegan-butter 10
      cheese cheddar|vegan-cheese 25?
      creamy sour-cream|greek-yogurt|vegan-sour-cream 25
      herb chives 2? snipped
      salt
      pepper pepper 0.15
    `,
    steps: `
      2 Prick {russet-potato} all over with a fork.
      5* Microwave on high on a microwave-safe plate, one at a time, turning over halfway, until they give when squeezed and a fork goes in without a push, 5 minutes.
      0+3 Let stand for 3 minutes, so that the heat reaches the middle.
      2 Cut a cross in each and pinch from below. Season with {salt, pepper} and fill with {butter, cheddar, sour-cream, chives}.
    `,
    face: 'Fluffy potatoes with butter and sour cream, without an oven',
    why: 'Standing finishes the middle without drying out the rest',
  },
  'microwave-mac-and-cheese': {
    names:
      'microwave mac and cheese, mac and cheese in the microwave, mac and cheese in a mug, mug mac and cheese, microwave macaroni, microwave macaroni and cheese, microwave pasta, pasta in the microwave',
    title: 'Microwave Mac and Cheese',
    family: 'farmhouse',
    near: 'mac-and-cheese one-pot-pasta',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner, Late Night',
    methods: 'Boiled',
    equipment: 'Microwave',
    serves: 1,
    salt: 0.35,
    list: `
      starch penne=elbow_macaroni/macaroni|gf-pasta 75
      creamy milk|soy-milk|oat-milk 60
      cheese cheddar|vegan-cheese 50
      fat butter|vegan-butter 5
      sauce dijon 3?
      salt
      pepper pepper 0.2
    `,
    steps: `
      1 Divide {penne, salt} among deep microwave-safe bowls, one for each serving, filled no more than a third. Share {water 200} among them.
      6* Microwave on high, one bowl at a time, stirring every 2 minutes so that it does not boil over, until the pasta is tender and nearly all the water is gone, 6 minutes.
      2* Stir in {milk, butter, dijon} and microwave until steaming, 45 seconds. Stir in {cheddar, pepper} until the sauce is smooth.
    `,
    face: 'Pasta, cooked in the bowl that it is eaten from, in a cheddar sauce',
    why: 'The starch that other cooks drain off stays in the bowl and binds the sauce',
  },
  'microwave-nachos': {
    names:
      'microwave nachos, nachos in the microwave, dorm nachos, microwave bean nachos, five minute nachos, microwave snack',
    title: 'Microwave Bean Nachos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'nachos quesadillas',
    beside: 'guacamole',
    weight: 2,
    level: 1,
    types: 'Snack, Appetizer, Main Dish',
    meals: 'Snack, Late Night, Dinner',
    methods: 'Steamed',
    equipment: 'Microwave',
    serves: 2,
    salt: 0.2,
    list: `
      base tortilla-chips 100
      protein black-beans 130 drained and rinsed
      ground-spice cumin 1
      cheese cheddar|vegan-cheese 100
      sauce salsa 90
      creamy sour-cream|greek-yogurt|vegan-sour-cream 45
      aromatic scallion 15? thinly sliced
    `,
    steps: `
      3 Spread {tortilla-chips} on two microwave-safe plates. Toss {black-beans} with {cumin}, and scatter over the chips with {cheddar}.
      2* Microwave on high, a plate at a time, until the cheese has melted, about 1 minute.
      2 Spoon on {salsa, sour-cream}[, sprinkle with {scallion}] and eat at once, while the chips are crisp.
    `,
    face: 'Crisp chips, warm beans and melted cheddar, with salsa on top',
    why: 'One layer of chips heats through before any of it goes limp',
  },
  'microwave-salmon': {
    names: 'microwave salmon, salmon in the microwave, microwave fish, fish in the microwave, microwave steamed salmon',
    title: 'Ginger Salmon from the Microwave',
    family: 'soy-mirin',
    near: 'baked-salmon poached-plate',
    beside: 'white-rice asian-cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Microwave',
    serves: 2,
    salt: 0.2,
    list: `
      protein salmon 320 patted dry
      aromatic ginger 10 peeled and cut into thin matchsticks
      sauce soy-sauce|tamari 24
      sauce sesame-oil 6
      aromatic scallion 20 thinly sliced
      vegetable snow-peas 150? trimmed
    `,
    steps: `
      3 Lay {salmon} skin side down in a microwave-safe dish with a lid[, with {snow-peas} around it]. Scatter with {ginger} and spoon {soy-sauce} over the fish.
      1+5 Cover and microwave on high until the thickest part flakes and reads 145°F (63°C), 4 to 5 minutes.
      1+1 Let stand, covered, for 1 minute. Drizzle with {sesame-oil} and sprinkle with {scallion}.
    `,
    face: 'Salmon steamed over its own juices with ginger and soy',
    why: 'Under a lid it cooks in its own steam, which leaves no part of it dry',
  },
  'vanilla-mug-cake': {
    names:
      'vanilla mug cake, vanilla cake in a mug, funfetti mug cake, confetti mug cake, birthday cake in a mug, birthday mug cake, sprinkle mug cake, white mug cake, yellow mug cake, mug cake without egg, cake for one, single serving cake, single serve cake, cake for one person',
    title: 'Vanilla Mug Cake',
    family: 'farmhouse',
    near: 'mug-cake cupcakes vanilla-cake',
    weight: 2,
    level: 1,
    types: 'Dessert',
    meals: 'Snack, Late Night',
    methods: 'Steamed',
    equipment: 'Microwave',
    serves: 1,
    sweet: true,
    list: `
      flour flour|gf-flour 40
      sweetener sugar 24
      leavener baking-powder 1.5
      seasoning salt 0.3
      creamy milk|soy-milk|oat-milk 50
      fat butter|vegan-butter 20 melted
      sweet-spice vanilla 3
      body sprinkles 6?
    `,
    steps: `
      2 Whisk {flour, sugar, baking-powder, salt} together in a bowl with a fork.
      2 Stir in {milk, butter, vanilla} until no lumps are left[, then {1/2 sprinkles}]. Divide among large microwave-safe mugs, one for each serving: the batter should fill less than half.
      2* Microwave on high, one mug at a time, until risen and springy, with no wet batter on top, about 70 seconds each.
      1+2 Let stand for 2 minutes, as the middle is very hot. [Scatter with {sprinkles}.]
    `,
    face: 'A soft, buttery little cake, stirred together and cooked in minutes without an egg',
    why: 'So little batter needs no egg, which would turn it rubbery in the microwave',
  },
}
