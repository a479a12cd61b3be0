import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Things by the handful. */
export const snacks: DishEntries = {
  popcorn: {
    names:
      'popcorn, stovetop popcorn, homemade popcorn, buttered popcorn, movie popcorn, pop corn, movie theater popcorn, popcorn on the stove, butter popcorn, salted popcorn',
    title: 'Stovetop Popcorn',
    family: 'farmhouse',
    near: 'kettle-corn popcorn',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Snack',
    meals: 'Snack, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 1.1,
    list: `
      main popcorn 105
      fat neutral-oil 35
      second-fat butter|vegan-butter|olive-oil 28
      salt
    `,
    steps: `
      1+3 Heat {neutral-oil} with three kernels in a large lidded pot over medium-high heat. When all three have popped, the oil is ready, about 3 minutes.
      1 Take off the heat, add {popcorn}, cover, and wait for 30 seconds: the kernels come to one heat.
      4 Put it back with the lid ajar and shake until there are 2 seconds between pops, 3 minutes. Transfer to a wide bowl.
      1 Melt {butter} in the hot pot. Drizzle over and toss[ with {salt}].
    `,
    face: 'Light, crisp popcorn, buttered and salted while hot',
    why: 'A lid left ajar lets the steam out, and that keeps it crunchy',
  },
  'kettle-corn': {
    names: 'kettle corn, sweet and salty popcorn, kettlecorn, homemade kettle corn, sweet popcorn, sugar popcorn',
    title: 'Kettle Corn',
    family: 'farmhouse',
    near: 'popcorn',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack',
    meals: 'Snack, Late Night',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      main popcorn 105
      fat neutral-oil 45
      sweetener sugar 60
      seasoning salt 4
    `,
    steps: `
      1+3 Heat {neutral-oil} and two or three kernels in a large lidded pot over medium heat until they pop, 3 minutes.
      1 Add {popcorn} and {sugar}, stir once and cover.
      4 Shake all the time until the popping slows, 3 to 4 minutes, and pour out at once: sugar goes on browning in a hot pot.
      1+5 Toss with {salt}, break up the clumps, and cool for 5 minutes, until crisp.
    `,
    face: 'Sweet, salty and crackling, as at the fair',
    why: 'Constant shaking coats every kernel before the sugar can burn',
  },
  'trail-mix': {
    names:
      'trail mix, homemade trail mix, nut mix, snack mix, gorp, healthy trail mix, hiking snack mix, scroggin, student mix, nut and fruit mix, sweet and salty trail mix',
    family: 'californian',
    near: 'granola-bars nuts',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack',
    meals: 'Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 8,
    sweet: true,
    list: `
      nut almonds=whole_almonds/almonds|sunflower 100
      main cashews 90?
      crunch pepitas 65
      fruit raisins 80
      second-fat dried-cranberries 60
      body chocolate-chips|df-chocolate 90
      seasoning salt 1.2
    `,
    steps: `
      3 Toss {almonds, cashews, pepitas} with {salt} in a large bowl.
      1 Stir in {raisins, dried-cranberries, chocolate-chips} until evenly mixed.
      1 Keep in a jar, away from heat, for up to a month.
    `,
    face: 'A crunchy, chewy handful, salty and sweet',
    why: 'It keeps for weeks in a jar, ready for a walk or a desk',
  },
  'roasted-chickpeas': {
    names:
      'roasted chickpeas, crunchy chickpeas, crispy chickpeas, roasted garbanzo beans, oven roasted chickpeas, baked chickpeas, spiced chickpeas, crispy roasted chickpeas, chickpea snack',
    family: 'levantine',
    cuisine: 'American, Mediterranean',
    near: 'kale-chips crisp-pulses',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Snack, Appetizer',
    meals: 'Snack',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.7,
    list: `
      pulse chickpeas 510 drained, rinsed and patted very dry
      fat olive-oil 30
      ground-spice smoked-paprika 2.3
      second-fat cumin 2
      aromatic garlic-powder 1.5
      salt
    `,
    steps: `
      2 Heat the oven to 425°F (220°C). Roll {chickpeas} in a towel until no water is left on them, and throw away the loose skins.
      1+15 Spread on {@sheet-pans}, bare, and roast for 15 minutes to dry them out.
      2+15 Toss with {olive-oil, salt} and roast until they rattle and crunch, 13 to 16 minutes, shaking once.
      1+10 Toss with {smoked-paprika, cumin, garlic-powder} while hot. Cool on the pan for 10 minutes; they crisp further.
    `,
    face: 'Crunchy, smoky and salty, by the handful',
    why: 'The spices go on at the end, so they do not burn',
  },
  'kale-chips': {
    names:
      'kale chips, crispy kale, baked kale chips, kale crisps, oven kale chips, homemade kale chips, salted kale chips',
    family: 'californian',
    near: 'roasted-chickpeas leaf-crisps',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack',
    meals: 'Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.7,
    list: `
      leaf kale 250 stemmed, torn and dried very well
      fat olive-oil 25
      ground-spice garlic-powder 1
      salt
    `,
    steps: `
      2 Heat the oven to 300°F (150°C) and line two sheet pans with parchment.
      3 Rub {kale} with {olive-oil} until each leaf shines on both sides. Spread in one layer, none overlapping.
      1+22 Bake until crisp but still green, 20 to 25 minutes, turning the pans around once.
      1+3 Sprinkle with {salt, garlic-powder} and leave on the pans for 3 minutes.
    `,
    face: 'Thin, shattering leaves, salty and a little garlicky',
    why: 'A low oven dries the leaves before they can brown and turn bitter',
  },
}
