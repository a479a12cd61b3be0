import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Eggs with tortillas, and what melts between them. */
export const mexicanBreakfastsAndQuesadillas: DishEntries = {
  quesadillas: {
    names:
      'quesadillas, cheese quesadilla, cheese quesadillas, quesadilla, easy quesadillas, plain quesadilla, kids quesadilla, cheesy quesadillas',
    title: 'Cheese Quesadillas',
    titles: 'vegan-cheese: Vegan Quesadillas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'chicken-quesadillas filled-wrap',
    beside: 'refried-beans mexican-rice',
    weight: 5,
    level: 1,
    types: 'Main Dish, Snack, Appetizer',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      cheese monterey-jack|vegan-cheese 300
      aromatic scallion 45 thinly sliced
      brine pickled-jalapenos 40? chopped
      bread flour-tortillas|corn-tortillas 280
      fat butter|neutral-oil 20
      raw tomato 250 diced
      vegetable avocado 180 diced
      acid lime 20
      herb cilantro 8
      salt
    `,
    steps: `
      3 Stir {tomato, avocado, lime, cilantro, salt} together for a quick topping.
      4 Cover half of each of {flour-tortillas} with {monterey-jack, scallion, pickled-jalapenos} and fold over.
      12 Heat a dab of {butter} in {@skillet} over medium heat. Cook the quesadillas, two or three at a time, until golden and crisp below, 2 to 3 minutes, then flip and cook until the filling runs, 2 minutes more. Add more between batches.
      1 Let them settle for 1 minute, cut into wedges and spoon the topping beside them.
    `,
    face: 'Crisp, golden tortillas with a molten middle and a fresh avocado topping',
    why: 'Medium heat gives the middle the time to melt before the outside is too dark',
  },
  'chicken-quesadillas': {
    names:
      'chicken quesadillas, chicken quesadilla, chicken and cheese quesadilla, chicken and cheese quesadillas, cheesy chicken quesadillas',
    title: 'Chicken Quesadillas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'quesadillas chicken-tacos filled-wrap',
    beside: 'guacamole pico-de-gallo',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 24
      vegetable red-pepper 150 diced
      vegetable onion 100 diced
      protein cooked-chicken 340 shredded
      ground-spice chili-powder 4
      ground-spice cumin 3
      acid lime 15
      cheese cheddar|vegan-cheese 220
      bread flour-tortillas|corn-tortillas 280
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 8?
      salt
    `,
    steps: `
      7 Soften {red-pepper, onion} in {1/2 neutral-oil} in {@skillet} over medium-high heat, 5 minutes. Stir in {cooked-chicken, chili-powder, cumin, lime, salt} and cook until the chicken is hot through (165°F/74°C), 2 minutes. Transfer to a bowl.
      4 Scatter {1/2 cheddar} over one side of each of {flour-tortillas}, add the filling, then {cheddar}, and fold.
      12 Wipe out the skillet, film it with {neutral-oil} and brown the quesadillas over medium heat, a few at a time, 2 to 3 minutes a side, until crisp and oozing.
      1 Cut into triangles and serve [with {sour-cream}] [and a scattering of {cilantro}].
    `,
    face: 'Crisp folds full of cumin-spiced filling and melted Cheddar',
    why: 'Cheddar goes under and over the filling, and glues the two halves together',
  },
  'breakfast-tacos': {
    names:
      'breakfast tacos, breakfast taco, migas tacos, bacon and egg tacos, texas breakfast tacos, egg tacos, scrambled egg tacos, bacon egg and cheese tacos, tex mex breakfast tacos',
    title: 'Bacon and Egg Breakfast Tacos',
    titles: 'turkey-bacon: Turkey Bacon and Egg Breakfast Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'huevos-rancheros breakfast-burrito breakfast-tacos',
    beside: '',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein bacon|turkey-bacon 160 diced
      vegetable potato 250 cut into 1/4-inch dice
      egg egg 400 beaten
      liquid milk|oat-milk 30
      fat butter|vegan-butter 14
      bread flour-tortillas|corn-tortillas 280 warmed
      cheese cheddar|vegan-cheese 80?
      raw tomato 150 diced
      vegetable avocado 150 sliced
      herb cilantro 8
      sauce hot-sauce 8?
      pepper pepper 0.5
      salt
    `,
    steps: `
      7 Fry {bacon} in {@skillet} over medium heat until crisp, 6 to 7 minutes. Lift out and leave the fat.
      9 Add {potato} to the fat and cook, turning now and then, until golden and tender, 8 to 9 minutes. Add to the bacon.
      5 Whisk {egg, milk, pepper, salt}. Melt {butter} in the pan over medium-low heat and scramble the eggs slowly into soft folds, until just set, 3 to 4 minutes.
      4 Fill {flour-tortillas} with eggs, potatoes and bacon and top with {cheddar, tomato, avocado, cilantro, hot-sauce}.
    `,
    face: 'Soft scrambled eggs, crisp bacon and golden potatoes in warm tortillas',
    why: 'Everything fries in what the bacon leaves behind, so one pan seasons it all',
  },
  'huevos-rancheros': {
    names:
      'huevos rancheros, ranchero eggs, mexican eggs, ranch eggs, huevos ranchero, mexican fried eggs, ranchers eggs',
    family: 'oaxacan',
    near: 'chilaquiles breakfast-tacos baked-eggs',
    beside: 'guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil 45
      vegetable onion 120 finely chopped
      chile jalapeno 20
      aromatic garlic 6
      ground-spice cumin 2
      body canned-tomatoes 400
      pulse black-beans|pinto-beans 400 drained and rinsed
      bread corn-tortillas 208
      egg egg 400
      cheese queso-fresco|cotija 60?
      vegetable avocado 180 sliced
      herb cilantro 8
      salt
    `,
    steps: `
      6 Cook {onion, jalapeno} in {1/3 neutral-oil} in a saucepan over medium heat until soft, 4 minutes. Add {garlic, cumin} and cook for 30 seconds.
      2+10~ Stir in {canned-tomatoes} and {1/2 salt} and simmer until thick, 10 minutes.
      1+5~ Warm {black-beans} with {water 60} in a small pan for 5 minutes, crushing a few.
      4 Crisp {corn-tortillas} in a little of {=neutral-oil} in a large skillet over medium-high heat, 30 seconds a side, and put them on plates.
      5 Fry {egg} in {neutral-oil} over medium heat until the whites are set and the yolks done as you like, 3 to 4 minutes, and season [with {salt}].
      2 Spoon the beans over the tortillas, top with the eggs and the warm sauce, and finish with {queso-fresco, avocado, cilantro}.
    `,
    face: 'Fried eggs on crisp corn tortillas with black beans and a warm, chunky sauce',
    why: 'Crisped first, the tortillas do not go soggy under the sauce',
  },
  chilaquiles: {
    names:
      'chilaquiles, chilaquiles verdes, green chilaquiles, mexican breakfast nachos, chilaquiles with eggs, chilaquile',
    title: 'Chilaquiles Verdes',
    family: 'salsa-verde',
    near: 'huevos-rancheros nachos chilaquiles',
    beside: 'refried-beans guacamole',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Breakfast, Lunch',
    methods: 'Fried, Boiled',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable tomatillo 600 husked and rinsed
      chile serrano 20 stemmed
      aromatic onion 120 halved
      aromatic garlic 9 whole
      herb cilantro 20
      fat neutral-oil 36
      stock chicken-stock|veg-stock 200
      bread tortilla-chips 260
      egg egg 400
      creamy sour-cream|vegan-sour-cream 70?
      cheese queso-fresco|cotija 70?
      raw red-onion 30 thinly sliced
      salt
    `,
    steps: `
      2+8 Boil {tomatillo, serrano} in water until dull green and soft, 7 to 8 minutes. Drain and blend with {onion, garlic, 1/2 cilantro}.
      2+8 Heat {1/2 neutral-oil} in {@skillet} over medium-high heat. Pour in the blended {=tomatillo} all at once: it will hiss. Add {chicken-stock, 1/2 salt} and simmer until slightly thick, 8 minutes.
      5 Meanwhile, fry {egg} in {neutral-oil} in a second pan over medium heat until the whites are set, 3 to 4 minutes; season with {salt}.
      2 Turn off the heat under the sauce and toss {tortilla-chips} in it until coated but still crisp in the middle.
      1 Serve without delay, under the eggs, {sour-cream, queso-fresco, red-onion, cilantro}.
    `,
    face: 'Tortilla chips tossed in hot tomatillo sauce under fried eggs',
    why: 'They meet the sauce at the last moment, so they are half crisp and half tender',
  },
  'black-bean-quesadillas': {
    names:
      'black bean quesadillas, black bean quesadilla, black bean and cheese quesadillas, bean and cheese quesadillas, bean quesadillas, bean quesadilla, black bean and corn quesadillas, veggie quesadillas',
    title: 'Black Bean Quesadillas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'quesadillas sheet-pan-quesadillas filled-wrap',
    beside: 'guacamole pico-de-gallo',
    weight: 4,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 24
      vegetable red-pepper 120 finely diced
      aromatic scallion 45 thinly sliced
      ground-spice cumin 3
      ground-spice chili-powder 3
      pulse black-beans 380 drained and rinsed
      vegetable corn 100
      acid lime 20
      cheese monterey-jack|cheddar|vegan-cheese 220
      bread flour-tortillas|corn-tortillas 280
      sauce salsa 160
      creamy sour-cream|vegan-sour-cream 80?
      salt
    `,
    steps: `
      6 Heat {1/2 neutral-oil} in {@skillet} over medium heat and cook {red-pepper, scallion} until soft, 4 minutes. Stir in {cumin, chili-powder} for half a minute.
      4 Add {black-beans, corn, salt} and mash roughly until they are hot and sticky, 3 minutes. Scrape into a bowl with {lime} and wipe out the skillet.
      4 Spread the beans over half of each of {flour-tortillas}, cover with {monterey-jack} and fold.
      12 Cook the quesadillas in {neutral-oil} over medium heat, two or three at a time, until browned and crisp, about 2 minutes a side.
      1 Cut into wedges and serve with {salsa}[ and {sour-cream}].
    `,
    face: 'Crisp tortillas filled with spiced black beans, corn and melted cheese',
    why: 'Mashed beans glue the halves together, so the filling stays in when you cut them',
  },
  'sheet-pan-quesadillas': {
    names:
      'sheet pan quesadillas, sheet pan quesadilla, baked quesadillas, oven quesadillas, giant quesadilla, oven baked quesadillas, baked quesadilla, quesadillas for a crowd, sheet pan beef quesadillas',
    title: 'Sheet-Pan Quesadilla',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'quesadillas black-bean-quesadillas filled-wrap',
    beside: 'guacamole mexican-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      fat neutral-oil 27
      protein ground-beef|ground-turkey|plant-mince 400
      vegetable onion 130 finely chopped
      vegetable green-pepper 120 finely diced
      aromatic garlic 6
      ground-spice chili-powder 7
      ground-spice cumin 4
      body tomato-paste 30
      pulse black-beans|pinto-beans 255 drained and rinsed
      bread flour-tortillas=large_flour_tortillas/tortillas 265
      cheese monterey-jack|vegan-cheese 280
      sauce salsa 200
      creamy sour-cream|vegan-sour-cream 120?
      salt
    `,
    steps: `
      10 Heat the oven to 425°F (220°C). Brown {ground-beef} with {onion, green-pepper} in {@skillet} over medium-high heat, breaking it up, until no pink is left[{?ground-beef} (160°F/71°C)][{?ground-turkey} (165°F/74°C)] and the pan is dry, 8 minutes.
      5 Stir in {garlic, chili-powder, cumin, tomato-paste, salt} for 1 minute, then {black-beans} and {water 80}, and let it bubble until thick, 2 minutes.
      6 Brush a rimmed sheet pan, or two for more than six, with {1/2 neutral-oil}. Cover with {most flour-tortillas}, overlapping and hanging well over the edges. Layer on {1/2 monterey-jack}, the filling and {monterey-jack}. Put {flour-tortillas} over the middle and fold the edges in.
      1+14 Brush with {neutral-oil}, set a second sheet pan on top and bake for 14 minutes.
      1+8 Take the upper pan off and bake until the top is crisp and brown, 7 to 9 minutes.
      2 Let it settle for a minute, cut it into squares and serve with {salsa}[ and {sour-cream}].
    `,
    face: 'One big, crisp quesadilla with beef, beans and cheese, cut into squares for everyone at once',
    why: 'A second pan on top presses it flat, so it crisps on both sides without being turned',
  },
}
