import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sides of Southern tables and of the holidays. */
export const southernSides: DishEntries = {
  'fried-green-tomatoes': {
    names:
      'fried green tomatoes, fried green tomato, southern fried green tomatoes, crispy fried green tomatoes, pan fried green tomatoes, green tomatoes fried in cornmeal',
    family: 'creole',
    near: 'onion-rings fritters',
    weight: 3,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.6,
    list: `
      main green-tomato 600 cut into 1/4-inch slices
      flour flour|gf-flour 45
      egg egg 50
      creamy buttermilk|soy-milk 80
      crunch cornmeal 90
      ground-spice cajun-seasoning 2
      fat neutral-oil 65
      salt
      pepper pepper 1
    `,
    steps: `
      2+10 Sprinkle {green-tomato} with {1/2 salt}, leave on a rack for 10 minutes and blot both sides.
      3 Put {flour} on one plate, {egg} beaten with {buttermilk} in a bowl, and {cornmeal} tossed with {cajun-seasoning, pepper, salt} on another plate.
      6 Turn each slice in the flour, then in the egg and last in the cornmeal.
      14 Heat {neutral-oil} in {@skillet} over medium heat until a crumb dances in it. Fry in batches, without crowding, until well browned and just tender, 3 minutes a side. Drain on a rack and serve hot.
    `,
    face: 'Tart green slices in a crunchy cornmeal crust',
    why: 'Salting draws out the juice that would loosen the coat',
  },
  'candied-yams': {
    names:
      'candied yams, candied sweet potatoes, yams, southern candied yams, baked candied yams, thanksgiving yams, glazed sweet potatoes, brown sugar sweet potatoes, glazed yams, stovetop candied yams',
    title: 'Candied Sweet Potatoes',
    family: 'creole',
    near: 'sweet-potato-casserole mashed-sweet-potatoes glazed-vegetables',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.2,
    list: `
      main sweet-potato 1000 peeled and cut into 1/2-inch rounds
      fat butter|vegan-butter 70
      sweetener brown-sugar 120
      acid orange-juice 80
      sweet-spice cinnamon 2
      sweet-spice nutmeg 0.6
      sweet-spice vanilla 4
      salt
    `,
    steps: `
      3 Heat the oven to 375°F (190°C). Overlap {sweet-potato} in {@baking-dish}.
      4 Melt {butter} in a small pan over medium heat. Stir in {brown-sugar, orange-juice, cinnamon, nutmeg, salt} and boil for 2 minutes, then add {vanilla} off the heat.
      1+30 Pour it over, cover with foil and bake for 30 minutes.
      2+28 Uncover, spoon the syrup from the bottom over the top and bake until very tender and glossy, 25 to 30 minutes, basting once more.
      1+8 Let stand for 8 minutes: the syrup thickens as it cools.
    `,
    face: 'Tender slices in a buttery syrup of brown sugar, orange juice and cinnamon',
    why: 'Foil first to soften them, then open heat to turn the juices into glaze',
  },
  'creamed-corn': {
    names:
      'creamed corn, cream corn, cream style corn, homemade creamed corn, southern creamed corn, skillet creamed corn',
    family: 'farmhouse',
    near: 'corn-casserole creamed-spinach corn-on-the-cob sauteed-side',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter 30
      vegetable shallot 40 finely chopped
      main corn 600
      sweetener sugar 6
      flour flour|gf-flour 10
      creamy half-and-half|oat-cream|soy-cream 240
      ground-spice cayenne 0.2
      herb chives 4? snipped
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Melt {butter} in {@skillet} over medium heat. Soften {shallot} for 2 minutes, add {corn, sugar, 1/2 salt} and cook, stirring, until the kernels are hot and bright, 4 minutes.
      2 Dust with {flour} and stir until none of it shows, 1 minute.
      2+7 Pour in {half-and-half}, add {cayenne, pepper} and simmer until thick enough to mound on a spoon, 6 to 7 minutes.
      2 Blend or mash about a quarter of it and stir it back in. Season with {salt}[ and scatter with {chives}].
    `,
    face: 'Sweet kernels in a thick, peppery cream',
    why: 'Mashing a quarter of the corn lets out its starch and its sweetness',
  },
  'tomato-pie': {
    names:
      'tomato pie, southern tomato pie, tomato cheddar pie, tomato and cheddar pie, tomato and cheese pie, tomato cheese pie, tomato basil pie, tomato and basil pie, tomato mayonnaise pie, tomato pie with mayonnaise, savory tomato pie, fresh tomato pie, summer tomato pie, old fashioned tomato pie, tomato pies',
    title: 'Southern Tomato Pie',
    family: 'creole',
    near: 'savory-tart spinach-quiche',
    weight: 3,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'warm',
    serves: 6,
    batch: true,
    list: `
      flour flour|gf-flour 170
      seasoning salt 6
      fat butter|vegan-butter 110 cold and cubed
      main tomato 900 cut into 1/4-inch slices
      cheese cheddar|vegan-cheese 170
      dressing mayonnaise|vegan-mayonnaise 120
      herb scallion 40 thinly sliced
      herb basil 12? torn
      pepper pepper 1
    `,
    steps: `
      8+45~ Rub {butter} into {flour, 1/3 salt} until the largest bits are as big as peas. Stir in {water 45}, ice cold, press into a disk, wrap and chill for 45 minutes.
      6+30 Meanwhile, lay {tomato} on a double layer of paper towels, sprinkle with {salt} and let drain for 30 minutes. Blot the tops dry.
      8+25 Heat the oven to 400°F (200°C). Roll out the dough, line {@tin 9-inch pie plate} with it and crimp the edge. Bake under parchment and pie weights for 18 minutes, then uncovered until pale gold, 7 minutes. Lower the oven to 375°F (190°C).
      2 Stir {mayonnaise, most cheddar, pepper} together.
      5 Scatter {cheddar} over the hot crust. Layer the slices in it with {basil, scallion} and spread the topping over, all the way to the edge.
      1+33 Bake until browned and bubbling, 30 to 35 minutes. Shield the rim with foil if it darkens too soon.
      0+45 Let cool for 45 minutes, so that it cuts cleanly, and serve warm or at room temperature.
    `,
    face: 'Ripe tomatoes in a crisp crust, under a browned lid of cheese and mayonnaise',
    why: 'Salted and blotted, the slices give up their water before it can reach the crust',
  },
}
