import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Vegetables and eggs in vinegar, from the refrigerator. */
export const pickles: DishEntries = {
  'dill-pickles': {
    names:
      'dill refrigerator pickle, refrigerator dill pickle, dill pickle, homemade dill pickle, garlic dill pickle, refrigerator pickle, fridge pickle, fridge dill pickle, kosher dill pickle, homemade pickle, pickled cucumber, pickled cucumbers with dill, dill pickle spears, cucumber pickle, quick dill pickle, pickles in the fridge, dill gherkins',
    title: 'Refrigerator Dill Pickles',
    family: 'farmhouse',
    near: 'quick-pickles',
    beside: 'cheeseburger grilled-cheese',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 16,
    batch: true,
    list: `
      vegetable mini-cucumbers=pickling_cucumber/cucumber 907 blossom ends cut off, quartered lengthwise
      aromatic garlic 24 peeled and smashed
      aromatic dill 30 in sprigs
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 5
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 3
      chile flakes 0.9?
      acid white-vinegar 360
      seasoning salt 34
      sweetener sugar 12
    `,
    steps: `
      10 Divide {garlic, dill, mustard-seed, pepper} between {@tin 2 clean quart jar}.[ Add {flakes}.] Pack in {mini-cucumbers}, standing up and as tightly as they go.
      5 For the brine, bring {white-vinegar, water 360, salt, sugar} to a boil in a saucepan, stirring until the salt dissolves.
      2+30 Pour the hot brine over the cucumbers until they are covered, and let cool with the lids off for 30 minutes.
      1+1440 Put the lids on and refrigerate for 24 hours before you try one; they are best after three days. They are not canned: keep them cold and eat them within a month.
    `,
    face: 'Crisp spears, sharp with vinegar, garlic and fresh dill',
    why: 'The blossom end holds what turns a pickle soft, so a thin slice off it keeps them crunchy for weeks',
  },
  'bread-and-butter-pickles': {
    names:
      'bread and butter pickle, bread-and-butter pickle, sweet pickle, sweet refrigerator pickle, sweet cucumber pickle, easy bread and butter pickle, easy bread-and-butter pickle',
    title: 'Refrigerator Bread-and-Butter Pickles',
    family: 'farmhouse',
    near: 'dill-pickles quick-pickles',
    beside: 'cheeseburger pulled-pork',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 16,
    batch: true,
    list: `
      vegetable mini-cucumbers=pickling_cucumber/cucumber 680 ends cut off, sliced 1/4 inch thick
      vegetable onion 150 thinly sliced
      seasoning salt 22.5
      acid cider-vinegar 300
      sweetener sugar 200
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 7
      whole-spice celery-seed 2
      ground-spice turmeric 1.2
    `,
    steps: `
      8+60 Toss {mini-cucumbers, onion, salt} in a colander set over a bowl and cover with ice cubes. Let drain for 1 hour.
      3 Pick out the ice, rinse the slices well under cold water and press them dry in a towel.
      5 Bring {cider-vinegar, sugar, mustard-seed, celery-seed, turmeric} to a boil in a large saucepan that is not of bare aluminum, stirring until the sugar dissolves.
      3+30 Stir in the cucumbers and onion and take the pan off the heat as soon as the rims begin to bubble, about 2 minutes. Let cool for 30 minutes.
      3+1440 Pack into {@tin 2 clean pint jar} with enough of the liquid to cover, put the lids on and refrigerate for 24 hours. Nothing here is canned: store the jars cold, for up to a month.
    `,
    face: 'Thin golden slices, sweet and sharp at once, with mustard and celery seeds',
    why: 'An hour under salt and ice draws the water out, so the slices take up the syrup and still snap',
  },
  'pickled-beets': {
    names:
      'pickled beet, refrigerator pickled beet, homemade pickled beet, sweet pickled beet, pickled beetroot, beetroot pickle, beet pickle, quick pickled beet, fridge pickled beets, pickled red beets, spiced pickled beets, pickled beets and onions, southern pickled beets',
    title: 'Refrigerator Pickled Beets',
    family: 'farmhouse',
    near: 'quick-pickles dill-pickles',
    beside: 'swedish-meatballs shepherds-pie',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    list: `
      vegetable beet 900 scrubbed, with an inch of stem left on
      vegetable onion 110 thinly sliced
      acid cider-vinegar 360
      sweetener sugar 100
      seasoning salt 11
      whole-spice cinnamon-stick 3
      whole-spice cloves 0.8
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 1.5
    `,
    steps: `
      3+40 Cover {beet} with water in {@pot}, bring to a boil and simmer until a skewer slides in with ease, 40 minutes.
      12+10 Drain and let cool for 10 minutes. Rub off the skins under cold water, trim, and slice 1/4 inch thick.
      2+5 Simmer {cider-vinegar, water 180, sugar, salt, cinnamon-stick, cloves, pepper} in a saucepan for 5 minutes.
      4+30 Layer the beets with {onion} in {@tin 3 clean pint jar}, pour in the hot liquid until they are covered, and let cool for 30 minutes.
      1+1440 Put the lids on and refrigerate for 24 hours. They keep for a month in the refrigerator, and nowhere else, as they are not canned.
    `,
    face: 'Tender ruby slices, sweet and sharp, with cinnamon and clove',
    why: 'Boiled whole, in their skins and with a bit of stem, the beets keep their color for the jar',
  },
  'pickled-eggs': {
    names:
      'pickled egg, refrigerator pickled egg, homemade pickled egg, pub pickled egg, british pickled egg, bar pickled egg, pickled hard boiled egg, pickled boiled egg, spicy pickled egg, old fashioned pickled egg, fridge pickled eggs, pickled eggs in a jar',
    title: 'Refrigerator Pickled Eggs',
    family: 'farmhouse',
    near: 'deviled-eggs dill-pickles',
    beside: '',
    weight: 2,
    part: true,
    level: 1,
    types: 'Snack, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    list: `
      egg egg 500
      acid white-vinegar 360
      sweetener sugar 25
      seasoning salt 15
      aromatic shallot 30 thinly sliced
      aromatic garlic 8 peeled and smashed
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 3
      whole-spice bay 0.3
      chile flakes 0.9?
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 1.5
    `,
    steps: `
      2+12 Lower {egg} into a large pot of boiling water and simmer for 12 minutes.
      8+10 Leave in ice water for 10 minutes and peel with care, rinsing off every bit of shell. Leave them whole and never prick them. Put them in {@tin 1 clean wide-mouth quart jar}.
      3+5 Simmer {white-vinegar, water 120, sugar, salt, shallot, garlic, mustard-seed, bay, pepper} in a saucepan for 5 minutes.[ Add {flakes}.]
      1 Pour the boiling-hot liquid over the eggs until every one is covered, and put the lid on.
      1+2880 Refrigerate at once and leave for two days before you try one; after two weeks the flavor has reached the yolk. They are not canned and must always stay cold: take out only what you are about to eat, and finish the jar within a month.
    `,
    face: 'Firm, tangy eggs with mustard seeds and garlic, the kind that bars and pubs serve',
    why: 'The liquid is mostly vinegar and the eggs stay whole, so the acid works its way in safely in the cold',
  },
  giardiniera: {
    names:
      'giardiniera, giardinera, refrigerator giardiniera, homemade giardiniera, italian giardiniera, italian pickled vegetables, hot giardiniera, mild giardiniera, quick giardiniera, italian pickle, italian mixed pickles, mixed pickled vegetables, pickled cauliflower and carrots, giardineira, giardinara, pickled vegetables for antipasto, pickled vegetable mix',
    title: 'Refrigerator Giardiniera',
    family: 'soffritto',
    near: 'quick-pickles dill-pickles',
    beside: 'italian-beef-sandwich italian-sub',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 16,
    batch: true,
    list: `
      vegetable cauliflower 350 cut into small florets
      vegetable carrot 180 sliced 1/4 inch thick on the diagonal
      vegetable celery 120 sliced 1/2 inch thick
      vegetable red-pepper 160 cut into 1/2-inch strips
      chile serrano 24? sliced
      brine green-olives 80 drained
      aromatic garlic 16 peeled and smashed
      acid white-wine-vinegar 480
      seasoning salt 40
      sweetener sugar 25
      ground-spice oregano 2
      whole-spice mustard-seed=yellow_mustard_seeds/mustard_seeds 3
      whole-spice bay 0.6
      pepper pepper=coarsely_crushed_black_peppercorns/peppercorns 2
    `,
    steps: `
      6 For the brine, bring {white-wine-vinegar, water 480, salt, sugar, garlic, oregano, mustard-seed, bay, pepper} to a boil in {@pot}, stirring until the salt dissolves.
      3 Add {cauliflower, carrot} and boil for 2 minutes.
      1+30 Off the heat, stir in {celery, red-pepper, green-olives}[, and {serrano} for heat]. Leave in the brine until cool, 30 minutes.
      4+1440 Pack into {@tin 2 clean quart jar}, cover with the brine, put the lids on and refrigerate for 24 hours. It is not canned: keep it cold and eat it within a month.
    `,
    face: 'Crunchy cauliflower, carrot, celery and pepper, sharp with wine vinegar and dotted with olives',
    why: 'Two minutes of boiling let the hardest vegetables take up the brine, and the soft ones need only its heat',
  },
  'pickled-red-onions': {
    names:
      'pickled red onion, quick pickled red onion, quick pickled onion, pickled onion, fast pickled onion, pickled onions for tacos, quick pickled onions for tacos, pickled red onions for tacos, easy pickled onions, easy pickled red onion, mexican pickled onion, cebollas encurtidas, cebolla encurtida, pink pickled onions, pickled red onions for burgers, refrigerator pickled onion',
    title: 'Quick Pickled Red Onions',
    family: 'norteno',
    cuisine: 'Mexican, American',
    near: 'quick-pickles pickled-jalapenos',
    beside: 'fish-tacos pulled-pork',
    weight: 4,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 10,
    batch: true,
    list: `
      vegetable red-onion 300 sliced as thinly as you can
      acid cider-vinegar|white-vinegar 180
      sweetener sugar|honey 20?
      seasoning salt 9
      pepper peppercorns 1.5?
      whole-spice oregano 0.5?
    `,
    steps: `
      3 Pack {red-onion} into {@tin 1 clean pint jar}, or a heatproof bowl.
      3 Bring {cider-vinegar, water 120, sugar, salt, peppercorns, oregano} to a boil in a small saucepan, stirring until the salt dissolves.
      1+30 Pour the hot vinegar over, press the slices under and let stand for 30 minutes, until bright pink.
      1 Eat them now, or put the lid on and chill them: they are best the next day and keep for two weeks in the refrigerator.
    `,
    face: 'Pink, crisp and sharp, for tacos, burgers, sandwiches and salads',
    why: 'Hot vinegar takes the sting out of raw onion in half an hour and turns the purple pink',
  },
  'pickled-jalapenos': {
    names:
      'pickled jalapeño, pickled jalapeno, quick pickled jalapenos, homemade pickled jalapenos, escabeche, jalapenos en escabeche, mexican pickled jalapenos and carrots, taqueria pickled carrots and jalapenos, refrigerator pickled jalapenos, pickled peppers, pickled hot peppers, pickled chiles, nacho jalapenos',
    title: 'Pickled Jalapeños with Carrots',
    family: 'norteno',
    near: 'pickled-red-onions quick-pickles',
    beside: 'nachos tacos',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    list: `
      chile jalapeno 280 sliced 1/4 inch thick
      vegetable carrot 90 thinly sliced on the diagonal
      vegetable onion 60 thinly sliced
      aromatic garlic 12 peeled and smashed
      acid white-vinegar 240
      sweetener sugar 12
      seasoning salt 15
      ground-spice oregano 0.8
      whole-spice bay 0.3
    `,
    steps: `
      4 Bring {white-vinegar, water 180, garlic, sugar, salt, oregano, bay} to a boil in a saucepan, add {carrot} and simmer for 2 minutes.
      1+15 Stir in {jalapeno, onion}, push them under, cover and take the pan off the heat. Leave for 15 minutes, until the chiles have turned a dull green.
      3+20 Pack into {@tin 1 clean quart jar} with all of the liquid and let cool for 20 minutes.
      1 Put the lid on and refrigerate. They are good at once, better tomorrow, and keep cold for a month; they are not canned.
    `,
    face: 'Hot, sour and crunchy, as they stand in a bowl at the taqueria',
    why: 'The chiles only steep in the hot vinegar, so that they soften a little and still crunch',
  },
}
