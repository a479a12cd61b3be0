import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice, stews, soups and a casserole that Southern and other American homes make by the potful. */
export const southernPotsAndBakes: DishEntries = {
  'dirty-rice': {
    names:
      'dirty rice, cajun dirty rice, louisiana dirty rice, cajun rice dressing, rice dressing, cajun rice with ground pork, southern dirty rice',
    family: 'creole',
    near: 'jambalaya red-beans-and-rice pilaf',
    beside: 'collard-greens',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein ground-pork|ground-turkey|plant-mince 440
      fat neutral-oil 14
      vegetable onion 180 finely chopped
      vegetable celery 120 finely chopped
      vegetable green-pepper 140 finely chopped
      aromatic garlic 12
      ground-spice cajun-seasoning 6
      ground-spice dried-thyme 1
      starch long-rice 280 rinsed
      stock chicken-stock|veg-stock 560
      sauce worcestershire|tamari 8
      whole-spice bay 0.4
      herb scallion 40 thinly sliced
      herb parsley 10?
      salt
      pepper pepper 1
    `,
    steps: `
      11 Heat {neutral-oil} in {@pot} over medium-high heat and crumble in {ground-pork}. Let it brown hard, stirring seldom, until there is a dark crust on the bottom[{?ground-pork} and the meat is 160°F (71°C)][{?ground-turkey} and the meat is 165°F (74°C)], 9 minutes.
      8 Add {onion, celery, green-pepper, salt} and scrape the crust loose as they soften, 6 minutes. Stir in {garlic, cajun-seasoning, dried-thyme, pepper} for 1 minute.
      4+17 Stir {long-rice} into the pot until every grain glistens, 1 minute. Pour in {chicken-stock, worcestershire}, drop in {bay}, bring to a boil, cover and cook over the lowest heat until the rice has soaked it all up, 17 minutes.
      2+10 Leave it covered off the heat for 10 minutes. Pull out {=bay}, fluff with a fork and fold in {scallion, parsley}.
    `,
    face: 'Rice browned by peppery ground meat, with the onion, celery and green pepper of Louisiana',
    why: 'The crust under the meat is scraped up into the rice, and that is the dirt in its name',
  },
  'brunswick-stew': {
    names:
      'brunswick stew, georgia brunswick stew, southern brunswick stew, virginia brunswick stew, barbecue stew, bbq stew, chicken and pork brunswick stew',
    title: 'Brunswick Stew',
    family: 'barbecue',
    near: 'beef-stew vegetable-beef-soup braise',
    beside: 'cornbread coleslaw',
    weight: 3,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.3,
    list: `
      protein pork-shoulder 500 trimmed and cut into 3/4-inch cubes
      protein chicken-thigh 500
      fat neutral-oil 20
      vegetable onion 220 chopped
      aromatic garlic 12
      ground-spice smoked-paprika 3
      ground-spice cayenne 0.5
      body canned-tomatoes 400
      stock chicken-stock 720
      sauce bbq-sauce 120
      sauce worcestershire|tamari 15
      vegetable potato 450 cut into 1/2-inch dice
      vegetable lima-beans 240 thawed
      vegetable corn 240
      acid cider-vinegar 20
      salt
      pepper pepper 1.5
    `,
    steps: `
      11 Pat {pork-shoulder} dry and season it with {pepper, 1/2 salt}. Brown the cubes in {neutral-oil} in {@pot} over medium-high heat on at least two sides, 8 minutes.
      8 Add {onion} and cook, scraping, until its edges are golden, 6 minutes. Stir in {garlic, smoked-paprika, cayenne} for 1 minute.
      4+50 Pour in {canned-tomatoes, chicken-stock, bbq-sauce, worcestershire}. Bring to a simmer, set the lid ajar and cook over low heat for 50 minutes.
      3+25 Add {chicken-thigh, potato}, leaving the meat whole. Simmer for 25 minutes, until the chicken is 165°F (74°C) in the middle and the pork falls apart when pressed.
      5 Lift the chicken onto a board, shred it with two forks and crush the softest pork and potatoes against the side of the pot.
      3+12 Return the chicken with {lima-beans, corn} and simmer without the lid, stirring often because a thick stew scorches, until a spoon leaves a trail, 12 minutes.
      1 Sharpen with {cider-vinegar} and season with {salt}.
    `,
    face: 'A thick, smoky tomato stew of pork and shredded chicken with lima beans, corn and potatoes',
    why: 'Crushing a few of the potatoes thickens the pot, and vinegar at the end keeps the barbecue sauce from tasting sweet',
  },
  succotash: {
    names:
      'succotash, corn succotash, southern succotash, lima bean succotash, corn and lima beans, summer succotash, lima beans and corn, fresh corn succotash',
    family: 'creole',
    near: 'creamed-corn sauteed-side',
    beside: 'fried-chicken pork-chops',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein bacon 60? cut into 1/2-inch pieces
      vegetable lima-beans 300 thawed
      fat butter|vegan-butter|olive-oil 28
      vegetable red-onion 110 chopped
      vegetable red-pepper 140 diced
      main corn 320
      aromatic garlic 6
      raw cherry-tomatoes 160 halved
      acid cider-vinegar 10
      herb basil 8 torn
      salt
      pepper pepper 0.8
    `,
    steps: `
      1+6~ Boil {lima-beans} in salted water until creamy inside but whole, 5 to 6 minutes. Drain.
      6 Set {@skillet} over medium heat. [Crisp {bacon} in it, 6 minutes, and lift it out, leaving its fat.]
      6 Add {1/2 butter, red-onion, red-pepper} to the skillet and cook over medium heat until they give but are not brown, 5 minutes.
      5 Turn up to medium-high. Add {corn, garlic} and toss until the kernels are hot and a few are spotted with brown, 4 minutes.
      3 Add {=lima-beans, cherry-tomatoes} with {butter} and cook just until the tomatoes slump, 2 minutes.
      1 Take the pan off the stove and stir in {cider-vinegar, basil, pepper, salt, =bacon}.
    `,
    face: 'Sweet corn and creamy lima beans with red pepper, cherry tomatoes and basil',
    why: 'The beans are boiled apart, so they are tender when the corn is still crisp',
  },
  'poppy-seed-chicken': {
    names:
      'poppy seed chicken casserole, poppy seed chicken, poppyseed chicken, poppyseed chicken casserole, chicken poppy seed casserole, ritz cracker chicken casserole, ritz chicken casserole',
    title: 'Poppy Seed Chicken Casserole',
    family: 'farmhouse',
    near: 'crack-chicken chicken-a-la-king',
    beside: 'white-rice green-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.35,
    list: `
      protein chicken-breast 900
      fat butter|vegan-butter|olive-oil 80
      vegetable onion 120 finely chopped
      flour flour|gf-flour 32
      stock chicken-stock 420
      ground-spice garlic-powder 2
      sauce dijon 12
      creamy sour-cream|greek-yogurt|vegan-sour-cream 300
      acid lemon 10
      crunch crackers=butter_crackers/crackers|gf-breadcrumbs 130 coarsely crushed
      seasoning poppy-seed 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+16 Cover {chicken-breast} with cold water by an inch in {@pot} with {1/3 salt}, bring to a bare simmer and poach for 16 minutes, until 165°F (74°C) in the thickest part.
      3 Heat the oven to 350°F (175°C). Pull the chicken into large shreds.
      6 Melt {1/3 butter} in {@skillet} over medium heat and soften {onion}, 4 minutes. Stir in {flour} and cook for 1 minute.
      6 Whisk in {chicken-stock} little by little with {garlic-powder, dijon} and simmer until it coats a spoon thickly, 4 minutes.
      3 Take it off the heat, stir in {sour-cream, lemon, pepper, salt, 1/2 poppy-seed}, fold in the shreds and spread in {@baking-dish}.
      3 Melt {butter} and stir it into {crackers} with {poppy-seed}. Sprinkle over the top.
      1+25 Bake until the sauce bubbles at the edges and the top is deep gold, 25 minutes.
      0+5 Let it settle for 5 minutes before you spoon it out.
    `,
    face: 'Shreds of chicken breast in a tangy sauce under a buttery, crunchy top speckled with poppy seeds',
    why: 'The sauce is stirred together from stock and needs no can, so it tastes of chicken and not of salt',
  },
  'black-bean-soup': {
    names:
      'black bean soup, cuban black bean soup, vegan black bean soup, spicy black bean soup, easy black bean soup, vegetarian black bean soup, sopa de frijoles negros, mexican black bean soup',
    family: 'cuban',
    near: 'black-beans-and-rice white-bean-soup bean-pot',
    beside: 'cornbread green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 36
      vegetable onion 220 chopped
      vegetable carrot 120 finely diced
      vegetable green-pepper 160 diced
      chile jalapeno 20
      aromatic garlic 16
      ground-spice cumin 5
      ground-spice oregano 1.5
      ground-spice smoked-paprika 2
      body tomato-paste 30
      pulse black-beans 1020 drained and rinsed
      stock veg-stock 840
      whole-spice bay 0.4
      acid lime 25
      creamy sour-cream|vegan-sour-cream 80?
      raw avocado 150? diced
      herb cilantro 10
      salt
      pepper pepper 1
    `,
    steps: `
      11 Heat {olive-oil} in {@pot} over medium heat. Cook {onion, carrot, green-pepper, jalapeno} with {1/2 salt} until soft and starting to brown, 10 minutes.
      3 Stir in {garlic, cumin, oregano, smoked-paprika, tomato-paste} and fry until the bottom of the pot turns brick red, 2 minutes.
      3+20 Add {black-beans, veg-stock, bay, pepper}, scrape the bottom clean and simmer with the lid ajar for 20 minutes.
      4 Take out {=bay}. Blend about a third of the soup until smooth, with the lid of the blender vented, and stir it back in.
      2 Season with {lime, salt} and ladle into bowls with {cilantro}. Finish with {sour-cream, avocado}.
    `,
    face: 'A thick, dark soup of black beans with cumin, smoke and lime',
    why: 'A third of it is blended, so the soup is creamy and still has whole beans to bite on',
  },
  'cauliflower-soup': {
    names:
      'cauliflower soup, roasted cauliflower soup, cream of cauliflower soup, creamy cauliflower soup, cauliflower cheese soup, vegan cauliflower soup, cauliflower and cheddar soup, cauliflower cheddar soup',
    title: 'Roasted Cauliflower Soup',
    family: 'farmhouse',
    near: 'broccoli-cheddar-soup potato-soup blended-soup',
    beside: 'no-knead-bread kale-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      main cauliflower 1000 cut into small florets
      fat olive-oil 40
      vegetable leek 180 thinly sliced
      aromatic garlic 12
      vegetable potato 220 peeled and diced
      herb thyme 2
      stock veg-stock|chicken-stock 960
      creamy cream|soy-cream|oat-cream 120
      cheese cheddar|vegan-cheese 90? grated
      sweet-spice nutmeg 0.4
      acid lemon 10
      herb chives 6? snipped
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Toss {cauliflower} on {@sheet-pans} with {most olive-oil} and {1/2 salt}.
      2+26~ Roast until tender and well browned at the edges, 26 minutes, turning once. Keep back a handful of the darkest florets.
      7 Meanwhile, warm {olive-oil} in {@pot} over medium-low heat and sweat {leek} without color, 6 minutes. Stir in {garlic, thyme} for 30 seconds.
      2+15 Add {potato, veg-stock} and simmer until the dice crush easily, 15 minutes. Add the roasted florets. [Pull out the stems of {=thyme}.]
      5 Blend in portions, with the lid vented, until entirely smooth. Return to the pot over low heat.
      4 Stir in {cream, nutmeg, pepper}, and thin with a little water if it is stiffer than you like. Off the heat, melt in {cheddar} by the handful.
      1 Sharpen with {lemon}, season with {salt} and serve with the florets that you kept[ and {chives}].
    `,
    face: 'A velvety soup of roasted cauliflower and leek, with browned florets on top',
    why: 'Roasting drives off water and browns the edges, which gives a mild vegetable a nutty depth',
  },
}
