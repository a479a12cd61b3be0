import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Pots of soup, rice and beans. */
export const latinSoupsRiceAndBeans: DishEntries = {
  'chicken-tortilla-soup': {
    names:
      'chicken tortilla soup, tortilla soup, mexican chicken soup, sopa azteca, sopa de tortilla, mexican tortilla soup, easy chicken tortilla soup',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'pozole chicken-noodle-soup brothy-soup',
    beside: 'quesadillas',
    weight: 4,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil 50
      bread corn-tortillas 156 cut into thin strips
      vegetable onion 150 chopped
      chile jalapeno 20
      aromatic garlic 12
      ground-spice cumin 4
      ground-spice chili-powder 5
      sauce chipotle 10
      body canned-tomatoes 400
      stock chicken-stock 1000
      protein chicken-breast|chicken-thigh 450
      pulse black-beans|pinto-beans 240 drained and rinsed
      vegetable corn 150
      acid lime 30
      vegetable avocado 180 diced
      cheese monterey-jack|vegan-cheese 60?
      herb cilantro 10
      salt
    `,
    steps: `
      6 Fry {corn-tortillas} in {most neutral-oil} in {@pot} over medium-high heat, in batches, until golden and crisp, 4 to 5 minutes. Drain on paper towels.
      6 Add {neutral-oil} to what is left in the pot and soften {onion, jalapeno} over medium heat, 4 minutes. Stir in {garlic, cumin, chili-powder, chipotle} for 1 minute.
      2+20 Add {canned-tomatoes, chicken-stock, chicken-breast}, bring to a boil and simmer until the chicken is 165°F (74°C), 20 minutes. Pull it into shreds on a board.
      1+6 Return the shreds with {black-beans, corn, salt} and simmer for 6 minutes. Stir in {lime}.
      1 Ladle over a handful of the strips and top with the rest of the strips, {avocado, monterey-jack, cilantro}.
    `,
    face: 'A brick-red broth with chicken and black beans, and avocado and crisp tortilla strips on top',
    why: 'Half of the strips go under the soup and half on top, so some soften and some crunch',
  },
  pozole: {
    names:
      'pozole, pozole rojo, posole, pork pozole, red pozole, posole rojo, mexican hominy soup, pozole soup, pork posole, pozole rojo de puerco',
    title: 'Pozole Rojo (Pork and Hominy Stew)',
    family: 'oaxacan',
    near: 'chicken-tortilla-soup birria braise',
    beside: 'quesadillas',
    weight: 2,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Braised',
    equipment: 'Stovetop, Blender',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein pork-shoulder 900 cut into 1 1/2-inch chunks
      fat neutral-oil 24
      aromatic onion 200 chopped
      aromatic garlic 20
      ground-spice oregano 3
      whole-spice bay 0.6
      stock chicken-stock 1400
      whole-spice dried-ancho|ancho 40 stemmed and seeded
      whole-spice dried-chiles|flakes 3 stemmed
      ground-spice cumin 3
      vegetable hominy 780 drained and rinsed
      vegetable cabbage 200 cored and finely shredded
      raw radish 120 thinly sliced
      acid lime 90 cut into wedges
      herb cilantro 15
      salt
    `,
    steps: `
      12 Season {pork-shoulder} with {1/2 salt}. Brown it in {neutral-oil} in {@pot} over medium-high heat, 9 minutes, then stir in {onion, 1/2 garlic, oregano} for 2 minutes.
      2+75 Add {chicken-stock, bay} and {water 480} and simmer, partly covered, until the pork is nearly tender, 1 1/4 hours.
      3+15 Meanwhile, soak {dried-ancho, dried-chiles} in boiling water for 15 minutes. Drain and blend with {garlic, cumin} and a cup of the broth until very smooth.
      2+30 Stir the chile purée into the pot with {hominy, salt} and simmer until the pork pulls apart and the broth is brick red, 30 minutes.
      2 Ladle into deep bowls. Pass {cabbage, radish, cilantro, lime} so that everyone can pile them on.
    `,
    face: 'Hominy and falling-apart pork shoulder in a brick-red broth, under cool cabbage and radishes',
    why: 'The chiles go in when the meat is nearly done, so the broth keeps its color and bite',
  },
  'mexican-rice': {
    names:
      'mexican rice, spanish rice, arroz rojo, red rice, arroz mexicano, restaurant style mexican rice, mexican red rice, tomato rice mexican, arroz a la mexicana',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'cilantro-lime-rice arroz-con-pollo seasoned-rice',
    beside: 'chicken-enchiladas tacos',
    weight: 4,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      fat neutral-oil 32
      starch long-rice 260 rinsed and drained well
      aromatic onion 90 finely chopped
      aromatic garlic 9
      ground-spice cumin 2
      body canned-tomatoes 180
      stock chicken-stock|veg-stock 420
      chile jalapeno 14 left whole
      vegetable peas 70?
      herb cilantro 6?
      salt
    `,
    steps: `
      8 Toast {long-rice} in {neutral-oil} in {@skillet} over medium heat, stirring, until it is the color of straw and rattles, 5 minutes. Add {onion, garlic, cumin} and cook for 2 minutes.
      2+18 Stir in {canned-tomatoes, chicken-stock, jalapeno, salt} and bring to a boil. Cover, turn to low and simmer until the liquid is gone, 18 minutes, without lifting the lid.
      1+8 Scatter {peas} over the top, cover again and let stand off the heat for 8 minutes. Fluff with a fork [and fold in {cilantro}].
    `,
    face: 'Brick-red, fluffy rice toasted in oil before it simmers',
    why: 'Toasting coats each grain in fat, so they stay separate and taste of nuts',
  },
  'cilantro-lime-rice': {
    names: 'cilantro lime rice, lime rice, cilantro rice, lime cilantro rice, coriander lime rice, chipotle rice',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'mexican-rice seasoned-rice',
    beside: 'fajitas carnitas',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      starch long-rice 270 rinsed
      whole-spice bay 0.2?
      fat neutral-oil|butter 14
      acid lime 40
      herb cilantro 24
      salt
    `,
    steps: `
      2+20 Bring {long-rice} to a boil with {water 530, bay, neutral-oil, salt}. Cover and simmer over low heat for 15 minutes; leave covered off the heat for 5 minutes.
      2 Discard the bay leaf. Fluff the grains with a fork and fold in {lime, cilantro} while they are hot.
    `,
    face: 'Fluffy rice bright with lime and plenty of cilantro',
    why: 'Lime and cilantro go in after cooking, so both taste fresh',
  },
  'refried-beans': {
    names:
      'refried beans, frijoles refritos, frijoles, mexican refried beans, homemade refried beans, refried pinto beans, easy refried beans',
    family: 'oaxacan',
    near: 'black-beans-and-rice braised-beans',
    beside: 'tacos chicken-enchiladas',
    looksLike: 'mash',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat lard|neutral-oil 36
      aromatic onion 110 finely chopped
      aromatic garlic 9
      ground-spice cumin 2
      ground-spice oregano 0.6
      pulse pinto-beans 750 drained and rinsed
      acid lime 8
      cheese cotija|queso-fresco 20?
      salt
    `,
    steps: `
      7 Melt {lard} in {@skillet} over medium heat and cook {onion} until golden at the edges, 6 minutes. Add {garlic, cumin, oregano} and cook for 30 seconds.
      2+8 Add {pinto-beans} and {water 200}. Simmer, mashing with the back of a spoon, until creamy with some beans left whole, 7 to 8 minutes.
      1 Stir in {lime, salt}; the beans should just hold a trail. Loosen with hot water if they do not. [Crumble {cotija} over.]
    `,
    face: 'Pinto beans mashed in hot fat with browned onion',
    why: 'Mashing them in the pan lets every bean take up the seasoned fat',
  },
  'black-beans-and-rice': {
    names:
      'black beans and rice, cuban black beans and rice, moros y cristianos, rice and beans, beans and rice, congri, spanish rice and beans, black beans & rice',
    family: 'cuban',
    near: 'refried-beans mexican-rice bean-pot',
    beside: 'fried-plantains green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch long-rice 280 rinsed
      fat olive-oil 40
      vegetable onion 160 finely chopped
      vegetable green-pepper 150 finely chopped
      aromatic garlic 15
      ground-spice cumin 5
      ground-spice oregano 2
      whole-spice bay 0.4
      pulse black-beans 750 with half of their liquid
      acid red-vinegar|cider-vinegar 15
      sweetener sugar 3
      raw red-onion 40 finely chopped
      herb cilantro 8
      salt
    `,
    steps: `
      2+20~ Simmer {long-rice} in {water 530}, covered, over low heat for 15 minutes, and let it stand for 5 minutes.
      9 Cook {onion, green-pepper} in {olive-oil} in {@pot} over medium heat until very soft, 8 minutes, then {garlic, cumin, oregano} for 1 minute.
      2+15 Add {black-beans, bay, water 160} and simmer until saucy, crushing a spoonful of the beans to thicken it, 15 minutes.
      1 Take out the bay leaf and season with {red-vinegar, sugar, salt}. Ladle over {=long-rice} with {red-onion, cilantro}.
    `,
    face: 'Saucy black beans with green pepper, cumin and oregano, over rice',
    why: 'A spoonful of vinegar at the end wakes up the whole pot',
  },
}
