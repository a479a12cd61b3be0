import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is fried in cakes, put between two slices, or eaten with an egg and fries. */
export const cakesAndButties: DishEntries = {
  'fish-cakes': {
    names:
      'fish cakes, fish cake, fishcakes, fishcake, cod fish cakes, cod cakes, cod fishcakes, homemade fish cakes, homemade fishcakes, fish and potato cakes, british fish cakes, white fish cakes, fish patties, new england fish cakes, codfish cakes',
    title: 'Fish Cakes with Pickle Mayonnaise',
    family: 'new-england',
    cuisine: 'British, American',
    near: 'salmon-patties crab-cakes fried-patties',
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
  'thai-fish-cakes': {
    names:
      'thai fish cakes, thai fishcakes, tod mun pla, thai fish cake, tod man pla, thai red curry fish cakes, thai style fish cakes',
    title: 'Thai Fish Cakes (Tod Mun Pla)',
    family: 'thai-basil',
    near: 'fish-cakes fried-patties',
    weight: 2,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Food Processor/Blender, Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein cod 560 cut into chunks and patted very dry
      curry-paste red-curry-paste 35
      sauce fish-sauce 12
      egg egg 50
      thickener cornstarch 20
      sweetener brown-sugar 6
      vegetable green-beans 90 very thinly sliced
      herb cilantro 10 finely chopped
      fat neutral-oil 60
      sauce sweet-chili-sauce 90
      raw cucumber 120 finely diced
      acid lime 60 cut into wedges
    `,
    steps: `
      5 Pulse {cod, red-curry-paste, fish-sauce, egg, cornstarch, brown-sugar} in a food processor to a sticky paste. Scrape into a bowl and slap it against the side a few times, which makes the cakes springy.
      6 Stir in {green-beans, cilantro}. With wet hands shape into {@count 45 cake cakes} half an inch thick.
      9 Heat {neutral-oil} in a large skillet over medium-high heat. Fry the cakes until brown and firm, at 145°F (63°C), about 2 minutes a side, in two batches. Drain on paper towels.
      2 Stir {sweet-chili-sauce, cucumber} together for dipping and serve with {lime}.
    `,
    face: 'Small, springy cakes of fish and red curry with a sweet and sharp cucumber dip',
    why: 'Beaten hard, the paste of fish turns springy, as it is from a Thai street stall',
  },
  'vegetable-cakes': {
    names:
      'vegetable cakes, veggie cakes, leftover vegetable cakes, leftover roast veg cakes, leftover veg cakes, potato and vegetable cakes, leftover roast vegetable cakes, vegetable potato cakes, leftover roast dinner cakes, mashed vegetable cakes',
    title: 'Potato and Vegetable Cakes',
    family: 'farmhouse',
    near: 'bubble-and-squeak hash-browns fried-patties',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable potato 600 peeled and cut into 3/4-inch pieces
      vegetable carrot 150 cut into 1/2-inch pieces
      leaf cabbage 200 shredded
      herb scallion 40 thinly sliced
      cheese cheddar|vegan-cheese 90 grated
      egg egg 50 lightly beaten
      flour flour|gf-flour 60
      fat neutral-oil 45
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+10 Put {potato, carrot} in {@pot}, cover with cold salted water, bring to a boil and simmer for 10 minutes. The same weight of leftover roast or boiled vegetables saves you this step and the next.
      1+3 Add {cabbage} and simmer until a fork goes in easily, 3 minutes more. Drain it all very well.
      5 Mash roughly, so that you can still see what is in it. Cool for 2 minutes, then stir in {scallion, cheddar, egg, 1/2 flour, salt, pepper}.
      5 Shape into {@count 125 cake cakes} an inch thick and dust with {flour}.
      18 Heat {neutral-oil} in {@skillet} over medium heat. Fry the cakes in two batches, without moving them until they have a crust, 4 to 5 minutes a side, until brown and hot through.
    `,
    face: 'Rough mash with carrots, cabbage and Cheddar, fried until it has a brown crust',
    why: 'Drained well and mashed roughly, the vegetables hold together and keep their own taste',
  },
  'bacon-sandwich': {
    names:
      'bacon sandwich, bacon butty, bacon sarnie, bacon roll, bacon bap, bacon sandwiches, bacon butties, bacon sarnies, bacon and ketchup sandwich, bacon sandwich with brown sauce, british bacon sandwich, bacon rolls, bacon barm',
    title: 'Bacon Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'blt breakfast-sandwich toasted-sandwich',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein bacon|turkey-bacon 340 left in slices
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 300
      fat butter|vegan-butter 28 softened
      sauce ketchup 60
    `,
    steps: `
      11 Lay {bacon} in a cold skillet and set it over medium heat. Fry, turning now and then, until brown at the edges and as crisp as you like it, about 10 minutes. Drain on paper towels.
      2 Spread half of the slices of {white-bread} with {butter} and the others with {ketchup}.
      3 Press the other sides for a few seconds into the hot fat of the skillet, if you like. Lay the bacon on the buttered slices, close and cut in two while it is hot.
    `,
    face: 'Hot bacon, soft buttered bread and ketchup, and nothing else',
    why: 'The bread is spread before the bacon is done, so it is eaten hot',
  },
  'sausage-sandwich': {
    names:
      'sausage sandwich, sausage butty, sausage sarnie, sausage bap, sausage and onion sandwich, sausage sandwiches, sausage butties, british sausage sandwich, sausage barm, sausage and ketchup sandwich',
    title: 'Sausage and Onion Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'bacon-sandwich breakfast-sandwich toasted-sandwich',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      protein sausage|veggie-sausage|vegan-sausage 560 mild links, or British bangers
      fat neutral-oil 12
      vegetable onion 220 thinly sliced
      bread crusty-rolls|gf-bread 340 split
      fat butter|vegan-butter 28 softened
      sauce ketchup 60
      sauce dijon=English_mustard/mustard|dijon 16
    `,
    steps: `
      1+20~ Heat {neutral-oil} in a large skillet over medium-low heat. Fry {sausage}, turning often, until evenly brown and 160°F (71°C) inside, about 20 minutes.
      10 Halfway through, push the links to one side, add {onion} and cook in the same fat, stirring, until soft and lightly browned, 10 minutes.
      3 Spread {crusty-rolls} with {butter, dijon}. Halve the sausages lengthwise, lay them in with the onions, add {ketchup} and close.
    `,
    face: 'Slowly browned sausages and soft onions in a buttered roll with mustard',
    why: 'Over low heat the skins brown all around without splitting',
  },
  'fish-finger-sandwich': {
    names:
      'fish finger sandwich, fish finger sandwiches, fish stick sandwich, fish finger butty, fish finger bap, fish finger sarnie, fish stick sandwiches, homemade fish finger sandwich',
    title: 'Fish Finger Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'fish-sticks sandwich',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.3,
    list: `
      protein cod 520 cut into sticks an inch wide
      flour flour|gf-flour 35
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 110
      fat neutral-oil 40
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 300
      fat butter|vegan-butter 28 softened
      sauce mayonnaise 70
      brine pickles 40 finely chopped
      leaf romaine 100 shredded
      acid lemon-juice 5
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Heat the oven to 425°F (220°C). Toss {panko} with {neutral-oil} on a sheet pan and toast in the oven until golden, 4 minutes. Tip onto a plate to cool.
      8 Season {cod} with {salt, pepper}. Turn the sticks in {flour}, then in {egg}, then in the crumbs, pressing them on.
      1+12 Bake them on the sheet pan until crisp and 145°F (63°C) inside, 10 to 12 minutes.
      4 Stir {mayonnaise, pickles, lemon-juice} together. Spread {white-bread} with {butter} and half of the slices with the sauce, and pile on {romaine} and the fish. Close and cut in two.
    `,
    face: 'Crisp baked sticks of cod in soft buttered bread with lettuce and pickle mayonnaise',
    why: 'Crumbs that are toasted first stay crisp between the slices',
  },
  'cheese-and-pickle-sandwich': {
    names:
      'cheese and chutney sandwich, cheddar and chutney sandwich, cheese and branston sandwich, cheese sandwiches, cold cheese sandwich',
    title: 'Cheddar and Chutney Sandwich',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'ploughmans-lunch grilled-cheese sandwich',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0,
    list: `
      bread whole-wheat-bread|bread|gf-bread 226
      fat butter|vegan-butter 28 softened
      cheese cheddar=sharp_Cheddar/Cheddar|vegan-cheese 240 sliced
      sauce mango-chutney=chutney 90
      raw cucumber 120 thinly sliced
      leaf romaine 80 torn
      pepper pepper 0.3
    `,
    steps: `
      3 Spread {whole-wheat-bread} with {butter} right to the edges, so that nothing soaks in.
      4 Lay {cheddar} on half of the slices and spread it with {mango-chutney}. Top with {cucumber, romaine, pepper}.
      1 Close, press gently and cut in two.
    `,
    face: 'Sharp Cheddar and sweet, tangy chutney with something crisp, on brown bread',
    why: 'Butter up to the crust keeps the chutney out of the bread until lunch',
  },
  'cucumber-sandwiches': {
    names:
      'cucumber sandwiches, cucumber sandwich, cucumber tea sandwiches, cream cheese and cucumber sandwiches, cucumber cream cheese sandwiches, tea sandwiches, finger sandwiches, afternoon tea sandwiches',
    title: 'Cucumber Sandwiches',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'egg-salad-sandwich sandwich',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      raw cucumber 350 very thinly sliced
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 280
      creamy cream-cheese|vegan-cream-cheese 170 softened
      herb dill 6 finely chopped
      acid lemon-juice 8
      salt
      pepper white-pepper|pepper 0.3
    `,
    steps: `
      3+10 Toss {cucumber} with {1/2 salt} in a colander and leave to drain for 10 minutes. Pat very dry with paper towels.
      3 Beat {cream-cheese, dill, lemon-juice, white-pepper, salt} until it spreads easily, and spread it thinly over {white-bread}.
      5 Overlap the cucumber on half of the slices and close. Cut off the crusts with a serrated knife and cut into fingers.
    `,
    face: 'Thin cucumber and lemony cream cheese in soft white fingers',
    why: 'Salted and dried, the cucumber stays crisp and the bread stays dry',
  },
  'roast-beef-sandwich': {
    names:
      'roast beef sandwich, roast beef sandwiches, beef and horseradish sandwich, cold roast beef sandwich, roast beef and horseradish sandwich, leftover roast beef sandwich, deli roast beef sandwich, beef sandwich, roast beef sub',
    title: 'Roast Beef Sandwich with Horseradish',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'french-dip sandwich',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.1,
    list: `
      protein cooked-beef=cooked_roast_beef/roast_beef 400 thinly sliced
      bread bread|gf-bread 340
      creamy sour-cream|vegan-sour-cream 80
      sauce horseradish 30
      sauce dijon 12
      leaf arugula 60
      raw tomato 250 sliced
      vegetable pickled-onions 60?
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Stir {sour-cream, horseradish, dijon} together. Season {tomato} with {salt, pepper}.
      5 Spread {bread} with the sauce. Fold {cooked-beef} loosely onto half of the slices, so that it is light to bite, and top with the tomatoes and {arugula}[, then {pickled-onions}].
      1 Close, press and cut in two.
    `,
    face: 'Cold roast beef with a sharp horseradish cream, tomatoes and peppery leaves',
    why: 'Meat that is folded, not laid flat, makes a tall sandwich that is easy to bite',
  },
  'fried-egg-sandwich': {
    names:
      'fried egg sandwich, fried egg sandwiches, egg butty, egg banjo, fried egg butty, egg and ketchup sandwich, fried egg roll, runny egg sandwich',
    title: 'Fried Egg Sandwich',
    family: 'farmhouse',
    near: 'breakfast-sandwich bacon-sandwich',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.2,
    list: `
      egg egg 200
      fat butter|vegan-butter|olive-oil 28
      bread white-bread=white_sandwich_bread/bread|bread|gf-bread 150 toasted
      sauce ketchup 30
      salt
      pepper pepper 0.3
    `,
    steps: `
      6 Melt {1/2 butter} in {@skillet} over medium heat. Break in {egg}, season with {salt, pepper} and fry until the whites are set, 3 minutes. Turn over and cook until the yolks are firm, 1 to 2 minutes more.
      3 Spread {white-bread} with {butter} and half of the slices with {ketchup}. Lay on the eggs, close, and cut in two.
    `,
    face: 'Fried eggs on hot buttered toast with ketchup',
    why: 'Turned over, the eggs can be eaten in the hand without a bib',
  },
  'ham-egg-and-chips': {
    names:
      'ham egg and chips, gammon egg and chips, gammon and chips, ham and eggs with chips, gammon steak egg and chips, ham eggs and chips, gammon steak, gammon steak and chips, gammon and egg, ham steak and eggs with fries',
    title: 'Ham and Eggs with Chips',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'steak-and-eggs bacon-and-eggs quick-skillet',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.15,
    list: `
      vegetable russet-potato 900 cut into 1/2-inch sticks
      fat neutral-oil 55
      protein ham=thick_ham_steaks/ham 560 cut into 4 pieces
      egg egg 200
      vegetable peas 250
      fat butter|vegan-butter 12
      acid malt-vinegar|cider-vinegar 15
      salt
      pepper pepper 0.5
    `,
    steps: `
      6+35~ Heat the oven to 425°F (220°C). Rinse {russet-potato}, dry very well and toss with {1/2 neutral-oil, 1/2 salt} on {@sheet-pans}. Roast, turning once, until brown and crisp, 35 minutes.
      8 Toward the end of that time, heat {neutral-oil} in a large skillet over medium-high heat. Fry {ham} until brown and hot through, 3 minutes a side, and keep warm in the oven.
      5 Lower the heat to medium and break {egg} into the skillet. Fry until the whites are set and the yolks as you like them, 3 to 4 minutes.
      4 Boil {peas} for 3 minutes, drain and toss with {butter, pepper, salt}.
      2 Divide the ham, eggs, peas and chips among plates and shake {malt-vinegar} over the chips.
    `,
    face: 'Thick ham, fried eggs, crisp chips and peas: a pub plate at home',
    why: 'The chips roast while the rest is fried, so it all comes to the table hot',
  },
  'mushrooms-on-toast': {
    names:
      'mushrooms on toast, mushroom toast, garlic mushrooms on toast, creamy mushrooms on toast, mushroom on toast, creamy garlic mushrooms on toast',
    title: 'Creamy Mushrooms on Toast',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'beans-on-toast welsh-rarebit toast',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.4,
    list: `
      main mushrooms 400 sliced
      fat butter|vegan-butter|olive-oil 30
      aromatic garlic 8 finely chopped
      herb thyme 2
      creamy creme-fraiche|sour-cream|vegan-sour-cream 70
      sauce dijon 5
      bread bread|gf-bread 160 thickly sliced and toasted
      herb parsley 6 chopped
      acid lemon-juice 5
      salt
      pepper pepper 0.4
    `,
    steps: `
      10* Melt {butter} in {@skillet} over medium-high heat. Add {mushrooms}, in batches if they crowd the pan, and leave them alone for 3 minutes, then cook, stirring now and then, until their water has gone and they are brown, 6 minutes more.
      1 Stir in {garlic, thyme, 1/2 salt} for 1 minute.
      2 Take the pan off the heat and stir in {creme-fraiche, dijon, pepper, salt} until hot and smooth. Add {lemon-juice}.
      2 Spoon over {bread} and scatter with {parsley}.
    `,
    face: 'Brown, garlicky mushrooms in a little sharp cream, over crisp toast',
    why: 'Left alone at first, the mushrooms brown instead of stewing',
  },
  'mashed-rutabaga': {
    names:
      'mashed rutabaga, mashed swede, rutabaga mash, swede mash, mashed neeps, bashed neeps, mashed turnip and carrot, buttered mashed rutabaga, mashed rutabagas, mashed carrots and rutabaga, carrot and swede mash, swede and carrot mash, carrot and rutabaga mash',
    title: 'Buttery Mashed Rutabaga and Carrot',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'mashed-potatoes glazed-carrots mash',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable rutabaga 600 peeled and cut into 1/2-inch pieces
      vegetable carrot 300 peeled and cut into 1/2-inch pieces
      fat butter|vegan-butter|olive-oil 45
      sweet-spice nutmeg 0.3
      salt
      pepper pepper 1
    `,
    steps: `
      2+25 Put {rutabaga, carrot} in {@pot}, cover with cold salted water, bring to a boil and simmer until a knife meets no resistance at all, 20 to 25 minutes.
      3 Drain well and put back over low heat for 2 minutes, shaking, so that they dry.
      4 Mash with {butter, nutmeg, pepper, salt}, roughly or smoothly as you like it.
    `,
    face: 'Sweet, earthy and golden, with plenty of butter and black pepper',
    why: 'Dried over the heat before it is mashed, it is never watery',
  },
}
