import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Plates before the meal, and what is eaten cool. */
export const antipastiAndSalads: DishEntries = {
  'caprese-salad': {
    names:
      'caprese salad, caprese, insalata caprese, tomato mozzarella salad, tomato and mozzarella salad, tomato mozzarella basil salad, capresse salad, caprese plate, mozzarella and tomato salad, tricolore salad, caprase salad, caprese with balsamic',
    title: 'Caprese Salad',
    family: 'neapolitan',
    near: 'panzanella bruschetta salad',
    beside: 'chicken-milanese focaccia',
    weight: 4,
    level: 1,
    types: 'Salad, Appetizer, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      raw tomato 600 sliced 1/4 inch thick
      cheese fresh-mozzarella|vegan-cheese 340 sliced
      herb basil 15 left whole
      fat olive-oil 40
      acid balsamic-vinegar 10?
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Lay {tomato} on a platter and sprinkle with {1/2 salt}. Give them 3 minutes to begin to weep: that juice is half of the dressing.
      4 Tuck {fresh-mozzarella} and {basil} between the slices, overlapping them in rows.
      2 Season with {pepper, salt} and pour {olive-oil} slowly over everything. Finish with drops of {balsamic-vinegar}. Serve at room temperature, never cold from the fridge.
    `,
    face: 'Ripe tomatoes, fresh mozzarella and whole basil leaves under good oil',
    why: 'Salted a few minutes early, the tomatoes make a dressing of their own with the oil',
  },
  panzanella: {
    names:
      'panzanella, tuscan bread salad, bread salad, panzanella salad, tomato bread salad, italian bread salad, tomato and bread salad, panzenella, bread and tomato salad',
    title: 'Panzanella',
    family: 'tuscan',
    near: 'caprese-salad fattoush bread-salad',
    beside: 'grilled-chicken flank-steak',
    weight: 2,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      bread bread=country_bread/bread|gf-bread 220 torn into 1-inch pieces
      fat olive-oil 80
      raw tomato 700 cut into chunks
      raw cucumber 200 
      raw red-onion 70 thinly sliced
      acid red-vinegar 30
      aromatic garlic 3
      herb basil 15
      brine capers 20?
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+12~ Heat the oven to 375°F (190°C). Toss {bread} with {1/3 olive-oil} on a rimmed sheet pan and toast until crisp outside but still chewy within, 10 to 12 minutes.
      4+10 Meanwhile, toss {tomato} with {1/2 salt} in a colander over a bowl and leave to drip for 10 minutes.
      3 Whisk {red-vinegar, garlic, pepper} and {olive-oil} into the tomato juice in the bowl.
      3+10 Add the bread, the tomatoes, {cucumber, red-onion, capers} and toss well. Let stand for 10 minutes, turning it over once, until the bread has soaked up the dressing but has not gone soft.
      1 Tear in {basil}, season with {salt} and serve.
    `,
    face: 'Toasted bread and juicy tomatoes with cucumber, onion and basil',
    why: 'The juice that the salt draws from the tomatoes is whisked into the dressing, and the bread soaks it all up',
  },
  caponata: {
    names:
      'caponata, sicilian caponata, eggplant caponata, caponata siciliana, sweet and sour eggplant, eggplant relish, aubergine caponata, capponata',
    title: 'Caponata',
    family: 'sicilian',
    near: 'ratatouille vegetable-braise',
    beside: 'grilled-fish focaccia',
    weight: 2,
    level: 2,
    types: 'Appetizer, Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.45,
    list: `
      vegetable eggplant 700 cut into 3/4-inch cubes
      fat olive-oil 90
      aromatic onion 150
      aromatic celery 120
      body canned-tomatoes 300
      brine green-olives 90
      brine capers 30
      fruit raisins 40
      acid red-vinegar 40
      sweetener sugar 12
      nut pine-nuts|pepitas 25?
      herb basil 10
      salt
    `,
    steps: `
      14 Heat {most olive-oil} in a large skillet over medium-high heat. Fry {eggplant, 1/2 salt} in two rounds, about 6 minutes each, until browned and completely soft. Spread on a plate.
      9 Turn the heat to medium, add {olive-oil, onion, celery} and cook until tender with a little color, 8 minutes.
      1+10 Stir in {canned-tomatoes, green-olives, capers, raisins} and simmer until thick, 10 minutes.
      4 Add {red-vinegar} and {sugar} and let them bubble for 2 minutes, then fold in the eggplant and cook for 1 minute more.
      1+30 Season with {salt} and let it cool to room temperature, at least half an hour.
      1 Scatter with {pine-nuts} and {basil}.
    `,
    face: 'Silky eggplant in a sweet and sour sauce with olives, capers and raisins',
    why: 'It is eaten at room temperature, and every hour that it stands brings the sweet and the sour closer together',
  },
  'white-bean-salad': {
    names:
      'tuscan white bean salad, white bean salad, cannellini bean salad, tuna and white bean salad, tuna white bean salad, tonno e fagioli, italian bean salad, tuscan tuna salad, tuna and bean salad, italian tuna salad, cannellini tuna salad',
    title: 'Tuscan White Bean Salad',
    titles: `
      tuna-in-oil: Tuscan Tuna and White Bean Salad
      canned-tuna: Tuscan Tuna and White Bean Salad
    `,
    family: 'tuscan',
    near: 'salad-nicoise bean-salad',
    beside: 'focaccia',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.45,
    list: `
      pulse white-beans 700
      protein tuna-in-oil=tuna_in_olive_oil/tuna|canned-tuna 280? drained and flaked
      raw red-onion 70 thinly sliced
      raw celery 80
      raw cherry-tomatoes 200 halved
      acid lemon 40
      fat olive-oil 50
      aromatic garlic 2
      herb parsley 15
      leaf arugula 80
      salt
      pepper pepper 0.8
    `,
    steps: `
      1+10 Cover {red-onion} with cold water and let it soak for 10 minutes, which takes away its sting. Drain and pat dry.
      3 Whisk {lemon, garlic, pepper, 1/2 salt} in a large bowl and beat in {olive-oil}.
      4 Fold in {white-beans, celery, cherry-tomatoes, parsley} with the onion. [Turn {tuna-in-oil} through in big flakes.]
      2 [Season with {salt}.] Heap the salad onto {arugula}.
    `,
    face: 'Creamy beans with celery, tomatoes and a sharp lemon dressing',
    why: 'It needs no stove and no waiting, only good oil and a sharp knife',
  },
  'antipasto-salad': {
    names:
      'antipasto salad, antipasto, antipasto platter, italian chopped salad, chopped italian salad, italian salad, antipasti salad, antipasti, antipasto plate, italian sub salad, grinder salad, olive garden salad',
    title: 'Italian Chopped Salad',
    titles: `
      salami: Antipasto Salad with Salami
    `,
    family: 'soffritto',
    near: 'greek-salad layered-salad salad',
    beside: 'pizza-margherita focaccia',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.4,
    list: `
      acid red-vinegar 30
      fat olive-oil 60
      aromatic garlic 3
      ground-spice oregano 1.2
      leaf romaine 300 shredded
      pulse chickpeas|white-beans 250
      protein salami 90? cut into strips
      cheese provolone|mozzarella|vegan-cheese 110 cut into small cubes
      raw cherry-tomatoes 200 halved
      raw cucumber 150
      brine pepperoncini 40 sliced
      brine olives 60
      raw red-onion 50 thinly sliced
      salt
      pepper pepper 0.6
    `,
    steps: `
      3 Shake {red-vinegar, olive-oil, garlic, oregano, pepper, salt} in a jar until thick and cloudy.
      6 Pile {romaine} into a wide bowl with {chickpeas, salami, provolone, cherry-tomatoes, cucumber, pepperoncini, olives, red-onion}.
      2 Pour over the dressing and toss until every piece shines. Let it stand for a minute so that the onion softens, then serve.
    `,
    face: 'Crisp lettuce with chickpeas, sharp pickled peppers, olives and cubes of cheese',
    why: 'Everything is cut small, so each forkful has something crisp, something sharp and something rich',
  },
  'prosciutto-and-melon': {
    names:
      'prosciutto and melon, melon and prosciutto, prosciutto e melone, prosciutto melon, melon and ham, ham and melon, melon with parma ham, parma ham and melon, cantaloupe and prosciutto, prosciutto with melon, melon with prosciutto, cantaloupe with prosciutto',
    title: 'Prosciutto and Melon',
    family: 'emilian',
    looksLike: 'no-cook-plate',
    near: 'caprese-salad watermelon-feta-salad savory-fruit-salad',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Appetizer, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0,
    list: `
      fruit cantaloupe|honeydew 800 ripe, cold
      protein prosciutto 120 in thin slices, at room temperature
      herb mint 4? small leaves
      fat olive-oil 10
      acid lime-juice 8
      pepper pepper 0.5
    `,
    steps: `
      6 Scrub the rind before you cut it. Halve and seed {cantaloupe}, cut it into slim wedges and slice off the rind.
      3 Fan the wedges out on a platter and sprinkle with {lime-juice}. Drape {prosciutto} over and between them in loose folds.
      1 Drizzle with {olive-oil}, grind {pepper} over[ and scatter with {mint}]. Serve at once, while the fruit is cold.
    `,
    face: 'Cold, sweet melon under thin, salty ham, the first course of an Italian summer',
    why: 'Cold fruit and ham at room temperature taste most of themselves, and each makes the other better',
  },
}
