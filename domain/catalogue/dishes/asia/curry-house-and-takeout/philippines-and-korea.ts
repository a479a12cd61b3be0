import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Family food of the Philippines, and Korean dishes of the grill and the stew pot. */
export const philippinesAndKorea: DishEntries = {
  lumpia: {
    names:
      'lumpia, lumpiang shanghai, filipino lumpia, lumpia shanghai, filipino egg rolls, pork lumpia, filipino spring rolls, lumpias',
    title: 'Lumpia Shanghai (Filipino Pork Rolls)',
    family: 'filipino',
    near: 'egg-rolls spring-rolls fritters',
    beside: 'pancit chicken-adobo',
    weight: 3,
    level: 2,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Dinner, Snack, Lunch',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 6,
    salt: 0.6,
    list: `
      protein ground-pork|ground-turkey 450
      vegetable carrot 100 very finely chopped
      vegetable onion 100 very finely chopped
      vegetable water-chestnuts 80? drained and finely chopped
      aromatic garlic 12
      aromatic scallion 30 thinly sliced
      egg egg 50
      sauce soy-sauce 18
      pepper pepper 1
      bread spring-roll-wrapper 220
      fat neutral-oil 650 for frying
      sauce sweet-chili-sauce 120
      salt
    `,
    steps: `
      5 Mix {ground-pork, carrot, onion, water-chestnuts, garlic, scallion, egg, soy-sauce, pepper, salt} with your hand until sticky. Fry a pinch and taste it.
      20 Lay a line of filling no thicker than a finger along one edge of each of {spring-roll-wrapper}. Roll up tightly, wet the last edge to seal, and cut in halves or thirds.
      14 Heat {neutral-oil} in a deep, narrow pan to 350°F (175°C). Fry in batches, turning, until evenly brown and the pork is 160°F (71°C) in the middle, about 4 minutes a batch. Stand them on end on paper towels.
      1 Pile up and serve with {sweet-chili-sauce}.
    `,
    face: 'Slim, crackling rolls of seasoned pork and carrot',
    why: 'Rolled no thicker than a finger, they cook through by the time the wrapper is brown',
  },
  sinigang: {
    names:
      'sinigang, sinigang na baboy, pork sinigang, filipino sour soup, sinigang soup, tamarind soup, tamarind pork soup, sinigang pork, filipino tamarind soup',
    title: 'Pork Sinigang (Sour Tamarind Soup)',
    family: 'filipino',
    near: 'chicken-adobo tom-yum brothy-soup',
    beside: 'white-rice',
    weight: 2,
    level: 1,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein pork-shoulder|spareribs 650 cut into 1 1/2-inch pieces
      vegetable onion 150 quartered
      vegetable tomato 250 quartered
      vegetable daikon|radish 200 peeled and sliced
      vegetable green-beans 150 cut into 2-inch lengths
      vegetable eggplant 180 cut into 1-inch slices
      chile serrano 20 left whole
      sauce tamarind|lime-juice 40
      sauce fish-sauce 36
      leaf water-spinach|spinach 150
      starch jasmine 240
      acid lime 20
      salt
    `,
    steps: `
      4+60~ Cover {pork-shoulder} with {water 1500} in {@pot}, bring to a boil and skim until clear. Add {onion, 1/2 tomato} and simmer, partly covered, until the meat is tender, 1 hour.
      2+20~ Shortly before, bring {jasmine} to a boil in {water 400}, cover and cook over low heat for 15 minutes, and leave it 5 minutes more.
      2+10 Add {daikon} to the pot and simmer for 4 minutes, then {eggplant, green-beans, serrano, tomato} for 6 minutes, until a fork slides in.
      2 Stir in {tamarind, fish-sauce} and taste: it should be sour enough to make you blink. Add {water-spinach} and cook until wilted, 1 minute.
      1 Season with {lime, salt} and serve in deep bowls with {=jasmine} on the side.
    `,
    face: 'Tender pork and vegetables in a clear broth that is sour with tamarind',
    why: 'Half of the tomatoes melt into the broth at the start, and the rest go in late to stay whole',
  },
  'pork-belly-lechon': {
    names:
      'lechon, lechon belly, lechon kawali, pork belly lechon, filipino lechon, lechon liempo, cebu lechon, roast pork belly, crispy pork belly, crispy roast pork belly, pork belly roast, slow roast pork belly',
    title: 'Crisp Roast Pork Belly (Lechon Style)',
    family: 'filipino',
    near: 'roast-pork-loin carnitas whole-roast',
    beside: 'white-rice asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven',
    serves: 8,
    least: 6,
    salt: 0.6,
    list: `
      protein pork-belly=skin-on_pork_belly/pork 1000 in one piece
      aromatic garlic 30 crushed
      whole-spice lemongrass 40 trimmed and bruised
      aromatic scallion 60 left whole
      whole-spice bay 0.6
      pepper pepper 2
      acid white-vinegar|cider-vinegar 80
      sauce soy-sauce|tamari 40
      chile serrano 10 sliced
      starch jasmine 420
      salt
    `,
    steps: `
      6+120 Score the meat side of {pork-belly} in a crosshatch and rub it, not the skin, with {most garlic, pepper, 1/2 salt}. Dry the skin hard with paper towels. Rub it with {salt}. Leave in the refrigerator, uncovered, for 2 hours or overnight.
      3+90 Heat the oven to 325°F (165°C). Set {lemongrass, scallion, bay} on a rack over a rimmed sheet pan, lay the belly on them, skin up, and roast until a skewer slides into the meat, 1 1/2 hours.
      1+30~ Raise the heat to 450°F (230°C) and roast {=pork-belly} until the skin is blistered and crisp all over and the meat is well past 145°F (63°C), 25 to 30 minutes.
      2+20~ Meanwhile, bring {jasmine} to a boil in {water 700} and cook it, 15 minutes covered on low and 5 minutes undisturbed.
      2+10 Rest the pork for 10 minutes. Meanwhile, stir {white-vinegar, soy-sauce, serrano, garlic} for the dipping sauce.
      3 Chop through the skin into bite-size pieces with a heavy knife, and serve with {=jasmine} and the sauce.
    `,
    face: 'Pork belly over lemongrass and scallions, with skin that shatters and a sharp vinegar dip',
    why: 'The skin is salted and dried first, and a last half hour of high heat blisters it',
  },
  pancit: {
    names:
      'pancit, pancit bihon, pancit canton, filipino noodles, pansit, pancit noodles, chicken pancit, filipino pancit, pancit guisado',
    title: 'Pancit Bihon (Filipino Rice Noodles)',
    family: 'filipino',
    near: 'singapore-noodles lo-mein stir-fried-noodles',
    beside: 'lumpia asian-cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      starch rice-noodles=thin_rice_noodles/noodles 260
      fat neutral-oil 40
      protein chicken-thigh|tofu 360 cut into thin strips
      vegetable onion 130 sliced
      aromatic garlic 15
      vegetable carrot 120 cut into matchsticks
      vegetable cabbage 240 shredded
      vegetable green-beans|snow-peas 130 cut thinly on the diagonal
      stock chicken-stock|veg-stock 400
      sauce soy-sauce|tamari 48
      sauce oyster-sauce 20?
      pepper pepper 0.8
      aromatic scallion 30 thinly sliced
      acid lemon 70 cut into wedges
      salt
    `,
    steps: `
      2+8~ Soak {rice-noodles} in cold water until they bend, 8 minutes, and drain.
      6 Stir-fry {chicken-thigh} in {1/2 neutral-oil} in {@pot} over medium-high heat until browned[{?chicken-thigh} and 165°F (74°C)], 5 minutes. Lift out.
      3 Add {neutral-oil, onion} and cook until limp, 2 minutes; stir in {garlic} for 30 seconds.
      4 Add {carrot, green-beans} and cook for 2 minutes, then {cabbage} for 1 minute. Take out half of the vegetables while they are still crisp.
      2+5 Pour in {chicken-stock, soy-sauce, oyster-sauce, pepper} and bring to a boil. Add {=rice-noodles} and cook, turning with tongs, until they have soaked up all of it, 4 to 5 minutes.
      2 Toss in the vegetables that you kept with {=chicken-thigh, scallion, salt}, and serve with {lemon}.
    `,
    face: 'Thin rice noodles that soak up soy and stock, tossed with crisp vegetables',
    why: 'The noodles finish in the seasoned stock instead of water, so the flavor is inside them',
  },
  galbi: {
    names:
      'galbi, kalbi, la galbi, korean short ribs, kalbi ribs, korean bbq short ribs, korean bbq ribs, kalbi short ribs, galbi ribs, grilled korean short ribs',
    title: 'Galbi (Korean Grilled Short Ribs)',
    family: 'bulgogi',
    near: 'bulgogi korean-beef-bowl grilled-plate',
    beside: 'white-rice asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Grilled',
    equipment: 'Grill, Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      protein short-ribs=flanken-cut_beef_short_ribs/short_ribs 780
      fruit asian-pear|pear 160 peeled and grated
      vegetable onion 80 grated
      aromatic garlic 20
      aromatic ginger 10
      sauce soy-sauce|tamari|coconut-aminos 80
      sweetener brown-sugar 35
      wine mirin|apple-juice 30
      second-fat sesame-oil 14
      pepper pepper 1
      starch short-rice 220
      leaf leaf-lettuce 100
      aromatic scallion 45 thinly sliced
      crunch sesame 6
      salt
    `,
    steps: `
      4+30 Soak {short-ribs} in cold water for 30 minutes to draw out blood and bone dust. Drain and pat dry.
      5+240 Stir {asian-pear, onion, garlic, ginger, soy-sauce, brown-sugar, mirin, sesame-oil, pepper} until the sugar dissolves. Turn the ribs in it, cover and chill for 4 hours or overnight.
      2+25~ Bring {short-rice} to a boil in {water 320} and cook it, covered, over low heat for 15 minutes; let it stand for 10 minutes.
      10 Heat the grill to high and oil the grates. Shake off the marinade and grill until charred at the edges and cooked through (145°F/63°C), 3 to 4 minutes a side.
      2 Cut between the bones with scissors. Shower with {scallion, sesame, salt} and eat with {=short-rice}, wrapped in {leaf-lettuce}.
    `,
    face: 'Thin-cut beef ribs, sweet with pear and soy and charred over a hot fire',
    why: 'Grated pear loosens the fibers of a tough cut, so it needs only minutes on the grill',
  },
  'sundubu-jjigae': {
    names:
      'sundubu jjigae, soondubu, soondubu jjigae, korean soft tofu stew, soft tofu stew, sundubu, spicy tofu stew, korean tofu stew, silken tofu stew, korean tofu soup, tofu soup korean, sundubu-jjigae',
    title: 'Sundubu Jjigae (Soft Tofu Stew with Pork)',
    titles: 'mushrooms: Sundubu Jjigae (Soft Tofu Stew with Mushrooms)',
    family: 'gochujang',
    near: 'kimchi-jjigae mapo-tofu brothy-soup',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.42,
    list: `
      starch short-rice 240
      fat neutral-oil 20
      protein ground-pork|mushrooms 180
      vegetable onion 120 finely chopped
      aromatic garlic 15
      ground-spice gochugaru 9
      brine kimchi|vegan-kimchi 180 chopped
      stock dashi|chicken-stock|kombu-dashi|veg-stock 800
      sauce soy-sauce|tamari 30
      main silken-tofu 700
      egg egg 200? at room temperature
      aromatic scallion 45 sliced
      second-fat sesame-oil 8
      salt
    `,
    steps: `
      2+25~ Put {short-rice} on with {water 340}; 15 minutes at a low simmer with the lid on, then 10 minutes without heat.
      6 Fry {ground-pork} in {neutral-oil} in {@pot} over medium-high heat[{?ground-pork}, breaking it up, until no pink is left (160°F/71°C)], 5 minutes.
      4 Lower the heat. Stir in {onion, garlic} for 2 minutes, then {gochugaru} for 30 seconds, until the oil is red but not dark.
      2+8 Add {kimchi, dashi, soy-sauce} and simmer until {=kimchi} is tender, 8 minutes.
      1+4 Slip in {silken-tofu} in big, soft spoonfuls and simmer without stirring until hot through, 4 minutes.
      2+2 [Crack in {egg}, cover, and cook until the whites are set and the yolks are as you like, 2 minutes. ]Finish with {scallion, sesame-oil, salt} and serve boiling hot with {=short-rice}.
    `,
    face: 'Trembling spoonfuls of soft tofu in a fiery red broth with kimchi',
    why: 'The chile flakes bloom in the fat first, which makes the broth red and round',
  },
}
