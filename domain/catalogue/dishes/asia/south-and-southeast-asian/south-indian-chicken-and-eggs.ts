import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chicken and eggs with the spices of the South of India. */
export const southIndianChickenAndEggs: DishEntries = {
  'chicken-chettinad': {
    names:
      'chicken chettinad, chettinad chicken, chettinad chicken curry, chicken chettinad curry, chettinadu chicken, chicken chettinadu, chettinad curry, chetinad chicken, chicken chetinad, tamil chicken curry, south indian pepper chicken curry, chettinad pepper chicken',
    title: 'Chicken Chettinad',
    family: 'tamil',
    near: 'chicken-curry chicken-vindaloo curry',
    beside: 'white-rice raita',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop, Blender',
    serves: 4,
    salt: 0.55,
    list: `
      whole-spice coriander-seed 7
      whole-spice fennel-seed 4
      whole-spice cumin-seed 3
      whole-spice dried-chiles 6 stemmed
      whole-spice star-anise 2
      whole-spice cinnamon-stick 3
      whole-spice cloves 0.4
      nut coconut-flour 30
      pepper pepper 4
      starch basmati 250
      fat neutral-oil 40
      whole-spice curry-leaves 3
      vegetable shallot|onion 260 thinly sliced
      aromatic garlic 18
      aromatic ginger 18
      ground-spice turmeric 2
      vegetable tomato 280 chopped
      protein chicken-thigh 660 cut into 2-inch pieces
      herb cilantro 10
      acid lemon 15
      salt
    `,
    steps: `
      5 Toast {coriander-seed, fennel-seed, cumin-seed, dried-chiles, star-anise, cinnamon-stick, cloves} in a dry skillet over medium-low heat, shaking, until they smell strong, 3 minutes. Add {coconut-flour} and stir until golden, 1 minute.
      3 Scrape out of the skillet, let cool a little and grind with {pepper} and {water 120} to a smooth, dark paste.
      12 Heat {neutral-oil} in {@pot} over medium heat. Let {curry-leaves} crackle, add {shallot} and cook, stirring often, until brown, 10 to 11 minutes.
      7 Add {garlic, ginger, turmeric} and cook for 1 minute, then {tomato}, and cook to a pulp, 5 minutes.
      5 Stir in {chicken-thigh, 1/2 salt} and turn over higher heat until it has changed color, 4 minutes.
      2+22~ Add the spice paste and {water 160}. Cover and simmer over low heat, stirring now and then, until the chicken is tender and 165°F (74°C), 22 minutes.
      2+20~ Meanwhile, bring {basmati} to a boil in {water 415}, cover and cook over low heat for 15 minutes; let it stand for 5 minutes.
      2+4 Uncover the curry and let it bubble until thick and clinging, 4 minutes. Stir in {lemon, salt}, top with {cilantro} and serve with {=basmati}.
    `,
    face: 'A dark, peppery curry of the Tamil south, with toasted coconut, fennel and curry leaves',
    why: 'The spices are toasted whole and ground fresh, so each of them can still be tasted in the dark gravy',
  },
  'chicken-65': {
    names:
      'chicken 65, chicken sixty five, chicken65, south indian fried chicken, spicy indian fried chicken, indian fried chicken, chicken 65 dry, hyderabadi chicken 65, restaurant style chicken 65',
    title: 'Chicken 65',
    family: 'tamil',
    near: 'chicken-tikka pakoras',
    beside: 'lemon-rice raita',
    weight: 3,
    level: 2,
    types: 'Appetizer, Main Dish, Snack',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      protein chicken-thigh 640 cut into 1-inch pieces
      creamy yogurt|coconut-yogurt|soy-yogurt 60
      acid lemon 30
      aromatic garlic 24 finely grated
      aromatic ginger 14 finely grated
      ground-spice kashmiri|sweet-paprika 8
      ground-spice coriander 3
      ground-spice cumin 2
      ground-spice turmeric 1
      pepper pepper 1.5
      egg egg 50 beaten
      starch rice-flour 45
      thickener cornstarch 30
      fat neutral-oil 560 for frying
      second-fat ghee|coconut-oil 15
      whole-spice mustard-seed 2
      whole-spice curry-leaves 4
      chile serrano 25 slit lengthwise
      raw red-onion 120 cut into rings
      salt
    `,
    steps: `
      5+30 Stir {yogurt, 1/2 lemon, 1/2 garlic, ginger, most kashmiri, coriander, cumin, turmeric, pepper, most salt} together, turn {chicken-thigh} in it and marinate in the refrigerator for 30 minutes.
      3 Mix in {egg}, then {rice-flour, cornstarch}, until each piece is thickly coated.
      16 Heat {neutral-oil} in a small, deep pan to 350°F (175°C). Fry the pieces a few at a time, turning, until crisp, deep red and 165°F (74°C) inside, 4 to 5 minutes. Drain on a rack.
      3 Heat {ghee} in {@skillet} over medium-high heat. Pop {mustard-seed}, then add {curry-leaves, serrano, garlic, kashmiri} and stir until the leaves are crisp, 1 minute.
      2 Toss the fried pieces in it for 1 minute. Sprinkle with {lemon, salt} and serve at once with {red-onion}.
    `,
    face: 'Crisp, chile-red bites of fried thigh meat, tossed with curry leaves, garlic and green chiles',
    why: 'Rice flour keeps the crust crisp even after it is tossed with the spices',
  },
  'egg-curry': {
    names:
      'egg curry, indian egg curry, anda curry, egg masala curry, egg masala, anda masala, boiled egg curry, dim curry, muttai curry, curried eggs with rice, curried eggs, mutta curry, egg gravy, baida curry',
    title: 'Egg Curry',
    family: 'punjabi',
    near: 'chicken-curry matar-paneer curry',
    beside: 'naan raita',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      protein egg 400
      starch basmati 240
      fat neutral-oil|ghee 42
      ground-spice turmeric 2
      whole-spice cumin-seed 3
      vegetable onion 280 finely chopped
      aromatic garlic 15
      aromatic ginger 15
      chile serrano 10 slit lengthwise
      ground-spice coriander 6
      ground-spice kashmiri|sweet-paprika 4
      body canned-tomatoes 400
      ground-spice garam-masala 3
      ground-spice fenugreek-leaves 1?
      herb cilantro 10
      salt
    `,
    steps: `
      2+10 Lower {egg} into boiling water and boil for 10 minutes, until hard all through (160°F/71°C).
      4 Cool in cold water, peel, and make three shallow cuts along each.
      2+20~ Boil {basmati} with {water 400}, then cover and keep over the lowest heat for 15 minutes and off it for 5 minutes.
      3 Heat {1/3 neutral-oil} in {@skillet} over medium heat with {1/2 turmeric}. Roll the eggs in it until yellow and blistered, 2 minutes, and lift out.
      16 Add {neutral-oil} and {cumin-seed} to the skillet and let them crackle. Cook {onion} until well browned, 14 to 15 minutes.
      2 Stir in {garlic, ginger, serrano, coriander, kashmiri, turmeric} with a splash of water for 1 minute.
      2+8 Add {canned-tomatoes, 1/2 salt} and cook down until the oil shows around the edge, 8 minutes.
      2+7 Pour in {water 240}, put the eggs back and simmer, spooning the gravy over them, until it coats them, 7 minutes.
      1 Crumble in {fenugreek-leaves}. Add {garam-masala, salt} and scatter with {cilantro}. Serve with {=basmati}.
    `,
    face: 'Hard-boiled eggs, blistered in turmeric oil, in a brown-onion and tomato gravy',
    why: 'Shallow cuts let the gravy into the eggs, and frying them first gives it something to hold on to',
  },
  'chicken-liver-masala': {
    names:
      'chicken liver masala, chicken liver curry, liver masala, indian chicken liver, kaleji, chicken kaleji, kaleji masala, chicken liver fry, spicy chicken livers, indian liver curry, masala chicken livers',
    title: 'Chicken Liver Masala',
    family: 'punjabi',
    looksLike: 'curry',
    near: 'keema chicken-livers-on-toast dry-curry',
    beside: 'naan no-yeast-naan raita',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil|ghee 35
      whole-spice cumin-seed 3
      vegetable onion 250 finely chopped
      aromatic garlic 12 finely grated
      aromatic ginger 15 finely grated
      chile serrano 10 finely chopped
      ground-spice coriander 5
      ground-spice turmeric 1.5
      ground-spice kashmiri 3
      body tomato 250 chopped
      protein chicken-liver 600 trimmed, halved and patted dry
      ground-spice garam-masala 3
      acid lemon-juice 15
      herb cilantro 10
      salt
    `,
    steps: `
      13 Heat {neutral-oil} in {@skillet} over medium-high heat. Sizzle {cumin-seed} for 20 seconds, then cook {onion} until well browned, 12 minutes.
      2 Stir in {garlic, ginger, serrano} for 1 minute, then {coriander, turmeric, kashmiri} for 30 seconds.
      8 Add {tomato, salt} and cook, pressing it down, until the oil comes out at the edges, 7 minutes.
      9 Turn up the heat and add {chicken-liver}. Fry, turning the pieces gently in the masala, until 165°F (74°C) in the middle and no longer red, 7 to 8 minutes. Add a splash of water if it catches.
      1 Stir in {garam-masala, lemon-juice} and scatter with {cilantro}.
    `,
    face: 'Tender livers in a thick, dark masala of browned onions, ginger and chile',
    why: 'The masala is fried down first, so that the livers spend only minutes in it and stay soft',
  },
}
