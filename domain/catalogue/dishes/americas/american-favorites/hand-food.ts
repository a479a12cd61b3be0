import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rolls, wraps and fairground food that is eaten from the hand. */
export const handFood: DishEntries = {
  'shrimp-po-boy': {
    names:
      "shrimp po' boy, po' boy, po boy, poboy, po' boys, po' boy sandwich, shrimp po boy sandwich, fried shrimp po boy, new orleans po boy, louisiana po boy, dressed po boy",
    title: 'Shrimp Po’ Boys',
    family: 'creole',
    near: 'crispy-chicken-sandwich sandwich',
    beside: 'coleslaw oven-fries',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      dressing mayonnaise|vegan-mayonnaise 70
      sauce dijon 12
      brine pickles 80 thinly sliced
      ground-spice cajun-seasoning 7
      acid lemon 15
      protein shrimp 480 peeled and deveined
      creamy buttermilk|soy-milk 140
      flour flour|gf-flour 50
      crunch cornmeal 80
      fat neutral-oil 70
      bread crusty-rolls|gf-bread 360 split
      leaf iceberg 120 finely shredded
      raw tomato 180 thinly sliced
      salt
    `,
    steps: `
      3 Stir {mayonnaise, dijon, lemon} with {1/3 cajun-seasoning} for the spread.
      3+10 Soak {shrimp} in {buttermilk} for 10 minutes. Mix {flour, cornmeal, cajun-seasoning, salt} on a plate.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat until a pinch of cornmeal sizzles in it. Lift the shrimp from the milk, roll them in the cornmeal and fry in batches until crisp, golden and opaque, about 2 minutes a side. Drain on a rack.
      4 Toast {crusty-rolls}, cut side down, in a dry pan and spread both halves with the sauce. Fill with {iceberg, tomato, pickles} and pile the hot shrimp on top.
    `,
    face: 'Cornmeal-crusted shrimp in a toasted roll with lettuce, tomato and a Cajun spread',
    why: 'Cornmeal fries up crunchier than flour alone, and stays so under the sauce',
  },
  'corn-dogs': {
    names:
      'corn dogs, corn dog, corndog, corndogs, homemade corn dogs, mini corn dogs, state fair corn dogs, fried corn dogs',
    family: 'farmhouse',
    near: 'hot-dogs pigs-in-blankets',
    beside: 'oven-fries coleslaw',
    weight: 3,
    level: 2,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein hot-dogs|vegan-sausage 360 patted dry
      thickener cornstarch 16
      crunch cornmeal 120
      flour flour|gf-flour 110
      sweetener sugar 30
      leavener baking-powder 9
      egg egg 50
      creamy buttermilk|soy-milk 220
      fat neutral-oil 480 for frying
      sauce yellow-mustard 60
      salt
    `,
    steps: `
      8 Push a wooden skewer into each of {hot-dogs}, two thirds of the way. Roll them in {cornstarch} and shake off what is loose.
      5+5 Whisk {cornmeal, flour, sugar, baking-powder, salt}. Beat in {egg, buttermilk} to a batter as thick as pancake batter, and let it stand for 5 minutes. Pour it into a tall glass.
      3+6 Heat {neutral-oil} in a deep, narrow pot to 350°F (175°C), 6 minutes. It should be about 2 inches deep; pour in more if the pot is wide.
      12 Dip one at a time, turning it so that it is coated to the stick. Fry two or three together, turning, until deep golden and 165°F (74°C) in the middle, 3 to 4 minutes. Drain on a rack.
      1 Serve hot with {yellow-mustard} to dip them in.
    `,
    face: 'Hot dogs on a stick in a sweet, crisp cornmeal batter',
    why: 'A dusting of cornstarch gives the batter something dry to hold on to',
  },
  'nashville-hot-chicken': {
    names:
      'nashville hot chicken, hot chicken, nashville chicken, nashville hot chicken sandwich, nashville fried chicken, hot chicken sandwich',
    family: 'creole',
    near: 'crispy-chicken-sandwich fried-chicken chicken-tenders breaded-cutlet',
    beside: 'coleslaw oven-fries',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein chicken-thigh|chicken-breast 640 patted dry
      creamy buttermilk|soy-milk 200
      sauce hot-sauce 20
      flour flour|gf-flour 120
      thickener cornstarch 30
      fat neutral-oil 110
      ground-spice cayenne 6
      sweetener brown-sugar 12
      ground-spice smoked-paprika 4
      ground-spice garlic-powder 3
      bread white-bread|gf-bread 160
      brine pickles 120 sliced
      salt
    `,
    steps: `
      4+30 Stir {buttermilk, hot-sauce, 1/2 salt} in a bowl and turn {chicken-thigh} in it. Refrigerate for 30 minutes, or overnight.
      6 Whisk {flour, cornstarch} with {salt}. Lift each piece out, dredge it, dip it back in the buttermilk and dredge again, pressing the flour into every fold.
      28 Heat {most neutral-oil} in {@skillet} to 350°F (175°C). Fry in two batches until deep brown and 165°F (74°C) inside, 6 to 7 minutes a side. Set on a rack.
      3 Warm {neutral-oil} in a small pan over low heat. Take it off, stir in {cayenne, brown-sugar, smoked-paprika, garlic-powder} and let it foam.
      2 Brush the red oil all over the chicken. Serve on {white-bread} with {pickles} on top, and wash the pepper off your hands.
    `,
    face: 'Crackling fried chicken painted with cayenne oil, on soft bread with pickles',
    why: 'Warm oil carries the pepper into every crag of the crust',
  },
  'buffalo-chicken-wrap': {
    names:
      'buffalo chicken wrap, buffalo wrap, buffalo chicken wraps, spicy chicken wrap, buffalo ranch chicken wrap, crispy buffalo chicken wrap, buffalo chicken tortilla wrap',
    family: 'farmhouse',
    near: 'buffalo-chicken-sandwich chicken-wrap filled-wrap',
    beside: 'oven-fries',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.25,
    list: `
      protein chicken-breast 520 cut into 1/2-inch strips
      ground-spice garlic-powder 3
      fat neutral-oil 18
      second-fat butter|vegan-butter 28
      sauce hot-sauce 60
      bread flour-tortillas 240
      dressing ranch-dressing 60
      leaf romaine 140 shredded
      raw carrot 90 coarsely grated
      raw celery 70 thinly sliced
      cheese blue-cheese|cheddar 40? crumbled
      salt
    `,
    steps: `
      2 Season {chicken-breast} with {garlic-powder, salt}.
      8 Heat {neutral-oil} in {@skillet} over medium-high heat and brown the strips until 165°F (74°C) inside, 6 minutes, turning once.
      2 Off the heat, add {butter, hot-sauce} and toss until the chicken is glazed and red.
      2 Warm {flour-tortillas} in a dry pan, about 20 seconds a side, so that they bend without cracking.
      4 Spread each with {ranch-dressing}. Lay the chicken on with {romaine, carrot, celery, blue-cheese}, fold in the sides and roll up tight. Cut in half.
    `,
    face: 'Spicy glazed chicken with cool ranch, lettuce, carrot and celery in a soft wrap',
    why: 'Butter goes in off the heat, so the hot sauce turns glossy instead of greasy',
  },
  'italian-beef-sandwich': {
    names:
      'italian beef sandwich, italian beef, chicago italian beef, italian beef sandwiches, slow cooker italian beef, crock pot italian beef, chicago beef sandwich, chicago style italian beef',
    title: 'Italian Beef Sandwiches',
    family: 'soffritto',
    cuisine: 'American',
    near: 'french-dip philly-cheesesteak sandwich',
    beside: 'oven-fries giardiniera',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Slow Cooked',
    equipment: 'Oven/Slow Cooker, Stovetop',
    serves: 8,
    salt: 0.35,
    list: `
      protein beef-chuck 1300 patted dry
      fat olive-oil 20
      vegetable onion 200 sliced
      aromatic garlic 20 sliced
      ground-spice italian-seasoning 8
      chile flakes 1.5
      stock beef-stock 700
      brine pepperoncini 180
      vegetable green-pepper 300 cut into strips
      bread crusty-rolls 720 split
      cheese provolone 160? sliced
      salt
      pepper pepper 3
    `,
    steps: `
      12 Heat the oven to 300°F (150°C). Season {beef-chuck} with {salt, pepper} and brown it in {1/2 olive-oil} in a Dutch oven over medium-high heat, about 4 minutes a side.
      3+195 Add {onion, garlic, italian-seasoning, flakes, 1/2 pepperoncini, beef-stock}. Cover and braise in the oven until a fork twists in it without effort, 3 hours 15 minutes. A slow cooker on Low does the same in a working day.
      8~ Toward the end, soften {green-pepper} in {olive-oil} in a skillet over medium heat, 7 minutes.
      5 Shred the meat in its broth and let it soak for a few minutes. Skim off the fat.
      4 Pile it, dripping, into {crusty-rolls} with {provolone}, the peppers and {pepperoncini}. Serve cups of the broth to dip the sandwiches in.
    `,
    face: 'Beef braised until it shreds with pepperoncini, on rolls soaked in the broth',
    why: 'The brine of the peppers seasons the broth and keeps the rich meat lively',
  },
  'fried-pickles': {
    names:
      'fried pickles, fried dill pickles, deep fried pickles, fried pickle chips, crispy fried pickles, southern fried pickles, frickles, fried pickles with ranch',
    family: 'creole',
    near: 'onion-rings french-fries fritters',
    beside: 'cheeseburger',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.1,
    list: `
      main pickles=dill_pickles/pickles 360 cut into 1/4-inch slices
      flour flour|gf-flour 70
      crunch cornmeal 50
      ground-spice cajun-seasoning 3
      ground-spice garlic-powder 2
      creamy buttermilk|soy-milk 110
      fat neutral-oil 65
      dressing ranch-dressing 100
    `,
    steps: `
      3+5 Spread {pickles} on a towel, cover with another and press. Leave them for 5 minutes: wet slices spit and lose their coat.
      3 Mix {flour, cornmeal, cajun-seasoning, garlic-powder} in a bowl, and pour {buttermilk} into another.
      5 Dip the slices in the milk, a handful at a time, and toss them in the flour until none sticks to its neighbor.
      10 Heat {neutral-oil} in {@skillet} over medium-high heat to 365°F (185°C). Fry in batches until crisp and brown, 1 to 2 minutes a side. Drain on paper towels.
      1 Eat at once with {ranch-dressing}.
    `,
    face: 'Tangy slices in a crunchy cornmeal coat, with ranch to dip them in',
    why: 'Patted really dry, the slices keep their crust',
  },
  runza: {
    names:
      'runza, runzas, nebraska runza, nebraska runzas, homemade runzas, runza sandwich, runza sandwiches, bierocks, bierock, kraut burger, kraut burgers, krautburger, krautburgers, beef and cabbage buns, cabbage and beef buns, cabbage buns, stuffed cabbage buns, beef and cabbage stuffed buns',
    title: 'Runzas (Beef and Cabbage Buns)',
    titles: 'plant-mince: Meatless Runzas with Cabbage',
    family: 'farmhouse',
    near: 'cornish-pasties calzone stromboli',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    batch: true,
    list: `
      creamy milk|soy-milk|oat-milk 250 lukewarm
      leavener yeast 7.2
      sweetener sugar 40
      flour bread-flour|flour 500
      egg egg|applesauce 50
      seasoning salt 14
      fat butter|vegan-butter 70 softened
      protein ground-beef|plant-mince 480
      vegetable onion 180 finely chopped
      vegetable cabbage 450 finely shredded
      sauce worcestershire|soy-sauce 15
      pepper pepper 2
    `,
    steps: `
      3+5 Stir {yeast, sugar} into {milk} and leave it until it foams, 5 minutes.
      11 Mix in {bread-flour, egg, 1/2 salt, most butter} and knead until smooth and springy, 8 minutes.
      1+60~ Cover and let rise in a warm place until doubled, 1 hour.
      9 Meanwhile, cook {ground-beef, onion} in a large skillet over medium-high heat, breaking up the meat, until crumbly[, {?ground-beef}160°F (71°C)] and no longer pink, 8 minutes. Spoon off the fat.
      13+20 Add {cabbage, worcestershire, pepper, salt} and cook, stirring, until the cabbage is limp and the pan is dry, 12 minutes. Spread out on a plate and cool for 20 minutes.
      14 Divide the dough into {@count 257 piece pieces} and roll each into a 6-by-8-inch rectangle. Heap filling down the middle, bring the long sides together over it, and pinch the seam and both ends shut. Set on {@sheet-pans}, lined, seam down.
      1+20 Heat the oven to 375°F (190°C) while the buns rest, covered, for 20 minutes.
      1+22 Bake until deep golden and 165°F (74°C) in the middle, 20 to 23 minutes.
      2 Melt {butter}, brush it over the hot buns, and let them cool a little before you bite in.
    `,
    face: 'Soft, golden buns of Nebraska with a peppery filling of meat and cabbage',
    why: 'The cabbage is cooked until the pan is dry, so no juice is left to soak through the dough',
  },
}
