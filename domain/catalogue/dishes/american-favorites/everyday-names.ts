import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What people type on a weeknight, from breakfast to the sheet pan. */
export const everydayNames: DishEntries = {
  'vegetable-frittata': {
    names:
      'vegetable frittata, frittata, veggie frittata, baked frittata, spinach frittata, garden frittata, frittata with vegetables, easy frittata, breakfast frittata, spinach and feta frittata, clean out the fridge frittata, egg frittata',
    title: 'Vegetable Frittata with Feta',
    family: 'californian',
    cuisine: 'Italian, American',
    near: 'frittata egg-pan omelette',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 24
      vegetable red-onion 110 thinly sliced
      vegetable red-pepper 160 cut into thin strips
      vegetable zucchini 180 cut into 1/4-inch half-moons
      vegetable spinach 90
      aromatic garlic 6
      protein egg 450
      creamy milk|oat-milk|soy-milk 60
      cheese feta|vegan-cheese 85 crumbled
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Heat the oven to 375°F (190°C). Heat {olive-oil} in a 10-inch ovenproof skillet over medium heat and cook {red-onion, red-pepper, zucchini} until soft and dry, about 8 minutes.
      2 Stir in {garlic, spinach} until the leaves collapse, 1 minute.
      3 Beat {egg, milk, pepper, salt} just until no streaks are left. Pour over the vegetables and nudge everything level.
      2+14 Sprinkle with {feta}, slide the skillet into the oven and bake until the middle no longer trembles and reads 160°F (71°C), about 14 minutes.
      1+5 Let it cool for 5 minutes, then cut it into wedges in the pan.
    `,
    face: 'Eggs baked over soft peppers, zucchini and spinach',
    why: 'The vegetables lose their water in the skillet first, so the wedges come out whole',
  },
  'berry-oatmeal': {
    names:
      'oatmeal with berries, berry oatmeal, blueberry oatmeal, strawberry oatmeal, oatmeal and berries, porridge with berries, oatmeal with fruit, oatmeal with blueberries, mixed berry oatmeal, stovetop oatmeal with berries',
    title: 'Oatmeal with Warm Berries',
    family: 'farmhouse',
    near: 'oatmeal overnight-oats',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    sweet: true,
    serves: 4,
    list: `
      fruit blueberries 200
      fruit strawberries 200 quartered
      sweetener maple 40
      acid lemon-juice 8
      starch oats|gf-oats 200
      creamy milk|oat-milk|soy-milk|almond-milk 500
      nut almonds|pepitas 40?
      ground-spice cinnamon 1.5
      seasoning salt 1.5
    `,
    steps: `
      2+5 Simmer {blueberries, strawberries, 1/2 maple, lemon-juice} in {@pot} over medium heat until the juices run, 5 minutes. Transfer them to a bowl.
      3+3 Rinse the pot and bring {milk, water 600, salt} just to a simmer in it. Watch it, as milk climbs fast.
      6 Stir in {oats, cinnamon} and cook over low heat, stirring, until thick and creamy, about 6 minutes.
      2 Sweeten with {maple}. Spoon the berries and their juice over each bowl[ and finish with {almonds}].
    `,
    face: 'Creamy oats under berries that have just begun to burst',
    why: 'Warming the fruit by itself makes a sauce of it and keeps the oats white',
  },
  'sheet-pan-chicken-fajitas': {
    names:
      'sheet pan fajitas, sheet pan chicken fajitas, oven fajitas, baked chicken fajitas, oven baked fajitas, one pan chicken fajitas, one pan fajitas, sheet pan fajita, oven chicken fajitas',
    titles: 'tofu: Sheet-Pan Tofu Fajitas',
    title: 'Sheet-Pan Chicken Fajitas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'fajitas steak-fajitas traybake',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-breast|chicken-thigh|tofu 600 cut into 1/2-inch strips
      vegetable red-pepper 220 cut into 1/2-inch strips
      vegetable green-pepper 150 cut into 1/2-inch strips
      vegetable red-onion 180 cut into 1/2-inch wedges
      fat neutral-oil 36
      ground-spice chili-powder 8
      ground-spice cumin 4
      ground-spice smoked-paprika 3
      ground-spice garlic-powder 3
      acid lime 67 cut into wedges
      bread flour-tortillas|corn-tortillas 280
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 10
      salt
    `,
    steps: `
      4 Heat the oven to 425°F (220°C), with a large sheet pan in it so that it is hot when the food goes on.
      5 In a large bowl, toss {chicken-breast, red-pepper, green-pepper, red-onion} with {neutral-oil, chili-powder, cumin, smoked-paprika, garlic-powder, salt} until every strip is red with spice.
      3+18 Spread it all out on the hot pan and roast until the edges of the peppers char[{?chicken-breast} and the chicken is 165°F (74°C) inside], about 18 minutes.
      2 For the last 5 minutes, warm {flour-tortillas} in the oven, wrapped in foil.
      3 Squeeze {1/2 lime} over the pan and scrape everything loose. Fill the tortillas and pass {cilantro}[, {sour-cream}] and {lime}.
    `,
    face: 'Peppers, onion and spiced strips from one hot pan, with warm tortillas',
    why: 'A preheated sheet pan browns the strips from below before they can steam',
  },
  'burger-salad': {
    names:
      'big mac salad, burger salad, cheeseburger salad, big mac bowl, burger bowl, cheeseburger bowl, hamburger salad, burger in a bowl, low carb burger bowl, bunless burger bowl, big mac in a bowl',
    title: 'Burger Salad with Special Sauce',
    family: 'californian',
    near: 'taco-salad cobb-salad',
    weight: 4,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      creamy mayonnaise|vegan-mayonnaise 90
      sauce ketchup 30
      sauce yellow-mustard 12
      acid pickle-relish 30
      acid white-vinegar 8
      ground-spice sweet-paprika 1.2
      protein ground-beef|plant-mince 500
      ground-spice onion-powder 2
      raw iceberg 500 shredded
      raw cherry-tomatoes 200 halved
      raw red-onion 60 finely chopped
      raw pickles 90 sliced
      cheese cheddar|vegan-cheese 100 grated
      crunch sesame 6?
      salt
      pepper pepper 1
    `,
    steps: `
      3 Whisk {mayonnaise, ketchup, yellow-mustard, pickle-relish, white-vinegar, sweet-paprika} into a pink sauce, with a spoonful of water if it will not pour.
      5 Heap {iceberg} in wide bowls with {cherry-tomatoes, red-onion, pickles}.
      9 Cook {ground-beef, onion-powder, pepper, salt} in {@skillet} over high heat, breaking it into crumbs, until crusty and [{?ground-beef}160°F (71°C), ]no longer pink, about 8 minutes. Spoon off the fat.
      3 Top with the hot crumbs, {cheddar} and the sauce[, and speckle with {sesame}].
    `,
    face: 'Everything from a cheeseburger but the bun, over cold crisp lettuce',
    why: 'The meat goes on hot at the last moment, so the cheese softens and the lettuce does not',
  },
  'cottage-cheese-pancakes': {
    names:
      'protein pancakes, cottage cheese pancakes, high protein pancakes, protein pancake, blender pancakes, oat pancakes, cottage cheese oat pancakes, healthy pancakes',
    title: 'Cottage Cheese and Oat Pancakes',
    family: 'farmhouse',
    near: 'pancakes blueberry-pancakes',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop, Blender',
    sweet: true,
    serves: 4,
    list: `
      creamy cottage-cheese 450
      flour oats|gf-oats 160
      egg egg 250
      sweetener maple 60
      sweet-spice vanilla 5
      leavener baking-powder 8
      ground-spice cinnamon 1.5
      seasoning salt 1
      fat butter|neutral-oil 20
      fruit blueberries 150?
    `,
    steps: `
      4+5 Blend {cottage-cheese, oats, egg, 1/2 maple, vanilla, baking-powder, cinnamon, salt} until smooth. Let the batter thicken in the jar for 5 minutes.
      15 Melt a little of {butter} at a time in {@skillet} over medium heat. Pour 3-inch pancakes and cook in batches until bubbles open and the edges look dry, 2 minutes, then turn and cook 2 minutes more.
      1 Stack them and pour {maple} over. [Scatter with {blueberries}.]
    `,
    face: 'Tender pancakes from the blender, made of cottage cheese, oats and eggs',
    why: 'The oats swell while the batter waits, so the pancakes hold together when they are turned',
  },
  'cabbage-soup': {
    names:
      'cabbage soup, vegetable cabbage soup, cabbage and tomato soup, cabbage vegetable soup, healthy cabbage soup, green cabbage soup, cabbage and bean soup',
    title: 'Cabbage Soup with Tomato and White Beans',
    family: 'farmhouse',
    near: 'minestrone vegetable-soup brothy-soup',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      fat olive-oil 30
      vegetable onion 200 chopped
      vegetable carrot 200 sliced
      vegetable celery 120 sliced
      aromatic garlic 12
      ground-spice sweet-paprika 4
      vegetable cabbage 700 cut into 1-inch pieces
      body canned-tomatoes 410
      stock veg-stock|chicken-stock 1200
      whole-spice bay 0.4
      pulse white-beans|chickpeas 440 drained and rinsed
      acid cider-vinegar 10
      herb dill 8
      salt
      pepper pepper 1
    `,
    steps: `
      9 Heat {olive-oil} in a large pot over medium heat and cook {onion, carrot, celery} until the onion is glassy, 8 minutes. Stir in {garlic, sweet-paprika} and let it smell toasted, half a minute.
      4 Add {cabbage, 1/2 salt} and turn it in the pot until it has sunk by half, 3 minutes.
      2+25 Pour in {canned-tomatoes, veg-stock, bay}, bring to a boil and simmer, half covered, until the cabbage is silky, about 20 minutes.
      2+5 Stir in {white-beans} and simmer for 5 minutes. Take out the bay leaf.
      2 Sharpen with {cider-vinegar}, stir in {dill} and season with {pepper, salt}.
    `,
    face: 'Silky cabbage, tomato and white beans in a paprika broth',
    why: 'Wilting the cabbage in the fat first gives the broth its sweetness',
  },
  'stuffed-sweet-potatoes': {
    names:
      'stuffed sweet potatoes, loaded sweet potatoes, black bean stuffed sweet potatoes, stuffed sweet potato with black beans, southwest stuffed sweet potatoes, taco stuffed sweet potatoes, twice baked sweet potatoes, baked sweet potato dinner, mexican stuffed sweet potatoes',
    title: 'Sweet Potatoes Stuffed with Black Beans',
    family: 'southwestern',
    cuisine: 'American',
    near: 'stuffed-peppers baked-potatoes',
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
  'hoppin-john': {
    names:
      'hoppin john, hoppin johns, black eyed peas and rice, hopping john, southern black eyed peas, new years black eyed peas, black eyed pea stew with rice, carolina peas and rice',
    titles: 'smoked-tofu: Vegan Hoppin’ John',
    title: 'Hoppin’ John',
    family: 'creole',
    near: 'red-beans-and-rice bean-pot',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      protein bacon|turkey-bacon|smoked-tofu 150 cut into 1/2-inch pieces
      fat neutral-oil 12
      vegetable onion 150 chopped
      vegetable green-pepper 110 chopped
      vegetable celery 90 chopped
      aromatic garlic 8
      ground-spice cayenne 0.4
      ground-spice dried-thyme 1.2
      whole-spice bay 0.4
      pulse black-eyed-peas 510 drained and rinsed
      stock chicken-stock|veg-stock 300
      starch long-rice 240 rinsed
      sauce hot-sauce 8?
      herb scallion 30 thinly sliced
      salt
    `,
    steps: `
      2+20~ Bring {long-rice, 1/2 salt} to a boil with {water 450} in a saucepan, cover and cook over low heat for 15 minutes, then let it stand, covered, for 5 minutes.
      7 Meanwhile, fry {bacon} in {neutral-oil} in {@skillet} over medium heat until its edges crisp, 6 minutes.
      7 Add {onion, green-pepper, celery, salt} and cook in the fat until soft, 6 minutes. Stir in {garlic, cayenne, dried-thyme} for 1 minute.
      2+12 Add {black-eyed-peas, chicken-stock, bay} and simmer until the liquid has thickened around the peas, about 12 minutes.
      3 Lift out the bay leaf, fold in the rice and finish with {scallion}[ and {hot-sauce}].
    `,
    face: 'Black-eyed peas and rice with the holy trinity of onion, pepper and celery',
    why: 'Rice that is cooked by itself stays in grains when the peas are folded in',
  },
}
