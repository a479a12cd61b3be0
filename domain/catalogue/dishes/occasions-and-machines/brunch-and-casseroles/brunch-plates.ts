import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breakfasts for a slow morning, and cold plates. */
export const brunchPlates: DishEntries = {
  'french-toast-casserole': {
    names:
      'french toast casserole, overnight french toast, french toast bake, baked french toast, overnight french toast casserole, oven french toast, french toast casserole overnight, make ahead french toast, christmas morning french toast, french toast the night before',
    family: 'new-england',
    near: 'french-toast bread-pudding strata',
    beside: 'air-fryer-bacon',
    weight: 4,
    level: 1,
    types: 'Main Dish, Dessert',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      bread challah|bread|gf-bread 500 a day old, cut into 1-inch cubes
      egg egg 350
      creamy milk|oat-milk|soy-milk 480
      liquid half-and-half|oat-cream|soy-cream 240
      sweetener maple 80
      sweet-spice vanilla 10
      second-fat cinnamon 4
      seasoning salt 2.5
      fat butter|vegan-butter 85 cold and cubed
      flour flour|gf-flour 45
      body brown-sugar 100
    `,
    steps: `
      4 The night before, grease {@tin 9-by-13-inch baking dish} and spread {challah} in it.
      4+480 Whisk {egg} with {milk, half-and-half, maple, vanilla, 1/2 cinnamon, most salt}. Pour over the bread and press it under. Cover and chill overnight, or for 4 hours at least.
      5 In the morning, heat the oven to 350°F (175°C). Rub {butter} into {flour, brown-sugar, cinnamon, salt} until it clumps, and crumble over the top.
      1+48 Bake until puffed and brown and the middle no longer wobbles, at 165°F (74°C), 45 to 50 minutes.
      1+10 Wait for 10 minutes before spooning it out.
    `,
    face: 'A puffed, custardy bake under a crunchy cinnamon streusel',
    why: 'A night in the fridge takes the custard to the heart of every cube, and leaves the morning free',
  },
  'dutch-baby': {
    names:
      'dutch baby, german pancake, dutch baby pancake, german pancakes, oven pancake, puff pancake, puffed oven pancake, dutch babies, baked pancake, hootenanny pancakes',
    title: 'Dutch Baby (German Pancake)',
    family: 'pennsylvanian',
    near: 'pancakes crepes yorkshire-pudding',
    beside: 'air-fryer-bacon',
    weight: 3,
    level: 1,
    types: 'Main Dish, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    sweet: true,
    list: `
      egg egg 200
      creamy milk|oat-milk|soy-milk 180
      flour flour|gf-flour 95
      sweetener sugar 25
      sweet-spice vanilla 4
      seasoning salt 1.5
      fat butter|vegan-butter 57
      starch powdered-sugar 15
      acid lemon 40 cut into wedges
    `,
    steps: `
      2+15~ Set {@tin 12-inch cast-iron skillet} in the oven and heat both to 425°F (220°C), about 15 minutes.
      4 Meanwhile, blend or whisk {egg, milk, flour, sugar, vanilla, salt} until perfectly smooth.
      2 Drop {butter} into the hot skillet and swirl until it foams. Pour the batter into the middle at once.
      1+19 Bake until it has climbed the sides and is brown at the edges, 18 to 20 minutes, without opening the door.
      1 Dust with {powdered-sugar} and bring it to the table before it sinks, with {lemon}.
    `,
    face: 'A giant pancake that puffs up in the oven, crisp at the rim and custardy in the middle',
    why: 'Cold batter in a smoking hot skillet turns to steam and lifts the whole pancake',
  },
  'home-fries': {
    names:
      'home fries, breakfast potatoes, homefries, diner home fries, skillet potatoes, breakfast home fries, country potatoes, potatoes obrien, fried breakfast potatoes, skillet breakfast potatoes, pan fried potatoes, fried potatoes and onions',
    family: 'farmhouse',
    near: 'hash-browns roast-potatoes roasted-potatoes',
    beside: 'bacon-and-eggs filled-omelette',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable potato 700 scrubbed and cut into 3/4-inch cubes
      fat neutral-oil 25
      second-fat butter|vegan-butter 20
      vegetable onion 150 chopped
      vegetable green-pepper 120 diced
      ground-spice sweet-paprika 2
      ground-spice garlic-powder 1.5
      herb parsley 6? chopped
      salt
      pepper pepper 1
    `,
    steps: `
      2+10 Put {potato} in a pan with salted cold water to cover. Bring to a boil and cook for 5 minutes, until a knife goes in with some resistance.
      2+3 Drain and leave in the colander to steam dry, 3 minutes.
      11 Heat {neutral-oil} in {@skillet} over medium-high heat. Add the potatoes in one layer. Let them brown for 5 minutes before you turn them, then cook for 5 minutes more.
      8 Add {butter, onion, green-pepper} and cook, tossing now and then, until the onion is brown at the edges, 7 minutes.
      1 Toss with {sweet-paprika, garlic-powder, pepper, salt}. [Finish with {parsley}.]
    `,
    face: 'Crusty cubes of potato with browned onions and peppers, as at the diner',
    why: 'Five minutes of boiling make the middles soft, so the skillet has only to crisp them',
  },
  'bagel-with-lox': {
    names:
      'bagel with lox, lox bagel, bagel and lox, bagels and lox, smoked salmon bagel, salmon bagel, bagel with smoked salmon, smoked salmon and cream cheese bagel, lox and cream cheese bagel, bagel lox and cream cheese, salmon cream cheese bagel',
    title: 'Bagels with Lox and Cream Cheese',
    family: 'new-england',
    cuisine: 'American, Jewish',
    near: 'avocado-toast toast toasted-sandwich',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Toaster',
    serves: 4,
    salt: 0,
    list: `
      bread bagels|gf-bread 420 split
      cheese cream-cheese|vegan-cream-cheese 180 softened
      protein smoked-salmon 200 thinly sliced
      raw tomato 200 thinly sliced
      raw cucumber 120? thinly sliced
      vegetable red-onion 50 very thinly sliced
      brine capers 14 drained
      herb dill 6
      acid lemon 40 cut into wedges
      pepper pepper 0.8
    `,
    steps: `
      4 Toast {bagels} until crisp at the edges, then let them cool for 1 minute, so that nothing melts.
      3 Spread thickly with {cream-cheese}. Lay on {tomato}, then {cucumber}.
      3 Drape {smoked-salmon} over the top. Scatter with {red-onion, capers, dill, pepper}.
      1 Serve open-faced, with {lemon} to squeeze.
    `,
    face: 'Toasted bagels piled with cream cheese, smoked salmon, onion and capers',
    why: 'Sharp onion and salty capers cut through all that richness',
  },
  'ploughmans-lunch': {
    names:
      "ploughman's lunch, ploughmans lunch, ploughmans, ploughman's, ploughman lunch, ploughman's platter, pub ploughmans, british cheese board lunch",
    title: 'Ploughman’s Lunch',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'ham-and-cheese-sandwich no-cook-plate',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0,
    list: `
      bread bread|gf-bread 320 thickly cut
      fat salted-butter 50 softened
      cheese cheddar 280 in thick wedges
      sauce mango-chutney 100
      brine pickled-onions 100 drained
      fruit apple 300 cored and cut into wedges
      raw celery 120 cut into sticks
      raw tomato 250 quartered
      leaf watercress 60
    `,
    steps: `
      2+20 Take {cheddar} out of the fridge 20 minutes before you eat, so that it tastes of something.
      3 Spread {bread} with {salted-butter}.
      4 Arrange the cheese on four boards or big plates, and set around it {apple, celery, tomato, pickled-onions, watercress}.
      1 Add a good spoonful of {mango-chutney} to each.
    `,
    face: 'The cold plate of the English pub: good cheese, buttered bread, pickles and fruit',
    why: 'There is nothing to cook, only something sharp and something crisp for every bite of cheese',
  },
  'hasselback-potatoes': {
    names:
      'hasselback potatoes, hasselback potato, hassleback potatoes, accordion potatoes, hasselbacks, cheesy hasselback potatoes, garlic hasselback potatoes, fan potatoes, sliced baked potatoes',
    title: 'Hasselback Potatoes',
    family: 'farmhouse',
    cuisine: 'Scandinavian, American',
    near: 'roast-potatoes baked-potatoes roasted-potatoes',
    beside: 'roast-beef pork-tenderloin',
    weight: 3,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable potato 900 scrubbed
      fat butter|vegan-butter 57 melted
      second-fat olive-oil 20
      aromatic garlic 9 finely grated
      herb thyme 3 leaves picked
      cheese parmesan|vegan-parmesan 30?
      herb chives 6 chopped
      salt
      pepper pepper 1
    `,
    steps: `
      10 Heat the oven to 425°F (220°C). Lay a chopstick along each side of a potato and cut it across every 1/8 inch: the sticks stop the knife before it goes through. Do the same with all of {potato}.
      3 Rub with {olive-oil, 1/2 butter, 1/2 salt} and set on {@sheet-pans}, cut side up.
      1+32 Roast for 32 minutes, until the slices begin to part.
      4 Stir {garlic, thyme, pepper, salt} into {butter}. Brush it over and down between the slices.
      1+24 Roast until the edges are crisp and the middles soft, 22 to 26 minutes. [Sprinkle with {parmesan} for the last 5.]
      1 Scatter with {chives}.
    `,
    face: 'Whole potatoes cut into fans, crisp at every edge and soft inside',
    why: 'The garlic goes on halfway, once the slices have opened, so it flavors them and does not burn',
  },
  'tater-tots': {
    names:
      'tater tots, tater tot, homemade tater tots, potato tots, tots, crispy tater tots, potato puffs, tator tots, tatertots',
    title: 'Homemade Tater Tots',
    family: 'farmhouse',
    near: 'hash-browns french-fries roasted-potatoes',
    beside: 'sloppy-joes hot-dogs',
    weight: 3,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable russet-potato 800 peeled
      thickener cornstarch 12
      ground-spice onion-powder 2
      ground-spice garlic-powder 1
      fat neutral-oil 400 for frying
      salt
      pepper pepper 0.8
    `,
    steps: `
      3+12 Boil {russet-potato}, whole, in salted water until half done, 12 minutes: a knife should stick in the middle. Drain.
      6+15 Cool for 15 minutes. Grate on the large holes of a grater and press dry in a towel.
      8 Mix with {cornstarch, onion-powder, garlic-powder, pepper, most salt}. Roll and press into short, tight cylinders.
      16 Heat {neutral-oil} 1 inch deep in a heavy pan to 365°F (185°C). Fry the tots in batches, turning, until dark gold and crunchy, about 4 minutes a batch.
      1 Drain on paper. Sprinkle with {salt} while they sizzle.
    `,
    face: 'Crunchy little barrels of grated potato, soft in the middle',
    why: 'Half-cooked potatoes are just sticky enough to hold together without egg',
  },
}
