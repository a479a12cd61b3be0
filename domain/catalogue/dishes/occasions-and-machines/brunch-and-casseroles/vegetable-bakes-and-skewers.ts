import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Vegetables under a crust, under cheese, in a potato and on skewers: suppers that lack nothing. */
export const vegetableBakesAndSkewers: DishEntries = {
  'vegetable-pot-pie': {
    names:
      'vegetable pot pie, veggie pot pie, vegetarian pot pie, vegetable pie, veggie pie, vegetable potpie, meatless pot pie, savory vegetable pie, mushroom pot pie, vegetable and mushroom pie, mushroom pie, vegetarian chicken pot pie, vegan pot pie, vegan chicken pot pie',
    title: 'Vegetable Pot Pie',
    family: 'farmhouse',
    near: 'chicken-pot-pie mash-topped-pie vegetable-stew',
    beside: 'green-salad green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter 70
      vegetable mushrooms 350 sliced
      vegetable leek 250 halved lengthwise and sliced
      vegetable carrot 250 diced
      vegetable celery 100 diced
      vegetable potato 350 cut into 1/2-inch dice
      aromatic garlic 9
      flour flour 50
      stock veg-stock 650
      creamy cream|soy-cream|oat-cream 120
      ground-spice dried-thyme 1.5
      vegetable peas 150
      sauce dijon 15
      herb parsley 10
      bread pie-crust 230
      egg egg 50? lightly beaten
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat the oven to 400°F (200°C). Melt {1/2 butter} in a large pot over medium-high heat and fry {mushrooms} until their juices are gone and they are brown, 9 minutes. Lift them out.
      12 Melt {butter} in the same pot over medium heat and cook {leek, carrot, celery, potato, 1/2 salt} until they begin to give, 10 minutes. Stir in {garlic, dried-thyme, flour} for 2 minutes.
      3+8 Whisk in {veg-stock} and simmer until the potatoes are just tender and the sauce coats a spoon, 8 minutes.
      4 Stir in {cream, dijon, peas, parsley, pepper, salt}, then the mushrooms, and spread the filling in {@baking-dish}.
      6 Lay {pie-crust}, rolled out to the size of the dish, over the hot filling and press its edge to the rim.[ Brush it with some of {egg}.] Cut four slits.
      1+32 Bake until the pastry is deep golden and gravy bubbles in the slits, about 32 minutes.
      1+10 Leave it for 10 minutes before you cut it, so that the filling settles.
    `,
    face: 'Browned mushrooms, leeks, carrots and peas in a creamy gravy under a golden crust',
    why: 'The mushrooms are fried by themselves first, so they bring flavor to the gravy instead of water',
  },
  'vegetable-casserole': {
    names:
      'vegetable casserole, veggie casserole, vegetable bake, veggie bake, cheesy vegetable casserole, mixed vegetable casserole, vegetarian casserole, vegetable gratin, cheesy vegetable bake, vegetable and rice casserole',
    title: 'Cheesy Vegetable and Rice Casserole',
    family: 'farmhouse',
    near: 'cauliflower-cheese vegetable-pot-pie',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      starch long-rice 220
      fat butter|vegan-butter|olive-oil 42
      vegetable onion 180 chopped
      vegetable mushrooms 250 sliced
      aromatic garlic 9
      flour flour|gf-flour 32
      creamy milk|soy-milk|oat-milk 600
      sauce dijon 10
      vegetable broccoli 350 cut into small florets
      vegetable carrot 200 coarsely grated
      vegetable red-pepper 200 diced
      cheese cheddar|vegan-cheese 200 grated
      crunch panko|gf-breadcrumbs 40
      ground-spice sweet-paprika 1.5
      salt
      pepper pepper 1
    `,
    steps: `
      2+15~ Heat the oven to 400°F (200°C). Boil {long-rice} in plenty of water until it still has a little bite, 12 minutes, and drain it.
      12 Meanwhile, melt {butter} in a large pot over medium heat and cook {onion, mushrooms} until golden, 10 minutes. Stir in {garlic, flour} for 1 minute.
      6 Pour in {milk} little by little, whisking, and let it bubble until it is as thick as cream, 4 minutes. Season with {dijon, pepper, salt}.
      5 Take off the heat and fold in the rice, {broccoli, carrot, red-pepper, most cheddar}. Spread in {@baking-dish}.
      2+28 Scatter {panko}, {cheddar} and {sweet-paprika} over the top and bake until it bubbles at the edges and the crust is brown, about 28 minutes.
      1+5 Let it rest for 5 minutes, so that it holds together on the spoon.
    `,
    face: 'Broccoli, carrots, peppers and mushrooms with rice in a cheese sauce under crisp crumbs',
    why: 'The vegetables go in raw and small, so that they come out tender and not gray',
  },
  'stuffed-sweet-potatoes': {
    names:
      'stuffed sweet potatoes, loaded sweet potatoes, black bean stuffed sweet potatoes, stuffed sweet potato with black beans, southwest stuffed sweet potatoes, taco stuffed sweet potatoes, twice baked sweet potatoes, baked sweet potato dinner, mexican stuffed sweet potatoes',
    title: 'Sweet Potatoes Stuffed with Black Beans',
    family: 'southwestern',
    cuisine: 'American',
    near: 'stuffed-peppers baked-potatoes',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable sweet-potato 920 scrubbed
      fat olive-oil 20
      vegetable red-onion 100 finely chopped
      aromatic garlic 8
      ground-spice cumin 3
      ground-spice chili-powder 4
      pulse black-beans|pinto-beans 440 drained and rinsed
      vegetable corn 120
      acid lime-juice 20
      creamy greek-yogurt|sour-cream|coconut-yogurt 100
      raw avocado 140 diced
      herb cilantro 10
      salt
    `,
    steps: `
      4+50 Heat the oven to 425°F (220°C). Prick {sweet-potato} all over with a fork, set on a lined sheet pan and bake until a knife meets no resistance, about 50 minutes.
      6~ Meanwhile, heat {olive-oil} in {@skillet} over medium heat. Cook {red-onion} for 4 minutes, then {garlic, cumin, chili-powder} for 1 minute.
      2+4~ Add {black-beans, corn, 1/2 salt} with a splash of water and warm through for 4 minutes. Stir in {1/2 lime-juice}.
      2 Stir {greek-yogurt} with {lime-juice, salt}.
      4 Slit each potato lengthwise, push the ends together to open it and fluff the flesh. Spoon in the beans and top with {=greek-yogurt, avocado, cilantro}.
    `,
    face: 'Soft sweet potatoes split and filled with spiced black beans, corn and avocado',
    why: 'Lime in the beans and on top keeps so much sweetness in check',
  },
  'vegetable-skewers': {
    names:
      'vegetable skewers, veggie skewers, vegetable kebabs, vegetable kabobs, veggie kabobs, veggie kebabs, grilled vegetable skewers, grilled veggie skewers, grilled vegetable kabobs, vegetarian skewers, vegetarian kebabs, halloumi skewers, halloumi kebabs, vegetarian kabobs',
    title: 'Grilled Vegetable and Halloumi Skewers',
    titles: `
      tofu: Grilled Vegetable and Tofu Skewers
    `,
    family: 'greek',
    cuisine: 'Mediterranean, Greek',
    near: 'shish-kebabs kebabs',
    beside: 'rice-pilaf tzatziki',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.2,
    list: `
      protein halloumi|tofu 230 cut into 1-inch cubes
      vegetable red-pepper 300 cut into 1-inch squares
      vegetable zucchini 350 cut into thick half-moons
      vegetable mushrooms 250 halved if large
      vegetable red-onion 150 cut into wedges
      fat olive-oil 42
      acid lemon 30
      aromatic garlic 9
      ground-spice oregano 2
      ground-spice sweet-paprika 2
      creamy yogurt|soy-yogurt 200
      herb mint 6
      bread pita|gf-bread 240
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Whisk {olive-oil, lemon, most garlic, oregano, sweet-paprika, pepper, 1/2 salt} in a large bowl.
      12+15 Turn {halloumi, red-pepper, zucchini, mushrooms, red-onion} in it until everything shines, and let stand for 15 minutes. Thread onto skewers, not too tightly.
      3 Stir {yogurt, mint, garlic, salt} together and keep it cold.
      12 Grill or broil over medium-high heat, turning a quarter every 3 minutes, until the peppers are soft and charred at the edges, 10 to 12 minutes.
      2 Warm {pita} at the side and serve with the skewers and the minted sauce.
    `,
    face: 'Charred peppers, zucchini and mushrooms on sticks, with a cool minted sauce and warm pita',
    why: 'Everything is cut to cook in the same ten minutes, so nothing is raw beside something burned',
  },
  'lentil-loaf': {
    names:
      'lentil loaf, vegan lentil loaf, lentil meatloaf, vegan meatloaf, vegetarian meatloaf, lentil walnut loaf, lentil and walnut loaf, meatless meatloaf, lentil loaf with glaze',
    title: 'Glazed Lentil Loaf',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'meatloaf',
    near: 'nut-roast mushroom-wellington meatloaf',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    batch: true,
    salt: 0.36,
    list: `
      pulse brown-lentils 250 rinsed
      fat olive-oil 30
      vegetable onion 180 finely chopped
      vegetable carrot 120 coarsely grated
      vegetable celery 80 finely chopped
      aromatic garlic 12
      ground-spice dried-thyme 2
      ground-spice smoked-paprika 3
      oats oats|gf-oats 90
      nut walnuts 70? finely chopped
      nut flax 20
      body tomato-paste 30
      sauce soy-sauce|tamari 20
      pepper pepper 1.2
      sauce ketchup 90
      sweetener brown-sugar 16
      acid cider-vinegar 12
      salt
    `,
    steps: `
      2+26~ Simmer {brown-lentils} in plenty of water until quite soft, 25 to 28 minutes. Drain very well.
      10 Meanwhile, heat {olive-oil} in a skillet over medium heat. Cook {onion, carrot, celery} with {1/2 salt} until soft and dry, 8 minutes. Stir in {garlic, dried-thyme, smoked-paprika} for 1 minute.
      2+10 Stir {flax} into {water 60} in a large bowl and let it gel for 10 minutes. Heat the oven to 375°F (190°C) and line {@tin 9-by-5-inch loaf pan} with parchment.
      5 Add two thirds of the lentils to the bowl and mash them to a paste. Mix in the rest, the vegetables, {oats, walnuts, tomato-paste, soy-sauce, pepper, salt}. Press firmly into the pan.
      2+40 Stir {ketchup, brown-sugar, cider-vinegar} together and spread it on top. Bake until the glaze is dark and the loaf is firm in the middle, 40 minutes.
      1+15 Let it stand for 15 minutes, which keeps the slices whole, and lift it out by the parchment. It keeps for four days in the refrigerator.
    `,
    face: 'A moist, savory loaf that slices cleanly, under a sweet and sour glaze',
    why: 'Mashed lentils and flax bind it, and the ones that stay whole give it a bite',
  },
}
