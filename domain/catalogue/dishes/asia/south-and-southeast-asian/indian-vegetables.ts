import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Potatoes, cauliflower, spinach and eggplant of the Indian table. */
export const indianVegetables: DishEntries = {
  'aloo-gobi': {
    names:
      'aloo gobi, potato and cauliflower curry, cauliflower potato curry, alu gobi, aloo gobhi, cauliflower and potato curry, aloo ghobi',
    family: 'punjabi',
    near: 'chana-masala dry-curry curry',
    beside: 'naan raita',
    weight: 3,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      fat neutral-oil|ghee 42
      whole-spice cumin-seed 4
      vegetable potato 550 peeled and cut into 3/4-inch pieces
      vegetable cauliflower 650 cut into florets
      vegetable onion 150 finely chopped
      aromatic ginger 15
      aromatic garlic 9
      chile serrano 12
      ground-spice turmeric 3
      ground-spice coriander 6
      vegetable tomato 200 chopped
      ground-spice garam-masala 3
      acid lemon 15
      herb cilantro 10
      bread naan|pita|corn-tortillas 360? warmed
      salt
    `,
    steps: `
      8 Crackle {cumin-seed} in {neutral-oil} in {@skillet} over medium-high heat. Add {potato} and fry, turning, until golden at the corners, 7 minutes.
      4 Add {onion, ginger, garlic, serrano} and cook until soft, 3 minutes.
      3 Stir in {turmeric, coriander, 1/2 salt, cauliflower} until everything is yellow, 2 minutes.
      2+14 Add {tomato} and {water 60}, cover and cook over low heat, stirring twice, until a knife slides into the potatoes, 12 to 14 minutes.
      3 Uncover and fry off what liquid is left, 2 minutes. Finish with {garam-masala, lemon, cilantro, salt} [and scoop up with {naan}].
    `,
    face: 'Golden potatoes and cauliflower in ginger and turmeric',
    why: 'They steam in their own moisture, so the spices cling instead of washing off',
  },
  'bombay-potatoes': {
    names:
      'bombay potatoes, bombay aloo, bombay potato, aloo bombay, jeera aloo, spiced potatoes, indian spiced potatoes, bombay spiced potatoes, dry potato curry, cumin potatoes, indian potatoes',
    title: 'Bombay Potatoes',
    family: 'punjabi',
    near: 'aloo-gobi roast-potatoes dry-curry',
    beside: 'tandoori-chicken dal',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed, Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable potato 800 peeled and cut into 1-inch pieces
      ground-spice turmeric 3
      fat neutral-oil|ghee 45
      whole-spice cumin-seed 5
      whole-spice mustard-seed 4
      vegetable onion 150 thinly sliced
      aromatic garlic 10
      aromatic ginger 12
      chile serrano 10
      ground-spice coriander 5
      vegetable tomato 200 chopped
      ground-spice garam-masala 3
      acid lemon 15
      herb cilantro 10
      salt
    `,
    steps: `
      2+9 Put {potato, 1/2 turmeric} in {@pot}, cover with cold salted water, bring to a boil and simmer until a knife just goes in, 8 to 9 minutes. Drain and let them steam dry.
      9 Heat {neutral-oil} in a large skillet over medium-high heat. Add {cumin-seed, mustard-seed} and let them pop for 20 seconds, then cook {onion} until golden, 8 minutes.
      4 Add {garlic, ginger, serrano, coriander, turmeric} and stir for 1 minute, until they smell toasted. Add {tomato} and cook until it has fallen into a thick paste, 3 minutes.
      7 Turn the potatoes in the paste and fry, stirring only now and then, until they have crisp, dark edges, 6 minutes.
      1 Finish with {garam-masala, lemon, cilantro, salt}.
    `,
    face: 'Potatoes with crisp, spiced edges in a thick tomato and mustard seed masala',
    why: 'Parboiled first, they are soft inside before the spices could burn',
  },
  'saag-aloo': {
    names:
      'saag aloo, aloo saag, aloo palak, palak aloo, spinach and potato curry, potato and spinach curry, sag aloo, aloo sag, spinach potato curry, potatoes with spinach',
    title: 'Saag Aloo (Spinach and Potatoes)',
    family: 'punjabi',
    near: 'bombay-potatoes saag-paneer aloo-gobi dry-curry',
    beside: 'chicken-curry chicken-tikka',
    weight: 3,
    level: 1,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      vegetable potato 650 peeled and cut into 3/4-inch pieces
      fat neutral-oil|ghee 42
      whole-spice cumin-seed 4
      vegetable onion 150? thinly sliced
      aromatic garlic 10
      aromatic ginger 12
      chile serrano 10
      ground-spice coriander 4
      ground-spice turmeric 2
      leaf spinach 400
      ground-spice garam-masala 3
      acid lemon 12
      salt
    `,
    steps: `
      9 Heat {neutral-oil} in {@skillet} over medium heat. Let {cumin-seed} crackle. [Add {onion} and cook until soft and golden, 8 minutes.]
      2 Cook {garlic, ginger, serrano, coriander, turmeric} with it for 1 minute, stirring.
      3+16 Add {potato, 1/2 salt, water 180}, cover and cook over low heat, stirring twice, until a knife slides in, 14 to 16 minutes.
      5 Pile in {spinach} by handfuls and stir until it has wilted and most of the water has gone, 4 minutes.
      1 Stir in {garam-masala, lemon, salt}.
    `,
    face: 'Soft potatoes and silky spinach with cumin, ginger and garlic',
    why: 'The spinach goes in at the end, so it stays green and the potatoes soak up its juices',
  },
  'baingan-bharta': {
    names:
      'baingan bharta, baigan bharta, baingan ka bharta, bharta, indian smoky eggplant, punjabi eggplant mash, indian roasted eggplant, smoky eggplant curry, bhartha, begun bharta',
    title: 'Baingan Bharta (Smoky Eggplant Mash)',
    family: 'punjabi',
    near: 'aloo-gobi dry-curry',
    beside: 'dal chapati',
    weight: 2,
    level: 2,
    types: 'Side Dish, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Roasted, Sautéed',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.7,
    list: `
      vegetable eggplant 1100 left whole
      fat neutral-oil|ghee 50
      whole-spice cumin-seed 3
      aromatic onion 200 finely chopped
      aromatic ginger 14 finely grated
      aromatic garlic 14 minced
      chile serrano 12 finely chopped
      vegetable tomato 350 chopped
      spice coriander 4
      spice turmeric 1.5
      spice kashmiri|sweet-paprika 3
      spice garam-masala 2
      herb cilantro 16 chopped
      salt
    `,
    steps: `
      3+22 Heat the broiler. Prick {eggplant} all over with a fork, lay on a lined sheet pan close under the heat and broil, turning three times, until the skin is black and the flesh has collapsed, 22 minutes.
      6+10 Cool for 10 minutes, peel off the skin, and mash the flesh with a fork.
      1 Heat {neutral-oil} in {@skillet} over medium heat and let {cumin-seed} crackle, 30 seconds.
      9 Add {onion} and fry until golden, 7 minutes. Stir in {ginger, garlic, serrano} and cook until fragrant, 1 minute.
      8 Add {tomato, coriander, turmeric, kashmiri, salt} and cook, pressing, until the oil shows at the edges, 7 minutes.
      7 Stir in the eggplant and cook until thick, 6 minutes. Finish with {garam-masala, cilantro}.
    `,
    face: 'Eggplant charred whole, mashed and fried with tomato, ginger and toasted spices',
    why: 'Charred until it collapses, the eggplant takes the taste of smoke all the way through',
  },
}
