import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What is stirred together to go over, under or into something else. */
export const sauces: DishEntries = {
  'marinara-sauce': {
    names:
      'marinara sauce, marinara, tomato sauce, pasta sauce, spaghetti sauce, pizza sauce, red sauce, homemade marinara, homemade tomato sauce, homemade pasta sauce, tomato sauce for pasta, sauce for pasta, sauce for spaghetti, sauce for pizza, simple pasta sauce',
    title: 'Marinara Sauce',
    family: 'soffritto',
    near: 'pasta-with-tomato-sauce',
    beside: 'mozzarella-sticks air-fryer-meatballs',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      fat olive-oil 45
      aromatic garlic 16 thinly sliced
      chile flakes 0.3?
      body whole-canned-tomatoes 800 crushed by hand
      ground-spice oregano 1
      herb basil 12 torn
      salt
    `,
    steps: `
      4 Warm {olive-oil} in a wide saucepan over medium-low heat. Cook {garlic}[ and {flakes}] until the garlic is pale gold at the edges, 2 to 3 minutes.
      2+20 Pour in {whole-canned-tomatoes} with their juice, {oregano, salt}. Simmer briskly, stirring now and then, until thick enough to hold a trail behind the spoon, 20 minutes.
      1 Off the heat, stir in {basil}.
    `,
    face: 'A bright red sauce of tomatoes, garlic and basil',
    why: 'A wide pan and a brisk simmer thicken it before the tomatoes lose their freshness',
  },
  'bbq-sauce': {
    names:
      'bbq sauce, barbecue sauce, barbeque sauce, homemade bbq sauce, homemade barbecue sauce, kansas city bbq sauce, sweet bbq sauce, smoky bbq sauce, sauce for ribs',
    title: 'Barbecue Sauce',
    family: 'barbecue',
    near: 'marinara-sauce',
    beside: 'grilled-chicken chicken-nuggets',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    list: `
      fat butter|vegan-butter|neutral-oil 20
      aromatic garlic 8 minced
      sauce ketchup 360
      acid cider-vinegar 120
      sweetener brown-sugar 80
      sweetener molasses 40
      sauce worcestershire|soy-sauce|tamari 25
      sauce yellow-mustard 15?
      ground-spice smoked-paprika 5
      ground-spice onion-powder 3
      pepper pepper 1.5
      chile cayenne 0.4?
      seasoning salt 2
    `,
    steps: `
      2 Melt {butter} in a saucepan over medium-low heat and cook {garlic} until fragrant, 1 minute.
      3 Whisk in {water 120}, {ketchup, cider-vinegar, brown-sugar, molasses, worcestershire, yellow-mustard}.
      2+20 Stir in {smoked-paprika, onion-powder, pepper, salt, cayenne}. Simmer gently, stirring often, until it coats a spoon, 20 minutes.
      1+20 Cool for 20 minutes. It keeps in a jar in the refrigerator for two weeks.
    `,
    face: 'Sweet, tart and smoky, thick enough to stay where it is brushed',
    why: 'Twenty minutes of simmering take the raw edge off the vinegar and leave its brightness',
  },
  'tartar-sauce': {
    names: 'tartar sauce, tartare sauce, homemade tartar sauce, sauce tartare, sauce for fish, sauce for fish sticks',
    title: 'Tartar Sauce',
    family: 'new-england',
    near: 'ranch-dressing tzatziki',
    beside: 'fish-and-chips crab-cakes',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    salt: 0.1,
    list: `
      creamy mayonnaise|vegan-mayonnaise 165
      brine pickles 50 finely chopped
      brine capers 12 drained and chopped
      sauce dijon 5?
      acid lemon 29
      herb dill 4 chopped
      salt
      pepper pepper 0.4
    `,
    steps: `
      3 Stir {mayonnaise, pickles, capers}[, {dijon}] and {dill} in a small bowl.
      1 Squeeze in {lemon} and season with {pepper, salt}.
      1+15 Chill for 15 minutes.
    `,
    face: 'Creamy, briny and sharp, with dill',
    why: 'What is pickled gives it both the crunch and most of its salt',
  },
  'teriyaki-sauce': {
    names:
      'teriyaki sauce, homemade teriyaki sauce, teriyaki glaze, stir fry sauce, easy teriyaki sauce, stir-fry sauce, sauce for stir fry',
    title: 'Teriyaki Sauce',
    family: 'soy-mirin',
    near: 'peanut-sauce',
    beside: 'air-fryer-chicken-thighs',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    list: `
      sauce soy-sauce|tamari 110
      wine mirin|apple-juice 60
      sweetener brown-sugar 45
      aromatic garlic 6 finely grated
      aromatic ginger 8 finely grated
      thickener cornstarch 6
      second-fat sesame-oil 5?
    `,
    steps: `
      3 Whisk {soy-sauce, mirin, brown-sugar, garlic, ginger} with {water 80} in a small saucepan.
      2 Stir {cornstarch} into {water 20} in a cup until smooth.
      5 Bring the sauce to a simmer, whisk in the cornstarch and cook, whisking, until glossy, 3 minutes.[ Off the heat, stir in {sesame-oil}.]
    `,
    face: 'Dark, glossy and sweet, with ginger and garlic',
    why: 'A spoonful of cornstarch makes it cling without boiling it down to salt',
  },
  'enchilada-sauce': {
    names:
      'enchilada sauce, red enchilada sauce, homemade enchilada sauce, sauce for enchiladas, easy enchilada sauce, red chili sauce',
    title: 'Red Enchilada Sauce',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'pico-de-gallo',
    beside: 'chicken-enchiladas beef-enchiladas',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.7,
    list: `
      fat neutral-oil 36
      flour flour|gf-flour 16
      ground-spice chili-powder 16
      ground-spice cumin 3
      ground-spice garlic-powder 2
      ground-spice oregano 1
      body tomato-paste 40
      stock veg-stock|chicken-stock 480
      acid cider-vinegar 5
      salt
    `,
    steps: `
      3 Heat {neutral-oil} in a saucepan over medium heat. Whisk in {flour} and cook for 1 minute, then {chili-powder, cumin, garlic-powder, oregano} for 30 seconds.
      3 Whisk in {tomato-paste}, then {veg-stock}, a little at a time.
      2+10 Simmer, whisking now and then, until it coats a spoon, 10 minutes. Stir in {cider-vinegar, salt}.
    `,
    face: 'Brick red and smooth, warm rather than hot',
    why: 'Half a minute in hot oil wakes the spices, and no longer: they burn',
  },
  'peanut-sauce': {
    names:
      'peanut sauce, thai peanut sauce, satay sauce, peanut dipping sauce, homemade peanut sauce, peanut dressing, sauce for noodles, sauce for summer rolls',
    title: 'Peanut Sauce',
    family: 'thai-basil',
    near: 'teriyaki-sauce',
    beside: 'air-fryer-tofu spring-rolls',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 6,
    list: `
      nut peanut-butter 130
      sauce soy-sauce|tamari 30
      acid lime 60
      sweetener honey|maple 15
      aromatic garlic 4 finely grated
      aromatic ginger 5 finely grated
      chile sriracha 6?
    `,
    steps: `
      3 Whisk {peanut-butter, soy-sauce, honey, garlic, ginger}[ with {sriracha}] in a bowl.
      2 Squeeze in {lime} and whisk in {water 75}, a spoonful at a time, until it falls in a ribbon.
    `,
    face: 'Creamy, salty and sour, for noodles or for dipping',
    why: 'Water by the spoonful turns a stiff paste into a sauce that does not split',
  },
}
