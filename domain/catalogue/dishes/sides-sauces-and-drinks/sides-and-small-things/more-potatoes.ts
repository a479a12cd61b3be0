import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Potatoes in cream and in salad, and sweet potatoes. */
export const morePotatoes: DishEntries = {
  'scalloped-potatoes': {
    names:
      'scalloped potatoes, scallop potatoes, au gratin potatoes, potatoes au gratin, cheesy scalloped potatoes, cheesy potatoes, scalloped potato casserole, creamy scalloped potatoes',
    family: 'pennsylvanian',
    near: 'mashed-potatoes cauliflower-cheese gratin',
    beside: 'glazed-ham roast-pork-loin',
    weight: 4,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable potato 1150 peeled and sliced 1/8 inch thick
      fat butter|vegan-butter 45
      aromatic onion 120 finely chopped
      second-fat garlic 6 minced
      flour flour|gf-flour 25
      liquid milk|oat-milk|soy-milk 480
      creamy cream|oat-cream|soy-cream 180
      cheese cheddar|vegan-cheese 140
      herb thyme 2 leaves picked
      salt
      pepper pepper 0.6
    `,
    steps: `
      7 Heat the oven to 375°F (190°C). Melt {butter} in a saucepan over medium heat and soften {onion, garlic} for 5 minutes.
      6 Sprinkle in {flour} and stir for 1 minute. Whisk in {milk, cream} and simmer, whisking, until it coats a spoon, 3 minutes. Season with {thyme, salt, pepper}.
      5 Layer {potato} in {@baking-dish}, with sauce and {1/2 cheddar} between the layers. Pour all that is left of the sauce on top and cover with foil.
      1+45 Bake for 45 minutes.
      1+25 Uncover, scatter with {cheddar}, and bake until a knife goes in like butter and the top is brown, 20 to 25 minutes.
      1+10 Let stand for 10 minutes, or it runs.
    `,
    face: 'Thin slices baked tender in a creamy Cheddar sauce',
    why: 'The sauce is thickened first, so it stays smooth in a long bake',
  },
  'potato-salad': {
    names:
      'potato salad, american potato salad, creamy potato salad, classic potato salad, potato salad with egg, southern potato salad, egg potato salad, mayo potato salad, picnic potato salad, potato salad recipe, old fashioned potato salad',
    family: 'barbecue',
    near: 'coleslaw german-potato-salad potato-salad',
    beside: 'bbq-ribs fried-chicken',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable potato 1000 cut into 3/4-inch chunks
      egg egg 150?
      acid cider-vinegar 20
      dressing mayonnaise|vegan-mayonnaise 160
      sauce yellow-mustard 15
      raw celery 80 finely diced
      brine pickles 65 finely diced
      aromatic red-onion 50 finely chopped
      ground-spice sweet-paprika 1
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+20~ Cover {potato} with well-salted cold water and simmer until just tender, 10 to 12 minutes from the boil.
      1+11 [Meanwhile, lower {egg} into boiling water and cook for 11 minutes, then cool under the tap, peel and chop.]
      1+15 Drain the potatoes, toss with {cider-vinegar} while hot, and cool for 15 minutes: warm potatoes drink the vinegar, and hot ones would melt the dressing.
      3 Stir {mayonnaise, yellow-mustard} with {salt, pepper}. Fold in the potatoes, {celery, pickles, red-onion}[, then {=egg}].
      1+60 Chill for 1 hour. Dust with {sweet-paprika} and serve cold.
    `,
    face: 'Tender potatoes in a tangy, creamy dressing, with crunch from celery and pickles',
    why: 'The cider vinegar goes on while they are hot, and the rest when they are not',
  },
  'parmesan-potatoes': {
    names:
      'parmesan potatoes, parmesan crusted potatoes, parmesan roasted potatoes, crispy parmesan potatoes, potatoes with parmesan, garlic parmesan potatoes, parmesan roast potatoes, cheesy roasted potatoes',
    title: 'Crispy Parmesan Potatoes',
    family: 'farmhouse',
    near: 'roast-potatoes smashed-potatoes',
    beside: 'baked-chicken-thighs air-fryer-steak',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable baby-potatoes 900 halved
      fat olive-oil 45
      cheese parmesan|veg-parm|vegan-parmesan 75
      ground-spice garlic-powder 2
      ground-spice oregano 1.2
      ground-spice sweet-paprika 1.5
      salt
      pepper pepper 0.6
      herb parsley 6?
    `,
    steps: `
      5 Heat the oven to 400°F (200°C). Mix {parmesan, garlic-powder, oregano, sweet-paprika, pepper}. Pour {olive-oil} over {@sheet-pans} and strew the mixture over it in an even layer.
      4 Pat {baby-potatoes} dry, season the cut sides with {salt}, and press them cut side down into the cheese.
      1+30 Roast, without moving them, until a knife goes in easily and the cheese is crisp and deep golden, 28 to 30 minutes.
      2+5 Leave on the pan for 5 minutes, so that the crust lets go, and lift off with a spatula. [Scatter with {parsley}.]
    `,
    face: 'Potatoes with a crackling crust of Parmesan on their cut sides',
    why: 'The cheese fries in the oil under the potatoes and sticks to them as it crisps',
  },
  'german-potato-salad': {
    names:
      'german potato salad, warm potato salad, hot potato salad, bavarian potato salad, potato salad without mayo, vinegar potato salad, bacon potato salad, kartoffelsalat',
    title: 'German Potato Salad',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'potato-salad coleslaw',
    beside: 'beer-brats',
    weight: 2,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable potato 1000 scrubbed and sliced 1/4 inch thick
      protein bacon 140? cut into 1/2-inch pieces
      fat olive-oil 25
      aromatic red-onion 120 finely chopped
      acid cider-vinegar 70
      stock chicken-stock|veg-stock 120
      sauce dijon 15
      sweetener sugar 8
      herb parsley 10 chopped
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+12~ Simmer {potato} in well-salted water until tender but whole, 10 to 12 minutes. Drain.
      8 [Meanwhile, cook {bacon} in a large skillet over medium heat until crisp, 7 minutes, and lift it out.]
      6 Add {olive-oil} to the skillet and soften {red-onion} in it over medium heat, 3 minutes. Pour in {cider-vinegar, chicken-stock, dijon, sugar} and boil for 1 minute, scraping up what sticks.
      3 Turn the warm slices gently in the dressing until it is soaked up. Season with {salt, pepper} and fold in {parsley}[ and {=bacon}]. Serve warm.
    `,
    face: 'Warm potatoes in a sharp, mustardy dressing',
    why: 'Hot slices soak up a hot dressing to the middle',
  },
  'sweet-potato-fries': {
    names:
      'sweet potato fries, baked sweet potato fries, sweet potato wedges, roasted sweet potatoes, sweet potato chips, crispy sweet potato fries, roasted sweet potato, sweet potato oven fries',
    family: 'southwestern',
    cuisine: 'American',
    near: 'oven-fries roasted-vegetables roasted-potatoes',
    beside: 'veggie-burger turkey-burger',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable sweet-potato 800 peeled and cut into 1/2-inch sticks
      thickener cornstarch 12
      fat olive-oil 35
      ground-spice smoked-paprika 1.5
      second-fat garlic-powder 1.5
      salt
      pepper pepper 0.5
    `,
    steps: `
      2 Heat the oven to 425°F (220°C).
      3 Shake {sweet-potato} with {cornstarch} in a large bowl until thinly coated. Toss with {olive-oil, smoked-paprika, garlic-powder, pepper}.
      2+16 Spread on {@sheet-pans}, with room between the sticks. Bake for 16 minutes.
      1+12 Turn them and bake until browned at the edges, 10 to 12 minutes more.
      1+3 Leave on the pan for 3 minutes to firm up, then sprinkle[ with {salt}]; salt that goes on earlier would make them limp.
    `,
    face: 'Sweet, smoky fries with browned edges',
    why: 'Room between them lets the steam escape, so they roast',
  },
  'sweet-potato-casserole': {
    names:
      'sweet potato casserole, sweet potato souffle, yam casserole, thanksgiving sweet potatoes, sweet potato casserole with pecans, sweet potato bake',
    family: 'creole',
    near: 'mashed-potatoes glazed-carrots mash',
    beside: 'roast-turkey roast-pork-loin',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    sweet: true,
    list: `
      vegetable sweet-potato 1300 peeled and cut into chunks
      fat butter|vegan-butter 85 melted
      sweetener brown-sugar 130
      egg egg|applesauce 100
      creamy milk|oat-milk|soy-milk 80
      sweet-spice cinnamon 2.5
      body vanilla 6
      seasoning salt 5
      nut pecans 110? chopped
      flour flour|gf-flour 40
    `,
    steps: `
      2+25 Heat the oven to 350°F (175°C). Boil {sweet-potato} in plenty of water until soft, 15 to 18 minutes. Drain well.
      5 Mash with {1/2 butter, 1/3 brown-sugar, cinnamon, vanilla, milk, salt}. Beat in {egg}, and spread in {@baking-dish}.
      4 Mix {pecans, flour, brown-sugar, butter} with your fingers until clumpy, and scatter over the top.
      1+32 Bake until the topping is brown and crisp and the edges are puffed, 30 to 35 minutes.
    `,
    face: 'Silky spiced sweet potatoes under a crunchy pecan topping',
    why: 'An egg lifts the mash, so it bakes up light',
  },
  'potato-skins': {
    names:
      'potato skins, loaded potato skins, crispy potato skins, bacon potato skins, cheesy potato skins, stuffed potato skins',
    title: 'Loaded Potato Skins',
    titles: 'bacon: Loaded Potato Skins with Bacon',
    family: 'barbecue',
    near: 'twice-baked-potatoes jalapeno-poppers',
    beside: 'bbq-chicken green-salad',
    weight: 2,
    level: 2,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner, Late Night',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      vegetable russet-potato 900 scrubbed
      fat butter|vegan-butter 35 melted
      protein bacon 85? cut into small pieces
      cheese cheddar|vegan-cheese 130
      creamy sour-cream|greek-yogurt|vegan-sour-cream 100
      herb scallion 25 thinly sliced
      salt
      pepper pepper 0.5
    `,
    steps: `
      2+50~ Heat the oven to 400°F (200°C). Prick {russet-potato} and bake until soft, 50 minutes.
      8 [Meanwhile, fry {bacon} over medium heat until crisp, 7 minutes, and drain.]
      5 Halve the hot potatoes and scoop out all but 1/4 inch (keep the insides for mash). Brush inside and out with {butter} and season with {salt, pepper}.
      1+15 Bake on a sheet pan, cut side down, until the skins crackle, 12 to 15 minutes.
      2+6 Turn them over. Fill with {cheddar}[ and {=bacon}], and bake until bubbling, 5 to 6 minutes.
      1 Top with {sour-cream, scallion}.
    `,
    face: 'Crackling shells under melted Cheddar, with bacon and sour cream',
    why: 'A second bake before they are filled is what makes the skins crisp',
  },
}
