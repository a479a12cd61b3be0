import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Oats, yogurt and other quick breakfasts. */
export const oatsAndBowls: DishEntries = {
  oatmeal: {
    names:
      'oatmeal, porridge, oats, rolled oats, porridge oats, cinnamon oatmeal, apple cinnamon oatmeal, stovetop oatmeal, creamy oatmeal, old fashioned oatmeal, oatmeal with apples, breakfast oatmeal, hot oatmeal, oatmeal with cinnamon, brown sugar oatmeal, bowl of oatmeal, oatmeal porridge',
    title: 'Apple Cinnamon Oatmeal',
    family: 'farmhouse',
    near: 'overnight-oats porridge',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    list: `
      oats oats|gf-oats 100
      creamy milk|oat-milk|soy-milk 300
      seasoning salt 1
      fruit apple 167 cored and diced
      fat butter|vegan-butter 10
      sweet-spice cinnamon 1.6
      sweetener brown-sugar 20
      nut walnuts 30? coarsely chopped
    `,
    steps: `
      5 Melt {butter} in a medium saucepan over medium heat. Cook {apple, 1/2 cinnamon} until the edges soften, 4 minutes, and transfer half to a bowl for the top.
      2+5 Add {oats, milk, salt, cinnamon, water 240}. Bring to a simmer and cook, stirring often, until creamy, about 5 minutes.
      1+2 Stir in {brown-sugar} and let stand for 2 minutes: it thickens as it sits. Spoon into bowls with the saved apples. [Top with {walnuts}.]
    `,
    face: 'Creamy oats with buttered apples, cinnamon and brown sugar',
    why: 'A pinch of salt and steady stirring are what make oatmeal creamy instead of gluey',
  },
  'overnight-oats': {
    names:
      'overnight oats, overnight oatmeal, bircher muesli, overnight oats with chia, berry overnight oats, overnight oats in a jar, make ahead oats, chia overnight oats, no cook oatmeal, refrigerator oatmeal, blueberry overnight oats, vegan overnight oats, fridge oats, strawberry overnight oats',
    family: 'californian',
    near: 'oatmeal overnight-oats chia-pudding',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    list: `
      oats oats|gf-oats 100
      nut chia 20
      creamy milk|oat-milk|soy-milk 260
      creamy greek-yogurt|soy-yogurt|coconut-yogurt 120?
      sweetener maple 30
      sweet-spice vanilla 2
      seasoning salt 0.6
      fruit blueberries|strawberries 150
      crunch almonds 20?
    `,
    steps: `
      5 Stir {oats, chia, milk, greek-yogurt, maple, vanilla, salt} together in jars or a bowl. After a minute stir once more, so that the chia does not clump at the bottom.
      1+360 Cover and refrigerate overnight, or at least 6 hours, until thick and creamy.
      2 Loosen with a splash of milk if you like. Top with {blueberries, almonds} and eat cold.
    `,
    face: 'Cold, creamy oats with chia and blueberries, ready when you wake up',
    why: 'The oats soften in the refrigerator by themselves, and chia thickens the milk around them',
  },
  'baked-oatmeal': {
    names:
      'baked oatmeal, baked oats, blueberry baked oatmeal, banana baked oatmeal, baked oatmeal with berries, oatmeal bake, amish baked oatmeal, berry baked oatmeal, baked oatmeal cups, banana baked oats, breakfast oatmeal bake',
    title: 'Blueberry Baked Oatmeal',
    family: 'pennsylvanian',
    near: 'oatmeal baked-oatmeal granola',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    list: `
      oats oats|gf-oats 220
      leavener baking-powder 5
      sweet-spice cinnamon 3
      seasoning salt 2.5
      egg egg 100?
      creamy milk|oat-milk|soy-milk 480
      sweetener maple 100
      fat butter|vegan-butter 42 melted
      sweet-spice vanilla 5
      fruit banana 118 mashed
      fruit blueberries 220
      nut walnuts 60? coarsely chopped
    `,
    steps: `
      8 Heat the oven to 375°F (190°C) and butter {@baking-dish}. Mix {oats, baking-powder, cinnamon, salt} in the dish.
      4 Whisk {egg, milk, maple, butter, vanilla, banana} in a bowl until smooth, pour it over the oats and press them under. Scatter {blueberries, walnuts} on top.
      1+40 Bake until the top is golden and the middle no longer wobbles, about 40 minutes.
      1+5 Let it set for 5 minutes and cut into squares. It reheats well all week.
    `,
    face: 'A soft, sliceable bake of oats, banana and blueberries',
    why: 'Mashed banana helps the oats set like a tender cake that can be cut and carried',
  },
  granola: {
    names:
      'granola, homemade granola, honey granola, almond granola, maple granola, crunchy granola, granola clusters, breakfast granola, toasted granola, easy granola, nut granola, honey almond granola',
    title: 'Maple Almond Granola',
    titles: `
      applesauce: Apple-Sweetened Granola
      pepitas: Maple Seed Granola
      honey: Honey Almond Granola
    `,
    family: 'californian',
    near: 'granola overnight-oats',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    list: `
      oats oats|gf-oats 270
      nut almonds|pepitas 100
      nut sunflower 40
      fat coconut-oil|neutral-oil 70
      sweetener maple|honey|applesauce 120
      sweet-spice cinnamon 3
      sweet-spice vanilla 5
      seasoning salt 3
      fruit dried-cranberries|raisins 90
    `,
    steps: `
      6 Heat the oven to 300°F (150°C). Melt {coconut-oil} with {maple, cinnamon, vanilla, salt} in a small pan. Toss with {oats, almonds, sunflower} until every flake shines.
      2+35 Press into an even layer on {@sheet-pans} lined with parchment. Bake for 35 minutes, turned around once but not stirred, until golden and dry.
      1+30 Cool on the pan for 30 minutes without touching it: this is when it turns crisp and forms clusters.
      2 Break into pieces and stir in {dried-cranberries}. It keeps for two weeks in a jar.
    `,
    face: 'Crisp, golden oats in clusters with nuts or seeds and dried fruit',
    why: 'Pressed flat and never stirred, it bakes into clusters instead of crumbs',
  },
  'smoothie-bowl': {
    names:
      'smoothie bowl, berry smoothie bowl, banana smoothie bowl, fruit smoothie bowl, mixed berry smoothie bowl, strawberry smoothie bowl, smoothie bowls, breakfast smoothie bowl, thick smoothie bowl, acai bowl',
    title: 'Berry Banana Smoothie Bowl',
    family: 'californian',
    near: 'yogurt-parfait smoothie breakfast-bowl',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 2,
    list: `
      fruit banana 236 sliced and frozen
      fruit frozen-berries 240
      creamy greek-yogurt|soy-yogurt|coconut-yogurt 150
      liquid milk|oat-milk|soy-milk 80
      nut almond-butter|sunflower-butter 30
      crunch almonds|pepitas 20
      nut chia 10
      fruit strawberries 100 sliced
      sweetener honey|maple 14?
    `,
    steps: `
      5 Put {milk, greek-yogurt, frozen-berries, banana, almond-butter} into a blender in this order. Blend, pushing the fruit down, until just smooth and as thick as soft ice: add no more liquid than it needs to turn.
      3 Scrape into chilled bowls. Top with {strawberries, almonds, chia} [and a thread of {honey}]. Eat at once with a spoon.
    `,
    face: 'Thick, frosty berries and banana with a crunchy top',
    why: 'Frozen fruit and very little liquid make a smoothie that stands up to a spoon',
  },
  'yogurt-parfait': {
    names:
      'yogurt parfait, fruit and yogurt parfait, berry parfait, breakfast parfait, greek yogurt parfait, yogurt bowl, yoghurt parfait, berry yogurt parfait, fruit parfait, strawberry parfait, granola parfait, yogurt and granola, yogurt with fruit and granola, yogurt granola bowl',
    title: 'Berry Yogurt Parfait',
    family: 'californian',
    near: 'smoothie-bowl breakfast-bowl',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Stovetop',
    serves: 2,
    list: `
      oats oats|gf-oats 60
      nut almonds|pepitas 25
      fat butter|vegan-butter|coconut-oil 12
      sweetener honey|maple 30
      seasoning salt 0.5
      creamy greek-yogurt|soy-yogurt|coconut-yogurt 400
      sweet-spice vanilla 2
      fruit strawberries 150 sliced
      fruit blueberries 100
    `,
    steps: `
      6+5 Melt {butter} in a skillet over medium heat. Add {oats, almonds, salt} and toast, stirring, until golden, 4 minutes. Stir in {1/2 honey} for 1 minute. Spread on a plate for 5 minutes to turn crisp.
      2 Stir {greek-yogurt, vanilla, honey} together until creamy.
      3 Layer the yogurt with {strawberries, blueberries} in glasses. Spoon the toasted oats over at the last moment, so that they stay crunchy.
    `,
    face: 'Layers of creamy yogurt and berries under quick toasted oats',
    why: 'The crunch goes on last, because it softens in minutes',
  },
  'pb-and-j': {
    names:
      'pb and j, pbj, pb&j, peanut butter and jelly, peanut butter and jelly sandwich, peanut butter sandwich, peanut butter and jam sandwich, pb and j sandwich, pb&j sandwich, peanut butter jelly sandwich, pbj sandwich, peanut butter jelly, peanut butter & jelly sandwich, peanut butter and jam, pb & j, p b and j',
    title: 'PB&J Sandwich',
    family: 'farmhouse',
    near: 'sandwich toast',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack, Breakfast',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 2,
    salt: 0,
    list: `
      bread white-bread=white_sandwich_bread/bread|whole-wheat-bread|bread|gf-bread 137
      nut peanut-butter 72
      fruit jam 50
    `,
    steps: `
      2 Spread all of {white-bread} thinly with {peanut-butter}, right to the crust.
      2 Spoon {jam} onto half of the slices, keeping it a little in from the edge. Close the sandwiches, press lightly and cut from corner to corner.
    `,
    face: 'Soft bread, peanut butter and fruit jam, and nothing else',
    why: 'Peanut butter on both slices keeps the jam from soaking into the bread',
  },
  'berry-oatmeal': {
    names:
      'oatmeal with berries, berry oatmeal, blueberry oatmeal, strawberry oatmeal, oatmeal and berries, porridge with berries, oatmeal with fruit, oatmeal with blueberries, mixed berry oatmeal, stovetop oatmeal with berries',
    title: 'Oatmeal with Warm Berries',
    family: 'farmhouse',
    near: 'oatmeal overnight-oats',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    sweet: true,
    serves: 4,
    list: `
      fruit blueberries 200
      fruit strawberries 200 quartered
      sweetener maple 40
      acid lemon-juice 8
      starch oats|gf-oats 200
      creamy milk|oat-milk|soy-milk|almond-milk 500
      nut almonds|pepitas 40?
      ground-spice cinnamon 1.5
      seasoning salt 1.5
    `,
    steps: `
      2+5 Simmer {blueberries, strawberries, 1/2 maple, lemon-juice} in {@pot} over medium heat until the juices run, 5 minutes. Transfer them to a bowl.
      3+3 Rinse the pot and bring {milk, water 600, salt} just to a simmer in it. Watch it, as milk climbs fast.
      6 Stir in {oats, cinnamon} and cook over low heat, stirring, until thick and creamy, about 6 minutes.
      2 Sweeten with {maple}. Spoon the berries and their juice over each bowl[ and finish with {almonds}].
    `,
    face: 'Creamy oats under berries that have just begun to burst',
    why: 'Warming the fruit by itself makes a sauce of it and keeps the oats white',
  },
}
