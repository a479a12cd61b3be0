import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** From a 6-quart electric pressure cooker: enough thin liquid to make steam, and what is thick lies on top of it. */
export const pressureCooker: DishEntries = {
  'pressure-cooker-beef-chili': {
    names: 'instant pot chili, instant pot beef chili, instant pot chili con carne',
    titles: 'plant-mince: Pressure-Cooker Meatless Chili',
    title: 'Pressure-Cooker Beef Chili',
    family: 'texmex',
    cuisine: 'American',
    near: 'beef-chili pressure-cooker-stew',
    beside: 'cornbread green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.42,
    list: `
      protein ground-beef|ground-turkey|plant-mince 700
      vegetable onion 220 chopped
      vegetable red-pepper 170 chopped
      aromatic garlic 14
      ground-spice chili-powder|sweet-paprika 18
      ground-spice cumin 6
      ground-spice oregano 1.5
      stock beef-stock|chicken-stock|veg-stock 300
      pulse black-beans 440 drained and rinsed
      pulse kidney-beans|pinto-beans 440 drained and rinsed
      body canned-tomatoes 800
      acid lime-juice 20
      cheese cheddar|vegan-cheese 60? grated
      herb cilantro 10
      salt
      pepper pepper 1
    `,
    steps: `
      10 Set the pressure cooker to sauté. Brown {ground-beef, onion, red-pepper, 1/2 salt}, crushing the lumps, for 9 minutes.
      2 Stir in {garlic, chili-powder, cumin, oregano}, then {beef-stock}, and scrape until no brown spot is left on the bottom.
      2+35 Layer {black-beans, kidney-beans, canned-tomatoes} on top without stirring. Lock the lid, bring to high pressure, about 12 minutes, cook under pressure for 13 minutes and let the pressure fall by itself for 10 minutes; release the rest before you open the lid.
      2 Open and stir in {lime-juice, pepper, salt}. Serve with {cilantro, cheddar}.
    `,
    face: 'Two kinds of beans and browned meat in a thick, brick-red sauce, within the hour',
    why: 'Tomatoes lie on top, where they cannot scorch before the pot is under pressure',
  },
  'pressure-cooker-beef-stew': {
    names: 'instant pot beef stew, instant pot stew, instant pot beef and vegetable stew',
    title: 'Pressure-Cooker Beef Stew',
    family: 'farmhouse',
    near: 'beef-stew pressure-cooker-stew',
    beside: 'buttermilk-biscuits green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Braised, Sautéed',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 6,
    salt: 0.45,
    list: `
      protein beef-chuck 1000 cut into 1 1/2-inch cubes
      fat neutral-oil 24
      vegetable onion 200 chopped
      aromatic garlic 12
      stock beef-stock|chicken-stock 600
      sauce worcestershire|tamari 17
      herb thyme 3
      whole-spice bay 0.5
      vegetable carrot 350 cut into 1 1/2-inch lengths
      vegetable baby-potatoes 700 left whole
      body tomato-paste 40
      thickener cornstarch 22
      vegetable peas 130
      salt
      pepper pepper 1.4
    `,
    steps: `
      13 Set the pressure cooker to sauté. Season {beef-chuck} with {pepper, 1/2 salt} and brown it in {neutral-oil} in two batches, 6 minutes each.
      3 Soften {onion, garlic} in the fat for 2 minutes, then pour in {beef-stock, worcestershire} and rub the bottom clean with a wooden spoon.
      3+57 Return the beef with {thyme, bay} and set {carrot, baby-potatoes} on top, with {tomato-paste} last of all. Lock the lid, bring to high pressure, about 12 minutes, cook under pressure for 35 minutes and let the pressure fall by itself for 10 minutes; release the rest before you open the lid.
      3+5 Take out the bay leaf and stems. Stir {cornstarch} smooth in {water 60}, pour it in with {peas} and simmer on sauté until the gravy coats a spoon, about 5 minutes. Season with {salt}.
    `,
    face: 'Tender beef, whole small potatoes and carrots in a glossy gravy',
    why: 'Potatoes stay whole and carrots in long pieces, as small ones turn to mush under pressure',
  },
  'pressure-cooker-white-rice': {
    names:
      'instant pot rice, instant pot white rice, instant pot long grain rice, instant pot jasmine rice, instant pot basmati rice',
    title: 'Pressure-Cooker White Rice',
    family: 'farmhouse',
    near: 'rice-pilaf pilaf',
    beside: 'chicken-curry picadillo',
    weight: 3,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Pressure Cooker',
    serves: 4,
    salt: 0.3,
    list: `
      starch long-rice|jasmine|basmati 320
      fat butter|olive-oil 10
      salt
    `,
    steps: `
      3 Rinse {long-rice} in a sieve under cold water until it runs nearly clear, and shake it dry.
      2+22 Put the rice in the pressure cooker with {water 400, butter, salt}. Lock the lid, bring to high pressure, about 8 minutes, cook under pressure for 4 minutes and let the pressure fall by itself for 10 minutes; release the rest before you open the lid.
      2 Open, fluff the rice with a fork and leave the lid ajar for a minute, so that it dries.
    `,
    face: 'Separate, tender grains with nothing to watch',
    why: 'Nothing evaporates under a locked lid, so it takes no more water than rice',
  },
  'pressure-cooker-chicken-and-rice': {
    names:
      'instant pot chicken and rice, instant pot chicken thighs and rice, instant pot chicken rice, instant pot chicken with rice, instant pot arroz con pollo',
    title: 'Pressure-Cooker Chicken and Rice',
    family: 'farmhouse',
    near: 'chicken-and-rice-casserole pilaf',
    beside: 'roasted-broccoli green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Pressure Cooker',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-thigh 600 cut into 1 1/2-inch pieces
      ground-spice sweet-paprika 4
      ground-spice garlic-powder 2
      fat olive-oil 20
      vegetable onion 150 chopped
      vegetable carrot 150 diced
      herb thyme 2
      stock chicken-stock 420
      starch long-rice 280 rinsed
      vegetable peas 120
      acid lemon-juice 15
      herb parsley 8
      salt
      pepper pepper 1
    `,
    steps: `
      8 Set the pressure cooker to sauté. Toss {chicken-thigh} with {sweet-paprika, garlic-powder, pepper, salt} and brown it on one side in {olive-oil}, 6 minutes. Take it out.
      4 Cook {onion, carrot} in the same fat for 3 minutes. Add {thyme, chicken-stock} and scrape the bottom until it feels smooth.
      2+28 Sprinkle {long-rice} evenly into the stock, push it under and lay the chicken over it. Lock the lid, bring to high pressure, about 10 minutes, cook under pressure for 8 minutes and let the pressure fall by itself for 10 minutes; release the rest before you open the lid.
      3+3 Check that the chicken is past 165°F (74°C). Fork in {peas, lemon-juice, parsley}, cover and let stand for 3 minutes.
    `,
    face: 'Paprika chicken, carrots and peas in rice that cooked in their broth',
    why: 'The chicken lies over the rice and bastes it, and the grains stay whole',
  },
  'pressure-cooker-mac-and-cheese': {
    names: 'instant pot mac and cheese, instant pot macaroni and cheese, instant pot mac n cheese',
    title: 'Pressure-Cooker Mac and Cheese',
    family: 'farmhouse',
    near: 'mac-and-cheese',
    beside: 'roasted-broccoli green-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Pressure Cooker',
    serves: 4,
    salt: 0.3,
    list: `
      starch penne=short_pasta/pasta|gf-pasta 340
      fat butter|vegan-butter 28
      ground-spice mustard-powder 2
      ground-spice garlic-powder 1.5
      creamy evaporated-milk|oat-cream 180
      cheese cheddar|vegan-cheese 220 grated
      salt
      pepper pepper 0.6
    `,
    steps: `
      2+14 Put {penne} in the pressure cooker with {water 720, butter, mustard-powder, garlic-powder, 1/2 salt} and level it. Lock the lid, bring to high pressure, about 10 minutes, and cook under pressure for 4 minutes.
      2 Release the steam at once. Stir, and do not drain: what water is left is the start of the sauce.
      4 Set to sauté. Stir in {evaporated-milk} until it steams, switch off and melt in {cheddar} by handfuls. Season with {pepper, salt}.
    `,
    face: 'Pasta and a smooth Cheddar sauce from one pot',
    why: 'Starch stays in the pot with the pasta, and evaporated milk keeps the cheese from splitting',
  },
  'pressure-cooker-dal': {
    names:
      'instant pot dal, instant pot red lentil dal, instant pot lentils, instant pot lentil curry, instant pot dahl, instant pot lentil dal',
    title: 'Pressure-Cooker Red Lentil Dal',
    family: 'punjabi',
    near: 'dal pressure-cooker-stew',
    beside: 'white-rice naan',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Pressure Cooker',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      fat ghee|neutral-oil 28
      whole-spice cumin-seed 4
      vegetable onion 160 finely chopped
      aromatic garlic 14
      aromatic ginger 14
      ground-spice turmeric 2.5
      ground-spice coriander 4
      chile serrano 8? minced
      pulse red-lentils 300 rinsed
      body canned-tomatoes 300
      ground-spice garam-masala 2
      acid lemon-juice 15
      herb cilantro 10
      salt
    `,
    steps: `
      7 Set the pressure cooker to sauté. Let {cumin-seed} crackle in {ghee}, then brown {onion} at the edges for 5 minutes.
      2 Add {garlic, ginger, turmeric, coriander, serrano} and stir for 1 minute. Pour in {water 900} and scrape up the spices.
      2+30 Stir in {red-lentils, 1/2 salt} and float {canned-tomatoes} on top. Lock the lid, bring to high pressure, about 10 minutes, cook under pressure for 10 minutes and let the pressure fall by itself for 10 minutes; release the rest before you open the lid.
      3 Beat the dal with a whisk until creamy. Finish with {garam-masala, lemon-juice, cilantro, salt}.
    `,
    face: 'Red lentils cooked until creamy, with cumin, ginger and tomato',
    why: 'Spices fried in fat at the start flavor every spoonful, and a whisk does what hours of stirring did',
  },
}
