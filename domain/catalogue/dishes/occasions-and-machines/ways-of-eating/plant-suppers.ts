import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dinners that are known for their meat and cheese, made of plants alone. */
export const plantSuppers: DishEntries = {
  'vegan-lasagna': {
    names:
      'vegan lasagna, plant based lasagna, vegan lasagne, lentil lasagna, vegan lentil lasagna, lasagna without dairy, lentil lasagne, vegan vegetable lasagna',
    title: 'Vegan Lentil Lasagna',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'vegetable-lasagna lasagna lentil-bolognese',
    beside: 'green-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Stovetop, Oven, Food Processor/Blender',
    weather: 'cold',
    serves: 8,
    salt: 0.45,
    list: `
      fat olive-oil 40
      aromatic onion 180
      vegetable carrot 100 finely diced
      vegetable mushrooms 250 finely chopped
      aromatic garlic 15
      body tomato-paste 50
      pulse red-lentils 200 rinsed
      body canned-tomatoes 800
      ground-spice oregano 2
      creamy tofu=firm_tofu/tofu 450 drained
      body nutritional-yeast 20
      acid lemon-juice 25
      vegetable frozen-spinach 280 thawed and squeezed dry
      ground-spice nutmeg 0.4
      starch egg-free-lasagna=egg-free_lasagna_sheets/lasagna_sheets 270 no-boil
      cheese vegan-cheese 120? grated
      herb basil 10
      salt
      pepper pepper 1.2
    `,
    steps: `
      15 Warm {1/2 olive-oil} in a large pot over medium heat. Cook {onion, carrot, mushrooms} until soft and browned, 12 minutes. Stir in {garlic, tomato-paste} for 2 minutes.
      2+22~ Add {red-lentils, canned-tomatoes, oregano, 1/2 salt} and {water 650}. Simmer, stirring now and then, until the lentils are soft and the sauce is thick but still loose, 22 minutes.
      6 Meanwhile, heat the oven to 375°F (190°C). Blend {tofu, nutritional-yeast, lemon-juice, olive-oil, nutmeg, pepper, salt} in a food processor until as smooth as ricotta. Stir in {frozen-spinach}.
      10 Spread a thin layer of sauce in {@baking-dish}. Cover with a third of {egg-free-lasagna}, then half the tofu and a third of the sauce. Build a second layer in the same way. Finish with the last noodles and all of the sauce, spread to the edges[, and scatter with {vegan-cheese}].
      1+42 Cover tightly with oiled foil and bake for 30 minutes. Uncover and bake until bubbling and browned at the edges, 12 minutes.
      1+15 Let it stand for 15 minutes and strew with {basil}.
    `,
    face: 'Layers of lentil and mushroom ragù, lemony tofu with spinach, and tender noodles',
    why: 'Red lentils thicken the sauce as they cook, and tofu blended with lemon makes the creamy layer',
  },
  'vegan-carbonara': {
    names:
      'vegan carbonara, vegan spaghetti carbonara, plant based carbonara, tofu carbonara, vegan pasta carbonara, carbonara without eggs, carbonara without egg, eggless carbonara',
    title: 'Vegan Smoked Tofu Carbonara',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'spaghetti-carbonara fettuccine-alfredo',
    beside: 'green-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Boiled, Fried',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.4,
    list: `
      starch spaghetti|gf-pasta 360
      protein smoked-tofu 220 cut into small dice
      fat olive-oil 35
      sauce soy-sauce|tamari 10
      ground-spice smoked-paprika 1
      creamy silken-tofu 300 drained
      body nutritional-yeast 25
      sauce miso 15
      aromatic garlic 6
      ground-spice turmeric 0.4
      acid lemon-juice 8
      pepper pepper 1.8
      salt
    `,
    steps: `
      2+11~ Boil {spaghetti} in a large pot of salted water until just tender. Before you drain it, dip out 1 cup of its water.
      9 Meanwhile, heat {1/2 olive-oil} in {@skillet} over medium-high heat and fry {smoked-tofu} until crisp at the edges, 7 minutes. Add {soy-sauce, smoked-paprika} and toss until dry. Tip it out.
      4 Blend {silken-tofu, nutritional-yeast, miso, turmeric, lemon-juice, salt} until completely smooth.
      3 Heat {olive-oil} in the skillet over medium heat and cook {garlic} for 30 seconds. Add the spaghetti, the sauce and a splash of the water, and toss over low heat until it clings, loosening it with more water.
      1 Toss in half the smoked tofu and {pepper}, and scatter the rest over the top.
    `,
    face: 'Spaghetti in a silky, peppery sauce with crisp, smoky cubes of tofu',
    why: 'Silken tofu warms to the texture of the egg sauce and cannot scramble, and miso brings the salt and depth of cheese',
  },
  'tofu-nuggets': {
    names:
      'vegan chicken nuggets, vegetarian chicken nuggets, vegan nuggets, vegetarian nuggets, breaded tofu nuggets, plant based chicken nuggets, vegan chicken tenders, vegetarian chicken tenders, tofu tenders, vegan fried chicken, vegetarian fried chicken, breaded tofu, crispy breaded tofu',
    title: 'Crispy Breaded Tofu Nuggets',
    family: 'farmhouse',
    near: 'crispy-tofu buffalo-cauliflower',
    beside: 'oven-fries coleslaw',
    weight: 2,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 4,
    salt: 0.5,
    list: `
      protein tofu 600 pressed and torn into bite-size pieces
      sauce soy-sauce|tamari 30
      ground-spice garlic-powder 4
      ground-spice onion-powder 3
      flour flour|gf-flour 60
      creamy soy-milk|oat-milk 150
      sauce dijon 15
      crunch panko|gf-breadcrumbs 130
      ground-spice smoked-paprika 3
      fat neutral-oil 50
      sauce ketchup 60?
      pepper pepper 1
      salt
    `,
    steps: `
      3+10 Toss {tofu} with {soy-sauce, 1/2 garlic-powder} and let it stand for 10 minutes.
      6 Heat the oven to 425°F (220°C). Whisk {flour, onion-powder, garlic-powder, pepper} with {soy-milk, dijon} to a thick batter. Rub {panko, smoked-paprika, salt} with {most neutral-oil} until the crumbs are evenly moist.
      10 Dip the tofu in the batter, let it drip and press it into the crumbs. Lay the nuggets apart on {@sheet-pans} brushed with {neutral-oil}.
      1+24 Bake until deep golden and crisp, 22 to 24 minutes, turning them once.
      1 [Serve with {ketchup}.]
    `,
    face: 'Torn tofu, seasoned through and baked in crisp, golden crumbs',
    why: 'Torn pieces have rough edges that hold more crust than cubes, and oiled crumbs brown without frying',
  },
  'lentil-meatballs': {
    names:
      'lentil meatballs, vegetarian meatballs, vegan meatballs, meatless meatballs, veggie meatballs, plant based meatballs, lentil mushroom meatballs, vegetarian spaghetti and meatballs, vegan spaghetti and meatballs, lentil balls, vegetarian italian meatballs',
    title: 'Lentil and Mushroom Meatballs in Tomato Sauce',
    family: 'soffritto',
    cuisine: 'American, Italian',
    near: 'lentil-loaf lentil-bolognese spaghetti-and-meatballs',
    beside: 'green-salad garlic-bread',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven, Food Processor',
    serves: 4,
    salt: 0.4,
    list: `
      fat olive-oil 45
      aromatic onion 120
      vegetable mushrooms 250 finely chopped
      aromatic garlic 15
      sauce soy-sauce|tamari 15
      pulse cooked-lentils 400 drained and patted dry
      oats oats|gf-oats 70
      nut walnuts 60?
      body nutritional-yeast 15
      body tomato-paste 30
      ground-spice italian-seasoning 3
      body canned-tomatoes 700
      herb basil 10
      salt
      pepper pepper 1
    `,
    steps: `
      12 Heat {1/3 olive-oil} in a large skillet over medium-high heat. Cook {onion, mushrooms} until all their juice is gone and they are brown, 10 minutes. Stir in half of the {garlic} and {soy-sauce} for 1 minute.
      5 Heat the oven to 400°F (200°C). Pulse {cooked-lentils, oats, walnuts, nutritional-yeast, tomato-paste, 1/2 italian-seasoning, 1/2 pepper, 1/2 salt} with the mushrooms in a food processor until it holds when you squeeze it, with some pieces left.
      0+10 Let it stand for 10 minutes, so that the oats swell.
      8 Roll into balls the size of a walnut with wet hands. Set them on {@sheet-pans} lined with parchment and brush them with {olive-oil}.
      1+25~ Bake until browned and firm, 25 minutes, turning them once.
      4+14 Meanwhile, simmer {canned-tomatoes, italian-seasoning, pepper, salt} in the skillet until thick, 14 minutes.
      2 Turn the meatballs gently in the sauce and strew with {basil}. Simmered in it, they would soften.
    `,
    face: 'Browned meatballs of lentils and mushrooms in a thick tomato sauce with basil',
    why: 'Mushrooms cooked until dry bring the savor, and oats bind them without egg',
  },
}
