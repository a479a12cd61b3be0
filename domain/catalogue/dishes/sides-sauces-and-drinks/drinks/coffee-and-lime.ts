import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What a coffee bar serves, as a kitchen without its machine makes it, and limeade. */
export const coffeeAndLime: DishEntries = {
  'caffe-latte': {
    names:
      'caffe latte, latte, cafe latte, caffè latte, coffee latte, hot latte, latte at home, lattes, coffee shop latte',
    title: 'Caffè Latte',
    family: 'soffritto',
    near: 'cappuccino iced-coffee coffee-drink',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    sweet: true,
    list: `
      main espresso=hot_brewed_espresso/espresso 120
      liquid milk|oat-milk|soy-milk 480
      sweetener sugar|maple 8?
    `,
    steps: `
      1 Fill large cups with hot water to warm them, and pour it out.
      5 Heat {milk} in a small saucepan over medium heat until it steams and small bubbles stand at the edge, 4 minutes; do not let it boil.
      1 Whisk the milk hard off the heat, or shake it in a lidded jar with a towel around it, until it is glossy with fine bubbles, 30 seconds.
      1 Divide {espresso} among the cups. Hold the foam back with a spoon, pour in the milk and lay the foam on top.[ Sweeten with {sugar}.]
    `,
    face: 'Strong coffee softened by four times as much steaming milk',
    why: 'Short of boiling, milk tastes at its sweetest',
  },
  cappuccino: {
    names:
      'cappuccino, cappucino, capuccino, capucino, cappuccino at home, homemade cappuccino, cappuccino with foam, cappuccinos',
    title: 'Cappuccino',
    family: 'soffritto',
    near: 'caffe-latte iced-coffee coffee-drink',
    weight: 3,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    sweet: true,
    list: `
      main espresso=hot_brewed_espresso/espresso 120
      liquid milk|oat-milk|soy-milk 300
      body cocoa 2? to dust
    `,
    steps: `
      1 Fill the cups with hot water to warm them, and pour it out.
      4 Heat {milk} in a small saucepan over medium heat until it steams, 3 minutes; too hot to touch for long, and far from boiling.
      1 Fill a tall jar half full with the milk, close the lid and shake it with a towel around it for 40 seconds, until it has doubled; do the rest in the same way. Tap the jar on the counter to burst the big bubbles.
      1 Divide {espresso} among the cups, pour in the milk and pile the foam on top.[ Dust with {cocoa}.]
    `,
    face: 'A short, strong cup under a thick cap of foam',
    why: 'The jar is tapped on the counter, so that only the fine bubbles stay and the foam holds',
  },
  mocha: {
    names:
      'mocha, caffe mocha, cafe mocha, hot mocha, mocha latte, mocha coffee, mochaccino, chocolate latte, chocolate coffee, homemade mocha',
    title: 'Caffè Mocha',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'caffe-latte hot-chocolate coffee-drink',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 2,
    sweet: true,
    list: `
      main espresso=hot_brewed_espresso/espresso 120
      body cocoa 14
      sweetener sugar 20
      liquid milk|oat-milk|soy-milk 420
      fruit dark-chocolate|df-chocolate 20 finely chopped
    `,
    steps: `
      1 Whisk {cocoa, sugar} with a splash of {=milk} in a small saucepan until smooth.
      5 Whisk in {milk} and {dark-chocolate} and heat over medium, whisking, until it steams and the chocolate has melted, 4 minutes; do not let it boil.
      1 Divide {espresso} among the mugs and pour the hot milk over.
    `,
    face: 'Half strong coffee and half hot chocolate, and not too sweet',
    why: 'Cocoa gives it depth and a little melted chocolate gives it body',
  },
  limeade: {
    names:
      'limeade, homemade limeade, fresh limeade, lime juice drink, lime drink, classic limeade, easy limeade, limeade from scratch',
    title: 'Limeade',
    family: 'baja',
    cuisine: 'American, Mexican',
    near: 'lemonade virgin-mojito cooler',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      acid lime 402
      sweetener sugar 130
      liquid water 900
    `,
    steps: `
      3 Bring a third of {=water} to a simmer in a kettle and stir {sugar} into it until it is clear.
      2 Stir in {lime} and {water}, cold. Taste: it should be a little strong, since ice thins it.
      1 Pour over plenty of ice.
    `,
    face: 'Tart, cold and fresh, from whole limes',
    why: 'The sugar melts in hot water first, so the last glass is no sweeter than the first',
  },
  'flat-white': {
    names: 'flat white, flat white coffee, flatwhite, flat white at home, homemade flat white',
    title: 'Flat White',
    family: 'soffritto',
    cuisine: 'Australian',
    near: 'cappuccino caffe-latte coffee-drink',
    weight: 2,
    level: 1,
    types: 'Beverage',
    meals: 'Breakfast, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 2,
    sweet: true,
    list: `
      main espresso=hot_brewed_espresso/espresso 120
      liquid milk|oat-milk|soy-milk 260
    `,
    steps: `
      1 Warm small cups with hot water and pour it out. Divide {espresso} among them.
      4 Heat {milk} in a small saucepan over medium heat, whisking all the while, until it steams and shines, 3 minutes; do not let it boil.
      1 Swirl the pan until the bubbles are too fine to see, and pour the milk through the middle of each cup.
    `,
    face: 'A double shot under a little velvety milk, with hardly any foam',
    why: 'Whisked from the start, the milk takes in fine bubbles only and pours like paint',
  },
}
