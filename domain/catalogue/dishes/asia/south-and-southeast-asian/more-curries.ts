import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** More curries and noodles of South and Southeast Asia. */
export const moreCurries: DishEntries = {
  'chicken-curry': {
    names:
      'chicken curry, indian chicken curry, easy chicken curry, homemade chicken curry, chicken curry and rice, basic chicken curry, curry chicken, curried chicken, simple chicken curry, murgh curry',
    title: 'Chicken Curry',
    family: 'punjabi',
    near: 'chicken-tikka-masala butter-chicken curry',
    beside: 'white-rice raita',
    weight: 5,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      fat neutral-oil|ghee 36
      whole-spice cumin-seed 3
      whole-spice bay 0.4
      vegetable onion 320 finely chopped
      aromatic garlic 18
      aromatic ginger 18
      ground-spice coriander 6
      ground-spice turmeric 2
      ground-spice kashmiri|sweet-paprika 4
      body canned-tomatoes 300
      protein chicken-thigh 640 cut into 2-inch pieces
      creamy yogurt|coconut-milk 100
      ground-spice garam-masala 4
      starch basmati 260
      herb cilantro 10
      salt
    `,
    steps: `
      16 Sizzle {cumin-seed, bay} in {neutral-oil} in {@pot} over medium heat for 30 seconds. Add {onion} and cook, stirring often, until well browned, 14 to 15 minutes.
      2 Add {garlic, ginger, coriander, turmeric, kashmiri} with a splash of water and stir for 1 minute.
      2+6 Stir in {canned-tomatoes, 1/2 salt} and cook down until the fat shows, 6 minutes.
      5 Add {chicken-thigh} and turn in the sauce over higher heat until it has changed color, 4 minutes.
      2+20~ Pour in {water 180}, cover and simmer gently until the meat is tender and 165°F (74°C), 20 minutes.
      2+20~ Meanwhile, bring {basmati} to a boil in {water 465}, cover, cook over low heat for 15 minutes and let it stand off the heat for 5 minutes.
      2 Off the heat, take out {=bay} and stir {yogurt} in by spoonfuls, then {garam-masala, salt}. Top with {cilantro} and serve with {=basmati}.
    `,
    face: 'Tender thigh meat in a brown-onion gravy with ginger, garlic and garam masala',
    why: 'Everything rests on the onions: browned slowly, they give the gravy body and color',
  },
  'vegetable-curry': {
    names:
      'vegetable curry, veggie curry, veg curry, mixed vegetable curry, indian vegetable curry, coconut vegetable curry, easy vegetable curry, chickpea and vegetable curry, sweet potato and chickpea curry, chickpea and sweet potato curry, sweet potato chickpea curry',
    title: 'Coconut Vegetable Curry',
    family: 'keralan',
    near: 'chana-masala aloo-gobi curry',
    beside: 'naan',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch basmati 240
      fat neutral-oil|coconut-oil 32
      whole-spice mustard-seed 3
      vegetable onion 180 sliced
      aromatic garlic 12
      aromatic ginger 15
      chile serrano 12
      ground-spice curry-powder 10
      ground-spice turmeric 1
      vegetable sweet-potato 350 peeled and cut into 3/4-inch pieces
      vegetable cauliflower 350 cut into florets
      pulse chickpeas|white-beans 240 drained and rinsed
      creamy coconut-milk 400
      leaf spinach 120
      acid lime 25
      herb cilantro 10
      salt
    `,
    steps: `
      2+20~ Bring {basmati} to a boil with {water 400} and steam it over low heat, lidded, for 15 minutes; rest it for 5 minutes.
      8 Pop {mustard-seed} in {neutral-oil} in {@pot} over medium heat, add {onion} and cook until soft and gold at the edges, 7 minutes.
      2 Stir in {garlic, ginger, serrano, curry-powder, turmeric} for 1 minute.
      2+18 Add {sweet-potato, cauliflower, chickpeas, coconut-milk, 1/2 salt, water 160}. Cover partly and simmer until a fork goes in easily, 15 to 18 minutes.
      2 Fold in {spinach} until it wilts, 1 minute. Season with {lime, salt}, shower with {cilantro} and serve on {=basmati}.
    `,
    face: 'Sweet potato, cauliflower and chickpeas in spiced coconut milk',
    why: 'The hard vegetables simmer in the sauce itself and leave their sweetness in it',
  },
  'chicken-tikka': {
    names:
      'chicken tikka, chicken tikka kebab, chicken tikka skewers, chicken tikka kebabs, tikka chicken, murgh tikka, grilled chicken tikka',
    title: 'Chicken Tikka',
    titles: `paneer: Paneer Tikka
      tofu: Tofu Tikka`,
    family: 'punjabi',
    near: 'tandoori-chicken chicken-tikka-masala kebabs',
    beside: 'naan raita',
    weight: 3,
    level: 1,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 4,
    salt: 0.6,
    list: `
      protein chicken-breast|paneer|tofu 640 cut into 1 1/2-inch pieces
      creamy yogurt|coconut-yogurt 160
      acid lemon 30
      aromatic garlic 15
      aromatic ginger 15
      ground-spice kashmiri|sweet-paprika 7
      ground-spice garam-masala 5
      ground-spice cumin 3
      ground-spice turmeric 1
      fat neutral-oil 30
      vegetable red-onion 150 cut into rings
      bread naan|pita|corn-tortillas 360? warmed
      herb mint 10
      salt
    `,
    steps: `
      5+60 Whisk {1/2 yogurt, 1/2 lemon, garlic, ginger, kashmiri, garam-masala, cumin, turmeric, 1/2 neutral-oil, 1/2 salt}. Turn {chicken-breast} in it and marinate in the refrigerator for 1 hour.
      4 Thread {=chicken-breast} on skewers. Heat the broiler to high.
      11 Broil {=chicken-breast} on a foil-lined sheet pan, close to the heat, turning twice[ and brushing with {neutral-oil}], until charred at the edges, 9 to 10 minutes. {?chicken-breast}The meat should be 165°F (74°C) in the middle.
      3 Stir {yogurt, mint, salt} into a quick sauce. Toss {red-onion} with {lemon} and serve everything together [with {naan}].
    `,
    face: 'Charred, spice-red skewers from a yogurt marinade, with mint and lemon',
    why: 'Yogurt clings and chars, and keeps the inside juicy over fierce heat',
  },
  'beef-rendang': {
    names:
      'beef rendang, rendang, rendang curry, rendang daging, malaysian beef rendang, indonesian beef curry, beef rendang curry',
    title: 'Beef Rendang',
    family: 'indonesian',
    near: 'massaman-curry laksa braise',
    beside: 'white-rice asian-cucumber-salad',
    weight: 2,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Blender',
    serves: 6,
    salt: 0.5,
    list: `
      aromatic shallot 150 peeled
      aromatic garlic 20 peeled
      aromatic galangal|ginger 25 sliced
      chile red-chile 60 seeded
      whole-spice lemongrass 45 trimmed and bruised
      fat neutral-oil 36
      ground-spice coriander 6
      ground-spice turmeric 3
      whole-spice cinnamon-stick 4
      whole-spice star-anise 2
      protein beef-chuck 1100 cut into 1 1/2-inch pieces
      creamy coconut-milk 480
      whole-spice lime-leaf 3
      sauce tamarind|lime-juice 15
      sweetener palm-sugar|brown-sugar 18
      nut coconut-flour 40
      starch jasmine 320
      salt
    `,
    steps: `
      5 Blend {shallot, garlic, galangal, red-chile} with {water 60} to a paste.
      8 Fry the paste in {neutral-oil} in {@pot} over medium heat with {coriander, turmeric, cinnamon-stick, star-anise} until dark and fragrant, 7 minutes.
      5+105 Add {beef-chuck, coconut-milk, lemongrass, lime-leaf, tamarind, palm-sugar, 1/2 salt}. Bring to a simmer and cook uncovered over low heat, stirring now and then, until the meat is nearly tender, 1 3/4 hours.
      6 Toast {coconut-flour} in a dry pan over medium-low heat until deep brown, 5 minutes, and grind or crush it.
      4+40 Stir in the toasted shreds with {salt} and keep simmering, stirring more often as it dries, until the oil parts and the meat is dark, tender and coated, 40 minutes.
      2+20~ Meanwhile, cook {jasmine} in {water 620} for 15 minutes under a lid, and 5 minutes more off the heat.
      1 Pull out the stalks and whole spices and serve with {=jasmine}.
    `,
    face: 'Beef cooked in coconut milk until the sauce fries down to a dark, clinging paste',
    why: 'It simmers uncovered until the liquid is gone, and then the meat browns in what is left',
  },
  'khao-soi': {
    names:
      'khao soi, khao soi gai, chiang mai noodles, thai curry noodles, thai coconut curry noodles, chicken khao soi, coconut curry noodle soup, thai curry noodle soup, curry noodle soup',
    title: 'Chicken Khao Soi (Coconut Curry Noodle Soup)',
    titles: 'tofu: Tofu Khao Soi (Coconut Curry Noodle Soup)',
    family: 'northern-thai',
    near: 'laksa thai-red-curry noodle-soup',
    beside: '',
    weight: 2,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.48,
    list: `
      fat neutral-oil 20
      aromatic shallot 60 chopped
      sauce red-curry-paste|vegan-curry-paste 70
      ground-spice curry-powder 5
      ground-spice turmeric 2
      creamy coconut-milk 400
      stock chicken-stock|veg-stock 800
      protein chicken-thigh|tofu 480 cut into bite-size pieces
      sauce fish-sauce|soy-sauce|tamari 26
      sweetener palm-sugar|brown-sugar 12
      starch egg-noodles|rice-noodles 280
      acid lime 60 cut into wedges
      raw red-onion 60 thinly sliced
      herb cilantro 12
      chile chili-oil 8?
      salt
    `,
    steps: `
      5 Soften {shallot} in {neutral-oil} in {@pot} over medium heat, 2 minutes. Fry {red-curry-paste, curry-powder, turmeric} until they darken and smell deep, 2 minutes.
      2+20 Whisk in {coconut-milk, chicken-stock}, add {chicken-thigh} and simmer until tender[{?chicken-thigh} and 165°F (74°C)], 20 minutes.
      2+8~ Boil {egg-noodles} in another pot until tender, 6 to 8 minutes, and divide among bowls.
      2 Season the broth with {fish-sauce, palm-sugar, salt}, pour it over and top with {red-onion, cilantro, chili-oil}. Squeeze {lime} in at the table.
    `,
    face: 'Golden coconut-milk broth with curry spices over tender egg noodles',
    why: 'Curry powder joins the paste in the pot, which is what makes it northern',
  },
  'sweet-potato-curry': {
    names:
      'sweet potato curry, sweet potato and coconut curry, sweet potato coconut curry, coconut sweet potato curry, sweet potato and spinach curry, sweet potato spinach curry, sweet potato curry with coconut milk, vegan sweet potato curry, creamy sweet potato curry, easy sweet potato curry, sweet potato and coconut milk curry, spinach and sweet potato curry, sweet potatoe curry, sweet potatoe and coconut curry, kumara curry',
    title: 'Sweet Potato and Coconut Curry',
    family: 'keralan',
    near: 'vegetable-curry lentil-coconut-curry curry',
    beside: 'naan',
    weight: 4,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.48,
    list: `
      starch basmati 240
      fat coconut-oil|neutral-oil 28
      vegetable onion 200 sliced
      aromatic garlic 15
      aromatic ginger 20
      chile serrano 12? seeded and finely chopped
      ground-spice cumin 4
      ground-spice coriander 4
      ground-spice turmeric 2
      ground-spice garam-masala 4
      body canned-tomatoes 240
      vegetable sweet-potato 800 peeled and cut into 1-inch pieces
      creamy coconut-milk 400
      leaf spinach 150
      acid lime 30
      nut cashews 40?
      herb cilantro 10
      salt
    `,
    steps: `
      9 Warm {coconut-oil} in {@pot} over medium heat and cook {onion} until limp and golden, 8 minutes.
      3 Stir in {garlic, ginger, serrano, cumin, coriander, turmeric} for 1 minute. Add {canned-tomatoes} and cook to a thick paste that leaves a trail behind the spoon, 2 minutes.
      3+18~ Add {sweet-potato, coconut-milk, 1/2 salt, water 200}. Bring to a simmer and cook, partly covered, until a knife slips into the sweet potatoes, 15 to 18 minutes.
      2+20~ While it simmers, bring {basmati} to a boil with {water 400}, cover, cook over the lowest heat for 15 minutes and leave it covered for 5 minutes.
      2 Press a few pieces of the sweet potato against the side of the pot and stir them in. Sprinkle in {garam-masala}.
      3 Stir in {spinach} by the handful until it collapses. Finish with {lime, salt}. Serve over {=basmati} with {cashews, cilantro}.
    `,
    face: 'Soft sweet potatoes and spinach in a spiced coconut and tomato sauce, on basmati rice',
    why: 'A few pieces are crushed into the sauce at the end, which makes it thick and clinging',
  },
}
