import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What Britain bakes under a lid of mash or pastry. */
export const britishPies: DishEntries = {
  'shepherds-pie': {
    names:
      "shepherd's pie, shepherds pie, lamb shepherd's pie, shepards pie, sheperds pie, shepherd pie, traditional shepherd's pie, easy shepherd's pie, irish shepherd's pie, lamb shepherds pie, vegan shepherds pie, vegetarian shepherds pie, vegan cottage pie, vegetarian cottage pie, lentil shepherds pie, lentil cottage pie",
    title: "Shepherd's Pie",
    titles: "cooked-lentils: Lentil Shepherd's Pie",
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'cottage-pie fish-pie mash-topped-pie',
    beside: 'green-beans minted-peas',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable potato 900 peeled and cut into chunks
      fat butter|vegan-butter 55
      liquid milk|oat-milk 110
      second-fat neutral-oil 14
      vegetable onion 160 finely chopped
      vegetable carrot 150 finely diced
      vegetable celery 60 finely diced
      protein ground-lamb|ground-beef|cooked-lentils 500
      aromatic garlic 6
      body tomato-paste 30
      flour flour|gf-flour 14
      stock beef-stock|veg-stock 330
      sauce worcestershire|soy-sauce|tamari 18
      herb rosemary|thyme 3 finely chopped
      vegetable peas 120
      pepper pepper 0.8
      salt
    `,
    steps: `
      10 Warm {neutral-oil} in {@skillet} over medium heat. Soften {onion, carrot, celery} for 7 minutes, then add {garlic, rosemary} and cook for 1 minute.
      3+20~ While the filling cooks, cover {potato} with cold salted water, bring to a boil and simmer until a knife slips in, 15 to 20 minutes.
      7 Turn up the heat under the vegetables, add {ground-lamb} and cook[{?ground-lamb}, breaking it up, until no pink is left (160°F/71°C)][{?ground-beef}, breaking it up, until no pink is left (160°F/71°C)][{?cooked-lentils}, stirring, until they look dry], 5 to 6 minutes.
      2+12 Stir in {tomato-paste, flour} for 1 minute, then {beef-stock, worcestershire}. Simmer until thick enough to hold a trail, 12 minutes. Stir in {peas, 1/2 salt, pepper} and spread in {@baking-dish}.
      5 Heat the oven to 400°F (200°C) and drain the potatoes. Let them steam dry for 1 minute, then mash with {milk, salt, most butter} until smooth.
      4+25 Spread the mash over the filling, rough it up with a fork and dot with {butter}. Bake until bubbling at the rim and browned on the peaks, 25 minutes.
      1+5 Let stand for 5 minutes, so that it can be served in squares.
    `,
    face: 'Ground lamb with carrots and peas under browned, buttery peaks of mash',
    why: 'The filling is cooked thick and the potatoes steamed dry, so the two layers stay two',
  },
  'cottage-pie': {
    names:
      'cottage pie, beef cottage pie, cottage pies, traditional cottage pie, minced beef cottage pie, easy cottage pie, ground beef shepherds pie',
    title: 'Cottage Pie',
    family: 'farmhouse',
    cuisine: 'British, American',
    near: 'shepherds-pie mash-topped-pie',
    beside: 'minted-peas green-beans',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      protein ground-beef 500
      vegetable onion 180 finely chopped
      vegetable carrot 160 finely diced
      vegetable mushrooms 120 chopped
      fat neutral-oil 12
      flour flour|gf-flour 16
      body tomato-paste 30
      stock beef-stock 360
      sauce worcestershire|soy-sauce|tamari 24
      whole-spice bay 0.2
      herb thyme 2
      vegetable potato 900 peeled and cut into chunks
      second-fat butter|vegan-butter 50
      liquid milk|oat-milk 100
      cheese cheddar|vegan-cheese 60?
      salt
    `,
    steps: `
      9 Brown {ground-beef} in {neutral-oil} in {@skillet} over medium-high heat, in large pieces at first, until no pink is left (160°F/71°C), 7 to 8 minutes. Lift out with a slotted spoon.
      8 Cook {onion, carrot, mushrooms} in the drippings over medium heat until soft and lightly colored, 7 minutes. Stir in {flour, tomato-paste} for 1 minute.
      2+20~ Return the beef with {beef-stock, worcestershire, bay, thyme, 1/2 salt} and simmer gently until the gravy is thick, 20 minutes. Fish out {=bay} and the thyme stems.
      3+18 Meanwhile, boil {potato} in salted water until tender, 15 to 18 minutes. Drain well and mash with {butter, milk, salt}.
      4 Heat the oven to 400°F (200°C). Spread the beef in {@baking-dish}, top with spoonfuls of mash, spread to the edges and score with a fork. [Scatter with {cheddar}.]
      1+25 Bake until crusty on top and bubbling below, 25 minutes.
    `,
    face: 'Lean ground beef in dark gravy under a crusty top of mash',
    why: 'Browning the meat in large pieces first is what makes the gravy dark',
  },
  'fish-pie': {
    names:
      "fish pie, fisherman's pie, fishermans pie, creamy fish pie, fish pie with mash, british fish pie, luxury fish pie, salmon fish pie",
    title: "Fisherman's Pie",
    family: 'new-england',
    cuisine: 'British',
    near: 'shepherds-pie tuna-pasta-bake mash-topped-pie',
    beside: 'green-beans glazed-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 4,
    salt: 0.45,
    list: `
      vegetable potato 900 peeled and cut into chunks
      fat butter|vegan-butter 70
      vegetable leek 200 white and pale green parts thinly sliced and well washed
      flour flour|gf-flour 32
      liquid milk|oat-milk 480
      sauce dijon 8
      protein cod 350 cut into 1 1/2-inch chunks
      protein salmon 200 skin removed, cut into 1 1/2-inch chunks
      vegetable peas 120
      herb parsley 10
      acid lemon 12
      cheese cheddar|vegan-cheese 50?
      pepper white-pepper|pepper 0.6
      salt
    `,
    steps: `
      3+18~ Boil {potato} in salted water until very tender, 15 to 18 minutes.
      8 Melt {1/2 butter} in a saucepan over medium heat and soften {leek} for 6 minutes. Stir in {flour} for 1 minute.
      6 Whisk in {most milk} a little at a time and simmer until thick, 4 to 5 minutes. Season with {dijon, lemon, white-pepper, 1/2 salt} and stir in {parsley, peas}.
      4 Turn the oven on at 400°F (200°C). Scatter {cod, salmon} in {@baking-dish} and pour the sauce over: the chunks go in raw, since they cook again.
      4 Drain the potatoes and mash with {butter, milk, salt}. Spread over the sauce and fork into ridges. [Sprinkle with {cheddar}.]
      1+28 Bake until golden and bubbling and the fish flakes (145°F/63°C), 25 to 28 minutes.
      1+5 Rest for 5 minutes before serving.
    `,
    face: 'Chunks of cod and salmon with leeks and peas in white sauce, under golden mash',
    why: 'The chunks go in raw and cook once, so they come out in large, moist flakes',
  },
  'steak-and-ale-pie': {
    names:
      'steak and ale pie, steak pie, beef and ale pie, beef pie, steak and guinness pie, beef and guinness pie, steak & ale pie, british beef pie, steak and stout pie, guinness pie, steak and mushroom pie, meat pie, meat pies',
    title: 'Steak and Ale Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'cornish-pasties beef-stew braise',
    beside: 'mashed-potatoes green-beans',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked, Braised',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      protein beef-chuck 900 cut into 1-inch pieces
      flour flour 290
      fat neutral-oil 28
      vegetable onion 220 chopped
      vegetable carrot 180 sliced
      vegetable mushrooms 250 quartered
      aromatic garlic 6
      body tomato-paste 20
      wine beer 440 brown ale or stout
      stock beef-stock 300
      sauce worcestershire 18
      herb thyme 3
      whole-spice bay 0.4
      second-fat butter 125 cold and diced
      egg egg 50 beaten
      salt
    `,
    steps: `
      14 Toss {beef-chuck} with {1/3 salt} and a spoonful of {=flour}. Brown in {neutral-oil} in {@pot} over medium-high heat, in batches, 12 minutes in all, and lift out.
      7 Cook {onion, carrot, mushrooms} in the pot for 6 minutes. Stir in {garlic, tomato-paste} for 1 minute.
      3+105~ Pour in {beer, beef-stock, worcestershire, thyme, bay} and return the meat. Cover and simmer over low heat until the beef is tender to a fork and the gravy coats it, 1 3/4 hours. Cool while you roll the crust: a hot filling melts it.
      8+30 Meanwhile, rub {butter} into the rest of {flour} with {salt} until it looks like coarse crumbs. Stir in just enough of {water 80}, ice-cold, to bring it together, flatten into a disk and chill for 30 minutes.
      8 Set the oven to 400°F (200°C) and let it heat. Spoon the filling into {@baking-dish}. Roll the dough a little larger than the dish, lay it over, trim, crimp to the rim and brush with {egg}. Cut two slits for the steam.
      1+35 Bake until the crust is deep golden and the gravy bubbles at the slits, 30 to 35 minutes.
    `,
    face: 'Beef braised in ale until tender, under a crisp butter crust',
    why: 'The stew is finished and cooled before the lid goes on, so the crust bakes crisp',
  },
  'chicken-and-leek-pie': {
    names:
      'chicken and leek pie, chicken leek pie, chicken & leek pie, british chicken pie, creamy chicken pie, chicken pie',
    title: 'Chicken and Leek Pie',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'chicken-pot-pie steak-and-ale-pie braise',
    beside: 'minted-peas glazed-carrots',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    weather: 'cold',
    serves: 6,
    salt: 0.5,
    list: `
      second-fat butter 165 diced
      flour flour 280
      protein chicken-thigh 750 cut into 1-inch pieces
      vegetable leek 450 white and pale green parts sliced and well washed
      aromatic garlic 6
      stock chicken-stock 380
      creamy cream 100
      sauce dijon 15
      herb thyme 3
      herb parsley 10
      egg egg 50 beaten
      pepper pepper 0.8
      salt
    `,
    steps: `
      8+30~ Rub {most butter}, very cold, into {most flour} with {1/3 salt} until only small flakes show. Add {water 75}, ice-cold, press together and chill for 30 minutes.
      10 Melt {butter} in {@skillet} over medium heat. Sweat {leek} with the lid on until silky, 8 minutes. Add {garlic, thyme} and cook for 1 minute.
      3+10 Stir in {flour} for 1 minute, then {chicken-stock} by degrees. Add {chicken-thigh} and simmer until 165°F (74°C) inside and thickly sauced, 10 minutes.
      2+15 Stir in {cream, dijon, parsley, pepper, salt}, transfer to {@baking-dish} and let cool for 15 minutes.
      6 Preheat the oven to 400°F (200°C). Roll the dough to fit, cover the dish, pinch the edge, brush with {egg} and cut a vent.
      1+32 Bake until well browned and bubbling, about 30 minutes.
    `,
    face: 'Thigh meat and silky leeks in a mustardy cream sauce under golden pastry',
    why: 'Leeks are sweated under a lid, so they melt into the sauce instead of stringing',
  },
  'cornish-pasties': {
    names:
      'cornish pasties, cornish pasty, pasty, pasties, beef pasties, meat pasties, beef pasty, traditional cornish pasty, meat and potato pasty',
    title: 'Cornish Pasties',
    family: 'farmhouse',
    cuisine: 'British',
    near: 'steak-and-ale-pie empanadas savory-tart',
    beside: 'green-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Dinner',
    methods: 'Baked',
    equipment: 'Oven',
    serves: 6,
    salt: 0.75,
    list: `
      flour flour 450
      second-fat butter 110 cold and diced
      fat lard|butter 90 cold and diced
      protein skirt-steak|sirloin 420 cut into 1/4-inch dice
      vegetable potato 260 peeled and cut into 1/4-inch dice
      vegetable rutabaga|turnip 160 peeled and cut into 1/4-inch dice
      vegetable onion 140 finely chopped
      pepper pepper 2
      egg egg 50 beaten
      salt
    `,
    steps: `
      10+60 Rub {butter, lard} into {flour} with {1/2 salt} until it looks like breadcrumb-sized bits. Work in {water 150} that is ice cold and knead just until it holds together, 2 minutes. Wrap and chill for 1 hour.
      4 Toss {skirt-steak, potato, rutabaga, onion} with {pepper, salt}.
      14 Get the oven to 400°F (200°C). Divide the dough in as many pieces as there are people and roll each to an 8-inch round. Heap the filling over half, brush the edge with {1/3 egg}, fold and press, then crimp the seam in small twists.
      3+20 Brush with {egg}, cut a small vent in each and set on {@sheet-pans}. Bake for 20 minutes.
      1+35 Lower the heat to 350°F (175°C) and bake until brown, with the vegetables tender and the filling 160°F (71°C) in the middle, 35 minutes more.
      1+10 Cool for 10 minutes: they hold their heat like a hot-water bottle.
    `,
    face: 'Hand pies of skirt steak, potatoes and rutabaga with a thick crimp',
    why: 'Everything goes in raw and small, and makes its own gravy inside the crust',
  },
}
