import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Salads that are a meal, and those that go between slices of bread. */
export const lunchSalads: DishEntries = {
  'chicken-salad': {
    names:
      'chicken salad, chicken salad with mayo, classic chicken salad, chicken mayo, chicken mayonnaise salad, creamy chicken salad, rotisserie chicken salad, cold chicken salad, chicken salad with celery',
    family: 'farmhouse',
    near: 'chicken-salad-sandwich bound-salad',
    beside: 'croissants green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      protein cooked-chicken 500 cold, cut into small pieces
      sauce mayonnaise|vegan-mayonnaise 90
      creamy greek-yogurt|soy-yogurt 50
      acid lemon 20
      sauce dijon 8
      vegetable celery 120 finely diced
      fruit grapes 150 halved
      nut pecans 50? coarsely chopped
      herb scallion 24 thinly sliced
      leaf lettuce-cups 120
      salt
      pepper pepper 1
    `,
    steps: `
      4 Whisk {mayonnaise, greek-yogurt, lemon, dijon, pepper, salt} in a large bowl.
      4 Fold in {cooked-chicken, celery, grapes, scallion}. [Add {pecans} at the end, so that they stay crisp.]
      2 Heap into {lettuce-cups} and serve cool.
    `,
    face: 'Cold chicken with celery and grapes in a light, lemony dressing',
    why: 'Yogurt lightens the mayonnaise, and something crisp goes into every bite',
  },
  'chicken-salad-sandwich': {
    names:
      'chicken salad sandwich, chicken mayo sandwich, chicken mayonnaise sandwich, chicken salad sandwiches, cold chicken sandwich, leftover chicken sandwich',
    family: 'farmhouse',
    near: 'chicken-salad sandwich',
    beside: 'tomato-soup dill-pickles',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.3,
    list: `
      protein cooked-chicken 400 finely chopped
      sauce mayonnaise|vegan-mayonnaise 90
      acid lemon 12
      vegetable celery 80 finely diced
      raw red-onion 30 minced
      herb dill 4
      leaf romaine=green_leaf_lettuce/lettuce 70 torn to fit
      raw tomato 160 sliced
      bread bread|gf-bread 275
      salt
      pepper pepper 1
    `,
    steps: `
      5 Stir {mayonnaise, lemon, dill, pepper, salt} together, then fold in {cooked-chicken, celery, red-onion}. It should hold together without being wet.
      4 Cover half of {bread} with {romaine}, spread on the chicken, lay {tomato} on top and close. Cut across.
    `,
    face: 'Chicken, celery and dill in mayonnaise on sourdough',
    why: 'Lettuce under the filling keeps the bread dry until lunchtime',
  },
  'tuna-salad-sandwich': {
    names:
      'tuna salad sandwich, tuna sandwich, tuna mayo sandwich, tuna mayonnaise sandwich, tuna salad, tuna fish sandwich, classic tuna salad, tuna mayo, tuna and mayo sandwich, canned tuna sandwich, tuna sandwiches',
    family: 'new-england',
    near: 'tuna-melt sandwich bound-salad',
    beside: 'vegetable-soup dill-pickles',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    salt: 0.2,
    list: `
      protein canned-tuna 339 drained and flaked
      sauce mayonnaise|vegan-mayonnaise 75
      acid lemon 14
      sauce dijon 6
      vegetable celery 70 finely diced
      raw red-onion 35 minced
      brine pickles 40 finely chopped
      leaf romaine=green_leaf_lettuce/lettuce 70 torn to fit
      bread whole-wheat-bread|bread|gf-bread 275
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Press {canned-tuna} once more to rid it of water. Mix it with {mayonnaise, lemon, dijon, celery, red-onion, pickles, pepper, salt}.
      3 Divide {romaine} over half of {whole-wheat-bread}, mound on the tuna, top with the other slices and cut in half.
    `,
    face: 'Tuna with celery, pickles and lemon in mayonnaise, on whole-wheat bread',
    why: 'Well-drained tuna takes less mayonnaise and does not soak the bread',
  },
  'taco-salad': {
    names:
      'taco salad, beef taco salad, ground beef taco salad, mexican taco salad, easy taco salad, taco salad bowl, tex mex salad, fiesta salad, taco bowl salad, taco salad with doritos',
    titles: 'plant-mince: Taco Salad with Veggie Ground',
    family: 'texmex',
    near: 'salad tacos',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      fat olive-oil 14
      protein ground-beef|plant-mince 450
      vegetable onion 100 finely chopped
      aromatic garlic 8
      ground-spice chili-powder 7
      ground-spice cumin 3
      body tomato-paste 24
      pulse black-beans|pinto-beans 255 drained and rinsed
      leaf romaine 320 shredded
      raw cherry-tomatoes 220 halved
      raw avocado 140 diced
      cheese cheddar|vegan-cheese 90?
      creamy sour-cream|greek-yogurt|vegan-sour-cream 100
      acid lime 34
      herb cilantro 10
      crunch tortilla-chips 90 lightly crushed
      salt
    `,
    steps: `
      8 Heat {olive-oil} in {@skillet} over medium-high heat and brown {ground-beef} with {onion, 1/2 salt}, breaking it up, until no pink is left, about 7 minutes.
      5 Stir in {garlic, chili-powder, cumin, tomato-paste} for 1 minute, then {black-beans} with {water 80}. Simmer until the pan is nearly dry, 3 minutes, and take off the heat.
      3 Whisk {sour-cream, lime, salt} with half of {cilantro} to a pourable dressing.
      4 Spread {romaine} over a platter. Spoon the warm meat on top with {cherry-tomatoes, avocado, cheddar}. Drizzle with the dressing and finish with the rest of the cilantro and {tortilla-chips}, so that they stay crisp.
    `,
    face: 'Warm spiced ground beef and black beans on cold, crisp lettuce with a lime dressing',
    why: 'Hot meat, cold leaves and chips at the very last: the contrast is the dish',
  },
  'cobb-salad': {
    names:
      'cobb salad, classic cobb salad, chicken cobb salad, cob salad, cobb salad with chicken, california cobb salad, chicken bacon avocado salad',
    family: 'californian',
    near: 'chef-salad caesar-salad salad',
    beside: 'no-knead-bread',
    weight: 3,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.2,
    list: `
      protein egg 200
      protein bacon|turkey-bacon 140 diced
      leaf romaine 300 chopped
      leaf watercress|arugula 40
      protein cooked-chicken 360 diced
      raw cherry-tomatoes 240 halved
      raw avocado 200 diced
      cheese blue-cheese 60? crumbled
      herb chives 8
      acid red-vinegar 30
      sauce dijon 8
      aromatic garlic 3 finely grated
      fat olive-oil 54
      salt
      pepper pepper 1
    `,
    steps: `
      2+10~ Simmer {egg} for 10 minutes, then drop into ice water, peel and quarter.
      9 While they cook, fry {bacon} in a skillet over medium heat until crisp, 8 minutes. Drain on paper.
      3 Shake {red-vinegar, dijon, garlic, olive-oil, pepper, salt} in a jar until creamy.
      5 Toss {romaine, watercress} with half of the dressing on a wide platter. Lay {cooked-chicken, cherry-tomatoes, avocado, blue-cheese}, the eggs and the bacon on it in rows.
      1 Scatter with {chives} and pass the rest of the dressing.
    `,
    face: 'Rows of chicken, bacon, eggs, avocado and tomatoes over crisp greens',
    why: 'The leaves are dressed alone, so that everything on top keeps its own taste',
  },
  'chef-salad': {
    names:
      "chef salad, chef's salad, chefs salad, ham and turkey salad, classic chef salad, deli salad, julienne salad",
    title: "Chef's Salad",
    family: 'farmhouse',
    near: 'cobb-salad salad',
    beside: 'dinner-rolls',
    weight: 2,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0,
    list: `
      protein egg 200
      leaf iceberg 420 torn into bite-size pieces
      raw cucumber 200 sliced
      raw cherry-tomatoes 220 halved
      vegetable carrot 80 coarsely grated
      protein ham 150 cut into strips
      protein cooked-turkey 200 cut into strips
      cheese swiss=Swiss_cheese/Swiss_cheese 110 cut into strips
      sauce mayonnaise|vegan-mayonnaise 80
      creamy buttermilk|soy-milk 60
      acid cider-vinegar 12
      ground-spice garlic-powder 1
      herb dill 4
      pepper pepper 1
    `,
    steps: `
      2+10~ Cook {egg} in simmering water for 10 minutes. Chill in ice water, peel and cut into wedges.
      4 Whisk {mayonnaise, buttermilk, cider-vinegar, garlic-powder, dill, pepper} until smooth.
      6 Fill wide bowls with {iceberg, cucumber, cherry-tomatoes, carrot}. Arrange {ham, cooked-turkey, swiss} and the eggs on top like the spokes of a wheel.
      1 Spoon the dressing over at the table.
    `,
    face: 'Crisp lettuce under strips of ham, turkey and cheese, with eggs and a dill dressing',
    why: 'Meats and cheese are cut to one length, so every forkful has some of each',
  },
  'caesar-salad': {
    names:
      'caesar salad, ceasar salad, classic caesar salad, caesar, cesar salad, romaine caesar salad, homemade caesar salad, caesar salad with croutons, creamy caesar salad, ceaser salad, traditional caesar salad',
    family: 'californian',
    near: 'salad',
    beside: 'grilled-chicken pan-seared-steak',
    weight: 4,
    level: 1,
    types: 'Salad, Side Dish, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Baked, Raw/No Cook',
    equipment: 'Oven',
    serves: 4,
    salt: 0.25,
    list: `
      bread bread|gf-bread 135 cut into 3/4-inch cubes
      fat olive-oil 47
      aromatic garlic 6 finely grated
      brine anchovies 16? mashed to a paste
      sauce mayonnaise|vegan-mayonnaise 50
      sauce dijon 10
      acid lemon 30
      cheese parmesan|vegan-parmesan 50
      leaf romaine 420 torn into large pieces
      salt
      pepper pepper 1.2
    `,
    steps: `
      3+10 Heat the oven to 375°F (190°C). Toss {bread} with {1/3 olive-oil, 1/2 salt} on a rimmed sheet pan and bake, stirring once, until golden and crisp, 10 minutes.
      5 Whisk {mayonnaise, garlic, anchovies, dijon, lemon, pepper} in a large bowl. Drizzle in {olive-oil}, whisking all the time, until thick. Stir in {1/2 parmesan, salt}.
      3 Add {romaine} and turn it in the dressing until every leaf shines. Toss in the toasted bread and shower with {parmesan}. Serve at once.
    `,
    face: 'Crisp romaine and toasted bread in a thick lemon and Parmesan dressing',
    why: 'The oil goes in drop by drop, so the dressing turns creamy and clings to the leaves',
  },
}
