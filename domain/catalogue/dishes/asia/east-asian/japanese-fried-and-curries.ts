import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Cutlets, curries and other fried things of the Japanese home table. */
export const japaneseFriedAndCurries: DishEntries = {
  'chicken-katsu': {
    names:
      'chicken katsu, katsu chicken, japanese chicken cutlet, torikatsu, tori katsu, japanese fried chicken cutlet, katsu, panko chicken katsu, hawaiian chicken katsu',
    family: 'soy-mirin',
    near: 'tonkatsu chicken-katsu-curry breaded-cutlet',
    beside: 'miso-soup',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-breast 560 halved into thin cutlets and pounded 1/2 inch thick
      starch short-rice|jasmine 260
      flour flour|gf-flour 35
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 100
      fat neutral-oil 70
      raw cabbage 250 cored and very finely shredded
      sauce ketchup 60
      sauce worcestershire|soy-sauce|tamari 40
      sweetener sugar 8
      pepper pepper 0.6
      salt
    `,
    steps: `
      3+25~ Cook {short-rice} with {water 360}: bring to a boil, cover and simmer on low for 15 minutes, then rest for 10 minutes.
      1 For the katsu sauce, stir {ketchup, worcestershire, sugar} until smooth.
      7 Season {chicken-breast} with {salt, pepper}. Coat each cutlet in {flour}, dip it in {egg} and press it into {panko} on both sides.
      15 Heat {neutral-oil} in {@skillet} over medium-high heat until a crumb fizzes at once. Fry the cutlets, a few at a time, until deep golden and 165°F (74°C) inside, 3 to 4 minutes a side.
      2+2 Stand them on a rack for 2 minutes, then slice into strips. Set on {=short-rice} beside {cabbage} and pass the sauce.
    `,
    face: 'Thin cutlets in a crackling panko crust, with shredded cabbage and a tangy sauce',
    why: 'Pounded to one thickness, they are done in the minutes that the crumbs take to brown',
  },
  tonkatsu: {
    names:
      'tonkatsu, pork katsu, japanese pork cutlet, pork tonkatsu, tonkatsu pork cutlet, breaded japanese pork cutlet',
    family: 'soy-mirin',
    near: 'chicken-katsu katsudon breaded-cutlet',
    beside: 'miso-soup',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein pork-chops 560 pounded 1/2 inch thick
      starch short-rice|jasmine 260
      flour flour|gf-flour 35
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 100
      fat neutral-oil 70
      raw cabbage 250 cored and very finely shredded
      acid lemon 60 cut into wedges
      sauce ketchup 50
      sauce worcestershire|soy-sauce|tamari 40
      sauce dijon 8?
      sweetener sugar 6
      salt
    `,
    steps: `
      3+25~ Bring {short-rice} to a boil with {water 360}, then cover, lower the heat for 15 minutes and let it steam by itself for 10 minutes more.
      1 Whisk {ketchup, worcestershire, sugar, dijon} into a sauce.
      7 Nick the fat edge of {pork-chops}, which keeps the meat flat, and salt them [with {salt}]. Flour them with {flour}, draw through {egg} and bury in {panko}, patting the crumbs on.
      10 Set {@skillet} with {neutral-oil} over medium heat until a crumb dropped in sizzles. Fry the cutlets in batches until the crust is chestnut brown and the meat is 145°F (63°C), about 4 minutes a side.
      2+3 Drain upright on a rack for 3 minutes. Cut into fingers and serve with {=short-rice, cabbage}, the sauce and {lemon} to squeeze.
    `,
    face: 'Juicy pork chops in a thick panko crust, with a sharp-sweet sauce',
    why: 'A rest on a rack lets the steam out from below, so the crust stays crisp underneath',
  },
  'chicken-katsu-curry': {
    names:
      'chicken katsu curry, katsu curry, japanese katsu curry, wagamama katsu curry, katsu chicken curry, wagamamas katsu curry, katsu sauce chicken',
    family: 'kare',
    near: 'chicken-katsu japanese-curry breaded-cutlet',
    beside: 'asian-cucumber-salad miso-soup',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-breast 540 halved into thin cutlets
      starch short-rice|jasmine 260
      vegetable onion 150 finely chopped
      vegetable carrot 140 thinly sliced
      aromatic garlic 9
      aromatic ginger 8
      ground-spice curry-powder 12
      flour flour|gf-flour 50
      stock chicken-stock 500
      sauce soy-sauce|tamari 18
      sweetener honey 12
      egg egg 100 lightly beaten
      crunch panko|gf-breadcrumbs 90
      fat neutral-oil 75
      salt
    `,
    steps: `
      3+25~ Put {short-rice} and {water 360} on to boil. Cover and cook over low heat for 15 minutes, then keep covered off the heat for 10 minutes.
      9 For the sauce, soften {onion, carrot} in {1/3 neutral-oil} in a saucepan over medium heat, 7 minutes. Add {garlic, ginger, curry-powder} and cook for 1 minute, then {1/3 flour} for 1 minute more.
      2+15~ Pour in {chicken-stock, soy-sauce, honey} and simmer until the carrots are very soft, 15 minutes. Mash or blend until velvety.
      7 Season {chicken-breast} with {salt}, dredge in {flour}, dip in {egg} and coat with {panko}.
      15 Bring {neutral-oil} up to a shimmer in {@skillet} over medium-high heat. Fry the cutlets in batches until golden and 165°F (74°C) in the thickest part, 3 to 4 minutes on each side.
      2 Slice each cutlet, lean it against a mound of {=short-rice} and pour the sauce over half of it.
    `,
    face: 'Crisp chicken cutlets half under a mild, velvety sauce of onion, carrot and curry powder',
    why: 'The carrots thicken and sweeten the sauce, so it needs little flour',
  },
  katsudon: {
    names: 'katsudon, katsu don, pork cutlet rice bowl, pork katsudon, katsu donburi, cutlet bowl',
    family: 'soy-mirin',
    near: 'tonkatsu oyakodon donburi',
    beside: 'miso-soup asian-cucumber-salad',
    weight: 1,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch short-rice|jasmine 300
      protein pork-chops 440 pounded 1/3 inch thick
      flour flour|gf-flour 25
      egg egg 300 beaten
      crunch panko|gf-breadcrumbs 75
      fat neutral-oil 50
      stock dashi|chicken-stock 280
      sauce soy-sauce|tamari 56
      sauce mirin 60
      vegetable onion 200 thinly sliced
      aromatic scallion 30 thinly sliced
      salt
    `,
    steps: `
      3+25~ Cook {short-rice} in {water 420} in a lidded pan, 15 minutes at the lowest simmer and 10 minutes of standing.
      6 Trim {pork-chops} [and season with {salt}]. Dust with {flour}, dip in {1/3 egg} and cover with {panko}.
      9 Shallow-fry the cutlets in {neutral-oil} in {@skillet} over medium-high heat until brown and 145°F (63°C) inside, 3 to 4 minutes a side. Slice into strips, keeping each in shape.
      2+5 In the wiped-out pan, simmer {dashi, soy-sauce, mirin, onion} until the onions are soft, 5 minutes.
      3 Lay the cutlets on the onions, pour {egg} around them, cover and cook until the eggs are just set (160°F/71°C), 2 minutes. Slip onto {=short-rice} and top with {scallion}.
    `,
    face: 'A fried cutlet simmered for a moment with onions and egg, over a bowl of grains',
    why: 'The broth goes around the cutlet, not over it, so the top keeps some crunch',
  },
  'japanese-curry': {
    names:
      'japanese curry, japanese chicken curry, kare raisu, curry rice, kare, karee raisu, japanese curry rice, homemade japanese curry, golden curry, chicken curry rice japanese',
    title: 'Japanese Chicken Curry',
    family: 'kare',
    near: 'chicken-katsu-curry curry',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch short-rice|jasmine 280
      fat butter|vegan-butter 42
      flour flour|gf-flour 36
      ground-spice curry-powder 14
      protein chicken-thigh 500 cut into 1-inch pieces
      second-fat neutral-oil 14
      vegetable onion 250 sliced
      vegetable carrot 200 cut into chunks
      vegetable potato 350 peeled and cut into 1-inch chunks
      aromatic garlic 6
      aromatic ginger 8
      stock chicken-stock 750
      fruit apple 80 peeled and grated
      sauce soy-sauce|tamari 22
      salt
    `,
    steps: `
      6 For the roux, melt {butter} in a small pan over medium-low heat. Stir in {flour} and cook until the color of sand, 5 minutes, then stir in {curry-powder} off the heat.
      10 Heat {neutral-oil} to a shimmer in {@pot} over medium-high heat. Brown {chicken-thigh} for 5 minutes, then add {onion} and cook until limp and lightly golden, 5 minutes.
      2+20~ Add {garlic, ginger}, then {carrot, potato, chicken-stock, apple}. Bring to a boil, cover partly and simmer until the potatoes are tender, 20 minutes.
      3+25~ Meanwhile, bring {short-rice} to a boil in {water 390}, cover, cook over low heat for 15 minutes and let it stand off the heat for 10 minutes.
      3+5 Thin the roux with a ladle of hot broth, stir it into the pot with {soy-sauce, salt} and simmer until thick and glossy and the meat is 165°F (74°C), 5 minutes.
      1 Spoon beside {=short-rice} in wide bowls.
    `,
    face: 'A mild, thick curry with potatoes, carrots and tender thigh meat',
    why: 'The roux is browned with the spice, and grated apple gives it its sweetness',
  },
  'shrimp-tempura': {
    names:
      'shrimp tempura, tempura, prawn tempura, tempura shrimp, shrimp and vegetable tempura, japanese tempura, ebi tempura, tempura batter',
    title: 'Shrimp and Vegetable Tempura',
    family: 'soy-mirin',
    near: 'chicken-katsu fritters',
    beside: 'miso-soup asian-cucumber-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch short-rice|jasmine 260
      protein shrimp 400 peeled and deveined, tails left on
      vegetable sweet-potato 220 scrubbed and sliced 1/4 inch thick
      vegetable zucchini 180 sliced 1/3 inch thick
      flour flour|rice-flour 110
      thickener cornstarch 35
      egg egg 50 lightly beaten
      fat neutral-oil 90
      stock dashi|veg-stock 180
      sauce soy-sauce|tamari 36
      sauce mirin 36
      raw daikon 60? peeled and finely grated
      salt
    `,
    steps: `
      3+25~ Set {short-rice} over heat with {water 360}; once boiling, cover for 15 minutes on low and 10 minutes off.
      1+4~ For the dip, bring {dashi, soy-sauce, mirin} to a simmer in a small saucepan and keep warm, 4 minutes.
      5 Pat {shrimp, sweet-potato, zucchini} dry and salt them lightly [with {salt}]. Toss everything with {1/3 cornstarch}.
      2 Stir {egg} into {water 190} that is ice cold. Add {flour, cornstarch} and stir five or six strokes with chopsticks: lumps are right.
      16 Heat {neutral-oil} in a small, deep pan to 350°F (175°C), so that a drop of batter rises at once. Dip and fry in batches, the sweet potatoes for 3 to 4 minutes, the rest for about 2 minutes, until pale gold and crisp; the shrimp are done when they are opaque. Let the oil drip off on a rack.
      1 Eat at once, with {=short-rice}, the warm dip [and {daikon} to stir into it].
    `,
    face: 'Shrimp, sweet potatoes and zucchini in a batter as light as lace',
    why: 'Barely mixed and very cold, the batter stays thin and crackles',
  },
  karaage: {
    names:
      'karaage, chicken karaage, japanese fried chicken, kara age, tori karaage, karaage chicken, japanese karaage, tori no karaage',
    title: 'Chicken Karaage (Japanese Fried Chicken)',
    family: 'soy-mirin',
    near: 'chicken-katsu tonkatsu',
    beside: 'white-rice miso-soup',
    weight: 3,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.3,
    list: `
      protein chicken-thigh 680 cut into 1 1/2-inch pieces
      sauce soy-sauce|tamari|coconut-aminos 40
      wine sake|apple-juice 30
      aromatic ginger 14 finely grated
      aromatic garlic 8 finely grated
      thickener cornstarch 110
      fat neutral-oil 90
      acid lemon 58 cut into wedges
      raw cabbage 200 very finely shredded
      salt
    `,
    steps: `
      3+20 Stir {chicken-thigh} with {soy-sauce, sake, ginger, garlic, salt}, and let it marinate for 20 minutes.
      4 Lift the pieces out of the marinade and toss them in {cornstarch} until each is dry and white.
      12 Heat {neutral-oil} in {@skillet} over medium-high heat until a pinch of starch fizzes. Fry the chicken in batches, turning, until pale gold, 4 minutes a batch, and lift out to a rack.
      5 Turn the heat to high and fry all of it once more, until deep brown, crisp and 165°F (74°C) inside, 2 minutes.
      1 Serve at once with {cabbage}, and {lemon} to squeeze over.
    `,
    face: 'Chicken in soy and ginger, fried twice in a thin, glassy crust',
    why: 'The second frying drives out the steam of the first, so that the crust stays crisp',
  },
}
