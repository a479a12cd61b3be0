import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Coconut curries and sour soups of Thailand. */
export const thaiCurriesAndSoups: DishEntries = {
  'thai-green-curry': {
    names:
      'thai green curry, green curry, thai green chicken curry, green thai curry, chicken green curry, green chicken curry, gaeng keow wan, gaeng kiew wan, thai green curry chicken, green curry chicken',
    title: 'Thai Green Curry with Chicken',
    titles: 'tofu: Thai Green Curry with Tofu',
    family: 'thai-green',
    near: 'thai-red-curry panang-curry curry',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch jasmine 280
      creamy coconut-milk 400
      sauce green-curry-paste|vegan-green-curry-paste 80
      protein chicken-thigh|tofu 500 cut into bite-size pieces
      stock chicken-stock|veg-stock 180
      vegetable japanese-eggplant 250 cut into 3/4-inch pieces
      vegetable green-beans 150 cut into 1 1/2-inch lengths
      sauce fish-sauce|soy-sauce|tamari 26
      sweetener palm-sugar|brown-sugar 14
      whole-spice lime-leaf 1?
      acid lime 25
      herb thai-basil|basil 15
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil in {water 470} and cook it, covered, over low heat until the water is absorbed, 15 minutes; let it stand for 5 minutes.
      5 Simmer {1/3 coconut-milk}, the thick part from the top, in {@skillet} over medium heat until it looks oily, 2 to 3 minutes. Fry {green-curry-paste} in it until very fragrant, 2 minutes.
      3 Add {chicken-thigh} and turn to coat, 2 minutes.
      2+12 Pour in {coconut-milk, chicken-stock} with {japanese-eggplant, lime-leaf} and simmer for 8 minutes. Add {green-beans} and simmer until everything is tender[{?chicken-thigh} and the meat is 165°F (74°C)], 4 minutes.
      2 Balance with {fish-sauce, palm-sugar, lime, salt}: salty first, then sweet and sour. Stir in {thai-basil} off the heat and spoon over {=jasmine}.
    `,
    face: 'A fragrant, pale green curry of coconut milk and Thai basil',
    why: 'Frying the paste in thick coconut milk wakes up its herbs before the rest goes in',
  },
  'thai-red-curry': {
    names:
      'thai red curry, red curry, thai red chicken curry, red thai curry, chicken red curry, red chicken curry, thai curry, gaeng phet, thai red curry chicken, thai chicken curry, thai coconut curry',
    title: 'Thai Red Curry with Chicken',
    titles: 'tofu: Thai Red Curry with Tofu',
    family: 'thai-curry',
    near: 'thai-green-curry panang-curry curry',
    beside: 'asian-cucumber-salad',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch jasmine 280
      fat neutral-oil 14
      aromatic shallot 60 thinly sliced
      aromatic ginger 8
      sauce red-curry-paste|vegan-curry-paste 66
      creamy coconut-milk 400
      stock chicken-stock|veg-stock 160
      protein chicken-breast|tofu 500 thinly sliced
      vegetable red-pepper 160 cut into strips
      vegetable bamboo-shoots 120 drained and sliced
      sauce fish-sauce|soy-sauce|tamari 25
      sweetener brown-sugar 12
      acid lime 30
      herb thai-basil|basil 12
      salt
    `,
    steps: `
      2+20~ Boil {jasmine} with {water 470}, then keep it covered over low heat for 15 minutes and off the heat for 5 minutes.
      4 Soften {shallot} in {neutral-oil} in {@skillet} over medium heat, 2 minutes. Add {ginger, red-curry-paste} and fry until the oil runs red, 1 to 2 minutes.
      2+5 Whisk in {coconut-milk, chicken-stock} and simmer for 5 minutes.
      2+6 Add {chicken-breast, red-pepper, bamboo-shoots} and simmer until the pepper is just tender[{?chicken-breast} and the slices are 165°F (74°C)], 5 to 6 minutes.
      2 Season with {fish-sauce, brown-sugar, lime, salt}, fold in {thai-basil} and serve with {=jasmine}.
    `,
    face: 'A creamy, brick-red curry with bamboo shoots',
    why: 'The paste is fried until its oil turns red, which is where the flavor comes from',
  },
  'massaman-curry': {
    names:
      'massaman curry, massaman beef curry, beef massaman, massaman, thai massaman curry, massaman beef, mussaman curry, beef massaman curry, masaman curry',
    title: 'Massaman Beef Curry',
    family: 'massaman',
    near: 'panang-curry thai-red-curry braise',
    beside: 'white-rice asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      protein beef-chuck 650 cut into 1 1/2-inch pieces
      fat neutral-oil 14
      vegetable onion 200 cut into wedges
      sauce red-curry-paste 60
      ground-spice cumin 3
      ground-spice coriander 3
      ground-spice cardamom 1
      whole-spice cinnamon-stick 4
      creamy coconut-milk 400
      stock beef-stock|chicken-stock 250
      vegetable potato 400 peeled and cut into 1 1/2-inch pieces
      sauce peanut-butter 40
      sauce fish-sauce|soy-sauce|tamari 25
      sauce tamarind|lime-juice 15
      sweetener palm-sugar|brown-sugar 20
      nut peanuts 40
      starch jasmine 240
      salt
    `,
    steps: `
      10 Heat {neutral-oil} in {@pot} over medium-high heat until it shimmers. Brown {beef-chuck} in batches, 8 minutes in all. Add {red-curry-paste, cumin, coriander, cardamom} and fry for 1 minute, until the smell fills the room.
      3+75 Add {coconut-milk, beef-stock, cinnamon-stick}, bring to a simmer, cover and cook over low heat until the beef is nearly tender, 1 1/4 hours.
      3+25 Stir in {onion, potato, peanut-butter} and simmer, uncovered, until the potatoes are soft and the beef falls apart, 25 minutes.
      2+20~ While it simmers, cook {jasmine} in {water 400} under a lid for 15 minutes, plus 5 minutes off the heat.
      2 Fish out the cinnamon. Sharpen and sweeten with {fish-sauce, tamarind, palm-sugar, salt}, scatter with {peanuts} and serve with {=jasmine}.
    `,
    face: 'Fork-tender beef and potatoes in a mild, warmly spiced gravy of peanuts and coconut milk',
    why: 'Sweet spices go in with the paste, so the long simmer carries them into the meat',
  },
  'panang-curry': {
    names:
      'panang curry, panang chicken, phanaeng curry, penang curry, panang chicken curry, thai panang curry, panaeng curry',
    title: 'Panang Chicken Curry',
    titles: 'tofu: Panang Tofu Curry',
    family: 'thai-curry',
    near: 'thai-red-curry massaman-curry curry',
    beside: 'asian-cucumber-salad',
    weight: 1,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch jasmine 280
      creamy coconut-milk 400
      sauce red-curry-paste|vegan-curry-paste 66
      sauce peanut-butter 45
      ground-spice cumin 1.5
      protein chicken-thigh|tofu 540 cut into thin strips
      vegetable red-pepper 150 cut into strips
      whole-spice lime-leaf 2
      sauce fish-sauce|soy-sauce|tamari 24
      sweetener palm-sugar|brown-sugar 18
      herb thai-basil|basil 12
      salt
    `,
    steps: `
      2+20~ Simmer {jasmine} in {water 470} in a covered pan for 15 minutes over the lowest heat; rest it for 5 minutes.
      6 Reduce {1/2 coconut-milk} in {@skillet} over medium-high heat until it splits and sizzles, 4 minutes. Stir in {red-curry-paste, cumin, peanut-butter} and fry for 2 minutes.
      2+7 Add {chicken-thigh, lime-leaf, coconut-milk}. Simmer until the sauce is thick enough to coat[{?chicken-thigh} and the strips are 165°F (74°C)], 6 to 7 minutes.
      2+2 Stir in {red-pepper, fish-sauce, palm-sugar, salt} for 2 minutes. Scatter with {thai-basil} and eat with {=jasmine}.
    `,
    face: 'A thick, nutty red curry scented with lime leaves',
    why: 'It is cooked with little liquid, so the sauce clings instead of pooling',
  },
  'tom-kha-gai': {
    names:
      'tom kha gai, tom kha, thai coconut soup, thai coconut chicken soup, coconut chicken soup, tom ka gai, tom kah gai, tom kha soup, chicken coconut soup, tom ka',
    title: 'Tom Kha Gai (Thai Coconut Chicken Soup)',
    titles: 'tofu: Tom Kha with Tofu',
    family: 'thai-curry',
    near: 'tom-yum thai-red-curry brothy-soup',
    beside: 'white-rice',
    weight: 3,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      stock chicken-stock|veg-stock 700
      aromatic lemongrass 30 cut into lengths and bruised
      aromatic galangal|ginger 20 sliced
      whole-spice lime-leaf 2
      creamy coconut-milk 600
      protein chicken-breast|tofu 450 thinly sliced
      vegetable oyster-mushrooms 250 torn into strips
      chile thai-chile 3 bruised
      sauce fish-sauce|soy-sauce|tamari 45
      sweetener sugar 8
      acid lime 55
      herb cilantro 10
      salt
    `,
    steps: `
      3+12 Bring {chicken-stock} to a boil with {lemongrass, galangal, lime-leaf} in {@pot}. Lower the heat and simmer until strongly scented, 10 minutes.
      1+4 Stir in {coconut-milk, oyster-mushrooms, thai-chile} and bring back to a gentle simmer, 4 minutes.
      2+5 Add {chicken-breast} and simmer, never boiling hard, [{?chicken-breast}until the slices are 165°F (74°C), ]4 to 5 minutes.
      2 Off the heat, stir in {fish-sauce, sugar, lime, salt}. Leave the stalks and leaves behind as you ladle, and top with {cilantro}.
    `,
    face: 'A soothing broth of coconut milk, sour with lime and scented with lemongrass and galangal',
    why: 'Lime goes in off the heat, so the coconut milk does not split and the sourness stays bright',
  },
  'tom-yum': {
    names:
      'tom yum, tom yum soup, tom yum goong, tom yam, thai hot and sour soup, tom yum kung, tom yam goong, thai shrimp soup, tom yum shrimp soup',
    title: 'Tom Yum Goong (Hot and Sour Shrimp Soup)',
    family: 'thai-basil',
    near: 'tom-kha-gai hot-and-sour-soup brothy-soup',
    beside: 'white-rice',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      stock chicken-stock|fish-stock 1200
      aromatic lemongrass 36 cut into lengths and bruised
      aromatic galangal|ginger 20 sliced
      whole-spice lime-leaf 2.5
      aromatic garlic 6 smashed
      chile thai-chile 6 bruised
      vegetable oyster-mushrooms 200 torn into strips
      vegetable tomato 200 cut into wedges
      protein shrimp 450 peeled and deveined
      sauce fish-sauce|soy-sauce|tamari 48
      sweetener sugar 6
      acid lime 65
      herb cilantro 12
      starch jasmine 240
      salt
    `,
    steps: `
      2+20~ Bring {jasmine} to a boil in {water 400} and cook it: 15 minutes covered on low, 5 minutes resting.
      3+12 Simmer {chicken-stock} with {lemongrass, galangal, lime-leaf, garlic, thai-chile} in {@pot} for 12 minutes, until it smells sharp and green.
      1+4 Add {oyster-mushrooms, tomato} and cook until the mushrooms are supple, 4 minutes.
      1+2 Slip in {shrimp} and simmer just until pink and curled, 2 minutes.
      2 Take the pot off the heat and season with {fish-sauce, sugar, lime, salt} until it makes you blink. Add {cilantro} and put {=jasmine} on the side.
    `,
    face: 'A clear, fierce broth of lemongrass, chiles and lime with shrimp',
    why: 'The shrimp go in last and simmer for two minutes, so they stay sweet and springy',
  },
}
