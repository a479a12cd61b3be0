import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What Thai cooks toss in a wok, thread on sticks and pound in a mortar. */
export const thaiNoodlesAndStirFries: DishEntries = {
  'pad-thai': {
    names:
      'pad thai, chicken pad thai, phad thai, pad tai, pad thai noodles, chicken pad thai noodles, pad thai with chicken, thai noodles, padthai',
    title: 'Chicken Pad Thai',
    titles: 'tofu: Tofu Pad Thai',
    family: 'isan',
    near: 'shrimp-pad-thai pad-see-ew drunken-noodles stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch rice-noodles 300
      sauce tamarind|lime-juice 45
      sauce fish-sauce|soy-sauce|tamari 54
      sweetener palm-sugar|brown-sugar 50
      fat neutral-oil 48
      protein chicken-breast|tofu 360 cut into thin strips
      aromatic shallot 60 thinly sliced
      aromatic garlic 12
      chile flakes 0.8
      egg egg 150? lightly beaten
      vegetable bean-sprouts 250
      aromatic garlic-chives|scallion 45 cut into 1 1/2-inch lengths
      nut peanuts 60
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      2+20~ Soak {rice-noodles} in hot tap water until they bend easily but are still firm in the middle, 20 minutes, and drain.
      2 Warm {tamarind, fish-sauce, palm-sugar} with {water 45} in a small pan until the sugar melts.
      6 Heat {1/2 neutral-oil} in {@skillet} over high heat until a strip sizzles. Stir-fry {chicken-breast} until browned[{?chicken-breast} and 165°F (74°C)], 4 minutes. Push aside, add {shallot, garlic, flakes} and fry for 30 seconds.
      5 Add {neutral-oil}, then {=rice-noodles} and the sauce. Keep lifting and turning until the noodles are tender and have soaked up the sauce, 3 to 4 minutes, with a splash of water if they are still hard.
      2 Make room, pour in {egg}, scramble until just set, 1 minute, and fold through the noodles.
      2 Toss in {bean-sprouts, garlic-chives, 1/2 peanuts} for 1 minute. Serve with {peanuts, lime}[ and {salt} at the table].
    `,
    face: 'Chewy noodles in a sweet, sour and salty sauce, with sprouts and peanuts',
    why: 'Soaked and not boiled, the noodles finish in the sauce and soak it up without going soft',
  },
  'shrimp-pad-thai': {
    names:
      'shrimp pad thai, prawn pad thai, pad thai goong, pad thai with shrimp, pad thai with prawns, king prawn pad thai, pad thai shrimp',
    title: 'Shrimp Pad Thai',
    family: 'isan',
    near: 'pad-thai drunken-noodles stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch rice-noodles 300
      sauce tamarind|lime-juice 45
      sauce fish-sauce|soy-sauce|tamari 52
      sweetener palm-sugar|brown-sugar 48
      fat neutral-oil 48
      protein shrimp 400 peeled and deveined
      aromatic shallot 60 thinly sliced
      aromatic garlic 12
      chile flakes 0.8
      egg egg 150 lightly beaten
      vegetable bean-sprouts 250
      aromatic garlic-chives|scallion 45 cut into 1 1/2-inch lengths
      nut peanuts 60
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      2+20~ Cover {rice-noodles} with hot water and leave until pliable but not soft, 20 minutes; drain well.
      2 Stir {tamarind, fish-sauce, palm-sugar} with {water 45} in a small pan over low heat until smooth.
      3 Sear {shrimp} in {1/2 neutral-oil} in {@skillet} over high heat until pink and curled, 1 minute a side. Take them out.
      6 Add {neutral-oil} and cook {shallot, garlic, flakes} in it for 30 seconds, then add {=rice-noodles} and the sauce. Toss constantly until glossy and tender, 4 minutes.
      2 Clear half of the pan, scramble {egg} there until just set, 1 minute, and mix through the noodles.
      2 Return {=shrimp} with {bean-sprouts, garlic-chives, 1/2 peanuts} and toss for 1 minute. Pass {peanuts, lime} [ and {salt}] at the table.
    `,
    face: 'Tangy noodles with seared shrimp, egg, sprouts and peanuts',
    why: 'The shrimp are seared first and folded in last, so they never toughen',
  },
  'pad-see-ew': {
    names:
      'pad see ew, pad see eew, pad siew, phat si io, thai stir fried noodles with soy sauce, pad see ew chicken, thai wide noodles',
    title: 'Pad See Ew with Chicken',
    titles: 'tofu: Pad See Ew with Tofu',
    family: 'thai-basil',
    near: 'drunken-noodles pad-thai stir-fried-noodles',
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
      starch rice-noodles 320
      sauce soy-sauce|tamari 56
      sauce oyster-sauce 36?
      sweetener brown-sugar 20
      acid white-vinegar|rice-vinegar 10
      fat neutral-oil 48
      protein chicken-thigh|tofu 380 thinly sliced
      aromatic garlic 12
      vegetable broccolini 300 stems split, cut into 3-inch lengths
      egg egg 150? beaten
      pepper white-pepper|pepper 0.6
      salt
    `,
    steps: `
      2+8~ Cook {rice-noodles} in boiling water until barely tender, 6 to 8 minutes. Rinse cool and toss with a few drops of oil.
      1 Mix {soy-sauce, oyster-sauce, brown-sugar, white-vinegar} for the sauce.
      6 Put {1/2 neutral-oil} in {@skillet} over high heat. Cook {chicken-thigh} without crowding until browned[{?chicken-thigh} and 165°F (74°C)], 4 minutes, adding {garlic} at the end.
      4 Add {broccolini} and {water 30} and toss until bright and tender-crisp, 3 minutes. Push to the side, pour in {egg} and scramble for 30 seconds.
      5 Add {neutral-oil}, then {=rice-noodles} and the sauce. Leave the noodles to char for 1 minute at a time, turning in between, until dark in places, 3 to 4 minutes. Dust with {white-pepper, salt}.
    `,
    face: 'Wide noodles charred in dark soy, with crisp broccolini',
    why: 'The noodles are left to sit between tosses, since stillness is what chars them',
  },
  'drunken-noodles': {
    names:
      'drunken noodles, pad kee mao, pad ki mao, thai drunken noodles, drunken noodle, phat khi mao, spicy thai noodles, thai basil noodles',
    title: 'Drunken Noodles (Pad Kee Mao)',
    family: 'thai-basil',
    near: 'pad-see-ew pad-thai stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch rice-noodles 320
      sauce soy-sauce|tamari 50
      sauce fish-sauce 15?
      sauce oyster-sauce 30?
      sweetener brown-sugar 16
      fat neutral-oil 45
      aromatic garlic 15
      chile thai-chile 8 thinly sliced
      protein ground-chicken|ground-turkey|tofu 400
      vegetable onion 120 sliced
      vegetable red-pepper 150 cut into strips
      vegetable cherry-tomatoes 150 halved
      herb thai-basil|basil 25
      salt
    `,
    steps: `
      2+8~ Boil {rice-noodles} until flexible with a firm bite, 6 to 8 minutes, then rinse and drain.
      1 Stir {soy-sauce, fish-sauce, oyster-sauce, brown-sugar} with {water 30}.
      6 Heat {1/2 neutral-oil} in {@skillet} over high heat, sizzle {garlic, thai-chile} for 15 seconds and add {ground-chicken}. Break it up and cook until browned[{?ground-chicken} and 165°F (74°C)], 5 minutes.
      3 Add {onion, red-pepper} and stir-fry for 2 minutes.
      4 Add {neutral-oil, =rice-noodles, cherry-tomatoes} and the sauce and toss hard until the noodles are coated and smoky, 3 minutes.
      1 Throw in {thai-basil} [and {salt}], turn twice and serve before it wilts completely.
    `,
    face: 'Wide ribbons with ground chicken, chiles and a fistful of Thai basil',
    why: 'Garlic and chiles hit the pan first, so everything after them tastes of both',
  },
  'thai-basil-chicken': {
    names:
      'thai basil chicken, basil chicken, pad krapow, pad kra pow, pad kra pao, pad gra pao, pad krapow gai, thai basil chicken stir fry, thai holy basil chicken, pad kaprao, spicy basil chicken, thai ground chicken with basil, thai basil pork, basil pork, pad krapow moo, thai basil beef, basil beef, pad krapow neua',
    title: 'Thai Basil Chicken (Pad Krapow)',
    titles: `
      ground-pork: Thai Basil Pork (Pad Krapow)
      ground-beef: Thai Basil Beef (Pad Krapow)
    `,
    family: 'thai-basil',
    near: 'drunken-noodles larb stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch jasmine 300
      fat neutral-oil 36
      aromatic garlic 18
      aromatic shallot 60 thinly sliced
      chile thai-chile 8 thinly sliced
      protein ground-chicken|ground-pork|ground-beef 560
      sauce soy-sauce|tamari 30
      sauce oyster-sauce 36?
      sauce fish-sauce 15?
      sweetener brown-sugar 12
      vegetable green-beans 150 cut into 1/2-inch pieces
      herb thai-basil|basil 35
      egg egg 200?
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil in {water 510}, cover, cook over low heat for 15 minutes and let it stand off the heat for 5 minutes.
      2 Pound or chop {garlic, thai-chile} together into a rough paste.
      9 Heat {1/2 neutral-oil} in {@skillet} over high heat. Fry the paste with {shallot} for 30 seconds, add {ground-chicken, green-beans} and cook, breaking up the meat, until no pink is left[{?ground-chicken} (165°F/74°C)][{?ground-pork} (160°F/71°C)][{?ground-beef} (160°F/71°C)] and the pan is dry, 6 to 7 minutes.
      2 Add {soy-sauce, oyster-sauce, fish-sauce, brown-sugar} and cook until sticky, 1 minute. Turn off the heat and fold in {thai-basil, salt}.
      4 Fry {egg}, a few at a time, in {neutral-oil} in a second pan over medium-high heat until crisp and frilled at the edges, 2 to 3 minutes. Spoon the meat over {=jasmine}[ and top with {=egg}].
    `,
    face: 'Meat fried hard with garlic, chiles and a heap of Thai basil',
    why: 'The pan is cooked dry before the sauce goes in, so the meat browns and drinks it up',
  },
  'chicken-satay': {
    names:
      'chicken satay, satay, chicken satay with peanut sauce, satay chicken, chicken satay skewers, thai chicken satay, peanut chicken skewers, sate ayam, satay skewers, chicken sate, thai peanut chicken skewers',
    title: 'Chicken Satay with Peanut Sauce',
    titles: 'tofu: Tofu Satay with Peanut Sauce',
    family: 'thai-curry',
    near: 'skewers kebabs',
    beside: 'asian-cucumber-salad white-rice',
    weight: 3,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill/Oven, Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-thigh|tofu 600 cut into 1-inch strips
      creamy coconut-milk 260
      aromatic lemongrass 15
      aromatic garlic 9
      ground-spice coriander 4
      ground-spice turmeric 2
      sauce fish-sauce|soy-sauce|tamari 30
      sweetener brown-sugar 24
      fat neutral-oil 14
      sauce red-curry-paste|vegan-curry-paste 20
      sauce peanut-butter 85
      acid lime 30
      raw cucumber 250 sliced
      starch jasmine 220
      salt
    `,
    steps: `
      5+30 Stir {1/3 coconut-milk, lemongrass, garlic, coriander, turmeric, 1/2 fish-sauce, 1/2 brown-sugar}. Turn {chicken-thigh} in the marinade and let stand for 30 minutes, or overnight in the refrigerator.
      2+20~ Bring {jasmine} to a boil in {water 400}, cover, cook over low heat for 15 minutes and let it stand off the heat for 5 minutes.
      6 For the sauce, fry {red-curry-paste} in {1/2 neutral-oil} in a small saucepan over medium heat for 1 minute. Whisk in {coconut-milk, peanut-butter, fish-sauce, brown-sugar} and simmer until thick, 3 to 4 minutes. Sharpen with {lime, salt}.
      10 Thread {=chicken-thigh} on skewers [and brush with {neutral-oil}]. Grill or broil over high heat, turning once, until charred at the edges[{?chicken-thigh} and 165°F (74°C)], 3 to 4 minutes a side.
      1 Serve with the warm sauce, {cucumber} and {=jasmine}.
    `,
    face: 'Charred, turmeric-yellow skewers with a warm dipping sauce and cool cucumber',
    why: 'Coconut milk in the marinade keeps the strips juicy over fierce heat',
  },
}
