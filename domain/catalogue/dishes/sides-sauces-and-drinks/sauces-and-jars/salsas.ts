import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Salsas for chips, tacos and grilled fish. */
export const salsas: DishEntries = {
  'restaurant-salsa': {
    names:
      'salsa, restaurant salsa, restaurant style salsa, blender salsa, homemade salsa, salsa roja, red salsa, canned tomato salsa, chips and salsa, mexican salsa, easy salsa, salsa dip, taco salsa',
    title: 'Restaurant-Style Salsa',
    family: 'texmex',
    near: 'pico-de-gallo salsa-verde chips-and-salsa',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    serves: 8,
    salt: 0.4,
    list: `
      body canned-tomatoes 800
      chile green-chiles 115 drained
      aromatic onion 80 cut into chunks
      chile jalapeno 25 seeded
      aromatic garlic 4
      herb cilantro 20
      acid lime-juice 22
      ground-spice cumin 0.8
      sweetener sugar 2
      bread tortilla-chips 220
      salt
    `,
    steps: `
      3 Pulse {onion, jalapeno, garlic} until finely chopped.
      3 Add {canned-tomatoes, green-chiles, cilantro, lime-juice, cumin, sugar, salt} and pulse, a second at a time, until it is as fine as you like, but not smooth.
      1+30 Chill for 30 minutes, taste on one of the chips, and serve with {tortilla-chips}.
    `,
    face: 'The thin, bright, cilantro-green-flecked salsa that comes with the chips',
    why: 'Canned tomatoes are ripe all year, and half an hour rounds off the raw onion',
  },
  'mango-salsa': {
    names:
      'mango salsa, peach salsa, pineapple salsa, fruit salsa, mango pico de gallo, fresh mango salsa, mango salsa for fish, tropical salsa',
    title: 'Mango Salsa',
    titles: `
      peach: Peach Salsa
      pineapple: Pineapple Salsa
    `,
    family: 'baja',
    near: 'pico-de-gallo restaurant-salsa guacamole',
    beside: 'fish-tacos grilled-salmon',
    weight: 3,
    level: 1,
    types: 'Side Dish, Appetizer, Snack',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 6,
    salt: 0.3,
    list: `
      fruit mango|peach|pineapple 450 peeled and diced
      raw red-pepper 100 finely diced
      aromatic red-onion 60 finely chopped
      chile jalapeno 20 seeded and minced
      herb cilantro 15 chopped
      acid lime-juice 30
      salt
    `,
    steps: `
      4 Rinse {red-onion} under cold water and drain: it should not drown out the fruit.
      6 Toss with {mango, red-pepper, jalapeno, cilantro, lime-juice, salt}.
      1+15 Leave for 15 minutes, until it is juicy.
    `,
    face: 'Sweet fruit, sharp lime and a little heat',
    why: 'Salt and lime draw out enough juice to make their own dressing',
  },
  'corn-salsa': {
    names:
      'corn salsa, roasted corn salsa, corn and black bean salsa, black bean corn salsa, sweet corn salsa, poblano corn salsa, corn pico de gallo',
    title: 'Roasted Corn Salsa',
    family: 'texmex',
    near: 'pico-de-gallo esquites corn-salad',
    beside: 'burrito-bowl tacos',
    weight: 3,
    level: 1,
    types: 'Side Dish, Appetizer, Snack',
    meals: 'Snack, Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable corn 480
      vegetable poblano 120 halved and seeded
      fat neutral-oil 10
      pulse black-beans 120? drained and rinsed
      aromatic red-onion 70 finely chopped
      chile jalapeno 25 seeded and minced
      herb cilantro 15 chopped
      acid lime-juice 30
      salt
    `,
    steps: `
      2 Set a rack close to the broiler and heat it. Rub {poblano, corn} with {neutral-oil} and spread on a sheet pan, {=poblano} skin side up.
      2+9 Broil until the skins are black and the corn is spotted brown, 8 to 10 minutes, stirring the corn once.
      2+10 Cover {=poblano} for 10 minutes, pull off the skin and dice.
      4 Toss everything with {red-onion, jalapeno, cilantro, lime-juice, salt}. [Fold in {black-beans}.]
    `,
    face: 'Browned corn and smoky poblano with lime and cilantro',
    why: 'A few minutes under the broiler give frozen corn the taste of a fire',
  },
}
