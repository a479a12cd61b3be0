import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** The chicken curries that every British curry house lists, from dry to fiery. */
export const curryHouseChicken: DishEntries = {
  'chicken-jalfrezi': {
    names:
      'chicken jalfrezi, jalfrezi, chicken jalfrazi, chicken jalfreezi, jalfrezi curry, chicken jalfrezi curry, chicken zalfrezi, fakeaway chicken jalfrezi',
    family: 'punjabi',
    near: 'chicken-balti chicken-tikka-masala curry',
    beside: 'naan raita',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      starch basmati 260
      protein chicken-breast 600 cut into thick strips
      ground-spice turmeric 2
      ground-spice coriander 6
      fat neutral-oil 40
      vegetable onion 220 cut into thick wedges
      vegetable green-pepper 160 cut into strips
      vegetable red-pepper 160 cut into strips
      whole-spice cumin-seed 3
      aromatic garlic 12
      aromatic ginger 18 cut into fine matchsticks
      chile serrano 30 slit lengthwise
      ground-spice kashmiri|sweet-paprika 4
      body canned-tomatoes 280
      ground-spice garam-masala 4
      acid lemon 12
      herb cilantro 12
      salt
    `,
    steps: `
      2+20~ Put {basmati} in a saucepan with {water 470}, bring to a boil, cover and keep on low heat for 15 minutes; let it rest for 5 minutes.
      6 Rub {chicken-breast} with {turmeric, 1/2 coriander, 1/2 salt}. Sear in {1/2 neutral-oil} in {@skillet} over high heat until patched with brown, 4 minutes, and move to a plate.
      5 Stir-fry {onion, green-pepper, red-pepper} in {neutral-oil} over high heat until blistered at the edges but still crisp, 4 minutes. Put them with the chicken.
      3 Lower the heat to medium. Crackle {cumin-seed} in the oil that is left in the pan for 20 seconds, then stir in {garlic, ginger, serrano, kashmiri, coriander} for 1 minute.
      2+8 Add {canned-tomatoes} and {water 60} and simmer until thick enough to cling to a spoon, 8 minutes.
      2+5 Return the chicken and the vegetables and cook until the meat is 165°F (74°C) in the middle, 5 minutes. Stir in {garam-masala, lemon, cilantro, salt} and eat with {=basmati}.
    `,
    face: 'Strips of chicken, onions and peppers with green chiles in a thick tomato masala',
    why: 'The peppers are seared apart and come back last, so they stay crisp in the sauce',
  },
  'chicken-madras': {
    names:
      'chicken madras, madras, madras curry, chicken madras curry, madras chicken, hot chicken curry, madras chicken curry, fakeaway chicken madras',
    family: 'tamil',
    near: 'chicken-vindaloo chicken-curry curry',
    beside: 'naan raita',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      starch basmati 260
      fat neutral-oil|ghee 38
      whole-spice mustard-seed 3
      herb curry-leaves 2?
      vegetable onion 280 finely chopped
      aromatic garlic 18
      aromatic ginger 15
      ground-spice coriander 8
      ground-spice cumin 5
      ground-spice kashmiri|sweet-paprika 7
      chile cayenne 2.5
      ground-spice turmeric 2
      body tomato-paste 35
      body canned-tomatoes 300
      protein chicken-thigh 620 cut into 1 1/2-inch pieces
      sauce tamarind|lime-juice 15
      ground-spice garam-masala 4
      salt
    `,
    steps: `
      17 Heat {neutral-oil} in {@pot} over medium heat. Add {mustard-seed, curry-leaves} and, once the popping stops, {onion}; fry until well browned, 15 minutes.
      3 Stir in {garlic, ginger} for 1 minute, then {coriander, cumin, kashmiri, cayenne, turmeric} with a splash of water, and fry until the oil turns red, 1 minute.
      2+6 Add {tomato-paste, canned-tomatoes, 1/2 salt} and cook down until jammy, 6 minutes.
      5 Turn {chicken-thigh} through the masala over medium-high heat until no raw patches show, 4 minutes.
      2+20~ Stir in {water 240}, half cover and simmer until the meat is tender and 165°F (74°C) and the sauce is dark, 20 minutes.
      2+20~ Meanwhile, simmer {basmati} in {water 470} with the lid on for 15 minutes, then leave it alone for 5 minutes.
      2 Sharpen the curry with {tamarind} and finish with {garam-masala, salt}. Ladle over {=basmati}.
    `,
    face: 'A hot, brick-red curry of chicken thighs with tomatoes and a sour edge of tamarind',
    why: 'The ground spices fry in the oil before the tomatoes go in, so the heat is round, not raw',
  },
  'chicken-bhuna': {
    names:
      'chicken bhuna, bhuna, bhuna curry, chicken bhoona, bhuna chicken, bhuna gosht, chicken bhuna masala, chicken bhuna curry',
    family: 'bengali',
    near: 'chicken-curry chicken-balti dry-curry curry',
    beside: 'naan raita',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed, Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      starch basmati 260
      fat ghee|neutral-oil 42
      whole-spice cinnamon-stick 3
      whole-spice cardamom-pods 1.5
      whole-spice bay 0.4
      vegetable onion 350 thinly sliced
      aromatic garlic 18
      aromatic ginger 18
      ground-spice coriander 6
      ground-spice cumin 4
      ground-spice turmeric 2
      ground-spice kashmiri|sweet-paprika 5
      vegetable tomato 300 chopped
      protein chicken-thigh 640 cut into 1 1/2-inch pieces
      chile serrano 12 slit lengthwise
      ground-spice garam-masala 4
      herb cilantro 10
      salt
    `,
    steps: `
      15 Warm {ghee} in {@skillet} over medium heat with {cinnamon-stick, cardamom-pods, bay}. Add {onion} and {1/3 salt} and fry, stirring often, until deep brown and shrunken, 13 to 14 minutes.
      3 Add {garlic, ginger} and cook for 1 minute, then {coriander, cumin, turmeric, kashmiri} and a spoonful of water, stirring for 1 minute.
      8 Cook {tomato} into the spices over medium-high heat until soft and the fat separates, 6 to 7 minutes.
      2+20~ Bring {basmati} to a boil in {water 430} and cook it on the next burner, covered, for 15 minutes on low and 5 minutes with the heat off.
      20 Add {chicken-thigh, serrano} and fry, stirring and scraping, with a splash of water whenever it catches, until the meat is 165°F (74°C) and wears the masala as a coat, 18 to 20 minutes.
      1 Season with {garam-masala, salt}, scatter with {cilantro} and serve alongside {=basmati}.
    `,
    face: 'Chicken fried slowly in a thick, dark masala of browned onions and tomatoes',
    why: 'Bhuna means frying: water goes in by splashes, so the sauce browns again and again',
  },
  'chicken-balti': {
    names:
      'chicken balti, balti, balti curry, chicken balti curry, birmingham balti, balti chicken, brummie balti, fakeaway balti',
    family: 'punjabi',
    near: 'chicken-jalfrezi chicken-tikka-masala curry',
    beside: 'naan pilau-rice',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein chicken-breast 600 cut into bite-size pieces
      fat neutral-oil 42
      whole-spice cumin-seed 3
      vegetable onion 250 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      vegetable green-pepper 150 cut into 1-inch pieces
      ground-spice coriander 6
      ground-spice sweet-paprika 5
      ground-spice turmeric 2
      chile cayenne 1
      body canned-tomatoes 300
      ground-spice fenugreek-leaves 1.5?
      ground-spice garam-masala 4
      herb cilantro 12
      bread naan|pita|corn-tortillas 360 warmed
      salt
    `,
    steps: `
      12 Sizzle {cumin-seed} in {neutral-oil} in a wok or {@skillet} over medium-high heat for 20 seconds. Add {onion} and fry until golden brown, 10 minutes.
      3 Stir in {garlic, ginger, coriander, sweet-paprika, turmeric, cayenne} for 1 minute, loosening with a spoonful of water if they stick.
      6 Turn the heat to high. Add {chicken-breast, 1/2 salt} and stir-fry until sealed all over, 4 minutes, then {green-pepper} for 1 minute.
      8 Pour in {canned-tomatoes} and keep it at a hard bubble, stirring, until the sauce is thick and the chicken is 165°F (74°C) in the center, 6 to 7 minutes.
      2 Rub in {fenugreek-leaves} between your palms. Add {garam-masala, cilantro, salt} and carry it to the table in the pan, with {naan} for scooping.
    `,
    face: 'A fast, sizzling curry of chicken and green pepper, eaten straight from the pan',
    why: 'It is cooked over high heat like a stir-fry, so the meat stays juicy and the tomatoes bright',
  },
  'chicken-dopiaza': {
    names:
      'chicken dopiaza, dopiaza, chicken do piaza, do pyaza, chicken do pyaza, dopiaza curry, chicken dopiaza curry, onion chicken curry',
    family: 'hyderabadi',
    near: 'chicken-bhuna chicken-curry curry',
    beside: 'naan raita',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      starch basmati 260
      fat ghee|neutral-oil 42
      vegetable onion 450 half thickly sliced, half finely chopped
      whole-spice cardamom-pods 1.5
      whole-spice cloves 0.4
      aromatic garlic 15
      aromatic ginger 15
      ground-spice coriander 6
      ground-spice cumin 4
      ground-spice turmeric 2
      ground-spice kashmiri|sweet-paprika 4
      vegetable tomato 200 chopped
      protein chicken-thigh 600 cut into 1 1/2-inch pieces
      creamy yogurt|coconut-yogurt|soy-yogurt 100
      ground-spice garam-masala 3
      herb cilantro 8
      salt
    `,
    steps: `
      8 Fry {1/2 onion}, the thick slices, in {1/2 ghee} in {@pot} over medium-high heat until browned but still in shape, 7 minutes. Lift out and keep.
      11 Add {ghee} to the pot with {cardamom-pods, cloves} and {onion}. Cook over medium heat until soft and light brown, 9 to 10 minutes.
      3 Stir {garlic, ginger, coriander, cumin, turmeric, kashmiri} into the pot for 1 minute.
      7 Add {tomato} and {chicken-thigh} and cook, turning, until the tomatoes slump and the chicken is sealed, 6 minutes.
      2+18~ Beat in {yogurt} by the spoonful, add {water 120}, cover and simmer over low heat until tender and 165°F (74°C), 18 minutes.
      2+20~ Set {basmati} to cook in {water 430}: covered, 15 minutes at the lowest simmer and 5 minutes of standing.
      2+4 Fold the browned slices and {garam-masala, salt} into the curry and warm through, 4 minutes. Sprinkle with {cilantro} and spoon over {=basmati}.
    `,
    face: 'A mild curry that meets its onions twice, melted in the sauce and browned on top',
    why: 'One half of the onions thickens the gravy, and the other goes in late for sweetness and bite',
  },
  'chicken-dhansak': {
    names:
      'chicken dhansak, dhansak, dhansak curry, dansak, chicken dansak, chicken and lentil curry, chicken lentil curry, dhansaak',
    family: 'gujarati',
    near: 'dal chicken-curry curry',
    beside: 'pilau-rice naan',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      pulse red-lentils 160 rinsed
      ground-spice turmeric 2
      fat neutral-oil|ghee 34
      whole-spice cumin-seed 3
      vegetable onion 220 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      ground-spice coriander 6
      ground-spice kashmiri|sweet-paprika 4
      ground-spice cinnamon 1
      chile cayenne 1.2
      body canned-tomatoes 200
      protein chicken-thigh 520 cut into 1 1/2-inch pieces
      ground-spice fenugreek-leaves 1.5?
      sweetener brown-sugar 12
      acid lemon 30
      starch basmati 220
      herb cilantro 10
      salt
    `,
    steps: `
      2+15~ Simmer {red-lentils} with {turmeric} in {water 600}, skimming once, until they collapse, 15 minutes.
      13 In {@pot}, crackle {cumin-seed} in {neutral-oil} over medium heat. Add {onion} and fry until nicely brown, 12 minutes.
      2 Stir in {garlic, ginger, coriander, kashmiri, cinnamon, cayenne} and cook for 1 minute.
      2+5 Add {canned-tomatoes} with {1/2 salt} and reduce to a paste, 5 minutes.
      2+20~ Stir in {chicken-thigh} and the lentils with their liquid. Simmer, partly covered, until thick and the meat is 165°F (74°C), 20 minutes, stirring so that the bottom does not catch.
      2+20~ Bring {basmati} to a simmer in {water 370}; give it 15 minutes under a lid and 5 minutes off the burner.
      2 Balance the pot with {brown-sugar, lemon, fenugreek-leaves, salt}: it should be sweet, sour and hot at once. Serve with {=basmati} and {cilantro}.
    `,
    face: 'Chicken in a thick, sweet-and-sour gravy of melted red lentils',
    why: 'The lentils are boiled until they fall apart, so they thicken the curry without any cream',
  },
}
