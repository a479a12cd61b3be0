import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Mayonnaise, with and without eggs, and the pink sauces that are stirred together from it. */
export const mayonnaiseSauces: DishEntries = {
  'eggless-mayonnaise': {
    names:
      'eggless mayonnaise, eggless mayo, egg free mayonnaise, egg free mayo, egg-free mayonnaise, egg-free mayo, mayonnaise without eggs, mayonnaise without egg, mayo without eggs, mayo without egg, homemade vegan mayonnaise, homemade vegan mayo, vegan mayo from scratch, vegan mayonnaise from scratch, soy milk mayo, soy milk mayonnaise, milk mayonnaise',
    title: 'Eggless Mayonnaise',
    family: 'farmhouse',
    near: 'aioli ranch-dressing',
    beside: 'potato-salad veggie-burger',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Immersion Blender/Blender',
    serves: 16,
    batch: true,
    list: `
      liquid soy-milk=unsweetened_soy_milk/soy_milk|milk 120 at room temperature
      acid lemon-juice 15
      acid cider-vinegar 5
      sauce dijon 8
      seasoning salt 4.5
      sweetener sugar 2
      fat neutral-oil 220
    `,
    steps: `
      2 Put {soy-milk, lemon-juice, cider-vinegar, dijon, salt, sugar} in a tall, narrow jar that the blender just fits. Blend for 10 seconds: it thickens a little and looks curdled, as it should.
      4 With the blender running at the bottom of the jar, pour in {neutral-oil} in a thin, steady stream, about 3 minutes, and draw the blender slowly up through it once the last of the oil is in. It should hold a soft peak.
      1+30 Taste for salt and lemon. Chill for 30 minutes, and it sets as thick as mayonnaise from a jar. It keeps for a week in the refrigerator. If it stays thin, blend in another spoonful of oil.
    `,
    face: 'White, thick and tangy, to spread, to dip into and to bind a salad',
    why: 'A little acid thickens the milk, and its protein then holds the oil as a yolk would',
  },
  mayonnaise: {
    names:
      'mayonnaise, mayo, homemade mayonnaise, homemade mayo, mayonnaise from scratch, mayo from scratch, classic mayonnaise, real mayonnaise, easy homemade mayonnaise, blender mayonnaise, blender mayo, mayonaise',
    title: 'Homemade Mayonnaise',
    family: 'bistro',
    near: 'eggless-mayonnaise aioli',
    beside: 'french-fries potato-salad',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop, Immersion Blender/Blender',
    serves: 16,
    batch: true,
    list: `
      egg egg-yolk 36
      acid lemon-juice 30
      sauce dijon 8
      seasoning salt 4.5
      sweetener sugar 2
      fat neutral-oil 240
    `,
    steps: `
      5 Whisk {egg-yolk, lemon-juice, sugar} with {water 30} in a small saucepan over low heat, without a pause, until it just begins to thicken and is at 160°F (71°C), about 4 minutes. Take it off at the first bubble.
      1+5 Set the pan in cold water for 5 minutes, stirring now and then.
      6 Scrape the yolks into a tall jar with {dijon, salt}. With the blender running, add {neutral-oil}, first by drops and then in a thin stream, about 5 minutes, until thick and pale. If it splits, blend a teaspoon of hot water in a clean jar with a spoonful of it, and work in the rest from there.
      1+30 Chill for 30 minutes before you use it. It keeps for four days in a closed jar in the refrigerator.
    `,
    face: 'Thick, pale and lemony, for sandwiches, for fries and for every salad that is bound',
    why: 'The yolks are warmed to 160°F (71°C) with lemon and water first, so nothing in the jar is raw',
  },
  'burger-sauce': {
    names:
      'burger sauce, hamburger sauce, special sauce, secret sauce, fry sauce, homemade burger sauce, special burger sauce, secret burger sauce, big mac sauce, copycat big mac sauce, in n out sauce, in-n-out sauce, in n out burger sauce, animal style sauce, shake shack sauce, shack sauce, burger special sauce, burger sauce recipe, sauce for burgers, sauce for fries, smash burger sauce, pink burger sauce, utah fry sauce',
    title: 'Burger Sauce',
    family: 'barbecue',
    near: 'thousand-island-dressing tartar-sauce',
    beside: 'smash-burger french-fries',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 165
      sauce ketchup 45
      sauce yellow-mustard 15
      brine pickles 45 very finely chopped
      aromatic onion 20 finely grated
      acid white-vinegar 5
      sweetener sugar 3
      ground-spice sweet-paprika 1.5
      ground-spice garlic-powder 1
    `,
    steps: `
      3 Whisk {mayonnaise, ketchup, yellow-mustard, white-vinegar, sugar, sweet-paprika, garlic-powder} in a bowl until smooth.
      2 Stir in {pickles, onion}.
      1+30 Chill for 30 minutes. It keeps for five days in a jar in the refrigerator.
    `,
    face: 'Creamy, sweet and sharp, with bits of pickle and onion, as the drive-in spreads it',
    why: 'Grated onion melts into the sauce and gives it that taste of a burger stand, which slices never do',
  },
  'spicy-mayo': {
    names:
      'spicy mayo, sriracha mayo, spicy mayonnaise, sriracha mayonnaise, spicy mayo for sushi, spicy mayo sauce, sushi mayo, poke bowl sauce, sriracha aioli, spicy sriracha mayo, sriracha sauce, bang bang sauce, spicy sushi sauce',
    title: 'Spicy Sriracha Mayo',
    family: 'soy-mirin',
    near: 'aioli eggless-mayonnaise',
    beside: 'sushi-rolls poke-bowl',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    list: `
      creamy mayonnaise|vegan-mayonnaise 120
      chile sriracha 30
      acid lime-juice|rice-vinegar 7
      second-fat sesame-oil 3?
      sweetener sugar|honey 2
    `,
    steps: `
      2 Whisk {mayonnaise, sriracha, lime-juice, sesame-oil, sugar} in a small bowl until evenly pink.
      1 Taste it, and add more sriracha if you want it hotter. It keeps for a week in the refrigerator.
    `,
    face: 'Pink, creamy and hot, to drizzle over bowls, rolls and fries',
    why: 'A few drops of sesame oil and lime make a squeeze bottle taste like the sushi counter',
  },
  'yum-yum-sauce': {
    names:
      'yum yum sauce, yumyum sauce, japanese yum yum sauce, hibachi sauce, hibachi yum yum sauce, hibachi white sauce, japanese steakhouse white sauce, japanese steakhouse sauce, sakura sauce, white sauce hibachi, yum yum sauce for hibachi',
    title: 'Yum Yum Sauce',
    family: 'soy-mirin',
    cuisine: 'Japanese, American',
    near: 'spicy-mayo',
    beside: 'shrimp-fried-rice',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    batch: true,
    list: `
      creamy mayonnaise|vegan-mayonnaise 220
      fat butter|vegan-butter 14 melted
      sauce tomato-paste 8
      acid rice-vinegar 10
      sweetener sugar 8
      ground-spice sweet-paprika 1.5
      ground-spice garlic-powder 2
      ground-spice onion-powder 1
      chile cayenne 0.3?
    `,
    steps: `
      3 Whisk {tomato-paste, butter, rice-vinegar, sugar, sweet-paprika, garlic-powder, onion-powder, cayenne} in a bowl until the sugar dissolves.
      2 Whisk in {mayonnaise}, then {water 30}, until it just pours.
      1+60 Chill for 1 hour, so that the spices lose their dusty edge. It keeps for a week in the refrigerator.
    `,
    face: 'Pale pink, sweet and buttery, as it comes in little dishes with whatever is cooked on the hibachi',
    why: 'Melted butter is what makes it taste of the grill, and water thins it without making it sour',
  },
  'cocktail-sauce': {
    names:
      'cocktail sauce, shrimp cocktail sauce, seafood cocktail sauce, homemade cocktail sauce, cocktail sauce for shrimp, cocktail sauce with horseradish, horseradish cocktail sauce, seafood sauce, sauce for shrimp cocktail, sauce for shrimp',
    title: 'Cocktail Sauce',
    family: 'new-england',
    near: 'remoulade tartar-sauce',
    beside: 'shrimp-cocktail crab-cakes',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    list: `
      sauce ketchup 200
      sauce horseradish 40
      acid lemon-juice 15
      sauce worcestershire|soy-sauce|tamari 6
      chile hot-sauce 3?
      pepper pepper 0.3
    `,
    steps: `
      3 Stir {ketchup, horseradish, lemon-juice, worcestershire, hot-sauce, pepper} together in a bowl.
      1+20 Chill for 20 minutes and serve it ice cold. It keeps for a week in the refrigerator, though the horseradish fades.
    `,
    face: 'Red, sharp and sinus-clearing, for cold shellfish and for anything fried',
    why: 'Lemon cuts the sweetness of the ketchup, so that the horseradish is what you taste',
  },
}
