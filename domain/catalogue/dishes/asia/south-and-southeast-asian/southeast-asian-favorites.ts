import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rice, soups, braises, sweets and drinks from around the Gulf of Thailand. */
export const southeastAsianFavorites: DishEntries = {
  'nasi-goreng': {
    names: 'nasi goreng, indonesian fried rice, nasi goreng ayam, nasi goreng with egg, indonesian chicken fried rice',
    title: 'Nasi Goreng (Indonesian Fried Rice)',
    family: 'indonesian',
    near: 'egg-fried-rice chicken-fried-rice fried-rice',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      aromatic shallot 100 chopped
      aromatic garlic 12
      chile red-chile 30 chopped
      sauce shrimp-paste 5?
      fat neutral-oil 42
      protein chicken-thigh|tofu 300 cut into 1/2-inch dice
      starch cooked-rice 760 cold, clumps broken up
      sauce kecap-manis 45
      sauce soy-sauce|tamari 30
      egg egg 200
      raw cucumber 150 sliced
      vegetable tomato 150 cut into wedges
      aromatic scallion 45 thinly sliced
      salt
    `,
    steps: `
      3 Pound or chop {shallot, garlic, red-chile, shrimp-paste} to a coarse paste.
      6 Heat {1/2 neutral-oil} in {@skillet} over medium-high heat and fry the paste until it smells cooked, 1 to 2 minutes. Add {chicken-thigh} and fry until lightly browned[{?chicken-thigh} and 165°F (74°C)], 4 minutes.
      6 Add {cooked-rice}, turn the heat to high and toss until it steams and separates, 3 minutes. Pour {kecap-manis, soy-sauce, salt} around the edge and fry until dark and a little sticky, 2 minutes.
      4 Fry {egg} in {neutral-oil} in another pan over medium-high heat until crisp at the rim, 3 minutes.
      1 Fold in {scallion}, top each plate with an egg and lay {cucumber, tomato} beside it.
    `,
    face: 'Dark, sweet-salty fried grains with chicken thigh, a crisp egg and cool cucumber',
    why: 'The paste of shallots, garlic and chile is fried first and seasons every grain',
  },
  laksa: {
    names:
      'laksa, curry laksa, laksa soup, shrimp laksa, prawn laksa, laksa lemak, malaysian laksa, laksa noodle soup, singapore laksa',
    title: 'Shrimp Laksa',
    titles: 'tofu: Tofu Laksa',
    family: 'malaysian',
    near: 'tom-kha-gai thai-red-curry noodle-soup',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      fat neutral-oil 20
      aromatic lemongrass 20
      aromatic ginger 15
      aromatic garlic 9
      sauce red-curry-paste|vegan-curry-paste 75
      ground-spice turmeric 2
      ground-spice coriander 3
      stock chicken-stock|veg-stock 900
      creamy coconut-milk 400
      protein shrimp|tofu 400 peeled and deveined
      starch rice-noodles 240
      vegetable bean-sprouts 180
      sauce fish-sauce|soy-sauce|tamari 26
      sweetener sugar 8
      acid lime 35
      herb cilantro 10
      herb mint 6?
      salt
    `,
    steps: `
      5 Heat {neutral-oil} in {@pot} over medium heat. Fry {lemongrass, ginger, garlic, red-curry-paste, turmeric, coriander}, stirring, until dark and oily, 3 to 4 minutes.
      2+10 Add {chicken-stock} and simmer for 10 minutes.
      2+8~ Boil {rice-noodles} in another pot until tender, 6 to 8 minutes, drain and put in bowls.
      2+5 Stir {coconut-milk} into the broth. When it simmers, add {shrimp} and cook gently for 3 minutes[{?shrimp}, until pink and curled].
      2 Season with {fish-sauce, sugar, lime, salt}. Put {bean-sprouts} on the noodles, ladle the soup over and top with {cilantro, mint}.
    `,
    face: 'A spicy, golden soup of coconut milk and lemongrass over silky strands',
    why: 'The paste is fried until it gives up its oil, which colors and flavors the whole soup',
  },
  'chicken-adobo': {
    names:
      'chicken adobo, filipino adobo, adobo, filipino chicken adobo, adobong manok, chicken adobo filipino style, adobo chicken',
    title: 'Filipino Chicken Adobo',
    family: 'filipino',
    near: 'teriyaki-chicken braise',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein chicken-bone 1120
      fat neutral-oil 10
      aromatic garlic 30 smashed
      acid cider-vinegar|white-vinegar 120
      sauce soy-sauce|tamari|coconut-aminos 90
      whole-spice bay 0.6
      pepper pepper 3
      sweetener brown-sugar 12
      starch jasmine 280
      aromatic scallion 30? thinly sliced
      salt
    `,
    steps: `
      9 Set {@pot} with {neutral-oil} over medium-high heat. Brown {chicken-bone} skin side down for 6 minutes, pour off most of the fat and fry {garlic} for 30 seconds.
      2+30~ Add {cider-vinegar, soy-sauce, bay, pepper, brown-sugar, water 180}. Bring to a boil without stirring, then cover and simmer, turning once, until the meat is tender and 165°F (74°C) or more at the bone, 30 minutes.
      2+20~ Meanwhile, bring {jasmine} to a boil in {water 470}, cover, cook over low heat for 15 minutes and let it stand off the heat for 5 minutes.
      2+8 Uncover the pot, take out {=bay} and boil until the sauce is dark and coats the pieces, about 8 minutes. Spoon over {=jasmine} [and scatter with {scallion}][, with {salt} if you like].
    `,
    face: 'Thighs braised with soy, garlic and bay until the sauce turns to a sharp, dark glaze',
    why: 'The pot boils unstirred at first, which cooks off the harshness of the vinegar and leaves the tang',
  },
  larb: {
    names:
      'larb, laab, larb gai, thai larb, chicken larb, laab gai, larb salad, thai chicken salad with mint, thai chicken lettuce wraps',
    title: 'Chicken Larb (Larb Gai)',
    family: 'isan',
    near: 'thai-basil-chicken larb lettuce-wraps',
    beside: 'white-rice papaya-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Salad',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.45,
    list: `
      starch glutinous-rice|jasmine 40 unrinsed
      protein ground-chicken|ground-turkey 560
      fat neutral-oil 12
      sauce fish-sauce|soy-sauce|tamari 45
      acid lime 70
      sweetener sugar 5
      ground-spice flakes 2
      aromatic shallot 90 thinly sliced
      aromatic scallion 45 thinly sliced
      herb mint 18
      herb cilantro 15
      raw lettuce-cups 150
      raw cucumber 200 sliced
      salt
    `,
    steps: `
      9 Toast {glutinous-rice} in a dry skillet over medium heat, shaking, until deep golden, 7 to 8 minutes. Grind it to a coarse powder.
      7 Cook {ground-chicken} in {neutral-oil} with {water 45} in the same skillet over medium heat, breaking it up, until no longer pink (165°F/74°C) but still juicy, 6 minutes.
      2 Take it off the heat and stir in {fish-sauce, lime, sugar, flakes} with half of the toasted powder.
      3 Fold in {shallot, scallion, mint, cilantro, salt}, dust with the rest of the powder and scoop up with {lettuce-cups, cucumber}.
    `,
    face: 'Warm ground chicken with lime, mint, shallots and a crunch of toasted grains',
    why: 'The dressing goes on off the heat, so the lime and herbs stay fresh',
  },
  'mango-sticky-rice': {
    names:
      'mango sticky rice, mango and sticky rice, thai mango sticky rice, khao niao mamuang, sticky rice with mango, coconut sticky rice with mango, mango with sticky rice',
    family: 'thai-basil',
    near: 'sticky-rice kheer',
    weight: 2,
    level: 2,
    types: 'Dessert',
    meals: 'Dinner, Snack',
    methods: 'Steamed',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      starch glutinous-rice 220 rinsed
      creamy coconut-milk 360
      sweetener sugar 80
      seasoning salt 3
      fruit mango 500 peeled and sliced
      crunch sesame 5?
    `,
    steps: `
      2+60 Soak {glutinous-rice} in plenty of cold water for 1 hour, or overnight, and drain.
      2+25 Spread it in a steamer lined with cheesecloth and steam over boiling water until tender and translucent, 25 minutes.
      4 Meanwhile, warm {coconut-milk, sugar, salt} in a saucepan over low heat just until the sugar dissolves, without boiling. Keep back a quarter of it.
      2+15 Stir the hot rice into the pan, cover and let it stand for 15 minutes, until it has soaked up the milk.
      2 Mound the rice beside {mango}, pour on what you kept back [and scatter with {sesame}].
    `,
    face: 'Glossy, sweet-salty sticky rice with ripe mango',
    why: 'Steamed grains take up the warm coconut milk without turning to porridge',
  },
  'thai-iced-tea': {
    names: 'thai iced tea, thai tea, cha yen, thai milk tea, iced thai tea, thai ice tea',
    family: 'thai-basil',
    near: 'masala-chai iced-tea',
    weight: 1,
    level: 1,
    types: 'Beverage',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    sweet: true,
    list: `
      main black-tea 16
      whole-spice star-anise 2
      whole-spice cardamom-pods 1?
      sweetener sugar 40
      sweetener condensed-milk 110
      creamy evaporated-milk 140
    `,
    steps: `
      3+15 Bring {water 840} to a boil with {star-anise, cardamom-pods} in {@pot}. Take off the heat, add {black-tea} and steep for 10 minutes, until very dark. Lift out the tea and spices.
      1+20 Stir in {sugar, condensed-milk} until dissolved and let cool for 20 minutes.
      2 Fill tall glasses with ice, pour in the tea to three-quarters and float {evaporated-milk} on top.
    `,
    face: 'Strong, sweet black tea with a float of evaporated milk',
    why: 'It is brewed twice as strong as for the cup, so nothing can thin it',
  },
  'papaya-salad': {
    names: 'papaya salad, som tam, green papaya salad, thai papaya salad, somtum, som tum, thai green papaya salad',
    title: 'Green Papaya Salad (Som Tam)',
    family: 'isan',
    near: 'larb slaw',
    beside: 'larb',
    weight: 1,
    level: 1,
    types: 'Salad, Side Dish',
    meals: 'Lunch, Dinner',
    methods: 'Raw/No Cook',
    equipment: '',
    weather: 'warm',
    serves: 4,
    salt: 0.4,
    list: `
      aromatic garlic 6 whole
      chile thai-chile 4
      sweetener palm-sugar|brown-sugar 20
      nut peanuts 50
      vegetable green-beans 100 trimmed and cut into 1-inch lengths
      vegetable cherry-tomatoes 180 halved
      sauce fish-sauce|soy-sauce|tamari 38
      acid lime 60
      raw papaya 480 green and unripe, peeled, seeded and finely shredded
      salt
    `,
    steps: `
      3 Pound {garlic, thai-chile, palm-sugar} in a large mortar to a rough paste. Bruise {green-beans, 1/2 peanuts} in it.
      3 Add {cherry-tomatoes, fish-sauce, lime} and press lightly until the juices run.
      4 Add {papaya} and toss with a spoon while you bruise it with the pestle, until it is limp and dressed, 2 minutes. Top with {peanuts}[ and {salt} to taste].
    `,
    face: 'Crunchy shreds of green papaya in a sharp dressing of lime, chile and palm sugar',
    why: 'Bruising the shreds lets the dressing soak in while they keep their snap',
  },
}
