import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Curry, rice and noodles from Bangkok to Singapore. */
export const thaiAndMalay: DishEntries = {
  'yellow-curry': {
    names:
      'yellow curry, thai yellow curry, yellow curry chicken, thai yellow chicken curry, yellow chicken curry, chicken yellow curry, gaeng kari, gaeng garee, kaeng kari, yellow curry with chicken and potatoes, yellow curry with potatoes',
    title: 'Thai Yellow Curry with Chicken',
    titles: 'tofu: Thai Yellow Curry with Tofu',
    family: 'thai-curry',
    near: 'massaman-curry thai-red-curry curry',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch jasmine 260
      fat neutral-oil|coconut-oil 25
      aromatic shallot 80 very finely chopped
      aromatic garlic 15
      aromatic ginger|galangal 15
      whole-spice lemongrass 25 tender part only, finely chopped
      chile red-chile 15 seeded and finely chopped
      ground-spice curry-powder 12
      ground-spice turmeric 3
      ground-spice coriander 3
      creamy coconut-milk 400
      protein chicken-thigh|tofu 480 cut into 1-inch pieces
      vegetable potato 350 peeled and cut into 3/4-inch pieces
      vegetable carrot 140 sliced
      vegetable onion 120 cut into thin wedges
      sauce fish-sauce|soy-sauce|tamari 24
      sweetener palm-sugar|brown-sugar 15
      acid lime 20
      herb thai-basil|cilantro 8?
      salt
    `,
    steps: `
      6 Cook {shallot, garlic, ginger, lemongrass, red-chile} in {neutral-oil} in {@pot} over medium heat, stirring, until soft and golden, 5 minutes.
      2 Add {curry-powder, turmeric, coriander} with a spoonful of {=coconut-milk} and fry to a dark yellow paste, 1 minute.
      4 Stir in {chicken-thigh} and coat it well, 3 minutes.
      3+20~ Add the rest of {coconut-milk}, {potato, carrot, onion, fish-sauce, palm-sugar} with {water 180}. Simmer gently until the potatoes are soft[{?chicken-thigh} and the chicken is 165°F (74°C)], 18 to 20 minutes.
      2+20~ Bring {jasmine} and {water 470} to a boil; cover and keep over the lowest heat for 15 minutes, plus 5 minutes with the burner off.
      1 Sharpen with {lime, salt} and ladle over {=jasmine}[, with {thai-basil}].
    `,
    face: 'Mild golden coconut curry with potatoes and carrots',
    why: 'Turmeric and curry powder are fried in the paste, so the sauce is gold and not gritty',
  },
  'singapore-noodles': {
    names:
      'singapore noodles, singapore rice noodles, singapore mei fun, singapore chow mei fun, singapore chow mein, curry noodles, singapore fried noodles, singapore vermicelli, singapore style noodles, mei fun',
    title: 'Singapore Noodles',
    family: 'cantonese',
    near: 'pad-thai lo-mein stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch rice-noodles=thin_rice_noodles/noodles 260
      egg egg 100 beaten
      fat neutral-oil 48
      protein shrimp 260 peeled and deveined
      protein char-siu|ham 160 cut into thin strips
      vegetable onion 110 thinly sliced
      vegetable red-pepper 130 cut into thin strips
      vegetable bean-sprouts 140
      aromatic garlic 9
      aromatic ginger 8
      ground-spice curry-powder 9
      ground-spice turmeric 1
      sauce soy-sauce|tamari|coconut-aminos 40
      wine shaoxing|dry-sherry 15?
      sweetener sugar 5
      aromatic scallion 60 cut into 2-inch lengths
      second-fat sesame-oil 6
      salt
    `,
    steps: `
      2+6~ Soak {rice-noodles} in just-boiled water until pliable but still firm, 5 to 6 minutes. Drain, shake dry and snip across a few times.
      2 Mix {soy-sauce, shaoxing, sugar} with {water 45}.
      2 Scramble {egg} softly in {1/2 neutral-oil} in a wok or {@skillet} over medium-high heat, 1 minute, and set aside.
      4 Sear {shrimp} in the same pan over high heat until pink, 2 to 3 minutes. Add to the egg.
      4 Add {neutral-oil} with {onion, red-pepper} and toss for 2 minutes. Stir in {garlic, ginger, curry-powder, turmeric, char-siu} for 1 minute, until the meat is hot through (145°F/63°C) and the oil is yellow.
      5 Add {=rice-noodles} and the soy mixture. Toss and lift with tongs until every strand is yellow and dry, 3 to 4 minutes.
      2 Fold in the egg and shrimp with {bean-sprouts, scallion, sesame-oil, salt} and fry for 1 minute more.
    `,
    face: 'Thin, curry-yellow rice noodles tossed with shrimp, egg and pork',
    why: 'The noodles are only soaked, never boiled, so they drink the sauce without breaking',
  },
  'mee-goreng': {
    names:
      'mee goreng, mi goreng, mie goreng, mee goreng mamak, bami goreng, bakmi goreng, malaysian fried noodles, indonesian fried noodles, indomie goreng, mi goreng noodles',
    title: 'Mee Goreng (Spicy Fried Noodles)',
    family: 'malaysian',
    near: 'nasi-goreng chow-mein stir-fried-noodles',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch egg-noodles|ramen-noodles|rice-noodles 320
      protein shrimp|chicken-thigh|tofu 340 patted dry
      fat neutral-oil 48
      egg egg 150 beaten
      aromatic shallot 80 thinly sliced
      aromatic garlic 12
      vegetable cabbage 160 shredded
      vegetable tomato 160 cut into wedges
      vegetable bean-sprouts 140
      sauce kecap-manis|hoisin-sauce 50
      sauce soy-sauce|tamari 30
      sauce ketchup 35
      chile chile-paste|sriracha 20
      aromatic scallion 45 sliced
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      2+7~ Boil {egg-noodles} until barely tender, 5 to 7 minutes; drain, rinse with cold water and leave in the colander.
      2 For the sauce, stir {kecap-manis, soy-sauce, ketchup, chile-paste} in a cup.
      5 Fry {shrimp} in {1/3 neutral-oil} in a wok or {@skillet} over high heat until cooked through[{?shrimp}, pink and 145°F (63°C)][{?chicken-thigh} and 165°F (74°C)], 3 to 4 minutes. Move to a plate.
      3 Add {neutral-oil} and fry {shallot, garlic} until they start to brown, 2 minutes.
      4 Add {cabbage, tomato} and toss for 2 minutes. Push everything aside, scramble {egg} in the gap for 1 minute and mix through.
      5 Add {=egg-noodles} and the sauce and fry hard, tossing, until the strands are red-brown and slightly scorched, 3 to 4 minutes.
      2 Return {=shrimp} with {bean-sprouts, scallion, salt}, toss for 1 minute and pass {lime}.
    `,
    face: 'Sweet, hot and smoky fried noodles with egg, cabbage and tomato',
    why: 'Sweet soy and ketchup scorch a little on the hot metal, and that is the flavor of the street stall',
  },
  'hainanese-chicken-rice': {
    names:
      'hainanese chicken rice, chicken rice, hainan chicken, hainanese chicken, hainan chicken rice, singapore chicken rice, khao man gai, singaporean chicken rice, poached chicken and rice',
    title: 'Hainanese Chicken Rice',
    family: 'cantonese',
    cuisine: 'Asian',
    near: 'poached-plate',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      protein chicken-bone=bone-in,_skin-on_chicken_thighs/chicken 760
      aromatic ginger 50 half sliced, half finely grated
      aromatic scallion 90 half left whole, half finely chopped
      starch jasmine 300 rinsed and well drained
      aromatic garlic 15
      fat neutral-oil 45
      sauce soy-sauce|tamari 36
      second-fat sesame-oil 8
      chile sriracha 30
      acid lime 25
      raw cucumber 200 sliced
      herb cilantro 10
      salt
    `,
    steps: `
      4+32 Put {chicken-bone} in {@pot} with {water 1400, 1/2 ginger} in slices, {1/2 scallion} left whole. Bring just to a simmer, skim, cover and cook at the barest tremble until 165°F (74°C) at the bone, 30 minutes.
      2 Lift the chicken into a bowl of ice water for 1 minute, which firms the skin. Keep the broth hot.
      4+20 Fry {garlic} in {1/3 neutral-oil} in a saucepan until fragrant, 1 minute. Stir in {jasmine} until glossy, 2 minutes, add {water 60} and enough of the broth to stand 1/2 inch above the grains, and cover. Cook on low for 15 minutes and rest for 5 minutes.
      3 Stir {ginger, scallion} together in a heatproof bowl. Heat {neutral-oil} until it shimmers, pour it over and add {1/3 soy-sauce}.
      2 Mix {sriracha, lime, salt} with a spoonful of broth for the chile sauce, and {soy-sauce, sesame-oil} for the chicken.
      5 Carve the meat from the bone, slice it and brush with the sesame mixture. Serve with {=jasmine, cucumber, cilantro}, both sauces and small bowls of the broth.
    `,
    face: 'Silky poached chicken on rice cooked in its own broth, with ginger-scallion oil and chile sauce',
    why: 'A bare tremble keeps the meat silky, and the broth it leaves is what flavors the rice',
  },
  'pineapple-fried-rice': {
    names:
      'pineapple fried rice, thai pineapple fried rice, thai fried rice, khao pad, khao pad sapparot, thai shrimp fried rice, hawaiian fried rice, pineapple shrimp fried rice, thai pineapple rice',
    title: 'Thai Pineapple Fried Rice',
    family: 'thai-basil',
    near: 'egg-fried-rice shrimp-fried-rice fried-rice',
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
      starch cooked-rice 720 cold, clumps broken up
      protein shrimp|tofu 320 peeled and deveined
      fat neutral-oil 42
      egg egg 100 beaten
      vegetable onion 110 chopped
      vegetable red-pepper 130 diced
      aromatic garlic 12
      chile red-chile 10 finely chopped
      ground-spice curry-powder 5
      fruit pineapple 260 peeled, cored and cut into 1/2-inch dice
      nut cashews 70?
      sauce fish-sauce|coconut-aminos 20
      sauce soy-sauce|tamari 20
      aromatic scallion 45 thinly sliced
      herb cilantro 10
      acid lime 60 cut into wedges
      salt
    `,
    steps: `
      4 Sear {shrimp} in {1/3 neutral-oil} in a wok or {@skillet} over high heat until browned in spots[{?shrimp} and opaque], 3 minutes. Set aside.
      2 Scramble {egg} in the same pan until just set, 1 minute, and set aside as well.
      4 Add {neutral-oil, onion, red-pepper} and fry for 2 minutes. Stir in {garlic, red-chile, curry-powder} for 30 seconds and {pineapple} for 1 minute, until its edges color.
      6 Add {cooked-rice} and toss over high heat until it steams and turns yellow, 4 to 5 minutes.
      2 Splash in {fish-sauce, soy-sauce}. Return {=shrimp} and the egg with {cashews, scallion, salt}, toss for 1 minute and serve with {cilantro, lime}.
    `,
    face: 'Curry-yellow fried rice with browned pineapple and egg',
    why: 'The pineapple fries until its edges catch, so it is sweet without making the grains wet',
  },
}
