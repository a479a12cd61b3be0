import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Breads of the griddle, the starter jar and the rolled-in butter. */
export const griddledAndFlakyBreads: DishEntries = {
  'sourdough-bread': {
    names:
      'sourdough bread, sourdough, sourdough loaf, homemade sourdough, artisan sourdough bread, beginner sourdough bread, sour dough bread, sourdough boule, easy sourdough bread',
    title: 'Sourdough Bread',
    family: 'californian',
    near: 'no-knead-bread white-bread focaccia',
    beside: 'clam-chowder minestrone',
    weight: 3,
    level: 3,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      leavener sourdough-starter 100 active and bubbly
      flour bread-flour 450
      starch whole-wheat-flour 50
      seasoning salt 10
    `,
    steps: `
      4+40 Stir {sourdough-starter} into {water 340}, lukewarm. Mix in {bread-flour, whole-wheat-flour} by hand until shaggy, cover, and rest for 40 minutes.
      3 Squeeze in {salt} with wet fingers until you no longer feel it.
      8+270 Let it rise at a warm room temperature for 4 1/2 hours, until half again as big and full of bubbles. Four times early on, stretch each side up and fold it over the middle.
      5+600 Shape into a tight ball on an unfloured board. Set it, seam up, in a bowl lined with a floured cloth. Cover and chill for 10 hours.
      1+45 Heat the oven to 475°F (245°C) with a lidded heavy pot in it, 45 minutes.
      3+20 Turn the cold dough onto parchment, slash it with a razor, and lower it into the pot. Bake, covered, for 20 minutes.
      1+23 Uncover, turn down to 450°F (230°C), and bake until very brown and 205°F (96°C) inside, 21 to 25 minutes.
      1+60 Cool for 1 hour before slicing.
    `,
    face: 'A chewy, tangy loaf with a blistered crust, raised by nothing but its own starter',
    why: 'The long cold night gives it its sourness and makes it easy to slash',
  },
  'english-muffins': {
    names:
      'english muffins, english muffin, homemade english muffins, english muffins from scratch, breakfast muffins english, toasting muffins',
    title: 'English Muffins',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'crumpets dinner-rolls bagels',
    beside: 'scrambled-eggs strawberry-jam',
    weight: 2,
    level: 2,
    types: 'Side Dish, Snack',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    list: `
      creamy milk|oat-milk|soy-milk 330 lukewarm
      leavener yeast 6
      sweetener sugar 12
      flour bread-flour 430
      seasoning salt 7
      fat butter|vegan-butter 40 softened
      starch cornmeal 30
    `,
    steps: `
      3+5 Stir {yeast, sugar} into {milk} and wait for 5 minutes.
      9 Mix in {bread-flour, salt, butter} and knead for 7 minutes: the dough is soft and sticky, and should be.
      1+75 Cover and let rise for 1 1/4 hours.
      6 Divide into ten and shape into balls with floured hands. Flatten to 3 inches across on a pan sprinkled with {most cornmeal}, and sprinkle {cornmeal} over the tops.
      1+30 Let them puff for 30 minutes.
      28 Heat a dry, heavy skillet over low heat. Cook the muffins, half of them at a time, until brown and set at the sides, 6 to 7 minutes a side, at 200°F (93°C) inside.
      1+15 Cool for 15 minutes. Split with a fork, not a knife, and toast.
    `,
    face: 'Soft, round muffins with crisp cornmeal faces, full of nooks for butter',
    why: 'Low heat cooks them through before the outsides darken',
  },
  crumpets: {
    names: 'crumpets, crumpet, homemade crumpets, english crumpets, british crumpets, pikelets, crumpets with butter',
    title: 'Crumpets',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'english-muffins pancakes scones',
    beside: 'strawberry-jam',
    weight: 2,
    level: 2,
    types: 'Snack, Side Dish',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    batch: true,
    list: `
      liquid milk|oat-milk|soy-milk 200 lukewarm
      leavener yeast 4
      sweetener sugar 5
      flour flour 230
      seasoning salt 4.5
      thickener baking-powder 4
      fat butter|vegan-butter 50
    `,
    steps: `
      5 Whisk {milk, yeast, sugar} with {water 110}, lukewarm. Beat in {flour, salt} for 3 minutes, until quite smooth.
      1+60 Cover and let stand for 1 hour, until the top is all bubbles.
      1+10 Whisk {baking-powder} into {water 20}, stir it in, and wait for 10 minutes.
      24 Melt a little of {=butter} in a heavy skillet over medium-low heat and grease four metal rings. Fill them 1/2 inch deep. Cook until the top is dry and full of holes, 8 to 9 minutes. Lift off the rings, turn over, and cook for 1 minute more. Make the rest the same way.
      4 Toast them and spread thickly with the rest of {butter}, so that it runs into the holes.
    `,
    face: 'Spongy, holey rounds for the toaster, dripping with butter',
    why: 'Yeast makes the batter light, and baking powder at the end opens the holes',
  },
  croissants: {
    names:
      'croissants, croissant, butter croissants, homemade croissants, french croissants, croissants from scratch, all butter croissants, crossants, crescents french',
    title: 'Butter Croissants',
    family: 'norman',
    near: 'brioche cheese-danish cinnamon-rolls',
    beside: 'caffe-latte',
    weight: 3,
    level: 4,
    types: 'Snack, Side Dish',
    meals: 'Breakfast',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 12,
    batch: true,
    list: `
      flour bread-flour 500
      sweetener sugar 55
      seasoning salt 9
      leavener yeast 8
      creamy milk 280 cool
      fat butter 310 cold
      egg egg 50 beaten
    `,
    steps: `
      6+60 Mix {bread-flour, sugar, salt, yeast, milk} with a tenth of {=butter}, softened. Knead for 4 minutes, press flat, wrap, and chill for 1 hour.
      5 Beat the rest of {butter} between sheets of parchment into an even 7-inch square, pliable and still cold.
      4 Roll the dough to 10 inches square. Set the butter on it like a diamond, fold the corners over and pinch them shut.
      6+40 Roll to 8 by 20 inches and fold in three, like a letter. Chill for 40 minutes.
      10+80 Turn it a quarter, and roll and fold in the same way twice more, with 40 minutes in the fridge after each.
      12 Roll out to 9 by 22 inches. Cut into twelve long triangles and roll each up from its base. Set on two lined sheet pans.
      1+150 Brush with a little of {=egg}. Let rise at cool room temperature until they wobble when you shake the pan, 2 1/2 hours.
      2+19 Heat the oven to 400°F (200°C). Brush with the rest of {egg} and bake until deep brown all over, 18 to 20 minutes.
    `,
    face: 'Crackling outside and all airy layers within, as from a French bakery',
    why: 'Butter and dough must be equally cold, so that they roll out together and stay apart',
  },
  'cheese-danish': {
    names:
      'danish, cheese danish, danish pastry, cream cheese danish, danish pastries, puff pastry danish, danishes, fruit danish, easy cheese danish, raspberry danish',
    title: 'Cream Cheese Danishes',
    family: 'farmhouse',
    near: 'croissants cinnamon-rolls apple-turnovers',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 9,
    batch: true,
    sweet: true,
    list: `
      flour puff-pastry 500 thawed if frozen
      cheese cream-cheese|vegan-cream-cheese 227 softened
      sweetener sugar 60
      sweet-spice lemon-zest 3
      second-fat vanilla 4
      egg egg 50 beaten
      body jam=raspberry_jam 90
      starch powdered-sugar 60
      acid lemon 10
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Beat {cream-cheese} with {sugar, lemon-zest, vanilla} and half of {=egg}.
      7 Roll {puff-pastry} into a 12-inch square and cut it into nine. Score a border 1/2 inch in from the edges and prick the middles. Set on a lined sheet pan.
      4 Spoon the filling onto the middles and make a dent in each for {jam}. Brush the borders with the rest of {egg}.
      1+19 Bake until puffed and well browned, 18 to 21 minutes.
      2+15 Cool for 15 minutes. Stir {powdered-sugar} with {lemon} and drizzle over.
    `,
    face: 'Puffed squares with a sweet cheese center and a spoonful of raspberry',
    why: 'Scored borders rise on their own and hold the filling in',
  },
  'tattie-scones': {
    names:
      'tattie scones, potato scones, tattie scone, potato scone, scottish potato scones, scottish tattie scones, tatty scones, tattie scones from leftover mash, scottish potato cakes, potato farls, fadge',
    title: 'Tattie Scones (Scottish Potato Scones)',
    family: 'farmhouse',
    cuisine: 'British',
    looksLike: 'pan-flatbread',
    near: 'crumpets hash savory-pancake',
    beside: 'bacon-and-eggs full-english-breakfast',
    weight: 2,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Breakfast, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      vegetable russet-potato 500 peeled and cut into chunks
      fat butter|vegan-butter 45
      flour flour|gf-flour 120
      leavener baking-powder 3
      salt
    `,
    steps: `
      2+18 Boil {russet-potato} in unsalted water until very soft, 16 to 18 minutes. Drain and let them steam dry in the pot.
      4 While they are hot, mash with {most butter, salt} until not a lump is left.
      3 Mix {flour, baking-powder} and work them in with a spoon, just until you have a soft dough. Do not knead.
      7 Divide into {@count 165 ball balls}. On a well-floured board, pat and roll each into a 7-inch round, 1/4 inch thick. Prick all over with a fork and cut into quarters.
      25 Heat a heavy skillet or griddle over medium heat and grease it with a little of {butter} for each round. Cook the quarters in batches, one round at a time, until freckled with brown, 3 minutes a side.
      1 Stack them in a clean towel as they are done, and serve warm.
    `,
    face: 'Soft, thin wedges of potato dough, browned on a griddle',
    why: 'Worked while the potatoes are hot, the dough takes little flour and stays tender',
  },
  'welsh-cakes': {
    names:
      'welsh cakes, welsh cake, welshcakes, traditional welsh cakes, welsh tea cakes, welsh griddle cakes, bakestones, picau ar y maen, welsh cookies',
    title: 'Welsh Cakes',
    family: 'farmhouse',
    cuisine: 'British',
    looksLike: 'cookies',
    near: 'scones crumpets',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Dessert',
    meals: 'Snack, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 8,
    batch: true,
    sweet: true,
    list: `
      flour flour|gf-flour 225
      leavener baking-powder 5
      sweet-spice nutmeg 1
      seasoning salt 1.5
      fat butter|vegan-butter 110 cold and cubed
      sweetener sugar 110
      fruit dried-currants|raisins 75
      egg egg|applesauce 50 beaten
      liquid milk|oat-milk|soy-milk 15
    `,
    steps: `
      6 Set a thumb-sized piece of {=butter} aside for the pan. Rub the rest into {flour, baking-powder, nutmeg, salt} until it looks like fine crumbs. Stir in {most sugar, dried-currants}.
      3 Stir in {egg} and as much of {milk} as it takes for a dough that holds together like pie crust.
      6 Roll out 1/4 inch thick on a floured board and cut out {@count 37 round rounds}, gathering and rerolling the scraps.
      18 Heat a heavy skillet or griddle over medium-low heat and wipe it with what is left of {butter}. Cook the cakes in batches until well browned, with the sides just set, 3 minutes a side.
      2 Turn them in {sugar} while they are hot, and eat warm.
    `,
    face: 'Flat, sugared little cakes from the griddle, with currants and nutmeg',
    why: 'A gentle heat browns them slowly, so they are crisp outside and just soft in the middle',
  },
  'no-yeast-pizza-dough': {
    names:
      'no yeast pizza dough, pizza dough without yeast, pizza dough no yeast, yeast free pizza dough, baking powder pizza dough, homemade pizza dough no yeast, homemade pizza dough without yeast, pizza without yeast, no yeast pizza, pizza base without yeast, no yeast pizza base',
    title: 'Baking Powder Pizza Dough',
    family: 'neapolitan',
    cuisine: 'American',
    near: 'quick-pizza-dough soft-flatbread pizza-dough',
    beside: 'marinara-sauce green-salad',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish, Snack, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour flour|gf-flour 375
      leavener baking-powder 14
      seasoning salt 6
      fat olive-oil 40
    `,
    steps: `
      2 Set a sheet pan in the oven and heat both to 450°F (230°C).
      5 Whisk {flour, baking-powder, salt} in a bowl. Pour in {water 210} and {most olive-oil} and stir to a soft dough, then knead it only until smooth, 2 minutes.
      1+10 Cover it with the bowl and let it rest for 10 minutes, so that it rolls out without springing back.
      5 Halve the dough, roll each piece on parchment paper to a 10-inch round and brush with {olive-oil}.
      3+5 Slide one round at a time, paper and all, onto the hot pan and bake until set and pale gold, 5 minutes. Then it is ready for toppings.
      3+9 Top lightly and bake each until the rim is brown and crisp, 8 to 10 minutes.
    `,
    face: 'Two thin bases that are in the oven half an hour after the flour is weighed',
    why: 'Baking powder lifts it in the heat alone, so there is nothing to wait for but a short rest',
  },
}
