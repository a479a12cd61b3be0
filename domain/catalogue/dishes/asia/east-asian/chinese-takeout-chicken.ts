import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Crisp chicken in the glossy sauces that American Chinese takeout is known for. */
export const chineseTakeoutChicken: DishEntries = {
  'orange-chicken': {
    titles: 'tofu: Orange Tofu',
    names:
      'orange chicken, chinese orange chicken, panda express orange chicken, copycat orange chicken, crispy orange chicken, takeout orange chicken, orange chicken and rice',
    family: 'cantonese',
    near: 'sweet-and-sour-chicken sesame-chicken general-tsos-chicken stir-fry',
    beside: 'roasted-broccoli asian-cucumber-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-thigh|tofu 560 cut into 1-inch pieces
      starch jasmine 270
      egg egg 50? lightly beaten
      flour flour|rice-flour 40
      thickener cornstarch 42
      fat neutral-oil 65
      aromatic garlic 9
      aromatic ginger 8
      chile flakes 0.7
      acid orange-juice 180
      ground-spice orange-zest 4
      sauce soy-sauce|tamari|coconut-aminos 48
      acid rice-vinegar 30
      sweetener sugar 50
      crunch sesame 6?
      salt
    `,
    steps: `
      3 Stir together {orange-juice, orange-zest, soy-sauce, rice-vinegar, sugar, 1/3 cornstarch} until no lumps are left.
      2+20~ Bring {jasmine} to a boil with {water 460} in a small saucepan. Cover, simmer over low heat for 15 minutes, and leave covered off the heat for 5 minutes more.
      5 Toss {chicken-thigh} [with {egg, salt} ]in a large bowl. Add {flour, cornstarch} and turn until every piece has a dry, shaggy coat.
      12 Heat {most neutral-oil} in {@skillet} over medium-high heat until a crumb of batter sizzles. Fry the pieces in two batches, turning once, until deep golden[{?chicken-thigh} and 165°F (74°C) inside], 5 to 6 minutes a batch. Drain on a rack or on paper towels.
      4 Wipe out the pan and set it over medium heat with {neutral-oil}. Stir {garlic, ginger, flakes} for 30 seconds, until fragrant, then pour in the orange mixture and boil until it coats a spoon, 2 to 3 minutes.
      2 Return {=chicken-thigh} to the pan and toss for 1 minute, until lacquered. [Sprinkle with {sesame}.] Serve over {=jasmine}.
    `,
    face: 'Crackly fried pieces in a sticky glaze of orange juice and zest',
    why: 'The sauce is boiled down before the meat goes back in, so the crust stays crisp',
  },
  'general-tsos-chicken': {
    titles: "tofu: General Tso's Tofu",
    names:
      "general tso's chicken, general tso chicken, general tsos chicken, general tso, general tso's, general tao chicken, general gau's chicken, general zuo chicken, general chicken, general tsao chicken",
    title: "General Tso's Chicken",
    family: 'hunan',
    near: 'sesame-chicken orange-chicken kung-pao-chicken stir-fry',
    beside: 'asian-cucumber-salad hot-and-sour-soup',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-thigh|tofu 560 cut into 1 1/2-inch pieces
      starch jasmine 270
      egg egg-white|egg 33? lightly beaten
      thickener cornstarch 48
      fat neutral-oil 65
      whole-spice flakes 1.5
      aromatic garlic 12
      aromatic ginger 8
      stock chicken-stock|veg-stock 120
      sauce soy-sauce|tamari|coconut-aminos 60
      acid rice-vinegar 40
      sweetener sugar 45
      sauce hoisin-sauce 20?
      second-fat sesame-oil 5
      aromatic scallion 45
      salt
    `,
    steps: `
      3 Whisk {chicken-stock, most soy-sauce, rice-vinegar, sugar, hoisin-sauce} for the sauce.
      2+20~ Put {jasmine} on to cook: bring to a boil with {water 460}, cover, turn the heat to low for 15 minutes, then let it steam off the heat for 5 minutes.
      5 Mix {soy-sauce, egg-white} in a large bowl. Add {chicken-thigh} and turn to coat, then dredge in {most cornstarch}, pressing so that it clings. Whisk {cornstarch} into the sauce.
      12 Heat {most neutral-oil} in {@skillet} over medium-high heat until it shimmers. Fry half of {=chicken-thigh} at a time, turning, until craggy and brown[{?chicken-thigh} and 165°F (74°C) in the middle], about 6 minutes a batch, and set on a rack.
      4 Pour off the oil, add {neutral-oil} and fry {flakes, garlic, ginger} over medium heat for 30 seconds. Stir the sauce, add it and simmer until dark and syrupy, 2 minutes.
      2 Toss {=chicken-thigh} through the sauce with {sesame-oil, 1/2 scallion}. [Season with {salt}.] Scatter with {scallion} and bring to the table with {=jasmine}.
    `,
    face: 'Craggy fried pieces in a dark sauce that is sweet, sour and hot at once',
    why: 'Cornstarch alone makes a crust that stays crunchy under the sauce',
  },
  'sesame-chicken': {
    titles: 'tofu: Sesame Tofu',
    names:
      'sesame chicken, honey sesame chicken, chinese sesame chicken, takeout sesame chicken, sticky sesame chicken, crispy sesame chicken',
    family: 'cantonese',
    near: 'orange-chicken general-tsos-chicken sweet-and-sour-chicken stir-fry',
    beside: 'roasted-broccoli egg-drop-soup',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-breast|tofu 560 cut into 1-inch pieces
      starch jasmine 260
      egg egg 50? lightly beaten
      thickener cornstarch 60
      fat neutral-oil 60
      aromatic garlic 9
      aromatic ginger 6
      sauce soy-sauce|tamari|coconut-aminos 56
      sweetener honey|maple 70
      acid rice-vinegar 20
      second-fat sesame-oil 12
      crunch sesame 22
      aromatic scallion 30?
      salt
    `,
    steps: `
      3 For the glaze, stir {soy-sauce, honey, rice-vinegar, sesame-oil, garlic, ginger, 1/3 cornstarch} with {water 60} until smooth.
      2+20~ Simmer {jasmine} in {water 465}, tightly covered, over low heat until the water is gone, 15 minutes. Keep the lid on for 5 minutes before you fluff it.
      4 Put {chicken-breast} in a bowl[ with {egg, salt}], lift the pieces out and roll them in {cornstarch} until evenly white.
      11 Heat {neutral-oil} in {@skillet} over medium-high heat. Fry {=chicken-breast} in two batches, in one layer, until golden on both sides[{?chicken-breast} and 165°F (74°C) inside], about 5 minutes each. Move it to a plate and pour off what oil is left.
      3 Give the glaze a stir, pour it into the hot pan and let it bubble until thick and shiny, 2 minutes.
      2 Fold {=chicken-breast} and {1/2 sesame} into the glaze until evenly coated. Finish with {sesame, scallion} and eat at once, with {=jasmine}.
    `,
    face: 'Golden pieces under a honey glaze, rolled in toasted sesame',
    why: 'Honey and cornstarch thicken the glaze in two minutes, before the crust can soften',
  },
  'sweet-and-sour-chicken': {
    titles: 'tofu: Sweet and Sour Tofu',
    names:
      'sweet and sour chicken, sweet & sour chicken, sweet n sour chicken, sweet and sour, chinese sweet and sour chicken, sweet and sour chicken balls, sweet sour chicken, hong kong sweet and sour chicken',
    family: 'cantonese',
    near: 'sweet-and-sour-pork orange-chicken sesame-chicken stir-fry',
    beside: 'egg-drop-soup',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein chicken-breast|tofu 520 cut into 1-inch pieces
      starch jasmine 260
      egg egg 50? lightly beaten
      flour flour|rice-flour 35
      thickener cornstarch 45
      fat neutral-oil 60
      vegetable onion 110 cut into 1-inch pieces
      vegetable red-pepper 150 cut into 1-inch pieces
      vegetable green-pepper 120 cut into 1-inch pieces
      fruit pineapple 200 peeled, cored and cut into 3/4-inch chunks
      aromatic garlic 6
      sauce ketchup 65
      acid rice-vinegar|cider-vinegar 60
      sweetener sugar 55
      sauce soy-sauce|tamari|coconut-aminos 20
      salt
    `,
    steps: `
      3 Make the sauce: whisk {ketchup, rice-vinegar, sugar, soy-sauce, 1/3 cornstarch} with {water 120}.
      2+20~ Bring {jasmine} to a boil in {water 465} and cook it in a covered saucepan over low heat until tender, 15 minutes, and rest it 5 minutes.
      4 Put {chicken-breast} in a bowl[, coat with {egg, salt}], then toss with {flour, cornstarch} until no wet spots show.
      11 Heat {most neutral-oil} in {@skillet} over medium-high heat and fry {=chicken-breast}, half at a time, until crisp[{?chicken-breast} and 165°F (74°C) in the center], 5 minutes a batch. Drain well.
      4 Pour out the old oil. In {neutral-oil}, stir-fry {onion, red-pepper, green-pepper} over high heat until bright and barely tender, 3 minutes, then {garlic, pineapple} for 1 minute.
      3 Pour in the sauce and boil, stirring, until clear and thick, 1 to 2 minutes. Fold in {=chicken-breast} and serve right away with {=jasmine}.
    `,
    face: 'Crisp, golden pieces with pineapple in a bright red sauce',
    why: 'The vegetables cook for minutes only, so they keep their snap against the sauce',
  },
  'sweet-and-sour-pork': {
    names:
      'sweet and sour pork, sweet & sour pork, sweet n sour pork, chinese sweet and sour pork, sweet and sour pork hong kong style, gu lao rou, sweet sour pork, sweet and sour pork with pineapple',
    family: 'cantonese',
    near: 'sweet-and-sour-chicken orange-chicken stir-fry',
    beside: 'egg-drop-soup',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.36,
    list: `
      protein pork-tenderloin 540 cut into 3/4-inch pieces
      starch jasmine 260
      egg egg 50 lightly beaten
      thickener cornstarch 52
      fat neutral-oil 60
      vegetable green-pepper 150 cut into 1-inch pieces
      vegetable carrot 80 very thinly sliced
      aromatic scallion 45 cut into 1-inch lengths
      fruit pineapple 220 peeled, cored and cut into 3/4-inch chunks
      acid rice-vinegar|cider-vinegar 60
      sweetener brown-sugar 60
      sauce ketchup 55
      sauce soy-sauce|tamari|coconut-aminos 30
      salt
    `,
    steps: `
      2 Mix {rice-vinegar, brown-sugar, ketchup, 1/2 soy-sauce, 1/3 cornstarch} with {water 100} in a small bowl.
      2+20~ Start the rice: bring {jasmine} and {water 465} to a boil, cover and cook on the lowest heat for 15 minutes, then leave it to steam for 5 minutes.
      5 Rub {pork-tenderloin} with {soy-sauce, salt}, stir in {egg}, then shake the pieces in a bag with {cornstarch}.
      11 Fry the pork in {most neutral-oil} in {@skillet} over medium-high heat, in two batches, until brown at the edges and 145°F (63°C) inside, about 5 minutes each. Keep it on a rack.
      4 In a clean pan over high heat, toss {carrot, green-pepper} in {neutral-oil} for 2 minutes, then add {scallion, pineapple} and cook for 1 minute.
      3 Stir the sauce again, pour it over and cook until glossy, 1 minute. Turn {=pork-tenderloin} through it and spoon over {=jasmine}.
    `,
    face: 'Crisp-coated pork with pineapple in a tangy sauce',
    why: 'Lean tenderloin needs only minutes in the pan, so it stays juicy under its crust',
  },
  'kung-pao-chicken': {
    names:
      'kung pao chicken, kung po chicken, gong bao chicken, gong bao ji ding, kung pao, kungpao chicken, spicy peanut chicken stir fry, kung pow chicken',
    title: 'Kung Pao Chicken',
    titles: 'tofu: Kung Pao Tofu',
    family: 'sichuan',
    near: 'general-tsos-chicken chicken-stir-fry stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein chicken-thigh|tofu 560 cut into 3/4-inch cubes
      starch jasmine 260
      thickener cornstarch 16
      sauce soy-sauce|tamari|coconut-aminos 56
      wine shaoxing|dry-sherry 30?
      acid black-vinegar|rice-vinegar 30
      sweetener sugar 18
      fat neutral-oil 40
      whole-spice dried-chiles|flakes 6 stems and seeds removed
      ground-spice sichuan 2?
      vegetable red-pepper 150 cut into 3/4-inch squares
      vegetable celery 80 cut into 1/2-inch pieces
      aromatic garlic 12
      aromatic ginger 8
      aromatic scallion 60 cut into 1/2-inch lengths
      nut peanuts|pepitas 70
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil in {water 465}, then cover and turn the heat to low for 15 minutes. Let it stand off the heat for 5 minutes.
      4 Mix {chicken-thigh} with {1/2 soy-sauce} and {1/2 cornstarch} and set aside while you chop the rest.
      2 Combine {soy-sauce, shaoxing, black-vinegar, sugar, cornstarch} with {water 60} in a small bowl.
      7 Set {@skillet} over high heat with {1/2 neutral-oil}. Spread out {=chicken-thigh} and leave it alone for 2 minutes, then stir-fry until browned[{?chicken-thigh} and 165°F (74°C) inside], 4 to 5 minutes more. Scrape onto a plate.
      4 Lower the heat to medium. Warm {neutral-oil} with {dried-chiles, sichuan} for 30 seconds, until the oil smells of them, then add {garlic, ginger, red-pepper, celery} and toss over high heat for 3 minutes.
      2 Return {=chicken-thigh} with the sauce and boil until it clings, 1 minute. Stir in {scallion, peanuts, salt} and serve beside {=jasmine}.
    `,
    face: 'Hot, tingling and sweet-sour, with peanuts for crunch',
    why: 'The chiles warm in the oil first, so the heat runs through the whole dish',
  },
}
