import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is left to itself in a 6-quart slow cooker. Beans come from cans, as dried kidney beans must boil first. */
export const slowCooker: DishEntries = {
  'slow-cooker-beef-chili': {
    names: 'slow cooker chili, slow cooker beef chili, slow cooker chili con carne',
    titles: 'plant-mince: Slow-Cooker Meatless Chili',
    title: 'Slow-Cooker Beef Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'beef-chili slow-cooker-stew',
    beside: 'cornbread',
    weight: 4,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked, Sautéed',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein ground-beef|ground-turkey|plant-mince 700
      vegetable onion 220 chopped
      vegetable green-pepper 170 chopped
      aromatic garlic 14
      ground-spice chili-powder|sweet-paprika 18
      ground-spice cumin 6
      ground-spice oregano 1.5
      body tomato-paste 40
      body canned-tomatoes 800
      pulse kidney-beans 440 drained and rinsed
      pulse pinto-beans 440 drained and rinsed
      acid lime-juice 20
      cheese cheddar|vegan-cheese 60? grated
      herb scallion 20 thinly sliced
      salt
      pepper pepper 1
    `,
    steps: `
      9 Crumble {ground-beef} into {@skillet} over medium-high heat and cook with {1/2 salt} until browned, about 8 minutes. Drain off the fat.
      2 Work {garlic, chili-powder, cumin, oregano, tomato-paste} into the hot crumbs for 1 minute, then scrape everything into a 6-quart slow cooker.
      3+360 Add {onion, green-pepper, canned-tomatoes, kidney-beans, pinto-beans}, stir once, cover and cook on low for 6 hours.
      2 Brighten the chili with {lime-juice}, season with {pepper, salt} and ladle it out under {scallion}[ and {cheddar}].
    `,
    face: 'Beef, two kinds of beans and tomato that thicken by themselves all afternoon',
    why: 'Spices bloomed in the skillet taste fuller than spices stirred in cold',
  },
  'slow-cooker-beef-stew': {
    names: 'slow cooker beef stew, slow cooker stew, slow cooker beef and vegetable stew',
    title: 'Slow-Cooker Beef Stew',
    family: 'farmhouse',
    near: 'beef-stew slow-cooker-stew',
    beside: 'no-knead-bread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Slow Cooked, Sautéed',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein beef-chuck 1000 cut into 1 1/2-inch cubes
      fat neutral-oil 24
      vegetable onion 220 cut into wedges
      vegetable carrot 350 cut into 1-inch lengths
      vegetable potato 700 cut into 1 1/2-inch chunks
      aromatic garlic 12
      body tomato-paste 40
      stock beef-stock|chicken-stock 480
      sauce worcestershire|tamari 17
      herb thyme 3
      whole-spice bay 0.5
      thickener cornstarch 18
      vegetable peas 130
      salt
      pepper pepper 1.4
    `,
    steps: `
      12 Pat {beef-chuck} dry and season with {pepper, 1/2 salt}. Brown it in {neutral-oil} in {@skillet} over high heat, in two batches, 5 minutes each.
      5 Put {onion, carrot, potato} in the slow cooker, as roots soften more slowly than meat, and lay the beef over them.
      3+480 Whisk {garlic, tomato-paste, beef-stock, worcestershire} in the skillet until nothing sticks, pour it over, tuck in {thyme, bay}, cover and cook on low until a fork splits the beef, 8 hours.
      2+20 Discard the bay leaf and thyme stems. Stir {cornstarch} smooth in {water 45}, add it with {peas} and cook on high, covered, for 20 minutes. Season with {salt}.
    `,
    face: 'Beef chuck, potatoes and carrots in a gravy that waits for you',
    why: 'The hard vegetables lie at the bottom, where the heat is, so all is done at once',
  },
  'slow-cooker-pulled-pork': {
    names:
      'slow cooker pulled pork, slow cooker pulled pork sandwiches, slow cooker bbq pulled pork, slow cooker pork shoulder, slow cooker shredded pork',
    title: 'Slow-Cooker Pulled Pork Sandwiches',
    family: 'barbecue',
    near: 'pulled-pork slow-cooker-stew',
    beside: 'coleslaw baked-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker, Stovetop',
    serves: 8,
    salt: 0.4,
    list: `
      protein pork-shoulder 1400 cut into large chunks
      sweetener brown-sugar 24
      ground-spice smoked-paprika 7
      ground-spice chili-powder 5
      ground-spice garlic-powder 4
      vegetable onion 220 sliced
      acid cider-vinegar 75
      body ketchup 200
      sweetener molasses 40
      sauce worcestershire 18
      sauce yellow-mustard 15
      bread burger-buns|gf-bread 480
      raw cabbage 300? finely shredded
      salt
      pepper pepper 1.5
    `,
    steps: `
      6 Rub {pork-shoulder} on all sides with {brown-sugar, smoked-paprika, chili-powder, garlic-powder, pepper, salt}.
      2+480 Spread {onion} in the slow cooker, set the pork on it and pour {1/2 cider-vinegar} around the meat. Cover and cook on low until it gives way to a fork, 8 hours.
      8 Lift the pork onto a board and shred it with two forks, throwing out any fat. Skim the juices, and boil a cup of them in a saucepan with {ketchup, molasses, worcestershire, yellow-mustard, cider-vinegar} until glossy, 5 minutes. Toss with the pork.
      3 Pile it onto {burger-buns}[ with {cabbage}].
    `,
    face: 'Pork rubbed with paprika and brown sugar, shredded into its own sharp sauce',
    why: 'Only some of the juice goes back, so the meat is moist and the buns stay dry',
  },
  'slow-cooker-salsa-chicken': {
    names:
      'slow cooker chicken tacos, slow cooker salsa chicken, slow cooker mexican chicken, slow cooker shredded chicken, slow cooker taco chicken, slow cooker shredded chicken tacos, slow cooker chicken burrito bowls, slow cooker fiesta chicken',
    title: 'Slow-Cooker Salsa Chicken Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'chicken-tacos slow-cooker-stew',
    beside: 'mexican-rice guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    serves: 6,
    salt: 0.4,
    list: `
      protein chicken-breast|chicken-thigh 900
      ground-spice chili-powder 7
      ground-spice cumin 4
      ground-spice garlic-powder 3
      sauce salsa 400
      pulse black-beans|pinto-beans 440 drained and rinsed
      vegetable corn 150
      acid lime-juice 25
      bread corn-tortillas|flour-tortillas 400 warmed
      raw romaine 120 shredded
      cheese monterey-jack|vegan-cheese 60? grated
      herb cilantro 12
      salt
    `,
    steps: `
      4 Lay {chicken-breast} in the slow cooker and coat it with {chili-powder, cumin, garlic-powder, 1/2 salt}.
      2+240 Spoon {salsa, black-beans, corn} over the top. Cover and cook on low until the chicken reads 165°F (74°C) and pulls apart, 4 hours.
      6 Shred the chicken right in the pot, fold everything together with {lime-juice, salt} and let it soak up the sauce.
      4 Spoon it into {corn-tortillas} and finish with {romaine, cilantro, monterey-jack}.
    `,
    face: 'Chicken that shreds into salsa, black beans and corn, for tacos',
    why: 'Four hours on low is enough for breasts; longer would make strings of them',
  },
  'slow-cooker-chicken-noodle-soup': {
    names: 'slow cooker chicken noodle soup, slow cooker chicken soup, slow cooker chicken and noodle soup',
    title: 'Slow-Cooker Chicken Noodle Soup',
    family: 'farmhouse',
    near: 'chicken-noodle-soup slow-cooker-soup',
    beside: 'buttermilk-biscuits green-salad',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein chicken-thigh|chicken-breast 700
      vegetable onion 180 chopped
      vegetable carrot 250 sliced 1/4 inch thick
      vegetable celery 180 sliced 1/4 inch thick
      aromatic garlic 10
      herb thyme 2
      whole-spice bay 0.4
      stock chicken-stock 1700
      starch egg-noodles|gf-pasta 200
      acid lemon-juice 20
      herb parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      5 Put {chicken-thigh, onion, carrot, celery, garlic, thyme, bay} in the slow cooker.
      2+360 Add {chicken-stock, 1/2 salt}, cover and cook on low until the chicken is 165°F (74°C) and the carrots are soft, 6 hours.
      5 Take out the chicken, the bay leaf and the stems. Shred the meat in bite-size pieces.
      2+12 Turn the cooker to high, add {egg-noodles}, cover and cook until they are just tender, about 12 minutes.
      2 Return the chicken, then wake the soup up with {lemon-juice, parsley, pepper, salt}.
    `,
    face: 'Shredded chicken, carrots and egg noodles in a clear broth',
    why: 'The noodles go in at the very end and keep their bite',
  },
  'slow-cooker-tikka-masala': {
    names:
      'slow cooker chicken tikka masala, slow cooker tikka masala, slow cooker chicken curry, slow cooker curry, slow cooker indian chicken',
    title: 'Slow-Cooker Chicken Tikka Masala',
    family: 'punjabi',
    near: 'chicken-tikka-masala slow-cooker-stew',
    beside: 'white-rice naan',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked, Boiled',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein chicken-thigh 950 cut into 1 1/2-inch pieces
      creamy yogurt|coconut-yogurt 120
      ground-spice garam-masala 8
      ground-spice cumin 4
      ground-spice turmeric 2
      ground-spice sweet-paprika 5
      ground-spice cayenne 0.5
      vegetable onion 250 finely chopped
      aromatic garlic 16
      aromatic ginger 20
      body tomato-puree 600
      body tomato-paste 30
      creamy cream|coconut-cream 150
      starch basmati 360 rinsed
      herb cilantro 12
      salt
    `,
    steps: `
      6 Stir {chicken-thigh} in the slow cooker with {yogurt, garam-masala, cumin, turmeric, sweet-paprika, cayenne, 1/2 salt} until every piece is yellow.
      4+300 Mix in {onion, garlic, ginger, tomato-puree, tomato-paste}. Cover and cook on low until the sauce is thick and the chicken is tender and past 165°F (74°C), 5 hours.
      2+20~ Near the end, simmer {basmati} in {water 630} in a covered saucepan over low heat for 12 minutes, then let it steam off the heat for 8 minutes.
      2+10 Meanwhile, stir {cream} into the slow cooker and warm it through, covered, for 10 minutes. Season with {salt}. Serve over the rice with {cilantro}.
    `,
    face: 'Chicken in a spiced and creamy tomato sauce, over basmati',
    why: 'Yogurt goes in with the spices at the start, and the richer part waits until the end, so that it cannot split',
  },
}
