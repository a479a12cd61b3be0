import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Fries, sausages and fish of the British supper table. */
export const britishSuppers: DishEntries = {
  'fish-and-chips': {
    names:
      'fish and chips, battered fish and chips, beer battered fish, fish & chips, fish n chips, british fish and chips, beer battered fish and chips, chip shop fish, beer battered cod, battered cod, homemade fish and chips, fish and chip supper',
    title: 'Fish and Chips',
    family: 'new-england',
    cuisine: 'British, American',
    near: 'fish-sticks fish-pie crusted-fish',
    beside: 'mushy-peas tartar-sauce',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable russet-potato 900 peeled and cut into 1/2-inch sticks
      second-fat olive-oil 25
      protein cod|haddock 600 cut into large pieces
      flour flour|rice-flour 150
      leavener baking-powder 4
      wine beer|sparkling-water 200 very cold
      fat neutral-oil 240
      sauce malt-vinegar 30?
      acid lemon 60 cut into wedges
      salt
    `,
    steps: `
      4+6 Heat the oven to 425°F (220°C) for the chips. Boil {russet-potato} in salted water for 6 minutes, until just yielding at the edges. Drain and let steam dry.
      3+35~ Toss the chips with {olive-oil, 1/2 salt} on {@sheet-pans} and roast, turning once, until crisp and golden, 35 minutes.
      4 Pat {cod} dry, season with {salt} and dust with {1/3 flour}.
      2 Just before frying, whisk {flour, baking-powder} with {beer} until barely smooth and as thick as paint.
      12 Heat {neutral-oil} in a deep skillet to 360°F (180°C), until a drop of batter sizzles and floats. Dip the pieces, let the excess drip off and fry in batches until crisp and deep golden and the fish is flaky, 145°F (63°C) inside, about 3 minutes a side. Stand them on a rack.
      1 Serve beside the chips with {malt-vinegar, lemon}.
    `,
    face: 'Crisp battered cod with oven-roasted chips and lemon',
    why: 'The batter is cold and fizzy when it meets the heat, so it puffs and crackles',
  },
  'bangers-and-mash': {
    names:
      'bangers and mash, sausage and mash, sausages and mash, sausage & mash, bangers & mash, sausage mash and gravy, sausages and mashed potatoes with onion gravy, sausage and mashed potato, sausage mash and onion gravy',
    title: 'Bangers and Mash with Onion Gravy',
    titles: 'vegan-sausage: Vegan Sausages and Mash with Onion Gravy',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'toad-in-the-hole cottage-pie traybake',
    beside: 'minted-peas glazed-carrots',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable potato 900 peeled and cut into chunks
      protein sausage|vegan-sausage 600 mild links, or British bangers
      fat neutral-oil 14
      vegetable onion 400 thinly sliced
      sweetener sugar 4
      flour flour|gf-flour 14
      stock beef-stock|veg-stock 420
      sauce worcestershire|soy-sauce|tamari 12
      sauce dijon 8
      second-fat butter|vegan-butter 60
      liquid milk|oat-milk 120
      pepper pepper 0.6
      salt
    `,
    steps: `
      15 Brown {sausage} in {neutral-oil} in {@skillet} over medium heat, turning often, until evenly brown[{?sausage} and 160°F (71°C) in the middle], 14 to 15 minutes, and keep warm.
      3+18~ Put {potato} on to boil in salted water and cook until soft, 15 to 18 minutes.
      17 Meanwhile, add {onion, sugar, 1/3 butter} to the skillet. Cook over medium heat, stirring, until soft and brown, 16 minutes.
      2+6 Stir in {flour} for 1 minute, then {beef-stock, worcestershire, dijon}. Simmer until it coats a spoon, 5 to 6 minutes.
      4 Drain the potatoes, mash them with {butter, milk, salt, pepper} and beat until fluffy. Top with the sausages and flood with gravy.
    `,
    face: 'Browned sausages on buttery mash under a dark onion gravy',
    why: 'The onions cook in the pan that browned the meat, and the gravy takes up all it left',
  },
  'toad-in-the-hole': {
    names:
      'toad in the hole, toad in a hole, toad-in-the-hole, sausage toad in the hole, sausages in yorkshire pudding, sausage yorkshire pudding, toads in the hole',
    title: 'Toad in the Hole',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bangers-and-mash yorkshire-pudding savory-tart',
    beside: 'mashed-potatoes minted-peas',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      flour flour 140
      egg egg 200
      liquid milk|oat-milk 270
      sauce dijon 5
      protein sausage|vegan-sausage 560 mild links, or British bangers
      fat neutral-oil 36
      vegetable onion 300 thinly sliced
      second-fat butter|vegan-butter 15
      stock beef-stock|veg-stock 350
      sauce worcestershire|soy-sauce|tamari 12
      thickener cornstarch 8
      salt
    `,
    steps: `
      4+30 Whisk {egg, milk, dijon, salt} into {flour} until there are no lumps. Let the batter stand for 30 minutes while the oven heats to 425°F (220°C).
      2+15 Put {sausage} and {neutral-oil} in {@baking-dish}, of metal if you have one, and roast for 15 minutes, until the fat is smoking hot.
      1+28~ Pour the batter around the sausages, quickly, and shut the door. Bake without opening it until risen, crisp and deep brown and the sausages are 160°F (71°C), 25 to 28 minutes.
      21 Meanwhile, cook {onion} in {butter} in a skillet over medium heat until soft and brown, 18 minutes. Add {beef-stock, worcestershire} mixed with {cornstarch} and simmer until it thickens, 2 minutes.
      1 Cut in squares and eat at once, with the gravy.
    `,
    face: 'Sausages baked in a billowing, crisp batter, with onion gravy',
    why: 'Rested batter and smoking-hot fat make it climb the sides of the pan',
  },
  'full-english-breakfast': {
    names:
      'full english breakfast, full english, english breakfast, fry up, full breakfast, full british breakfast, fry-up, full irish breakfast, full scottish breakfast, cooked breakfast',
    title: 'Full English Breakfast',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'scrambled-eggs egg-pan',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein breakfast-sausage|vegan-sausage 340 left whole
      protein bacon|turkey-bacon 160 in slices
      vegetable mushrooms 250 halved
      vegetable tomato 400 halved
      pulse vegetarian-baked-beans 400 in their sauce
      egg egg 200
      fat butter|vegan-butter 28
      bread bread|gf-bread 200 toasted
      pepper pepper 0.5
      salt
    `,
    steps: `
      14 Cook {breakfast-sausage} in {@skillet} over medium heat, turning, until brown all around and 160°F (71°C) inside, 12 to 14 minutes. Move to a warm oven or a covered plate.
      7 Fry {bacon} in the same pan until crisp, 6 to 7 minutes, and keep it with the sausages.
      7 Add {mushrooms} and {tomato}, cut side down, to the fat with {pepper}. Cook until the mushrooms are browned and the tomatoes soft, 6 minutes.
      1+5~ Warm {vegetarian-baked-beans} in a small pan over low heat for 5 minutes.
      4 Fry {egg} in {1/2 butter} in a second skillet over medium heat until the whites are set and the yolks as firm as you like, 3 minutes[; season with {salt}].
      2 Spread {bread} with {butter} and carry everything to the table at once.
    `,
    face: 'Breakfast sausages, bacon, eggs and baked beans, all hot together',
    why: 'What takes longest goes in first and the eggs come last, so nothing waits',
  },
  'beans-on-toast': {
    names:
      'beans on toast, cheesy beans on toast, baked beans on toast, heinz beans on toast, beans on toast with cheese, beans and toast',
    title: 'Beans on Toast',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'full-english-breakfast toast',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Lunch, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop, Oven/Toaster',
    serves: 2,
    salt: 0.2,
    list: `
      pulse vegetarian-baked-beans 420 in their sauce
      sauce worcestershire|soy-sauce|tamari 6
      bread bread|gf-bread 160
      fat butter|vegan-butter 20
      cheese cheddar|vegan-cheese 50?
      pepper pepper 0.3
    `,
    steps: `
      1+5 Warm {vegetarian-baked-beans} with {worcestershire} in a small saucepan over medium heat, stirring, until thick and bubbling, 5 minutes.
      3 Toast {bread} until well browned and spread it to the edges with {butter}.
      1 Pile the beans on, grind {pepper} over [and let {cheddar} melt on top].
    `,
    face: 'Hot beans on thick, buttered toast',
    why: 'Five minutes of bubbling thickens the sauce, so the toast stays crisp for longer',
  },
  'coronation-chicken': {
    names:
      'coronation chicken, coronation chicken sandwich, coronation chicken sandwiches, curried chicken salad, curry chicken salad, coronation chicken salad, coronation chicken sandwich filling',
    title: 'Coronation Chicken',
    titles: 'chickpeas: Coronation Chickpeas',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'chicken-salad bound-salad sandwich',
    beside: 'baked-potatoes green-salad',
    looksLike: 'bound-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.4,
    list: `
      dressing mayonnaise|vegan-mayonnaise 100
      creamy yogurt|coconut-yogurt 80
      ground-spice curry-powder 7
      sauce mango-chutney 45?
      acid lemon 12
      protein cooked-chicken|chickpeas 500 cut into bite-size pieces
      fruit dried-apricots|raisins 60 chopped
      vegetable celery 60 finely diced
      nut almonds 30? toasted
      herb cilantro 8
      raw lettuce-cups 80?
      salt
    `,
    steps: `
      3 Stir {mayonnaise, yogurt, curry-powder, mango-chutney, lemon, salt} together until evenly yellow.
      3 Fold in {cooked-chicken, dried-apricots, celery, 1/2 cilantro} until everything is coated.
      1+15 Chill for 15 minutes, so that the curry powder mellows.
      1 Serve cold[ in {lettuce-cups}], topped with {almonds, cilantro}.
    `,
    face: 'Cold and creamy, lightly curried and sweet with dried apricots',
    why: 'A short rest takes the raw edge off the curry powder',
  },
  'fish-cakes': {
    names:
      'fish cakes, fish cake, fishcakes, fishcake, cod fish cakes, cod cakes, cod fishcakes, homemade fish cakes, homemade fishcakes, fish and potato cakes, british fish cakes, white fish cakes, fish patties, new england fish cakes, codfish cakes',
    title: 'Fish Cakes with Pickle Mayonnaise',
    family: 'new-england',
    cuisine: 'British, American',
    near: 'salmon-patties crab-cakes fried-patties',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable russet-potato 550 peeled and cut into 1-inch chunks
      protein cod 450
      fat butter|vegan-butter 20
      herb scallion 30 thinly sliced
      herb parsley 10 finely chopped
      sauce dijon 8
      flour flour|gf-flour 40
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 110
      fat neutral-oil 55
      sauce mayonnaise 80
      brine pickles 45 finely chopped
      acid lemon 58 cut into wedges
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+15~ Put {russet-potato} in {@pot}, cover with cold salted water, bring to a boil and simmer until soft right through, 12 to 15 minutes.
      1+8 Meanwhile, lay {cod} in a wide skillet, pour in cold water to cover, and bring to a bare simmer. Cook, covered, until the fish flakes and reads 145°F (63°C), 6 to 8 minutes. Lift it out onto paper towels and wipe out the skillet.
      5 Drain the potatoes, let them steam dry for 2 minutes, and mash with {butter}. Stir in {scallion, parsley, dijon, salt, pepper}, then fold in the fish in big flakes, feeling for bones.
      8+20 Shape into {@count 200 cake cakes} an inch thick. Turn them in {flour}, then {egg}, then {panko}. Chill for 20 minutes, which keeps them whole in the pan.
      10 Heat {neutral-oil} in the skillet over medium heat. Fry the cakes until deep gold and hot right through, 4 to 5 minutes a side, in batches if they are crowded.
      2 Stir {mayonnaise, pickles} together and serve beside the cakes with {lemon}.
    `,
    face: 'Flakes of cod and soft mashed potato in a crisp gold crumb',
    why: 'Folded in last and in big flakes, the fish can still be seen and tasted',
  },
}
