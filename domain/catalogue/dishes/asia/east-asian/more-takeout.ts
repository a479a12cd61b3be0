import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What else stands on the menu of a takeout counter. */
export const moreTakeout: DishEntries = {
  'chicken-lo-mein': {
    names:
      'chicken lo mein, chicken lo mein noodles, takeout noodles, takeout style noodles, chinese takeout noodles, chinese takeout style noodles, chinese takeaway noodles, takeaway noodles, takeout chicken lo mein, chinese chicken lo mein, lo mein with chicken, chicken lomein',
    title: 'Chicken Lo Mein',
    titles: 'tofu: Tofu Lo Mein',
    family: 'cantonese',
    near: 'lo-mein chow-mein stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|ramen-noodles|rice-noodles 320
      second-fat sesame-oil 12
      sauce soy-sauce|tamari|coconut-aminos 66
      sauce oyster-sauce 30?
      sweetener brown-sugar 10
      thickener cornstarch 8
      protein chicken-breast|chicken-thigh|tofu 400 thinly sliced
      fat neutral-oil 36
      vegetable carrot 120 cut into matchsticks
      vegetable snow-peas 120 trimmed
      vegetable cabbage 200 cored and thinly sliced
      aromatic garlic 12
      aromatic ginger 8
      aromatic scallion 60 cut into 1-inch lengths
      salt
    `,
    steps: `
      2+8~ Cook {egg-noodles} in boiling water until barely tender, 6 to 8 minutes. Drain and toss with {1/2 sesame-oil}, so that they do not clump.
      3 Turn {chicken-breast} in {1/3 soy-sauce, cornstarch}. Stir {soy-sauce, oyster-sauce, brown-sugar, sesame-oil} together.
      5 Sear {=chicken-breast} in {1/2 neutral-oil} in {@skillet} over high heat until browned[{?chicken-breast} and 165°F (74°C)][{?chicken-thigh} and 165°F (74°C)], 4 minutes, and lift out.
      5 Stir-fry {carrot, snow-peas, cabbage} in the same pan[ with {neutral-oil}] over high heat until crisp-tender, 3 to 4 minutes, adding {garlic, ginger} for the last 30 seconds.
      3 Add {=egg-noodles, =chicken-breast, scallion, salt} with the sauce, and lift and turn until everything is glossy and hot, 2 minutes.
    `,
    face: 'Soft, savory noodles with seared slices, snow peas and cabbage',
    why: 'Everything else is done before the noodles go in, so they are only coated and never fried',
  },
  'beef-lo-mein': {
    names: 'beef lo mein, steak lo mein, beef lo mein noodles, chinese beef noodles, beef noodle stir fry, beef lomein',
    title: 'Beef Lo Mein',
    family: 'cantonese',
    near: 'chicken-lo-mein lo-mein stir-fried-noodles',
    beside: 'asian-cucumber-salad egg-drop-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|ramen-noodles|rice-noodles 320
      second-fat sesame-oil 10
      protein flank-steak|sirloin 400 sliced 1/8 inch thick across the grain
      sauce soy-sauce|tamari|coconut-aminos 70
      thickener cornstarch 8
      sauce hoisin-sauce 25?
      fat neutral-oil 36
      vegetable broccoli 250 cut into small florets
      vegetable red-pepper 150 cut into thin strips
      aromatic garlic 12
      aromatic ginger 10
      aromatic scallion 60 cut into 1-inch lengths
      pepper pepper 0.8
      salt
    `,
    steps: `
      2+8~ Boil {egg-noodles} until just done, 6 to 8 minutes; drain and slick with {sesame-oil}.
      2 Rub {1/3 soy-sauce} and {cornstarch} into {flank-steak}.
      4 Sear {=flank-steak} in {1/2 neutral-oil} in {@skillet} over the highest heat, spread out, until browned, about 1 minute a side. Transfer to a plate.
      6 Add {broccoli} with {water 60}[ and {neutral-oil}], cover for 2 minutes, then add {red-pepper, garlic, ginger} and stir-fry uncovered for 2 minutes.
      3 Return {=flank-steak} with {=egg-noodles, soy-sauce, hoisin-sauce, scallion, pepper, salt}. Toss over high heat until evenly coated, 2 minutes.
    `,
    face: 'Slippery noodles with seared flank steak, broccoli and plenty of garlic',
    why: 'Paper-thin slices sear in a minute and stay tender in the sauce',
  },
  'cashew-chicken': {
    names:
      'cashew chicken, chicken cashew, chicken with cashews, chicken and cashew nuts, chinese cashew chicken, cashew chicken stir fry, cashew nut chicken, chicken cashew nut, thai cashew chicken',
    title: 'Cashew Chicken',
    titles: 'tofu: Cashew Tofu',
    family: 'cantonese',
    near: 'kung-pao-chicken chicken-stir-fry stir-fry',
    beside: 'egg-drop-soup',
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
      protein chicken-thigh|tofu 540 cut into 3/4-inch pieces
      thickener cornstarch 14
      sauce soy-sauce|tamari|coconut-aminos 54
      sauce hoisin-sauce 35?
      sweetener sugar 8
      fat neutral-oil 36
      nut cashews 110
      vegetable green-pepper 150 cut into 3/4-inch squares
      vegetable celery 90 sliced
      vegetable water-chestnuts 100? drained and sliced
      aromatic garlic 12
      aromatic ginger 8
      aromatic scallion 45 cut into 1-inch lengths
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} and {water 465} to a boil, cover, cook over low heat for 15 minutes and let it rest for 5 minutes.
      3 Mix {chicken-thigh} with {1/3 soy-sauce, 1/2 cornstarch}. Whisk {soy-sauce, hoisin-sauce, sugar, cornstarch} with {water 80}.
      7 Stir-fry {=chicken-thigh} in {1/2 neutral-oil} in {@skillet} over high heat until golden[{?chicken-thigh} and 165°F (74°C) inside], 6 minutes. Take it out.
      4 Toss {green-pepper, celery, water-chestnuts} in the pan[ with {neutral-oil}] for 3 minutes, then {garlic, ginger} for 30 seconds.
      3 Return {=chicken-thigh}, pour in the sauce and boil until it clings, 1 minute. Fold in {cashews, scallion, salt} and serve with {=jasmine}.
    `,
    face: 'Golden pieces and whole handfuls of cashews in a light hoisin and soy sauce',
    why: 'The nuts go in last, so they are still crisp on the plate',
  },
  'crab-rangoon': {
    names:
      'crab rangoon, crab rangoons, crab wontons, cream cheese wontons, crab puffs, cheese wontons, krab rangoon, crab and cream cheese wontons',
    title: 'Crab Rangoon',
    family: 'cantonese',
    near: 'spring-rolls dumplings stuffed-bites',
    beside: 'beef-and-broccoli chicken-lo-mein',
    weight: 3,
    level: 2,
    types: 'Appetizer, Snack',
    meals: 'Snack, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.5,
    list: `
      creamy cream-cheese 225 softened
      protein crab-meat 170 picked over
      aromatic scallion 30 thinly sliced
      aromatic garlic 3
      sauce worcestershire 5
      bread wonton-wrappers 256
      fat neutral-oil 450 for frying
      sauce sweet-chili-sauce 100
      salt
    `,
    steps: `
      4 Beat {cream-cheese, garlic, worcestershire, salt} until smooth. Fold in {crab-meat, scallion}.
      15* Put a scant tablespoon of filling in the middle of each of {wonton-wrappers}. Wet the edges and bring the four corners together over the top, pinching all the seams shut.
      14 Bring {neutral-oil} to 350°F (175°C) in a small, deep pan. Fry a few at a time, turning, until crisp, golden and hot through, 2 to 3 minutes. Let drain on a rack.
      1 Serve at once with {sweet-chili-sauce}.
    `,
    face: 'Crisp little parcels of crab and cream cheese',
    why: 'A scant filling and tight seams keep them from bursting as they fry',
  },
  'egg-foo-young': {
    names:
      'egg foo young, egg fu yung, egg foo yung, chinese omelet, chinese omelette, shrimp egg foo young, egg fu young',
    title: 'Shrimp Egg Foo Young',
    family: 'cantonese',
    near: 'okonomiyaki rolled-omelet savory-pancake',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch jasmine 240
      stock chicken-stock 360
      sauce soy-sauce|tamari 30
      thickener cornstarch 16
      second-fat sesame-oil 5
      egg egg 400
      protein shrimp 220 peeled, deveined and chopped
      vegetable bean-sprouts 200
      vegetable mushrooms 100 thinly sliced
      aromatic scallion 60 thinly sliced
      fat neutral-oil 48
      pepper white-pepper|pepper 0.5
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} and {water 400} to the boil, put on the lid, cook on low for 15 minutes and rest for 5 minutes.
      2+4~ Whisk {chicken-stock, soy-sauce, sesame-oil} with {1/2 cornstarch} in a small pan and simmer until it thickens, 3 to 4 minutes.
      4 Beat {egg} with {cornstarch, white-pepper, salt}. Stir in {shrimp, bean-sprouts, mushrooms, 1/2 scallion}.
      16 Heat some of {neutral-oil} in {@skillet} over medium-high heat. Ladle in thick patties, a few at a time, and fry until brown and set and the shrimp are pink and curled, about 3 minutes a side.
      1 Stack the patties on plates, flood with the gravy, scatter with {scallion} and serve with {=jasmine}.
    `,
    face: 'Puffed, brown-edged omelets full of shrimp and bean sprouts, under a savory gravy',
    why: 'A little cornstarch in the eggs holds the juicy filling together',
  },
  onigiri: {
    names: 'onigiri, japanese rice balls, tuna onigiri, omusubi, tuna mayo onigiri',
    title: 'Tuna Onigiri (Rice Balls)',
    family: 'soy-mirin',
    near: 'sushi-rolls kimbap',
    beside: 'miso-soup edamame',
    weight: 2,
    level: 2,
    types: 'Snack, Main Dish',
    meals: 'Lunch, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch short-rice 360
      protein canned-tuna 220 drained well
      dressing mayonnaise|vegan-mayonnaise 50
      sauce soy-sauce|tamari 8
      crunch nori 9 cut into wide strips
      seasoning sesame 6
      salt
    `,
    steps: `
      3+25 Simmer {short-rice} in {water 470}, covered, for 15 minutes over low heat, and let it stand for 10 minutes, until it is tender and sticky.
      2 Flake {canned-tuna} finely with {mayonnaise, soy-sauce, salt}.
      12 When the grains can be handled, wet your hands. Press a handful of {=short-rice} flat, put a spoonful of the filling in the middle, close it up and squeeze into a triangle. Go on until all is used.
      3 Roll the edges in {sesame} and wrap each in {nori} just before eating.
    `,
    face: 'Warm, sticky triangles with a creamy tuna middle, wrapped in nori',
    why: 'Wet hands keep the grains from sticking, and the wrapper goes on last to stay crisp',
  },
  'spam-musubi': {
    names:
      'spam musubi, musubi, hawaiian spam musubi, spam rice balls, spam sushi, spam onigiri, spam and rice, spam musubi with nori, luncheon meat musubi, teriyaki spam musubi',
    title: 'Spam Musubi',
    titles: 'tofu: Tofu Musubi',
    family: 'soy-mirin',
    cuisine: 'American, Japanese, Asian',
    near: 'onigiri kimbap sushi-rolls',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Main Dish',
    meals: 'Lunch, Snack, Breakfast',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.1,
    list: `
      starch short-rice 340
      protein luncheon-meat|tofu 340 cut into slices 3/8 inch thick
      fat neutral-oil 6
      sauce soy-sauce|tamari 24
      wine mirin|apple-juice 20
      sweetener sugar 20
      seasoning sesame 6
      crunch nori 10 each cut into 3 strips
    `,
    steps: `
      3+25~ Rinse {short-rice}, bring it to a boil in {water 440} and cook it, covered, over low heat for 15 minutes. Leave it covered off the heat for 10 minutes.
      2 Stir {soy-sauce, mirin, sugar} together for the glaze.
      8 Brown {luncheon-meat} in {neutral-oil} in {@skillet} over medium heat until crisp at the edges, 3 minutes a side. Pour in the glaze and turn the slices until it is sticky and clings to them, 1 minute.
      10 Wet your hands, and line [{?luncheon-meat}the rinsed can or ]a small, straight-sided box with plastic wrap. Press in a handful of rice about an inch thick, sprinkle it with {sesame}, lay a slice on top, press firmly and lift out. Go on until all is used.
      4 Lay out {nori}, set a block across the middle of each strip, fold the ends over and seal with a drop of water. Eat warm, or the same day.
    `,
    face: 'Sticky rice under a glazed, crisp-edged slice, held together by a band of nori',
    why: 'Soy sauce and sugar boil down on the slices themselves, so the glaze stays where it is put',
  },
}
