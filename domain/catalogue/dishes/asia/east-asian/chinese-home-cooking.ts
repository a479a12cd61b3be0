import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** Dishes of the Chinese home kitchen and its American cousins. */
export const chineseHomeCooking: DishEntries = {
  'mapo-tofu': {
    names:
      'mapo tofu, ma po tofu, mapo doufu, ma po doufu, mabo tofu, mapo tofu with pork, spicy sichuan tofu, szechuan tofu',
    title: 'Mapo Tofu',
    family: 'sichuan',
    near: 'dan-dan-noodles stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Braised',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.4,
    list: `
      main silken-tofu 700 cut into 3/4-inch cubes
      starch jasmine 270
      protein ground-pork|ground-beef|mushrooms 170
      fat neutral-oil 40
      sauce doubanjiang|gochujang|miso 44
      ground-spice sichuan 3 toasted and ground
      aromatic garlic 12
      aromatic ginger 10
      stock chicken-stock|veg-stock 320
      sauce soy-sauce|tamari|coconut-aminos 18
      sweetener sugar 5
      thickener cornstarch 12
      aromatic scallion 45 thinly sliced
      salt
    `,
    steps: `
      2+20~ Get {jasmine} going with {water 460}: bring to a boil, cover, keep over the lowest flame for 15 minutes and give it 5 minutes off the heat.
      2+5~ Slide {silken-tofu} into a saucepan of barely simmering salted water for 5 minutes, so that it firms and warms through. Drain gently.
      7 Heat {neutral-oil} in {@skillet} over medium-high heat and fry {ground-pork}, crumbling it fine, until browned and no longer wet, 5 to 6 minutes.
      2 Lower the heat. Fry {doubanjiang} in the fat until [{?doubanjiang}it turns brick red and ]fragrant, 1 minute, then {garlic, ginger, 1/2 sichuan} for 30 seconds.
      1+5 Add {chicken-stock, soy-sauce, sugar} and {=silken-tofu}. Simmer for 5 minutes, shaking the pan rather than stirring, so that the cubes stay whole.
      2 Mix {cornstarch} with {water 30} and add it a third at a time, simmering until the sauce is glossy and hugs the cubes, 1 minute. Top with {scallion, sichuan}, [add {salt} to taste,] and serve with {=jasmine}.
    `,
    face: 'Trembling cubes of tofu in a glossy sauce that tingles on the tongue',
    why: 'A short bath firms the cubes first, so they come through the sauce whole',
  },
  'moo-shu-pork': {
    names: 'moo shu pork, mu shu pork, moo shu, mushu pork, moo shoo pork, mu xu pork, moo shu pork with pancakes',
    title: 'Moo Shu Pork',
    family: 'cantonese',
    near: 'egg-roll-in-a-bowl stir-fry',
    beside: 'asian-cucumber-salad',
    weight: 1,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      protein pork-loin 400 cut into thin strips
      sauce soy-sauce|tamari 44
      thickener cornstarch 6
      egg egg 150 beaten
      fat neutral-oil 45
      vegetable cabbage 350 cored and thinly sliced
      vegetable shiitake 180 stemmed and sliced
      vegetable carrot 80 cut into matchsticks
      aromatic ginger 8
      aromatic garlic 9
      aromatic scallion 75 cut into 2-inch lengths
      second-fat sesame-oil 6
      sauce hoisin-sauce 100
      bread flour-tortillas 420 warmed
      salt
    `,
    steps: `
      3 Toss {pork-loin} with {1/2 soy-sauce, cornstarch} and leave it while you slice the vegetables.
      3 Scramble {egg} in {1/3 neutral-oil} in {@skillet} over medium-high heat into large, soft pieces, about 1 minute, and set aside.
      5 Add {neutral-oil} and sear {=pork-loin} over high heat until browned and 145°F (63°C), 3 to 4 minutes. Set aside with the egg.
      6 Stir-fry {shiitake, carrot} in the same pan for 2 minutes. Add {cabbage, ginger, garlic} and cook until wilted but still crunchy, 3 minutes.
      3 Return the egg and meat with {soy-sauce, scallion, sesame-oil, 1/2 hoisin-sauce, salt} and toss for 1 minute. Spread {flour-tortillas} with {hoisin-sauce}, fill and roll.
    `,
    face: 'A soft tangle of egg, shiitakes and cabbage to roll up with hoisin',
    why: 'Each thing is cooked by itself first, so the cabbage keeps its crunch',
  },
  'egg-roll-in-a-bowl': {
    names:
      'egg roll in a bowl, eggroll in a bowl, egg roll bowl, crack slaw, inside out egg roll, deconstructed egg roll, egg roll skillet, egg roll bowls, keto egg rolls, low carb egg rolls, paleo egg rolls, egg rolls without wrappers',
    title: 'Egg Roll in a Bowl',
    family: 'cantonese',
    cuisine: 'American, Chinese, Asian',
    near: 'moo-shu-pork stir-fry',
    beside: 'white-rice',
    weight: 3,
    level: 1,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Sautéed',
    equipment: 'Stovetop',
    serves: 4,
    salt: 0.38,
    list: `
      protein ground-pork|ground-turkey 600
      fat neutral-oil 12
      aromatic onion 110 finely chopped
      aromatic garlic 12
      aromatic ginger 12
      vegetable cabbage 600 cored and thinly sliced
      vegetable carrot 140 coarsely grated
      sauce soy-sauce|tamari|coconut-aminos 62
      acid rice-vinegar 15
      second-fat sesame-oil 14
      sauce sriracha 15?
      aromatic scallion 60 thinly sliced
      crunch sesame 9?
      salt
    `,
    steps: `
      8 Brown {ground-pork} in {neutral-oil} in {@skillet} over medium-high heat, breaking it into small crumbs, until no pink remains (160°F/71°C), 7 to 8 minutes.
      4 Add {onion} and cook until it softens in the drippings, 3 minutes, then {garlic, ginger} for 30 seconds.
      5 Pile in {cabbage, carrot}. Toss over high heat until the cabbage is wilted but has some bite left, 4 to 5 minutes.
      2 Stir in {soy-sauce, rice-vinegar, sesame-oil, salt} and cook for 1 minute, until most of the liquid is gone. Spoon into bowls and sprinkle with {scallion}[ and {sesame}]. [Serve with {sriracha} on the side.]
    `,
    face: 'All that goes inside an egg roll, ground pork and cabbage, browned in one skillet',
    why: 'Shredded cabbage needs only minutes over high heat, and the bowl stays crunchy',
  },
  'char-siu': {
    names:
      'char siu, char siu pork, chinese bbq pork, chinese barbecue pork, chinese roast pork, cha siu, char siew, chinese red pork',
    title: 'Char Siu Pork',
    family: 'cantonese',
    near: 'traybake',
    beside: 'asian-cucumber-salad roasted-broccoli',
    looksLike: 'whole-roast',
    weight: 2,
    level: 2,
    types: 'Main Dish',
    meals: 'Dinner',
    methods: 'Roasted',
    equipment: 'Oven, Stovetop',
    serves: 6,
    salt: 0.4,
    list: `
      protein pork-shoulder 1000 cut into long strips 1 1/2 inches thick
      sauce hoisin-sauce 70
      sauce soy-sauce|tamari 50
      sweetener honey 75
      wine shaoxing|dry-sherry 30
      ground-spice five-spice 2.5
      aromatic garlic 9
      second-fat sesame-oil 6
      starch jasmine 420
      vegetable bok-choy 500 quartered lengthwise
      salt
    `,
    steps: `
      5+240 Stir {hoisin-sauce, soy-sauce, 1/2 honey, shaoxing, five-spice, garlic, sesame-oil} together. Turn {pork-shoulder} in it, cover and refrigerate for 4 hours, or overnight.
      3+30 Heat the oven to 400°F (200°C). Lay the strips on a rack over a foil-lined sheet pan with a little water in it, keeping the marinade. Roast for 30 minutes, turning once.
      2+20~ Meanwhile, boil {jasmine} with {water 700}; cover and keep on low for 15 minutes, plus 5 minutes to settle.
      4 Bring the marinade to a full boil in a small saucepan with {honey} and let it bubble for 3 minutes.
      3+15 Brush the strips thickly with the boiled marinade and roast until charred at the tips and 165°F (74°C) inside, 15 minutes more, brushing once again on the way.
      4+5 Steam {bok-choy} over simmering water for 3 to 4 minutes. Rest the meat for 5 minutes, slice it across and set it out with {=jasmine} and the greens, [seasoned with {salt},] and what is left of the glaze.
    `,
    face: 'Long strips roasted until sticky, mahogany and charred at the edges',
    why: 'Honey goes on late and twice, so it lacquers instead of burning',
  },
  'scallion-pancakes': {
    names:
      'scallion pancakes, scallion pancake, green onion pancakes, spring onion pancakes, cong you bing, chinese scallion pancakes, green onion pancake, onion pancakes chinese',
    family: 'cantonese',
    near: 'savory-pancake pan-flatbread',
    beside: 'hot-and-sour-soup wonton-soup',
    weight: 2,
    level: 3,
    types: 'Appetizer, Snack, Side Dish',
    meals: 'Lunch, Snack, Dinner',
    methods: 'Fried',
    equipment: 'Stovetop',
    serves: 4,
    salt: 1.1,
    list: `
      flour flour 280
      second-fat sesame-oil 20
      aromatic scallion 120 thinly sliced
      fat neutral-oil 40
      sauce soy-sauce 30
      acid rice-vinegar 20
      sweetener sugar 4
      chile flakes 0.5?
      salt
    `,
    steps: `
      6+30 Stir {flour, salt} with {water 180} just off the boil until shaggy. Knead for 4 to 5 minutes, until smooth, cover and rest for 30 minutes.
      10 Divide the dough in as many pieces as there are people. Roll each into a thin round, brush with {sesame-oil}, sprinkle with {scallion} and roll up like a rug. Wind each roll into a coil and flatten it.
      6 Roll each coil out to an 8-inch round, pressing lightly so that the layers stay.
      2 For dipping, stir {soy-sauce, rice-vinegar, sugar, flakes} together.
      14 Heat a thin film of {neutral-oil} in a skillet over medium heat and fry the pancakes one after another, adding oil as needed, until blistered and deep golden, 2 to 3 minutes a side. Cut in wedges and pass the sauce.
    `,
    face: 'Flaky, chewy rounds with scallions in every layer',
    why: 'Rolling the dough up and coiling it makes the layers',
  },
  'lions-head-meatballs': {
    names:
      "lion's head meatballs, lions head meatballs, lion head meatballs, lion’s head meatballs, chinese lion's head meatballs, shizi tou, shi zi tou, chinese pork meatballs, chinese meatballs with napa cabbage, shanghai meatballs, lion's head, chinese braised meatballs, chinese meatballs",
    title: 'Lion’s Head Meatballs with Napa Cabbage',
    family: 'shanghainese',
    near: 'wonton-soup swedish-meatballs meatballs meatball-soup',
    beside: 'white-rice asian-cucumber-salad',
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
  'chinese-steamed-eggs': {
    names:
      'chinese steamed eggs, chinese steamed egg, steamed egg custard chinese, steamed water eggs, steamed water egg, zheng shui dan, savory steamed eggs, silky steamed eggs, steamed eggs with soy sauce',
    title: 'Chinese Steamed Eggs',
    family: 'cantonese',
    looksLike: 'custard',
    near: 'chawanmushi egg-drop-soup',
    beside: 'chicken-congee',
    weight: 2,
    level: 1,
    types: 'Main Dish, Side Dish',
    meals: 'Breakfast, Dinner, Lunch',
    methods: 'Steamed',
    equipment: 'Stovetop',
    serves: 2,
    salt: 0.22,
    list: `
      egg egg 200
      stock chicken-stock|veg-stock 280 barely warm
      sauce soy-sauce|tamari 10
      fat sesame-oil 4
      aromatic scallion 8 green part, thinly sliced
      salt
    `,
    steps: `
      3 Beat {egg} with {salt} gently, without making foam. Stir in {chicken-stock}, and strain into shallow heatproof bowls. Lift off any bubbles.
      2 Bring an inch of water to a simmer in a pot with a rack or a steamer. Cover each bowl with foil or a plate, so that nothing drips on the custard.
      1+12 Set the bowls over the water, cover, and steam over low heat until the custard trembles like jelly and is 160°F (71°C) in the middle, 11 to 13 minutes.
      1 Pour {soy-sauce, sesame-oil} over and scatter with {scallion}. Eat with a spoon.
    `,
    face: 'Silken, savory custard with a pool of soy sauce on top',
    why: 'Warm broth and a low fire set the eggs without a single bubble',
  },
}
