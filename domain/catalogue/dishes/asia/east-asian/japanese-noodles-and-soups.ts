import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Ramen, udon, soba and the soup of every Japanese meal. */
export const japaneseNoodlesAndSoups: DishEntries = {
  ramen: {
    names:
      'ramen, chicken ramen, shoyu ramen, ramen noodle soup, ramen soup, homemade ramen, ramen bowl, easy ramen, shoyu chicken ramen, japanese ramen, ramen noodles, chicken ramen soup',
    title: 'Chicken Shoyu Ramen',
    family: 'soy-mirin',
    near: 'miso-ramen udon-noodle-soup noodle-soup',
    beside: 'gyoza asian-cucumber-salad',
    weight: 5,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      egg egg 200
      protein chicken-thigh 480 patted dry
      fat neutral-oil 14
      aromatic garlic 12 sliced
      aromatic ginger 15 sliced
      stock chicken-stock 1500
      sauce soy-sauce 75
      sauce mirin 30
      starch ramen-noodles 320
      vegetable spinach 150
      second-fat sesame-oil 8
      aromatic scallion 45 thinly sliced
      crunch nori 6? cut into strips
      salt
    `,
    steps: `
      2+10~ Lower {egg} into boiling water and cook for 10 minutes for firm yolks. Cool in cold water and peel.
      9 Meanwhile, heat {neutral-oil} in {@pot} over medium-high heat. Brown {chicken-thigh} well on both sides, 7 to 8 minutes, adding {garlic, ginger} for the last minute.
      2+20 Add {chicken-stock}, bring to a boil and simmer until the chicken is 165°F (74°C) and the broth tastes of it, 20 minutes. Lift the meat out and slice it; strain the broth if you like and season it with {soy-sauce, mirin, salt}. Meanwhile, bring a second pot of water to a boil.
      2+4 Boil {ramen-noodles} in the second pot until springy, 3 to 4 minutes, and drain well.
      3 Wilt {spinach} in the hot broth for 30 seconds. Share out the noodles, ladle the broth over, and top with {=chicken-thigh, =spinach}, halved eggs, {scallion, nori, sesame-oil}.
    `,
    face: 'Springy ramen noodles in a clear soy broth with sliced thigh, egg and spinach',
    why: 'Browning the meat in the soup pot gives a short broth the taste of a long one',
  },
  'miso-ramen': {
    names:
      'miso ramen, pork ramen, pork miso ramen, spicy miso ramen, miso ramen soup, ground pork ramen, spicy ramen, miso pork ramen',
    title: 'Miso Ramen with Ground Pork',
    family: 'miso-sesame',
    near: 'ramen udon-noodle-soup noodle-soup',
    beside: 'edamame asian-cucumber-salad',
    weight: 3,
    level: 2,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.55,
    list: `
      egg egg 200
      protein ground-pork 320
      second-fat sesame-oil 12
      aromatic garlic 12
      aromatic ginger 10
      sauce miso 120
      sauce doubanjiang|gochujang 12?
      stock chicken-stock 1500
      sauce tahini 30
      vegetable cabbage 200 cored and cut into ribbons
      vegetable bean-sprouts 150
      vegetable corn 120
      starch ramen-noodles 320
      aromatic scallion 45 thinly sliced
      salt
    `,
    steps: `
      2+10~ Boil {egg} for 10 minutes, then cool under the tap and peel.
      8 Meanwhile, fry {ground-pork} in {sesame-oil} in {@pot} over medium-high heat until browned and crumbly (160°F/71°C), 6 minutes. Add {garlic, ginger, doubanjiang} and cook for 1 minute.
      2+8 Pour in {chicken-stock}, bring to a simmer and cook for 8 minutes, while a second pot of water comes to a boil.
      2+3 Add {cabbage, bean-sprouts, corn} and simmer for 3 minutes. Turn off the heat and whisk in {miso, tahini} [with {salt}] until dissolved; do not let it boil again.
      2+4 Cook {ramen-noodles} in the second pot until just tender, 3 to 4 minutes, and drain.
      1 Pour soup and vegetables over the noodles and crown each bowl with a halved egg and {scallion}.
    `,
    face: 'A rich bowl of ramen noodles with ground pork, corn, cabbage and miso',
    why: 'Miso is whisked in off the heat, which keeps its flavor whole',
  },
  'udon-noodle-soup': {
    names:
      'udon noodle soup, udon soup, udon, kake udon, chicken udon, chicken udon soup, japanese udon soup, udon noodles soup',
    title: 'Chicken Udon Noodle Soup',
    family: 'soy-mirin',
    near: 'ramen noodle-soup',
    beside: 'edamame',
    weight: 3,
    level: 1,
    types: 'Main Dish, Soup',
    meals: 'Dinner, Lunch',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.5,
    list: `
      stock dashi 1500
      sauce soy-sauce 62
      sauce mirin 60
      protein chicken-thigh 400 thinly sliced
      vegetable shiitake 150 stemmed and sliced
      vegetable spinach 150
      starch udon 360
      aromatic scallion 60 thinly sliced
      ground-spice shichimi 1?
      salt
    `,
    steps: `
      2+8~ Bring {dashi, soy-sauce, mirin} to a simmer in {@pot}, 6 to 8 minutes.
      3+10~ Boil {udon} in a big pot of water until plump and tender, 9 to 10 minutes. Drain and rinse off the starch.
      2+6 Add {chicken-thigh, shiitake} to the broth and simmer gently until the slices are 165°F (74°C), 5 to 6 minutes, skimming the foam.
      2 Stir in {spinach} for 30 seconds and taste[ for {salt}]. Warm the noodles with a splash of hot broth, put them in bowls, fill up with soup and add {scallion, shichimi}.
    `,
    face: 'Thick udon in a sweet-savory dashi broth with shiitakes, spinach and thigh meat',
    why: 'Rinsed after boiling, the udon stay slick and the broth stays clear',
  },
  yakisoba: {
    names:
      'yakisoba, yaki soba, japanese stir fried noodles, japanese fried noodles, pork yakisoba, yakisoba noodles, yakisoba stir fry',
    title: 'Yakisoba (Japanese Stir-Fried Noodles)',
    family: 'soy-mirin',
    near: 'chow-mein lo-mein stir-fried-noodles',
    beside: 'miso-soup',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      starch ramen-noodles|egg-noodles 320
      second-fat sesame-oil 8
      sauce worcestershire 66
      sauce soy-sauce 25
      sauce ketchup 30
      sweetener sugar 8
      protein pork-loin 300 cut into thin strips
      fat neutral-oil 30
      vegetable onion 150 sliced
      vegetable carrot 100 cut into matchsticks
      vegetable cabbage 300 cored and cut into bite-size pieces
      aromatic scallion 45 cut into 1-inch lengths
      brine pickled-ginger 30?
      salt
    `,
    steps: `
      2+4~ Boil {ramen-noodles} until just short of tender, 3 to 4 minutes. Rinse, drain and loosen with {sesame-oil}.
      1 Mix {worcestershire, soy-sauce, ketchup, sugar}.
      5 Heat {neutral-oil} in {@skillet} over high heat and stir-fry {pork-loin} until lightly browned and no longer pink, 3 to 4 minutes.
      5 Add {onion, carrot} and cook for 2 minutes, then {cabbage} [with {salt}] and toss until it wilts but keeps some crunch, 2 to 3 minutes.
      3 Add {=ramen-noodles} with {scallion} and the sauce. Keep turning over high heat until the noodles are coated and browned in places, 2 to 3 minutes. [Top with {pickled-ginger}.]
    `,
    face: 'Springy noodles with strips of pork loin and cabbage in a tangy, savory-sweet sauce',
    why: 'The sauce reduces on the noodles over high heat, so they brown instead of swimming',
  },
  'miso-soup': {
    names:
      'miso soup, japanese miso soup, tofu miso soup, miso soup with tofu, misoshiru, miso shiru, miso soup with tofu and seaweed',
    family: 'miso-sesame',
    near: 'egg-drop-soup miso-soup',
    beside: 'teriyaki-salmon chicken-katsu',
    weight: 4,
    level: 1,
    types: 'Soup, Appetizer',
    meals: 'Lunch, Dinner, Breakfast',
    methods: 'Boiled',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.5,
    list: `
      stock dashi|kombu-dashi|veg-stock 1000
      leaf wakame 5
      main silken-tofu|tofu 250 cut into 1/2-inch cubes
      sauce miso 88
      aromatic scallion 30 thinly sliced
      salt
    `,
    steps: `
      2+5 Bring {dashi} just to a simmer in {@pot} over medium heat, about 5 minutes.
      1+2 Add {wakame, silken-tofu, salt} and simmer gently until the seaweed has unfurled, 2 minutes.
      2 Turn off the heat. Put {miso} in a ladle, lower it into the broth and stir with chopsticks until it has dissolved into the soup.
      1 Ladle out and drop {scallion} on top. Drink it hot, and do not boil it again.
    `,
    face: 'A light broth of dashi and miso with wakame',
    why: 'The miso dissolves off the heat, since boiling would dull it',
  },
  'miso-salmon': {
    names:
      'miso salmon, miso glazed salmon, miso-glazed salmon, baked miso salmon, miso marinated salmon, miso honey salmon, broiled miso salmon, salmon with miso',
    title: 'Miso-Glazed Salmon',
    family: 'miso-sesame',
    near: 'teriyaki-salmon crusted-fish pan-seared-fillet',
    beside: 'asian-cucumber-salad edamame',
    weight: 2,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Baked',
    equipment: 'Oven, Stovetop',
    serves: 4,
    salt: 0.42,
    list: `
      protein salmon 600
      sauce miso 62
      sauce mirin 30
      sweetener honey 20
      sauce soy-sauce|tamari 12
      aromatic ginger 6
      starch short-rice|jasmine 280
      vegetable bok-choy 450 halved lengthwise
      second-fat sesame-oil 12
      crunch sesame 6?
      salt
    `,
    steps: `
      3+20 Whisk {miso, mirin, honey, soy-sauce, ginger}. Spread it over {salmon} on a foil-lined sheet pan and let it stand for 20 minutes while the oven heats to 425°F (220°C).
      3+25~ Bring {short-rice} to a boil in {water 390} and cook it, covered, for 15 minutes over low heat; let it finish for 10 minutes off the heat.
      1+12 Bake the fish until the glaze is blistered and the middle is 145°F (63°C), 10 to 12 minutes.
      4 Meanwhile, sear {bok-choy} cut side down in {sesame-oil} in a skillet over medium-high heat for 2 minutes, add {water 30}, cover and steam for 2 minutes.
      1 Lift the fillets onto {=short-rice} with {=bok-choy} [and scatter with {sesame}] [and a pinch of {salt}].
    `,
    face: 'Salmon baked under a blistered glaze of miso, mirin and honey',
    why: 'Twenty minutes under the miso season the fillets before they meet the heat',
  },
  'tonkotsu-ramen': {
    names:
      'tonkotsu ramen, pork tonkotsu ramen, pork tonkotsu, tonkotsu, pork bone ramen, tonkotsu pork ramen, pork broth ramen, hakata ramen, tonkotsu ramen with chashu, chashu ramen, chashu pork ramen, pork belly ramen, homemade tonkotsu ramen, creamy pork ramen, tonkotsu broth ramen, tonkatsu ramen',
    title: 'Pork Tonkotsu Ramen',
    family: 'soy-mirin',
    near: 'miso-ramen ramen noodle-soup',
    beside: 'gyoza edamame',
    weight: 3,
    level: 3,
    types: 'Main Dish, Soup',
    meals: 'Dinner',
    methods: 'Boiled',
    equipment: 'Stovetop',
    weather: 'cold',
    serves: 4,
    salt: 0.6,
    list: `
      umami soup-bones=pork_bones/bones 1500 neck and leg, sawn into pieces by the butcher
      protein pork-belly 300 in one piece
      aromatic onion 150 halved
      aromatic garlic 24 smashed
      aromatic ginger 25 thickly sliced
      sauce soy-sauce 75
      sauce mirin 50
      sweetener sugar 8
      egg egg 200
      starch ramen-noodles 280
      vegetable bamboo-shoots 100? drained
      aromatic scallion 45 thinly sliced
      crunch nori 6? cut into strips
      salt
    `,
    steps: `
      4+10 Cover {soup-bones} with cold water in your largest pot, bring to a boil and cook for 10 minutes. Drain.
      8 Scrub the bones under the tap with a brush until every dark speck is gone, and wash the pot.
      4+100 Return the bones to the pot with {pork-belly, onion, garlic, ginger, water 3840}. Bring to a hard boil, set the lid ajar and keep it rolling until a skewer goes through the belly without a push, 1 hour 40 minutes. Lift out the meat.
      8+200~ Keep the bones at that hard boil for 3 hours 20 minutes more, stirring up from the bottom and adding hot water whenever they peek out, until the broth is as white as milk.
      2+10 Meanwhile, lower {egg} into boiling water and cook for 10 minutes for firm yolks. Cool in cold water and peel.
      10 Simmer {soy-sauce, mirin, sugar} with a ladleful of the broth in a small skillet over medium heat. Turn {=pork-belly} in it until brown and glossy, 8 minutes. Keep what is left in the skillet, and chill the meat until the broth is done, so that it slices cleanly.
      5 Strain the broth, pressing on what is in the strainer, and skim off some of the fat. Boil it down or add water to leave about 1 1/2 cups for each bowl. Season with what is left in the skillet and {salt}. Slice the belly thinly.
      2+4 Bring the broth back to a simmer. In a second pot, boil {ramen-noodles} until they still have some bite, 3 to 4 minutes, and shake them dry in a strainer.
      4 Warm the slices[ and {bamboo-shoots}] in the broth for 1 minute. Share out the noodles, ladle the broth over and top with the belly, halved eggs, {scallion, nori}.
    `,
    face: 'A milky broth of pork bones boiled for five hours, with glazed belly, egg and springy noodles',
    why: 'It must boil and not simmer: the rolling water beats marrow and fat into the broth and turns it white',
  },
}
