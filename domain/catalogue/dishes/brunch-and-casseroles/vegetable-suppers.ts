import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is asked for by 'vegetable' and the name of a dish: suppers that lack nothing. */
export const vegetableSuppers: DishEntries = {
  'vegetable-stew': {
    names:
      'vegetable stew, hearty vegetable stew, root vegetable stew, winter vegetable stew, easy vegetable stew, mixed vegetable stew, chunky vegetable stew, veg stew, vegetable ragout',
    title: 'Hearty Vegetable Stew',
    family: 'farmhouse',
    near: 'mushroom-bourguignon bean-pot',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 28
      vegetable mushrooms 250 quartered
      vegetable onion 200 chopped
      vegetable carrot 250 cut into 3/4-inch pieces
      vegetable celery 100 sliced
      aromatic garlic 12
      body tomato-paste 32
      flour flour|cornstarch 16
      ground-spice smoked-paprika 2
      herb thyme 3
      whole-spice bay 0.5
      stock veg-stock 900
      vegetable potato 450 cut into 3/4-inch cubes
      pulse white-beans|chickpeas 240 drained and rinsed
      vegetable green-beans 150 cut into 1-inch lengths
      sauce soy-sauce|tamari 12
      acid red-vinegar 10
      herb parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      12 Heat {olive-oil} in a large pot over medium-high heat. Brown {mushrooms} in it, stirring seldom, until their water has gone and the edges are dark, 8 minutes.
      8 Add {onion, carrot, celery, 1/2 salt} and cook over medium heat until they begin to soften, 6 minutes. Stir in {garlic, tomato-paste, flour, smoked-paprika} for 1 minute.
      3+20 Pour in {veg-stock}, scraping the pot bare, and add {potato, thyme, bay, soy-sauce, pepper}. Simmer, half covered, until the potatoes are nearly tender, 20 minutes.
      2+8 Add {white-beans, green-beans} and simmer until the green beans are tender and the stew is thick, 8 minutes.
      2 Lift out the bay and the stems of the thyme. Stir in {red-vinegar, parsley, salt} and ladle into bowls.
    `,
    face: 'Mushrooms, carrots, potatoes and two kinds of beans in a dark, glossy gravy',
    why: 'Mushrooms that are truly browned, with tomato paste and soy sauce, give it a deep, round taste',
  },
  'vegetable-tagine': {
    names:
      'vegetable tagine, moroccan vegetable tagine, chickpea tagine, vegetable and chickpea tagine, chickpea and vegetable tagine, vegetable tajine, moroccan vegetable stew, sweet potato tagine, sweet potato and chickpea tagine',
    title: 'Vegetable Tagine with Chickpeas and Apricots',
    family: 'moroccan',
    near: 'vegetable-stew vegetable-braise',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 28
      vegetable onion 250 sliced
      aromatic garlic 12
      aromatic ginger 10
      ground-spice cumin 4
      ground-spice coriander 3
      ground-spice turmeric 2
      ground-spice cinnamon 1.5
      ground-spice sweet-paprika 3
      vegetable sweet-potato 450 cut into 1-inch cubes
      vegetable carrot 200 cut into thick coins
      vegetable zucchini 300 cut into thick half-moons
      body canned-tomatoes 400
      stock veg-stock 350
      pulse chickpeas|white-beans 300 drained and rinsed
      fruit dried-apricots 80 halved
      starch couscous|quinoa 170
      acid lemon 20
      herb cilantro|parsley 12
      crunch almonds 30?
      salt
      pepper pepper 0.8
    `,
    steps: `
      14 Cook {onion} in {olive-oil} in a wide, heavy pot over medium heat until golden, 12 minutes. Add {garlic, ginger, cumin, coriander, turmeric, cinnamon, sweet-paprika} and stir for 1 minute.
      4+12 Turn {sweet-potato, carrot, 1/2 salt} in the spices. Add {canned-tomatoes, veg-stock, pepper}, cover and simmer until a knife meets little resistance, 12 minutes.
      2+12~ Stir in {zucchini, chickpeas, dried-apricots} and simmer, uncovered, until everything is tender and the sauce clings, 12 minutes.
      2+5 Meanwhile, stir {couscous, salt} into {water 255}, boiling, put a lid on and leave off the heat for 5 minutes.
      3 Fluff the couscous and heap it on a platter. Season the vegetables with {lemon}, spoon them over and finish with {cilantro}[ and {almonds}].
    `,
    face: 'Sweet potatoes, zucchini and chickpeas in a golden sauce with apricots, over couscous',
    why: 'The zucchini goes in late, so that it keeps its shape beside the sweet potatoes',
  },
  'vegetable-pot-pie': {
    names:
      'vegetable pot pie, veggie pot pie, vegetarian pot pie, vegetable pie, veggie pie, vegetable potpie, meatless pot pie, savory vegetable pie, mushroom pot pie, vegetable and mushroom pie, mushroom pie',
    title: 'Vegetable Pot Pie',
    family: 'farmhouse',
    near: 'chicken-pot-pie mash-topped-pie vegetable-stew',
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
  'roasted-vegetable-soup': {
    names:
      'roasted vegetable soup, roast vegetable soup, roasted root vegetable soup, roasted veggie soup, oven roasted vegetable soup, roasted carrot and tomato soup, sheet pan vegetable soup, roasted red pepper and tomato soup',
    title: 'Roasted Vegetable Soup',
    family: 'farmhouse',
    near: 'vegetable-stew blended-soup',
    weight: 3,
    level: 1,
    types: 'Soup',
    meals: 'Lunch, Dinner',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable carrot 350 cut into 1-inch pieces
      vegetable red-pepper 300 cut into wide strips
      vegetable tomato 500 halved
      vegetable onion 250 cut into wedges
      vegetable potato 250 cut into 1-inch cubes
      aromatic garlic 20 peeled and left whole
      fat olive-oil 42
      ground-spice smoked-paprika 2
      ground-spice dried-thyme 1
      stock veg-stock 900
      acid balsamic-vinegar 10
      creamy cream|soy-cream|oat-cream 40?
      herb basil 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      10 Heat the oven to 425°F (220°C). Toss {carrot, red-pepper, tomato, onion, potato, garlic} with {olive-oil, smoked-paprika, dried-thyme, pepper, 1/2 salt} on {@sheet-pans}, the tomatoes cut side up.
      2+35 Roast until soft and blackened at the edges, about 35 minutes, turning the pieces once.
      2+8 Scrape vegetables and juices into a large pot, pour in {veg-stock} and simmer for 8 minutes, so that the browned bits dissolve.
      5 Blend until smooth, the lid held ajar under a towel, or leave it a little coarse. Thin with a splash of hot water if you like it looser.
      2 Stir in {balsamic-vinegar, salt}, ladle into bowls and finish with {basil}[ and a swirl of {cream}].
    `,
    face: 'Carrots, peppers, tomatoes and onions roasted dark at the edges and blended smooth',
    why: 'The oven does the frying, and its browning is what the soup tastes of',
  },
  'vegetable-casserole': {
    names:
      'vegetable casserole, veggie casserole, vegetable bake, veggie bake, cheesy vegetable casserole, mixed vegetable casserole, vegetarian casserole, vegetable gratin, cheesy vegetable bake, vegetable and rice casserole',
    title: 'Cheesy Vegetable and Rice Casserole',
    family: 'farmhouse',
    near: 'cauliflower-cheese vegetable-pot-pie',
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
  'tofu-tacos': {
    names:
      'tofu tacos, tofu taco, crumbled tofu tacos, vegan tacos, vegetarian tacos, veggie tacos, meatless tacos, tacos with tofu, plant based tacos, sofritas tacos',
    title: 'Chili-Lime Tofu Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tacos burrito-bowl',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein tofu 560 pressed dry and crumbled
      fat neutral-oil 36
      sauce soy-sauce|tamari 18
      ground-spice chili-powder 8
      ground-spice cumin 4
      ground-spice smoked-paprika 3
      aromatic garlic 9
      body tomato-paste 32
      bread corn-tortillas 312
      vegetable red-cabbage 200 finely shredded
      acid lime 60
      vegetable avocado 200 sliced
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 12
      salt
    `,
    steps: `
      4 Toss {red-cabbage} with {1/2 lime, 1/2 salt} and squeeze it a few times in your hand, so that it softens.
      15 Heat {neutral-oil} in {@skillet} over medium-high heat. Spread {tofu} in it and fry, turning seldom, until dry, golden and crisp at the edges, 12 minutes.
      4 Stir in {garlic, chili-powder, cumin, smoked-paprika, tomato-paste} for 1 minute. Add {soy-sauce, water 60, salt} and scrape until it is all taken up.
      5 Warm {corn-tortillas} in a dry skillet, half a minute a side, and keep them in a towel.
      3 Fill with the crumbles, the cabbage, {avocado, sour-cream, cilantro} and squeeze {lime} over.
    `,
    face: 'Tofu fried until crisp in chili and cumin, with sharp red cabbage and avocado in warm corn tortillas',
    why: 'Tofu that is crumbled before it is fried has more edges to turn crisp',
  },
  'lentil-tacos': {
    names:
      'lentil tacos, lentil taco, lentil taco meat, spiced lentil tacos, tacos with lentils, red lentil tacos, brown lentil tacos',
    title: 'Lentil Tacos with Lime Slaw',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tofu-tacos tacos burrito-bowl',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 20
      vegetable onion 150 finely chopped
      aromatic garlic 9
      ground-spice chili-powder 8
      ground-spice cumin 4
      ground-spice oregano 1
      body tomato-paste 32
      pulse brown-lentils 220 rinsed
      stock veg-stock 700
      bread corn-tortillas 312
      vegetable cabbage 220 finely shredded
      acid lime 60
      cheese queso-fresco|cotija|vegan-cheese 80?
      vegetable avocado 150 diced
      herb cilantro 12
      salt
    `,
    steps: `
      7 Cook {onion} in {olive-oil} in a medium pot over medium heat until it turns golden at the edges, 5 minutes. Add {garlic, chili-powder, cumin, oregano, tomato-paste} and fry for 1 minute.
      2+28~ Pour in {brown-lentils} and {veg-stock} and simmer, half covered, until the lentils are soft and nearly dry, 28 minutes. Season with {1/2 salt} and crush about a third with a fork.
      6 Meanwhile, rub {cabbage} with {1/2 lime, salt} until it wilts a little, and let it stand.
      5 Char {corn-tortillas} one by one over a burner or in a dry pan for half a minute, and wrap them up.
      3 Spoon the lentils into the tortillas and top with the slaw, {queso-fresco, avocado, cilantro} and squeeze {lime} over the top.
    `,
    face: 'Brown lentils simmered with chili and tomato until they hold together, under a crunchy slaw',
    why: 'A third of the lentils is crushed, so the filling stays in the tortilla',
  },
  'vegetable-rice': {
    names:
      'vegetable rice, rice with vegetables, veggie rice, vegetable pulao, veg pulao, vegetable pilaf, rice pilaf with vegetables, vegetable rice pilaf, one pot vegetable rice, rice and vegetables, mixed vegetable rice, vegetables and rice',
    title: 'One-Pot Vegetable Rice',
    family: 'farmhouse',
    near: 'rice-pilaf pilaf',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat butter|vegan-butter|olive-oil 28
      vegetable onion 150 chopped
      vegetable carrot 150 diced
      vegetable red-pepper 150 diced
      aromatic garlic 9
      ground-spice turmeric 1
      ground-spice cumin 2
      starch long-rice 280 rinsed
      stock veg-stock 480
      whole-spice bay 0.5
      pulse chickpeas 240 drained and rinsed
      vegetable peas 150
      crunch almonds 40?
      herb parsley 10
      acid lemon 15
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Melt {butter} in a wide pot over medium heat and cook {onion, carrot, red-pepper} until they soften, 6 minutes. Stir in {garlic, turmeric, cumin, long-rice} for 2 minutes, until the grains shine.
      2+16 Add {veg-stock, chickpeas, bay, pepper, salt} and bring to a boil. Cover, turn the heat to its lowest and cook without lifting the lid for 16 minutes.
      1+8 Scatter {peas} over the rice, cover again and leave off the heat for 8 minutes.
      2 Take out {=bay}, fluff with a fork and fold in {lemon, parsley, almonds}.
    `,
    face: 'Golden rice with carrots, peppers, chickpeas and peas, all from one pot',
    why: 'The peas cook in the heat that is left, so they stay bright green',
  },
}
