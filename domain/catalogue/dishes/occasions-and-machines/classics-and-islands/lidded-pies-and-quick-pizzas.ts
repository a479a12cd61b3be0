import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pies under a lid of pastry, and pizzas for a school night. */
export const liddedPiesAndQuickPizzas: DishEntries = {
  'chicken-and-mushroom-pie': {
    names:
      'chicken and mushroom pie, chicken mushroom pie, creamy chicken and mushroom pie, puff pastry chicken pie, chicken and mushroom puff pastry pie, chicken pie with puff pastry, puff pastry pot pie',
    title: 'Chicken and Mushroom Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'chicken-and-leek-pie chicken-pot-pie steak-and-ale-pie',
    beside: 'minted-peas mashed-potatoes',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      second-fat butter 56
      vegetable onion 150 chopped
      vegetable mushrooms 350 sliced
      aromatic garlic 6 minced
      protein chicken-thigh 750 cut into 1-inch pieces
      flour flour 36
      stock chicken-stock 360
      creamy cream 120
      sauce dijon 12
      herb thyme 2
      bread puff-pastry 320
      egg egg 50 beaten
      salt
      pepper pepper 1
    `,
    steps: `
      11 Heat the oven to 400°F (200°C). Melt {butter} in {@skillet} over medium-high heat. Cook {mushrooms, onion} until the mushrooms are brown and dry, 9 minutes. Stir in {garlic, thyme} for 1 minute.
      5 Add {chicken-thigh} and turn it until it has no raw look left, 4 minutes. Stir in {flour} for 1 minute.
      3+10 Pour in {chicken-stock} by degrees and simmer until thick, and the chicken is 165°F (74°C), 10 minutes. Stir in {cream, dijon, pepper, salt}.
      2+15 Spread in {@baking-dish} and let cool for 15 minutes.
      4 Lay {puff-pastry} over, trim and press it to the rim. Brush with {egg} and cut a slit.
      1+28 Bake until tall and deep golden, 25 to 30 minutes.
    `,
    face: 'Chicken and browned mushrooms in a creamy sauce under puff pastry',
    why: 'The filling cools before the pastry goes on, so the pastry rises instead of melting',
  },
  'beef-pot-pie': {
    names:
      'beef pot pie, ground beef pot pie, hamburger pot pie, minced beef pie, mince pie savory, mince beef pie, minced beef and onion pie, mince and onion pie, ground beef pie, beef mince pie, hamburger pie with crust, beef and vegetable pie',
    title: 'Ground Beef Pot Pie',
    family: 'farmhouse',
    cuisine: 'American, British',
    near: 'steak-and-ale-pie chicken-pot-pie cottage-pie',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein ground-beef 680
      vegetable onion 200 chopped
      vegetable carrot 150 in 1/4-inch dice
      aromatic garlic 6 minced
      flour flour 300
      body tomato-paste 20
      stock beef-stock 420
      sauce worcestershire 18
      herb thyme 2
      vegetable peas 120
      second-fat butter 130 cold and diced
      egg egg 50 beaten
      salt
      pepper pepper 1.2
    `,
    steps: `
      6+30~ Rub {butter} into {most flour} with {1/3 salt} until like crumbs. Bind with {water 80}, ice-cold, flatten and chill for 30 minutes.
      10 Meanwhile, brown {ground-beef} in {@skillet} over medium-high heat until it is 160°F (71°C), 9 minutes. Pour off most of the fat.
      7 Add {onion, carrot} and cook until soft, 6 minutes. Stir in {garlic, tomato-paste, flour} for 1 minute.
      3+12 Whisk in {beef-stock, worcestershire, thyme, pepper} and simmer until thick, 12 minutes. Stir in {peas, salt}.
      2+15 Spread in {@baking-dish} and let cool for 15 minutes. Heat the oven to 400°F (200°C).
      5 Roll the dough out to cover the dish, crimp it to the rim, brush with {egg} and cut a slit.
      1+34 Bake until well browned and bubbling at the edge, 32 to 36 minutes.
    `,
    face: 'Beef, carrots and peas in a thick brown gravy under a short crust',
    why: 'Boiled down before it is covered, the gravy stays under the crust and does not soak it',
  },
  'hawaiian-pizza': {
    names:
      'hawaiian pizza, ham and pineapple pizza, pineapple pizza, pizza with pineapple, hawaiian ham pizza, ham pizza, pineapple and ham pizza, pizza hawaii, ham and cheese pizza',
    title: 'Hawaiian Pizza',
    family: 'soffritto',
    cuisine: 'American, Canadian',
    near: 'pepperoni-pizza pizza-margherita flatbread-pizza',
    beside: 'caesar-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour|flour 380
      leavener yeast 5
      sweetener sugar 6
      seasoning salt 8
      fat olive-oil 40
      body tomato-sauce 180
      ground-spice oregano 1
      cheese mozzarella|vegan-cheese 260
      protein ham 160 torn into pieces
      fruit pineapple 220 in small pieces, patted very dry
    `,
    steps: `
      11 Mix {bread-flour, yeast, sugar, salt} with {1/2 olive-oil} and {water 250}, lukewarm. Knead until smooth, 8 minutes.
      1+60 Cover and let rise until doubled, 1 hour. Heat the oven to 475°F (245°C) toward the end.
      5 Oil {@tin rimmed sheet pan} with {olive-oil} and press the dough out to fill it, waiting a few minutes where it springs back.
      2 Spread with {tomato-sauce} and sprinkle with {oregano}.
      3 Cover with {mozzarella}, then {ham, pineapple}.
      1+17 Bake on the lowest rack until the bottom is brown and the cheese spotted, 15 to 18 minutes.
    `,
    face: 'Smoky ham and sweet, browned pineapple on a crisp-bottomed crust',
    why: 'Dried well, the pineapple browns at its edges and does not soak the cheese',
  },
  'naan-pizza': {
    names:
      'naan pizza, naan pizzas, naan bread pizza, pita pizza, english muffin pizzas, english muffin pizza, mini pizzas, mini pizza, bagel pizzas, pizza bagels, pita bread pizza, quick pizza, kids pizzas, muffin pizzas, 10 minute pizza',
    title: 'English Muffin Pizzas',
    titles: `
      naan: Naan Pizzas
      bagels: Bagel Pizzas
      pita: Pita Pizzas
      bread: Pizza Toast
    `,
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'french-bread-pizza pizza-margherita flatbread-pizza',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0,
    list: `
      bread english-muffins|naan|bagels|pita|gf-bread|bread 400
      fat olive-oil 14
      body marinara-sauce|tomato-sauce 200
      ground-spice oregano 1
      cheese mozzarella|vegan-cheese 220
      protein pepperoni 60? thinly sliced
      herb basil 6? torn
    `,
    steps: `
      2 Heat the oven to 425°F (220°C). Set {english-muffins} on {@sheet-pans} and brush the edges with {olive-oil}.
      1+4 Bake for 4 minutes, so that the bottom crisps.
      4 Spread with {marinara-sauce}, sprinkle with {oregano} and cover with {mozzarella}. [Lay on {pepperoni}.]
      1+9 Bake until the cheese bubbles and the edges are brown, 8 to 10 minutes. [Scatter with {basil}.]
    `,
    face: 'Pizza for each, crisp at the edges, in twenty minutes',
    why: 'A few minutes in the oven before the sauce keep the bread from going soggy',
  },
}
