import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Rolls, dumplings, pancakes and snacks of Korea and Japan. */
export const koreanAndJapaneseSmallPlates: DishEntries = {
  tteokbokki: {
    names:
      'tteokbokki, korean rice cakes, spicy rice cakes, tteok bokki, topokki, ddukbokki, dukbokki, spicy korean rice cakes, tteokboki',
    title: 'Tteokbokki (Spicy Rice Cakes)',
    family: 'gochujang',
    near: 'japchae kimchi-fried-rice stir-fried-noodles',
    beside: '',
    weight: 2,
    level: 1,
    types: 'Snack, Main Dish, Appetizer',
    meals: 'Lunch, Dinner, Snack',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      starch tteok 600 soaked if hard
      egg egg 200
      stock dashi|kombu-dashi|veg-stock 700
      sauce gochujang 75
      ground-spice gochugaru 6
      sauce soy-sauce|tamari 20
      sweetener sugar 28
      aromatic garlic 6
      vegetable cabbage 200 cored and cut into bite-size pieces
      aromatic scallion 60 cut into 2-inch lengths
      crunch sesame 5?
      salt
    `,
    steps: `
      2+10~ Hard-boil {egg} for 10 minutes, then cool and peel.
      2+5 Bring {dashi} to a boil in {@skillet} and whisk in {gochujang, gochugaru, soy-sauce, sugar, garlic}. Let it simmer for 5 minutes.
      2+8 Add {tteok, cabbage} and simmer, stirring now and then so that nothing sticks, until the cakes are soft and chewy and the sauce is thick, 8 minutes.
      2 Add {scallion, =egg} and spoon the sauce over for 1 minute. [Scatter with {sesame} and] serve straight from the pan [with {salt} to taste].
    `,
    face: 'Chewy cakes in a thick, sweet and fiery red sauce',
    why: 'The cakes give their starch to the sauce, which thickens by itself',
  },
  kimbap: {
    names: 'kimbap, gimbap, korean sushi, korean seaweed rolls, kimbap rolls, vegetable kimbap, kim bap',
    title: 'Kimbap (Korean Seaweed Rice Rolls)',
    family: 'bulgogi',
    near: 'sushi-rolls bibimbap',
    beside: 'miso-soup',
    weight: 1,
    level: 3,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Snack',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch short-rice 320
      second-fat sesame-oil 20
      egg egg 150 beaten
      fat neutral-oil 14
      leaf spinach 200
      vegetable carrot 150 cut into matchsticks
      raw cucumber 150 cut into long, thin sticks
      crunch nori 16 whole
      seasoning sesame 6
      salt
    `,
    steps: `
      3+25~ Cook {short-rice} with {water 430}: boiled, covered on low for 15 minutes, left for 10 minutes. Fold in {1/2 sesame-oil, 1/2 salt} and let it cool until just warm.
      4 Spread {egg} in {1/2 neutral-oil} in a skillet over medium-low heat. Cook until firm, 2 minutes, turn for 30 seconds and cut into long strips.
      4 Fry {carrot} in {neutral-oil} over medium heat until it bends, 2 minutes. Wilt {spinach} in the same pan, 1 minute, squeeze it dry and season both with {salt}.
      12 Lay each of {nori} shiny side down. Press on a thin, even layer of the rice, leaving a bare strip at the far edge, and set the egg, carrots, spinach and {cucumber} across the middle. Roll up firmly away from you and seal the edge with a wet finger.
      3 Brush the rolls with {sesame-oil}, sprinkle with {sesame} and slice with a wet knife.
    `,
    face: 'Rolls of sesame-scented grains around egg, spinach, carrots and cucumber',
    why: 'The filling is seasoned piece by piece, so the rolls need no dip',
  },
  gyoza: {
    names:
      'gyoza, japanese dumplings, japanese potstickers, pork gyoza, gyozas, pan fried gyoza, gyoza dumplings, yaki gyoza',
    title: 'Pork Gyoza',
    titles: 'ground-chicken: Chicken Gyoza',
    family: 'soy-mirin',
    near: 'dumplings wonton-soup',
    beside: 'ramen miso-soup',
    weight: 3,
    level: 3,
    types: 'Appetizer, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.9,
    list: `
      protein ground-pork|ground-chicken 320
      vegetable cabbage 220 very finely chopped
      aromatic garlic 9
      aromatic ginger 8
      aromatic chives 30
      sauce soy-sauce 60
      second-fat sesame-oil 12
      wine sake 12?
      bread wonton-wrappers 288 round
      fat neutral-oil 26
      acid rice-vinegar 30
      chile chili-oil 5?
      salt
    `,
    steps: `
      5 Crush {cabbage} in your hands until it goes limp and wring it out over the sink. Knead it with {ground-pork, salt, garlic, ginger, chives, sesame-oil, sake, 1/3 soy-sauce} until the mixture is pale and sticky.
      22* Hold one of {wonton-wrappers} in your palm, put a scant tablespoon of filling in the middle, wet the edge and close it with five or six pleats on one side. Go on until the filling is gone.
      17 For each panful, warm some of {neutral-oil} in {@skillet} over medium-high heat. Brown the bottoms of the dumplings, a panful at a time, for 2 minutes and pour in 1/4 cup of water. Cover and steam until the filling is 160°F (71°C), 4 minutes. Uncover and cook until they sizzle again, 1 minute.
      1 Turn out crisp side up. Mix {soy-sauce, rice-vinegar, chili-oil} for the dip.
    `,
    face: 'Thin-skinned dumplings of ground pork, garlic and chives with crisp bottoms',
    why: 'Frying, steaming and frying again in one pan makes them crisp below and silky above',
  },
  'sushi-rolls': {
    names:
      'sushi rolls, california rolls, california roll, sushi, maki, maki rolls, maki sushi, homemade sushi, sushi roll, california sushi rolls, crab and avocado rolls, crab sushi, easy sushi, sushi night',
    title: 'California Rolls',
    family: 'soy-mirin',
    near: 'poke-bowl kimbap donburi',
    beside: 'miso-soup edamame',
    weight: 3,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      starch short-rice 360
      acid rice-vinegar 60
      sweetener sugar 18
      protein crab-meat 250 picked over
      sauce mayonnaise|vegan-mayonnaise 36
      crunch nori 16 whole
      raw cucumber 150 cut into long, thin sticks
      vegetable avocado 220 sliced
      nut sesame 9
      sauce soy-sauce|tamari 50
      brine pickled-ginger 40?
      sauce wasabi 8?
      seasoning salt 4
    `,
    steps: `
      3+25~ Bring {short-rice} and {water 450} to a boil, cover, simmer on low for 15 minutes and let it steam for 10 minutes.
      3+15 Dissolve {sugar, salt} in {rice-vinegar}. Cut and fold it through the hot rice with a paddle, fanning it, and let it cool under a damp towel to body warmth, 15 minutes.
      2 Check that {crab-meat} is fully cooked, as it is when sold in tubs, and mix it with {mayonnaise}.
      15* Put each of {nori} on a mat or a sheet of plastic wrap. With wet hands, press on a thin layer of rice to an inch from the far edge, sprinkle with {sesame} and line up {=crab-meat, cucumber, avocado} near you. Roll up, squeezing as you go, and seal the edge with a little water.
      3 Slice each roll with a sharp, wet knife into eight. Set out {soy-sauce, pickled-ginger, wasabi} for dipping.
    `,
    face: 'Seasoned rice and nori rolled around crab, cucumber and avocado',
    why: 'Everything in it is cooked or picked from the vegetable drawer, so no raw fish is needed',
  },
  okonomiyaki: {
    names:
      'okonomiyaki, japanese cabbage pancake, japanese pancake savory, osaka pancake, japanese savory pancake, okonomi yaki',
    title: 'Okonomiyaki (Japanese Cabbage Pancake)',
    family: 'soy-mirin',
    near: 'scallion-pancakes savory-pancake',
    beside: 'miso-soup',
    weight: 1,
    level: 2,
    types: 'Main Dish, Snack',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      flour flour 170
      leavener baking-powder 4
      stock dashi|veg-stock 220
      egg egg 200 beaten
      vegetable cabbage 600 cored and finely shredded
      aromatic scallion 90 thinly sliced
      protein bacon|turkey-bacon 160 slices cut in half
      fat neutral-oil 24
      sauce ketchup 50
      sauce worcestershire 50
      sweetener sugar 8
      sauce mayonnaise 40
      salt
    `,
    steps: `
      1 Stir {ketchup, worcestershire, sugar} together for the sauce.
      6 Whisk {flour, baking-powder} with {dashi, egg, salt} until just smooth. Fold in {cabbage, 1/2 scallion}: it should be more cabbage than batter.
      22 Heat a film of {neutral-oil} in {@skillet} over medium heat. Heap in enough batter for one thick pancake, lay some of {bacon} on it, cover and cook until browned below, 5 to 6 minutes. Turn, press lightly and cook until the bacon is crisp and the middle is set, 5 minutes. Repeat with the rest.
      2 Brush with the sauce, stripe with {mayonnaise} and scatter with {scallion}.
    `,
    face: 'A thick, tender cabbage pancake with crisp bacon, sweet-sharp sauce and mayonnaise',
    why: 'There is just enough batter to hold the cabbage, so it stays light inside',
  },
  edamame: {
    names: 'edamame, salted edamame, garlic edamame, spicy edamame, edamame beans',
    title: 'Garlic-Sesame Edamame',
    family: 'soy-mirin',
    near: 'spiced-edamame',
    beside: 'sushi-rolls ramen',
    weight: 2,
    level: 1,
    types: 'Snack, Appetizer, Side Dish',
    meals: 'Snack, Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.9,
    list: `
      main edamame 450
      second-fat sesame-oil 12
      aromatic garlic 6
      chile flakes 0.4?
      crunch sesame 5
      salt
    `,
    steps: `
      2+4 Boil {edamame} in plenty of salted water until tender and bright, 3 to 4 minutes. Drain and shake dry.
      3 Warm {sesame-oil} with {garlic, flakes} in a skillet over medium-low heat until the garlic is fragrant, 1 minute. Toss the beans in it with {salt, sesame}.
    `,
    face: 'Tender green edamame slick with garlic and sesame',
    why: 'They are dressed while hot, so the seasoning sticks',
  },
  'haemul-pajeon': {
    names:
      'haemul pajeon, haemul-pajeon, pajeon, korean seafood pancake, korean seafood scallion pancake, seafood scallion pancake, seafood pajeon, korean scallion pancake, korean green onion pancake, seafood green onion pancake, haemul pajun, pajun, haemulpajeon, korean seafood pancakes',
    title: 'Haemul Pajeon (Korean Seafood Scallion Pancake)',
    family: 'gochujang',
    near: 'scallion-pancakes okonomiyaki savory-pancake',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.45,
    list: `
      sauce soy-sauce 45
      acid rice-vinegar 20
      sweetener sugar 4
      second-fat sesame-oil 5
      ground-spice gochugaru 1.5?
      flour flour 200
      thickener cornstarch 40
      egg egg 100 beaten
      protein shrimp 240 peeled, deveined and coarsely chopped
      protein squid 200 cleaned, bodies cut into thin strips
      fat neutral-oil 75
      aromatic scallion 240 cut to the width of the pan
      chile red-chile 15? thinly sliced
      salt
    `,
    steps: `
      2 Mix {soy-sauce, rice-vinegar, sugar, sesame-oil, gochugaru} with {water 15} for the dip.
      3 Whisk {flour, cornstarch, salt} with {water 300}, ice cold, and {1/2 egg} until just smooth.
      3 Pat {shrimp, squid} very dry with paper towels, or they will spit and soften the crust.
      22 Fry the pancakes by turns, one large one for every two people. Heat a good film of {neutral-oil} in {@skillet} over medium-high heat, line up some of {scallion} in it and pour on batter to cover. Press in some of the seafood and {red-chile} and drizzle with some of {egg}. Fry until the bottom is deep golden and crisp, 5 minutes. Turn, press down, add a little more oil around the edge and fry until browned and the seafood is opaque, 4 minutes.
      2 Turn out seafood side up, cut into squares and serve at once with the dip.
    `,
    face: 'A crisp-edged pancake packed with scallions, shrimp and squid, with a tart soy dip',
    why: 'Ice-cold batter with cornstarch in a well-oiled pan fries crisp outside and stays custardy within',
  },
}
