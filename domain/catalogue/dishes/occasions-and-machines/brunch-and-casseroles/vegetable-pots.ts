import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Stew, tagine, soup and rice of vegetables: suppers that lack nothing. */
export const vegetablePots: DishEntries = {
  'vegetable-stew': {
    names:
      'vegetable stew, hearty vegetable stew, root vegetable stew, winter vegetable stew, easy vegetable stew, mixed vegetable stew, chunky vegetable stew, veg stew, vegetable ragout',
    title: 'Hearty Vegetable Stew',
    family: 'farmhouse',
    near: 'mushroom-bourguignon bean-pot',
    beside: 'no-knead-bread green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 28
      vegetable mushrooms 250 quartered
      vegetable onion 200 chopped
      vegetable carrot 250 cut into 3/4-inch pieces
      vegetable celery 100 sliced
      aromatic garlic 12
      body tomato-paste 32
      flour flour|cornstarch 16
      ground-spice smoked-paprika 2
      herb thyme 3
      whole-spice bay 0.5
      stock veg-stock 900
      vegetable potato 450 cut into 3/4-inch cubes
      pulse white-beans|chickpeas 240 drained and rinsed
      vegetable green-beans 150 cut into 1-inch lengths
      sauce soy-sauce|tamari 12
      acid red-vinegar 10
      herb parsley 10
      salt
      pepper pepper 1
    `,
    steps: `
      12 Heat {olive-oil} in a large pot over medium-high heat. Brown {mushrooms} in it, stirring seldom, until their water has gone and the edges are dark, 8 minutes.
      8 Add {onion, carrot, celery, 1/2 salt} and cook over medium heat until they begin to soften, 6 minutes. Stir in {garlic, tomato-paste, flour, smoked-paprika} for 1 minute.
      3+20 Pour in {veg-stock}, scraping the pot bare, and add {potato, thyme, bay, soy-sauce, pepper}. Simmer, half covered, until the potatoes are nearly tender, 20 minutes.
      2+8 Add {white-beans, green-beans} and simmer until the green beans are tender and the stew is thick, 8 minutes.
      2 Lift out the bay and the stems of the thyme. Stir in {red-vinegar, parsley, salt} and ladle into bowls.
    `,
    face: 'Mushrooms, carrots, potatoes and two kinds of beans in a dark, glossy gravy',
    why: 'Mushrooms that are truly browned, with tomato paste and soy sauce, give it a deep, round taste',
  },
  'vegetable-tagine': {
    names:
      'vegetable tagine, moroccan vegetable tagine, chickpea tagine, vegetable and chickpea tagine, chickpea and vegetable tagine, vegetable tajine, moroccan vegetable stew, sweet potato tagine, sweet potato and chickpea tagine',
    title: 'Vegetable Tagine with Chickpeas and Apricots',
    family: 'moroccan',
    near: 'vegetable-stew vegetable-braise',
    beside: 'soft-flatbread',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 28
      vegetable onion 250 sliced
      aromatic garlic 12
      aromatic ginger 10
      ground-spice cumin 4
      ground-spice coriander 3
      ground-spice turmeric 2
      ground-spice cinnamon 1.5
      ground-spice sweet-paprika 3
      vegetable sweet-potato 450 cut into 1-inch cubes
      vegetable carrot 200 cut into thick coins
      vegetable zucchini 300 cut into thick half-moons
      body canned-tomatoes 400
      stock veg-stock 350
      pulse chickpeas|white-beans 300 drained and rinsed
      fruit dried-apricots 80 halved
      starch couscous|quinoa 170
      acid lemon 20
      herb cilantro|parsley 12
      crunch almonds 30?
      salt
      pepper pepper 0.8
    `,
    steps: `
      14 Cook {onion} in {olive-oil} in a wide, heavy pot over medium heat until golden, 12 minutes. Add {garlic, ginger, cumin, coriander, turmeric, cinnamon, sweet-paprika} and stir for 1 minute.
      4+12 Turn {sweet-potato, carrot, 1/2 salt} in the spices. Add {canned-tomatoes, veg-stock, pepper}, cover and simmer until a knife meets little resistance, 12 minutes.
      2+12~ Stir in {zucchini, chickpeas, dried-apricots} and simmer, uncovered, until everything is tender and the sauce clings, 12 minutes.
      2+5 Meanwhile, stir {couscous, salt} into {water 255}, boiling, put a lid on and leave off the heat for 5 minutes.
      3 Fluff the couscous and heap it on a platter. Season the vegetables with {lemon}, spoon them over and finish with {cilantro}[ and {almonds}].
    `,
    face: 'Sweet potatoes, zucchini and chickpeas in a golden sauce with apricots, over couscous',
    why: 'The zucchini goes in late, so that it keeps its shape beside the sweet potatoes',
  },
  'roasted-vegetable-soup': {
    names:
      'roasted vegetable soup, roast vegetable soup, roasted root vegetable soup, roasted veggie soup, oven roasted vegetable soup, roasted carrot and tomato soup, sheet pan vegetable soup, roasted red pepper and tomato soup',
    title: 'Roasted Vegetable Soup',
    family: 'farmhouse',
    near: 'vegetable-stew blended-soup',
    beside: 'grilled-cheese green-salad',
    weight: 3,
    level: 1,
    types: 'Soup',
    meals: 'Lunch, Dinner',
    methods: 'Roasted, Boiled',
    equipment: 'Oven, Stovetop, Blender',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable carrot 350 cut into 1-inch pieces
      vegetable red-pepper 300 cut into wide strips
      vegetable tomato 500 halved
      vegetable onion 250 cut into wedges
      vegetable potato 250 cut into 1-inch cubes
      aromatic garlic 20 peeled and left whole
      fat olive-oil 42
      ground-spice smoked-paprika 2
      ground-spice dried-thyme 1
      stock veg-stock 900
      acid balsamic-vinegar 10
      creamy cream|soy-cream|oat-cream 40?
      herb basil 8
      salt
      pepper pepper 0.8
    `,
    steps: `
      10 Heat the oven to 425°F (220°C). Toss {carrot, red-pepper, tomato, onion, potato, garlic} with {olive-oil, smoked-paprika, dried-thyme, pepper, 1/2 salt} on {@sheet-pans}, the tomatoes cut side up.
      2+35 Roast until soft and blackened at the edges, about 35 minutes, turning the pieces once.
      2+8 Scrape vegetables and juices into a large pot, pour in {veg-stock} and simmer for 8 minutes, so that the browned bits dissolve.
      5 Blend until smooth, the lid held ajar under a towel, or leave it a little coarse. Thin with a splash of hot water if you like it looser.
      2 Stir in {balsamic-vinegar, salt}, ladle into bowls and finish with {basil}[ and a swirl of {cream}].
    `,
    face: 'Carrots, peppers, tomatoes and onions roasted dark at the edges and blended smooth',
    why: 'The oven does the frying, and its browning is what the soup tastes of',
  },
  'vegetable-rice': {
    names:
      'vegetable rice, rice with vegetables, veggie rice, vegetable pulao, veg pulao, vegetable pilaf, rice pilaf with vegetables, vegetable rice pilaf, one pot vegetable rice, rice and vegetables, mixed vegetable rice, vegetables and rice',
    title: 'One-Pot Vegetable Rice',
    family: 'farmhouse',
    near: 'rice-pilaf pilaf',
    beside: 'green-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat butter|vegan-butter|olive-oil 28
      vegetable onion 150 chopped
      vegetable carrot 150 diced
      vegetable red-pepper 150 diced
      aromatic garlic 9
      ground-spice turmeric 1
      ground-spice cumin 2
      starch long-rice 280 rinsed
      stock veg-stock 480
      whole-spice bay 0.5
      pulse chickpeas 240 drained and rinsed
      vegetable peas 150
      crunch almonds 40?
      herb parsley 10
      acid lemon 15
      salt
      pepper pepper 0.8
    `,
    steps: `
      9 Melt {butter} in a wide pot over medium heat and cook {onion, carrot, red-pepper} until they soften, 6 minutes. Stir in {garlic, turmeric, cumin, long-rice} for 2 minutes, until the grains shine.
      2+16 Add {veg-stock, chickpeas, bay, pepper, salt} and bring to a boil. Cover, turn the heat to its lowest and cook without lifting the lid for 16 minutes.
      1+8 Scatter {peas} over the rice, cover again and leave off the heat for 8 minutes.
      2 Take out {=bay}, fluff with a fork and fold in {lemon, parsley, almonds}.
    `,
    face: 'Golden rice with carrots, peppers, chickpeas and peas, all from one pot',
    why: 'The peas cook in the heat that is left, so they stay bright green',
  },
  'vegetable-stew-with-dumplings': {
    names:
      'vegetable stew with dumplings, hearty vegetable stew with dumplings, veg stew and dumplings, vegetable stew and dumplings, root vegetable stew with dumplings, vegetarian stew with dumplings, vegetable casserole with dumplings',
    title: 'Vegetable Stew with Herb Dumplings',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'vegetable-stew mushroom-bourguignon bean-pot',
    beside: 'green-beans',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat olive-oil 28
      vegetable onion 200 chopped
      vegetable carrot 250 cut into 3/4-inch pieces
      vegetable parsnip 200 peeled and cut into 3/4-inch pieces
      vegetable celery 120 sliced
      aromatic garlic 9 minced
      body tomato-paste 32
      stock veg-stock 950
      herb thyme 3
      whole-spice bay 0.5
      pulse white-beans|chickpeas 240 drained and rinsed
      leaf kale 100 stems removed, leaves chopped
      flour flour|gf-flour 150
      leavener baking-powder 7
      second-fat butter|vegan-butter 60 cold, cut into small pieces
      creamy milk|oat-milk|soy-milk 90
      herb parsley 12 chopped
      salt
      pepper pepper 1
    `,
    steps: `
      10 Heat {olive-oil} in a wide, heavy pot over medium heat. Cook {onion, carrot, parsnip, celery} with {1/2 salt} until they begin to color, 9 minutes. Stir in {garlic, tomato-paste} for 1 minute.
      3+12 Pour in {veg-stock}, scraping the pot, and add {thyme, bay, pepper}. Simmer, half covered, until the roots are nearly tender, 12 minutes.
      8~ Meanwhile, mix {flour, baking-powder, salt} in a bowl and rub in {butter} until it looks like crumbs. Stir in {1/2 parsley} and {milk} to a soft dough, and shape it with floured hands into balls the size of a walnut.
      2 Lift out the bay and the stems of the thyme. Stir {white-beans, kale} into the stew and bring it back to a simmer.
      2+18 Set the dumplings on top, a little apart. Cover tightly and simmer over low heat, without lifting the lid, until they are puffed and dry in the middle, 18 minutes.
      1 Scatter with {parsley} and serve in deep bowls.
    `,
    face: 'Roots, beans and greens in a thick broth, under light dumplings that steam on top',
    why: 'The lid stays on, since the top of each dumpling is cooked by steam alone',
  },
}
