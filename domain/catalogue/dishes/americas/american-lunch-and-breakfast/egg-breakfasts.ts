import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Eggs for breakfast, and what is wrapped around them. */
export const eggBreakfasts: DishEntries = {
  'scrambled-eggs': {
    names:
      'scrambled eggs, eggs and toast, scrambled egg, scrambled eggs on toast, creamy scrambled eggs, soft scrambled eggs, fluffy scrambled eggs, eggs scrambled, scrambled eggs and toast, perfect scrambled eggs, easy scrambled eggs',
    family: 'farmhouse',
    near: 'scramble egg-pan',
    beside: 'air-fryer-bacon hash-browns',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.6,
    list: `
      protein egg 250
      creamy milk|soy-milk|oat-milk 30
      fat butter|vegan-butter|olive-oil 24
      bread bread|gf-bread 90 toasted
      herb chives 3?
      salt
      pepper pepper 0.4
    `,
    steps: `
      2 Beat {egg, milk, salt} with a fork until no streaks of white are left.
      7 Melt {most butter} in a nonstick skillet over medium-low heat until it just foams. Pour in the eggs and wait for 30 seconds, then push them slowly across the pan with a spatula, again and again, forming large, soft curds, until set but still glossy, 3 to 5 minutes.
      2 Take off the heat while they still look a little wet: they finish by themselves. Butter {bread} with {butter}, heap on the eggs and season with {pepper}. [Snip {chives} over.]
    `,
    face: 'Soft, creamy curds of egg on buttered toast',
    why: 'Gentle heat and an early end keep scrambled eggs tender',
  },
  'western-omelet': {
    names:
      'western omelet, denver omelet, western omelette, denver omelette, southwest omelet, ham and pepper omelet, ham pepper and onion omelet',
    title: 'Western Omelet',
    titles: 'mushrooms: Vegetable Omelet',
    family: 'southwestern',
    cuisine: 'American',
    near: 'egg-pan frittata',
    beside: 'home-fries',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.3,
    list: `
      fat butter|vegan-butter|olive-oil 28
      protein ham|mushrooms 80 diced
      vegetable green-pepper 80 diced
      vegetable onion 60 diced
      protein egg 300
      creamy milk|soy-milk|oat-milk 30
      cheese cheddar|vegan-cheese 56
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Melt {1/2 butter} in a nonstick skillet over medium heat. Cook {ham, green-pepper, onion} until the vegetables are soft and lightly browned, 5 minutes. Set aside.
      3 Whisk {egg, milk, pepper, salt} until frothy.
      8* For each omelet, melt some of {butter}, pour in a share of the eggs and cook over medium heat, lifting the edge so that the raw egg runs under, until nearly set, about 2 minutes. Add a share of the filling and {cheddar}, cover for 1 minute, until the egg is set and the cheese soft, then fold.
    `,
    face: 'An omelet packed with diced peppers, onion and melted cheese',
    why: 'The filling is browned beforehand, so it gives up no water inside the egg',
  },
  'eggs-benedict': {
    names:
      'eggs benedict, egg benedict, eggs benny, eggs benedict with hollandaise, classic eggs benedict, poached eggs with hollandaise, egg benny, eggs hollandaise, egg benidict',
    titles: 'spinach: Eggs Florentine',
    family: 'californian',
    near: 'eggs-florentine scrambled-eggs baked-eggs',
    beside: 'home-fries',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.15,
    list: `
      fat butter 160
      egg egg-yolk 51
      acid lemon 32
      chile cayenne 0.3
      acid white-vinegar 15
      protein egg 400
      protein canadian-bacon|spinach 220 sliced
      bread english-muffins|bread|gf-bread 228 split
      herb chives 4
      salt
      pepper pepper 0.5
    `,
    steps: `
      3 Melt {most butter} in a small pan and keep it hot.
      6 Make the hollandaise: whisk {egg-yolk, lemon} with {water 15} in a heatproof bowl over barely simmering water until thick and pale and at 160°F (71°C), 3 minutes. Off the heat, whisk in the hot butter, drop by drop at first, then in a thin stream. Season with {cayenne, salt} and keep warm over the turned-off water.
      4~ Cook {canadian-bacon} in a dry skillet over medium heat, turning[{?canadian-bacon} once], until [{?canadian-bacon}hot][{?spinach}wilted and dry], about 4 minutes.
      9 Bring a wide pan of water to a bare simmer with {white-vinegar}. Crack {egg} into cups, slip them in and poach until the whites are firm and the yolks thickened, about 4 minutes. While they poach, toast {english-muffins} and spread them with {butter}. Lift out the eggs and drain.
      2 Layer the muffins with {=canadian-bacon} and the eggs, spoon over the hollandaise and finish with {chives, pepper}.
    `,
    face: 'Poached eggs and Canadian bacon on toasted muffins under a buttery lemon hollandaise',
    why: 'The sauce is made first and kept warm, because the eggs wait for nobody',
  },
  'eggs-florentine': {
    names:
      'eggs florentine, egg florentine, poached eggs florentine, spinach eggs benedict, eggs benedict florentine, poached eggs with spinach and hollandaise',
    family: 'californian',
    near: 'eggs-benedict baked-eggs',
    beside: 'home-fries',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      fat butter 120
      fat olive-oil 12
      aromatic shallot 40
      leaf spinach 400
      ground-spice nutmeg 0.3?
      egg egg-yolk 51
      acid lemon 32
      chile cayenne 0.3
      acid white-vinegar 15
      protein egg 400
      bread english-muffins|bread|gf-bread 228 split
      salt
      pepper pepper 0.5
    `,
    steps: `
      6 Soften {shallot} in {olive-oil} in a large skillet over medium heat for 2 minutes. Add {spinach} by the handful and cook until it has wilted and the pan is dry, 4 minutes. Season with {nutmeg, 1/2 salt, pepper} and cover.
      4 Toast {english-muffins}. Melt {butter} in a small pan and keep it hot.
      6 For the hollandaise, set a heatproof bowl over barely simmering water and whisk {egg-yolk, lemon} with {water 15} in it until it leaves a trail and is at 160°F (71°C), 3 minutes. Take the bowl off and whisk in the hot butter, a few drops at first, then a thin stream. Stir in {cayenne, salt}.
      7 Meanwhile, heat a wide pan of water with {white-vinegar} until small bubbles rise. Slip in {egg}, one by one from a cup, and poach for about 4 minutes, until the whites are firm and the yolks thickened. Drain them on a cloth.
      2 Pile the spinach on the muffins, set the eggs on it and cover with the sauce.
    `,
    face: 'Poached eggs on buttery spinach and toasted muffins, under a lemon hollandaise',
    why: 'The spinach is cooked until the pan is dry, so nothing waters down the sauce',
  },
  'breakfast-burrito': {
    names:
      'breakfast burrito, breakfast burritos, egg burrito, sausage breakfast burrito, egg and cheese burrito, freezer breakfast burritos, breakfast wrap, scrambled egg burrito, sausage and egg burrito, breakfast burritto, egg wrap',
    family: 'texmex',
    near: 'breakfast-tacos filled-wrap',
    beside: 'pico-de-gallo',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      fat neutral-oil 20
      vegetable russet-potato 340 peeled and cut into 1/4-inch dice
      protein breakfast-sausage=breakfast_sausage|black-beans 220 crumbled
      protein egg 300
      creamy milk|soy-milk|oat-milk 30
      cheese cheddar|vegan-cheese 90
      herb scallion 24 thinly sliced
      raw avocado 140 sliced
      bread flour-tortillas 280
      sauce hot-sauce 10?
      salt
      pepper pepper 0.6
    `,
    steps: `
      12 Heat {neutral-oil} in {@skillet} over medium heat. Cook {russet-potato, 1/2 salt}, turning now and then, until tender and crisp, about 11 minutes. Transfer to a plate.
      6 In the same pan cook {breakfast-sausage} over medium-high heat until browned and hot through, with no pink left, 5 minutes. Add everything to the potatoes.
      5 Beat {egg, milk, pepper, salt}. Lower the heat, pour in the eggs and stir slowly until just set, 3 minutes. Fold in {scallion}.
      4 Warm {flour-tortillas} until they bend. Fill them with the eggs and what is on the plate, then {cheddar, avocado}. Shake on {hot-sauce}. Fold in the sides and roll up.
      5 Wipe the skillet and toast the burritos in batches, seam side down first, until golden, about 1 minute a side.
    `,
    face: 'Soft eggs, crisp potatoes and melted cheese rolled in a toasted tortilla',
    why: 'Each part is cooked alone in one pan, and the last minute seals the seam',
  },
  'breakfast-casserole': {
    names:
      'breakfast casserole, egg casserole, sausage breakfast casserole, breakfast strata, egg bake, overnight breakfast casserole, sausage and egg casserole, christmas breakfast casserole, sausage egg casserole, egg and sausage bake, make ahead breakfast casserole, breakfast bake, sausage strata, sausage egg and cheese casserole, sausage egg cheese casserole',
    titles: 'mushrooms: Mushroom Breakfast Casserole',
    title: 'Sausage Breakfast Casserole',
    family: 'farmhouse',
    near: 'cheese-leek-strata strata frittata',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 8,
    salt: 0.25,
    list: `
      fat butter|vegan-butter|olive-oil 28
      protein breakfast-sausage=breakfast_sausage|mushrooms 450 crumbled
      vegetable onion 150 chopped
      vegetable red-pepper 150 diced
      bread bread=sourdough_bread/bread|gf-bread 400 cut into 1-inch cubes
      cheese cheddar|vegan-cheese 200
      protein egg 500
      creamy milk|soy-milk|oat-milk 600
      sauce dijon 12
      herb scallion 30 thinly sliced
      salt
      pepper pepper 1.4
    `,
    steps: `
      11 Melt {1/2 butter} in {@skillet} over medium-high heat. Cook {breakfast-sausage, onion, red-pepper} until browned, with no pink left, about 10 minutes.
      4 Grease {@baking-dish} with {butter} and scatter {bread} over the bottom. Spread what is in the skillet among the cubes with {most cheddar}.
      4+20 Whisk {egg, milk, dijon, scallion, pepper, salt} and pour over. Press the bread down and leave it to drink for 20 minutes, or cover and refrigerate overnight. Heat the oven to 350°F (180°C).
      1+45 Sprinkle with {cheddar} and bake, uncovered, until puffed, golden and 160°F (71°C) in the middle, about 45 minutes.
      1+10 Let it settle for 10 minutes before you cut it.
    `,
    face: 'A golden, savory bread custard, made the night before if you like',
    why: 'Bread that has time to drink the custard bakes up light instead of soggy',
  },
}
