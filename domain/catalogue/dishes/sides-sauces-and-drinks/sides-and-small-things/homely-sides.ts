import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cabbage, corn and leftovers: plain sides of British and American kitchens. */
export const homelySides: DishEntries = {
  'braised-red-cabbage': {
    names:
      'braised red cabbage, red cabbage, rotkohl, sweet and sour red cabbage, german red cabbage, christmas red cabbage, spiced red cabbage, red cabbage and apple',
    title: 'Braised Red Cabbage with Apple',
    family: 'pennsylvanian',
    cuisine: 'German',
    near: 'collard-greens vegetable-braise',
    beside: 'roast-pork-loin schnitzel',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable red-cabbage 800 cored and thinly sliced
      fat butter|olive-oil 35
      aromatic red-onion 150 thinly sliced
      raw apple 250 cored and coarsely grated
      acid cider-vinegar 45
      sweetener brown-sugar 30
      sweet-spice cinnamon 0.8
      whole-spice bay 0.4
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Melt {butter} in {@pot} over medium heat and soften {red-onion} for 5 minutes.
      4 Add {red-cabbage, apple} and turn until glossy. Stir in {cider-vinegar, brown-sugar, cinnamon, bay, salt} and {water 120}.
      2+50 Cover and cook on low for 50 minutes, stirring twice, until soft and nearly dry.
      1 Take out the bay leaf and season with {pepper}.
    `,
    face: 'Soft, glossy and deep purple, sweet and sharp at once',
    why: 'Something sharp at the start keeps the color bright',
  },
  colcannon: {
    names:
      'colcannon, irish mashed potatoes, colcannon potatoes, irish potatoes and cabbage, kale mashed potatoes, cabbage mash, st patricks day potatoes',
    title: 'Colcannon',
    family: 'farmhouse',
    cuisine: 'Irish',
    near: 'mashed-potatoes bubble-and-squeak mash',
    beside: 'pork-chops sausage-casserole',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable russet-potato 800 peeled and cut into chunks
      leaf kale|cabbage 150 trimmed and finely shredded
      aromatic scallion 45 thinly sliced
      creamy milk|oat-milk|soy-milk 150
      fat butter|vegan-butter|olive-oil 60
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+17~ Simmer {russet-potato} in salted water until soft, 15 to 17 minutes. Drain and let them steam dry.
      5 Meanwhile, melt {1/2 butter} in a skillet over medium heat and wilt {kale} with {1/2 scallion} and a splash of water, 4 minutes.
      4 Warm {milk} and mash it into the potatoes. Fold in the greens, {scallion, salt, pepper}.
      1 Heap into a bowl, make a well in the middle, and let {butter} melt in it.
    `,
    face: 'Fluffy mash flecked with green, with a pool of butter in the middle',
    why: 'The greens are cooked apart, so the mash stays white and light',
  },
  'bubble-and-squeak': {
    names:
      'bubble and squeak, leftover mash and cabbage, fried leftover potatoes and cabbage, bubble & squeak, leftover roast potatoes fry up, leftover roast potatoes and cabbage, leftover potatoes and cabbage, potato and cabbage cakes, bubble n squeak, bubble and squeek, bubble and squeak cakes, bubble and squeak patties',
    title: 'Bubble and Squeak',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'colcannon hash-browns hash',
    beside: 'bacon-and-eggs full-english-breakfast',
    weight: 2,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Breakfast, Lunch, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable potato 700 boiled until soft, peeled and crushed
      leaf cabbage 250 finely shredded
      fat butter|vegan-butter|olive-oil 50
      aromatic onion 100 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Melt {1/2 butter} in a large nonstick skillet over medium heat. Cook {onion} until soft, 5 minutes.
      5 Add {cabbage} and a spoonful of water, and cook until limp, 4 minutes. Stir in {potato, salt, pepper}.
      2+8 Add {butter} around the edge, press into a cake, and leave until brown underneath, 7 to 8 minutes.
      7 Turn over in pieces, press down again, and brown the other side, 6 minutes.
    `,
    face: 'Crisp, brown patches of potato and cabbage, soft underneath',
    why: 'Pressed and left alone, it makes the crust that people fight over',
  },
  'hash-browns': {
    names:
      'hash browns, hash brown, hashbrowns, shredded hash browns, diner hash browns, crispy hash browns, homemade hash browns, rosti, potato rosti',
    title: 'Crispy Hash Browns',
    family: 'farmhouse',
    near: 'bubble-and-squeak hash',
    beside: 'bacon-and-eggs scrambled-eggs',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Breakfast, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable russet-potato 700 peeled and coarsely grated
      fat neutral-oil 40
      second-fat butter|vegan-butter 14?
      ground-spice onion-powder 1
      salt
      pepper pepper 0.5
    `,
    steps: `
      4 Rinse {russet-potato} until the water runs clear. Wring out in a towel, hard, until no more drips come. Toss with {onion-powder, salt, pepper}.
      2 Heat {1/2 neutral-oil}[ and {butter}] in {@skillet} over medium-high heat until the fat shimmers.
      1+8 Spread the potatoes in an even layer, press lightly, and cook without stirring until deep golden below, 7 to 8 minutes.
      7 Slide out onto a plate, add {neutral-oil} to the skillet, flip the cake back in and brown the second side, 5 to 6 minutes. Serve at once.
    `,
    face: 'Lacy, crackling and golden, with a soft middle',
    why: 'Wrung dry, the shreds fry, where wet ones would steam',
  },
  'corn-casserole': {
    names: 'corn casserole, corn pudding, sweet corn casserole, creamy corn, cornbread casserole',
    title: 'Corn Pudding',
    family: 'creole',
    near: 'cornbread green-bean-casserole gratin',
    beside: 'glazed-ham roast-turkey',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable corn 600 thawed
      egg egg 150
      creamy cream|oat-cream|soy-cream 180
      liquid milk|oat-milk|soy-milk 120
      fat butter|vegan-butter 50 melted
      starch cornmeal 60
      sweetener sugar 20
      leavener baking-powder 3
      herb chives 6 snipped
      salt
      pepper pepper 0.5
    `,
    steps: `
      4 Heat the oven to 375°F (190°C). Mash a third of {=corn} to a rough paste.
      4 Whisk {egg, cream, milk, butter}. Stir in {cornmeal, sugar, baking-powder, salt, pepper}, then {corn, chives}.
      1+40 Pour into {@baking-dish} and bake until golden and set, with the very middle still soft, 36 to 42 minutes.
      1+5 Let stand for 5 minutes.
    `,
    face: 'Soft as custard and full of sweet kernels',
    why: 'A third of the corn is mashed, so it thickens itself',
  },
  'white-rice': {
    names:
      'white rice, steamed rice, plain rice, boiled rice, rice, fluffy rice, how to cook rice, stovetop rice, basmati rice, perfect rice, long grain rice, fluffy white rice, jasmine rice',
    title: 'Fluffy White Rice',
    family: 'farmhouse',
    withRice: true,
    near: 'rice-pilaf seasoned-rice',
    beside: 'chicken-curry butter-chicken',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.8,
    list: `
      starch long-rice 300 rinsed until the water is clear
      fat butter|olive-oil 10?
      salt
    `,
    steps: `
      1+5 Put {long-rice, butter, salt} in a medium saucepan with {water 570}. Bring to a boil.
      1+15 Stir once, cover tightly, and cook on the lowest heat for 15 minutes. Do not lift the lid.
      1+10 Leave off the heat, still covered, for 10 minutes.
      1 Fluff with a fork.
    `,
    face: 'Separate, tender grains, ready for anything with a sauce',
    why: 'Rinsed first and rested last, the grains do not stick',
  },
}
