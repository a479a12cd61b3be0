import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Batters and bread from the griddle and the iron. */
export const griddleBreakfasts: DishEntries = {
  pancakes: {
    names:
      'pancakes, buttermilk pancakes, fluffy pancakes, american pancakes, hotcakes, griddle cakes, homemade pancakes, easy pancakes, pancake, classic pancakes, thick pancakes, fluffy buttermilk pancakes, short stack, breakfast pancakes, pancakes from scratch, griddlecakes',
    title: 'Buttermilk Pancakes',
    titles: 'soy-milk: Fluffy Pancakes\noat-milk: Fluffy Pancakes',
    family: 'farmhouse',
    near: 'vegan-pancakes blueberry-pancakes waffles pancakes',
    beside: 'air-fryer-bacon',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      flour flour|gf-flour 250
      sweetener sugar 25
      leavener baking-powder 8
      leavener baking-soda 2.5
      seasoning salt 3
      egg egg 100
      creamy buttermilk|soy-milk|oat-milk 420
      fat butter|vegan-butter 56
      sweetener maple 120
    `,
    steps: `
      5 Whisk {flour, sugar, baking-powder, baking-soda, salt} in a large bowl. Melt {most butter}. Beat {egg} with {buttermilk} and the melted butter in a large measuring cup.
      2+5 Pour the wet into the dry and stir only until no dry flour is left: lumps are right. Leave the batter for 5 minutes while a large skillet or griddle heats over medium heat.
      15 Grease the pan with a little of {butter}. Ladle in the batter by the 1/4 cup. Cook until bubbles open and stay open on top and the edges look dry, about 2 minutes, then turn once and cook until golden and springy, 1 to 2 minutes more. Repeat with the rest, keeping the stack warm.
      1 Serve with {maple}.
    `,
    face: 'Tall, tender pancakes with crisp edges and maple syrup',
    why: 'A lumpy batter left alone for five minutes rises far higher than a smooth one',
  },
  'blueberry-pancakes': {
    names:
      'blueberry pancakes, blueberry buttermilk pancakes, fluffy blueberry pancakes, pancakes with blueberries, blueberry flapjacks, blueberry hotcakes, blueberry pancake, berry pancakes, lemon blueberry pancakes',
    family: 'farmhouse',
    near: 'pancakes vegan-pancakes waffles',
    beside: 'air-fryer-bacon',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      flour flour|gf-flour 240
      sweetener sugar 30
      leavener baking-powder 12
      seasoning salt 3
      sweet-spice lemon-zest 3
      egg egg 100
      creamy milk|soy-milk|oat-milk|buttermilk 330
      sweet-spice vanilla 4
      fat butter|vegan-butter 50
      fruit blueberries 200
      sweetener maple 100
    `,
    steps: `
      6 Stir {flour, sugar, baking-powder, salt, lemon-zest} in a bowl and make a well. Melt {most butter} and whisk it with {milk, egg, vanilla}. Pour into the well and fold with a few strokes, leaving lumps.
      1+5 Let the batter stand for 5 minutes and heat a griddle or a large skillet over medium heat.
      16 Wipe the pan with some of {butter}. Drop in the batter by the 1/4 cup and dot each cake with {blueberries} at once. Cook until the bubbles at the edge stay open, about 2 minutes, turn with care and cook for 2 minutes more, until the middle springs back. Repeat with the rest.
      1 Stack them and pour over {maple}.
    `,
    face: 'Lemon-scented pancakes with blueberries that burst on the griddle',
    why: 'The berries go onto the cakes, not into the bowl, so they do not stain the batter or sink',
  },
  waffles: {
    names:
      'waffles, belgian waffles, buttermilk waffles, crispy waffles, homemade waffles, waffle, classic waffles, easy waffles, fluffy waffles, belgian waffle, breakfast waffles, waffles from scratch, golden waffles',
    family: 'farmhouse',
    near: 'dish-pancakes pancakes vegan-pancakes french-toast waffles',
    beside: 'air-fryer-bacon',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Waffle Iron',
    serves: 4,
    list: `
      flour flour|gf-flour 220
      thickener cornstarch 32
      sweetener sugar 25
      leavener baking-powder 9
      leavener baking-soda 2
      seasoning salt 3
      egg egg 100 separated
      creamy buttermilk|soy-milk|oat-milk 400
      fat butter|vegan-butter 100 melted
      sweet-spice vanilla 5
      sweetener maple 100
      fruit strawberries 160? sliced
    `,
    steps: `
      6 Heat a waffle iron. Whisk {flour, cornstarch, baking-powder, baking-soda, salt, 1/2 sugar} in a bowl. Whisk the yolks of {egg} with {buttermilk, vanilla, most butter} and stir them into the flour, leaving the batter lumpy.
      4 Beat the whites with {sugar} until they stand in soft peaks. Fold them into the batter in two additions; a few streaks may show.
      18 Brush the iron with {butter} and fill it to a finger's width from the edge. Close and bake until the steam stops and the waffle is deep golden and crisp, about 5 minutes. Keep the waffles on a rack in a low oven, never stacked, while you bake the rest.
      1 Serve with {maple, strawberries}.
    `,
    face: 'Crisp, golden waffles that are light as air inside',
    why: 'Cornstarch makes the crust crisp, and beaten whites keep the middle light',
  },
  'french-toast': {
    names:
      'french toast, eggy bread, pain perdu, brioche french toast, cinnamon french toast, classic french toast, easy french toast, challah french toast, thick french toast, french toast with cinnamon, homemade french toast, gypsy toast, vanilla french toast',
    family: 'farmhouse',
    near: 'pancakes vegan-pancakes waffles french-toast',
    beside: 'air-fryer-bacon',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      bread brioche|bread|challah|gf-bread 320 sliced 3/4 inch thick, best a day old
      egg egg 200
      creamy milk|soy-milk|oat-milk 240
      sweetener sugar 20
      sweet-spice vanilla 5
      sweet-spice cinnamon 2.5
      seasoning salt 1.2
      fat butter|vegan-butter 42
      sweetener maple 100
      fruit strawberries 200? sliced
    `,
    steps: `
      4 Beat {egg} in a wide, shallow dish, then whisk in {milk, sugar, vanilla, cinnamon, salt} until no threads of white are left.
      3+4 Lay {brioche} in the custard and let it soak for 2 minutes a side, until heavy but not falling apart.
      14 Melt some of {butter} in {@skillet} over medium heat. Fry the slices in batches, adding butter as needed, until deep golden and puffed, about 3 minutes a side. The middle should feel set, not wet.
      1 Serve hot with {maple, strawberries}.
    `,
    face: 'Custardy bread with a crisp, buttery crust and the scent of cinnamon',
    why: 'Stale bread and a few minutes of soaking take the custard all the way to the middle',
  },
  'vegan-pancakes': {
    names:
      'vegan pancakes, eggless pancakes, egg free pancakes, oat milk pancakes, pancakes without eggs, fluffy vegan pancakes, plant based pancakes',
    title: 'Fluffy Eggless Pancakes',
    family: 'farmhouse',
    near: 'pancakes waffles',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    list: `
      creamy oat-milk|soy-milk|almond-milk 420
      acid cider-vinegar 15
      flour flour|gf-flour 270
      sweetener sugar 30
      leavener baking-powder 14
      sweet-spice cinnamon 1
      seasoning salt 3
      fat neutral-oil 54
      sweet-spice vanilla 5
      sweetener maple 100
    `,
    steps: `
      2+5 Stir {oat-milk, cider-vinegar} together and let stand for 5 minutes to thicken slightly.
      4 Mix {flour, sugar, baking-powder, cinnamon, salt} in a bowl. Pour in the soured milk with {vanilla} and two thirds of {neutral-oil} and fold a few times, leaving small lumps.
      16 Film a large skillet with some of the oil kept back and set it over medium heat. Drop in the batter by the 1/4 cup, cook until the tops are full of open bubbles, about 3 minutes, then turn and cook until they feel springy, 2 minutes more. Repeat with the rest.
      1 Pile them up and serve with {maple}.
    `,
    face: 'Thick, soft pancakes made without eggs or dairy',
    why: 'Vinegar and plenty of baking powder do all of the lifting',
  },
  'biscuits-and-gravy': {
    names:
      'biscuits and gravy, sausage gravy and biscuits, biscuits and sausage gravy, southern biscuits and gravy, biscuits with sausage gravy, sausage gravy, country gravy and biscuits, biscuits n gravy, white gravy and biscuits',
    title: 'Biscuits and Sausage Gravy',
    family: 'farmhouse',
    near: 'breakfast-casserole chicken-fried-steak',
    beside: '',
    looksLike: 'scones',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Baked, Fried',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.35,
    list: `
      flour flour|gf-flour 300
      leavener baking-powder 14
      fat butter 110 cold, cut into cubes
      creamy buttermilk 230
      protein breakfast-sausage=breakfast_sausage 400 casings removed
      thickener cornstarch 26
      liquid milk 840
      ground-spice dried-sage 0.7
      chile cayenne 0.3
      salt
      pepper pepper 3
    `,
    steps: `
      9 Heat the oven to 450°F (230°C). Mix {flour, baking-powder, 1/2 salt} and rub in {butter} until the mixture looks like coarse crumbs. Stir in {buttermilk} with a fork, just until it clumps.
      6 Turn out onto a floured board, pat an inch thick, fold in three and pat out again. Cut straight down into 2 1/2-inch rounds and set them close together on a rimmed sheet pan.
      1+15~ Bake until tall and golden, about 15 minutes.
      8 Meanwhile, crumble {breakfast-sausage} into {@skillet} over medium-high heat and cook until browned with no pink left, at 160°F (71°C), about 7 minutes.
      8 Whisk {cornstarch} into {milk}. Pour over the sausage with {dried-sage, cayenne} and simmer, stirring and scraping, until thick enough to coat a spoon, about 5 minutes. Season with {pepper, salt}.
      2 Split the warm biscuits and ladle the gravy over.
    `,
    face: 'Flaky biscuits under a peppery cream gravy full of sausage',
    why: 'The gravy is made in the fat of the sausage, and its brown bits are most of the flavor',
  },
  'cottage-cheese-pancakes': {
    names:
      'protein pancakes, cottage cheese pancakes, high protein pancakes, protein pancake, blender pancakes, oat pancakes, cottage cheese oat pancakes, healthy pancakes',
    title: 'Cottage Cheese and Oat Pancakes',
    family: 'farmhouse',
    near: 'pancakes blueberry-pancakes',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop, Blender',
    sweet: true,
    serves: 4,
    list: `
      creamy cottage-cheese 450
      flour oats|gf-oats 160
      egg egg 250
      sweetener maple 60
      sweet-spice vanilla 5
      leavener baking-powder 8
      ground-spice cinnamon 1.5
      seasoning salt 1
      fat butter|neutral-oil 20
      fruit blueberries 150?
    `,
    steps: `
      4+5 Blend {cottage-cheese, oats, egg, 1/2 maple, vanilla, baking-powder, cinnamon, salt} until smooth. Let the batter thicken in the jar for 5 minutes.
      15 Melt a little of {butter} at a time in {@skillet} over medium heat. Pour 3-inch pancakes and cook in batches until bubbles open and the edges look dry, 2 minutes, then turn and cook 2 minutes more.
      1 Stack them and pour {maple} over. [Scatter with {blueberries}.]
    `,
    face: 'Tender pancakes from the blender, made of cottage cheese, oats and eggs',
    why: 'The oats swell while the batter waits, so the pancakes hold together when they are turned',
  },
}
