import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Tortillas rolled, sauced and baked. */
export const enchiladas: DishEntries = {
  'chicken-enchiladas': {
    names:
      'chicken enchiladas, enchiladas, red enchiladas, chicken enchilada, easy chicken enchiladas, enchiladas rojas, enchilada, red chicken enchiladas, enchiladas de pollo',
    title: 'Chicken Enchiladas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'beef-enchiladas cheese-enchiladas enchiladas',
    beside: 'mexican-rice refried-beans',
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
    beside: 'mexican-rice refried-beans',
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
    beside: 'mexican-rice refried-beans',
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
  'enchiladas-suizas': {
    names:
      'enchiladas suizas, enchilada suiza, chicken enchiladas with green sauce, enchiladas with green sauce, easy chicken enchiladas suizas, easy chicken enchiladas verdes, swiss enchiladas, chicken enchiladas suizas, creamy green chicken enchiladas, green chicken enchiladas, enchiladas verdes, green enchiladas, chicken enchiladas verdes, enchiladas suizas verdes, sour cream green enchiladas, salsa verde chicken enchiladas',
    title: 'Enchiladas Suizas',
    family: 'salsa-verde',
    near: 'chicken-enchiladas cheese-enchiladas enchiladas',
    beside: 'mexican-rice refried-beans',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop, Blender',
    serves: 4,
    salt: 0.42,
    list: `
      vegetable tomatillo 620 husked and rinsed
      vegetable poblano 130 seeded and halved
      chile serrano 14 stemmed
      vegetable onion 130 halved
      aromatic garlic 9 peeled
      herb cilantro 30
      fat neutral-oil 40
      creamy sour-cream|greek-yogurt 180
      protein cooked-chicken 420 shredded
      bread corn-tortillas 312
      cheese swiss|monterey-jack 165 grated
      salt
    `,
    steps: `
      3+8 Heat the broiler. Spread {tomatillo, poblano, serrano, 1/2 onion, garlic} on a sheet pan and broil close to the heat until blackened in spots and soft, 8 minutes.
      3 Blend with {most cilantro} and {1/2 salt} until smooth.
      1+6 Simmer the sauce in {1/3 neutral-oil} in a saucepan for 6 minutes, until it thickens a little. Off the heat, whisk in {most sour-cream}.
      3 Set the oven to 400°F (200°C). Mix {cooked-chicken} with {1/3 swiss, salt} plus a ladle of the sauce.
      4 Brush {corn-tortillas} with {neutral-oil} and warm them on a sheet pan in the oven for 2 to 3 minutes, until they bend without cracking.
      8 Spread some of the sauce in {@baking-dish}. Fill and roll {=corn-tortillas} and lay them seam down. Pour the rest of the sauce over, out to the edges, and cover with {swiss}.
      1+20 Bake until bubbling and freckled with brown, and 165°F (74°C) in the middle, 20 minutes.
      2+5 Let stand for 5 minutes. Slice {onion} very thin, and scatter over the top with {cilantro}. Spoon on {sour-cream}.
    `,
    face: 'Chicken enchiladas in a creamy sauce of charred tomatillos under a browned lid of melted cheese',
    why: 'The sour cream goes in off the heat, so the sharp green sauce turns creamy and does not split',
  },
  'black-bean-enchiladas': {
    names:
      'black bean enchiladas, black bean enchilada, black bean and cheese enchiladas, bean enchiladas, bean and cheese enchiladas, black bean and corn enchiladas, vegetarian black bean enchiladas, vegan black bean enchiladas',
    title: 'Black Bean Enchiladas',
    family: 'texmex',
    cuisine: 'Mexican, American',
    near: 'vegetable-enchiladas cheese-enchiladas enchiladas',
    beside: 'mexican-rice guacamole',
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
    beside: 'mexican-rice refried-beans',
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
}
