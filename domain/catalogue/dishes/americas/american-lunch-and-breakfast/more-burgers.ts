import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Burgers of chicken, lamb and salmon and under mushrooms, and fillings for bread and tortillas. */
export const moreBurgers: DishEntries = {
  'chicken-burgers': {
    names:
      'chicken burgers, chicken burger, ground chicken burgers, ground chicken burger, chicken patties, ground chicken patties, minced chicken burgers, juicy chicken burgers, chicken patty burgers',
    title: 'Chicken Burgers',
    family: 'californian',
    near: 'turkey-burger crispy-chicken-sandwich burgers',
    beside: 'air-fryer-sweet-potato-fries coleslaw',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Grilled',
    equipment: 'Stovetop/Grill',
    serves: 4,
    salt: 0.6,
    list: `
      crunch panko|gf-breadcrumbs 30
      sauce mayonnaise|vegan-mayonnaise 90
      aromatic scallion 40 finely sliced
      aromatic garlic 5 finely grated
      ground-spice smoked-paprika 2
      protein ground-chicken 600
      fat neutral-oil 20
      acid lemon 12
      bread burger-buns|crusty-rolls|gf-bread 240 split
      leaf romaine=green_leaf_lettuce/lettuce 70
      raw tomato 180 sliced
      brine pickles 60 sliced
      salt
      pepper pepper 1
    `,
    steps: `
      3 Stir {panko, 1/2 mayonnaise, scallion, garlic, smoked-paprika, pepper, salt} to a paste in a bowl.
      5+15 Work in {ground-chicken} lightly with a fork. With wet hands, shape it into patties 3/4 inch thick, one for each serving, and chill for 15 minutes so that they firm up.
      12 Heat {neutral-oil} in {@skillet} over medium heat. Cook the patties until well browned and 165°F (74°C) in the middle, 5 to 6 minutes a side.
      4 Stir {lemon} into {mayonnaise}. Toast {burger-buns}, spread them with it and fill with the patties, {romaine, tomato, pickles}.
    `,
    face: 'Ground chicken burgers, browned outside and juicy within, with lettuce, tomato and pickles',
    why: 'Crumbs soaked in mayonnaise hold on to the juice that lean chicken would lose',
  },
  'lamb-burgers': {
    names:
      'lamb burgers, lamb burger, ground lamb burgers, greek lamb burgers, lamb burgers with feta, lamb burgers with tzatziki, minced lamb burgers, grilled lamb burgers, lamb patties, ground lamb patties, lamb and feta burgers',
    title: 'Lamb Burgers with Feta and Cucumber Yogurt',
    family: 'greek',
    cuisine: 'American, Greek',
    near: 'cheeseburger kofta-kebabs burgers',
    beside: 'oven-fries',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled, Fried',
    equipment: 'Grill/Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.55,
    list: `
      raw cucumber 120 coarsely grated and squeezed dry
      creamy greek-yogurt|soy-yogurt 150
      acid lemon 12
      aromatic garlic 6 finely grated
      herb mint 10 finely chopped
      protein ground-lamb 600
      vegetable red-onion 90 half grated, half thinly sliced
      ground-spice cumin 4
      ground-spice oregano 2
      fat olive-oil 12
      bread burger-buns|crusty-rolls|pita|gf-bread 240 split
      leaf arugula 40
      raw tomato 160 sliced
      cheese feta 80? crumbled
      salt
      pepper pepper 1.2
    `,
    steps: `
      4 Stir {cucumber, greek-yogurt, lemon, 1/3 salt} with {1/2 garlic, 1/2 mint} and keep it cold.
      6 Mix the grated half of {red-onion} with {garlic, mint, cumin, oregano, pepper, salt}. Work in {ground-lamb} with as little handling as you can and shape it into patties 3/4 inch thick, one for each serving.
      10 Brush the patties with {olive-oil}. Cook on a grill or in a heavy skillet over medium-high heat until browned and 160°F (71°C) in the middle, 4 to 5 minutes a side.
      4 Toast {burger-buns} and fill them with {arugula, tomato}, the patties, the cucumber yogurt and the sliced onion. [Scatter with {feta}.]
    `,
    face: 'Cumin-scented lamb patties with cool cucumber yogurt on toasted buns',
    why: 'Grated onion seasons the meat through and through, and yogurt cuts its richness',
  },
  'salmon-burgers': {
    names:
      'salmon burgers, salmon burger, fresh salmon burgers, homemade salmon burgers, salmon burger patties, salmon burgers with fresh salmon',
    title: 'Salmon Burgers with Lemon-Dill Mayonnaise',
    family: 'new-england',
    near: 'salmon-patties chicken-burgers burgers',
    beside: 'oven-fries cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop, Food Processor',
    serves: 4,
    salt: 0.5,
    list: `
      sauce mayonnaise|vegan-mayonnaise 90
      acid lemon 20
      herb dill 8 finely chopped
      protein salmon 560 skinned and cut into 1-inch chunks
      sauce dijon 12
      aromatic scallion 45 thinly sliced
      crunch panko|gf-breadcrumbs 40
      fat neutral-oil 20
      bread burger-buns|crusty-rolls|gf-bread 240 split
      leaf romaine=green_leaf_lettuce/lettuce 70
      raw cucumber 120 thinly sliced
      salt
      pepper pepper 0.8
    `,
    steps: `
      3 Stir {most mayonnaise} with {1/2 lemon, 1/2 dill} and put it in the refrigerator.
      6 Grind a quarter of {salmon} to a paste in a food processor with {mayonnaise, lemon, dijon}. Add the rest of the fish and pulse a few times, until it is chopped no finer than peas. Turn out and fold in {scallion, panko, dill, pepper, salt}.
      3+20 Shape into patties 3/4 inch thick, one for each serving, and chill for 20 minutes.
      8 Heat {neutral-oil} in a large nonstick skillet over medium heat. Cook the patties until golden and 145°F (63°C) in the middle, 3 to 4 minutes a side, turning them only once.
      3 Toast {burger-buns} and fill with the patties, {romaine, cucumber} and the dill mayonnaise.
    `,
    face: 'Patties of fresh salmon, barely bound, with cucumber and a lemon and dill mayonnaise',
    why: 'A little of the fish is ground to a paste and holds the rest, so no egg is needed',
  },
  'chickpea-salad-sandwich': {
    names:
      'chickpea salad sandwich, chickpea salad sandwiches, smashed chickpea sandwich, mashed chickpea sandwich, chickpea sandwich, smashed chickpea salad sandwich, chickpea mayo sandwich',
    title: 'Chickpea Salad Sandwiches',
    family: 'californian',
    near: 'egg-salad-sandwich veggie-burger sandwich',
    beside: 'tomato-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.5,
    list: `
      protein chickpeas 510 drained and rinsed
      sauce mayonnaise|vegan-mayonnaise 75
      sauce dijon 12
      acid lemon 20
      vegetable celery 100 finely diced
      raw red-onion 40 minced
      brine pickles 50 finely chopped
      herb dill 6 chopped
      leaf romaine=green_leaf_lettuce/lettuce 70 torn to fit
      raw tomato 160 sliced
      bread bread|gf-bread 275
      salt
      pepper pepper 0.8
    `,
    steps: `
      4 Crush {chickpeas} with a fork or a potato masher until no whole ones are left, but plenty of pieces are.
      4 Stir in {mayonnaise, dijon, lemon, celery, red-onion, pickles, dill, pepper, salt}. It should hold together when you press it.
      4 Lay {romaine} on half of {bread}, spread on the filling, cover with {tomato} and close. Cut across.
    `,
    face: 'Roughly mashed chickpeas with celery, pickles and dill, piled on bread',
    why: 'Mashed by hand, the chickpeas bind themselves and still have something to bite on',
  },
  'ham-and-cheese-sliders': {
    names:
      'ham and cheese sliders, ham sliders, ham and swiss sliders, hawaiian roll sliders, hot ham and cheese sliders, ham and cheese sliders on hawaiian rolls, baked ham and cheese sliders, party sliders, party ham sandwiches, funeral sandwiches, poppy seed ham sliders',
    title: 'Baked Ham and Cheese Sliders',
    family: 'farmhouse',
    near: 'ham-and-cheese-sandwich toasted-sandwich',
    beside: 'potato-salad dill-pickles',
    weight: 4,
    level: 1,
    types: 'Main Dish, Appetizer, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0,
    list: `
      bread burger-buns=Hawaiian_rolls/rolls 340
      protein ham 260
      cheese swiss=Swiss_cheese/Swiss_cheese 180 thinly sliced
      fat butter|vegan-butter 60 melted
      sauce dijon 14
      sauce worcestershire|tamari 6
      ground-spice onion-powder 2
      crunch poppy-seed 5
    `,
    steps: `
      5 Heat the oven to 350°F (175°C). Split {burger-buns} and set the bottoms close together in {@baking-dish}. Layer {ham} and {swiss} over them, edge to edge, and put on the tops.
      3 Stir {butter} with {dijon, worcestershire, onion-powder, poppy-seed} and brush all of it over the tops and down the gaps.
      1+15 Cover with foil and bake for 15 minutes, until the cheese has melted.
      1+6 Uncover and bake until the tops are golden and crisp, 6 minutes. Pull them apart at the table.
    `,
    face: 'Soft little rolls baked together with ham, Swiss cheese and a mustard butter',
    why: 'Under foil the cheese melts before the tops brown, and the butter runs down between the rolls',
  },
  'tuna-wrap': {
    names:
      'tuna wrap, tuna wraps, tuna salad wrap, tuna salad wraps, tuna mayo wrap, healthy tuna wrap, tuna tortilla wrap, tuna avocado wrap',
    title: 'Tuna Salad Wraps',
    family: 'californian',
    near: 'tuna-salad-sandwich chicken-wrap filled-wrap',
    beside: 'tomato-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.3,
    list: `
      protein canned-tuna 340 drained well
      sauce mayonnaise 60
      acid lemon 16
      vegetable celery 80 finely diced
      raw red-onion 30 minced
      bread flour-tortillas|corn-tortillas 280
      raw avocado 180 sliced
      leaf romaine 100 shredded
      raw carrot 90 coarsely grated
      salt
      pepper pepper 0.6
    `,
    steps: `
      4 Flake {canned-tuna} into a bowl and mix it with {mayonnaise, lemon, celery, red-onion, pepper, salt}.
      1 Warm {flour-tortillas} for a few seconds each, so that they roll without cracking.
      5 Lay {romaine, carrot, avocado} along the middle of each, spoon on the tuna, fold in the sides and roll up tightly. Cut in half on a slant.
    `,
    face: 'Lemony tuna salad with avocado and crisp vegetables, rolled up in soft tortillas',
    why: 'Tuna that is drained well makes a filling that stays in the wrap',
  },
  'mushroom-swiss-burger': {
    names:
      'mushroom swiss burger, mushroom swiss burgers, mushroom and swiss burger, swiss mushroom burger, swiss mushroom burgers, mushroom burger with swiss, mushroom swiss cheeseburger, burger with mushrooms and swiss',
    title: 'Mushroom Swiss Burgers',
    family: 'farmhouse',
    near: 'cheeseburger smash-burger burgers',
    beside: 'oven-fries green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      fat butter|vegan-butter|olive-oil 28
      vegetable mushrooms 360 sliced
      vegetable onion 130 thinly sliced
      aromatic garlic 6
      sauce worcestershire|tamari 12
      protein ground-beef|plant-mince 620
      fat neutral-oil 8
      cheese swiss|vegan-cheese 110
      bread burger-buns|crusty-rolls|gf-bread 240 split
      sauce mayonnaise|vegan-mayonnaise 48
      sauce dijon 12
      leaf arugula 30?
      salt
      pepper pepper 1.4
    `,
    steps: `
      14 Melt {butter} in {@skillet} over medium-high heat. Fry {mushrooms, onion} with {1/3 salt} until their water has gone and they are deep brown, 11 minutes. Stir in {garlic, 1/2 worcestershire} for 1 minute and scrape everything onto a plate.
      5 Mix {ground-beef} lightly with {worcestershire} and form flat patties, a finger wider than the buns. Season them with {pepper, salt} just before they meet the pan.
      10 Wipe the skillet, heat {neutral-oil} over medium-high heat and fry the patties for 4 minutes. Turn them, heap the mushrooms on, cover with {swiss} and a lid and cook for 4 minutes more[, {?ground-beef}to 160°F (71°C)].
      3 Toast {burger-buns} in the oven's broiler or a dry pan for 1 minute. Stir {mayonnaise} with {dijon}, spread it on both halves and close the burgers[ over a few leaves of {arugula}].
    `,
    face: 'Burgers under a heap of browned mushrooms and onions, held on by melted Swiss cheese',
    why: 'The mushrooms are fried until their water has gone, so they season the meat and do not soak the bun',
  },
}
