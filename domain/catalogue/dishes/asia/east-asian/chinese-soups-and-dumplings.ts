import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Soups that a Chinese meal begins with, and things folded into wrappers. */
export const chineseSoupsAndDumplings: DishEntries = {
  'egg-drop-soup': {
    names: 'egg drop soup, egg flower soup, eggdrop soup, chinese egg soup, egg ribbon soup, takeout egg drop soup',
    family: 'cantonese',
    near: 'hot-and-sour-soup wonton-soup egg-drop-soup',
    beside: 'dumplings spring-rolls',
    weight: 3,
    level: 1,
    types: 'Soup, Appetizer',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      stock chicken-stock|veg-stock 1200
      aromatic ginger 6
      ground-spice turmeric 0.3?
      thickener cornstarch 20
      egg egg 200 well beaten
      pepper white-pepper|pepper 0.6
      second-fat sesame-oil 6
      aromatic scallion 45 thinly sliced
      salt
    `,
    steps: `
      2+6 Bring {chicken-stock, ginger, turmeric} to a simmer in {@pot} over medium-high heat, 5 to 6 minutes.
      3 Stir {cornstarch} into {water 60} and whisk it in. Simmer, stirring, until the soup is clear again and lightly thickened, 2 minutes. Season with {white-pepper, salt}.
      2 Turn the heat to low. Stir the soup in one direction so that it swirls, and pour in {egg} in a thin stream. Leave it alone for 30 seconds, until the ribbons are set, then stir once.
      1 Take it off the heat, add {sesame-oil}, ladle into bowls and sprinkle with {scallion}.
    `,
    face: 'A clear, silky broth full of soft ribbons of egg',
    why: 'The soup is thickened first, so the egg floats in ribbons instead of breaking up',
  },
  'hot-and-sour-soup': {
    names:
      'hot and sour soup, hot & sour soup, suan la tang, chinese hot and sour soup, hot sour soup, hot n sour soup, takeout hot and sour soup',
    family: 'sichuan',
    near: 'egg-drop-soup wonton-soup hot-and-sour-soup',
    beside: 'egg-fried-rice spring-rolls',
    weight: 3,
    level: 2,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.65,
    list: `
      stock chicken-stock|veg-stock 1200
      vegetable shiitake 150 stemmed and thinly sliced
      vegetable bamboo-shoots 120 drained and cut into matchsticks
      aromatic ginger 8
      main tofu 300 cut into thin strips
      sauce soy-sauce|tamari|coconut-aminos 44
      acid black-vinegar|rice-vinegar 55
      pepper white-pepper|pepper 2.2
      chile chili-oil 6?
      thickener cornstarch 26
      egg egg 100? well beaten
      second-fat sesame-oil 5
      aromatic scallion 45 thinly sliced
      salt
    `,
    steps: `
      3+8 Bring {chicken-stock} to a simmer with {shiitake, bamboo-shoots, ginger} in {@pot}. Simmer gently until the shiitakes are tender, 7 to 8 minutes.
      2+2 Add {tofu, soy-sauce, salt} and heat through, 2 minutes.
      3 Loosen {cornstarch} with {water 60}, stir it in and let the soup come back to a simmer until it feels silky on the spoon, 2 minutes.
      2 Swirl the soup, drizzle in {egg} so that threads form, and wait 20 seconds before you stir.
      2 Off the heat, add {black-vinegar, white-pepper, sesame-oil, chili-oil}. Taste: it should be sharp and hot in equal parts. Scatter {scallion} over each bowl.
    `,
    face: 'A thick, peppery broth with strips of tofu, shiitakes and bamboo shoots',
    why: 'Sour and hot both go in off the heat, where neither loses its edge',
  },
  'wonton-soup': {
    names: 'wonton soup, won ton soup, pork wonton soup, wontons, chinese wonton soup, wantan soup',
    family: 'cantonese',
    near: 'egg-drop-soup dumplings hot-and-sour-soup brothy-soup',
    beside: 'egg-fried-rice asian-cucumber-salad',
    weight: 3,
    level: 3,
    types: 'Soup, Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      protein ground-pork|ground-chicken 300
      aromatic ginger 8
      aromatic scallion 75 thinly sliced
      sauce soy-sauce 40
      second-fat sesame-oil 10
      thickener cornstarch 8
      pepper white-pepper|pepper 0.6
      bread wonton-wrappers 256
      stock chicken-stock 1400
      aromatic garlic 6 sliced
      vegetable bok-choy 300 leaves separated
      salt
    `,
    steps: `
      5 Stir {ground-pork} with {1/2 ginger, 1/2 scallion, 1/2 soy-sauce, 1/2 sesame-oil, cornstarch, white-pepper} in one direction until it is sticky.
      20* Put 2 teaspoons of filling on each of {wonton-wrappers}. Wet the edges, fold into a triangle, press out the air and seal, then bring the two long points together and pinch.
      2+10~ Simmer {chicken-stock} with {ginger, garlic, soy-sauce} in {@pot} for 10 minutes, and bring a second pot of water to a boil.
      3+5 Boil the wontons in the second pot, in batches, until they float and the filling is cooked through (160°F/71°C), 4 to 5 minutes. Lift them into bowls.
      3 Wilt {bok-choy} in the broth for 1 minute, season with {sesame-oil, salt} and ladle it over. Sprinkle with {scallion}.
    `,
    face: 'Slippery wontons of ground pork in a clear ginger broth with bok choy',
    why: 'They boil in their own pot, so the broth stays clear',
  },
  dumplings: {
    names:
      'dumplings, potstickers, pot stickers, chinese dumplings, pork dumplings, jiaozi, pork and cabbage dumplings, pan fried dumplings, guo tie, chinese potstickers, homemade dumplings, potsticker',
    title: 'Pork and Cabbage Dumplings (Potstickers)',
    titles: 'ground-chicken: Chicken and Cabbage Dumplings (Potstickers)',
    family: 'cantonese',
    near: 'gyoza wonton-soup egg-roll-in-a-bowl',
    beside: 'asian-cucumber-salad egg-drop-soup',
    weight: 4,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Fried, Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.95,
    list: `
      vegetable napa 250 finely chopped
      protein ground-pork|ground-chicken 350
      aromatic scallion 60 finely chopped
      aromatic ginger 10
      aromatic garlic 6
      sauce soy-sauce 62
      second-fat sesame-oil 10
      thickener cornstarch 8
      bread wonton-wrappers 320 round ones if you can find them
      fat neutral-oil 30
      acid rice-vinegar 30
      chile chili-oil 6?
      salt
    `,
    steps: `
      4+5 Pour boiling water over {napa} and let it stand for 5 minutes. Drain it, then squeeze it hard in a towel, until hardly a drop comes.
      4 Mix {ground-pork} with the cabbage, {1/2 scallion, ginger, garlic, sesame-oil, cornstarch, 1/2 soy-sauce, salt} until it pulls together.
      22* Lay a scant tablespoon of filling on each of {wonton-wrappers}, wet the rim, fold in half and pinch shut, pleating as you like. Stand them seam up.
      17 For each panful, film {@skillet} with some of {neutral-oil} over medium-high heat. Fry the dumplings, a panful at a time, flat side down until golden, 2 minutes. Add 1/4 cup of water, cover and steam until the filling is 160°F (71°C), 4 to 5 minutes, then uncover and crisp for 1 minute.
      1 Stir {soy-sauce, rice-vinegar, chili-oil, scallion} together for dipping.
    `,
    face: 'Juicy parcels of ground pork, crisp underneath and tender on top',
    why: 'Wilting and squeezing the leaves first keeps the wrappers from turning soggy',
  },
  'spring-rolls': {
    names:
      'spring rolls, vegetable spring rolls, crispy spring rolls, chinese spring rolls, fried spring rolls, vegetable egg rolls, veggie egg rolls, spring roll, veggie spring rolls',
    title: 'Crispy Vegetable Spring Rolls',
    family: 'cantonese',
    near: 'summer-rolls dumplings egg-roll-in-a-bowl',
    beside: 'egg-fried-rice beef-and-broccoli',
    weight: 3,
    level: 2,
    types: 'Appetizer, Snack, Main Dish',
    meals: 'Dinner, Lunch, Snack',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      fat neutral-oil 75
      vegetable cabbage 300 cored and thinly sliced
      vegetable carrot 150 cut into matchsticks
      vegetable shiitake 120 stemmed and thinly sliced
      vegetable bean-sprouts 120
      aromatic garlic 6
      aromatic ginger 6
      sauce soy-sauce|tamari 30
      second-fat sesame-oil 5
      thickener cornstarch 8
      bread spring-roll-wrapper|rice-paper 144
      sauce sweet-chili-sauce 90
      salt
    `,
    steps: `
      6 Set {@skillet} with {1/3 neutral-oil} over high heat. Stir-fry {shiitake, carrot, cabbage} until soft and dry, 4 to 5 minutes. Add {bean-sprouts, garlic, ginger} and cook for 1 minute.
      2+15 Season the filling with {soy-sauce, sesame-oil, salt} and spread it on a plate to cool for 15 minutes: a hot filling tears the wrappers.
      15* Mix {cornstarch} with {water 20} for glue. Put a finger-thick line of filling across each of {spring-roll-wrapper}, fold in the sides, roll up tightly and seal with the glue.
      12 Heat {neutral-oil} in the clean skillet over medium heat. Fry the rolls, seam down first, in batches, turning until golden and crisp all over, 4 to 5 minutes. Drain on a rack.
      1 Serve hot with {sweet-chili-sauce} for dipping.
    `,
    face: 'Shatteringly crisp rolls of cabbage, carrots, shiitakes and sprouts',
    why: 'The filling is cooked dry and cooled, so the rolls stay crisp',
  },
  'chive-dumplings': {
    names:
      'pork and chive dumplings, chinese chive dumplings, chive dumplings, garlic chive dumplings, pork chive dumplings, boiled dumplings, boiled pork dumplings, chinese boiled dumplings, jiu cai jiaozi, shui jiao, shuijiao, chives dumplings, pork and garlic chive dumplings, pork and chinese chive dumplings, water dumplings',
    title: 'Boiled Pork and Chive Dumplings',
    titles: 'ground-chicken: Boiled Chicken and Chive Dumplings',
    family: 'shanghainese',
    near: 'dumplings gyoza wonton-soup',
    beside: 'asian-cucumber-salad hot-and-sour-soup',
    weight: 3,
    level: 3,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.9,
    list: `
      protein ground-pork|ground-chicken 380
      sauce soy-sauce 62
      wine shaoxing|dry-sherry 15?
      aromatic ginger 14
      ground-spice white-pepper 0.6
      second-fat sesame-oil 18
      herb garlic-chives 190 finely chopped
      bread wonton-wrappers=dumpling_wrappers/wrappers 340 round ones
      acid black-vinegar|rice-vinegar 45
      aromatic garlic 6
      chile chili-oil 12?
      salt
    `,
    steps: `
      6 Stir {ground-pork} with {1/2 soy-sauce, shaoxing, ginger, white-pepper, salt}. Work in {water 60}, a spoonful at a time and always in one direction, until the meat is sticky.
      2 Toss {garlic-chives} with {sesame-oil}, so that they keep their juice, and fold them into the meat.
      26* Put a scant tablespoon of filling on each of {wonton-wrappers}, wet the rim, fold it over and press out the air. Pinch shut and set on a floured tray, not touching.
      20 Bring a wide pot of water to a boil. Boil the dumplings in three batches, pushing them off the bottom once, and each time the pot boils up add a cup of cold water, twice in all, until the wrappers are glassy and the filling is 160°F (71°C), 6 minutes each. Lift out with a slotted spoon.
      2 Mix {soy-sauce, black-vinegar, garlic, chili-oil} and serve as a dip.
    `,
    face: 'Slippery boiled dumplings, juicy with pork and full of green, garlicky chives, with a black vinegar dip',
    why: 'Water beaten into the meat becomes broth inside, and oil on the chives keeps them from weeping',
  },
  'xiao-long-bao': {
    names:
      'xiao long bao, xiaolongbao, soup dumplings, soup dumpling, chinese soup dumplings, xlb, shanghai soup dumplings, pork soup dumplings, xiao long bao dumplings, shanghai dumplings, xiaolong bao, xiao long bao soup dumplings',
    title: 'Xiao Long Bao (Shanghai Soup Dumplings)',
    family: 'shanghainese',
    near: 'dumplings gyoza wonton-soup',
    beside: 'asian-cucumber-salad',
    weight: 3,
    level: 4,
    types: 'Main Dish, Appetizer',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.6,
    list: `
      thickener gelatin 7
      stock chicken-stock 280
      flour flour 300
      protein ground-pork 340
      aromatic scallion 20 minced
      aromatic ginger 14
      sauce soy-sauce 36
      wine shaoxing|dry-sherry 15
      second-fat sesame-oil 8
      sweetener sugar 6
      pepper white-pepper|pepper 0.5
      vegetable napa 120 leaves separated
      acid black-vinegar|rice-vinegar 45
      salt
    `,
    steps: `
      5+125 Sprinkle {gelatin} over {chicken-stock} in a saucepan and let stand for 5 minutes. Warm it, stirring, until dissolved, 2 minutes, pour it into a shallow dish and chill until firm, 2 hours.
      11+30~ Stir {flour} with {water 165} just off the boil until shaggy. When it is cool enough to touch, knead until smooth and springy, 8 minutes. Cover and rest for 30 minutes.
      8 Stir {ground-pork, scallion, 1/2 ginger, 1/2 soy-sauce, shaoxing, sesame-oil, sugar, white-pepper, salt} in one direction until sticky, 3 minutes. Chop the set stock very small, fold it in and keep the filling cold.
      45* Roll the dough into ropes and cut it into {@count 39 piece pieces}. Keep them covered. Roll one to a 3 1/2-inch round, thinner at the rim than in the middle, put a heaping tablespoon of filling on it, gather the edge around in small pleats and pinch it shut on top. Do the same with the rest.
      4+16 Line a steamer with {napa} and set the dumplings on the leaves an inch apart, in two tiers or in batches. Steam over boiling water until the skins are translucent and the filling is 160°F (71°C), 8 minutes a batch.
      2 Mix {black-vinegar, soy-sauce, ginger} for the dip. Lift each dumpling onto a spoon, bite a small hole, let the steam out and sip the broth first.
    `,
    face: 'Thin-skinned steamed dumplings of ground pork that hold a spoonful of hot broth',
    why: 'The broth is set with gelatin, so that it can be wrapped, and melts back into soup in the steamer',
  },
}
