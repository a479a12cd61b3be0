import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Chinese, Japanese and Korean dishes of noodles, eggs, meatballs and a shared pot. */
export const noodlesEggsAndStews: DishEntries = {
  chawanmushi: {
    names:
      'chawanmushi, chawan mushi, japanese steamed egg custard, japanese savory egg custard, japanese egg custard, savory steamed custard, japanese steamed egg, chawan-mushi, chawamushi, japanese savory custard',
    title: 'Chawanmushi (Japanese Steamed Egg Custard)',
    family: 'soy-mirin',
    near: 'miso-soup egg-drop-soup custard',
    weight: 2,
    level: 2,
    types: 'Appetizer, Side Dish',
    meals: 'Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      stock dashi|chicken-stock 600
      protein chicken-thigh 120 cut into 1/2-inch pieces
      vegetable shiitake 60 stemmed and thinly sliced
      protein shrimp 100 peeled and deveined
      sauce soy-sauce|tamari 8
      sauce mirin 12
      egg egg 200
      aromatic scallion 10 thinly sliced
      salt
    `,
    steps: `
      3+6 Bring {dashi} to a simmer in {@pot}. Add {chicken-thigh, shiitake} and simmer for 4 minutes, then {shrimp} for 2 minutes, until the chicken is 165°F (74°C) and the shrimp are opaque. Lift everything out and divide it among heatproof cups.
      2+15 Stir {soy-sauce, mirin, salt} into the dashi. Stand the pot in cold water and let it cool until it no longer feels warm, 15 minutes.
      3 Beat {egg} with chopsticks without making foam, stir in the dashi and strain into the cups. Cover each with foil.
      2+15 Set the cups in a steamer over gently simmering water, with the lid slightly ajar. Steam until a custard trembles when the cup is tapped and clear juice fills a small cut in the middle, 13 to 15 minutes; it should be 165°F (74°C) there.
      1 Top with {scallion} and eat with a spoon, hot or chilled.
    `,
    face: 'A trembling custard of egg and dashi over bites of chicken, shrimp and shiitake',
    why: 'Three times as much dashi as egg and slow steam set it so softly that it drinks like soup',
  },
  'tamago-sando': {
    names:
      'tamago sando, tamago sandwich, japanese egg salad sandwich, japanese egg sandwich, egg sando, japanese egg sando, tamago sandos, konbini egg sandwich, japanese egg mayo sandwich, kewpie egg salad sandwich, 7-eleven japanese egg sandwich, egg salad sando',
    title: 'Tamago Sando (Japanese Egg Salad Sandwich)',
    family: 'soy-mirin',
    near: 'egg-salad-sandwich egg-salad sandwich',
    weight: 3,
    level: 1,
    types: 'Main Dish, Snack',
    meals: 'Lunch, Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      egg egg 440
      sauce mayonnaise=Kewpie_mayonnaise/mayonnaise 100
      milk milk 15
      sweetener sugar 4
      sauce dijon 5?
      pepper white-pepper|pepper 0.4
      fat butter 30 softened
      bread white-bread=Japanese_milk_bread/bread 340 thickly sliced
      salt
    `,
    steps: `
      2+11 Lower {egg} into a pot of boiling water and boil for 11 minutes, until the yolks are firm all through.
      4+5 Cool in ice water for 5 minutes, then peel and pat dry. Mash the yolks with {mayonnaise, milk, sugar, dijon, white-pepper, salt} until creamy. Chop the whites small and fold them in.
      3 Spread {butter} to the edges on one side of {white-bread}. Heap the egg salad on half of the slices, thickest in the middle, and close.
      1+10 Wrap the sandwiches tightly and chill for 10 minutes.
      2 Cut off the crusts and halve each sandwich with a long, sharp knife, wiped clean after each cut.
    `,
    face: 'Creamy egg salad in soft, crustless milk bread, thick in the middle',
    why: 'The yolks melt into the mayonnaise and the whites stay in pieces, so it is creamy and never pasty',
  },
  'budae-jjigae': {
    names:
      'budae jjigae, budae-jjigae, army stew, korean army stew, army base stew, korean army base stew, budae jigae, budaejjigae, boodae jjigae, korean spam stew, spam and ramen stew, korean hot pot with spam, korean ramen stew',
    title: 'Budae Jjigae (Korean Army Stew)',
    family: 'kimchi',
    near: 'kimchi-jjigae sundubu-jjigae noodle-soup',
    weight: 2,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      sauce gochujang 24
      ground-spice gochugaru 9
      sauce soy-sauce 15
      aromatic garlic 15
      sweetener sugar 5
      protein luncheon-meat=Spam 200 sliced 1/4 inch thick
      protein hot-dogs 150 sliced on the diagonal
      brine kimchi 200 chopped
      vegetable onion 120 sliced
      vegetable mushrooms 120 sliced
      main tofu 250 cut into 1/2-inch slabs
      pulse baked-beans 80?
      stock chicken-stock|veg-stock 1200
      starch ramen-noodles 180
      aromatic scallion 45 cut into 2-inch lengths
      cheese american-cheese 40?
      salt
    `,
    steps: `
      2 Stir {gochujang, gochugaru, soy-sauce, garlic, sugar} with {water 30} into a paste.
      5 Arrange {luncheon-meat, hot-dogs, kimchi, onion, mushrooms, tofu} in separate heaps in a wide, shallow pot. Put {baked-beans} in a gap. Drop the paste in the middle.
      2+10 Pour in {chicken-stock}, bring to a boil and simmer until the onion is soft and the meats are steaming hot (165°F/74°C), 10 minutes, stirring the paste into the broth.
      1+4 Push {ramen-noodles} into the middle and simmer, loosening them with chopsticks, until springy, 3 to 4 minutes.
      1 Scatter with {scallion, salt}[, lay {american-cheese} on the noodles to melt] and eat right away from the pot, before the noodles soak up the broth.
    `,
    face: 'A bubbling red pot of Spam, hot dogs, kimchi, tofu and springy ramen',
    why: 'The salty meats and the kimchi season the broth, so a spoonful of paste is all it needs',
  },
  'haemul-pajeon': {
    names:
      'haemul pajeon, haemul-pajeon, pajeon, korean seafood pancake, korean seafood scallion pancake, seafood scallion pancake, seafood pajeon, korean scallion pancake, korean green onion pancake, seafood green onion pancake, haemul pajun, pajun, haemulpajeon, korean seafood pancakes',
    title: 'Haemul Pajeon (Korean Seafood Scallion Pancake)',
    family: 'gochujang',
    near: 'scallion-pancakes okonomiyaki savory-pancake',
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
  'zha-jiang-mian': {
    names:
      'zha jiang mian, zhajiangmian, zha jiang noodles, zhajiang mian, beijing noodles, beijing fried sauce noodles, chinese fried sauce noodles, zhajiang noodles, noodles with fried bean sauce, beijing zhajiangmian, chinese noodles with pork and bean sauce, zha jian mian',
    title: 'Zha Jiang Mian (Beijing Noodles with Pork Bean Sauce)',
    titles: `
      ground-chicken: Zha Jiang Mian (Beijing Noodles with Chicken Bean Sauce)
      plant-mince: Zha Jiang Mian (Beijing Noodles with Bean Sauce)
    `,
    family: 'cantonese',
    near: 'dan-dan-noodles peanut-noodles lo-mein stir-fried-noodles',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Boiled, Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      fat neutral-oil 30
      protein ground-pork|ground-chicken|plant-mince 360
      aromatic scallion 60 white and green parts chopped separately
      aromatic ginger 12
      aromatic garlic 12
      vegetable shiitake 100 stemmed and finely chopped
      wine shaoxing|dry-sherry 20
      sauce doenjang|miso 60
      sauce hoisin-sauce 50
      sauce soy-sauce 10
      starch ramen-noodles|udon 360
      raw cucumber 250 cut into matchsticks
      raw radish 120 cut into matchsticks
      vegetable bean-sprouts 150
      salt
    `,
    steps: `
      7 Heat {neutral-oil} in {@skillet} over medium-high heat. Cook {ground-pork}, breaking it up, until browned[{?ground-pork} and 160°F (71°C)][{?ground-chicken} and 165°F (74°C)], 6 minutes.
      4 Add the white parts of {scallion} with {ginger, garlic, shiitake} and cook until the shiitakes wilt, 3 minutes. Splash in {shaoxing} and let it boil away, 30 seconds.
      2+10~ Stir {doenjang, hoisin-sauce, soy-sauce} with {water 240}, pour it in and simmer over low heat, stirring now and then, until thick, dark and glossy, with the fat rising at the edges, 10 minutes.
      2+8 Bring a large pot of water to a boil. Cook {ramen-noodles} in it until chewy, [{?ramen-noodles}4 to 5 minutes][{?udon}8 to 9 minutes], throwing in {bean-sprouts} for the last 30 seconds. Drain.
      2 Divide the noodles among bowls and spoon on the sauce. Arrange {cucumber, radish} and the scallion greens around it[, with {salt} to taste], and toss well before eating.
    `,
    face: 'Chewy noodles under a dark, salty-sweet sauce of fermented beans, with crisp cucumber and radish',
    why: 'The sauce simmers until its fat rises, which rounds off the raw edge of the bean paste',
  },
  'lions-head-meatballs': {
    names:
      "lion's head meatballs, lions head meatballs, lion head meatballs, lion’s head meatballs, chinese lion's head meatballs, shizi tou, shi zi tou, chinese pork meatballs, chinese meatballs with napa cabbage, shanghai meatballs, lion's head, chinese braised meatballs, chinese meatballs",
    title: 'Lion’s Head Meatballs with Napa Cabbage',
    family: 'shanghainese',
    near: 'wonton-soup swedish-meatballs meatballs meatball-soup',
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
      protein ground-pork 560
      vegetable water-chestnuts 120 drained and finely chopped
      aromatic scallion 45 finely chopped
      aromatic ginger 12
      sauce soy-sauce|tamari 45
      wine shaoxing|dry-sherry 30
      second-fat sesame-oil 8
      sweetener sugar 10
      pepper white-pepper|pepper 0.6
      egg egg 50
      thickener cornstarch 28
      fat neutral-oil 36
      vegetable napa 800 cut into wide strips
      stock chicken-stock|veg-stock 450
      starch jasmine 240
      salt
    `,
    steps: `
      6 Put {ground-pork, water-chestnuts, scallion, ginger, 1/2 soy-sauce, 1/2 shaoxing, sesame-oil, 1/2 sugar, white-pepper, egg, 1/2 cornstarch, salt} in a bowl with {water 60}. Stir hard in one direction until sticky and pale, 4 minutes. Shape into {@count 310 meatball meatballs}.
      9 Heat {neutral-oil} in {@pot} over medium-high heat and brown the meatballs gently on two sides, 3 minutes a side. Lift them out.
      4 Cook {napa} in the drippings until it begins to wilt, 3 minutes. Set the meatballs on top.
      2+45~ Add {chicken-stock} with {soy-sauce, shaoxing, sugar}, bring to a boil, cover and simmer over low heat until the meatballs are very tender and 160°F (71°C) or more inside, 45 minutes.
      2+20 Meanwhile bring {jasmine} to a boil in {water 400} and cook it, 15 minutes covered on low heat and 5 minutes off it.
      3 Mix {cornstarch} with {water 30}. Lift out the meatballs and cabbage, stir the mixture into the broth and boil until it coats a spoon, 1 minute. Pour it over the meatballs and serve with {=jasmine}.
    `,
    face: 'Big, soft pork meatballs braised on a bed of napa cabbage that stands for the mane',
    why: 'Water stirred into the meat and a slow braise make them tender enough for a spoon',
  },
  'zaru-soba': {
    names:
      'zaru soba, zarusoba, soba, soba noodles, cold soba, cold soba noodles, cold soba noodles with dipping sauce, soba with dipping sauce, mori soba, chilled soba, chilled soba noodles, japanese cold noodles, buckwheat noodles, japanese soba noodles, cold buckwheat noodles',
    title: 'Zaru Soba (Cold Soba with Dipping Sauce)',
    family: 'soy-mirin',
    near: 'yakisoba udon-noodle-soup noodle-salad noodle-bowl',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Lunch, Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'warm',
    serves: 4,
    salt: 0.5,
    list: `
      sauce mirin 90
      sauce soy-sauce 100
      sweetener sugar 6
      stock dashi|kombu-dashi 360
      starch soba 400
      vegetable daikon 150 peeled and finely grated
      aromatic scallion 45 very thinly sliced
      crunch nori 4 cut into thin strips
      seasoning sesame 6?
      sauce wasabi 10?
      salt
    `,
    steps: `
      2+4 Boil {mirin} in a small saucepan for 1 minute. Add {soy-sauce, sugar, dashi}, bring just to a simmer and take it off the heat after 3 minutes.
      1+20~ Stand the saucepan in ice water and let the sauce get cold, 20 minutes, or chill it for up to 3 days.
      2+5 Boil {soba} in plenty of unsalted water, stirring at first, until tender with a little bite, 4 to 5 minutes.
      3 Drain and rub the noodles between your hands under cold running water until it runs clear and they feel slick. Dip them in ice water and drain very well.
      3 Squeeze {daikon} lightly. Heap the noodles on plates, top with {nori, sesame} and set out {=daikon, scallion, wasabi} to stir into small bowls of the sauce. Dip a few strands at a time.
    `,
    face: 'Cold buckwheat noodles to dip in a chilled sauce of dashi, soy and mirin',
    why: 'Scrubbing under cold water washes off the starch, so every strand is slick and tastes of buckwheat',
  },
  'xiao-long-bao': {
    names:
      'xiao long bao, xiaolongbao, soup dumplings, soup dumpling, chinese soup dumplings, xlb, shanghai soup dumplings, pork soup dumplings, xiao long bao dumplings, shanghai dumplings, xiaolong bao, xiao long bao soup dumplings',
    title: 'Xiao Long Bao (Shanghai Soup Dumplings)',
    family: 'shanghainese',
    near: 'dumplings gyoza wonton-soup',
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
  nikujaga: {
    names:
      'nikujaga, niku jaga, japanese meat and potato stew, japanese beef and potato stew, japanese beef stew, meat and potatoes japanese style, nikujyaga',
    title: 'Nikujaga (Japanese Beef and Potatoes)',
    family: 'soy-mirin',
    near: 'sukiyaki braise',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Braised',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.35,
    list: `
      protein sirloin 400 frozen for 30 minutes, then sliced very thin
      fat neutral-oil 14
      aromatic onion 250 cut into wedges
      starch potato 650 peeled and cut into 1 1/2-inch pieces
      vegetable carrot 180 cut into chunks
      liquid dashi|kombu-dashi|veg-stock 420
      sauce soy-sauce|tamari|coconut-aminos 60
      wine mirin|apple-juice 50
      sweetener sugar 16
      vegetable green-beans 100? cut into short lengths
    `,
    steps: `
      4 Heat {neutral-oil} in a wide pot over medium-high heat. Stir {sirloin} in it until it is no longer pink, 3 minutes.
      3 Add {onion, potato, carrot} and turn them in the fat for 2 minutes.
      2+16 Pour in {dashi, mirin} with {sugar}, bring to a boil and skim. Add {soy-sauce}, lay a lid on slightly askew, and simmer until the potatoes are just tender, 16 minutes.
      1+4 Uncover[, add {green-beans}] and simmer until the broth has gone down by a third, 4 minutes.
      1+10 Take it off the heat and let it stand for 10 minutes before serving.
    `,
    face: 'Thin beef, potatoes and carrots in a sweet soy broth, the stew of Japanese home kitchens',
    why: 'As it stands off the heat, the potatoes soak up the broth',
  },
}
