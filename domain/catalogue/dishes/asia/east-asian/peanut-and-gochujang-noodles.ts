import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Noodles in a sauce that is stirred together while they boil, and a tray of rice and salmon. */
export const peanutAndGochujangNoodles: DishEntries = {
  'peanut-noodles': {
    names:
      'peanut noodles, cold peanut noodles, spicy peanut noodles, peanut butter noodles, easy peanut noodles, creamy peanut noodles, peanut sauce noodles, noodles with peanut sauce, peanut noodle salad, cold peanut noodle salad, noodles in peanut sauce, thai peanut noodles, cold noodle salad with peanut, cold noodle salad with peanuts, noodle salad with peanut, noodle salad with peanut sauce',
    title: 'Peanut Noodles with Cucumber',
    family: 'sichuan',
    cuisine: 'Asian, Chinese',
    near: 'dan-dan-noodles lo-mein noodle-salad',
    beside: 'edamame',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      starch ramen-noodles|rice-noodles 340
      nut peanut-butter 130
      sauce soy-sauce|tamari 45
      acid rice-vinegar 24
      sweetener honey|maple 18
      second-fat sesame-oil 14
      aromatic garlic 6 finely grated
      aromatic ginger 8 finely grated
      chile sriracha 10?
      raw cucumber 180 cut into matchsticks
      raw carrot 100 cut into matchsticks
      aromatic scallion 45 thinly sliced
      nut peanuts 45 chopped
      herb cilantro 10
      salt
    `,
    steps: `
      2+5~ Boil {ramen-noodles} in lightly salted water until tender, 4 to 6 minutes. Scoop out a cup of the water, drain, rinse with cold water until cool, and shake dry.
      5 Meanwhile, whisk {peanut-butter, soy-sauce, rice-vinegar, honey, sesame-oil, garlic, ginger, sriracha, salt} with {water 80}, warm, until as thick as cream.
      3 Toss the noodles with the sauce, adding their water by spoonfuls until every strand is coated.
      3 Top with {cucumber, carrot, scallion, cilantro, peanuts} and toss again at the table.
    `,
    face: 'Slippery noodles in a creamy peanut and soy sauce, with cool, crunchy vegetables',
    why: 'Rinsed noodles stay apart, and a little of their water keeps the sauce from seizing on them',
  },
  'gochujang-noodles': {
    names:
      'gochujang noodles, spicy gochujang noodles, gochujang butter noodles, creamy gochujang noodles, gochujang pasta, creamy gochujang pasta, korean gochujang noodles, spicy korean noodles',
    title: 'Gochujang Butter Noodles',
    family: 'gochujang',
    near: 'peanut-noodles yakisoba stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.15,
    list: `
      starch ramen-noodles|spaghetti|rice-noodles 340
      fat butter|vegan-butter 55
      aromatic garlic 20 finely chopped
      vegetable mushrooms|zucchini 250 sliced
      sauce gochujang 60
      sauce soy-sauce 20
      sweetener honey|maple 14
      acid rice-vinegar 12
      leaf spinach 120
      aromatic scallion 45 thinly sliced
      seasoning sesame 6
      salt
    `,
    steps: `
      7 Bring a large pot of water to a boil. Meanwhile, melt {1/3 butter} in {@skillet} over medium-high heat and brown {mushrooms} in it, 6 minutes.
      3 Turn the heat to medium-low. Add {butter} and {garlic} and cook until it smells sweet, 2 minutes. Stir in {gochujang, soy-sauce, honey} and let it darken for a minute.
      2+5~ Cook {ramen-noodles} in the boiling water until just tender, 4 to 5 minutes. Save a cup of the water and drain.
      3 Toss the noodles and {spinach} in the sauce with a good splash of their water until it shines and clings, 2 minutes. Stir in {rice-vinegar, salt}.
      1 Top with {scallion, sesame}.
    `,
    face: 'Springy noodles in a glossy red sauce of chile paste, butter and plenty of garlic',
    why: 'Butter carries the heat of the gochujang, and starchy water turns the two into a sauce',
  },
  'sushi-bake': {
    names:
      'sushi bake, salmon sushi bake, baked sushi, sushi casserole, sushi bake with salmon, deconstructed sushi, baked salmon sushi, viral sushi bake',
    title: 'Salmon Sushi Bake',
    family: 'soy-mirin',
    cuisine: 'American, Japanese, Asian',
    near: 'sushi-rolls poke-bowl baked-pasta',
    beside: 'asian-cucumber-salad miso-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.25,
    looksLike: 'gratin',
    list: `
      starch short-rice 300
      acid rice-vinegar 45
      sweetener sugar 12
      protein salmon 480 skinned
      fat neutral-oil 8
      sauce mayonnaise 70
      creamy cream-cheese|vegan-cream-cheese 60 softened
      sauce soy-sauce|tamari 18
      chile sriracha 14
      aromatic scallion 40 thinly sliced
      seasoning sesame 8
      vegetable avocado 180 diced
      raw cucumber 150 diced
      crunch nori 10 cut into 3-inch squares
      salt
    `,
    steps: `
      3+25~ Simmer {short-rice} with {water 390} in a covered saucepan over low heat for 15 minutes, then let it stand for 10 minutes.
      3+13~ Meanwhile, heat the oven to 400°F (200°C). Rub {salmon} with {neutral-oil} and {1/2 salt} and bake on a lined sheet pan until it flakes, at 145°F (63°C), 12 to 13 minutes.
      3 Fold {rice-vinegar, sugar, salt}, stirred together, into the hot rice and press it into {@baking-dish}.
      5 Stir {mayonnaise, sriracha} together. Flake the salmon into a bowl and mix it with half of the spicy mayonnaise, {cream-cheese, soy-sauce}. Spread it over the rice and stripe it with the rest.
      1+12 Bake until hot through and browned in spots, 12 minutes.
      3 Cover with {avocado, cucumber, scallion, sesame}. Scoop onto {nori} and eat like that, by hand.
    `,
    face: 'Seasoned rice under creamy, spicy baked salmon, to scoop up with sheets of nori',
    why: 'Rice that is dressed while hot takes in the vinegar and stays tender under the topping',
  },
  'cold-sesame-noodles': {
    names:
      'cold sesame noodles, cold noodle salad, cold noodles, sesame noodles, sesame noodle, takeout sesame noodles, chinese sesame noodles, chinese cold sesame noodles, tahini noodles, cold tahini noodles, sesame noodles with tahini, noodles with tahini, tahini sesame noodles, cold noodles with sesame sauce, noodles with sesame sauce, sesame noodle salad, cold sesame noodle salad, nut free sesame noodles, peanut free sesame noodles, ma jiang mian',
    title: 'Cold Sesame Noodles with Tahini',
    family: 'sichuan',
    near: 'peanut-noodles dan-dan-noodles noodle-salad',
    beside: 'edamame',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.2,
    list: `
      starch ramen-noodles|rice-noodles 340
      second-fat sesame-oil 22
      sauce tahini 115
      sauce soy-sauce|tamari|coconut-aminos 52
      acid black-vinegar|rice-vinegar 24
      sweetener brown-sugar|maple 14
      aromatic garlic 6 finely grated
      aromatic ginger 8 finely grated
      chile chili-oil 14?
      raw cucumber 240 cut into matchsticks
      aromatic scallion 45 thinly sliced
      crunch sesame 10
      salt
    `,
    steps: `
      2+5~ Boil {ramen-noodles} until tender, 4 to 6 minutes. Drain, rinse under cold water until no warmth is left, shake dry and toss with {1/3 sesame-oil}.
      4 In the meantime, stir {tahini} with {water 60}, hot, by spoonfuls: it stiffens first, then turns pale and loose. Whisk in {soy-sauce, black-vinegar, brown-sugar, garlic, ginger, sesame-oil, salt}.
      3 Toss the cold noodles in the sauce, with another spoonful of water if they clump.
      3 Heap {cucumber, scallion, sesame} on top[, spoon {chili-oil} around] and mix at the table.
    `,
    face: 'Chilled noodles in a rich, tangy sesame sauce, under cool cucumber',
    why: 'Tahini that is thinned with hot water before anything else goes in makes a sauce that stays smooth when it is cold',
  },
  'noodle-salad-jars': {
    names:
      'noodle jar, noodle jars, noodle salad jar, noodle jar lunch, noodle salad in a jar, cold noodle jar, cold noodles for lunch, cold soba salad, soba noodle salad, soba salad, cold soba noodle salad, noodle lunch box, cold noodle lunch',
    title: 'Soba Noodle Salad in a Jar',
    family: 'miso-sesame',
    cuisine: 'Japanese, American',
    near: 'cold-sesame-noodles noodle-salad',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Salad, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.05,
    list: `
      starch soba|rice-noodles 260
      raw edamame 250
      sauce soy-sauce|tamari 55
      acid rice-vinegar 40
      fat sesame-oil 25
      sweetener honey|maple 20
      aromatic ginger 12 finely grated
      protein tofu|cooked-chicken 400 cut into small cubes
      raw carrot 150 cut into thin matchsticks
      raw cucumber 200 seeded and sliced
      raw red-cabbage 150 finely shredded
      aromatic scallion 30 thinly sliced
      crunch sesame 12
    `,
    steps: `
      3+7 Boil {soba} in unsalted water as the package says, 4 to 7 minutes, with {edamame} for the last 3. Drain, and rinse under cold water, rubbing the strands, until they are quite cold.
      3 Shake {soy-sauce, rice-vinegar, honey, ginger} and {most sesame-oil} in a jar. Toss the noodles and edamame with {sesame-oil}, so that they do not stick.
      7 Divide the dressing among 1-quart jars, one for each eater. Layer {tofu, carrot, red-cabbage} over it, then {cucumber}, the noodles, and {scallion, sesame} on top.
      1 Close the jars. They keep for three days in the refrigerator; shake them out into a bowl and eat them cold.
    `,
    face: 'Cool buckwheat noodles, crunchy vegetables and a gingery dressing at the bottom of the jar',
    why: 'Rinsed and oiled, the noodles stay loose, and tofu takes on the dressing it lies in',
  },
}
