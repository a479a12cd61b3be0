import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Taco night by other names: under cornbread, in a bag, in green chile sauce. */
export const texMexWeeknights: DishEntries = {
  'tamale-pie': {
    names:
      'tamale pie, beef tamale pie, tamale casserole, cornbread tamale pie, mexican cornbread casserole, cornbread taco bake, chili cornbread casserole, cowboy cornbread casserole, taco cornbread casserole, tamale pie casserole, chili with cornbread topping',
    family: 'texmex',
    cuisine: 'American, Mexican',
    near: 'taco-casserole frito-pie enchilada-casserole',
    beside: 'green-salad coleslaw',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein ground-beef|ground-turkey|plant-mince 550
      vegetable onion 150 chopped
      aromatic garlic 9 minced
      ground-spice chili-powder 8
      ground-spice cumin 3
      body canned-tomatoes 400
      chile green-chiles 115 with their juice
      pulse black-beans|pinto-beans 250 drained and rinsed
      vegetable corn 150
      cheese cheddar 150
      body cornmeal 120
      flour flour|gf-flour 90
      sweetener sugar 20
      leavener baking-powder 8
      creamy milk 210
      egg egg 50
      fat butter 42 melted
      salt
    `,
    steps: `
      10 Heat the oven to 400°F (200°C). Cook {ground-beef, onion} in {@skillet} over medium-high heat until the meat is browned, at 160°F (71°C) or more, 9 minutes. Pour off the fat.
      9 Stir in {garlic, chili-powder, cumin} for 1 minute. Add {canned-tomatoes, green-chiles, black-beans, corn, most salt} and simmer until thick, 8 minutes. Spread in {@baking-dish} and sprinkle with {most cheddar}.
      4 Whisk {cornmeal, flour, sugar, baking-powder, salt}. Stir in {milk, egg, butter} until just smooth.
      2+25 Spoon the batter over the filling and spread it to the edges. Sprinkle with {cheddar}. Bake until a toothpick comes out of the cornbread clean, 23 to 26 minutes.
      1+10 Let stand for 10 minutes, so that the filling thickens under its crust.
    `,
    face: 'Spiced beef, beans and corn under a golden cornbread crust',
    why: 'The filling is boiled down thick first, so the cornbread on it bakes through',
  },
  'walking-tacos': {
    names:
      'walking tacos, walking taco, taco in a bag, tacos in a bag, walking taco bar, doritos walking tacos, fritos walking tacos, taco bags',
    family: 'texmex',
    cuisine: 'American',
    near: 'frito-pie tacos nachos',
    beside: 'guacamole esquites',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.2,
    list: `
      protein ground-beef|ground-turkey|plant-mince 500
      ground-spice taco-seasoning 24
      body tomato-sauce 120
      pulse pinto-beans|black-beans 250 drained and rinsed
      bread tortilla-chips=corn_chips_in_single-serving_bags/corn_chips 250
      cheese cheddar 120
      leaf iceberg 120 finely shredded
      raw tomato 200 diced
      creamy sour-cream|vegan-sour-cream 90
      brine pickled-jalapenos 40?
      salt
    `,
    steps: `
      9 Cook {ground-beef} in {@skillet} over medium-high heat until browned, at 160°F (71°C) or more, 8 minutes. Pour off the fat.
      2+6 Stir in {taco-seasoning, tomato-sauce, pinto-beans, water 80, salt} and simmer until it is thick and hardly runs, 6 minutes.
      3 Crush {tortilla-chips} lightly in their bags, then cut the bags open along one long side. Shake up the chips.
      3 Spoon the hot meat into the bags and top with {cheddar, iceberg, tomato}. Add {sour-cream}[ and {pickled-jalapenos}], and eat with a fork, walking.
    `,
    face: 'Taco meat, cheese and salad, spooned right into bags of corn chips',
    why: 'Cooked down until it hardly runs, the meat does not soak the chips',
  },
  'green-chile-enchiladas': {
    names:
      'green chile enchiladas, green chile chicken enchiladas, green chili chicken enchiladas, green chili enchiladas, chicken green chile enchiladas, new mexico green chile enchiladas, stacked green chile enchiladas, hatch green chile enchiladas, enchiladas verdes with green chile',
    title: 'Green Chile Chicken Enchiladas',
    family: 'southwestern',
    cuisine: 'American, Mexican',
    near: 'enchiladas-suizas chicken-enchiladas enchiladas',
    beside: 'refried-beans mexican-rice',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      second-fat butter 42
      vegetable onion 150 chopped
      aromatic garlic 12 minced
      flour flour|cornstarch 24
      ground-spice cumin 3
      ground-spice oregano 1
      stock chicken-stock 420
      chile green-chiles 340 with their juice
      creamy sour-cream 160
      protein cooked-chicken 500 shredded
      cheese monterey-jack 280
      fat neutral-oil 14
      bread corn-tortillas 340
      herb cilantro 10? chopped
      salt
    `,
    steps: `
      9 Heat the oven to 375°F (190°C). Melt {butter} in a saucepan over medium heat and cook {onion} until soft, 6 minutes. Stir in {garlic, flour, cumin, oregano} for 1 minute.
      3+6 Whisk in {chicken-stock} by degrees, add {green-chiles} and simmer until lightly thick, 6 minutes. Off the heat, stir in {sour-cream, salt}.
      3 Mix {cooked-chicken} with a third of {=monterey-jack} and a ladleful of the sauce.
      5 Brush {corn-tortillas} with {neutral-oil}, stack them in foil and warm them in the oven for 5 minutes, until they bend without cracking.
      8 Spread a ladleful of sauce in {@baking-dish}. Fill and roll the tortillas, setting them seam side down and close together. Pour over what is left of the sauce and sprinkle with {monterey-jack}.
      1+22 Bake until the cheese is spotted brown and the sauce bubbles, about 22 minutes.
      1+5 Let stand for 5 minutes. [Scatter with {cilantro}.]
    `,
    face: 'Corn tortillas rolled around chicken, in a creamy sauce of roasted green chiles',
    why: 'A brush of oil and five warm minutes keep the tortillas from tearing and from turning to mush',
  },
}
