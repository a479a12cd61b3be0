import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soft, mild food that small hands can hold, and vegetables that nobody has to see. */
export const smallChildren: DishEntries = {
  'mini-meatballs': {
    names:
      'mini meatballs, toddler meatballs, meatballs for kids, kids meatballs, little meatballs, soft meatballs, hidden vegetable meatballs, meatballs with hidden vegetables, tiny meatballs',
    title: 'Mini Meatballs with Hidden Vegetables',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'meatballs',
    near: 'turkey-meatballs meatballs',
    beside: 'mashed-potatoes buttered-noodles',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    madeFor: 'small children',
    salt: 0.3,
    list: `
      oats oats|gf-oats 45
      vegetable zucchini 120 finely grated
      vegetable carrot 70 finely grated
      egg egg 50
      protein ground-turkey|ground-beef|ground-chicken 450
      cheese parmesan|vegan-parmesan 20? finely grated
      ground-spice onion-powder 2
      ground-spice garlic-powder 1
      herb parsley 5 finely chopped
      fat olive-oil 14
      salt
    `,
    steps: `
      3 Cover a sheet pan with parchment and heat the oven to 400°F (200°C). Rub {oats} between your palms, or pulse them, until they are a coarse meal.
      3+5 Squeeze {zucchini} dry in your fist. Stir it in a bowl with {carrot, egg} and the oats, and let stand for 5 minutes, so that the oats soften.
      4 Work in {ground-turkey, parmesan, onion-powder, garlic-powder, parsley, salt} with a fork until nothing is streaky.
      10 With wet hands, roll into {@count 22 meatball meatballs}, each an inch across. Set them on the pan and brush with {olive-oil}.
      1+13 Bake until firm to the touch and 165°F (74°C) inside, 12 to 14 minutes.
      1+3 Let them stand for 3 minutes. Quarter them for a small child. What is left keeps for three days in the refrigerator, or for two months in the freezer.
    `,
    face: 'Small, tender and mild, with grated zucchini and carrot that disappear into the meat',
    why: 'Oats soaked in the juice of the vegetables keep the meatballs soft even when they are cold',
  },
  'hidden-vegetable-pasta': {
    names:
      'hidden vegetable pasta, hidden vegetable pasta sauce, hidden veggie pasta sauce, hidden veg pasta sauce, hidden veg pasta, hidden veggie pasta, pasta with hidden vegetables, sneaky vegetable pasta sauce, blended vegetable pasta sauce, hidden vegetable sauce, pasta for picky eaters, tomato sauce with hidden vegetables',
    title: 'Pasta with Hidden-Vegetable Sauce',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'pasta-with-tomato-sauce pasta',
    beside: 'mini-meatballs garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.32,
    list: `
      fat olive-oil 28
      vegetable onion 120 chopped
      vegetable carrot 150 thinly sliced
      vegetable zucchini 200 sliced
      vegetable red-pepper 150 chopped
      aromatic garlic 6 sliced
      body canned-tomatoes 410
      herb oregano 1
      starch penne|gf-pasta 340
      fat butter|vegan-butter 15
      cheese parmesan|vegan-parmesan 40 finely grated
      salt
    `,
    steps: `
      4+10 Heat {olive-oil} in a large saucepan over medium heat. Cook {onion, carrot} with {1/2 salt}, covered, until they begin to soften, 5 minutes. Add {zucchini, red-pepper, garlic} and cook, covered, for 5 minutes more.
      2+15~ Add {canned-tomatoes, oregano} and {water 100}. Simmer, covered, until the carrot can be crushed with a spoon, 15 minutes.
      2+10 Meanwhile, boil {penne} in salted water until just done. Save a cup of the water and drain.
      3 Blend the sauce until it is quite smooth and no speck is left, with a hand blender in the pan or in batches in a blender with its lid vented. Season with {salt}.
      2 Toss the pasta with the sauce and {butter}, adding some of the saved water until it clings. Sprinkle with {parmesan}. What is left of the sauce keeps for four days in the refrigerator.
    `,
    face: 'Smooth red sauce that tastes of tomato, with four more vegetables that nobody sees',
    why: 'Carrot and pepper are sweet when they are soft, which takes the edge off the tomatoes without sugar',
  },
  'broccoli-cheddar-bites': {
    names:
      'broccoli bites, broccoli cheddar bites, broccoli cheese bites, baked broccoli bites, broccoli nuggets, veggie nuggets, vegetable nuggets, broccoli tots, broccoli and cheese bites, veggie tots, cheesy broccoli bites',
    title: 'Broccoli Cheddar Bites',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'fritters',
    near: 'zucchini-fritters fritters',
    beside: 'ranch-dressing tomato-soup',
    weight: 3,
    level: 1,
    types: 'Snack, Appetizer, Side Dish',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.25,
    list: `
      vegetable broccoli 350 cut into florets, stems peeled and sliced
      egg egg 100
      cheese cheddar|vegan-cheese 110 finely grated
      bread breadcrumbs|gf-breadcrumbs 60
      ground-spice onion-powder 2
      fat olive-oil 14
      salt
    `,
    steps: `
      2+6 Heat the oven to 400°F (200°C). Steam {broccoli} over an inch of boiling water until a fork goes through the stems, 6 minutes.
      4 Drain, press dry in a towel, and chop as small as peppercorns.
      3 Beat {egg} with {onion-powder, salt}. Stir in the broccoli, {cheddar, breadcrumbs} and let stand for a minute.
      8 With damp hands, press into {@count 26 bite bites}, each a little log. Set them on a lined sheet pan and brush with {olive-oil}.
      2+18 Bake for 18 minutes, turning once, until golden and 160°F (71°C) inside.
      1+3 Cool for 3 minutes, for they are hottest in the middle. They are as good cold the next day.
    `,
    face: 'Soft, cheesy little logs, green all through and golden at the edges',
    why: 'Broccoli steamed and chopped fine holds together with little crumb, and cheese makes friends of doubters',
  },
  'salmon-sweet-potato-bites': {
    names:
      'salmon sweet potato bites, salmon and sweet potato bites, salmon sweet potato cakes, salmon and sweet potato cakes, baby finger food, soft finger food, baby fish cakes, salt free finger food',
    title: 'Salmon and Sweet Potato Bites without Salt',
    titles: `
      ground-turkey: Turkey and Sweet Potato Bites without Salt
    `,
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'fried-patties',
    near: 'broccoli-cheddar-bites mini-meatballs fritters',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    madeFor: 'small children',
    list: `
      vegetable sweet-potato 400 peeled and cut into 3/4-inch cubes
      protein salmon 280 skin and bones removed
      oats oats|gf-oats 45
      egg egg 50
      herb parsley 5 very finely chopped
      fat olive-oil 14
    `,
    steps: `
      2+11 Heat the oven to 375°F (190°C) and line a sheet pan with parchment. Steam {sweet-potato} over simmering water until quite soft, about 11 minutes.
      1+8 Lay {salmon} on top for the last minutes: steam, covered, until it flakes and is 145°F (63°C), 7 to 8 minutes.
      4 Mash the sweet potato. Flake the fish between your fingers, feeling for any bone that is left, and add it.
      3 Crumble {oats} fine in your hands. Mix them in with {egg, parsley}.
      6 Shape into {@count 40 finger fingers} as thick as a thumb and twice as long, so that a baby can hold one. Brush with {olive-oil}.
      1+16 Bake until set and 160°F (71°C) inside but still soft, about 16 minutes.
      1+10 Cool for 10 minutes and check that each gives way between two fingers. They keep for two days in the refrigerator, or for two months in the freezer.
    `,
    face: 'Moist fingers of fish and sweet potato that a baby can hold and gum, seasoned with nothing but parsley',
    why: 'Steamed soft and only just set in the oven, they hold their shape in the hand and give way in the mouth',
  },
  'banana-oat-fingers': {
    names:
      'banana oat fingers, porridge fingers, oatmeal fingers, baby porridge fingers, oat fingers, baby oat fingers, banana oat bars without sugar, no sugar banana oat bars, banana oatmeal fingers',
    title: 'Banana Oat Fingers without Sugar',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'baked-oatmeal',
    near: 'dish-baked-oatmeal banana-oat-pancakes dish-oatmeal',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    sweet: true,
    list: `
      fruit banana 240 very ripe
      oats oats|gf-oats 130
      creamy milk|oat-milk|soy-milk 180
      egg egg|applesauce 50
      sweet-spice cinnamon 1
    `,
    steps: `
      2 Line {@tin 9-by-5-inch loaf pan} with parchment and heat the oven to 350°F (175°C).
      3+5 Mash {banana} until no lumps are left. Stir in {oats, milk, egg, cinnamon} and let stand for 5 minutes.
      1+26 Spread level in the pan and bake until set and no longer wet on top, 25 to 28 minutes.
      2+15 Cool for 15 minutes and cut into twelve fingers. They keep for three days in the refrigerator.
    `,
    face: 'Soft, sweet oatmeal in the shape of a finger, for hands that are new to eating',
    why: 'A ripe banana makes it sweet enough, and the soaked oats bake tender enough for gums',
  },
  'no-sugar-apple-carrot-muffins': {
    names:
      'apple carrot muffins, apple and carrot muffins, toddler muffins, muffins for toddlers, no sugar muffins, muffins without sugar, muffins without added sugar, baby muffins, carrot and apple muffins, carrot apple muffins, fruit sweetened muffins',
    title: 'Apple Carrot Muffins without Added Sugar',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'muffins',
    near: 'banana-oat-muffins zucchini-muffins muffins',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Main Dish',
    meals: 'Breakfast, Snack, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fruit banana 240 very ripe
      egg egg|applesauce 100
      creamy yogurt|soy-yogurt 120
      fat neutral-oil 60
      sweet-spice vanilla 5
      fruit sweet-apple 180 peeled and coarsely grated
      vegetable carrot 120 finely grated
      flour whole-wheat-flour|gf-flour 190
      oats oats|gf-oats 60
      leavener baking-powder 9
      leavener baking-soda 2
      sweet-spice cinnamon 3
    `,
    steps: `
      4 Grease {@tin 12-cup muffin pan} and heat the oven to 375°F (190°C). Mash {banana} in a large bowl until liquid.
      4 Beat in {egg, yogurt, neutral-oil, vanilla}, then stir in {sweet-apple, carrot}.
      3 Mix {whole-wheat-flour, oats, baking-powder, baking-soda, cinnamon} and fold them in until no dry flour is left.
      3+20 Fill the cups and bake until they spring back and a toothpick comes out clean, 19 to 21 minutes.
      1+10 Cool in the pan for 10 minutes before lifting them out. Keep them for three days in the refrigerator, or for two months in the freezer.
    `,
    face: 'Moist little muffins with grated apple and carrot, sweet from the fruit alone',
    why: 'Banana makes the batter sweet, and grated fruit keeps the whole wheat soft',
  },
  'chicken-apple-patties': {
    names:
      'chicken apple patties, chicken and apple patties, toddler chicken patties, chicken patties for kids, baby chicken patties, chicken and apple bites, soft chicken patties, mild chicken patties',
    title: 'Chicken and Apple Patties',
    titles: `
      ground-turkey: Turkey and Apple Patties
    `,
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'fried-patties',
    near: 'mini-meatballs turkey-burger fried-patties',
    beside: 'mashed-sweet-potatoes',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.3,
    list: `
      protein ground-chicken|ground-turkey 450
      fruit sweet-apple 140 peeled and finely grated
      oats oats|gf-oats 40
      aromatic scallion 20 very finely chopped
      ground-spice sweet-paprika 1.5
      ground-spice dried-thyme 0.6
      fat olive-oil 18
      salt
    `,
    steps: `
      3 Heat the oven to 400°F (200°C), with parchment ready on a sheet pan. Chop {oats} to a coarse meal.
      4+5 Mix them with {ground-chicken, sweet-apple, scallion, sweet-paprika, dried-thyme, salt}. Let stand for 5 minutes; the mixture is soft and sticky.
      6 With wet hands, shape into {@count 42 patty patties}, 1/2 inch thick. Set them on the pan and brush both sides with {olive-oil}.
      2+15 Bake for about 15 minutes, turning them once, until lightly browned and 165°F (74°C) inside.
      1+3 Let them stand for 3 minutes, and cut small for little ones. They keep for three days in the refrigerator.
    `,
    face: 'Juicy, mild patties with a little sweetness, that can be eaten with the fingers',
    why: 'Grated apple keeps lean chicken moist, and the oats hold the juice in',
  },
}
