import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice and noodles from the wok. */
export const chineseRiceAndNoodles: DishEntries = {
  'egg-fried-rice': {
    names:
      'egg fried rice, fried rice, chinese fried rice, special fried rice, yangzhou fried rice, yang chow fried rice, takeout fried rice, better than takeout fried rice, leftover rice fried rice, fried rice with egg',
    family: 'cantonese',
    near: 'chicken-fried-rice fried-rice',
    beside: 'asian-cucumber-salad edamame',
    weight: 5,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch cooked-rice 800 cold, clumps broken up
      egg egg 250 beaten
      fat neutral-oil 42
      vegetable carrot 100 finely diced
      vegetable peas 140
      aromatic scallion 75 thinly sliced
      aromatic garlic 9
      sauce soy-sauce|tamari|coconut-aminos 50
      second-fat sesame-oil 9
      pepper white-pepper|pepper 0.8
      salt
    `,
    steps: `
      3 Heat {1/3 neutral-oil} in {@skillet} over medium-high heat. Pour in {egg}, wait 10 seconds until the edges puff, then push into soft curds and scrape onto a plate while still a little wet, about 1 minute in all.
      4 Add {neutral-oil} to the pan with {carrot} and stir-fry for 2 minutes. Add {peas, garlic, 1/2 scallion} and cook until hot and bright, 1 to 2 minutes.
      6 Turn the heat to high and add {cooked-rice}. Press out the lumps and toss until every grain is separate and the rice hisses and jumps, 4 to 5 minutes.
      3 Drizzle {soy-sauce} around the hot edge of the pan and toss until the color is even, 1 minute. Fold the egg back in with {scallion, sesame-oil, white-pepper, salt} and serve at once.
    `,
    face: 'Loose, smoky grains with soft egg, peas and scallions',
    why: 'Cold grains fry where fresh ones would steam, so each stays apart',
  },
  'chicken-fried-rice': {
    names:
      'chicken fried rice, chinese chicken fried rice, chicken and egg fried rice, takeout chicken fried rice, chicken egg fried rice, fried rice with chicken, easy chicken fried rice',
    family: 'cantonese',
    near: 'egg-fried-rice fried-rice',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-thigh|chicken-breast 400 cut into 1/2-inch dice
      starch cooked-rice 720 cold, clumps broken up
      egg egg 100 beaten
      sauce soy-sauce|tamari|coconut-aminos 56
      fat neutral-oil 40
      vegetable onion 110 finely chopped
      vegetable carrot 90 finely diced
      vegetable peas 120
      aromatic garlic 9
      aromatic ginger 6
      aromatic scallion 60 thinly sliced
      second-fat sesame-oil 8
      pepper pepper 0.6
      salt
    `,
    steps: `
      6 Mix {chicken-thigh} with {1/3 soy-sauce}. Heat {1/3 neutral-oil} in {@skillet} over high heat and stir-fry the pieces until browned and 165°F (74°C) inside, 4 to 5 minutes. Lift them out.
      2 Pour {egg} into the same pan, tilt the pan to make a thin sheet, and chop it up as soon as it sets, about 1 minute. Add it to the plate.
      4 Soften {onion, carrot} in {neutral-oil} over medium-high heat for 3 minutes. Stir in {garlic, ginger, peas} for 1 minute.
      6 Add {cooked-rice} and fry over high heat, flattening it against the pan and turning it, until it is hot and starts to crackle, 5 minutes.
      3 Season with {soy-sauce, sesame-oil, pepper, salt}. Return {=chicken-thigh} and the egg, scatter in {scallion} and toss for 1 minute more.
    `,
    face: 'Browned chicken, egg and peas in a skillet of loose, toasty grains',
    why: 'Everything is fried by turns in one pan, so nothing is soggy when it comes together',
  },
  'shrimp-fried-rice': {
    names:
      'shrimp fried rice, prawn fried rice, egg and shrimp fried rice, chinese shrimp fried rice, king prawn fried rice, shrimp and egg fried rice',
    family: 'cantonese',
    near: 'egg-fried-rice chicken-fried-rice fried-rice',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein shrimp 400 peeled and deveined
      starch cooked-rice 720 cold, clumps broken up
      egg egg 150 beaten
      fat neutral-oil 42
      aromatic shallot 60 finely chopped
      aromatic garlic 9
      vegetable peas 100
      vegetable bean-sprouts 120?
      sauce soy-sauce|tamari|coconut-aminos 44
      aromatic scallion 60 thinly sliced
      second-fat sesame-oil 6
      pepper white-pepper|pepper 0.6
      salt
    `,
    steps: `
      4 Pat {shrimp} very dry. Sear them in {1/3 neutral-oil} in {@skillet} over high heat until pink and curled, about 1 minute a side, then set aside.
      2 Lower to medium, add {egg} and stir slowly until barely set, 1 minute. Set aside with the shrimp.
      3 Heat {neutral-oil} and cook {shallot, garlic} until they begin to color, 2 minutes.
      6 Add {cooked-rice} and stir-fry over high heat, scraping the bottom, until steaming and dry, 4 to 5 minutes. Add {peas, bean-sprouts} for the last minute.
      2 Return {=shrimp} and the egg and toss with {soy-sauce, scallion, sesame-oil, white-pepper, salt} for 1 minute, until hot through.
    `,
    face: 'Seared shrimp, soft egg and peas tossed through toasty grains',
    why: 'The shrimp leave the pan as soon as they curl and come back at the end, so they stay springy',
  },
  'lo-mein': {
    names:
      'lo mein, vegetable lo mein, veggie lo mein, lo mein noodles, chinese lo mein, takeout lo mein, lomein, chow lo mein',
    title: 'Vegetable Lo Mein',
    family: 'cantonese',
    near: 'chow-mein stir-fried-noodles',
    beside: 'asian-cucumber-salad edamame',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|ramen-noodles|rice-noodles 360
      sauce soy-sauce|tamari|coconut-aminos 66
      sauce hoisin-sauce 24?
      sweetener brown-sugar 12
      second-fat sesame-oil 14
      fat neutral-oil 36
      vegetable mushrooms 180 sliced
      vegetable cabbage 220 cored and thinly sliced
      vegetable carrot 120 cut into matchsticks
      vegetable red-pepper 150 cut into thin strips
      aromatic garlic 12
      aromatic ginger 8
      aromatic scallion 75 cut into 1-inch lengths
      salt
    `,
    steps: `
      2+8~ Bring a large pot of water to a boil and cook {egg-noodles} until just tender, 6 to 8 minutes. Drain, rinse briefly and toss with {1/2 sesame-oil}.
      2 Whisk {soy-sauce, hoisin-sauce, brown-sugar, sesame-oil} in a small bowl until the sugar is gone.
      5 Heat {neutral-oil} in {@skillet} over high heat until shimmering. Brown {mushrooms} for 3 minutes without stirring much, then add {carrot, red-pepper} and cook for 2 minutes.
      3 Add {cabbage, garlic, ginger} and stir-fry until the cabbage just collapses, 2 minutes.
      3 Add {=egg-noodles} with {scallion, salt} and the sauce. Toss with two spoons until everything is evenly brown and hot, 2 minutes.
    `,
    face: 'A soft, slippery tangle of noodles with cremini, cabbage and carrots',
    why: 'Nothing should crisp here: the sauce coats every strand and the vegetables do the crunching',
  },
  'chow-mein': {
    names:
      'chow mein, chicken chow mein, chow mein noodles, chinese chow mein, crispy chow mein, chicken chowmein, chow mien',
    title: 'Chicken Chow Mein',
    family: 'cantonese',
    near: 'lo-mein stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|ramen-noodles|rice-noodles 320
      protein chicken-breast|chicken-thigh 350 cut into thin strips
      sauce soy-sauce|tamari|coconut-aminos 66
      thickener cornstarch 8
      sauce oyster-sauce 25?
      pepper white-pepper|pepper 0.7
      fat neutral-oil 48
      vegetable onion 110 thinly sliced
      vegetable celery 80 thinly sliced on the diagonal
      vegetable cabbage 180 cored and thinly sliced
      vegetable bean-sprouts 150
      aromatic garlic 9
      aromatic scallion 60 cut into 2-inch lengths
      salt
    `,
    steps: `
      2+6~ Boil {egg-noodles} until not quite tender, 5 to 6 minutes. Drain well and spread them out on a towel, so that they dry and can crisp.
      4 Toss {chicken-breast} with {1/3 soy-sauce, cornstarch}. Mix {soy-sauce, oyster-sauce, white-pepper} with {water 45} for the sauce.
      5 Heat {1/3 neutral-oil} in {@skillet} over high heat. Stir-fry {=chicken-breast} until lightly browned and 165°F (74°C), 4 minutes, and take it out.
      6 Add {neutral-oil} and the noodles in a flat layer. Leave them for 2 to 3 minutes, until the underside is golden and crackling, then flip in pieces and crisp the other side, 2 minutes. Slide onto the plate.
      4 Stir-fry {onion, celery, cabbage} for 2 minutes, then {garlic, bean-sprouts, scallion} for 1 minute.
      2 Return {=chicken-breast, =egg-noodles}, pour in the sauce [with {salt}] and toss for 1 minute, so that some noodles soften and some stay crisp.
    `,
    face: 'Noodles half crisp and half soft, with strips of chicken, bean sprouts and cabbage',
    why: 'Drying the strands before they meet the pan is what lets them brown',
  },
  'dan-dan-noodles': {
    names:
      'dan dan noodles, dandan noodles, dan dan mian, tan tan noodles, sichuan noodles, dan dan mein, szechuan noodles with pork',
    family: 'sichuan',
    near: 'mapo-tofu stir-fried-noodles noodle-bowl',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch egg-noodles|ramen-noodles|rice-noodles 360
      protein ground-pork|ground-turkey 320
      sauce tahini|peanut-butter 60
      sauce soy-sauce|tamari|coconut-aminos 60
      acid black-vinegar|rice-vinegar 24
      second-fat chili-oil 28
      sweetener sugar 10
      fat neutral-oil 15
      ground-spice sichuan 3 toasted and ground
      aromatic garlic 9
      aromatic ginger 9
      vegetable bok-choy 300 quartered lengthwise
      aromatic scallion 45 thinly sliced
      nut peanuts 40?
      salt
    `,
    steps: `
      3 For the sauce, stir {tahini, black-vinegar, chili-oil, sugar, most soy-sauce} with {water 100} until creamy, and spoon it into the bowls.
      8 Heat {neutral-oil} in {@skillet} over high heat and fry {ground-pork}, breaking it up, until no pink is left and the crumbs are brown and crisp, 6 to 7 minutes (160°F/71°C). Add {garlic, ginger, sichuan, soy-sauce} and cook until dry, 1 minute.
      3+7 Boil {egg-noodles} in plenty of water until tender, 6 to 7 minutes, adding {bok-choy} for the last 2 minutes. Scoop out a cup of the water and drain.
      2 Put the noodles and greens over the sauce, loosen with a splash of the hot water, and top with {=ground-pork, scallion, peanuts}. Mix at the table.
    `,
    face: 'A nutty, tingling sauce under egg noodles and crisp crumbs of ground pork',
    why: 'The sauce waits in the bowl until the hot strands loosen it',
  },
  'zha-jiang-mian': {
    names:
      'zha jiang mian, zhajiangmian, zha jiang noodles, zhajiang mian, beijing noodles, beijing fried sauce noodles, chinese fried sauce noodles, zhajiang noodles, noodles with fried bean sauce, beijing zhajiangmian, chinese noodles with pork and bean sauce, zha jian mian',
    title: 'Zha Jiang Mian (Beijing Noodles with Pork Bean Sauce)',
    titles: `
      ground-chicken: Zha Jiang Mian (Beijing Noodles with Chicken Bean Sauce)
      plant-mince: Zha Jiang Mian (Beijing Noodles with Bean Sauce)
    `,
    family: 'cantonese',
    near: 'dan-dan-noodles peanut-noodles lo-mein stir-fried-noodles',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 30
      protein ground-pork|ground-chicken|plant-mince 360
      aromatic scallion 60 white and green parts chopped separately
      aromatic ginger 12
      aromatic garlic 12
      vegetable shiitake 100 stemmed and finely chopped
      wine shaoxing|dry-sherry 20
      sauce doenjang|miso 60
      sauce hoisin-sauce 50
      sauce soy-sauce 10
      starch ramen-noodles|udon 360
      raw cucumber 250 cut into matchsticks
      raw radish 120 cut into matchsticks
      vegetable bean-sprouts 150
      salt
    `,
    steps: `
      7 Heat {neutral-oil} in {@skillet} over medium-high heat. Cook {ground-pork}, breaking it up, until browned[{?ground-pork} and 160°F (71°C)][{?ground-chicken} and 165°F (74°C)], 6 minutes.
      4 Add the white parts of {scallion} with {ginger, garlic, shiitake} and cook until the shiitakes wilt, 3 minutes. Splash in {shaoxing} and let it boil away, 30 seconds.
      2+10~ Stir {doenjang, hoisin-sauce, soy-sauce} with {water 240}, pour it in and simmer over low heat, stirring now and then, until thick, dark and glossy, with the fat rising at the edges, 10 minutes.
      2+8 Bring a large pot of water to a boil. Cook {ramen-noodles} in it until chewy, [{?ramen-noodles}4 to 5 minutes][{?udon}8 to 9 minutes], throwing in {bean-sprouts} for the last 30 seconds. Drain.
      2 Divide the noodles among bowls and spoon on the sauce. Arrange {cucumber, radish} and the scallion greens around it[, with {salt} to taste], and toss well before eating.
    `,
    face: 'Chewy noodles under a dark, salty-sweet sauce of fermented beans, with crisp cucumber and radish',
    why: 'The sauce simmers until its fat rises, which rounds off the raw edge of the bean paste',
  },
}
