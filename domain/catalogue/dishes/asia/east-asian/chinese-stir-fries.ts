import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Weeknight stir-fries of a Chinese American kitchen. */
export const chineseStirFries: DishEntries = {
  'beef-and-broccoli': {
    titles: 'tofu: Tofu and Broccoli',
    names:
      'beef and broccoli, beef with broccoli, broccoli beef, beef broccoli, beef & broccoli, chinese beef and broccoli, beef and broccoli stir fry, takeout beef and broccoli, panda express broccoli beef',
    family: 'cantonese',
    near: 'mongolian-beef chicken-and-broccoli stir-fry',
    beside: 'egg-drop-soup',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein flank-steak|sirloin|tofu 560 sliced 1/4 inch thick across the grain
      starch jasmine 280
      vegetable broccoli 500 cut into bite-size florets
      sauce soy-sauce|tamari|coconut-aminos 66
      sauce oyster-sauce 40?
      sweetener brown-sugar 24
      thickener cornstarch 20
      stock beef-stock|chicken-stock|veg-stock 160
      fat neutral-oil 40
      aromatic garlic 12
      aromatic ginger 10
      second-fat sesame-oil 5
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} and {water 480} to a boil, cover and cook over the lowest heat until every grain is tender, 15 minutes. Leave it covered for 5 minutes.
      3 Toss {flank-steak} with {1/3 soy-sauce} and {1/2 cornstarch} and let it sit while you make the sauce.
      2 Stir {soy-sauce, oyster-sauce, brown-sugar, beef-stock, cornstarch} into a smooth sauce.
      7 Heat {1/2 neutral-oil} in {@skillet} over high heat until it just smokes. Sear {=flank-steak} in two batches, in one layer, until well browned and just cooked through, 1 to 2 minutes a side. Lift out.
      5 Add {neutral-oil, broccoli, water 60}, cover and steam for 3 minutes, until bright green. Uncover, push to one side and fry {garlic, ginger} in the gap for 30 seconds.
      3 Pour the sauce over and boil, stirring, until it thickens, 1 minute. Return {=flank-steak}, add {sesame-oil, salt} and serve over {=jasmine}.
    `,
    face: 'Seared slices and crisp-tender broccoli in a dark, savory gravy',
    why: 'A thin coat of cornstarch keeps the slices tender and helps the sauce cling to them',
  },
  'chicken-and-broccoli': {
    names:
      'chicken and broccoli, chicken with broccoli, chicken broccoli stir fry, chicken & broccoli, chinese chicken and broccoli, broccoli chicken, chicken and broccoli stir fry, takeout chicken and broccoli',
    family: 'cantonese',
    near: 'beef-and-broccoli chicken-stir-fry stir-fry',
    beside: 'egg-drop-soup',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-breast 560 thinly sliced across the grain
      starch jasmine 280
      vegetable broccoli 500 cut into bite-size florets
      sauce soy-sauce|tamari|coconut-aminos 50
      sauce oyster-sauce 30?
      wine shaoxing|dry-sherry 20?
      stock chicken-stock 200
      thickener cornstarch 20
      sweetener sugar 8
      fat neutral-oil 40
      aromatic garlic 12
      aromatic ginger 6
      pepper white-pepper 0.5?
      salt
    `,
    steps: `
      2+20~ Set {jasmine} to simmer with {water 480} under a tight lid over low heat for 15 minutes, then take it off the heat and wait 5 minutes.
      3 Work {1/3 soy-sauce} and {1/2 cornstarch} into {chicken-breast} with your hands until the slices feel slick.
      2 In a measuring cup, blend {chicken-stock, soy-sauce, oyster-sauce, shaoxing, sugar, white-pepper, cornstarch}.
      3 Bring 1 inch of water to a boil in {@skillet}, add {broccoli} and cover for 2 minutes. Drain and wipe the pan dry.
      6 Heat {neutral-oil} in the same pan over high heat. Stir-fry {=chicken-breast} until white all through and 165°F (74°C), 4 to 5 minutes, adding {garlic, ginger} for the last 30 seconds.
      3 Stir the sauce and add it with the broccoli. Boil until glossy, 1 to 2 minutes, then [add {salt} to taste and] spoon over {=jasmine}.
    `,
    face: 'Silky slices of chicken and green broccoli in a light garlic sauce',
    why: 'The broccoli is blanched first, so nothing overcooks while the sauce comes together',
  },
  'mongolian-beef': {
    titles: 'tofu: Mongolian Tofu',
    names:
      "mongolian beef, pf chang's mongolian beef, pf changs mongolian beef, crispy mongolian beef, mongolian beef and rice, mongolian steak",
    family: 'cantonese',
    near: 'beef-and-broccoli bulgogi stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein flank-steak|sirloin|tofu 600 sliced 1/4 inch thick across the grain
      starch jasmine 270
      thickener cornstarch 40
      fat neutral-oil 55
      aromatic garlic 15
      aromatic ginger 12
      chile flakes 0.5
      sauce soy-sauce|tamari|coconut-aminos 75
      sweetener brown-sugar 65
      aromatic scallion 130 cut into 2-inch lengths
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil in {water 460} and cook it, covered, over low heat for 15 minutes. Off the heat it finishes by itself in 5 minutes.
      3+10 Toss {flank-steak} with {cornstarch} until each slice is dusted. Let stand for 10 minutes, so that the starch takes hold.
      9 Heat {most neutral-oil} in {@skillet} over medium-high heat until it ripples. Fry {=flank-steak} in two or three batches until the edges are crisp, about 3 minutes a batch, and drain.
      5 Pour off all but a film of oil, or add {neutral-oil} if the pan is dry. Cook {garlic, ginger, flakes} for 30 seconds, then add {soy-sauce, brown-sugar, water 120} and boil until it is lightly syrupy, 3 to 4 minutes.
      2 Add {scallion} and {=flank-steak} and toss for 1 minute, until the scallions wilt. [Season with {salt}.] Serve with {=jasmine}.
    `,
    face: 'Crisp-edged slices and handfuls of scallion in a sauce of soy and brown sugar',
    why: 'The dusted slices are left to stand before they are fried, so the crust holds in the sauce',
  },
  'vegetable-stir-fry': {
    names:
      'vegetable stir fry, vegetable stir-fry, veggie stir fry, veg stir fry, stir fried vegetables, stir fry vegetables, mixed vegetable stir fry, chinese vegetables, vegetable stirfry',
    title: 'Vegetable Stir-Fry',
    family: 'cantonese',
    near: 'stir-fry',
    beside: 'egg-drop-soup edamame',
    weight: 4,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch jasmine 300
      vegetable broccoli 300 cut into small florets
      vegetable red-pepper 180 cut into strips
      vegetable carrot 140 thinly sliced on the diagonal
      vegetable snow-peas 120 trimmed
      vegetable mushrooms 180 sliced
      fat neutral-oil 45
      aromatic garlic 12
      aromatic ginger 10
      sauce soy-sauce|tamari|coconut-aminos 62
      acid rice-vinegar 15
      sweetener brown-sugar 12
      thickener cornstarch 10
      second-fat sesame-oil 10
      nut cashews|peanuts 80?
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil with {water 510}, then cover and simmer gently for 15 minutes. Let it stand, still covered, for 5 minutes while you cook the vegetables.
      2 Stir {soy-sauce, rice-vinegar, brown-sugar, cornstarch} with {water 80} until smooth.
      5 Get {neutral-oil} very hot in {@skillet} over high heat. Add {carrot, broccoli} and keep them moving for 3 minutes, with a spoonful of water if they catch.
      4 Add {mushrooms, red-pepper, snow-peas} and stir-fry until crisp-tender, 3 minutes. Clear a space and cook {garlic, ginger} in it for 30 seconds.
      2 Give the sauce a stir, pour it around the edge of the pan and toss until everything shines, 1 minute. [Fold in {cashews}.] Dress with {sesame-oil, salt} and serve on {=jasmine}.
    `,
    face: 'Five crisp vegetables in a sauce of ginger, garlic and soy',
    why: 'They go in by how long they take, the hardest first, so all are done at once',
  },
  'chicken-stir-fry': {
    names:
      'chicken stir fry, chicken stir-fry, chicken and vegetable stir fry, chicken vegetable stir fry, chicken stirfry, easy chicken stir fry, stir fry chicken',
    title: 'Chicken Stir-Fry',
    titles: 'tofu: Tofu Stir-Fry',
    family: 'cantonese',
    near: 'chicken-and-broccoli vegetable-stir-fry stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-breast|chicken-thigh|tofu 520 sliced 1/4 inch thick
      starch jasmine 270
      thickener cornstarch 16
      sauce soy-sauce|tamari|coconut-aminos 66
      sweetener honey|brown-sugar 24
      acid rice-vinegar 15
      fat neutral-oil 40
      vegetable red-pepper 180 cut into strips
      vegetable snow-peas 150 trimmed
      vegetable carrot 120 thinly sliced on the diagonal
      aromatic garlic 12
      aromatic ginger 10
      aromatic scallion 45 cut into 1-inch lengths
      second-fat sesame-oil 6
      salt
    `,
    steps: `
      2+20~ Put {jasmine} and {water 460} over high heat until it boils; cover, turn down low and cook for 15 minutes. It can then wait, lid on, for 5 minutes or longer.
      2 Shake {most soy-sauce, honey, rice-vinegar, 1/2 cornstarch} with {water 80} in a jar.
      3 Turn {chicken-breast} in {soy-sauce, cornstarch}.
      5 Heat {1/2 neutral-oil} in {@skillet} over high heat until a drop of water dances. Stir-fry {=chicken-breast} until browned in spots[{?chicken-breast} and 165°F (74°C) inside], 4 to 5 minutes. Transfer it to a plate.
      4 Add {neutral-oil} to the pan, then {carrot} for 1 minute and {red-pepper, snow-peas} for 2 minutes more. Stir in {garlic, ginger, scallion} until they smell good, 30 seconds.
      2 Return {=chicken-breast}, shake the jar and pour it in. Boil and toss for 1 minute, until the sauce clings. Finish with {sesame-oil} [and {salt}], and serve with {=jasmine}.
    `,
    face: 'Tender slices with snow peas and carrots in a sauce of soy and honey',
    why: 'Everything takes its turn in the pan, so all of it browns instead of stewing',
  },
  'beef-stir-fry': {
    names:
      'beef stir fry, beef stir-fry, steak stir fry, beef and vegetable stir fry, pepper steak, chinese pepper steak, beef and peppers stir fry, beef stirfry, beef and pepper stir fry',
    title: 'Beef Stir-Fry with Peppers',
    family: 'cantonese',
    near: 'beef-and-broccoli mongolian-beef stir-fry',
    beside: '',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein sirloin|flank-steak 560 sliced 1/4 inch thick across the grain
      starch jasmine 270
      sauce soy-sauce|tamari|coconut-aminos 66
      thickener cornstarch 18
      sweetener sugar 10
      fat neutral-oil 40
      vegetable onion 150 cut into wedges
      vegetable green-pepper 160 cut into 1-inch pieces
      vegetable red-pepper 160 cut into 1-inch pieces
      aromatic garlic 12
      aromatic ginger 10
      stock beef-stock 140
      pepper pepper 2.5
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} and {water 460} to a boil, cover, cook over low heat for 15 minutes and let it rest for 5 minutes.
      3 Season {sirloin} with {1/2 soy-sauce, sugar, 1/2 cornstarch, 1/2 pepper}, mixing well.
      1 Stir {beef-stock, soy-sauce, cornstarch} together.
      5 Swirl {1/2 neutral-oil} around {@skillet} over high heat. Sear the beef in a single layer, in two batches, until well browned, about 2 minutes each, and take it out.
      5 Heat {neutral-oil} in the pan and stir-fry {onion, green-pepper, red-pepper} until charred at the edges but still firm, 4 minutes. Add {garlic, ginger} and cook for 30 seconds.
      2 Pour in the stock mixture, let it thicken for 1 minute, then put {=sirloin} back. Grind in {pepper}[, season with {salt}] and pile onto {=jasmine}.
    `,
    face: 'Seared strips of meat with charred vegetables and plenty of black pepper',
    why: 'A crowded pan steams meat: two quick batches are what gives it color',
  },
  'moo-goo-gai-pan': {
    titles: 'tofu: Moo Goo Tofu Pan',
    names:
      'moo goo gai pan, moo goo guy pan, mushroom chicken stir fry, chicken with mushrooms chinese, chinese chicken and mushrooms, moogoo gai pan, moo goo gai pan chicken',
    title: 'Moo Goo Gai Pan',
    family: 'cantonese',
    near: 'chicken-and-broccoli stir-fry',
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
      protein chicken-breast|tofu 500 sliced 1/4 inch thick across the grain
      starch jasmine 280
      vegetable mushrooms 280 sliced
      vegetable snow-peas 140 strings removed
      vegetable carrot 120 sliced thinly on a slant
      vegetable bok-choy 250 cut into 1-inch pieces
      sauce soy-sauce|tamari|coconut-aminos 34
      wine dry-sherry=Shaoxing_wine/wine|apple-juice 30
      thickener cornstarch 18
      stock chicken-stock|veg-stock 220
      fat neutral-oil 40
      aromatic garlic 12
      aromatic ginger 12
      second-fat sesame-oil 5
      salt
    `,
    steps: `
      2+20~ Start with the rice: bring {jasmine} to a boil in {water 480}, put the lid on, and cook it on low heat for 15 minutes and off the heat for 5 more.
      3 Toss {chicken-breast} with {1/3 soy-sauce} and {1/3 cornstarch}.
      1 Stir {soy-sauce, dry-sherry, chicken-stock} and {cornstarch} into a smooth sauce.
      5 Heat {1/2 neutral-oil} in {@skillet} over high heat. Lay in {=chicken-breast} in one layer and fry until golden[{?chicken-breast} and 165°F (74°C) inside], 4 minutes. Lift out.
      6 Add {neutral-oil} and fry {mushrooms} until browned, 4 minutes. Add {carrot, garlic, ginger} and stir for 1 minute.
      3 Add {bok-choy, snow-peas} and stir until bright green and still crisp, 2 minutes.
      3 Stir the sauce, pour it in and boil until glossy, 1 minute. Return {=chicken-breast}, add {sesame-oil, salt}, and serve over {=jasmine}.
    `,
    face: 'Browned mushrooms, snow peas and tender slices in a light, glossy sauce',
    why: 'Each goes in by the time that it needs, so that the greens keep their snap',
  },
}
