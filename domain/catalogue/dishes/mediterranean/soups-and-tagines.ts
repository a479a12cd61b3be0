import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pots from Beirut to Marrakesh. */
export const soupsAndTagines: DishEntries = {
  'lentil-soup': {
    names:
      'lentil soup, red lentil soup, turkish lentil soup, mediterranean lentil soup, lebanese lentil soup, lentil and carrot soup, shorbat adas, mercimek corbasi, mercimek, spiced lentil soup, easy lentil soup, middle eastern lentil soup, lentil vegetable soup, lentel soup, moroccan lentil soup, carrot and lentil soup, vegetarian lentil soup, vegan lentil soup, lentils soup, red lentil and carrot soup, carrot and red lentil soup, red lentil carrot soup, carrot lentil soup, lentil carrot soup, red lentil soup with carrots, red lentil soup with carrots and cumin, red lentil and cumin soup, lentil and cumin soup, spiced red lentil soup, spicy lentil soup, red lentel soup',
    title: 'Red Lentil Soup with Lemon',
    family: 'turkish',
    near: 'lentil-soup mujadara',
    weight: 5,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.55,
    list: `
      fat olive-oil 40
      aromatic onion 180
      vegetable carrot 200 diced
      aromatic garlic 9
      body tomato-paste 24
      ground-spice cumin 4
      ground-spice sweet-paprika 3
      chile aleppo|flakes 1.5?
      pulse red-lentils 260
      stock veg-stock 1000
      acid lemon 35
      herb cilantro|parsley 8
      salt
      pepper pepper 0.5
    `,
    steps: `
      9 Warm {most olive-oil} in {@pot} over medium heat. Cook {onion} and {carrot} until soft and beginning to color, 8 minutes.
      2 Stir in {garlic, tomato-paste, cumin, sweet-paprika} for 1 minute, until it smells toasted, then {red-lentils}.
      2+20 Pour in {veg-stock} and {water 300}, bring to a boil and simmer, stirring the bottom now and then, until the lentils have fallen apart, 20 minutes.
      3 Blend half of it, or crush it with a whisk, so that it is creamy with some texture left. Thin with hot water to your liking.
      2 Stir in {lemon} and season with {salt, pepper}. Ladle out, drizzle {olive-oil} on top and scatter with {cilantro}. [Dust with {aleppo}.]
    `,
    face: 'A velvety soup of red lentils and carrots, warm with cumin and bright with lemon',
    why: 'The lemon goes in off the heat: it is what turns a plain pot of lentils into this soup',
  },
  'chicken-tagine': {
    names:
      'chicken tagine, moroccan chicken, moroccan chicken tagine, chicken tagine with olives and lemon, tagine, tajine, chicken tajine, chicken with preserved lemon and olives, moroccan chicken stew, chicken tagine with preserved lemon',
    title: 'Moroccan Chicken Tagine with Olives and Lemon',
    family: 'moroccan',
    near: 'lamb-tagine braise',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-bone 1120
      fat olive-oil 27
      aromatic onion 250 thinly sliced
      aromatic garlic 12
      aromatic ginger 8
      ground-spice cumin 3
      ground-spice turmeric 2
      ground-spice sweet-paprika 3
      ground-spice cinnamon 1.5
      stock chicken-stock 350
      brine green-olives 100
      brine preserved-lemon 40
      starch couscous 200
      herb cilantro|parsley 10
      salt
      pepper pepper 0.8
    `,
    steps: `
      20 Sprinkle {chicken-bone} with {1/2 salt, pepper}. Heat {olive-oil} in a wide, heavy pot over medium-high heat and brown the pieces in two rounds, 7 minutes on the skin side and 2 on the other. Move to a plate and leave a spoonful of the fat.
      12 Cook {onion} in it over medium heat until soft and lightly golden, 10 minutes. Add {garlic, ginger, cumin, turmeric, sweet-paprika, cinnamon} and stir for 1 minute.
      2+30 Pour in {chicken-stock}, lay the chicken on top, cover partly and simmer until it is at least 165°F (74°C) and loose on the bone, 30 minutes.
      2+10~ Add {green-olives} and {preserved-lemon} and simmer, uncovered, until the juices are thick, 10 minutes.
      2+5 Meanwhile, stir {couscous, salt} into {water 300}, boiling. Cover, leave off the heat for 5 minutes and fluff with a fork.
      1 Heap the couscous on a platter, arrange the chicken and its sauce over it and sprinkle with {cilantro}.
    `,
    face: 'Chicken on the bone in a golden, gingery sauce with olives and preserved lemon',
    why: 'A good deal of onion melts down under the chicken and turns into the sauce',
  },
  'lamb-tagine': {
    names:
      'lamb tagine, moroccan lamb tagine, lamb tajine, moroccan lamb, lamb and apricot tagine, lamb tagine with apricots, lamb tagine with prunes, moroccan lamb stew, lamb tagine with chickpeas, slow cooked moroccan lamb, lamb and prune tagine',
    title: 'Lamb Tagine with Apricots',
    titles: `
      prunes: Lamb Tagine with Prunes
    `,
    family: 'moroccan',
    near: 'chicken-tagine braise',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein lamb-shoulder|beef-chuck 850 cut into 1 1/2-inch cubes
      fat olive-oil 36
      aromatic onion 300
      aromatic garlic 12
      aromatic ginger 10
      ground-spice cumin 4
      ground-spice coriander 3
      ground-spice turmeric 2
      whole-spice cinnamon-stick 3
      body canned-tomatoes 400
      stock chicken-stock 400
      pulse chickpeas|white-beans 240
      fruit dried-apricots|prunes 150
      starch couscous 270
      nut almonds 30? toasted
      herb cilantro|parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      17 Season {lamb-shoulder} with {1/2 salt, pepper}. Heat {olive-oil} in a large, heavy pot over medium-high heat and brown the meat in three rounds, 5 minutes each. Set aside.
      9 Soften {onion} in the same pot over medium heat, 7 minutes. Stir in {garlic, ginger, cumin, coriander, turmeric, cinnamon-stick} for 1 minute.
      3 Add {canned-tomatoes} and {chicken-stock}, scrape the bottom clean and return the meat.
      1+90 Cover and simmer over low heat until the meat is nearly tender, 1 1/2 hours.
      2+30~ Stir in {chickpeas, dried-apricots} and simmer with the lid ajar until the meat falls apart, far above 145°F (63°C), and the sauce is rich, 30 minutes.
      2+5 Meanwhile, pour {water 420}, boiling, over {couscous, salt}. Cover for 5 minutes, then fluff it.
      1 Pull out the cinnamon and spoon the tagine over the couscous. [Scatter with {almonds}.] Finish with {cilantro}.
    `,
    face: 'Meltingly soft meat with dried fruit, chickpeas and warm spices over couscous',
    why: 'The fruit goes in for the last half hour, early enough to sweeten the sauce and late enough to stay whole',
  },
  harira: {
    names:
      'harira, harira soup, moroccan soup, moroccan chickpea soup, moroccan chickpea and lentil soup, moroccan tomato soup, chickpea and lentil soup, hareera, moroccan harira, moroccan chickpea stew',
    title: 'Harira (Moroccan Chickpea and Lentil Soup)',
    family: 'moroccan',
    near: 'lentil-soup chorizo-and-chickpea-stew',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.55,
    list: `
      fat olive-oil 40
      aromatic onion 180
      aromatic celery 120
      aromatic garlic 9
      aromatic ginger 8
      ground-spice cumin 3
      ground-spice turmeric 2
      ground-spice cinnamon 1.5
      body canned-tomatoes 800
      pulse brown-lentils 150
      pulse chickpeas 480
      stock veg-stock 1200
      herb cilantro 25
      herb parsley 15
      acid lemon 40
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Heat {olive-oil} in {@pot} over medium heat and cook {onion} and {celery} until soft, 8 minutes.
      2 Stir in {garlic, ginger, cumin, turmeric, cinnamon} until the spices coat the bottom, 1 minute.
      2+30 Add {canned-tomatoes, brown-lentils, veg-stock} and half of {cilantro}. Bring to a boil, cover partly and simmer for 30 minutes.
      1+10 Add {chickpeas} and cook until the lentils are soft and the soup has thickened, 10 minutes.
      2 Stir in {parsley, lemon} and the last of the herbs, and season with {salt, pepper}.
    `,
    face: 'A thick soup of tomatoes, lentils and chickpeas, warm with ginger and cinnamon',
    why: 'Herbs go in twice, at the start for depth and at the end for freshness',
  },
  fatteh: {
    names:
      'fatteh, chickpea fatteh, fattah, fatteh hummus, fatte, fatteh with chickpeas, lebanese fatteh, toasted pita with chickpeas and yogurt, chickpeas with yogurt and pita, fetteh',
    title: 'Chickpea Fatteh',
    family: 'lebanese',
    near: 'hummus fattoush',
    looksLike: 'bread-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled, Baked',
    equipment: 'Stovetop, Oven/Toaster Oven',
    serves: 4,
    salt: 0.42,
    list: `
      bread pita|gf-bread 150 torn into bite-size pieces
      fat olive-oil 27
      pulse chickpeas 600
      ground-spice cumin 3
      creamy greek-yogurt|soy-yogurt 360
      nut tahini 60
      acid lemon 35
      aromatic garlic 6
      second-fat butter|vegan-butter 36
      crunch pine-nuts|almonds|pepitas 40
      chile aleppo|sweet-paprika 2
      herb parsley 10
      salt
    `,
    steps: `
      2+10~ Turn the oven to 375°F (190°C). Toss {pita} with {olive-oil} on a rimmed sheet pan and bake until crisp and brown, 10 minutes.
      2+10~ Simmer {chickpeas} with {cumin, 1/2 salt} and water to cover for 10 minutes, until hot and very soft.
      4 Meanwhile, whisk {greek-yogurt, tahini, lemon, garlic, salt} until smooth. Loosen with a few spoonfuls of the hot cooking liquid, so that it pours.
      3 Melt {butter} in a small pan over medium heat and fry {pine-nuts} until golden, 2 minutes. Take off the heat and stir in {aleppo}.
      3 Spread the bread in a wide dish and spoon over the chickpeas with some of their liquid. Cover with the yogurt and pour the sizzling nuts over it. Scatter with {parsley} and eat at once.
    `,
    face: 'Crisp bread and hot chickpeas under garlicky yogurt and sizzling butter',
    why: 'Hot, cold, crisp and soft all meet in the last minute, so call everyone to the table first',
  },
  'ful-medames': {
    names:
      'ful medames, foul medames, ful mudammas, foul mudammas, fava beans egyptian, egyptian beans, ful, foul moudammas, egyptian fava beans, fool medames, stewed fava beans',
    title: 'Ful Medames (Stewed Fava Beans)',
    family: 'egyptian',
    near: 'hummus breakfast-beans',
    weight: 1,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      pulse fava-beans=canned_fava_beans/beans|chickpeas 800
      aromatic garlic 9
      ground-spice cumin 4
      acid lemon 40
      fat olive-oil 54
      raw tomato 200 finely diced
      raw scallion 40
      herb parsley 12
      bread pita|gf-bread 240
      egg egg 200?
      salt
    `,
    steps: `
      2+10~ [Lower {egg} into simmering water, cook for 10 minutes, until hard, and peel.]
      2+10 Simmer {fava-beans} with {cumin} and {water 180} until very soft, 10 minutes.
      3 Mash about half of the beans in the pan. Stir in {garlic, lemon, 1/2 olive-oil, salt}; it should be loose and spoonable.
      2 Turn into a bowl and top with {tomato, scallion, parsley} and {olive-oil}. [Quarter {=egg} and lay on top.] Warm {pita} and scoop it up.
    `,
    face: 'Soft, lemony beans with cumin and garlic under tomatoes and herbs',
    why: 'Half of the beans are mashed and half left whole, for something between a stew and a dip',
  },
}
