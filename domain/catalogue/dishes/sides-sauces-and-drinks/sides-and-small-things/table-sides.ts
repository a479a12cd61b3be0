import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What stands beside a roast: grains, stuffing and sauces. */
export const tableSides: DishEntries = {
  'kale-salad': {
    names:
      'kale salad, massaged kale salad, lemon kale salad, kale and apple salad, raw kale salad, kale salad with parmesan',
    family: 'californian',
    near: 'green-salad massaged-salad',
    beside: 'roast-chicken butternut-squash-soup',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.4,
    list: `
      leaf kale 250 stemmed and cut into thin ribbons
      fat olive-oil 45
      acid lemon 58
      sweetener honey|maple 8
      raw apple 150 cored and cut into matchsticks
      fruit dried-cranberries 40
      nut almonds|pepitas 40
      cheese parmesan|vegan-parmesan 35?
      salt
      pepper pepper 0.4
    `,
    steps: `
      4 Put {kale} in a large bowl with {1/3 olive-oil} and {salt}. Massage with your hands until dark, soft and half the size, 3 minutes.
      2 Whisk {lemon, honey, olive-oil, pepper}. Pour over and toss.
      1+5 Let stand for 5 minutes.
      2 Fold in {apple, dried-cranberries, almonds, parmesan}.
    `,
    face: 'Tender, lemony kale with apple and plenty of crunch',
    why: 'Rubbing breaks the leaves down, so that they eat like lettuce and keep like cabbage',
  },
  'rice-pilaf': {
    names:
      'rice pilaf, pilaf, rice side dish, buttery rice pilaf, easy rice pilaf, pilaff, classic rice pilaf, pilaf rice, herbed rice, rice a roni, near east rice pilaf, seasoned rice',
    title: 'Rice Pilaf',
    family: 'turkish',
    near: 'seasoned-rice pilaf',
    beside: 'chicken-kebabs baked-salmon',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.9,
    list: `
      starch long-rice 280 rinsed and drained
      fat butter|olive-oil 35
      aromatic onion 110 finely chopped
      second-fat garlic 4 minced
      stock chicken-stock|veg-stock 510
      whole-spice bay 0.4
      herb parsley 6 chopped
      salt
      pepper pepper 0.4
    `,
    steps: `
      5 Melt {butter} in a medium saucepan over medium heat. Soften {onion} for 4 minutes, then {garlic} for 30 seconds.
      3 Stir in {long-rice} and toast, stirring, until the grains turn from glassy to white, 2 to 3 minutes.
      1+16 Add {chicken-stock, bay, salt, pepper} and bring to a boil. Cover, turn the heat to low and simmer for 15 minutes, without lifting the lid.
      1+10 Take off the heat and leave covered for 10 minutes.
      1 Remove the bay leaf, fluff with a fork and stir in {parsley}.
    `,
    face: 'Separate, savory grains toasted in fat before they simmer',
    why: 'Toasting seals the starch in, and ten minutes of rest finish the cooking',
  },
  'bread-stuffing': {
    names:
      'stuffing, thanksgiving stuffing, herb stuffing, bread stuffing, sage and onion stuffing, turkey stuffing, homemade stuffing, sage stuffing, stove top stuffing, turkey dressing',
    title: 'Herb Bread Stuffing',
    family: 'new-england',
    near: 'bread-pudding strata',
    beside: 'roast-turkey roast-chicken',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.4,
    list: `
      bread white-bread|bread|gf-bread 550 cut into 3/4-inch cubes
      fat butter|vegan-butter 113
      aromatic onion 300 chopped
      vegetable celery 240 sliced
      second-fat garlic 8 minced
      herb sage 8 chopped
      raw parsley 15 chopped
      ground-spice dried-thyme 1.5
      stock chicken-stock|veg-stock 480
      egg egg 100?
      salt
      pepper pepper 1
    `,
    steps: `
      2+15~ Heat the oven to 350°F (175°C). Spread {white-bread} on {@sheet-pans} and dry in the oven until hard at the edges, 15 minutes.
      10 Meanwhile, melt {butter} in a large skillet over medium heat. Cook {onion, celery}[ with {1/2 salt}] until soft, 8 minutes. Stir in {garlic, sage, dried-thyme} for 1 minute.
      4 [Beat {egg} into {=chicken-stock}.] Toss the cubes with the vegetables, {chicken-stock, parsley, salt, pepper} until evenly damp.
      1+30 Spread in {@baking-dish}, cover with foil and bake for 30 minutes.
      1+17 Uncover and bake until the top is brown and crisp, 15 to 18 minutes.
    `,
    face: 'Crisp on top, soft underneath, and full of sage, celery and onion',
    why: 'Dried first, the cubes soak up flavor without turning to paste',
  },
  'cranberry-sauce': {
    names:
      'cranberry sauce, fresh cranberry sauce, homemade cranberry sauce, cranberry relish, orange cranberry sauce, thanksgiving cranberry sauce, whole berry cranberry sauce',
    title: 'Cranberry Sauce with Orange',
    family: 'new-england',
    near: 'gravy poached-fruit',
    beside: 'roast-turkey turkey-with-sage-stuffing',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 8,
    sweet: true,
    list: `
      fruit fresh-cranberries 340 rinsed
      sweetener sugar 170
      acid orange-juice 120
      sweet-spice orange-zest 4
      second-fat cinnamon 0.6
      seasoning salt 0.8
    `,
    steps: `
      2+4 Stir {sugar, orange-juice, salt} with {water 120} in a saucepan and bring to a boil.
      3+10 Add {fresh-cranberries, cinnamon} and simmer, stirring now and then, until most have burst and the sauce looks like loose jam, 10 minutes.
      1 Off the heat, stir in {orange-zest}.
      1+40 Cool for 40 minutes: it sets as it does.
    `,
    face: 'Tart, ruby-red and glossy, with a whisper of citrus',
    why: 'Cranberries set by themselves, so it is better thin in the pan than thick',
  },
  gravy: {
    names:
      'gravy, brown gravy, homemade gravy, beef gravy, easy gravy, pan gravy, gravy without drippings, gravy from scratch, roast gravy, sauce for roast beef, gravy for a roast',
    title: 'Brown Gravy',
    family: 'farmhouse',
    near: 'cranberry-sauce mashed-potatoes',
    beside: 'roast-beef mashed-potatoes',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter|olive-oil 50
      aromatic onion 100 finely chopped
      flour flour|gf-flour 36
      stock beef-stock|veg-stock 720
      sauce soy-sauce|tamari 10
      body tomato-paste 8
      herb thyme 2
      salt
      pepper pepper 0.6
    `,
    steps: `
      11 Melt {butter} in a saucepan over medium heat and cook {onion} until golden, 10 minutes.
      4 Sprinkle in {flour} and stir until it is light brown and smells nutty, 3 minutes.
      3 Whisk in {beef-stock}, a ladle at a time, then {soy-sauce, tomato-paste, thyme}.
      2+10 Simmer, whisking now and then, until it coats a spoon, 8 to 10 minutes.
      1 Lift out the thyme stalks, strain if you like it smooth, and season with {salt, pepper}.
    `,
    face: 'Smooth and brown, with golden onion and thyme',
    why: 'The flour is browned before any stock goes in, and that is the color and the taste',
  },
  'sausage-and-apple-stuffing': {
    names:
      'sausage and apple stuffing, sausage apple stuffing, apple and sausage stuffing, sausage stuffing, sausage and sage stuffing, sausage dressing, sausage and apple dressing, apple sausage stuffing, stuffing with sausage, stuffing with sausage and apple, thanksgiving sausage stuffing, sausage bread stuffing, pork and apple stuffing, apple stuffing',
    title: 'Sausage and Apple Stuffing',
    family: 'new-england',
    cuisine: 'American, British',
    near: 'bread-stuffing cornbread-dressing strata',
    beside: 'roast-turkey roast-chicken roast-pork-loin',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 8,
    salt: 0.25,
    list: `
      bread white-bread|bread|gf-bread 480 cut into 3/4-inch cubes
      protein breakfast-sausage 360 casings removed
      fat butter|vegan-butter 70
      aromatic onion 250 chopped
      vegetable celery 200 sliced
      fruit apple 320 cored and diced
      second-fat garlic 8
      herb sage 8 chopped
      ground-spice dried-thyme 1.5
      raw parsley 12 chopped
      stock chicken-stock 480
      egg egg 100?
      salt
      pepper pepper 1
    `,
    steps: `
      2+15~ Heat the oven to 350°F (175°C). Lay {white-bread} out on {@sheet-pans} and dry in the oven until the cubes are hard outside, 15 minutes.
      8 Meanwhile, cook {breakfast-sausage} in a large skillet over medium-high heat, breaking up the meat, until browned, with no pink left, 7 minutes. Lift it into a large bowl with a slotted spoon.
      10 Melt {butter} in the skillet over medium heat. Cook {onion, celery} until soft, 7 minutes. Add {apple, garlic, sage, dried-thyme} and cook for 2 minutes.
      4 [Beat {egg} into {=chicken-stock}.] Toss the cubes and the vegetables with the sausage, {chicken-stock, parsley, salt, pepper} until evenly damp.
      1+30 Transfer to {@baking-dish}, cover tightly with foil and bake for half an hour.
      1+17 Uncover and bake until the top is brown and crisp and the middle reads 165°F (74°C), 15 to 18 minutes.
    `,
    face: 'Bread stuffing with browned sausage, tart apple and sage, crisp on top',
    why: 'The onions soften in what the sausage leaves in the skillet, so its flavor goes all through the bread',
  },
}
