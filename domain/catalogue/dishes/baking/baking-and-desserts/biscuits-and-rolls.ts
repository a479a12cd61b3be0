import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Small breads: biscuits and scones, sweet and plain rolls. */
export const biscuitsAndRolls: DishEntries = {
  'buttermilk-biscuits': {
    names:
      'buttermilk biscuits, southern biscuits, drop biscuits, biscuits, american biscuits, homemade biscuits, flaky biscuits, fluffy biscuits, butter biscuits, biscuits from scratch, baking powder biscuits, buttermilk biscuit recipe, cathead biscuits',
    titles: `
      soy-milk: Flaky Biscuits
      oat-milk: Flaky Biscuits
    `,
    family: 'creole',
    near: 'scones cornbread scones',
    beside: 'fried-chicken beef-stew',
    weight: 4,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    list: `
      flour flour|gf-flour 315
      leavener baking-powder 14
      thickener baking-soda 1.2
      sweetener sugar 8
      seasoning salt 3.5
      fat butter|vegan-butter 128 cold and cubed
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk|soy-milk=soy_milk_soured_with_lemon_juice/soy_milk|oat-milk=oat_milk_soured_with_lemon_juice/oat_milk 240 cold
    `,
    steps: `
      6 Heat the oven to 450°F (230°C). Whisk {flour, baking-powder, baking-soda, sugar, salt}. Rub in {most butter} until the largest bits are like peas.
      2 Pour in {most buttermilk} and stir with a fork to a shaggy, sticky dough; add the rest of it only if dry flour stays in the bowl.
      6 Transfer to a floured board, pat an inch thick and fold in three. Pat and fold twice more: those are the layers. Cut {@count 88 round rounds}, pushing the cutter straight down.
      1+14 Set them side by side on a sheet pan and brush with {buttermilk}. Bake until tall and golden, 13 to 15 minutes.
      1 Melt {butter}, brush it over the hot tops, and serve at once.
    `,
    face: 'Tall, tender biscuits that pull apart in layers',
    why: 'Cold fat, few strokes and a very hot oven make them rise',
  },
  scones: {
    names:
      'scones, scone, english scones, cream tea scones, plain scones, sultana scones, fruit scones, british scones, raisin scones',
    title: 'Scones',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'griddle-scones buttermilk-biscuits scones',
    beside: 'strawberry-jam lemon-curd',
    weight: 4,
    level: 1,
    types: 'Snack, Dessert, Side Dish',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 350
      leavener baking-powder 16
      seasoning salt 2
      fat butter|vegan-butter 85 cold and cubed
      sweetener sugar 45
      fruit raisins 80?
      liquid milk|soy-milk|oat-milk 150
      egg egg|applesauce 50 beaten
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Rub {butter} into {flour, baking-powder, salt} until it looks like fine crumbs. Stir in {sugar, raisins}.
      2 Mix {milk} with {most egg}, pour in all at once, and stir with a knife to a soft dough.
      4 Turn out, fold over on itself two or three times and pat 1 inch thick. Stamp out {@count 95 round rounds}, without twisting.
      1+13 Brush only the tops with {egg}. Bake until well risen and golden, 12 to 14 minutes.
      1+5 Cool for 5 minutes under a clean towel, so that they stay soft.
    `,
    face: 'High, soft scones with golden tops',
    why: 'A glaze on the top alone leaves the sides free to climb',
  },
  'cheese-scones': {
    names:
      'cheese scones, cheddar scones, savory scones, cheese scone, savoury scones, cheddar cheese scones, cheddar biscuits, cheese biscuits',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'scones buttermilk-biscuits scones',
    beside: 'tomato-soup butternut-squash-soup',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Snack, Lunch, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    list: `
      flour flour|gf-flour 300
      leavener baking-powder 14
      ground-spice mustard-powder 2
      sweetener sugar 6
      seasoning salt 3
      fat butter|vegan-butter 70 cold and cubed
      cheese cheddar|vegan-cheese 150
      creamy buttermilk|soy-milk 240
      herb chives 8? snipped
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Rub {butter} into {flour, baking-powder, mustard-powder, sugar, salt}. Stir in {most cheddar, chives}.
      3 Stir in {buttermilk} quickly, just until it holds together. Pat out on a floured board, 1 inch thick.
      3 Cut out {@count 95 round rounds} and set them on a lined sheet pan. Heap {cheddar} on top.
      1+15 Bake until risen, with the cheese brown and crisp, 14 to 16 minutes.
      1 Eat warm, split and buttered or as they are.
    `,
    face: 'Savory scones with sharp Cheddar inside and toasted on top',
    why: 'A little mustard powder sharpens the Cheddar',
  },
  'cinnamon-rolls': {
    names:
      'cinnamon rolls, cinnamon buns, cinnabon rolls, cinnamon roll, cinnabons, homemade cinnamon rolls, cinnamon swirls, cinnamon rolls with icing, cinnamon bun, iced cinnamon rolls',
    family: 'pennsylvanian',
    near: 'coffee-cake dinner-rolls scones',
    weight: 4,
    level: 3,
    types: 'Dessert, Snack, Main Dish',
    meals: 'Breakfast, Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk|soy-milk|oat-milk 244
      leavener yeast 7.2
      sweetener sugar 60
      egg egg|applesauce 50
      fat butter|vegan-butter 170 softened
      flour flour 500
      seasoning salt 5
      second-fat brown-sugar 180
      sweet-spice cinnamon 15
      cheese cream-cheese|vegan-cream-cheese 115 softened
      starch powdered-sugar 120
      body vanilla 4
    `,
    steps: `
      4+5 Warm {milk} until it is as warm as a bath. Stir in {yeast} and a pinch of {=sugar}, and wait for 5 minutes, until it foams.
      12 Mix in the rest of {sugar}, {egg, flour, salt, 1/3 butter}. Knead for 8 minutes, until smooth and a little tacky.
      1+75 Cover and let rise in a warm place until doubled, about 1 1/4 hours.
      8 Roll out to a rectangle of 12 by 18 inches. Spread with {butter}, scatter with {brown-sugar, cinnamon}, and roll up from the long side. Cut into twelve with a thread.
      2+40 Lay the rolls in {@tin 9-by-13-inch baking pan}. Cover and let rise until they touch, 40 minutes. Or refrigerate them, covered, overnight, and give them the time to warm up in the morning. Heat the oven to 375°F (190°C) toward the end.
      1+24 Bake until golden, 22 to 25 minutes; the middle ones should be set, not wet.
      5 Beat {cream-cheese, powdered-sugar, vanilla, water 15} until smooth. Spread it over the warm rolls.
    `,
    parts: [
      {
        names: 'icing, frosting, glaze, cream cheese icing, frosted, iced, glazed',
        foods: 'cream-cheese, powdered-sugar, vanilla',
        face: 'Soft, sticky swirls of cinnamon and brown sugar, plain on top',
      },
    ],
    face: 'Soft, sticky swirls of cinnamon and brown sugar under a cream cheese glaze',
    why: 'Rolls packed side by side stay soft where they touch',
  },
  'dinner-rolls': {
    names:
      'dinner rolls, bread rolls, soft dinner rolls, yeast rolls, parker house rolls, homemade rolls, fluffy dinner rolls, soft rolls, white rolls',
    family: 'new-england',
    near: 'white-bread buttermilk-biscuits',
    beside: 'pot-roast glazed-ham',
    weight: 3,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      creamy milk|soy-milk|oat-milk 250
      leavener yeast 7.2
      sweetener sugar 40
      egg egg|applesauce 50
      fat butter|vegan-butter 85 softened
      flour bread-flour 440
      seasoning salt 8
    `,
    steps: `
      4+5 Heat {milk} until just warm to a finger. Stir in {yeast, sugar} and let stand for 5 minutes.
      12 Work in {egg, bread-flour, salt, most butter}, then knead for 8 to 10 minutes, until the dough is silky and stretches thin without tearing.
      1+60 Let rise, covered, until twice its size, about 1 hour.
      6 Divide into {@count 72 piece pieces}. Roll each under a cupped hand into a tight ball and set in {@tin 9-by-13-inch baking pan}.
      1+30 Cover and let rise until puffy, 30 minutes. Meanwhile, heat the oven to 375°F (190°C).
      1+19 Bake until deep golden, 18 to 20 minutes.
      1 Melt {butter} and brush it over the rolls as they come out.
    `,
    face: 'Soft, buttery pull-apart rolls',
    why: 'Milk and an egg in the dough keep the crumb tender into the next day',
  },
  doughnuts: {
    names:
      'doughnuts, donuts, donut, doughnut, glazed donuts, glazed doughnuts, krispy kreme, homemade donuts, yeast donuts, raised donuts, fried donuts, ring doughnuts',
    title: 'Glazed Doughnuts',
    family: 'pennsylvanian',
    near: 'cinnamon-rolls french-toast',
    weight: 3,
    level: 3,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      creamy milk|soy-milk|oat-milk 240
      leavener yeast 7.2
      sweetener sugar 55
      egg egg 100
      fat butter|vegan-butter 85 softened
      flour bread-flour 480
      seasoning salt 4
      sweet-spice nutmeg 0.6
      second-fat neutral-oil 480 for frying
      starch powdered-sugar 240
      body vanilla 4
    `,
    steps: `
      4+5 Warm {most milk}, stir in {yeast, sugar} and let stand for 5 minutes, until frothy.
      10 Knead in {egg, butter, bread-flour, salt, nutmeg} for 7 minutes, to a soft, elastic dough.
      1+75 Cover and leave until doubled, about 1 1/4 hours.
      6 Roll out 1/2 inch thick. Cut {@count 141 ring rings} with a 3 1/2-inch and a 1-inch cutter, and lay each on a square of parchment.
      1+30 Let them puff up under a towel for 30 minutes.
      14 Heat {neutral-oil} to 360°F (180°C) in a deep, narrow pot, 2 inches deep; add more if your pot is wide. Fry two or three at a time, 1 minute a side, until golden. Drain on a rack.
      4 Stir {powdered-sugar, vanilla, milk} to a thin glaze and dip the doughnuts in it while they are warm.
    `,
    face: 'Light yeast rings with a thin, crackling glaze',
    why: 'On their squares of paper they slide into the oil without losing their air',
  },
  'cheddar-garlic-biscuits': {
    names:
      'cheddar bay biscuits, cheddar garlic biscuits, garlic cheddar biscuits, red lobster biscuits, red lobster cheddar biscuits, red lobster cheddar bay biscuits, copycat cheddar bay biscuits, copycat red lobster biscuits, garlic cheese biscuits, cheesy garlic biscuits, cheddar drop biscuits, cheese drop biscuits, garlic butter biscuits, cheesy biscuits',
    title: 'Cheddar Garlic Biscuits',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'buttermilk-biscuits cheese-scones scones',
    beside: 'shrimp-boil clam-chowder',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      flour flour|gf-flour 280
      leavener baking-powder 13
      sweetener sugar 8
      ground-spice garlic-powder 5
      seasoning salt 3
      fat butter|vegan-butter 140 melted
      creamy buttermilk|soy-milk|oat-milk 240 cold
      cheese cheddar|vegan-cheese 150
      herb parsley 5 finely chopped
    `,
    steps: `
      4 Heat the oven to 450°F (230°C) and line a sheet pan. Whisk {flour, baking-powder, sugar, salt, 1/2 garlic-powder}. Toss in {cheddar}.
      3 Stir {most butter} into {buttermilk}: it clumps, which is what you want. Pour it in and fold to a rough, sticky dough.
      4+13 Drop it by heaped spoonfuls to make {@count 70 biscuit biscuits}. Bake until the peaks are deep golden and the bottoms are brown, 12 to 14 minutes.
      2 Stir {garlic-powder, parsley} into {butter}, warmed, brush it all over the hot biscuits and serve at once.
    `,
    face: 'Craggy and tender, with sharp Cheddar inside and melted butter on top',
    why: 'Melted butter seizes in cold buttermilk into flakes, so there is nothing to rub in or roll out',
  },
}
