import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dips, nuts and small plates. */
export const moreBites: DishEntries = {
  'french-onion-dip': {
    names:
      'french onion dip, onion dip, caramelized onion dip, chip dip, sour cream and onion dip, sour cream dip, chip and dip',
    title: 'French Onion Dip',
    family: 'californian',
    near: 'spinach-artichoke-dip dip',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 8,
    salt: 0.5,
    list: `
      aromatic onion 450 thinly sliced
      fat olive-oil 35
      creamy sour-cream|vegan-sour-cream 300
      dressing mayonnaise|vegan-mayonnaise 110
      sauce worcestershire|soy-sauce|tamari 8
      ground-spice garlic-powder 1
      herb chives 6 snipped
      salt
      pepper pepper 0.5
    `,
    steps: `
      30 Cook {onion} in {olive-oil}[ with {1/2 salt}] in a wide skillet over medium-low heat, stirring often, until deep brown and sweet, 28 to 30 minutes. Add a spoonful of water whenever they stick.
      1+15 Spread on a plate and cool for 15 minutes, then chop.
      2 Stir into {sour-cream, mayonnaise, worcestershire, garlic-powder, salt, pepper}.
      1+60 Chill for 1 hour and scatter with {chives}.
    `,
    face: 'Cool and creamy, with slowly browned onions all through it',
    why: 'Half an hour of patience makes the sweetness that no packet has',
  },
  'seven-layer-dip': {
    names:
      'seven layer dip, 7 layer dip, mexican layer dip, taco dip, layered bean dip, layered taco dip, seven-layer dip',
    title: 'Seven-Layer Dip',
    family: 'texmex',
    near: 'cowboy-caviar dip',
    beside: 'fajitas',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    salt: 0.35,
    list: `
      pulse vegetarian-refried-beans 450
      ground-spice chili-powder 3
      raw avocado 400 halved and pitted
      acid lime 67
      creamy sour-cream|greek-yogurt|vegan-sour-cream 230
      vegetable tomato 250 seeded and diced
      cheese cheddar|vegan-cheese 140
      aromatic scallion 40 thinly sliced
      brine olives 60 sliced
      bread tortilla-chips 200
      salt
    `,
    steps: `
      3 Stir {vegetarian-refried-beans} with {chili-powder} and spread in {@baking-dish}.
      3 Mash {avocado} with {lime, salt} and spread over the beans, right to the edge. Cover with {sour-cream}.
      3 Layer on {cheddar, tomato, olives, scallion}.
      1+30 Chill for 30 minutes and serve with {tortilla-chips}.
    `,
    face: 'Beans, avocado, sour cream and all that goes on top, in one dish',
    why: 'Each layer reaches the rim, so every scoop has all seven',
  },
  'spiced-nuts': {
    names:
      'spiced nuts, candied nuts, candied pecans, roasted nuts, sweet and spicy nuts, glazed nuts, cinnamon nuts, cocktail nuts, holiday nuts, sugared pecans',
    title: 'Sweet and Spicy Pecans',
    family: 'creole',
    near: 'trail-mix nuts',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Appetizer',
    meals: 'Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      protein egg-white 33
      nut pecans 300 whole
      sweetener brown-sugar 80
      second-fat cinnamon 2
      ground-spice cayenne 0.6
      seasoning salt 4
    `,
    steps: `
      3 Heat the oven to 300°F (150°C). Whisk {egg-white} with a spoonful of water until frothy. Stir in {pecans} until they are wet all over.
      2 Toss with {brown-sugar, cinnamon, cayenne, salt}.
      2+30 Spread on a lined sheet pan and bake for 30 minutes, stirring twice, until dry and shiny.
      1+20 Cool for 20 minutes; they turn crisp as they do. Break up the clumps.
    `,
    face: 'Crackly and salty, sweet with a slow burn',
    why: 'The coating is held by a froth that bakes to a shell',
  },
  'baked-brie': {
    names:
      'baked brie, brie en croute, baked brie with jam, warm brie, brie in puff pastry, brie appetizer, melted brie',
    title: 'Baked Brie with Jam',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'spinach-artichoke-dip baked-cheese',
    beside: 'no-knead-bread green-salad',
    weight: 2,
    level: 1,
    types: 'Appetizer',
    meals: 'Snack, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    weather: 'cold',
    serves: 8,
    batch: true,
    salt: 0.01,
    list: `
      cheese brie 400 whole and cold
      body jam 80
      nut pecans 40? chopped
      bread puff-pastry 245 thawed
      egg egg 50 beaten
    `,
    steps: `
      2 Heat the oven to 400°F (200°C).
      6 Roll {puff-pastry} into a square large enough to wrap the wheel. Spread {jam} in the middle[, scatter with {pecans}] and set {brie} on top. Fold up the corners, press to seal, and turn over onto a lined pan.
      1 Brush all over with {egg}.
      1+30 Bake until deep golden, 28 to 32 minutes.
      1+10 Let stand for 10 minutes: cut at once, it runs away.
    `,
    face: 'Flaky outside, molten inside, and sweet with jam',
    why: 'Ten minutes of rest turn a flood into a slow ooze',
  },
  'buffalo-cauliflower': {
    names:
      'buffalo cauliflower, cauliflower wings, buffalo cauliflower bites, cauliflower buffalo wings, vegan wings, vegan buffalo wings, bang bang cauliflower, vegetarian wings, hot cauliflower',
    title: 'Buffalo Cauliflower Bites',
    family: 'barbecue',
    near: 'roasted-cauliflower onion-rings fritters',
    beside: 'blue-cheese-dressing',
    weight: 3,
    level: 1,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.25,
    list: `
      vegetable cauliflower 700 cut into bite-size florets
      flour flour|gf-flour 90
      thickener cornstarch 30
      second-fat garlic-powder 2
      ground-spice smoked-paprika 2
      liquid milk|oat-milk|soy-milk 180
      sauce hot-sauce 80
      fat butter|vegan-butter 42 melted
      sweetener honey|maple 8
      salt
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Whisk {flour, cornstarch, garlic-powder, smoked-paprika, salt} with {milk} to a smooth batter.
      5 Turn {cauliflower} in the batter, let it drip, and set the pieces apart on {@sheet-pans}, lined with parchment.
      1+22 Bake until crisp and light brown, 20 to 23 minutes, turning once.
      2 Stir {hot-sauce, butter, honey} together and toss the florets in it.
      1+8 Bake until the sauce has dried on and the edges are dark, 7 to 8 minutes.
    `,
    face: 'Crisp, hot and buttery, as wings are, from a head of cauliflower',
    why: 'Sauced and baked again, the coating stays crisp',
  },
  'scotch-eggs': {
    names: 'scotch eggs, scotch egg, picnic eggs, sausage wrapped eggs, baked scotch eggs, british scotch eggs',
    title: 'Scotch Eggs',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'sausage-rolls deviled-eggs',
    beside: 'green-salad',
    weight: 2,
    level: 3,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Snack, Lunch',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.01,
    list: `
      egg egg 200
      protein breakfast-sausage 400 casings removed
      sauce dijon 8
      herb chives 6 snipped
      flour flour|gf-flour 30
      crunch panko|gf-breadcrumbs 80
      liquid milk|oat-milk|soy-milk 60
      fat neutral-oil 25
      pepper pepper 0.5
    `,
    steps: `
      2+8 Lower {egg} into boiling water, simmer for 7 minutes, cool in ice water and peel.
      6 Heat the oven to 400°F (200°C). Mix {breakfast-sausage, dijon, chives, pepper}. Pat into ovals, one for each egg, and wrap the meat around, sealing it well.
      6 Roll the balls in {flour}, dip them in {milk}, and coat them in {panko} rubbed with {neutral-oil}.
      1+26 Bake on a rack over a sheet pan until brown and crisp, and the meat is 160°F (71°C), 24 to 28 minutes.
      1+5 Rest for 5 minutes before cutting in half.
    `,
    face: 'Eggs in a crisp jacket of peppery breakfast sausage',
    why: 'The coating is oiled and crisps in the oven, so nothing has to be deep-fried',
  },
}
