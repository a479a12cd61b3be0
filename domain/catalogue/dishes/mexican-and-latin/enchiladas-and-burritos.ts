import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tortillas rolled, folded, filled and baked. */
export const enchiladasAndBurritos: DishEntries = {
  'chicken-enchiladas': {
    names:
      'chicken enchiladas, enchiladas, red enchiladas, chicken enchilada, easy chicken enchiladas, enchiladas rojas, enchilada, red chicken enchiladas, enchiladas de pollo',
    title: 'Chicken Enchiladas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'beef-enchiladas cheese-enchiladas enchiladas',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil 50
      flour flour|gf-flour 16
      ground-spice chili-powder 20
      ground-spice cumin 4
      ground-spice oregano 1.5
      aromatic garlic 9
      body tomato-paste 45
      stock chicken-stock 520
      acid cider-vinegar 8
      protein cooked-chicken 420 shredded
      vegetable green-chiles 110
      aromatic onion 80 finely chopped
      bread corn-tortillas 312
      cheese monterey-jack 220
      creamy sour-cream 80?
      herb cilantro 8?
      salt
    `,
    steps: `
      5 Heat the oven to 400°F (200°C) with a rack in the middle. Heat {1/3 neutral-oil} in a saucepan over medium heat. Whisk in {flour, chili-powder, cumin, oregano} for 1 minute, then {garlic, tomato-paste} for 1 minute.
      2+10~ Whisk in {chicken-stock} a little at a time, bring to a simmer and cook until it coats a spoon, 10 minutes. Season with {cider-vinegar, 1/2 salt}.
      3 Mix {cooked-chicken, green-chiles, onion, 1/3 monterey-jack} with {salt} and a ladle of the sauce.
      4 Brush {corn-tortillas} with {neutral-oil} on both sides and warm them on a sheet pan in the oven for 2 to 3 minutes, until they bend without cracking.
      8 Spread a little sauce in {@baking-dish}. Fill each of {=corn-tortillas}, roll up and lay seam down. Pour the rest of the sauce over and cover with {monterey-jack}.
      1+18 Bake until the edges bubble and the chicken is 165°F (74°C) in the middle, 15 to 18 minutes.
      1+5 Let stand for 5 minutes. [Top with {sour-cream, cilantro}.]
    `,
    face: 'Corn tortillas rolled around chicken and baked under a brick-red sauce and melted Monterey Jack',
    why: 'Oiled and warmed first, they roll without cracking and do not go to mush',
  },
  'beef-enchiladas': {
    names:
      'beef enchiladas, ground beef enchiladas, beef enchilada, easy beef enchiladas, enchiladas de carne, beef and cheese enchiladas, tex mex enchiladas',
    title: 'Beef Enchiladas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'chicken-enchiladas cheese-enchiladas enchiladas',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.45,
    list: `
      fat neutral-oil 50
      flour flour|gf-flour 18
      ground-spice chili-powder 22
      ground-spice cumin 5
      ground-spice garlic-powder 3
      body tomato-sauce|canned-tomatoes 200
      stock beef-stock 380
      protein ground-beef 450
      vegetable onion 130 finely chopped
      aromatic garlic 9
      bread corn-tortillas 312
      cheese cheddar 200
      aromatic scallion 30? thinly sliced
      salt
    `,
    steps: `
      4 Heat the oven to 400°F (200°C). Make the sauce: stir {flour, chili-powder, 1/2 cumin, garlic-powder} into {1/3 neutral-oil} in a saucepan over medium heat until it smells toasted, 1 to 2 minutes.
      2+10~ Whisk in {tomato-sauce, beef-stock} and simmer until smooth and lightly thick, 10 minutes.
      9 Brown {ground-beef} with {onion} in {@skillet} over medium-high heat until no pink is left (160°F/71°C), 7 minutes. Stir in {garlic, cumin, salt} for 1 minute, with enough sauce to moisten it.
      4 Brush {corn-tortillas} with {neutral-oil} and soften them on a sheet pan in the oven, 2 to 3 minutes.
      8 Divide the meat and {1/3 cheddar} among {=corn-tortillas}, roll tightly and set side by side in {@baking-dish} on a film of sauce. Cover with the remaining sauce and {cheddar}.
      1+16 Bake until browned and bubbling all over, about 15 minutes.
      1 Cool for a few minutes before you lift them out. [Sprinkle with {scallion}.]
    `,
    face: 'Rolled corn tortillas full of spiced ground beef under red sauce and Cheddar',
    why: 'Chili powder is toasted in oil before the stock goes in, which makes canned sauce unnecessary',
  },
  'cheese-enchiladas': {
    names:
      'cheese enchiladas, cheese enchilada, tex mex cheese enchiladas, cheese and onion enchiladas, enchiladas de queso',
    title: 'Cheese Enchiladas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'bean-and-cheese-burritos chicken-enchiladas enchiladas',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Stovetop, Oven',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 55
      flour flour|gf-flour 26
      ground-spice chili-powder 22
      ground-spice cumin 5
      ground-spice oregano 1.5
      aromatic garlic 9
      stock veg-stock 700
      acid cider-vinegar 8
      cheese monterey-jack 180
      cheese cheddar 160
      aromatic onion 120 finely chopped
      bread corn-tortillas 312
      vegetable avocado 150? sliced
      salt
    `,
    steps: `
      4 Cook {flour, chili-powder, cumin, oregano} in {1/2 neutral-oil} in a saucepan over medium heat, stirring, for 2 minutes, until nutty. Add {garlic} and cook for 30 seconds.
      2+12~ Whisk in {veg-stock} and simmer until it coats the whisk, 12 minutes. Sharpen with {cider-vinegar, salt}.
      3 Set the oven to 400°F (200°C). Toss {monterey-jack} with {1/2 cheddar, 1/2 onion}.
      4 Pass {corn-tortillas}, a few at a time, through {neutral-oil} in a hot skillet for 5 seconds a side, or brush and warm them, until soft.
      7 Fill each of {=corn-tortillas} generously, roll up and pack into {@baking-dish}. Ladle all of the sauce over and sprinkle with {cheddar}.
      1+14 Bake until molten and spotted with brown, 12 to 14 minutes. Scatter with {onion, avocado}.
    `,
    face: 'Soft corn tortillas full of molten Monterey Jack and Cheddar in a dark chile gravy',
    why: 'Raw onion inside and on top cuts the richness, as Tex-Mex cooks do it',
  },
  burritos: {
    names:
      'burritos, beef burritos, beef burrito, burrito, ground beef burritos, beef and bean burritos, beef and bean burrito, freezer burritos, beef bean and cheese burritos, ground beef burrito, burrito wrap, beef bean and rice burritos',
    title: 'Beef and Bean Burritos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'bean-and-cheese-burritos burrito-bowl filled-wrap',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch long-rice 110
      acid lime 20
      herb cilantro 8
      protein ground-beef 400
      vegetable onion 110 finely chopped
      aromatic garlic 9
      ground-spice chili-powder 7
      ground-spice cumin 4
      body tomato-paste 20
      pulse pinto-beans 300 drained and rinsed
      bread flour-tortillas=large_flour_tortillas/tortillas 144
      cheese cheddar|vegan-cheese 120?
      creamy sour-cream|vegan-sour-cream 60?
      raw tomato 150 diced
      salt
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil in {water 220} and cook it in a small covered pan over low heat for 15 minutes; let stand for 5 minutes and stir in {lime, cilantro}.
      8 Brown {ground-beef} with {onion} in {@skillet} over medium-high heat until no longer pink (160°F/71°C), 7 minutes.
      2+6 Add {garlic, chili-powder, cumin, tomato-paste} and cook for 1 minute, then {pinto-beans, salt, water 120}. Simmer, mashing some of the beans, until thick and almost dry, 5 minutes.
      3 Warm {flour-tortillas} in a dry skillet, 20 seconds a side, and keep them in a towel.
      6 Spoon rice, meat, {cheddar, sour-cream, tomato} below the middle of each. Fold in the sides, roll up tightly and, if you like, brown them seam down in the dry skillet for 2 minutes.
    `,
    face: 'Warm flour tortillas around spiced ground beef, pinto beans and lime rice',
    why: 'The filling is cooked almost dry, so nothing leaks and the ends stay tucked',
  },
  'bean-and-cheese-burritos': {
    names:
      'bean and cheese burritos, bean burritos, bean burrito, bean and cheese burrito, refried bean burritos, veggie burritos',
    title: 'Bean and Cheese Burritos',
    titles: 'vegan-cheese: Vegan Bean Burritos',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'burritos filled-wrap',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 30
      vegetable onion 130 finely chopped
      aromatic garlic 12
      chile jalapeno 14
      ground-spice cumin 5
      ground-spice chili-powder 4
      pulse pinto-beans 700 drained and rinsed
      acid lime 20
      bread flour-tortillas=large_flour_tortillas/tortillas 144
      cheese cheddar|vegan-cheese 160
      raw tomato 150 diced
      herb cilantro 10
      salt
    `,
    steps: `
      6 Soften {onion} in {neutral-oil} in {@skillet} over medium heat, 5 minutes. Add {garlic, jalapeno, cumin, chili-powder} and cook for 1 minute.
      2+6 Add {pinto-beans} with {water 180} and simmer for 5 minutes, mashing until thick but still spoonable. Season with {lime, salt}.
      3 Heat {flour-tortillas} one by one in a dry skillet until pliable, 20 seconds a side.
      8 Spread each with beans, scatter with {cheddar, tomato, cilantro}, fold in the ends and roll. Return them to the skillet, seam down, over medium heat until crisp and melting inside, 2 minutes a side.
    `,
    face: 'Mashed pinto beans and melting Cheddar in crisped flour tortillas',
    why: 'The beans are mashed in the pan with onion and cumin, so they taste of more than the can',
  },
  'burrito-bowl': {
    names:
      'burrito bowl, chipotle bowl, chicken burrito bowl, taco bowl, burrito bowls, chipotle chicken bowl, chipotle burrito bowl, mexican bowl, chicken taco bowl, copycat chipotle bowl, chicken burrito bowls, mexican rice bowl, meal prep burrito bowls',
    title: 'Chicken Burrito Bowl',
    titles: 'tofu: Tofu Burrito Bowl',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'burritos grain-bowl',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch long-rice|cauli-rice 240
      herb cilantro 16
      acid lime 60
      protein chicken-thigh|tofu 480 patted dry
      sauce chipotle 20
      ground-spice cumin 4
      ground-spice oregano 1.5
      fat neutral-oil 24
      pulse black-beans|pinto-beans 420 drained and rinsed
      aromatic garlic 6
      vegetable corn 160 thawed
      raw tomato 250 diced
      raw red-onion 50 finely chopped
      raw romaine 100 shredded
      vegetable avocado 200 sliced
      cheese monterey-jack|vegan-cheese 60?
      salt
    `,
    steps: `
      2+20~ Bring {long-rice} to a boil in {water 470} and cook it in a covered saucepan over low heat for 15 minutes, then rest it for 5 minutes. Fold in {1/3 lime, 1/2 cilantro}.
      2 Rub {chicken-thigh} with {chipotle, cumin, oregano, 1/2 salt}.
      11 Heat {neutral-oil} in {@skillet} over medium-high heat until nearly smoking. Cook {=chicken-thigh} until well charred[{?chicken-thigh} and 165°F (74°C)], 5 minutes a side, then chop.
      2+4 Warm {black-beans} with {garlic} and a splash of water in a small pan, 4 minutes.
      4 Toss {tomato, corn, red-onion} with {lime, cilantro, salt} for a fresh topping.
      2 Build the bowls: rice, beans, {=chicken-thigh}, the topping, {romaine, avocado, monterey-jack}.
    `,
    face: 'Chipotle-charred chicken, black beans, corn and avocado over cilantro-lime rice',
    why: 'Every layer is seasoned by itself, so no bite needs the whole bowl',
  },
}
