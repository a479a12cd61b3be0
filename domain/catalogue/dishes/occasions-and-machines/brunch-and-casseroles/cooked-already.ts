import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Suppers of the pasta that was cooked yesterday. */
export const cookedAlready: DishEntries = {
  'spaghetti-frittata': {
    names:
      'spaghetti frittata, pasta frittata, leftover spaghetti frittata, leftover pasta frittata, frittata di pasta, frittata di spaghetti, spaghetti omelet, leftover spaghetti, leftover pasta, leftover cooked pasta, leftover cooked spaghetti, leftover boiled spaghetti, leftover noodles',
    title: 'Spaghetti Frittata',
    family: 'soffritto',
    cuisine: 'Italian',
    near: 'vegetable-frittata frittata',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      egg egg 350
      creamy milk|oat-milk 60
      cheese parmesan 60 finely grated
      pepper pepper 1
      starch cooked-pasta=cooked_spaghetti/spaghetti 400
      cheese mozzarella 100? grated
      fat olive-oil 27
      aromatic garlic 6 finely chopped
      herb parsley 8? chopped
      salt
    `,
    steps: `
      4 Beat {egg, milk, parmesan, pepper, salt} in a large bowl. Stir in {cooked-pasta}[, {mozzarella}][ and {parsley}] until every strand is coated.
      2 Warm {olive-oil} with {garlic} in {@skillet}, nonstick if you have one, over medium heat until it sizzles, 1 minute.
      2+9 Pour in the pasta and eggs and press level. Cook over medium-low heat until the bottom is golden and the edge is firm, 8 to 9 minutes. Loosen it now and then.
      2+5 Slide onto a plate, cover with the upturned pan and flip it over. Cook the other side until the middle is set, at 160°F (71°C), about 5 minutes.
      0+5 Let stand for 5 minutes and cut into wedges. It is good warm or cold.
    `,
    face: 'Cold spaghetti set with eggs and cheese into a golden cake to cut in wedges',
    why: 'Starch on cooked pasta binds it to the eggs, so it holds together better than fresh',
  },
  'mash-topped-chicken-pie': {
    names:
      'chicken pie without pastry, chicken pie no pastry, pie without pastry, mash topped chicken pie, chicken and leek pie with mash, chicken and leek pie without pastry, chicken pie with mashed potato, chicken shepherds pie, chicken cottage pie, leftover chicken pie, leftover roast chicken pie, savory pie without pastry',
    title: 'Mash-Topped Chicken and Leek Pie',
    titles: 'cooked-turkey: Mash-Topped Turkey and Leek Pie',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'chicken-and-leek-pie shepherds-pie',
    beside: 'minted-peas roasted-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.38,
    list: `
      vegetable potato 900 peeled and cut into chunks
      fat butter|vegan-butter 60
      vegetable leek 200 sliced and well washed
      vegetable carrot 150 diced
      flour flour|gf-flour 35
      stock chicken-stock 400
      creamy cream|soy-cream 90
      sauce dijon 12
      protein cooked-chicken|cooked-turkey 420 torn into pieces
      vegetable peas 100
      liquid milk|oat-milk 80
      cheese cheddar|vegan-cheese 50? grated
      salt
      pepper pepper 1
    `,
    steps: `
      3+20~ Cover {potato} with cold salted water, bring to a boil and simmer until very soft, 15 to 20 minutes.
      9 Meanwhile, heat the oven to 400°F (200°C). Melt {1/2 butter} in {@skillet} over medium heat and cook {leek, carrot} until soft, 8 minutes.
      6 Stir in {flour} for 1 minute, then {chicken-stock}, little by little. Simmer until thick, 4 minutes.
      3 Take it off the heat. Stir in {cream, dijon, cooked-chicken, peas, pepper} and {1/2 salt} and spread in {@baking-dish}.
      5 Drain the potatoes, let them steam dry for a minute and mash with {milk, butter, salt}. Spread over the filling and rough up the top with a fork[; scatter with {cheddar}].
      1+25 Bake until the peaks are brown and the filling bubbles at the rim, 165°F (74°C) in the middle, about 25 minutes.
      0+5 Let it stand for 5 minutes.
    `,
    face: 'Cooked chicken and leeks in a mustardy cream sauce under buttery mash',
    why: 'Mash makes a lid that needs no rolling, and drinks in some of the sauce',
  },
}
