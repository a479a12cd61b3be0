import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Paneer, chickpeas and lentils of the Indian table. */
export const indianPaneerAndDals: DishEntries = {
  'saag-paneer': {
    names:
      'saag paneer, palak paneer, spinach paneer, paneer and spinach curry, indian spinach and cheese, sag paneer, spinach and paneer curry, palak panir',
    titles: 'tofu: Saag Tofu',
    family: 'punjabi',
    near: 'matar-paneer curry',
    beside: 'naan pilau-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      protein paneer|tofu 340 cut into 3/4-inch cubes
      fat ghee|neutral-oil 40
      whole-spice cumin-seed 3
      vegetable onion 200 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      chile serrano 12
      ground-spice coriander 4
      ground-spice turmeric 1
      leaf spinach 700
      creamy cream|soy-cream 80
      ground-spice garam-masala 3
      acid lemon 12
      starch basmati 220
      salt
    `,
    steps: `
      2+20~ Bring {basmati} and {water 400} to a boil, cover, turn to low for 15 minutes and let it stand for 5 minutes.
      6 Fry {paneer} in {1/2 ghee} in {@skillet} over medium-high heat, turning, until golden on two sides, 5 minutes, and lift out.
      12 Add {ghee} and {cumin-seed}, let them crackle, and cook {onion} over medium heat until golden, 10 minutes. Stir in {garlic, ginger, serrano, coriander, turmeric} for 1 minute.
      5 Pile in {spinach} by the handful with a splash of water and cook until it has all collapsed, 4 minutes. Chop it in the pan, or blend half of it for a smoother sauce.
      2+5 Stir in {cream, garam-masala, salt, =paneer} and simmer for 5 minutes. Brighten with {lemon} and serve with {=basmati}.
    `,
    face: 'Golden cubes in creamy, garlicky spinach',
    why: 'The cubes are fried first, so they keep a crust in the soft greens',
  },
  'matar-paneer': {
    names:
      'matar paneer, mutter paneer, paneer curry, paneer masala, peas and paneer curry, mattar paneer, muttar paneer',
    titles: 'tofu: Matar Tofu',
    family: 'punjabi',
    near: 'saag-paneer butter-chicken curry',
    beside: 'naan pilau-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein paneer|tofu 340 cut into 3/4-inch cubes
      fat butter|vegan-butter|neutral-oil 40
      vegetable onion 200 finely chopped
      aromatic garlic 12
      aromatic ginger 15
      ground-spice cumin 4
      ground-spice coriander 5
      ground-spice turmeric 1.5
      ground-spice kashmiri|sweet-paprika 4
      body canned-tomatoes 400
      vegetable peas 250
      creamy cream|soy-cream 90
      ground-spice garam-masala 3
      sweetener sugar 5
      starch basmati 220
      herb cilantro 6?
      salt
    `,
    steps: `
      2+20~ Simmer {basmati} in {water 400} with the lid on for 15 minutes over the lowest heat. Leave it alone for another 5 minutes.
      5 Brown {paneer} lightly in {1/2 butter} in {@skillet} over medium heat, 4 minutes, and lift out.
      12 Soften {onion} in {butter} until golden, 10 minutes. Add {garlic, ginger, cumin, coriander, turmeric, kashmiri} and stir for 1 minute.
      2+12 Add {canned-tomatoes, sugar, water 150} and simmer until thick and oily at the rim, 12 minutes.
      2+6 Stir in {peas, cream, garam-masala, salt, =paneer} and simmer until the peas are tender, 5 to 6 minutes. Serve with {=basmati}[, with {cilantro} on top].
    `,
    face: 'Browned cubes and sweet peas in a creamy, gingery red sauce',
    why: 'The sauce cooks down by itself first, so the peas stay green',
  },
  'chana-masala': {
    names:
      'chana masala, chickpea curry, chole, chana masala curry, chole masala, channa masala, indian chickpeas, chick pea curry, chana curry, chickpea masala',
    family: 'punjabi',
    near: 'dal aloo-gobi curry',
    beside: 'naan raita',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil|ghee 36
      whole-spice cumin-seed 4
      vegetable onion 250 finely chopped
      aromatic garlic 15
      aromatic ginger 18
      chile serrano 15
      ground-spice coriander 6
      ground-spice turmeric 2
      ground-spice kashmiri|sweet-paprika 3
      body canned-tomatoes 400
      pulse chickpeas 720 drained and rinsed
      ground-spice garam-masala 4
      acid lemon 20
      herb cilantro 10
      starch basmati 240
      salt
    `,
    steps: `
      2+20~ Bring {basmati} to a boil with {water 400}, cover, cook over low heat for 15 minutes and let it stand off the heat for 5 minutes.
      15 Crackle {cumin-seed} in {neutral-oil} in {@pot} over medium heat for 30 seconds. Add {onion} and cook until well browned, 13 to 14 minutes.
      2 Add {garlic, ginger, serrano, coriander, turmeric, kashmiri} and stir for 1 minute.
      2+8 Add {canned-tomatoes} and cook until the oil parts from the sauce, 8 minutes.
      2+12 Stir in {chickpeas} and {water 180}, crush some of them against the side and simmer until thick, 12 minutes.
      1 Season with {garam-masala, lemon, salt}, top with {cilantro} and eat with {=basmati}.
    `,
    face: 'Chickpeas in a dark, gingery gravy of browned onion',
    why: 'Crushing a few of the chickpeas thickens the gravy, and nothing else is needed',
  },
  dal: {
    names:
      'dal, daal, dhal, dahl, red lentil dal, dal tadka, lentil dal, masoor dal, tarka dal, lentil curry, tadka dal, red lentil curry, indian lentils, daal tadka, tarka daal, lentil dahl, red lentil dahl',
    title: 'Red Lentil Dal (Dal Tadka)',
    family: 'punjabi',
    near: 'lentil-coconut-curry chana-masala lentil-soup bean-pot',
    beside: 'naan raita',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      pulse red-lentils 280 rinsed
      ground-spice turmeric 2
      aromatic ginger 12
      vegetable tomato 250 chopped
      starch basmati 240
      fat ghee|neutral-oil 40
      whole-spice cumin-seed 4
      whole-spice mustard-seed 2?
      aromatic onion 120 thinly sliced
      aromatic garlic 15 thinly sliced
      chile kashmiri|cayenne 1.5
      acid lemon 15
      herb cilantro 10
      salt
    `,
    steps: `
      2+20~ Bring {red-lentils} to a boil with {water 1000} and {turmeric, ginger, tomato} in {@pot}, skimming off the foam. Simmer with the lid ajar until they have fallen to a purée, 20 minutes.
      2+20~ Meanwhile, bring {basmati} to a boil in {water 400}, cover, cook over low heat for 15 minutes and let it stand off the heat for 5 minutes.
      2 Whisk the lentils until creamy, loosening them with hot water, and season with {salt}.
      7 For the tadka, heat {ghee} in a small skillet over medium-high heat. Add {cumin-seed, mustard-seed} and let them crackle. Add {onion} and cook until golden at the edges, 5 minutes, then stir in {garlic, kashmiri} for 30 seconds, until the garlic is golden.
      1 Pour the sizzling spices over the dal, stir in {lemon, cilantro} and ladle beside {=basmati}.
    `,
    face: 'Creamy dal under sizzling spices, garlic and browned onion',
    why: 'The spices bloom in hot fat and go in last, so their flavor sits on top',
  },
  'dal-makhani': {
    names:
      'dal makhani, makhani dal, black dal, dal makhni, daal makhani, butter dal, black lentil dal, indian black lentils',
    family: 'punjabi',
    near: 'dal chana-masala bean-pot',
    beside: 'naan pilau-rice',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      pulse urad-dal=whole_urad_dal/urad_dal|brown-lentils 220 soaked overnight and drained
      pulse kidney-beans 250 drained and rinsed
      fat butter|vegan-butter 55
      vegetable onion 150 finely chopped
      aromatic garlic 15
      aromatic ginger 18
      ground-spice cumin 4
      ground-spice kashmiri|sweet-paprika 5
      body canned-tomatoes 250
      ground-spice garam-masala 3
      creamy cream|soy-cream 90
      ground-spice fenugreek-leaves 1?
      starch basmati 200
      salt
    `,
    steps: `
      2+50~ Simmer {urad-dal} in {water 1300} in {@pot}, partly covered, until a bean crushes between two fingers, about 50 minutes.
      9 Meanwhile, cook {onion} in {1/2 butter} in a skillet over medium heat until golden, 7 minutes. Add {garlic, ginger, cumin, kashmiri} and cook for 1 minute, then {canned-tomatoes} until thick.
      2+40 Stir the spiced tomatoes into the pot with {kidney-beans}. Simmer over low heat, stirring and mashing some against the side, until creamy, 40 minutes, with more water if it gets too thick.
      2+20~ Bring {basmati} to a boil in {water 330} and cook it: lid on, 15 minutes on low, 5 minutes of rest.
      2+5 Stir in {cream, butter, garam-masala, fenugreek-leaves, salt} and simmer for 5 minutes. Serve with {=basmati}.
    `,
    face: 'Dark pulses and kidney beans simmered to velvet with butter and cream',
    why: 'A long, slow simmer makes it creamy; butter and cream only finish it',
  },
}
