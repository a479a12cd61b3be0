import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breads that need a frying pan and no oven, and none of them yeast. */
export const fryingPanBreads: DishEntries = {
  'no-yeast-naan': {
    names:
      'naan without yeast, no yeast naan, frying pan naan, skillet naan, yogurt naan, quick naan, stovetop naan, no yeast naan bread, naan bread without yeast, pan naan without yeast, quick naan without yeast',
    title: 'Frying-Pan Naan without Yeast',
    family: 'punjabi',
    near: 'naan soft-flatbread pan-flatbread',
    beside: 'butter-chicken chana-masala dal',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    list: `
      flour flour 320
      leavener baking-powder 8
      sweetener sugar 6
      seasoning salt 5.5
      creamy yogurt|soy-yogurt 190
      fat neutral-oil 20
      second-fat butter|vegan-butter 35 melted
      herb cilantro 6? finely chopped
    `,
    steps: `
      6 Whisk {flour, baking-powder, sugar, salt} in a bowl. Stir in {yogurt, neutral-oil} with {water 40}, lukewarm, and knead for 3 minutes: the dough is soft and a little tacky.
      1+20 Cover with a damp towel and rest for 20 minutes, so that it rolls without shrinking back.
      8 Cut into six. On a floured board, roll each piece into a teardrop 8 inches long and no thicker than 1/4 inch.
      18 Heat a heavy skillet over medium-high heat until a drop of water skitters. Lay in one piece, dry, and cook until it blisters on top and is charred in spots below, 1 1/2 minutes. Turn, cover with a lid, and cook for 1 minute more. Cook the others the same way.
      2 Brush each with {butter} as it comes out and wrap them in a towel. [Scatter with {cilantro} and serve warm.]
    `,
    face: 'Soft, blistered naan from an ordinary frying pan, on the table within the hour',
    why: 'Yogurt keeps the dough tender and a little tangy, and the lid traps the steam that puffs it up',
  },
  'griddle-scones': {
    names:
      'griddle scones, griddle scone, girdle scones, stovetop scones, skillet scones, scones without an oven, no oven scones, frying pan scones, scones in a frying pan, scones on the stove',
    title: 'Griddle Scones',
    family: 'farmhouse',
    cuisine: 'British',
    looksLike: 'scones',
    near: 'welsh-cakes soda-farls scones',
    beside: 'strawberry-jam',
    weight: 2,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    list: `
      flour flour 260
      leavener baking-powder 10
      sweetener sugar 25
      seasoning salt 3
      fat butter|vegan-butter 60 cold and cubed
      fruit raisins 60?
      liquid buttermilk|milk|soy-milk|oat-milk 165
    `,
    steps: `
      6 Rub {most butter} into {flour, baking-powder, sugar, salt} with your fingertips until no lumps are left. [Stir in {raisins}.]
      3 Pour in {buttermilk} and cut it through with a table knife until you have a soft, shaggy dough. Turn it out onto a well-floured board.
      4 Halve the dough and pat each piece gently into a 5-inch round, 1/2 inch thick. Cut each into four wedges.
      3 Heat a heavy skillet or griddle over medium-low heat for 3 minutes and grease it with {butter}.
      18 Set the wedges in it, not touching, in two batches if need be. Cook until brown below and risen, 6 to 7 minutes, then turn and cook until brown and dry at the sides, 6 minutes.
      1 Wrap in a towel for a minute and split while warm.
    `,
    face: 'Tender scones with two brown faces, made on top of the stove',
    why: 'Low heat gives the middle time to rise before the crust is done',
  },
  'soda-farls': {
    names:
      'soda farls, soda bread farls, soda farl, irish soda farls, skillet soda bread, soda bread without an oven, no oven soda bread, stovetop soda bread, griddle soda bread, soda bread in a frying pan, ulster soda bread',
    title: 'Soda Bread Farls',
    family: 'farmhouse',
    cuisine: 'Irish',
    looksLike: 'pan-flatbread',
    near: 'griddle-scones irish-soda-bread pan-flatbread',
    beside: 'bacon-and-eggs full-english-breakfast vegetable-soup',
    weight: 2,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    batch: true,
    list: `
      flour flour 300
      leavener baking-soda 4
      seasoning salt 5
      liquid buttermilk|milk=whole_milk_soured_with_lemon_juice/milk 250
    `,
    steps: `
      2 Set a 10-inch heavy skillet over medium-low heat with a pinch of flour in it: when the flour turns beige, the pan is ready. Wipe it out.
      4 Meanwhile, whisk {flour, baking-soda, salt}, pour in {buttermilk} and stir with a fork just until no dry flour is left.
      3 Tip the dough onto a floured board, turn it over once and pat into a 9-inch round, 1/2 inch thick. Cut a cross right through it, so that there are four farls.
      2+9 Dust the pan with flour and lay in the farls, a finger’s width apart. Cook until well colored below, 8 to 9 minutes, with the heat turned down if they brown sooner.
      2+8 Turn them over and cook for 7 to 8 minutes more.
      3 Stand each farl on its cut edges for half a minute, until they are dry. Split with a fork, and butter while hot.
    `,
    face: 'Four floury quarters of soda bread, baked on the stove as in every Ulster kitchen',
    why: 'Handled little and cooked slowly, the dough stays light, and the cut edges let its steam out',
  },
  'pan-fried-bannock': {
    names:
      'bannock, pan fried bannock, bannock bread, fried bannock, skillet bannock, campfire bannock, canadian bannock, indigenous bannock, bannock recipe',
    title: 'Pan-Fried Bannock',
    family: 'farmhouse',
    cuisine: 'Canadian',
    looksLike: 'pan-flatbread',
    near: 'soda-farls griddle-scones pan-flatbread',
    beside: 'strawberry-jam beef-stew',
    weight: 2,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    list: `
      flour flour 320
      leavener baking-powder 13
      sweetener sugar 10
      seasoning salt 5
      fat butter|vegan-butter 50 cold
      second-fat neutral-oil 55
    `,
    steps: `
      5 Mix {flour, baking-powder, sugar, salt} and rub in {butter} until it looks like coarse meal.
      3 Add {water 190} at once and stir with a fork until it gathers into a soft dough. Ten turns are enough; more make it tough.
      4 Pat out 1/2 inch thick on a floured board and cut into six pieces. Poke a slit through the middle of each.
      2 Heat {neutral-oil} in {@skillet} over medium heat until a crumb of dough sizzles gently in it.
      16 Fry the pieces, half of them at a time, until deep golden and hollow to a tap, 4 minutes a side.
      1+3 Drain on paper towels for 3 minutes, and eat warm.
    `,
    face: 'Crisp outside and fluffy within, the bread of camps and home kitchens across Canada',
    why: 'The slit lets hot fat reach the middle, so that it is done when the outside is',
  },
  'stovetop-cornbread': {
    names:
      'stovetop cornbread, cornbread without an oven, no oven cornbread, cornbread on the stove, cornbread on the stovetop, frying pan cornbread, cornbread in a frying pan, camping cornbread, stove top cornbread',
    title: 'Stovetop Cornbread',
    family: 'creole',
    cuisine: 'American',
    looksLike: 'cornbread',
    near: 'johnnycakes dish-cornbread cornbread',
    beside: 'beef-chili red-beans-and-rice',
    weight: 2,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    list: `
      starch cornmeal 160
      flour flour|gf-flour 95
      sweetener sugar 20
      leavener baking-powder 8
      seasoning salt 5
      egg egg 100
      creamy buttermilk|milk|soy-milk 270
      fat butter|vegan-butter 55
    `,
    steps: `
      3 Melt {butter} in a 10-inch nonstick skillet with a lid and pour most of it into a bowl, leaving a shining film.
      4 Whisk {cornmeal, flour, sugar, baking-powder, salt} in a second bowl. Beat {egg, buttermilk} into the butter, and stir into the dry mixture until just wet.
      2+15 Pour the batter into the pan over low heat. Lay a towel under the lid, its corners tied up over the knob, and cook until the top is dry and springs back, about 15 minutes. The towel catches the drips.
      2+4 Slide it onto a plate, set the pan over it and turn both over. Cook the pale side, uncovered, until brown, 4 minutes.
      1+5 Cool for 5 minutes and cut into wedges.
    `,
    face: 'A thick round of cornbread with a brown crust on both sides, and no oven lit',
    why: 'A covered pan over low heat is an oven of its own, and turning the bread gives it its second crust',
  },
}
