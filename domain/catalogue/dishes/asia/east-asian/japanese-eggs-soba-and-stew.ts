import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Eggs steamed and in a sandwich, cold buckwheat noodles, and beef simmered with potatoes. */
export const japaneseEggsSobaAndStew: DishEntries = {
  chawanmushi: {
    names:
      'chawanmushi, chawan mushi, japanese steamed egg custard, japanese savory egg custard, japanese egg custard, savory steamed custard, japanese steamed egg, chawan-mushi, chawamushi, japanese savory custard',
    title: 'Chawanmushi (Japanese Steamed Egg Custard)',
    family: 'soy-mirin',
    near: 'miso-soup egg-drop-soup custard',
    beside: 'teriyaki-salmon miso-salmon',
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
    beside: '',
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
  'zaru-soba': {
    names:
      'zaru soba, zarusoba, soba, soba noodles, cold soba, cold soba noodles, cold soba noodles with dipping sauce, soba with dipping sauce, mori soba, chilled soba, chilled soba noodles, japanese cold noodles, buckwheat noodles, japanese soba noodles, cold buckwheat noodles',
    title: 'Zaru Soba (Cold Soba with Dipping Sauce)',
    family: 'soy-mirin',
    near: 'yakisoba udon-noodle-soup noodle-salad noodle-bowl',
    beside: 'edamame asian-cucumber-salad',
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
  nikujaga: {
    names:
      'nikujaga, niku jaga, japanese meat and potato stew, japanese beef and potato stew, japanese beef stew, meat and potatoes japanese style, nikujyaga',
    title: 'Nikujaga (Japanese Beef and Potatoes)',
    family: 'soy-mirin',
    near: 'sukiyaki braise',
    beside: 'white-rice miso-soup',
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
  'quick-ramen': {
    names:
      'quick ramen, homemade ramen quick, ramen at home, ramen with soft egg, ramen with egg, 20 minute ramen, weeknight ramen, ramen with a soft egg, ramen with soft boiled egg, ramen with jammy eggs, simple ramen, easy homemade ramen, fast ramen',
    title: 'Quick Soy-Miso Ramen with Soft Eggs',
    family: 'miso-sesame',
    cuisine: 'Japanese',
    near: 'ramen miso-ramen tonkotsu-ramen udon-noodle-soup',
    beside: 'edamame asian-cucumber-salad',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      egg egg 200
      second-fat sesame-oil 14
      aromatic garlic 12 finely grated
      aromatic ginger 12 finely grated
      stock chicken-stock|veg-stock 1300
      vegetable mushrooms 150 thinly sliced
      sauce miso 60
      sauce soy-sauce|tamari 40
      starch ramen-noodles 320
      leaf spinach|bok-choy 150
      aromatic scallion 45 thinly sliced
      vegetable nori 5? cut into strips
      salt
    `,
    steps: `
      2+7~ Lower {egg} into boiling water and cook for 7 minutes for soft, jammy yolks, or up to twice that for firm ones, which are safer for small children, pregnant women and anyone who is frail. Cool under the tap and peel.
      3 Meanwhile, cook {garlic, ginger} in {sesame-oil} in {@pot} over medium heat until fragrant, 1 minute.
      1+7 Pour in {chicken-stock} with {mushrooms}, bring to a boil and simmer until the mushrooms are tender, 5 minutes. Bring a second pot of water to a boil.
      2+4~ Cook {ramen-noodles} in the second pot until springy, 3 to 4 minutes, and drain.
      2 Take the broth off the heat. Whisk in {miso, soy-sauce}[ and {salt}] and stir in {spinach} until it wilts.
      1 Share out the noodles, ladle the broth over and top with the halved eggs, {scallion}[ and {nori}].
    `,
    face: 'Springy noodles in a gingery soy and miso broth, with a soft egg in each bowl',
    why: 'Bought stock, miso and soy sauce make a deep broth in minutes, while the eggs boil beside it',
  },
}
