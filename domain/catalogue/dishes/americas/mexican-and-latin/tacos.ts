import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tacos of every filling, and what is wrapped like them. */
export const tacos: DishEntries = {
  tacos: {
    names:
      'tacos, ground beef tacos, taco meat, meat tacos, beef tacos, taco night, hard shell tacos, crunchy tacos, taco, taco tuesday, american tacos, hard tacos, easy tacos, ground beef taco, tex mex tacos, beef taco',
    title: 'Ground Beef Tacos',
    titles: 'plant-mince: Plant-Based Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'chicken-tacos burrito-bowl tacos',
    beside: 'mexican-rice refried-beans',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop, Oven/Toaster Oven',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil 12
      vegetable onion 120 finely chopped
      protein ground-beef|plant-mince 560
      aromatic garlic 9
      ground-spice chili-powder 8
      ground-spice cumin 4
      ground-spice sweet-paprika 2
      ground-spice oregano 1
      body tomato-paste 30
      bread taco-shells 156
      cheese cheddar|vegan-cheese 100?
      raw iceberg 150 finely shredded
      raw tomato 200 diced
      creamy sour-cream|vegan-sour-cream 100?
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      3 Heat the oven to 350°F (175°C) for the shells. Soften {onion} in {neutral-oil} in {@skillet} over medium-high heat for 3 minutes.
      7 Add {ground-beef} and cook, breaking it into fine crumbs, [{?ground-beef}until no pink is left (160°F/71°C)][{?plant-mince}until browned], 6 minutes. Drain off any fat.
      2+5 Stir in {garlic, chili-powder, cumin, sweet-paprika, oregano, tomato-paste, salt} for 1 minute. Add {water 160} and simmer until saucy but not wet, 5 minutes.
      1+4 Stand {taco-shells} on a sheet pan and crisp them in the oven for 4 minutes.
      3 Spoon the filling into each, add {cheddar, iceberg, tomato, sour-cream}, and squeeze {lime} over.
    `,
    face: 'Crisp shells with lean ground beef in chili and cumin, under cold, crunchy toppings',
    why: 'The spices simmer into a sauce that clings to every crumb',
  },
  'chicken-tacos': {
    names:
      'chicken tacos, chicken taco, shredded chicken tacos, chicken street tacos, tacos de pollo, easy chicken tacos, chipotle chicken tacos, grilled chicken tacos',
    title: 'Chipotle Chicken Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tacos fajitas tacos',
    beside: 'mexican-rice refried-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.48,
    list: `
      protein chicken-thigh|chicken-breast 600 patted dry
      ground-spice cumin 4
      ground-spice oregano 1.5
      fat neutral-oil 20
      aromatic garlic 9
      sauce chipotle 24
      acid orange-juice 90
      bread corn-tortillas 312
      vegetable avocado 200 sliced
      raw red-onion 60 finely chopped
      herb cilantro 15
      cheese queso-fresco|cotija 60?
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      12 Season {chicken-thigh} with {cumin, oregano, 1/2 salt}. Brush with {neutral-oil} and sear in {@skillet} over medium-high heat until browned and 165°F (74°C), 5 to 6 minutes a side. Rest on a board and chop.
      4 In the same pan, stir {garlic, chipotle} for 30 seconds. Pour in {orange-juice}, scrape up the brown bits and boil to a glaze, 2 to 3 minutes. Return the meat with {salt}.
      4 Char {corn-tortillas} over a flame or in a dry pan, 20 seconds a side, and keep in a towel.
      3 Fill with the meat, {avocado, red-onion, cilantro, queso-fresco} and pass {lime}.
    `,
    face: 'Smoky chopped thighs in a chipotle and citrus glaze, with avocado and cilantro',
    why: 'The glaze is made in the pan that browned the meat, so nothing of it is lost',
  },
  'fish-tacos': {
    names: 'fish tacos, baja fish tacos, fish taco, cod tacos, crispy fish tacos, easy fish tacos',
    title: 'Fish Tacos with Lime Crema',
    family: 'baja',
    near: 'shrimp-tacos chicken-tacos tacos',
    beside: 'cilantro-lime-rice guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.48,
    list: `
      creamy sour-cream|vegan-sour-cream 80
      dressing mayonnaise 50
      acid lime 90
      sauce hot-sauce 8?
      vegetable cabbage 260 cored and finely shredded
      herb cilantro 18
      protein cod|tilapia 600 cut into 2-inch strips
      flour flour|rice-flour 35
      ground-spice chili-powder 4
      ground-spice cumin 3
      ground-spice garlic-powder 2
      fat neutral-oil 45
      bread corn-tortillas 312
      vegetable avocado 200 sliced
      salt
    `,
    steps: `
      3 Stir {sour-cream, mayonnaise, hot-sauce} with {1/3 lime} for the crema.
      3 Toss {cabbage, 1/2 cilantro} with {lime} and {1/3 salt} and set aside.
      3 Mix {flour, chili-powder, cumin, garlic-powder} with {salt}. Pat {cod} dry and turn the strips in it.
      8 Heat {neutral-oil} in {@skillet} over medium-high heat until it just smokes. Fry the strips until crusty, flaky and 145°F (63°C), about 3 minutes a side.
      3 Warm {corn-tortillas} in a dry pan, 20 seconds on each side.
      3 Fill with the slaw, {=cod}, {avocado}, a stripe of crema and {cilantro}.
    `,
    face: 'Crusty strips of cod with avocado and a slaw full of lime',
    why: 'Spiced flour gives a thin crust in the pan, without a pot of hot fat',
  },
  'shrimp-tacos': {
    names:
      'shrimp tacos, prawn tacos, shrimp taco, spicy shrimp tacos, chili lime shrimp tacos, king prawn tacos, cilantro lime shrimp tacos, grilled shrimp tacos',
    title: 'Chili-Lime Shrimp Tacos',
    family: 'baja',
    near: 'fish-tacos chicken-tacos tacos',
    beside: 'cilantro-lime-rice guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.46,
    list: `
      vegetable red-cabbage 220 cored and finely shredded
      acid lime 75
      dressing mayonnaise|vegan-mayonnaise 60
      sauce chipotle 12
      protein shrimp 600 peeled and deveined
      ground-spice chili-powder 5
      ground-spice smoked-paprika 3
      aromatic garlic 9
      fat olive-oil 30
      bread corn-tortillas 312
      raw mango 200 peeled and diced
      vegetable avocado 150 diced
      herb cilantro 12
      salt
    `,
    steps: `
      3 Dress {red-cabbage} with {1/2 lime, 1/3 salt}. Mash {chipotle} into {mayonnaise} for the sauce.
      3 Toss {shrimp} with {chili-powder, smoked-paprika, garlic, salt, 1/2 olive-oil}.
      3 Fold {mango, avocado} with {lime, 1/2 cilantro} until it all just holds together.
      5 Brush {=shrimp} with {olive-oil} and sear in {@skillet}, or on a grill, over high heat until pink and curled, 1 to 2 minutes a side.
      4 Toast {corn-tortillas} in a dry pan until they puff, then fill with cabbage, {=shrimp}, the fruit, the sauce and {cilantro}.
    `,
    face: 'Chili-rubbed shrimp with crunchy red cabbage and mango',
    why: 'Two minutes in a very hot pan char the edges and leave the middle juicy',
  },
  'tacos-al-pastor': {
    names:
      'tacos al pastor, al pastor, al pastor tacos, pork al pastor, pastor tacos, tacos de pastor, pork and pineapple tacos, pork tacos',
    title: 'Tacos al Pastor',
    family: 'oaxacan',
    near: 'carnitas chicken-tacos tacos',
    beside: 'mexican-rice guacamole',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Blender',
    serves: 6,
    salt: 0.48,
    list: `
      whole-spice dried-ancho|ancho 30 stemmed and seeded
      sauce chipotle 16
      ground-spice annatto|sweet-paprika 4
      acid cider-vinegar|white-vinegar 45
      acid orange-juice 90
      aromatic garlic 12
      ground-spice cumin 3
      ground-spice oregano 2
      sweetener brown-sugar 10
      protein pork-shoulder 1000 sliced 1/4 inch thick
      fruit pineapple 400 peeled, cored and sliced
      bread corn-tortillas 468
      raw onion 80 finely chopped
      herb cilantro 20
      acid lime 90 cut into wedges
      salt
    `,
    steps: `
      3+15 Soak {dried-ancho} in hot water for 15 minutes, until soft, and drain. Blend with {chipotle, annatto, cider-vinegar, orange-juice, garlic, cumin, oregano, brown-sugar, salt} until smooth.
      4+60 Coat {pork-shoulder} with the paste and marinate for 1 hour, or overnight in the refrigerator.
      4+35 Heat the oven to 425°F (220°C). Pile the slices, overlapping, in {@baking-dish} with {1/2 pineapple} among them and roast until tender and 165°F (74°C), 35 minutes.
      3+5 Chop the meat with its juices, spread it on a sheet pan with {pineapple} and broil until the edges are crisp, 5 minutes.
      5 Heat {corn-tortillas} in a dry pan. Fill with meat and fruit, {onion, cilantro} and serve with {lime}.
    `,
    face: 'Chile-marinated pork shoulder roasted with pineapple, with onion and cilantro',
    why: 'The stacked slices baste each other, and the broiler does what the spit would',
  },
  fajitas: {
    names:
      'fajitas, chicken fajitas, chicken fajita, sizzling fajitas, fajita, easy chicken fajitas, skillet chicken fajitas, chicken fahitas',
    title: 'Chicken Fajitas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'steak-fajitas chicken-tacos fajitas',
    beside: 'mexican-rice guacamole',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.48,
    list: `
      protein chicken-breast|chicken-thigh 560 sliced into 1/2-inch strips
      acid lime 45
      ground-spice chili-powder 6
      ground-spice cumin 4
      ground-spice smoked-paprika 3
      aromatic garlic 9
      fat neutral-oil 40
      vegetable red-pepper 240 cut into strips
      vegetable green-pepper 160 cut into strips
      vegetable onion 220 cut into thick slices
      bread flour-tortillas|corn-tortillas 280 warmed
      creamy sour-cream|vegan-sour-cream 100?
      vegetable avocado 180 sliced
      herb cilantro 10
      salt
    `,
    steps: `
      4+10 Toss {chicken-breast} with {1/2 lime, chili-powder, cumin, smoked-paprika, garlic, 1/2 salt} and let it stand for 10 minutes.
      11 Heat {1/2 neutral-oil} in {@skillet} over high heat until it smokes. Sear the strips in two batches until browned and 165°F (74°C), about 5 minutes each, turning once, and take them out.
      7 Add {neutral-oil, red-pepper, green-pepper, onion, salt} and leave them alone between stirs, until charred in places and just tender, 6 minutes.
      2 Return the meat with {lime} and toss for 1 minute. Fold into {flour-tortillas} with {avocado, sour-cream, cilantro}.
    `,
    face: 'Charred chicken strips with peppers, onions and lime, to fold up at the table',
    why: 'Meat and vegetables take turns over high heat, so both char and neither stews',
  },
  'hard-shell-tacos': {
    names: 'crunchy beef tacos, hard shell beef tacos, taco shell tacos, tacos in shells, ground beef taco shells',
    title: 'Crunchy Beef Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tacos nachos',
    beside: 'mexican-rice guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein ground-beef|ground-turkey 450
      ground-spice chili-powder 8?
      ground-spice cumin 3?
      bread taco-shells 150
      cheese cheddar|monterey-jack|vegan-cheese 90?
      leaf romaine 100? shredded
      sauce salsa 120?
      salt
    `,
    steps: `
      8 Brown {ground-beef, 1/2 salt} in {@skillet} over medium-high heat, breaking it up, until no pink is left, 7 minutes. Drain off the fat.
      4 Stir in {chili-powder, cumin, salt} with {water 120} and simmer until the meat is just moist, 3 minutes.
      4 Warm {taco-shells} in a dry skillet over medium heat until they smell toasted, a minute a side.
      3 Spoon in the meat. [Top with {cheddar, romaine, salsa}] and serve while the shells crackle.
    `,
    face: 'Seasoned ground beef in shells that crack at the first bite',
    why: 'Cooked down until only moist, the meat does not soften the shells',
  },
}
