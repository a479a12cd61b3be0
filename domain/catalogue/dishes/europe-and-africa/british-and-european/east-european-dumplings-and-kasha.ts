import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dumplings, noodles, filled pastry and buckwheat. */
export const eastEuropeanDumplingsAndKasha: DishEntries = {
  pelmeni: {
    names:
      'pelmeni, russian dumplings, russian pelmeni, siberian pelmeni, homemade pelmeni, beef pelmeni, beef and pork pelmeni, pork pelmeni, russian meat dumplings, siberian dumplings, pelmini, pelmeny, ukrainian pelmeni, meat pelmeni',
    title: 'Pelmeni (Russian Dumplings)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European',
    near: 'pierogi dumplings',
    beside: 'cucumber-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.75,
    list: `
      flour flour 320
      egg egg 50
      protein ground-beef 230
      protein ground-pork 230
      vegetable onion 130 coarsely grated
      aromatic garlic 6 finely grated
      pepper pepper 1.5
      whole-spice bay 0.4
      fat butter 45
      creamy sour-cream|greek-yogurt 150
      herb dill 10
      salt
    `,
    steps: `
      8+30~ Beat {egg} in a measuring cup with {water 120}. Stir this into {flour} with {1/3 salt}, adding only as much as a firm dough takes. Knead until smooth, 6 minutes, cover and rest for 30 minutes.
      4 Meanwhile, work {ground-beef, ground-pork, onion, garlic, pepper, salt} with {water 50}, ice cold, until sticky. Keep the filling cold.
      38* Roll half of the dough as thin as a coin and cut 2 1/2-inch rounds. Put a rounded teaspoon of filling on each, fold it into a half-moon, pinch the edge shut and join the two corners. Set on a floured tray and go on with the rest.
      2+16 Bring a wide pot of salted water to a boil with {bay}. Boil the dumplings in batches, with room to swim, stirring once so that none sticks. After they float, give them 4 to 5 minutes more, until the filling is 160°F (71°C), about 8 minutes a batch. Lift out with a slotted spoon.
      2 Turn them in {butter} while they are hot, so that they do not stick together. Serve in bowls with {sour-cream, dill}.
    `,
    face: 'Small, thin-skinned dumplings of beef and pork, slick with butter, with cold sour cream',
    why: 'Grated onion and ice water in the filling turn to broth inside the dough',
  },
  'potato-knishes': {
    names:
      'potato knish, knish, knishes, potato knishes, jewish knishes, potato and onion knishes, new york knishes, new york potato knish, deli knishes, homemade knishes, baked potato knishes, round knishes',
    title: 'Potato Knishes',
    family: 'pennsylvanian',
    cuisine: 'Jewish',
    near: 'pierogi latkes savory-tart',
    beside: 'braised-brisket',
    weight: 2,
    level: 3,
    types: 'Side Dish, Appetizer, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Baked, Boiled',
    equipment: 'Stovetop, Oven',
    serves: 12,
    batch: true,
    salt: 0.75,
    list: `
      flour flour 310
      leavener baking-powder 4
      egg egg 50
      fat neutral-oil 150
      acid white-vinegar 5
      vegetable russet-potato 900 peeled and cut into chunks
      vegetable onion 450 finely chopped
      pepper pepper 1.8
      protein egg-yolk 17
      salt
    `,
    steps: `
      7+60~ Whisk {flour, baking-powder, 1/3 salt} in a bowl. Beat {egg} with {white-vinegar, 1/2 neutral-oil, water 110}, pour it in and stir to a dough. Knead until smooth and supple, 3 minutes, cover and rest for 1 hour.
      3+18~ Meanwhile, boil {russet-potato} in salted water until they fall apart at the touch of a fork, 15 to 18 minutes.
      25 Cook {onion} in {neutral-oil} in {@skillet} over medium-low heat, stirring often, until soft and deep golden, 25 minutes.
      4+15 Drain the potatoes, mash them dry and stir in the onions with all of their oil, {pepper, salt}. Cool for 15 minutes: a hot filling tears the dough.
      15 Heat the oven to 375°F (190°C) and line {@sheet-pans} with parchment. Halve the dough. Roll and stretch each half into a rectangle of about 12 by 14 inches, so thin that your hand shows through.
      14 Lay half of the filling in a log along one long side of each and roll it up, twice around. Mark off six pieces with the edge of your hand, twist at the marks and cut there. Pinch one end of each shut, stand it on that end, press it flat with your palm and tuck the top in, leaving a little filling to show.
      2+42 Set them on the pans. Beat {egg-yolk} with a teaspoon of water, brush it on and bake until crisp and well browned, 40 to 45 minutes.
      1+5 Let them cool for 5 minutes and serve warm.
    `,
    face: 'A dozen round pastries, paper-thin outside, full of mashed potato and golden onions',
    why: 'An oil dough that has rested an hour stretches thin without a fight, and needs no butter',
  },
  haluski: {
    names:
      'haluski, cabbage and noodles, fried cabbage and noodles, halusky, halushki, haluski with bacon, polish cabbage and noodles, noodles and cabbage, polish haluski, pittsburgh haluski, buttered cabbage and noodles, cabbage noodles, kapusta and noodles, egg noodles and cabbage, haluska, polish noodles, slovak haluski, cabbage and egg noodles',
    title: 'Haluski (Cabbage and Noodles)',
    titles: 'bacon: Haluski (Cabbage and Noodles with Bacon)',
    family: 'pennsylvanian',
    cuisine: 'Eastern European, American',
    near: 'pierogi stuffed-cabbage-rolls pasta',
    beside: 'cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|gf-pasta 340
      protein bacon 150? cut into 1/2-inch pieces
      fat butter|vegan-butter 85
      vegetable onion 350 sliced
      vegetable cabbage 900 cored and cut into 1-inch squares
      aromatic garlic 8
      pepper pepper 1.5
      herb parsley 8?
      salt
    `,
    steps: `
      8 [Cook {bacon} in your widest pot over medium heat until crisp, 7 minutes, then lift it out and pour off all but a thin film of the fat.]
      14 Melt {most butter} in the pot, the widest you have, over medium heat. Cook {onion} with {1/3 salt} until soft and golden, 13 minutes.
      5+12~ Add {cabbage}, turn it in the butter and cover. Cook, stirring a few times, until wilted and sweet, 12 minutes. Uncover and let it catch a little color, 4 minutes.
      2+9 Meanwhile, boil {egg-noodles} in salted water until just tender, 7 to 9 minutes. Save a cup of the water and drain.
      3 Stir {garlic} into the cabbage for 1 minute. Toss in the noodles with {butter, pepper, salt}, adding splashes of their water until everything is glossy. [Stir in {=bacon}.] [Scatter with {parsley}.]
    `,
    face: 'Noodles tossed with soft, browned cabbage and golden onions in plenty of butter',
    why: 'The lid wilts the cabbage first, and only then does it brown, so it turns sweet before it turns dark',
  },
  kasha: {
    names:
      'kasha, kasha for dinner, toasted buckwheat, buckwheat, buckwheat for dinner, buckwheat groats, buckwheat groats for dinner, cooked buckwheat, buckwheat kasha, kasha with onions, buckwheat with onions, kasha side dish, buckwheat side dish, toasted buckwheat groats, russian buckwheat, grechka, russian kasha, ukrainian buckwheat, buckwheat pilaf, kasha pilaf, jewish kasha',
    title: 'Kasha (Toasted Buckwheat with Onions)',
    family: 'farmhouse',
    cuisine: 'Eastern European',
    near: 'kasha-varnishkes rice-pilaf',
    beside: 'braised-brisket beef-goulash',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.6,
    list: `
      fat butter|vegan-butter|neutral-oil 40
      vegetable onion 200 thinly sliced
      starch buckwheat=kasha/kasha 200
      egg egg 50?
      stock chicken-stock|veg-stock 450
      salt
      pepper pepper 0.5
      herb dill|parsley 5? chopped
    `,
    steps: `
      3+12~ Melt {most butter} in {@skillet} over medium heat. Cook {onion} with {1/3 salt}, stirring now and then, until soft and deep golden, about 15 minutes.
      4 Meanwhile, put {buckwheat} into a bowl[ and stir in {egg}, well beaten, until every grain is wet]. Cook {=buckwheat} in a dry, heavy saucepan over medium heat, stirring all the time, until the grains are dry and loose and smell nutty, 3 minutes.
      2+12 Pour in {chicken-stock}, watching out for the steam, and add {salt}. Bring to a boil, cover and cook over the lowest heat until the liquid has gone, 12 minutes.
      1+5 Take the pan off the heat and leave it covered for 5 minutes.
      1 Fluff with a fork and stir in {=onion, butter, pepper}.[ Scatter with {dill}.]
    `,
    face: 'Loose, nutty grains with browned onions, for brisket, mushrooms or a fried egg',
    why: 'A few minutes in a dry pan firm up the outside of the grains, so they cook up separate and not to a mush',
  },
  'kasha-varnishkes': {
    names:
      'kasha varnishkes, kasha varnishkas, kasha varnishke, kasha varniskes, varnishkes, kasha and bow ties, kasha and bowties, kasha with bow ties, kasha and bow tie pasta, kasha with bow tie pasta, bow ties and kasha, kasha and noodles, buckwheat and bow ties, buckwheat and bow tie pasta, jewish kasha varnishkes, buckwheat with pasta, buckwheat with noodles, vegetarian kasha varnishkes',
    title: 'Kasha Varnishkes (Buckwheat and Bow Ties)',
    titles: 'gf-pasta: Kasha Varnishkes (Buckwheat and Pasta)',
    family: 'farmhouse',
    cuisine: 'Jewish',
    near: 'kasha rice-pilaf',
    beside: 'braised-brisket roast-chicken',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      fat butter|vegan-butter|neutral-oil 70
      vegetable onion 450 thinly sliced
      starch buckwheat=kasha/kasha 165
      egg egg 50?
      stock chicken-stock|veg-stock 375
      starch penne=farfalle/farfalle|gf-pasta 225
      salt
      pepper pepper 1
      herb parsley 6?
    `,
    steps: `
      5+20~ Melt {most butter} in {@skillet} over medium heat. Cook {onion}, stirring often toward the end, until soft and deep brown, 25 minutes.
      4 Meanwhile, put {buckwheat} in a bowl[ and turn it in {egg}, well beaten, until no grain is dry]. Stir {=buckwheat} in a dry, heavy saucepan over medium heat until the grains are dry and loose, 3 minutes.
      2+12~ Pour in {chicken-stock} with {1/2 salt}, bring to a boil, cover and cook over the lowest heat until the liquid has gone, 12 minutes. Leave it covered off the heat.
      1+12 Meanwhile, boil {penne} in a large pot of water until tender, 10 to 12 minutes. Scoop out half a mugful of the water and drain.
      3 Stir {=penne} and {=buckwheat} into {=onion}. Stir in {butter, salt, pepper}, and loosen it with enough of the cooking water to make it shine.[ Scatter with {parsley}.]
    `,
    face: 'Nutty buckwheat and pasta bows in a heap of sweet brown onions',
    why: 'The onions are the sauce here, so they get nearly half an hour to soften and brown',
  },
}
