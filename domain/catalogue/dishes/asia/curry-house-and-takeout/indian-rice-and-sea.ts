import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice, bread and soup of the Indian table, with its curries of fish, shrimp and eggs. */
export const indianRiceAndSea: DishEntries = {
  'vegetable-biryani': {
    names:
      'vegetable biryani, veg biryani, veggie biryani, vegetable biriyani, vegetarian biryani, veg dum biryani, vegan biryani, mixed vegetable biryani, vegetable biryani rice',
    family: 'hyderabadi',
    near: 'chicken-biryani pilaf',
    beside: 'raita',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      starch basmati 420 rinsed and soaked for 20 minutes
      fat ghee|neutral-oil 60
      vegetable onion 400 thinly sliced
      nut cashews 50?
      whole-spice cumin-seed 3
      whole-spice cardamom-pods 2
      whole-spice cinnamon-stick 4
      whole-spice bay 0.6
      aromatic garlic 18
      aromatic ginger 18
      chile serrano 18
      ground-spice coriander 6
      ground-spice kashmiri|sweet-paprika 5
      ground-spice turmeric 2
      vegetable potato 260 peeled and cut into 3/4-inch pieces
      vegetable cauliflower 320 cut into small florets
      vegetable carrot 150 cut into 1/2-inch pieces
      vegetable green-beans 150 cut into 1-inch lengths
      creamy yogurt|coconut-yogurt|soy-yogurt 240
      vegetable peas 120
      ground-spice garam-masala 6
      herb mint 15
      herb cilantro 15
      salt
    `,
    steps: `
      20 Fry {onion} in {ghee} in a wide, heavy pot over medium heat, stirring often, until crisp and brown, 18 minutes; add {cashews} for the last 2 minutes. Take half of the onions out with the nuts.
      3 To what is left in the pot, add {cumin-seed, 1/2 cardamom-pods, 1/2 cinnamon-stick, garlic, ginger, serrano} and stir for 1 minute, then {coriander, kashmiri, turmeric} for 30 seconds.
      4+12~ Stir in {potato, cauliflower, carrot, green-beans, yogurt, salt} with {water 60}. Cover and cook over medium-low heat until a knife just goes into the potatoes, 12 minutes. Stir in {peas, garam-masala}.
      3+16 Meanwhile, bring a large pan of well-salted water to a boil with {cardamom-pods, cinnamon-stick, bay}, about 10 minutes. Boil {basmati} until nearly tender, 5 to 6 minutes, and drain.
      3 Scatter {1/2 mint, 1/2 cilantro} over the vegetables and heap the rice on top.
      1+20 Seal with a tight lid and steam over the lowest heat until the grains are tender and separate, 15 minutes; let stand for 5 minutes off the heat, unopened.
      1 Spoon out through both layers and crown with the fried onions, {mint, cilantro}.
    `,
    face: 'Layers of basmati and spiced vegetables under browned onions, mint and cilantro',
    why: 'The rice is drained with a hard core and finishes in the steam of the vegetables',
  },
  'pilau-rice': {
    names:
      'pilau rice, pilau, pulao rice, pulao, indian rice, yellow rice indian, indian pilau rice, turmeric rice, jeera rice, basmati pilau, pilaw rice, cumin rice',
    title: 'Pilau Rice',
    family: 'punjabi',
    near: 'rice-pilaf white-rice seasoned-rice',
    beside: 'chicken-curry butter-chicken',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.9,
    list: `
      starch basmati 300 rinsed until the water is clear
      fat ghee|neutral-oil 28
      vegetable onion 100 thinly sliced
      whole-spice cumin-seed 3
      whole-spice cardamom-pods 1.5
      whole-spice cinnamon-stick 3
      whole-spice cloves 0.4
      whole-spice bay 0.4
      ground-spice turmeric 1.5
      salt
    `,
    steps: `
      12 Cook {onion} in {ghee} in a heavy saucepan over medium heat until golden, 10 minutes. Add {cumin-seed, cardamom-pods, cinnamon-stick, cloves, bay} and let them sizzle for 1 minute.
      2 Stir in {basmati, turmeric, salt} until every grain is yellow and shining, 1 minute.
      1+12 Add {water 560} and bring to a boil. Cover tightly and cook over the lowest heat until the water is gone, 12 minutes.
      1+8 Without lifting the lid, let it stand off the heat for 8 minutes. Take out {=bay}, fluff with a fork and warn people of the other whole spices.
    `,
    face: 'Yellow basmati, fragrant with cumin, cardamom and cinnamon',
    why: 'Frying the grains in the spiced fat keeps them apart and carries the flavor through',
  },
  chapati: {
    names:
      'chapati, chapatis, chapatti, chapattis, roti, rotis, phulka, indian roti, whole wheat roti, whole wheat chapati, homemade chapati, chapathi',
    title: 'Chapatis (Roti)',
    family: 'punjabi',
    near: 'naan soft-flatbread pan-flatbread',
    beside: 'chicken-curry chana-masala',
    weight: 2,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.95,
    list: `
      flour whole-wheat-flour 280
      second-fat neutral-oil 12
      fat ghee|vegan-butter 15 melted
      salt
    `,
    steps: `
      8 Stir {whole-wheat-flour, salt} together, then work in {neutral-oil} and {water 180} that is warm. Knead to a soft, smooth dough, 6 to 7 minutes.
      1+20 Cover with a damp towel and rest for 20 minutes, so that it rolls without springing back.
      10 Divide into balls the size of a lime and roll each on a floured board to a thin, even round about 6 inches across.
      12 Heat a dry cast-iron skillet over medium-high heat until a pinch of flour browns at once. Cook each round until bubbles rise, 30 seconds; turn and cook for 1 minute, pressing the edge with a folded towel so that it puffs; turn once more for 20 seconds.
      1 Brush with {ghee} as they come off and keep them wrapped in a towel.
    `,
    face: 'Soft, thin whole-wheat breads puffed in a dry, hot pan',
    why: 'A moist, rested dough makes its own steam, and the steam is what puffs it',
  },
  mulligatawny: {
    names:
      'mulligatawny, mulligatawny soup, mulligatawney soup, mulligatawny chicken soup, curried chicken soup, mulligatawney, indian curry soup',
    title: 'Mulligatawny Soup',
    family: 'tamil',
    near: 'lentil-soup chicken-noodle-soup chowder',
    beside: 'naan',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.4,
    list: `
      fat butter|vegan-butter|neutral-oil 30
      vegetable onion 180 chopped
      vegetable carrot 140 diced
      vegetable celery 80 diced
      aromatic garlic 9
      aromatic ginger 12
      ground-spice curry-powder 12
      fruit apple 160 peeled, cored and diced
      pulse red-lentils 110 rinsed
      stock chicken-stock 1100
      protein chicken-thigh 350 left whole
      starch cooked-rice 200 any clumps broken up
      creamy coconut-milk 160
      acid lemon 20
      herb cilantro 8
      salt
    `,
    steps: `
      9 Melt {butter} in {@pot} over medium heat. Soften {onion, carrot, celery} for 7 minutes, then stir in {garlic, ginger, curry-powder} for 1 minute.
      3+25 Add {apple, red-lentils, chicken-stock} and {chicken-thigh}. Bring to a boil and simmer gently until the lentils melt and the chicken is 165°F (74°C), 25 minutes.
      4 Lift out the chicken and pull it into shreds with two forks. Mash or blend about half of the soup, so that it is thick but not smooth.
      2+4 Stir in {=chicken-thigh, cooked-rice, coconut-milk, salt} and heat through without boiling, 4 minutes.
      1 Brighten with {lemon} and ladle into bowls under {cilantro}.
    `,
    face: 'Curried chicken soup with apple, red lentils and rice',
    why: 'The apple melts with the lentils and leaves a faint sweetness under the curry',
  },
  'fish-curry': {
    names:
      'fish curry, indian fish curry, kerala fish curry, goan fish curry, meen curry, coconut fish curry, fish curry with coconut milk, cod curry, white fish curry, meen moilee, fish molee',
    title: 'Coconut Fish Curry',
    family: 'keralan',
    near: 'shrimp-curry vegetable-curry curry',
    beside: 'roasted-cauliflower',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch basmati 250
      protein cod|haddock|tilapia 600 cut into 2-inch pieces
      ground-spice turmeric 2.5
      fat coconut-oil|neutral-oil 30
      whole-spice mustard-seed 3
      herb curry-leaves 2?
      vegetable onion 200 thinly sliced
      aromatic garlic 12
      aromatic ginger 15
      chile serrano 15 slit lengthwise
      ground-spice coriander 5
      ground-spice kashmiri|sweet-paprika 4
      vegetable tomato 200 chopped
      creamy coconut-milk 400
      sauce tamarind|lime-juice 12
      herb cilantro 8
      salt
    `,
    steps: `
      2+20~ Start {basmati} in {water 410}; cover once it boils, keep it on low for 15 minutes and leave it to steam for 5 minutes.
      2 Rub {cod} with {1/2 turmeric, 1/3 salt} and set aside.
      8 Heat {coconut-oil} in {@skillet} over medium heat and pop {mustard-seed, curry-leaves}. Add {onion} and soften without much color, 6 minutes.
      3 Stir in {garlic, ginger, serrano, coriander, kashmiri, turmeric} for 1 minute.
      2+8 Add {tomato, coconut-milk, tamarind} and simmer until the sauce has thickened a little, 8 minutes.
      1+6 Slide in {=cod} and poach at a bare simmer, shaking the pan instead of stirring, until it flakes (145°F/63°C), 5 to 6 minutes. Season with {salt}. Top with {cilantro} and serve on {=basmati}.
    `,
    face: 'White fish poached in a golden sauce of coconut milk, tomato and tamarind',
    why: 'The fish goes in last and is never stirred, so it stays in whole pieces',
  },
  'shrimp-curry': {
    names:
      'shrimp curry, prawn curry, coconut shrimp curry, indian shrimp curry, king prawn curry, goan prawn curry, shrimp coconut curry, curry shrimp, curried shrimp, prawn coconut curry, goan shrimp curry',
    title: 'Coconut Shrimp Curry',
    family: 'goan',
    near: 'fish-curry vegetable-curry curry',
    beside: 'naan',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch basmati 250
      fat neutral-oil|coconut-oil 28
      vegetable onion 180 finely chopped
      aromatic garlic 15
      aromatic ginger 12
      ground-spice coriander 5
      ground-spice cumin 3
      ground-spice turmeric 1.5
      ground-spice kashmiri|sweet-paprika 6
      chile cayenne 0.8
      body canned-tomatoes 200
      creamy coconut-milk 400
      protein shrimp 560 peeled and deveined
      acid lime 25
      sweetener brown-sugar 5
      herb cilantro 10
      salt
    `,
    steps: `
      2+20~ Measure {basmati} into a pan with {water 410}, boil, cover and turn down for 15 minutes, with 5 minutes of rest to follow.
      8 Cook {onion} in {neutral-oil} in {@skillet} over medium heat until golden at the rim, 7 minutes.
      2 Stir in {garlic, ginger, coriander, cumin, turmeric, kashmiri, cayenne} until the kitchen smells of them, 1 minute.
      2+10 Pour in {canned-tomatoes, coconut-milk} with {brown-sugar} and simmer until slightly thickened, 10 minutes.
      1+4 Stir in {shrimp} and cook until curled and pink, 3 to 4 minutes.
      1 Take it off the heat at once. Add {lime, cilantro, salt} and spoon over {=basmati}.
    `,
    face: 'Shrimp in a spiced, tomato-red coconut sauce with lime',
    why: 'The sauce is finished before the shrimp go in, so they need only minutes and never toughen',
  },
}
