import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Well-known versions of the plain ones, with names of their own. */
export const versions: DishEntries = {
  'garlic-mashed-potatoes': {
    names:
      'garlic mashed potatoes, garlic mash, roasted garlic mashed potatoes, garlicky mashed potatoes, garlic mashed potato, creamy garlic mashed potatoes',
    family: 'farmhouse',
    near: 'mashed-potatoes mash',
    beside: 'pork-chops baked-chicken-breast',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable russet-potato 900 peeled and cut into 2-inch chunks
      aromatic garlic 28 peeled
      creamy milk|oat-milk|soy-milk 120
      fat butter|vegan-butter|olive-oil 70
      herb chives 6? snipped
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+25 Cover {russet-potato, garlic} with well-salted cold water in {@pot} and bring to a boil. Simmer until both are very soft, 16 to 18 minutes.
      2 Drain and dry over low heat for 1 minute, shaking the pot.
      4 Mash potatoes and garlic together with {butter}, then work in {milk}, warmed, until creamy. Season with {salt, pepper}[ and fold in {chives}].
    `,
    face: 'Creamy mash with soft, sweet garlic through all of it',
    why: 'Boiled whole in the same pot, it turns soft and mild and mashes to nothing',
  },
  'air-fryer-fries': {
    names: 'air fryer fries, air fryer chips, air fryer french fries, air fryer potato wedges, air fryer wedges',
    title: 'Air-Fryer Fries',
    family: 'farmhouse',
    near: 'oven-fries french-fries air-fryer-plate',
    beside: 'smash-burger crispy-chicken-sandwich',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch, Late Night',
    methods: 'Fried, Baked',
    equipment: 'Air Fryer',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable russet-potato 800 cut into 3/8-inch sticks
      fat neutral-oil 28
      ground-spice sweet-paprika 1
      salt
      pepper pepper 0.4
    `,
    steps: `
      2+20 Soak {russet-potato} in cold water for 20 minutes, drain, and dry in a towel until no water is left on them.
      2 Heat the air fryer to 380°F (195°C). Toss the sticks with {neutral-oil, sweet-paprika, 1/2 salt}.
      4+36 Cook half at a time, shaking every 5 minutes, until golden and crisp, 16 to 18 minutes a round.
      1 Toss with {salt, pepper} and eat at once.
    `,
    face: 'Crisp fries from a basket, with two spoonfuls of oil',
    why: 'A half-empty basket lets the hot air reach every side',
  },
  'asian-cucumber-salad': {
    names:
      'asian cucumber salad, sesame cucumber salad, spicy cucumber salad, sunomono, japanese cucumber salad, din tai fung cucumber salad, korean cucumber salad, chinese cucumber salad, viral cucumber salad',
    title: 'Sesame Cucumber Salad',
    family: 'ginger-soy',
    cuisine: 'Asian',
    near: 'cucumber-salad smashed-cucumber',
    beside: 'teriyaki-chicken bulgogi',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      raw cucumber 600 smashed and torn into pieces
      acid rice-vinegar 25
      sauce soy-sauce|tamari 15
      sweetener sugar 6
      fat sesame-oil 10
      aromatic garlic 4 minced
      chile flakes 0.8?
      crunch sesame 8
      seasoning salt 4
    `,
    steps: `
      2+15 Toss {cucumber}[ with {salt}] in a colander and let stand for 15 minutes. Shake off what has run out.
      2 Stir {rice-vinegar, soy-sauce, sugar, sesame-oil, garlic, flakes} in a bowl.
      1 Turn the pieces in the dressing and scatter with {sesame}. Serve cold.
    `,
    face: 'Cold, crunchy cucumbers in a sharp dressing with sesame oil',
    why: 'Torn edges hold the dressing as no slice can',
  },
  'caramel-corn': {
    names:
      'caramel popcorn, caramel corn, caramel corn recipe, homemade caramel corn, cracker jack, toffee popcorn, baked caramel corn',
    title: 'Caramel Corn',
    family: 'farmhouse',
    near: 'kettle-corn popcorn',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Snack, Dessert',
    meals: 'Snack, Late Night',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 10,
    batch: true,
    sweet: true,
    list: `
      main popcorn 130
      second-fat neutral-oil 40
      fat butter|vegan-butter 113
      sweetener brown-sugar 220
      body corn-syrup 85
      seasoning salt 3
      leavener baking-soda 2.3
      sweet-spice vanilla 4
    `,
    steps: `
      6 Heat the oven to 250°F (120°C). Pop {popcorn} in {neutral-oil} in a large covered pot over medium-high heat, shaking, about 5 minutes. Transfer to {@tin 2 rimmed sheet pan} and pick out what has not popped.
      7 Boil {butter, brown-sugar, corn-syrup, salt} in a saucepan for 4 minutes, without stirring. Take off the heat and stir in {baking-soda, vanilla}: it foams up.
      2 Pour over at once and fold until everything has some.
      4+45 Bake for 45 minutes, stirring every 15 minutes.
      1+15 Cool for 15 minutes, until crisp, and break apart.
    `,
    face: 'Crackling, salty caramel on every piece',
    why: 'Baking soda fills the caramel with bubbles, so it snaps instead of sticking',
  },
}
