import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Yogurt drinks, sweet and salty, and chocolate that a spoon stands in. */
export const lassiAndThickChocolate: DishEntries = {
  'thick-hot-chocolate': {
    names:
      'thick hot chocolate, spanish hot chocolate, spanish thick hot chocolate, thick spanish hot chocolate, chocolate a la taza, italian hot chocolate, cioccolata calda, thick italian hot chocolate, hot chocolate for churros, spanish drinking chocolate, european hot chocolate, french hot chocolate, chocolat chaud, parisian hot chocolate, thick drinking chocolate, chocolate for dipping churros',
    title: 'Thick Spanish Hot Chocolate',
    family: 'spanish',
    near: 'hot-chocolate mocha',
    beside: 'churros',
    weight: 3,
    level: 1,
    types: 'Beverage, Dessert',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    sweet: true,
    list: `
      thickener cornstarch 14
      liquid milk|oat-milk|soy-milk 720
      sweetener dark-chocolate|df-chocolate 170 finely chopped
      sweetener sugar 25
      sweet-spice cinnamon 0.6?
      seasoning salt 0.6
    `,
    steps: `
      2 Whisk {cornstarch} into {1/3 milk}, cold, until no lumps are left.
      5 Heat {milk} with {sugar, cinnamon, salt} in a saucepan over medium heat until it steams. Off the heat, whisk in {dark-chocolate} until melted.
      5 Whisk in the cornstarch and cook over low heat, whisking all the time, until it bubbles lazily and coats the spoon like custard, 4 minutes. Pour into small cups.
    `,
    face: 'Dark, glossy and nearly a pudding, made for dipping',
    why: 'A spoonful of cornstarch thickens it, and real chocolate in place of cocoa gives it its shine',
  },
  'sweet-lassi': {
    names:
      'sweet lassi, plain lassi, punjabi lassi, rose lassi, cardamom lassi, meethi lassi, sweet punjabi lassi, lassi without mango, plain sweet lassi, indian yogurt drink',
    title: 'Sweet Cardamom Lassi',
    family: 'punjabi',
    near: 'mango-lassi salted-lassi',
    beside: 'samosas',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Lunch, Breakfast',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      creamy yogurt|vegan-yogurt 600
      liquid milk|oat-milk 160
      sweetener sugar 50
      sweet-spice cardamom 0.7
      sweet-spice rose-water 3?
      seasoning salt 0.4
    `,
    steps: `
      3 Blend {yogurt, milk, sugar, cardamom, rose-water, salt} with a handful of ice until the sugar is gone and froth stands on top.
      1 Pour into tall glasses and drink it while it is cold.
    `,
    face: 'Cold, frothy and just sweet enough, with cardamom in every sip',
    why: 'Yogurt that is a little sour needs a pinch of salt beside the sugar to taste of more than sweet',
  },
  'salted-lassi': {
    names:
      'salted lassi, salty lassi, salt lassi, namkeen lassi, chaas, masala chaas, indian buttermilk, spiced buttermilk, mint lassi, ayran, turkish ayran, doogh, persian yogurt drink, turkish yogurt drink, salty yogurt drink, savory lassi',
    title: 'Salted Lassi with Cumin and Mint',
    family: 'punjabi',
    near: 'sweet-lassi mango-lassi',
    beside: 'samosas',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: 'Blender',
    weather: 'warm',
    serves: 4,
    salt: 0,
    list: `
      ground-spice cumin 1.5
      creamy yogurt|vegan-yogurt 500
      herb mint 6
      seasoning salt 4
    `,
    steps: `
      1 Toast {cumin} in a dry pan over medium heat until it smells nutty, 30 seconds.
      3 Blend {yogurt, mint, salt} with the cumin, {water 360}, cold, and a handful of ice until frothy.
      1 Pour into glasses and drink it at once, before the froth sinks.
    `,
    face: 'Thin, cold and savory, with toasted cumin and mint',
    why: 'Water thins the yogurt until it quenches, and salt makes it what one wants on a hot day',
  },
}
