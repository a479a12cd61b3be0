import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** One vegetable at a time, for the side of the plate. */
export const moreVegetables: DishEntries = {
  'roasted-carrots': {
    names:
      'roasted carrots, roast carrots, oven roasted carrots, garlic roasted carrots, roasted baby carrots, carrots in the oven, honey garlic roasted carrots, baked carrots',
    family: 'farmhouse',
    near: 'glazed-carrots roasted-vegetables roasted-side',
    beside: 'pork-tenderloin roast-lamb',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable carrot 750 peeled and halved lengthwise
      fat olive-oil 35
      aromatic garlic 8 unpeeled
      sweetener honey|maple 14
      herb thyme 2 leaves picked
      salt
      pepper pepper 0.4
    `,
    steps: `
      3 Heat the oven to 425°F (220°C). Toss {carrot, garlic} with {olive-oil, salt, pepper} on {@sheet-pans}, cut sides down.
      1+23 Roast until brown underneath and tender to a knife, 22 to 25 minutes.
      2+4 Drizzle with {honey}, add {thyme}, toss and roast until sticky, 3 to 4 minutes. Squeeze the soft garlic over them.
    `,
    face: 'Sweet, browned carrots with sticky edges and soft garlic',
    why: 'The honey goes on at the end, when it can glaze without burning',
  },
  'roasted-asparagus': {
    names:
      'roasted asparagus, asparagus, oven roasted asparagus, baked asparagus, garlic asparagus, asparagus side, lemon asparagus, parmesan asparagus, asparagus with parmesan',
    family: 'californian',
    near: 'roasted-broccoli roasted-side',
    beside: 'pan-seared-steak creamy-garlic-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable asparagus 600 woody ends snapped off
      fat olive-oil 28
      aromatic garlic 4 minced
      cheese parmesan|vegan-parmesan 20?
      acid lemon 20
      salt
      pepper pepper 0.4
    `,
    steps: `
      3 Heat the oven to 425°F (220°C). Roll {asparagus} in {olive-oil, garlic, salt, pepper} on {@sheet-pans}, and line up the spears with space between.
      1+11 Roast until bright, a little wrinkled and just tender, 10 to 12 minutes for spears as thick as a pencil.
      1 Finish with {lemon, parmesan}.
    `,
    face: 'Tender, garlicky spears with crisp tips and lemon',
    why: 'A hot oven dries them a little, and what is left tastes twice as strong',
  },
  'roasted-cauliflower': {
    names:
      'roasted cauliflower, roast cauliflower, oven roasted cauliflower, crispy cauliflower, spiced roasted cauliflower, cauliflower side, baked cauliflower, cauliflower bites',
    family: 'levantine',
    near: 'roasted-broccoli cauliflower-cheese roasted-side',
    beside: 'chicken-kebabs chicken-shawarma',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable cauliflower 750 cut into florets, each with a flat side
      fat olive-oil 45
      ground-spice cumin 2
      second-fat smoked-paprika 1.5
      acid lemon 20
      herb parsley 8 chopped
      salt
      pepper pepper 0.4
    `,
    steps: `
      3 Heat the oven to 450°F (230°C). Toss {cauliflower} with {olive-oil, cumin, smoked-paprika, salt, pepper}.
      1+25 Lay the florets flat on {@sheet-pans} and roast until deep brown below and tender at the stem, 23 to 27 minutes.
      1 Turn in {lemon, parsley} while hot.
    `,
    face: 'Nutty, deep brown florets with cumin and lemon',
    why: 'Flat sides on hot metal take more color than any amount of stirring',
  },
  'green-beans': {
    names:
      'green beans, garlic green beans, sauteed green beans, string beans, french green beans, haricots verts, buttered green beans, fresh green beans, green bean side',
    title: 'Garlic Green Beans',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'roasted-broccoli sauteed-side',
    beside: 'meatloaf roast-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable green-beans 500 trimmed
      fat butter|olive-oil 28
      aromatic garlic 9 thinly sliced
      crunch almonds 30?
      acid lemon 15
      salt
      pepper pepper 0.4
    `,
    steps: `
      2+5 Boil {green-beans} in plenty of salted water until bright and just tender, 4 to 5 minutes. Drain and shake dry.
      4 Melt {butter} in a large skillet over medium heat. Cook {almonds, garlic}, stirring, until pale gold, 2 minutes.
      3 Add the beans and toss until they shine and blister in spots, 2 minutes. Season with {lemon, salt, pepper}.
    `,
    face: 'Bright, glossy and garlicky, with a squeeze of lemon',
    why: 'Boiled first and finished in the skillet, they are tender and still green',
  },
  'mashed-sweet-potatoes': {
    names:
      'mashed sweet potatoes, sweet potato mash, mashed sweet potato, whipped sweet potatoes, creamy sweet potatoes, sweet potato puree, mashed yams',
    family: 'creole',
    near: 'sweet-potato-casserole mashed-potatoes mash',
    beside: 'pork-chops roast-turkey',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable sweet-potato 900 peeled and cut into 1-inch chunks
      fat butter|vegan-butter|olive-oil 45
      creamy milk|oat-milk|coconut-milk 60
      sweetener maple|brown-sugar 14
      sweet-spice cinnamon 0.6
      salt
      pepper pepper 0.3
    `,
    steps: `
      2+16 Simmer {sweet-potato} in salted water until very soft, 14 to 16 minutes. Drain, and steam dry for 1 minute in the hot pot.
      4 Mash with {butter, milk} until smooth. Stir in {maple, cinnamon, salt, pepper}.
    `,
    face: 'Silky, gently sweet and warm with cinnamon',
    why: 'Steamed dry for a minute, the mash is thick and never watery',
  },
  'sauteed-mushrooms': {
    names:
      'sauteed mushrooms, garlic mushrooms, mushrooms in butter, fried mushrooms, garlic butter mushrooms, steakhouse mushrooms, buttery mushrooms, mushroom side dish',
    title: 'Garlic Butter Mushrooms',
    titles: 'olive-oil: Garlic Mushrooms',
    family: 'bistro',
    cuisine: 'American, French',
    near: 'stuffed-mushrooms sauteed-side',
    beside: 'pan-seared-steak roast-beef',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Breakfast, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable mushrooms 600 thickly sliced
      fat butter|olive-oil 42
      aromatic garlic 9 minced
      herb thyme 2 leaves picked
      acid lemon 12
      salt
      pepper pepper 0.5
    `,
    steps: `
      3 Put {mushrooms} in a wide dry skillet over medium-high heat and leave them alone for 3 minutes, until they give up their water.
      8 Cook, stirring now and then, until the skillet is dry. Add {1/2 butter} and cook until well browned, 4 to 5 minutes.
      2 Add {butter, garlic, thyme, salt, pepper} and stir for 1 minute. Finish with {lemon}.
    `,
    face: 'Dark, savory and garlicky',
    why: 'Started in a dry skillet, they brown instead of stewing in fat',
  },
  'peas-and-carrots': {
    names:
      'peas and carrots, buttered peas and carrots, carrots and peas, peas n carrots, peas & carrots, glazed peas and carrots, peas and carrots side dish',
    title: 'Buttered Peas and Carrots',
    family: 'farmhouse',
    near: 'minted-peas glazed-carrots',
    beside: 'meatloaf salisbury-steak',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      vegetable carrot 300 cut into 1/2-inch dice
      vegetable peas 280
      fat butter|vegan-butter|olive-oil 28
      sweetener sugar 3
      herb parsley 6?
      salt
      pepper pepper 0.3
    `,
    steps: `
      2+7 Put {carrot, sugar, 1/2 butter, water 120} into {@skillet}. Cover and simmer over medium heat until the carrots are just tender, 6 to 7 minutes.
      2+3 Uncover, add {peas} and boil until they are hot and the water is nearly gone, 3 minutes.
      1 Off the heat, toss with {butter, salt, pepper}[ and {parsley}].
    `,
    face: 'Tender carrots and bright green peas under a light, shiny glaze',
    why: 'They cook in so little water that it boils down to a glaze, and no flavor goes down the drain',
  },
}
