import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Stews of Ethiopia, greens of Kenya, and curry, relish and a custard-topped bake of South Africa. */
export const eastAndSouthAfrican: DishEntries = {
  'doro-wat': {
    names:
      'doro wat, doro wot, ethiopian chicken stew, doro wett, ethiopian doro wat, berbere chicken, ethiopian chicken, berbere chicken stew',
    title: 'Doro Wat (Ethiopian Chicken and Egg Stew)',
    family: 'moroccan',
    cuisine: 'African',
    near: 'chicken-paprikash chicken-curry chicken-tagine',
    beside: 'soft-flatbread sukuma-wiki',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      egg egg 200
      vegetable onion 750 very finely chopped
      fat butter|vegan-butter|neutral-oil 40
      aromatic garlic 18
      aromatic ginger 18
      ground-spice berbere 20
      body tomato-paste 32
      protein chicken-bone|chicken-thigh 800
      stock chicken-stock 360
      ground-spice cardamom 1
      acid lemon 20
      salt
      pepper pepper 0.8
    `,
    steps: `
      2+10~ Lower {egg} into boiling water and cook for 10 minutes. Cool under the tap, peel and prick all over with a fork.
      20 Put {onion} in {@pot} over medium heat without any fat and stir until it is soft, dry and light brown, 18 minutes: this is the body of the stew.
      7 Add {butter, garlic, ginger} and cook for 2 minutes. Stir in {berbere, tomato-paste} and let them sizzle, 3 minutes.
      4+40 Turn {chicken-bone} in the paste with {1/2 salt}, pour in {chicken-stock} and simmer, covered, until the meat is 165°F (74°C) at the bone and tender, 40 minutes.
      2+8 Slip in the peeled eggs with {cardamom, lemon, pepper, salt} and simmer without the lid until the sauce clings, 8 minutes.
    `,
    face: 'Chicken and whole eggs in a dark, slow sauce of onions and berbere',
    why: 'The onions cook down dry before any fat goes in, which thickens the stew without flour',
  },
  'misir-wat': {
    names:
      'misir wat, misir wot, mesir wat, ethiopian lentils, ethiopian red lentils, ethiopian lentil stew, berbere lentils, spicy ethiopian lentils, ethiopian spiced lentils, misir wet, red lentil wat, berbere lentil stew',
    title: 'Misir Wat (Ethiopian Red Lentils)',
    family: 'moroccan',
    cuisine: 'African',
    near: 'doro-wat dal lentil-soup',
    beside: 'sukuma-wiki',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.65,
    list: `
      vegetable onion 400 very finely chopped
      fat butter|vegan-butter|neutral-oil 60
      aromatic garlic 18
      aromatic ginger 15
      ground-spice berbere 20
      body tomato-paste 40
      pulse red-lentils 320 rinsed
      ground-spice cardamom 0.8
      bread naan|pita|gf-bread 240
      salt
    `,
    steps: `
      12 Cook {onion} in {@pot} over medium heat, without fat, until soft and beginning to brown, 10 minutes. Splash in water if they stick.
      6 Add {most butter, garlic, ginger} and cook for 2 minutes. Stir in {most berbere} and {tomato-paste} and fry until dark and fragrant, 3 minutes.
      3+25 Add {red-lentils, water 950, 1/2 salt}. Simmer, half covered, stirring the bottom now and then, until the lentils have collapsed and the stew is thick, 25 minutes.
      2+5 Stir in {berbere, cardamom, butter, salt} and let it bubble for 5 minutes. Serve with {naan}, in place of injera, to scoop it up.
    `,
    face: 'Red lentils cooked to a thick, fiery stew with onions, ginger and berbere',
    why: 'The last spoonful of spice and butter goes in at the end, and keeps its scent',
  },
  'sukuma-wiki': {
    names:
      'sukuma wiki, sukuma, kenyan collard greens, kenyan greens, east african collard greens, african collard greens, kenyan kale, sukumawiki, kenyan sukuma wiki, east african greens',
    title: 'Sukuma Wiki (Kenyan Braised Greens)',
    family: 'creole',
    cuisine: 'African',
    near: 'collard-greens',
    beside: 'beef-suya peanut-stew',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil 36
      vegetable onion 200 finely chopped
      aromatic garlic 8
      ground-spice coriander 2
      ground-spice turmeric 1
      vegetable tomato 300 chopped
      leaf collard-greens|kale 550 stemmed and shredded
      acid lemon 15
      salt
      pepper pepper 0.6
    `,
    steps: `
      6 Heat {neutral-oil} in {@pot} over medium heat and cook {onion} until pale gold, 5 minutes.
      1 Stir in {garlic, coriander, turmeric} for 1 minute.
      5 Add {tomato} and {1/2 salt} and cook until they have fallen apart, 4 minutes.
      4+8 Stir in {collard-greens} by handfuls, with {water 120}. Cover and cook until they are tender but still green, 8 minutes.
      3 Uncover and boil off most of the liquid, 2 minutes. Season with {lemon, pepper, salt}.
    `,
    face: 'Finely cut greens cooked quickly with onion and tomato',
    why: 'Shredded into ribbons, the leaves are tender in minutes and keep their color',
  },
  'bunny-chow': {
    names:
      'bunny chow, bunny chows, durban bunny chow, south african bunny chow, bunnychow, curry in a bread bowl, durban curry in bread, curry in bread, mutton bunny chow, lamb bunny chow, beef bunny chow',
    title: 'Bunny Chow (Durban Lamb Curry in Bread)',
    titles: 'beef-chuck: Bunny Chow (Durban Beef Curry in Bread)',
    family: 'tamil',
    cuisine: 'African, Indian',
    near: 'bobotie rogan-josh chicken-curry',
    beside: 'raita',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      fat neutral-oil 36
      whole-spice cinnamon-stick 3
      whole-spice bay 0.4
      whole-spice fennel-seed 2
      vegetable onion 250 finely chopped
      aromatic garlic 16
      aromatic ginger 16
      ground-spice curry-powder 16
      ground-spice cayenne 1
      ground-spice turmeric 2
      body tomato 300 chopped
      protein lamb-shoulder|beef-chuck 550 cut into 1-inch cubes
      stock chicken-stock|beef-stock 360
      vegetable potato 400 peeled and cut into 1-inch cubes
      ground-spice garam-masala 2
      bread crusty-rolls 400
      raw carrot 120 coarsely grated
      herb cilantro 10
      acid white-vinegar=white_vinegar/vinegar 12
      salt
    `,
    steps: `
      9 Heat {neutral-oil} in {@pot} over medium heat with {cinnamon-stick, bay, fennel-seed} for 1 minute. Add {onion} and cook until golden, 7 minutes.
      6 Stir in {garlic, ginger, curry-powder, cayenne, turmeric} for 1 minute. Add {tomato} and cook to a paste, 4 minutes.
      4+60 Turn {lamb-shoulder} in it with {most salt}. Add {chicken-stock}, cover and simmer for 1 hour.
      2+25 Add {potato} and simmer, uncovered at the end, until the potatoes are soft, the meat is tender (well past 145°F/63°C) and the gravy is thick, 25 minutes.
      3 Toss {carrot} with {white-vinegar, 1/2 cilantro, salt}.
      4 Cut a lid off each of {crusty-rolls}. Hollow them out with your fingers, leaving a thick wall, and keep the crumb for dipping.
      3 Pick out the cinnamon and the bay. Stir in {garam-masala}, ladle the curry into the bread, and serve with {cilantro} and the carrot salad.
    `,
    face: 'A hot Durban curry of meat and potatoes, ladled into hollowed bread',
    why: 'The potatoes thicken the gravy, so the bread soaks it up slowly and holds to the last bite',
  },
  chakalaka: {
    names:
      'chakalaka, south african chakalaka, chakalaka relish, south african bean relish, chakalaka with beans, spicy south african vegetable relish, chakalaka beans, south african vegetable relish',
    title: 'Chakalaka (South African Spicy Vegetables and Beans)',
    family: 'creole',
    cuisine: 'African',
    near: 'baked-beans ratatouille bean-pot',
    beside: 'beer-brats bobotie',
    weight: 2,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.35,
    list: `
      fat neutral-oil 40
      vegetable onion 180 finely chopped
      chile jalapeno 20
      aromatic garlic 12
      aromatic ginger 12
      ground-spice curry-powder 8
      ground-spice smoked-paprika 2
      body tomato-paste 20
      vegetable red-pepper 160 diced
      vegetable green-pepper 160 diced
      vegetable carrot 300 peeled and coarsely grated
      stock canned-tomatoes 400
      pulse vegetarian-baked-beans 400
      ground-spice dried-thyme 1
      salt
      pepper pepper 0.8
    `,
    steps: `
      6 Heat {neutral-oil} in {@skillet} over medium heat and soften {onion}, 5 minutes.
      3 Stir in {jalapeno, garlic, ginger, curry-powder, smoked-paprika, tomato-paste} until the pan smells of curry, 2 minutes.
      6 Add {red-pepper, green-pepper} and cook for 3 minutes, then {carrot} for 2 minutes.
      2+12 Add {canned-tomatoes, dried-thyme} and simmer until thick, 12 minutes.
      2+5 Stir in {vegetarian-baked-beans, pepper, salt} and simmer for 5 minutes. Serve it hot, or cold from the fridge, where it keeps for 4 days.
    `,
    face: 'A spicy panful of carrots, peppers and tomatoes with baked beans, to set beside anything from the grill',
    why: 'Grated coarsely, the carrots melt into the sauce and sweeten it against the curry and the chile',
  },
  bobotie: {
    names: 'bobotie, south african bobotie, cape malay bobotie, curried meatloaf with custard, beef bobotie',
    title: 'Bobotie (South African Curried Mince Bake)',
    family: 'farmhouse',
    cuisine: 'African',
    near: 'cottage-pie shepherds-pie moussaka',
    beside: 'white-rice green-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.45,
    list: `
      bread white-bread|gf-bread 60 crusts off
      creamy milk|soy-milk 360
      fat neutral-oil 20
      vegetable onion 250 finely chopped
      aromatic garlic 9
      ground-spice curry-powder 12
      ground-spice turmeric 3
      protein ground-beef|ground-lamb|plant-mince 800
      sauce mango-chutney 70
      fruit raisins 60
      acid lemon 24
      egg egg 150
      whole-spice bay 0.8
      nut almonds 20? sliced
      salt
      pepper pepper 1
    `,
    steps: `
      4 Heat the oven to 350°F (175°C). Pour {1/2 milk} over {white-bread}, let it soak and squeeze it out, saving the milk.
      8 Soften {onion} in {neutral-oil} in {@skillet} over medium heat, 6 minutes. Stir in {garlic, curry-powder, turmeric} for 1 minute.
      9 Add {ground-beef} and crumble it until no pink is left, 7 minutes. Off the heat, work in the bread with {mango-chutney, raisins, lemon, pepper, most salt}.
      3+25 Pack it into {@baking-dish}, level the top and bake for 25 minutes.
      4+25 Beat {egg} with the saved milk, {milk} and {salt} and pour it over. Lay on {bay}[ and {almonds}] and bake until the custard has set and is golden, and the middle is 165°F (74°C), 25 minutes.
      1+5 Let it stand for 5 minutes, and leave the bay leaves on the dish.
    `,
    face: 'A gently spiced bake with chutney and raisins under a golden savory custard',
    why: 'Bread soaked in milk keeps the meat soft, and the custard goes on when the meat has already set',
  },
  shiro: {
    names:
      'shiro, shiro wat, shiro wot, shiro wett, ethiopian chickpea stew, ethiopian shiro, ethiopian chickpea flour stew, eritrean shiro',
    title: 'Shiro Wat (Ethiopian Chickpea Stew)',
    family: 'moroccan',
    cuisine: 'African',
    near: 'misir-wat doro-wat',
    beside: 'soft-flatbread collard-greens',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      vegetable onion 300 very finely chopped
      fat neutral-oil|ghee 60
      aromatic garlic 15 minced
      aromatic ginger 10 finely grated
      ground-spice berbere 12
      sauce tomato-paste 30
      flour chickpea-flour 130
      salt
    `,
    steps: `
      12 Cook {onion} in a dry, heavy pot over medium heat, stirring, until soft and beginning to brown, 8 minutes. Add {neutral-oil, garlic, ginger} and cook for 2 minutes. Stir in {berbere, tomato-paste} for 1 minute.
      3 Pour in {water 900} with {1/2 salt} and bring to a simmer. Rain in {chickpea-flour} with one hand, whisking hard with the other, so that no lumps form.
      3+15 Simmer over low heat, stirring often, until it bubbles like thick cream and no longer tastes of raw flour, 15 minutes. Loosen with water if it stiffens, and season with {salt}.
    `,
    face: 'A smooth, brick-red stew of chickpea flour, hot with berbere, to scoop up with bread',
    why: 'The onions cook down with no fat at first, as Ethiopian cooks do it, and thicken the stew as much as the flour',
  },
}
