import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Burgers, sloppy joes and hot dogs. */
export const burgers: DishEntries = {
  cheeseburger: {
    names:
      'cheeseburger, hamburger, burger, classic burger, beef burger, burgers, hamburgers, homemade burgers, classic cheeseburger, backyard burger, bbq burgers, beefburger, quarter pounder, hamburger patties, burger patties, hamburger patty, burger patty',
    title: 'Cheeseburgers',
    family: 'farmhouse',
    near: 'veggie-burger smash-burger burgers burger-salad',
    beside: 'oven-fries coleslaw',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled, Fried',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      protein ground-beef 640
      sauce worcestershire|tamari 8
      fat neutral-oil 10
      cheese american-cheese|cheddar|vegan-cheese 84
      bread burger-buns|crusty-rolls|gf-bread 240 split
      sauce mayonnaise|vegan-mayonnaise 40
      sauce ketchup 34
      leaf romaine=green_leaf_lettuce/lettuce 60
      raw tomato 180 sliced
      raw red-onion 60 thinly sliced into rings
      brine pickles 60 sliced
      salt
      pepper pepper 1.4
    `,
    steps: `
      6 Break {ground-beef} into a bowl, sprinkle with {worcestershire} and shape, with as little handling as you can, into patties 3/4 inch thick and a little wider than the buns. Press a dimple into the middle of each.
      2 Heat a grill or a heavy skillet over medium-high heat. Only now season the patties on both sides with {salt, pepper} and brush with {neutral-oil}.
      9 Cook until browned underneath, about 4 minutes. Turn once and cook until the middle reads 160°F (71°C), 4 to 5 minutes more. Lay {american-cheese} on top for the last minute, to melt.
      3 Toast {burger-buns} cut side down for 1 minute. Spread with {mayonnaise, ketchup} and build the burgers with {romaine, tomato, red-onion, pickles}.
    `,
    parts: [{ names: 'bun, bread, roll', instead: 'burger-salad' }],
    face: 'Juicy ground beef patties on toasted buns with all the trimmings',
    why: 'Loosely shaped and salted at the last moment, the meat stays tender instead of tight',
  },
  'smash-burger': {
    names:
      'smash burger, smash burgers, smashed burger, smashburger, smashburgers, double smash burger, crispy smash burgers, oklahoma onion burger, fast food burger, diner burger, in n out burger, shake shack burger, double cheeseburger, smashed cheeseburger',
    title: 'Smash Burgers',
    family: 'farmhouse',
    near: 'cheeseburger veggie-burger burgers',
    beside: 'oven-fries coleslaw',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      sauce mayonnaise 60
      sauce ketchup 25
      sauce yellow-mustard 10
      brine pickles 70 half minced, half sliced
      protein ground-beef 560
      fat neutral-oil 8
      vegetable onion 110 sliced paper-thin
      cheese american-cheese|cheddar 168
      bread burger-buns|crusty-rolls|gf-bread 240 split
      second-fat butter 20
      salt
      pepper pepper 1.2
    `,
    steps: `
      4 Stir {mayonnaise, ketchup, yellow-mustard} with the minced half of {pickles}: this is the special sauce.
      3 Divide {ground-beef} into loose balls, two for each burger. Do not season or press them yet. Spread {burger-buns} with {butter} and toast them.
      8 Heat {neutral-oil} in a cast-iron skillet over high heat until it smokes. Set in a few balls at a time and smash each with a sturdy spatula until 1/4 inch thick. Sprinkle with {onion, salt, pepper} and cook undisturbed for 2 minutes, until the edges are lacy and brown.
      4 Scrape up the crust, turn the patties onto the onion and lay on {american-cheese}. Cook until they are 160°F (71°C) with no pink left, about 1 minute more.
      2 Stack two to a bun with the sauce and the sliced pickles.
    `,
    face: 'Thin, lacy-edged ground beef patties with melted cheese, onions and a special sauce',
    why: 'Smashing cold meat onto fierce heat gives each patty a crust from edge to edge',
  },
  'turkey-burger': {
    names:
      'turkey burger, turkey burgers, ground turkey burger, grilled turkey burgers, healthy turkey burgers, juicy turkey burgers, turkey patties, turkey cheeseburger, lean turkey burger, healthy turkey burger',
    title: 'Turkey Burgers',
    family: 'californian',
    near: 'cheeseburger veggie-burger burgers',
    beside: 'air-fryer-sweet-potato-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled, Fried',
    equipment: 'Grill/Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein ground-turkey 600
      vegetable red-onion 70 finely grated
      crunch panko|gf-breadcrumbs 25
      sauce worcestershire|tamari 12
      sauce dijon 12
      ground-spice garlic-powder 2
      fat olive-oil 27
      raw avocado 140 sliced
      raw tomato 160 sliced
      leaf arugula 40
      bread burger-buns|crusty-rolls|gf-bread 240 split
      sauce mayonnaise 40
      acid lemon 10
      salt
      pepper pepper 1
    `,
    steps: `
      5+10 Stir {red-onion, panko, worcestershire, dijon, garlic-powder, pepper, salt, 1/2 olive-oil} together, then work in {ground-turkey} lightly with a fork. Shape into patties and chill for 10 minutes, since turkey is soft.
      11 Heat {olive-oil} in {@skillet}, or oil a grill, over medium heat. Cook the burgers until well browned and 165°F (74°C) in the middle, about 5 minutes a side.
      4 Toast {burger-buns}. Mix {mayonnaise, lemon} and spread it on. Fill with the burgers, {avocado, tomato, arugula}.
    `,
    face: 'Moist ground turkey burgers with avocado, tomato and lemon mayonnaise',
    why: 'Grated onion and mustard give lean turkey the juice and savor that it lacks',
  },
  'veggie-burger': {
    names:
      'veggie burger, vegetarian burger, black bean burger, bean burger, veggie burgers, black bean burgers, vegan burger, vegetarian burgers, homemade veggie burger, vegan black bean burger, plant based burger, veggie patties, spicy bean burger',
    title: 'Black Bean Veggie Burgers',
    family: 'farmhouse',
    near: 'burgers fried-patties',
    beside: 'sweet-potato-fries coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Baked',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein black-beans|pinto-beans 510 drained, rinsed and patted very dry
      fat neutral-oil 40
      vegetable red-onion 100 finely chopped
      vegetable red-pepper 100 finely diced
      aromatic garlic 8
      ground-spice cumin 4
      ground-spice smoked-paprika 3
      crunch panko|gf-breadcrumbs 70
      body tomato-paste 24
      egg egg 50?
      sauce soy-sauce|tamari 10
      bread burger-buns|crusty-rolls|gf-bread 240 split
      sauce mayonnaise|vegan-mayonnaise 50
      raw avocado 140 sliced
      leaf romaine=green_leaf_lettuce/lettuce 60
      raw tomato 160 sliced
      salt
    `,
    steps: `
      7 Heat {1/3 neutral-oil} in {@skillet} over medium heat and cook {red-onion, red-pepper} until soft and dry, 5 minutes. Stir in {garlic, cumin, smoked-paprika} for 1 minute.
      5+10 Mash {black-beans} in a bowl, leaving some in pieces. Mix in the vegetables, {panko, tomato-paste, egg, soy-sauce, salt} and let stand for 10 minutes, until firm enough to shape.
      3 Press into 3/4-inch-thick patties, one for each serving.
      9 Wipe out the skillet and heat {neutral-oil} over medium heat. Fry the patties until a firm crust has formed and they are hot through, 4 minutes a side.
      3 Toast {burger-buns}, spread with {mayonnaise} and fill with the patties, {romaine, tomato, avocado}.
    `,
    face: 'Spiced black bean patties with a crisp crust, on buns with avocado',
    why: 'Dry beans and a short rest make patties that hold together in the pan',
  },
  'sloppy-joes': {
    names:
      'sloppy joes, sloppy joe, sloppy joe sandwiches, sloppy joe sandwich, homemade sloppy joes, manwich, classic sloppy joes, easy sloppy joes, loose meat sandwich, sloppy joe burgers, beef sloppy joes',
    family: 'farmhouse',
    near: 'lentil-sloppy-joes cheeseburger burgers',
    beside: 'oven-fries coleslaw',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 14
      protein ground-beef 500
      vegetable onion 140 finely chopped
      vegetable green-pepper 110 finely diced
      aromatic garlic 8
      ground-spice chili-powder 4
      body tomato-sauce 240
      sauce ketchup 70
      sauce worcestershire|tamari 14
      sauce yellow-mustard 12
      sweetener brown-sugar 16
      acid cider-vinegar 8
      bread burger-buns|crusty-rolls|gf-bread 240 split
      second-fat butter|vegan-butter 20
      brine pickles 70? sliced
      salt
      pepper pepper 1
    `,
    steps: `
      9 Heat {neutral-oil} in {@skillet} over medium-high heat. Cook {ground-beef, onion, green-pepper}, crumbling as fine as you can, until there is no pink and the vegetables are soft, 8 minutes.
      2 Stir in {garlic, chili-powder, pepper} for 1 minute, until fragrant.
      2+12 Add {tomato-sauce, ketchup, worcestershire, yellow-mustard, brown-sugar, cider-vinegar, salt}. Simmer over medium-low heat, stirring now and then, until thick enough to mound on a spoon, 12 minutes.
      3 Spread {burger-buns} with {butter}, toast them in a dry pan and heap on the filling. [Tuck in {pickles}.]
    `,
    face: 'Crumbled ground beef in a sweet and sharp tomato sauce, heaped on toasted buns',
    why: 'Simmered until it mounds on a spoon, it stays in the bun, mostly',
  },
  'hot-dogs': {
    names:
      'hot dogs, hot dog, grilled hot dogs, hotdogs, hotdog, frankfurters, chicago dog, chicago style hot dog, hot dogs in buns, ballpark hot dogs, franks, boiled hot dogs, weiners, wieners, hot dogs with onions',
    family: 'farmhouse',
    near: 'chili-dogs cheeseburger burgers',
    beside: 'baked-beans coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Grilled, Fried',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0,
    list: `
      protein hot-dogs 400 scored crosswise
      fat neutral-oil 7
      vegetable onion 220 thinly sliced
      bread burger-buns=hot_dog_buns|crusty-rolls 352 split
      sauce yellow-mustard 40
      sauce ketchup 50
      brine pickle-relish 60
      raw tomato 160 diced
    `,
    steps: `
      13 Heat {neutral-oil} in {@skillet} over medium heat and cook {onion} until soft and golden, 12 minutes.
      8 Meanwhile, cook {hot-dogs} on a medium-high grill or in another skillet, turning, until plump, browned in stripes and hot through at 165°F (74°C), about 7 minutes.
      2 Warm {burger-buns} cut side down for 1 minute, until soft and just toasted.
      2 Tuck in the hot dogs and top with the onions, {yellow-mustard, ketchup, pickle-relish, tomato}.
    `,
    face: 'Grilled hot dogs in soft, warm buns under golden onions and relish',
    why: 'Scored before cooking, they open up and brown in every cut',
  },
  'chili-dogs': {
    names:
      'chili dogs, chili dog, chili cheese dogs, chili cheese dog, coney dogs, coney island hot dogs, detroit coney dog, chilli dogs, chili cheese hot dogs, hot dogs with chili, coney dog, hot dog chili',
    family: 'farmhouse',
    near: 'hot-dogs beef-chili burgers',
    beside: 'oven-fries coleslaw',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Grilled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      fat neutral-oil 7
      protein ground-beef 300
      vegetable onion 140 finely chopped
      aromatic garlic 6
      ground-spice chili-powder|sweet-paprika 7
      ground-spice cumin 3
      body tomato-sauce 260
      sauce worcestershire|tamari 6
      protein hot-dogs 200 left whole
      bread burger-buns=hot_dog_buns|crusty-rolls 240 split
      cheese cheddar|vegan-cheese 80
      sauce yellow-mustard 20
    `,
    steps: `
      8 Heat {neutral-oil} in a saucepan over medium-high heat. Brown {ground-beef} with {most onion}, mashing it as fine as sand with a fork, until no pink is left, 7 minutes.
      2+15 Stir in {garlic, chili-powder, cumin} for 1 minute. Add {tomato-sauce, worcestershire} and simmer over low heat until thick, 15 minutes.
      7 Toward the end, brown {hot-dogs} in a skillet over medium heat, rolling them about, until hot through at 165°F (74°C), about 6 minutes.
      3 Warm {burger-buns}, fill them with the hot dogs and stripe with {yellow-mustard}. Spoon over the chili and finish with {cheddar, onion}.
    `,
    face: 'Hot dogs under a fine-textured ground beef chili, cheese and raw onion',
    why: 'Meat mashed fine as it browns makes a chili that stays on the dog',
  },
}
