import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Toasts with beans, and zucchini from the skillet. */
export const mexicanHomePlates: DishEntries = {
  molletes: {
    names:
      'molletes, mexican molletes, bean and cheese toast, mexican bean toast, molletes mexicanos, mexican open faced sandwich, bean molletes, refried bean toast',
    title: 'Molletes (Mexican Bean and Cheese Toasts)',
    family: 'norteno',
    near: 'tostadas bean-and-cheese-burritos toast',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.15,
    list: `
      bread crusty-rolls|gf-bread 280 split
      second-fat butter|vegan-butter 28 softened
      pulse vegetarian-refried-beans 400
      cheese monterey-jack|vegan-cheese 160
      raw tomato 250 finely diced
      aromatic onion 50 finely chopped
      chile serrano|jalapeno 8 minced
      herb cilantro 12 chopped
      acid lime-juice 15
      salt
    `,
    steps: `
      3 Heat the oven to 425°F (220°C). Pull some of the crumb out of {crusty-rolls}, spread the halves with {butter} and set them on a sheet pan, cut side up.
      1+6 Bake until just golden, 6 minutes.
      4 Warm {vegetarian-refried-beans} in a saucepan with a splash of water, spread over the bread and cover with {monterey-jack}.
      1+7~ Bake until the cheese bubbles, 6 to 8 minutes.
      5 Meanwhile, stir {tomato, onion, serrano, cilantro, lime-juice, salt}. Spoon over the hot toasts.
    `,
    face: 'Crisp rolls with hot beans, melted cheese and fresh salsa',
    why: 'Toasted before the beans go on, the bread stays crisp',
  },
  calabacitas: {
    names:
      'calabacitas, calabacitas con queso, mexican zucchini, mexican squash, zucchini and corn, calabacitas con elote, mexican zucchini and corn, squash and corn, new mexican calabacitas, calabacitas con crema, zucchini corn skillet',
    title: 'Calabacitas (Mexican Zucchini and Corn)',
    family: 'southwestern',
    cuisine: 'Mexican, American',
    near: 'esquites maque-choux sauteed-side',
    beside: 'carne-asada refried-beans',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 24
      vegetable onion 130 chopped
      aromatic garlic 8 minced
      vegetable zucchini 600 cut into 1/2-inch cubes
      vegetable corn 220
      chile green-chiles 115
      raw tomato 150 chopped
      ground-spice cumin 1
      ground-spice oregano 0.7
      cheese monterey-jack|vegan-cheese 80?
      herb cilantro 8 chopped
      salt
    `,
    steps: `
      5 Cook {onion} in {neutral-oil} in {@skillet} over medium-high heat until soft, 4 minutes. Stir in {garlic} for 30 seconds.
      6 Add {zucchini, corn} and leave alone for a minute at a time, until browned in spots, 5 to 6 minutes.
      2+5 Stir in {green-chiles, tomato, cumin, oregano, salt} and cook until the tomato slumps and the zucchini is just tender, 5 minutes.
      2 [Scatter {monterey-jack} over, cover and let it melt off the heat.] Finish with {cilantro}.
    `,
    face: 'Browned zucchini and sweet corn with green chiles',
    why: 'A hot skillet and little stirring brown the zucchini before it can go watery',
  },
}
