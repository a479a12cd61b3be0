import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Stewed meats, beans, broth and corn of Mexican kitchens. */
export const potsAndCorn: DishEntries = {
  esquites: {
    names:
      'esquites, mexican street corn salad, street corn salad, street corn in a cup, mexican corn salad, elote in a cup, elote salad, mexican street corn off the cob, corn in a cup, esquite',
    title: 'Esquites (Street Corn in a Cup)',
    family: 'oaxacan',
    near: 'elote esquites',
    beside: 'tacos carne-asada',
    weight: 4,
    level: 1,
    types: 'Side Dish, Snack, Salad',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.35,
    list: `
      fat butter|neutral-oil 24
      main corn 600
      chile jalapeno 18
      aromatic garlic 5
      dressing mayonnaise|vegan-mayonnaise 45
      acid lime 30
      ground-spice chili-powder 1.5
      cheese cotija|queso-fresco|feta 60 crumbled
      herb cilantro 10
      herb scallion 25 thinly sliced
      salt
    `,
    steps: `
      9 Melt {butter} in {@skillet} over high heat. Spread out {corn} and leave it alone until charred underneath, 3 minutes. Stir and char again, 3 to 4 minutes more.
      1 Stir in {jalapeno, garlic} for 30 seconds and take the pan off the heat.
      3 Mix {mayonnaise, lime, 1/2 chili-powder} in a bowl. Turn the hot kernels in it with {scallion, 1/2 cotija, salt}.
      1 Spoon into cups and top with {cilantro, cotija, chili-powder}.
    `,
    face: 'Charred kernels in a creamy dressing of lime, chili and salty cheese',
    why: 'Left alone in a hot pan, the corn chars as it would on a grill',
  },
  'chicken-tinga': {
    names:
      'chicken tinga, tinga de pollo, tinga, chicken tinga tacos, chicken tinga tostadas, tinga tacos, shredded chipotle chicken, chipotle shredded chicken',
    family: 'oaxacan',
    near: 'chicken-tacos burrito-bowl tacos',
    beside: 'mexican-rice refried-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-thigh|chicken-breast 620
      fat neutral-oil 20
      vegetable onion 240 thinly sliced
      aromatic garlic 12
      ground-spice oregano 1.5
      ground-spice cumin 1.5
      body canned-tomatoes 400
      sauce chipotle 30
      bread corn-tortillas 300
      vegetable avocado 150 sliced
      cheese queso-fresco|cotija 50? crumbled
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      2+20~ Cover {chicken-thigh} with water, add {1/3 salt} and simmer until 165°F (74°C) in the middle, 18 to 20 minutes.
      3 Meanwhile, blend {canned-tomatoes, chipotle} until smooth.
      11 Cook {onion} in {neutral-oil} in {@skillet} over medium heat until soft and lightly golden, 10 minutes. Stir in {garlic, oregano, cumin} for 1 minute.
      4 Lift out the chicken, keep a cupful of the broth and shred the meat.
      2+8 Pour in the smoky tomatoes and simmer for 8 minutes, until brick red, loosening with the broth. Season with {salt}.
      1+5 Fold in the chicken and simmer until it has soaked up most of the sauce, 5 minutes.
      4 Char {corn-tortillas} in a dry pan, 20 seconds a side, and pile the tinga on them with {avocado, queso-fresco}. Serve with {lime}.
    `,
    face: 'Shredded chicken with soft onions in a smoky sauce of chipotle and tomatoes',
    why: 'The meat goes in shredded, so every strand soaks up the sauce',
  },
  'carne-guisada': {
    names:
      'carne guisada, mexican beef stew, tex mex beef stew, carne guisada tacos, mexican stewed beef, guisado de res, latin beef stew, carne guisada mexicana',
    title: 'Carne Guisada',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'beef-stew barbacoa braise',
    beside: 'mexican-rice refried-beans',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      protein beef-chuck 1000 cut into 1-inch pieces
      flour flour|rice-flour 20
      fat neutral-oil 26
      vegetable onion 220 chopped
      vegetable green-pepper 160 diced
      chile jalapeno 25
      aromatic garlic 14
      ground-spice cumin 5
      ground-spice chili-powder 6
      ground-spice oregano 1.5
      body canned-tomatoes 300
      stock beef-stock 480
      bread flour-tortillas|corn-tortillas 420 warmed
      herb cilantro 10
      salt
      pepper pepper 1.5
    `,
    steps: `
      13 Toss {beef-chuck} with {flour, pepper, 1/2 salt}. Brown in {neutral-oil} in {@pot} over medium-high heat, half at a time, 5 minutes each.
      8 Add {onion, green-pepper, jalapeno} and scrape the pot as they soften, 6 minutes. Stir in {garlic, cumin, chili-powder, oregano} for 1 minute.
      3+100 Pour in {canned-tomatoes, beef-stock} and return the beef. Cover and simmer over low heat, stirring now and then, until it is tender enough to crush with a spoon, 1 hour 40 minutes.
      1+10 Take off the lid and let the gravy thicken, 10 minutes. Season with {salt}.
      1 Scatter with {cilantro} and serve with {flour-tortillas} to scoop it up.
    `,
    face: 'Tender beef in a cumin-scented gravy, with warm tortillas',
    why: 'Flour browned on the meat thickens the gravy as it simmers',
  },
  'charro-beans': {
    names:
      'charro beans, frijoles charros, borracho beans, frijoles borrachos, mexican pinto beans, mexican beans, ranch beans, pinto beans, pinto beans with bacon, mexican bean soup',
    family: 'norteno',
    near: 'refried-beans black-beans-and-rice braised-beans',
    beside: 'carne-asada fajitas',
    weight: 3,
    level: 1,
    types: 'Side Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      fat neutral-oil 5
      protein bacon|turkey-bacon|smoked-tofu 140 cut into 1/2-inch pieces
      vegetable onion 150 chopped
      chile jalapeno 25
      aromatic garlic 12
      ground-spice cumin 2
      ground-spice oregano 1
      raw tomato 250 diced
      pulse pinto-beans 1020 drained and rinsed
      stock chicken-stock 900
      herb cilantro 15
      acid lime 15
      salt
    `,
    steps: `
      9 Fry {bacon} in {neutral-oil} in {@pot} over medium heat until crisp, 8 minutes. [{?bacon}Pour off all but a spoonful of the fat.]
      6 Add {onion, jalapeno} and soften them for 4 minutes. Stir in {garlic, cumin, oregano} for 1 minute.
      3+20 Add {tomato, pinto-beans, chicken-stock} and simmer for 20 minutes, until the broth has body.
      1 Stir in {cilantro, lime, salt} and serve in cups, with their broth.
    `,
    face: 'Brothy pinto beans with crisp bacon, tomato, chile and cilantro',
    why: 'The broth is part of the dish: it thickens on its own as the beans simmer',
  },
  'caldo-de-pollo': {
    names:
      'caldo de pollo, mexican chicken vegetable soup, sopa de pollo, caldo, mexican chicken and vegetable soup, chicken caldo',
    title: 'Caldo de Pollo (Mexican Chicken Soup)',
    family: 'oaxacan',
    near: 'chicken-tortilla-soup chicken-noodle-soup brothy-soup',
    beside: 'mexican-rice',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      protein drumsticks 700
      protein chicken-bone 500
      vegetable onion 200 quartered
      aromatic garlic 16
      whole-spice bay 0.6
      vegetable carrot 260 cut into 1-inch pieces
      vegetable potato 450 cut into large chunks
      vegetable corn-cob 480 cut into 2-inch rounds
      vegetable zucchini 280 cut into thick half-moons
      vegetable cabbage 250 cut into wedges
      herb cilantro 15
      acid lime 90 cut into wedges
      chile jalapeno 20? sliced
      salt
    `,
    steps: `
      4+35 Put {drumsticks, chicken-bone, onion, garlic, bay} into {@pot} with {water 2600} and {1/2 salt}. Bring to a boil, skim, and simmer gently for 35 minutes.
      2+12 Add {carrot, potato, corn-cob} and simmer for 12 minutes.
      2+10 Add {zucchini, cabbage, salt} and simmer until everything is tender and the chicken is 165°F (74°C) and loose on the bone, 10 minutes.
      2 Take out the bay. Give each bowl chicken and some of every vegetable, then broth and {cilantro}. Pass {lime}[ and {jalapeno}].
    `,
    face: 'Chicken on the bone, corn rounds and big pieces of vegetable in a clear broth with lime',
    why: 'Bones make the broth while the meat cooks, so it needs no stock',
  },
}
