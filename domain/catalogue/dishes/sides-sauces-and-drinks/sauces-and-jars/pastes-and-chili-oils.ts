import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Curry pastes, chutneys, chili oil, and what dumplings are dipped into. */
export const pastesAndChiliOils: DishEntries = {
  'chili-crisp': {
    names:
      'chili crisp, chili oil, chile oil, chile crisp, chili crisp oil, crispy chili oil, chinese chili oil, sichuan chili oil, szechuan chili oil, homemade chili oil, homemade chili crisp, chilli oil, crispy chilli oil, chilli crisp, chili garlic oil, garlic chili oil, lao gan ma, chiu chow chili oil',
    title: 'Chili Crisp',
    family: 'sichuan',
    near: 'salsa-macha',
    beside: 'dumplings dan-dan-noodles',
    weight: 3,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Breakfast',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 20,
    batch: true,
    list: `
      ground-spice gochugaru|flakes 30
      nut sesame 12
      ground-spice sichuan 3? toasted and ground
      sweetener sugar 5
      seasoning salt 6
      fat neutral-oil 300
      aromatic shallot 120 very thinly sliced
      aromatic garlic 36 thinly sliced
      whole-spice star-anise 2
      whole-spice cinnamon-stick 3
      sauce soy-sauce|tamari 10
    `,
    steps: `
      2 Stir {gochugaru, sesame, sichuan, sugar, salt} in a large heatproof bowl.
      12 Put {neutral-oil, shallot, star-anise, cinnamon-stick} in a saucepan over medium heat. Once it bubbles, fry, stirring often, until the shallots are pale gold, about 10 minutes. Lift them out with a slotted spoon onto paper towels, where they darken and crisp.
      4 Fry {garlic} in the same oil over medium-low heat until just blond, 2 to 3 minutes, and lift it out too. Take out the whole spices.
      2 Heat the oil to 275°F (135°C), when a flake of chile sizzles but does not blacken, and pour it over the chiles, a third at a time, stirring. Stand back, as it foams.
      2+20 Stir in {soy-sauce} and cool for 20 minutes. Stir in the shallots and garlic.
      1 Spoon it into a clean jar and refrigerate it at once, since there is garlic in it: use it within 4 days, or freeze it in small portions for three months.
    `,
    face: 'Red oil thick with crunchy shallots and garlic, hot, savory and numbing at the edges',
    why: 'Shallots and garlic are fried apart and taken out while pale, so they end up crisp and not bitter',
  },
  'dumpling-sauce': {
    names:
      'dumpling sauce, dumpling dipping sauce, potsticker sauce, potsticker dipping sauce, gyoza sauce, gyoza dipping sauce, dumpling dip, soy dipping sauce, wonton sauce, sauce for dumplings, sauce for potstickers, sauce for gyoza, dim sum dipping sauce, chinese dipping sauce, asian dipping sauce, soy vinegar dipping sauce, egg roll dipping sauce',
    title: 'Dumpling Dipping Sauce',
    family: 'sichuan',
    near: 'chili-crisp nuoc-cham',
    beside: 'dumplings gyoza',
    weight: 3,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Raw/No Cook',
    equipment: '',
    serves: 4,
    list: `
      sauce soy-sauce|tamari 60
      acid black-vinegar|rice-vinegar 30
      sweetener sugar 4
      aromatic ginger 4 finely grated
      aromatic garlic 3 finely grated
      aromatic scallion 12 thinly sliced
      second-fat sesame-oil 5
      chile chili-oil|flakes 5?
    `,
    steps: `
      2 Stir {soy-sauce, black-vinegar, sugar} with {water 15} in a small bowl until the sugar dissolves.
      2+5 Stir in {ginger, garlic, scallion, sesame-oil, chili-oil} and leave for 5 minutes.
      1 Divide between small dishes and serve it the same day.
    `,
    face: 'Salty, sour and fragrant, for dumplings, potstickers and spring rolls',
    why: 'Half as much vinegar as soy sauce cuts through what is fried, and a spoonful of water keeps it from being harsh',
  },
  'sweet-chili-sauce': {
    names:
      'sweet chili sauce, thai sweet chili sauce, sweet chilli sauce, homemade sweet chili sauce, sweet chile sauce, nam chim kai, egg roll sauce, sweet chili dipping sauce, spring roll sauce, sweet and spicy dipping sauce',
    title: 'Thai Sweet Chili Sauce',
    family: 'thai-basil',
    near: 'nuoc-cham peanut-sauce',
    beside: 'spring-rolls coconut-shrimp',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    list: `
      chile red-chile 45 stemmed and finely chopped, some of the seeds left in
      aromatic garlic 15 finely chopped
      acid rice-vinegar 120
      sweetener sugar 150
      seasoning salt 5
      thickener cornstarch 8
    `,
    steps: `
      10 Bring {red-chile, garlic, rice-vinegar, sugar, salt, water 120} to a boil in a saucepan and simmer until the chiles are soft and the syrup coats a spoon thinly, 8 minutes.
      2 Stir {cornstarch} into {water 20}, pour it in and stir until clear and glossy, 1 minute.
      1+20 Cool for 20 minutes, in which it thickens. It keeps for two weeks in a closed jar in the refrigerator.
    `,
    face: 'Glossy, sweet and sour, with red flecks of chile and a mild burn',
    why: 'The chiles simmer in the syrup until they are soft, which rounds their heat off',
  },
  'thai-red-curry-paste': {
    names:
      'thai red curry paste, red curry paste, homemade red curry paste, red curry paste from scratch, thai curry paste, curry paste, curry paste from scratch, homemade curry paste, vegan red curry paste, red curry paste without shrimp paste, homemade thai curry paste',
    title: 'Thai Red Curry Paste',
    family: 'thai-curry',
    near: 'thai-green-curry-paste thai-red-curry',
    beside: 'thai-red-curry',
    weight: 2,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    serves: 8,
    batch: true,
    list: `
      chile dried-chiles=dried_red_chiles/dried_chiles 25 stemmed, seeded and torn
      aromatic lemongrass 45 tender inner part only, thinly sliced
      aromatic shallot 80 sliced
      aromatic garlic 30 peeled
      aromatic galangal|ginger 20 peeled and sliced
      leaf cilantro 15 stems and roots
      herb lime-leaf|lemon-zest 2
      ground-spice coriander 4
      ground-spice cumin 2
      pepper white-pepper|pepper 1.2
      sauce shrimp-paste|miso 8
      seasoning salt 6
      fat neutral-oil 15
    `,
    steps: `
      2+20 Cover {dried-chiles} with boiling water and soak for 20 minutes, until limp. Drain, and keep a little of the water.
      8 Blend {lemongrass, galangal, salt} until stringy and fine, then add {shallot, garlic, cilantro, lime-leaf, shrimp-paste} and the drained chiles. Blend to a paste, scraping down the sides, with {neutral-oil} and 2 spoonfuls of the soaking water to keep it moving.
      2 Blend in {coriander, cumin, white-pepper}.
      1 Use 3 tablespoons for a curry for four. It keeps for 4 days in a jar in the refrigerator, and for three months in the freezer, in spoonfuls.
    `,
    face: 'Brick red and fragrant with lemongrass, galangal and soaked chiles, for two or three pots of curry',
    why: 'The toughest things are ground first, with the salt to grip them, so that the paste comes out smooth',
  },
  'thai-green-curry-paste': {
    names:
      'thai green curry paste, green curry paste, homemade green curry paste, green curry paste from scratch, vegan green curry paste, green curry paste without shrimp paste',
    title: 'Thai Green Curry Paste',
    family: 'thai-green',
    near: 'thai-red-curry-paste thai-green-curry',
    beside: 'thai-green-curry',
    weight: 2,
    part: true,
    level: 2,
    types: 'Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    serves: 8,
    batch: true,
    list: `
      chile serrano 70 stemmed and chopped
      aromatic lemongrass 45 tender inner part only, thinly sliced
      aromatic shallot 60 sliced
      aromatic garlic 24 peeled
      aromatic galangal|ginger 20 peeled and sliced
      leaf cilantro 30 leaves, stems and roots
      herb thai-basil|basil 15 leaves only
      herb lime-leaf|lemon-zest 2
      ground-spice coriander 3
      ground-spice cumin 1.5
      pepper white-pepper|pepper 1
      sauce shrimp-paste|miso 8
      seasoning salt 6
      fat neutral-oil 15
    `,
    steps: `
      8 Blend {lemongrass, galangal, salt} until fine, then add {serrano, shallot, garlic, shrimp-paste, neutral-oil} and blend to a paste, scraping down the sides and adding a spoonful of water if the blades run free.
      3 Add {cilantro, thai-basil, lime-leaf, coriander, cumin, white-pepper} and blend just until smooth and bright green.
      1 Three tablespoons, fried for a minute before anything wet goes in, make a curry for four. It keeps for 4 days in the refrigerator under a film of oil, and for three months in the freezer.
    `,
    face: 'Bright green, hot and full of basil, cilantro and lemongrass',
    why: 'The leaves go in last and for a moment only, as they darken when the blades warm them',
  },
  'green-chutney': {
    names:
      'mint chutney, green chutney, cilantro chutney, coriander chutney, cilantro mint chutney, mint cilantro chutney, mint coriander chutney, hari chutney, indian green chutney, pudina chutney, dhania chutney, chutney for samosas, chutney for pakoras, indian mint sauce, indian mint chutney, chaat chutney',
    title: 'Mint-Cilantro Chutney',
    family: 'punjabi',
    near: 'raita mint-sauce',
    beside: 'samosas pakoras',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Raw/No Cook',
    equipment: 'Blender/Food Processor',
    serves: 8,
    batch: true,
    list: `
      leaf cilantro 70 leaves and tender stems
      leaf mint 35
      chile serrano 14 stemmed
      aromatic ginger 8 peeled and sliced
      aromatic garlic 4? peeled
      acid lime-juice 30
      ground-spice cumin 1
      sweetener sugar 4
      seasoning salt 3.5
    `,
    steps: `
      5 Blend {serrano, ginger, garlic, lime-juice, cumin, sugar, salt} with {water 45}, cold, until smooth. Add {cilantro, mint}, a handful at a time, and blend to a thick, bright green sauce.
      1 Taste it: it should be sour, salty and hot at once. It keeps for 4 days in the refrigerator, with parchment paper pressed onto it so that it stays green.
    `,
    face: 'Bright green, hot and sour, to dip into, to spread and to spoon over chaat',
    why: 'Cold water and lime go in first, so the leaves are blended fast and keep their color',
  },
  'tamarind-chutney': {
    names:
      'tamarind chutney, tamarind sauce, imli chutney, sweet tamarind chutney, indian tamarind sauce, tamarind date chutney, date tamarind chutney, meethi chutney, saunth chutney, brown chutney, samosa sauce, sweet chutney for samosas',
    title: 'Sweet Tamarind Chutney',
    family: 'punjabi',
    near: 'green-chutney',
    beside: 'samosas pakoras',
    weight: 2,
    part: true,
    level: 1,
    types: 'Side Dish, Appetizer',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 12,
    batch: true,
    list: `
      whole-spice cumin-seed 2
      acid tamarind 90
      fruit dates 60 pitted and chopped
      sweetener brown-sugar 110
      ground-spice ground-ginger 1.5
      chile cayenne 0.6
      seasoning salt 5
    `,
    steps: `
      2 Toast {cumin-seed} in a saucepan over medium heat until they smell nutty, 1 minute. Tip out and crush them.
      3+12 Simmer {tamarind, dates, brown-sugar, water 300} in the same pan, stirring now and then, until the dates fall apart, 12 minutes.
      3 Mash well, or blend, and press it through a sieve back into the pan. Stir in {ground-ginger, cayenne, salt} and the crushed cumin and simmer for 1 minute: it should coat a spoon thinly.
      1+20 Cool for 20 minutes, in which it thickens. It keeps for two weeks in the refrigerator.
    `,
    face: 'Dark, glossy, sweet and sour, with cumin and ginger in it',
    why: 'Dates thicken it and round off the tamarind, so it takes less sugar',
  },
}
