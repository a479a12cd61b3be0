import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More of what the Chinese takeout counter and the food court sell. */
export const takeoutCounter: DishEntries = {
  'beef-chow-fun': {
    names:
      'beef chow fun, chow fun, beef ho fun, dry fried beef ho fun, beef chow foon, beef hor fun, gon chow ngau ho, chow fun noodles, beef ho fun noodles',
    family: 'cantonese',
    near: 'beef-lo-mein pad-see-ew stir-fried-noodles',
    beside: 'asian-cucumber-salad egg-drop-soup',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch rice-noodles=wide_rice_noodles/noodles 320
      protein flank-steak 400 thinly sliced across the grain
      sauce soy-sauce|tamari|coconut-aminos 60
      thickener cornstarch 8
      wine shaoxing|dry-sherry 20?
      fat neutral-oil 52
      vegetable onion 130 thinly sliced
      aromatic ginger 8
      aromatic scallion 90 cut into 2-inch lengths
      vegetable bean-sprouts 220
      sauce oyster-sauce|hoisin-sauce 25
      sweetener sugar 6
      pepper white-pepper|pepper 0.6
      salt
    `,
    steps: `
      4+10~ Toss {flank-steak} with {1/3 soy-sauce, cornstarch, shaoxing} and let it stand for 10 minutes.
      2+8~ Soak {rice-noodles} in boiling water until they bend and are white through, 8 minutes; drain and rinse them apart.
      2 Stir {soy-sauce, oyster-sauce, sugar, white-pepper} together.
      4 Get a wok or {@skillet} smoking hot with {1/2 neutral-oil}. Spread the beef in one layer, leave it for 1 minute, then toss until just browned and 145°F (63°C), 1 to 2 minutes. Remove.
      3 Add {neutral-oil, onion, ginger} and stir-fry for 1 minute, then {bean-sprouts, scallion} for 30 seconds.
      4 Slide in {=rice-noodles} and the sauce. Toss with two spatulas, lifting from below, until evenly brown and lightly charred, 2 to 3 minutes.
      1 Return {=flank-steak}, season with {salt} and toss once more.
    `,
    face: 'Wide, smoky rice noodles with seared beef, scallions and bean sprouts',
    why: 'Very high heat and little sauce char the noodles instead of stewing them',
  },
  'chop-suey': {
    names:
      'chop suey, chicken chop suey, chinese chop suey, chop suey chicken, chopsuey, vegetable chop suey, takeout chop suey',
    title: 'Chicken Chop Suey',
    titles: 'tofu: Tofu Chop Suey',
    family: 'cantonese',
    near: 'chicken-stir-fry vegetable-stir-fry stir-fry',
    beside: 'egg-drop-soup',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch jasmine 250
      protein chicken-breast|tofu 450 thinly sliced
      sauce soy-sauce|tamari|coconut-aminos 50
      thickener cornstarch 18
      fat neutral-oil 40
      vegetable mushrooms 150 sliced
      vegetable celery 120 sliced on the diagonal
      vegetable onion 120 sliced
      vegetable carrot 80 thinly sliced
      vegetable bok-choy 220 chopped
      vegetable bean-sprouts 180
      vegetable water-chestnuts 100? drained and sliced
      aromatic garlic 9
      aromatic ginger 8
      stock chicken-stock|veg-stock 200
      sauce oyster-sauce 20?
      second-fat sesame-oil 5
      salt
    `,
    steps: `
      2+20~ Rinse a saucepan, add {jasmine} and {water 420}, boil, cover and leave on low for 15 minutes; take it off for the last 5 minutes.
      3 Coat {chicken-breast} with {1/3 soy-sauce, 1/3 cornstarch}. Stir {chicken-stock, soy-sauce, oyster-sauce, sesame-oil, cornstarch} in a small bowl.
      5 Stir-fry {=chicken-breast} in {1/2 neutral-oil} in a wok or {@skillet} over high heat until it colors[{?chicken-breast} and reaches 165°F (74°C)], 4 minutes; take it out.
      5 Heat {neutral-oil}. Add {mushrooms, celery, onion, carrot} and fry for 3 minutes, then {garlic, ginger, bok-choy} for 1 minute.
      3 Add {bean-sprouts, water-chestnuts} and the sauce and boil until it turns clear and thick, 2 minutes.
      1 Return {=chicken-breast}, season with {salt} and ladle over {=jasmine}.
    `,
    face: 'A heap of crunchy vegetables in a light, glossy sauce over rice',
    why: 'The vegetables go in from hard to tender, so that each is crisp when the sauce thickens',
  },
  'egg-rolls': {
    names:
      'egg rolls, egg roll, pork egg rolls, chinese egg rolls, fried egg rolls, takeout egg rolls, homemade egg rolls, eggrolls, crispy egg rolls, pork and cabbage egg rolls',
    title: 'Pork Egg Rolls',
    family: 'cantonese',
    near: 'spring-rolls egg-roll-in-a-bowl fritters',
    beside: 'egg-fried-rice vegetable-stir-fry',
    weight: 3,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein ground-pork|ground-turkey 300
      aromatic garlic 9
      aromatic ginger 9
      vegetable cabbage 300 very finely shredded
      vegetable carrot 90 coarsely grated
      aromatic scallion 45 thinly sliced
      sauce soy-sauce 24
      second-fat sesame-oil 6
      pepper white-pepper|pepper 0.6
      bread spring-roll-wrapper 190
      egg egg 50 beaten
      fat neutral-oil 480 for frying
      sauce sweet-chili-sauce 80
      salt
    `,
    steps: `
      6 Brown {ground-pork} in {@skillet} over medium-high heat, breaking it into crumbs, until no pink is left (160°F/71°C), 5 minutes. Stir in {garlic, ginger} for 30 seconds.
      4+10 Add {cabbage, carrot} and toss until just wilted, 2 minutes. Season with {scallion, soy-sauce, sesame-oil, white-pepper, salt}, spread on a plate and cool for 10 minutes, draining off any liquid.
      15 Set out {spring-roll-wrapper} one by one, a corner toward you, and put a small heap of filling across the middle. Fold the corner over, tuck in the sides, roll up tightly and seal the tip with {egg}.
      12 Heat {neutral-oil} in a deep, narrow pan to 350°F (175°C). Fry a few at a time, turning, until blistered and deep golden, 3 to 4 minutes a batch. Drain upright on a rack.
      1 Serve hot with {sweet-chili-sauce} for dipping.
    `,
    face: 'Blistered, golden rolls filled with pork, cabbage and ginger',
    why: 'The filling is cooked, cooled and drained first, so the wrappers stay crisp',
  },
  'salt-and-pepper-squid': {
    names:
      'salt and pepper squid, salt and pepper calamari, chinese salt and pepper squid, salt & pepper squid, salt n pepper squid, crispy chilli squid, salt and chilli squid, chilli squid',
    title: 'Salt and Pepper Squid',
    family: 'cantonese',
    near: 'fried-calamari shrimp-tempura quick-skillet',
    beside: 'egg-fried-rice asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.9,
    list: `
      protein squid 600 cleaned, bodies scored and cut into strips
      egg egg-white|egg 35 lightly beaten
      thickener cornstarch 80
      ground-spice sichuan 1.5 toasted and ground
      pepper white-pepper|pepper 1.5
      ground-spice five-spice 0.8
      fat neutral-oil 110
      aromatic garlic 12 thinly sliced
      chile red-chile 25 thinly sliced
      aromatic scallion 45 sliced
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      4 Pat {squid} as dry as you can and turn it in {egg-white}. Mix {sichuan, white-pepper, five-spice, salt} in a small bowl.
      3 Stir half of the spiced salt into {cornstarch} and dredge the pieces, shaking off the loose powder.
      10 Heat {neutral-oil} in a deep, narrow pan to 375°F (190°C). Fry {=squid} in small batches until crisp and barely golden, about 1 1/2 minutes each, and opaque inside. Drain on a rack.
      2 Pour off all but a spoonful of the oil. Fry {garlic, red-chile, scallion} over medium-high heat until the garlic is golden, 1 minute.
      1 Toss the squid through it off the heat with the rest of the spiced salt, and pass {lime}.
    `,
    face: 'Crackling fried squid with garlic, chile and tingling peppercorns',
    why: 'Very hot oil and tiny batches crisp the coating before the squid can toughen',
  },
  'almond-chicken': {
    names:
      'almond chicken, chinese almond chicken, almond chicken stir fry, chicken with almonds, chicken almond ding, chicken and almond stir fry, chicken almond',
    title: 'Chinese Almond Chicken',
    family: 'cantonese',
    near: 'cashew-chicken chicken-stir-fry stir-fry',
    beside: 'egg-drop-soup',
    weight: 1,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch jasmine 250
      nut almonds=whole_almonds/almonds 90
      protein chicken-breast 500 cut into 3/4-inch dice
      sauce soy-sauce|tamari|coconut-aminos 48
      thickener cornstarch 16
      fat neutral-oil 40
      vegetable celery 150 cut into 1/2-inch dice
      vegetable carrot 100 cut into 1/4-inch dice
      vegetable snow-peas 120 halved
      vegetable water-chestnuts 120? drained and diced
      aromatic garlic 9
      aromatic ginger 8
      stock chicken-stock 160
      second-fat sesame-oil 6
      salt
    `,
    steps: `
      2+20~ Get {jasmine} going with {water 420}: once it boils, cover for 15 minutes over low heat, then 5 minutes without any.
      5 Toast {almonds} in a dry wok or in {@skillet} over medium heat, stirring, until golden, 3 to 4 minutes. Transfer them to a plate.
      3 Mix {chicken-breast} with {1/3 soy-sauce} and {1/2 cornstarch}. Beat {chicken-stock, soy-sauce, sesame-oil, cornstarch} in a bowl.
      5 Stir-fry {=chicken-breast} in {1/2 neutral-oil} over high heat, tossing, until lightly browned and 165°F (74°C), 4 minutes; set aside.
      4 Add {neutral-oil, celery, carrot} and toss for 2 minutes, then {snow-peas, water-chestnuts, garlic, ginger} for 1 minute.
      2 Return {=chicken-breast} with the sauce and let it boil for 1 minute. Fold in {=almonds, salt} and serve on {=jasmine}.
    `,
    face: 'Diced chicken and crisp vegetables in a light sauce with toasted almonds',
    why: 'Everything is cut to the size of the nuts, so each forkful has some of everything',
  },
  'bourbon-chicken': {
    names:
      'bourbon chicken, mall bourbon chicken, food court bourbon chicken, bourbon street chicken, new orleans bourbon chicken, copycat bourbon chicken, bourbon chicken and rice',
    title: 'Bourbon Chicken',
    family: 'cantonese',
    cuisine: 'American, Chinese, Asian',
    near: 'teriyaki-chicken honey-garlic-chicken sesame-chicken stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch jasmine 260
      protein chicken-thigh 600 cut into 1-inch pieces
      fat neutral-oil 24
      aromatic garlic 12
      aromatic ginger 6
      chile flakes 0.8
      wine spirits=bourbon 60
      liquid apple-juice=unsweetened_apple_juice/apple_juice 90
      sauce soy-sauce|tamari|coconut-aminos 60
      sweetener brown-sugar 55
      sauce ketchup 25
      acid cider-vinegar 15
      thickener cornstarch 9
      aromatic scallion 45 sliced
      salt
    `,
    steps: `
      2+20~ Boil {jasmine} in {water 470} for a moment, then lid on, heat low, for 15 minutes; finish with 5 minutes of standing.
      8 Brown {chicken-thigh} in {neutral-oil} in {@skillet} over medium-high heat in one layer, turning once, until crusty, 7 minutes. Take it out.
      1 Cook {garlic, ginger, flakes} in the drippings for 30 seconds.
      3 Off the heat, pour in {spirits}; return to the heat and boil until it no longer smells sharp, 1 to 2 minutes, scraping up the brown bits.
      2+8 Add {apple-juice, soy-sauce, brown-sugar, ketchup, cider-vinegar} and return {=chicken-thigh} to the pan. Simmer until the meat is 165°F (74°C) and the sauce is reduced by half, 8 minutes.
      2 Stir in {cornstarch} mixed with {water 20} and let it bubble to a glaze, 1 minute. Add {scallion, salt} and heap over {=jasmine}.
    `,
    face: 'Sticky, caramel-brown chicken in a glaze of bourbon, apple and soy',
    why: 'The whiskey boils down first, so its caramel stays and its sharpness goes',
  },
}
