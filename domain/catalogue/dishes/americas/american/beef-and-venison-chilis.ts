import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Red chili of beef and venison, as it is, over spaghetti and over corn chips. */
export const beefAndVenisonChilis: DishEntries = {
  'beef-chili': {
    names:
      'chili, pot of chili, big pot of chili, bowl of chili, beef chili, chili con carne, chilli con carne, chilli, classic chili, homemade chili, beef and bean chili, ground beef chili, easy chili, stovetop chili, chili with beans, hamburger chili, game day chili, mince chilli, red chili',
    title: 'Beef Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'vegetarian-chili texas-chili bean-pot',
    beside: 'cornbread green-salad',
    weight: 5,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat neutral-oil 20
      protein ground-beef 680
      vegetable onion 250 chopped
      vegetable green-pepper 160 diced
      aromatic garlic 16
      ground-spice chili-powder|sweet-paprika 20
      ground-spice cumin 8
      ground-spice oregano 2
      ground-spice smoked-paprika 3
      chile cayenne 0.7
      body tomato-paste 48
      body canned-tomatoes 800
      stock beef-stock|chicken-stock 300
      pulse kidney-beans|pinto-beans 510 drained and rinsed
      acid lime 30
      cheese cheddar|vegan-cheese 85?
      herb scallion 30? thinly sliced
      salt
      pepper pepper 1.2
    `,
    steps: `
      10 Heat {neutral-oil} in {@pot} over medium-high heat. Add {ground-beef, 1/2 salt} and leave it alone to brown for 4 minutes, then break it up and cook until no pink is left, 4 minutes more.
      9 Stir in {onion, green-pepper} and cook until soft, 7 minutes. Add {garlic, chili-powder, cumin, oregano, smoked-paprika, cayenne, tomato-paste} and fry for 1 minute, until brick red and fragrant.
      3+40 Pour in {canned-tomatoes, beef-stock} and scrape the bottom. Simmer with the lid ajar, stirring now and then, for 40 minutes.
      2+15 Add {kidney-beans} and simmer until the chili is thick, 15 minutes.
      2 Squeeze in {lime} and season with {pepper, salt}. [Top each bowl with {cheddar, scallion}.]
    `,
    face: 'A thick red pot of ground beef and kidney beans with plenty of spice',
    why: 'Spices fried in the fat of the meat taste deeper than spices stirred into the sauce',
  },
  'texas-chili': {
    names:
      'texas chili, texas style chili, chili without beans, chili with no beans, beanless chili, no bean chili, bean free chili, texas red, bowl of red, chile con carne, all meat chili, chunky beef chili, steak chili, keto chili, low carb chili, paleo chili, keto beef chili, low carb beef chili, whole30 chili',
    title: 'Texas Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'beef-chili beef-stew braise',
    beside: 'cornbread',
    weight: 3,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat neutral-oil 30
      protein beef-chuck 1130 cut into 3/4-inch cubes
      aromatic onion 220 finely chopped
      aromatic garlic 20 minced
      ground-spice chili-powder 32
      ground-spice cumin 8
      ground-spice oregano 2
      chile chipotle 20? finely chopped
      body tomato-paste 32
      stock beef-stock 720
      thickener cornmeal 16
      sweetener brown-sugar 8
      acid lime 30
      salt
      pepper pepper 1.2
    `,
    steps: `
      14 Season {beef-chuck} with {pepper, 1/2 salt}. Brown in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes, and lift out.
      7 Turn the heat to medium. Cook {onion} until soft, 5 minutes, then {garlic, chili-powder, cumin, oregano, tomato-paste, chipotle} for 1 minute, until brick red and fragrant.
      4+105 Pour in {beef-stock} and scrape the bottom. Return {=beef-chuck}, bring to a bare simmer and cook, partly covered, until a fork goes through the meat without a push, 1 hour 45 minutes.
      3+10 Stir in {cornmeal, brown-sugar} and simmer until the gravy coats a spoon, 10 minutes.
      2 Squeeze in {lime} and season with {salt}.
    `,
    face: 'Cubes of beef in a thick, brick-red gravy, deeply spiced',
    why: 'Cornmeal thickens the gravy, and the long simmer makes the beef tender',
  },
  'cincinnati-chili': {
    names:
      'cincinnati chili, skyline chili, cincinnati style chili, cincinnati chili spaghetti, three way chili, 3 way chili, chili over spaghetti, chili spaghetti, cincinnati chilli',
    family: 'farmhouse',
    near: 'beef-chili chili-mac spaghetti-bolognese',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      protein ground-beef 680
      vegetable onion 220 finely chopped
      aromatic garlic 9
      ground-spice chili-powder 14
      ground-spice cinnamon 3
      ground-spice cumin 3
      ground-spice allspice 1
      ground-spice cocoa 6
      stock beef-stock 600
      body tomato-sauce 425
      acid cider-vinegar 20
      sauce worcestershire 12
      starch spaghetti|gf-pasta 420
      cheese cheddar 150
      salt
    `,
    steps: `
      4 Crumble {ground-beef} into {beef-stock} in {@pot}, off the heat, and stir with a fork until it is as fine as sand.
      3+10 Bring to a simmer over medium heat and cook for 10 minutes, until the meat is gray throughout and 160°F (71°C), skimming off the fat.
      3+60 Stir in {most onion} with {garlic, chili-powder, cinnamon, cumin, allspice, cocoa, tomato-sauce, cider-vinegar, worcestershire, salt}. Simmer without a lid, stirring now and then, until thick enough to spoon over, 1 hour.
      2+11 Toward the end, boil {spaghetti} in salted water until tender, 10 to 12 minutes, and drain.
      2 Make nests of it on plates, ladle the chili over and bury it in {cheddar}, with {onion} for those who like it raw.
    `,
    face: 'Fine-crumbed beef scented with cinnamon and allspice, over spaghetti under a heap of Cheddar',
    why: 'The meat is broken up in cold stock, which makes the sauce fine enough for spaghetti',
  },
  'venison-chili': {
    names:
      'venison chili, venison chilli, deer chili, deer meat chili, ground venison chili, ground venison, ground deer meat, deer chilli, ground deer, ground deer chili, wild game chili, elk chili, venison chili con carne, venison chilli con carne, venison mince chilli, venison mince, deer burger chili, venision chili, venson chili',
    title: 'Venison Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'beef-chili texas-chili bean-pot',
    beside: 'cornbread',
    weight: 2,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein bacon 110? diced
      fat neutral-oil 20
      protein venison=ground_venison/venison 700
      vegetable onion 250 chopped
      vegetable poblano 160 diced
      aromatic garlic 18
      ground-spice chili-powder|sweet-paprika 20
      ground-spice cumin 7
      ground-spice smoked-paprika 3
      ground-spice oregano 2
      ground-spice cocoa 5
      chile chipotle 15? finely chopped
      body tomato-paste 40
      body canned-tomatoes 800
      stock beef-stock 360
      pulse black-beans|kidney-beans 510 drained and rinsed
      sweetener brown-sugar 8
      acid cider-vinegar 18
      creamy sour-cream|vegan-sour-cream 90?
      herb scallion 30? thinly sliced
      salt
      pepper pepper 1.2
    `,
    steps: `
      7 Heat {neutral-oil} in {@pot} over medium heat. Fry {bacon} in it until crisp, 6 minutes, and lift it out onto a plate.
      9 Turn the heat to medium-high. Press {venison} into the pot in one layer and season with {1/3 salt, pepper}. Brown it underneath for 4 minutes, then break it up and cook to 160°F (71°C), 4 minutes more.
      9 Add {onion, poblano} and cook, scraping, until soft, 7 minutes. Stir in {garlic, chili-powder, cumin, smoked-paprika, oregano, cocoa, chipotle, tomato-paste} for 1 minute, until dark and fragrant.
      3+45 Pour in {canned-tomatoes, beef-stock}. Bring to a simmer and cook over low heat with the lid ajar, stirring now and then, until the meat is tender, 45 minutes.
      2+15 Stir in {black-beans, brown-sugar, =bacon} and simmer until thick, 15 minutes.
      2 Brighten with {cider-vinegar} and season with {salt}. [Spoon {sour-cream} onto each bowl.] [Scatter with {scallion}.]
    `,
    face: 'Lean ground venison with black beans, smoky chiles and a little cocoa',
    why: 'Deer has hardly any fat of its own, so the pot lends it some and simmers gently to keep it from going dry',
  },
  'frito-pie': {
    names:
      'frito pie, frito chili pie, fritos chili pie, walking taco pie, corn chip pie, corn chip chili pie, texas frito pie, chili cheese fritos, frito pies',
    title: 'Frito Pie (Chili over Corn Chips)',
    family: 'texmex',
    cuisine: 'American',
    near: 'beef-chili tacos',
    beside: 'coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      protein ground-beef 450
      fat neutral-oil 14
      aromatic onion 180 chopped
      aromatic garlic 10 minced
      ground-spice chili-powder|sweet-paprika 14
      ground-spice cumin 3
      ground-spice oregano 1
      sauce tomato-paste 32
      liquid beef-stock|veg-stock 480
      pulse pinto-beans 250 drained and rinsed
      bread tortilla-chips=corn_chips/corn_chips 220
      cheese cheddar 120
      raw scallion 30 sliced
      raw jalapeno 20? thinly sliced
      salt
    `,
    steps: `
      7 Heat {neutral-oil} in a wide pot over medium-high heat and brown {ground-beef}, breaking it up, until no pink is left, 6 minutes.
      5 Add {onion} and soften, 4 minutes. Stir in {garlic, chili-powder, cumin, oregano, tomato-paste} for 1 minute.
      2+20 Pour in {beef-stock}, add {pinto-beans, salt} and simmer, half covered, until it is thick enough to sit on a spoon, 20 minutes.
      2 Divide {tortilla-chips} among bowls, ladle the chili over, and top with {cheddar, scallion}. Lay {jalapeno} on top. Serve before the chips go soft.
    `,
    face: 'Thick red chili ladled over corn chips, with Cheddar melting into it',
    why: 'The chili cooks down first, so that the chips under it keep their crunch',
  },
}
