import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Muffins and doughnuts with fruit and vegetables in them. */
export const gardenAndOrchardBakes: DishEntries = {
  'cranberry-orange-muffins': {
    names:
      'cranberry orange muffins, cranberry muffins, orange cranberry muffins, cranberry and orange muffins, fresh cranberry muffins, fresh cranberry orange muffins, bakery style cranberry orange muffins',
    title: 'Cranberry Orange Muffins',
    family: 'new-england',
    near: 'blueberry-muffins lemon-poppy-seed-muffins muffins',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      sweetener sugar 190
      sweet-spice orange-zest 9
      flour flour|gf-flour 280
      leavener baking-powder 8
      thickener baking-soda 1.5
      seasoning salt 3
      egg egg|applesauce 100
      creamy greek-yogurt|soy-yogurt 120
      liquid orange-juice 120
      fat butter|vegan-butter 113 melted
      fruit fresh-cranberries 180 coarsely chopped
    `,
    steps: `
      4 Heat the oven to 400°F (200°C) and put paper liners into {@tin 12-cup muffin pan}. Rub {orange-zest} into {most sugar} with your fingertips until it is damp and fragrant.
      3 Whisk {flour, baking-powder, baking-soda, salt} into the orange sugar.
      3 Beat {egg, greek-yogurt, orange-juice, butter} in a second bowl. Pour over the dry mixture and fold until a few streaks are left. Fold in {fresh-cranberries}.
      2+19 Fill the liners to the rim, sprinkle with {sugar} and bake until golden, with a toothpick coming out dry, 18 to 20 minutes.
      1+10 Cool in the pan for 10 minutes before you lift them out.
    `,
    face: 'Tall, tender muffins with sharp red berries and the scent of orange',
    why: 'Chopped, the cranberries spread their tartness through the crumb instead of bursting in one bite',
  },
  'zucchini-muffins': {
    names:
      'zucchini muffins, zucchini muffin, courgette muffins, healthy zucchini muffins, cinnamon zucchini muffins, zucchini bread muffins, zuchini muffins, moist zucchini muffins',
    title: 'Zucchini Muffins',
    family: 'farmhouse',
    near: 'zucchini-bread blueberry-muffins muffins',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      vegetable zucchini 260 coarsely grated
      egg egg|applesauce 100
      sweetener brown-sugar 160
      fat neutral-oil 110
      sweet-spice vanilla 5
      flour flour|gf-flour 240
      ground-spice cinnamon 5
      second-fat nutmeg 0.6
      leavener baking-powder 5
      thickener baking-soda 2.5
      seasoning salt 3
      nut walnuts 60? chopped
    `,
    steps: `
      3 Set the oven to 375°F (190°C) and line {@tin 12-cup muffin pan} with paper liners. Squeeze {zucchini} once over the sink: it should be moist, not dripping.
      3 Whisk {egg, brown-sugar, neutral-oil, vanilla} until smooth and glossy, then stir in the zucchini.
      3 Sift in {flour, cinnamon, nutmeg, baking-powder, baking-soda, salt} and fold until it disappears[, with {walnuts} at the last].
      2+21 Divide among the liners and bake until the tops spring back under a finger, 20 to 22 minutes.
      1+10 Let cool for 10 minutes in the pan, then on a rack.
    `,
    face: 'Moist cinnamon muffins with fine green threads of zucchini',
    why: 'One squeeze takes off the water that would make them heavy and leaves the water that keeps them soft',
  },
  'banana-muffins': {
    names:
      'banana muffins, banana muffin, banana bread muffins, easy banana muffins, moist banana muffins, banana nut muffins, banana walnut muffins, muffins with ripe bananas',
    title: 'Banana Muffins',
    titles: `
      walnuts: Banana Nut Muffins
    `,
    family: 'farmhouse',
    near: 'banana-bread blueberry-muffins muffins',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      fruit banana 354 peeled
      sweetener brown-sugar 140
      egg egg|applesauce 100
      fat butter|vegan-butter 85 melted
      creamy greek-yogurt|soy-yogurt 80
      sweet-spice vanilla 5
      flour flour|gf-flour 220
      leavener baking-soda 4
      thickener baking-powder 4
      ground-spice cinnamon 2
      seasoning salt 3
      nut walnuts 70? chopped
    `,
    steps: `
      3 Heat the oven to 375°F (190°C). Line {@tin 12-cup muffin pan} with paper liners.
      4 Mash {banana} to a loose pulp in a large bowl. Whisk in {brown-sugar, egg, butter, greek-yogurt, vanilla}.
      3 Add {flour, baking-soda, baking-powder, cinnamon, salt} and turn the batter over a dozen times, no more. [Fold in {1/2 walnuts}.]
      2+20 Spoon it into the liners. [Scatter {walnuts} on top.] Bake until well browned and a toothpick comes out clean, 18 to 21 minutes.
      1+5 Let stand for 5 minutes, then tip them onto a rack.
    `,
    face: 'Soft, deeply banana-flavored muffins with a browned dome',
    why: 'Bananas with black spots have turned their starch to sugar, and a dozen strokes keep the crumb tender',
  },
  'pumpkin-muffins': {
    names:
      'pumpkin muffins, pumpkin muffin, pumpkin spice muffins, easy pumpkin muffins, healthy pumpkin muffins, moist pumpkin muffins, canned pumpkin muffins, pumpkin puree muffins',
    title: 'Pumpkin Spice Muffins',
    family: 'new-england',
    near: 'pumpkin-bread blueberry-muffins muffins',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      vegetable canned-pumpkin 425
      sweetener brown-sugar 200
      egg egg|applesauce 100
      fat neutral-oil 100
      flour flour|gf-flour 250
      ground-spice pumpkin-spice 6
      leavener baking-powder 5
      thickener baking-soda 3
      seasoning salt 3
      nut pepitas 30?
    `,
    steps: `
      3 Heat the oven to 375°F (190°C) and set paper liners in {@tin 12-cup muffin pan}.
      3 Whisk {canned-pumpkin, brown-sugar, egg, neutral-oil} until smooth and glossy.
      3 Whisk {flour, pumpkin-spice, baking-powder, baking-soda, salt} in another bowl, add to the pumpkin and stir until no dry patches show.
      2+22 Fill the liners nearly full. [Sprinkle with {pepitas}.] Bake until they feel springy in the middle, 20 to 23 minutes.
      1+10 Leave them in the pan for 10 minutes. Their flavor is fuller the next day.
    `,
    face: 'Moist, tender, spice-scented muffins the color of autumn',
    why: 'Pumpkin holds water and oil holds the crumb soft, so they stay fresh for days',
  },
  'apple-cider-doughnuts': {
    names:
      'apple cider doughnuts, apple cider donuts, baked apple cider donuts, baked apple cider doughnuts, apple cider donut, cider doughnuts, cider donuts, baked cider donuts, apple donuts, apple cider doughnut',
    title: 'Baked Apple Cider Doughnuts',
    family: 'new-england',
    near: 'doughnuts apple-cake muffins',
    weight: 3,
    level: 2,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 12,
    batch: true,
    sweet: true,
    list: `
      liquid apple-juice=apple_cider/cider 360
      flour flour|gf-flour 250
      leavener baking-powder 7
      thickener baking-soda 1.5
      sweet-spice cinnamon 8
      ground-spice nutmeg 0.8
      seasoning salt 3
      egg egg|applesauce 100
      sweetener brown-sugar 110
      creamy buttermilk|milk=whole_milk_soured_with_lemon_juice/milk|soy-milk=soy_milk_soured_with_lemon_juice/soy_milk|oat-milk=oat_milk_soured_with_lemon_juice/oat_milk 90
      fat butter|vegan-butter 115 melted
      sweetener sugar 120
    `,
    steps: `
      2+18~ Boil {apple-juice} in a small saucepan until only 1/2 cup is left, 15 to 20 minutes. Let it cool a little.
      3 Heat the oven to 375°F (190°C) and grease {@tin 2 six-ring doughnut pan}.
      3 Whisk {flour, baking-powder, baking-soda, nutmeg, salt} with {1/2 cinnamon}.
      4 Beat {egg, brown-sugar, buttermilk, 1/2 butter} with the boiled-down cider. Fold into the flour just until smooth.
      4+12 Pipe or spoon the batter into the rings, three quarters full. Bake until they spring back, 11 to 13 minutes.
      1+5 Cool in the pans for 5 minutes.
      5 Mix {sugar, cinnamon} in a wide bowl. Brush the warm doughnuts all over with {butter} and roll them in it.
    `,
    face: 'Tender baked rings that taste of apples, rolled in cinnamon sugar',
    why: 'Cider that has boiled down to a third flavors the crumb without making it wet',
  },
  'rhubarb-custard-tart': {
    names:
      'rhubarb and custard tart, rhubarb custard tart, custard and rhubarb tart, rhubarb tart, rhubarb custard pie, rhubarb and custard pie, rhubarb tart with custard, baked rhubarb custard tart, rhubarb & custard tart, rubarb and custard tart, rubarb tart, rhubarb flan, rhubarb and custard flan, roasted rhubarb tart, english rhubarb custard tart',
    title: 'Rhubarb and Custard Tart',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'rhubarb-crumble strawberry-rhubarb-pie custard galette',
    weight: 2,
    level: 3,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'warm',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 190
      sweetener powdered-sugar 45
      seasoning salt 1.5
      fat butter|vegan-butter 110 cold and cubed
      egg egg-yolk 51
      egg egg 50
      fruit rhubarb 450 cut into 2-inch lengths
      sweetener sugar 145
      sweet-spice orange-zest 4
      thickener cornstarch 8
      creamy cream|coconut-cream 240
      liquid milk|oat-milk|soy-milk 120
      sweet-spice vanilla 5
    `,
    steps: `
      7+60 Rub {butter} into {flour, powdered-sugar, salt} until it looks like sand. Stir in {water 40}, ice-cold, until the dough just holds, pat it flat, wrap and chill for 1 hour.
      8+20 Heat the oven to 375°F (190°C). Roll out the dough and line {@tin 9-inch loose-bottomed tart pan} with it. Trim the edge, prick the bottom and freeze for 20 minutes.
      4+18~ Toss {rhubarb} with {1/2 sugar} and {orange-zest} in one layer in a baking dish. Cover with foil and bake until a knife slides in but the pieces keep their shape, 15 to 18 minutes. Drain off the juice and keep it.
      3+26~ Beside it, bake the shell, lined with parchment and filled with baking weights, for 18 minutes. Lift out the paper and weights and bake until the bottom is dry and golden, 8 minutes more.
      6 Whisk {egg, egg-yolk, cornstarch, sugar} until smooth. Warm {cream, milk} in a saucepan over medium heat until it steams, pour it slowly onto the eggs, whisking, and stir in {vanilla}.
      2 Turn the oven down to 325°F (165°C). Set the shell on a sheet pan and pour in the custard to just below the rim.
      1+35 Bake until the custard is set at the edge, reads 170°F (77°C) and trembles only in the middle, 32 to 36 minutes.
      3+90 Cool on a rack for 1 1/2 hours. Lay the rhubarb on top in rows. Boil its juice in a small pan until it is a syrup, 2 minutes, and brush it over the fruit.
    `,
    face: 'Pink, sharp rhubarb in rows on a vanilla custard, in a crisp, sweet crust',
    why: 'The rhubarb is baked apart and laid on last, so that its juice cannot split the custard or soak the crust',
  },
}
