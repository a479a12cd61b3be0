import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Loaves and muffins that rise without yeast. */
export const quickBreads: DishEntries = {
  'banana-bread': {
    names:
      'banana bread, banana loaf, banana nut bread, moist banana bread, banana cake, banana bread recipe, easy banana bread, bananabread, banana walnut bread, banana loaf cake, banana walnut loaf, banana tea bread, brown bananas, black bananas, overripe bananas, spotty bananas, very ripe bananas',
    family: 'farmhouse',
    near: 'vegan-banana-bread pumpkin-bread zucchini-bread loaf-cake',
    weight: 5,
    level: 1,
    types: 'Dessert, Snack, Main Dish',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fruit banana 354 well blackened and mashed
      fat butter|vegan-butter|neutral-oil 100 melted
      sweetener brown-sugar 165
      egg egg|applesauce 100
      sweet-spice vanilla 4
      flour flour|gf-flour 220
      leavener baking-soda 4.6
      second-fat cinnamon 1.3
      seasoning salt 2.5
      nut walnuts 60? chopped
    `,
    steps: `
      4 Heat the oven to 350°F (175°C) and grease {@tin 9-by-5-inch loaf pan}. Stir {banana} with {butter, brown-sugar}.
      3 Beat in {egg, vanilla}. Add {flour, baking-soda, cinnamon, salt, walnuts} and fold just until the flour disappears: lumps are fine.
      1+58 Scrape into the pan. Bake until a toothpick in the middle comes out with a few moist crumbs, 55 to 60 minutes. Lay foil over the top if it darkens early.
      1+20 Cool in the pan for 10 minutes and on a rack for 10 more before slicing.
    `,
    face: 'A moist loaf that tastes of very ripe bananas and brown sugar',
    why: 'The blacker the bananas, the sweeter the loaf',
  },
  'zucchini-bread': {
    names:
      'zucchini bread, courgette cake, courgette loaf, zucchini loaf, zucchini bread recipe, courgette bread, zuchini bread, zucchini cake, moist zucchini bread, courgette loaf cake',
    family: 'farmhouse',
    near: 'banana-bread carrot-cake loaf-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      vegetable zucchini 250 grated on the large holes
      egg egg|applesauce 100
      sweetener sugar 180
      fat neutral-oil 120
      sweet-spice vanilla 6
      flour flour|gf-flour 220
      leavener baking-soda 3
      thickener baking-powder 2.5
      second-fat cinnamon 4
      seasoning salt 3
      nut walnuts 60? chopped
    `,
    steps: `
      3 Grease {@tin 9-by-5-inch loaf pan} and set the oven to 350°F (175°C).
      4 Whisk {egg, sugar, neutral-oil, vanilla} until well blended. Stir in {zucchini} with all its juice, which is the liquid of the batter.
      3 Fold in {flour, baking-soda, baking-powder, cinnamon, salt}[, then {walnuts}].
      1+58 Bake in the pan until risen and firm in the center, 55 to 60 minutes; a toothpick should come out clean.
      1+20 Let it settle for 20 minutes before you turn it out.
    `,
    face: 'A soft cinnamon loaf flecked with green',
    why: 'The zucchini melts into the crumb and keeps the loaf moist',
  },
  'pumpkin-bread': {
    names:
      'pumpkin bread, pumpkin loaf, pumpkin spice bread, pumpkin bread recipe, moist pumpkin bread, pumpkin cake, pumpkin tea bread, pumpkin spice loaf',
    family: 'new-england',
    near: 'banana-bread gingerbread loaf-cake',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      vegetable canned-pumpkin 245
      egg egg|applesauce 100
      sweetener brown-sugar 220
      fat neutral-oil 110
      flour flour|gf-flour 220
      leavener baking-soda 4.6
      sweet-spice cinnamon 4
      second-fat ground-ginger 1.8
      whole-spice nutmeg 1
      seasoning salt 3
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Grease {@tin 9-by-5-inch loaf pan} well. Whisk {canned-pumpkin, egg, brown-sugar, neutral-oil} with {water 60}.
      3 Add {flour, baking-soda, cinnamon, ground-ginger, nutmeg, salt} and stir until you see no more dry patches.
      1+60 Pour into the pan and bake until the top is cracked and a skewer comes out clean, 58 to 62 minutes.
      1+20 Cool in the pan for 20 minutes; it slices best when cold.
    `,
    face: 'A deep golden loaf, warm with spice',
    why: 'Oil and puree keep it soft for the better part of a week',
  },
  cornbread: {
    names:
      'cornbread, corn bread, skillet cornbread, southern cornbread, cast iron cornbread, buttermilk cornbread, homemade cornbread, sweet cornbread',
    family: 'creole',
    near: 'buttermilk-biscuits stovetop-cornbread cornbread',
    beside: 'beef-chili pulled-pork',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    list: `
      fat butter|vegan-butter 85
      flour flour|gf-flour 125
      starch cornmeal 160
      sweetener sugar 40
      leavener baking-powder 9
      thickener baking-soda 1.5
      seasoning salt 4.5
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk|soy-milk=soy_milk_soured_with_lemon_juice/soy_milk|oat-milk=oat_milk_soured_with_lemon_juice/oat_milk 300
      egg egg|applesauce 100
    `,
    steps: `
      2+10~ Set a 10-inch cast-iron skillet, or {@tin 9-inch square baking pan}, in the oven and heat to 425°F (220°C), about 10 minutes.
      4 Melt {=butter}. Whisk {cornmeal, flour, sugar, baking-powder, baking-soda, salt}. Whisk {buttermilk} with {egg, 1/2 butter}, then stir into the dry mixture until barely combined.
      2+21 Swirl {butter} around the hot pan and pour in the batter: it should sizzle. Bake until golden and firm in the middle, 20 to 22 minutes.
      1+5 Rest for 5 minutes, then cut into wedges and serve warm.
    `,
    face: 'Golden cornbread with a crisp bottom and a moist crumb',
    why: 'Batter poured into a hot, greased pan starts to fry at once, and that is the crust',
  },
  'blueberry-muffins': {
    names:
      'blueberry muffins, blueberry muffin, muffins, breakfast muffins, bakery style blueberry muffins, blueberry muffin recipe, jumbo blueberry muffins, lemon blueberry muffins',
    family: 'new-england',
    near: 'bran-muffins muffins',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Snack, Main Dish, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 280
      sweetener sugar 165
      leavener baking-powder 11
      seasoning salt 2.5
      egg egg|applesauce 100
      creamy milk|soy-milk|oat-milk 200
      fat butter|vegan-butter 113 melted
      sweet-spice vanilla 4
      body lemon-zest 3
      fruit blueberries 250
    `,
    steps: `
      4 Heat the oven to 400°F (200°C) and line {@tin 12-cup muffin pan}. Whisk {flour, baking-powder, salt} with {most sugar}.
      4 Whisk {egg, milk, butter, vanilla, lemon-zest}. Pour onto the dry mixture and fold ten or twelve times: the batter should be lumpy.
      3 Fold in {blueberries}. Heap into the cups and sprinkle with {sugar}.
      1+21 Bake until golden and springy in the middle, 20 to 22 minutes.
      1+5 Leave in the pan for 5 minutes, then lift out, or the bottoms steam.
    `,
    face: 'Tall muffins with sugared tops, bursting with fruit',
    why: 'Few strokes of the spoon are the secret of a tender muffin',
  },
  'bran-muffins': {
    names:
      'bran muffins, bran muffin, raisin bran muffins, healthy bran muffins, bran and raisin muffins, all bran muffins',
    family: 'farmhouse',
    near: 'blueberry-muffins muffins',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Main Dish',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      oats oat-bran 120
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk|soy-milk=soy_milk_soured_with_lemon_juice/soy_milk 360
      fat neutral-oil 75
      egg egg|applesauce 50
      sweetener brown-sugar 110
      body molasses 40
      flour whole-wheat-flour 150
      leavener baking-soda 4.6
      sweet-spice cinnamon 2.6
      seasoning salt 2.5
      fruit raisins 110
    `,
    steps: `
      3+10 Stir {oat-bran} into {buttermilk} and let it soften for 10 minutes.
      3 Heat the oven to 400°F (200°C). Line {@tin 12-cup muffin pan}. Beat {neutral-oil, egg, brown-sugar, molasses} into the bran.
      3 Fold in {whole-wheat-flour, baking-soda, cinnamon, salt}, then {raisins}.
      2+18 Divide among the cups. Bake until the tops feel firm, 17 to 19 minutes.
      1+5 Cool in the pan for 5 minutes.
    `,
    face: 'Dark, moist muffins with molasses and raisins',
    why: 'The bran soaks until it is soft, so that the crumb is moist instead of sandy',
  },
  'vegan-banana-bread': {
    names:
      'banana bread without eggs, eggless banana bread, vegan banana bread, egg free banana bread, no egg banana bread, banana bread with no eggs, dairy free banana bread, banana bread without butter, banana bread without eggs or butter, dairy free egg free banana bread, banana loaf without eggs, eggless banana loaf, vegan banana loaf, plant based banana bread',
    title: 'Banana Bread without Eggs',
    family: 'farmhouse',
    near: 'banana-bread banana-muffins pumpkin-bread',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      fruit banana 400 peeled
      sweetener brown-sugar 140
      fat neutral-oil 80
      creamy oat-milk|soy-milk|almond-milk 80
      acid cider-vinegar 8
      sweet-spice vanilla 5
      flour flour|gf-flour 250
      leavener baking-powder 5
      thickener baking-soda 3.5
      ground-spice cinnamon 3
      seasoning salt 3
      nut walnuts 80? chopped
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Grease {@tin 9-by-5-inch loaf pan} and line it with parchment paper.
      4 Mash {banana} to a pulp in a large bowl. Whisk in {brown-sugar, neutral-oil, oat-milk, cider-vinegar, vanilla}.
      3 Whisk {flour, baking-powder, baking-soda, cinnamon, salt} and fold in[ with {walnuts}], only until no dry flour shows.
      2+57 Scrape into the pan and bake until well browned and a skewer in the middle comes out clean, 55 to 60 minutes. Lay foil over it if it darkens too soon.
      2+50 Cool in the pan for 10 minutes, then turn out and cool for 40 minutes before you slice it.
    `,
    face: 'A moist, dark banana loaf made without eggs or dairy',
    why: 'Plenty of banana binds the crumb, and vinegar wakes up the baking soda to lift it',
  },
}
