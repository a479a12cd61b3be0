import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Melted cheese of the Alps, for dipping, for scraping and over potatoes. */
export const alpineCheese: DishEntries = {
  'cheese-fondue': {
    names:
      'cheese fondue, fondue, swiss fondue, swiss cheese fondue, classic cheese fondue, gruyere fondue, gruyère fondue, traditional swiss fondue, white wine cheese fondue, fondue neuchateloise, fondue savoyarde, moitie moitie fondue, fondu, cheese fondu, cheese foundue, gruyere and emmental fondue',
    title: 'Cheese Fondue',
    family: 'alsatian',
    cuisine: 'Swiss, French',
    near: 'welsh-rarebit queso-dip baked-cheese',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Late Night',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0,
    list: `
      cheese gruyere=Gruyère|fontina 260 coarsely grated
      cheese swiss=Emmental 230 coarsely grated
      thickener cornstarch 14
      aromatic garlic 5 halved
      wine white-wine 300
      acid lemon 10
      wine spirits=kirsch 28?
      ground-spice nutmeg 0.4
      pepper white-pepper|pepper 0.4
      bread bread=baguette/bread|gf-bread 360 cut into 1-inch cubes
      fruit apple 250? cut into 1-inch pieces
    `,
    steps: `
      3 Toss {gruyere, swiss} with {cornstarch} until every shred is dusted.
      6 Heat {white-wine, lemon} over medium heat in a heavy saucepan[ that you have rubbed with {garlic}] until small bubbles rise, 5 minutes: it should simmer and not boil.
      9 Stir in the cheese by the handful, in a zigzag and not in circles, waiting until each has melted before the next goes in, 8 minutes in all.
      2 Add {spirits, nutmeg, white-pepper} and stir until it bubbles lazily and is perfectly smooth, 1 minute.
      1 Keep it warm over a small flame at the table. Spear {bread}[ and {apple}] on long forks and stir to the bottom with every dip.
    `,
    face: 'Gruyère and Emmental melted in white wine, to dip bread into at the table',
    why: 'Cornstarch on the shreds and a little lemon in the pot keep it flowing instead of clumping',
  },
  raclette: {
    names:
      'raclette, raclette dinner, raclette potatoes, potatoes with raclette, raclette cheese dinner, melted raclette, raclette night, raclet',
    title: 'Raclette with Potatoes and Pickles',
    family: 'alsatian',
    cuisine: 'Swiss, French',
    near: 'cheese-fondue tartiflette baked-potatoes',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven/Toaster Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      main baby-potatoes 1000 scrubbed
      cheese gruyere=raclette_cheese/raclette 500 thickly sliced
      brine pickles 160 sliced
      spice pepper 1
      salt
    `,
    steps: `
      2+20 Cover {baby-potatoes} with cold water, add {salt}, bring to a boil and simmer until a knife slides in, 20 minutes. Drain.
      2 Heat the broiler to high. Halve the potatoes and put them in a baking dish in one layer.
      1+4 Lay {gruyere} over them and broil until it runs and blisters, 4 minutes.
      1 Grind {pepper} over and serve from the dish with {pickles}, while the cheese still runs.
    `,
    face: 'Hot potatoes under melted mountain cheese, with something sour beside it',
    why: 'A broiler melts the cheese and blisters it as the open fire did, with no special grill',
  },
  tartiflette: {
    names:
      'tartiflette, tartiflete, tartiflette savoyarde, tartiflette with brie, french potato and bacon gratin, potato bacon and brie bake, potatoes with bacon and brie, brie and potato bake, potato and brie gratin, french alps potato gratin, french ski lodge potatoes',
    title: 'Tartiflette',
    family: 'bistro',
    near: 'potato-gratin scalloped-potatoes gratin',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable potato 1000 scrubbed
      protein bacon|turkey-bacon 170 cut into 1/2-inch pieces
      vegetable onion 250 thinly sliced
      wine white-wine 120
      creamy creme-fraiche|sour-cream 120
      aromatic garlic 4 halved
      fat butter 14
      cheese brie=Brie 320 cut into 1/2-inch slices, rind left on
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+20~ Cover {potato} with cold salted water, bring to a boil and simmer until a knife just goes through, 18 to 20 minutes.
      15 Meanwhile, cook {bacon} in {@skillet} over medium heat until it begins to brown, 6 minutes. Add {onion, pepper, salt} and cook until soft and golden, 8 minutes.
      4 Pour in {white-wine} and boil until nearly dry, 3 minutes. Take the pan off the heat and stir in {creme-fraiche}.
      6 Heat the oven to 400°F (200°C). Rub {@baking-dish} with {garlic, butter}. Drain {=potato} and cut into thick slices.
      3 Layer the slices in the dish with the bacon and onions, in two rounds. Lay {brie} over the top, rind side up.
      1+23 Bake until the cheese has run down between the slices and browned in places, 20 to 25 minutes.
      1+5 Let it settle for 5 minutes.
    `,
    face: 'Potatoes, bacon and golden onions baked under slices of Brie, in the manner of the French Alps',
    why: 'The rind stays on and faces up, so it crisps while the soft inside sinks into the potatoes',
  },
}
