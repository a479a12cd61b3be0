import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Suppers of what is there already: half a cabbage, an end of bread, a can and a jar. */
export const fromTheFridge: DishEntries = {
  'creamy-cabbage-and-bacon-noodles': {
    names:
      'creamy cabbage and bacon noodles, cabbage and bacon noodles, bacon and cabbage noodles, creamy cabbage and bacon, cabbage bacon and cream, cabbage carrots and bacon, noodles with cabbage and bacon, creamy cabbage noodles',
    title: 'Creamy Cabbage and Bacon Noodles',
    family: 'pennsylvanian',
    near: 'haluski unstuffed-cabbage-rolls',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      starch egg-noodles 280
      cured bacon 200 cut into 1/2-inch pieces
      vegetable cabbage 600 cored and sliced 1/2 inch thick
      vegetable carrot 160 coarsely grated
      aromatic garlic 9 thinly sliced
      creamy sour-cream|cream 180
      acid cider-vinegar 10
      pepper pepper 1.2
      salt
    `,
    steps: `
      2+9~ Cook {egg-noodles} in a large pot of salted boiling water until just tender, 7 to 9 minutes. Save a mug of the water and drain.
      8 Meanwhile, fry {bacon} in {@skillet} over medium heat until crisp, 7 to 8 minutes. Lift it out and leave the fat.
      14 Add {cabbage, carrot, 1/2 salt} to the fat. Cook over medium-high heat, stirring now and then, until soft and brown at the edges, 12 minutes. Stir in {garlic} for 1 minute.
      3 Take the skillet off the heat. Stir in {sour-cream} with a splash of the saved water until it coats the vegetables, then {cider-vinegar, pepper, salt}.
      2 Fold in {=egg-noodles} and {=bacon}, loosen with more of the water and serve at once.
    `,
    face: 'Browned cabbage, sweet carrots and crisp bacon in a tangy, creamy tangle of noodles',
    why: 'The vegetables brown in the bacon’s own fat, and what makes it creamy goes in off the heat, so it stays smooth',
  },
  'sausage-and-celeriac-traybake': {
    names:
      'sausage and celeriac traybake, celeriac and sausages, sausages and celeriac, sausage and celeriac, celeriac traybake, celery root and sausages, sausages with celery root, sausage celery root sheet pan',
    title: 'Sheet-Pan Sausages with Celery Root and Apples',
    family: 'norman',
    cuisine: 'American, British',
    near: 'sheet-pan-sausage-and-vegetables toad-in-the-hole traybake',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.3,
    list: `
      protein sausage=pork_sausages/sausages 600 left whole
      vegetable celeriac=celery_root/celery_root 700 peeled and cut into 3/4-inch cubes
      vegetable red-onion 180 cut into wedges
      fruit apple 250 cored and cut into thick wedges
      fat olive-oil 32
      herb thyme 3
      sauce dijon 20
      sweetener honey 14
      acid cider-vinegar 12
      pepper pepper 1
      salt
    `,
    steps: `
      6 Heat the oven to 425°F (220°C). Toss {celeriac, red-onion} with {most olive-oil, thyme, pepper, 1/2 salt} on {@sheet-pans} and spread them out.
      2+15 Roast for 15 minutes.
      4 Turn the vegetables. Toss {apple} with {olive-oil} and lay them among the vegetables with {sausage}.
      2+25 Roast, turning once, until the vegetables are tender and the sausages are brown and 160°F (71°C) inside, 25 minutes.
      2 Stir {dijon, honey, cider-vinegar} together, spoon over what is on the pan, season with {salt} and take out the bare stems of the thyme.
    `,
    face: 'Brown sausages with nutty celery root and soft apples, glazed with mustard and honey',
    why: 'The hard roots have the oven to themselves first, so that all of it is done at once',
  },
  'lemon-ricotta-pancakes': {
    names:
      'lemon ricotta pancakes, ricotta pancakes, lemon pancakes with ricotta, ricotta hotcakes, lemon ricotta hotcakes, fluffy ricotta pancakes, ricotta and lemon pancakes, lemon and ricotta pancakes',
    title: 'Lemon Ricotta Pancakes',
    family: 'californian',
    near: 'blueberry-pancakes pancakes',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    sweet: true,
    list: `
      cheese ricotta 370
      egg egg 200
      liquid milk 180
      flour flour 160
      leavener baking-powder 8
      sweetener sugar 25
      seasoning salt 2
      citrus lemon-zest 6
      acid lemon 30
      fat butter 40
      berry blueberries 150?
      second-sweetener maple 80
    `,
    steps: `
      5 Whisk {ricotta, egg, milk, sugar, lemon-zest, lemon} in a large bowl until almost smooth.
      2 Add {flour, baking-powder, salt} and stir until only just mixed; a few lumps are right.
      20 Melt some of {butter} in {@skillet} over medium-low heat. Ladle in 1/4 cup of batter for each pancake and cook, in batches with the rest of the butter, until bubbles open at the edges and the undersides are golden, 3 minutes. Turn and cook until set in the middle, 2 to 3 minutes more.
      1 Serve hot with {maple}[ and {blueberries}].
    `,
    face: 'Tender, custardy pancakes, bright with lemon zest',
    why: 'Ricotta keeps them moist, and a gentle heat lets the thick batter cook through before it browns',
  },
  'chickpea-peanut-stew': {
    names:
      'chickpea peanut stew, chickpea peanut butter stew, chickpeas tomatoes and peanut butter, vegan peanut stew, peanut butter chickpea stew, chickpea and peanut stew, peanut butter stew, vegetarian groundnut stew, chickpea groundnut stew',
    title: 'Chickpea and Peanut Stew',
    family: 'creole',
    cuisine: 'African',
    near: 'peanut-stew vegetable-stew',
    beside: 'white-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil 20
      vegetable onion 180 chopped
      aromatic garlic 12 chopped
      aromatic ginger 12
      ground-spice cumin 4
      ground-spice cayenne 0.6
      body canned-tomatoes 400
      pulse chickpeas 500 drained and rinsed
      nut peanut-butter 110
      leaf spinach 140?
      acid lime 20
      salt
    `,
    steps: `
      7 Soften {onion} in {neutral-oil} in {@pot} over medium heat, 6 minutes. Stir in {garlic, ginger, cumin, cayenne} for 1 minute.
      2+12 Add {canned-tomatoes, chickpeas, 1/2 salt} and {water 350}. Simmer, half covered, for 12 minutes.
      3+6 Loosen {peanut-butter} with a ladle of the broth, stir it in and simmer gently, stirring the bottom, until thick, 6 minutes.
      2 [Fold in {spinach} until it wilts.] Sharpen with {lime} and season with {salt}.
    `,
    face: 'A thick, savory stew from a can, a can and a jar, with ginger and a little fire',
    why: 'Peanut butter goes in last and loosened, so it thickens the pot without catching on the bottom',
  },
  'chicken-celery-and-rice-skillet': {
    names:
      'creamy chicken and rice skillet with celery, chicken celery and rice skillet, creamy chicken celery and rice, leftover chicken and rice skillet, chicken and celery with rice, rotisserie chicken celery and rice, leftover chicken and cooked rice, chicken and cooked rice skillet, creamy chicken and leftover rice',
    title: 'Creamy Chicken and Rice Skillet with Celery',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'chicken-and-rice-casserole chicken-and-rice-soup',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.35,
    list: `
      fat butter 35
      vegetable onion 130 chopped
      vegetable celery 240 thinly sliced
      aromatic garlic 6 chopped
      flour flour|gf-flour 16
      stock chicken-stock 350
      protein cooked-chicken 400 cut or torn into bite-size pieces
      starch cooked-rice 500 cold, lumps broken up
      creamy sour-cream|cream-cheese 100
      cheese parmesan 30?
      herb parsley 8?
      acid lemon 12
      pepper pepper 1
      salt
    `,
    steps: `
      9 Melt {butter} in {@skillet} over medium heat and soften {onion, celery, 1/2 salt}, 8 minutes. Stir in {garlic, flour} for 1 minute.
      2+4 Pour in {chicken-stock} little by little and simmer until it thickens, 4 minutes.
      3+5 Stir in {cooked-chicken, cooked-rice}, cover and heat through over medium-low heat until it steams all over (165°F/74°C), 5 minutes.
      2 Off the heat, stir in {sour-cream, lemon, pepper, salt}. [Scatter with {parmesan}.] [Scatter with {parsley}.]
    `,
    face: 'Tender celery and chicken in a lemony, creamy rice that comes together in one skillet',
    why: 'What is cooked already is only heated through, so the meat stays moist and the grains stay whole',
  },
  'broiled-cheese-toast': {
    names:
      'broiled cheese toast, cheese toast, melted cheese on toast, melty cheese on bread, quick cheese toast, melted cheese on bread, cheese melts under the broiler, cheesy bread under the broiler, 10 minute cheese toast, cheese bread and ten minutes',
    title: 'Broiled Cheese Toast',
    family: 'farmhouse',
    cuisine: 'American, British',
    looksLike: 'toast',
    near: 'grilled-cheese welsh-rarebit toast',
    beside: 'tomato-soup',
    weight: 4,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack, Late Night',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    serves: 4,
    salt: 0,
    list: `
      bread bread|gf-bread 320
      fat butter|olive-oil 25 softened
      sauce dijon 12?
      cheese cheddar|vegan-cheese 220
      pepper pepper 0.6
    `,
    steps: `
      2 Set a rack 5 inches below the broiler and heat it. Toast {bread} on a sheet pan on one side, 1 to 2 minutes.
      3 Turn the slices, spread them with {butter}[ and {dijon}] and cover with {cheddar}, right to the edges, so that none burn.
      3 Broil until the cheese melts, bubbles and browns in spots, 2 to 3 minutes. Grind {pepper} over and eat while it is hot.
    `,
    face: 'Bubbling, melted cheese on crisp bread, from the broiler in minutes',
    why: 'Toasted on the underside first, the bread stays crisp under the weight of the cheese',
  },
  'sardines-on-toast': {
    names:
      'sardines on toast, sardine toast, sardine toasts, tinned sardines on toast, canned sardines on toast, sardines and bread, sardines and toast, sardines with tomatoes on toast',
    title: 'Sardines on Toast with Lemon and Parsley',
    family: 'catalan',
    cuisine: 'British, Spanish',
    looksLike: 'toast',
    near: 'pan-con-tomate sardine-pasta toast',
    beside: 'green-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack',
    methods: 'Baked',
    equipment: 'Oven/Toaster Oven',
    serves: 4,
    salt: 0.1,
    list: `
      bread bread 300
      fat olive-oil 20
      aromatic garlic 4 peeled and halved
      vegetable tomato 250 thinly sliced
      protein sardines 340 drained
      acid lemon 20
      herb parsley 8 chopped
      chile flakes 0.4?
      pepper pepper 0.6
    `,
    steps: `
      4 Brush {bread} with {olive-oil} and toast under the broiler until crisp and brown, 2 minutes a side. Rub one side with {garlic}.
      3 Lay {tomato} on the toast and {sardines} on top, broken up a little with a fork.
      2 Broil until the fish is hot, 2 minutes. Squeeze {lemon} over and finish with {parsley, pepper}[ and {flakes}].
    `,
    face: 'Hot, garlicky toast under tomatoes and rich little fish',
    why: 'Stale bread is best here: it drinks the oil and the juices and still crackles',
  },
}
