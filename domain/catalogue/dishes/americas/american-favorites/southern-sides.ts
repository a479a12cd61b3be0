import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sides of Southern tables and of the holidays. */
export const southernSides: DishEntries = {
  'fried-green-tomatoes': {
    names:
      'fried green tomatoes, fried green tomato, southern fried green tomatoes, crispy fried green tomatoes, pan fried green tomatoes, green tomatoes fried in cornmeal',
    family: 'creole',
    near: 'onion-rings fritters',
    beside: 'shrimp-and-grits bbq-chicken',
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
    beside: 'roast-turkey roast-pork-loin',
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
    beside: 'fried-chicken pork-chops',
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
    beside: 'green-salad corn-on-the-cob',
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
  'cornbread-dressing': {
    names:
      'cornbread dressing, cornbread stuffing, southern cornbread dressing, thanksgiving cornbread dressing, grandmas cornbread dressing, cornbread dressing with sage, sage cornbread dressing',
    title: 'Southern Cornbread Dressing',
    family: 'creole',
    near: 'bread-stuffing cornbread corn-casserole',
    beside: 'roast-turkey roast-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.3,
    list: `
      flour cornmeal 240
      flour flour|gf-flour 95
      leavener baking-powder 10
      creamy buttermilk|soy-milk 360
      egg egg 200
      fat butter|vegan-butter 110
      vegetable onion 220 chopped
      vegetable celery 200 chopped
      herb sage 6 chopped
      ground-spice dried-thyme 1
      stock chicken-stock|veg-stock 600
      herb parsley 10?
      salt
      pepper pepper 1.5
    `,
    steps: `
      8 Heat the oven to 425°F (220°C). Melt {1/2 butter}. Whisk {cornmeal, flour, baking-powder} with {1/3 salt}, then stir in {buttermilk, 1/2 egg}, then the melted butter.
      1+22 Grease {@baking-dish}, pour in the batter and bake until it is firm and golden, 22 minutes.
      8 Soften {onion, celery} in {butter} in {@skillet} over medium heat, 7 minutes. Take it off the heat and stir in {sage, dried-thyme}.
      6 Crumble the cornbread into a bowl, in pieces of all sizes. Beat {egg} into {chicken-stock} with {pepper, salt} and fold everything together[ with {parsley}]: it should be wetter than seems right.
      2+40 Turn the oven down to 375°F (190°C). Scrape the mixture back into the dish and bake until it is 165°F (74°C) in the middle and brown on top, 40 minutes.
    `,
    face: 'A moist dressing scented with sage, onion and celery, brown and crusty on top',
    why: 'The cornbread is made without sugar and crumbled unevenly, so that there is custard between crisp bits',
  },
  'pimento-cheese': {
    names:
      'pimento cheese, pimento cheese spread, southern pimento cheese, pimento cheese dip, pimiento cheese, homemade pimento cheese, pimento cheese sandwich',
    title: 'Pimento Cheese',
    family: 'creole',
    near: 'deviled-eggs dip',
    beside: 'fried-green-tomatoes',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Any Kitchen',
    serves: 8,
    salt: 0.1,
    list: `
      cheese cheddar 340 coarsely grated from a block
      creamy cream-cheese 115 softened
      sauce mayonnaise 85
      brine roasted-peppers 120 drained and finely chopped
      sauce hot-sauce 4
      ground-spice onion-powder 1
      ground-spice sweet-paprika 1
      bread crackers|gf-bread 200
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Pat {roasted-peppers} very dry with paper towels: their brine would thin the spread.
      5 Beat {cream-cheese, mayonnaise, hot-sauce, onion-powder, sweet-paprika, pepper} until smooth. Fold in {cheddar} and the peppers, leaving shreds of cheese to bite on, and season with {salt}.
      1+30 Cover and chill for 30 minutes, so that it firms up. Serve with {crackers}.
    `,
    face: 'Sharp Cheddar and sweet red peppers in a creamy, peppery spread',
    why: 'Cheese grated from a block melts into the spread, which the dry shreds from a bag never do',
  },
}
