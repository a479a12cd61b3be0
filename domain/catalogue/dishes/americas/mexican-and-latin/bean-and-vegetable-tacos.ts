import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tacos of beans, lentils, tofu and sweet potatoes. */
export const beanAndVegetableTacos: DishEntries = {
  'black-bean-tacos': {
    names:
      'black bean tacos, black bean taco, bean tacos, easy black bean tacos, vegan black bean tacos, spicy black bean tacos, black beans tacos, vegetarian black bean tacos',
    title: 'Black Bean Tacos with Lime Slaw',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'sweet-potato-and-black-bean-tacos lentil-tacos tacos',
    beside: 'mexican-rice guacamole',
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
    beside: 'guacamole mexican-rice',
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
  'tofu-tacos': {
    names:
      'tofu tacos, tofu taco, crumbled tofu tacos, vegan tacos, vegetarian tacos, veggie tacos, meatless tacos, tacos with tofu, plant based tacos, sofritas tacos',
    title: 'Chili-Lime Tofu Tacos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tacos burrito-bowl',
    beside: 'mexican-rice guacamole',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein tofu 560 pressed dry and crumbled
      fat neutral-oil 36
      sauce soy-sauce|tamari 18
      ground-spice chili-powder 8
      ground-spice cumin 4
      ground-spice smoked-paprika 3
      aromatic garlic 9
      body tomato-paste 32
      bread corn-tortillas 312
      vegetable red-cabbage 200 finely shredded
      acid lime 60
      vegetable avocado 200 sliced
      creamy sour-cream|vegan-sour-cream 80?
      herb cilantro 12
      salt
    `,
    steps: `
      4 Toss {red-cabbage} with {1/2 lime, 1/2 salt} and squeeze it a few times in your hand, so that it softens.
      15 Heat {neutral-oil} in {@skillet} over medium-high heat. Spread {tofu} in it and fry, turning seldom, until dry, golden and crisp at the edges, 12 minutes.
      4 Stir in {garlic, chili-powder, cumin, smoked-paprika, tomato-paste} for 1 minute. Add {soy-sauce, water 60, salt} and scrape until it is all taken up.
      5 Warm {corn-tortillas} in a dry skillet, half a minute a side, and keep them in a towel.
      3 Fill with the crumbles, the cabbage, {avocado, sour-cream, cilantro} and squeeze {lime} over.
    `,
    face: 'Tofu fried until crisp in chili and cumin, with sharp red cabbage and avocado in warm corn tortillas',
    why: 'Tofu that is crumbled before it is fried has more edges to turn crisp',
  },
  'lentil-tacos': {
    names:
      'lentil tacos, lentil taco, lentil taco meat, spiced lentil tacos, tacos with lentils, red lentil tacos, brown lentil tacos',
    title: 'Lentil Tacos with Lime Slaw',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'tofu-tacos tacos burrito-bowl',
    beside: 'mexican-rice guacamole',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat olive-oil 20
      vegetable onion 150 finely chopped
      aromatic garlic 9
      ground-spice chili-powder 8
      ground-spice cumin 4
      ground-spice oregano 1
      body tomato-paste 32
      pulse brown-lentils 220 rinsed
      stock veg-stock 700
      bread corn-tortillas 312
      vegetable cabbage 220 finely shredded
      acid lime 60
      cheese queso-fresco|cotija|vegan-cheese 80?
      vegetable avocado 150 diced
      herb cilantro 12
      salt
    `,
    steps: `
      7 Cook {onion} in {olive-oil} in a medium pot over medium heat until it turns golden at the edges, 5 minutes. Add {garlic, chili-powder, cumin, oregano, tomato-paste} and fry for 1 minute.
      2+28~ Pour in {brown-lentils} and {veg-stock} and simmer, half covered, until the lentils are soft and nearly dry, 28 minutes. Season with {1/2 salt} and crush about a third with a fork.
      6 Meanwhile, rub {cabbage} with {1/2 lime, salt} until it wilts a little, and let it stand.
      5 Char {corn-tortillas} one by one over a burner or in a dry pan for half a minute, and wrap them up.
      3 Spoon the lentils into the tortillas and top with the slaw, {queso-fresco, avocado, cilantro} and squeeze {lime} over the top.
    `,
    face: 'Brown lentils simmered with chili and tomato until they hold together, under a crunchy slaw',
    why: 'A third of the lentils is crushed, so the filling stays in the tortilla',
  },
}
