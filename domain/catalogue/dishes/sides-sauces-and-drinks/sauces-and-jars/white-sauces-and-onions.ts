import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Plain sauces that other dishes begin with, onions cooked down, and a glaze. */
export const whiteSaucesAndOnions: DishEntries = {
  'bechamel-sauce': {
    names:
      'béchamel, bechamel, béchamel sauce, bechamel sauce, white sauce, basic white sauce, plain white sauce, besciamella, homemade bechamel, roux sauce, lasagna white sauce, white sauce for lasagna, white sauce from scratch, easy white sauce, medium white sauce, beshamel sauce, vegan bechamel, dairy free white sauce',
    title: 'Béchamel (White Sauce)',
    family: 'bistro',
    near: 'cheese-sauce parsley-sauce',
    beside: 'lasagna moussaka',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    list: `
      fat butter|vegan-butter|olive-oil 50
      thickener flour|gf-flour 45
      liquid milk|soy-milk|oat-milk 750
      whole-spice bay 0.4?
      ground-spice nutmeg 0.4
      salt
      pepper white-pepper|pepper 0.4
    `,
    steps: `
      3 Heat {butter} in a heavy saucepan over medium heat. Stir in {flour} and cook, stirring, until it smells nutty but has not colored, 2 minutes.
      4 Take the pan off the heat and whisk in {milk}, cold, a splash at a time and then in a stream, until smooth.
      8 Return it to medium heat[ with {bay}] and bring to a simmer, whisking into the corners. Simmer over low heat, stirring often, until it coats the back of a spoon and no longer tastes of flour, 6 minutes.
      1 Season with {nutmeg, salt, white-pepper}. If it must wait, press parchment paper onto the top, so that no skin forms.
    `,
    face: 'Smooth, white and gently spiced, for lasagna, for gratins and for anything that wants a sauce of milk',
    why: 'Cold milk on a hot roux leaves no lumps, and minutes of simmering take away the taste of flour',
  },
  'cheese-sauce': {
    names:
      'cheese sauce, cheddar cheese sauce, cheddar sauce, homemade cheese sauce, easy cheese sauce, cheese sauce for broccoli, cheese sauce for vegetables, cheese sauce for cauliflower, cheese sauce for pasta, cheese sauce for macaroni, cheese sauce for potatoes, cheese sauce for fries, mornay, mornay sauce, sauce mornay, smooth cheese sauce, cheesy sauce',
    title: 'Cheddar Cheese Sauce',
    family: 'farmhouse',
    near: 'bechamel-sauce queso-dip',
    beside: 'roasted-broccoli baked-potatoes',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    list: `
      fat butter|vegan-butter 28
      thickener flour|gf-flour 24
      liquid milk|oat-milk|soy-milk 480
      cheese cheddar=sharp_cheddar/Cheddar|vegan-cheese 170 coarsely grated
      ground-spice mustard-powder 1.2
      chile cayenne 0.3?
      salt
    `,
    steps: `
      3 Melt {butter} in a saucepan over medium heat. Stir in {flour, mustard-powder} and cook for 1 minute, stirring.
      6 Whisk in {milk}, a little at a time, and simmer, whisking, until thick enough to coat a spoon, 4 minutes.
      2 Take it off the heat and let it stop bubbling. Stir in {cheddar}, a handful at a time, until melted and smooth. Season with {cayenne, salt} and pour it over while it is hot.
    `,
    face: 'Golden, smooth and sharp, to pour over vegetables, pasta or fries',
    why: 'The cheese melts off the heat in a sauce that already holds together, so it never turns grainy',
  },
  'caramelized-onions': {
    names:
      'caramelized onion, caramelised onion, caramelized onions, caramelised onions, slow cooked onions, brown onions, how to caramelize onions, sweet onions for burgers, onions for burgers, burger onions, fried onions for burgers, caramelized red onions, caramelized onion topping',
    title: 'Caramelized Onions',
    family: 'bistro',
    near: 'onion-gravy sauteed-mushrooms',
    beside: 'cheeseburger pan-seared-steak',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    list: `
      vegetable onion 1200 sliced 1/4 inch thick from pole to pole
      fat butter|vegan-butter|olive-oil 30
      second-fat olive-oil 13
      seasoning salt 5
      acid balsamic-vinegar|cider-vinegar 10
    `,
    steps: `
      10 Warm {butter, olive-oil} in your widest heavy skillet over medium heat. Add {onion, salt}, cover and cook, stirring twice, until they have slumped, 8 minutes.
      40 Uncover and cook over medium-low heat, stirring every 5 minutes and more often toward the end, until they are soft, jammy and deep brown, 40 minutes. Where they stick, add a spoonful of water and scrape it up.
      2 Stir in {balsamic-vinegar} and cook for 1 minute. They keep for five days in the refrigerator and for three months in the freezer.
    `,
    face: 'A big pan of onions cooked down to something dark, sweet and spreadable',
    why: 'Under a lid they soften in their own juice first, and only then is there sweetness enough to brown',
  },
  'balsamic-glaze': {
    names:
      'balsamic glaze, balsamic reduction, homemade balsamic glaze, balsamic syrup, reduced balsamic, balsamic vinegar glaze, balsamic vinegar reduction, balsamic drizzle, how to make balsamic glaze, easy balsamic glaze',
    title: 'Balsamic Glaze',
    family: 'emilian',
    near: 'balsamic-vinaigrette',
    beside: 'caprese-salad bruschetta',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    list: `
      acid balsamic-vinegar 255
      sweetener brown-sugar|honey|maple 25
    `,
    steps: `
      2 Stir {balsamic-vinegar, brown-sugar} in a small saucepan and bring to a boil over medium heat, with a window open.
      14 Simmer over low heat, stirring now and then, until it has reduced by more than half and leaves a trail behind the spoon, 12 to 14 minutes. Watch the last minutes, when it burns easily.
      1+20 Cool for 20 minutes: it thickens as it cools. If it gets too stiff, stir in a teaspoon of hot water. It keeps for a month in a jar in the refrigerator.
    `,
    face: 'A dark, sweet-sour syrup to draw over salads, grilled meat or ripe fruit',
    why: 'It comes off the heat while it still seems thin, as cold glaze is twice as thick as hot',
  },
  'hot-honey': {
    names:
      'hot honey, hot honey sauce, spicy honey, chili honey, chile honey, homemade hot honey, hot honey drizzle, mikes hot honey, spicy honey drizzle, hot honey for pizza, hot honey glaze',
    title: 'Hot Honey',
    family: 'creole',
    near: 'hot-honey-chicken',
    beside: 'pepperoni-pizza fried-chicken',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    list: `
      sweetener honey|maple 255
      chile flakes 6
      chile hot-sauce 5?
      acid cider-vinegar 10
      seasoning salt 0.7
    `,
    steps: `
      4 Warm {honey, flakes, salt} in a small saucepan over low heat, stirring, until it is runny and just begins to bubble at the rim, 4 minutes.
      1+15 Take it off the heat and let it steep for 15 minutes.
      2 Stir in {cider-vinegar, hot-sauce}. Strain it into a clean jar, or leave the flakes in for more heat. It keeps for two months at room temperature.
    `,
    face: 'Sweet first and hot after, to drizzle over anything crisp, salty or fresh from the oven',
    why: 'Steeped off the heat, the flakes give up their fire and none of their bitterness',
  },
  croutons: {
    names:
      'homemade croutons, garlic croutons, croutons from scratch, croutons from stale bread, sourdough croutons, salad croutons, easy croutons, croutons for salad, baked croutons, crouton',
    title: 'Garlic Croutons',
    family: 'farmhouse',
    near: 'garlic-bread',
    beside: 'caesar-salad tomato-soup',
    weight: 2,
    part: true,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    list: `
      bread bread=day-old_crusty_bread/bread|gf-bread 240 torn or cut into 3/4-inch cubes
      fat olive-oil 45
      aromatic garlic 6 finely grated
      herb parsley 5? finely chopped
      seasoning salt 2.5
      pepper pepper 0.4
    `,
    steps: `
      3 Heat the oven to 375°F (190°C). Stir {olive-oil, garlic, salt, pepper} in a large bowl.
      3 Add {bread} and toss until every piece has soaked up some of the oil. Spread out on a rimmed sheet pan.
      2+14 Bake, turning once, until golden and crisp outside and a little chewy within, 14 minutes.
      1+10 [Toss with {parsley}. ]Let cool on the pan for 10 minutes, where they crisp. They keep for three days in a closed jar.
    `,
    face: 'Golden, crunchy and garlicky, for salads and for soups',
    why: 'Torn edges catch more oil than clean cuts, and crisp where they are ragged',
  },
}
