import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tacos, enchiladas and quesadillas of beans and vegetables. */
export const beanAndVegetableSuppers: DishEntries = {
  'black-bean-tacos': {
    names:
      'black bean tacos, black bean taco, bean tacos, easy black bean tacos, vegan black bean tacos, spicy black bean tacos, black beans tacos, vegetarian black bean tacos',
    title: 'Black Bean Tacos with Lime Slaw',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'sweet-potato-and-black-bean-tacos lentil-tacos tacos',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable cabbage 220 cored and finely shredded
      acid lime 60
      fat neutral-oil 24
      vegetable onion 130 finely chopped
      aromatic garlic 9
      ground-spice chili-powder 6
      ground-spice cumin 4
      ground-spice smoked-paprika 2
      pulse black-beans 510 drained and rinsed
      bread corn-tortillas 312
      raw avocado 200 sliced
      cheese cotija|feta 60?
      herb cilantro 14
      sauce hot-sauce 8?
      salt
    `,
    steps: `
      3 Toss {cabbage} with {1/2 lime, 1/3 salt} and set it aside to soften.
      7 Heat {neutral-oil} in {@skillet} over medium heat and cook {onion} until soft and golden at the edges, 5 minutes. Stir in {garlic, chili-powder, cumin, smoked-paprika} for 1 minute.
      2+6 Add {black-beans} with {water 150} and {salt}. Simmer, crushing about a third of them with the back of a spoon, until they are creamy and hold together, 6 minutes. Squeeze in {lime}.
      4 Heat {corn-tortillas} in a dry skillet until they bend and have a few brown spots, about 30 seconds a side.
      3 Fill with the beans and the slaw and top with {avocado, cilantro, cotija, hot-sauce}.
    `,
    face: 'Creamy, cumin-scented beans in warm corn tortillas with a crunchy slaw and avocado',
    why: 'Some of the beans are crushed in the pan, so they make their own sauce and stay in the tortilla',
  },
  'sweet-potato-and-black-bean-tacos': {
    names:
      'sweet potato and black bean tacos, sweet potato black bean tacos, sweet potato tacos, black bean and sweet potato tacos, roasted sweet potato tacos, roasted sweet potato and black bean tacos, vegan sweet potato tacos',
    title: 'Sweet Potato and Black Bean Tacos',
    family: 'southwestern',
    cuisine: 'Mexican, American',
    near: 'black-bean-tacos stuffed-sweet-potatoes tacos',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable sweet-potato 620 peeled and cut into 1/2-inch cubes
      fat olive-oil 36
      ground-spice chili-powder 5
      ground-spice cumin 4
      ground-spice smoked-paprika 2
      creamy sour-cream|greek-yogurt|vegan-sour-cream 100
      sauce chipotle 14 finely chopped
      acid lime 60
      pulse black-beans 380 drained and rinsed
      aromatic garlic 6
      bread corn-tortillas 312
      raw red-onion 60 thinly sliced
      raw avocado 180 sliced
      herb cilantro 14
      salt
    `,
    steps: `
      4 Heat the oven to 425°F (220°C). Turn {sweet-potato} in {most olive-oil, chili-powder, smoked-paprika, 1/2 cumin, 1/2 salt} on {@sheet-pans}.
      2+26~ Roast, turning once, until tender and dark at the corners, 24 to 28 minutes.
      4 Stir {sour-cream, chipotle, 1/3 lime} into a sauce. Toss {red-onion} with {lime} and leave it to turn pink.
      7 Warm {garlic, cumin} in {olive-oil} in a small saucepan over medium heat for 1 minute. Add {black-beans, salt} with a splash of water and simmer, stirring, until hot and thick, 5 minutes.
      4 Heat {corn-tortillas} in a dry skillet until they are soft, half a minute a side.
      3 Fill them with the beans, the sweet potatoes, {avocado}, the onion, the sauce and {cilantro}.
    `,
    face: 'Roasted sweet potatoes and saucy black beans with a smoky chipotle cream',
    why: 'Small cubes with room on the pan brown on all sides, and their sweetness meets smoke and lime',
  },
  'black-bean-enchiladas': {
    names:
      'black bean enchiladas, black bean enchilada, black bean and cheese enchiladas, bean enchiladas, bean and cheese enchiladas, black bean and corn enchiladas, vegetarian black bean enchiladas, vegan black bean enchiladas',
    title: 'Black Bean Enchiladas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'vegetable-enchiladas cheese-enchiladas enchiladas',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 55
      flour flour|gf-flour 16
      ground-spice chili-powder 16
      ground-spice cumin 6
      ground-spice oregano 1.5
      body tomato-paste 40
      stock veg-stock 560
      aromatic onion 140 finely chopped
      aromatic garlic 9
      pulse black-beans 510 drained and rinsed
      vegetable corn 150
      bread corn-tortillas 312
      cheese monterey-jack|vegan-cheese 200
      herb cilantro 12
      acid lime 30 cut into wedges
      salt
    `,
    steps: `
      4 Stir {flour, chili-powder, oregano, 1/2 cumin} into {1/2 neutral-oil} in a saucepan over medium heat and let them sizzle for 1 minute. Stir in {tomato-paste} for 1 minute more.
      2+10~ Whisk in {veg-stock, 1/2 salt} and simmer until the sauce coats a spoon, 10 minutes.
      9 Heat the oven to 400°F (200°C). Soften {onion} in {neutral-oil} in a skillet over medium heat, 5 minutes. Add {garlic, cumin}, then {black-beans, corn, salt}, and cook for 3 minutes, mashing some of the beans. Stir in a ladle of the sauce.
      4 Warm {corn-tortillas} in a dry skillet, a few at a time, until they are soft enough to roll without cracking, and keep them in a towel.
      7 Spread a little sauce in {@baking-dish}. Fill the tortillas with the beans and {1/2 monterey-jack}, roll up and set them in, seam down. Cover with the rest of the sauce and {monterey-jack}.
      1+17 Bake until the sauce bubbles at the edges and the cheese has browned in spots, 15 to 18 minutes.
      1+5 Let settle for 5 minutes, scatter with {cilantro} and serve with {lime}.
    `,
    face: 'Corn tortillas rolled around black beans and corn, baked in a red chile sauce',
    why: 'Spices that sizzle in oil before the stock goes in give a sauce with the depth of one that simmered for hours',
  },
  'vegetable-enchiladas': {
    names:
      'vegetable enchiladas, veggie enchiladas, roasted vegetable enchiladas, veggie enchilada, vegetable enchilada, zucchini enchiladas, mushroom and spinach enchiladas',
    title: 'Vegetable Enchiladas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'black-bean-enchiladas cheese-enchiladas enchiladas',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Roasted',
    equipment: 'Oven, Stovetop, Blender',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable zucchini 280 cut into 1/2-inch dice
      vegetable red-pepper 200 cut into 1/2-inch dice
      vegetable mushrooms 200 quartered
      vegetable red-onion 120 thickly sliced
      fat neutral-oil 50
      body canned-tomatoes 400
      stock veg-stock 120
      sauce chipotle 14
      aromatic garlic 9
      ground-spice cumin 4
      ground-spice oregano 1.5
      leaf spinach 100
      cheese monterey-jack|vegan-cheese 220
      bread corn-tortillas 312
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 12
      salt
    `,
    steps: `
      5 Heat the oven to 425°F (220°C). Toss {zucchini, red-pepper, mushrooms, red-onion} with {1/2 neutral-oil, 1/2 salt} on {@sheet-pans}.
      1+22~ Roast until the vegetables are tender, brown at the edges and dry, 20 to 22 minutes.
      3+8 Meanwhile, blend {canned-tomatoes, veg-stock, chipotle, garlic, cumin, oregano, salt} until smooth. Simmer in a saucepan until it no longer tastes raw, 8 minutes.
      2 Toss the hot vegetables with {spinach}, which wilts, and with {1/2 monterey-jack}.
      4 Brush {corn-tortillas} with {neutral-oil} and soften them in a hot skillet, a few seconds a side.
      7 Cover the bottom of {@baking-dish} with a little sauce. Fill and roll the tortillas, lay them in side by side and pour the remaining sauce over. Sprinkle with {monterey-jack}.
      1+15 Turn the oven down to 400°F (200°C) and bake until bubbling, 14 to 16 minutes.
      1 Scatter with {cilantro}[ and pass {sour-cream}].
    `,
    face: 'Roasted zucchini, peppers and mushrooms in corn tortillas under a chipotle tomato sauce',
    why: 'The vegetables lose their water in a hot oven first, so nothing turns soggy under the sauce',
  },
  'black-bean-quesadillas': {
    names:
      'black bean quesadillas, black bean quesadilla, black bean and cheese quesadillas, bean and cheese quesadillas, bean quesadillas, bean quesadilla, black bean and corn quesadillas, veggie quesadillas',
    title: 'Black Bean Quesadillas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'quesadillas sheet-pan-quesadillas filled-wrap',
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
