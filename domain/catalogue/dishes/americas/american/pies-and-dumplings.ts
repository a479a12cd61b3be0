import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dough on top of the stew: pot pie, dumplings, cabbage rolls. */
export const piesAndDumplings: DishEntries = {
  'chicken-pot-pie': {
    names:
      'chicken pot pie, pot pie, chicken potpie, homemade chicken pot pie, potpie, classic chicken pot pie, chicken and vegetable pot pie, chicken pie with crust, easy chicken pot pie, chicken-pot pie',
    family: 'farmhouse',
    near: 'chicken-and-dumplings chicken-and-rice-casserole mash-topped-pie',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter 70
      vegetable onion 180 chopped
      vegetable carrot 160 diced
      vegetable celery 100 diced
      vegetable potato 200 cut into 1/2-inch dice
      aromatic garlic 6
      flour flour 50
      stock chicken-stock 500
      creamy cream|soy-cream|oat-cream 120
      ground-spice dried-thyme 1.5
      protein cooked-chicken 460 cut into bite-size pieces
      vegetable peas 130
      herb parsley 8
      bread pie-crust 260 store-bought
      egg egg 50 lightly beaten
      salt
      pepper pepper 1.2
    `,
    steps: `
      15 Heat the oven to 400°F (200°C). Melt {butter} in a large pot over medium heat. Cook {onion, carrot, celery, potato, 1/2 salt} until they begin to soften, 10 minutes. Stir in {garlic, dried-thyme, flour} and cook for 2 minutes.
      3+8 Whisk in {chicken-stock} and simmer until the potatoes are tender and the sauce is thick, 8 minutes.
      4 Stir in {cream, cooked-chicken, peas, parsley, pepper, salt} and pour into {@baking-dish}.
      6 Roll out {pie-crust} a little larger than the dish, lay it over the filling, fold the edge under and crimp it. Brush with some of {egg} and cut four slits for steam.
      1+35 Bake until the crust is deep golden and the filling bubbles through the slits, at 165°F (74°C), about 35 minutes.
      1+10 Let it stand for 10 minutes: the filling is fiercely hot and thickens as it cools.
    `,
    parts: [{ names: 'crust, pastry, pie crust, lid, topping', instead: 'low-carb-chicken-pot-pie' }],
    face: 'Chicken, peas and carrots in cream gravy under a golden crust',
    why: 'The filling is hot when the crust goes on, so the pastry bakes crisp from below too',
  },
  'slick-dumplings': {
    names:
      'chicken and slick dumplings, slick dumplings, flat dumplings, rolled dumplings, chicken and flat dumplings, chicken and rolled dumplings, chicken and dumplings flat, flat chicken and dumplings, chicken slicks, southern chicken and flat dumplings, chicken and pastry, chicken pastry, old fashioned rolled dumplings, noodle dumplings, flat rolled dumplings, rolled flat dumplings',
    title: 'Chicken and Slick Dumplings',
    family: 'creole',
    cuisine: 'American',
    near: 'chicken-and-dumplings chicken-noodle-soup brothy-soup',
    beside: 'green-beans',
    weight: 2,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein chicken-bone=bone-in_chicken_thighs/chicken 1100
      vegetable onion 180 halved
      vegetable celery 100 cut into large pieces
      whole-spice bay 0.6
      stock chicken-stock 1500
      flour flour 260
      fat butter 56 cold
      creamy milk 130
      pepper pepper 2
      salt
    `,
    steps: `
      3+40 Put {chicken-bone, onion, celery, bay, chicken-stock} and {1/2 salt} in {@pot}. Bring to a boil, then simmer with the lid ajar until the meat is 165°F (74°C) and comes off the bone, 40 minutes.
      7 Meanwhile, rub {butter} into {flour} until no lumps are left, and stir in {milk} for a stiff dough. Knead it ten times and let it rest under a bowl.
      6 Lift out the chicken and strain the broth back into the pot. Pull the meat off the bones in large pieces.
      8 Roll the dough out 1/8 inch thick on a well-floured board and cut it into strips 1 inch wide and 3 inches long.
      3+14 Bring the broth to a rolling boil. Drop in the strips, a few at a time, with the flour that clings to them, and simmer until they are tender and the broth has thickened, about 14 minutes, shaking the pot now and then.
      3 Slide in the chicken, season with {pepper, salt} and let it stand for 2 minutes before ladling it out.
    `,
    face: 'Broad, tender strips of dough and pulled chicken in their own thickened broth, with a good deal of pepper',
    why: 'No leavening goes in, so the strips stay flat, and the flour on them thickens the broth',
  },
  'chicken-and-dumplings': {
    names:
      "chicken and dumplings, chicken n dumplings, chicken & dumplings, chicken dumplings, southern chicken and dumplings, old fashioned chicken and dumplings, chicken stew with dumplings, chicken'n dumplings, homemade chicken and dumplings, chicken dumpling soup, stew with dumplings, stew and dumplings, dumpling stew",
    family: 'farmhouse',
    near: 'chicken-noodle-soup chicken-pot-pie brothy-soup',
    beside: 'green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Boiled, Steamed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein chicken-thigh 800
      fat butter|vegan-butter 84
      vegetable onion 200 chopped
      vegetable carrot 220 sliced
      vegetable celery 140 sliced
      aromatic garlic 8
      ground-spice dried-thyme 1.5
      whole-spice bay 0.6
      stock chicken-stock 1400
      flour flour|gf-flour 190
      leavener baking-powder 9
      creamy milk|soy-milk|oat-milk 280
      thickener cornstarch 20
      vegetable peas 130
      herb parsley 10
      salt
      pepper pepper 1.4
    `,
    steps: `
      11 Melt {1/2 butter} in a wide, heavy pot over medium heat. Soften {onion, carrot, celery} for 8 minutes, then stir in {garlic, dried-thyme} for 1 minute.
      3+25 Add {chicken-stock, bay, chicken-thigh, 1/2 salt} and bring to a simmer. Cook with the lid ajar until the chicken is tender and 165°F (74°C), about 25 minutes.
      7 Lift the chicken out and shred it. Meanwhile, mix {flour, baking-powder, salt} and rub in {butter} with your fingers. Stir in {1/2 milk} until a soft, sticky dough just holds together.
      5 Whisk {cornstarch} smooth with {milk}, pour it into the simmering pot and stir until lightly thickened, 2 minutes. Return the chicken with {peas, pepper} and discard the bay leaf.
      4+15 Drop the dough by heaped tablespoons onto the stew, a little apart. Cover tightly and simmer over low heat, without lifting the lid, until the dumplings are puffed and dry in the middle, 15 minutes.
      1 Sprinkle with {parsley} and ladle into deep bowls.
    `,
    face: 'A creamy chicken stew with fluffy dumplings steamed on top',
    why: 'The lid stays on, because the top of each dumpling cooks in the steam alone',
  },
  'stuffed-cabbage-rolls': {
    names:
      'stuffed cabbage rolls, cabbage rolls, golabki, galumpkis, stuffed cabbage, halupki, holubtsi, holishkes, polish cabbage rolls, golumpki, beef cabbage rolls',
    family: 'pennsylvanian',
    cuisine: 'Eastern European, American',
    near: 'stuffed-peppers stuffed-vegetables',
    beside: 'mashed-potatoes cucumber-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Braised',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable cabbage 1100 cored, left whole
      starch long-rice 130 rinsed
      fat butter|vegan-butter 28
      vegetable onion 200 finely chopped
      aromatic garlic 8
      protein ground-beef 450
      protein ground-pork 230
      egg egg 50
      ground-spice sweet-paprika 4
      body canned-tomatoes 600
      sweetener brown-sugar 20
      acid cider-vinegar 20
      herb dill 6
      salt
      pepper pepper 1.6
    `,
    steps: `
      10 Boil {cabbage} in a deep pot of salted water, peeling off each leaf with tongs as it turns limp, about 8 minutes. Shave down the thick ribs and chop the small inner leaves.
      3+10~ Boil {long-rice} in salted water for 10 minutes and drain it; it will finish in the rolls.
      9 Melt {butter} in a skillet over medium heat and cook {onion, garlic} until golden, 7 minutes. Cool it a little.
      6 Mix {ground-beef, ground-pork, egg, sweet-paprika, pepper, 1/2 salt} with the rice and half of the onion.
      12 Heat the oven to 350°F (180°C). Sprinkle the chopped leaves and the rest of the onion over {@baking-dish}. Put a handful of the filling on each large leaf, fold in the sides, roll up snugly and set seam side down.
      3+75 Stir {canned-tomatoes, brown-sugar, cider-vinegar, salt} with {water 120} and pour over. Cover with foil and bake until the leaves are soft and the filling is at least 160°F (71°C), 1 hour 15 minutes.
      1+10 Rest for 10 minutes and scatter {dill} over.
    `,
    face: 'Cabbage leaves around ground beef and rice, baked in sweet and sour tomatoes',
    why: 'Half-cooked rice drinks the juices of the meat, and the rolls stay moist',
  },
  'chicken-pot-pie-with-biscuits': {
    names:
      'chicken pot pie with biscuit topping, chicken pot pie with biscuits, biscuit chicken pot pie, chicken biscuit pot pie, biscuit topped chicken pot pie, chicken pot pie with biscuit crust, chicken and biscuits, chicken and biscuit casserole, chicken and biscuits casserole, chicken and biscuit bake, biscuit pot pie, pot pie with biscuits, chicken pie with biscuit topping, chicken cobbler, savory chicken cobbler',
    title: 'Chicken Pot Pie with Biscuit Topping',
    family: 'farmhouse',
    near: 'chicken-pot-pie chicken-and-dumplings turkey-pot-pie mash-topped-pie',
    beside: 'green-salad green-beans',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      fat butter|vegan-butter 140 cold, most of it cubed
      vegetable onion 180 chopped
      vegetable carrot 200 peeled and diced
      vegetable celery 120 sliced
      aromatic garlic 6
      ground-spice dried-thyme 1.5
      stock chicken-stock 620
      thickener cornstarch 30
      creamy milk|soy-milk|oat-milk 270 cold
      protein cooked-chicken 460 cut into bite-size pieces
      vegetable peas 130
      herb parsley 8
      flour flour|gf-flour 250
      leavener baking-powder 12
      salt
      pepper pepper 1.2
    `,
    steps: `
      11 Heat the oven to 425°F (220°C). Melt {1/3 butter} in a large pot over medium heat. Cook {onion, carrot, celery} until nearly tender, 8 minutes. Stir in {garlic, dried-thyme} for 1 minute.
      3+5 Pour in {chicken-stock} and simmer until the carrots are tender, 5 minutes.
      3 Whisk {cornstarch} into {1/3 milk}, stir it into the pot and boil until thick, 1 minute. Stir in {cooked-chicken, peas, parsley, pepper, most salt}. Pour into {@baking-dish}.
      5 Whisk {flour, baking-powder, salt}. Rub in {butter} until the bits are no larger than peas. Stir in {milk} with a fork, only until no dry flour is left: the dough is sticky.
      4+23 Drop the dough on the hot filling in {@count 183 mound mounds}, a little apart. Set the dish on a sheet pan and bake until the biscuits are deep golden and dry inside and the filling bubbles at 165°F (74°C), 22 to 25 minutes.
      0+5 Let stand for 5 minutes before you spoon it out.
    `,
    face: 'Chicken, carrots and peas in a thick gravy under a craggy biscuit crust',
    why: 'The biscuits go onto a filling that is already hot, so they cook through from below as well as above',
  },
}
