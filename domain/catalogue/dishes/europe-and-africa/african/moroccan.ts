import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tagines, soup, salad and a sweet and savory pie of Morocco. */
export const moroccan: DishEntries = {
  'chicken-tagine': {
    names:
      'chicken tagine, moroccan chicken, moroccan chicken tagine, chicken tagine with olives and lemon, tagine, tajine, chicken tajine, chicken with preserved lemon and olives, moroccan chicken stew, chicken tagine with preserved lemon',
    title: 'Moroccan Chicken Tagine with Olives and Lemon',
    family: 'moroccan',
    near: 'lamb-tagine braise',
    beside: 'couscous-salad soft-flatbread',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-bone 1120
      fat olive-oil 27
      aromatic onion 250 thinly sliced
      aromatic garlic 12
      aromatic ginger 8
      ground-spice cumin 3
      ground-spice turmeric 2
      ground-spice sweet-paprika 3
      ground-spice cinnamon 1.5
      stock chicken-stock 350
      brine green-olives 100
      brine preserved-lemon 40
      starch couscous 200
      herb cilantro|parsley 10
      salt
      pepper pepper 0.8
    `,
    steps: `
      20 Sprinkle {chicken-bone} with {1/2 salt, pepper}. Heat {olive-oil} in a wide, heavy pot over medium-high heat and brown the pieces in two rounds, 7 minutes on the skin side and 2 on the other. Move to a plate and leave a spoonful of the fat.
      12 Cook {onion} in it over medium heat until soft and lightly golden, 10 minutes. Add {garlic, ginger, cumin, turmeric, sweet-paprika, cinnamon} and stir for 1 minute.
      2+30 Pour in {chicken-stock}, lay the chicken on top, cover partly and simmer until it is at least 165°F (74°C) and loose on the bone, 30 minutes.
      2+10~ Add {green-olives} and {preserved-lemon} and simmer, uncovered, until the juices are thick, 10 minutes.
      2+5 Meanwhile, stir {couscous, salt} into {water 300}, boiling. Cover, leave off the heat for 5 minutes and fluff with a fork.
      1 Heap the couscous on a platter, arrange the chicken and its sauce over it and sprinkle with {cilantro}.
    `,
    face: 'Chicken on the bone in a golden, gingery sauce with olives and preserved lemon',
    why: 'A good deal of onion melts down under the chicken and turns into the sauce',
  },
  'lamb-tagine': {
    names:
      'lamb tagine, moroccan lamb tagine, lamb tajine, moroccan lamb, lamb and apricot tagine, lamb tagine with apricots, lamb tagine with prunes, moroccan lamb stew, lamb tagine with chickpeas, slow cooked moroccan lamb, lamb and prune tagine',
    title: 'Lamb Tagine with Apricots',
    titles: `
      prunes: Lamb Tagine with Prunes
    `,
    family: 'moroccan',
    near: 'chicken-tagine braise',
    beside: 'soft-flatbread israeli-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.4,
    list: `
      protein lamb-shoulder|beef-chuck 850 cut into 1 1/2-inch cubes
      fat olive-oil 36
      aromatic onion 300
      aromatic garlic 12
      aromatic ginger 10
      ground-spice cumin 4
      ground-spice coriander 3
      ground-spice turmeric 2
      whole-spice cinnamon-stick 3
      body canned-tomatoes 400
      stock chicken-stock 400
      pulse chickpeas|white-beans 240
      fruit dried-apricots|prunes 150
      starch couscous 270
      nut almonds 30? toasted
      herb cilantro|parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      17 Season {lamb-shoulder} with {1/2 salt, pepper}. Heat {olive-oil} in a large, heavy pot over medium-high heat and brown the meat in three rounds, 5 minutes each. Set aside.
      9 Soften {onion} in the same pot over medium heat, 7 minutes. Stir in {garlic, ginger, cumin, coriander, turmeric, cinnamon-stick} for 1 minute.
      3 Add {canned-tomatoes} and {chicken-stock}, scrape the bottom clean and return the meat.
      1+90 Cover and simmer over low heat until the meat is nearly tender, 1 1/2 hours.
      2+30~ Stir in {chickpeas, dried-apricots} and simmer with the lid ajar until the meat falls apart, far above 145°F (63°C), and the sauce is rich, 30 minutes.
      2+5 Meanwhile, pour {water 420}, boiling, over {couscous, salt}. Cover for 5 minutes, then fluff it.
      1 Pull out the cinnamon and spoon the tagine over the couscous. [Scatter with {almonds}.] Finish with {cilantro}.
    `,
    face: 'Meltingly soft meat with dried fruit, chickpeas and warm spices over couscous',
    why: 'The fruit goes in for the last half hour, early enough to sweeten the sauce and late enough to stay whole',
  },
  harira: {
    names:
      'harira, harira soup, moroccan soup, moroccan chickpea soup, moroccan chickpea and lentil soup, moroccan tomato soup, chickpea and lentil soup, hareera, moroccan harira, moroccan chickpea stew',
    title: 'Harira (Moroccan Chickpea and Lentil Soup)',
    family: 'moroccan',
    near: 'lentil-soup chorizo-and-chickpea-stew',
    beside: 'soft-flatbread',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 6,
    salt: 0.55,
    list: `
      fat olive-oil 40
      aromatic onion 180
      aromatic celery 120
      aromatic garlic 9
      aromatic ginger 8
      ground-spice cumin 3
      ground-spice turmeric 2
      ground-spice cinnamon 1.5
      body canned-tomatoes 800
      pulse brown-lentils 150
      pulse chickpeas 480
      stock veg-stock 1200
      herb cilantro 25
      herb parsley 15
      acid lemon 40
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Heat {olive-oil} in {@pot} over medium heat and cook {onion} and {celery} until soft, 8 minutes.
      2 Stir in {garlic, ginger, cumin, turmeric, cinnamon} until the spices coat the bottom, 1 minute.
      2+30 Add {canned-tomatoes, brown-lentils, veg-stock} and half of {cilantro}. Bring to a boil, cover partly and simmer for 30 minutes.
      1+10 Add {chickpeas} and cook until the lentils are soft and the soup has thickened, 10 minutes.
      2 Stir in {parsley, lemon} and the last of the herbs, and season with {salt, pepper}.
    `,
    face: 'A thick soup of tomatoes, lentils and chickpeas, warm with ginger and cinnamon',
    why: 'Herbs go in twice, at the start for depth and at the end for freshness',
  },
  zaalouk: {
    names:
      'zaalouk, zaalouk salad, moroccan eggplant salad, moroccan eggplant dip, moroccan eggplant and tomato salad, zalouk, moroccan aubergine salad, zaaluk, cooked eggplant salad moroccan',
    title: 'Zaalouk (Moroccan Eggplant and Tomato Salad)',
    family: 'moroccan',
    near: 'baba-ganoush ratatouille dip',
    beside: 'chicken-tagine soft-flatbread',
    weight: 2,
    level: 1,
    types: 'Side Dish, Appetizer, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      vegetable eggplant 900 halved lengthwise
      fat olive-oil 75
      aromatic garlic 18
      ground-spice sweet-paprika 5
      ground-spice cumin 4
      chile cayenne 0.4?
      body tomato 500 coarsely grated, skin discarded
      herb cilantro 10
      herb parsley 10
      acid lemon 24
      salt
      pepper pepper 0.6
    `,
    steps: `
      4+35~ Heat the oven to 425°F (220°C). Rub {eggplant} with {1/3 olive-oil} and roast on {@sheet-pans}, cut side down, until the flesh collapses, 35 minutes.
      5+12 Meanwhile, warm half of the rest of {=olive-oil} in {@skillet} over medium heat. Let {garlic, sweet-paprika, cumin, cayenne} sizzle in it for 1 minute. Add {tomato, pepper, 1/2 salt} and simmer until it is thick and the oil shows at the edges, 12 minutes.
      3 Scoop the flesh of {=eggplant} from the skin, let it drain for a minute and chop it coarsely.
      10 Add it to the pan with {cilantro, parsley} and cook, mashing with a fork, until no liquid runs when you draw a spoon across, 8 minutes.
      2+15 Season with {lemon, salt} and pour {olive-oil} over it. Let it cool for 15 minutes and serve it lukewarm, or cold the next day.
    `,
    face: 'Roasted eggplant and tomatoes, cooked down with garlic, cumin and paprika',
    why: 'It cooks until no liquid runs, which makes it rich enough to scoop',
  },
  pastilla: {
    names:
      "pastilla, moroccan pastilla, chicken pastilla, bastilla, chicken bastilla, bastila, bisteeya, chicken bisteeya, b'stilla, bstilla, bestila, pastela, moroccan chicken pie, moroccan pie, moroccan chicken phyllo pie, chicken phyllo pie, chicken filo pie, chicken and almond pie, moroccan chicken and almond pie",
    title: 'Pastilla (Moroccan Chicken Pie)',
    family: 'moroccan',
    near: 'chicken-tagine spanakopita chicken-pot-pie',
    beside: 'zaalouk green-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Braised',
    equipment: 'Stovetop, Oven',
    serves: 6,
    batch: true,
    salt: 0.4,
    list: `
      vegetable onion 350 finely chopped
      fat olive-oil 20
      aromatic garlic 6
      ground-spice ground-ginger 3
      ground-spice turmeric 2
      ground-spice saffron 0.2?
      pepper pepper 1
      protein chicken-thigh 800 trimmed
      stock chicken-stock 350
      egg egg 250 beaten
      herb cilantro 20
      herb parsley 20
      nut almonds=slivered_almonds/almonds 130 toasted
      sweetener powdered-sugar 30
      sweet-spice cinnamon 4
      second-fat butter 90 melted
      bread phyllo=phyllo_dough/phyllo 228 thawed
      salt
    `,
    steps: `
      9 Cook {onion} in {olive-oil} in {@pot} over medium heat until soft, 8 minutes. Stir in {garlic, ground-ginger, turmeric, saffron, pepper} for 30 seconds.
      2+30~ Add {chicken-thigh, chicken-stock, 1/2 salt}. Cover and simmer over low heat until it comes apart under a fork and is at least 165°F (74°C), 30 minutes.
      4 Meanwhile, chop {almonds} finely and mix with {1/2 powdered-sugar, 1/2 cinnamon}.
      5 Lift out {=chicken-thigh}, tear it into shreds and mix with {cilantro, parsley}.
      13 Boil down what is in the pot until thick and nearly dry, 8 minutes. Turn the heat to low, pour in {egg} with {salt} and stir until they are softly set in thick curds, 4 minutes.
      1+20 Spread the eggs on a plate and let everything cool for 20 minutes: a hot filling would soften the dough.
      16 Heat the oven to 375°F (190°C). Brush {@tin 9-inch springform pan} with some of {=butter}. Lay in two-thirds of {phyllo}, one sheet at a time, turning the pan a little and brushing each with more of {=butter}; let the edges hang over. Fill with the shreds, then the eggs, then the almonds. Fold the edges in, cover with the other sheets, brushed as well, tuck them down the sides and brush the top with what is left of {butter}.
      1+38 Bake until crisp, deep golden and 165°F (74°C) in the middle, 35 to 40 minutes.
      2+10 Let stand for 10 minutes and take off the ring. Sift {powdered-sugar} over the top and draw lines on it with {cinnamon}.
    `,
    face: 'Spiced chicken, soft eggs and sweet almonds in crackling phyllo, dusted with sugar and cinnamon',
    why: 'The eggs set in the reduced broth, so all of its flavor is in the pie and none of its water',
  },
}
