import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What waits for the evening in a 6-quart slow cooker: roasts, ribs, chilis and a lasagna. */
export const slowCookerSuppers: DishEntries = {
  'slow-cooker-pot-roast': {
    names:
      'slow cooker pot roast, slow cooker pot roast with vegetables, slow cooker beef roast, slow cooker chuck roast, slow cooker roast, slow cooker beef pot roast, slow cooker roast with potatoes and carrots, slow cooker sunday roast',
    title: 'Slow-Cooker Pot Roast with Vegetables',
    family: 'farmhouse',
    near: 'pot-roast slow-cooker-beef-stew mississippi-pot-roast slow-cooker-stew',
    beside: 'green-beans',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked, Sautéed',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 1350 in one piece, patted dry
      fat neutral-oil 25
      vegetable onion 300 cut into thick wedges
      vegetable potato 700 cut into 2-inch chunks
      vegetable carrot 450 cut into 2-inch lengths
      aromatic garlic 16
      body tomato-paste 32
      wine red-wine|chicken-stock 150
      stock beef-stock 240
      sauce worcestershire|tamari 17
      herb thyme 4
      whole-spice bay 0.6
      thickener cornstarch 16
      salt
      pepper pepper 2
    `,
    steps: `
      12 Season {beef-chuck} all over with {pepper, 1/2 salt}. Heat {neutral-oil} in {@skillet} over medium-high heat and turn the beef in it until every side has a dark crust, about 10 minutes.
      3 Meanwhile, put {onion, potato, carrot} in a 6-quart slow cooker. Set the seared roast on top.
      5 Stir {garlic, tomato-paste} in the hot skillet for 30 seconds. Pour in {red-wine} and boil it down by half, 2 minutes. Add {beef-stock, worcestershire}, scrape, and pour it around the roast with {thyme, bay}.
      1+540 Cover and cook on low until a fork turns in the beef without a struggle, 9 hours. Each time the lid comes off costs a quarter of an hour, so leave it on.
      6 Lift beef and vegetables onto a platter. Skim the juices, strain them into the skillet and bring to a boil. Stir {cornstarch} with {water 45}, whisk it in and simmer until the gravy coats a spoon, 2 minutes.
      3 Season the gravy with {salt}. Pull the roast into thick pieces and spoon the gravy over all of it.
    `,
    face: 'A whole roast of beef on potatoes and carrots, soft enough for a spoon, with its own gravy',
    why: 'The vegetables lie under the roast, where the heat is, and drink what runs out of it',
  },
  'slow-cooker-bbq-ribs': {
    names:
      'slow cooker bbq ribs, slow cooker ribs, slow cooker barbecue ribs, slow cooker baby back ribs, slow cooker pork ribs, slow cooker spare ribs, slow cooker spareribs, slow cooker country style ribs',
    title: 'Slow-Cooker BBQ Ribs',
    family: 'barbecue',
    near: 'bbq-ribs slow-cooker-pulled-pork',
    beside: 'coleslaw potato-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Slow Cooked, Grilled',
    equipment: 'Slow Cooker, Oven',
    serves: 4,
    salt: 0.55,
    list: `
      protein spareribs 1300 membrane removed, cut between the bones into pieces of 3 or 4
      sweetener brown-sugar 50
      ground-spice smoked-paprika 10
      ground-spice chili-powder 5
      ground-spice garlic-powder 4
      ground-spice onion-powder 4
      vegetable onion 150 sliced
      acid cider-vinegar 45
      sauce ketchup 150
      sweetener molasses 24
      sauce worcestershire|tamari 12
      salt
      pepper pepper 2.4
    `,
    steps: `
      8 Mix {1/2 brown-sugar, smoked-paprika, chili-powder, garlic-powder, onion-powder, pepper, 1/2 salt}. Press it onto both sides of {spareribs}.
      3+390 Put {onion} in a 6-quart slow cooker with {1/2 cider-vinegar} and {water 60}. Stand the ribs up around the wall, bones inward. Cover and cook on low until a knife slides between the bones but the meat still holds on, 6 hours 30 minutes.
      3 Toward the end, whisk {ketchup, molasses, worcestershire, cider-vinegar, brown-sugar, salt} until the sugar has melted.
      3 Heat the broiler with a rack in the upper third. Lift the ribs, which are ready to break, onto a foil-lined sheet pan, meaty side up.
      10 Brush with half of the sauce and broil until it bubbles, 4 minutes. Brush with the rest and broil until sticky and charred in spots, 4 minutes more.
    `,
    face: 'Tender spareribs under a dry rub, lacquered with a dark, tangy sauce',
    why: 'Standing around the wall, each rack faces the heat, and the broiler adds the crust that a wet pot cannot',
  },
  'slow-cooker-white-chicken-chili': {
    names:
      'slow cooker white chicken chili, slow cooker chicken chili, slow cooker white chili, slow cooker white bean chicken chili, slow cooker creamy white chicken chili, slow cooker white bean chili, slow cooker creamy chicken chili, slow cooker green chile chicken chili',
    title: 'Slow-Cooker White Chicken Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'white-chicken-chili slow-cooker-beef-chili slow-cooker-stew',
    beside: 'cornbread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable onion 200 finely chopped
      vegetable poblano 160 finely diced
      chile jalapeno 28 seeded and finely chopped
      aromatic garlic 14
      fat olive-oil 20
      ground-spice cumin 7
      ground-spice coriander 3
      ground-spice oregano 2
      protein chicken-breast|chicken-thigh 800
      chile green-chiles 113 with their juice
      pulse white-beans 765 drained and rinsed
      stock chicken-stock 650
      vegetable corn 170
      creamy sour-cream|greek-yogurt|vegan-sour-cream 120
      acid lime 40
      herb cilantro 12 chopped
      salt
      pepper pepper 0.8
    `,
    steps: `
      5 Mix {onion, poblano, jalapeno, garlic} with {olive-oil, cumin, coriander, oregano, pepper, 1/2 salt} in a 6-quart slow cooker.
      3+270 Lay {chicken-breast} on top, thawed right through if it was frozen. Add {green-chiles, 1/2 white-beans} and pour {chicken-stock} around. Cover and cook on low until the chicken is 165°F (74°C) in the middle and pulls apart, 4 hours 30 minutes.
      7 Shred the chicken on a board with two forks. Mash {white-beans} to a paste and whisk it into the broth, then put back the meat and add {corn}.
      1+20 Cover and cook on high until hot and lightly thickened, 20 minutes.
      3 Turn off the heat. Loosen {sour-cream} with a ladle of the broth before it goes in, so that it stays smooth, and finish with {lime, cilantro, salt}.
    `,
    face: 'Shredded chicken, white beans and green chiles in a pale, creamy broth with lime',
    why: 'Half of the beans go in late as a paste and make it thick, and the cream waits until the heat is off',
  },
  'slow-cooker-vegetarian-chili': {
    names:
      'slow cooker vegetarian chili, slow cooker vegan chili, slow cooker veggie chili, slow cooker bean chili, slow cooker three bean chili, slow cooker meatless chili, slow cooker sweet potato chili, slow cooker black bean chili, slow cooker vegetarian chilli, slow cooker sweet potato and black bean chili',
    title: 'Slow-Cooker Vegetarian Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'vegetarian-chili black-bean-chili slow-cooker-stew',
    beside: 'cornbread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked',
    equipment: 'Slow Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable sweet-potato 450 peeled and cut into 3/4-inch dice
      vegetable onion 220 finely chopped
      vegetable red-pepper 180 diced
      aromatic garlic 16
      fat olive-oil 40
      ground-spice chili-powder|sweet-paprika 20
      ground-spice cumin 8
      ground-spice smoked-paprika 4
      ground-spice oregano 2
      ground-spice cocoa 5
      sauce chipotle 20 minced
      body tomato-paste 50
      pulse black-beans 510 drained and rinsed
      pulse kidney-beans 255 drained and rinsed
      pulse pinto-beans 255 drained and rinsed
      body canned-tomatoes 800
      stock veg-stock 240
      vegetable corn 150
      acid lime 40
      herb cilantro 10?
      salt
    `,
    steps: `
      6 Stir {sweet-potato, onion, red-pepper, garlic} in a 6-quart slow cooker with {olive-oil, chili-powder, cumin, smoked-paprika, oregano, cocoa, chipotle, tomato-paste, 1/2 salt} until every piece is red.
      3+420 Add {black-beans, kidney-beans, pinto-beans, canned-tomatoes, veg-stock}. Cover and cook on low until the sweet potatoes crush under a spoon, 7 hours.
      3+15 Crush a cupful of beans and sweet potato in the pot, stir in {corn} and cook on high with the lid off until thick, 15 minutes.
      1 Stir in {lime, salt} [and top with {cilantro}].
    `,
    face: 'Three kinds of beans and sweet potato in a smoky chili that needs no stove at all',
    why: 'The spices are stirred into oil and tomato paste before any liquid comes, so that they bloom as the pot warms',
  },
  'slow-cooker-lasagna': {
    names:
      'slow cooker lasagna, slow cooker lasagne, slow cooker beef lasagna, slow cooker meat lasagna, slow cooker lasagna with meat sauce, slow cooker baked pasta',
    title: 'Slow-Cooker Lasagna',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'lasagna vegetable-lasagna lasagna-soup',
    beside: 'caesar-salad garlic-bread',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Slow Cooked, Sautéed',
    equipment: 'Slow Cooker, Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.4,
    list: `
      protein ground-beef|plant-mince 560
      vegetable onion 180 finely chopped
      aromatic garlic 14
      ground-spice italian-seasoning 4
      body tomato-paste 50
      body canned-tomatoes 800
      cheese ricotta|cottage-cheese 425
      egg egg 50
      cheese parmesan 70
      herb parsley 15
      starch lasagna-noodles=lasagna_noodles 280 regular, uncooked
      cheese mozzarella 300
      fat olive-oil 8
      salt
      pepper pepper 1.2
    `,
    steps: `
      9 Brown {ground-beef} with {onion} in {@skillet} over medium-high heat until it reaches 160°F (71°C) and no pink shows, 8 minutes. Spoon off the fat.
      5 Stir in {garlic, italian-seasoning, tomato-paste, 1/2 salt} for 1 minute, then {canned-tomatoes}, and turn off the heat as soon as it bubbles.
      3 Stir {ricotta} smooth with {egg, 1/2 parmesan, parsley, pepper, salt}.
      9 Brush a 6-quart oval slow cooker with {olive-oil}. Spread in a quarter of the sauce and cover it with a third of {lasagna-noodles}, broken to fit. Dot with half of the ricotta, {1/3 mozzarella} and another quarter of the sauce. Build the second layer like the first, then lay on the last noodles and the last quarter of the sauce, right to the edges: a noodle that is not covered stays hard.
      1+210 Stretch a clean kitchen towel under the lid to catch the drops, with its corners folded up over the top. Cook on low until a knife goes through the noodles without catching and the middle is 165°F (74°C), 3 hours 30 minutes.
      1+10 Scatter with {mozzarella} and {parmesan} and cover until melted, 10 minutes.
      1+20 Switch off, take off the lid and let it stand for 20 minutes, so that it cuts into squares.
    `,
    face: 'Noodles, meat sauce, ricotta and mozzarella in layers, built raw in the slow cooker',
    why: 'Dry noodles take up the water that the sauce gives off, so there is no boiling and no watery bottom',
  },
}
