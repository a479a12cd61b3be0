import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Masa, tortillas and plantains, fried, steamed or griddled. */
export const masaAndStreet: DishEntries = {
  chimichangas: {
    names:
      'chimichangas, chimichanga, beef chimichangas, beef chimichanga, fried burritos, deep fried burrito, crispy burritos, chimichangas recipe, baked chimichangas, chimmichangas',
    title: 'Beef Chimichangas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'burritos taquitos filled-wrap',
    beside: 'mexican-rice guacamole',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein ground-beef|ground-turkey 420
      vegetable onion 110 finely chopped
      aromatic garlic 8
      ground-spice chili-powder 6
      ground-spice cumin 3
      vegetable green-chiles 80
      pulse vegetarian-refried-beans 200
      cheese monterey-jack|cheddar 110
      bread flour-tortillas 280
      fat neutral-oil 60
      creamy sour-cream 80?
      leaf iceberg 80 finely shredded
      salt
    `,
    steps: `
      10 Cook {ground-beef, onion} in {@skillet} over medium-high heat, breaking the meat up, until it is browned and 160°F (71°C), 8 minutes. Spoon off the fat and stir in {garlic, chili-powder, cumin, salt} for 1 minute.
      2 Off the heat, stir in {green-chiles, vegetarian-refried-beans} until it holds together, then {monterey-jack}.
      6 Warm {flour-tortillas} until limp. Put a share of the filling low on each, fold in the sides and roll up tightly. Close the flap with a toothpick.
      14 Wipe out the skillet and heat {neutral-oil} over medium heat to 350°F (175°C). Fry the rolls, flap down first and two or three at a time, until blistered and golden, about 2 minutes a side. Drain on a rack.
      1 Pull out the toothpicks and serve at once with {sour-cream, iceberg}.
    `,
    face: 'Burritos of spiced beef, beans and cheese, fried until they crackle',
    why: 'A filling that is thick and not wet keeps the shell crisp from the inside too',
  },
  tostadas: {
    names:
      'tostadas, tostada, beef tostadas, bean tostadas, bean and beef tostadas, ground beef tostadas, tostadas mexicanas, crispy tostadas, mexican tostadas, taco tostadas',
    title: 'Beef and Bean Tostadas',
    titles: 'plant-mince: Plant-Based Tostadas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tacos nachos tacos',
    beside: 'mexican-rice guacamole',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      bread taco-shells=tostada_shells/tostadas 180
      fat neutral-oil 14
      protein ground-beef|plant-mince 380
      vegetable onion 100 finely chopped
      ground-spice chili-powder 6
      ground-spice cumin 3
      body tomato-paste 20
      pulse vegetarian-refried-beans 320
      leaf romaine 120 finely shredded
      raw tomato 180 diced
      vegetable avocado 150 sliced
      cheese queso-fresco|cotija 60? crumbled
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      9 Heat the oven to 350°F (175°C). Cook {ground-beef, onion} in {neutral-oil} in {@skillet} over medium-high heat, crumbling the meat, until [{?ground-beef}it is 160°F (71°C) and ]the onion is soft, 8 minutes.
      4 Stir in {chili-powder, cumin, tomato-paste, salt} for 1 minute, add {water 80} and let it thicken, 2 minutes.
      2+5~ Lay {taco-shells} flat on a sheet pan and warm them in the oven until they snap cleanly, 5 minutes.
      3 Meanwhile, warm {vegetarian-refried-beans} in a small pan with a splash of water until they spread easily.
      4 Spread {=taco-shells} with beans, then spoon on the meat, {romaine, tomato, avocado, queso-fresco}. Pass {lime} and eat with both hands.
    `,
    face: 'Flat, crisp shells under warm beans, spiced meat and cold, crunchy toppings',
    why: 'The layer of beans holds everything in its place and seals the shell against the juices',
  },
  sopes: {
    names: 'sopes, sope, sopes mexicanos, bean sopes, sopes de frijol, mexican sopes, sopes with beans, chorizo sopes',
    title: 'Sopes with Beans and Chorizo',
    family: 'oaxacan',
    near: 'tostadas tacos huevos-rancheros tacos',
    beside: 'guacamole',
    weight: 2,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      flour masa-harina 240
      fat neutral-oil 40
      protein mexican-chorizo 220
      pulse vegetarian-refried-beans 280
      leaf romaine 90 finely shredded
      raw tomato 150 diced
      creamy sour-cream|greek-yogurt 70
      cheese queso-fresco|cotija 60 crumbled
      raw red-onion 40 thinly sliced
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      5+15 Knead {masa-harina} with {1/2 salt} and {water 350}, warm, until the dough is soft and does not crack when pressed, 3 minutes. Cover and rest for 15 minutes.
      6 Divide the dough into balls a little larger than a golf ball, and pat each into a disk 1/4 inch thick.
      10 Dry-cook the disks on a hot griddle over medium-high heat until spotted, 2 minutes a side. While they are warm, pinch up the edge of each into a low rim.
      7 Cook {mexican-chorizo} in {@skillet} over medium heat, breaking it up, until browned and 160°F (71°C), 6 minutes. Scoop it out.
      7 Add {neutral-oil} and fry the sopes, flat side down, until crisp underneath, 2 to 3 minutes. Warm {vegetarian-refried-beans} with {salt} in a small pan.
      4 Spread with the beans and top with chorizo, {romaine, tomato, red-onion, sour-cream, queso-fresco}. Squeeze {lime} over.
    `,
    face: 'Thick corn cakes with pinched rims, filled with beans, chorizo and cool toppings',
    why: 'Griddled first and fried after, they are crisp below and soft within',
  },
  pupusas: {
    names:
      'pupusas, pupusa, cheese pupusas, pupusas de queso, bean and cheese pupusas, salvadoran pupusas, pupusas revueltas, pupusas with curtido, el salvador pupusas',
    title: 'Bean and Cheese Pupusas with Curtido',
    family: 'oaxacan',
    cuisine: 'Latin American',
    near: 'quesadillas bean-and-cheese-burritos filled-wrap',
    beside: 'fried-plantains',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable cabbage 280 cored and finely shredded
      raw carrot 80 coarsely grated
      raw red-onion 50 thinly sliced
      acid cider-vinegar|white-vinegar 60
      ground-spice oregano 1
      flour masa-harina 320
      cheese mozzarella|monterey-jack 220
      pulse vegetarian-refried-beans 200
      fat neutral-oil 24
      salt
    `,
    steps: `
      6+30 Pour boiling water over {cabbage, carrot} in a bowl, leave it for 1 minute and drain very well. Toss with {red-onion, cider-vinegar, oregano, 1/2 salt} and let this curtido stand for 30 minutes.
      5+10~ Mix {masa-harina} with {salt} and {water 480}, warm, to a dough as soft as putty. Cover and let stand for 10 minutes.
      3 Mash {mozzarella, vegetarian-refried-beans} together.
      14 With oiled hands, pat a ball of dough the size of a plum into a cup in your palm. Fill it with a spoonful of the cheese and beans, close the dough over it and flatten to 1/2 inch. Make the others in the same way.
      14 Heat a griddle or a heavy skillet over medium-high heat and film it with {neutral-oil}. Cook in batches until browned in patches and the cheese begins to seep out, 3 to 4 minutes a side.
      1 Serve hot under a heap of the curtido.
    `,
    face: 'Griddled corn cakes with a molten heart, under tangy cabbage slaw',
    why: 'The slaw is scalded for a minute, so it softens and soaks up the vinegar',
  },
  tamales: {
    names:
      'tamales, tamale, pork tamales, red pork tamales, tamales de puerco, tamales rojos, mexican tamales, homemade tamales, christmas tamales, hot tamales',
    title: 'Pork Tamales',
    family: 'oaxacan',
    near: 'carnitas pozole enchiladas',
    beside: 'mexican-rice refried-beans',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop, Blender',
    serves: 8,
    salt: 0.5,
    list: `
      protein pork-shoulder 900 cut into 2-inch chunks
      whole-spice bay 0.6
      whole-spice dried-ancho 45 stemmed and seeded
      aromatic garlic 14
      ground-spice cumin 3
      ground-spice oregano 1.5
      flour masa-harina 440
      leavener baking-powder 8
      fat lard|vegan-butter 200
      salt
    `,
    steps: `
      4+90~ Cover {pork-shoulder} with {water 1500} in a pot, add {bay, 1/3 salt} and simmer, partly covered, until it shreds easily, 1 hour 30 minutes. It is long past 165°F (74°C) by then. Lift it out, take out the bay and keep the broth.
      3+15~ Meanwhile, soak {dried-ancho} in hot water until pliable, 15 minutes, and drain.
      6 Blend with {garlic, cumin, oregano} and a cupful of the broth until smooth. Shred the pork, and simmer it with the sauce for 3 minutes.
      12 Beat {lard} until fluffy, 3 minutes. Mix {masa-harina, baking-powder, salt}, and beat it in by turns with as much of the warm broth as it takes, until the dough is like thick frosting and a crumb of it floats in cold water, 5 minutes.
      25 Cut parchment paper into 7-inch squares. Spread each with a layer of dough, put a spoonful of pork down the middle, roll it up so that the dough closes around it, and fold up one end. Soaked corn husks, if you have them, are the real thing.
      4+65 Stand them in a steamer, open end up, over simmering water. Cover tightly and steam until the dough comes away cleanly from the paper, 1 hour 5 minutes, topping up the water.
      1+15 Let stand for 15 minutes, covered: the dough firms as it rests.
    `,
    face: 'Soft corn dough around pork in a dark sauce of ancho chiles, wrapped in parchment in place of husks',
    why: 'The broth of the pork goes into the dough, so it tastes of the filling',
  },
  gorditas: {
    names:
      'gorditas, gordita, beef gorditas, gorditas de picadillo, mexican gorditas, ground beef gorditas, stuffed masa cakes, homemade gorditas, gorditas mexicanas, gorditas de masa, picadillo gorditas, gorditas with beef',
    title: 'Gorditas with Beef Picadillo',
    family: 'norteno',
    near: 'sopes pupusas tacos arepas',
    beside: 'salsa-verde refried-beans',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      flour masa-harina 280
      second-fat lard|neutral-oil 30 softened
      leavener baking-powder 3
      protein ground-beef 340
      vegetable onion 110 finely chopped
      vegetable potato 180 peeled and cut into 1/4-inch dice
      aromatic garlic 8
      ground-spice cumin 2.5
      raw plum-tomato 200 finely chopped
      chile jalapeno 18
      fat neutral-oil 15
      leaf iceberg 100 finely shredded
      cheese queso-fresco|cotija 70 crumbled
      creamy sour-cream 60?
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      6+20~ Mix {masa-harina, baking-powder} with {1/2 salt}. Work in {lard} and {water 410}, warm, and knead for 3 minutes: the dough should be as soft as play dough and not crack at the edges. Cover and let stand for 20 minutes.
      9 Brown {ground-beef} with {onion} in {@skillet} over medium-high heat until it is 160°F (71°C), 7 minutes. Stir in {garlic, cumin, jalapeno} for 1 minute.
      2+12~ Add {potato, plum-tomato, salt} and {water 120}. Cover and simmer until the potato is tender, 10 minutes, then uncover until nearly dry, 2 minutes.
      6 Divide the dough into two balls for each serving. Flatten each between sheets of plastic to a 4-inch round, a good 1/4 inch thick.
      20 Heat a griddle or a second skillet over medium heat and film it with {neutral-oil}. Cook the rounds in batches until spotted with brown and puffed, about 5 minutes a side.
      6 While they are hot, slit each along one side to make a pocket. Spoon in the picadillo, then {iceberg, queso-fresco}[ and {sour-cream}]. Serve with {lime}.
    `,
    face: 'Thick griddled corn cakes split like pockets and filled with beef, potato and cool lettuce',
    why: 'A little fat and baking powder make the rounds puff, so that they open without tearing',
  },
  baleadas: {
    names:
      'baleadas, baleada, honduran baleadas, baleadas hondureñas, baleadas hondurenas, honduran breakfast tacos, honduran bean tacos, baleadas with eggs, baleadas con huevo, honduran flour tortillas with beans, baleada sencilla, baleadas especiales',
    title: 'Baleadas with Red Beans and Eggs',
    family: 'texmex',
    cuisine: 'Latin American',
    near: 'bean-and-cheese-burritos pupusas quesadillas filled-wrap',
    beside: 'guacamole',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      flour flour 290
      leavener baking-powder 4
      fat lard|coconut-oil 34
      second-fat neutral-oil 24
      fat butter|vegan-butter 14
      vegetable onion 90 finely chopped
      aromatic garlic 8
      ground-spice cumin 1
      pulse kidney-beans|pinto-beans|black-beans 400 drained and rinsed
      egg egg 250
      creamy sour-cream=Mexican_crema/crema|greek-yogurt 90
      cheese queso-fresco|cotija|feta 90 crumbled
      raw avocado 130 sliced
      salt
    `,
    steps: `
      8 Mix {flour, baking-powder, 1/2 salt}. Rub in {lard}, then stir in {water 175}, warm, and knead for 5 minutes, until soft and smooth.
      4+30~ Divide the dough into two balls for each serving, coat them thinly with {1/2 neutral-oil} and let them rest, covered, for 30 minutes.
      6 Soften {onion} in {neutral-oil} in {@skillet} over medium heat, 4 minutes. Add {garlic, cumin} and cook for 1 minute.
      2+7~ Add {kidney-beans} with {water 160} and simmer for 7 minutes. Mash them to a loose purée and season with {salt}.
      8 With oiled fingers, press and stretch the balls into 8-inch rounds and lay them side by side on an oiled board.
      11 Cook them two at a time on a hot, dry griddle over medium-high heat until puffed and spotted with brown, 1 minute a side. Stack them in a towel.
      5 Beat {egg} and scramble in {butter} in a clean pan over medium heat until set, at 160°F (71°C), 3 minutes.
      3 Spread the beans over half of each round, add the eggs, {avocado, sour-cream, queso-fresco}, and fold it over.
    `,
    face: 'Soft, thick rounds from the griddle folded over red beans, scrambled eggs, crema and crumbled cheese',
    why: 'The balls of dough rest under a film of oil, so they stretch by hand without a rolling pin',
  },
}
