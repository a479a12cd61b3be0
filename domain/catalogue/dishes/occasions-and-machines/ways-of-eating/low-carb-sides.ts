import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Sides and soups in which roots and cauliflower do the work of potatoes. */
export const lowCarbSides: DishEntries = {
  'rutabaga-fries': {
    names:
      'rutabaga fries, low carb fries, keto fries, low carb french fries, keto french fries, swede fries, swede chips, baked rutabaga fries, paleo fries, paleo french fries, low carb oven fries, whole30 fries, fries without potatoes, turnip fries',
    title: 'Rutabaga Fries',
    family: 'farmhouse',
    near: 'oven-fries sweet-potato-fries',
    beside: 'bunless-burgers',
    weight: 3,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.6,
    list: `
      vegetable rutabaga|turnip 800 peeled and cut into sticks 1/3 inch thick
      fat olive-oil|neutral-oil 30
      ground-spice garlic-powder 2
      ground-spice smoked-paprika 2
      pepper pepper 0.6
      salt
    `,
    steps: `
      3 Heat the oven to 425°F (220°C), with {@sheet-pans} inside.
      4 Pat {rutabaga} dry and toss with {olive-oil, garlic-powder, smoked-paprika, pepper}. Spread on the hot sheet in one layer, with room between.
      2+32 Bake until browned at the edges and soft inside, 30 to 35 minutes, turning with a spatula halfway through.
      1 Toss with {salt} and serve at once: they soften as they cool.
    `,
    face: 'Golden, smoky sticks of rutabaga, sweet and earthy, with browned edges',
    why: 'A hot sheet and space between the sticks brown them instead of steaming them',
  },
  'cauliflower-mash': {
    names:
      'mashed cauliflower, cauliflower mash, low carb mashed potatoes, keto mashed potatoes, mock mashed potatoes, fauxtatoes, paleo mashed potatoes, keto mash, low carb mash, cauliflower puree, creamy mashed cauliflower, garlic mashed cauliflower, whole30 mashed potatoes, cauliflower mashed potatoes',
    title: 'Mashed Cauliflower',
    family: 'farmhouse',
    near: 'mashed-potatoes mashed-rutabaga',
    beside: 'meatloaf pork-chops',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop, Blender/Food Processor',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable cauliflower 1000 cut into florets
      aromatic garlic 9 peeled
      fat butter|ghee|vegan-butter|olive-oil 45
      creamy cream-cheese 50?
      herb chives 5
      salt
      pepper white-pepper 0.5
    `,
    steps: `
      3+13 Steam {cauliflower, garlic} over boiling water, covered, until a knife meets no resistance, 12 to 14 minutes.
      2+4 Tip them into a colander, cover with a clean towel and let steam dry for 4 minutes, then press lightly to get the water out.
      4 Blend with {butter, cream-cheese, white-pepper, salt} until completely smooth, scraping down the sides. Scatter with {chives}.
    `,
    face: 'Smooth, buttery cauliflower, whipped as light as mashed potatoes',
    why: 'Steamed, dried and pressed, it carries no water into the blender and comes out thick',
  },
  'cauliflower-potato-salad': {
    names:
      'creamy cauliflower salad, cauliflower potato salad, low carb potato salad, keto potato salad, mock potato salad, potato salad without potatoes, keto cauliflower salad',
    title: 'Creamy Cauliflower Salad with Eggs and Pickles',
    family: 'farmhouse',
    near: 'potato-salad coleslaw',
    beside: 'bunless-burgers',
    weight: 3,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.45,
    list: `
      egg egg 200
      vegetable cauliflower 900 cut into 3/4-inch florets
      acid cider-vinegar 20
      sauce mayonnaise 120
      sauce dijon 15
      raw celery 80 finely diced
      brine pickles 60 finely diced
      raw red-onion 30
      herb dill 6
      ground-spice sweet-paprika 0.6
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+11~ Boil {egg} in a saucepan of water for 11 minutes. Cool them in ice water, peel and chop.
      2+6 Meanwhile, boil {cauliflower} in a large pot of salted water until a knife just goes in, 5 to 6 minutes: it must not fall apart.
      2+10 Drain it well, spread it on a clean towel, sprinkle with {1/2 cider-vinegar} and let cool for 10 minutes.
      4 Stir {mayonnaise, dijon, pepper, salt} with {cider-vinegar}. Fold in the cauliflower, the eggs and {celery, pickles, red-onion, most dill}.
      1+60 Chill for 1 hour and stir. Dust with {sweet-paprika} and strew with {dill}.
    `,
    face: 'Tender cauliflower in a creamy mustard dressing, with eggs, celery and pickles',
    why: 'Vinegar goes on while the cauliflower is warm, so it is seasoned through and not only coated',
  },
  'turnip-gratin': {
    names:
      'turnip gratin, low carb scalloped potatoes, keto scalloped potatoes, low carb gratin, keto gratin, scalloped turnips, low carb potato gratin, keto au gratin, turnips au gratin, low carb au gratin potatoes, keto au gratin potatoes',
    title: 'Scalloped Turnips',
    family: 'farmhouse',
    near: 'scalloped-potatoes cauliflower-cheese potato-gratin',
    beside: 'roast-chicken glazed-ham',
    weight: 2,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      vegetable turnip|rutabaga 1100 peeled and sliced 1/8 inch thick
      fat butter 15
      creamy cream 300
      aromatic garlic 9
      herb thyme 3
      ground-spice nutmeg 0.3
      cheese gruyere|cheddar 160 grated
      salt
      pepper pepper 0.6
    `,
    steps: `
      3+3 Heat the oven to 375°F (190°C). Boil {turnip} in a large pot of salted water for 3 minutes, drain well and pat dry.
      2+5 Simmer {cream} with {garlic, thyme, nutmeg, pepper, salt} for 5 minutes.
      5 Layer half the turnips in {@baking-dish} greased with {butter} and scatter with {1/2 gruyere}. Add the rest, pour in the cream and press the slices under.
      1+25 Cover with foil and bake for 25 minutes.
      1+20 Uncover, scatter with {gruyere} and bake until a knife goes in easily and the top is deep gold, 20 minutes.
      0+10 Let it stand for 10 minutes, so that the cream thickens.
    `,
    face: 'Thin slices of turnip baked in garlicky cream under a crust of Gruyère',
    why: 'A short boil takes away the sharpness of the turnips and the water that would thin the cream',
  },
  'cauliflower-clam-chowder': {
    names:
      'keto clam chowder, low carb clam chowder, cauliflower clam chowder, clam chowder without potatoes, grain free clam chowder, keto chowder, low carb chowder, clam chowder with cauliflower',
    title: 'Cauliflower Clam Chowder',
    family: 'new-england',
    near: 'clam-chowder cauliflower-soup',
    beside: 'green-salad',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      protein bacon 110 diced
      aromatic onion 90
      vegetable celery 100 diced
      aromatic garlic 6
      ground-spice dried-thyme 1
      whole-spice bay 0.4
      vegetable cauliflower 600 cut into 1/2-inch florets
      stock fish-stock|chicken-stock 600
      protein canned-clams 400 drained
      creamy cream 240
      herb parsley 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      7 Cook {bacon} in {@pot} over medium heat until crisp, 6 minutes. Lift it out and pour off all but 2 tablespoons of the fat.
      7 Cook {onion, celery} in the fat until soft, 6 minutes. Stir in {garlic, dried-thyme} for 30 seconds.
      2+12 Add {bay, cauliflower, fish-stock, salt} and simmer, partly covered, until the cauliflower is very tender, 12 minutes.
      4 Take out {=bay} and about a third of the cauliflower. Blend that third with {cream} until smooth and stir it back in.
      3+3 Add {canned-clams, pepper} and heat for 3 minutes without boiling, or they turn tough. Top with the bacon and {parsley}.
    `,
    face: 'A creamy chowder of clams and smoky bacon, with tender cauliflower in place of potatoes',
    why: 'Part of the cauliflower is blended with the cream and thickens the broth without flour',
  },
  'zucchini-noodle-chicken-soup': {
    names:
      'keto chicken noodle soup, low carb chicken noodle soup, paleo chicken noodle soup, chicken zoodle soup, chicken zucchini noodle soup, chicken noodle soup without noodles, whole30 chicken noodle soup, zoodle soup, chicken noodle soup with zucchini noodles, grain free chicken noodle soup',
    title: 'Chicken Zucchini-Noodle Soup',
    family: 'farmhouse',
    near: 'chicken-noodle-soup pureed-chicken-soup',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 20
      aromatic onion 100
      vegetable carrot 110 sliced
      vegetable celery 140 sliced
      aromatic garlic 9
      herb thyme 3
      whole-spice bay 0.4
      stock chicken-stock 1400
      protein chicken-thigh 550
      vegetable zucchini 600 spiralized
      acid lemon-juice 15
      herb dill 6
      salt
      pepper pepper 0.8
    `,
    steps: `
      8 Heat {olive-oil} in {@pot} over medium heat and cook {onion, carrot, celery} until the onion is soft, 7 minutes. Stir in {garlic} for 30 seconds.
      2+18 Add {thyme, bay, chicken-stock, chicken-thigh, pepper, salt} and simmer gently until the chicken is 165°F (74°C), 18 minutes.
      4 Lift out the chicken, {=bay} and the stems. Shred the chicken with two forks.
      2+2 Bring the soup to a boil, add {zucchini} and the chicken and cook for 2 minutes, no longer. Stir in {lemon-juice, dill}.
    `,
    face: 'A clear chicken soup with carrots and celery, full of tender strands of zucchini',
    why: 'The zucchini cooks for the last two minutes only, so it stays in strands',
  },
}
