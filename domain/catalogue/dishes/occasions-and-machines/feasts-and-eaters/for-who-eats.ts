import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Plates for who picks out vegetables, who counts protein, and whose kidneys are watched. */
export const forWhoEats: DishEntries = {
  'hidden-zucchini-bolognese': {
    names:
      'hidden zucchini bolognese, hidden courgette bolognese, hidden veg bolognese, hidden vegetable bolognese, hidden veggie spaghetti, bolognese with hidden vegetables, spaghetti with hidden zucchini, hidden zucchini sauce, hidden courgette sauce, sneaky bolognese',
    title: 'Bolognese with Hidden Zucchini',
    family: 'soffritto',
    cuisine: 'Italian, American',
    near: 'spaghetti-bolognese hidden-vegetable-pasta pasta',
    beside: 'garlic-bread',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 5,
    salt: 0.36,
    list: `
      fat olive-oil 28
      vegetable onion 150 chopped
      vegetable zucchini 700 peeled and sliced
      aromatic garlic 9 sliced
      body canned-tomatoes 800
      body tomato-paste 30
      protein ground-beef|ground-turkey|plant-mince 500
      herb oregano 1.5
      starch spaghetti|gf-pasta 425
      cheese parmesan|vegan-parmesan 40 finely grated
      salt
    `,
    steps: `
      4+11 Heat {most olive-oil} in a large saucepan over medium heat. Cook {onion, zucchini, garlic} with {1/2 salt}, covered, until soft enough to crush, 12 minutes.
      4 Add {canned-tomatoes, tomato-paste} and blend until quite smooth and red, with a hand blender or in batches in a blender with its lid vented. Peeled, the zucchini leave no green specks.
      8 Meanwhile, brown {ground-beef} in {olive-oil} in {@skillet} over medium-high heat, crumbling it fine, until [{?ground-beef}160°F (71°C)][{?ground-turkey}165°F (74°C)][{?plant-mince}crusty], 7 minutes.
      2+20~ Stir the sauce and {oregano} into the pan and simmer, uncovered, until thick, 20 minutes.
      2+10 Boil {spaghetti} in a large pot of well-salted water until just tender. Drain.
      2 Season the sauce with {salt}, toss it with the pasta and sprinkle with {parmesan}.
    `,
    face: 'A meat sauce like any other, with more than a pound of zucchini that nobody can see',
    why: 'Peeled, cooked soft and blended with tomatoes, zucchini thickens the sauce and loses both its color and its shape',
  },
  'creamy-vegetable-noodles': {
    names:
      'hidden vegetable noodles, hidden veg noodles, noodles with hidden vegetables, toddler noodles, noodles for toddlers, kids noodles with vegetables, noodles in vegetable sauce, creamy vegetable noodles, hidden veggie noodles, sneaky noodles, hidden vegetable mac and cheese, mac and cheese with hidden vegetables, hidden veg mac and cheese',
    title: 'Hidden-Vegetable Cheese Noodles',
    family: 'farmhouse',
    cuisine: 'American',
    near: 'hidden-vegetable-pasta mac-and-cheese buttered-noodles pasta noodle-bowl',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    madeFor: 'small children',
    salt: 0.25,
    list: `
      starch egg-noodles|gf-pasta 300
      vegetable carrot 150 peeled and thinly sliced
      vegetable cauliflower 250 cut into small florets
      vegetable onion 60 chopped
      creamy milk|oat-milk 200
      cheese cheddar|vegan-cheese 120 grated
      fat butter|vegan-butter 20
      salt
    `,
    steps: `
      4+14 Simmer {carrot, cauliflower, onion} in a saucepan with water to cover until they can be crushed with a spoon, 13 minutes. Drain.
      2+8~ Meanwhile, boil {egg-noodles} in lightly salted water until soft. Drain, and snip them up for a small child.
      4 Blend the vegetables with {milk, butter} until there is not a speck left, with a hand blender in the pan or in a blender with its lid vented.
      3 Warm the sauce over low heat and stir in {cheddar} until it melts. Season with {salt}, fold in the noodles and let it cool until a child can eat it.
    `,
    face: 'Soft noodles in a smooth, golden cheese sauce, half of which is carrot and cauliflower',
    why: 'Cauliflower blends as smooth as cream, and carrot gives it the color of cheese',
  },
  'low-potassium-chicken-and-rice': {
    names:
      'renal chicken dinner, renal diet chicken, low potassium chicken, low potassium chicken dinner, kidney friendly chicken, kidney diet chicken, renal diet dinner, kidney friendly dinner, low potassium dinner, ckd chicken dinner, chicken for kidney disease',
    title: 'Low-Potassium Lemon Chicken and Rice',
    family: 'farmhouse',
    cuisine: 'American',
    looksLike: 'quick-skillet',
    near: 'salt-free-lemon-chicken quick-skillet',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0,
    list: `
      starch long-rice 240
      protein chicken-breast|chicken-thigh 400 cut into thin strips
      fat olive-oil 36
      pepper pepper 1.2
      herb thyme 2 leaves only
      vegetable onion 120 thinly sliced
      vegetable cabbage 250 finely shredded
      vegetable red-pepper 150 cut into thin strips
      aromatic garlic 9 thinly sliced
      acid lemon-juice 30
      sweet-spice lemon-zest 4
      second-fat butter 15
      herb parsley 10 chopped
    `,
    steps: `
      2+25~ Simmer {long-rice} in {water 430}, without salt, covered, over low heat for 17 minutes. Let it stand for 8 minutes.
      7 Meanwhile, heat {1/2 olive-oil} in {@skillet} over medium-high heat. Brown {=chicken-breast} with {pepper, thyme} until no longer pink inside, 165°F (74°C), about 5 minutes, and lift it out.
      8 Cook {onion, cabbage, red-pepper} in {olive-oil} in the same pan until soft and golden at the edges, 7 minutes. Stir in {garlic} for 1 minute.
      3 Return {chicken-breast} with {lemon-juice, lemon-zest, butter}. Toss until glossy, scatter with {parsley} and serve beside the rice.
    `,
    face: 'A small portion of browned chicken with sweet cabbage and red pepper, lemon and herbs, and no salt at all',
    why: 'Lemon, thyme and well-browned edges make up for the salt, and cabbage and peppers are low in potassium',
  },
  'tofu-edamame-noodles': {
    names:
      'tofu and edamame noodles, high protein vegetarian noodles, high protein noodle bowl, tofu edamame noodle bowl, protein noodles, vegetarian protein noodles, high protein vegetarian lunch, high protein vegan noodles, edamame noodles',
    title: 'Tofu and Edamame Noodles',
    family: 'sichuan',
    cuisine: 'Asian, American',
    near: 'peanut-noodles cold-sesame-noodles stir-fried-noodles',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.35,
    list: `
      starch soba|rice-noodles 110
      pulse edamame 150
      main tofu 320 cut into 1/2-inch cubes and patted dry
      fat neutral-oil 15
      sauce soy-sauce|tamari 24
      sauce peanut-butter|tahini 30
      acid rice-vinegar 15
      sweetener honey|maple 8
      aromatic ginger 5
      aromatic garlic 3
      raw cucumber 100 cut into matchsticks
      crunch sesame 6
    `,
    steps: `
      2+7~ Boil {soba} with {edamame} until the noodles are just tender, 5 to 7 minutes. Drain, rinse cold and shake dry.
      9 Fry {tofu} in {neutral-oil} in {@skillet} over medium-high heat, turning, until golden on most sides, 7 minutes. Splash with a third of {=soy-sauce}.
      2 Whisk the rest of {soy-sauce} with {peanut-butter, rice-vinegar, honey, ginger, garlic} and {water 30} to a smooth sauce.
      2 Toss the noodles with the sauce. Top with the tofu and {cucumber} and scatter with {sesame}.
    `,
    face: 'Cool buckwheat noodles with crisp tofu, edamame and a peanut sauce: a lunch that lasts until dinner',
    why: 'Three foods rich in protein make one bowl of more than 30 grams, with no powder in it',
  },
  'egg-and-bean-protein-bowl': {
    names:
      'egg and black bean bowl, egg and black bean bowl with cottage cheese, high protein egg bowl, vegetarian protein bowl, egg and bean bowl, high protein vegetarian bowl, cottage cheese egg bowl, savory cottage cheese bowl, high protein breakfast bowl, protein lunch bowl',
    title: 'Egg and Black Bean Bowl with Cottage Cheese',
    family: 'texmex',
    cuisine: 'American, Mexican',
    near: 'huevos-rancheros tofu-scramble scramble',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Breakfast, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.3,
    list: `
      fat olive-oil 12
      aromatic scallion 40 sliced
      ground-spice cumin 2
      pulse black-beans 240
      egg egg 200 beaten
      cheese cottage-cheese|tofu 220
      raw cherry-tomatoes 150 quartered
      raw avocado 70? sliced
      acid lime-juice 10
      herb cilantro 8? chopped
      pepper pepper 0.5
      salt
    `,
    steps: `
      4 Cook {most scallion} in {1/2 olive-oil} in {@skillet} over medium heat for 1 minute. Add {cumin, black-beans} and a splash of water and warm through, 2 minutes. Spoon into bowls.
      4 Pour {olive-oil, egg} into the same pan, season with {pepper, salt} and stir slowly until just set and no liquid is left (160°F/71°C), 3 minutes.
      2 Set the eggs on the beans with {cottage-cheese, cherry-tomatoes, avocado}. Sprinkle with {lime-juice, scallion, cilantro}.
    `,
    face: 'Soft scrambled eggs over spiced black beans, with cool cottage cheese and tomatoes, ready in ten minutes',
    why: 'Eggs, beans and cottage cheese each bring ten grams of protein, so nobody has to eat much of any of them',
  },
}
