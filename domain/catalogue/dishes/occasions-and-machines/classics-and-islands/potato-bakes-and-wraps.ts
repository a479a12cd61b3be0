import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Potatoes and parsnips from the oven, a walnut stew, eggs with tomatoes, lunches with tuna and turkey, and sweet fritters. */
export const potatoBakesAndWraps: DishEntries = {
  'potato-moussaka': {
    names:
      'potato moussaka, moussaka with potatoes, moussaka with potato, potato and lamb moussaka, potato and beef moussaka, potato mousaka, potato musaka, potatoe moussaka, balkan moussaka, serbian moussaka, romanian moussaka, musaca, musaka od krompira, moussaka potatoes, potato and mince moussaka, greek potato and meat bake',
    title: 'Potato Moussaka',
    titles: 'cooked-lentils: Potato and Lentil Moussaka',
    family: 'greek',
    near: 'moussaka pastitsio layered-bake',
    beside: 'greek-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      vegetable potato 1200 peeled and sliced 1/4 inch thick
      fat olive-oil 55
      aromatic onion 200 finely chopped
      protein ground-lamb|ground-beef|cooked-lentils 550
      second-fat garlic 12 minced
      ground-spice cinnamon 2
      ground-spice allspice 1
      ground-spice oregano 1.5
      body tomato-paste 32
      body canned-tomatoes 400
      herb parsley 12 chopped
      second-fat butter|vegan-butter 55
      flour flour|gf-flour 55
      creamy milk|soy-milk|oat-milk 600
      ground-spice nutmeg 0.6
      egg egg 50
      cheese parmesan|veg-parm|vegan-parmesan 60 finely grated
      salt
      pepper pepper 1.2
    `,
    steps: `
      4+25~ Heat the oven to 425°F (220°C). Toss {potato} with {most olive-oil, 1/3 salt} and overlap on two rimmed sheet pans. Roast until tender to a knife and golden in spots, 25 minutes.
      13 Meanwhile, heat {olive-oil} in a large skillet over medium-high heat and soften {onion}, 5 minutes. Add {ground-lamb} and [{?ground-lamb}brown it well, breaking it up][{?ground-beef}brown it well, breaking it up][{?cooked-lentils}stir until they look dry], 7 minutes.
      2 Stir in {garlic, cinnamon, allspice, oregano, tomato-paste} for 1 minute.
      1+12~ Add {canned-tomatoes, parsley, salt} and simmer until no liquid runs when you draw a spoon through, 12 minutes[{?ground-lamb}; the meat is well past 160°F (71°C) by then][{?ground-beef}; the meat is well past 160°F (71°C) by then].
      10 Melt {butter} in a saucepan over medium heat, cook {flour} in it for 1 minute and whisk in {milk} little by little. Simmer, whisking, until it is as thick as yogurt, 6 minutes. Off the heat, beat in {nutmeg, egg, pepper, 1/2 parmesan}.
      5 Turn the oven down to 375°F (190°C). Layer half of the potatoes in {@baking-dish}, then all of the filling, then the rest of the potatoes. Spread with the white sauce and sprinkle with {parmesan}.
      1+35 Bake until the top is set and browned and the edges bubble, 35 minutes.
      0+15 Let it stand for 15 minutes, so that it cuts into squares.
    `,
    face: 'Layers of golden potato around a cinnamon-spiced filling, with a baked white sauce on top',
    why: 'Roasted first, the potatoes are tender before they are layered and soak up the juices of the filling',
  },
  'honey-roasted-parsnips': {
    names:
      'honey roasted parsnips, honey roast parsnips, roast parsnips, roasted parsnips, parsnips with honey, honey parsnips, oven roasted parsnips, roast parsnips with honey, christmas parsnips, sticky parsnips, maple roasted parsnips, parsnips, baked parsnips, roast parsnip, honey roasted parnsips, honey roast parsnaps',
    title: 'Honey-Roasted Parsnips',
    titles: 'maple: Maple-Roasted Parsnips',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'roasted-carrots roast-potatoes roasted-side',
    beside: 'roast-chicken roast-beef',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      main parsnip 800 peeled and quartered lengthwise
      fat neutral-oil 36
      sweetener honey|maple 32
      herb thyme 2 leaves picked
      pepper pepper 0.6
      salt
    `,
    steps: `
      3+8 Heat the oven to 425°F (220°C) with a large rimmed sheet pan inside, and bring a large pot of salted water to a boil. Cut any woody core out of {parsnip} and halve the longest pieces.
      2+4 Boil the parsnips for 4 minutes, until the edges give. Drain, and let them steam dry in the colander.
      2+25 Toss with {neutral-oil, pepper, salt}, spread out on the hot pan and roast, turning once, until brown at the edges and creamy inside, 25 minutes.
      2+6 Drizzle with {honey}, scatter with {thyme}, toss and roast until sticky, 5 to 6 minutes.
    `,
    face: 'Parsnips with creamy middles, dark edges and a sticky coat of honey',
    why: 'A few minutes in boiling water first means the thin ends do not burn before the thick ends are soft',
  },
  'tomato-and-egg': {
    names:
      'tomato and egg stir fry, tomato egg stir fry, chinese tomato and egg, chinese tomato egg, chinese tomato and egg stir fry, chinese tomato egg stir fry, tomato and egg, tomato and eggs, tomatoes and eggs, egg and tomato stir fry, egg and tomato, eggs and tomatoes, stir fried tomato and egg, stir fried tomatoes and eggs, stir fried egg and tomato, scrambled eggs and tomatoes chinese style, fan qie chao dan, fanqie chao dan, xihongshi chao jidan, xi hong shi chao ji dan, tomato egg over rice, tomato egg rice, tomato and egg over rice, tomatoe and egg stir fry',
    title: 'Chinese Tomato and Egg Stir-Fry',
    family: 'cantonese',
    looksLike: 'stir-fry',
    near: 'egg-foo-young egg-fried-rice stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch jasmine 280
      egg egg 420
      second-fat sesame-oil 5
      pepper white-pepper|pepper 0.5
      main tomato 800 cut into 1-inch wedges
      fat neutral-oil 45
      aromatic scallion 60 whites and greens sliced apart
      second-fat garlic 8 minced
      aromatic ginger 6 minced
      sauce ketchup 25
      sauce soy-sauce|tamari 10
      sweetener sugar 10
      thickener cornstarch 6
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} and {water 460} to a boil, cover, cook on low for 15 minutes and leave off the heat for 5 minutes.
      3 Meanwhile, beat {egg} with {sesame-oil, white-pepper, 1/2 salt} until no streaks of white are left. Stir {cornstarch} into {water 60}.
      3 Heat {most neutral-oil} in a wok or {@skillet} over high heat until it shimmers. Pour in the eggs and push them into big, soft curds. Tip them out while they are still moist, about 1 minute.
      1 Put {neutral-oil} in the pan over medium-high heat and stir the white part of {scallion} with {garlic, ginger} for 30 seconds.
      6 Add {tomato, sugar, salt} and cook until the edges melt and the juice comes out, 4 to 5 minutes. Stir in {ketchup, soy-sauce}, pour in the cornstarch water and let it bubble until lightly thickened.
      2 Fold in the eggs and simmer until no liquid egg is left (160°F/71°C), 1 minute. Scatter with the scallion greens and serve over {=jasmine}.
    `,
    face: 'Big soft curds of egg in a sweet and savory sauce of fresh tomatoes, over rice',
    why: 'The eggs leave the pan half done and finish in the tomatoes, so they stay soft and drink up the juice',
  },
  'tuna-pasta-salad': {
    names:
      'tuna pasta salad, tuna sweetcorn pasta, tuna and sweetcorn pasta, tuna and sweetcorn pasta salad, tuna sweetcorn pasta salad, tuna pasta salad with corn, tuna and corn pasta, tuna and corn pasta salad, tuna mayo pasta, tuna mayo pasta salad, tuna mayonnaise pasta, tuna mayo and sweetcorn pasta, tuna mayo sweetcorn pasta, cold tuna pasta, cold tuna pasta salad, creamy tuna pasta salad, pasta salad with tuna, tuna macaroni salad, tuna salad pasta, tuna salad with pasta, tuna and pasta salad, tuna pasta sald',
    title: 'Tuna and Corn Pasta Salad',
    family: 'californian',
    cuisine: 'British, American',
    looksLike: 'pasta-salad',
    near: 'macaroni-salad tuna-pasta-bake pasta-salad',
    beside: 'green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 6,
    salt: 0.4,
    list: `
      starch penne=fusilli|gf-pasta=gluten-free_fusilli/fusilli 380
      vegetable corn 260 thawed if frozen
      dressing mayonnaise|vegan-mayonnaise 120
      creamy greek-yogurt|soy-yogurt 100
      acid lemon 40
      sauce dijon 10
      protein canned-tuna 340 well drained
      raw celery 120 finely diced
      raw red-pepper 120 finely diced
      aromatic scallion 40 thinly sliced
      raw parsley 12 chopped
      pepper pepper 1
      salt
    `,
    steps: `
      2+10 Boil {penne} in a large pot of salted water until just past al dente, about 10 minutes. Add {corn} for the last minute.
      2 Drain, rinse under cold water until no longer warm, and shake very dry.
      3 Whisk {mayonnaise, greek-yogurt, lemon, dijon, pepper, salt} together in a large bowl.
      4 Add the pasta and corn with {celery, red-pepper, scallion, parsley} and toss. Fold in {canned-tuna} last, in chunks.
      1+15 Chill for 15 minutes, then stir and taste: cold dulls salt and lemon.
    `,
    face: 'Cold pasta with tuna, sweet corn and crunchy celery in a light lemon mayonnaise',
    why: 'Rinsed cold, the pasta neither cooks on nor warms the dressing, and the tuna goes in last to stay in chunks',
  },
  'turkey-wrap': {
    names:
      'turkey wrap, turkey wraps, turkey and avocado wrap, turkey avocado wrap, avocado turkey wrap, turkey and avocado wraps, turkey cheese wrap, turkey and cheese wrap, deli turkey wrap, healthy turkey wrap, cold turkey wrap, leftover turkey wrap, turkey salad wrap, turkey tortilla wrap, turkey lunch wrap, turkey roll up, turkey roll ups, turkey and avacado wrap, turkey avocado roll ups',
    title: 'Turkey and Avocado Wraps',
    family: 'californian',
    looksLike: 'filled-wrap',
    near: 'turkey-sandwich chicken-wrap filled-wrap',
    beside: 'air-fryer-sweet-potato-fries',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.2,
    list: `
      raw avocado 260 halved and pitted
      acid lime 20
      sauce mayonnaise|vegan-mayonnaise 30
      sauce dijon 10
      bread flour-tortillas=large_flour_tortillas/tortillas 144
      protein cooked-turkey=thinly_sliced_cooked_turkey/turkey|deli-turkey=thinly_sliced_deli_turkey/turkey 320
      cheese swiss|cheddar 80? coarsely grated
      raw tomato 180 seeded and sliced
      raw cucumber 120 cut into thin sticks
      leaf romaine 120 shredded
      raw red-onion 30 thinly sliced
      pepper pepper 0.8
      salt
    `,
    steps: `
      3 Mash {avocado} with {lime, pepper, salt} in a bowl, leaving a few lumps. Stir {mayonnaise, dijon} together in a cup.
      2 Warm {flour-tortillas} for a few seconds each, until they bend without cracking.
      6 Spread them with the avocado and the mustard mayonnaise, leaving an inch clear all round. Lay on {cooked-turkey}[ and {swiss}], then {tomato, cucumber, romaine, red-onion} in a line below the middle.
      4 Fold in the sides, roll up tightly from the bottom, and rest seam side down for 2 minutes before cutting on the slant.
    `,
    face: 'Turkey, crisp vegetables and mashed avocado rolled up in a soft tortilla',
    why: 'Avocado spread to the edges is the glue of the roll, and turkey next to it keeps wet tomato off the bread',
  },
  'plantain-fritters': {
    names:
      'plantain fritters, sweet plantain fritters, ripe plantain fritters, plantain fritter, mashed plantain fritters, fried plantain fritters, caribbean plantain fritters, plantain pancakes, sweet plantain pancakes, plantain cakes, tortitas de platano maduro, torrejas de platano, frituras de platano maduro, plantain puffs, jamaican plantain fritters, plaintain fritters, planten fritters',
    title: 'Sweet Plantain Fritters',
    family: 'jamaican',
    looksLike: 'fritters',
    near: 'fried-plantains puff-puff fritters',
    weight: 2,
    level: 1,
    types: 'Dessert, Snack',
    meals: 'Snack, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    sweet: true,
    list: `
      main plantain 700 peeled and cut into chunks
      egg egg|applesauce 50
      sweetener brown-sugar 40
      sweet-spice cinnamon 2
      ground-spice nutmeg 0.5
      body vanilla 5
      creamy milk|coconut-milk|oat-milk 60
      flour flour|gf-flour 130
      leavener baking-powder 6
      seasoning salt 3
      fat neutral-oil 70
      starch powdered-sugar 12
      acid lime 40 cut into wedges
    `,
    steps: `
      6 Use plantains whose skins are almost wholly black: yellow ones are still starchy. Mash {plantain} in a bowl until only small lumps are left. Beat in {egg, brown-sugar, cinnamon, nutmeg, vanilla, milk}.
      2+5 Fold in {flour, baking-powder, salt}, just until no dry flour shows. The batter should drop from a spoon in a lump. Let it stand for 5 minutes.
      15 Heat some of {neutral-oil} in {@skillet} over medium heat. Fry heaped tablespoons of the batter in batches, flattened a little, until deep brown and set in the middle (160°F/71°C), 2 to 3 minutes a side, adding oil for each batch.
      2 Drain on paper towels, dust with {powdered-sugar} and serve hot with {lime}.
    `,
    face: 'Soft, spiced little cakes of black-ripe plantain with crisp caramelized edges',
    why: 'The ripest plantains bring most of the sweetness themselves, and lime at the table sharpens it',
  },
}
