import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Stuffed eggplants, flatbreads and dumplings of Turkey. */
export const turkish: DishEntries = {
  'imam-bayildi': {
    names:
      'imam bayildi, imam bayıldı, turkish stuffed eggplant, turkish stuffed aubergine, imam biyaldi, stuffed eggplant with onions and tomatoes, turkish eggplant, imam bayaldi, stuffed aubergine turkish',
    title: 'İmam Bayıldı (Turkish Stuffed Eggplants)',
    family: 'turkish',
    near: 'moussaka ratatouille eggplant-parmesan',
    beside: 'rice-pilaf tzatziki',
    weight: 2,
    level: 2,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable eggplant 1100 halved lengthwise
      fat olive-oil 110
      aromatic onion 420 halved and thinly sliced
      aromatic garlic 24 sliced
      vegetable tomato 450 coarsely grated, skin discarded
      body tomato-paste 24
      sweetener sugar 6
      herb parsley 24
      acid lemon 24
      bread pita|gf-bread 240
      salt
      pepper pepper 1
    `,
    steps: `
      5+30~ Heat the oven to 425°F (220°C). Score the flesh of {eggplant} in a grid, rub the halves with {1/3 olive-oil} and lay them in {@baking-dish}, cut side down. Bake until they give when pressed, 30 minutes. Turn the oven down to 375°F (190°C).
      22 Meanwhile, soften {onion} with {1/2 salt} in {olive-oil} in a wide pan over medium-low heat until sweet and limp, but not brown, 15 minutes. Add {garlic} and cook for 2 minutes, then {most tomato, 1/2 sugar, pepper} and cook until the juice is gone, 4 minutes. Stir in {most parsley}.
      5 Turn the halves over. Press the flesh down with the back of a spoon to make a hollow in each and heap in the onions.
      3 Stir {tomato-paste, tomato, sugar, lemon, salt} into {water 200} and pour it around them.
      1+40 Cover with foil and bake for 30 minutes. Uncover and bake until the tops are brown and the sauce is thick, 10 minutes more.
      2+30 Let them cool for 30 minutes and eat lukewarm with {parsley} and {pita}.
    `,
    face: 'Meltingly soft eggplants heaped with slow-cooked onions, tomato and garlic',
    why: 'They are made to be eaten lukewarm, when the oil and the onions taste sweetest',
  },
  pide: {
    names:
      'pide, turkish pide, kiymali pide, kıymalı pide, turkish pizza, lamb pide, turkish flatbread with lamb, turkish boat pizza, beef pide, turkish meat pide, pide with ground meat',
    title: 'Pide (Turkish Flatbreads with Lamb)',
    titles: 'ground-beef: Pide (Turkish Flatbreads with Beef)',
    family: 'turkish',
    near: 'calzone pizza-margherita flatbread-pizza',
    beside: 'lentil-soup israeli-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    batch: true,
    list: `
      flour bread-flour|flour 400
      leavener yeast 6
      sweetener sugar 6
      seasoning salt 11
      creamy milk|soy-milk|oat-milk 130 lukewarm
      fat olive-oil 45
      protein ground-lamb|ground-beef 400
      aromatic onion 130 very finely chopped
      vegetable green-pepper 120 finely chopped
      vegetable tomato 150 seeded and finely chopped
      body tomato-paste 25
      chile aleppo 3
      ground-spice cumin 2
      herb parsley 16
      egg egg 50 beaten
      acid lemon 58 cut into wedges
      pepper pepper 1
    `,
    steps: `
      11 Mix {bread-flour, yeast, sugar, most salt}. Add {water 135, milk, 1/2 olive-oil} and knead for 8 minutes, to a smooth, soft dough.
      1+60 Cover and let it rise until doubled, 1 hour.
      5 Knead {ground-lamb} with {onion, green-pepper, tomato, tomato-paste, aleppo, cumin, parsley, pepper, salt} for 3 minutes, until it spreads like a paste.
      4 Heat the oven to 475°F (245°C) with a large sheet pan in it. Cut the dough into {@count 380 piece pieces} and let them rest under a towel.
      12 Roll each piece into an oval, 12 inches long and 6 wide, and set it on parchment. Spread thinly with the meat, leaving 3/4 inch bare all around. Fold the long edges over the rim of the filling and pinch and twist the ends to points, like a boat.
      2 Brush the borders with {egg} and the filling with {olive-oil}.
      4+28 Slide two at a time onto the hot pan, paper and all. Bake until the crust is brown and the meat is 160°F (71°C), 13 to 14 minutes, and bake the rest the same way.
      2 Cut across into strips and squeeze {lemon} over them.
    `,
    face: 'Boat-shaped flatbreads with a thin, savory layer of ground meat, peppers and tomato',
    why: 'The meat goes on raw and thin, and its juices season the bread as both of them bake',
  },
  manti: {
    names:
      'manti, turkish manti, mantı, manti with garlic yogurt, turkish dumplings, turkish ravioli, lamb manti, manti dumplings, turkish dumplings with yogurt, lamb dumplings with yogurt, mantu, beef manti',
    title: 'Manti with Garlic Yogurt (Turkish Lamb Dumplings)',
    titles: 'ground-beef: Manti with Garlic Yogurt (Turkish Beef Dumplings)',
    family: 'turkish',
    near: 'turkish-eggs pierogi dumplings',
    beside: 'israeli-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      flour flour 300
      egg egg 50
      protein ground-lamb|ground-beef 250
      aromatic onion 100 coarsely grated and squeezed dry
      herb parsley 8
      pepper pepper 1.2
      creamy greek-yogurt|soy-yogurt 400 at room temperature
      aromatic garlic 8 very finely grated
      fat butter|olive-oil 70
      body tomato-paste 16
      chile aleppo 4
      ground-spice dried-mint 1.5
      salt
    `,
    steps: `
      10+30 Mix {flour, egg, 1/3 salt} and {water 105}. Knead for 8 minutes, to a firm, smooth dough. Wrap it and let it rest for 30 minutes.
      3 Knead {ground-lamb, onion, parsley, pepper} with half of what is left of {=salt}.
      55* Roll out half of the dough at a time, as thin as you can, and cut it into 1 1/2-inch squares. Put a chickpea-sized bit of meat on each, bring the four corners together over it and pinch the seams shut.
      3 Stir {greek-yogurt} with {garlic, salt} and a spoonful of water, until it pours thickly.
      4+8 Boil the dumplings in plenty of salted water, in two batches, until the dough is tender and the meat is cooked through (160°F/71°C), 4 minutes each. Drain.
      3 Melt {butter} in a small pan until it foams. Stir in {tomato-paste, aleppo, dried-mint} and let them sizzle for 1 minute.
      2 Spoon the yogurt over the dumplings and pour the red butter on top.
    `,
    face: 'Tiny dumplings of lamb under cool garlic yogurt and sizzling red butter',
    why: 'Yogurt at room temperature keeps the dumplings hot and does not split',
  },
}
